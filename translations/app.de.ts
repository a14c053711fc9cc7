<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Elios Desktop</source>
        <translation>Über Elios Desktop</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>Free software under the MIT License. Font: Cabin, under the SIL Open Font License.</source>
        <translation>Freie Software unter der MIT-Lizenz. Schrift: Cabin, unter der SIL Open Font License.</translation>
    </message>
    <message>
        <source>It also uses {works}, all of it free software.</source>
        <translation>Es benutzt auch {works}, alles davon freie Software.</translation>
    </message>
    <message>
        <source>All licences</source>
        <translation>Alle Lizenzen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Four tabletop games for friends at one computer.</source>
        <translation>Vier Brettspiele für Freunde an einem Rechner.</translation>
    </message>
    <message>
        <source>The names and rules of Elios, Elementos, Exagon and Holi belong to their publishers. This is an unofficial program, with words and pictures of its own.</source>
        <translation>Die Namen und Regeln von Elios, Elementos, Exagon und Holi gehören ihren Verlagen. Dies ist ein inoffizielles Programm mit eigenen Texten und Bildern.</translation>
    </message>
    <message>
        <source>The window is made with Qt {qt} and PySide6 {pyside}, under the GNU Lesser General Public License, version 3 (gnu.org/licenses). Their libraries are separate files, which you may replace; the sources are at download.qt.io.</source>
        <translation>Das Fenster ist mit Qt {qt} und PySide6 {pyside} gemacht, unter der GNU Lesser General Public License, Version 3 (gnu.org/licenses). Ihre Bibliotheken sind eigene Dateien, die ihr ersetzen dürft; ihre Quellen liegen auf download.qt.io.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Neue Partie</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Paste a game</source>
        <translation>Partie ein&amp;fügen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>&amp;Home</source>
        <translation>Startse&amp;ite</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>S&amp;tatistik</translation>
    </message>
    <message>
        <source>S&amp;ettings</source>
        <translation>&amp;Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Ask the table</source>
        <translation>Den Tisch &amp;fragen</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>What &amp;happened</source>
        <translation>Was ist &amp;geschehen</translation>
    </message>
    <message>
        <source>Moves and &amp;points</source>
        <translation>Schritte und &amp;Punkte</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>&amp;Größerer Text</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>&amp;Kleinerer Text</translation>
    </message>
    <message>
        <source>&amp;Normal text</source>
        <translation>&amp;Normaler Text</translation>
    </message>
    <message>
        <source>&amp;Rulebook</source>
        <translation>&amp;Regelheft</translation>
    </message>
    <message>
        <source>Reference &amp;card</source>
        <translation>Über&amp;sichtskarte</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Tastatur</translation>
    </message>
    <message>
        <source>&amp;About Elios Desktop</source>
        <translation>Ü&amp;ber Elios Desktop</translation>
    </message>
    <message>
        <source>The table needs {key} on its own; combine it with Ctrl or Alt.</source>
        <translation>{key} allein wird am Tisch gebraucht; nimm Strg oder Alt dazu.</translation>
    </message>
    <message>
        <source>New &amp;versions…</source>
        <translation>Neue &amp;Versionen …</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>Ein &amp;Problem melden …</translation>
    </message>
    <message>
        <source>Just one key or one combination, please.</source>
        <translation>Bitte eine Taste oder eine Tastenkombination.</translation>
    </message>
    <message>
        <source>{key} is already used for “{action}”.</source>
        <translation>{key} ist schon die Taste für „{action}“.</translation>
    </message>
    <message>
        <source>Pe&amp;ople</source>
        <translation>&amp;Mitspielende</translation>
    </message>
    <message>
        <source>&amp;Give up…</source>
        <translation>&amp;Aufgeben …</translation>
    </message>
    <message>
        <source>Offer a &amp;draw…</source>
        <translation>&amp;Unentschieden anbieten …</translation>
    </message>
    <message>
        <source>&amp;Stop here…</source>
        <translation>Hier aufhö&amp;ren …</translation>
    </message>
</context>
<context>
    <name>Agreed</name>
    <message>
        <source>The other side gave up.</source>
        <translation>Die andere Seite hat aufgegeben.</translation>
    </message>
    <message>
        <source>Everybody agreed to a draw.</source>
        <translation>Alle haben sich auf Unentschieden geeinigt.</translation>
    </message>
    <message>
        <source>Everybody agreed to stop here: whoever was ahead wins.</source>
        <translation>Alle wollten hier aufhören: Wer vorn lag, gewinnt.</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>The program’s own font is missing; the system’s is used instead.</source>
        <translation>Die eigene Schrift des Programms fehlt; es nimmt die des Systems.</translation>
    </message>
    <message>
        <source>The settings couldn’t be read, so the program starts with its defaults.</source>
        <translation>Die Einstellungen ließen sich nicht lesen; das Programm beginnt mit den Vorgaben.</translation>
    </message>
    <message>
        <source>The translation is missing, so the program speaks English.</source>
        <translation>Die Übersetzung fehlt; das Programm spricht Englisch.</translation>
    </message>
    <message>
        <source>Some settings were damaged and are back to their defaults.</source>
        <translation>Einige Einstellungen waren beschädigt und stehen wieder auf der Vorgabe.</translation>
    </message>
</context>
<context>
    <name>Ask</name>
    <message numerus="yes">
        <source>{things}; and %n more</source>
        <translation>
            <numerusform>{things}; dazu noch %n</numerusform>
            <numerusform>{things}; dazu noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} {number}</source>
        <translation>{name} {number}</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Bisher ist nichts passiert.</translation>
    </message>
    <message>
        <source>{thing}.</source>
        <translation>{thing}.</translation>
    </message>
    <message>
        <source>What can go here: {things}.</source>
        <translation>Was hierherkommen kann: {things}.</translation>
    </message>
    <message>
        <source>Where it can go: {things}.</source>
        <translation>Wohin es gehen kann: {things}.</translation>
    </message>
    <message>
        <source>It can’t go anywhere now.</source>
        <translation>Es kann jetzt nirgendwohin.</translation>
    </message>
    <message>
        <source>None of your pieces can go here now.</source>
        <translation>Von deinen Teilen kann jetzt keines hierher.</translation>
    </message>
    <message>
        <source>In danger from: {things}.</source>
        <translation>In Gefahr durch: {things}.</translation>
    </message>
    <message>
        <source>It’s protected: nothing can take it.</source>
        <translation>Es ist geschützt: Niemand kann es schlagen.</translation>
    </message>
    <message>
        <source>Nothing can take it right now.</source>
        <translation>Im Moment kann es nicht geschlagen werden.</translation>
    </message>
    <message>
        <source>What happened: {moves}</source>
        <translation>Was passiert ist: {moves}</translation>
    </message>
    <message>
        <source>Ahead: {names}.</source>
        <translation>Vorn: {names}.</translation>
    </message>
    <message>
        <source>Nobody is ahead.</source>
        <translation>Niemand liegt vorn.</translation>
    </message>
    <message>
        <source>{measure}: {amounts}.</source>
        <translation>{measure}: {amounts}.</translation>
    </message>
</context>
<context>
    <name>Awards</name>
    <message>
        <source>Greatest comeback</source>
        <translation>Größte Aufholjagd</translation>
    </message>
    <message>
        <source>Deepest thinker</source>
        <translation>Nachdenklichster Kopf</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) a move</source>
        <translation>
            <numerusform>%n Sekunde je Schritt</numerusform>
            <numerusform>%n Sekunden je Schritt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>behind for %n move(s), and still won</source>
        <translation>
            <numerusform>%n Schritt lang hinten und doch gewonnen</numerusform>
            <numerusform>%n Schritte lang hinten und doch gewonnen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Check</name>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>included</source>
        <translation>dabei</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>The folder {folder} can’t be written to.</source>
        <translation>In den Ordner {folder} lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>Fonts</source>
        <translation>Schriften</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Sprachen</translation>
    </message>
    <message>
        <source>The font {name} is missing.</source>
        <translation>Die Schrift {name} fehlt.</translation>
    </message>
    <message>
        <source>The translation “{code}” is missing.</source>
        <translation>Die Übersetzung „{code}“ fehlt.</translation>
    </message>
    <message>
        <source>Installed game</source>
        <translation>Installiertes Spiel</translation>
    </message>
    <message>
        <source>The installed game “{name}” can’t be loaded: {detail}</source>
        <translation>Das installierte Spiel „{name}“ lässt sich nicht laden: {detail}</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Qt can’t be loaded: {error}. A system library is missing.</source>
        <translation>Qt lässt sich nicht laden: {error}. Eine Systembibliothek fehlt.</translation>
    </message>
    <message>
        <source>can’t be opened</source>
        <translation>lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>There is no display to open a window on, or Qt can’t use it.</source>
        <translation>Es gibt keinen Bildschirm für ein Fenster, oder Qt kann ihn nicht benutzen.</translation>
    </message>
    <message>
        <source>Screen {name}</source>
        <translation>Bildschirm {name}</translation>
    </message>
    <message>
        <source>Everything is there.</source>
        <translation>Alles ist da.</translation>
    </message>
    <message>
        <source>The library {name} isn’t installed.</source>
        <translation>Die Bibliothek {name} ist nicht installiert.</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>none (miniaudio isn’t installed; everything else works)</source>
        <translation>keiner (miniaudio ist nicht installiert; alles andere geht)</translation>
    </message>
    <message>
        <source>PySide6 isn’t installed.</source>
        <translation>PySide6 ist nicht installiert.</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Zwischenspeicher</translation>
    </message>
    <message>
        <source>works</source>
        <translation>geht</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>The chart is being drawn…</source>
        <translation>Das Diagramm wird gezeichnet …</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeige</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Thinking time</source>
        <translation>Bedenkzeit</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>The game begins.</source>
        <translation>Die Partie beginnt.</translation>
    </message>
    <message>
        <source>Turning point</source>
        <translation>Wendepunkt</translation>
    </message>
    <message>
        <source>Move {ply} of {last}</source>
        <translation>Schritt {ply} von {last}</translation>
    </message>
    <message>
        <source>{names} and {name}</source>
        <translation>{names} und {name}</translation>
    </message>
    <message>
        <source>There was no turning point.</source>
        <translation>Einen Wendepunkt gab es nicht.</translation>
    </message>
    <message>
        <source>Turning point: the last move, number {ply}, decided the game.</source>
        <translation>Wendepunkt: Der letzte Schritt, Nummer {ply}, hat die Partie entschieden.</translation>
    </message>
    <message>
        <source>The lead never changed.</source>
        <translation>Die Führung hat nie gewechselt.</translation>
    </message>
    <message numerus="yes">
        <source>The lead changed %n time(s).</source>
        <translation>
            <numerusform>Es gab %n Führungswechsel.</numerusform>
            <numerusform>Es gab %n Führungswechsel.</numerusform>
        </translation>
    </message>
    <message>
        <source>{sentence} (Moves: {moves}.)</source>
        <translation>{sentence} (Schritte: {moves}.)</translation>
    </message>
    <message>
        <source>{name}: {time} for {moves}, {each} per move</source>
        <translation>{name}: {time} für {moves}, {each} je Schritt</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Work out the chances</source>
        <translation>Chancen ausrechnen</translation>
    </message>
    <message>
        <source>Moves looked at: {count} of {last}.</source>
        <translation>Angesehene Schritte: {count} von {last}.</translation>
    </message>
    <message>
        <source>Chances of winning</source>
        <translation>Gewinnchancen</translation>
    </message>
    <message>
        <source>The totals after each game. Once somebody has 50 points, the highest total wins.</source>
        <translation>Nach jeder Partie. Ab 50 Punkten gewinnt, wer die meisten hat.</translation>
    </message>
    <message>
        <source>The charts can’t be drawn on this computer ({detail}).</source>
        <translation>Die Diagramme lassen sich auf diesem Rechner nicht zeichnen ({detail}).</translation>
    </message>
    <message>
        <source>The computer hasn’t answered.</source>
        <translation>Der Computer hat nicht geantwortet.</translation>
    </message>
    <message>
        <source>Well played: no turn cost anybody much.</source>
        <translation>Gut gespielt: Kein Zug hat jemanden viel gekostet.</translation>
    </message>
    <message>
        <source>How it went: {game}, {names}</source>
        <translation>Spielverlauf: {game}, {names}</translation>
    </message>
    <message>
        <source>A computer’s estimate, in percent, from what everybody could see.</source>
        <translation>In Prozent, wie ein Computer sie aus dem schätzt, was alle sehen konnten.</translation>
    </message>
    <message>
        <source>Tournament points</source>
        <translation>Punkte im Turnier</translation>
    </message>
    <message>
        <source>Move {ply} put {names} in the lead, and nobody else was ever ahead.</source>
        <translation>Mit Schritt {ply} ging die Führung an {names}, und niemand sonst lag je vorn.</translation>
    </message>
    <message>
        <source>Turning point: move {ply} put {names} in the lead, and nobody else was ahead after that.</source>
        <translation>Wendepunkt: Mit Schritt {ply} ging die Führung an {names}, und dabei blieb es.</translation>
    </message>
    <message>
        <source>Looking for better moves…</source>
        <translation>Bessere Schritte werden gesucht …</translation>
    </message>
    <message>
        <source>The costliest turns:</source>
        <translation>Die teuersten Züge:</translation>
    </message>
    <message>
        <source>Move {ply}: {name}’s chances fell from {before} to {after} by the next turn. “{move}” would have been better. Why: “{reason}”</source>
        <translation>Schritt {ply}: Bis zum nächsten Zug fiel die Chance von {name} von {before} auf {after}. Besser wäre „{move}“ gewesen. Warum: „{reason}“</translation>
    </message>
    <message>
        <source>Moves made</source>
        <translation>Gemachte Schritte</translation>
    </message>
    <message>
        <source>How many moves each player has made so far.</source>
        <translation>Wie viele Schritte jede Person bisher gemacht hat.</translation>
    </message>
