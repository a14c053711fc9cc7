<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>RulebookExagon</name>
    <message>
        <source>Playing at this table</source>
        <translation>Spielen an diesem Tisch</translation>
    </message>
    <message>
        <source>While you hold a tile, R or the wheel turns it. Over a place it turns only to where it fits.</source>
        <translation>Hältst du ein Plättchen, drehen es R oder das Mausrad. Über einem Feld dreht es sich nur dorthin, wo es passt.</translation>
    </message>
    <message>
        <source>Sides that match show green, and beside the tile you read how many they are and what that brings.</source>
        <translation>Seiten, die passen, leuchten grün, und neben dem Plättchen steht, wie viele es sind und was das bringt.</translation>
    </message>
    <message>
        <source>The wheel, or + and −, makes the table larger and smaller; drag the cloth to move it; 0 shows everything.</source>
        <translation>Das Mausrad oder + und − machen den Tisch größer und kleiner; zieh am Tuch, um ihn zu verschieben; 0 zeigt alles.</translation>
    </message>
    <message>
        <source>S sorts your rack: by star, by star points, or what fits best first. A mark shows which tiles fit somewhere now.</source>
        <translation>S sortiert dein Bänkchen: nach Stern, nach Sternpunkten oder mit dem vorn, was am besten passt. Eine Markierung zeigt, welche Plättchen gerade irgendwo passen.</translation>
    </message>
    <message>
        <source>Click another player’s plate to see their tiles. E ends your turn, P pauses the hourglass.</source>
        <translation>Ein Klick auf das Schild von jemand anderem zeigt dessen Plättchen. E beendet deinen Zug, P hält die Sanduhr an.</translation>
    </message>
    <message>
        <source>Questions that come up</source>
        <translation>Fragen, die aufkommen</translation>
    </message>
    <message>
        <source>Must I put down a tile in my turn?</source>
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
        <source>Yes. It stays there, and your turn is over. Often that is the last thing in a turn.</source>
        <translation>Ja. Es bleibt liegen, und dein Zug ist vorbei. Oft ist das der Schlusspunkt eines Zuges.</translation>
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
        <source>Yes, what lies on the table stays there. But the bonus that it earned is lost with the turn.</source>
        <translation>Ja, was auf dem Tisch liegt, bleibt dort. Aber der Bonus dafür geht mit dem Zug verloren.</translation>
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
        <source>Yes, as many as you have, and for putting down and giving as you like.</source>
        <translation>Ja, so viele du hast, und zum Legen oder Abgeben, ganz wie du magst.</translation>
    </message>
    <message>
        <source>How can I win quickly?</source>
        <translation>Wie gewinne ich schnell?</translation>
    </message>
    <message>
        <source>Look for places with three sides. One such tile gives you a bonus, and the bonus gets rid of a tile that fits badly.</source>
        <translation>Halt nach Lücken mit drei Seiten Ausschau. Ein Plättchen dort bringt dir einen Bonus, und mit dem Bonus wirst du ein Plättchen los, das schlecht passt.</translation>
    </message>
    <message>
        <source>What if somebody gets a tile from me and can’t win any more?</source>
        <translation>Und wenn jemand ein Plättchen von mir bekommt und dann nicht mehr gewinnen kann?</translation>
    </message>
    <message>
        <source>That is the idea. They have two tiles now, so nobody can give them another one for the moment.</source>
        <translation>Genau so ist es gedacht. Jetzt sind es dort zwei Plättchen, also kann vorerst niemand noch eines dazugeben.</translation>
    </message>
    <message>
        <source>All forty tiles</source>
        <translation>Alle vierzig Plättchen</translation>
    </message>
    <message>
        <source>Each tile with the number by which moves are written, the sum in its star and its star points. Sentences call a tile by the sum, which can be read on it.</source>
        <translation>Jedes Plättchen mit der Nummer, unter der Züge aufgeschrieben werden, der Summe im Stern und seinen Sternpunkten. In Sätzen heißt ein Plättchen nach der Summe: Sie ist darauf zu lesen.</translation>
    </message>
    <message>
        <source>How moves are written</source>
        <translation>Wie Züge geschrieben werden</translation>
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
        <source>tile 17 on the place 2,−1, turned three steps clockwise</source>
        <translation>Plättchen 17 auf Feld 2,−1, drei Schritte im Uhrzeigersinn gedreht</translation>
    </message>
    <message>
        <source>tile 17 is given to seat 2</source>
        <translation>Plättchen 17 geht an Platz 2</translation>
    </message>
    <message>
        <source>the turn ends</source>
        <translation>der Zug ist zu Ende</translation>
    </message>
    <message>
        <source>time is out</source>
        <translation>die Zeit ist um</translation>
    </message>
    <message>
        <source>star {star}, points {points}</source>
        <translation>Stern {star}, Punkte {points}</translation>
    </message>
    <message>
        <source>Tile {number}</source>
        <translation>Plättchen {number}</translation>
    </message>
    <message>
        <source>**Get rid of all your tiles, or fit one on six sides.** In your turn put down tiles, one after the other:</source>
        <translation>**Werde alle deine Plättchen los oder pass eines an sechs Seiten ein.** In deinem Zug legst du Plättchen, eins nach dem anderen:</translation>
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
        <source>A bonus puts down a tile on one side, or gives a tile to a player who has exactly one.</source>
        <translation>Ein Bonus legt ein Plättchen an nur einer Seite an oder gibt eines an jemanden mit genau einem ab.</translation>
    </message>
    <message>
        <source>Bonuses are good for this turn only. You may end your turn at any time.</source>
        <translation>Boni gelten nur in diesem Zug. Du darfst deinen Zug jederzeit beenden.</translation>
    </message>
    <message>
        <source>60 seconds a turn; what you leave goes to the next player.</source>
        <translation>60 Sekunden pro Zug; was du übrig lässt, bekommt, wer als Nächstes dran ist.</translation>
    </message>
    <message>
        <source>Opening: one tile each until two lie on the table, without the hourglass.</source>
        <translation>Eröffnung: je ein Plättchen, bis zwei auf dem Tisch liegen, ohne Sanduhr.</translation>
    </message>
    <message>
        <source>**Tournament:** to 50 points. A win gives 20; the others lose their star points, and 3 for each jolly.</source>
        <translation>**Turnier:** bis 50 Punkte. Ein Sieg bringt 20; die anderen verlieren ihre Sternpunkte und 3 für jeden Joker.</translation>
    </message>
    <message>
        <source>**At this table:** R or the wheel turns the tile you hold, S sorts, E ends the turn, P pauses.</source>
        <translation>**An diesem Tisch:** R oder das Mausrad dreht das Plättchen, das du hältst, S sortiert, E beendet den Zug, P macht Pause.</translation>
    </message>
    <message>
        <source>How the game ends</source>
        <translation>Wie das Spiel endet</translation>
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
        <source>If one tile does both, it counts as having no tile left.</source>
        <translation>Gelingt mit einem Plättchen beides, zählt es als kein Plättchen mehr.</translation>
    </message>
    <message>
        <source>Five sides match here: three bonuses. If a tile lay on the sixth side as well and matched, it would be a perfect fit.</source>
        <translation>Fünf Seiten passen hier: drei Boni. Läge auch an der sechsten Seite ein Plättchen und passte, wäre es perfekt eingepasst.</translation>
    </message>
    <message>
        <source>If everybody, one after the other, ends a turn without putting down or giving a tile, the game is blocked. Whoever has the fewest tiles left wins; if that is a tie, the fewest star points on them decide; then the win is shared.</source>
        <translation>Beenden alle nacheinander ihren Zug, ohne ein Plättchen zu legen oder abzugeben, ist das Spiel blockiert. Es gewinnt, wer die wenigsten Plättchen übrig hat; bei Gleichstand entscheiden die wenigsten Sternpunkte darauf, danach teilt ihr euch den Sieg.</translation>
    </message>
    <message>
        <source>The sheet doesn’t say what happens when nothing fits any more, and it can happen: Exagon areas close places for good.</source>
        <translation>Das Blatt sagt nicht, was geschieht, wenn nichts mehr passt, und das kommt vor: Exagon-Dreiecke schließen Felder für immer.</translation>
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
        <translation>Wer ein Spiel gewinnt, bekommt 20 Punkte; teilt ihr euch den Sieg, alle, die ihn teilen.</translation>
    </message>
    <message>
        <source>Everybody else loses the star points of the tiles they still have, and 3 more for each of them with a jolly area.</source>
        <translation>Alle anderen verlieren die Sternpunkte der Plättchen, die sie noch haben, und 3 mehr für jedes davon mit einem Joker-Dreieck.</translation>
    </message>
    <message>
        <source>Nobody’s total falls below 0.</source>
        <translation>Niemand fällt insgesamt unter 0.</translation>
    </message>
    <message>
        <source>The sheet doesn’t say so. But with four or five players more points are lost than won, and many a tournament would never end.</source>
        <translation>Das Blatt sagt das nicht. Aber zu viert oder zu fünft gehen mehr Punkte verloren, als dazukommen, und manches Turnier würde nie enden.</translation>
    </message>
    <message>
        <source>Whoever has 50 points or more, and the most of all, wins. If that is a tie, the win is shared. Who begins is found anew in every game.</source>
        <translation>Wer 50 Punkte oder mehr und die meisten von allen hat, gewinnt. Bei Gleichstand teilt ihr euch den Sieg. Wer beginnt, ergibt sich in jedem Spiel neu.</translation>
    </message>
    <message>
        <source>The sheet names only the 50 points. Two players can reach them in the same game.</source>
        <translation>Das Blatt nennt nur die 50 Punkte. Zwei können sie im selben Spiel erreichen.</translation>
    </message>
    <message>
        <source>Carla wins. Anna still has two tiles with 3 and 5 star points, Bruno one with a jolly area and 6. Carla gets 20, Anna loses 8, Bruno loses 9.</source>
        <translation>Carla gewinnt. Anna hat noch zwei Plättchen mit 3 und 5 Sternpunkten, Bruno eines mit Joker-Dreieck und 6. Carla bekommt 20, Anna verliert 8, Bruno verliert 9.</translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>Forty hexagonal tiles are dealt out, all face up. You join yours to what lies on the table, number to number. The more sides match, the longer your turn goes on, while the sand runs.</source>
        <translation>Vierzig sechseckige Plättchen werden offen ausgeteilt. Du legst deine an das an, was auf dem Tisch liegt, Zahl an Zahl. Je mehr Seiten passen, desto länger geht dein Zug, solange der Sand rinnt.</translation>
    </message>
    <message>
        <source>You [win](#end) when you have no tile left, or when you fit a tile in so well that all its six sides match.</source>
        <translation>Du [gewinnst](#end), wenn du kein Plättchen mehr hast oder eines so gut einpasst, dass alle sechs Seiten stimmen.</translation>
    </message>
    <message>
        <source>What is in the box</source>
        <translation>Was in der Schachtel ist</translation>
    </message>
    <message>
        <source>40 hexagonal tiles, all different.</source>
        <translation>40 sechseckige Plättchen, alle verschieden.</translation>
    </message>
    <message>
        <source>An hourglass that runs for one minute.</source>
        <translation>Eine Sanduhr, die eine Minute läuft.</translation>
    </message>
    <message>
        <source>A tile has six areas. On most tiles they show six different digits from 1 to 9, and every digit has its own colour. The star in the middle shows the sum of the digits.</source>
        <translation>Ein Plättchen hat sechs Dreiecke. Auf den meisten Plättchen stehen darin sechs verschiedene Ziffern von 1 bis 9, und jede Ziffer hat ihre eigene Farbe. Der Stern in der Mitte zeigt die Summe der Ziffern.</translation>
    </message>
    <message>
        <source>Some tips of the star let the colour below show. These are the tile’s **star points**; they count in a [tournament](#tournament).</source>
        <translation>Manche Zacken des Sterns lassen die Farbe darunter durchscheinen. Das sind die **Sternpunkte** des Plättchens; sie zählen im [Turnier](#tournament).</translation>
    </message>
    <message>
        <source>Six tiles are special: three have a [jolly area](#jolly), and three an [Exagon area](#exagon-area).</source>
        <translation>Sechs Plättchen sind besonders: Drei haben ein [Joker-Dreieck](#jolly) und drei ein [Exagon-Dreieck](#exagon-area).</translation>
    </message>
    <message>
        <source>The forty tiles are the ones [at the end of this rulebook](#tiles).</source>
        <translation>Die vierzig Plättchen findest du [am Ende dieses Regelhefts](#tiles).</translation>
    </message>
    <message>
        <source>The sheet gives their properties, not a list. Ours has them all: different digits on a tile, one single star 39, three tiles with a jolly, three with an Exagon area, every digit equally often.</source>
        <translation>Das Blatt nennt ihre Eigenschaften, aber keine Liste. Unsere haben sie alle: verschiedene Ziffern auf einem Plättchen, ein einziger Stern 39, drei Plättchen mit Joker, drei mit Exagon-Dreieck, jede Ziffer gleich oft.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Der Aufbau</translation>
    </message>
    <message>
        <source>The tiles are mixed and dealt:</source>
        <translation>Die Plättchen werden gemischt und ausgeteilt:</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Tiles for each</source>
        <translation>Plättchen für jeden</translation>
    </message>
    <message>
        <source>13, and one lies on the table from the start</source>
        <translation>13, und eines liegt von Anfang an auf dem Tisch</translation>
    </message>
    <message>
        <source>All tiles lie open for everybody to see. **Whoever has the tile with the star 39 begins**, and play goes around clockwise.</source>
        <translation>Alle Plättchen liegen offen für alle da. **Wer das Plättchen mit dem Stern 39 hat, beginnt**, dann geht es im Uhrzeigersinn reihum.</translation>
    </message>
    <message>
        <source>With three players the tile on the table may be the very one with the star 39. Then the holder of the highest star begins.</source>
        <translation>Zu dritt kann das Plättchen auf dem Tisch gerade das mit dem Stern 39 sein. Dann beginnt, wer den höchsten Stern hat.</translation>
    </message>
    <message>
        <source>The sheet doesn’t think of this case. The next highest star is the nearest to what it says.</source>
        <translation>An diesen Fall denkt das Blatt nicht. Der nächsthöhere Stern kommt dem, was es sagt, am nächsten.</translation>
    </message>
    <message>
        <source>The opening</source>
        <translation>Die Eröffnung</translation>
    </message>
    <message>
        <source>Until two tiles lie on the table, each turn is exactly one tile, and the hourglass doesn’t run.</source>
        <translation>Bis zwei Plättchen auf dem Tisch liegen, ist jeder Zug genau ein Plättchen, und die Sanduhr läuft nicht.</translation>
    </message>
    <message>
        <source>The first tile goes to the middle of the empty table, upright. (With three players a tile lies there already.)</source>
        <translation>Das erste Plättchen kommt aufrecht in die Mitte des leeren Tisches. (Zu dritt liegt dort schon eines.)</translation>
    </message>
    <message>
        <source>The next player joins one tile to it. Whoever has a tile that fits must put one down; whoever has none ends the turn without one.</source>
        <translation>Wer als Nächstes dran ist, legt ein Plättchen daran an. Wer eines hat, das passt, muss es legen; wer keines hat, beendet den Zug ohne.</translation>
    </message>
    <message>
        <source>In the opening there are no bonuses, and time can’t run out.</source>
        <translation>In der Eröffnung gibt es keine Boni, und die Zeit kann nicht um sein.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>You play tiles from your own rack only. A tile goes onto a free place beside one that lies there, and you may turn it any way you like; it is never turned over.</source>
        <translation>Du spielst nur Plättchen von deinem eigenen Bänkchen. Ein Plättchen kommt auf ein freies Feld neben einem, das schon liegt, und du darfst es beliebig drehen; umgedreht wird es nie.</translation>
    </message>
    <message>
        <source>Sides that match</source>
        <translation>Seiten, die passen</translation>
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
        <source>You may end your turn at any time, even without having put down a tile. Bonuses that you haven’t used are lost: they never go over into another turn.</source>
        <translation>Du darfst deinen Zug jederzeit beenden, auch ohne ein Plättchen gelegt zu haben. Ungenutzte Boni sind verloren: In einen anderen Zug nimmst du sie nie mit.</translation>
    </message>
    <message>
        <source>What matches</source>
        <translation>Was zusammenpasst</translation>
    </message>
    <message>
        <source>You put a tile between two others. One of its sides meets a 5 and shows a 5; the other meets a 7 and shows a 2. It can’t go there, at least not turned like this.</source>
        <translation>Du legst ein Plättchen zwischen zwei andere. Eine seiner Seiten trifft auf eine 5 und zeigt eine 5; die andere trifft auf eine 7 und zeigt eine 2. Dorthin kann es nicht, jedenfalls nicht so gedreht.</translation>
    </message>
    <message>
        <source>Jolly areas</source>
        <translation>Joker-Dreiecke</translation>
    </message>
    <message>
        <source>A jolly area stands for any digit that is **not** on its own tile. So it matches almost anything, but not what its tile has already.</source>
        <translation>Ein Joker-Dreieck steht für jede Ziffer, die **nicht** auf seinem eigenen Plättchen ist. So passt es fast zu allem, nur nicht zu dem, was sein Plättchen schon hat.</translation>
    </message>
    <message>
        <source>Two jolly areas match when there is a digit that both of them can stand for.</source>
        <translation>Zwei Joker-Dreiecke passen, wenn es eine Ziffer gibt, für die beide stehen können.</translation>
    </message>
    <message>
        <source>The first tile lies on the table. Bruno holds one of his beside it: one side matches, and that is enough. It could also go to the places that glow.</source>
        <translation>Das erste Plättchen liegt auf dem Tisch. Bruno hält eines von seinen daneben: Eine Seite passt, und das genügt. Es könnte auch auf die Felder, die leuchten.</translation>
    </message>
    <message>
        <source>Once two tiles lie on the table (see [The opening](#opening)), a turn is a series of tiles. You put down one after the other until your turn ends or [the sand has run through](#hourglass).</source>
        <translation>Sobald zwei Plättchen auf dem Tisch liegen (siehe [Die Eröffnung](#opening)), besteht ein Zug aus mehreren Plättchen. Du legst eins nach dem anderen, bis dein Zug endet oder [der Sand durchgelaufen ist](#hourglass).</translation>
    </message>
    <message>
        <source>your turn goes on, and you earn 1 [bonus](#bonus)</source>
        <translation>dein Zug geht weiter, und du bekommst 1 [Bonus](#bonus)</translation>
    </message>
    <message>
        <source>Anna’s turn. Her tiles lie in the rack before her; a mark shows which of them fit somewhere now.</source>
        <translation>Anna ist am Zug. Ihre Plättchen liegen auf dem Bänkchen vor ihr; eine Markierung zeigt, welche davon gerade irgendwo passen.</translation>
    </message>
    <message>
        <source>Anna holds the tile with the star 39 where it touches two others. Both sides match, so her turn will go on.</source>
        <translation>Anna hält das Plättchen mit dem Stern 39 dorthin, wo es zwei andere berührt. Beide Seiten passen, also geht ihr Zug weiter.</translation>
    </message>
    <message>
        <source>Two areas that meet match when they show the same digit, and so the same colour. **Every** area of your tile that meets another one has to match, not just one of them. [Jolly](#jolly) and [Exagon areas](#exagon-area) have rules of their own.</source>
        <translation>Zwei Dreiecke, die aneinanderstoßen, passen, wenn sie dieselbe Ziffer zeigen und damit dieselbe Farbe. **Jedes** Dreieck deines Plättchens, das an ein anderes stößt, muss passen, nicht nur eines davon. Für [Joker-](#jolly) und [Exagon-Dreiecke](#exagon-area) gelten eigene Regeln.</translation>
    </message>
    <message>
        <source>In the place that is lit, a tile would touch five others. It has to match all five of them.</source>
        <translation>Auf dem beleuchteten Feld würde ein Plättchen fünf andere berühren. Es muss zu allen fünf passen.</translation>
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
        <translation>Ein Exagon-Dreieck passt zu nichts, nicht einmal zu einem anderen Exagon-Dreieck. Also kann nie ein Plättchen daran liegen: Diese Seite bleibt das ganze Spiel über offen.</translation>
    </message>
    <message>
        <source>This makes such a tile hard to get rid of, and useful to block a place that somebody else is waiting for.</source>
        <translation>Dadurch wirst du so ein Plättchen schwer los, aber du kannst damit gut eine Stelle versperren, auf die jemand anders wartet.</translation>
    </message>
    <message>
        <source>Using bonuses</source>
        <translation>Boni einsetzen</translation>
    </message>
    <message>
        <source>A bonus is worth one of two things, within the turn in which you earned it:</source>
        <translation>Ein Bonus ist eins von zwei Dingen wert, und zwar in dem Zug, in dem du ihn bekommen hast:</translation>
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
        <source>You don’t say that you use one: a tile with one matching side takes it by itself. The table shows how many you have.</source>
        <translation>Du musst nicht sagen, dass du ihn einsetzt: Ein Plättchen mit nur einer passenden Seite nimmt ihn sich von selbst. Der Tisch zeigt, wie viele du hast.</translation>
    </message>
    <message>
        <source>Giving a tile away</source>
        <translation>Ein Plättchen abgeben</translation>
    </message>
    <message>
        <source>If another player has exactly one tile, you may use a bonus to give them one of yours. So you stop them from winning, and have one tile less yourself.</source>
        <translation>Hat jemand anders genau ein Plättchen, darfst du ihm für einen Bonus eines von deinen geben. So verhinderst du den Sieg und hast selbst ein Plättchen weniger.</translation>
    </message>
    <message>
        <source>Without a [bonus](#bonus) you can’t give. You can’t give to a player with two tiles or more, and not to yourself.</source>
        <translation>Ohne [Bonus](#bonus) kannst du nichts abgeben. Auch nicht an jemanden mit zwei oder mehr Plättchen und nicht an dich selbst.</translation>
    </message>
    <message>
        <source>If you give away your own last tile, you have none left: you win.</source>
        <translation>Gibst du dein eigenes letztes Plättchen ab, hast du keins mehr: Du gewinnst.</translation>
    </message>
    <message>
        <source>At this table: drag the tile onto the other player’s plate.</source>
        <translation>An diesem Tisch: Zieh das Plättchen auf das Schild des anderen.</translation>
    </message>
    <message>
        <source>The hourglass</source>
        <translation>Die Sanduhr</translation>
    </message>
    <message>
        <source>Each turn has 60 seconds. **What you leave is added to the next player’s turn**, so a quick player makes a present to the one on the left.</source>
        <translation>Jeder Zug hat 60 Sekunden. **Was du übrig lässt, kommt zum nächsten Zug dazu**: Wer schnell spielt, macht also dem nächsten Platz links ein Geschenk.</translation>
    </message>
    <message>
        <source>When time is out, your turn ends, as if you had ended it yourself. In the opening the hourglass doesn’t run, so time can’t be out there.</source>
        <translation>Ist die Zeit um, endet dein Zug, als hättest du ihn selbst beendet. In der Eröffnung läuft die Sanduhr nicht, also kann die Zeit dort nicht um sein.</translation>
    </message>
    <message>
        <source>The hourglass stands still while everybody agrees to pause, and what is left of the sand is saved with the game. It can be left out altogether.</source>
        <translation>Die Sanduhr steht still, wenn alle mit einer Pause einverstanden sind, und was vom Sand übrig ist, wird mit dem Spiel gespeichert. Ihr könnt auch ganz ohne sie spielen.</translation>
    </message>
    <message>
        <source>At a table you would lay the hourglass on its side when the telephone rings. While it is paused, the tiles are covered, so that nobody goes on thinking.</source>
        <translation>Am Tisch würdet ihr die Sanduhr hinlegen, wenn das Telefon klingelt. In der Pause sind die Plättchen zugedeckt, damit niemand weiterüberlegt.</translation>
    </message>
    <message>
        <source>At this table: P pauses, if everybody agrees. In the last ten seconds you hear it tick.</source>
        <translation>An diesem Tisch: P macht Pause, wenn alle einverstanden sind. In den letzten zehn Sekunden hörst du es ticken.</translation>
    </message>
</context>
</TS>
