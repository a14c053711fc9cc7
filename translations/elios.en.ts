<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Elios</name>
    <message numerus="yes">
        <source>{name} has made %n group(s).</source>
        <translation>
            <numerusform>{name} has made %n group.</numerusform>
            <numerusform>{name} has made %n groups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n beam(s)</source>
        <translation>
            <numerusform>%n beam</numerusform>
            <numerusform>%n beams</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Needs %n turn(s), and the beams of each group go well together.</source>
        <translation>
            <numerusform>Needs %n turn, and the beams of each group go well together.</numerusform>
            <numerusform>Needs %n turns, and the beams of each group go well together.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wins in %n turn(s) at most, whatever the others do.</source>
        <translation>
            <numerusform>Wins in %n turn at most, whatever the others do.</numerusform>
            <numerusform>Wins in %n turns at most, whatever the others do.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opens level {level}: then %n more group(s) can be placed.</source>
        <translation>
            <numerusform>Opens level {level}: then %n more group can be placed.</numerusform>
            <numerusform>Opens level {level}: then %n more groups can be placed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Places your last %n beam(s).</source>
        <translation>
            <numerusform>Places your last %n beam.</numerusform>
            <numerusform>Places your last %n beams.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Takes away the place of %n group(s) of your opponents.</source>
        <translation>
            <numerusform>Takes away the place of %n group of your opponents.</numerusform>
            <numerusform>Takes away the place of %n groups of your opponents.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Places %n beam(s), and the joker keeps a column open.</source>
        <translation>
            <numerusform>Places %n beam, and the joker keeps a column open.</numerusform>
            <numerusform>Places %n beams, and the joker keeps a column open.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Places %n beam(s) while a column still asks for their colours.</source>
        <translation>
            <numerusform>Places %n beam while a column still asks for their colours.</numerusform>
            <numerusform>Places %n beams while a column still asks for their colours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Places %n beam(s), as many as can be.</source>
        <translation>
            <numerusform>Places %n beam, as many as can be.</numerusform>
            <numerusform>Places %n beams, as many as can be.</numerusform>
        </translation>
    </message>
</context>
</TS>