</context>
<context>
    <name>Crash</name>
    <message>
        <source>Go on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Sorry, that was our fault</source>
        <translation>Entschuldige, das war unser Fehler</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern …</translation>
    </message>
    <message>
        <source>Without the game</source>
        <translation>Ohne die Partie</translation>
    </message>
    <message>
        <source>The game in the report</source>
        <translation>Die Partie im Bericht</translation>
    </message>
    <message>
        <source>Show the report…</source>
        <translation>Bericht zeigen …</translation>
    </message>
    <message>
        <source>Bug report</source>
        <translation>Bericht über einen Fehler</translation>
    </message>
    <message>
        <source>This is everything in the report. Nothing is sent: save or copy it, and send it to us if you like.</source>
        <translation>Mehr steht nicht im Bericht. Nichts wird von selbst verschickt: Speichere oder kopiere ihn, und schick ihn uns, wenn du magst.</translation>
    </message>
    <message>
        <source>As a spectator saw it</source>
        <translation>Wie man sie von außen sah</translation>
    </message>
    <message>
        <source>With all secrets and all names</source>
        <translation>Mit allem Verdeckten und allen Namen</translation>
    </message>
    <message>
        <source>You did nothing wrong: there’s a bug in the program. Your game is saved up to the last move, and you can go on playing. If you send us a report, we can fix it. You’ll see everything in it before you save it.</source>
        <translation>Du hast nichts falsch gemacht: Im Programm steckt ein Fehler. Deine Partie ist bis zum letzten Schritt gespeichert, und du kannst weiterspielen. Schickst du uns einen Bericht, können wir ihn beheben. Du siehst alles, was darin steht, bevor du ihn speicherst.</translation>
    </message>
    <message>
        <source>The program crashed last time. Every move has been saved.</source>
        <translation>Das Programm ist beim letzten Mal abgestürzt. Alles Gespielte ist gespeichert.</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>{name}, it’s your turn</source>
        <translation>{name}, du bist am Zug</translation>
    </message>
    <message>
        <source>I’m {name}: let’s go</source>
        <translation>Ich bin {name}: los geht’s</translation>
    </message>
    <message>
        <source>I’m {name}: lift the curtain</source>
        <translation>Ich bin {name}: Vorhang auf</translation>
    </message>
    <message>
        <source>it’s your turn</source>
        <translation>du bist dran</translation>
    </message>
    <message>
        <source>The clock waits for you. A click anywhere will do.</source>
        <translation>Die Uhr wartet auf dich. Ein Klick genügt, egal wohin.</translation>
    </message>
    <message>
        <source>The clock waits for you. Press Enter when you’re ready.</source>
        <translation>Die Uhr wartet auf dich. Enter genügt.</translation>
    </message>
    <message>
        <source>The clock waits for you. A tap anywhere will do.</source>
        <translation>Die Uhr wartet auf dich. Ein Tippen genügt, egal wohin.</translation>
    </message>
    <message>
        <source>A click anywhere lifts the curtain.</source>
        <translation>Ein Klick irgendwohin öffnet den Vorhang.</translation>
    </message>
    <message>
        <source>Enter lifts the curtain.</source>
        <translation>Enter öffnet den Vorhang.</translation>
    </message>
    <message>
        <source>A tap anywhere lifts the curtain.</source>
        <translation>Ein Tippen irgendwohin öffnet den Vorhang.</translation>
    </message>
</context>
<context>
    <name>End</name>
    <message>
        <source>{names} wins the tournament!</source>
        <translation>{names} gewinnt das Turnier!</translation>
    </message>
    <message>
        <source>{names} win the tournament!</source>
        <translation>{names} gewinnen das Turnier!</translation>
    </message>
    <message>
        <source>{names} wins!</source>
        <translation>{names} gewinnt!</translation>
    </message>
    <message>
        <source>{names} win!</source>
        <translation>{names} gewinnen!</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>The last game went to {names}. {reason}</source>
        <translation>Die letzte Partie ging an {names}. {reason}</translation>
    </message>
    <message>
        <source>Turning point</source>
        <translation>Wendepunkt</translation>
    </message>
    <message>
        <source>Into the lead</source>
        <translation>In Führung</translation>
    </message>
    <message>
        <source>move {ply}</source>
        <translation>Schritt {ply}</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Nächste Partie</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Nachspielen</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>It’s a tie!</source>
        <translation>Unentschieden!</translation>
    </message>
    <message>
        <source>One turn later it would have been {name}’s.</source>
        <translation>Einen Zug später hätte {name} gewonnen.</translation>
    </message>
    <message>
        <source>Shared second place: {name}.</source>
        <translation>Geteilter zweiter Platz: {name}.</translation>
    </message>
    <message>
        <source>Second place: {name}, with just as many points.</source>
        <translation>Platz zwei: {name} mit ebenso vielen Punkten.</translation>
    </message>
    <message numerus="yes">
        <source>Second place: {name}, %n point(s) behind.</source>
        <translation>
            <numerusform>Platz zwei: {name} mit %n Punkt Rückstand.</numerusform>
            <numerusform>Platz zwei: {name} mit %n Punkten Rückstand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Second place: {name}, with %n left.</source>
        <translation>
            <numerusform>Platz zwei: {name}, da fehlte noch %n.</numerusform>
            <numerusform>Platz zwei: {name}, da fehlten noch %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} {wins} : {others} {second}</source>
        <translation>{first} {wins} : {others} {second}</translation>
    </message>
    <message>
        <source>{name} {wins}</source>
        <translation>{name} {wins}</translation>
    </message>
    <message>
        <source>Games won so far</source>
        <translation>Bisher gewonnene Partien</translation>
    </message>
    <message numerus="yes">
        <source>Games won so far, and %n draw(s)</source>
        <translation>
            <numerusform>Bisher gewonnene Partien, dazu %n Unentschieden</numerusform>
            <numerusform>Bisher gewonnene Partien, dazu %n Unentschieden</numerusform>
        </translation>
    </message>
    <message>
        <source>{title}
{name}, {what}</source>
        <translation>{title}
{name}: {what}</translation>
    </message>
    <message>
        <source>See this moment again</source>
        <translation>Diesen Augenblick noch einmal ansehen</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>{points} → {total}</source>
        <translation>{points} → {total}</translation>
    </message>
    <message>
        <source>{points} → {total}, never below 0</source>
        <translation>{points} → {total}, nie unter 0</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Partie {number}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Spielverlauf</translation>
    </message>
    <message>
        <source>Swap seats</source>
        <translation>Plätze tauschen</translation>
    </message>
    <message>
        <source>Same seats</source>
        <translation>Gleiche Plätze</translation>
    </message>
    <message>
        <source>Missed chances</source>
        <translation>Verpasstes</translation>
    </message>
    <message>
        <source>Did anybody miss anything in this game?</source>
        <translation>Was hat in dieser Partie jemand übersehen?</translation>
    </message>
    <message>
        <source>Share a picture</source>
        <translation>Bild teilen</translation>
    </message>
    <message>
        <source>Save the picture…</source>
        <translation>Bild speichern …</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message numerus="yes">
        <source>%n more point(s), and it would have been {name}’s.</source>
        <translation>
            <numerusform>%n Punkt mehr, und {name} hätte gewonnen.</numerusform>
            <numerusform>%n Punkte mehr, und {name} hätte gewonnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>So close: {name} had just one to go.</source>
        <translation>So knapp: {name} fehlte nur noch eins.</translation>
    </message>
</context>
<context>
    <name>Evening</name>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>Tonight: {rows}</source>
        <translation>Heute Abend: {rows}</translation>
    </message>
    <message>
        <source>A point for everybody you beat, half a point for a tie.</source>
        <translation>Einen Punkt gibt es für jeden, den man hinter sich lässt, einen halben bei Gleichstand.</translation>
    </message>
    <message>
        <source>Tonight</source>
        <translation>Heute Abend</translation>
    </message>
    <message>
        <source>since {time}</source>
        <translation>seit {time}</translation>
    </message>
    <message>
        <source>Change who plays and what</source>
        <translation>Spieler und Spiele ändern</translation>
    </message>
    <message>
        <source>Tonight’s moments</source>
        <translation>Momente des Abends</translation>
    </message>
    <message>
        <source>In the lead</source>
        <translation>In Führung</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}: {points}</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>{game} spielen</translation>
    </message>
    <message>
        <source>That’s it for tonight</source>
        <translation>Das war’s für heute</translation>
    </message>
    <message>
        <source>Still to come tonight: {game}.</source>
        <translation>{game} fehlt heute Abend noch.</translation>
    </message>
    <message>
        <source>Tonight’s plan can’t be read, so the evening starts over.</source>
        <translation>Was für heute Abend geplant war, lässt sich nicht lesen; der Abend beginnt von vorn.</translation>
    </message>
    <message>
        <source>Call it off</source>
        <translation>Absagen</translation>
    </message>
    <message>
        <source>Game {number} of {all}: {game}</source>
        <translation>Spiel {number} von {all}: {game}</translation>
    </message>
    <message>
        <source>To the podium</source>
        <translation>Zur Siegerehrung</translation>
    </message>
    <message>
        <source>Next: {game}</source>
        <translation>Als Nächstes: {game}</translation>
    </message>
    <message>
        <source>{first} and {second} are level at {a}–{b}. A decider?</source>
        <translation>Zwischen {first} und {second} steht es {a} : {b}. Ein Entscheidungsspiel?</translation>
    </message>
    <message>
        <source>{first} leads {a}–{b}. One more?</source>
        <translation>{first} führt {a} : {b}. Noch eine Partie?</translation>
    </message>
    <message>
        <source>{first} leads {a}–{b}. Who can catch up?</source>
        <translation>{first} führt {a} : {b}. Wer holt auf?</translation>
    </message>
    <message>
        <source>You’ve played all of tonight’s games.</source>
        <translation>Alle Spiele des Abends sind gespielt.</translation>
    </message>
    <message>
        <source>Continue with {game}</source>
        <translation>Weiter mit {game}</translation>
    </message>
    <message>
        <source>Skip {game}</source>
        <translation>{game} auslassen</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Chart as PNG…</source>
        <translation>Diagramm als PNG …</translation>
    </message>
    <message>
        <source>Chart as SVG…</source>
        <translation>Diagramm als SVG …</translation>
    </message>
    <message>
        <source>Board as PNG…</source>
        <translation>Brett als PNG …</translation>
    </message>
    <message>
        <source>Board as SVG…</source>
        <translation>Brett als SVG …</translation>
    </message>
    <message>
        <source>Game as animation…</source>
        <translation>Partie als Animation …</translation>
    </message>
    <message>
        <source>Copy the board as a picture</source>
        <translation>Brett als Bild kopieren</translation>
    </message>
    <message>
        <source>Copy the game as text</source>
        <translation>Partie als Text kopieren</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG-Bild</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>SVG-Zeichnung</translation>
    </message>
    <message>
        <source>Animated WebP picture: small and sharp</source>
        <translation>Animiertes WebP-Bild: klein und scharf</translation>
    </message>
    <message>
        <source>Animated PNG picture: exact in every colour</source>
        <translation>Animiertes PNG-Bild: genau in jeder Farbe</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>CSV-Tabelle</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>{name} (chart)</source>
        <translation>{name} (Diagramm)</translation>
    </message>
    <message>
        <source>{name} (board)</source>
        <translation>{name} (Brett)</translation>
    </message>
    <message>
        <source>{name} (animated)</source>
        <translation>{name} (animiert)</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Exported as “{file}”.</source>
        <translation>Als „{file}“ exportiert.</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Ordner zeigen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>GIF: plays everywhere</source>
        <translation>GIF: läuft überall</translation>
    </message>
    <message>
        <source>The board has been copied as a picture.</source>
        <translation>Das Bild des Bretts ist kopiert.</translation>
    </message>
    <message>
        <source>Copied. Send it to a friend, who can paste it on the home page and play on.</source>
        <translation>Kopiert. Schick die Partie, wem du magst: Auf der Startseite eingefügt, lässt sie sich ansehen und weiterspielen.</translation>
    </message>
    <message>
        <source>Making “{file}”: picture {done} of {frames}.</source>
        <translation>„{file}“ entsteht: Bild {done} von {frames}.</translation>
    </message>
    <message>
        <source>“{file}” couldn’t be written. {reason}</source>
        <translation>„{file}“ ließ sich nicht schreiben. {reason}</translation>
    </message>
    <message>
        <source>Game as web page…</source>
        <translation>Partie als Webseite …</translation>
    </message>
    <message>
        <source>Web page: opens in any browser</source>
        <translation>Webseite: öffnet sich in jedem Browser</translation>
    </message>
    <message>
        <source>Plain text: opens anywhere</source>
        <translation>Nur Text: lässt sich überall öffnen</translation>
    </message>
    <message>
        <source>Moves as a spectator saw them…</source>
        <translation>Schritte, wie man sie von außen sah …</translation>
    </message>
    <message>
        <source>Copy the moves as a spectator saw them</source>
        <translation>Schritte kopieren, wie man sie von außen sah</translation>
    </message>
    <message>
        <source>The moves have been copied as a spectator saw them.</source>
        <translation>Die Schritte sind kopiert, wie man sie von außen sah.</translation>
    </message>
    <message>
        <source>The picture has been copied.</source>
        <translation>Das Bild ist kopiert.</translation>
    </message>
