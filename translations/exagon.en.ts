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
        <source>{name}, go on: bonuses left for a single side or to give a tile: %n.</source>
        <translation>
            <numerusform>{name}, go on: bonuses left for a single side or to give a tile: %n.</numerusform>
            <numerusform>{name}, go on: bonuses left for a single side or to give a tile: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, go on: bonuses left for a single side: %n.</source>
        <translation>
            <numerusform>{name}, go on: bonuses left for a single side: %n.</numerusform>
            <numerusform>{name}, go on: bonuses left for a single side: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n point(s) lost for the star of tile {tile}, which was not played.</source>
        <translation>
            <numerusform>{name}: %n point lost for the star of tile {tile}, which was not played.</numerusform>
            <numerusform>{name}: %n points lost for the star of tile {tile}, which was not played.</numerusform>
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
</context>
</TS>
