<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>RulebookHoli</name>
    <message>
        <source>Playing at this table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a card from your hand over the courtyard: you see where its tokens would go. R or the wheel turns it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F or a double click turns a card in your hand face-down, and face-up again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag your pawn to move it. C climbs, E ends your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B changes between the tower and the three levels side by side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click an open rivalry card to read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With too few tokens for a pattern, choose the spaces and press T to throw, or X to take it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden are the cards in the hands, the order of the decks and what was thrown face-down. Everything else lies open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions that come up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May I move first and throw from there?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes. Throwing, moving and climbing come in any order. You may even move, throw and then climb.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do I collect sweets that I throw a token on?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No. The token lies beside the sweets. Whoever moves there collects both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May I throw a token on my own pawn&apos;s cell?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No. With a card without a mark your pawn stands on a coloured space, and that one gets no token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does a token stay up if I collect the one below it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It falls on you: when your pawn comes to a cell, the tokens above it come down, and you catch them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do I hit somebody who stands on another level?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A direct hit happens only on your own level. But colour that falls from above can be caught by a pawn below; it counts 2 points at the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Are the tokens of others in my reserve good for anything?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not for you: each is worth 2 points to its owner. But with some [rivalry cards](#rivalry) it matters how many you have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What if my deck is empty?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play on with the cards in your hand. After the turn in which you throw the last one, you have finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I get own tokens back after I have finished. May I go on?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No. Who has finished stays finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why can I undo so little?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing cards shows you something new, and that can&apos;t be forgotten again. Before you end your turn, you can take back all of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How moves are written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pawn begins on a1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>card 7 face-up, tokens on c4 and d5: by column, then by row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>card 7 face-down, a token on c4; the others see “drop ? c4”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pawn moves to c4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one level up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one level down, with the card “Way down”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the turn ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing can be thrown: this player has finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**In your turn, in any order, each once. You must throw.**</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**Throw face-up:** your pawn on a coloured space or on the mark, tokens on the other coloured spaces. Turned, never mirrored; no cell holds two tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**Throw face-down:** one token on any free cell of your level; never twice in a row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**Move** to any cell of your level without a pawn. You collect what lies there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**Climb**, if all four cells beside you hold tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then draw until you hold three cards. A token on a pawn is a direct hit: 1 point, and it goes into that player&apos;s reserve. On levels 2 and 3 tokens fall where nothing lies below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have finished when your own tokens or your cards are used up, or when you can&apos;t throw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>own token on level 1, 2, 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>own token in another&apos;s reserve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each player with fewer sweets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>direct hit, at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**At this table:** R turns a card, F turns it face-down, C climbs, E ends the turn, B changes the view.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finishing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player has finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at once, when no token of their own colour is left in their reserve after throwing;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when they hold no card after the end of their turn;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when they [stop](#stop) because they can&apos;t throw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who has finished does nothing more: no moving, no drawing, whatever comes into their reserve later. Their pawn stays where it is and can still be hit. The others play on, and finished players are skipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the game ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When all players have [finished](#finish), everything is [counted](#score). There is always exactly one winner: the most points win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If that is a tie, these decide, one after the other: more own tokens in other players&apos; reserves; more sweets; earlier in turn order, from the first player on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each own token on level 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each own token on level 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each own token on level 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each own token in another player&apos;s reserve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each other player who has fewer sweets than you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each direct hit, counted during the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the open [rivalry cards](#rivalry)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as they say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end of a game: every token is counted on the level where it lies now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three players have 6, 6 and 2 sweets. The first two get 5 points each, because one player has fewer; nobody gets points for a tie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens that are left in your own reserve are worth nothing. After the game the list of points says where each of them came from; click a line, and the cells light up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rivalry cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rivalry cards that lie open hold for everybody. Most of them give points at the end. “The most” always means more than each other player, and at least one: a tie gives nobody anything, unless the card says otherwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With “Sharp eye” every direct hit gives 2 points at once. It still counts as one hit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rivalry cards that change a rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These six hold for everybody during the whole game:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With “Slippery” a move goes only along the pawn&apos;s row or column. It may still be as far as you like, and over everything in between.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With “Way down” you may go down instead of climbing: once a turn one or the other. You go to the same cell one level down, if no pawn stands there, and collect what lies there. From the lower level there is no way down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The thirteen patterns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every player has these cards. A coloured space gets a token, or your pawn stands on it; on the cards with a mark your pawn stands on the mark. Turn them as you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards with a mark place more tokens, but your pawn has to stand in just the right place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A festival of colour in a courtyard with three levels. You throw coloured powder on the ground and on each other, collect sweets and climb higher. Whoever has the most points at the end wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour that lies higher is worth more, and so is colour on the other players. See [Scoring](#score).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is in the box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The courtyard: three levels on top of each other. Level 1 is the lower, level 3 the upper one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For each player: a pawn, 25 colour tokens and [13 colour cards](#patterns).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>24 sweets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[21 rivalry cards](#rivalry).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every level has 6 columns, a to f from the left, and 6 rows, 1 to 6 from the bottom. The cell c4 lies above c4 of the level below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The levels have 6 by 6 cells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sheet doesn&apos;t give the number; published descriptions do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The 13 patterns and the 21 rivalry cards in this program are its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sheet describes how the cards work, but doesn&apos;t print them. Ours follow that description; every player has the same 13 patterns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tokens in front of you are your **reserve**. Other players&apos; colours can come into it, too: that is the powder on your clothes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two sweets go on each of the 8 cells beside the corners of level 1: a2, b1, e1, f2, a5, b6, e6 and f5. One sweet goes on each of the same cells of level 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to three [rivalry cards](#rivalry) are laid open, chosen or by chance. Two are recommended; without any, the game is simpler.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody shuffles their 13 cards into a deck and draws one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agree on who begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than one rivalry card that changes a rule makes things complicated. It is not forbidden, but by chance the program deals at most one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When you set up a game, you can choose an opening hand of three cards instead of one: then you have a choice from the first turn on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the pawns begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the first player on, everybody puts their pawn on a free corner of level 1: a1, f1, a6 or f6. Turns begin when all pawns stand; from then on they move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anna&apos;s pawn stands on a1. Bruno may begin on any of the other corners of the lower level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this table: drag your pawn to a corner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play goes around clockwise. In your turn you may do these things, in any order, each of them once:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**throw colour**, [face-up](#throw) or [face-down](#face-down): this you must do;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[move](#move) your pawn;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[climb](#climb) to the next level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once means once: when you have thrown in this turn, you can&apos;t throw again, and the same goes for moving and for climbing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn ends when you say so, and not before you have thrown. Then you draw until you hold three cards, as long as your deck has any.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If there is nothing that you could throw, see [When you can&apos;t throw](#stop).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throwing a card face-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card shows a pattern of 3 by 3 spaces. Choose a card from your hand and turn it any of four ways; it is never mirrored. Then lay the pattern, in your mind, over the level on which your pawn stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**A card without a mark:** your pawn stands on one of the coloured spaces, whichever you like. Tokens go on the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**A card with a mark:** your pawn stands on the mark. Tokens go on all coloured spaces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All coloured spaces, the pawn&apos;s included, have to lie on the level. White ones may hang over its border.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The spaces where tokens go must not hold a token, of any colour: a cell never holds two. Sweets don&apos;t matter, they stay where they are. Other pawns don&apos;t matter either: see [Direct hits](#hit).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anna holds card 2 over the courtyard. Her pawn stands on one coloured space, and the tokens would go on the other two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You throw the whole pattern: a token on every space that takes one. Only if you have too few tokens left do you choose which spaces get them; the whole pattern must still be possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card goes face-up on your discard pile. On level 2 or 3, tokens may [fall](#rain).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have two tokens left and throw a card for three. Put both on two of the three spaces; you have [finished](#finish).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Direct hits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If another pawn stands where a token of your pattern should go, that is a direct hit. The token goes into that player&apos;s reserve instead, and you get **1 point at once**.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end the token in the other&apos;s reserve is worth 2 points to you. Tokens that come down on somebody from above are no direct hits: see [Colour rain](#rain).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bruno&apos;s pawn stands on a cell of the pattern: throwing it hits Bruno.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throwing a card face-down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instead of using its pattern, you can throw a card face-down. Then put one token on any cell of your pawn&apos;s level, however far away, that holds neither a token nor a pawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can&apos;t throw face-down twice in a row: not while the top card of your discard pile lies face-down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others don&apos;t see which card it was, not even later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this table: turn the card over in your hand with F or a double click, then drag it to the cell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put your pawn on any other cell of its level, as far away as you like, unless a pawn stands there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You collect what lies there: all sweets, and the token, whatever its colour. They go into your reserve. Own tokens that come back can be thrown again; other players&apos; tokens can&apos;t, and at the end they are worth 2 points to their owner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anna picks up her pawn: it may go to every free cell of its level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens on the levels above the cell where you arrive come down on you: see [Colour rain](#rain).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Climbing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If all four cells beside your pawn (not diagonally) hold tokens, of any colour, you may climb to the same cell one level up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pawn on the border never climbs, since it doesn&apos;t have four cells beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pawn may stand on the cell above. From the upper level there is nowhere to climb. What lies above you, you collect when you arrive.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no way down again, but for the rivalry card [Way down](#rule-cards).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All four cells beside Anna&apos;s pawn hold tokens: she can climb to the middle level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour rain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour that is thrown on level 2 or 3 falls if nothing holds it:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A token falls to the same cell one level down, if that cell holds no token, and from there further down in the same way. Sweets don&apos;t hold it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If a pawn stands on a cell to which it falls, the pawn **catches** it: the token goes into that player&apos;s reserve. That is no direct hit and gives no point at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whenever a pawn comes to a cell, by moving or climbing, tokens on that cell of the levels above it come down, and the pawn catches them, unless another pawn in between does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sweets never fall: they are sticky.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anna stands on the middle level. Tokens that she throws stay there only where tokens lie below them; the others fall to the lower level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You throw on level 3. On level 2 the cell below is empty, and on level 1 the cell below that holds a token. The token falls one level and lies on level 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So to build high you need colour below: anybody&apos;s will do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When you can&apos;t throw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If, from where your pawn stands now, no card can be thrown, neither face-up nor face-down, you may stop: you have [finished](#finish). If you haven&apos;t moved or climbed yet, you may do that first and perhaps throw from there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As long as you can throw from where you stand, you can&apos;t stop; and not after you have thrown in this turn.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
