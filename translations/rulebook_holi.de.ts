<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>RulebookHoli</name>
    <message>
        <source>Playing at this table</source>
        <translation>Spielen an diesem Tisch</translation>
    </message>
    <message>
        <source>Drag a card from your hand over the courtyard: you see where its tokens would go. R or the wheel turns it.</source>
        <translation>Zieh eine Karte aus deiner Hand über den Hof: Du siehst, wohin ihre Marker kämen. R oder das Mausrad dreht sie.</translation>
    </message>
    <message>
        <source>F or a double click turns a card in your hand face-down, and face-up again.</source>
        <translation>F oder ein Doppelklick dreht eine Handkarte auf die verdeckte Seite und wieder zurück.</translation>
    </message>
    <message>
        <source>Drag your pawn to move it. C climbs, E ends your turn.</source>
        <translation>Zieh deine Figur mit der Maus auf ihr neues Feld. C klettert, E beendet deinen Zug.</translation>
    </message>
    <message>
        <source>B changes between the tower and the three levels side by side.</source>
        <translation>B wechselt zwischen dem Turm und den drei Ebenen nebeneinander.</translation>
    </message>
    <message>
        <source>Click an open rivalry card to read it.</source>
        <translation>Klick auf eine offene Rivalitätskarte, um sie zu lesen.</translation>
    </message>
    <message>
        <source>With too few tokens for a pattern, choose the spaces and press T to throw, or X to take it back.</source>
        <translation>Hast du zu wenige Marker für ein Muster, wähl die Felder und drück T zum Werfen oder X zum Zurücknehmen.</translation>
    </message>
    <message>
        <source>Hidden are the cards in the hands, the order of the decks and what was thrown face-down. Everything else lies open.</source>
        <translation>Verborgen sind die Handkarten, die Reihenfolge der Stapel und was verdeckt geworfen wurde. Alles andere liegt offen.</translation>
    </message>
    <message>
        <source>Questions that come up</source>
        <translation>Fragen, die aufkommen</translation>
    </message>
    <message>
        <source>May I move first and throw from there?</source>
        <translation>Darf ich erst ziehen und von dort werfen?</translation>
    </message>
    <message>
        <source>Yes. Throwing, moving and climbing come in any order. You may even move, throw and then climb.</source>
        <translation>Ja. Werfen, Ziehen und Klettern gehen in jeder Reihenfolge. Du darfst sogar ziehen, werfen und dann klettern.</translation>
    </message>
    <message>
        <source>Do I collect sweets that I throw a token on?</source>
        <translation>Bekomme ich Süßigkeiten, auf die ich einen Marker werfe?</translation>
    </message>
    <message>
        <source>No. The token lies beside the sweets. Whoever moves there collects both.</source>
        <translation>Nein. Der Marker liegt neben den Süßigkeiten. Wer dorthin zieht, bekommt beides.</translation>
    </message>
    <message>
        <source>May I throw a token on my own pawn’s cell?</source>
        <translation>Darf ich einen Marker auf das Feld meiner eigenen Figur werfen?</translation>
    </message>
    <message>
        <source>No. With a card without a mark your pawn stands on a coloured space, and that one gets no token.</source>
        <translation>Nein. Bei einer Karte ohne Zeichen steht deine Figur auf einem farbigen Feld, und dieses bekommt keinen Marker.</translation>
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
        <source>A direct hit happens only on your own level. But colour that falls from above can be caught by a pawn below; it counts 2 points at the end.</source>
        <translation>Einen Volltreffer gibt es nur auf deiner eigenen Ebene. Aber Farbe, die von oben fällt, kann eine Figur darunter fangen; am Ende zählt sie 2 Punkte.</translation>
    </message>
    <message>
        <source>Are the tokens of others in my reserve good for anything?</source>
        <translation>Nützen mir die fremden Marker in meinem Vorrat etwas?</translation>
    </message>
    <message>
        <source>Not for you: each is worth 2 points to its owner. But with some [rivalry cards](#rivalry) it matters how many you have.</source>
        <translation>Dir nicht: Jeder ist 2 Punkte für den wert, dem er gehört. Aber bei manchen [Rivalitätskarten](#rivalry) kommt es darauf an, wie viele du hast.</translation>
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
        <source>I get own tokens back after I have finished. May I go on?</source>
        <translation>Ich bekomme eigene Marker zurück, nachdem ich fertig bin. Darf ich weitermachen?</translation>
    </message>
    <message>
        <source>No. Who has finished stays finished.</source>
        <translation>Nein. Fertig bleibt fertig.</translation>
    </message>
    <message>
        <source>Why can I undo so little?</source>
        <translation>Warum kann ich so wenig rückgängig machen?</translation>
    </message>
    <message>
        <source>Drawing cards shows you something new, and that can’t be forgotten again. Before you end your turn, you can take back all of it.</source>
        <translation>Wer Karten zieht, sieht etwas Neues, und das lässt sich nicht wieder vergessen. Bevor du deinen Zug beendest, kannst du ihn ganz zurücknehmen.</translation>
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
        <translation>die Figur zieht nach c4</translation>
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
        <source>**In your turn, in any order, each once. You must throw.**</source>
        <translation>**In deinem Zug, in beliebiger Reihenfolge, jedes einmal. Werfen musst du.**</translation>
    </message>
    <message>
        <source>**Throw face-up:** your pawn on a coloured space or on the mark, tokens on the other coloured spaces. Turned, never mirrored; no cell holds two tokens.</source>
        <translation>**Offen werfen:** deine Figur auf einem farbigen Feld oder auf dem Zeichen, Marker auf die anderen farbigen Felder. Gedreht, nie gespiegelt; auf kein Feld zwei Marker.</translation>
    </message>
    <message>
        <source>**Throw face-down:** one token on any free cell of your level; never twice in a row.</source>
        <translation>**Verdeckt werfen:** ein Marker auf ein beliebiges freies Feld deiner Ebene; nie zweimal hintereinander.</translation>
    </message>
    <message>
        <source>**Move** to any cell of your level without a pawn. You collect what lies there.</source>
        <translation>**Ziehen** auf ein beliebiges Feld deiner Ebene ohne Figur. Du sammelst ein, was dort liegt.</translation>
    </message>
    <message>
        <source>**Climb**, if all four cells beside you hold tokens.</source>
        <translation>**Klettern**, wenn auf allen vier Feldern neben dir Marker liegen.</translation>
    </message>
    <message>
        <source>Then draw until you hold three cards. A token on a pawn is a direct hit: 1 point, and it goes into that player’s reserve. On levels 2 and 3 a token falls unless another token lies below it.</source>
        <translation>Dann ziehst du Karten nach, bis du drei hast. Ein Marker auf eine Figur ist ein Volltreffer: 1 Punkt, und er kommt in deren Vorrat. Auf Ebene 2 und 3 fällt ein Marker, wenn darunter keiner liegt.</translation>
    </message>
    <message>
        <source>You have finished when your own tokens or your cards are used up, or when you can’t throw.</source>
        <translation>Du bist fertig, wenn deine eigenen Marker oder deine Karten aufgebraucht sind oder wenn du nicht werfen kannst.</translation>
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
        <source>own token on level 1, 2, 3</source>
        <translation>eigener Marker auf Ebene 1, 2, 3</translation>
    </message>
    <message>
        <source>own token in another’s reserve</source>
        <translation>eigener Marker in fremdem Vorrat</translation>
    </message>
    <message>
        <source>each player with fewer sweets</source>
        <translation>alle mit weniger Süßigkeiten, je</translation>
    </message>
    <message>
        <source>direct hit, at once</source>
        <translation>Volltreffer, sofort</translation>
    </message>
    <message>
        <source>**At this table:** R turns a card, F turns it face-down, C climbs, E ends the turn, B changes the view.</source>
        <translation>**An diesem Tisch:** R dreht eine Karte, F dreht sie um, C klettert, E beendet den Zug, B wechselt die Ansicht.</translation>
    </message>
    <message>
        <source>Finishing</source>
        <translation>Fertig sein</translation>
    </message>
    <message>
        <source>A player has finished</source>
        <translation>Du bist fertig,</translation>
    </message>
    <message>
        <source>at once, when no token of their own colour is left in their reserve after throwing;</source>
        <translation>und zwar sofort, wenn nach dem Werfen kein eigener Marker mehr in deinem Vorrat liegt;</translation>
    </message>
    <message>
        <source>when they hold no card after the end of their turn;</source>
        <translation>wenn du nach deinem Zug keine Karte mehr auf der Hand hast;</translation>
    </message>
    <message>
        <source>when they [stop](#stop) because they can’t throw.</source>
        <translation>wenn du [aufhörst](#stop), weil du nicht werfen kannst.</translation>
    </message>
    <message>
        <source>Who has finished does nothing more: no moving, no drawing, whatever comes into their reserve later. Their pawn stays where it is and can still be hit. The others play on, and finished players are skipped.</source>
        <translation>Wer fertig ist, tut nichts mehr: kein Ziehen, keine neuen Karten, egal was später noch in den Vorrat kommt. Die Figur bleibt, wo sie ist, und lässt sich noch treffen. Die anderen spielen weiter, und wer fertig ist, wird übersprungen.</translation>
    </message>
    <message>
        <source>How the game ends</source>
        <translation>Wie das Spiel endet</translation>
    </message>
    <message>
        <source>When all players have [finished](#finish), everything is [counted](#score). There is always exactly one winner: the most points win.</source>
        <translation>Sind alle [fertig](#finish), wird [gewertet](#score). Genau einer gewinnt: mit den meisten Punkten.</translation>
    </message>
    <message>
        <source>If that is a tie, these decide, one after the other: more own tokens in other players’ reserves; more sweets; earlier in turn order, from the first player on.</source>
        <translation>Bei Gleichstand entscheidet der Reihe nach: mehr eigene Marker in fremden Vorräten; mehr Süßigkeiten; früher an der Reihe, von dem Platz an, der begonnen hat.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>each own token on level 1</source>
        <translation>jeder eigene Marker auf Ebene 1</translation>
    </message>
    <message>
        <source>each own token on level 2</source>
        <translation>jeder eigene Marker auf Ebene 2</translation>
    </message>
    <message>
        <source>each own token on level 3</source>
        <translation>jeder eigene Marker auf Ebene 3</translation>
    </message>
    <message>
        <source>each own token in another player’s reserve</source>
        <translation>jeder eigene Marker in einem fremden Vorrat</translation>
    </message>
    <message>
        <source>each other player who has fewer sweets than you</source>
        <translation>alle mit weniger Süßigkeiten als du, je</translation>
    </message>
    <message>
        <source>each direct hit, counted during the game</source>
        <translation>jeder Volltreffer, während des Spiels gezählt</translation>
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
        <translation>Wäre das Spiel hier zu Ende, brächten Annas Marker ihr 6 Punkte auf Ebene 1 und 4 auf Ebene 2, Brunos Marker brächten ihm 3. Mit der Rivalitätskarte „Reihen“ bekäme Anna noch 4 und Bruno 2.</translation>
    </message>
    <message>
        <source>Three players have 6, 6 and 2 sweets. The first two get 5 points each, because one player has fewer; nobody gets points for a tie.</source>
        <translation>Zu dritt habt ihr 6, 6 und 2 Süßigkeiten. Die ersten beiden bekommen je 5 Punkte, weil einer weniger hat; für den Gleichstand gibt es nichts.</translation>
    </message>
    <message>
        <source>Tokens that are left in your own reserve are worth nothing. After the game the list of points says where each of them came from; click a line, and the cells light up.</source>
        <translation>Marker, die in deinem eigenen Vorrat übrig sind, sind nichts wert. Nach dem Spiel sagt die Punkteliste, woher jeder Punkt kommt; klick auf eine Zeile, und die Felder leuchten auf.</translation>
    </message>
    <message>
        <source>Rivalry cards</source>
        <translation>Rivalitätskarten</translation>
    </message>
    <message>
        <source>The rivalry cards that lie open hold for everybody. Most of them give points at the end. “The most” always means more than each other player, and at least one: a tie gives nobody anything, unless the card says otherwise.</source>
        <translation>Die offenen Rivalitätskarten gelten für alle. Die meisten bringen am Ende Punkte. „Die meisten“ heißt immer: mehr als alle anderen und mindestens einer. Bei Gleichstand bekommt niemand etwas, außer die Karte sagt es anders.</translation>
    </message>
    <message>
        <source>With “Sharp eye” every direct hit gives 2 points at once. It still counts as one hit.</source>
        <translation>Mit „Scharfes Auge“ bringt jeder Volltreffer sofort 2 Punkte. Er zählt trotzdem als ein Treffer.</translation>
    </message>
    <message>
        <source>Rivalry cards that change a rule</source>
        <translation>Die Regelkarten</translation>
    </message>
    <message>
        <source>These six hold for everybody during the whole game:</source>
        <translation>Diese sechs gelten für alle, das ganze Spiel lang:</translation>
    </message>
    <message>
        <source>With “Slippery” a move goes only along the pawn’s row or column. It may still be as far as you like, and over everything in between.</source>
        <translation>Mit „Rutschig“ ziehst du nur in der Reihe oder Spalte deiner Figur. Es darf trotzdem beliebig weit sein und über alles dazwischen hinweg.</translation>
    </message>
    <message>
        <source>With “Way down” you may go down instead of climbing: once a turn one or the other. You go to the same cell one level down, if no pawn stands there, and collect what lies there. From the lower level there is no way down.</source>
        <translation>Mit „Abstieg“ darfst du hinunter, statt zu klettern: einmal pro Zug das eine oder das andere. Du kommst eine Ebene tiefer auf dasselbe Feld, wenn dort keine Figur steht, und sammelst ein, was dort liegt. Von der unteren Ebene geht es nicht tiefer.</translation>
    </message>
    <message>
        <source>The thirteen patterns</source>
        <translation>Die dreizehn Muster</translation>
    </message>
    <message>
        <source>Every player has these cards. A coloured space gets a token, or your pawn stands on it; on the cards with a mark your pawn stands on the mark. Turn them as you like.</source>
        <translation>Alle haben diese Karten. Ein farbiges Feld bekommt einen Marker, oder deine Figur steht darauf; bei den Karten mit Zeichen steht sie auf dem Zeichen. Dreh sie, wie du magst.</translation>
    </message>
    <message>
        <source>Card {number}</source>
        <translation>Karte {number}</translation>
    </message>
    <message>
        <source>Cards with a mark place more tokens, but your pawn has to stand in just the right place.</source>
        <translation>Karten mit Zeichen legen mehr Marker, aber deine Figur muss genau richtig stehen.</translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>A festival of colour in a courtyard with three levels. You throw coloured powder on the ground and on each other, collect sweets and climb higher. Whoever has the most points at the end wins.</source>
        <translation>Ein Fest der Farben in einem Hof mit drei Ebenen. Du wirfst farbiges Pulver auf den Boden und auf die anderen, sammelst Süßigkeiten und kletterst höher. Wer am Ende die meisten Punkte hat, gewinnt.</translation>
    </message>
    <message>
        <source>Colour that lies higher is worth more, and so is colour on the other players. See [Scoring](#score).</source>
        <translation>Farbe, die höher liegt, ist mehr wert, und Farbe auf den anderen auch. Siehe [Wertung](#score).</translation>
    </message>
    <message>
        <source>What is in the box</source>
        <translation>Was in der Schachtel ist</translation>
    </message>
    <message>
        <source>The courtyard: three levels on top of each other. Level 1 is the lower, level 3 the upper one.</source>
        <translation>Der Hofturm: drei Ebenen übereinander. Ebene 1 ist die untere, Ebene 3 die obere.</translation>
    </message>
    <message>
        <source>For each player: a pawn, 25 colour tokens and [13 colour cards](#patterns).</source>
        <translation>Für alle: eine Figur, 25 Farbmarker und [13 Farbkarten](#patterns).</translation>
    </message>
    <message>
        <source>24 sweets.</source>
        <translation>24 Süßigkeiten.</translation>
    </message>
    <message>
        <source>[21 rivalry cards](#rivalry).</source>
        <translation>[21 Rivalitätskarten](#rivalry).</translation>
    </message>
    <message>
        <source>Every level has 6 columns, a to f from the left, and 6 rows, 1 to 6 from the bottom. The cell c4 lies above c4 of the level below.</source>
        <translation>Jede Ebene hat 6 Spalten, von links a bis f, und 6 Reihen, von unten 1 bis 6. Das Feld c4 liegt genau über dem c4 der Ebene darunter.</translation>
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
        <source>The 13 patterns and the 21 rivalry cards in this program are its own.</source>
        <translation>Die 13 Muster und die 21 Rivalitätskarten in diesem Programm sind seine eigenen.</translation>
    </message>
    <message>
        <source>The sheet describes how the cards work, but doesn’t print them. Ours follow that description; every player has the same 13 patterns.</source>
        <translation>Das Blatt beschreibt, wie die Karten gehen, druckt sie aber nicht ab. Unsere halten sich an diese Beschreibung; alle haben dieselben 13 Muster.</translation>
    </message>
    <message>
        <source>The courtyard during a game. Anna’s pawn stands on the middle level, Bruno’s on the lower one.</source>
        <translation>Der Hof mitten im Spiel. Annas Figur steht auf der mittleren Ebene, Brunos auf der unteren.</translation>
    </message>
    <message>
        <source>The tokens in front of you are your **reserve**. Other players’ colours can come into it, too: that is the powder on your clothes.</source>
        <translation>Die Marker vor dir sind dein **Vorrat**. Auch fremde Farben können hineinkommen: Das ist das Pulver auf deinen Kleidern.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Der Aufbau</translation>
    </message>
    <message>
        <source>Two sweets go on each of the 8 cells beside the corners of level 1: a2, b1, e1, f2, a5, b6, e6 and f5. One sweet goes on each of the same cells of level 2.</source>
        <translation>Je zwei Süßigkeiten kommen auf die 8 Felder neben den Ecken von Ebene 1: a2, b1, e1, f2, a5, b6, e6 und f5. Je eine Süßigkeit kommt auf dieselben Felder von Ebene 2.</translation>
    </message>
    <message>
        <source>Up to three [rivalry cards](#rivalry) are laid open, chosen or by chance. Two are recommended; without any, the game is simpler.</source>
        <translation>Bis zu drei [Rivalitätskarten](#rivalry) werden offen ausgelegt, ausgesucht oder zufällig. Zwei sind empfohlen; ganz ohne ist das Spiel einfacher.</translation>
    </message>
    <message>
        <source>Everybody shuffles their 13 cards into a deck and draws one.</source>
        <translation>Alle mischen ihre 13 Karten zu einem Stapel und ziehen eine.</translation>
    </message>
    <message>
        <source>Agree on who begins.</source>
        <translation>Einigt euch, wer beginnt.</translation>
    </message>
    <message>
        <source>More than one rivalry card that changes a rule makes things complicated. It is not forbidden, but by chance the program deals at most one of them.</source>
        <translation>Mehr als eine Regelkarte unter den Rivalitätskarten macht es kompliziert. Verboten ist es nicht, aber zufällig teilt das Programm höchstens eine davon aus.</translation>
    </message>
    <message>
        <source>When you set up a game, you can choose an opening hand of three cards instead of one: then you have a choice from the first turn on.</source>
        <translation>Vor dem Spiel könnt ihr statt einer Karte drei Karten zu Beginn wählen: Dann habt ihr schon im ersten Zug die Wahl.</translation>
    </message>
    <message>
        <source>Where the pawns begin</source>
        <translation>Wo die Figuren beginnen</translation>
    </message>
    <message>
        <source>From the first player on, everybody puts their pawn on a free corner of level 1: a1, f1, a6 or f6. Turns begin when all pawns stand; from then on they move.</source>
        <translation>Wer beginnt, stellt als Erster seine Figur auf eine freie Ecke von Ebene 1: a1, f1, a6 oder f6; dann folgen die anderen. Die Züge beginnen, wenn alle Figuren stehen; von da an wird gezogen.</translation>
    </message>
    <message>
        <source>Anna’s pawn stands on a1. Bruno may begin on any of the other corners of the lower level.</source>
        <translation>Annas Figur steht auf a1. Bruno darf auf jeder anderen Ecke der unteren Ebene beginnen.</translation>
    </message>
    <message>
        <source>At this table: drag your pawn to a corner.</source>
        <translation>An diesem Tisch: Zieh deine Figur auf eine Ecke.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>Play goes around clockwise. In your turn you may do these things, in any order, each of them once:</source>
        <translation>Es geht im Uhrzeigersinn reihum. In deinem Zug darfst du diese Dinge tun, in beliebiger Reihenfolge, jedes einmal:</translation>
    </message>
    <message>
        <source>**throw colour**, [face-up](#throw) or [face-down](#face-down): this you must do;</source>
        <translation>**Farbe werfen**, [offen](#throw) oder [verdeckt](#face-down): Das musst du;</translation>
    </message>
    <message>
        <source>[move](#move) your pawn;</source>
        <translation>mit deiner Figur [ziehen](#move);</translation>
    </message>
    <message>
        <source>[climb](#climb) to the next level.</source>
        <translation>auf die nächste Ebene [klettern](#climb).</translation>
    </message>
    <message>
        <source>Once means once: when you have thrown in this turn, you can’t throw again, and the same goes for moving and for climbing.</source>
        <translation>Einmal heißt einmal: Hast du in diesem Zug geworfen, kannst du nicht noch einmal werfen, und genauso ist es mit dem Ziehen und dem Klettern.</translation>
    </message>
    <message>
        <source>Your turn ends when you say so, and not before you have thrown. Then you draw until you hold three cards, as long as your deck has any.</source>
        <translation>Dein Zug endet, wenn du es sagst, und nicht, bevor du geworfen hast. Dann ziehst du Karten, bis du drei auf der Hand hast, solange dein Stapel reicht.</translation>
    </message>
    <message>
        <source>If there is nothing that you could throw, see [When you can’t throw](#stop).</source>
        <translation>Gibt es nichts, was du werfen könntest, siehe [Wenn du nicht werfen kannst](#stop).</translation>
    </message>
    <message>
        <source>Throwing a card face-up</source>
        <translation>Eine Karte offen werfen</translation>
    </message>
    <message>
        <source>A card shows a pattern of 3 by 3 spaces. Choose a card from your hand and turn it any of four ways; it is never mirrored. Then lay the pattern, in your mind, over the level on which your pawn stands.</source>
        <translation>Eine Karte zeigt ein Muster aus 3 mal 3 Feldern. Wähl eine Karte aus deiner Hand und dreh sie auf eine von vier Arten; gespiegelt wird sie nie. Dann leg das Muster in Gedanken über die Ebene, auf der deine Figur steht.</translation>
    </message>
    <message>
        <source>**A card without a mark:** your pawn stands on one of the coloured spaces, whichever you like. Tokens go on the others.</source>
        <translation>**Eine Karte ohne Zeichen:** Deine Figur steht auf einem der farbigen Felder, egal auf welchem. Auf die anderen kommen Marker.</translation>
    </message>
    <message>
        <source>**A card with a mark:** your pawn stands on the mark. Tokens go on all coloured spaces.</source>
        <translation>**Eine Karte mit Zeichen:** Deine Figur steht auf dem Zeichen. Auf alle farbigen Felder kommen Marker.</translation>
    </message>
    <message>
        <source>All coloured spaces, the pawn’s included, have to lie on the level. White ones may hang over its border.</source>
        <translation>Alle farbigen Felder, auch das der Figur, müssen auf der Ebene liegen. Weiße dürfen über den Rand hinausragen.</translation>
    </message>
    <message>
        <source>The spaces where tokens go must not hold a token, of any colour: a cell never holds two. Sweets don’t matter, they stay where they are. Other pawns don’t matter either: see [Direct hits](#hit).</source>
        <translation>Auf den Feldern, auf die Marker kommen, darf kein Marker liegen, egal in welcher Farbe: Auf ein Feld passt nur einer. Süßigkeiten stören nicht, sie bleiben liegen. Andere Figuren stören auch nicht: siehe [Volltreffer](#hit).</translation>
    </message>
    <message>
        <source>You throw the whole pattern: a token on every space that takes one. Only if you have too few tokens left do you choose which spaces get them; the whole pattern must still be possible.</source>
        <translation>Du wirfst das ganze Muster: einen Marker auf jedes Feld, das einen bekommt. Nur wenn du zu wenige Marker hast, wählst du aus, welche Felder sie bekommen; das ganze Muster muss trotzdem möglich sein.</translation>
    </message>
    <message>
        <source>The card goes face-up on your discard pile. On level 2 or 3, tokens may [fall](#rain).</source>
        <translation>Die Karte kommt offen auf deine Ablage. Auf Ebene 2 oder 3 können Marker [fallen](#rain).</translation>
    </message>
    <message>
        <source>You have two tokens left and throw a card for three. Put both on two of the three spaces; you have [finished](#finish).</source>
        <translation>Du hast noch zwei Marker und wirfst eine Karte für drei. Leg beide auf zwei der drei Felder; du bist [fertig](#finish).</translation>
    </message>
    <message>
        <source>Direct hits</source>
        <translation>Volltreffer</translation>
    </message>
    <message>
        <source>If another pawn stands where a token of your pattern should go, that is a direct hit. The token goes into that player’s reserve instead, and you get **1 point at once**.</source>
        <translation>Steht eine andere Figur dort, wo ein Marker deines Musters hinkäme, ist das ein Volltreffer. Der Marker kommt stattdessen in den Vorrat der getroffenen Person, und du bekommst **sofort 1 Punkt**.</translation>
    </message>
    <message>
        <source>At the end the token in the other’s reserve is worth 2 points to you. Tokens that come down on somebody from above are no direct hits: see [Colour rain](#rain).</source>
        <translation>Am Ende ist der Marker im fremden Vorrat 2 Punkte für dich wert. Marker, die von oben auf jemanden fallen, sind keine Volltreffer: siehe [Farbregen](#rain).</translation>
    </message>
    <message>
        <source>Anna holds a card over the courtyard. Her pawn stands on one of its three coloured spaces; the tokens would go on the other two, b2 and c2.</source>
        <translation>Anna hält eine Karte über den Hof. Ihre Figur steht auf einem der drei farbigen Felder; die Marker kämen auf die anderen beiden, b2 und c2.</translation>
    </message>
    <message>
        <source>One space of Anna’s pattern lies on d4, where Bruno’s pawn stands: a direct hit.</source>
        <translation>Ein Feld von Annas Muster liegt auf d4, wo Brunos Figur steht: ein Volltreffer.</translation>
    </message>
    <message>
        <source>Throwing a card face-down</source>
        <translation>Eine Karte verdeckt werfen</translation>
    </message>
    <message>
        <source>Instead of using its pattern, you can throw a card face-down. Then put one token on any cell of your pawn’s level, however far away, that holds neither a token nor a pawn.</source>
        <translation>Statt ihr Muster zu nutzen, kannst du eine Karte verdeckt werfen. Dann leg einen Marker auf ein beliebiges Feld der Ebene deiner Figur, egal wie weit weg, auf dem weder ein Marker noch eine Figur ist.</translation>
    </message>
    <message>
        <source>You can’t throw face-down twice in a row: not while the top card of your discard pile lies face-down.</source>
        <translation>Zweimal hintereinander verdeckt werfen geht nicht: nicht, solange die oberste Karte deiner Ablage verdeckt liegt.</translation>
    </message>
    <message>
        <source>The others don’t see which card it was, not even later.</source>
        <translation>Die anderen sehen nicht, welche Karte es war, auch später nicht.</translation>
    </message>
    <message>
        <source>At this table: turn the card over in your hand with F or a double click, then drag it to the cell.</source>
        <translation>An diesem Tisch: Dreh die Karte in deiner Hand mit F oder einem Doppelklick um, dann zieh sie auf das Feld.</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Put your pawn on any other cell of its level, as far away as you like, unless a pawn stands there.</source>
        <translation>Stell deine Figur auf ein beliebiges anderes Feld ihrer Ebene, so weit weg du magst, außer dort steht schon eine.</translation>
    </message>
    <message>
        <source>You collect what lies there: all sweets, and the token, whatever its colour. They go into your reserve. Own tokens that come back can be thrown again; other players’ tokens can’t, and at the end they are worth 2 points to their owner.</source>
        <translation>Du sammelst ein, was dort liegt: alle Süßigkeiten und den Marker, egal in welcher Farbe. Sie kommen in deinen Vorrat. Eigene Marker, die zurückkommen, kannst du wieder werfen; fremde nicht, und am Ende ist jeder 2 Punkte für den wert, dem er gehört.</translation>
    </message>
    <message>
        <source>Anna picks up her pawn: it may go to any cell of its level without another pawn.</source>
        <translation>Anna nimmt ihre Figur auf: Sie darf auf jedes Feld ihrer Ebene, auf dem keine andere Figur steht.</translation>
    </message>
    <message>
        <source>Tokens on the levels above the cell where you arrive come down on you: see [Colour rain](#rain).</source>
        <translation>Marker auf den Ebenen über dem Feld, auf das du kommst, fallen auf dich herunter: siehe [Farbregen](#rain).</translation>
    </message>
    <message>
        <source>Climbing</source>
        <translation>Klettern</translation>
    </message>
    <message>
        <source>If all four cells beside your pawn (not diagonally) hold tokens, of any colour, you may climb to the same cell one level up.</source>
        <translation>Liegen auf allen vier Feldern neben deiner Figur (nicht schräg) Marker, egal in welcher Farbe, darfst du eine Ebene hinaufklettern, auf dasselbe Feld.</translation>
    </message>
    <message>
        <source>A pawn on the border never climbs, since it doesn’t have four cells beside it.</source>
        <translation>Vom Rand aus klettert keine Figur, denn dort hat sie keine vier Felder neben sich.</translation>
    </message>
    <message>
        <source>No pawn may stand on the cell above. From the upper level there is nowhere to climb. What lies above you, you collect when you arrive.</source>
        <translation>Auf dem Feld darüber darf keine Figur stehen. Von der oberen Ebene aus geht es nicht höher. Was über dir liegt, sammelst du ein, wenn du ankommst.</translation>
    </message>
    <message>
        <source>There is no way down again, but for the rivalry card [Way down](#rule-cards).</source>
        <translation>Hinunter geht es nicht mehr, außer mit der Rivalitätskarte [Abstieg](#rule-cards).</translation>
    </message>
    <message>
        <source>All four cells beside Anna’s pawn hold tokens: she can climb to the cell that is lit on the middle level.</source>
        <translation>Auf allen vier Feldern neben Annas Figur liegen Marker: Sie kann auf das Feld klettern, das auf der mittleren Ebene leuchtet.</translation>
    </message>
    <message>
        <source>Anna stands on the middle level and holds a card over it. On c4 and d3 her tokens would stay, as tokens lie below them. The one on b2 would fall to the lower level.</source>
        <translation>Anna steht auf der mittleren Ebene und hält eine Karte darüber. Auf c4 und d3 blieben ihre Marker, denn darunter liegen welche. Der auf b2 fiele auf die untere Ebene.</translation>
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
        <source>A token falls to the same cell one level down, if that cell holds no token, and from there further down in the same way. Sweets don’t hold it.</source>
        <translation>Ein Marker fällt eine Ebene tiefer auf dasselbe Feld, wenn dort kein Marker liegt, und von dort genauso weiter. Süßigkeiten halten ihn nicht auf.</translation>
    </message>
    <message>
        <source>If a pawn stands on a cell to which it falls, the pawn **catches** it: the token goes into that player’s reserve. That is no direct hit and gives no point at once.</source>
        <translation>Steht auf einem Feld, auf das er fällt, eine Figur, **fängt** sie ihn: Der Marker kommt in ihren Vorrat. Das ist kein Volltreffer und bringt nicht sofort einen Punkt.</translation>
    </message>
    <message>
        <source>Whenever a pawn comes to a cell, by moving or climbing, tokens on that cell of the levels above it come down, and the pawn catches them, unless another pawn in between does.</source>
        <translation>Immer wenn eine Figur auf ein Feld kommt, ob gezogen oder geklettert, fallen die Marker herunter, die auf den Ebenen darüber auf diesem Feld liegen, und die Figur fängt sie, außer eine andere dazwischen tut es.</translation>
    </message>
    <message>
        <source>Sweets never fall: they are sticky.</source>
        <translation>Süßigkeiten fallen nie: Sie kleben.</translation>
    </message>
    <message>
        <source>You throw on level 3. On level 2 the cell below is empty, and on level 1 the cell below that holds a token. The token falls one level and lies on level 2.</source>
        <translation>Du wirfst auf Ebene 3. Auf Ebene 2 ist das Feld darunter leer, auf Ebene 1 liegt darunter ein Marker. Dein Marker fällt eine Ebene und bleibt auf Ebene 2 liegen.</translation>
    </message>
    <message>
        <source>So to build high you need colour below: anybody’s will do.</source>
        <translation>Wer hoch bauen will, braucht also Farbe darunter: egal wessen.</translation>
    </message>
    <message>
        <source>When you can’t throw</source>
        <translation>Wenn du nicht werfen kannst</translation>
    </message>
    <message>
        <source>If, from where your pawn stands now, no card can be thrown, neither face-up nor face-down, you may stop: you have [finished](#finish). If you haven’t moved or climbed yet, you may do that first and perhaps throw from there.</source>
        <translation>Lässt sich von da, wo deine Figur jetzt steht, keine Karte werfen, weder offen noch verdeckt, darfst du aufhören: Du bist [fertig](#finish). Hast du deine Figur noch nicht bewegt und bist noch nicht geklettert, kannst du das zuerst tun und vielleicht von dort werfen.</translation>
    </message>
    <message>
        <source>As long as you can throw from where you stand, you can’t stop; and not after you have thrown in this turn.</source>
        <translation>Solange du von deinem Feld aus werfen kannst, kannst du nicht aufhören; und auch nicht, wenn du in diesem Zug schon geworfen hast.</translation>
    </message>
</context>
</TS>
