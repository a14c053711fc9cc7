<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Awards</name>
    <message numerus="yes">
        <source>%n token(s) taken</source>
        <translation>
            <numerusform>%n token taken</numerusform>
            <numerusform>%n tokens taken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) flipped</source>
        <translation>
            <numerusform>%n token flipped</numerusform>
            <numerusform>%n tokens flipped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wand passed on %n time(s)</source>
        <translation>
            <numerusform>wand passed on %n time</numerusform>
            <numerusform>wand passed on %n times</numerusform>
        </translation>
    </message>
</context>
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
        <source>You win in %n turn(s) at most, whatever happens.</source>
        <translation>
            <numerusform>You win in %n turn at most, whatever happens.</numerusform>
            <numerusform>You win in %n turns at most, whatever happens.</numerusform>
        </translation>
    </message>
</context>
</TS>
