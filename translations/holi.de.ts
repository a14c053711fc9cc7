<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Awards</name>
    <message>
        <source>Best aim</source>
        <translation>Bester Wurfarm</translation>
    </message>
    <message numerus="yes">
        <source>%n direct hit(s)</source>
        <translation>
            <numerusform>%n Volltreffer</numerusform>
            <numerusform>%n Volltreffer</numerusform>
        </translation>
    </message>
    <message>
        <source>Cleanest clothes</source>
        <translation>Sauberste Kleider</translation>
    </message>
    <message>
        <source>Sweetest tooth</source>
        <translation>Größtes Leckermaul</translation>
    </message>
    <message numerus="yes">
        <source>%n sweet(s) eaten</source>
        <translation>
            <numerusform>%n Süßigkeit genascht</numerusform>
            <numerusform>%n Süßigkeiten genascht</numerusform>
        </translation>
    </message>
    <message>
        <source>never hit</source>
        <translation>nie getroffen</translation>
    </message>
    <message numerus="yes">
        <source>only %n hit(s) taken</source>
        <translation>
            <numerusform>nur %n-mal getroffen</numerusform>
            <numerusform>nur %n-mal getroffen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>All points</source>
        <translation>Alle Punkte</translation>
    </message>
    <message>
        <source>What each player would have if the points were counted after this move.</source>
        <translation>Was alle hätten, wenn nach diesem Schritt gewertet würde.</translation>
    </message>
    <message>
        <source>Points on the levels</source>
        <translation>Punkte auf den Ebenen</translation>
    </message>
    <message>
        <source>Your own tokens on the three levels: 1, 2 or 3 points each.</source>
        <translation>Eigene Marker auf den drei Ebenen: je 1, 2 oder 3 Punkte.</translation>
    </message>
    <message>
        <source>Points in reserves</source>
        <translation>Punkte in Vorräten</translation>
    </message>
    <message>
        <source>Your own tokens in the other players’ reserves: 2 points each.</source>
        <translation>Eigene Marker in fremden Vorräten: je 2 Punkte.</translation>
    </message>
    <message>
        <source>Direct hits</source>
        <translation>Volltreffer</translation>
    </message>
    <message>
        <source>Points for tokens thrown straight onto another player’s pawn.</source>
        <translation>Punkte für Marker, die jemanden direkt getroffen haben.</translation>
    </message>
    <message>
        <source>Points for sweets</source>
        <translation>Punkte für Süßigkeiten</translation>
    </message>
    <message>
        <source>5 points for each other player who has fewer sweets.</source>
        <translation>Je 5 Punkte für jede andere Person mit weniger Süßigkeiten.</translation>
    </message>
    <message>
        <source>Rivalry cards</source>
        <translation>Rivalitätskarten</translation>
    </message>
    <message>
        <source>Points from the rivalry cards on the table.</source>
        <translation>Punkte aus den Rivalitätskarten, die ausliegen.</translation>
    </message>