</context>
<context>
    <name>Family</name>
    <message>
        <source>People and evenings</source>
        <translation>Leute und Abende</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Leute</translation>
    </message>
    <message>
        <source>The family</source>
        <translation>Die Familie</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Abende</translation>
    </message>
    <message>
        <source>Each row shows how often that person won and the one named above the column didn’t, then the other way round, in games they both played. Games against computers don’t count here.</source>
        <translation>Jede Zeile sagt, wie oft diese Person gewonnen hat und die oben nicht, und dann umgekehrt, in gemeinsamen Partien. Partien gegen Computer zählen hier nicht.</translation>
    </message>
    <message>
        <source>Nobody with a name has finished a game yet. Type your names when you set up a game.</source>
        <translation>Noch hat niemand mit einem Namen eine Partie beendet. Namen gibt man auf der Seite für neue Partien ein.</translation>
    </message>
    <message>
        <source>{games}, {wins} won</source>
        <translation>{games}, davon gewonnen: {wins}</translation>
    </message>
    <message>
        <source>Best moment: {what}</source>
        <translation>Bester Moment: {what}</translation>
    </message>
    <message>
        <source>Favourite game</source>
        <translation>Lieblingsspiel</translation>
    </message>
    <message>
        <source>Rival</source>
        <translation>Rivale</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Längste Siegesserie</translation>
    </message>
    <message>
        <source>Current winning streak</source>
        <translation>Laufende Siegesserie</translation>
    </message>
    <message>
        <source>Against {name} ({level})</source>
        <translation>Gegen {name} ({level})</translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n gewonnen</numerusform>
            <numerusform>%n gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking through the finished games…</source>
        <translation>Die beendeten Partien werden durchgesehen …</translation>
    </message>
    <message>
        <source>No evenings yet. When two people play a second game within a few hours, that’s an evening.</source>
        <translation>Noch kein Abend: Dazu braucht es zwei Leute, die innerhalb weniger Stunden eine zweite Partie spielen.</translation>
    </message>
    <message>
        <source>See its podium again</source>
        <translation>Die Siegerehrung noch einmal sehen</translation>
    </message>
    <message>
        <source>{name}, {wins} : {losses}</source>
        <translation>{name}, {wins} : {losses}</translation>
    </message>
    <message>
        <source>{date}: {names} won. {rows} ({games})</source>
        <translation>{date}: {names} hat gewonnen. {rows} ({games})</translation>
    </message>
    <message>
        <source>{date}: {names} were level. {rows} ({games})</source>
        <translation>{date}: {names} lagen gleichauf. {rows} ({games})</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>“{move}” isn’t a move in this game.</source>
        <translation>„{move}“ gibt es in diesem Spiel nicht.</translation>
    </message>
    <message>
        <source>The luck of the draw: {name} begins.</source>
        <translation>Das Los hat entschieden: {name} beginnt.</translation>
    </message>
    <message>
        <source>{name} begins.</source>
        <translation>{name} beginnt.</translation>
    </message>
    <message>
        <source>“{move}” isn’t this seat’s move to make.</source>
        <translation>„{move}“ steht diesem Platz nicht zu.</translation>
    </message>
</context>
<context>
    <name>HeadStart</name>
    <message>
        <source>Head start</source>
        <translation>Vorsprung</translation>
    </message>
    <message>
        <source>A less experienced player may begin with an advantage.</source>
        <translation>Wer weniger Übung hat, darf mit einem Vorteil beginnen.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Everybody starts on equal terms.</source>
        <translation>Alle beginnen unter gleichen Bedingungen.</translation>
    </message>
    <message>
        <source>{name}: small</source>
        <translation>{name}: klein</translation>
    </message>
    <message>
        <source>{name}: medium</source>
        <translation>{name}: mittel</translation>
    </message>
    <message>
        <source>{name}: large</source>
        <translation>{name}: groß</translation>
    </message>
    <message>
        <source>{name} has a head start. {meaning}</source>
        <translation>{name} beginnt mit einem Vorsprung. {meaning}</translation>
    </message>
    <message>
        <source>{winner} has won {wins} of your last {games} games: a small head start for {name}?</source>
        <translation>{winner} hat {wins} eurer letzten {games} Partien gewonnen: ein kleiner Vorsprung für {name}?</translation>
    </message>
    <message>
        <source>{winner} has won {wins} of your last {games} games: a medium head start for {name}?</source>
        <translation>{winner} hat {wins} eurer letzten {games} Partien gewonnen: ein mittlerer Vorsprung für {name}?</translation>
    </message>
    <message>
        <source>{winner} has won {wins} of your last {games} games: a large head start for {name}?</source>
        <translation>{winner} hat {wins} eurer letzten {games} Partien gewonnen: ein großer Vorsprung für {name}?</translation>
    </message>
    <message>
        <source>Yes, please</source>
        <translation>Ja, gern</translation>
    </message>
    <message>
        <source>{name} has a small head start</source>
        <translation>{name} hat einen kleinen Vorsprung</translation>
    </message>
    <message>
        <source>{name} has a medium head start</source>
        <translation>{name} hat einen mittleren Vorsprung</translation>
    </message>
    <message>
        <source>{name} has a large head start</source>
        <translation>{name} hat einen großen Vorsprung</translation>
    </message>
    <message>
        <source>Nobody has a head start</source>
        <translation>Niemand hat einen Vorsprung</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>New versions</source>
        <translation>Neue Versionen</translation>
    </message>
    <message>
        <source>Open the page</source>
        <translation>Seite öffnen</translation>
    </message>
    <message>
        <source>What we need to know about this computer has been copied. Paste it there, and tell us what happened.</source>
        <translation>Was wir über diesen Computer wissen müssen, ist kopiert. Füg es dort ein und erzähl, was geschehen ist.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>This game is played without hints.</source>
        <translation>Diese Partie wird ohne Tipps gespielt.</translation>
    </message>
    <message>
        <source>One moment: looking for a good move…</source>
        <translation>Einen Moment: Ein guter Zug wird gesucht …</translation>
    </message>
    <message>
        <source>Hold it here: {place}.</source>
        <translation>Halt es hierhin: {place}.</translation>
    </message>
    <message>
        <source>Then put it down.</source>
        <translation>Dann leg es ab.</translation>
    </message>
    <message>
        <source>Flip: {piece}.</source>
        <translation>Dreh um: {piece}.</translation>
    </message>
    <message>
        <source>Hint: {advice} {reason}</source>
        <translation>Tipp: {advice} {reason}</translation>
    </message>
    <message>
        <source>Hint {number} of {count}: {advice} {reason}</source>
        <translation>Tipp {number} von {count}: {advice} {reason}</translation>
    </message>
    <message numerus="yes">
        <source>Rotate it %n time(s).</source>
        <translation>
            <numerusform>Dreh es %n-mal weiter.</numerusform>
            <numerusform>Dreh es %n-mal weiter.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put it here: {place}.</source>
        <translation>Leg es hierhin: {place}.</translation>
    </message>
    <message>
        <source>No idea came up this time. Ask again.</source>
        <translation>Diesmal fand sich kein Tipp. Frag noch einmal.</translation>
    </message>
    <message>
        <source>There’s no hint for this position.</source>
        <translation>Für diese Stellung gibt es keinen Tipp.</translation>
    </message>
    <message>
        <source>Pick up: {piece}.</source>
        <translation>Nimm: {piece}.</translation>
    </message>
    <message>
        <source>Press “Ready” to begin like this; Undo brings your own layout back.</source>
        <translation>Drück auf „Fertig“, um so zu beginnen; „Rückgängig“ bringt deine eigene Aufstellung zurück.</translation>
    </message>
    <message>
        <source>Rotate it once.</source>
        <translation>Dreh es einmal weiter.</translation>
    </message>
    <message>
        <source>Hints are for the player whose turn it is, in the latest position.</source>
        <translation>Tipps gibt es nur in der neuesten Stellung und für die Person, die am Zug ist.</translation>
    </message>
    <message>
        <source>The best moves start differently: take back what’s half done, then ask again.</source>
        <translation>Die besten Züge fangen anders an: Nimm zurück, was halb fertig ist, und frag dann noch einmal.</translation>
    </message>
    <message>
        <source>{name} plays without hints.</source>
        <translation>{name} spielt ohne Tipps.</translation>
    </message>
    <message>
        <source>{said}, then {deed}</source>
        <translation>{said}, dann {deed}</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} Min.</translation>
    </message>
    <message>
        <source>{age}+</source>
        <comment>age from which</comment>
        <translation>ab {age}</translation>
    </message>
    <message>
        <source>{players} players</source>
        <translation>{players} Spieler</translation>
    </message>
    <message>
        <source>{minutes} minutes</source>
        <translation>{minutes} Minuten</translation>
    </message>
    <message>
        <source>ages {age} and up</source>
        <translation>ab {age} Jahren</translation>
    </message>
    <message>
        <source>New game of {game}</source>
        <translation>Neue Partie: {game}</translation>
    </message>
    <message>
        <source>Saved by a newer version of the program</source>
        <translation>Von einer neueren Version gespeichert</translation>
    </message>
    <message>
        <source>From a newer version</source>
        <translation>Aus einer neueren Version</translation>
    </message>
    <message>
        <source>This game can’t be read</source>
        <translation>Diese Partie lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>Open in another window</source>
        <translation>In einem anderen Fenster offen</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation>{name} ist am Zug</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>Unknown game</source>
        <translation>Unbekanntes Spiel</translation>
    </message>
    <message>
        <source>Move {number}</source>
        <translation>Schritt {number}</translation>
    </message>
    <message>
        <source>Move {number}, continued from {from}</source>
        <translation>Schritt {number}, weiter ab {from}</translation>
    </message>
    <message>
        <source>Remove this game of {game}</source>
        <translation>Diese Partie entfernen: {game}</translation>
    </message>
    <message>
        <source>More about this game of {game}</source>
        <translation>Mehr zu dieser Partie: {game}</translation>
    </message>
    <message>
        <source>Move {number}, continued from move {from} of “{game}”</source>
        <translation>Schritt {number}, ab Schritt {from} von „{game}“ weitergespielt</translation>
    </message>
    <message>
        <source>Move {number}, continued from move {from}</source>
        <translation>Schritt {number}, ab Schritt {from} weitergespielt</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen …</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Entfernen …</translation>
    </message>
    <message>
        <source>What shall we play?</source>
        <translation>Was spielen wir?</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Regelheft</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Games to continue</source>
        <translation>Angefangene Partien</translation>
    </message>
    <message>
        <source>Search by name, person or game</source>
        <translation>Nach Name, Person oder Spiel suchen</translation>
    </message>
    <message>
        <source>★ Learned</source>
        <translation>★ Gelernt</translation>
    </message>
    <message>
        <source>You’ve learned {game}: take the lesson again</source>
        <translation>{game} hast du gelernt: noch einmal lernen</translation>
    </message>
    <message>
        <source>Learn it</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Learn {game} by playing</source>
        <translation>{game} spielend lernen</translation>
    </message>
    <message numerus="yes">
        <source>Show %n game(s) that can’t be read</source>
        <translation>
            <numerusform>%n Partie zeigen, die sich nicht lesen lässt</numerusform>
            <numerusform>%n Partien zeigen, die sich nicht lesen lassen</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, game {number}</source>
        <translation>{game}, Partie {number}</translation>
    </message>
    <message>
        <source>Every move is saved. Games that you leave wait for you here.</source>
        <translation>Jeder Schritt wird gespeichert. Eine Partie, die du verlässt, wartet hier auf dich.</translation>
    </message>
    <message>
        <source>Nothing here matches that.</source>
        <translation>Hier passt nichts dazu.</translation>
    </message>
    <message>
        <source>Up next</source>
        <translation>Als Nächstes</translation>
    </message>
    <message>
        <source>Today’s puzzle</source>
        <translation>Rätsel des Tages</translation>
    </message>
    <message>
        <source>Today’s puzzle: {game}, {level}</source>
        <translation>Rätsel des Tages: {game}, {level}</translation>
    </message>
    <message numerus="yes">
        <source>Solved on %n day(s) this week</source>
        <translation>
            <numerusform>Diese Woche an %n Tag gelöst</numerusform>
            <numerusform>Diese Woche an %n Tagen gelöst</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep learning</source>
        <translation>Weiterlernen</translation>
    </message>
    <message>
        <source>Keep learning {game}</source>
        <translation>{game} weiterlernen</translation>
    </message>
    <message>
        <source>Games can’t be saved: the folder {folder} can’t be written to. You can still play.</source>
        <translation>Partien können nicht gespeichert werden: In den Ordner {folder} kann nichts geschrieben werden. Spielen könnt ihr trotzdem.</translation>
    </message>
    <message>
        <source>Copy as a spectator sees it</source>
        <translation>Kopieren, wie man sie von außen sieht</translation>
    </message>
    <message>
        <source>Continue {game}: {names}. {turn}, {when}</source>
        <translation>{game} fortsetzen: {names}. {turn}. Gespeichert {when}</translation>
    </message>
    <message>
        <source>Game night</source>
        <translation>Spieleabend</translation>
    </message>
    <message>
        <source>{name}’s level</source>
        <translation>Stufe von {name}</translation>
    </message>
