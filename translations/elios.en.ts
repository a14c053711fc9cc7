<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Awards</name>
    <message numerus="yes">
        <source>%n group(s) of three placed</source>
        <translation>
            <numerusform>%n group of three placed</numerusform>
            <numerusform>%n groups of three placed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n disc(s) added</source>
        <translation>
            <numerusform>%n disc added</numerusform>
            <numerusform>%n discs added</numerusform>
        </translation>
    </message>
</context>
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
        <source>Needs %n turn(s), and did well when it was played out again and again.</source>
        <translation>
            <numerusform>Needs %n turn, and did well when it was played out again and again.</numerusform>
            <numerusform>Needs %n turns, and did well when it was played out again and again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes %n turn(s), but a joker by itself fits wherever there is room.</source>
        <translation>
            <numerusform>It takes %n turn, but a joker by itself fits wherever there is room.</numerusform>
            <numerusform>It takes %n turns, but a joker by itself fits wherever there is room.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes %n turn(s), but a beam by itself finds a place more easily than a group.</source>
        <translation>
            <numerusform>It takes %n turn, but a beam by itself finds a place more easily than a group.</numerusform>
            <numerusform>It takes %n turns, but a beam by itself finds a place more easily than a group.</numerusform>
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
        <source>Places %n beam(s), the last that you have.</source>
        <translation>
            <numerusform>Places %n beam, the last that you have.</numerusform>
            <numerusform>Places %n beams, the last that you have.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For now, %n group(s) of {player} can’t be placed any more.</source>
        <translation>
            <numerusform>For now, %n group of {player} can’t be placed any more.</numerusform>
            <numerusform>For now, %n groups of {player} can’t be placed any more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For now, %n group(s) of your opponents can’t be placed any more.</source>
        <translation>
            <numerusform>For now, %n group of your opponents can’t be placed any more.</numerusform>
            <numerusform>For now, %n groups of your opponents can’t be placed any more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes room for %n more group(s) of yours.</source>
        <translation>
            <numerusform>Makes room for %n more group of yours.</numerusform>
            <numerusform>Makes room for %n more groups of yours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Takes only %n turn(s) if every group finds its place: fewer are impossible.</source>
        <translation>
            <numerusform>Takes only %n turn if every group finds its place: fewer are impossible.</numerusform>
            <numerusform>Takes only %n turns if every group finds its place: fewer are impossible.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Places %n beam(s): no more can be placed now.</source>
        <translation>
            <numerusform>Places %n beam: no more can be placed now.</numerusform>
            <numerusform>Places %n beams: no more can be placed now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Places %n beam(s); a larger group can wait.</source>
        <translation>
            <numerusform>Places %n beam; a larger group can wait.</numerusform>
            <numerusform>Places %n beams; a larger group can wait.</numerusform>
        </translation>
    </message>
</context>
</TS>
