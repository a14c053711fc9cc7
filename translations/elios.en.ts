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
        <source>Up to %n fewer coloured beam(s).</source>
        <translation>
            <numerusform>Up to %n fewer coloured beam.</numerusform>
            <numerusform>Up to %n fewer coloured beams.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make %n group(s) like this.</source>
        <translation>
            <numerusform>Make %n group like this.</numerusform>
            <numerusform>Make %n groups like this.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n turn(s), and these groups did well in trial games.</source>
        <translation>
            <numerusform>You need %n turn, and these groups did well in trial games.</numerusform>
            <numerusform>You need %n turns, and these groups did well in trial games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need only %n turn(s) if every group finds its place: it can’t be done in fewer.</source>
        <translation>
            <numerusform>You need only %n turn if every group finds its place: it can’t be done in fewer.</numerusform>
            <numerusform>You need only %n turns if every group finds its place: it can’t be done in fewer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n turn(s), but a joker by itself fits wherever there is room.</source>
        <translation>
            <numerusform>You need %n turn, but a joker by itself fits wherever there is room.</numerusform>
            <numerusform>You need %n turns, but a joker by itself fits wherever there is room.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n turn(s), but a beam by itself finds a place more easily than a group.</source>
        <translation>
            <numerusform>You need %n turn, but a beam by itself finds a place more easily than a group.</numerusform>
            <numerusform>You need %n turns, but a beam by itself finds a place more easily than a group.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win in %n turn(s) at most, whatever the others do.</source>
        <translation>
            <numerusform>You win in %n turn at most, whatever the others do.</numerusform>
            <numerusform>You win in %n turns at most, whatever the others do.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You open level {level}: then %n more group(s) can be placed.</source>
        <translation>
            <numerusform>You open level {level}: then %n more group can be placed.</numerusform>
            <numerusform>You open level {level}: then %n more groups can be placed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You place %n beam(s), the last you have.</source>
        <translation>
            <numerusform>You place %n beam, the last you have.</numerusform>
            <numerusform>You place %n beams, the last you have.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep {player} from placing %n group(s) for now.</source>
        <translation>
            <numerusform>You keep {player} from placing %n group for now.</numerusform>
            <numerusform>You keep {player} from placing %n groups for now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep your opponents from placing %n group(s) for now.</source>
        <translation>
            <numerusform>You keep your opponents from placing %n group for now.</numerusform>
            <numerusform>You keep your opponents from placing %n groups for now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place all your beams in %n turn(s), whatever {name} does.</source>
        <translation>
            <numerusform>Place all your beams in %n turn, whatever {name} does.</numerusform>
            <numerusform>Place all your beams in %n turns, whatever {name} does.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold {name} off: find the only move that keeps {name} from placing all their beams within %n turn(s).</source>
        <translation>
            <numerusform>Hold {name} off: find the only move that keeps {name} from placing all their beams within %n turn.</numerusform>
            <numerusform>Hold {name} off: find the only move that keeps {name} from placing all their beams within %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now {name} places all their beams in %n turn(s), whatever you do.</source>
        <translation>
            <numerusform>Now {name} places all their beams in %n turn, whatever you do.</numerusform>
            <numerusform>Now {name} places all their beams in %n turns, whatever you do.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You place %n beam(s): no more will fit now.</source>
        <translation>
            <numerusform>You place %n beam: no more will fit now.</numerusform>
            <numerusform>You place %n beams: no more will fit now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You place %n beam(s); a larger group can wait.</source>
        <translation>
            <numerusform>You place %n beam; a larger group can wait.</numerusform>
            <numerusform>You place %n beams; a larger group can wait.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s)</source>
        <translation>
            <numerusform>%n group</numerusform>
            <numerusform>%n groups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You make room for %n more group(s) of your own.</source>
        <translation>
            <numerusform>You make room for %n more group of your own.</numerusform>
            <numerusform>You make room for %n more groups of your own.</numerusform>
        </translation>
    </message>
</context>
</TS>
