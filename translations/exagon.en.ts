<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Awards</name>
    <message numerus="yes">
        <source>%n tile(s) in one turn</source>
        <translation>
            <numerusform>%n tile in one turn</numerusform>
            <numerusform>%n tiles in one turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus(es) earned</source>
        <translation>
            <numerusform>%n bonus earned</numerusform>
            <numerusform>%n bonuses earned</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Exagon</name>
    <message numerus="yes">
        <source>seat {seat} has %n tile(s)</source>
        <translation>
            <numerusform>seat {seat} has %n tile</numerusform>
            <numerusform>seat {seat} has %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n fewer tile(s), and {seconds} more seconds of sand each turn.</source>
        <translation>
            <numerusform>Up to %n fewer tile, and {seconds} more seconds of sand each turn.</numerusform>
            <numerusform>Up to %n fewer tiles, and {seconds} more seconds of sand each turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, go on: %n bonus(es) left for matching a single side or giving a tile away.</source>
        <translation>
            <numerusform>{name}, go on: %n bonus left for matching a single side or giving a tile away.</numerusform>
            <numerusform>{name}, go on: %n bonuses left for matching a single side or giving a tile away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, go on: %n bonus(es) left for matching a single side.</source>
        <translation>
            <numerusform>{name}, go on: %n bonus left for matching a single side.</numerusform>
            <numerusform>{name}, go on: %n bonuses left for matching a single side.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gets %n point(s) for winning the game.</source>
        <translation>
            <numerusform>{name} gets %n point for winning the game.</numerusform>
            <numerusform>{name} gets %n points for winning the game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses %n point(s) for the jolly area on the unplayed tile with star {tile}.</source>
        <translation>
            <numerusform>{name} loses %n point for the jolly area on the unplayed tile with star {tile}.</numerusform>
            <numerusform>{name} loses %n points for the jolly area on the unplayed tile with star {tile}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses %n point(s) for the unplayed tile with star {tile}.</source>
        <translation>
            <numerusform>{name} loses %n point for the unplayed tile with star {tile}.</numerusform>
            <numerusform>{name} loses %n points for the unplayed tile with star {tile}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>put down the tiles with stars {tiles} and %n more, in this order</source>
        <translation>
            <numerusform>put down the tiles with stars {tiles} and %n more, in this order</numerusform>
            <numerusform>put down the tiles with stars {tiles} and %n more, in this order</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You match one side, and your turn ends: %n tile(s) left.</source>
        <translation>
            <numerusform>You match one side, and your turn ends: %n tile left.</numerusform>
            <numerusform>You match one side, and your turn ends: %n tiles left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get rid of one tile, and then nothing fits: %n left.</source>
        <translation>
            <numerusform>You get rid of one tile, and then nothing fits: %n left.</numerusform>
            <numerusform>You get rid of one tile, and then nothing fits: %n left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You match two sides and go on: %n more tile(s) this turn.</source>
        <translation>
            <numerusform>You match two sides and go on: %n more tile this turn.</numerusform>
            <numerusform>You match two sides and go on: %n more tiles this turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You spend a bonus, but then %n more tile(s) will fit.</source>
        <translation>
            <numerusform>You spend a bonus, but then %n more tile will fit.</numerusform>
            <numerusform>You spend a bonus, but then %n more tiles will fit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win this turn, with %n more move(s).</source>
        <translation>
            <numerusform>You win this turn, with %n more move.</numerusform>
            <numerusform>You win this turn, with %n more moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile with star {tile}, star points {points}, clockwise {areas}; fits with %n side(s)</source>
        <translation>
            <numerusform>Tile with star {tile}, star points {points}, clockwise {areas}; fits with %n side</numerusform>
            <numerusform>Tile with star {tile}, star points {points}, clockwise {areas}; fits with %n sides</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From now on the hourglass runs: %n second(s) a turn.</source>
        <translation>
            <numerusform>From now on the hourglass runs: %n second a turn.</numerusform>
            <numerusform>From now on the hourglass runs: %n seconds a turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left.</source>
        <translation>
            <numerusform>%n second left.</numerusform>
            <numerusform>%n seconds left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put down all %n tile(s) on your rack this turn.</source>
        <translation>
            <numerusform>Put down all %n tile on your rack this turn.</numerusform>
            <numerusform>Put down all %n tiles on your rack this turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put down %n tile(s) this turn.</source>
        <translation>
            <numerusform>Put down %n tile this turn.</numerusform>
            <numerusform>Put down %n tiles this turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This way you can put down %n tile(s) at most this turn.</source>
        <translation>
            <numerusform>This way you can put down %n tile at most this turn.</numerusform>
            <numerusform>This way you can put down %n tiles at most this turn.</numerusform>
        </translation>
    </message>
</context>
</TS>
