<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>RulebookElementos</name>
    <message>
        <source>What it is about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players face each other across a narrow board. Each has nine wooden tokens and a wand. Whoever brings the wand to the far row first wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wand can&apos;t walk alone: it passes from token to token, or rides straight ahead on one. The tokens carry fire, wood and water, and [each of them takes one of the others](#take).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is in the box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wooden board with 3 columns and 8 rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>9 light tokens and 9 dark ones, with a symbol on both sides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 wands, one for each player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes wood, and is taken by water</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes water, and is taken by fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Water</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes fire, and is taken by wood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two sides of a token always differ. Each player has three tokens with fire and wood, three with wood and water and three with water and fire.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The columns are called a, b and c, the rows 1 to 8. Light sits at row 1 and goes up, dark sits at row 8 and comes down. “Ahead” always means: away from you, towards the other player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board has 8 rows: three for each player, and two between them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sheet in the box shows two homes of three by three squares and doesn&apos;t say how large the board is. Published descriptions of the wooden box give three by eight squares.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laying out the tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agree on who begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player lays the nine tokens on the three rows in front of them, in any order, with any side up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wand goes into the token in the middle: on b2 for light, b7 for dark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The usual layout, with three of each symbol face up. Both wands stand in the middle tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An arrangement always uses all nine tokens: three of each pair. Once you are ready, it stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first turn comes when both of you have laid out your tokens. Who arranges first makes no difference; with the curtain, neither sees the other&apos;s layout before their own is ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this table: drag a token onto another to swap the two, double-click it (or press F) to turn it over. “Usual layout” and “Random” lay them out for you, “Ready” ends it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take turns. In your turn you do exactly one of these three things:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[move a token](#move) one square, perhaps [taking](#take) one of your opponent&apos;s,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[turn a token over](#flip),</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[move the wand](#wand) to a neighbouring token, or ahead together with its token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can&apos;t pass. You only ever move your own tokens and your own wand, and a wand stands only in a token of its owner; on an empty square there is nothing to move and no token for a wand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moving a token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A token goes one square: straight ahead, diagonally ahead, or sideways. It never goes back, neither straight nor diagonally.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light holds the token on a4. It may go to the glowing squares: ahead, diagonally ahead or sideways, but not back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The square has to be empty, or hold a token of your opponent&apos;s that yours [takes](#take). Two tokens never share a square, so you can&apos;t go onto a token of your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The token in which your wand stands is your home and [moves differently](#home).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**Fire takes wood, wood takes water, water takes fire.** No symbol takes its own kind. Only the side that lies up counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take by moving onto the other token&apos;s square. It leaves the game for good, and yours stands in its place. Taking goes in the same directions as moving, and you never have to take.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light&apos;s fire on a4 can take the wood on b5, diagonally ahead. If that token showed water, the square wouldn&apos;t glow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A square with an opponent&apos;s token is entered by taking and in no other way: a home carries its wand to empty squares only. And where nothing stands, there is nothing to take.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turning a token over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instead of moving you may turn one of your tokens over, wherever it stands. From now on its other symbol counts. You may turn your home over, too: the wand stays in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your wood faces a fire and would be taken. If its other side is water, turn it over: now it threatens the fire instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turning can&apos;t go on for ever: see [When turning has to stop](#equilibrium).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moving the wand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wand moves in one of two ways:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**To another token.** It changes to one of your own tokens on a neighbouring square: ahead, diagonally ahead or sideways, never back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**With its token.** The token in which it stands goes one square straight ahead, to an empty square, and takes the wand along.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light&apos;s wand on b2 may change to any of the glowing tokens: one diagonally ahead on either side, and one on either side of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The square ahead of the wand is empty: the token on b2 can carry it to b3, and nowhere else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home: the token with the wand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The token in which a wand stands is a home. A home takes nothing and can&apos;t be taken, whatever symbol it shows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light&apos;s fire on a5 can&apos;t take the wood on b6: dark&apos;s wand stands in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A home moves only [with its wand](#wand), straight ahead to an empty square: not sideways, not diagonally, and not onto another token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the wand has gone on to another token, the old one is an ordinary token again, and can take and be taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When turning has to stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two tokens face each other, and both players turn theirs over again and again, each hoping for the better symbol. The rules say that this has to stop once it has come full circle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the flips made in a row, by either of you, since the last move that was not a flip. If all tokens lie again as they lay at some moment of that run, its start included, every token flipped in the run is locked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sheet says that turning stops when it gets nowhere, but not when exactly that is. Coming back to what has been there before is the first moment at which it surely got nowhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A locked token shows a little padlock. It can&apos;t be turned over until one of you has made a move that isn&apos;t a flip, even if other tokens are flipped in between. That move opens all locks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light flipped a4, dark a5, light a4, dark a5: everything lies as before, so both are locked. Light has to do something else now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If a player could do nothing at all because of locks, the locks don&apos;t bind that player in that turn. For the other one they stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody may pass, so a player must always have a move. It is very rare, but it can happen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the game ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win at once when your wand reaches the far row: row 8 for light, row 1 for dark. It makes no difference whether it was passed to a token there or carried.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light&apos;s wand stands on b7, and b8 is empty: light carries it there and wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your wand stands on a7, and another token of yours on b8. Pass the wand diagonally ahead to b8: you win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the same position, with the same player to move, stands for the third time, the game is a draw. Positions are the same when all tokens, both their sides and both wands are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sheet doesn&apos;t speak of it. Wands and tokens can move sideways for ever, and a game has to end some time. Positions count from the moment when both have laid out their tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no points: you win, you lose, or it is a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undersides, and playing from memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may look at the undersides of your own tokens at any time. Nobody ever sees the underside of an opponent&apos;s token before it is turned over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you choose “From memory” when you set up the game, nobody looks at an underside any more once both have laid out their tokens. You have to remember your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this table: press a token of yours and hold it to peek below it, or press V to see all your undersides for a moment. Ask your opponent to look away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing at this table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a token to move it or to take with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double-click a token, or press F on it, to turn it over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag the wand to another token, or straight ahead. Dragging the token below it ahead carries the wand as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who takes whom is always drawn beside the board. What was taken lies beside it, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions that come up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do I have to take if I can?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No. You always choose freely among all your moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May I turn over the token in which my wand stands?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes. As a home its symbol counts for nothing, but it will when the wand has moved on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can my wand be taken?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No. It always stands in a token, that token is a home, and a home can&apos;t be taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What blocks my wand, then?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whatever stands straight ahead of your home, if no token of yours stands beside it or diagonally ahead to pass the wand to. Losing your tokens leaves your wand lonely.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two equal symbols face each other. What happens?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing: neither takes the other. Go around it, turn yours over, or do something elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May a token on the far row still do something?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It can&apos;t go ahead any more, but it goes sideways, takes sideways, can be turned over, and can receive the wand: that wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can my tokens win without the wand?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No. Only the wand counts; tokens are its way across.</source>
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
        <source>the token on b3 moves to the empty square b4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the token on b3 takes the one on b4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the token on b3 is turned over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the wand passes from b2 to the token on c3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the token on b2 carries the wand to b3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light&apos;s nine tokens from the back row to the front, each row from a to c: the side that lies up, then the underside (F fire, W wood, A water)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**Bring your wand to the far row.** In your turn do one thing:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**Move a token** one square ahead, diagonally ahead or sideways: to an empty square, or onto an opponent&apos;s token that it takes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**Turn a token over**, wherever it stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**Pass the wand** to a token of yours on a neighbouring square: ahead, diagonally ahead or sideways.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**Carry the wand** with its token straight ahead to an empty square.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**Fire takes wood, wood takes water, water takes fire.**</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing ever goes back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The token with the wand takes nothing and can&apos;t be taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If flips come full circle, the flipped tokens are locked until somebody makes another kind of move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same position for the third time is a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**At this table:** drag to move, double-click or F to turn over, press and hold to peek, V to see all your undersides.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
