<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Awards</name>
    <message>
        <source>Boldest builder</source>
        <translation>Kühnster Bau</translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of three placed</source>
        <translation>
            <numerusform>%n Dreiergruppe gelegt</numerusform>
            <numerusform>%n Dreiergruppen gelegt</numerusform>
        </translation>
    </message>
    <message>
        <source>Keeper of the sun</source>
        <translation>Hüter der Sonne</translation>
    </message>
    <message numerus="yes">
        <source>%n disc(s) added</source>
        <translation>
            <numerusform>%n Scheibe dazugelegt</numerusform>
            <numerusform>%n Scheiben dazugelegt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>Beams left</source>
        <translation>Strahlen übrig</translation>
    </message>
    <message>
        <source>Whoever has no beams left has won; with four players, the team that has none.</source>
        <translation>Wer keine Strahlen mehr hat, hat gewonnen; zu viert das Team, das keine mehr hat.</translation>
    </message>
    <message>
        <source>Groups left</source>
        <translation>Gruppen übrig</translation>
    </message>
    <message>
        <source>How many turns it would take to place the beams, if every group found its place.</source>
        <translation>In wie vielen Zügen die Strahlen liegen könnten, wenn jede Gruppe ihren Platz fände.</translation>
    </message>
</context>
<context>
    <name>Elios</name>
    <message>
        <source>You have no group {group}: you can place or split only your own groups.</source>
        <translation>Eine Gruppe {group} hast du nicht: Du legst oder teilst nur, was vor dir liegt.</translation>
    </message>
    <message>
        <source>On column {column}, {beam} can’t go on {top}: {rule}.</source>
        <translation>Auf Säule {column} passt {beam} nicht auf {top}: {rule}.</translation>
    </message>
    <message>
        <source>No column shows {beams} or a joker now, so {group} can’t be placed.</source>
        <translation>Keine Säule zeigt gerade {beams} oder einen Joker, darum passt {group} nirgends.</translation>
    </message>
    <message>
        <source>That would be level {level}, but the top disc is on level {discs}: no beam lands above it.</source>
        <translation>Das wäre Ebene {level}, die oberste Scheibe liegt aber auf Ebene {discs}: Höher darf kein Strahl liegen.</translation>
    </message>
    <message>
        <source>Every beam of a group goes on a column of its own; here column {column} would get more than one.</source>
        <translation>Jeder Strahl einer Gruppe kommt auf eine eigene Säule; hier bekäme Säule {column} mehr als einen.</translation>
    </message>
    <message>
        <source>On the very first turn you have to place a group with a joker.</source>
        <translation>Im allerersten Zug musst du eine Gruppe mit einem Joker legen.</translation>
    </message>
    <message>
        <source>All the discs are on the stack: there are none left to add.</source>
        <translation>Alle Scheiben liegen schon auf dem Stapel: Es ist keine mehr übrig.</translation>
    </message>
    <message>
        <source>You can’t split {group} by taking out {beam}: a group of two or three is split by taking out one of its own beams.</source>
        <translation>So lässt sich {group} nicht teilen: {beam} kannst du nicht herausnehmen. Eine Zweier- oder Dreiergruppe teilst du, indem du einen ihrer eigenen Strahlen herausnimmst.</translation>
    </message>
    <message>
        <source>You can pass only when there’s nothing else to do, but {possible}.</source>
        <translation>Passen darfst du nur, wenn gar nichts anderes geht, aber {possible}.</translation>
    </message>
    <message>
        <source>Beams can’t be grouped like this: {reason}.</source>
        <translation>So lassen sich die Strahlen nicht gruppieren: {reason}.</translation>
    </message>
    <message>
        <source>Seat {seat} has finished arranging: their groups stay as they are until their turn.</source>
        <translation>Platz {seat} ist mit dem Ordnen fertig: Die Gruppen bleiben so, bis dieser Platz am Zug ist.</translation>
    </message>
    <message>
        <source>The turns begin when everybody has arranged their beams. Seats still to finish: {seats}.</source>
        <translation>Los geht es, wenn alle ihre Strahlen geordnet haben. Noch nicht fertig: Platz {seats}.</translation>
    </message>
    <message>
        <source>red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>lime</source>
        <translation>Hellgrün</translation>
    </message>
    <message>
        <source>green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>azure</source>
        <translation>Hellblau</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>Lila</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>red</source>
        <comment>with its article</comment>
        <translation>Rot</translation>
    </message>
    <message>
        <source>orange</source>
        <comment>with its article</comment>
        <translation>Orange</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>with its article</comment>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>lime</source>
        <comment>with its article</comment>
        <translation>Hellgrün</translation>
    </message>
    <message>
        <source>green</source>
        <comment>with its article</comment>
        <translation>Grün</translation>
    </message>
    <message>
        <source>azure</source>
        <comment>with its article</comment>
        <translation>Hellblau</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>with its article</comment>
        <translation>Blau</translation>
    </message>
    <message>
        <source>purple</source>
        <comment>with its article</comment>
        <translation>Lila</translation>
    </message>
    <message>
        <source>the joker</source>
        <comment>with its article</comment>
        <translation>Joker</translation>
    </message>
    <message>
        <source>a group has at most one joker</source>
        <translation>Eine Gruppe hat höchstens einen Joker</translation>
    </message>
    <message>
        <source>no colour is in a group twice, but here {colour} would be</source>
        <translation>In keiner Gruppe kommt eine Farbe zweimal vor, hier aber {colour}</translation>
    </message>
    <message>
        <source>a group has at most three beams</source>
        <translation>Eine Gruppe hat höchstens drei Strahlen</translation>
    </message>
    <message>
        <source>every beam in your hand has to be in one group, and only one</source>
        <translation>Die ganze Hand kommt in Gruppen, jeder Strahl in eine davon</translation>
    </message>
    <message>
        <source>a joker that keeps {colour}</source>
        <translation>einen Joker, der {colour} behält</translation>
    </message>
    <message>
        <source>in this game only a column’s own colour or another joker may go on a joker</source>
        <translation>In dieser Partie kommt auf einen Joker nur die Farbe der Säule oder noch ein Joker</translation>
    </message>
    <message>
        <source>you can add a disc</source>
        <translation>du kannst eine Scheibe dazulegen</translation>
    </message>
    <message>
        <source>What may go on a joker</source>
        <translation>Was auf einen Joker darf</translation>
    </message>
    <message>
        <source>A joker itself goes on any column.</source>
        <translation>Der Joker selbst passt auf jede Säule.</translation>
    </message>
    <message>
        <source>{names} and {name} have placed all their beams.</source>
        <translation>{names} und {name} haben alle Strahlen gelegt.</translation>
    </message>
    <message>
        <source>{name} has placed every beam.</source>
        <translation>{name} hat alle Strahlen gelegt.</translation>
    </message>
    <message>
        <source>The game is blocked: nobody can do anything. {names} and {name} have the fewest beams left: {left} between them.</source>
        <translation>Die Partie ist blockiert: Niemand kann mehr etwas tun. {names} und {name} haben die wenigsten Strahlen übrig: zusammen {left}.</translation>
    </message>
    <message>
        <source>The game is blocked: nobody can do anything. {name} has the fewest beams left: {left}.</source>
        <translation>Die Partie ist blockiert: Niemand kann mehr etwas tun. {name} hat die wenigsten Strahlen übrig: {left}.</translation>
    </message>
    <message numerus="yes">
        <source>Make %n group(s) like this.</source>
        <translation>
            <numerusform>Bilde so %n Gruppe.</numerusform>
            <numerusform>Bilde so %n Gruppen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place on level {level}: {landings}.</source>
        <translation>Leg auf Ebene {level}: {landings}.</translation>
    </message>
    <message>
        <source>Split {group} into {single} and {rest}.</source>
        <translation>Teile {group} in {single} und {rest}.</translation>
    </message>
    <message>
        <source>Add a disc: then there are {discs}.</source>
        <translation>Leg eine Scheibe dazu: Dann sind es {discs}.</translation>
    </message>
    <message>
        <source>Pass: you are stuck.</source>
        <translation>Passe: Du kannst nichts tun.</translation>
    </message>
    <message numerus="yes">
        <source>You need %n turn(s), and these groups did well in trial games.</source>
        <translation>
            <numerusform>Du brauchst %n Zug, und in Probepartien ging das gut aus.</numerusform>
            <numerusform>Du brauchst %n Züge, und in Probepartien ging das gut aus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need only %n turn(s) if every group finds its place: it can’t be done in fewer.</source>
        <translation>
            <numerusform>Du brauchst nur %n Zug, wenn jede Gruppe ihren Platz findet: Weniger geht nicht.</numerusform>
            <numerusform>Du brauchst nur %n Züge, wenn jede Gruppe ihren Platz findet: Weniger geht nicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n turn(s), but a joker by itself fits wherever there is room.</source>
        <translation>
            <numerusform>Du brauchst %n Zug, aber ein Joker allein passt überall, wo Platz ist.</numerusform>
            <numerusform>Du brauchst %n Züge, aber ein Joker allein passt überall, wo Platz ist.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n turn(s), but a beam by itself finds a place more easily than a group.</source>
        <translation>
            <numerusform>Du brauchst %n Zug, aber ein einzelner Strahl findet leichter einen Platz als eine Gruppe.</numerusform>
            <numerusform>Du brauchst %n Züge, aber ein einzelner Strahl findet leichter einen Platz als eine Gruppe.</numerusform>
        </translation>
    </message>
    <message>
        <source>You block the game and win it.</source>
        <translation>Du blockierst die Partie und gewinnst sie.</translation>
    </message>
    <message>
        <source>You can do nothing else.</source>
        <translation>Etwas anderes kannst du nicht tun.</translation>
    </message>
    <message>
        <source>You play for time: the columns stay as they are.</source>
        <translation>Du wartest ab: Die Säulen bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>The whole group doesn’t fit, but “{group}” will.</source>
        <translation>Die ganze Gruppe passt nicht, „{group}“ dann schon.</translation>
    </message>
    <message>
        <source>The single beam “{single}” can go on column {column} as soon as a disc makes room for it.</source>
        <translation>Der einzelne Strahl „{single}“ kann auf Säule {column}, sobald eine Scheibe dafür Platz schafft.</translation>
    </message>
    <message>
        <source>You play for time: smaller groups find a place more easily.</source>
        <translation>Du wartest ab: Kleinere Gruppen finden leichter Platz.</translation>
    </message>
    <message numerus="yes">
        <source>You keep {player} from placing %n group(s) for now.</source>
        <translation>
            <numerusform>{player} kann fürs Erste %n Gruppe weniger legen.</numerusform>
            <numerusform>{player} kann fürs Erste %n Gruppen weniger legen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep your opponents from placing %n group(s) for now.</source>
        <translation>
            <numerusform>Die Gegner können fürs Erste %n Gruppe weniger legen.</numerusform>
            <numerusform>Die Gegner können fürs Erste %n Gruppen weniger legen.</numerusform>
        </translation>
    </message>
    <message>
        <source>you can split {group}</source>
        <translation>du kannst {group} teilen</translation>
    </message>
    <message>
        <source>you can place {landings}</source>
        <translation>du kannst legen: {landings}</translation>
    </message>
    <message>
        <source>{beam} on column {column}</source>
        <translation>{beam} auf Säule {column}</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n fewer coloured beam(s).</source>
        <translation>
            <numerusform>Bis zu %n farbiger Strahl weniger.</numerusform>
            <numerusform>Bis zu %n farbige Strahlen weniger.</numerusform>
        </translation>
    </message>
    <message>
        <source>any colour</source>
        <translation>jede Farbe</translation>
    </message>
    <message>
        <source>Any beam may go on a joker, and from then on the column asks for that beam’s colour. A colour can run out of columns: if nobody can do anything any more, whoever has the fewest beams left wins.</source>
        <translation>Auf einen Joker passt jeder Strahl, und ab da verlangt die Säule dessen Farbe. So können einer Farbe die Säulen ausgehen: Kann niemand mehr etwas tun, gewinnt, wer die wenigsten Strahlen übrig hat.</translation>
    </message>
    <message>
        <source>the column’s colour</source>
        <translation>die Farbe der Säule</translation>
    </message>
    <message>
        <source>A column keeps its colour under a joker: only that colour or another joker may go on it. No game can be blocked, so somebody always places the last beam.</source>
        <translation>Eine Säule behält unter einem Joker ihre Farbe: Nur diese Farbe oder noch ein Joker darf darauf. Keine Partie kann sich festfahren, irgendwer legt immer den letzten Strahl.</translation>
    </message>
    <message numerus="yes">
        <source>{name} has made %n group(s).</source>
        <translation>
            <numerusform>{name} hat %n Gruppe gebildet.</numerusform>
            <numerusform>{name} hat %n Gruppen gebildet.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} adds a disc: now there are {discs}.</source>
        <translation>{name} legt eine Scheibe dazu: Jetzt sind es {discs}.</translation>
    </message>
    <message>
        <source>{name} splits {group} into {single} and {rest}.</source>
        <translation>{name} teilt {group} in {single} und {rest}.</translation>
    </message>
    <message>
        <source>{name} places the last beams on level {level}: {landings}.</source>
        <translation>{name} legt die letzten Strahlen auf Ebene {level}: {landings}.</translation>
    </message>
    <message>
        <source>{name} places on level {level}: {landings}.</source>
        <translation>{name} legt auf Ebene {level}: {landings}.</translation>
    </message>
    <message>
        <source>{name} is stuck and passes.</source>
        <translation>{name} kann nichts tun und passt.</translation>
    </message>
    <message>
        <source>Sort your beams into groups of one to three different colours. Still at it: {names}.</source>
        <translation>Ordnet eure Strahlen in Gruppen aus einer bis drei verschiedenen Farben. Noch dabei: {names}.</translation>
    </message>
    <message>
        <source>{name} was the last to finish and begins: place a group with a joker.</source>
        <translation>{name} war zuletzt fertig und beginnt: Leg eine Gruppe mit einem Joker.</translation>
    </message>
    <message>
        <source>{name}, place a group, add a disc or split a group.</source>
        <translation>{name}, leg eine Gruppe, leg eine Scheibe dazu oder teile eine Gruppe.</translation>
    </message>
    <message>
        <source>{name}, place a group or add a disc.</source>
        <translation>{name}, leg eine Gruppe, oder leg eine Scheibe dazu.</translation>
    </message>
    <message>
        <source>{name}, place a group or split one.</source>
        <translation>{name}, leg eine Gruppe oder teile eine.</translation>
    </message>
    <message>
        <source>{name}, no group fits now: add a disc or split a group.</source>
        <translation>{name}, jetzt passt keine Gruppe: Leg eine Scheibe dazu oder teile eine Gruppe.</translation>
    </message>
    <message>
        <source>{name}, no group fits now: add a disc.</source>
        <translation>{name}, jetzt passt keine Gruppe: Leg eine Scheibe dazu.</translation>
    </message>
    <message>
        <source>{name}, no group fits now: split one.</source>
        <translation>{name}, jetzt passt keine Gruppe: Teile eine.</translation>
    </message>
    <message>
        <source>{name} passes</source>
        <translation>{name} passt</translation>
    </message>
    <message>
        <source>{name} has placed everything</source>
        <translation>{name} hat alles gelegt</translation>
    </message>
    <message>
        <source>Column {column}: {top} on level {level}</source>
        <translation>Säule {column}: {top} auf Ebene {level}</translation>
    </message>
    <message>
        <source>The middle of the sun: {discs} discs</source>
        <translation>Die Mitte der Sonne: {discs} Scheiben</translation>
    </message>
    <message>
        <source>Take one beam out</source>
        <translation>Einen Strahl lösen</translation>
    </message>
    <message>
        <source>The rack: beams put down here go back into their group</source>
        <translation>Das Bänkchen: Strahlen, die du hier ablegst, kommen in ihre Gruppe zurück</translation>
    </message>
    <message>
        <source>A disc; left beside the sun: {left}</source>
        <translation>Eine Scheibe; neben der Sonne übrig: {left}</translation>
    </message>
    <message>
        <source>The discs beside the sun</source>
        <translation>Die Scheiben neben der Sonne</translation>
    </message>
    <message>
        <source>Take {beam} out of the group {group}</source>
        <translation>{beam} aus der Gruppe {group} lösen</translation>
    </message>
    <message>
        <source>Swap with {beam}, in group {number}</source>
        <translation>Mit {beam} in Gruppe {number} tauschen</translation>
    </message>
    <message numerus="yes">
        <source>%n beam(s)</source>
        <translation>
            <numerusform>%n Strahl</numerusform>
            <numerusform>%n Strahlen</numerusform>
        </translation>
    </message>
    <message>
        <source>{beams} · {time}</source>
        <translation>{beams} · {time}</translation>
    </message>
    <message>
        <source>With {name}</source>
        <translation>Mit {name}</translation>
    </message>
    <message>
        <source>Group: {group}</source>
        <translation>Gruppe: {group}</translation>
    </message>
    <message>
        <source>{beam}, from the group {group}</source>
        <translation>{beam}, aus der Gruppe {group}</translation>
    </message>
    <message>
        <source>{beam}, in group {number}</source>
        <translation>{beam}, in Gruppe {number}</translation>
    </message>
    <message>
        <source>Group {number}: {group}</source>
        <translation>Gruppe {number}: {group}</translation>
    </message>
    <message>
        <source>A new group</source>
        <translation>Neue Gruppe</translation>
    </message>
    <message>
        <source>A single beam goes on a column; the whole group goes on the sun.</source>
        <translation>Ein einzelner Strahl kommt auf eine Säule, die ganze Gruppe auf die Sonne.</translation>
    </message>
    <message>
        <source>Discs go on the stack in the middle of the sun.</source>
        <translation>Scheiben kommen auf den Stapel in der Mitte der Sonne.</translation>
    </message>
    <message>
        <source>Suggest</source>
        <translation>Vorschlagen</translation>
    </message>
    <message>
        <source>Untie all</source>
        <translation>Alle lösen</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Count now</source>
        <translation>Jetzt zählen</translation>
    </message>
    <message>
        <source>Make groups: up to three beams in each, no colour twice.</source>
        <translation>Bilde Gruppen: bis zu drei Strahlen in jeder, keine Farbe doppelt.</translation>
    </message>
    <message>
        <source>{name} took longest ({time}) and begins: put a group with a joker onto the sun.</source>
        <translation>{name} hat am längsten gebraucht ({time}) und beginnt: Leg eine Gruppe mit einem Joker auf die Sonne.</translation>
    </message>
    <message>
        <source>{name} has to pass: no group fits anywhere, no disc is left, and no group can be split.</source>
        <translation>{name} muss passen: Keine Gruppe passt, keine Scheibe ist übrig, und keine Gruppe lässt sich teilen.</translation>
    </message>
    <message>
        <source>Still to place: {beams}. Choose a glowing column; Esc takes the group back.</source>
        <translation>Noch zu legen: {beams}. Wähl eine leuchtende Säule; Esc nimmt die Gruppe zurück.</translation>
    </message>
    <message>
        <source>Which beam do you take out of the group {group}? Esc keeps it together.</source>
        <translation>Welcher Strahl soll die Gruppe {group} verlassen? Esc hält sie zusammen.</translation>
    </message>
    <message>
        <source>{name}, place a group: at least one of yours fits.</source>
        <translation>{name}, leg eine Gruppe: Mindestens eine von deinen passt.</translation>
    </message>
    <message>
        <source>Disc {discs}</source>
        <translation>Scheibe {discs}</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>Ebene {level}</translation>
    </message>
    <message>
        <source>You place your last beams and win.</source>
        <translation>Du legst deine letzten Strahlen und gewinnst.</translation>
    </message>
    <message numerus="yes">
        <source>You win in %n turn(s) at most, whatever the others do.</source>
        <translation>
            <numerusform>Du gewinnst in höchstens %n Zug, was die anderen auch tun.</numerusform>
            <numerusform>Du gewinnst in höchstens %n Zügen, was die anderen auch tun.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You open level {level}: then %n more group(s) can be placed.</source>
        <translation>
            <numerusform>Du öffnest Ebene {level}: Dann lässt sich %n Gruppe mehr legen.</numerusform>
            <numerusform>Du öffnest Ebene {level}: Dann lassen sich %n Gruppen mehr legen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You place %n beam(s), the last you have.</source>
        <translation>
            <numerusform>Du legst %n Strahl, deinen letzten.</numerusform>
            <numerusform>Du legst %n Strahlen, deine letzten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You use column {column}, the only one that takes {colour} now.</source>
        <translation>Du nutzt Säule {column}, die einzige, die jetzt {colour} annimmt.</translation>
    </message>
    <message numerus="yes">
        <source>You place %n beam(s): no more will fit now.</source>
        <translation>
            <numerusform>Du legst %n Strahl: Mehr geht jetzt nicht.</numerusform>
            <numerusform>Du legst %n Strahlen: Mehr geht jetzt nicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You place %n beam(s); a larger group can wait.</source>
        <translation>
            <numerusform>Du legst %n Strahl; eine größere Gruppe kann warten.</numerusform>
            <numerusform>Du legst %n Strahlen; eine größere Gruppe kann warten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place them all</source>
        <translation>Alle Strahlen legen</translation>
    </message>
    <message>
        <source>Hold them off</source>
        <translation>Aufhalten</translation>
    </message>
    <message numerus="yes">
        <source>Place all your beams in %n turn(s), whatever {name} does.</source>
        <translation>
            <numerusform>Leg alle deine Strahlen in %n Zug, was {name} auch tut.</numerusform>
            <numerusform>Leg alle deine Strahlen in %n Zügen, was {name} auch tut.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold {name} off: find the only move that keeps {name} from placing all their beams within %n turn(s).</source>
        <translation>
            <numerusform>Halte {name} auf: Nur ein einziger Zug verhindert, dass {name} in %n Zug alle Strahlen legt.</numerusform>
            <numerusform>Halte {name} auf: Nur ein einziger Zug verhindert, dass {name} innerhalb von %n Zügen alle Strahlen legt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now you can’t place all your beams in time.</source>
        <translation>Damit lassen sich deine Strahlen nicht mehr alle rechtzeitig legen.</translation>
    </message>
    <message>
        <source>Now {name} wins.</source>
        <translation>Damit gewinnt {name}.</translation>
    </message>
    <message>
        <source>You’re out of turns, and not all your beams are placed.</source>
        <translation>Deine Züge sind verbraucht, und nicht alle deine Strahlen sind gelegt.</translation>
    </message>
    <message numerus="yes">
        <source>Now {name} places all their beams in %n turn(s), whatever you do.</source>
        <translation>
            <numerusform>Damit legt {name} alle Strahlen in %n Zug, was du auch tust.</numerusform>
            <numerusform>Damit legt {name} alle Strahlen in %n Zügen, was du auch tust.</numerusform>
        </translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Discs</source>
        <translation>Scheiben</translation>
    </message>
    <message numerus="yes">
        <source>%n group(s)</source>
        <translation>
            <numerusform>%n Gruppe</numerusform>
            <numerusform>%n Gruppen</numerusform>
        </translation>
    </message>
    <message>
        <source>{groups} · {time}</source>
        <translation>{groups} · {time}</translation>
    </message>
    <message>
        <source>a beam needs its own colour or a joker below it</source>
        <translation>Ein Strahl braucht die eigene Farbe oder einen Joker unter sich</translation>
    </message>
    <message>
        <source>The game is blocked: nobody can do anything. Both teams have the same number of beams left: {left} each.</source>
        <translation>Die Partie ist blockiert: Niemand kann mehr etwas tun. Beide Teams haben gleich viele Strahlen übrig: je {left}.</translation>
    </message>
    <message>
        <source>The game is blocked: nobody can do anything. {names} and {name} tie for the fewest beams left: {left} each.</source>
        <translation>Die Partie ist blockiert: Niemand kann mehr etwas tun. {names} und {name} haben gleich wenige Strahlen übrig: je {left}.</translation>
    </message>
    <message>
        <source>Nobody can ever place a beam again: whoever has the fewest left wins.</source>
        <translation>Niemand kann mehr einen Strahl legen: Wer die wenigsten übrig hat, gewinnt.</translation>
    </message>
    <message numerus="yes">
        <source>You make room for %n more group(s) of your own.</source>
        <translation>
            <numerusform>Du schaffst Platz für %n weitere Gruppe von dir.</numerusform>
            <numerusform>Du schaffst Platz für %n weitere Gruppen von dir.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, {line}: {groups}</source>
        <translation>{name}, {line}: {groups}</translation>
    </message>
    <message>
        <source>All beams of a group land on the same level; here they would land on levels {levels}.</source>
        <translation>Alle Strahlen einer Gruppe landen auf derselben Ebene; hier wären es die Ebenen {levels}.</translation>
    </message>
