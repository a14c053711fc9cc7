<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Awards</name>
    <message numerus="yes">
        <source>%n direct hit(s)</source>
        <translation>
            <numerusform>%n direct hit</numerusform>
            <numerusform>%n direct hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sweet(s) eaten</source>
        <translation>
            <numerusform>%n sweet eaten</numerusform>
            <numerusform>%n sweets eaten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only %n hit(s) taken</source>
        <translation>
            <numerusform>only %n hit taken</numerusform>
            <numerusform>only %n hits taken</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Holi</name>
    <message numerus="yes">
        <source>{name} ends the turn and draws %n card(s).</source>
        <translation>
            <numerusform>{name} ends the turn and draws %n card.</numerusform>
            <numerusform>{name} ends the turn and draws %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n sweet(s).</source>
        <translation>
            <numerusform>{name} takes %n sweet.</numerusform>
            <numerusform>{name} takes %n sweets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gets %n point(s) for a direct hit on {cell}.</source>
        <translation>
            <numerusform>{name} gets %n point for a direct hit on {cell}.</numerusform>
            <numerusform>{name} gets %n points for a direct hit on {cell}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gets %n point(s) for tokens on level {level}.</source>
        <translation>
            <numerusform>{name} gets %n point for tokens on level {level}.</numerusform>
            <numerusform>{name} gets %n points for tokens on level {level}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gets %n point(s) for tokens in the others’ reserves.</source>
        <translation>
            <numerusform>{name} gets %n point for tokens in the others’ reserves.</numerusform>
            <numerusform>{name} gets %n points for tokens in the others’ reserves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gets %n point(s) for having more sweets than others.</source>
        <translation>
            <numerusform>{name} gets %n point for having more sweets than others.</numerusform>
            <numerusform>{name} gets %n points for having more sweets than others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gets %n point(s) for the rivalry card “{card}”. {reason}</source>
        <translation>
            <numerusform>{name} gets %n point for the rivalry card “{card}”. {reason}</numerusform>
            <numerusform>{name} gets %n points for the rivalry card “{card}”. {reason}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has the most points: %n.</source>
        <translation>
            <numerusform>{name} has the most points: %n.</numerusform>
            <numerusform>{name} has the most points: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n point(s) and wins the tie, with more of their own tokens in the others’ reserves.</source>
        <translation>
            <numerusform>{name} has %n point and wins the tie, with more of their own tokens in the others’ reserves.</numerusform>
            <numerusform>{name} has %n points and wins the tie, with more of their own tokens in the others’ reserves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n point(s) and wins the tie, with more sweets.</source>
        <translation>
            <numerusform>{name} has %n point and wins the tie, with more sweets.</numerusform>
            <numerusform>{name} has %n points and wins the tie, with more sweets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n point(s) and wins the tie, being earlier in turn order.</source>
        <translation>
            <numerusform>{name} has %n point and wins the tie, being earlier in turn order.</numerusform>
            <numerusform>{name} has %n points and wins the tie, being earlier in turn order.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Starts with %n point(s).</source>
        <translation>
            <numerusform>Starts with %n point.</numerusform>
            <numerusform>Starts with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You collect %n sweet(s).</source>
        <translation>
            <numerusform>You collect %n sweet.</numerusform>
            <numerusform>You collect %n sweets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You send %n token(s) to other players’ reserves.</source>
        <translation>
            <numerusform>You send %n token to other players’ reserves.</numerusform>
            <numerusform>You send %n tokens to other players’ reserves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get %n more point(s) for the rivalry card “{card}”.</source>
        <translation>
            <numerusform>You get %n more point for the rivalry card “{card}”.</numerusform>
            <numerusform>You get %n more points for the rivalry card “{card}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n more token(s) on level {level}.</source>
        <translation>
            <numerusform>You have %n more token on level {level}.</numerusform>
            <numerusform>You have %n more tokens on level {level}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You make %n direct hit(s) on {player}.</source>
        <translation>
            <numerusform>You make %n direct hit on {player}.</numerusform>
            <numerusform>You make %n direct hits on {player}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You make %n direct hit(s).</source>
        <translation>
            <numerusform>You make %n direct hit.</numerusform>
            <numerusform>You make %n direct hits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sweet(s)</source>
        <translation>
            <numerusform>%n sweet</numerusform>
            <numerusform>%n sweets</numerusform>
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
        <source>%n pt(s)</source>
        <comment>points, where there is no room for the whole word</comment>
        <translation>
            <numerusform>%n pt</numerusform>
            <numerusform>%n pts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) if the game ended now</source>
        <translation>
            <numerusform>%n point if the game ended now</numerusform>
            <numerusform>%n points if the game ended now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for direct hits</source>
        <translation>
            <numerusform>%n point for direct hits</numerusform>
            <numerusform>%n points for direct hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Level {level}: there is something on %n cell(s)</source>
        <translation>
            <numerusform>Level {level}: there is something on %n cell</numerusform>
            <numerusform>Level {level}: there is something on %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {name}’s cards, face-down</source>
        <translation>
            <numerusform>%n of {name}’s cards, face-down</numerusform>
            <numerusform>%n of {name}’s cards, face-down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {name}’s tokens</source>
        <translation>
            <numerusform>%n of {name}’s tokens</numerusform>
            <numerusform>%n of {name}’s tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the deck</source>
        <translation>
            <numerusform>%n card in the deck</numerusform>
            <numerusform>%n cards in the deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) discarded</source>
        <translation>
            <numerusform>%n card discarded</numerusform>
            <numerusform>%n cards discarded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) if the game ended now, {rivalry} of them for rivalry cards</source>
        <translation>
            <numerusform>%n point if the game ended now, {rivalry} of them for rivalry cards</numerusform>
            <numerusform>%n points if the game ended now, {rivalry} of them for rivalry cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n point(s) this turn, counted as if the game ended after it.</source>
        <translation>
            <numerusform>Gain %n point this turn, counted as if the game ended after it.</numerusform>
            <numerusform>Gain %n points this turn, counted as if the game ended after it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This way you can score %n point(s) at most this turn.</source>
        <translation>
            <numerusform>This way you can score %n point at most this turn.</numerusform>
            <numerusform>This way you can score %n points at most this turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) in others’ reserves</source>
        <translation>
            <numerusform>%n token in others’ reserves</numerusform>
            <numerusform>%n tokens in others’ reserves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the others’ tokens collected</source>
        <translation>
            <numerusform>%n of the others’ tokens collected</numerusform>
            <numerusform>%n of the others’ tokens collected</numerusform>
        </translation>
    </message>
</context>
</TS>
