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
            <numerusform>wand passed on once</numerusform>
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
        <source>The other player plays with %n token(s) fewer.</source>
        <translation>
            <numerusform>The other player plays with %n token fewer.</numerusform>
            <numerusform>The other player plays with %n tokens fewer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lays out %n token(s).</source>
        <translation>
            <numerusform>{name} lays out %n token.</numerusform>
            <numerusform>{name} lays out %n tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win in %n turn(s) at most, whatever happens.</source>
        <translation>
            <numerusform>You win in %n turn at most, whatever happens.</numerusform>
            <numerusform>You win in %n turns at most, whatever happens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bring your wand across in %n turn(s), whatever {name} does.</source>
        <translation>
            <numerusform>Bring your wand across in %n turn, whatever {name} does.</numerusform>
            <numerusform>Bring your wand across in %n turns, whatever {name} does.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stop {name}’s wand: find the only move that keeps it from getting across within %n turn(s).</source>
        <translation>
            <numerusform>Stop {name}’s wand: find the only move that keeps it from getting across within %n turn.</numerusform>
            <numerusform>Stop {name}’s wand: find the only move that keeps it from getting across within %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now {name} brings the wand across in %n turn(s), whatever you do.</source>
        <translation>
            <numerusform>Now {name} brings the wand across in %n turn, whatever you do.</numerusform>
            <numerusform>Now {name} brings the wand across in %n turns, whatever you do.</numerusform>
        </translation>
    </message>
</context>
</TS>