</context>
<context>
    <name>Keyboard</name>
    <message>
        <source>Enter or Space</source>
        <translation>Enter oder Leertaste</translation>
    </message>
    <message>
        <source>Pick a piece up, put it down, press a button</source>
        <translation>Ein Teil aufnehmen, ablegen, einen Knopf drücken</translation>
    </message>
    <message>
        <source>Let go of a piece, take back a half-done turn, stop looking back</source>
        <translation>Ein Teil loslassen, einen halben Zug zurücknehmen, das Nachspielen beenden</translation>
    </message>
    <message>
        <source>Flip a piece (so does a double click)</source>
        <translation>Ein Teil umdrehen (wie mit einem Doppelklick)</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Strg+Enter</translation>
    </message>
    <message>
        <source>Press the button that ends your turn</source>
        <translation>Den Knopf drücken, der deinen Zug beendet</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Go to the next piece or, with one in hand, to the next place</source>
        <translation>Zum nächsten Teil gehen; hältst du eins, zur nächsten Stelle</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Bild auf, Bild ab</translation>
    </message>
    <message>
        <source>Skip to another row, or to another kind of piece or place</source>
        <translation>Zu einer anderen Reihe springen oder zu einer anderen Art von Teilen oder Stellen</translation>
    </message>
    <message>
        <source>Rotate the piece in your hand (so does the wheel)</source>
        <translation>Das gehaltene Teil drehen (wie mit dem Mausrad)</translation>
    </message>
    <message>
        <source>Move on: from the table to its buttons, the toolbar, and moves and points</source>
        <translation>Reihum gehen: Tisch, seine Knöpfe, Werkzeugleiste, Schritte und Punkte</translation>
    </message>
    <message>
        <source>Go to the next one in that direction</source>
        <translation>Zum Nachbarn in dieser Richtung gehen</translation>
    </message>
    <message>
        <source>Choose what’s in the frame, if you play with one switch</source>
        <translation>Wählen, was im Rahmen ist, wenn du mit einer einzigen Taste spielst</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>Gegen den Computer</translation>
    </message>
    <message>
        <source>The easiest one; each of your turns begins with a hint.</source>
        <translation>Den leichtesten; jeder deiner Züge beginnt mit einem Tipp.</translation>
    </message>
    <message>
        <source>Give me a hint</source>
        <translation>Gib mir einen Tipp</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>With friends</source>
        <translation>Mit Freunden</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} von {count}</translation>
    </message>
    <message>
        <source>A star: you found it yourself!</source>
        <translation>Ein Stern: selbst gefunden!</translation>
    </message>
    <message>
        <source>Shall we try the end once more?</source>
        <translation>Sollen wir das Ende noch einmal versuchen?</translation>
    </message>
    <message>
        <source>a double click</source>
        <translation>ein Doppelklick</translation>
    </message>
    <message>
        <source>two taps</source>
        <translation>zweimal tippen</translation>
    </message>
    <message>
        <source>the wheel or R</source>
        <translation>das Mausrad oder R</translation>
    </message>
    <message>
        <source>the key F</source>
        <translation>die Taste F</translation>
    </message>
    <message>
        <source>the key R</source>
        <translation>die Taste R</translation>
    </message>
    <message>
        <source>the button “Rotate”</source>
        <translation>der Knopf „Drehen“</translation>
    </message>
    <message>
        <source>The table has been set for this step.</source>
        <translation>Der Tisch ist für diesen Schritt neu aufgebaut.</translation>
    </message>
    <message>
        <source>Marked: {things}.</source>
        <translation>Markiert: {things}.</translation>
    </message>
    <message>
        <source>Now play!</source>
        <translation>Jetzt wird gespielt!</translation>
    </message>
    <message>
        <source>Anything without a mark is still waiting for you: come back whenever you like.</source>
        <translation>Was kein Zeichen hat, gibt es noch zu entdecken: Komm wieder, wann du magst.</translation>
    </message>
    <message>
        <source>Each of your turns begins with a hint.</source>
        <translation>Jeder deiner Züge beginnt mit einem Tipp.</translation>
    </message>
    <message>
        <source>Without hints</source>
        <translation>Ohne Tipps</translation>
    </message>
    <message>
        <source>Tip: {tip}</source>
        <translation>Gut zu wissen: {tip}</translation>
    </message>
    <message>
        <source>No more tips</source>
        <translation>Nicht mehr zeigen</translation>
    </message>
    <message>
        <source>Watch: this is how it’s done.</source>
        <translation>Schau zu: So geht es.</translation>
    </message>
    <message>
        <source>Three easy puzzles</source>
        <translation>Drei leichte Rätsel</translation>
    </message>
    <message>
        <source>{game}: learned!</source>
        <translation>{game}: gelernt!</translation>
    </message>
    <message>
        <source>{game}: well on the way</source>
        <translation>{game}: auf gutem Weg</translation>
    </message>
    <message>
        <source>Stars: {number} of {count}.</source>
        <translation>Sterne: {number} von {count}.</translation>
    </message>
    <message>
        <source>{step}: with a star</source>
        <translation>{step}: mit Stern</translation>
    </message>
    <message>
        <source>{step}: done</source>
        <translation>{step}: geschafft</translation>
    </message>
    <message>
        <source>{step}: still to come</source>
        <translation>{step}: kommt noch</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>High &amp;contrast</source>
        <translation>Hoher &amp;Kontrast</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xportieren</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>Language: {language}</source>
        <translation>Sprache: {language}</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>Noch keine Dateien</translation>
    </message>
    <message>
        <source>Follow the &amp;system</source>
        <translation>&amp;Wie das System</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Wie das System</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>“engine” takes no arguments.</source>
        <translation>„engine“ nimmt keine Argumente.</translation>
    </message>
    <message>
        <source>“replay” needs the name of at least one file.</source>
        <translation>„replay“ braucht den Namen mindestens einer Datei.</translation>
    </message>
    <message>
        <source>“shots” needs the name of one folder.</source>
        <translation>„shots“ braucht den Namen genau eines Ordners.</translation>
    </message>
    <message>
        <source>“--check” takes no arguments.</source>
        <translation>„--check“ nimmt keine Argumente.</translation>
    </message>
    <message>
        <source>“--new-game” needs the name of one game: {games}.</source>
        <translation>„--new-game“ braucht den Namen eines Spiels: {games}.</translation>
    </message>
    <message>
        <source>There is no option “{option}”; “elios-desktop --help” lists what there is.</source>
        <translation>Die Option „{option}“ gibt es nicht; „elios-desktop --help“ zählt auf, was es gibt.</translation>
    </message>
    <message>
        <source>The file can’t be read: {detail}.</source>
        <translation>Die Datei lässt sich nicht lesen: {detail}.</translation>
    </message>
    <message>
        <source>This is too large to be a game: over {megabytes} MB.</source>
        <translation>Das ist größer als jede Partie: mehr als {megabytes} MB.</translation>
    </message>
    <message>
        <source>This has too many values to be a game: more than {most}.</source>
        <translation>Für eine Partie stehen darin zu viele Werte: mehr als {most}.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>The brackets nest deeper than {depth} levels.</source>
        <translation>Die Klammern sind tiefer als {depth} Ebenen verschachtelt.</translation>
    </message>
    <message>
        <source>The name at seat {seat} is too long. Letters allowed: {most}.</source>
        <translation>Der Name an Platz {seat} ist zu lang. Erlaubt sind höchstens {most} Zeichen.</translation>
    </message>
    <message>
        <source>This game is too long to be opened: more than {most} moves.</source>
        <translation>Diese Partie ist zu lang, um geöffnet zu werden: mehr als {most} Schritte.</translation>
    </message>
    <message>
        <source>There is no game “{game}”.</source>
        <translation>Ein Spiel „{game}“ gibt es nicht.</translation>
    </message>
    <message>
        <source>{game} has no option “{option}” with the value {value}.</source>
        <translation>{game} hat keine Option „{option}“ mit dem Wert {value}.</translation>
    </message>
    <message>
        <source>{game} has no tournaments.</source>
        <translation>{game} hat keine Turniere.</translation>
    </message>
    <message>
        <source>It is listed as finished, but its moves don’t end it.</source>
        <translation>Sie ist als beendet eingetragen, aber ihre Schritte beenden sie nicht.</translation>
    </message>
    <message>
        <source>It comes after the end of the tournament.</source>
        <translation>Sie kommt nach dem Ende des Turniers.</translation>
    </message>
    <message>
        <source>Game {number} of the tournament: {sentence}</source>
        <translation>Partie {number} des Turniers: {sentence}</translation>
    </message>
    <message numerus="yes">
        <source>{file}: {game}, %n move(s), seat {seats} to move</source>
        <translation>
            <numerusform>{file}: {game}, %n Schritt, Platz {seats} ist am Zug</numerusform>
            <numerusform>{file}: {game}, %n Schritte, Platz {seats} ist am Zug</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: {game}, %n move(s), won by seat {seats}</source>
        <translation>
            <numerusform>{file}: {game}, %n Schritt, gewonnen von Platz {seats}</numerusform>
            <numerusform>{file}: {game}, %n Schritte, gewonnen von Platz {seats}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: {game}, %n move(s), drawn</source>
        <translation>
            <numerusform>{file}: {game}, %n Schritt, unentschieden</numerusform>
            <numerusform>{file}: {game}, %n Schritte, unentschieden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: {game} tournament, %n game(s), totals {totals}, won by seat {seats}</source>
        <translation>
            <numerusform>{file}: {game}-Turnier, %n Partie, Gesamtstände {totals}, gewonnen von Platz {seats}</numerusform>
            <numerusform>{file}: {game}-Turnier, %n Partien, Gesamtstände {totals}, gewonnen von Platz {seats}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: {game} tournament, %n game(s), totals {totals}, under way</source>
        <translation>
            <numerusform>{file}: {game}-Turnier, %n Partie, Gesamtstände {totals}, noch nicht zu Ende</numerusform>
            <numerusform>{file}: {game}-Turnier, %n Partien, Gesamtstände {totals}, noch nicht zu Ende</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no display to open a window on. Without one you can use “elios-desktop engine”, “elios-desktop replay FILE” and “elios-desktop shots DIR”; “elios-desktop --check” says what is missing.</source>
        <translation>Es gibt keinen Bildschirm für ein Fenster. Ohne ihn gehen „elios-desktop engine“, „elios-desktop replay DATEI“ und „elios-desktop shots ORDNER“; „elios-desktop --check“ sagt, was fehlt.</translation>
    </message>
    <message>
        <source>This isn’t an ordinary file.</source>
        <translation>Das ist keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>This isn’t UTF-8 text (byte {position}).</source>
        <translation>Das ist kein UTF-8-Text (Byte {position}).</translation>
    </message>
    <message>
        <source>This isn’t JSON (line {line}, column {column}).</source>
        <translation>Das ist kein JSON (Zeile {line}, Spalte {column}).</translation>
    </message>
    <message>
        <source>The field “{key}” appears twice in one object.</source>
        <translation>Das Feld „{key}“ steht zweimal in einem Objekt.</translation>
    </message>
    <message>
        <source>“{text}” isn’t a number that can be used.</source>
        <translation>„{text}“ ist keine brauchbare Zahl.</translation>
    </message>
    <message>
        <source>This isn’t a saved game: a JSON object is expected.</source>
        <translation>Das ist keine gespeicherte Partie: Erwartet wird ein JSON-Objekt.</translation>
    </message>
    <message>
        <source>This isn’t a game saved by Elios Desktop.</source>
        <translation>Das ist keine gespeicherte Partie von Elios Desktop.</translation>
    </message>
    <message>
        <source>This was saved by a newer Elios Desktop (format {version}, this one knows {known}). Please update the program.</source>
        <translation>Das hat ein neueres Elios Desktop gespeichert (Format {version}, dieses kennt {known}). Bring das Programm auf den neuesten Stand.</translation>
    </message>
    <message>
        <source>The field “{field}” is missing or isn’t what it should be.</source>
        <translation>Das Feld „{field}“ fehlt oder ist nicht, was es sein soll.</translation>
    </message>
    <message>
        <source>{game} has {allowed} seats, not {seats}.</source>
        <translation>{game} spielt man mit {allowed} Plätzen, nicht mit {seats}.</translation>
    </message>
    <message>
        <source>Move {number}, “{move}”, isn’t allowed. {why}</source>
        <translation>Schritt {number}, „{move}“, ist nicht erlaubt. {why}</translation>
    </message>
    <message>
        <source>Its game, options or number of seats don’t match the tournament’s.</source>
        <translation>Spiel, Optionen oder Zahl der Plätze passen nicht zum Turnier.</translation>
    </message>
    <message>
        <source>Its result doesn’t follow from its moves.</source>
        <translation>Ihr Ergebnis passt nicht zu ihren Schritten.</translation>
    </message>
    <message>
        <source>The totals don’t match the finished games.</source>
        <translation>Die Gesamtstände passen nicht zu den beendeten Partien.</translation>
    </message>
    <message numerus="yes">
        <source>{file}: {game}, %n move(s), still arranging: {seats}</source>
        <translation>
            <numerusform>{file}: {game}, %n Schritt, noch nicht fertig: {seats}</numerusform>
            <numerusform>{file}: {game}, %n Schritte, noch nicht fertig: {seats}</numerusform>
        </translation>
    </message>
    <message>
        <source>This isn’t a setup for {game}: {detail}</source>
        <translation>Das ist kein Aufbau für {game}: {detail}</translation>
    </message>
    <message>
        <source>Usage: elios-desktop [FILE…]
       elios-desktop --new-game GAME
       elios-desktop engine
       elios-desktop replay FILE…
       elios-desktop shots DIR

{titles}: tabletop games for friends at one computer.

  FILE…            open saved games in the window
  --new-game GAME  set up a new game: {games}
  engine           answer JSON requests on standard input, one per line, without a window
  replay FILE…     replay saved games and say how they stand
  shots DIR        draw pictures of the tables into a folder, without a display
  --check          say what works on this computer and what is missing
  --version        show the version
  --help           show this text</source>
        <translation>Aufruf: elios-desktop [DATEI…]
        elios-desktop --new-game SPIEL
        elios-desktop engine
        elios-desktop replay DATEI…
        elios-desktop shots ORDNER

{titles}: Brettspiele für Freunde an einem Rechner.

  DATEI…            gespeicherte Partien im Fenster öffnen
  --new-game SPIEL  eine neue Partie vorbereiten: {games}
  engine            JSON-Anfragen aus der Standardeingabe beantworten, je Zeile eine, ohne Fenster
  replay DATEI…     gespeicherte Partien nachspielen und sagen, wie sie stehen
  shots ORDNER      Bilder der Tische in einen Ordner zeichnen, ohne Bildschirm
  --check           sagen, was auf diesem Rechner geht und was fehlt
  --version         die Version zeigen
  --help            diesen Text zeigen</translation>
    </message>
    <message>
        <source>The window needs PySide6, which isn’t installed: “pip install PySide6-Essentials”. “elios-desktop engine” and “elios-desktop replay” work without it.</source>
        <translation>Das Fenster braucht PySide6, das nicht installiert ist: „pip install PySide6-Essentials“. „elios-desktop engine“ und „elios-desktop replay“ gehen auch ohne.</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>{names} and {name}</source>
        <translation>{names} und {name}</translation>
    </message>
    <message>
        <source>{names}, {name}</source>
        <translation>{names}, {name}</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>A new game of {game}</source>
        <translation>Neue Partie: {game}</translation>
    </message>
    <message>
        <source>Learn it</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Los geht’s</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>Trial moves</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>Name of {player}</source>
        <translation>Name von {player}</translation>
    </message>
    <message>
        <source>Colour of {player}: {colour}</source>
        <translation>Farbe von {player}: {colour}</translation>
    </message>
    <message>
        <source>{player} is played by: {kind}</source>
        <translation>Wer als {player} spielt: {kind}</translation>
    </message>
    <message>
        <source>the program’s language</source>
        <translation>die Sprache des Programms</translation>
    </message>
    <message>
        <source>Language of {player}: {language}</source>
        <translation>Sprache von {player}: {language}</translation>
    </message>
    <message>
        <source>As strong as you are</source>
        <translation>So stark wie du</translation>
    </message>
    <message>
        <source>Two players are called “{name}”. Give one of them another name.</source>
        <translation>Der Name „{name}“ kommt zweimal vor. Ändere einen davon.</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt mit</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag a seat onto another to swap them.</source>
        <translation>Zieh einen Platz auf einen anderen, um die beiden zu tauschen.</translation>
    </message>
    <message>
        <source>How strong {star} plays is a first guess: {name} hasn’t finished this game against a computer yet.</source>
        <translation>Wie stark {star} spielt, ist erst mal geschätzt: {name} hat dieses Spiel noch nie gegen einen Computer beendet.</translation>
    </message>
    <message numerus="yes">
        <source>{star} is about as strong as {name}, going by %n finished game(s).</source>
        <translation>
            <numerusform>{star} ist etwa so stark wie {name}: Das sagt %n beendete Partie.</numerusform>
            <numerusform>{star} ist etwa so stark wie {name}: Das sagen %n beendete Partien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Swap seats with {name}</source>
        <translation>Platz tauschen mit {name}</translation>
    </message>
    <message>
        <source>The program’s language</source>
        <translation>Die Sprache des Programms</translation>
    </message>
    <message>
        <source>Keep learning</source>
        <translation>Weiterlernen</translation>
    </message>
    <message>
        <source>{name} plays too</source>
        <translation>{name} spielt mit</translation>
    </message>
    <message>
        <source>Partners sit opposite each other.</source>
        <translation>Partner sitzen einander gegenüber.</translation>
    </message>
    <message numerus="yes">
        <source>Names can have up to %n letter(s).</source>
        <translation>
            <numerusform>Ein Name hat höchstens %n Buchstaben.</numerusform>
            <numerusform>Ein Name hat höchstens %n Buchstaben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Who’s joining?</source>
        <translation>Wer setzt sich dazu?</translation>
    </message>
    <message>
        <source>People…</source>
        <translation>Mitspielende …</translation>
    </message>
