<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Ask</name>
    <message numerus="yes">
        <source>{things}; and %n more</source>
        <translation>
            <numerusform>{things}; and %n more</numerusform>
            <numerusform>{things}; and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Awards</name>
    <message numerus="yes">
        <source>%n second(s) a move</source>
        <translation>
            <numerusform>%n second a move</numerusform>
            <numerusform>%n seconds a move</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>behind for %n move(s), and still won</source>
        <translation>
            <numerusform>behind for %n move, and still won</numerusform>
            <numerusform>behind for %n moves, and still won</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message numerus="yes">
        <source>The lead changed %n time(s).</source>
        <translation>
            <numerusform>The lead changed once.</numerusform>
            <numerusform>The lead changed %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>End</name>
    <message numerus="yes">
        <source>%n more point(s), and it would have been {name}’s.</source>
        <translation>
            <numerusform>%n more point, and it would have been {name}’s.</numerusform>
            <numerusform>%n more points, and it would have been {name}’s.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Second place: {name}, %n point(s) behind.</source>
        <translation>
            <numerusform>Second place: {name}, %n point behind.</numerusform>
            <numerusform>Second place: {name}, %n points behind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Second place: {name}, with %n left.</source>
        <translation>
            <numerusform>Second place: {name}, with %n left.</numerusform>
            <numerusform>Second place: {name}, with %n left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Games won so far, and %n draw(s)</source>
        <translation>
            <numerusform>Games won so far, and %n draw</numerusform>
            <numerusform>Games won so far, and %n draws</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Family</name>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n won</numerusform>
            <numerusform>%n won</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message numerus="yes">
        <source>Rotate it %n time(s).</source>
        <translation>
            <numerusform>Rotate it once.</numerusform>
            <numerusform>Rotate it %n times.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message numerus="yes">
        <source>Solved on %n day(s) this week</source>
        <translation>
            <numerusform>Solved on %n day this week</numerusform>
            <numerusform>Solved on %n days this week</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show %n game(s) that can’t be read</source>
        <translation>
            <numerusform>Show %n game that can’t be read</numerusform>
            <numerusform>Show %n games that can’t be read</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message numerus="yes">
        <source>{file}: {game}, %n move(s), seat {seats} to move</source>
        <translation>
            <numerusform>{file}: {game}, %n move, seat {seats} to move</numerusform>
            <numerusform>{file}: {game}, %n moves, seat {seats} to move</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: {game}, %n move(s), still arranging: {seats}</source>
        <translation>
            <numerusform>{file}: {game}, %n move, still arranging: {seats}</numerusform>
            <numerusform>{file}: {game}, %n moves, still arranging: {seats}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: {game}, %n move(s), won by seat {seats}</source>
        <translation>
            <numerusform>{file}: {game}, %n move, won by seat {seats}</numerusform>
            <numerusform>{file}: {game}, %n moves, won by seat {seats}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: {game}, %n move(s), drawn</source>
        <translation>
            <numerusform>{file}: {game}, %n move, drawn</numerusform>
            <numerusform>{file}: {game}, %n moves, drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: {game} tournament, %n game(s), totals {totals}, won by seat {seats}</source>
        <translation>
            <numerusform>{file}: {game} tournament, %n game, totals {totals}, won by seat {seats}</numerusform>
            <numerusform>{file}: {game} tournament, %n games, totals {totals}, won by seat {seats}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: {game} tournament, %n game(s), totals {totals}, under way</source>
        <translation>
            <numerusform>{file}: {game} tournament, %n game, totals {totals}, under way</numerusform>
            <numerusform>{file}: {game} tournament, %n games, totals {totals}, under way</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{star} is about as strong as {name}, going by %n finished game(s).</source>
        <translation>
            <numerusform>{star} is about as strong as {name}, going by %n finished game.</numerusform>
            <numerusform>{star} is about as strong as {name}, going by %n finished games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Names can have up to %n letter(s).</source>
        <translation>
            <numerusform>Names can have up to %n letter.</numerusform>
            <numerusform>Names can have up to %n letters.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Podium</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Programs</name>
    <message numerus="yes">
        <source>The program “{program}” didn’t move within %n second(s).</source>
        <translation>
            <numerusform>The program “{program}” didn’t move within %n second.</numerusform>
            <numerusform>The program “{program}” didn’t move within %n seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message numerus="yes">
        <source>To try again: %n puzzle(s)</source>
        <translation>
            <numerusform>To try again: %n puzzle</numerusform>
            <numerusform>To try again: %n puzzles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can try it again in %n day(s).</source>
        <translation>
            <numerusform>You can try it again in %n day.</numerusform>
            <numerusform>You can try it again in %n days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) found in this game.</source>
        <translation>
            <numerusform>%n puzzle found in this game.</numerusform>
            <numerusform>%n puzzles found in this game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) found so far.</source>
        <translation>
            <numerusform>%n puzzle found so far.</numerusform>
            <numerusform>%n puzzles found so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) couldn’t be read: damaged, or from a newer version.</source>
        <translation>
            <numerusform>%n puzzle couldn’t be read: damaged, or from a newer version.</numerusform>
            <numerusform>%n puzzles couldn’t be read: damaged, or from a newer version.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Recap</name>
    <message numerus="yes">
        <source>{name} made %n move(s) in one turn.</source>
        <translation>
            <numerusform>{name} made %n move in one turn.</numerusform>
            <numerusform>{name} made %n moves in one turn.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message numerus="yes">
        <source>All games: %n hit(s).</source>
        <translation>
            <numerusform>All games: %n hit.</numerusform>
            <numerusform>All games: %n hits.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n hour</numerusform>
            <numerusform>%n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n won</numerusform>
            <numerusform>%n won</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message numerus="yes">
        <source>It can go to %n place(s).</source>
        <translation>
            <numerusform>It can go to %n place.</numerusform>
            <numerusform>It can go to %n places.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message numerus="yes">
        <source>%n more file(s) can’t be opened either.</source>
        <translation>
            <numerusform>%n more file can’t be opened either.</numerusform>
            <numerusform>%n more files can’t be opened either.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>When</name>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>%n minute ago</numerusform>
            <numerusform>%n minutes ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>%n day ago</numerusform>
            <numerusform>%n days ago</numerusform>
        </translation>
    </message>
</context>
</TS>
