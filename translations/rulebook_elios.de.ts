<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>RulebookElios</name>
    <message>
        <source>Playing at this table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a group onto the sun to place it. The sun shows the level on which it would land.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a disc onto the stack, or a beam by its tip out of its bundle to split.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you can only pass, a button for it appears; P presses it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While you arrange, S suggests groups, U unties all, G says that you are ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions that come up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May I place only a part of a group?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No. A group is placed as a whole. If you want to place a part of it, [split it](#split) first; that is a turn of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May I look at the others&apos; beams?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, all groups lie open. Watch them: a disc that helps you may help somebody else more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May I put a single beam on a higher column while the rest of its group lies lower?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No. All beams of a group land on the same level. A group of one has no such worry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two of my colours have the same column now, because of a joker. May both go there?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not in one turn: a column takes one beam of a group.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can I go on a joker that lies on level 1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is none: the sun starts without jokers. Once one lies on a column, the next beam there lands above it, if the discs allow that level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Must I place a group if I can?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No. You may add a disc or split a group instead. You just can&apos;t [pass](#pass).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who begins if two of us took equally long to arrange?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The later seat. It is a matter of thousandths of a second, so it hardly ever happens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why does our game so often end blocked?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With jokers that take any colour, careful players take columns away from each other. If you don&apos;t like it, choose [“the column&apos;s colour”](#joker) for your next game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How moves are written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters: R red, O orange, Y yellow, L lime, G green, A azure, B blue, P purple, J joker. Within a group they stand in alphabetical order.</source>
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
        <source>azure on column 5, green on column 2, the joker on column 7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one more disc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green is taken out of the group; of a group of two, the first letter is named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat 2 makes three groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**Place all your beams first.** In your turn do one thing:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**Place a group**, each beam on a column of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**Add a disc** to the stack, up to nine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**Split a group**: one beam becomes a group of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**When you place a group:**</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a beam goes on its own colour or on a joker; a joker goes anywhere;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all beams land on the same level;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no beam lands above the top disc.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups have one to three beams and no colour twice, nor two jokers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever was last to arrange begins, with a group that has a joker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You pass only if you can do nothing. If all pass, the fewest beams left wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four play in teams: both partners have to place everything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**At this table:** drag a group, a disc, or a beam out of its bundle; Esc takes a half-placed group back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four players: two teams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats 1 and 3 play together against seats 2 and 4, so partners sit across from each other. Each has their own beams and places only those.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who has placed everything is skipped from then on. The team wins when both of its members have placed all their beams.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the game ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With two or three players you win at once when you have placed your last beam. With four, [both partners](#teams) have to be finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anna has one group left, and it fits: she places it and wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If everybody who still has beams passes, one after the other, the game is blocked. Whoever has the fewest beams left wins; of teams, both partners&apos; beams count together. A tie is shared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sheet doesn&apos;t speak of it, but it happens: a colour may have no column left to go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no points. The result shows how many beams each player has left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beams of eight colours make a sun, and you build it higher together. Whoever places all their own beams on it first wins. Four players play in two teams.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In your turn you [place a group](#place) of your beams, [add a disc](#disc) to let the sun grow, or [split a group](#split) that you can&apos;t place as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is in the box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>40 beams: 5 in each of 8 colours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 white beams: the jokers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>9 discs, which make the middle of the sun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lime</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Azure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Purple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goes on any colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every colour also has a mark of its own, so that nobody has to tell them apart by colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two discs go on top of each other into the middle of the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Around them lies one beam of each colour, in any order, without jokers. These are the eight columns of the sun. They are numbered 1 to 8 clockwise from the top.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other 32 beams go into the bag. Everybody draws as many as the table says and gets their jokers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beams for each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jokers for each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With three players, two beams stay in the bag and one joker in the box: they are out of this game. What lies before you is open for everybody to see.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sun at the beginning: eight columns, each with one beam on level 1, and two discs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody sorts their beams into groups of one, two or three. **No group has the same colour twice.** All your beams have to be in a group.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White is a colour, too: no group has two jokers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sheet says that a group can&apos;t hold two beams of one colour, and jokers are white.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All arrange at the same time. **Whoever finishes last begins the game.** When you have said that you are ready, your groups stay as they are until your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On one machine you arrange one after the other. Each of you is timed, and whoever took longest begins. The turns start when everybody is ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anna sorts her beams. Each bundle holds beams of different colours, at most three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this table: drag beams from bundle to bundle, or into an empty place for a new one. “Suggest” makes groups for you, “Untie all” starts over, “Ready” ends it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green, azure and a joker can be one group. Red, red and blue can&apos;t: red is in it twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large groups empty your side of the table fast, but all their beams must fit at the same time and [on the same level](#place). Small ones fit more easily.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play goes around clockwise. In your turn you do exactly one of these three things:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[place one of your groups](#place) on the sun,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[add a disc](#disc) to the stack in the middle,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[split one of your groups](#split) in two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You place and split only groups that lie before you, and a group is placed as a whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The very first turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player who begins has to place a group with a joker in it. Nothing else is allowed in this one turn: no disc, no splitting, no passing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is always possible. All columns have one beam and two discs lie in the middle, so every beam of the group finds the column of its colour, and the joker goes on any other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placing a group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put each beam of the group on a column of its own. Three things have to be right for all of them, as the sun stands before you place:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**Colour.** A beam goes on its own colour or on a [joker](#joker). A joker goes on any column.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**Level.** All beams of the group land on the same level, so the columns that you choose are equally high.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**Discs.** No beam lands higher than the top disc: with two discs you can build up to level 2, with three up to level 3, and so on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two beams of a group never go on the same column: the second would land on another level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anna holds the group of green, blue and a joker. Green goes on column 5, blue on column 7, and the joker on any of the others: all are one beam high.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column 5 holds two beams and column 6 one. Azure and green together would land on levels 2 and 3, so they can&apos;t be placed as a group.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two discs lie in the middle, and a column has two beams. Nothing goes on it until somebody [adds a disc](#disc).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this table: drag the group onto the sun. Where each beam can go in just one way, all of them land at once; otherwise you put them on the glowing columns one by one. Esc takes the group back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The small drawing beside the sun shows all columns as bars with the line of the discs: so you see which ones are at the same level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A joker goes on every column, whatever its colour. Like any other beam it has to land on the level of its group, and not above the discs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A joker may be covered by any colour, and from then on the column asks for that colour. So the colours of columns change, and a colour can lose its last column. This is how the game is played unless you choose otherwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sheet says that a beam goes on its own colour or on a joker, and nothing more about jokers. Read as it stands, that allows any colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When you set up a game, you can choose “the column&apos;s colour” instead: a column keeps the colour of its highest beam that is not a joker, and only this colour or another joker goes on a joker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A published review explains the game like this. Then no game is ever blocked: a column never needs more than nine levels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A joker lies on top of column 1, which was red. With a third disc any colour may go there; with “the column&apos;s colour” only red or another joker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column 1 shows red and on it a joker. Blue goes on it, at level 3. From now on column 1 takes blue and jokers only; red has to look elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adding a disc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put one more disc on the stack in the middle. Everybody may now build one level higher. There are nine discs; when all lie on the stack, none can be added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A third disc lies on the stack: level 3 is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this table: drag a disc from beside the sun onto the stack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Splitting a group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make two smaller groups out of one: you take one of its beams out, and it becomes a group of its own. A single beam can&apos;t be split.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Splitting takes a whole turn. The two parts stay apart: groups are never joined again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bruno has taken one beam out of a group of three: now it lies beside the other two as a group of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this table: drag a beam by its tip out of its bundle, onto the place that glows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You pass only if you can do nothing at all: none of your groups fits anywhere, no disc is left, and you have no group to split.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sheet doesn&apos;t say what happens then. As long as something is possible you have to do it, even if it doesn&apos;t help you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can come back: if another player changes the sun, your beams may fit again in your next turn.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