</context>
<context>
    <name>Night</name>
    <message>
        <source>{name} plays tonight</source>
        <translation>{name} spielt heute Abend</translation>
    </message>
    <message>
        <source>{game}: not tonight</source>
        <translation>{game}: heute nicht</translation>
    </message>
    <message>
        <source>Choose a game that has room for everybody.</source>
        <translation>Wählt ein Spiel, bei dem alle Platz haben.</translation>
    </message>
    <message>
        <source>Another name</source>
        <translation>Noch ein Name</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Which games, and in which order?</source>
        <translation>Welche Spiele, und in welcher Reihenfolge?</translation>
    </message>
    <message>
        <source>Let’s play</source>
        <translation>Los geht’s</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Früher</translation>
    </message>
    <message>
        <source>Play {game} earlier</source>
        <translation>{game} früher spielen</translation>
    </message>
    <message>
        <source>{names} play {games}.</source>
        <translation>{names} spielen {games}.</translation>
    </message>
    <message>
        <source>{game}: game {number} tonight</source>
        <translation>{game}: Spiel {number} des Abends</translation>
    </message>
    <message>
        <source>A game night needs at least two people: choose who plays.</source>
        <translation>Ein Spieleabend braucht mindestens zwei Menschen: Wählt aus, wer mitspielt.</translation>
    </message>
    <message>
        <source>Game night</source>
        <translation>Spieleabend</translation>
    </message>
    <message>
        <source>Who’s here?</source>
        <translation>Wer ist da?</translation>
    </message>
    <message>
        <source>Computers can join in:</source>
        <translation>Computer dürfen mitspielen:</translation>
    </message>
    <message>
        <source>{game} stays in its box: it’s for {number} at most, and there are {here} of you.</source>
        <translation>{game} bleibt in der Schachtel: Es ist für höchstens {number}, und ihr seid {here}.</translation>
    </message>
    <message>
        <source>{game} stays in its box: it needs at least {number}, and there are {here} of you.</source>
        <translation>{game} bleibt in der Schachtel: Es braucht mindestens {number}, und ihr seid {here}.</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>The game isn’t over yet.</source>
        <translation>Die Partie ist noch nicht zu Ende.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Move {ply} of {last}.</source>
        <translation>Schritt {ply} von {last}.</translation>
    </message>
    <message>
        <source>The numbers</source>
        <translation>Die Zahlen</translation>
    </message>
    <message>
        <source>The table as it was at the end. (With scripts allowed, the page shows it after every move.)</source>
        <translation>Der Tisch am Ende. (Sind Skripte erlaubt, zeigt die Seite ihn nach jedem Schritt.)</translation>
    </message>
    <message>
        <source>This page is complete: it loads nothing from anywhere else.</source>
        <translation>Diese Seite ist vollständig: Sie lädt nichts von anderswo nach.</translation>
    </message>
    <message>
        <source>Open it with Elios Desktop, or drop it on the program’s window, to look back at the game there and play on from any move.</source>
        <translation>Öffnet sie mit Elios Desktop oder zieht sie auf sein Fenster: Dort könnt ihr die Partie nachspielen und von jedem Schritt an weiterspielen.</translation>
    </message>
    <message>
        <source>It shows what everybody at the table may see, and nothing that is hidden.</source>
        <translation>Sie zeigt, was alle am Tisch sehen dürfen; Verborgenes steht nicht darin.</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Einen Schritt weiter</translation>
    </message>
    <message>
        <source>Keys: the arrows go one move back or forward, Home and End to the beginning or the end; P plays.</source>
        <translation>Tasten: Die Pfeile gehen einen Schritt zurück oder weiter, Pos1 und Ende zum Anfang und zum Ende, P spielt ab.</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>Moves</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Moves will be listed here.</source>
        <translation>Hier stehen dann die Schritte.</translation>
    </message>
    <message>
        <source>Points will be listed here.</source>
        <translation>Hier stehen dann die Punkte.</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>Remove {name}</source>
        <translation>{name} entfernen</translation>
    </message>
    <message>
        <source>Somebody else has this name already.</source>
        <translation>So heißt schon jemand anderes.</translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <translation>{name} entfernen?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Mitspielende</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>As in the settings</source>
        <translation>Wie in den Einstellungen</translation>
    </message>
    <message>
        <source>Colour and mark</source>
        <translation>Farbe und Zeichen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>The program’s language</source>
        <translation>Die Sprache des Programms</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Head start</source>
        <translation>Vorsprung</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Klein</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message>
        <source>{name} won’t be suggested any more, and the program forgets how they like their table. Finished games stay.</source>
        <translation>{name} wird nicht mehr vorgeschlagen, und die Einstellungen für den eigenen Tisch sind vergessen. Beendete Partien bleiben.</translation>
    </message>
    <message>
        <source>Nobody has played here yet. Names appear here with the first game.</source>
        <translation>Hier hat noch niemand gespielt. Mit der ersten Partie stehen hier die Namen.</translation>
    </message>
    <message>
        <source>How this person likes the table, whenever they’re at the computer:</source>
        <translation>Wie der Tisch sein soll, wenn diese Person am Rechner sitzt:</translation>
    </message>
    <message>
        <source>Every turn</source>
        <translation>Bei jedem Zug</translation>
    </message>
    <message>
        <source>Only when asked</source>
        <translation>Auf Wunsch</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>easy</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>gemütlich</translation>
    </message>
    <message>
        <source>practised</source>
        <translation>geübt</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>stark</translation>
    </message>
    <message>
        <source>Looks several moves ahead.</source>
        <translation>Denkt mehrere Züge voraus.</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>meisterhaft</translation>
    </message>
    <message>
        <source>Computer, as strong as you are</source>
        <translation>Computer, so stark wie du</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Computer, {level}</source>
        <translation>Computer, {level}</translation>
    </message>
    <message>
        <source>Somebody else’s program, started as the settings say.</source>
        <translation>Ein fremdes Programm, so gestartet, wie es in den Einstellungen steht.</translation>
    </message>
    <message>
        <source>Plays at the level at which you’ve won about half your games so far.</source>
        <translation>Spielt auf der Stufe, auf der du bisher etwa die Hälfte der Partien gewinnst.</translation>
    </message>
    <message>
        <source>Friendly and absent-minded: for first games and for children.</source>
        <translation>Nett und etwas zerstreut: für erste Partien und für Kinder.</translation>
    </message>
    <message>
        <source>Grabs what looks best right now.</source>
        <translation>Greift nach dem, was gerade am besten aussieht.</translation>
    </message>
    <message>
        <source>Also considers your reply.</source>
        <translation>Denkt auch an deine Antwort.</translation>
    </message>
    <message>
        <source>Shows no mercy, and thinks for about a second.</source>
        <translation>Schenkt dir nichts und denkt etwa eine Sekunde nach.</translation>
    </message>
    <message>
        <source>skilled</source>
        <translation>gewandt</translation>
    </message>
    <message>
        <source>Rarely overlooks anything, and plans a little ahead.</source>
        <translation>Übersieht selten etwas und plant ein wenig voraus.</translation>
    </message>
    <message>
        <source>gentle</source>
        <translation>sanft</translation>
    </message>
    <message>
        <source>Plays along, one thing at a time: for a child’s very first games.</source>
        <translation>Spielt einfach mit, eins nach dem anderen: für die allerersten Partien eines Kindes.</translation>
    </message>
    <message>
        <source>like you</source>
        <translation>wie du</translation>
    </message>
</context>
<context>
    <name>Playing</name>
    <message>
        <source>This finished game can’t be opened any more.</source>
        <translation>Diese beendete Partie lässt sich nicht mehr öffnen.</translation>
    </message>
    <message>
        <source>This game is open in another window of the program.</source>
        <translation>Diese Partie ist in einem anderen Fenster des Programms offen.</translation>
    </message>
    <message>
        <source>The newest save of this game is damaged; this is the one before. The last move may be missing.</source>
        <translation>Der neueste Spielstand ist beschädigt; das ist der davor. Vielleicht fehlt der letzte Schritt.</translation>
    </message>
    <message>
        <source>Saved as “{file}”.</source>
        <translation>Als „{file}“ gespeichert.</translation>
    </message>
    <message>
        <source>The disk is still busy saving. Try again in a moment.</source>
        <translation>Der Datenträger ist noch mit dem Speichern beschäftigt. Versuch es gleich noch einmal.</translation>
    </message>
    <message>
        <source>The finished game couldn’t be added to the statistics. {reason}</source>
        <translation>Die beendete Partie kam nicht in die Statistik. {reason}</translation>
    </message>
    <message>
        <source>The game couldn’t be renamed. {reason}</source>
        <translation>Die Partie ließ sich nicht umbenennen. {reason}</translation>
    </message>
    <message>
        <source>The game couldn’t be removed. {reason}</source>
        <translation>Die Partie ließ sich nicht entfernen. {reason}</translation>
    </message>
    <message>
        <source>It also contains everything that’s hidden now, and everybody’s names.</source>
        <translation>Darin steht auch, was jetzt verdeckt ist, und wie alle heißen.</translation>
    </message>
