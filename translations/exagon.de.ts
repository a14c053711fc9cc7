<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Awards</name>
    <message>
        <source>Longest turn</source>
        <translation>Längster Zug</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in one turn</source>
        <translation>
            <numerusform>%n Plättchen in einem Zug</numerusform>
            <numerusform>%n Plättchen in einem Zug</numerusform>
        </translation>
    </message>
    <message>
        <source>Sharpest eye</source>
        <translation>Bestes Auge</translation>
    </message>
    <message numerus="yes">
        <source>%n bonus(es) earned</source>
        <translation>
            <numerusform>%n Bonus verdient</numerusform>
            <numerusform>%n Boni verdient</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>Tiles left</source>
        <translation>Plättchen übrig</translation>
    </message>
    <message>
        <source>Whoever has no tiles left has won.</source>
        <translation>Wer kein Plättchen mehr hat, hat gewonnen.</translation>
    </message>
    <message>
        <source>Points in danger</source>
        <translation>Punkte in Gefahr</translation>
    </message>
    <message>
        <source>What each player’s remaining tiles would cost if somebody else won now.</source>
        <translation>Was die übrigen Plättchen kosten würden, wenn jetzt jemand anders gewänne.</translation>
    </message>
</context>
<context>
    <name>Exagon</name>
    <message>
        <source>The tile with star {tile} isn’t on your rack: you play only your own tiles.</source>
        <translation>Das Plättchen mit Stern {tile} liegt nicht auf deinem Bänkchen: Du spielst nur eigene Plättchen.</translation>
    </message>
    <message>
        <source>The first tile goes in the middle of the empty table, with its number the right way up.</source>
        <translation>Das erste Plättchen kommt in die Mitte des leeren Tisches, mit der Zahl richtig herum.</translation>
    </message>
    <message>
        <source>The tile with star {tile} can’t go there like this: {own} would meet {other}; {rule}.</source>
        <translation>So passt das Plättchen mit Stern {tile} dort nicht, weil {own} auf {other} träfe; {rule}.</translation>
    </message>
    <message>
        <source>Giving a tile away costs a bonus, and you have none: match three sides or more with a tile to earn one.</source>
        <translation>Ein Plättchen abzugeben kostet einen Bonus, und du hast keinen: Den bekommst du, wenn mindestens drei Seiten eines Plättchens passen.</translation>
    </message>
    <message>
        <source>You can give a tile only to another player who has exactly one; {reason}.</source>
        <translation>Abgeben kannst du nur an jemanden mit genau einem Plättchen; {reason}.</translation>
    </message>
    <message>
        <source>Until there are two tiles on the table, you have to put one down if one of yours fits.</source>
        <translation>Bis zwei Plättchen auf dem Tisch liegen, musst du eines legen, wenn eines von deinen passt.</translation>
    </message>
    <message>
        <source>Until there are two tiles on the table the hourglass doesn’t run, so time can’t run out.</source>
        <translation>Bis zwei Plättchen auf dem Tisch liegen, läuft die Sanduhr nicht: Die Zeit kann noch nicht ablaufen.</translation>
    </message>
    <message>
        <source>a jolly stands for any digit that isn’t on its own tile</source>
        <translation>ein Joker steht für jede Ziffer, die nicht auf seinem Plättchen ist</translation>
    </message>
    <message>
        <source>areas that meet have to match</source>
        <translation>Dreiecke, die sich berühren, müssen passen</translation>
    </message>
    <message>
        <source>this seat is your own</source>
        <translation>dieser Platz ist dein eigener</translation>
    </message>
    <message numerus="yes">
        <source>seat {seat} has %n tile(s)</source>
        <translation>
            <numerusform>Platz {seat} hat %n Plättchen</numerusform>
            <numerusform>Platz {seat} hat %n Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>a jolly</source>
        <comment>one area of a tile, within a sentence</comment>
        <translation>ein Joker-Dreieck</translation>
    </message>
    <message>
        <source>an Exagon area</source>
        <comment>one area of a tile, within a sentence</comment>
        <translation>ein Exagon-Dreieck</translation>
    </message>
    <message>
        <source>an {digit}</source>
        <comment>one area of a tile, within a sentence</comment>
        <translation>eine {digit}</translation>
    </message>
    <message>
        <source>a {digit}</source>
        <comment>one area of a tile, within a sentence</comment>
        <translation>eine {digit}</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n fewer tile(s), and {seconds} more seconds of sand each turn.</source>
        <translation>
            <numerusform>Bis zu %n Plättchen weniger und pro Zug {seconds} Sekunden mehr Sand.</numerusform>
            <numerusform>Bis zu %n Plättchen weniger und pro Zug {seconds} Sekunden mehr Sand.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} uses a bonus to give {taker} the tile with star {tile}.</source>
        <translation>{name} setzt einen Bonus ein und gibt das Plättchen mit Stern {tile} an {taker} ab.</translation>
    </message>
    <message>
        <source>{name} puts the tile with star {tile} in the middle of the table.</source>
        <translation>{name} legt das Plättchen mit Stern {tile} in die Mitte des Tisches.</translation>
    </message>
    <message>
        <source>use a bonus to give {taker} the tile with star {tile}</source>
        <translation>setz einen Bonus ein und gib das Plättchen mit Stern {tile} an {taker} ab</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>beende den Zug</translation>
    </message>
    <message>
        <source>put the tile with star {tile} in the middle of the table</source>
        <translation>leg das Plättchen mit Stern {tile} in die Mitte des Tisches</translation>
    </message>
    <message>
        <source>join the tile with star {tile} to the first one</source>
        <translation>leg das Plättchen mit Stern {tile} an das erste an</translation>
    </message>
    <message>
        <source>put down the tile with star {tile}</source>
        <translation>leg das Plättchen mit Stern {tile}</translation>
    </message>
    <message>
        <source>put down the tiles with stars {tiles}, in this order</source>
        <translation>leg der Reihe nach die Plättchen mit den Sternen {tiles}</translation>
    </message>
    <message numerus="yes">
        <source>put down the tiles with stars {tiles} and %n more, in this order</source>
        <translation>
            <numerusform>leg der Reihe nach die Plättchen mit den Sternen {tiles} und %n weiteres</numerusform>
            <numerusform>leg der Reihe nach die Plättchen mit den Sternen {tiles} und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>You can gain nothing more this turn.</source>
        <translation>Mehr holst du in diesem Zug nicht heraus.</translation>
    </message>
    <message>
        <source>You get rid of one tile, and {taker} has two again.</source>
        <translation>Du hast ein Plättchen weniger, und {taker} hat wieder zwei.</translation>
    </message>
    <message numerus="yes">
        <source>You match one side, and your turn ends: %n tile(s) left.</source>
        <translation>
            <numerusform>Eine Seite passt, und dein Zug ist zu Ende: Dir bleibt %n Plättchen.</numerusform>
            <numerusform>Eine Seite passt, und dein Zug ist zu Ende: Dir bleiben %n Plättchen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You match two sides and go on: %n more tile(s) this turn.</source>
        <translation>
            <numerusform>Zwei Seiten passen, und du machst weiter: noch %n Plättchen in diesem Zug.</numerusform>
            <numerusform>Zwei Seiten passen, und du machst weiter: noch %n Plättchen in diesem Zug.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You spend a bonus, but then %n more tile(s) will fit.</source>
        <translation>
            <numerusform>Du gibst einen Bonus aus, aber danach passt noch %n Plättchen.</numerusform>
            <numerusform>Du gibst einen Bonus aus, aber danach passen noch %n Plättchen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You earn a bonus and go on.</source>
        <translation>Du verdienst einen Bonus und machst weiter.</translation>
    </message>
    <message>
        <source>You earn two bonuses and go on.</source>
        <translation>Du verdienst zwei Boni und machst weiter.</translation>
    </message>
    <message>
        <source>You earn three bonuses and go on.</source>
        <translation>Du verdienst drei Boni und machst weiter.</translation>
    </message>
    <message>
        <source>You win the game.</source>
        <translation>Du gewinnst die Partie.</translation>
    </message>
    <message numerus="yes">
        <source>You win this turn, with %n more move(s).</source>
        <translation>
            <numerusform>Du gewinnst noch in diesem Zug, mit %n weiteren Schritt.</numerusform>
            <numerusform>Du gewinnst noch in diesem Zug, mit %n weiteren Schritten.</numerusform>
        </translation>
    </message>
    <message>
        <source>There’s already a tile there: put yours on a free place.</source>
        <translation>Dort liegt schon ein Plättchen: Leg deines auf ein freies Feld.</translation>
    </message>
    <message>
        <source>There’s nothing next to that place: a tile has to touch one that is on the table.</source>
        <translation>Daneben liegt nichts: Ein Plättchen muss eines berühren, das schon auf dem Tisch liegt.</translation>
    </message>
    <message>
        <source>The tile with star {tile} can’t go there: {own} would meet {other}, and no tile ever lies against an Exagon area.</source>
        <translation>Das Plättchen mit Stern {tile} passt dort nicht, weil {own} auf {other} träfe, und an ein Exagon-Dreieck kommt nie ein Plättchen.</translation>
    </message>
    <message>
        <source>{name} puts down the tile with star {tile} and matches all six sides: a perfect fit.</source>
        <translation>{name} legt das Plättchen mit Stern {tile}, und alle sechs Seiten passen: perfekt eingepasst.</translation>
    </message>
    <message>
        <source>{name} puts down the tile with star {tile}: three sides match and earn a bonus.</source>
        <translation>{name} legt das Plättchen mit Stern {tile}: Drei Seiten passen, das gibt einen Bonus.</translation>
    </message>
    <message>
        <source>{name} puts down the tile with star {tile}: four sides match and earn two bonuses.</source>
        <translation>{name} legt das Plättchen mit Stern {tile}: Vier Seiten passen, das gibt zwei Boni.</translation>
    </message>
    <message>
        <source>{name} puts down the tile with star {tile}: five sides match and earn three bonuses.</source>
        <translation>{name} legt das Plättchen mit Stern {tile}: Fünf Seiten passen, das gibt drei Boni.</translation>
    </message>
    <message>
        <source>{name} uses a bonus to put down the tile with star {tile}, as only one side matches.</source>
        <translation>{name} setzt einen Bonus ein und legt das Plättchen mit Stern {tile}, bei dem nur eine Seite passt.</translation>
    </message>
    <message>
        <source>{name} joins the tile with star {tile} to the first one.</source>
        <translation>{name} legt das Plättchen mit Stern {tile} an das erste an.</translation>
    </message>
    <message>
        <source>{name} puts down the tile with star {tile}: only one side matches, so the turn ends.</source>
        <translation>{name} legt das Plättchen mit Stern {tile}: Nur eine Seite passt, der Zug ist zu Ende.</translation>
    </message>
    <message>
        <source>{name} puts down the tile with star {tile}: two sides match.</source>
        <translation>{name} legt das Plättchen mit Stern {tile}: Zwei Seiten passen.</translation>
    </message>
    <message>
        <source>{name} is out of time.</source>
        <translation>Die Zeit von {name} ist um.</translation>
    </message>
    <message>
        <source>{name} has no tile that fits.</source>
        <translation>{name} hat kein Plättchen, das passt.</translation>
    </message>
    <message>
        <source>{name} ends the turn.</source>
        <translation>{name} beendet den Zug.</translation>
    </message>
    <message>
        <source>{name} ends the turn without putting a tile down.</source>
        <translation>{name} beendet den Zug, ohne ein Plättchen zu legen.</translation>
    </message>
    <message>
        <source>{name}, your last tile: put it down and you win.</source>
        <translation>{name}, dein letztes Plättchen: Leg es an, und du gewinnst.</translation>
    </message>
    <message>
        <source>{name}, join one tile to the one on the table.</source>
        <translation>{name}, leg ein Plättchen an das an, das auf dem Tisch liegt.</translation>
    </message>
    <message>
        <source>{name}, put the first tile in the middle of the table.</source>
        <translation>{name}, leg das erste Plättchen in die Mitte des Tisches.</translation>
    </message>
    <message numerus="yes">
        <source>{name}, go on: %n bonus(es) left for matching a single side or giving a tile away.</source>
        <translation>
            <numerusform>{name}, weiter geht’s: %n Bonus übrig, für eine einzelne Seite oder zum Abgeben.</numerusform>
            <numerusform>{name}, weiter geht’s: %n Boni übrig, für eine einzelne Seite oder zum Abgeben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, go on: %n bonus(es) left for matching a single side.</source>
        <translation>
            <numerusform>{name}, weiter geht’s: %n Bonus übrig, für eine einzelne Seite.</numerusform>
            <numerusform>{name}, weiter geht’s: %n Boni übrig, für eine einzelne Seite.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, match two sides or more to go on, or end the turn.</source>
        <translation>{name}, mach mit zwei oder mehr Seiten weiter oder beende den Zug.</translation>
    </message>
    <message numerus="yes">
        <source>{name} gets %n point(s) for winning the game.</source>
        <translation>
            <numerusform>{name}: %n Punkt für den Sieg.</numerusform>
            <numerusform>{name}: %n Punkte für den Sieg.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses %n point(s) for the jolly area on the unplayed tile with star {tile}.</source>
        <translation>
            <numerusform>{name}: %n Punkt weniger für das Joker-Dreieck auf dem Plättchen mit Stern {tile}, das übrig blieb.</numerusform>
            <numerusform>{name}: %n Punkte weniger für das Joker-Dreieck auf dem Plättchen mit Stern {tile}, das übrig blieb.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has the highest star, the {star}, and begins.</source>
        <translation>{name} hat mit {star} den höchsten Stern und beginnt.</translation>
    </message>
    <message>
        <source>{name} has no tile left.</source>
        <translation>{name} hat kein Plättchen mehr.</translation>
    </message>
    <message>
        <source>{name} matched all six sides of a tile: a perfect fit.</source>
        <translation>{name} hat ein Plättchen perfekt eingepasst: Alle sechs Seiten stimmen.</translation>
    </message>
    <message>
        <source>For a whole round nobody put a tile down or gave one away. {name} has the fewest tiles left.</source>
        <translation>Eine ganze Runde lang hat niemand ein Plättchen gelegt oder abgegeben. {name} hat die wenigsten übrig.</translation>
    </message>
    <message>
        <source>For a whole round nobody put a tile down or gave one away. Of those with the fewest tiles left, {name} has the fewest star points.</source>
        <translation>Eine ganze Runde lang hat niemand ein Plättchen gelegt oder abgegeben. Unter denen mit den wenigsten Plättchen hat {name} die wenigsten Sternpunkte.</translation>
    </message>
    <message>
        <source>{name}: the loss is cut by {points}, as a total never falls below 0.</source>
        <translation>{name}: Verlust um {points} gekürzt, denn unter 0 fällt niemand.</translation>
    </message>
    <message>
        <source>{name} uses a bonus to give {taker} the last tile, with star {tile}.</source>
        <translation>{name} setzt einen Bonus ein und gibt das letzte Plättchen, das mit Stern {tile}, an {taker} ab.</translation>
    </message>
    <message>
        <source>{name} puts down their last tile, with star {tile}.</source>
        <translation>{name} legt das letzte Plättchen, mit Stern {tile}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} loses %n point(s) for the unplayed tile with star {tile}.</source>
        <translation>
            <numerusform>{name}: %n Punkt weniger für das Plättchen mit Stern {tile}, das übrig blieb.</numerusform>
            <numerusform>{name}: %n Punkte weniger für das Plättchen mit Stern {tile}, das übrig blieb.</numerusform>
        </translation>
    </message>
    <message>
        <source>No peeking at the tiles meanwhile. Go on when everybody agrees: the sand runs on from where it stopped.</source>
        <translation>Solange schaut niemand auf die Plättchen. Weiter geht es, wenn alle einverstanden sind: Der Sand läuft dort weiter, wo er stehen geblieben ist.</translation>
    </message>
    <message>
        <source>Show all (key 0)</source>
        <translation>Alles zeigen (Taste 0)</translation>
    </message>
    <message>
        <source>Show all tiles, however small</source>
        <translation>Alle Plättchen zeigen, so klein sie auch werden</translation>
    </message>
    <message>
        <source>Last tile!</source>
        <translation>Letztes Plättchen!</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Give it to {name}: uses a bonus</source>
        <translation>An {name} abgeben: kostet einen Bonus</translation>
    </message>
    <message>
        <source>Sides that match: {fitting} of {sides}</source>
        <translation>Passende Seiten: {fitting} von {sides}</translation>
    </message>
    <message>
        <source>Your last tile: you win!</source>
        <translation>Dein letztes Plättchen: gewonnen!</translation>
    </message>
    <message>
        <source>6 sides: a perfect fit, you win!</source>
        <translation>6 Seiten: perfekt eingepasst, gewonnen!</translation>
    </message>
    <message>
        <source>1 side</source>
        <translation>1 Seite</translation>
    </message>
    <message>
        <source>The first tile</source>
        <translation>Das erste Plättchen</translation>
    </message>
    <message>
        <source>{sides} sides: bonus +{bonus}</source>
        <translation>{sides} Seiten: Bonus +{bonus}</translation>
    </message>
    <message>
        <source>2 sides: you go on</source>
        <translation>2 Seiten: weiter geht’s</translation>
    </message>
    <message>
        <source>1 side: uses a bonus</source>
        <translation>1 Seite: kostet einen Bonus</translation>
    </message>
    <message>
        <source>1 side: ends your turn</source>
        <translation>1 Seite: beendet deinen Zug</translation>
    </message>
    <message>
        <source>{seat}. Click to see the tiles.</source>
        <translation>{seat}. Klick, um die Plättchen zu sehen.</translation>
    </message>
    <message>
        <source>Bonuses left this turn: {count}. Each lets you put down a tile with a single matching side, or give a tile to somebody who has just one.</source>
        <translation>Übrige Boni in diesem Zug: {count}. Jeder gilt für ein Plättchen, bei dem nur eine Seite passt, oder dafür, jemandem mit nur einem Plättchen eines abzugeben.</translation>
    </message>
    <message>
        <source>Everybody agrees: go on</source>
        <translation>Alle einverstanden: weiter</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Sortieren</translation>
    </message>
    <message>
        <source>Stop the hourglass and cover the tiles, if everybody agrees (P)</source>
        <translation>Die Sanduhr anhalten und die Plättchen zudecken, wenn alle einverstanden sind (P)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Really end without a tile?</source>
        <translation>Wirklich ohne Plättchen beenden?</translation>
    </message>
    <message>
        <source>Yes, end it (E)</source>
        <translation>Ja, beenden (E)</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>End your turn (E)</source>
        <translation>Deinen Zug beenden (E)</translation>
    </message>
    <message>
        <source>{name}, your tiles match on only one side now: putting one down ends your turn.</source>
        <translation>{name}, deine Plättchen passen jetzt nur an einer Seite: Legst du eines, endet dein Zug.</translation>
    </message>
    <message>
        <source>{name}, no tile fits: give one away, or end the turn.</source>
        <translation>{name}, kein Plättchen passt: Gib eines ab oder beende den Zug.</translation>
    </message>
    <message>
        <source>{name}, none of your tiles fits now: end the turn.</source>
        <translation>{name}, gerade passt keines deiner Plättchen: Beende den Zug.</translation>
    </message>
    <message>
        <source>You can still put a tile down. Press again to end your turn without one.</source>
        <translation>Du kannst noch ein Plättchen legen. Drück noch einmal, um deinen Zug ohne eines zu beenden.</translation>
    </message>
    <message>
        <source>The hourglass doesn’t run until there are two tiles on the table.</source>
        <translation>Die Sanduhr läuft erst, wenn zwei Plättchen auf dem Tisch liegen.</translation>
    </message>
    <message>
        <source>The sand waits while you read. Click on the table to go on.</source>
        <translation>Der Sand wartet, solange du liest. Klick auf den Tisch, um weiterzumachen.</translation>
    </message>
    <message>
        <source>The sand waits while you read. Press a key to go on.</source>
        <translation>Der Sand wartet, solange du liest. Drück eine Taste, um weiterzumachen.</translation>
    </message>
    <message>
        <source>The sand waits while you read. Tap the table to go on.</source>
        <translation>Der Sand wartet, solange du liest. Tipp auf den Tisch, um weiterzumachen.</translation>
    </message>
    <message>
        <source>{name} is out of time: it is {next}’s turn.</source>
        <translation>Die Zeit von {name} ist um: {next} ist am Zug.</translation>
    </message>
    <message numerus="yes">
        <source>From now on the hourglass runs: %n second(s) a turn.</source>
        <translation>
            <numerusform>Ab jetzt läuft die Sanduhr: %n Sekunde pro Zug.</numerusform>
            <numerusform>Ab jetzt läuft die Sanduhr: %n Sekunden pro Zug.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left.</source>
        <translation>
            <numerusform>Noch %n Sekunde.</numerusform>
            <numerusform>Noch %n Sekunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Anybody there? Nobody touched anything on {name}’s turn, so the sand waits for you all.</source>
        <translation>Ist jemand da? Im Zug von {name} hat niemand etwas angefasst, also wartet der Sand auf euch alle.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Plättchen</numerusform>
            <numerusform>%n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>jolly</source>
        <comment>one area of a tile</comment>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Exagon</source>
        <comment>one area of a tile</comment>
        <translation>Exagon</translation>
    </message>
    <message numerus="yes">
        <source>Tile with star {tile}, star points {points}, clockwise {areas}; fits with %n side(s)</source>
        <translation>
            <numerusform>Plättchen mit Stern {tile}, Sternpunkte {points}, im Uhrzeigersinn {areas}; passt mit %n Seite</numerusform>
            <numerusform>Plättchen mit Stern {tile}, Sternpunkte {points}, im Uhrzeigersinn {areas}; passt mit %n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>Tile with star {tile}, star points {points}, clockwise {areas}; fits somewhere</source>
        <translation>Plättchen mit Stern {tile}, Sternpunkte {points}, im Uhrzeigersinn {areas}; passt irgendwo</translation>
    </message>
    <message>
        <source>Tile with star {tile}, star points {points}, clockwise {areas}</source>
        <translation>Plättchen mit Stern {tile}, Sternpunkte {points}, im Uhrzeigersinn {areas}</translation>
    </message>
    <message>
        <source>{cell}: {what}</source>
        <translation>{cell}: {what}</translation>
    </message>
    <message>
        <source>{cell}, free, beside a tile</source>
        <translation>{cell}, frei, neben einem Plättchen</translation>
    </message>
    <message>
        <source>{cell}, free</source>
        <translation>{cell}, frei</translation>
    </message>
    <message>
        <source>The rack is sorted by the sum in the star. Press to sort by star points (S).</source>
        <translation>Das Bänkchen ist nach der Summe im Stern sortiert. Drück für Sternpunkte (S).</translation>
    </message>
    <message>
        <source>The rack is sorted by star points. Press to put what fits best first (S).</source>
        <translation>Das Bänkchen ist nach Sternpunkten sortiert. Drück, damit vorn liegt, was am besten passt (S).</translation>
    </message>
    <message>
        <source>What fits best comes first on the rack. Press to sort by the sum in the star (S).</source>
        <translation>Vorn auf dem Bänkchen liegt, was am besten passt. Drück für die Summe im Stern (S).</translation>
    </message>
    <message>
        <source>You leave the next player little that fits.</source>
        <translation>Du lässt der nächsten Person wenig, was passt.</translation>
    </message>
    <message numerus="yes">
        <source>You get rid of one tile, and then nothing fits: %n left.</source>
        <translation>
            <numerusform>Du hast ein Plättchen weniger, danach passt keines mehr: Dir bleibt %n.</numerusform>
            <numerusform>Du hast ein Plättchen weniger, danach passt keines mehr: Dir bleiben %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Perfect fit</source>
        <translation>Perfekt eingepasst</translation>
    </message>
    <message>
        <source>All your tiles</source>
        <translation>Alle Plättchen</translation>
    </message>
    <message>
        <source>As many as possible</source>
        <translation>So viele wie möglich</translation>
    </message>
    <message>
        <source>Prepare a perfect fit: the second tile of your turn has to match all six sides.</source>
        <translation>Bereite ein perfekt eingepasstes Plättchen vor: Das zweite deines Zuges muss an allen sechs Seiten passen.</translation>
    </message>
    <message>
        <source>Find the perfect fit: one tile that matches all six sides.</source>
        <translation>Ein Plättchen lässt sich perfekt einpassen, sodass es an allen sechs Seiten passt: Finde es.</translation>
    </message>
    <message numerus="yes">
        <source>Put down all %n tile(s) on your rack this turn.</source>
        <translation>
            <numerusform>Leg in diesem Zug %n Plättchen, alles, was du hast.</numerusform>
            <numerusform>Leg in diesem Zug alle %n Plättchen von deinem Bänkchen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put down %n tile(s) this turn.</source>
        <translation>
            <numerusform>Leg in diesem Zug %n Plättchen.</numerusform>
            <numerusform>Leg in diesem Zug %n Plättchen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This way you can put down %n tile(s) at most this turn.</source>
        <translation>
            <numerusform>So legst du in diesem Zug höchstens %n Plättchen.</numerusform>
            <numerusform>So legst du in diesem Zug höchstens %n Plättchen.</numerusform>
        </translation>
    </message>
    <message>
        <source>After this there’s no perfect fit any more.</source>
        <translation>Danach lässt sich kein Plättchen mehr perfekt einpassen.</translation>
    </message>
    <message>
        <source>{name}’s turn. The sand waits.</source>
        <translation>{name} ist dran. Der Sand wartet.</translation>
    </message>
    <message>
        <source>Time!</source>
        <translation>Zeit um!</translation>
    </message>
    <message>
        <source>{name}, put tiles down: match two sides or more, and your turn goes on.</source>
        <translation>{name}, leg Plättchen: Bei zwei oder mehr Seiten geht dein Zug weiter.</translation>
    </message>
    <message>
        <source>For a whole round nobody put a tile down or gave one away. {names} and {name} tie for the fewest tiles left and for the fewest star points on them.</source>
        <translation>Eine ganze Runde lang hat niemand ein Plättchen gelegt oder abgegeben. {names} und {name} haben gleich wenige Plättchen und gleich wenige Sternpunkte darauf.</translation>
    </message>
    <message>
        <source>The hourglass is paused</source>
        <translation>Die Sanduhr macht Pause</translation>
    </message>
    <message>
        <source>Zoom in (key 0)</source>
        <translation>Größer (Taste 0)</translation>
    </message>
    <message>
        <source>Show the tiles large enough to read</source>
        <translation>Die Plättchen so groß zeigen, dass man sie lesen kann</translation>
    </message>
    <message>
        <source>Zoom in or out</source>
        <translation>Größer oder kleiner zeigen</translation>
    </message>
    <message>
        <source>Show all tiles, or make them large enough to read</source>
        <translation>Alle Plättchen oder so groß, dass man sie lesen kann</translation>
    </message>
    <message>
        <source>The hourglass is paused until everybody agrees to go on.</source>
        <translation>Die Sanduhr macht Pause, bis alle weiterspielen wollen.</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zurück an den Tisch</translation>
    </message>
