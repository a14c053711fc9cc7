<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Elementos</name>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wins in %n turn(s) at most, whatever comes.</source>
        <translation>
            <numerusform>Wins in %n turn at most, whatever comes.</numerusform>
            <numerusform>Wins in %n turns at most, whatever comes.</numerusform>
        </translation>
    </message>
</context>
</TS>
