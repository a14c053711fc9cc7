<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
        <source>Wins with %n move(s), all of them in this turn.</source>
        <translation>
            <numerusform>Wins with %n move, all of them in this turn.</numerusform>
            <numerusform>Wins with %n moves, all of them in this turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One tile less: %n left.</source>
        <translation>
            <numerusform>One tile less: %n left.</numerusform>
            <numerusform>One tile less: %n left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more tile(s) after it, beginning with the one with star {star}.</source>
        <translation>
            <numerusform>%n more tile after it, beginning with the one with star {star}.</numerusform>
            <numerusform>%n more tiles after it, beginning with the one with star {star}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For a bonus, with %n more tile(s) after it, beginning with the one with star {star}.</source>
        <translation>
            <numerusform>For a bonus, with %n more tile after it, beginning with the one with star {star}.</numerusform>
            <numerusform>For a bonus, with %n more tiles after it, beginning with the one with star {star}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left.</source>
        <translation>
            <numerusform>%n second left.</numerusform>
            <numerusform>%n seconds left.</numerusform>
        </translation>
    </message>
</context>
</TS>