</context>
<context>
    <name>Holi</name>
    <message>
        <source>Levels</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Reserves</source>
        <translation>Vorräte</translation>
    </message>
    <message>
        <source>Sweets</source>
        <translation>Süßigkeiten</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Rivalry</source>
        <translation>Rivalität</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Opening hand</source>
        <translation>Karten zu Beginn</translation>
    </message>
    <message>
        <source>How many cards everybody has in hand when the game begins.</source>
        <translation>Wie viele Karten alle zu Beginn auf der Hand haben.</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 Karte</translation>
    </message>
    <message>
        <source>The usual rule: the first turn is quick, and after it you hold 3 cards.</source>
        <translation>Die übliche Regel: Der erste Zug geht schnell, danach hast du 3 Karten auf der Hand.</translation>
    </message>
    <message>
        <source>3 cards</source>
        <translation>3 Karten</translation>
    </message>
    <message>
        <source>You can choose from your first turn on.</source>
        <translation>Du hast schon im ersten Zug die Wahl.</translation>
    </message>
    <message>
        <source>First, all players put their pawns on corners of the lower level.</source>
        <translation>Erst stellen alle ihre Figur auf eine Ecke der unteren Ebene.</translation>
    </message>
    <message>
        <source>Throw one token for each space of the pattern, as far as your tokens go. Tokens to throw: {could}; cells chosen: {named}.</source>
        <translation>Wirf für jedes Kästchen des Musters einen Marker, so weit deine Marker reichen. Zu werfende Marker: {could}, gewählte Felder: {named}.</translation>
    </message>
    <message>
        <source>Your pawn is already on {cell}: move it to another cell.</source>
        <translation>Deine Figur steht schon auf {cell}: Beweg sie auf ein anderes Feld.</translation>
    </message>
    <message>
        <source>It’s slippery: pawns move only along their row or column, and {cell} is in neither.</source>
        <translation>Es ist rutschig: Figuren bewegen sich nur in ihrer Reihe oder Spalte, und {cell} liegt in keiner von beiden.</translation>
    </message>
    <message>
        <source>Card {card} isn’t in your hand: throw one that you hold.</source>
        <translation>Karte {card} hast du nicht auf der Hand: Wirf eine, die du hast.</translation>
    </message>
    <message>
        <source>Card {card} can’t reach these cells: however you rotate it, the pawn doesn’t fit the pattern, or a coloured space lies outside the level. Choose other cells or another card.</source>
        <translation>Karte {card} erreicht diese Felder nicht: Wie du sie auch drehst, die Figur passt nicht ins Muster, oder ein farbiges Kästchen ragt über die Ebene hinaus. Nimm andere Felder oder eine andere Karte.</translation>
    </message>
    <message>
        <source>There’s already a token on {cell}, and a cell never holds two: choose free cells.</source>
        <translation>Auf {cell} liegt schon ein Marker, und auf ein Feld passt nur einer: Nimm freie Felder.</translation>
    </message>
    <message>
        <source>There’s a pawn on {cell}: you can neither move there nor throw a face-down card’s token there. Choose another cell.</source>
        <translation>Auf {cell} steht eine Figur: Dorthin kannst du weder deine Figur bewegen noch den Marker einer verdeckten Karte werfen. Nimm ein anderes Feld.</translation>
    </message>
    <message>
        <source>You don’t have that many tokens: choose fewer cells. Left in your reserve: {left}; cells chosen: {named}.</source>
        <translation>So viele Marker hast du nicht: Nimm weniger Felder. Eigene Marker im Vorrat: {left}, gewählte Felder: {named}.</translation>
    </message>
    <message>
        <source>You’ve already thrown colour this turn: move or climb if you still may, or end your turn.</source>
        <translation>In diesem Zug hast du schon Farbe geworfen: Geh oder klettere, wenn du noch darfst, oder beende deinen Zug.</translation>
    </message>
    <message>
        <source>You’ve already moved this turn: throw colour if you haven’t yet, or end your turn.</source>
        <translation>In diesem Zug hast du deine Figur schon bewegt: Wirf Farbe, wenn du noch nicht geworfen hast, oder beende deinen Zug.</translation>
    </message>
    <message>
        <source>You’ve already changed levels this turn, and you can do that only once: throw colour if you haven’t yet, or end your turn.</source>
        <translation>In diesem Zug hast du die Ebene schon gewechselt, und das geht nur einmal: Wirf Farbe, wenn du noch nicht geworfen hast, oder beende deinen Zug.</translation>
    </message>
    <message>
        <source>Once you’ve climbed, you stay up there and play on: only the card “Way down” leads down again.</source>
        <translation>Wer oben ist, bleibt oben und spielt dort weiter: Hinunter geht es nur mit der Karte „Abstieg“.</translation>
    </message>
    <message>
        <source>Your pawn is already on the upper level: there’s nothing above it.</source>
        <translation>Deine Figur ist schon auf der oberen Ebene: Höher geht es nicht, dort spielt sie weiter.</translation>
    </message>
    <message>
        <source>Your pawn is already on the lower level: from there it can only go up.</source>
        <translation>Deine Figur ist schon auf der unteren Ebene: Von dort geht es nur hinauf.</translation>
    </message>
    <message>
        <source>{cell} is on the border, and nobody climbs from there. Move inside first, to a cell between tokens.</source>
        <translation>{cell} liegt am Rand, und von dort klettert niemand. Geh erst nach innen, auf ein Feld zwischen Markern.</translation>
    </message>
    <message>
        <source>To climb you need tokens on the cells beside your pawn (diagonals don’t count). Needed: {needed}; so far: {held}. Throw some there, or move to a cell between tokens.</source>
        <translation>Zum Klettern brauchst du Marker auf den Feldern neben deiner Figur (schräg zählt nicht). Nötig: {needed}, da: {held}. Wirf welche dorthin, oder geh auf ein Feld zwischen Markern.</translation>
    </message>
    <message>
        <source>You can’t climb: there’s another pawn above you, on {cell}. Wait for it to move, or climb elsewhere.</source>
        <translation>Du kannst nicht klettern: Über dir, auf {cell}, steht eine andere Figur. Warte, bis sie weitergeht, oder klettere anderswo.</translation>
    </message>
    <message>
        <source>You can’t go down: there’s another pawn below you, on {cell}. Wait for it to move, or go down elsewhere.</source>
        <translation>Du kannst nicht absteigen: Unter dir, auf {cell}, steht eine andere Figur. Warte, bis sie weitergeht, oder steig anderswo ab.</translation>
    </message>
    <message>
        <source>You have to throw colour before your turn can end.</source>
        <translation>Du musst Farbe werfen, bevor dein Zug enden kann.</translation>
    </message>
    <message>
        <source>You can’t finish yet: from where your pawn stands you can still throw colour.</source>
        <translation>Noch bist du nicht fertig: Von deinem Feld aus kannst du noch Farbe werfen.</translation>
    </message>
    <message>
        <source>{cell} isn’t a corner: pawns begin on a corner of the lower level.</source>
        <translation>{cell} ist keine Ecke: Figuren beginnen auf einer Ecke der unteren Ebene.</translation>
    </message>
    <message>
        <source>There’s already a pawn on {cell}; choose a free corner.</source>
        <translation>Auf {cell} steht schon eine andere Figur; nimm eine freie Ecke.</translation>
    </message>
    <message>
        <source>{cell} on level {level}</source>
        <translation>{cell} (Ebene {level})</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Ecken</translation>
    </message>
    <message>
        <source>3 points for each of your tokens on a corner of any level.</source>
        <translation>3 Punkte für jeden deiner Marker auf einer Ecke, egal auf welcher Ebene.</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>Ränder</translation>
    </message>
    <message>
        <source>1 point for each of your tokens on the border of level 1; the corners don’t count.</source>
        <translation>1 Punkt für jeden deiner Marker am Rand von Ebene 1; die Ecken zählen nicht.</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Reihen</translation>
    </message>
    <message>
        <source>2 points for each row of level 1 where you have more tokens than any other player.</source>
        <translation>2 Punkte für jede Reihe von Ebene 1, in der du mehr Marker hast als jede andere Person.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>3 points for each column of level 2 where you have more tokens than any other player.</source>
        <translation>3 Punkte für jede Spalte von Ebene 2, in der du mehr Marker hast als jede andere Person.</translation>
    </message>
    <message>
        <source>Sky</source>
        <translation>Himmel</translation>
    </message>
    <message>
        <source>6 points for the most tokens on level 3 (at least one). If several players tie for the most, each of them gets 3.</source>
        <translation>6 Punkte für die meisten Marker auf Ebene 3 (mindestens einer). Haben mehrere gleich viele, bekommen sie je 3.</translation>
    </message>
    <message>
        <source>Rainbow</source>
        <translation>Regenbogen</translation>
    </message>
    <message>
        <source>3 points for each other player with at least one token in your reserve.</source>
        <translation>3 Punkte für jede andere Farbe, von der mindestens ein Marker in deinem Vorrat liegt.</translation>
    </message>
    <message>
        <source>Clean clothes</source>
        <translation>Saubere Kleider</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Streifen</translation>
    </message>
    <message>
        <source>2 points for each token of your longest straight line without a gap: in a row or a column of one level, at least 3 tokens long.</source>
        <translation>2 Punkte für jeden Marker deiner längsten geraden Linie ohne Lücke: in einer Reihe oder Spalte einer Ebene, mindestens 3 Marker lang.</translation>
    </message>
    <message>
        <source>Splash</source>
        <translation>Klecks</translation>
    </message>
    <message>
        <source>1 point for each token of your largest group: tokens side by side on one level, not diagonally.</source>
        <translation>1 Punkt für jeden Marker deiner größten Gruppe: Marker Seite an Seite auf einer Ebene, nicht schräg.</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Quadrate</translation>
    </message>
    <message>
        <source>5 points for each block of 2×2 tokens of yours on one level. Blocks may share tokens.</source>
        <translation>5 Punkte für jeden Block aus 2×2 eigenen Markern auf einer Ebene. Blöcke dürfen sich überschneiden.</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>Türme</translation>
    </message>
    <message>
        <source>5 points for each cell that holds a token of yours on all three levels.</source>
        <translation>5 Punkte für jedes Feld, auf dem auf allen drei Ebenen ein Marker von dir liegt.</translation>
    </message>
    <message>
        <source>Sweet tooth</source>
        <translation>Naschkatze</translation>
    </message>
    <message>
        <source>1 point for each sweet in your reserve.</source>
        <translation>1 Punkt für jede Süßigkeit in deinem Vorrat.</translation>
    </message>
    <message>
        <source>Sharp eye</source>
        <translation>Scharfes Auge</translation>
    </message>
    <message>
        <source>Each direct hit gives 2 points at once instead of 1.</source>
        <translation>Jeder Volltreffer bringt sofort 2 Punkte statt 1.</translation>
    </message>
    <message>
        <source>The view</source>
        <translation>Die Aussicht</translation>
    </message>
    <message>
        <source>4 points if your pawn stands on level 3 when the game ends.</source>
        <translation>4 Punkte, wenn deine Figur am Spielende auf Ebene 3 steht.</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>6 points if each quarter (3×3 cells) of level 1 holds a token of yours.</source>
        <translation>6 Punkte, wenn in jedem Viertel (3×3 Felder) von Ebene 1 ein Marker von dir liegt.</translation>
    </message>
    <message>
        <source>Slippery</source>
        <translation>Rutschig</translation>
    </message>
    <message>
        <source>A pawn moves only along its row or its column.</source>
        <translation>Eine Figur bewegt sich nur innerhalb ihrer Reihe oder Spalte.</translation>
    </message>
    <message>
        <source>Full hands</source>
        <translation>Volle Hände</translation>
    </message>
    <message>
        <source>At the end of a turn you draw until you hold 4 cards.</source>
        <translation>Am Ende deines Zuges ziehst du nach, bis du 4 Karten auf der Hand hast.</translation>
    </message>
    <message>
        <source>Wild throws</source>
        <translation>Wilde Würfe</translation>
    </message>
    <message>
        <source>You may throw face-down turn after turn.</source>
        <translation>Du darfst in mehreren Zügen hintereinander verdeckt werfen.</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Spiegel</translation>
    </message>
    <message>
        <source>Patterns may be mirrored as well as rotated.</source>
        <translation>Muster dürfen nicht nur gedreht, sondern auch gespiegelt werden.</translation>
    </message>
    <message>
        <source>Easy climb</source>
        <translation>Leichter Aufstieg</translation>
    </message>
    <message>
        <source>You may climb with tokens on three of the four cells beside your pawn, but never from the border.</source>
        <translation>Zum Klettern genügen Marker auf drei der vier Felder neben deinem, aber nie vom Rand aus.</translation>
    </message>
    <message>
        <source>Way down</source>
        <translation>Abstieg</translation>
    </message>
    <message>
        <source>Instead of climbing you may go down one level, to the same cell, if no pawn stands there.</source>
        <translation>Statt zu klettern, darfst du eine Ebene hinunter auf dasselbe Feld, wenn dort keine Figur steht.</translation>
    </message>
    <message>
        <source>{name} begins on {cell}.</source>
        <translation>{name} beginnt auf {cell}.</translation>
    </message>
    <message>
        <source>{name} moves to {cell}.</source>
        <translation>{name} geht nach {cell}.</translation>
    </message>
    <message>
        <source>{name} climbs to {cell}.</source>
        <translation>{name} klettert auf {cell}.</translation>
    </message>
    <message>
        <source>{name} goes down to {cell}.</source>
        <translation>{name} steigt auf {cell} ab.</translation>
    </message>
    <message>
        <source>{name} can’t throw colour any more and has finished.</source>
        <translation>{name} kann keine Farbe mehr werfen und ist fertig.</translation>
    </message>
    <message numerus="yes">
        <source>{name} ends the turn and draws %n card(s).</source>
        <translation>
            <numerusform>{name} beendet den Zug und zieht %n Karte nach.</numerusform>
            <numerusform>{name} beendet den Zug und zieht %n Karten nach.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} ends the turn and draws nothing.</source>
        <translation>{name} beendet den Zug und zieht keine Karte nach.</translation>
    </message>
    <message>
        <source>{name} throws card {card} on level {level}: {cells}.</source>
        <translation>{name} wirft Karte {card} auf Ebene {level}: {cells}.</translation>
    </message>
    <message>
        <source>{name} throws a card face-down on level {level}: {cells}.</source>
        <translation>{name} wirft verdeckt eine Karte auf Ebene {level}: {cells}.</translation>
    </message>
    <message>
        <source>{name} throws card {card} face-down on level {level}: {cells}.</source>
        <translation>{name} wirft verdeckt Karte {card} auf Ebene {level}: {cells}.</translation>
    </message>
    <message>
        <source>Direct hit on {name}!</source>
        <translation>Volltreffer bei {name}!</translation>
    </message>
    <message>
        <source>{name} catches one of their own falling tokens.</source>
        <translation>{name} fängt einen fallenden Marker der eigenen Farbe.</translation>
    </message>
    <message>
        <source>{name} catches one of {owner}’s falling tokens.</source>
        <translation>{name} fängt einen fallenden Marker von {owner}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n sweet(s).</source>
        <translation>
            <numerusform>{name} nimmt %n Süßigkeit.</numerusform>
            <numerusform>{name} nimmt %n Süßigkeiten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} takes back one of their own tokens.</source>
        <translation>{name} nimmt einen Marker der eigenen Farbe zurück.</translation>
    </message>
    <message>
        <source>{name} takes one of {owner}’s tokens.</source>
        <translation>{name} nimmt einen Marker von {owner}.</translation>
    </message>
    <message>
        <source>That was the last token: {name} has finished.</source>
        <translation>Das war der letzte Marker: {name} ist fertig.</translation>
    </message>
    <message>
        <source>Out of cards: {name} has finished.</source>
        <translation>Keine Karten mehr: {name} ist fertig.</translation>
    </message>
    <message>
        <source>Colour rain on level {level}: {cells}.</source>
        <translation>Farbregen auf Ebene {level}: {cells}.</translation>
    </message>
    <message>
        <source>{name}, put your pawn on a free corner of the lower level.</source>
        <translation>{name}, stell deine Figur auf eine freie Ecke der unteren Ebene.</translation>
    </message>
    <message>
        <source>{name}, throw colour. You may also go down, before or after.</source>
        <translation>{name}, wirf Farbe. Davor oder danach darfst du auch absteigen.</translation>
    </message>
    <message>
        <source>{name}, throw colour. You may also move and climb, before or after.</source>
        <translation>{name}, wirf Farbe. Davor oder danach darfst du auch deine Figur bewegen und klettern.</translation>
    </message>
    <message numerus="yes">
        <source>{name} has the most points: %n.</source>
        <translation>
            <numerusform>{name} hat die meisten Punkte: %n.</numerusform>
            <numerusform>{name} hat die meisten Punkte: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n point(s) and wins the tie, with more of their own tokens in the others’ reserves.</source>
        <translation>
            <numerusform>{name} hat %n Punkt und gewinnt bei Gleichstand mit mehr eigenen Markern in fremden Vorräten.</numerusform>
            <numerusform>{name} hat %n Punkte und gewinnt bei Gleichstand mit mehr eigenen Markern in fremden Vorräten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n point(s) and wins the tie, with more sweets.</source>
        <translation>
            <numerusform>{name} hat %n Punkt und gewinnt bei Gleichstand mit mehr Süßigkeiten.</numerusform>
            <numerusform>{name} hat %n Punkte und gewinnt bei Gleichstand mit mehr Süßigkeiten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n point(s) and wins the tie, being earlier in turn order.</source>
        <translation>
            <numerusform>{name} hat %n Punkt und gewinnt: Bei Gleichstand entscheidet, wer früher an der Reihe war.</numerusform>
            <numerusform>{name} hat %n Punkte und gewinnt: Bei Gleichstand entscheidet, wer früher an der Reihe war.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Starts with %n point(s).</source>
        <translation>
            <numerusform>Beginnt mit %n Punkt.</numerusform>
            <numerusform>Beginnt mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message>
        <source>begin on {cell}</source>
        <translation>beginne auf {cell}</translation>
    </message>
    <message>
        <source>throw card {card} on {cells}</source>
        <translation>wirf Karte {card} auf {cells}</translation>
    </message>
    <message>
        <source>flip card {card} and throw it on {cell}</source>
        <translation>dreh Karte {card} um und wirf sie auf {cell}</translation>
    </message>
    <message>
        <source>move to {cell}</source>
        <translation>geh nach {cell}</translation>
    </message>
    <message>
        <source>climb to level {level}</source>
        <translation>klettere auf Ebene {level}</translation>
    </message>
    <message>
        <source>go down to level {level}</source>
        <translation>steig auf Ebene {level} ab</translation>
    </message>
    <message>
        <source>finish, as you can’t throw colour any more</source>
        <translation>melde dich fertig, denn Farbe werfen kannst du nicht mehr</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>beende den Zug</translation>
    </message>
    <message>
        <source>You can begin on any corner: one is as good as another.</source>
        <translation>Du kannst auf jeder Ecke beginnen: Eine ist so gut wie die andere.</translation>
    </message>
    <message>
        <source>You can’t throw anything any more.</source>
        <translation>Du kannst nichts mehr werfen.</translation>
    </message>
    <message>
        <source>You can gain nothing more this turn.</source>
        <translation>Mehr holst du in diesem Zug nicht heraus.</translation>
    </message>
    <message>
        <source>You keep the better cards in your hand.</source>
        <translation>Du behältst die besseren Karten auf der Hand.</translation>
    </message>
    <message numerus="yes">
        <source>You collect %n sweet(s).</source>
        <translation>
            <numerusform>Du nimmst %n Süßigkeit.</numerusform>
            <numerusform>Du nimmst %n Süßigkeiten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You get {level} points for each token up there.</source>
        <translation>Du bekommst dort oben {level} Punkte je Marker.</translation>
    </message>
    <message numerus="yes">
        <source>You send %n token(s) to other players’ reserves.</source>
        <translation>
            <numerusform>Du bringst %n Marker in den Vorrat von anderen.</numerusform>
            <numerusform>Du bringst %n Marker in den Vorrat von anderen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get %n more point(s) for the rivalry card “{card}”.</source>
        <translation>
            <numerusform>Du bekommst %n Punkt mehr für die Rivalitätskarte „{card}“.</numerusform>
            <numerusform>Du bekommst %n Punkte mehr für die Rivalitätskarte „{card}“.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n more token(s) on level {level}.</source>
        <translation>
            <numerusform>Du hast %n Marker mehr auf Ebene {level}.</numerusform>
            <numerusform>Du hast %n Marker mehr auf Ebene {level}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You make %n direct hit(s) on {player}.</source>
        <translation>
            <numerusform>Du landest %n Volltreffer bei {player}.</numerusform>
            <numerusform>Du landest %n Volltreffer bei {player}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You make %n direct hit(s).</source>
        <translation>
            <numerusform>Du landest %n Volltreffer.</numerusform>
            <numerusform>Du landest %n Volltreffer.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, throw colour. You may also climb, before or after.</source>
        <translation>{name}, wirf Farbe. Davor oder danach darfst du auch klettern.</translation>
    </message>
    <message>
        <source>{name}, throw colour. You may also move, before or after.</source>
        <translation>{name}, wirf Farbe. Davor oder danach darfst du auch deine Figur bewegen.</translation>
    </message>
    <message>
        <source>{name}, throw colour.</source>
        <translation>{name}, wirf Farbe.</translation>
    </message>
    <message>
        <source>{name}, you may still move and climb; then end your turn.</source>
        <translation>{name}, du darfst noch deine Figur bewegen und klettern; dann beende den Zug.</translation>
    </message>
    <message>
        <source>{name}, you may still climb; then end your turn.</source>
        <translation>{name}, du darfst noch klettern; dann beende den Zug.</translation>
    </message>
    <message>
        <source>{name}, you may still move; then end your turn.</source>
        <translation>{name}, du darfst noch deine Figur bewegen; dann beende den Zug.</translation>
    </message>
    <message>
        <source>{name}, end your turn.</source>
        <translation>{name}, beende deinen Zug.</translation>
    </message>
    <message>
        <source>{name}, throw colour. You may also move and go down, before or after.</source>
        <translation>{name}, wirf Farbe. Davor oder danach darfst du auch deine Figur bewegen und absteigen.</translation>
    </message>
    <message>
        <source>{name}, throw colour. You may also climb or go down, before or after.</source>
        <translation>{name}, wirf Farbe. Davor oder danach darfst du auch klettern oder absteigen.</translation>
    </message>
    <message>
        <source>{name}, throw colour. You may also move, and climb or go down, before or after.</source>
        <translation>{name}, wirf Farbe. Davor oder danach darfst du auch deine Figur bewegen sowie klettern oder absteigen.</translation>
    </message>
    <message>
        <source>{name}, you may still go down; then end your turn.</source>
        <translation>{name}, du darfst noch absteigen; dann beende den Zug.</translation>
    </message>
    <message>
        <source>{name}, you may still move and go down; then end your turn.</source>
        <translation>{name}, du darfst noch deine Figur bewegen und absteigen; dann beende den Zug.</translation>
    </message>
    <message>
        <source>{name}, you may still climb or go down; then end your turn.</source>
        <translation>{name}, du darfst noch klettern oder absteigen; dann beende den Zug.</translation>
    </message>
    <message>
        <source>{name}, you may still move, and climb or go down; then end your turn.</source>
        <translation>{name}, du darfst noch deine Figur bewegen sowie klettern oder absteigen; dann beende den Zug.</translation>
    </message>
    <message numerus="yes">
        <source>{name} gets %n point(s) for a direct hit on {cell}.</source>
        <translation>
            <numerusform>{name} bekommt %n Punkt für einen Volltreffer auf {cell}.</numerusform>
            <numerusform>{name} bekommt %n Punkte für einen Volltreffer auf {cell}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gets %n point(s) for tokens on level {level}.</source>
        <translation>
            <numerusform>{name} bekommt %n Punkt für Marker auf Ebene {level}.</numerusform>
            <numerusform>{name} bekommt %n Punkte für Marker auf Ebene {level}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gets %n point(s) for tokens in the others’ reserves.</source>
        <translation>
            <numerusform>{name} bekommt %n Punkt für Marker in fremden Vorräten.</numerusform>
            <numerusform>{name} bekommt %n Punkte für Marker in fremden Vorräten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gets %n point(s) for having more sweets than others.</source>
        <translation>
            <numerusform>{name} bekommt %n Punkt für mehr Süßigkeiten als andere.</numerusform>
            <numerusform>{name} bekommt %n Punkte für mehr Süßigkeiten als andere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gets %n point(s) for the rivalry card “{card}”. {reason}</source>
        <translation>
            <numerusform>{name} bekommt %n Punkt für die Rivalitätskarte „{card}“. {reason}</numerusform>
            <numerusform>{name} bekommt %n Punkte für die Rivalitätskarte „{card}“. {reason}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}’s token</source>
        <translation>Marker von {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n sweet(s)</source>
        <translation>
            <numerusform>%n Süßigkeit</numerusform>
            <numerusform>%n Süßigkeiten</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}’s pawn</source>
        <translation>Figur von {name}</translation>
    </message>
    <message>
        <source>{cell}: {what}</source>
        <translation>{cell}: {what}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>{name}’s pawn, {cell}</source>
        <translation>Figur von {name}, {cell}</translation>
    </message>
    <message>
        <source>{name}’s pawn, beside the courtyard</source>
        <translation>Figur von {name}, neben dem Hof</translation>
    </message>
    <message numerus="yes">
        <source>%n pt(s)</source>
        <comment>points, where there is no room for the whole word</comment>
        <translation>
            <numerusform>%n Pkt.</numerusform>
            <numerusform>%n Pkt.</numerusform>
        </translation>
    </message>
    <message>
        <source>finished</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>{left} of {all} tokens in the reserve</source>
        <translation>{left} von {all} Markern im Vorrat</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) if the game ended now</source>
        <translation>
            <numerusform>%n Punkt, wenn jetzt Schluss wäre</numerusform>
            <numerusform>%n Punkte, wenn jetzt Schluss wäre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for direct hits</source>
        <translation>
            <numerusform>%n Punkt für Volltreffer</numerusform>
            <numerusform>%n Punkte für Volltreffer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Level {level}: there is something on %n cell(s)</source>
        <translation>
            <numerusform>Ebene {level}: Auf %n Feld liegt etwas</numerusform>
            <numerusform>Ebene {level}: Auf %n Feldern liegt etwas</numerusform>
        </translation>
    </message>
    <message>
        <source>Column {column} of level {level}: {what}</source>
        <translation>Spalte {column} auf Ebene {level}: {what}</translation>
    </message>
    <message numerus="yes">
        <source>%n of {name}’s cards, face-down</source>
        <translation>
            <numerusform>%n Karte von {name}, verdeckt</numerusform>
            <numerusform>%n Karten von {name}, verdeckt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {name}’s tokens</source>
        <translation>
            <numerusform>%n Marker von {name}</numerusform>
            <numerusform>%n Marker von {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n Karte auf der Hand</numerusform>
            <numerusform>%n Karten auf der Hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the deck</source>
        <translation>
            <numerusform>%n Karte im Stapel</numerusform>
            <numerusform>%n Karten im Stapel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) discarded</source>
        <translation>
            <numerusform>%n Karte abgelegt</numerusform>
            <numerusform>%n Karten abgelegt</numerusform>
        </translation>
    </message>
    <message>
        <source>card {card} on top</source>
        <translation>obenauf Karte {card}</translation>
    </message>
    <message>
        <source>the top one face-down</source>
        <translation>die oberste liegt verdeckt</translation>
    </message>
    <message>
        <source>{name}: {what}.</source>
        <translation>{name}: {what}.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) if the game ended now, {rivalry} of them for rivalry cards</source>
        <translation>
            <numerusform>%n Punkt, wenn jetzt Schluss wäre, davon {rivalry} für Rivalitätskarten</numerusform>
            <numerusform>%n Punkte, wenn jetzt Schluss wäre, davon {rivalry} für Rivalitätskarten</numerusform>
        </translation>
    </message>
    <message>
        <source>Worth now: {points}.</source>
        <translation>Jetzt wert: {points}.</translation>
    </message>
    <message>
        <source>Rivalry card “{title}”: {text}</source>
        <translation>Rivalitätskarte „{title}“: {text}</translation>
    </message>
    <message>
        <source>Show the tower</source>
        <translation>Den Turm zeigen</translation>
    </message>
    <message>
        <source>Show the levels side by side</source>
        <translation>Die Ebenen nebeneinander zeigen</translation>
    </message>
    <message>
        <source>Card {card}, to be thrown face-down</source>
        <translation>Karte {card}, wird verdeckt geworfen</translation>
    </message>
    <message>
        <source>Card {card}: {pattern}</source>
        <translation>Karte {card}: {pattern}</translation>
    </message>
    <message>
        <source>{card}. It doesn’t fit anywhere face-up now.</source>
        <translation>{card}. Offen passt sie jetzt nirgends hin.</translation>
    </message>
    <message>
        <source>colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>Figur</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Token to be thrown on {cell}</source>
        <translation>Marker für {cell}</translation>
    </message>
    <message>
        <source>Tower (B)</source>
        <translation>Turm (B)</translation>
    </message>
    <message>
        <source>Flat view (B)</source>
        <translation>Flach (B)</translation>
    </message>
    <message>
        <source>Rotation {number} of {all}: R or wheel</source>
        <translation>Drehung {number} von {all}: R oder Mausrad</translation>
    </message>
    <message>
        <source>Colour is thrown on the level where your pawn stands.</source>
        <translation>Farbe wirfst du auf der Ebene, auf der deine Figur steht.</translation>
    </message>
    <message>
        <source>Pawns begin on a corner of the lower level.</source>
        <translation>Figuren beginnen auf einer Ecke der unteren Ebene.</translation>
    </message>
    <message>
        <source>A pawn moves on its own level; to another level it goes only straight up or down.</source>
        <translation>Eine Figur bewegt sich auf ihrer eigenen Ebene; auf eine andere geht es nur senkrecht hinauf oder hinunter.</translation>
    </message>
    <message>
        <source>Tokens go only on the spaces of the pattern.</source>
        <translation>Marker kommen nur auf die Kästchen des Musters.</translation>
    </message>
    <message>
        <source>Your pawn has already moved this turn, and it can’t climb from here: throw colour if you haven’t yet, or end your turn.</source>
        <translation>Du hast deine Figur in diesem Zug schon bewegt, und von hier aus kann sie nicht klettern: Wirf Farbe, wenn du noch nicht geworfen hast, oder beende deinen Zug.</translation>
    </message>
    <message>
        <source>Card {card} doesn’t fit anywhere from here. Flip it (F) and throw it face-down, or choose another card.</source>
        <translation>Karte {card} passt von hier aus nirgends. Dreh sie um (F) und wirf sie verdeckt, oder wähl eine andere.</translation>
    </message>
    <message>
        <source>Card {card} doesn’t fit anywhere from here: choose another card.</source>
        <translation>Karte {card} passt von hier aus nirgends: Wähl eine andere.</translation>
    </message>
    <message>
        <source>Lay the levels side by side, or on top of each other</source>
        <translation>Die Ebenen neben- oder übereinander legen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Werfen</translation>
    </message>
    <message>
        <source>Face-up</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Face-down</source>
        <translation>Verdeckt</translation>
    </message>
    <message>
        <source>Flip the cards in your hand; F or a double click flips a single one.</source>
        <translation>Dreh alle deine Handkarten um; F oder ein Doppelklick dreht nur eine.</translation>
    </message>
    <message>
        <source>Climb</source>
        <translation>Klettern</translation>
    </message>
    <message>
        <source>Go down</source>
        <translation>Absteigen</translation>
    </message>
    <message>
        <source>Then you’re done: sit back and watch.</source>
        <translation>Dann bist du fertig: Lehn dich zurück und schau zu.</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Tokens left: {left}. Choose which spaces get them, then throw.</source>
        <translation>Marker übrig: {left}. Such dir Kästchen für sie aus und wirf.</translation>
    </message>
    <message>
        <source>{name}, you can’t throw colour any more: finish.</source>
        <translation>{name}, du kannst keine Farbe mehr werfen: Drück auf „Fertig“.</translation>
    </message>
    <message>
        <source>{name}, from here you can’t throw colour. Go somewhere else first, or finish.</source>
        <translation>{name}, von hier aus kannst du keine Farbe werfen. Geh erst woandershin oder drück auf „Fertig“.</translation>
    </message>
    <message>
        <source>I’m {name}: show my cards</source>
        <translation>Ich bin {name}: Karten zeigen</translation>
    </message>
    <message>
        <source>Card {card} doesn’t fit anywhere from here. Move first, or flip it (F) and throw it face-down.</source>
        <translation>Karte {card} passt von hier aus nirgends. Beweg zuerst deine Figur, oder dreh die Karte um (F) und wirf sie verdeckt.</translation>
    </message>
    <message>
        <source>Card {card} doesn’t fit anywhere from here: move first.</source>
        <translation>Karte {card} passt von hier aus nirgends: Beweg zuerst deine Figur.</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>Die meisten Punkte</translation>
    </message>
    <message>
        <source>Up the stairs</source>
        <translation>Höher hinauf</translation>
    </message>
    <message>
        <source>The last turn</source>
        <translation>Der letzte Zug</translation>
    </message>
    <message numerus="yes">
        <source>Gain %n point(s) this turn, counted as if the game ended after it.</source>
        <translation>
            <numerusform>Mach in diesem Zug %n Punkt, so gezählt, als wäre die Partie danach zu Ende.</numerusform>
            <numerusform>Mach in diesem Zug %n Punkte, so gezählt, als wäre die Partie danach zu Ende.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reach level {level} this turn.</source>
        <translation>Erreiche in diesem Zug Ebene {level}.</translation>
    </message>
    <message>
        <source>This is the last turn of the game: win it.</source>
        <translation>Das ist der letzte Zug der Partie: Gewinne sie.</translation>
    </message>
    <message numerus="yes">
        <source>This way you can score %n point(s) at most this turn.</source>
        <translation>
            <numerusform>So bringt der Zug höchstens %n Punkt.</numerusform>
            <numerusform>So bringt der Zug höchstens %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>From here level {level} is out of reach this turn.</source>
        <translation>So ist Ebene {level} in diesem Zug nicht mehr zu erreichen.</translation>
    </message>
    <message>
        <source>This way you can’t win any more.</source>
        <translation>So kannst du nicht mehr gewinnen.</translation>
    </message>
    <message>
        <source>You stop {player} from climbing.</source>
        <translation>{player} kann nicht klettern.</translation>
    </message>
    <message>
        <source>Tokens on the levels</source>
        <translation>Marker auf den Ebenen</translation>
    </message>
    <message>
        <source>Direct hits</source>
        <translation>Volltreffer</translation>
    </message>
    <message>
        <source>Rivalry cards</source>
        <translation>Rivalitätskarten</translation>
    </message>
    <message>
        <source>{left} of {all} tokens left to throw</source>
        <translation>noch {left} von {all} Markern zum Werfen</translation>
    </message>
    <message>
        <source>Direct hit!</source>
        <translation>Volltreffer!</translation>
    </message>
    <message>
        <source>All pawns are already in the courtyard; from now on you can only move them.</source>
        <translation>Alle Figuren stehen schon im Hof; von jetzt an kannst du deine nur noch bewegen.</translation>
    </message>
    <message>
        <source>Your last card was face-down, and you can’t throw two face-down in a row. This time throw one face-up.</source>
        <translation>Deine letzte geworfene Karte liegt verdeckt: Wirf nie zwei hintereinander verdeckt. Wirf diesmal eine offen.</translation>
    </message>
    <message>
        <source>5 points for having the fewest of the others’ tokens in your reserve; if several players tie, each of them scores.</source>
        <translation>5 Punkte für die wenigsten fremden Marker im Vorrat; bei Gleichstand für alle, die sie haben.</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) in others’ reserves</source>
        <translation>
            <numerusform>%n Marker in fremden Vorräten</numerusform>
            <numerusform>%n Marker in fremden Vorräten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the others’ tokens collected</source>
        <translation>
            <numerusform>%n fremder Marker eingesammelt</numerusform>
            <numerusform>%n fremde Marker eingesammelt</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, tap your cards</source>
        <translation>{name}, tipp auf deine Karten</translation>
    </message>
    <message>
        <source>The rule: whoever wears the brightest clothes.</source>
        <translation>Die Regel: Wer am buntesten angezogen ist.</translation>
    </message>
