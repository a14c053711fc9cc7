<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>RulebookElementos</name>
    <message>
        <source>What it is about</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>Two players face each other across a narrow board. Each has nine wooden tokens and a wand. Whoever brings the wand to the far row first wins.</source>
        <translation>Zwei sitzen sich an einem schmalen Brett gegenüber. Beide haben neun Holzsteine und einen Stab. Wer den Stab zuerst in die gegenüberliegende Reihe bringt, gewinnt.</translation>
    </message>
    <message>
        <source>The wand can’t walk alone: it passes from token to token, or rides straight ahead on one. The tokens carry fire, wood and water, and [each of them takes one of the others](#take).</source>
        <translation>Allein kommt der Stab nicht voran: Er wandert von Stein zu Stein oder reitet auf einem geradeaus. Die Steine tragen Feuer, Holz und Wasser, und [jedes davon schlägt eines der anderen](#take).</translation>
    </message>
    <message>
        <source>What is in the box</source>
        <translation>Was in der Schachtel ist</translation>
    </message>
    <message>
        <source>A wooden board with 3 lanes of 8 squares.</source>
        <translation>Ein Holzbrett mit 3 Bahnen zu 8 Feldern.</translation>
    </message>
    <message>
        <source>9 light tokens and 9 dark ones, with a symbol on both sides.</source>
        <translation>9 helle und 9 dunkle Steine mit je einem Symbol auf beiden Seiten.</translation>
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
        <source>The two sides of a token always differ. Each player has three tokens with fire and wood, three with wood and water and three with water and fire.</source>
        <translation>Die beiden Seiten eines Steins sind immer verschieden. Beide haben drei Steine mit Feuer und Holz, drei mit Holz und Wasser und drei mit Wasser und Feuer.</translation>
    </message>
    <message>
        <source>Three lanes, a, b and c, run from player to player; the squares along them count 1 to 8. The three squares with one number are a row. Light starts at 1 and moves towards 8, dark starts at 8 and moves towards 1, whichever way the box lies on your screen. “Ahead” always means: towards the other player.</source>
        <translation>Drei Bahnen, a, b und c, führen von einer Seite zur anderen; die Felder darauf zählen 1 bis 8. Die drei Felder mit derselben Zahl sind eine Reihe. Hell beginnt bei 1 und geht zur 8, Dunkel beginnt bei 8 und geht zur 1, egal wie der Kasten auf dem Bildschirm liegt. „Nach vorn“ heißt immer: auf die andere Seite zu.</translation>
    </message>
    <message>
        <source>The board has 8 rows: three for each player, and two between them.</source>
        <translation>Das Brett hat 8 Reihen: drei für jede Seite und zwei dazwischen.</translation>
    </message>
    <message>
        <source>The sheet in the box shows two starting areas of three by three squares and doesn’t say how large the board is. Published descriptions of the wooden box give three by eight squares.</source>
        <translation>Das Blatt in der Schachtel zeigt zwei Lager aus drei mal drei Feldern und sagt nicht, wie groß das Brett ist. Veröffentlichte Beschreibungen der Holzschachtel nennen drei mal acht Felder.</translation>
    </message>
    <message>
        <source>Laying out the tokens</source>
        <translation>Die Steine auslegen</translation>
    </message>
    <message>
        <source>Agree on who begins.</source>
        <translation>Einigt euch, wer beginnt.</translation>
    </message>
    <message>
        <source>Each player lays the nine tokens on the three rows in front of them, in any order, with any side up.</source>
        <translation>Beide legen ihre neun Steine auf die drei Reihen vor sich, in beliebiger Ordnung und mit beliebiger Seite nach oben.</translation>
    </message>
    <message>
        <source>The wand goes into the token in the middle: on b2 for light, b7 for dark.</source>
        <translation>Der Stab kommt in den Stein in der Mitte: auf b2 für Hell, auf b7 für Dunkel.</translation>
    </message>
    <message>
        <source>The usual layout, with three of each symbol face up. Both wands stand in the middle tokens.</source>
        <translation>Die übliche Aufstellung, bei der jedes Symbol dreimal oben liegt. Beide Stäbe stecken im mittleren Stein.</translation>
    </message>
    <message>
        <source>An arrangement always uses all nine tokens: three of each pair. Once you are ready, it stands.</source>
        <translation>Zur Aufstellung gehören immer alle neun Steine, von jedem Paar drei. Sobald du fertig bist, steht sie.</translation>
    </message>
    <message>
        <source>The first turn comes when both of you have laid out your tokens. Who arranges first makes no difference; with the curtain, neither sees the other’s layout before their own is ready.</source>
        <translation>Der erste Zug kommt, wenn ihr beide eure Steine ausgelegt habt. Wer zuerst auslegt, ist egal; mit dem Vorhang sieht niemand die andere Aufstellung, bevor die eigene fertig ist.</translation>
    </message>
    <message>
        <source>At this table: drag a token onto another to swap the two, double-click it (or press F) to turn it over. “Usual layout” and “Random” lay them out for you, “Ready” ends it.</source>
        <translation>An diesem Tisch: Zieh einen Stein auf einen anderen, um die beiden zu tauschen; ein Doppelklick (oder F) dreht ihn um. „Wie üblich“ und „Zufällig“ legen sie für dich aus, „Fertig“ schließt das Auslegen ab.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>You take turns. In your turn you do exactly one of these three things:</source>
        <translation>Ihr seid abwechselnd am Zug. In deinem Zug tust du genau eins von drei Dingen:</translation>
    </message>
    <message>
        <source>[move a token](#move) one square, perhaps [taking](#take) one of your opponent’s,</source>
        <translation>einen Stein ein Feld weit [ziehen](#move) und dabei vielleicht einen gegnerischen [schlagen](#take),</translation>
    </message>
    <message>
        <source>[turn a token over](#flip),</source>
        <translation>[einen Stein umdrehen](#flip),</translation>
    </message>
    <message>
        <source>[move the wand](#wand) to a neighbouring token, or ahead together with its token.</source>
        <translation>[den Stab bewegen](#wand), zu einem benachbarten Stein oder mit seinem Stein nach vorn.</translation>
    </message>
    <message>
        <source>You can’t pass. You only ever move your own tokens and your own wand, and a wand stands only in a token of its owner; on an empty square there is nothing to move and no token for a wand.</source>
        <translation>Passen gibt es nicht. Du bewegst immer nur deine eigenen Steine und deinen eigenen Stab, und ein Stab steckt nur in einem eigenen Stein; auf einem leeren Feld gibt es nichts zu bewegen und keinen Stein für einen Stab.</translation>
    </message>
    <message>
        <source>Moving a token</source>
        <translation>Einen Stein ziehen</translation>
    </message>
    <message>
        <source>A token goes one square: straight ahead, diagonally ahead, or sideways. It never goes back, neither straight nor diagonally.</source>
        <translation>Ein Stein geht ein Feld weit: geradeaus nach vorn, schräg nach vorn oder zur Seite. Zurück geht er nie, weder gerade noch schräg.</translation>
    </message>
    <message>
        <source>Light holds the token on a4. It may go to the glowing squares: ahead, diagonally ahead or sideways, but not back.</source>
        <translation>Hell hält den Stein auf a4. Er darf auf die leuchtenden Felder: nach vorn, schräg nach vorn oder zur Seite, aber nicht zurück.</translation>
    </message>
    <message>
        <source>The square has to be empty, or hold a token of your opponent’s that yours [takes](#take). Two tokens never share a square, so you can’t go onto a token of your own.</source>
        <translation>Das Feld muss leer sein, oder es liegt ein gegnerischer Stein darauf, den deiner [schlägt](#take). Zwei Steine teilen sich nie ein Feld, auf einen eigenen Stein kannst du also nicht.</translation>
    </message>
    <message>
        <source>The token in which your wand stands is your home and [moves differently](#home).</source>
        <translation>Der Stein, in dem dein Stab steckt, ist dein Heim und [zieht anders](#home).</translation>
    </message>
    <message>
        <source>Taking</source>
        <translation>Schlagen</translation>
    </message>
    <message>
        <source>**Fire takes wood, wood takes water, water takes fire.** No symbol takes its own kind. Only the side that lies up counts.</source>
        <translation>**Feuer schlägt Holz, Holz schlägt Wasser, Wasser schlägt Feuer.** Kein Symbol schlägt seinesgleichen. Es zählt nur, was oben liegt.</translation>
    </message>
    <message>
        <source>You take by moving onto the other token’s square. It leaves the game for good, and yours stands in its place. Taking goes in the same directions as moving, and you never have to take.</source>
        <translation>Du schlägst, indem du auf das Feld des anderen Steins ziehst. Er kommt endgültig aus dem Spiel, und deiner liegt an seiner Stelle. Schlagen geht in dieselben Richtungen wie Ziehen, und du musst nie schlagen.</translation>
    </message>
    <message>
        <source>Light’s fire on a4 can take the wood on b5, diagonally ahead. If that token showed water, the square wouldn’t glow.</source>
        <translation>Das Feuer von Hell auf a4 kann das Holz auf b5 schlagen, schräg nach vorn. Läge dort Wasser oben, würde das Feld nicht leuchten.</translation>
    </message>
    <message>
        <source>A square with an opponent’s token is entered by taking and in no other way: a home carries its wand to empty squares only. And where nothing stands, there is nothing to take.</source>
        <translation>Auf ein Feld mit einem gegnerischen Stein kommst du nur, indem du ihn schlägst: Ein Heim trägt seinen Stab nur auf leere Felder. Und wo nichts liegt, gibt es nichts zu schlagen.</translation>
    </message>
    <message>
        <source>Turning a token over</source>
        <translation>Einen Stein umdrehen</translation>
    </message>
    <message>
        <source>Instead of moving you may turn one of your tokens over, wherever it stands. From now on its other symbol counts. You may turn your home over, too: the wand stays in it.</source>
        <translation>Statt zu ziehen, darfst du einen deiner Steine umdrehen, egal wo er liegt. Von da an zählt sein anderes Symbol. Auch dein Heim darfst du umdrehen: Der Stab bleibt darin.</translation>
    </message>
    <message>
        <source>Your wood faces a fire and would be taken. If its other side is water, turn it over: now it threatens the fire instead.</source>
        <translation>Dein Holz liegt einem Feuer gegenüber und würde geschlagen. Ist auf seiner anderen Seite Wasser, dann dreh es um: Jetzt bedroht es das Feuer.</translation>
    </message>
    <message>
        <source>Turning can’t go on for ever: see [When turning has to stop](#equilibrium).</source>
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
        <source>**To another token.** It changes to one of your own tokens on a neighbouring square: ahead, diagonally ahead or sideways, never back.</source>
        <translation>**Zu einem anderen Stein.** Er wechselt zu einem deiner eigenen Steine auf einem Nachbarfeld: nach vorn, schräg nach vorn oder zur Seite, nie zurück.</translation>
    </message>
    <message>
        <source>**With its token.** The token in which it stands goes one square straight ahead, to an empty square, and takes the wand along.</source>
        <translation>**Mit seinem Stein.** Der Stein, in dem er steckt, geht ein Feld geradeaus auf ein leeres Feld und nimmt den Stab mit.</translation>
    </message>
    <message>
        <source>Light’s wand on b2 may change to any of the glowing tokens: one diagonally ahead on either side, and one on either side of it.</source>
        <translation>Der Stab von Hell auf b2 darf zu jedem der leuchtenden Steine wechseln: zu je einem schräg vorn links und rechts und zu je einem daneben.</translation>
    </message>
    <message>
        <source>The square ahead of the wand is empty: the token on b2 can carry it to b3, and nowhere else.</source>
        <translation>Das Feld vor dem Stab ist leer: Der Stein auf b2 kann ihn nach b3 tragen, und sonst nirgendwohin.</translation>
    </message>
    <message>
        <source>Home: the token with the wand</source>
        <translation>Heim: der Stein mit dem Stab</translation>
    </message>
    <message>
        <source>The token in which a wand stands is a home. A home takes nothing and can’t be taken, whatever symbol it shows.</source>
        <translation>Der Stein, in dem ein Stab steckt, ist ein Heim. Ein Heim schlägt nicht und wird nicht geschlagen, egal welches Symbol es zeigt.</translation>
    </message>
    <message>
        <source>Light’s fire on a5 can’t take the wood on b6: dark’s wand stands in it.</source>
        <translation>Das Feuer von Hell auf a5 kann das Holz auf b6 nicht schlagen: Darin steckt der Stab von Dunkel.</translation>
    </message>
    <message>
        <source>A home moves only [with its wand](#wand), straight ahead to an empty square: not sideways, not diagonally, and not onto another token.</source>
        <translation>Ein Heim bewegt sich nur [mit seinem Stab](#wand), geradeaus auf ein leeres Feld: nicht zur Seite, nicht schräg und nicht auf einen anderen Stein.</translation>
    </message>
    <message>
        <source>When the wand has gone on to another token, the old one is an ordinary token again, and can take and be taken.</source>
        <translation>Ist der Stab zu einem anderen Stein weitergewandert, ist der alte wieder ein gewöhnlicher Stein: Er kann schlagen und geschlagen werden.</translation>
    </message>
    <message>
        <source>When turning has to stop</source>
        <translation>Wann mit dem Umdrehen Schluss ist</translation>
    </message>
    <message>
        <source>Two tokens face each other, and both players turn theirs over again and again, each hoping for the better symbol. The rules say that this has to stop once it has come full circle.</source>
        <translation>Zwei Steine liegen sich gegenüber, und beide Seiten drehen ihren immer wieder um, jede in der Hoffnung auf das bessere Symbol. Die Regeln sagen, dass damit Schluss ist, sobald sich der Kreis schließt.</translation>
    </message>
    <message>
        <source>Look at the flips made in a row, by either of you, since the last move that was not a flip. If all tokens lie again as they lay at some moment of that run, its start included, every token flipped in the run is locked.</source>
        <translation>Schaut auf die Drehungen, die ihr beide seit dem letzten anderen Zug hintereinander gemacht habt. Liegen alle Steine wieder so wie an irgendeinem Punkt dieser Folge, ihr Anfang eingeschlossen, dann ist jeder Stein gesperrt, der in ihr umgedreht wurde.</translation>
    </message>
    <message>
        <source>The sheet says that turning stops when it gets nowhere, but not when exactly that is. Coming back to what has been there before is the first moment at which it surely got nowhere.</source>
        <translation>Das Blatt sagt, dass mit dem Umdrehen Schluss ist, wenn es zu nichts führt, aber nicht, wann genau. Sobald alles wieder so liegt, wie es schon einmal lag, hat es sicher zu nichts geführt.</translation>
    </message>
    <message>
        <source>A locked token shows a little padlock. It can’t be turned over until one of you has made a move that isn’t a flip, even if other tokens are flipped in between. That move opens all locks.</source>
        <translation>Ein gesperrter Stein zeigt ein kleines Schloss. Er lässt sich erst wieder umdrehen, wenn jemand von euch etwas anderes getan hat als umdrehen, auch wenn ihr dazwischen andere Steine dreht. Danach sind alle Schlösser offen.</translation>
    </message>
    <message>
        <source>Light flipped a4, dark a5, light a4, dark a5: everything lies as before, so both are locked. Light has to do something else now.</source>
        <translation>Hell hat a4 gedreht, Dunkel a5, Hell a4, Dunkel a5: Alles liegt wie zuvor, also sind beide gesperrt. Hell muss jetzt etwas anderes tun.</translation>
    </message>
    <message>
        <source>If a player could do nothing at all because of locks, the locks don’t bind that player in that turn. For the other one they stay.</source>
        <translation>Könntest du wegen der Schlösser überhaupt nichts tun, gelten sie für dich in diesem Zug nicht. Für die andere Seite bleiben sie.</translation>
    </message>
    <message>
        <source>Nobody may pass, so a player must always have a move. It is very rare, but it can happen.</source>
        <translation>Niemand darf passen, also muss immer ein Zug möglich sein. Es ist sehr selten, kommt aber vor.</translation>
    </message>
    <message>
        <source>How the game ends</source>
        <translation>Wie das Spiel endet</translation>
    </message>
    <message>
        <source>You win at once when your wand reaches the far row: row 8 for light, row 1 for dark. It makes no difference whether it was passed to a token there or carried.</source>
        <translation>Du gewinnst sofort, wenn dein Stab die gegenüberliegende Reihe erreicht: Reihe 8 für Hell, Reihe 1 für Dunkel. Ob er dort zu einem Stein weitergegeben oder hingetragen wurde, ist egal.</translation>
    </message>
    <message>
        <source>Light’s wand stands on b7, and b8 is empty: light carries it there and wins.</source>
        <translation>Der Stab von Hell steckt auf b7, und b8 ist leer: Hell trägt ihn hinüber und gewinnt.</translation>
    </message>
    <message>
        <source>Your wand stands on a7, and another token of yours on b8. Pass the wand diagonally ahead to b8: you win.</source>
        <translation>Dein Stab steckt auf a7, und auf b8 liegt ein anderer Stein von dir. Gib den Stab schräg nach vorn weiter nach b8: gewonnen.</translation>
    </message>
    <message>
        <source>When the same position, with the same player to move, stands for the third time, the game is a draw. Positions are the same when all tokens, both their sides and both wands are.</source>
        <translation>Steht dieselbe Stellung, mit derselben Seite am Zug, zum dritten Mal auf dem Brett, ist das Spiel unentschieden. Zwei Stellungen sind gleich, wenn alle Steine mit beiden Seiten und beide Stäbe gleich sind.</translation>
    </message>
    <message>
        <source>The sheet doesn’t speak of it. Wands and tokens can move sideways for ever, and a game has to end some time. Positions count from the moment when both have laid out their tokens.</source>
        <translation>Das Blatt sagt dazu nichts. Stäbe und Steine können ewig zur Seite gehen, und irgendwann muss ein Spiel enden. Stellungen zählen, sobald beide ihre Steine ausgelegt haben.</translation>
    </message>
    <message>
        <source>There are no points: you win, you lose, or it is a draw.</source>
        <translation>Punkte gibt es nicht: Du gewinnst, du verlierst, oder es ist unentschieden.</translation>
    </message>
    <message>
        <source>Undersides, and playing from memory</source>
        <translation>Unterseiten und das Spiel aus dem Gedächtnis</translation>
    </message>
    <message>
        <source>You may look at the undersides of your own tokens at any time. Nobody ever sees the underside of an opponent’s token before it is turned over.</source>
        <translation>Unter deine eigenen Steine darfst du jederzeit schauen. Die Unterseite eines gegnerischen Steins sieht niemand, bevor er umgedreht wird.</translation>
    </message>
    <message>
        <source>If you choose “From memory” when you set up the game, nobody looks at an underside any more once both have laid out their tokens. You have to remember your own.</source>
        <translation>Wählt ihr vor dem Spiel „Aus dem Gedächtnis“, schaut niemand mehr unter einen Stein, sobald beide ihre Steine ausgelegt haben. Was unter deinen liegt, musst du dir merken.</translation>
    </message>
    <message>
        <source>Playing at this table</source>
        <translation>Spielen an diesem Tisch</translation>
    </message>
    <message>
        <source>Drag a token to move it or to take with it.</source>
        <translation>Zieh einen Stein mit der Maus, um ihn zu bewegen oder mit ihm zu schlagen.</translation>
    </message>
    <message>
        <source>At this table: press a token of yours and hold it to peek below it. V, or the button “Undersides”, shows all of them until you press it again or your turn is over. Ask your opponent to look away.</source>
        <translation>An diesem Tisch: Halt die Maustaste auf einem deiner Steine gedrückt, um darunter zu schauen. V oder der Knopf „Unterseiten“ zeigt alle, bis du noch einmal drückst oder dein Zug vorbei ist. Bitte die andere Seite wegzuschauen.</translation>
    </message>
    <message>
        <source>Double-click a token, or press F on it, to turn it over; or take it and press “Flip”.</source>
        <translation>Ein Doppelklick auf einen Stein, oder F auf ihm, dreht ihn um; oder nimm ihn und drück „Umdrehen“.</translation>
    </message>
    <message>
        <source>Drag the wand to another token, or straight ahead. Dragging the token below it ahead carries the wand as well.</source>
        <translation>Zieh den Stab zu einem anderen Stein oder geradeaus. Ziehst du den Stein unter ihm nach vorn, kommt der Stab auch mit.</translation>
    </message>
    <message>
        <source>Who takes whom is always drawn beside the board. What was taken lies beside it, too.</source>
        <translation>Wer wen schlägt, steht immer neben dem Brett. Auch was geschlagen ist, liegt dort.</translation>
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
        <source>May I turn over the token in which my wand stands?</source>
        <translation>Darf ich den Stein umdrehen, in dem mein Stab steckt?</translation>
    </message>
    <message>
        <source>Yes. As a home its symbol counts for nothing, but it will when the wand has moved on.</source>
        <translation>Ja. Als Heim zählt sein Symbol nichts, aber das ändert sich, wenn der Stab weitergewandert ist.</translation>
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
        <source>Whatever stands straight ahead of your home, if no token of yours stands beside it or diagonally ahead to pass the wand to. Losing your tokens leaves your wand lonely.</source>
        <translation>Alles, was direkt vor deinem Heim liegt, wenn daneben oder schräg davor kein Stein von dir ist, der den Stab nehmen könnte. Ohne deine Steine ist dein Stab ganz schön allein.</translation>
    </message>
    <message>
        <source>Two equal symbols face each other. What happens?</source>
        <translation>Zwei gleiche Symbole liegen sich gegenüber. Was passiert?</translation>
    </message>
    <message>
        <source>Nothing: neither takes the other. Go around it, turn yours over, or do something elsewhere.</source>
        <translation>Nichts: Keins schlägt das andere. Geh darum herum, dreh deinen um oder tu anderswo etwas.</translation>
    </message>
    <message>
        <source>May a token on the far row still do something?</source>
        <translation>Kann ein Stein in der gegenüberliegenden Reihe noch etwas tun?</translation>
    </message>
    <message>
        <source>It can’t go ahead any more, but it goes sideways, takes sideways, can be turned over, and can receive the wand: that wins.</source>
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
        <source>How moves are written</source>
        <translation>Wie Züge geschrieben werden</translation>
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
        <source>the token on b3 is turned over</source>
        <translation>der Stein auf b3 wird umgedreht</translation>
    </message>
    <message>
        <source>the wand passes from b2 to the token on c3</source>
        <translation>der Stab wechselt von b2 zum Stein auf c3</translation>
    </message>
    <message>
        <source>the token on b2 carries the wand to b3</source>
        <translation>der Stein auf b2 trägt den Stab nach b3</translation>
    </message>
    <message>
        <source>light’s nine tokens from the back row to the front, each row from a to c: the side that lies up, then the underside (F fire, W wood, A water)</source>
        <translation>die neun Steine von Hell von der hinteren Reihe zur vorderen, jede Reihe von a bis c: erst die obere Seite, dann die Unterseite (F Feuer, W Holz, A Wasser)</translation>
    </message>
    <message>
        <source>**Bring your wand to the far row.** In your turn do one thing:</source>
        <translation>**Bring deinen Stab in die gegenüberliegende Reihe.** In deinem Zug tust du eins davon:</translation>
    </message>
    <message>
        <source>**Move a token** one square ahead, diagonally ahead or sideways: to an empty square, or onto an opponent’s token that it takes.</source>
        <translation>**Zieh einen Stein** ein Feld nach vorn, schräg nach vorn oder zur Seite: auf ein leeres Feld oder auf einen gegnerischen Stein, den er schlägt.</translation>
    </message>
    <message>
        <source>**Turn a token over**, wherever it stands.</source>
        <translation>**Dreh einen Stein um**, egal wo er liegt.</translation>
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
        <source>**At this table:** drag to move, double-click or F to turn over, press and hold to peek, V to see all your undersides.</source>
        <translation>**An diesem Tisch:** mit der Maus ziehen, Doppelklick oder F zum Umdrehen, gedrückt halten zum Nachschauen, V für alle deine Unterseiten.</translation>
    </message>
</context>
</TS>