</context>
<context>
    <name>Podium</name>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}: {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>{date} · {games}</source>
        <translation>{date} · {games}</translation>
    </message>
    <message>
        <source>Save the picture…</source>
        <translation>Bild speichern …</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>{names} wins the evening!</source>
        <translation>{names} gewinnt den Abend!</translation>
    </message>
    <message>
        <source>{names} share the win!</source>
        <translation>{names} gewinnen den Abend gemeinsam!</translation>
    </message>
    <message>
        <source>It’s a tie!</source>
        <translation>Unentschieden!</translation>
    </message>
</context>
<context>
    <name>Programs</name>
    <message>
        <source>This game doesn’t say which program plays for {name}.</source>
        <translation>Diese Partie sagt nicht, welches Programm für {name} spielt.</translation>
    </message>
    <message>
        <source>The program “{program}” can’t be started with “{said}”.</source>
        <translation>Das Programm „{program}“ lässt sich mit „{said}“ nicht starten.</translation>
    </message>
    <message>
        <source>The program “{program}” wants to play “{move}”. {reason}</source>
        <translation>Das Programm „{program}“ will „{move}“ spielen. {reason}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of the program</source>
        <translation>Name des Programms</translation>
    </message>
    <message>
        <source>Command, such as python3 player.py</source>
        <translation>Befehl, etwa python3 player.py</translation>
    </message>
    <message>
        <source>Command that starts it</source>
        <translation>Befehl, der es startet</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the program “{program}”</source>
        <translation>Das Programm „{program}“ entfernen</translation>
    </message>
    <message>
        <source>Other programs as players</source>
        <translation>Fremde Programme als Mitspieler</translation>
    </message>
    <message>
        <source>Add a program</source>
        <translation>Programm hinzufügen</translation>
    </message>
    <message>
        <source>Two programs are called “{program}”. The last one counts.</source>
        <translation>Zwei Programme heißen „{program}“. Das letzte gilt.</translation>
    </message>
    <message>
        <source>The program “{program}” said “{said}”, and that isn’t a move.</source>
        <translation>Das Programm „{program}“ hat „{said}“ geantwortet, und das ist kein Zug.</translation>
    </message>
    <message numerus="yes">
        <source>The program “{program}” didn’t move within %n second(s).</source>
        <translation>
            <numerusform>Das Programm „{program}“ hat nach %n Sekunde noch nicht gezogen.</numerusform>
            <numerusform>Das Programm „{program}“ hat nach %n Sekunden noch nicht gezogen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A program of your own, or a friend’s, can play a seat; it is told what that seat may know and nothing more. It runs as if you had started it yourself, so add only programs you trust. How to write one is explained in docs/protocol.md, among the program’s sources.</source>
        <translation>Ein eigenes Programm, oder eines von Freunden, kann einen Platz übernehmen; es erfährt, was man an diesem Platz wissen darf, und nicht mehr. Es läuft, als hättest du es selbst gestartet: Trag nur solche ein, denen du vertraust. Wie man eines schreibt, steht in docs/protocol.md bei den Quelltexten.</translation>
    </message>
    <message>
        <source>{name} is played by the program “{program}”, which isn’t in the settings.</source>
        <translation>Für {name} spielt das Programm „{program}“, das nicht in den Einstellungen steht.</translation>
    </message>
    <message>
        <source>The program “{program}” quit without making a move.</source>
        <translation>Das Programm „{program}“ hat sich beendet, ohne zu ziehen.</translation>
    </message>
    <message>
        <source>“{command}” doesn’t say which program to start.</source>
        <translation>„{command}“ nennt kein Programm, das gestartet werden soll.</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <translation>Alle Rätsel</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Nächstes Rätsel</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>Today’s puzzle</source>
        <translation>Rätsel des Tages</translation>
    </message>
    <message>
        <source>Yesterday’s puzzle</source>
        <translation>Rätsel von gestern</translation>
    </message>
    <message>
        <source>To try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Alle Arten</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>{solved} of {count} solved</source>
        <translation>{solved} von {count} gelöst</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>gelöst</translation>
    </message>
    <message>
        <source>tried</source>
        <translation>versucht</translation>
    </message>
    <message>
        <source>{name}’s level</source>
        <translation>Stufe von {name}</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>From your games</source>
        <translation>Aus euren Partien</translation>
    </message>
    <message>
        <source>From the file</source>
        <translation>Aus der Datei</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Alle Stufen</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Your level now: {name}’s</source>
        <translation>Deine Stufe zurzeit: {name}</translation>
    </message>
    <message>
        <source>Today’s puzzle: {game}</source>
        <translation>Heute: {game}</translation>
    </message>
    <message>
        <source>Yesterday’s: {game}</source>
        <translation>Gestern: {game}</translation>
    </message>
    <message numerus="yes">
        <source>To try again: %n puzzle(s)</source>
        <translation>
            <numerusform>Noch einmal: %n Rätsel</numerusform>
            <numerusform>Noch einmal: %n Rätsel</numerusform>
        </translation>
    </message>
    <message>
        <source>Let’s see…</source>
        <translation>Mal sehen …</translation>
    </message>
    <message>
        <source>This is the solution, step by step.</source>
        <translation>Das ist die Lösung, Schritt für Schritt.</translation>
    </message>
    <message>
        <source>That’s the solution.</source>
        <translation>Das ist die Lösung.</translation>
    </message>
    <message>
        <source>Solved, and at the first go!</source>
        <translation>Gelöst, und gleich beim ersten Mal!</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Gelöst!</translation>
    </message>
    <message numerus="yes">
        <source>You can try it again in %n day(s).</source>
        <translation>
            <numerusform>In %n Tag kannst du es noch einmal versuchen.</numerusform>
            <numerusform>In %n Tagen kannst du es noch einmal versuchen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Right so far.</source>
        <translation>So weit richtig.</translation>
    </message>
    <message>
        <source>There’s no hint here. Try again from the beginning.</source>
        <translation>Hier gibt es keinen Tipp. Versuch es noch einmal von vorn.</translation>
    </message>
    <message>
        <source>Begin with “{button}”.</source>
        <translation>Beginne mit „{button}“.</translation>
    </message>
    <message>
        <source>Like this: {move}</source>
        <translation>So geht es: {move}</translation>
    </message>
    <message>
        <source>Names come from your games.</source>
        <translation>Die Namen kommen aus euren Partien.</translation>
    </message>
    <message>
        <source>Without names</source>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>Solving: {names}</source>
        <translation>Am Rätseln: {names}</translation>
    </message>
    <message>
        <source>Who solves it?</source>
        <translation>Wer löst es?</translation>
    </message>
    <message>
        <source>What was missed</source>
        <translation>Was unbemerkt blieb</translation>
    </message>
    <message>
        <source>{name}, before move {number}</source>
        <translation>{name}, vor Schritt {number}</translation>
    </message>
    <message>
        <source>What happened instead: {moves}</source>
        <translation>Gespielt wurde: {moves}</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>Looking at move {at} of {count}…</source>
        <translation>Schritt {at} von {count} wird angesehen …</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) found in this game.</source>
        <translation>
            <numerusform>%n Rätsel in dieser Partie gefunden.</numerusform>
            <numerusform>%n Rätsel in dieser Partie gefunden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) found so far.</source>
        <translation>
            <numerusform>Bisher %n Rätsel gefunden.</numerusform>
            <numerusform>Bisher %n Rätsel gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>The search couldn’t be finished.</source>
        <translation>Die Suche kam nicht bis zum Ende.</translation>
    </message>
    <message>
        <source>Nobody missed anything we can prove. Well played!</source>
        <translation>Niemand hat etwas übersehen, was sich beweisen lässt. Gut gespielt!</translation>
    </message>
    <message>
        <source>Saved: you’ll find them among the puzzles, under “From your games”.</source>
        <translation>Gespeichert: zu finden bei den Rätseln unter „Aus euren Partien“.</translation>
    </message>
    <message>
        <source>Keep looking</source>
        <translation>Weitersuchen</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>Alle behalten</translation>
    </message>
    <message>
        <source>Begin with the one that glows.</source>
        <translation>Beginne mit dem, was leuchtet.</translation>
    </message>
    <message>
        <source>Saved. Anybody who opens the file in this program gets the puzzle.</source>
        <translation>Gespeichert. Wer die Datei in diesem Programm öffnet, bekommt das Rätsel.</translation>
    </message>
    <message>
        <source>This move couldn’t be checked just now. Try again.</source>
        <translation>Dieser Zug ließ sich gerade nicht prüfen. Versuch es noch einmal.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) couldn’t be read: damaged, or from a newer version.</source>
        <translation>
            <numerusform>%n Rätsel ist nicht lesbar: Es ist beschädigt oder aus einer neueren Version.</numerusform>
            <numerusform>%n Rätsel sind nicht lesbar: Sie sind beschädigt oder aus einer neueren Version.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sorry, the list of puzzles you’ve solved couldn’t be read, so it starts over.</source>
        <translation>Was ihr gelöst hattet, lässt sich nicht lesen; die Rätsel beginnen von vorn.</translation>
    </message>
    <message>
        <source>What you solve can’t be saved. {reason}</source>
        <translation>Was ihr löst, lässt sich nicht speichern. {reason}</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Laufwerk</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Suchen in:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Datei&amp;typ:</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
</context>
<context>
    <name>Recap</name>
    <message>
        <source>Nothing has happened since your last turn.</source>
        <translation>Seit deinem letzten Zug ist nichts geschehen.</translation>
    </message>
    <message>
        <source>{number} of {count}: {sentence}</source>
        <translation>{number} von {count}: {sentence}</translation>
    </message>
    <message numerus="yes">
        <source>{name} made %n move(s) in one turn.</source>
        <translation>
            <numerusform>{name} hat in einem Zug %n Schritt gemacht.</numerusform>
            <numerusform>{name} hat in einem Zug %n Schritte gemacht.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>To the beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>Play automatically, or pause</source>
        <translation>Automatisch abspielen oder anhalten</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Einen Schritt weiter</translation>
    </message>
    <message>
        <source>To the last move</source>
        <translation>Zum letzten Schritt</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Move shown</source>
        <translation>Gezeigter Schritt</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Ab hier weiterspielen</translation>
    </message>
    <message>
        <source>A new game begins from this point; this one stays as it is.</source>
        <translation>Ab hier beginnt eine neue Partie; diese bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Move {ply} of {last}</source>
        <translation>Schritt {ply} von {last}</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>Where the publisher’s rule sheet (“the sheet”) is silent, or can be read in two ways, this is what we play, and why.</source>
        <translation>Wo das Regelblatt des Verlags („das Blatt“) schweigt oder sich auf zwei Arten lesen lässt, spielen wir so, und zwar aus diesen Gründen.</translation>
    </message>
    <message>
        <source>How to handle the pieces</source>
        <translation>So geht es am Bildschirm</translation>
    </message>
    <message>
        <source>If the rules don’t allow it, the piece springs back and the line below the board says why. “Show the rule”, or F1, opens this rulebook at that very rule.</source>
        <translation>Erlauben die Regeln es nicht, springt das Teil zurück, und die Zeile unter dem Brett sagt, warum. „Zur Regel“ oder F1 öffnet dieses Regelheft genau bei dieser Regel.</translation>
    </message>
    <message>
        <source>**Enter** picks a piece up and puts it down; **Esc** lets it go.</source>
        <translation>**Enter** nimmt ein Teil auf und legt es ab; **Esc** lässt es los.</translation>
    </message>
    <message>
        <source>**F4** gives you a hint. A computer can take any seat; “Learn it” on the home page teaches as you play.</source>
        <translation>**F4** gibt dir einen Tipp. Ein Computer kann jeden Platz übernehmen; „Lernen“ auf der Startseite bringt dir ein Spiel beim Spielen bei.</translation>
    </message>
    <message>
        <source>**F2** shows the reference card, **F3** the keys, **F9** moves and points. In the settings you can choose other keys, or play with a single switch.</source>
        <translation>**F2** zeigt die Übersichtskarte, **F3** die Tasten, **F9** Schritte und Punkte. In den Einstellungen kannst du andere Tasten wählen oder mit einer einzigen spielen.</translation>
    </message>
    <message>
        <source>**Continuing later.** Every move is saved before you see it. Close the program whenever you like: the game waits on the home page, exactly as it was, half-done turn and all.</source>
        <translation>**Später weiterspielen.** Jeder Schritt ist gespeichert, bevor du ihn siehst. Schließ das Programm, wann du magst: Die Partie wartet auf der Startseite, genau wie sie war, auch mitten in einem Zug.</translation>
    </message>
    <message>
        <source>Drag a piece to where it should go. Or click it to pick it up, and click the place to put it down. While you hold a piece, every place where it may go glows, unless you have turned this help off in the settings.</source>
        <translation>Zieh ein Teil an die Stelle, an die es soll. Oder klick es an, um es aufzunehmen, und klick auf die Stelle, an der du es ablegen willst. Solange du ein Teil hältst, leuchtet jede Stelle, an die es darf, außer du hast diese Hilfe in den Einstellungen ausgeschaltet.</translation>
    </message>
    <message>
        <source>Can we play with names, colours and languages of our own?</source>
        <translation>Können wir mit eigenen Namen, Farben und Sprachen spielen?</translation>
    </message>
    <message>
        <source>Open the rulebook</source>
        <translation>Das Regelheft öffnen</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>Print the reference card</source>
        <translation>Die Übersichtskarte drucken</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>As we play it</source>
        <translation>So spielen wir es</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>The rulebooks</source>
        <translation>Die Regelhefte</translation>
    </message>
    <message>
        <source>Nothing found for “{words}”.</source>
        <translation>Zu „{words}“ war nichts zu finden.</translation>
    </message>
    <message>
        <source>Print the rulebook</source>
        <translation>Das Regelheft drucken</translation>
    </message>
    <message>
        <source>Save the rulebook as PDF</source>
        <translation>Das Regelheft als PDF speichern</translation>
    </message>
    <message>
        <source>PDF files</source>
        <translation>PDF-Dateien</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinerer Text</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größerer Text</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern …</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search the rulebook</source>
        <translation>Im Regelheft suchen</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Dieses Spiel</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Search in</source>
        <translation>Suchen in</translation>
    </message>
    <message numerus="yes">
        <source>All games: %n hit(s).</source>
        <translation>
            <numerusform>Alle Spiele: %n Treffer.</numerusform>
            <numerusform>Alle Spiele: %n Treffer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>{game}: the rulebook</source>
        <translation>{game}: das Regelheft</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Regelheft</translation>
    </message>
    <message>
        <source>**What is hidden.** When the computer changes hands, what only one of you may see is covered, and nothing else. The cover says whose it is; that person lifts it. In the settings you can choose a curtain over the whole table, or open hands.</source>
        <translation>**Was verdeckt ist.** Wenn ihr den Rechner weitergebt, liegt verdeckt, was nur eine Person sehen darf, und sonst nichts. Darauf steht, wem es gehört; diese Person deckt es auf. In den Einstellungen könnt ihr einen Vorhang über dem ganzen Tisch oder offene Karten wählen.</translation>
    </message>
    <message>
        <source>You never need this to play. Saved games and other programs write every move as a short text. Anything else “isn’t a move in this game”, and no program can move for any seat but its own.</source>
        <translation>Zum Spielen brauchst du das nie. In gespeicherten Partien und für andere Programme steht jeder Schritt als kurzer Text. Alles andere „gibt es in diesem Spiel nicht“, und kein Programm kann für einen anderen Platz ziehen als den eigenen.</translation>
    </message>
    <message>
        <source>**F6** moves from the table to its buttons and on; **Ctrl+Enter** ends your turn.</source>
        <translation>**F6** geht vom Tisch zu den Knöpfen und reihum weiter; **Strg+Enter** beendet deinen Zug.</translation>
    </message>
    <message>
        <source>**Takebacks.** Undo takes the last move back, until the next player has acted or something hidden has been revealed; alone against computers you can always undo. In the settings you can agree that it goes no further than your own turn, or that everything may be taken back.</source>
        <translation>**Zurücknehmen.** „Rückgängig“ nimmt den letzten Schritt zurück, solange der Nächste noch nichts getan hat und nichts Verdecktes zu sehen war; allein gegen Computer geht es immer. In den Einstellungen könnt ihr vereinbaren, dass das nur für den eigenen Zug gilt oder dass alles zurückgenommen werden darf.</translation>
    </message>
    <message>
        <source>Yes. When you set up a game, everybody chooses a name, a colour and, if they like, a language for their turns.</source>
        <translation>Ja. Wo ihr eine Partie vorbereitet, wählen alle einen Namen, eine Farbe und, wenn sie mögen, eine Sprache für ihre Züge.</translation>
    </message>
    <message>
        <source>After a game, “Missed chances” looks for wins, rescues and best turns that somebody overlooked. Each is a puzzle to keep or send as a file.</source>
        <translation>Am Ende einer Partie sucht „Verpasstes“ nach Siegen, Rettungen und besten Zügen, die jemand übersehen hat. Jeder Fund ist ein Rätsel, zum Behalten oder zum Verschicken als Datei.</translation>
    </message>
    <message>
        <source>After that, nobody moves any more. You can look back at every move, play on from any of them as a new game, play again, or have a rematch with the seats swapped.</source>
        <translation>Danach zieht niemand mehr. Ihr könnt euch jeden Schritt noch einmal ansehen, von jedem aus als neue Partie weiterspielen, noch einmal spielen oder mit getauschten Plätzen Revanche nehmen.</translation>
    </message>
    <message>
        <source>**Tab** and the **arrow keys** go from piece to piece and from place to place.</source>
        <translation>**Tab** und die **Pfeiltasten** gehen von Teil zu Teil und von Stelle zu Stelle.</translation>
    </message>
    <message>
        <source>The rulebook couldn’t be written to {file}.</source>
        <translation>Das Regelheft ließ sich nicht in {file} schreiben.</translation>
    </message>
    <message>
        <source>Can we try moves out?</source>
        <translation>Können wir Züge ausprobieren?</translation>
    </message>
    <message>
        <source>What are the puzzles?</source>
        <translation>Was sind die Rätsel?</translation>
    </message>
    <message>
        <source>What did we miss?</source>
        <translation>Was haben wir übersehen?</translation>
    </message>
    <message>
        <source>Positions, each with a goal that has been proved possible. Any way to it is right; a wrong move is answered on the table, and you’re told why. There’s one a day on the home page; those you get wrong come back after one, three and seven days.</source>
        <translation>Stellungen mit einem Ziel, das nachweislich zu erreichen ist. Jeder Weg dorthin ist richtig; ein falscher Zug wird auf dem Tisch beantwortet, und ihr erfahrt, warum. Auf der Startseite ist jeden Tag eines; was nicht gelang, kommt nach einem, drei und sieben Tagen wieder.</translation>
    </message>
    <message>
        <source>Yes, if you allow it when you set up the game: on your own turn, and never while the sand runs. You move for everybody, on a table with a dashed frame. The game stays as it is until you choose “Do it”. What you can’t know can’t be tried out.</source>
        <translation>Ja, wenn ihr es beim Vorbereiten der Partie erlaubt: immer nur, wer am Zug ist, und nie, solange der Sand läuft. Ihr zieht für alle, auf einem Tisch mit gestricheltem Rahmen. Die Partie bleibt, wie sie ist, bis ihr „So machen“ wählt. Was ihr nicht wissen könnt, lässt sich nicht ausprobieren.</translation>
    </message>
