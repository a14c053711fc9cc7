<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>RulebookElementos</name>
    <message>
        <source>A wooden board with 3 lanes of 8 squares.</source>
        <translation>Ein Holzbrett mit 3 Bahnen zu 8 Feldern.</translation>
    </message>
    <message>
        <source>2 wands, one for each player.</source>
        <translation>2 Stäbe, für jede Seite einer.</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Feuer</translation>
    </message>
    <message>
        <source>In two minutes</source>
        <translation>In zwei Minuten</translation>
    </message>
    <message>
        <source>For 2 players, ages 7 and up; a game takes about 15 minutes.</source>
        <translation>Für 2 Personen ab 7 Jahren; eine Partie dauert etwa 15 Minuten.</translation>
    </message>
    <message>
        <source>**Goal.** Bring your wand to the far row.</source>
        <translation>**Ziel.** Bring deinen Stab in die gegenüberliegende Reihe.</translation>
    </message>
    <message>
        <source>**Before the game** [lay your nine tokens](#arranging) on the three rows nearest to you; the wand goes into the middle token.</source>
        <translation>**Vor dem Spiel** [legst du deine neun Steine](#arranging) auf die drei Reihen vor dir; der Stab steckt im mittleren.</translation>
    </message>
    <message>
        <source>**On your turn, do one of these:**</source>
        <translation>**In deinem Zug tust du eins davon:**</translation>
    </message>
    <message>
        <source>[Move a token](#move) one square ahead, diagonally ahead or sideways, never back. Onto an opponent’s token only if yours [takes](#take) it: **fire takes wood, wood takes water, water takes fire.**</source>
        <translation>[Einen Stein ziehen](#move): ein Feld nach vorn, schräg nach vorn oder zur Seite, nie zurück. Auf einen gegnerischen Stein nur, wenn deiner ihn [schlägt](#take): **Feuer schlägt Holz, Holz schlägt Wasser, Wasser schlägt Feuer.**</translation>
    </message>
    <message>
        <source>[Flip a token](#flip), unless it’s [locked](#equilibrium): its other side counts now.</source>
        <translation>[Einen Stein umdrehen](#flip), wenn er nicht [gesperrt](#equilibrium) ist: Jetzt zählt die andere Seite.</translation>
    </message>
    <message>
        <source>[Move the wand](#wand): to a token of yours next to it (ahead, diagonally ahead, sideways), or straight ahead together with its token onto an empty square.</source>
        <translation>[Den Stab bewegen](#wand): zu einem deiner Steine daneben (vorn, schräg vorn, seitlich) oder mit seinem Stein geradeaus auf ein leeres Feld.</translation>
    </message>
    <message>
        <source>[The token with the wand](#home) takes nothing and can’t be taken. **You win** when your wand reaches the far row.</source>
        <translation>[Der Stein mit dem Stab](#home) schlägt nicht und wird nicht geschlagen. **Du gewinnst**, wenn dein Stab die gegenüberliegende Reihe erreicht.</translation>
    </message>
    <message>
        <source>What is on the table</source>
        <translation>Was auf dem Tisch ist</translation>
    </message>
    <message>
        <source>The usual layout. Light plays towards row 8, dark towards row 1.</source>
        <translation>Die übliche Aufstellung. Hell spielt zur Reihe 8, Dunkel zur Reihe 1.</translation>
    </message>
    <message>
        <source>a token: only the side that is up counts</source>
        <translation>ein Stein: Nur die obere Seite zählt</translation>
    </message>
    <message>
        <source>light’s wand, in its home</source>
        <translation>der Stab von Hell, in seinem Heim</translation>
    </message>
    <message>
        <source>the far row for light: the wand’s goal</source>
        <translation>die gegenüberliegende Reihe von Hell: das Ziel des Stabs</translation>
    </message>
    <message>
        <source>who takes whom: follow the arrows</source>
        <translation>wer wen schlägt: den Pfeilen nach</translation>
    </message>
    <message>
        <source>where taken tokens are put</source>
        <translation>wohin geschlagene Steine kommen</translation>
    </message>
    <message>
        <source>takes wood, and is taken by water</source>
        <translation>schlägt Holz und wird von Wasser geschlagen</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Holz</translation>
    </message>
    <message>
        <source>takes water, and is taken by fire</source>
        <translation>schlägt Wasser und wird von Feuer geschlagen</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>takes fire, and is taken by wood</source>
        <translation>schlägt Feuer und wird von Holz geschlagen</translation>
    </message>
    <message>
        <source>9 light and 9 dark tokens. Their two sides always differ: of each nine, three have fire and wood, three wood and water, three water and fire.</source>
        <translation>9 helle und 9 dunkle Steine. Ihre zwei Seiten sind immer verschieden: In jeder Farbe haben drei Feuer und Holz, drei Holz und Wasser, drei Wasser und Feuer.</translation>
    </message>
    <message>
        <source>The lanes a, b and c run from player to player; their squares are numbered 1 to 8, and the three with the same number are a row. “Ahead” always means towards the other player, whichever way the board lies on your screen.</source>
        <translation>Die Bahnen a, b und c führen von einer Seite zur anderen; ihre Felder zählen 1 bis 8, und die drei mit derselben Zahl sind eine Reihe. „Nach vorn“ heißt immer: auf die andere Seite zu, egal wie das Brett auf dem Bildschirm liegt.</translation>
    </message>
    <message>
        <source>Agree on who begins, or let the program draw lots.</source>
        <translation>Einigt euch, wer beginnt, oder lasst das Programm losen.</translation>
    </message>
    <message>
        <source>Lay your nine tokens on the three rows in front of you, in any order, with either side up.</source>
        <translation>Leg deine neun Steine auf die drei Reihen vor dir, in beliebiger Anordnung, mit beliebiger Seite nach oben.</translation>
    </message>
    <message>
        <source>The wand goes into the token in the middle: on b2 for light, on b7 for dark.</source>
        <translation>Der Stab kommt in den mittleren Stein: auf b2 für Hell, auf b7 für Dunkel.</translation>
    </message>
    <message>
        <source>All nine tokens are laid out, three of each pair, and once you’re ready they stay put. The first turn comes when you both are; until then each layout is hidden from the other player.</source>
        <translation>Alle neun Steine werden ausgelegt, drei von jedem Paar; wenn du fertig bist, bleiben sie liegen. Der erste Zug kommt, wenn ihr beide fertig seid; bis dahin sieht niemand, was die andere Seite ausgelegt hat.</translation>
    </message>
    <message>
        <source>**A tip for the first game:** take the usual layout, and keep tokens beside your wand to pass it to.</source>
        <translation>**Ein Rat für die erste Partie:** Nehmt die übliche Aufstellung, und behaltet Steine neben dem Stab, an die ihr ihn weitergeben könnt.</translation>
    </message>
    <message>
        <source>Laying out the tokens</source>
        <translation>Die Steine auslegen</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>Moving a token</source>
        <translation>Einen Stein ziehen</translation>
    </message>
    <message>
        <source>Taking</source>
        <translation>Schlagen</translation>
    </message>
    <message>
        <source>You take turns. On your turn, do exactly one of these three things:</source>
        <translation>Ihr seid abwechselnd am Zug. In deinem Zug tust du genau eins von drei Dingen:</translation>
    </message>
    <message>
        <source>The first turn: light holds the token on b3, and the squares where it may go glow.</source>
        <translation>Der erste Zug: Hell hält den Stein von b3, und die Felder leuchten, auf die er gehen darf.</translation>
    </message>
    <message>
        <source>One player may have a head start.</source>
        <translation>Es kann einen Vorsprung geben.</translation>
    </message>
    <message>
        <source>[move a token](#move) one square, perhaps [taking](#take) an opponent’s,</source>
        <translation>einen Stein ein Feld weit [ziehen](#move) und dabei vielleicht einen gegnerischen [schlagen](#take),</translation>
    </message>
    <message>
        <source>[flip a token](#flip),</source>
        <translation>[einen Stein umdrehen](#flip),</translation>
    </message>
    <message>
        <source>[move the wand](#wand) to a neighbouring token, or ahead with its token.</source>
        <translation>[den Stab bewegen](#wand), zu einem benachbarten Stein oder mit seinem Stein nach vorn.</translation>
    </message>
    <message>
        <source>Before: light picks up the fire on a4. Wood on b5 can be taken.</source>
        <translation>Vorher: Hell nimmt das Feuer auf a4. Das Holz auf b5 lässt sich schlagen.</translation>
    </message>
    <message>
        <source>After: the wood is out of the game, the fire is on b5. It is dark’s turn.</source>
        <translation>Nachher: Das Holz ist aus dem Spiel, das Feuer liegt auf b5. Dunkel ist am Zug.</translation>
    </message>
    <message>
        <source>You can’t pass. You only ever move your own tokens and your own wand, and a wand stands only in a token of its owner.</source>
        <translation>Passen gibt es nicht. Du bewegst nur deine eigenen Steine und deinen eigenen Stab, und ein Stab steckt nur in einem eigenen Stein.</translation>
    </message>
    <message>
        <source>A token goes one square: straight ahead, diagonally ahead, or sideways. It never goes back.</source>
        <translation>Ein Stein geht ein Feld weit: geradeaus nach vorn, schräg nach vorn oder zur Seite. Zurück geht er nie.</translation>
    </message>
    <message>
        <source>Light holds the token on a4: it may go to the glowing squares.</source>
        <translation>Hell hält den Stein auf a4: Er darf auf die leuchtenden Felder.</translation>
    </message>
    <message>
        <source>The square has to be empty, or hold an opponent’s token that yours [takes](#take). You can’t go onto a token of your own.</source>
        <translation>Das Feld muss leer sein, oder es liegt ein gegnerischer Stein darauf, den deiner [schlägt](#take). Auf einen eigenen Stein kannst du nicht.</translation>
    </message>
    <message>
        <source>**Fire takes wood, wood takes water, water takes fire.** No symbol takes its own kind. Only the side that is up counts.</source>
        <translation>**Feuer schlägt Holz, Holz schlägt Wasser, Wasser schlägt Feuer.** Kein Symbol schlägt seinesgleichen. Es zählt nur, was oben liegt.</translation>
    </message>
    <message>
        <source>Right: light’s fire on a4 can take the wood on b5.</source>
        <translation>Richtig: Das Feuer von Hell auf a4 kann das Holz auf b5 schlagen.</translation>
    </message>
    <message>
        <source>Wrong: the fire on a4 can’t take the water on b5.</source>
        <translation>Falsch: Das Feuer auf a4 kann das Wasser auf b5 nicht schlagen.</translation>
    </message>
    <message>
        <source>You take by moving onto the other token’s square, in the same directions as any move. The token leaves the game for good. You never have to take.</source>
        <translation>Du schlägst, indem du auf das Feld des anderen Steins ziehst, in dieselben Richtungen wie sonst. Er kommt endgültig aus dem Spiel. Schlagen musst du nie.</translation>
    </message>
    <message>
        <source>You enter a square with an opponent’s token only by taking it: a home carries its wand to empty squares only. On an empty square there’s nothing to take.</source>
        <translation>Auf ein Feld mit einem gegnerischen Stein kommst du nur, indem du ihn schlägst: Ein Heim trägt seinen Stab nur auf leere Felder. Auf einem leeren Feld gibt es nichts zu schlagen.</translation>
    </message>
    <message>
        <source>Flipping a token</source>
        <translation>Einen Stein umdrehen</translation>
    </message>
    <message>
        <source>Flip one of your tokens, wherever it is: from now on its other symbol counts. You may flip your home, too; the wand stays in it.</source>
        <translation>Dreh einen deiner Steine um, egal wo er liegt: Von da an zählt sein anderes Symbol. Auch dein Heim darfst du umdrehen; der Stab bleibt darin.</translation>
    </message>
    <message>
        <source>Before: dark’s fire on b5 could take light’s wood on b4.</source>
        <translation>Vorher: Das Feuer von Dunkel auf b5 könnte das Holz von Hell auf b4 schlagen.</translation>
    </message>
    <message>
        <source>After: light has flipped b4. Water threatens the fire now.</source>
        <translation>Nachher: Hell hat b4 umgedreht. Jetzt bedroht das Wasser das Feuer.</translation>
    </message>
    <message>
        <source>Flipping can’t go on for ever: see [When flipping has to stop](#equilibrium).</source>
        <translation>Endlos dreht ihr nicht: siehe [Wann mit dem Umdrehen Schluss ist](#equilibrium).</translation>
    </message>
    <message>
        <source>Moving the wand</source>
        <translation>Den Stab bewegen</translation>
    </message>
    <message>
        <source>The wand moves in one of two ways:</source>
        <translation>Der Stab bewegt sich auf eine von zwei Arten:</translation>
    </message>
    <message>
        <source>**To another token** of yours on a neighbouring square: ahead, diagonally ahead or sideways, never back.</source>
        <translation>**Zu einem anderen Stein** von dir auf einem Nachbarfeld: nach vorn, schräg nach vorn oder zur Seite, nie zurück.</translation>
    </message>
    <message>
        <source>**With its token:** both go one square straight ahead, to an empty square.</source>
        <translation>**Mit seinem Stein:** Beide gehen ein Feld geradeaus, auf ein leeres Feld.</translation>
    </message>
    <message>
        <source>To another token: light’s wand on b2 may go to any glowing token. (The empty b3 glows for the other way.)</source>
        <translation>Zu einem anderen Stein: Der Stab von Hell auf b2 darf auf jeden leuchtenden Stein. (Das leere b3 leuchtet für die andere Art.)</translation>
    </message>
    <message>
        <source>With its token: b3 is empty, so the token on b2 can carry the wand there.</source>
        <translation>Mit seinem Stein: b3 ist leer, also kann der Stein auf b2 den Stab dorthin tragen.</translation>
    </message>
    <message>
        <source>The token in which a wand stands is a home. It takes nothing and can’t be taken, whatever symbol it shows.</source>
        <translation>Der Stein, in dem ein Stab steckt, ist ein Heim. Es schlägt nicht und wird nicht geschlagen, egal welches Symbol es zeigt.</translation>
    </message>
    <message>
        <source>Wrong: light’s fire on a5 can’t take the wood on b6. Dark’s wand stands in it.</source>
        <translation>Falsch: Das Feuer von Hell auf a5 kann das Holz auf b6 nicht schlagen. Darin steckt der Stab von Dunkel.</translation>
    </message>
    <message>
        <source>A home moves only [with its wand](#wand), straight ahead to an empty square. Once the wand has gone on, it is an ordinary token again.</source>
        <translation>Ein Heim bewegt sich nur [mit seinem Stab](#wand), geradeaus auf ein leeres Feld. Ist der Stab weitergewandert, ist es wieder ein gewöhnlicher Stein.</translation>
    </message>
    <message>
        <source>Your wand is on b4 in a token that shows fire. It can’t take the wood on b5, and nothing can take it.</source>
        <translation>Dein Stab steckt auf b4 in einem Stein mit Feuer. Der kann das Holz auf b5 nicht schlagen, und nichts kann ihn schlagen.</translation>
    </message>
    <message>
        <source>Home: the token with the wand</source>
        <translation>Heim: der Stein mit dem Stab</translation>
    </message>
    <message>
        <source>How the game ends</source>
        <translation>Wie die Partie endet</translation>
    </message>
    <message>
        <source>You win at once when your wand reaches the far row, passed or carried: row 8 for light, row 1 for dark. There are no points.</source>
        <translation>Du gewinnst sofort, wenn dein Stab die gegenüberliegende Reihe erreicht, weitergegeben oder getragen: Reihe 8 für Hell, Reihe 1 für Dunkel. Punkte gibt es nicht.</translation>
    </message>
    <message>
        <source>Light’s wand is on b7, and b8 is empty: light carries it there and wins.</source>
        <translation>Der Stab von Hell steckt auf b7, und b8 ist leer: Hell trägt ihn hinüber und gewinnt.</translation>
    </message>
    <message>
        <source>Your wand is on a7, another token of yours on b8. Pass the wand diagonally ahead: you win.</source>
        <translation>Dein Stab steckt auf a7, auf b8 liegt ein anderer Stein von dir. Gib den Stab schräg nach vorn weiter: gewonnen.</translation>
    </message>
    <message>
        <source>When the same position, with the same player to move, occurs for the third time, the game is a draw.</source>
        <translation>Steht dieselbe Stellung, mit derselben Seite am Zug, zum dritten Mal auf dem Brett, ist die Partie unentschieden.</translation>
    </message>
    <message>
        <source>When flipping has to stop</source>
        <translation>Wann mit dem Umdrehen Schluss ist</translation>
    </message>
    <message>
        <source>Two tokens face each other, and both players flip theirs again and again, each hoping for the better symbol. This stops once it has come full circle:</source>
        <translation>Zwei Steine liegen sich gegenüber, und beide Seiten drehen ihren immer wieder um, in der Hoffnung auf das bessere Symbol. Damit ist Schluss, sobald sich der Kreis schließt:</translation>
    </message>
    <message>
        <source>If a run of flips, by either of you, brings all tokens back to how they were at some moment since the last move of another kind, every token flipped in that run is **locked**.</source>
        <translation>Dreht ihr Zug um Zug nur Steine um und liegen dann alle wieder so wie schon einmal seit dem letzten anderen Zug, ist jeder dabei umgedrehte Stein **gesperrt**.</translation>
    </message>
    <message>
        <source>Light flipped a4, dark a5, light a4, dark a5: everything is as before, so both are locked. Light has to do something else.</source>
        <translation>Hell hat a4 gedreht, Dunkel a5, Hell a4, Dunkel a5: Alles liegt wie zuvor, also sind beide gesperrt. Hell muss etwas anderes tun.</translation>
    </message>
    <message>
        <source>A locked token shows a little padlock and can’t be flipped. The first move that isn’t a flip opens all locks.</source>
        <translation>Ein gesperrter Stein zeigt ein kleines Schloss und lässt sich nicht umdrehen. Der erste andere Zug öffnet alle Schlösser.</translation>
    </message>
    <message>
        <source>If locks would leave you no move at all, they don’t bind you on that turn.</source>
        <translation>Könntest du wegen der Schlösser gar nichts tun, gelten sie in diesem Zug für dich nicht.</translation>
    </message>
    <message>
        <source>You may look at the undersides of your own tokens at any time. You never see an opponent’s underside before it’s flipped.</source>
        <translation>Unter deine eigenen Steine darfst du jederzeit schauen. Die Unterseite eines gegnerischen Steins siehst du nie, bevor er umgedreht wird.</translation>
    </message>
    <message>
        <source>Light looks at the undersides: every light token is tipped up and shows its other symbol. Dark’s tokens keep theirs to themselves.</source>
        <translation>Hell sieht sich die Unterseiten an: Jeder helle Stein ist angekippt und zeigt das andere Symbol. Die dunklen behalten ihres für sich.</translation>
    </message>
    <message>
        <source>With the option “From memory” nobody looks at an underside any more once both have laid out their tokens. You have to remember your own.</source>
        <translation>Mit der Einstellung „Aus dem Gedächtnis“ schaut niemand mehr unter einen Stein, sobald beide ausgelegt haben. Was unter deinen liegt, musst du dir merken.</translation>
    </message>
    <message>
        <source>Undersides, and playing from memory</source>
        <translation>Unterseiten und das Spiel aus dem Gedächtnis</translation>
    </message>
    <message>
        <source>Drag a token to move it or to take with it.</source>
        <translation>Zieh einen Stein mit der Maus, um ihn zu bewegen oder mit ihm zu schlagen.</translation>
    </message>
    <message>
        <source>Questions that come up</source>
        <translation>Fragen, die aufkommen</translation>
    </message>
    <message>
        <source>Do I have to take if I can?</source>
        <translation>Muss ich schlagen, wenn ich kann?</translation>
    </message>
    <message>
        <source>No. You always choose freely among all your moves.</source>
        <translation>Nein. Du wählst immer frei unter allem, was möglich ist.</translation>
    </message>
    <message>
        <source>Yes. While it’s a home its symbol doesn’t count; once the wand has moved on, it does.</source>
        <translation>Ja. Solange er Heim ist, zählt sein Symbol nicht; ist der Stab weitergewandert, zählt es wieder.</translation>
    </message>
    <message>
        <source>Can my wand be taken?</source>
        <translation>Kann mein Stab geschlagen werden?</translation>
    </message>
    <message>
        <source>No. It always stands in a token, that token is a home, and a home can’t be taken.</source>
        <translation>Nein. Er steckt immer in einem Stein, dieser Stein ist ein Heim, und ein Heim wird nicht geschlagen.</translation>
    </message>
    <message>
        <source>What blocks my wand, then?</source>
        <translation>Was hält meinen Stab dann auf?</translation>
    </message>
    <message>
        <source>May a token on the far row still do something?</source>
        <translation>Kann ein Stein in der gegenüberliegenden Reihe noch etwas tun?</translation>
    </message>
    <message>
        <source>May I flip the token in which my wand stands?</source>
        <translation>Darf ich den Stein umdrehen, in dem mein Stab steckt?</translation>
    </message>
    <message>
        <source>Whatever is straight ahead of your home, if no token of yours is beside it or diagonally ahead. Losing your tokens leaves your wand lonely.</source>
        <translation>Alles, was direkt vor deinem Heim liegt, wenn daneben oder schräg davor kein Stein von dir ist. Ohne deine Steine ist dein Stab ganz schön allein.</translation>
    </message>
    <message>
        <source>Two identical symbols face each other. What happens?</source>
        <translation>Zwei gleiche Symbole liegen sich gegenüber. Was passiert?</translation>
    </message>
    <message>
        <source>Nothing: neither takes the other. Go around it, flip yours, or do something elsewhere.</source>
        <translation>Nichts: Keins schlägt das andere. Geh darum herum, dreh deinen um oder tu anderswo etwas.</translation>
    </message>
    <message>
        <source>It can’t go ahead any more, but it moves and takes sideways, can be flipped, and can receive the wand: that wins.</source>
        <translation>Nach vorn geht es nicht mehr, aber er geht zur Seite, schlägt zur Seite, lässt sich umdrehen und kann den Stab bekommen: Damit gewinnst du.</translation>
    </message>
    <message>
        <source>Can my tokens win without the wand?</source>
        <translation>Können meine Steine ohne den Stab gewinnen?</translation>
    </message>
    <message>
        <source>No. Only the wand counts; tokens are its way across.</source>
        <translation>Nein. Nur der Stab zählt; die Steine sind sein Weg hinüber.</translation>
    </message>
    <message>
        <source>The board has three lanes of eight squares: three rows for each player, and two between them.</source>
        <translation>Das Brett hat drei Bahnen zu acht Feldern: drei Reihen für jede Seite und zwei dazwischen.</translation>
    </message>
    <message>
        <source>The sheet shows two starting areas of three by three squares and no board between them. Published descriptions of the wooden box give three by eight squares.</source>
        <translation>Das Blatt zeigt zwei Lager aus drei mal drei Feldern und kein Brett dazwischen. Veröffentlichte Beschreibungen der Holzschachtel nennen drei mal acht Felder.</translation>
    </message>
    <message>
        <source>The third time the same position occurs is a draw. Positions are the same when all tokens, both their sides and both wands are; they count once both have laid out their tokens.</source>
        <translation>Dieselbe Stellung zum dritten Mal ist unentschieden. Zwei Stellungen sind gleich, wenn alle Steine mit beiden Seiten und beide Stäbe gleich sind; gezählt wird, sobald beide ausgelegt haben.</translation>
    </message>
    <message>
        <source>The sheet doesn’t mention it. But wands and tokens can move sideways for ever, and a game has to end sometime.</source>
        <translation>Das Blatt sagt dazu nichts. Aber Stäbe und Steine können ewig zur Seite gehen, und irgendwann muss eine Partie enden.</translation>
    </message>
    <message>
        <source>Flipping stops when a run of flips comes back to a position that was there in the same run, its start included. What was flipped in it stays locked until a move that isn’t a flip.</source>
        <translation>Mit dem Umdrehen ist Schluss, wenn eine Folge von Drehungen zu einer Stellung zurückkommt, die in derselben Folge schon da war, ihr Anfang eingeschlossen. Was darin gedreht wurde, bleibt bis zu einem anderen Zug gesperrt.</translation>
    </message>
    <message>
        <source>The sheet says that flipping stops when it leads nowhere, but not when that is. Once a position comes back, that is surely the case.</source>
        <translation>Das Blatt sagt, dass mit dem Umdrehen Schluss ist, wenn es zu nichts führt, aber nicht, wann. Kommt eine Stellung wieder, hat es sicher zu nichts geführt.</translation>
    </message>
    <message>
        <source>Locks never leave a player without a move. For the other player they stay.</source>
        <translation>Schlösser lassen niemanden ohne Zug. Für die andere Seite bleiben sie.</translation>
    </message>
    <message>
        <source>Nobody may pass, so there must always be a move. Being left without one is very rare, but it can happen.</source>
        <translation>Niemand darf passen, also muss immer ein Zug möglich sein. Es ist sehr selten, kann aber vorkommen.</translation>
    </message>
    <message>
        <source>While you lay out, drag a token onto another to swap the two. U takes the usual layout, X a random one, G says you’re ready.</source>
        <translation>Beim Auslegen ziehst du einen Stein auf einen anderen, um die beiden zu tauschen. U nimmt die übliche Aufstellung, X eine zufällige, G sagt, dass du fertig bist.</translation>
    </message>
    <message>
        <source>Double-click a token, or press F on it, to flip it; or pick it up and press “Flip”.</source>
        <translation>Ein Doppelklick oder F dreht einen Stein um; oder nimm ihn auf und drück auf „Umdrehen“.</translation>
    </message>
    <message>
        <source>Drag the wand to another token, or straight ahead. If you drag its token ahead, the wand comes along.</source>
        <translation>Zieh den Stab zu einem anderen Stein oder geradeaus. Ziehst du den Stein unter ihm nach vorn, kommt der Stab auch mit.</translation>
    </message>
    <message>
        <source>Press and hold one of your tokens to peek at its underside. V, or “Undersides”, shows all of them until you press it again or your turn is over. Ask your opponent to look away.</source>
        <translation>Halt einen deiner Steine gedrückt, um darunter zu schauen. V oder „Unterseiten“ zeigt alle, bis du noch einmal drückst oder dein Zug vorbei ist. Bitte die andere Seite wegzuschauen.</translation>
    </message>
    <message>
        <source>How moves are written</source>
        <translation>Die Schreibweise</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Geschrieben</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>the token on b3 moves to the empty square b4</source>
        <translation>der Stein auf b3 zieht auf das leere Feld b4</translation>
    </message>
    <message>
        <source>the token on b3 takes the one on b4</source>
        <translation>der Stein auf b3 schlägt den auf b4</translation>
    </message>
    <message>
        <source>the token on b3 is flipped</source>
        <translation>der Stein auf b3 wird umgedreht</translation>
    </message>
    <message>
        <source>light’s nine tokens from the back row to the front, each row from a to c: the upper side, then the underside (F fire, W wood, A water)</source>
        <translation>die neun Steine von Hell von der hinteren Reihe zur vorderen, jede Reihe von a bis c: erst die obere Seite, dann die Unterseite (F Feuer, W Holz, A Wasser)</translation>
    </message>
    <message>
        <source>the wand passes from b2 to the token on c3</source>
        <translation>der Stab wechselt von b2 zum Stein auf c3</translation>
    </message>
    <message>
        <source>A less experienced player may have a head start.</source>
        <translation>Wer weniger Übung hat, kann einen Vorsprung bekommen.</translation>
    </message>
    <message>
        <source>They begin, and some of what the other player lays out is taken off at once: the front row and the token behind the wand’s; with a larger head start the front row and the back row; with the largest only the wand’s token and the one beside it on c stay. The sheet has no such rule.</source>
        <translation>Dann beginnt dieser Platz, und manches, was die andere Seite auslegt, kommt gleich wieder weg: die vordere Reihe und der Stein hinter dem mit dem Stab; bei einem größeren Vorsprung die vordere Reihe und die hintere; beim größten bleiben nur der Stein mit dem Stab und der neben ihm auf c. Das Blatt kennt so eine Regel nicht.</translation>
    </message>
    <message>
        <source>the token on b2 carries the wand to b3</source>
        <translation>der Stein auf b2 trägt den Stab nach b3</translation>
    </message>
    <message>
        <source>**Bring your wand to the far row.** On your turn, do one of these:</source>
        <translation>**Bring deinen Stab in die gegenüberliegende Reihe.** In deinem Zug tust du eins davon:</translation>
    </message>
    <message>
        <source>**Move a token** one square ahead, diagonally ahead or sideways: to an empty square, or onto an opponent’s token that it takes.</source>
        <translation>**Zieh einen Stein** ein Feld nach vorn, schräg nach vorn oder zur Seite: auf ein leeres Feld oder auf einen gegnerischen Stein, den er schlägt.</translation>
    </message>
    <message>
        <source>**Flip a token**, unless it’s locked.</source>
        <translation>**Dreh einen Stein um**, wenn er nicht gesperrt ist.</translation>
    </message>
    <message>
        <source>**Pass the wand** to a token of yours on a neighbouring square: ahead, diagonally ahead or sideways.</source>
        <translation>**Gib den Stab weiter** an einen deiner Steine auf einem Nachbarfeld: nach vorn, schräg nach vorn oder zur Seite.</translation>
    </message>
    <message>
        <source>**Carry the wand** with its token straight ahead to an empty square.</source>
        <translation>**Trag den Stab** mit seinem Stein geradeaus auf ein leeres Feld.</translation>
    </message>
    <message>
        <source>**Fire takes wood, wood takes water, water takes fire.**</source>
        <translation>**Feuer schlägt Holz, Holz schlägt Wasser, Wasser schlägt Feuer.**</translation>
    </message>
    <message>
        <source>Nothing ever goes back.</source>
        <translation>Zurück geht nie etwas.</translation>
    </message>
    <message>
        <source>The token with the wand takes nothing and can’t be taken.</source>
        <translation>Der Stein mit dem Stab schlägt nicht und wird nicht geschlagen.</translation>
    </message>
    <message>
        <source>If flips come full circle, the flipped tokens are locked until somebody makes another kind of move.</source>
        <translation>Schließt sich beim Umdrehen der Kreis, sind die umgedrehten Steine gesperrt, bis jemand etwas anderes tut.</translation>
    </message>
    <message>
        <source>The same position for the third time is a draw.</source>
        <translation>Dieselbe Stellung zum dritten Mal: unentschieden.</translation>
    </message>
    <message>
        <source>**In the app:** drag to move, double-click or F to flip, press and hold to peek, V to see all your undersides.</source>
        <translation>**In der App:** mit der Maus ziehen, Doppelklick oder F zum Umdrehen, gedrückt halten zum Nachschauen, V für alle deine Unterseiten.</translation>
    </message>
</context>
</TS>
