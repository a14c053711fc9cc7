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
</context>
</TS>
