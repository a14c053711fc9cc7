<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>RulebookHoli</name>
    <message>
        <source>B switches between the tower and the three levels side by side.</source>
        <translation>B wechselt zwischen dem Turm und den drei Ebenen nebeneinander.</translation>
    </message>
    <message>
        <source>Click an open rivalry card to read it.</source>
        <translation>Klick auf eine offene Rivalitätskarte, um sie zu lesen.</translation>
    </message>
    <message>
        <source>With too few tokens for a pattern, choose the spaces and press T to throw, or X to take it back.</source>
        <translation>Hast du zu wenige Marker für ein Muster, wähl die Kästchen und drück T zum Werfen oder X zum Zurücknehmen.</translation>
    </message>
    <message>
        <source>Questions that come up</source>
        <translation>Fragen, die aufkommen</translation>
    </message>
    <message>
        <source>May I move first and throw from there?</source>
        <translation>Darf ich erst meine Figur bewegen und von dort werfen?</translation>
    </message>
    <message>
        <source>Do I collect sweets that I throw a token on?</source>
        <translation>Bekomme ich Süßigkeiten, auf die ich einen Marker werfe?</translation>
    </message>
    <message>
        <source>May I throw a token on my own pawn’s cell?</source>
        <translation>Darf ich einen Marker auf das Feld meiner eigenen Figur werfen?</translation>
    </message>
    <message>
        <source>Does a token stay up if I collect the one below it?</source>
        <translation>Bleibt ein Marker oben, wenn ich den darunter einsammle?</translation>
    </message>
    <message>
        <source>It falls on you: when your pawn comes to a cell, the tokens above it come down, and you catch them.</source>
        <translation>Er fällt auf dich: Kommt deine Figur auf ein Feld, fallen die Marker darüber herunter, und du fängst sie.</translation>
    </message>
    <message>
        <source>Do I hit somebody who stands on another level?</source>
        <translation>Treffe ich jemanden, der auf einer anderen Ebene steht?</translation>
    </message>
    <message>
        <source>No, a direct hit needs the same level. But a token of yours that falls onto another player’s pawn is worth 2 points to you at the end.</source>
        <translation>Nein, einen Volltreffer gibt es nur auf deiner eigenen Ebene. Aber ein Marker von dir, der auf die Figur von jemand anderem fällt, zählt für dich am Ende 2 Punkte.</translation>
    </message>
    <message>
        <source>Are other players’ tokens in my reserve good for anything?</source>
        <translation>Nützen mir die fremden Marker in meinem Vorrat etwas?</translation>
    </message>
    <message>
        <source>Not for you: each is worth 2 points to its owner. But with some [rivalry cards](#rivalry) it matters how many you have.</source>
        <translation>Dir nicht: Jeder bringt der Person, der er gehört, 2 Punkte. Aber bei manchen [Rivalitätskarten](#rivalry) kommt es darauf an, wie viele du hast.</translation>
    </message>
    <message>
        <source>What if my deck is empty?</source>
        <translation>Und wenn mein Stapel leer ist?</translation>
    </message>
    <message>
        <source>You play on with the cards in your hand. After the turn in which you throw the last one, you have finished.</source>
        <translation>Dann spielst du mit deinen Handkarten weiter. Nach dem Zug, in dem du die letzte wirfst, bist du fertig.</translation>
    </message>
    <message>
        <source>Yes. Throwing, moving and climbing come in any order.</source>
        <translation>Ja. Werfen, Bewegen und Klettern gehen in jeder Reihenfolge.</translation>
    </message>
    <message>
        <source>Starting with three is our own option.</source>
        <translation>Dass man mit drei Karten beginnen kann, ist unsere Idee.</translation>
    </message>
    <message>
        <source>One player may have a head start.</source>
        <translation>Es kann einen Vorsprung geben.</translation>
    </message>
    <message>
        <source>These cards are ours, as the sheet doesn’t print them.</source>
        <translation>Diese Karten stammen von uns: Das Blatt zeigt sie nicht.</translation>
    </message>
    <message>
        <source>No. The token goes beside the sweets. Whoever moves there collects both.</source>
        <translation>Nein. Der Marker liegt neben den Süßigkeiten. Wer dorthin kommt, bekommt beides.</translation>
    </message>
    <message>
        <source>No. Without a pawn symbol your pawn is on a coloured space, and that one gets no token.</source>
        <translation>Nein. Ohne Figurensymbol steht deine Figur auf einem farbigen Kästchen, und dieses bekommt keinen Marker.</translation>
    </message>
    <message>
        <source>I get tokens back after I’ve finished. May I go on?</source>
        <translation>Ich bekomme eigene Marker zurück, nachdem ich fertig bin. Darf ich weitermachen?</translation>
    </message>
    <message>
        <source>No. Finished is finished.</source>
        <translation>Nein. Fertig bleibt fertig.</translation>
    </message>
    <message>
        <source>Can I undo ending my turn?</source>
        <translation>Darf ich zurücknehmen, dass ich meinen Zug beendet habe?</translation>
    </message>
    <message>
        <source>Yes, until the next player has acted. The cards you drew go back onto your deck in the same order.</source>
        <translation>Ja, solange der Nächste noch nichts getan hat. Die Karten, die du nachgezogen hast, kommen in derselben Reihenfolge auf deinen Stapel zurück.</translation>
    </message>
    <message>
        <source>The sheet describes how the cards work, but doesn’t print them. Every player has the same patterns.</source>
        <translation>Das Blatt beschreibt, wie die Karten gehen, druckt sie aber nicht ab. Alle haben dieselben Muster.</translation>
    </message>
    <message>
        <source>With the option “3 cards” everybody begins with three cards in hand.</source>
        <translation>Mit der Einstellung „3 Karten“ beginnen alle mit drei Karten auf der Hand.</translation>
    </message>
    <message>
        <source>If you can’t throw, you may still move and climb before you finish.</source>
        <translation>Kannst du nicht werfen, darfst du noch deine Figur bewegen und klettern, bevor du dich fertig meldest.</translation>
    </message>
    <message>
        <source>According to the sheet, anyone who can’t throw on their turn has finished; but a turn may begin with a move.</source>
        <translation>Nach dem Blatt ist fertig, wer in seinem Zug nicht werfen kann; aber ein Zug darf mit dem Bewegen beginnen.</translation>
    </message>
    <message>
        <source>Drag a card from your hand over the courtyard: you see where its tokens would go. R or the wheel rotates it.</source>
        <translation>Zieh eine Karte aus deiner Hand über den Hof: Du siehst, wohin ihre Marker kämen. R oder das Mausrad dreht sie.</translation>
    </message>
    <message>
        <source>F or a double click flips a card in your hand, O the whole hand.</source>
        <translation>F oder ein Doppelklick dreht eine Handkarte um, O die ganze Hand.</translation>
    </message>
    <message>
        <source>Drag your pawn to move it. C climbs, D goes down, E ends your turn; S says you’ve finished.</source>
        <translation>Zieh deine Figur mit der Maus auf ihr neues Feld. C klettert, D steigt ab, E beendet deinen Zug; S sagt, dass du fertig bist.</translation>
    </message>
    <message>
        <source>Hidden: the cards in hand, the order of the decks, and cards thrown face-down. Everything else is open.</source>
        <translation>Verborgen sind die Handkarten, die Reihenfolge der Stapel und was verdeckt geworfen wurde. Alles andere liegt offen.</translation>
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
        <source>the pawn begins on a1</source>
        <translation>die Figur beginnt auf a1</translation>
    </message>
    <message>
        <source>card 7 face-up, tokens on c4 and d5: by column, then by row</source>
        <translation>Karte 7 offen, Marker auf c4 und d5: erst nach Spalte, dann nach Reihe</translation>
    </message>
    <message>
        <source>card 7 face-down, a token on c4; the others see “drop ? c4”</source>
        <translation>Karte 7 verdeckt, ein Marker auf c4; die anderen sehen „drop ? c4“</translation>
    </message>
    <message>
        <source>the pawn moves to c4</source>
        <translation>die Figur geht nach c4</translation>
    </message>
    <message>
        <source>one level up</source>
        <translation>eine Ebene hinauf</translation>
    </message>
    <message>
        <source>one level down, with the card “Way down”</source>
        <translation>eine Ebene hinunter, mit der Karte „Abstieg“</translation>
    </message>
    <message>
        <source>the turn ends</source>
        <translation>der Zug ist zu Ende</translation>
    </message>
    <message>
        <source>nothing can be thrown: this player has finished</source>
        <translation>nichts lässt sich werfen: Dieser Platz ist fertig</translation>
    </message>
    <message>
        <source>**On your turn, in any order, each at most once. You must throw.**</source>
        <translation>**In deinem Zug, in beliebiger Reihenfolge, jedes höchstens einmal. Werfen musst du.**</translation>
    </message>
    <message>
        <source>**Throw face-up:** your pawn on a coloured space or on the pawn symbol, tokens on the other coloured spaces. Rotated, never mirrored; no cell holds two tokens.</source>
        <translation>**Offen werfen:** deine Figur auf einem farbigen Kästchen oder auf dem Figurensymbol, Marker auf die anderen farbigen Kästchen. Gedreht, nie gespiegelt; auf kein Feld zwei Marker.</translation>
    </message>
    <message>
        <source>**Throw face-down:** one token on any cell of your level with no token or pawn on it; never twice in a row.</source>
        <translation>**Verdeckt werfen:** ein Marker auf ein beliebiges Feld deiner Ebene ohne Marker und Figur; nie zweimal hintereinander.</translation>
    </message>
    <message>
        <source>**Move** to any cell of your level without a pawn. You collect what is there.</source>
        <translation>**Beweg deine Figur** auf ein beliebiges Feld deiner Ebene ohne Figur. Du sammelst ein, was dort liegt.</translation>
    </message>
    <message>
        <source>**Climb**, if all four cells beside you hold tokens; never from the border.</source>
        <translation>**Klettere**, wenn auf allen vier Feldern neben dir Marker liegen; nie vom Rand aus.</translation>
    </message>
    <message>
        <source>Then draw until you hold three cards. A token on a pawn is a direct hit: 1 point, and it goes into that player’s reserve. On levels 2 and 3 a token falls unless there’s another below it.</source>
        <translation>Dann ziehst du nach, bis du drei Karten hast. Ein Marker auf eine Figur ist ein Volltreffer: 1 Punkt, und er kommt in deren Vorrat. Auf Ebene 2 und 3 fällt ein Marker, wenn darunter keiner liegt.</translation>
    </message>
    <message>
        <source>You have finished when your tokens or cards run out, or when you can’t throw.</source>
        <translation>Du bist fertig, wenn dir Marker oder Karten ausgehen oder du nicht werfen kannst.</translation>
    </message>
    <message>
        <source>And the rivalry cards. Ties: most tokens in others’ reserves, then most sweets, then earliest in turn order.</source>
        <translation>Dazu die Rivalitätskarten. Gleichstand: mehr Marker in fremden Vorräten, mehr Süßigkeiten, früher dran.</translation>
    </message>
    <message>
        <source>**In the app:** R rotates a card, F flips it, C climbs, E ends the turn, B changes the view.</source>
        <translation>**In der App:** R dreht eine Karte, F dreht sie um, C klettert, E beendet den Zug, B wechselt die Ansicht.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>According to the sheet you begin with one.</source>
        <translation>Nach dem Blatt beginnt man mit einer.</translation>
    </message>
    <message>
        <source>A less experienced player may have a head start.</source>
        <translation>Wer weniger Übung hat, kann einen Vorsprung bekommen.</translation>
    </message>
    <message>
        <source>They begin with 12, 22 or 31 points.</source>
        <translation>Dann gibt es 12, 22 oder 31 Punkte von Anfang an; sie stehen bei denen für Volltreffer.</translation>
    </message>
    <message>
        <source>each of your tokens on level 1, 2, 3</source>
        <translation>jeder deiner Marker auf Ebene 1, 2, 3</translation>
    </message>
    <message>
        <source>each in another player’s reserve</source>
        <translation>jeder in einem fremden Vorrat</translation>
    </message>
    <message>
        <source>each player with fewer sweets</source>
        <translation>jede Person mit weniger Süßigkeiten</translation>
    </message>
    <message>
        <source>direct hit, at once</source>
        <translation>Volltreffer, sofort</translation>
    </message>
    <message>
        <source>Finishing</source>
        <translation>Fertig sein</translation>
    </message>
    <message>
        <source>when they hold no card after the end of their turn;</source>
        <translation>wenn du nach deinem Zug keine Karte mehr auf der Hand hast;</translation>
    </message>
    <message>
        <source>How the game ends</source>
        <translation>Wie die Partie endet</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>A player has finished:</source>
        <translation>Du bist fertig:</translation>
    </message>
    <message>
        <source>at once, when after throwing no token of their own colour is left in their reserve;</source>
        <translation>sofort, wenn nach dem Werfen kein eigener Marker mehr in deinem Vorrat liegt;</translation>
    </message>
    <message>
        <source>when they [can’t throw](#stop) any more and say so.</source>
        <translation>wenn du [nicht mehr werfen kannst](#stop) und es sagst.</translation>
    </message>
    <message>
        <source>A player who has finished takes no more turns, whatever comes into their reserve later. Their pawn stays where it is, can still be hit, and catches what falls. The others play on.</source>
        <translation>Wer fertig ist, tut nichts mehr, egal was später noch in den Vorrat kommt. Die Figur bleibt, wo sie ist, lässt sich noch treffen und fängt, was fällt. Die anderen spielen weiter.</translation>
    </message>
    <message>
        <source>When all have [finished](#finish), everything is [counted](#score), and most points wins. If there’s a tie, these decide, in this order: more of your tokens in other players’ reserves; more sweets; earlier in turn order.</source>
        <translation>Sind alle [fertig](#finish), wird [gewertet](#score), und es gewinnt, wer die meisten Punkte hat. Bei Gleichstand entscheidet der Reihe nach: mehr eigene Marker in fremden Vorräten; mehr Süßigkeiten; früher an der Reihe.</translation>
    </message>
    <message>
        <source>each of your tokens on level 1</source>
        <translation>jeder deiner Marker auf Ebene 1</translation>
    </message>
    <message>
        <source>each of your tokens on level 2</source>
        <translation>jeder deiner Marker auf Ebene 2</translation>
    </message>
    <message>
        <source>each of your tokens on level 3</source>
        <translation>jeder deiner Marker auf Ebene 3</translation>
    </message>
    <message>
        <source>each of your tokens in another player’s reserve</source>
        <translation>jeder deiner Marker in einem fremden Vorrat</translation>
    </message>
    <message>
        <source>each other player who has fewer sweets than you</source>
        <translation>jede Person mit weniger Süßigkeiten als du</translation>
    </message>
    <message>
        <source>each direct hit, counted during the game</source>
        <translation>jeder Volltreffer, während der Partie gezählt</translation>
    </message>
    <message>
        <source>Tokens left in your own reserve are worth nothing. After the game, click a line in the list of points, and its cells light up.</source>
        <translation>Marker, die in deinem eigenen Vorrat übrig sind, sind nichts wert. Klick nach der Partie auf eine Zeile der Punkteliste, und ihre Felder leuchten auf.</translation>
    </message>
    <message>
        <source>Open rivalry cards apply to everybody, and most give points at the end. “The most” always means more than any other player, and at least one: nobody scores for a tie, unless the card says otherwise.</source>
        <translation>Offene Rivalitätskarten gelten für alle, und die meisten bringen am Ende Punkte. „Die meisten“ heißt immer: mehr als jede andere Person und mindestens einer. Bei Gleichstand bekommt niemand etwas, außer die Karte sagt es anders.</translation>
    </message>
    <message>
        <source>With “Slippery” you move along your pawn’s row or column, as far as you like and over everything in between.</source>
        <translation>Mit „Rutschig“ bewegst du deine Figur in ihrer Reihe oder Spalte, beliebig weit und über alles dazwischen hinweg.</translation>
    </message>
    <message>
        <source>With “Way down” you may go down instead of climbing, once a turn: to the same cell one level down, if there is one and no pawn is on it. Collect what is there.</source>
        <translation>Mit „Abstieg“ darfst du einmal pro Zug hinunter, statt zu klettern: eine Ebene tiefer auf dasselbe Feld, wenn es eine gibt und dort keine Figur steht. Sammle ein, was dort liegt.</translation>
    </message>
    <message>
        <source>All of you have these cards; they are ours, as the sheet doesn’t print them. Coloured spaces get tokens; your pawn stands on one of them, or on the pawn symbol. Rotate them as you like.</source>
        <translation>Ihr alle habt dieselben Karten. Die Muster haben wir entworfen, denn das Blatt zeigt sie nicht. Farbige Kästchen bekommen Marker; deine Figur steht auf einem davon oder auf dem Figurensymbol. Dreh die Karten, wie du magst.</translation>
    </message>
    <message>
        <source>**A tip:** cards with a pawn symbol place more tokens, but your pawn has to be in exactly the right place.</source>
        <translation>**Ein Rat:** Karten mit Figurensymbol bringen mehr Marker, aber deine Figur muss genau richtig stehen.</translation>
    </message>
    <message>
        <source>the open [rivalry cards](#rivalry)</source>
        <translation>die offenen [Rivalitätskarten](#rivalry)</translation>
    </message>
    <message>
        <source>as they say</source>
        <translation>was darauf steht</translation>
    </message>
    <message>
        <source>If the game ended here, Anna’s tokens would give her 6 points on level 1 and 4 on level 2, and Bruno’s would give him 3. With the rivalry card “Rows”, Anna would get 4 more and Bruno 2.</source>
        <translation>Wäre die Partie hier zu Ende, brächten Annas Marker ihr 6 Punkte auf Ebene 1 und 4 auf Ebene 2, Brunos Marker brächten ihm 3. Mit der Rivalitätskarte „Reihen“ bekäme Anna noch 4 und Bruno 2.</translation>
    </message>
    <message>
        <source>Three players have 6, 6 and 2 sweets. The first two get 5 points each, because one player has fewer; nobody gets points for a tie.</source>
        <translation>Zu dritt habt ihr 6, 6 und 2 Süßigkeiten. Die ersten beiden bekommen je 5 Punkte, weil jemand weniger hat; für den Gleichstand gibt es nichts.</translation>
    </message>
    <message>
        <source>Rivalry cards</source>
        <translation>Rivalitätskarten</translation>
    </message>
    <message>
        <source>Rivalry cards that change a rule</source>
        <translation>Die Regelkarten</translation>
    </message>
    <message>
        <source>These apply to everybody throughout the game:</source>
        <translation>Diese gelten für alle, die ganze Partie lang:</translation>
    </message>
    <message>
        <source>The thirteen patterns</source>
        <translation>Die dreizehn Muster</translation>
    </message>
    <message>
        <source>Card {number}</source>
        <translation>Karte {number}</translation>
    </message>
    <message>
        <source>The levels have 6 by 6 cells.</source>
        <translation>Die Ebenen haben 6 mal 6 Felder.</translation>
    </message>
    <message>
        <source>The sheet doesn’t give the number; published descriptions do.</source>
        <translation>Das Blatt nennt die Zahl nicht; veröffentlichte Beschreibungen nennen sie.</translation>
    </message>
    <message>
        <source>The patterns and the rivalry cards in this program are its own.</source>
        <translation>Die Muster und die Rivalitätskarten wurden eigens für dieses Programm entworfen.</translation>
    </message>
    <message>
        <source>In two minutes</source>
        <translation>In zwei Minuten</translation>
    </message>
    <message>
        <source>For 2 to 4 players, ages 14 and up; a game takes 20 to 40 minutes.</source>
        <translation>Für 2 bis 4 Personen ab 14 Jahren; eine Partie dauert 20 bis 40 Minuten.</translation>
    </message>
    <message>
        <source>**Goal.** Have the most points when everybody has run out of colour or cards.</source>
        <translation>**Ziel.** Hol dir die meisten Punkte, bis niemand mehr Farbe oder Karten hat.</translation>
    </message>
    <message>
        <source>**Before the game** put your pawn on a corner of the lower level. You have 25 tokens and a deck of 13 cards: draw one.</source>
        <translation>**Vor dem Spiel** stellst du deine Figur auf eine Ecke der unteren Ebene. Du hast 25 Marker und einen Stapel aus 13 Karten: Zieh eine.</translation>
    </message>
    <message>
        <source>**On your turn**, in any order, each at most once:</source>
        <translation>**In deinem Zug**, in beliebiger Reihenfolge, jedes höchstens einmal:</translation>
    </message>
    <message>
        <source>[Throw colour](#throw) (you must): play a card. Imagine its pattern on your level, rotated as you like, with your pawn on a coloured space (or on the pawn symbol), and put a token on each of the other coloured spaces; no cell holds two. A token that lands on a pawn is a [direct hit](#hit): 1 point.</source>
        <translation>[Farbe werfen](#throw) (das musst du): Spiel eine Karte. Denk dir ihr Muster auf deiner Ebene, beliebig gedreht, deine Figur auf einem farbigen Kästchen (oder auf dem Figurensymbol), und leg auf jedes andere farbige Kästchen einen Marker; nie zwei auf ein Feld. Ein Marker auf eine Figur ist ein [Volltreffer](#hit): 1 Punkt.</translation>
    </message>
    <message>
        <source>[Move](#move) your pawn anywhere on its level and collect what is there.</source>
        <translation>[Bewegen](#move): Stell deine Figur irgendwohin auf ihrer Ebene und sammle ein, was dort liegt.</translation>
    </message>
    <message>
        <source>[Climb](#climb), if all four cells beside you hold tokens.</source>
        <translation>[Klettern](#climb), wenn auf allen vier Feldern neben dir Marker liegen.</translation>
    </message>
    <message>
        <source>End your turn by drawing until you hold three cards. **Points:** 1, 2 or 3 for each of your tokens, by level; 2 for each in another player’s reserve; 5 for each player with fewer sweets than you. Leave the [rivalry cards](#rivalry) out the first time.</source>
        <translation>Am Ende des Zugs ziehst du nach, bis du drei Karten hast. **Punkte:** 1, 2 oder 3 für jeden deiner Marker, je nach Ebene; 2 für jeden in einem fremden Vorrat; 5 je Person mit weniger Süßigkeiten als du. Lasst beim ersten Mal die [Rivalitätskarten](#rivalry) weg.</translation>
    </message>
    <message>
        <source>What is on the table</source>
        <translation>Was auf dem Tisch ist</translation>
    </message>
    <message>
        <source>The courtyard during a game. Anna’s pawn is on the middle level, Bruno’s on the lower level.</source>
        <translation>Der Hof mitten im Spiel. Annas Figur steht auf der mittleren Ebene, Brunos auf der unteren.</translation>
    </message>
    <message>
        <source>Anna’s pawn</source>
        <translation>Annas Figur</translation>
    </message>
    <message>
        <source>a colour token: its owner’s colour</source>
        <translation>ein Farbmarker, in der Farbe der Person, der er gehört</translation>
    </message>
    <message>
        <source>sweets</source>
        <translation>Süßigkeiten</translation>
    </message>
    <message>
        <source>Anna’s cards</source>
        <translation>Annas Karten</translation>
    </message>
    <message>
        <source>Anna’s reserve: tokens, sweets, hits</source>
        <translation>Annas Vorrat: Marker, Süßigkeiten, Treffer</translation>
    </message>
    <message>
        <source>a rivalry card</source>
        <translation>eine Rivalitätskarte</translation>
    </message>
    <message>
        <source>the upper level, level 3</source>
        <translation>die obere Ebene, Ebene 3</translation>
    </message>
    <message>
        <source>For each player: a pawn, 25 tokens and [13 colour cards](#patterns).</source>
        <translation>Je Person: eine Figur, 25 Marker und [13 Farbkarten](#patterns).</translation>
    </message>
    <message>
        <source>24 sweets, and the [rivalry cards](#rivalry).</source>
        <translation>24 Süßigkeiten und die [Rivalitätskarten](#rivalry).</translation>
    </message>
    <message>
        <source>Every level has columns a to f from the left and rows 1 to 6 from the bottom. The cell c4 is above c4 of the level below.</source>
        <translation>Jede Ebene hat von links die Spalten a bis f und von unten die Reihen 1 bis 6. Das Feld c4 liegt genau über dem c4 der Ebene darunter.</translation>
    </message>
    <message>
        <source>The tokens in front of you are your **reserve**. Other players’ colours can come into it: that is the powder on your clothes.</source>
        <translation>Die Marker vor dir sind dein **Vorrat**. Auch fremde Farben können hineinkommen: Das ist das Pulver auf deinen Kleidern.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Der Aufbau</translation>
    </message>
    <message>
        <source>Put two sweets on each of the 8 cells beside the corners of level 1 (a2, b1, e1, f2, a5, b6, e6, f5), and one on each of the same cells of level 2.</source>
        <translation>Legt je zwei Süßigkeiten auf die 8 Felder neben den Ecken von Ebene 1 (a2, b1, e1, f2, a5, b6, e6, f5) und je eine auf dieselben Felder von Ebene 2.</translation>
    </message>
    <message>
        <source>Lay out up to three [rivalry cards](#rivalry), chosen or drawn at random. We recommend two, but none for your first game.</source>
        <translation>Legt bis zu drei [Rivalitätskarten](#rivalry) offen aus, ausgesucht oder zufällig. Wir empfehlen zwei, aber keine in der ersten Partie.</translation>
    </message>
    <message>
        <source>Everybody shuffles their 13 cards into a deck and draws one, or three if you have chosen that.</source>
        <translation>Alle mischen ihre 13 Karten zu einem Stapel und ziehen eine, oder drei, wenn ihr das gewählt habt.</translation>
    </message>
    <message>
        <source>Whoever wears the brightest colours begins; or let the program draw lots.</source>
        <translation>Wer die buntesten Kleider trägt, beginnt; oder lasst das Programm losen.</translation>
    </message>
    <message>
        <source>More than one rivalry card that changes a rule makes things complicated; when drawing at random, the program takes at most one.</source>
        <translation>Mehr als eine Regelkarte macht es kompliziert; beim Losen nimmt das Programm höchstens eine.</translation>
    </message>
    <message>
        <source>Beginning with the first player, everybody puts their pawn on a free corner of level 1. Turns begin when all pawns are there.</source>
        <translation>Wer beginnt, stellt zuerst seine Figur auf eine freie Ecke von Ebene 1; dann folgen die anderen. Die Züge beginnen, wenn alle Figuren stehen.</translation>
    </message>
    <message>
        <source>Anna’s pawn is on a1. Bruno may begin on any other corner of the lower level.</source>
        <translation>Annas Figur steht auf a1. Bruno darf auf jeder anderen Ecke der unteren Ebene beginnen.</translation>
    </message>
    <message>
        <source>Where the pawns begin</source>
        <translation>Wo die Figuren beginnen</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>**throw colour**, [face-up](#throw) or [face-down](#face-down): you must do this;</source>
        <translation>**Farbe werfen**, [offen](#throw) oder [verdeckt](#face-down): Das musst du;</translation>
    </message>
    <message>
        <source>Your turn ends when you say so, and not before you have thrown. Then you draw until you hold three cards, as long as your deck has any.</source>
        <translation>Dein Zug endet, wenn du es sagst, und nicht, bevor du geworfen hast. Dann ziehst du nach, bis du drei Karten auf der Hand hast, solange dein Stapel reicht.</translation>
    </message>
    <message>
        <source>Throwing a card face-up</source>
        <translation>Eine Karte offen werfen</translation>
    </message>
    <message>
        <source>Play goes around clockwise. On your turn, do these things, in any order, each at most once:</source>
        <translation>Es geht im Uhrzeigersinn reihum. In deinem Zug tust du diese Dinge, in beliebiger Reihenfolge, jedes höchstens einmal:</translation>
    </message>
    <message>
        <source>Or play it [face-down](#face-down), for one token anywhere on your level.</source>
        <translation>Oder wirf sie [verdeckt](#face-down), für einen einzigen Marker irgendwo auf deiner Ebene.</translation>
    </message>
    <message>
        <source>The first turn: Anna has moved to c3 and holds her card over the level. Its pattern lies around her pawn; tokens would go on b3, c4 and d3.</source>
        <translation>Der erste Zug: Anna ist nach c3 gegangen und hält ihre Karte über die Ebene. Das Muster liegt um ihre Figur; Marker kämen auf b3, c4 und d3.</translation>
    </message>
    <message>
        <source>[move](#move) your pawn, if you like;</source>
        <translation>deine Figur [bewegen](#move), wenn du magst;</translation>
    </message>
    <message>
        <source>[climb](#climb) to the next level, if you can.</source>
        <translation>auf die nächste Ebene [klettern](#climb), wenn du kannst.</translation>
    </message>
    <message>
        <source>Anna throws: her pawn on c3 is on a coloured space, and tokens go on c2 and d2.</source>
        <translation>Anna wirft: Ihre Figur auf c3 steht auf einem farbigen Kästchen, und Marker kommen auf c2 und d2.</translation>
    </message>
    <message>
        <source>Now b3, c2, c4 and d3 hold tokens: she can climb to the cell that is lit.</source>
        <translation>Jetzt liegen auf b3, c2, c4 und d3 Marker: Sie kann auf das beleuchtete Feld klettern.</translation>
    </message>
    <message>
        <source>She has climbed. She ends her turn and draws until she holds three cards.</source>
        <translation>Sie ist geklettert. Sie beendet ihren Zug und zieht nach, bis sie drei Karten hat.</translation>
    </message>
    <message>
        <source>A card shows a pattern of 3 by 3 spaces. Choose a card from your hand and rotate it any of four ways; it is never mirrored. Imagine the pattern lying on your pawn’s level.</source>
        <translation>Eine Karte zeigt ein Muster aus 3 mal 3 Kästchen. Wähl eine Karte aus deiner Hand und dreh sie auf eine von vier Arten; gespiegelt wird sie nie. Leg das Muster in Gedanken über die Ebene deiner Figur.</translation>
    </message>
    <message>
        <source>**A card without a pawn symbol:** your pawn is on one of the coloured spaces, whichever you like. Tokens go on the others.</source>
        <translation>**Eine Karte ohne Figurensymbol:** Deine Figur steht auf einem der farbigen Kästchen, egal auf welchem. Auf die anderen kommen Marker.</translation>
    </message>
    <message>
        <source>**A card with a pawn symbol:** your pawn stands exactly there. Tokens go on all coloured spaces.</source>
        <translation>**Eine Karte mit Figurensymbol:** Deine Figur steht genau dort. Auf alle farbigen Kästchen kommen Marker.</translation>
    </message>
    <message>
        <source>All coloured spaces, the pawn’s included, have to be on the level. White ones may hang over its border.</source>
        <translation>Alle farbigen Kästchen, auch das der Figur, müssen auf der Ebene liegen. Weiße dürfen über den Rand hinausragen.</translation>
    </message>
    <message>
        <source>Right: the three coloured spaces of card 2 are on the level; only white ones hang over its border.</source>
        <translation>Richtig: Die drei farbigen Kästchen von Karte 2 liegen auf der Ebene; nur weiße ragen über ihren Rand.</translation>
    </message>
    <message>
        <source>Wrong: card 12 from this corner. With the pawn on its symbol, coloured spaces would hang over the border however you rotate it.</source>
        <translation>Falsch: Karte 12 aus dieser Ecke. Steht die Figur auf ihrem Symbol, ragen farbige Kästchen über den Rand, wie auch immer du die Karte drehst.</translation>
    </message>
    <message>
        <source>A cell never holds two tokens: where yours go there must be none, of any colour. Sweets and other pawns don’t matter: see [Direct hits](#hit).</source>
        <translation>Auf ein Feld passt nur ein Marker: Wohin deine kommen, darf keiner liegen, egal in welcher Farbe. Süßigkeiten und andere Figuren stören nicht: siehe [Volltreffer](#hit).</translation>
    </message>
    <message>
        <source>You throw the whole pattern. Only if you have too few tokens do you choose which spaces get them; the whole pattern must still fit.</source>
        <translation>Du wirfst das ganze Muster. Nur wenn du zu wenige Marker hast, wählst du aus, welche Kästchen sie bekommen; das ganze Muster muss trotzdem möglich sein.</translation>
    </message>
    <message>
        <source>The card goes face-up on your discard pile. On level 2 or 3, tokens may [fall](#rain).</source>
        <translation>Die Karte kommt offen auf deine Ablage. Auf Ebene 2 oder 3 können Marker [fallen](#rain).</translation>
    </message>
    <message>
        <source>You have two tokens left and throw a card for three. Put both on two of the three spaces; you have [finished](#finish).</source>
        <translation>Du hast noch zwei Marker und wirfst eine Karte für drei. Leg beide auf zwei der drei Kästchen; du bist [fertig](#finish).</translation>
    </message>
    <message>
        <source>Direct hits</source>
        <translation>Volltreffer</translation>
    </message>
    <message>
        <source>If another pawn is where a token of your pattern should go, that is a direct hit: the token goes into that player’s reserve, and you get **1 point at once**. At the end it is worth 2 more points to you.</source>
        <translation>Steht eine andere Figur dort, wo ein Marker deines Musters hinkäme, ist das ein Volltreffer: Der Marker kommt in den Vorrat der getroffenen Person, und du bekommst **sofort 1 Punkt**. Am Ende ist er noch 2 Punkte für dich wert.</translation>
    </message>
    <message>
        <source>One space of Anna’s pattern is on d4, where Bruno’s pawn stands: a direct hit.</source>
        <translation>Ein Kästchen von Annas Muster liegt auf d4, wo Brunos Figur steht: ein Volltreffer.</translation>
    </message>
    <message>
        <source>Instead of using its pattern, you can throw a card face-down: put one token on any cell of your pawn’s level that holds no token or pawn, however far away. On level 2 or 3 it may [fall](#rain).</source>
        <translation>Statt ihr Muster zu nutzen, kannst du eine Karte verdeckt werfen: Leg einen Marker auf ein beliebiges Feld der Ebene deiner Figur, egal wie weit weg, ohne Marker und ohne Figur. Auf Ebene 2 oder 3 kann er [fallen](#rain).</translation>
    </message>
    <message>
        <source>Never twice in a row: if the top card of your discard pile is face-down, throw the next one face-up. The others never see which card it was.</source>
        <translation>Nie zweimal hintereinander: Liegt die oberste Karte deiner Ablage verdeckt, wirf die nächste offen. Die anderen sehen nie, welche Karte es war.</translation>
    </message>
    <message>
        <source>Bruno has thrown a card face-down for a token on a4. The back of the card on his plate says that his next one has to be face-up.</source>
        <translation>Bruno hat für einen Marker auf a4 eine Karte verdeckt geworfen. Die Rückseite auf seinem Schild sagt, dass die nächste offen sein muss.</translation>
    </message>
    <message>
        <source>Put your pawn on any other cell of its level, as far away as you like, unless another pawn is there.</source>
        <translation>Stell deine Figur auf ein beliebiges anderes Feld ihrer Ebene, so weit weg du magst, außer dort steht schon eine.</translation>
    </message>
    <message>
        <source>Collect what is there into your reserve: all sweets, and the token, whatever its colour. Your own tokens that come back can be thrown again; other players’ tokens can’t, and give their owners 2 points at the end.</source>
        <translation>Sammle in deinen Vorrat ein, was dort liegt: alle Süßigkeiten und den Marker, egal in welcher Farbe. Eigene Marker, die zurückkommen, kannst du wieder werfen; fremde nicht, und jeder bringt der Person, der er gehört, am Ende 2 Punkte.</translation>
    </message>
    <message>
        <source>If all four cells beside your pawn (not diagonally) hold tokens, of any colour, you may climb to the same cell one level up. You collect whatever is on that cell.</source>
        <translation>Liegen auf allen vier Feldern neben deiner Figur (nicht schräg) Marker, egal in welcher Farbe, darfst du auf dasselbe Feld eine Ebene höher klettern. Was auf diesem Feld liegt, sammelst du ein.</translation>
    </message>
    <message>
        <source>A pawn on the border never climbs, as it doesn’t have four cells beside it. No pawn may be on the cell above, and from the upper level there is nowhere to climb.</source>
        <translation>Vom Rand aus klettert keine Figur, denn dort hat sie keine vier Felder neben sich. Auf dem Feld darüber darf keine Figur stehen, und von der oberen Ebene aus geht es nicht höher.</translation>
    </message>
    <message>
        <source>There is no way down again, except with the rivalry card [Way down](#rule-cards).</source>
        <translation>Hinunter geht es nicht mehr, außer mit der Rivalitätskarte [Abstieg](#rule-cards).</translation>
    </message>
    <message>
        <source>A token falls to the same cell one level down, if no token is there, and so on from there. Sweets don’t hold it.</source>
        <translation>Ein Marker fällt eine Ebene tiefer auf dasselbe Feld, wenn dort keiner liegt, und von dort genauso weiter. Süßigkeiten halten ihn nicht auf.</translation>
    </message>
    <message>
        <source>If a pawn is where it falls, the pawn **catches** it: the token goes into that player’s reserve. That isn’t a direct hit, so it gives no point now.</source>
        <translation>Steht dort, wo er hinfällt, eine Figur, **fängt** sie ihn: Der Marker kommt in ihren Vorrat. Das ist kein Volltreffer und bringt nicht sofort einen Punkt.</translation>
    </message>
    <message>
        <source>When a pawn comes to a cell, moving or climbing, the tokens on the same cell of the levels above come down, and it catches them, unless a pawn in between does.</source>
        <translation>Geht oder klettert eine Figur auf ein Feld, fallen die Marker herunter, die auf den Ebenen darüber genau über diesem Feld liegen. Die Figur fängt sie, außer eine andere steht dazwischen und fängt sie zuerst.</translation>
    </message>
    <message>
        <source>Anna is on the middle level and holds a card over it. On c4 and d3 her tokens would stay, as tokens are below them. The one on b2 would fall to the lower level.</source>
        <translation>Anna steht auf der mittleren Ebene und hält eine Karte darüber. Auf c4 und d3 blieben ihre Marker liegen, denn darunter liegen welche. Der auf b2 fiele auf die untere Ebene.</translation>
    </message>
    <message>
        <source>You throw on level 3. The cell below on level 2 is empty, the one below that holds a token. Yours falls one level and stays on level 2.</source>
        <translation>Du wirfst auf Ebene 3. Auf Ebene 2 ist das Feld darunter leer, auf Ebene 1 liegt darunter ein Marker. Dein Marker fällt eine Ebene und bleibt auf Ebene 2 liegen.</translation>
    </message>
    <message>
        <source>If no card can be thrown from where your pawn is, face-up or face-down, move or climb first, if you still can, and perhaps throw from there. If you can’t throw even then, all that is left is to [finish](#finish).</source>
        <translation>Lässt sich von deinem Feld aus keine Karte werfen, weder offen noch verdeckt, beweg deine Figur oder klettere erst, wenn du noch kannst, und wirf vielleicht von dort. Kannst du auch dann nicht werfen, bleibt dir nur, dich [fertig](#finish) zu melden.</translation>
    </message>
    <message>
        <source>Anna can’t throw from this corner: none of her three cards fits there, and her last one was face-down. She has to move first.</source>
        <translation>Aus dieser Ecke kann Anna nicht werfen: Keine ihrer drei Karten passt dort, und ihre letzte war verdeckt. Sie muss erst ihre Figur bewegen.</translation>
    </message>
    <message>
        <source>You can’t finish while you can throw from where you are, nor after you have thrown this turn.</source>
        <translation>Solange du von deinem Feld aus werfen kannst, bist du nicht fertig; und auch nicht, wenn du in diesem Zug schon geworfen hast.</translation>
    </message>
    <message>
        <source>Throwing a card face-down</source>
        <translation>Eine Karte verdeckt werfen</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Die Figur bewegen</translation>
    </message>
    <message>
        <source>Anna picks up her pawn: it may go to any cell of its level without another pawn.</source>
        <translation>Anna nimmt ihre Figur auf: Sie darf auf jedes Feld ihrer Ebene, auf dem keine andere Figur steht.</translation>
    </message>
    <message>
        <source>Climbing</source>
        <translation>Klettern</translation>
    </message>
    <message>
        <source>Colour rain</source>
        <translation>Farbregen</translation>
    </message>
    <message>
        <source>Colour that is thrown on level 2 or 3 falls if nothing holds it:</source>
        <translation>Farbe, die auf Ebene 2 oder 3 geworfen wird, fällt, wenn nichts sie hält:</translation>
    </message>
    <message>
        <source>Sweets never fall: they are sticky.</source>
        <translation>Süßigkeiten fallen nie: Sie kleben.</translation>
    </message>
    <message>
        <source>When you can’t throw</source>
        <translation>Wenn du nicht werfen kannst</translation>
    </message>
</context>
</TS>