</context>
<context>
    <name>Scanning</name>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} bis {last}</translation>
    </message>
    <message>
        <source>Lower</source>
        <translation>Niedriger</translation>
    </message>
    <message>
        <source>Higher</source>
        <translation>Höher</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Nach oben blättern</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Nach unten blättern</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>Amber</source>
        <translation>Bernstein</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Reset to defaults</source>
        <translation>Auf Vorgaben zurücksetzen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animationen</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Things move, unless the system asks for less motion.</source>
        <translation>Alles bewegt sich, außer das System bittet um weniger Bewegung.</translation>
    </message>
    <message>
        <source>Computers play</source>
        <translation>Tempo der Computer</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>how computers play</comment>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>how computers play</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>how computers play</comment>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Takebacks</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>The last move</source>
        <translation>Der letzte Schritt</translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation>Vorhang</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>Gut zu wissen</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Töne abspielen</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>Volume: {number}%</source>
        <translation>Lautstärke: {number} %</translation>
    </message>
    <message>
        <source>Key for “{action}”</source>
        <translation>Taste für „{action}“</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Keine Taste</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>the friend who warns</comment>
        <translation>Aus</translation>
    </message>
    <message>
        <source>On</source>
        <comment>the friend who warns</comment>
        <translation>An</translation>
    </message>
    <message>
        <source>Secrets only</source>
        <translation>Nur Geheimes</translation>
    </message>
    <message>
        <source>Whole table</source>
        <translation>Ganzer Tisch</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>You see where a piece in your hand may go, and what you’d gain by putting it there.</source>
        <translation>Du siehst, wohin ein Teil in deiner Hand darf und was es dort bringen würde.</translation>
    </message>
    <message>
        <source>Places only</source>
        <translation>Nur die Stellen</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>No place glows, and nothing is judged before you put a piece down.</source>
        <translation>Keine Stelle leuchtet, und nichts wird beurteilt, bevor du ein Teil ablegst.</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Against computers: if your turn gives a lot away, you can take it back.</source>
        <translation>Gegen Computer: Verschenkt dein Zug viel, kannst du ihn zurücknehmen.</translation>
    </message>
    <message>
        <source>Own turn only</source>
        <translation>Nur im eigenen Zug</translation>
    </message>
    <message>
        <source>Whoever is at the computer can take the last move back, until the next player has acted or something hidden has been revealed.</source>
        <translation>Wer am Rechner sitzt, kann den letzten Schritt zurücknehmen, bis der Nächste etwas getan hat oder etwas Verdecktes aufgedeckt wurde.</translation>
    </message>
    <message>
        <source>You can take back what you did yourself, as long as nothing hidden has been revealed.</source>
        <translation>Du kannst zurücknehmen, was du selbst getan hast, solange dabei nichts Verborgenes ans Licht kam.</translation>
    </message>
    <message>
        <source>Among friends: any move can be taken back, right to the start.</source>
        <translation>Unter Freunden: Jeder Schritt lässt sich zurücknehmen, bis ganz zum Anfang.</translation>
    </message>
    <message>
        <source>Only what is secret is covered, until its owner asks for it; the table stays in sight.</source>
        <translation>Nur Geheimes liegt verdeckt, bis jemand danach fragt, der es sehen darf; der Tisch bleibt sichtbar.</translation>
    </message>
    <message>
        <source>In games with secrets the table is covered until the next player is there.</source>
        <translation>Gibt es Verborgenes, bleibt der Tisch verdeckt, bis da ist, wer als Nächstes spielt.</translation>
    </message>
    <message>
        <source>A word of advice when it helps, while a game is new to you.</source>
        <translation>Ein guter Rat, wenn er hilft, solange ein Spiel neu für dich ist.</translation>
    </message>
    <message>
        <source>In your first games</source>
        <translation>In den ersten Partien</translation>
    </message>
    <message>
        <source>A frame steps from row to row, then from item to item; Space or Enter chooses what’s in it.</source>
        <translation>Ein Rahmen geht von Reihe zu Reihe, dann von Ding zu Ding; Leertaste oder Enter wählt, was darin ist.</translation>
    </message>
    <message>
        <source>Play with one switch</source>
        <translation>Mit einer einzigen Taste spielen</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>one switch</comment>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>one switch</comment>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>one switch</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>one switch</comment>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>This installation can’t play sounds.</source>
        <translation>Diese Installation des Programms kann keine Töne abspielen.</translation>
    </message>
    <message>
        <source>You see where a piece in your hand may go, but not what you’d gain.</source>
        <translation>Du siehst, wohin ein Teil in deiner Hand darf; was es bringt, siehst du danach.</translation>
    </message>
    <message>
        <source>Friendly warnings</source>
        <translation>Ein Freund, der warnt</translation>
    </message>
    <message>
        <source>Anything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>The table is covered every time the player changes, in every game.</source>
        <translation>Der Tisch wird in jedem Spiel bei jedem Wechsel verdeckt.</translation>
    </message>
    <message>
        <source>Click a shortcut, then press the new key. The arrow keys, letters and Enter belong to the table.</source>
        <translation>Klick auf eine Taste und drück eine andere. Pfeiltasten, Buchstaben und Enter gehören dem Tisch.</translation>
    </message>
    <message>
        <source>Open hands, among friends: the next player’s secrets show at once.</source>
        <translation>Offene Karten unter Freunden: Was nur die nächste Person sehen dürfte, liegt sofort offen.</translation>
    </message>
    <message>
        <source>Help at the table</source>
        <translation>Hilfe vom Tisch</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>The finished games can’t be read.</source>
        <translation>Die beendeten Partien lassen sich nicht lesen.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Als CSV exportieren …</translation>
    </message>
    <message>
        <source>Export the chart…</source>
        <translation>Diagramm exportieren …</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Person:</source>
        <translation>Person:</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Games and wins</source>
        <translation>Partien und Siege</translation>
    </message>
    <message>
        <source>Points over time</source>
        <translation>Punkteverlauf</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Thinking time</source>
        <translation>Bedenkzeit</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeige</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Beendete Partien</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Nachspielen</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>Mehr zeigen</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n Stunde</numerusform>
            <numerusform>%n Stunden</numerusform>
        </translation>
    </message>
    <message>
        <source>The chart is being drawn…</source>
        <translation>Das Diagramm wird gezeichnet …</translation>
    </message>
    <message>
        <source>{games} with {moves} in {time}.</source>
        <translation>{games}: {moves} in {time}.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>The longest winning streak is {name}’s: {wins}.</source>
        <translation>Die längste Siegesserie hat {name}: {wins}.</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Wer gespielt hat</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>{games}, {wins}</source>
        <translation>{games}, {wins}</translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n Sieg</numerusform>
            <numerusform>%n Siege</numerusform>
        </translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Siegquote</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Beste Punktzahl</translation>
    </message>
    <message>
        <source>Average score</source>
        <translation>Punkte im Schnitt</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Längste Siegesserie</translation>
    </message>
    <message>
        <source>Current winning streak</source>
        <translation>Aktuelle Siegesserie</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>How long each person thinks in a game, on average.</source>
        <translation>Wie lange jede Person im Schnitt pro Partie nachdenkt.</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>Thinking time per game</source>
        <translation>Bedenkzeit pro Partie</translation>
    </message>
    <message>
        <source>Total thinking time</source>
        <translation>Bedenkzeit insgesamt</translation>
    </message>
    <message>
        <source>This game is played without points.</source>
        <translation>In diesem Spiel gibt es keine Punkte.</translation>
    </message>
    <message>
        <source>The five who have played most. Where there are many games, each dot is an average.</source>
        <translation>Die fünf, die am meisten gespielt haben. Bei vielen Partien steht jede Markierung für einen Mittelwert.</translation>
    </message>
    <message>
        <source>How many minutes a game takes. Where there are many games, each dot is an average.</source>
        <translation>Wie viele Minuten eine Partie dauert. Bei vielen steht jede Markierung für einen Mittelwert.</translation>
    </message>
    <message>
        <source>Everybody who played under a name. Where there are many games, each dot is an average.</source>
        <translation>Alle, die unter einem Namen gespielt haben. Bei vielen Partien steht jede Markierung für einen Mittelwert.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Ab</translation>
    </message>
    <message>
        <source>Nothing to count yet.</source>
        <translation>Noch gibt es nichts zu zählen.</translation>
    </message>
    <message>
        <source>No finished games match this choice.</source>
        <translation>Zu dieser Auswahl passt keine beendete Partie.</translation>
    </message>
    <message>
        <source>Finish a game, and here you’ll see who won, by how much and how it went.</source>
        <translation>Spielt eine Partie zu Ende, dann steht hier, wer gewonnen hat, mit wie viel Abstand und wie es lief.</translation>
    </message>
    <message>
        <source>The whole bar shows games played, the filled part games won.</source>
        <translation>Der ganze Balken zeigt die gespielten Partien, der gefüllte Teil die gewonnenen.</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Spielverlauf</translation>
    </message>
    <message>
        <source>Each game scores points in its own way: choose a game above.</source>
        <translation>In jedem Spiel zählen Punkte anders: Wähl oben ein Spiel aus.</translation>
    </message>
    <message>
        <source>Only players with a name count: type your names when you set up a game.</source>
        <translation>Gezählt werden nur Leute mit Namen: Tippt die Namen ein, wenn ihr eine Partie beginnt.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Show the rule</source>
        <translation>Zur Regel</translation>
    </message>
    <message>
        <source>Change the setting</source>
        <translation>Einstellung ändern</translation>
    </message>
    <message>
        <source>Shortcut: {key}</source>
        <translation>Taste {key}</translation>
    </message>
    <message>
        <source>The game has begun: arrangements are final now.</source>
        <translation>Die Partie hat begonnen: Jetzt ordnet niemand mehr um.</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Regelheft</translation>
    </message>
    <message>
        <source>Reference card</source>
        <translation>Übersichtskarte</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>What happened since your last turn</source>
        <translation>Was seit deinem letzten Zug geschehen ist</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Nachspielen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Moves and points</source>
        <translation>Schritte und Punkte</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Hide the table</source>
        <translation>Tisch verdecken</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Mitspieler</translation>
    </message>
    <message>
        <source>I’m {name}: show me what’s mine</source>
        <translation>Ich bin {name}: zeig, was mir gehört</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} denkt nach …</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Take over the seat</source>
        <translation>Platz übernehmen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>One move</source>
        <translation>Ein Schritt</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Let it try again, or take over the seat.</source>
        <translation>Du kannst es noch einmal versuchen lassen oder den Platz übernehmen.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Dabei bleiben</translation>
    </message>
    <message>
        <source>That gives a lot away: take it back?</source>
        <translation>Das verschenkt viel: zurücknehmen?</translation>
    </message>
    <message>
        <source>Rotates what is in your hand; so do R and the wheel.</source>
        <translation>Dreht, was du in der Hand hast; das tun auch R und das Mausrad.</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>You’re looking at an earlier moment of the game.</source>
        <translation>Du siehst gerade einen früheren Moment der Partie.</translation>
    </message>
    <message>
        <source>Not while the next player is taking over.</source>
        <translation>Nicht, während der Rechner weitergegeben wird.</translation>
    </message>
    <message>
        <source>Play has gone on since {name}’s move. You can allow more in the settings.</source>
        <translation>Nach dem Schritt von {name} ist schon weitergespielt worden. In den Einstellungen kannst du mehr erlauben.</translation>
    </message>
    <message>
        <source>That was {name}’s move: you can undo only within your own turn. You can allow more in the settings.</source>
        <translation>Das war ein Schritt von {name}: Zurücknehmen geht nur im eigenen Zug. In den Einstellungen lässt sich mehr erlauben.</translation>
    </message>
    <message>
        <source>{name}, it’s your turn.</source>
        <translation>{name}, du bist dran.</translation>
    </message>
    <message>
        <source>It’s {name}’s turn.</source>
        <translation>{name} ist dran.</translation>
    </message>
    <message>
        <source>You’re looking back at the beginning of the game.</source>
        <translation>Ihr seht euch den Anfang der Partie noch einmal an.</translation>
    </message>
    <message>
        <source>You’re looking back at move {ply} of {last}.</source>
        <translation>Ihr seht euch die Partie noch einmal an, bei Schritt {ply} von {last}.</translation>
    </message>
    <message>
        <source>{name}’s computer hasn’t answered.</source>
        <translation>Der Computer von {name} hat nicht geantwortet.</translation>
    </message>
    <message>
        <source>Messages…</source>
        <translation>Meldungen …</translation>
    </message>
    <message>
        <source>Messages of the program</source>
        <translation>Meldungen des Programms</translation>
    </message>
    <message>
        <source>There’s nothing to undo yet.</source>
        <translation>Noch gibt es nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>There’s nothing to redo.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>Something hidden has been revealed since then.</source>
        <translation>Seitdem ist etwas Verborgenes zu sehen gewesen.</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Spielverlauf</translation>
    </message>
    <message>
        <source>That’s {name}’s.</source>
        <translation>Das gehört {name}.</translation>
    </message>
    <message>
        <source>The last things the program wrote besides its answers.</source>
        <translation>Das hat das Programm neben seinen Antworten zuletzt geschrieben.</translation>
    </message>
    <message>
        <source>Try it out</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>The game is over: you agreed to end it.</source>
        <translation>Die Partie ist vorbei: Ihr habt sie gemeinsam beendet.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message>
        <source>Pick up</source>
        <translation>Aufnehmen</translation>
    </message>
    <message>
        <source>Put here</source>
        <translation>Hier hinlegen</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Umdrehen</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Let go</source>
        <translation>Loslassen</translation>
    </message>
    <message>
        <source>Press</source>
        <translation>Drücken</translation>
    </message>
    <message>
        <source>Then: {outcome}.</source>
        <translation>Dann: {outcome}.</translation>
    </message>
    <message>
        <source>Picked up: {piece}.</source>
        <translation>Aufgenommen: {piece}.</translation>
    </message>
    <message>
        <source>Put down: {place}.</source>
        <translation>Hingelegt: {place}.</translation>
    </message>
    <message>
        <source>Rotating changes nothing here.</source>
        <translation>Drehen ändert hier nichts.</translation>
    </message>
    <message>
        <source>It can’t go anywhere now.</source>
        <translation>Das kann jetzt nirgends hin.</translation>
    </message>
    <message>
        <source>There’s nowhere else it can go.</source>
        <translation>Woanders darf das nicht hin.</translation>
    </message>
    <message>
        <source>Let go.</source>
        <translation>Losgelassen.</translation>
    </message>
    <message>
        <source>There’s nothing more that way.</source>
        <translation>In dieser Richtung kommt nichts mehr.</translation>
    </message>
    <message>
        <source>It can go here.</source>
        <translation>Das darf hierhin.</translation>
    </message>
    <message numerus="yes">
        <source>It can go to %n place(s).</source>
        <translation>
            <numerusform>Dafür gibt es %n Stelle.</numerusform>
            <numerusform>Dafür gibt es %n Stellen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Trial</name>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>So machen</translation>
    </message>
    <message>
        <source>Here the game would be over.</source>
        <translation>Hier wäre die Partie zu Ende.</translation>
    </message>
    <message>
        <source>Trying it out</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>In the game: {move}</source>
        <translation>In der Partie: {move}</translation>
    </message>
    <message>
        <source>{game}, trying it out</source>
        <translation>{game}: Ausprobieren</translation>
    </message>
    <message>
        <source>Never mind</source>
        <translation>Doch nicht</translation>
    </message>
    <message>
        <source>The outcome depends on something you can’t know, so you can’t try this out.</source>
        <translation>Was daraus würde, hängt von etwas ab, das du nicht wissen kannst; darum lässt es sich nicht ausprobieren.</translation>
    </message>
    <message>
        <source>This isn’t the real game: move for everybody, and step back whenever you like.</source>
        <translation>Das ist nicht die echte Partie: Zieh für alle, und geh zurück, wann du magst.</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>The disk is full.</source>
        <translation>Der Datenträger ist voll.</translation>
    </message>
    <message>
        <source>The system doesn’t allow writing there.</source>
        <translation>Das System erlaubt das Schreiben dort nicht.</translation>
    </message>
    <message>
        <source>The folder is no longer there.</source>
        <translation>Den Ordner gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>Another program is using the file.</source>
        <translation>Ein anderes Programm benutzt die Datei.</translation>
    </message>
    <message>
        <source>The disk reported an error.</source>
        <translation>Der Datenträger hat einen Fehler gemeldet.</translation>
    </message>
    <message>
        <source>The system doesn’t allow reading “{file}”.</source>
        <translation>Das System erlaubt nicht, „{file}“ zu lesen.</translation>
    </message>
    <message>
        <source>“{file}” can’t be read: the disk reported an error.</source>
        <translation>„{file}“ lässt sich nicht lesen: Der Datenträger hat einen Fehler gemeldet.</translation>
    </message>
    <message>
        <source>Another program has changed “{file}”.</source>
        <translation>Ein anderes Programm hat „{file}“ geändert.</translation>
    </message>
    <message>
        <source>This game is no longer there.</source>
        <translation>Diese Partie gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>This game can’t be read; its files are left as they are.</source>
        <translation>Diese Partie lässt sich nicht lesen; ihre Dateien bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>The moves of this game don’t fit the rules; its files are left as they are.</source>
        <translation>Die Schritte dieser Partie passen nicht zu den Regeln; ihre Dateien bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>“{file}” can’t be opened. {reason}</source>
        <translation>„{file}“ lässt sich nicht öffnen. {reason}</translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) can’t be opened either.</source>
        <translation>
            <numerusform>%n weitere Datei lässt sich auch nicht öffnen.</numerusform>
            <numerusform>%n weitere Dateien lassen sich auch nicht öffnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The disk can’t be written to.</source>
        <translation>Auf den Datenträger lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>“{file}” isn’t there.</source>
        <translation>„{file}“ ist nicht da.</translation>
    </message>
    <message>
        <source>“{file}” isn’t an ordinary file.</source>
        <translation>„{file}“ ist keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>“{file}” isn’t a game saved by Elios Desktop.</source>
        <translation>„{file}“ ist keine gespeicherte Partie von Elios Desktop.</translation>
    </message>
    <message>
        <source>A newer version of the program saved this game, so it is left as it is. Please update the program.</source>
        <translation>Diese Partie wurde mit einer neueren Version des Programms gespeichert und bleibt, wie sie ist. Bring das Programm auf den neuesten Stand.</translation>
    </message>
    <message>
        <source>The game can’t be saved. {reason} You can go on playing.</source>
        <translation>Die Partie lässt sich nicht speichern. {reason} Weiterspielen kannst du trotzdem.</translation>
    </message>
    <message>
        <source>Your settings last only until you quit. {reason}</source>
        <translation>Die Einstellungen gelten nur bis zum Beenden. {reason}</translation>
    </message>
    <message>
        <source>“{file}” couldn’t be saved. {reason}</source>
        <translation>„{file}“ ließ sich nicht speichern. {reason}</translation>
    </message>
    <message>
        <source>There’s no game on the clipboard. To copy one as text, use its menu on the home page, or Export at its table.</source>
        <translation>In der Zwischenablage ist keine Partie. Willst du eine als Text kopieren, findest du das auf der Startseite in ihrem Menü oder am Tisch unter „Exportieren“.</translation>
    </message>
    <message>
        <source>The game you copied comes from a newer version of the program. Please update the program.</source>
        <translation>Die Partie, die du kopiert hast, kommt von einer neueren Version des Programms. Aktualisiere das Programm.</translation>
    </message>
    <message>
        <source>The game you copied can’t be opened. {reason}</source>
        <translation>Die Partie, die du kopiert hast, kann nicht geöffnet werden. {reason}</translation>
    </message>
    <message>
        <source>Sorry, the statistics were damaged and have to start again. The damaged file is kept in the program’s folder as “{file}”.</source>
        <translation>Die Statistik war beschädigt und beginnt neu. Die beschädigte Datei liegt als „{file}“ im Ordner des Programms.</translation>
    </message>
    <message>
        <source>The game has grown too large to be saved.</source>
        <translation>Die Partie ist so groß geworden, dass sie sich nicht mehr speichern lässt.</translation>
    </message>
    <message>
        <source>Your changes to the list of people last only until you quit. {reason}</source>
        <translation>Was du bei den Mitspielenden geändert hast, gilt nur bis zum Beenden. {reason}</translation>
    </message>
    <message>
        <source>Sorry, the list of people was damaged. Names come back as soon as you play.</source>
        <translation>Die Liste der Mitspielenden war beschädigt. Die Namen kommen wieder, sobald ihr spielt.</translation>
    </message>
