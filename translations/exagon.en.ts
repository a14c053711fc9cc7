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
            <numerusform>%n bonus(es) earned</numerusform>
            <numerusform>%n bonus(es) earned</numerusform>
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
        <source>{name}, go on: your bonuses allow %n tile(s) with one matching side, or given away.</source>
        <translation>
            <numerusform>{name}, go on: your bonuses allow %n tile with one matching side, or given away.</numerusform>
            <numerusform>{name}, go on: your bonuses allow %n tiles with one matching side, or given away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, go on: your bonuses allow %n tile(s) with one matching side.</source>
        <translation>
            <numerusform>{name}, go on: your bonuses allow %n tile with one matching side.</numerusform>
            <numerusform>{name}, go on: your bonuses allow %n tiles with one matching side.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n point(s) for winning the game.</source>
        <translation>
            <numerusform>{name}: %n point for winning the game.</numerusform>
            <numerusform>{name}: %n points for winning the game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n point(s) lost for the jolly area of the unplayed tile with star {tile}.</source>
        <translation>
            <numerusform>{name}: %n point lost for the jolly area of the unplayed tile with star {tile}.</numerusform>
            <numerusform>{name}: %n points lost for the jolly area of the unplayed tile with star {tile}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n point(s) lost for the star of the unplayed tile with star {tile}.</source>
        <translation>
            <numerusform>{name}: %n point lost for the star of the unplayed tile with star {tile}.</numerusform>
            <numerusform>{name}: %n points lost for the star of the unplayed tile with star {tile}.</numerusform>
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
        <source>It matches one side and ends your turn: %n tile(s) left.</source>
        <translation>
            <numerusform>It matches one side and ends your turn: %n tile left.</numerusform>
            <numerusform>It matches one side and ends your turn: %n tiles left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One tile less, and then nothing fits: %n left.</source>
        <translation>
            <numerusform>One tile less, and then nothing fits: %n left.</numerusform>
            <numerusform>One tile less, and then nothing fits: %n left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win in this turn, with %n more move(s).</source>
        <translation>
            <numerusform>You win in this turn, with %n more move.</numerusform>
            <numerusform>You win in this turn, with %n more moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win in this turn, with %n more moves; next comes the tile with star {star}.</source>
        <translation>
            <numerusform>You win in this turn, with %n more moves; next comes the tile with star {star}.</numerusform>
            <numerusform>You win in this turn, with %n more moves; next comes the tile with star {star}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn goes on with %n more tiles; next comes the one with star {star}.</source>
        <translation>
            <numerusform>Your turn goes on with %n more tiles; next comes the one with star {star}.</numerusform>
            <numerusform>Your turn goes on with %n more tiles; next comes the one with star {star}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs a bonus, but %n more tiles fit after it; next comes the one with star {star}.</source>
        <translation>
            <numerusform>It costs a bonus, but %n more tiles fit after it; next comes the one with star {star}.</numerusform>
            <numerusform>It costs a bonus, but %n more tiles fit after it; next comes the one with star {star}.</numerusform>
        </translation>
    </message>
</context>
</TS>