</context>
<context>
    <name>ExagonLessons</name>
    <message>
        <source>Two sides: your turn goes on</source>
        <translation>Zwei Seiten: Dein Zug geht weiter</translation>
    </message>
    <message>
        <source>One side: your turn is over</source>
        <translation>Eine Seite: Dein Zug ist vorbei</translation>
    </message>
    <message>
        <source>Over at once! So keep a single side for the end: first two, two and two again.</source>
        <translation>Sofort vorbei! Also heb dir die einzelne Seite für den Schluss auf: erst zwei, zwei und noch einmal zwei.</translation>
    </message>
    <message>
        <source>Three sides earn a bonus</source>
        <translation>Drei Seiten bringen einen Bonus</translation>
    </message>
    <message>
        <source>A bonus! Four sides would have earned two, five sides three, and six win the game.</source>
        <translation>Ein Bonus! Vier Seiten hätten zwei gebracht, fünf drei, und sechs gewinnen die Partie.</translation>
    </message>
    <message>
        <source>You could, but that earns nothing. One of your tiles fits in the marked place.</source>
        <translation>Das ginge auch, bringt aber nichts. Eines deiner Plättchen passt auf das markierte Feld.</translation>
    </message>
    <message>
        <source>What a bonus is good for</source>
        <translation>Wozu ein Bonus gut ist</translation>
    </message>
    <message>
        <source>The bonus is used up, and your turn goes on.</source>
        <translation>Der Bonus ist verbraucht, und dein Zug geht weiter.</translation>
    </message>
    <message>
        <source>Stop in time</source>
        <translation>Rechtzeitig aufhören</translation>
    </message>
    <message>
        <source>Now the hourglass runs: 30 seconds here, usually a minute. Time you don’t use goes to the next player; when the sand runs out, your turn is over. Stop in time: press “End turn”.</source>
        <translation>Jetzt läuft die Sanduhr: Du hast 30 Sekunden, sonst eine Minute. Was du übrig lässt, bekommt, wer als Nächstes dran ist; ist der Sand durch, endet dein Zug. Hör rechtzeitig auf: „Zug beenden“.</translation>
    </message>
    <message>
        <source>Stopped, and the rest of your sand goes to the next player. Now the hourglass goes back into the box: take your time.</source>
        <translation>Aufgehört, und was von deinem Sand übrig ist, bekommt, wer als Nächstes dran ist. Jetzt kommt die Sanduhr wieder in die Schachtel: Lass dir Zeit.</translation>
    </message>
    <message>
        <source>The sand has run out, and your turn is over: that’s how it goes. Now the hourglass goes back into the box: take your time.</source>
        <translation>Der Sand ist durch und dein Zug zu Ende: So geht das. Jetzt kommt die Sanduhr wieder in die Schachtel: Lass dir Zeit.</translation>
    </message>
    <message>
        <source>You could, but this time try the button “End turn”.</source>
        <translation>Das ginge auch, aber probier diesmal den Knopf „Zug beenden“.</translation>
    </message>
    <message>
        <source>The first tile</source>
        <translation>Das erste Plättchen</translation>
    </message>
    <message>
        <source>Whoever gets rid of all their tiles first wins. The star in the middle of a tile holds the sum of its digits: your 39 is the highest, so you begin. Put the marked tile on the table.</source>
        <translation>Wer zuerst alle Plättchen los ist, gewinnt. Im Stern in der Mitte eines Plättchens steht die Summe seiner Ziffern: Deine 39 ist die höchste, also beginnst du. Leg das markierte Plättchen auf den Tisch.</translation>
    </message>
    <message>
        <source>One less! The next player joins a tile to it: digits that meet must be the same.</source>
        <translation>Eins weniger! Die Nächste legt ein Plättchen an: Ziffern, die sich treffen, sind gleich.</translation>
    </message>
    <message>
        <source>You could, but take the marked tile for a start.</source>
        <translation>Das ginge auch, aber nimm für den Anfang das markierte Plättchen.</translation>
    </message>
    <message>
        <source>Now digits have to match wherever tiles touch. If a tile matches on two sides, you may put down another. Put the marked tile where it touches both tiles: it turns by itself.</source>
        <translation>Jetzt müssen die Ziffern überall passen, wo sich Plättchen berühren. Passen zwei Seiten, darfst du noch eines legen. Leg das markierte so, dass es beide berührt: Es dreht sich von selbst.</translation>
    </message>
    <message>
        <source>Two sides match: it is still your turn. R or the wheel rotates a tile by hand.</source>
        <translation>Zwei Seiten passen: Du bist weiter am Zug. Mit R oder dem Mausrad drehst du selbst.</translation>
    </message>
    <message>
        <source>You could, but try the marked tile in the marked place: there two sides match.</source>
        <translation>Das ginge auch, aber probier das markierte Plättchen auf dem markierten Feld: Dort passen zwei Seiten.</translation>
    </message>
    <message>
        <source>A tile that matches just one side ends your turn. Put the marked tile into the marked place and see.</source>
        <translation>Ein Plättchen, das nur an einer Seite passt, beendet deinen Zug. Leg das markierte Plättchen auf das markierte Feld und sieh selbst.</translation>
    </message>
    <message>
        <source>You could, but see what happens with the marked tile in the marked place.</source>
        <translation>Das ginge auch, aber sieh, was mit dem markierten Plättchen auf dem markierten Feld passiert.</translation>
    </message>
    <message>
        <source>The marked place touches three tiles, and one of yours fits there: the small numbers below your tiles say how many sides they can match. Three sides earn a bonus.</source>
        <translation>Das markierte Feld berührt drei Plättchen, und eines von deinen passt dort: Die kleinen Zahlen darunter sagen, an wie vielen Seiten sie passen können. Drei Seiten bringen einen Bonus.</translation>
    </message>
    <message>
        <source>As long as you have a bonus, a single side doesn’t end your turn. Put the marked tile into the marked place: it matches just one side.</source>
        <translation>Solange du einen Bonus hast, beendet eine einzelne Seite deinen Zug nicht. Leg das markierte Plättchen auf das markierte Feld: Es passt nur an einer Seite.</translation>
    </message>
    <message>
        <source>You could, but try the bonus with the marked tile, in the marked place.</source>
        <translation>Das ginge auch, aber probier den Bonus mit dem markierten Plättchen aus, auf dem markierten Feld.</translation>
    </message>
    <message>
        <source>The jolly</source>
        <translation>Der Joker</translation>
    </message>
    <message>
        <source>One of your tiles has a jolly area instead of a digit: it stands for any digit that isn’t on its own tile. Put that tile into the marked place.</source>
        <translation>Eines deiner Plättchen hat statt einer Ziffer ein Joker-Dreieck: Es steht für jede Ziffer, die nicht auf dem eigenen Plättchen ist. Leg dieses Plättchen auf das markierte Feld.</translation>
    </message>
    <message>
        <source>It matches. On the opposite side is the Exagon area: nothing ever goes against that one.</source>
        <translation>Es passt. Auf der Seite gegenüber ist das Exagon-Dreieck: Daran liegt nie etwas.</translation>
    </message>
    <message>
        <source>You could, but this is about the jolly: put its tile into the marked place.</source>
        <translation>Das ginge auch, aber hier geht es um den Joker: Leg sein Plättchen auf das markierte Feld.</translation>
    </message>
    <message>
        <source>The last two tiles</source>
        <translation>Die letzten zwei Plättchen</translation>
    </message>
    <message>
        <source>If you have no tile left, you win at once. You have two left. Play on; the others play from now on, too. If nothing fits, or you’d rather wait, end your turn.</source>
        <translation>Wer kein Plättchen mehr hat, gewinnt sofort. Du hast zwei: Spiel weiter, die anderen spielen jetzt mit. Passt nichts, oder willst du lieber warten, beende deinen Zug.</translation>
    </message>
    <message>
        <source>All gone: that’s how nearly every game ends.</source>
        <translation>Alle weg: So endet fast jede Partie.</translation>
    </message>
    <message>
        <source>You know how to play. Two more things: with a bonus you can also give a tile to somebody who has only one left, and in a tournament the coloured tips of the stars count.</source>
        <translation>Jetzt kannst du spielen. Noch zwei Dinge: Mit einem Bonus kannst du auch ein Plättchen an jemanden mit nur noch einem abgeben, und in einem Turnier zählen die farbigen Zacken der Sterne.</translation>
    </message>
    <message>
        <source>A bonus pays for one tile with a single side, and your turn goes on. It’s lost when your turn ends.</source>
        <translation>Ein Bonus bezahlt ein Plättchen mit nur einer passenden Seite, und dein Zug geht weiter. Endet dein Zug, ist der Bonus verloren.</translation>
    </message>
    <message>
        <source>Somebody has only one tile left. With a bonus you can give them one of yours: put it onto their plate.</source>
        <translation>Jemand hat nur noch ein Plättchen. Mit einem Bonus kannst du dieser Person eines von deinen abgeben: Leg es auf ihr Schild.</translation>
    </message>
    <message>
        <source>The small number below each tile says how many sides it can match now.</source>
        <translation>Die kleine Zahl unter jedem Plättchen sagt, an wie vielen Seiten es jetzt passen kann.</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Exagon</source>
        <translation>Exagon</translation>
    </message>
    <message>
        <source>Match hexagons before the sand runs out. About 20 minutes.</source>
        <translation>Leg Sechsecke aneinander, bevor der Sand durch ist. Etwa 20 Minuten.</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>How long</source>
        <translation>Wie lange</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Eine Partie</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Play with the hourglass</source>
        <translation>Mit der Sanduhr spielen</translation>
    </message>
    <message>
        <source>A turn lasts</source>
        <translation>Ein Zug dauert</translation>
    </message>
    <message>
        <source>Time left over goes to the next player</source>
        <translation>Übrige Zeit bekommt, wer als Nächstes spielt</translation>
    </message>
    <message>
        <source>All of it</source>
        <translation>Ganz</translation>
    </message>
    <message>
        <source>Whoever is dealt the tile with star 39 begins.</source>
        <translation>Wer das Plättchen mit Stern 39 bekommt, beginnt.</translation>
    </message>
    <message>
        <source>Games are played until somebody has 50 points. The winner of a game gets 20, the others lose points for the tiles they still have, but nobody’s total falls below 0.</source>
        <translation>Ihr spielt, bis jemand 50 Punkte hat. Wer eine Partie gewinnt, bekommt 20; die anderen verlieren Punkte für die Plättchen, die sie noch haben, aber niemand fällt unter 0.</translation>
    </message>
    <message>
        <source>Whoever gets rid of all their tiles first, or fits one on all six sides, wins.</source>
        <translation>Es gewinnt, wer zuerst alle Plättchen los ist oder eines an allen sechs Seiten einpasst.</translation>
    </message>
    <message>
        <source>{seconds} seconds</source>
        <translation>{seconds} Sekunden</translation>
    </message>
    <message>
        <source>At most {seconds} seconds</source>
        <translation>Höchstens {seconds} Sekunden</translation>
    </message>
    <message>
        <source>Everybody may think as long as they like.</source>
        <translation>Alle dürfen so lange nachdenken, wie sie mögen.</translation>
    </message>
</context>
</TS>