</context>
<context>
    <name>HoliLessons</name>
    <message>
        <source>The courtyard</source>
        <translation>Der Hof</translation>
    </message>
    <message>
        <source>There it stands. From here it colours the courtyard.</source>
        <translation>Da steht sie. Von hier aus färbt sie den Hof.</translation>
    </message>
    <message>
        <source>Move, and take what you find</source>
        <translation>Geh, und nimm, was dort liegt</translation>
    </message>
    <message>
        <source>At the end, sweets earn you 5 points for each other player who has fewer of them.</source>
        <translation>Am Ende bringen Süßigkeiten 5 Punkte für jede andere Person, die weniger davon hat.</translation>
    </message>
    <message>
        <source>Direct hit</source>
        <translation>Volltreffer</translation>
    </message>
    <message>
        <source>Face-down it goes anywhere</source>
        <translation>Verdeckt reicht sie überallhin</translation>
    </message>
    <message>
        <source>Most points wins: you get them for your colour in the courtyard, and the higher up, the more. It has three levels, one above another. Put your pawn on the lit corner of the lower level.</source>
        <translation>Wer die meisten Punkte hat, gewinnt: Es gibt sie für deine Farbe im Hof, weiter oben mehr. Der Hof hat drei Ebenen übereinander. Stell deine Figur auf die Ecke der unteren, die leuchtet.</translation>
    </message>
    <message>
        <source>You could begin there, too. But for now take the corner a1.</source>
        <translation>Du könntest auch dort beginnen. Nimm jetzt aber die Ecke a1.</translation>
    </message>
    <message>
        <source>Once a turn your pawn may go to any cell of its level without a pawn, however far, and it takes what it finds there. Fetch the sweets on b1.</source>
        <translation>Einmal pro Zug darf deine Figur auf jedes Feld ihrer Ebene gehen, auf dem keine andere steht, egal wie weit, und sie nimmt, was dort liegt. Hol dir die Süßigkeiten auf b1.</translation>
    </message>
    <message>
        <source>You could, but now fetch the sweets right beside you, on b1.</source>
        <translation>Das ginge auch, aber hol jetzt die Süßigkeiten gleich neben dir, auf b1.</translation>
    </message>
    <message>
        <source>Throw colour</source>
        <translation>Wirf Farbe</translation>
    </message>
    <message>
        <source>Two tokens of yours. At the end each is worth a point on the lower level.</source>
        <translation>Zwei Marker von dir. Am Ende ist jeder auf der unteren Ebene einen Punkt wert.</translation>
    </message>
    <message>
        <source>You could, but throw it face-up this time, so that it colours a1 and c2.</source>
        <translation>Das ginge auch, aber wirf sie diesmal offen, sodass sie a1 und c2 färbt.</translation>
    </message>
    <message>
        <source>You throw once a turn, and may move once and climb once, in any order. You’re done: press “End turn”, and you draw until you hold three cards.</source>
        <translation>Du wirfst einmal und darfst einmal gehen und einmal klettern, in beliebiger Reihenfolge. Du bist fertig: Drück auf „Zug beenden“, dann ziehst du Karten nach, bis du drei hast.</translation>
    </message>
    <message>
        <source>Get into position</source>
        <translation>In Stellung gehen</translation>
    </message>
    <message>
        <source>You may move first and then throw. From c3 your colour reaches Mira’s pawn on d2: go there.</source>
        <translation>Du darfst zuerst gehen und dann werfen. Von c3 reicht deine Farbe bis zu Miras Figur auf d2: Geh dorthin.</translation>
    </message>
    <message>
        <source>Now she stands within your reach.</source>
        <translation>Jetzt steht sie in deiner Reichweite.</translation>
    </message>
    <message>
        <source>You could, but first go to c3.</source>
        <translation>Das ginge auch, aber geh zuerst nach c3.</translation>
    </message>
    <message>
        <source>Colour that lands on another pawn is a direct hit: a point at once, and two more at the end. The marked card has a pawn symbol, which lies on your pawn. Hit d2, b3 and c4.</source>
        <translation>Farbe auf einer anderen Figur ist ein Volltreffer: sofort ein Punkt, und am Ende noch zwei. Die markierte Karte hat ein Figurensymbol, das auf deiner Figur liegt. Triff d2, b3 und c4.</translation>
    </message>
    <message>
        <source>Splash! Your token sticks to Mira. Then your turn ends, and she runs away.</source>
        <translation>Platsch! Dein Marker klebt an Mira. Dann endet dein Zug, und sie läuft weg.</translation>
    </message>
    <message>
        <source>You could, but with the marked card you hit d2, and colour b3 and c4.</source>
        <translation>Das ginge auch, aber mit der markierten Karte triffst du d2 und färbst b3 und c4.</translation>
    </message>
    <message>
        <source>The gap is closed. But never face-down twice in a row.</source>
        <translation>Die Lücke ist zu. Aber nie zweimal hintereinander verdeckt.</translation>
    </message>
    <message>
        <source>You could, but now throw the marked card face-down, on d3.</source>
        <translation>Das ginge auch, aber wirf jetzt die markierte Karte verdeckt, auf d3.</translation>
    </message>
    <message>
        <source>Up you go</source>
        <translation>Hinauf</translation>
    </message>
    <message>
        <source>All four cells around your pawn hold colour, no matter whose: so it may climb. Take the pawn to the same cell of the middle level.</source>
        <translation>Auf allen vier Feldern um deine Figur liegt Farbe, egal von wem: Also darf sie klettern. Bring die Figur auf dasselbe Feld der mittleren Ebene.</translation>
    </message>
    <message>
        <source>Up here tokens count 2 points, and 3 on the upper level. There’s no way down.</source>
        <translation>Hier oben zählen Marker 2 Punkte, auf der oberen Ebene sogar 3. Zurück hinunter geht es nicht.</translation>
    </message>
    <message>
        <source>You could, but now your pawn can climb, to the cell above it.</source>
        <translation>Das ginge auch, aber deine Figur könnte jetzt klettern, auf das Feld über ihr.</translation>
    </message>
    <message>
        <source>Colour rain</source>
        <translation>Farbregen</translation>
    </message>
    <message>
        <source>Up here colour stays only where there’s a token below it; everything else falls. Throw the marked card on b2 and b3, and watch what stays and what rains down.</source>
        <translation>Hier oben bleibt Farbe nur liegen, wo darunter ein Marker liegt; alles andere fällt. Wirf mit der markierten Karte auf b2 und b3 und schau, was bleibt und was herunterregnet.</translation>
    </message>
    <message>
        <source>You could, but throw the marked card on b2 and b3.</source>
        <translation>Das ginge auch, aber wirf mit der markierten Karte auf b2 und b3.</translation>
    </message>
    <message>
        <source>The final count</source>
        <translation>Und dann wird gezählt</translation>
    </message>
    <message>
        <source>Eight rounds later, the cards are running out. Play on against Mira until both of you have finished: out of tokens, or out of cards. Then the points are counted.</source>
        <translation>Acht Runden später gehen die Karten aus. Spiel gegen Mira weiter, bis ihr beide fertig seid: ohne Marker oder ohne Karten. Dann wird gezählt.</translation>
    </message>
    <message>
        <source>Points: your tokens by their level, sweets, hits, and 2 for each token of yours on others’ clothes.</source>
        <translation>Punkte: deine Marker je nach Ebene, deine Marker bei den anderen je 2, Süßigkeiten und Volltreffer.</translation>
    </message>
    <message>
        <source>You know how to play. One more thing: rivalry cards, which you can choose for a game, offer more points or change a rule.</source>
        <translation>Jetzt kannst du spielen. Noch etwas: Rivalitätskarten, die man für eine Partie wählen kann, bringen mehr Punkte oder ändern eine Regel.</translation>
    </message>
    <message>
        <source>Colour rain: up there, colour stays only where there’s a token below. What falls on a pawn is caught.</source>
        <translation>Farbregen: Oben bleibt Farbe nur liegen, wo darunter ein Marker liegt. Was auf eine Figur fällt, wird gefangen.</translation>
    </message>
    <message>
        <source>It’s raining! Whoever stands where a token comes down catches it for their reserve.</source>
        <translation>Es regnet! Wer dort steht, wo ein Marker herunterkommt, fängt ihn für den eigenen Vorrat.</translation>
    </message>
    <message>
        <source>Every turn you throw colour. Your pawn is on one of the coloured spaces of your card, and tokens go on the others. Rotate it ({turn}) so that a1 and c2 get colour.</source>
        <translation>In jedem Zug wirfst du Farbe. Deine Figur steht auf einem farbigen Kästchen der Karte, auf die anderen kommen Marker. Dreh die Karte ({turn}) so, dass a1 und c2 Farbe bekommen.</translation>
    </message>
    <message>
        <source>End your turn</source>
        <translation>Beende deinen Zug</translation>
    </message>
    <message>
        <source>Now it is Mira’s turn: she comes close to you, and throws her colour.</source>
        <translation>Jetzt ist Mira dran: Sie kommt in deine Nähe und wirft ihre Farbe.</translation>
    </message>
    <message>
        <source>You could, but now try the button “End turn”.</source>
        <translation>Das ginge auch, aber probier jetzt den Knopf „Zug beenden“.</translation>
    </message>
    <message>
        <source>Three cells beside your pawn hold colour; only d3 doesn’t. Any card can be thrown face-down: one token on any free cell. Flip the marked card ({flip}) and put it on d3.</source>
        <translation>Drei Felder neben deiner Figur sind farbig, nur d3 nicht. Jede Karte kann man verdeckt werfen: ein Marker auf ein freies Feld. Dreh die markierte um ({flip}) und leg sie auf d3.</translation>
    </message>
    <message>
        <source>There’s enough colour around your pawn: you may climb. Tokens count more up there.</source>
        <translation>Um deine Figur liegt genug Farbe: Du darfst klettern. Dort oben zählen Marker mehr.</translation>
    </message>
    <message>
        <source>From here you can’t throw. Go somewhere else first: whoever finishes gets no more turns.</source>
        <translation>Von hier kannst du nicht werfen. Geh erst woandershin: Wer fertig ist, bekommt keinen Zug mehr.</translation>
    </message>
    <message>
        <source>You were hit: whoever stands within reach of a pattern is an easy target. Move away, or hit back.</source>
        <translation>Du wurdest getroffen: Wer in Reichweite eines Musters steht, ist ein leichtes Ziel. Geh weg, oder triff zurück.</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Holi</source>
        <translation>Holi</translation>
    </message>
    <message>
        <source>Throw colour around a courtyard with three levels. 20 to 40 minutes.</source>
        <translation>Wirf Farbe in einem Hof mit drei Ebenen. 20 bis 40 Minuten.</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Choose one to three rivalry cards, or play without.</source>
        <translation>Sucht eine bis drei Rivalitätskarten aus oder spielt ohne.</translation>
    </message>
    <message>
        <source>Rivalry cards</source>
        <translation>Rivalitätskarten</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Aussuchen</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>2 (recommended)</source>
        <translation>2 (empfohlen)</translation>
    </message>
    <message>
        <source>Cards that score</source>
        <translation>Wertungskarten</translation>
    </message>
    <message>
        <source>Cards that change a rule</source>
        <translation>Regelkarten</translation>
    </message>
    <message>
        <source>A simpler game, good for the first time.</source>
        <translation>Eine einfachere Partie, gut fürs erste Mal.</translation>
    </message>
    <message>
        <source>They are shown before the game begins; at most one of them changes a rule.</source>
        <translation>Sie werden vor Beginn gezeigt; höchstens eine davon ist eine Regelkarte.</translation>
    </message>
    <message>
        <source>One to three cards that apply to everybody. We recommend two.</source>
        <translation>Eine bis drei Karten, die für alle gelten. Zwei sind empfohlen.</translation>
    </message>
    <message>
        <source>{card}: {effect}</source>
        <translation>{card}: {effect}</translation>
    </message>
    <message>
        <source>These cards are ours: the sheet doesn’t print them.</source>
        <translation>Diese Karten stammen von uns: Das Blatt zeigt sie nicht.</translation>
    </message>
    <message>
        <source>We don’t recommend more than one card that changes a rule, but it’s allowed.</source>
        <translation>Mehr als eine Regelkarte ist nicht zu empfehlen, aber erlaubt.</translation>
    </message>
</context>
</TS>
