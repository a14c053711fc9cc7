<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>RulebookExagon</name>
    <message>
        <source>Questions that come up</source>
        <translation>Fragen, die aufkommen</translation>
    </message>
    <message>
        <source>Must I put down a tile on my turn?</source>
        <translation>Muss ich in meinem Zug ein Plättchen legen?</translation>
    </message>
    <message>
        <source>Only [in the opening](#opening), if you can. Later you may end your turn at any time.</source>
        <translation>Nur [in der Eröffnung](#opening), wenn du kannst. Später darfst du deinen Zug jederzeit beenden.</translation>
    </message>
    <message>
        <source>May I put down a tile with one matching side if I have no bonus?</source>
        <translation>Darf ich ein Plättchen mit einer passenden Seite legen, wenn ich keinen Bonus habe?</translation>
    </message>
    <message>
        <source>Yes. It stays there, and your turn is over.</source>
        <translation>Ja. Es bleibt liegen, und dein Zug ist vorbei.</translation>
    </message>
    <message>
        <source>Yes, what is on the table stays there. But the bonus that it earned is lost with the turn.</source>
        <translation>Ja, was auf dem Tisch liegt, bleibt dort. Aber der Bonus dafür geht mit dem Zug verloren.</translation>
    </message>
    <message>
        <source>Yes, as many as you have, for putting down or giving.</source>
        <translation>Ja, so viele du hast, zum Legen oder zum Abgeben.</translation>
    </message>
    <message>
        <source>Look for places where three sides match. A tile there earns you a bonus, and the bonus gets rid of a tile that fits badly.</source>
        <translation>Halt nach Stellen Ausschau, an denen drei Seiten passen. Ein Plättchen dort bringt dir einen Bonus, und mit dem Bonus wirst du eines los, das schlecht passt.</translation>
    </message>
    <message>
        <source>That is the idea. They have two tiles now, so for the moment nobody can give them another one.</source>
        <translation>Genau so ist es gedacht. Jetzt sind es dort zwei Plättchen, also kann vorerst niemand noch eines dazugeben.</translation>
    </message>
    <message>
        <source>The forty tiles are ours.</source>
        <translation>Die vierzig Plättchen stammen von uns.</translation>
    </message>
    <message>
        <source>The sheet gives their properties, not a list. Ours have them all: different digits on a tile, one single star 39, three tiles with a jolly, three with an Exagon area, every digit equally often.</source>
        <translation>Das Blatt nennt ihre Eigenschaften, gibt aber keine Liste. Unsere haben sie alle: verschiedene Ziffern auf einem Plättchen, ein einziger Stern 39, drei Plättchen mit Joker, drei mit Exagon-Dreieck, jede Ziffer gleich oft.</translation>
    </message>
    <message>
        <source>With three players, if the star 39 is on the table, whoever has the highest star begins.</source>
        <translation>Spielt ihr zu dritt und liegt der Stern 39 schon auf dem Tisch, beginnt, wer den höchsten Stern hat.</translation>
    </message>
    <message>
        <source>The sheet doesn’t cover this case. The next highest star comes closest to what it says.</source>
        <translation>An diesen Fall denkt das Blatt nicht. Der nächsthöhere Stern kommt dem, was es sagt, am nächsten.</translation>
    </message>
    <message>
        <source>A jolly area can’t stand for a digit of its own tile.</source>
        <translation>Ein Joker-Dreieck kann nicht für eine Ziffer seines eigenen Plättchens stehen.</translation>
    </message>
    <message>
        <source>The sheet excludes digits “already present”, and its two languages differ on whose. Its own tile’s digits are the reading that can be seen at a glance.</source>
        <translation>Das Blatt schließt „schon vorhandene“ Ziffern aus, und seine beiden Sprachen sind sich nicht einig, welche. Die des eigenen Plättchens sieht man auf einen Blick.</translation>
    </message>
    <message>
        <source>If everybody agrees, the hourglass can be paused; the sand that is left is saved with the game. You can also play without it.</source>
        <translation>Wenn alle einverstanden sind, lässt sich die Sanduhr anhalten; der übrige Sand wird mit der Partie gespeichert. Ihr könnt auch ohne sie spielen.</translation>
    </message>
    <message>
        <source>You would lay a real hourglass on its side when the telephone rings. While it is paused the tiles are covered, so that nobody goes on thinking.</source>
        <translation>Eine echte Sanduhr würdet ihr hinlegen, wenn das Telefon klingelt. In der Pause sind die Plättchen zugedeckt, damit niemand weiterüberlegt.</translation>
    </message>
    <message>
        <source>You choose how long a turn lasts, and how much time is carried over.</source>
        <translation>Ihr wählt, wie lange ein Zug dauert und wie viel Zeit weitergegeben wird.</translation>
    </message>
    <message>
        <source>The sheet has an hourglass of one minute, and all that is left of it goes to the next player. Some families like it slower, or fairer.</source>
        <translation>Das Blatt hat eine Sanduhr für eine Minute, und alles, was übrig bleibt, bekommt, wer als Nächstes dran ist. Manche mögen es langsamer oder gerechter.</translation>
    </message>
    <message>
        <source>If nobody touches anything for a whole turn, the sand stops by itself.</source>
        <translation>Rührt einen ganzen Zug lang niemand etwas an, hält der Sand von selbst an.</translation>
    </message>
    <message>
        <source>The sheet doesn’t mention it. Around a table somebody would lay the hourglass down when the doorbell rings.</source>
        <translation>Das Blatt sagt dazu nichts. An einem Tisch würde jemand die Sanduhr hinlegen, wenn es klingelt.</translation>
    </message>
    <message>
        <source>In a blocked game, whoever has the fewest tiles left wins.</source>
        <translation>Eine blockierte Partie gewinnt, wer die wenigsten Plättchen übrig hat.</translation>
    </message>
    <message>
        <source>In a tournament most points wins, and nobody’s total falls below 0.</source>
        <translation>Im Turnier gewinnt, wer die meisten Punkte hat, und niemand fällt unter 0.</translation>
    </message>
    <message>
        <source>The sheet names only the 50 points, and two players can reach them in the same game. If totals could fall below 0, many tournaments of four or five would never end.</source>
        <translation>Das Blatt nennt nur die 50 Punkte, und zwei können sie in derselben Partie erreichen. Könnte man unter 0 fallen, würden zu viert oder zu fünft viele Turniere nie enden.</translation>
    </message>
    <message>
        <source>They get fewer tiles: three, five or seven fewer with two players; with more players the difference is smaller. The missing ones stay in the box. They also get 30, 60 or 90 more seconds of sand on each turn; whatever is left of those isn’t passed on. If two players then have the highest star, the first of them begins. The sheet has no such rule.</source>
        <translation>Dann gibt es weniger Plättchen: zu zweit drei, fünf oder sieben weniger; zu mehreren ist der Unterschied kleiner. Die fehlenden bleiben in der Schachtel. Dazu kommen in jedem Zug 30, 60 oder 90 Sekunden mehr Sand; was davon übrig ist, geht nicht an die anderen. Haben dann zwei den höchsten Stern, beginnt, wer von beiden den Platz mit der kleineren Nummer hat. Das Blatt kennt so eine Regel nicht.</translation>
    </message>
    <message>
        <source>While you hold a tile, R or the wheel rotates it. Over a place it stops only at rotations that fit.</source>
        <translation>Hältst du ein Plättchen, drehen es R oder das Mausrad. Über einem Feld bleibt es nur so stehen, wie es passt.</translation>
    </message>
    <message>
        <source>Sides that match turn green; beside the tile you see how many there are and what they earn.</source>
        <translation>Passende Seiten leuchten grün; neben dem Plättchen steht, wie viele es sind und was das bringt.</translation>
    </message>
    <message>
        <source>The wheel, or + and −, zooms the table; drag an empty spot of the table to move it; 0 shows everything.</source>
        <translation>Das Mausrad oder + und − machen den Tisch größer und kleiner; zieh an einer leeren Stelle, um ihn zu verschieben; 0 zeigt alles.</translation>
    </message>
    <message>
        <source>S sorts your rack: by star, by star points, or with what fits best first.</source>
        <translation>S sortiert dein Bänkchen: nach Stern, nach Sternpunkten oder so, dass vorn liegt, was am besten passt.</translation>
    </message>
    <message>
        <source>Click another player’s plate to see their tiles; drag a tile onto it to give it.</source>
        <translation>Ein Klick auf das Schild von jemand anderem zeigt dessen Plättchen; zieh eines darauf, um es abzugeben.</translation>
    </message>
    <message>
        <source>E ends your turn, P pauses the hourglass. In the last ten seconds you hear it tick.</source>
        <translation>E beendet deinen Zug, P hält die Sanduhr an. In den letzten zehn Sekunden hörst du es ticken.</translation>
    </message>
    <message>
        <source>These tiles are ours: the sheet doesn’t print them. Each has a number, which stands for it when moves are written down. In sentences a tile goes by the sum in its star and, where several have that sum, also by its lowest digit and the next two clockwise: 23 (1-7-4).</source>
        <translation>Diese Plättchen stammen von uns: Das Blatt zeigt sie nicht. Jedes hat eine Nummer; sie steht für das Plättchen, wenn Schritte aufgeschrieben werden. In Sätzen ist es nach der Summe in seinem Stern benannt; haben mehrere dieselbe, kommen die niedrigste Ziffer und die zwei nächsten im Uhrzeigersinn dazu: 23 (1-7-4).</translation>
    </message>
    <message>
        <source>tile no. 17 at 2,−1, rotated three steps clockwise</source>
        <translation>Plättchen Nr. 17 auf Feld 2,−1, drei Schritte im Uhrzeigersinn gedreht</translation>
    </message>
    <message>
        <source>tile no. 17 is given to seat 2</source>
        <translation>Plättchen Nr. 17 geht an Platz 2</translation>
    </message>
    <message>
        <source>time is up</source>
        <translation>die Zeit ist um</translation>
    </message>
    <message>
        <source>No. {number}</source>
        <translation>Nr. {number}</translation>
    </message>
    <message>
        <source>A tile touches three others, but only two of the three sides match. May it go there?</source>
        <translation>Ein Plättchen berührt drei andere, aber nur zwei der drei Seiten passen. Darf es dorthin?</translation>
    </message>
    <message>
        <source>No. Every side that touches another tile has to match.</source>
        <translation>Nein. Jede Seite, die ein anderes Plättchen berührt, muss passen.</translation>
    </message>
    <message>
        <source>Does a tile with three matching sides still count if time runs out right after it?</source>
        <translation>Zählt ein Plättchen mit drei passenden Seiten noch, wenn gleich danach die Zeit um ist?</translation>
    </message>
    <message>
        <source>Can a tile lie beside an Exagon area if it is an Exagon area, too?</source>
        <translation>Kann an einem Exagon-Dreieck ein Plättchen liegen, wenn dort auch ein Exagon-Dreieck ist?</translation>
    </message>
    <message>
        <source>No. An Exagon area matches nothing at all.</source>
        <translation>Nein. Ein Exagon-Dreieck passt zu gar nichts.</translation>
    </message>
    <message>
        <source>May I use two bonuses in a row?</source>
        <translation>Darf ich zwei Boni nacheinander einsetzen?</translation>
    </message>
    <message>
        <source>How can I win quickly?</source>
        <translation>Wie gewinne ich schnell?</translation>
    </message>
    <message>
        <source>What if I give somebody a tile and they can’t win any more?</source>
        <translation>Und wenn jemand ein Plättchen von mir bekommt und dann nicht mehr gewinnen kann?</translation>
    </message>
    <message>
        <source>A less experienced player may have a head start.</source>
        <translation>Wer weniger Übung hat, kann einen Vorsprung bekommen.</translation>
    </message>
    <message>
        <source>All forty tiles</source>
        <translation>Alle vierzig Plättchen</translation>
    </message>
    <message>
        <source>How moves are written</source>
        <translation>Die Schreibweise</translation>
    </message>
    <message>
        <source>A place is written as two numbers, counted from the middle of the table at 0,0: the first goes to the right, the second down to the right.</source>
        <translation>Ein Feld schreibt man als zwei Zahlen, gezählt von der Mitte des Tisches bei 0,0: Die erste geht nach rechts, die zweite nach rechts unten.</translation>
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
        <source>the turn ends</source>
        <translation>der Zug ist zu Ende</translation>
    </message>
    <message>
        <source>star {star}, points {points}</source>
        <translation>Stern {star}, Punkte {points}</translation>
    </message>
    <message>
        <source>**Get rid of all your tiles, or fit one on six sides.** On your turn put down tiles, one after the other:</source>
        <translation>**Werde alle deine Plättchen los oder pass eines an allen sechs Seiten ein.** In deinem Zug legst du Plättchen, eins nach dem anderen:</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Was geschieht</translation>
    </message>
    <message>
        <source>uses a bonus; without one, your turn ends</source>
        <translation>kostet einen Bonus; ohne Bonus endet dein Zug</translation>
    </message>
    <message>
        <source>go on</source>
        <translation>weiter</translation>
    </message>
    <message>
        <source>go on, and earn 1, 2 or 3 bonuses</source>
        <translation>weiter, und du bekommst 1, 2 oder 3 Boni</translation>
    </message>
    <message>
        <source>you win</source>
        <translation>du gewinnst</translation>
    </message>
    <message>
        <source>Every side that touches another tile has to match: the same digit.</source>
        <translation>Jede Seite, die ein anderes Plättchen berührt, muss passen: dieselbe Ziffer.</translation>
    </message>
    <message>
        <source>A jolly stands for any digit that is not on its tile. An Exagon area matches nothing.</source>
        <translation>Ein Joker steht für jede Ziffer, die nicht auf seinem Plättchen ist. Ein Exagon-Dreieck passt zu nichts.</translation>
    </message>
    <message>
        <source>Use a bonus for a tile that matches on one side only, or to give one to a player who has exactly one.</source>
        <translation>Mit einem Bonus legst du ein Plättchen an, das nur an einer Seite passt, oder gibst eines an jemanden mit genau einem ab.</translation>
    </message>
    <message>
        <source>**Tournament** to 50 points: a win gives 20; the others lose star points, and 3 for a jolly, but never below 0. Most points wins.</source>
        <translation>**Turnier:** bis 50 Punkte, dann gewinnt, wer die meisten hat. Ein Sieg bringt 20; die anderen verlieren ihre Sternpunkte und 3 für jeden Joker, fallen aber nie unter 0.</translation>
    </message>
    <message>
        <source>60 seconds a turn, unless you chose otherwise; time you don’t use goes to the next player.</source>
        <translation>60 Sekunden pro Zug, wenn ihr nichts anderes gewählt habt; was du übrig lässt, bekommt, wer als Nächstes dran ist.</translation>
    </message>
    <message>
        <source>Opening: one tile each until two are on the table, without the hourglass.</source>
        <translation>Eröffnung: je ein Plättchen, bis zwei auf dem Tisch liegen, ohne Sanduhr.</translation>
    </message>
    <message>
        <source>**In the app:** R or the wheel rotates the tile you hold, S sorts, E ends the turn, P pauses.</source>
        <translation>**In der App:** R oder das Mausrad dreht das Plättchen, das du hältst, S sortiert, E beendet den Zug, P macht Pause.</translation>
    </message>
    <message>
        <source>Bonuses are good for this turn only. You may end your turn at any time.</source>
        <translation>Boni gelten nur in diesem Zug. Du darfst deinen Zug jederzeit beenden.</translation>
    </message>
    <message>
        <source>You choose the length of a turn, and how much of it goes to the next player, when you set up the game.</source>
        <translation>Wie lange ein Zug dauert und wie viel davon weitergegeben wird, wählt ihr, wenn ihr die Partie vorbereitet.</translation>
    </message>
    <message>
        <source>If nobody touches anything for a whole turn, the sand stops until everybody agrees to go on.</source>
        <translation>Rührt einen ganzen Zug lang niemand etwas an, hält der Sand an, bis alle weiterspielen wollen.</translation>
    </message>
    <message>
        <source>How the game ends</source>
        <translation>Wie die Partie endet</translation>
    </message>
    <message>
        <source>You win at once in one of two ways:</source>
        <translation>Du gewinnst sofort, auf eine von zwei Arten:</translation>
    </message>
    <message>
        <source>**No tile left.** You have put down, or given away, your last one.</source>
        <translation>**Kein Plättchen mehr.** Du hast dein letztes gelegt oder abgegeben.</translation>
    </message>
    <message>
        <source>**A perfect fit.** A tile of yours matches on all six sides.</source>
        <translation>**Perfekt eingepasst.** Ein Plättchen von dir passt an allen sechs Seiten.</translation>
    </message>
    <message>
        <source>If one tile does both, it counts as “no tile left”.</source>
        <translation>Gelingt beides mit einem Plättchen, zählt es als „Kein Plättchen mehr“.</translation>
    </message>
    <message>
        <source>Five sides match here: three bonuses. With a matching tile on the sixth side it would be a perfect fit.</source>
        <translation>Fünf Seiten passen hier: drei Boni. Läge auch an der sechsten Seite ein Plättchen und passte, wäre es perfekt eingepasst.</translation>
    </message>
    <message>
        <source>If everybody, one after the other, ends a turn without putting down or giving a tile, the game is blocked: whoever has the fewest tiles left wins, then whoever has the fewest star points on them; then the win is shared.</source>
        <translation>Beenden alle nacheinander ihren Zug, ohne ein Plättchen zu legen oder abzugeben, ist die Partie blockiert: Es gewinnt, wer die wenigsten Plättchen übrig hat, bei Gleichstand, wer darauf die wenigsten Sternpunkte hat; ist auch das gleich, teilt ihr euch den Sieg.</translation>
    </message>
    <message>
        <source>As soon as somebody has 50 points, most points wins; a tie is shared. A total never falls below 0.</source>
        <translation>Sobald jemand 50 Punkte hat, gewinnt, wer die meisten hat; bei Gleichstand teilt ihr euch den Sieg. Unter 0 fällt niemand.</translation>
    </message>
    <message>
        <source>The sheet doesn’t say what happens when nothing fits any more, and it can happen: Exagon areas close places for good.</source>
        <translation>Das Blatt sagt nicht, was geschieht, wenn nichts mehr passt, und das kommt vor: Exagon-Dreiecke versperren Felder für immer.</translation>
    </message>
    <message>
        <source>The tournament</source>
        <translation>Das Turnier</translation>
    </message>
    <message>
        <source>A tournament is a series of games that goes on until somebody has **50 points or more**.</source>
        <translation>Ein Turnier ist eine Reihe von Partien und dauert, bis jemand **50 Punkte oder mehr** hat.</translation>
    </message>
    <message>
        <source>The winner of a game gets 20 points; so does everybody who shares the win.</source>
        <translation>Wer eine Partie gewinnt, bekommt 20 Punkte; teilt ihr euch den Sieg, alle, die ihn teilen.</translation>
    </message>
    <message>
        <source>Everybody else loses the star points of the tiles they still have, and 3 more for each of them with a jolly area.</source>
        <translation>Alle anderen verlieren die Sternpunkte der Plättchen, die sie noch haben, und 3 mehr für jedes davon mit einem Joker-Dreieck.</translation>
    </message>
    <message>
        <source>Carla wins. Anna still has two tiles with 3 and 5 star points, Bruno one with a jolly area and 6. Carla gets 20, Anna loses 8, Bruno loses 9.</source>
        <translation>Carla gewinnt. Anna hat noch zwei Plättchen mit 3 und 5 Sternpunkten, Bruno eines mit Joker-Dreieck und 6. Carla bekommt 20, Anna verliert 8, Bruno verliert 9.</translation>
    </message>
    <message>
        <source>In two minutes</source>
        <translation>In zwei Minuten</translation>
    </message>
    <message>
        <source>**Goal.** Get rid of all your tiles, or fit one tile on all six sides.</source>
        <translation>**Ziel.** Werde alle deine Plättchen los, oder pass eines an allen sechs Seiten ein.</translation>
    </message>
    <message>
        <source>**Before the game** deal the tiles, face-up. Whoever has the tile with 39 in its star, the number in the middle, begins; for the first two tiles, [each turn is a single tile](#opening), without the hourglass or bonuses.</source>
        <translation>**Vor dem Spiel** werden die Plättchen offen ausgeteilt. Wer das Plättchen mit 39 im Stern hat, der Zahl in der Mitte, beginnt; die ersten beiden Plättchen [legt ihr einzeln](#opening), ohne Sanduhr und Boni.</translation>
    </message>
    <message>
        <source>**On your turn** put down tile after tile while the sand runs (60 seconds), and stop whenever you like. Wherever a tile touches others, the sides that meet must show the same digit.</source>
        <translation>**In deinem Zug** legst du ein Plättchen nach dem anderen, solange der Sand rinnt (60 Sekunden), und hörst auf, wann du magst. Wo ein Plättchen andere berührt, müssen die Seiten dieselbe Ziffer zeigen.</translation>
    </message>
    <message>
        <source>Two sides match: you go on.</source>
        <translation>Zwei Seiten passen: weiter.</translation>
    </message>
    <message>
        <source>Three, four or five: you go on and earn one, two or three [bonuses](#bonus).</source>
        <translation>Drei, vier oder fünf: weiter, und du bekommst einen, zwei oder drei [Boni](#bonus).</translation>
    </message>
    <message>
        <source>Only one: that costs a bonus. Without a bonus the tile stays, but your turn ends.</source>
        <translation>Nur eine: kostet einen Bonus; ohne Bonus bleibt das Plättchen liegen, aber dein Zug ist zu Ende.</translation>
    </message>
    <message>
        <source>With a bonus you can also [give a tile](#give) to a player who has just one. A [jolly area](#jolly) stands for any digit not on its tile; nothing ever goes against an [Exagon area](#exagon-area).</source>
        <translation>Mit einem Bonus kannst du auch [ein Plättchen abgeben](#give), an jemanden mit genau einem. Ein [Joker-Dreieck](#jolly) steht für jede Ziffer, die nicht auf seinem Plättchen ist; an ein [Exagon-Dreieck](#exagon-area) kommt nie etwas.</translation>
    </message>
    <message>
        <source>Two tiles on the table.</source>
        <translation>Zwei Plättchen auf dem Tisch.</translation>
    </message>
    <message>
        <source>an area with its digit; every digit has its colour</source>
        <translation>ein Dreieck mit seiner Ziffer; jede Ziffer hat ihre Farbe</translation>
    </message>
    <message>
        <source>the star: the sum of the digits</source>
        <translation>der Stern: die Summe der Ziffern</translation>
    </message>
    <message>
        <source>a coloured tip is a star point</source>
        <translation>eine farbige Zacke ist ein Sternpunkt</translation>
    </message>
    <message>
        <source>a jolly area</source>
        <translation>ein Joker-Dreieck</translation>
    </message>
    <message>
        <source>an Exagon area</source>
        <translation>ein Exagon-Dreieck</translation>
    </message>
    <message>
        <source>these sides touch: they have to match</source>
        <translation>diese Seiten berühren sich: Sie müssen passen</translation>
    </message>
    <message>
        <source>Three are playing, and it is Anna’s turn.</source>
        <translation>Drei spielen, und Anna ist am Zug.</translation>
    </message>
    <message>
        <source>Anna’s tiles, on her rack</source>
        <translation>Annas Plättchen auf ihrem Bänkchen</translation>
    </message>
    <message>
        <source>on how many sides this tile can match now</source>
        <translation>an wie vielen Seiten dieses Plättchen jetzt passen kann</translation>
    </message>
    <message>
        <source>the others, and how many tiles they have</source>
        <translation>die anderen, und wie viele Plättchen sie haben</translation>
    </message>
    <message>
        <source>bonuses left this turn</source>
        <translation>die Boni, die in diesem Zug noch übrig sind</translation>
    </message>
    <message>
        <source>40 hexagonal tiles, [all different](#tiles).</source>
        <translation>40 sechseckige Plättchen, [alle verschieden](#tiles).</translation>
    </message>
    <message>
        <source>A one-minute hourglass.</source>
        <translation>Eine Sanduhr für eine Minute.</translation>
    </message>
    <message>
        <source>Most tiles show six different digits from 1 to 9. Three have a [jolly area](#jolly), three an [Exagon area](#exagon-area). Star points count in a [tournament](#tournament).</source>
        <translation>Die meisten zeigen sechs verschiedene Ziffern von 1 bis 9. Drei haben ein [Joker-Dreieck](#jolly), drei ein [Exagon-Dreieck](#exagon-area). Sternpunkte zählen im [Turnier](#tournament).</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Der Aufbau</translation>
    </message>
    <message>
        <source>Shuffle the tiles and deal them, face-up for everybody to see:</source>
        <translation>Mischt die Plättchen und teilt sie aus, offen für alle:</translation>
    </message>
    <message>
        <source>Tiles each</source>
        <translation>Plättchen pro Person</translation>
    </message>
    <message>
        <source>13, and one is on the table from the start</source>
        <translation>13, und eines liegt von Anfang an auf dem Tisch</translation>
    </message>
    <message>
        <source>**Whoever has the tile with the star 39 begins**, and play goes around clockwise. With three players, if that tile is on the table, the highest star begins.</source>
        <translation>**Wer das Plättchen mit Stern 39 hat, beginnt**, dann geht es im Uhrzeigersinn reihum. Spielt ihr zu dritt und liegt es schon auf dem Tisch, beginnt, wer den höchsten Stern hat.</translation>
    </message>
    <message>
        <source>Until two tiles are on the table, each turn is exactly one tile, without the hourglass or bonuses.</source>
        <translation>Bis zwei Plättchen auf dem Tisch liegen, legt ihr in jedem Zug genau ein Plättchen, ohne Sanduhr und Boni.</translation>
    </message>
    <message>
        <source>The first tile goes in the middle of the empty table, with its number the right way up. The next player joins one to it. (With three players a tile is there already, and whoever begins joins the first one to it.)</source>
        <translation>Das erste Plättchen kommt in die Mitte des leeren Tisches, mit der Zahl richtig herum. Wer als Nächstes dran ist, legt eines daran an. (Zu dritt liegt dort schon eines: Wer beginnt, legt das erste daran an.)</translation>
    </message>
    <message>
        <source>If you have a tile that fits, you must put one down; if not, you end your turn without one.</source>
        <translation>Hast du ein Plättchen, das passt, musst du eines legen; sonst beendest du deinen Zug ohne.</translation>
    </message>
    <message>
        <source>Bruno holds a tile beside the first one: one side matches, and here that is enough. It could also go to the glowing places.</source>
        <translation>Bruno hält ein Plättchen neben das erste: Eine Seite passt, und hier genügt das. Es könnte auch auf die leuchtenden Felder.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>For 2 to 5 players; a game takes about 20 minutes. (The sheet doesn’t say how long.)</source>
        <translation>Für 2 bis 5 Personen. Hier dauert eine Partie etwa 20 Minuten; das Blatt nennt keine Zeit.</translation>
    </message>
    <message>
        <source>Anna holds a tile where it touches two others. Both sides match, so her turn will go on.</source>
        <translation>Anna hält ein Plättchen dorthin, wo es zwei andere berührt. Beide Seiten passen, also geht ihr Zug weiter.</translation>
    </message>
    <message>
        <source>What is on the table</source>
        <translation>Was auf dem Tisch ist</translation>
    </message>
    <message>
        <source>One player may have a head start.</source>
        <translation>Es kann einen Vorsprung geben.</translation>
    </message>
    <message>
        <source>The opening</source>
        <translation>Die Eröffnung</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>Once two tiles are on the table, a turn is a series of tiles: you put down one after the other until your turn ends or [the sand has run out](#hourglass).</source>
        <translation>Sobald zwei Plättchen auf dem Tisch liegen, besteht ein Zug aus mehreren Plättchen: Du legst eins nach dem anderen, bis dein Zug endet oder [der Sand durchgelaufen ist](#hourglass).</translation>
    </message>
    <message>
        <source>A tile from your own rack goes onto a free place beside one that is there. Rotate it any way you like; it is never turned over.</source>
        <translation>Ein Plättchen von deinem Bänkchen kommt auf ein freies Feld neben einem, das schon liegt. Dreh es beliebig; umgedreht wird es nie.</translation>
    </message>
    <message>
        <source>uses up a bonus, if you have one; if not, your turn ends at once</source>
        <translation>kostet einen Bonus, wenn du einen hast; wenn nicht, endet dein Zug sofort</translation>
    </message>
    <message>
        <source>your turn goes on</source>
        <translation>dein Zug geht weiter</translation>
    </message>
    <message>
        <source>your turn goes on, and you earn 2 bonuses</source>
        <translation>dein Zug geht weiter, und du bekommst 2 Boni</translation>
    </message>
    <message>
        <source>your turn goes on, and you earn 3 bonuses</source>
        <translation>dein Zug geht weiter, und du bekommst 3 Boni</translation>
    </message>
    <message>
        <source>a perfect fit: you win at once</source>
        <translation>perfekt eingepasst: Du gewinnst sofort</translation>
    </message>
    <message>
        <source>Anna fits a tile into the gap: five sides match, three bonuses.</source>
        <translation>Anna legt ein Plättchen in die Lücke: Fünf Seiten passen, drei Boni.</translation>
    </message>
    <message>
        <source>A tile with one matching side: it uses a bonus, and her turn goes on.</source>
        <translation>Ein Plättchen mit nur einer passenden Seite: Es kostet einen Bonus, und ihr Zug geht weiter.</translation>
    </message>
    <message>
        <source>You may end your turn at any time, even without a tile. Unused bonuses never carry over to another turn.</source>
        <translation>Du darfst deinen Zug jederzeit beenden, auch ohne Plättchen. Ungenutzte Boni nimmst du nie in einen anderen Zug mit.</translation>
    </message>
    <message>
        <source>Two areas that meet match when they show the same digit. **Every** area of your tile that meets another has to match, not just one. [Jolly](#jolly) and [Exagon areas](#exagon-area) have rules of their own.</source>
        <translation>Zwei Dreiecke, die sich berühren, passen, wenn sie dieselbe Ziffer zeigen. **Jedes** Dreieck deines Plättchens, das ein anderes berührt, muss passen, nicht nur eines. Für [Joker-](#jolly) und [Exagon-Dreiecke](#exagon-area) gelten eigene Regeln.</translation>
    </message>
    <message>
        <source>Right: the tile touches two others, and both sides match.</source>
        <translation>Richtig: Das Plättchen berührt zwei andere, und beide Seiten passen.</translation>
    </message>
    <message>
        <source>In the place that is lit, a tile would touch five others. It has to match all five.</source>
        <translation>Auf dem beleuchteten Feld würde ein Plättchen fünf andere berühren. Es muss zu allen passen.</translation>
    </message>
    <message>
        <source>A jolly area stands for any digit that is **not** on its own tile. Two jolly areas match when there is a digit that both can stand for.</source>
        <translation>Ein Joker-Dreieck steht für jede Ziffer, die **nicht** auf seinem eigenen Plättchen ist. Zwei Joker-Dreiecke passen, wenn es eine Ziffer gibt, für die beide stehen können.</translation>
    </message>
    <message>
        <source>Right: a 2 meets a 2; the Exagon area meets nothing.</source>
        <translation>Richtig: Eine 2 trifft auf eine 2; das Exagon-Dreieck berührt nichts.</translation>
    </message>
    <message>
        <source>Wrong: the Exagon area would lie against a tile.</source>
        <translation>Falsch: Das Exagon-Dreieck läge an einem Plättchen an.</translation>
    </message>
    <message>
        <source>Such a tile is hard to get rid of, and good for blocking a place that somebody else is waiting for.</source>
        <translation>So ein Plättchen wirst du schwer los, aber du kannst damit gut eine Stelle versperren, auf die jemand anders wartet.</translation>
    </message>
    <message>
        <source>A bonus lets you do one of two things, in the turn in which you earned it:</source>
        <translation>Mit einem Bonus kannst du eins von zwei Dingen tun, in dem Zug, in dem du ihn bekommen hast:</translation>
    </message>
    <message>
        <source>A tile with one matching side uses up a bonus automatically. The table shows how many you have.</source>
        <translation>Ein Plättchen mit nur einer passenden Seite nimmt sich den Bonus von selbst. Der Tisch zeigt, wie viele du hast.</translation>
    </message>
    <message>
        <source>If another player has exactly one tile, you may use a bonus to give them one of yours: that stops them from winning, and you have one less.</source>
        <translation>Hat jemand anders genau ein Plättchen, darfst du einen Bonus einsetzen und eines von deinen abgeben: So verhinderst du den Sieg und hast selbst eines weniger.</translation>
    </message>
    <message>
        <source>You can’t give a tile without a [bonus](#bonus), to a player with two tiles or more, or to yourself. If you give away your last tile, you win.</source>
        <translation>Abgeben kannst du nur mit einem [Bonus](#bonus), nur an jemanden mit genau einem Plättchen und nie an dich selbst. Gibst du dein letztes ab, gewinnst du.</translation>
    </message>
    <message>
        <source>Anna has one tile left. Bruno has a bonus and drags a tile of his onto her plate: now she has two.</source>
        <translation>Anna hat noch ein Plättchen. Bruno hat einen Bonus und zieht eines von seinen auf ihr Schild: Jetzt hat sie zwei.</translation>
    </message>
    <message>
        <source>Each turn lasts 60 seconds, unless you chose another length. **Time you don’t use is added to the next player’s turn**: playing fast is a present to the player on your left. You can also limit what is carried over.</source>
        <translation>Jeder Zug dauert 60 Sekunden, wenn ihr nichts anderes gewählt habt. **Was du übrig lässt, kommt zum nächsten Zug dazu**: Wer schnell spielt, macht der Person links ein Geschenk. Wie viel davon weitergegeben wird, könnt ihr begrenzen.</translation>
    </message>
    <message>
        <source>When your time is up, your turn ends, as if you had ended it yourself. In the opening the hourglass doesn’t run, so it can’t run out there.</source>
        <translation>Ist deine Zeit um, endet dein Zug, als hättest du ihn selbst beendet. In der Eröffnung läuft die Sanduhr nicht, also kann die Zeit dort nicht ablaufen.</translation>
    </message>
    <message>
        <source>What matches</source>
        <translation>Was zusammenpasst</translation>
    </message>
    <message>
        <source>Jolly areas</source>
        <translation>Joker-Dreiecke</translation>
    </message>
    <message>
        <source>your turn goes on, and you earn 1 [bonus](#bonus)</source>
        <translation>dein Zug geht weiter, und du bekommst 1 [Bonus](#bonus)</translation>
    </message>
    <message>
        <source>Sides that match</source>
        <translation>Seiten, die passen</translation>
    </message>
    <message>
        <source>Two sides match: the turn goes on. Then Anna ends it; the two unused bonuses are lost.</source>
        <translation>Zwei Seiten passen: Der Zug geht weiter. Dann beendet Anna ihn; die zwei ungenutzten Boni sind verloren.</translation>
    </message>
    <message>
        <source>Wrong: it touches two others, and their sides don’t match.</source>
        <translation>Falsch: Es berührt zwei andere, und die Seiten passen nicht.</translation>
    </message>
    <message>
        <source>Anna’s tile shows 1, 2, 4, 6 and 8, so its jolly area can stand for 3, 5, 7 or 9. Here it meets a 5.</source>
        <translation>Auf Annas Plättchen stehen 1, 2, 4, 6 und 8, also kann sein Joker-Dreieck für 3, 5, 7 oder 9 stehen. Hier trifft es auf eine 5.</translation>
    </message>
    <message>
        <source>Exagon areas</source>
        <translation>Exagon-Dreiecke</translation>
    </message>
    <message>
        <source>An Exagon area matches nothing, not even another Exagon area. So no tile can ever lie against it: that side stays open for the whole game.</source>
        <translation>Ein Exagon-Dreieck passt zu nichts, nicht einmal zu einem anderen Exagon-Dreieck. Also kann nie ein Plättchen daran liegen: Diese Seite bleibt die ganze Partie über offen.</translation>
    </message>
    <message>
        <source>Using bonuses</source>
        <translation>Boni einsetzen</translation>
    </message>
    <message>
        <source>put down a tile that matches on **one side only**, and go on;</source>
        <translation>ein Plättchen legen, das an **nur einer Seite** passt, und weitermachen;</translation>
    </message>
    <message>
        <source>[give one of your tiles](#give) to a player who has exactly one.</source>
        <translation>[eines deiner Plättchen abgeben](#give), an jemanden mit genau einem.</translation>
    </message>
    <message>
        <source>Giving a tile away</source>
        <translation>Ein Plättchen abgeben</translation>
    </message>
    <message>
        <source>The hourglass</source>
        <translation>Die Sanduhr</translation>
    </message>
</context>
</TS>