</context>
<context>
    <name>EliosLessons</name>
    <message>
        <source>Tie your beams into groups</source>
        <translation>Binde deine Strahlen zu Gruppen</translation>
    </message>
    <message>
        <source>Whoever gets rid of all their beams first wins. You place them in groups: one to three beams, all of different colours. Put a beam into another group if you like, and press “Ready”.</source>
        <translation>Wer zuerst alle Strahlen los ist, gewinnt. Gelegt wird in Gruppen: ein bis drei Strahlen, alle von verschiedener Farbe. Leg einen in eine andere Gruppe, wenn du magst, und drück auf „Fertig“.</translation>
    </message>
    <message>
        <source>Take your time in a real game, too: the last to be ready begins.</source>
        <translation>Lass dir auch in einer echten Partie Zeit: Wer zuletzt fertig ist, beginnt.</translation>
    </message>
    <message>
        <source>The first group</source>
        <translation>Die erste Gruppe</translation>
    </message>
    <message>
        <source>Let’s go on with these five groups. A beam goes onto its own colour, the white joker anywhere. The first group placed needs a joker: put that one onto the sun, and its joker onto the lit column.</source>
        <translation>Weiter geht es mit diesen fünf Gruppen. Ein Strahl kommt auf seine Farbe, der weiße Joker überallhin. Die erste Gruppe braucht einen Joker: Leg sie auf die Sonne und den Joker auf die Säule, die leuchtet.</translation>
    </message>
    <message>
        <source>Each onto its own colour</source>
        <translation>Jeder auf seine Farbe</translation>
    </message>
    <message>
        <source>Place orange and yellow: each beam finds the column of its colour by itself.</source>
        <translation>Leg Orange und Gelb: Jeder Strahl findet von selbst die Säule seiner Farbe.</translation>
    </message>
    <message>
        <source>You could, but now place the group of orange and yellow.</source>
        <translation>Das ginge auch, aber leg jetzt die Gruppe mit Orange und Gelb.</translation>
    </message>
    <message>
        <source>All on the same level</source>
        <translation>Alle auf derselben Ebene</translation>
    </message>
    <message>
        <source>All beams of a group have to land on the same level. Only one of your groups can be placed now: look how high the columns are, and place it.</source>
        <translation>Alle Strahlen einer Gruppe müssen auf derselben Ebene landen. Nur eine deiner Gruppen passt jetzt: Schau, wie hoch die Säulen sind, und leg diese Gruppe.</translation>
    </message>
    <message>
        <source>Right: both columns were the same height. The small picture of the columns shows it best.</source>
        <translation>Richtig: Beide Säulen waren gleich hoch. Am besten sieht man das auf dem kleinen Bild der Säulen.</translation>
    </message>
    <message>
        <source>You could, but that places nothing, and one of your groups fits.</source>
        <translation>Das ginge auch, aber so legst du nichts: Eine deiner Gruppen passt.</translation>
    </message>
    <message>
        <source>Not above the discs</source>
        <translation>Nicht über die Scheiben</translation>
    </message>
    <message>
        <source>You could, but there’s no need to split here: a disc is what’s missing.</source>
        <translation>Das ginge auch, aber hier muss keine Gruppe geteilt werden: Es fehlt eine Scheibe.</translation>
    </message>
    <message>
        <source>On a joker anything goes</source>
        <translation>Auf einen Joker passt alles</translation>
    </message>
    <message>
        <source>Any beam may lie on a joker. Place blue and orange so that blue covers it: put the group on the sun, then the blue beam on the joker.</source>
        <translation>Auf einem Joker darf jeder Strahl liegen. Leg Blau und Orange so, dass Blau ihn bedeckt: die Gruppe auf die Sonne, dann den blauen Strahl auf den Joker.</translation>
    </message>
    <message>
        <source>You could, but that doesn’t put blue on the joker.</source>
        <translation>Das ginge auch, aber so kommt Blau nicht auf den Joker.</translation>
    </message>
    <message>
        <source>The last two beams</source>
        <translation>Die letzten zwei Strahlen</translation>
    </message>
    <message>
        <source>Whoever has placed every beam wins at once. You have two left: play on against Mira and Spica until both beams are gone.</source>
        <translation>Wer alle Strahlen gelegt hat, gewinnt sofort. Du hast noch zwei: Spiel gegen Mira und Spica weiter, und leg sie.</translation>
    </message>
    <message>
        <source>All your beams shine on the sun: that’s how you win.</source>
        <translation>Alle deine Strahlen leuchten auf der Sonne: So gewinnt man.</translation>
    </message>
    <message>
        <source>That is the whole game. One more thing: when nobody can do anything any more, whoever has the fewest beams left wins.</source>
        <translation>Das ist das ganze Spiel. Noch etwas: Wenn niemand mehr etwas tun kann, gewinnt, wer die wenigsten Strahlen übrig hat.</translation>
    </message>
    <message>
        <source>If you can do nothing, you pass. When everybody has passed, whoever has the fewest beams wins.</source>
        <translation>Wer gar nichts tun kann, passt. Haben alle gepasst, gewinnt, wer die wenigsten Strahlen übrig hat.</translation>
    </message>
    <message>
        <source>Covered. From now on this column asks for the colour that lies on top.</source>
        <translation>Bedeckt. Von jetzt an verlangt diese Säule die Farbe, die oben liegt.</translation>
    </message>
    <message>
        <source>Blue and orange would fit, but on level 3, and there are only two discs: no beam may lie above the top disc. Add one: put one from the stack onto the sun.</source>
        <translation>Blau und Orange würden passen, aber auf Ebene 3, und es liegen nur zwei Scheiben da: Kein Strahl darf über der obersten Scheibe liegen. Leg eine vom Stapel auf die Sonne.</translation>
    </message>
    <message>
        <source>That covers the joker, too. But keep azure and green, and take blue and orange for it.</source>
        <translation>Auch das bedeckt den Joker. Aber behalte Hellblau und Grün, und nimm dafür Blau und Orange.</translation>
    </message>
    <message>
        <source>Nothing fits? Split!</source>
        <translation>Nichts passt? Teilen!</translation>
    </message>
    <message>
        <source>Azure and green don’t fit together any more: their columns differ in height. Then split the group: put it, or just one of its beams, onto “Take one beam out”, beside your groups.</source>
        <translation>Hellblau und Grün passen nicht mehr zusammen: Ihre Säulen sind verschieden hoch. Teile also die Gruppe: Leg sie oder nur einen ihrer Strahlen auf „Einen Strahl lösen“ neben deinen Gruppen.</translation>
    </message>
    <message>
        <source>That costs a turn, but two single beams nearly always find their place.</source>
        <translation>Das kostet einen Zug, aber zwei einzelne Strahlen finden fast immer eine Stelle.</translation>
    </message>
    <message>
        <source>You could, but a disc doesn’t make the columns the same height. Split the group.</source>
        <translation>Das ginge auch, aber eine Scheibe macht die Säulen nicht gleich hoch. Teile die Gruppe.</translation>
    </message>
    <message>
        <source>None of your groups fits now. Split one, or add a disc: then there’s more room for everybody.</source>
        <translation>Keine deiner Gruppen passt jetzt. Teile eine, oder leg eine Scheibe dazu: Dann ist mehr Platz für alle.</translation>
    </message>
    <message>
        <source>One more disc: everybody may place one level higher now.</source>
        <translation>Eine Scheibe mehr: Jetzt dürfen alle eine Ebene höher legen.</translation>
    </message>
    <message>
        <source>Both are on level 2: all beams of a group have to land on the same level.</source>
        <translation>Beide liegen auf Ebene 2: Alle Strahlen einer Gruppe müssen auf derselben Ebene landen.</translation>
    </message>
    <message>
        <source>And we’re off: three beams fewer. Now the others play, and then it’s your turn again.</source>
        <translation>Los geht’s: drei Strahlen weniger. Jetzt spielen die anderen, und dann bist du wieder dran.</translation>
    </message>
    <message>
        <source>You could, but let the joker go onto the column that is lit.</source>
        <translation>Das ginge auch, aber leg den Joker auf die Säule, die leuchtet.</translation>
    </message>
    <message>
        <source>That used up your turn, but now level 3 is open. For the others, too!</source>
        <translation>Das war dein Zug, aber jetzt ist Ebene 3 offen. Auch für die anderen!</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Elios</source>
        <translation>Elios</translation>
    </message>
    <message>
        <source>Build a sun out of coloured beams. 15 minutes.</source>
        <translation>Bau aus farbigen Strahlen eine Sonne. 15 Minuten.</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Four play in two teams: the first and third seats against the second and fourth.</source>
        <translation>Zu viert spielt ihr in zwei Teams: erster und dritter Platz gegen zweiten und vierten.</translation>
    </message>
    <message>
        <source>Everybody sorts their beams first. Whoever takes longest begins.</source>
        <translation>Erst ordnen alle ihre Strahlen. Wer am längsten braucht, beginnt.</translation>
    </message>
</context>
</TS>
