<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Holi</name>
    <message>
        <source>Holi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards everybody has in hand when the game begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The usual rule: the first turn is quick, and after it you hold 3 cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can choose from your first turn on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First every player puts the pawn on a corner of the lower level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All pawns are on the courtyard already; from now on they move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card {card} is not in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>However you turn card {card}, its pattern doesn't reach these cells from your pawn with every coloured space on the level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a token on {cell} already, and a cell never holds two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pawn stands on {cell}: you can neither move there nor throw a face-down card's token there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You don't have that many tokens. Own tokens left in your reserve: {left}, cells chosen: {named}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pattern is thrown with as many tokens as it takes and you have. Tokens to place: {could}, cells chosen: {named}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last card you threw lies face-down: never throw two face-down in a row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have thrown colour in this turn already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have moved in this turn already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have changed levels in this turn already; once a turn is all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your pawn stands on {cell} already: a move goes to another cell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is slippery: pawns move only within their row or column, and {cell} is in neither.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has climbed stays up: there is a way down only with the card “Way down”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your pawn is on the upper level already: there is nothing above it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your pawn is on the lower level already: there is nothing below it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cell} lies on the border, and nobody climbs from there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To climb you need tokens on the cells beside your pawn (diagonals don't count). Needed: {needed}, there: {held}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can't climb: another pawn stands above you, on {cell}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can't go down: another pawn stands below you, on {cell}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have to throw colour before your turn can end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can't stop yet: from where your pawn stands you can still throw colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cell} is not a corner: pawns begin on a corner of the lower level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another pawn stands on {cell} already; choose a free corner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cell} on level {level}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 points for each of your tokens on a corner of any level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each of your tokens on the border of level 1; the corners don't count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 points for each row of level 1 where you have more tokens than each other player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 points for each column of level 2 where you have more tokens than each other player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sky</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6 points for the most tokens on level 3. If players are level for the most, each of them gets 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rainbow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 points for each other player with at least one token in your reserve.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clean clothes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 points for whoever has the fewest tokens of others in the reserve; if several have, for each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Streak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 points for each token of your longest straight line without a gap: in a row or a column of one level, at least 3 tokens long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Splash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each token of your largest group: tokens side by side on one level, not diagonally.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 points for each block of 2×2 tokens of yours on one level. Blocks may share tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Towers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 points for each cell that holds a token of yours on all three levels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sweet tooth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each sweet in your reserve.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sharp eye</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each direct hit gives 2 points at once instead of 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 points if your pawn stands on level 3 when the game ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6 points if each quarter (3×3 cells) of level 1 holds a token of yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slippery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pawn moves only within its row or its column.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end of a turn you draw until you hold 4 cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wild throws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may throw face-down in one turn after the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Patterns may be mirrored as well as turned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Easy climb</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To climb, tokens on three of the four cells beside yours are enough, but never from the border.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Way down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instead of climbing you may go down one level, to the same cell, if no pawn stands there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} begins on {cell}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} moves to {cell}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} climbs to {cell}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} goes down to {cell}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} can't throw colour any more and stops.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} ends the turn and draws %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} ends the turn and draws nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} throws card {card} on level {level}: {cells}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} throws a card face-down on level {level}: {cells}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} throws card {card} face-down on level {level}: {cells}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Direct hit on {name}!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} catches a falling token of the own colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} catches a falling token of {owner}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n sweet(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} takes a token of the own colour back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes a token of {owner}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That was the last token: {name} has finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without cards {name} has finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, put your pawn on a free corner of the lower level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, throw colour. You may also move and climb, before or after.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, throw colour. You may also climb, before or after.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, throw colour. You may also move, before or after.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, throw colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, you may still move and climb; then end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, you may still climb; then end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, you may still move; then end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} gets %n point(s) for a direct hit on {cell}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gets %n point(s) for tokens on level {level}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gets %n point(s) for tokens in the others' reserves.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gets %n point(s) for having more sweets than others.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gets %n point(s) for the rivalry card “{card}”. {reason}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n point(s): level with others, but with more tokens in their reserves.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n point(s): level with others, but with more sweets.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n point(s): level with others, but earlier in turn order.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>token of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n sweet(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>pawn of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cell}: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pawn of {name}, {cell}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pawn of {name}, beside the courtyard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{left} of {total} own tokens in the reserve</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for direct hits</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) of {name}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the deck</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) discarded</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>card {card} on top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the top one lies face-down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rivalry card “{title}”: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the tower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the levels side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card {card}, to be thrown face-down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card {card}: {pattern}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token to be thrown on {cell}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tower (B)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flat view (B)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour is thrown on the level where your pawn stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pawns begin on a corner of the lower level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pawn moves on its own level; to another level it goes only straight up or down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens go to the spaces of the pattern only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Face-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Face-down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the cards of your hand over; F or a double click turns a single one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Climb</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens left: {left}. Choose which spaces get them, then throw.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Choose one to three rivalry cards, or play without.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rivalry cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 (recommended)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards that score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards that change a rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A simpler game, good for the first time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are shown before the game begins; at most one of them changes a rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One to three cards that hold for everybody. Two are recommended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}: {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than one card that changes a rule is not advised, but you may.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