</context>
<context>
    <name>WayBack</name>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
</context>
<context>
    <name>When</name>
    <message>
        <source>just now</source>
        <translation>gerade eben</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>vor %n Minute</numerusform>
            <numerusform>vor %n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>today at {time}</source>
        <translation>heute um {time}</translation>
    </message>
    <message>
        <source>yesterday at {time}</source>
        <translation>gestern um {time}</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>vor %n Tag</numerusform>
            <numerusform>vor %n Tagen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Close this notice</source>
        <translation>Diesen Hinweis schließen</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>Quit without this game?</source>
        <translation>Programm ohne diese Partie beenden?</translation>
    </message>
    <message>
        <source>Save it somewhere else</source>
        <translation>Woanders speichern</translation>
    </message>
    <message>
        <source>Rename the game</source>
        <translation>Partie umbenennen</translation>
    </message>
    <message>
        <source>What shall this game be called?</source>
        <translation>Wie soll diese Partie heißen?</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Leave this game?</source>
        <translation>Diese Partie verlassen?</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Hierbleiben</translation>
    </message>
    <message>
        <source>Quit and lose it</source>
        <translation>Trotzdem beenden</translation>
    </message>
    <message>
        <source>Don’t quit</source>
        <translation>Nicht beenden</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>Datei ersetzen?</translation>
    </message>
    <message>
        <source>Another program has changed “{file}” since you opened it.</source>
        <translation>Ein anderes Programm hat „{file}“ geändert, seit du die Datei geöffnet hast.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Gespeicherte Partien</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>Remove the game?</source>
        <translation>Partie entfernen?</translation>
    </message>
    <message>
        <source>The game of {game} with {names} will be gone for good.</source>
        <translation>Die Partie {game} mit {names} ist dann endgültig weg.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>{game}: {names}</source>
        <translation>{game}: {names}</translation>
    </message>
    <message>
        <source>This game can’t be saved where the program keeps its games. If you quit now, it will be lost.</source>
        <translation>Diese Partie lässt sich nicht dort speichern, wo das Programm seine Partien aufhebt. Beendest du das Programm jetzt, geht sie verloren.</translation>
    </message>
    <message>
        <source>This game can’t be saved where the program keeps its games. If you leave it now, what couldn’t be saved will be lost.</source>
        <translation>Diese Partie lässt sich nicht dort speichern, wo das Programm seine Partien aufhebt. Verlässt du sie jetzt, geht verloren, was sich nicht speichern ließ.</translation>
    </message>
    <message>
        <source>Leave anyway</source>
        <translation>Trotzdem verlassen</translation>
    </message>
    <message>
        <source>Drag a piece, or click it and then the place where it should go.</source>
        <translation>Zieh ein Teil, oder klick es an und dann die Stelle, an die es soll.</translation>
    </message>
    <message>
        <source>Tab goes from piece to piece; Enter picks one up, and puts it down again.</source>
        <translation>Tab geht von Teil zu Teil; Enter nimmt eines auf und legt es wieder ab.</translation>
    </message>
    <message>
        <source>Drag a piece, or tap it and then the place where it should go.</source>
        <translation>Zieh ein Teil, oder tipp es an und dann die Stelle, an die es soll.</translation>
    </message>
    <message>
        <source>Only one game at a time can be on the table. The other files are in the menu under “Open recent”.</source>
        <translation>Auf dem Tisch liegt immer nur eine Partie. Die anderen Dateien sind im Menü unter „Zuletzt geöffnet“.</translation>
    </message>
    <message>
        <source>{rules}: the rulebook; {card}: the reference card.</source>
        <translation>{rules}: das Regelheft; {card}: die Übersichtskarte.</translation>
    </message>
    <message>
        <source>F6 moves from the table to its buttons and on; {keys} lists all keys.</source>
        <translation>F6 geht vom Tisch zu seinen Knöpfen und reihum weiter; {keys} nennt alle Tasten.</translation>
    </message>
    <message>
        <source>This is a new game now, continued from move {ply}. The original is waiting on the home page.</source>
        <translation>Das ist jetzt eine neue Partie, ab Schritt {ply} weitergespielt. Die ursprüngliche wartet auf der Startseite.</translation>
    </message>
    <message>
        <source>This is a new game now, continued from move {ply}. The original stays as it ended.</source>
        <translation>Das ist jetzt eine neue Partie, ab Schritt {ply} weitergespielt. Die ursprüngliche bleibt, wie sie ausgegangen ist.</translation>
    </message>
    <message>
        <source>{name}’s moves came from “{kind}”, a player this program doesn’t know, so a person takes over.</source>
        <translation>In dieser Partie spielt „{kind}“ für {name}, und dieses Programm weiß nicht, wer das ist: Ein Mensch spielt weiter.</translation>
    </message>
    <message>
        <source>{names} would win.</source>
        <translation>Der Sieg geht dann an {names}.</translation>
    </message>
    <message>
        <source>Nobody is ahead: it would be a draw.</source>
        <translation>Niemand liegt vorn: Es wäre ein Unentschieden.</translation>
    </message>
    <message>
        <source>Everybody has to agree.</source>
        <translation>Alle müssen einverstanden sein.</translation>
    </message>
    <message>
        <source>Does {name} give up?</source>
        <translation>Gibt {name} auf?</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>{name} offers a draw</source>
        <translation>{name} bietet Unentschieden an</translation>
    </message>
    <message>
        <source>A draw it is</source>
        <translation>Einverstanden</translation>
    </message>
    <message>
        <source>Stop the game here?</source>
        <translation>Die Partie hier beenden?</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Hier aufhören</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>{name} is ahead, and would rather play on.</source>
        <translation>{name} liegt vorn und möchte lieber weiterspielen.</translation>
    </message>
</context>
</TS>
