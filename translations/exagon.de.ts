<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Exagon</name>
    <message>
        <source>Tile {tile} isn&apos;t on your rack: you play your own tiles only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first tile goes to the middle of the empty table, upright.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tile {other} already lies on {cell}: a tile goes onto a free place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing lies beside {cell}: a tile has to touch one that is on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tile {tile} can&apos;t go on {cell}: its {own} would meet the {other} of tile {other_tile}, and no tile ever lies against an Exagon area.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tile {tile} can&apos;t go on {cell} like this: its {own} would meet the {other} of tile {other_tile}. Every area that meets another has to match it; a jolly stands for any digit that is not on its own tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Giving a tile away costs a bonus, and you have none: match three sides or more with one tile to earn it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile is given only to another player who has exactly one tile; {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until two tiles lie on the table, you have to put one down as long as one of yours fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until two tiles lie on the table the hourglass does not run: time can&apos;t be out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exagon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this seat is your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>seat {seat} has %n tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>jolly area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exagon area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} uses a bonus to give {taker} the last tile, {tile}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} uses a bonus to give tile {tile} to {taker}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} puts tile {tile} on {cell} and matches all six sides: a perfect fit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} puts the last tile, {tile}, on {cell}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} lays tile {tile} in the middle of the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} puts tile {tile} on {cell}, matches {sides} sides and earns a bonus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} puts tile {tile} on {cell}, matches {sides} sides and earns {bonus} bonuses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} uses a bonus to put tile {tile} on {cell}, where it matches only one side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} joins tile {tile} on {cell} to the first one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} puts tile {tile} on {cell}: only one side matches, so the turn ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} puts tile {tile} on {cell} and matches two sides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s time is out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} can join no tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} ends the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} ends the turn without putting a tile down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, join one tile to the one on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, lay the first tile in the middle of the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name}, go on: bonuses left for a single side or to give a tile: %n.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, go on with two sides or more, or end the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, put tiles down: two sides or more, and the turn goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {points} points for winning the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {points} points are not lost, as a total never falls below 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {lost} points lost for the jolly area of tile {tile}, which was not played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n point(s) lost for the star of tile {tile}, which was not played.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has no tile left and wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} matched all six sides of a tile, a perfect fit, and wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a whole round nobody put down or gave a tile. {name} has the fewest tiles left and wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a whole round nobody put down or gave a tile. Of those with the fewest tiles left, {name} has the fewest star points and wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a whole round nobody put down or gave a tile. {names} and {name} share the win: equally few tiles left, and equally few star points on them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hourglass stands still</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody looks at the tiles meanwhile. Go on when everybody agrees: the sand runs on where it stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in all</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give it to {name}: uses a bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{fitting} of {sides} sides match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your last tile: you win!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6 sides: a perfect fit, you win!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sides} sides: +{bonus} bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 sides: you go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 side: uses a bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 side: ends your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody agrees: go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort the tiles in the rack by something else (S)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the hourglass and cover the tiles, if everybody agrees (P)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End your turn (E)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hourglass stands still until everybody agrees to go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, no tile fits: give one away, or end the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, none of your tiles fits now: end the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>jolly</source>
        <comment>one area of a tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exagon</source>
        <comment>one area of a tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tile {tile}, sum {sum}, star points {points}, clockwise {areas}; fits somewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tile {tile}, sum {sum}, star points {points}, clockwise {areas}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cell}: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cell}, free, beside a tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cell}, free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sorted by sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sorted by star points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best fit first</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>How long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play against the hourglass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever gets the tile with the star 39 begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games are played until somebody has 50 points. The winner of a game gets 20, the others lose points for the tiles they still have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever gets rid of all tiles first, or fits one on six sides, wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn lasts a minute; what is left of it goes to the next player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody may think as long as they like.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
