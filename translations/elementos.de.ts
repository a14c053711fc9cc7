<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Awards</name>
    <message>
        <source>Fiercest elements</source>
        <translation>Wildeste Elemente</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) taken</source>
        <translation>
            <numerusform>%n Stein geschlagen</numerusform>
            <numerusform>%n Steine geschlagen</numerusform>
        </translation>
    </message>
    <message>
        <source>Busiest wand</source>
        <translation>Fleißigster Stab</translation>
    </message>
    <message>
        <source>Many faces</source>
        <translation>Viele Gesichter</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) flipped</source>
        <translation>
            <numerusform>%n Stein umgedreht</numerusform>
            <numerusform>%n Steine umgedreht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wand passed on %n time(s)</source>
        <translation>
            <numerusform>den Stab %n-mal weitergegeben</numerusform>
            <numerusform>den Stab %n-mal weitergegeben</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>Rows to go</source>
        <translation>Reihen bis zum Ziel</translation>
    </message>
    <message>
        <source>How many rows the wand is from the far row. The nearer wand is ahead; if both are equally near, whoever has more tokens.</source>
        <translation>Wie viele Reihen der Stab bis zur gegenüberliegenden Reihe noch vor sich hat. Wer dem Ziel näher ist, führt; bei gleichem Abstand, wer mehr Steine hat.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>How many tokens a player still has.</source>
        <translation>Wie viele Steine jemand noch hat.</translation>
    </message>
</context>
<context>
    <name>Elementos</name>
    <message>
        <source>There’s no token on {square}: you move and flip tokens, and a wand always stands in one.</source>
        <translation>Auf {square} liegt kein Stein: Nur Steine werden gezogen und umgedreht, und ein Stab steckt immer in einem.</translation>
    </message>
    <message>
        <source>Your wand isn’t on {origin}: it stands on {home}.</source>
        <translation>Dein Stab ist nicht auf {origin}: Er steckt auf {home}.</translation>
    </message>
    <message>
        <source>There’s a wand in the token on {home}: a home takes nothing and can’t be taken.</source>
        <translation>Im Stein auf {home} steckt ein Stab: Ein Heim schlägt nicht und wird nicht geschlagen.</translation>
    </message>
    <message>
        <source>Your wand stands in the token on {origin}: that token only goes straight ahead, and carries the wand along.</source>
        <translation>Im Stein auf {origin} steckt dein Stab: Er geht nur geradeaus nach vorn und nimmt den Stab mit.</translation>
    </message>
    <message>
        <source>From {origin} to {target} is backwards: tokens and wands go ahead or sideways, never back.</source>
        <translation>Von {origin} nach {target} geht es rückwärts: Steine und Stäbe gehen nach vorn oder zur Seite, nie zurück.</translation>
    </message>
    <message>
        <source>{target} isn’t next to {origin}: tokens and wands go one square at a time.</source>
        <translation>{target} liegt nicht neben {origin}: Steine und Stäbe gehen immer nur ein Feld weit.</translation>
    </message>
    <message>
        <source>One of your own tokens is on {target}: two never share a square.</source>
        <translation>Auf {target} liegt schon ein eigener Stein: Zwei passen nie auf ein Feld.</translation>
    </message>
    <message>
        <source>{taker} can’t take {taken}: fire takes wood, wood takes water, water takes fire.</source>
        <translation>{taker} schlägt {taken} nicht: Feuer schlägt Holz, Holz schlägt Wasser, Wasser schlägt Feuer.</translation>
    </message>
    <message>
        <source>{target} is empty: there’s nothing to take.</source>
        <translation>{target} ist leer: Da gibt es nichts zu schlagen.</translation>
    </message>
    <message>
        <source>One of your opponent’s tokens is on {target}: only a token without a wand can go there, and only by taking it.</source>
        <translation>Auf {target} liegt ein gegnerischer Stein: Dorthin kommt nur ein Stein ohne Stab, und nur, indem er ihn schlägt.</translation>
    </message>
    <message>
        <source>The token on {square} can’t be flipped now: your flips have come full circle, so first one of you has to make a move that isn’t a flip.</source>
        <translation>Der Stein auf {square} lässt sich gerade nicht umdrehen: Ihr habt im Kreis gedreht, jetzt muss erst jemand etwas anderes tun als umdrehen.</translation>
    </message>
    <message>
        <source>Lay out all nine tokens: three of fire and wood, three of wood and water, three of water and fire.</source>
        <translation>Zur Aufstellung gehören alle neun Steine: drei mit Feuer und Holz, drei mit Holz und Wasser, drei mit Wasser und Feuer.</translation>
    </message>
    <message>
        <source>The tokens of seat {seat} are already laid out.</source>
        <translation>Die Steine von Platz {seat} liegen schon.</translation>
    </message>
    <message>
        <source>The first turn comes when both players have laid out their tokens.</source>
        <translation>Der erste Zug kommt, wenn beide ihre Steine ausgelegt haben.</translation>
    </message>
    <message>
        <source>fire</source>
        <comment>within a sentence</comment>
        <translation>Feuer</translation>
    </message>
    <message>
        <source>wood</source>
        <comment>within a sentence</comment>
        <translation>Holz</translation>
    </message>
    <message>
        <source>water</source>
        <comment>within a sentence</comment>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>Fire</source>
        <comment>first word of a sentence</comment>
        <translation>Feuer</translation>
    </message>
    <message>
        <source>Wood</source>
        <comment>first word of a sentence</comment>
        <translation>Holz</translation>
    </message>
    <message>
        <source>Water</source>
        <comment>first word of a sentence</comment>
        <translation>Wasser</translation>
    </message>
    <message numerus="yes">
        <source>{name} lays out %n token(s).</source>
        <translation>
            <numerusform>{name} legt %n Stein aus.</numerusform>
            <numerusform>{name} legt %n Steine aus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay out your nine tokens like this.</source>
        <translation>Leg deine neun Steine so aus.</translation>
    </message>
    <message>
        <source>Flip {before} on {square}.</source>
        <translation>Dreh {before} auf {square} um.</translation>
    </message>
    <message>
        <source>Take {taken} on {target} with {taker} from {origin}.</source>
        <translation>Schlag {taken} auf {target} mit {taker} von {origin}.</translation>
    </message>
    <message>
        <source>Move {symbol} from {origin} to {target}.</source>
        <translation>Zieh {symbol} von {origin} nach {target}.</translation>
    </message>
    <message>
        <source>Pass the wand from {origin} to {target}.</source>
        <translation>Gib den Stab von {origin} nach {target} weiter.</translation>
    </message>
    <message>
        <source>Move {symbol} and wand ahead from {origin} to {target}.</source>
        <translation>Rück mit {symbol} und Stab von {origin} nach {target} vor.</translation>
    </message>
    <message>
        <source>You mix the symbols well.</source>
        <translation>Du mischst die Symbole gut.</translation>
    </message>
    <message>
        <source>One guard less for the other wand.</source>
        <translation>Ein Wächter weniger für den anderen Stab.</translation>
    </message>
    <message>
        <source>One token less against you.</source>
        <translation>Ein Stein weniger gegen dich.</translation>
    </message>
    <message>
        <source>You bring your wand closer to the far row.</source>
        <translation>Dein Stab kommt der gegenüberliegenden Reihe näher.</translation>
    </message>
    <message>
        <source>The way ahead of {square} is clear for your wand.</source>
        <translation>Vor {square} ist der Weg für deinen Stab frei.</translation>
    </message>
    <message>
        <source>You delay the other wand as long as you can; there’s hardly any stopping it.</source>
        <translation>Du hältst den anderen Stab so lange wie möglich auf; zu stoppen ist er kaum noch.</translation>
    </message>
    <message>
        <source>You give little away.</source>
        <translation>Du gibst wenig her.</translation>
    </message>
    <message>
        <source>Undersides</source>
        <translation>Unterseiten</translation>
    </message>
    <message>
        <source>Whether you may look at the undersides of your own tokens during the game.</source>
        <translation>Ob du während der Partie unter deine eigenen Steine schauen darfst.</translation>
    </message>
    <message>
        <source>From memory</source>
        <translation>Aus dem Gedächtnis</translation>
    </message>
    <message>
        <source>Once both players have laid out their tokens, nobody may look at an underside.</source>
        <translation>Sobald beide ihre Steine ausgelegt haben, darf niemand mehr eine Unterseite ansehen.</translation>
    </message>
    <message>
        <source>You may look at the undersides of your own tokens at any time.</source>
        <translation>Du darfst jederzeit unter deine eigenen Steine schauen.</translation>
    </message>
    <message numerus="yes">
        <source>The other player plays with %n token(s) fewer.</source>
        <translation>
            <numerusform>Die andere Seite spielt mit %n Stein weniger.</numerusform>
            <numerusform>Die andere Seite spielt mit %n Steinen weniger.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} lays out nine tokens.</source>
        <translation>{name} legt neun Steine aus.</translation>
    </message>
    <message>
        <source>{name} takes {taken} on {target} with {taker} from {origin}.</source>
        <translation>{name} schlägt {taken} auf {target} mit {taker} von {origin}.</translation>
    </message>
    <message>
        <source>{name} moves {symbol} from {origin} to {target}.</source>
        <translation>{name} zieht {symbol} von {origin} nach {target}.</translation>
    </message>
    <message>
        <source>{name} flips {before} on {square}.</source>
        <translation>{name} dreht {before} auf {square} um.</translation>
    </message>
    <message>
        <source>{name} flips {square} from {before} to {after}: flipping has come full circle and stops.</source>
        <translation>{name} dreht {square} von {before} auf {after}: Der Kreis hat sich geschlossen, genug gedreht.</translation>
    </message>
    <message>
        <source>{name} flips {square} from {before} to {after}.</source>
        <translation>{name} dreht {square} von {before} auf {after}.</translation>
    </message>
    <message>
        <source>{name} passes the wand from {origin} to {target}.</source>
        <translation>{name} gibt den Stab von {origin} nach {target} weiter.</translation>
    </message>
    <message>
        <source>{name} moves {symbol} and wand ahead from {origin} to {target}.</source>
        <translation>{name} rückt mit {symbol} und Stab von {origin} nach {target} vor.</translation>
    </message>
    <message>
        <source>{name} has brought the wand to the far row.</source>
        <translation>{name} hat den Stab nach drüben gebracht.</translation>
    </message>
    <message>
        <source>Here we are again, for the third time: a draw.</source>
        <translation>Da sind wir wieder, zum dritten Mal: unentschieden.</translation>
    </message>
    <message>
        <source>Both players lay out their nine tokens.</source>
        <translation>Legt beide eure neun Steine aus.</translation>
    </message>
    <message>
        <source>{name}, move a token, flip one that isn’t locked, or move the wand.</source>
        <translation>{name}, zieh einen Stein, dreh einen um, der nicht gesperrt ist, oder bewege den Stab.</translation>
    </message>
    <message>
        <source>{name}, move a token, or flip one that isn’t locked.</source>
        <translation>{name}, zieh einen Stein oder dreh einen um, der nicht gesperrt ist.</translation>
    </message>
    <message>
        <source>{name}, move a token, flip one, or move the wand.</source>
        <translation>{name}, zieh einen Stein, dreh einen um oder bewege den Stab.</translation>
    </message>
    <message>
        <source>{name}, move a token, or flip one.</source>
        <translation>{name}, zieh einen Stein oder dreh einen um.</translation>
    </message>
    <message>
        <source>{name}, move a token or the wand.</source>
        <translation>{name}, zieh einen Stein oder bewege den Stab.</translation>
    </message>
    <message>
        <source>{name}, flip a token, or move the wand.</source>
        <translation>{name}, dreh einen Stein um oder bewege den Stab.</translation>
    </message>
    <message>
        <source>{name}, move a token.</source>
        <translation>{name}, zieh einen Stein.</translation>
    </message>
    <message>
        <source>{name}, flip a token.</source>
        <translation>{name}, dreh einen Stein um.</translation>
    </message>
    <message>
        <source>{name}, move the wand.</source>
        <translation>{name}, bewege den Stab.</translation>
    </message>
    <message>
        <source>{what}. Underneath: {symbol}</source>
        <translation>{what}. Darunter: {symbol}</translation>
    </message>
    <message>
        <source>{name}’s wand, on {square}</source>
        <translation>Der Stab von {name} auf {square}</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {count}</source>
        <translation>{name}: {count}</translation>
    </message>
    <message>
        <source>{square}, empty</source>
        <translation>{square}, leer</translation>
    </message>
    <message>
        <source>{square}: {name}’s {symbol}, with the wand</source>
        <translation>{square}: {symbol} von {name}, mit dem Stab</translation>
    </message>
    <message>
        <source>{square}: {name}’s {symbol}</source>
        <translation>{square}: {symbol} von {name}</translation>
    </message>
    <message>
        <source>{what}. It stays out of the game</source>
        <translation>{what}. Der Stein bleibt aus dem Spiel</translation>
    </message>
    <message>
        <source>{what}. It can’t be flipped now</source>
        <translation>{what}. Der Stein kann gerade nicht umgedreht werden</translation>
    </message>
    <message>
        <source>Your nine tokens start on your own three rows.</source>
        <translation>Deine neun Steine beginnen auf deinen eigenen drei Reihen.</translation>
    </message>
    <message>
        <source>Shows what is under your tokens until you press it again or your turn ends.</source>
        <translation>Zeigt, was unter deinen Steinen ist, bis du noch einmal drückst oder dein Zug endet.</translation>
    </message>
    <message>
        <source>The underside shows {symbol}. Only you should look.</source>
        <translation>Unten ist {symbol}. Nur du solltest hinsehen.</translation>
    </message>
    <message>
        <source>Usual layout</source>
        <translation>Übliche Aufstellung</translation>
    </message>
    <message>
        <source>Lay out your tokens. The pale ones stay out of the game.</source>
        <translation>Leg deine Steine aus. Die blassen bleiben aus dem Spiel.</translation>
    </message>
    <message>
        <source>Lay out your tokens: drag them to swap two, a double click flips one.</source>
        <translation>Leg deine Steine aus: Zieh einen auf einen anderen, um sie zu tauschen; ein Doppelklick dreht einen um.</translation>
    </message>
    <message>
        <source>Lay out your tokens: pick one up, put it on another, and they swap; F flips one.</source>
        <translation>Leg deine Steine aus: Nimm einen und leg ihn auf einen anderen, um sie zu tauschen; F dreht einen um.</translation>
    </message>
    <message>
        <source>Lay out your tokens: drag them to swap two, two taps flip one.</source>
        <translation>Leg deine Steine aus: Zieh einen auf einen anderen, um sie zu tauschen; zweimal tippen dreht einen um.</translation>
    </message>
    <message>
        <source>Your wand starts in the middle token, whichever that is.</source>
        <translation>Dein Stab beginnt im mittleren Stein, welcher das auch ist.</translation>
    </message>
    <message>
        <source>Flips the token in your hand; so do F and a double click on any token.</source>
        <translation>Dreht den Stein in deiner Hand um; das tun auch F und ein Doppelklick auf einen Stein.</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Umdrehen</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>I’m {name}: lay out my tokens</source>
        <translation>Ich bin {name}: meine Steine auslegen</translation>
    </message>
    <message>
        <source>These are the undersides of your tokens. Only you should look.</source>
        <translation>Das sind die Unterseiten deiner Steine. Nur du solltest hinsehen.</translation>
    </message>
    <message>
        <source>With {one}, {two} and {three} in your front row, you can take whatever comes to the middle in front of it.</source>
        <translation>Mit {one}, {two} und {three} in deiner vorderen Reihe kannst du alles schlagen, was davor in die Mitte kommt.</translation>
    </message>
    <message>
        <source>You bring your wand to the far row and win.</source>
        <translation>Du bringst den Stab in die gegenüberliegende Reihe und gewinnst.</translation>
    </message>
    <message numerus="yes">
        <source>You win in %n turn(s) at most, whatever happens.</source>
        <translation>
            <numerusform>Du gewinnst in höchstens %n Zug, was auch kommt.</numerusform>
            <numerusform>Du gewinnst in höchstens %n Zügen, was auch kommt.</numerusform>
        </translation>
    </message>
    <message>
        <source>You save the {symbol} on {square} from being taken.</source>
        <translation>Du rettest das {symbol} auf {square}, das sonst geschlagen werden könnte.</translation>
    </message>
    <message>
        <source>You stand in the other wand’s way on {square}.</source>
        <translation>Du stellst dich dem anderen Stab auf {square} in den Weg.</translation>
    </message>
    <message>
        <source>You threaten the {symbol} on {square}.</source>
        <translation>Du drohst, das {symbol} auf {square} zu schlagen.</translation>
    </message>
    <message>
        <source>Your wand can follow you there.</source>
        <translation>Du bereitest dem Stab den Weg.</translation>
    </message>
    <message>
        <source>You turn up {symbol}: if the {other} on {square} comes nearer, you can take it.</source>
        <translation>Du zeigst {symbol}: Kommt das {other} von {square} näher, kannst du es schlagen.</translation>
    </message>
    <message>
        <source>You gain ground, and nothing can take you there now.</source>
        <translation>Du gewinnst Raum und kannst dort jetzt nicht geschlagen werden.</translation>
    </message>
    <message>
        <source>You gain ground.</source>
        <translation>Du gewinnst Raum.</translation>
    </message>
    <message>
        <source>You leave nothing that could be taken now.</source>
        <translation>Du lässt nichts stehen, was jetzt geschlagen werden könnte.</translation>
    </message>
    <message>
        <source>Wand across</source>
        <translation>Stab hinüber</translation>
    </message>
    <message>
        <source>Stop the wand</source>
        <translation>Halte den Stab auf</translation>
    </message>
    <message numerus="yes">
        <source>Bring your wand across in %n turn(s), whatever {name} does.</source>
        <translation>
            <numerusform>Bring deinen Stab in %n Zug hinüber, was {name} auch tut.</numerusform>
            <numerusform>Bring deinen Stab in %n Zügen hinüber, was {name} auch tut.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stop {name}’s wand: find the only move that keeps it from getting across within %n turn(s).</source>
        <translation>
            <numerusform>Halte den Stab von {name} auf: Nur ein einziger Zug verhindert, dass er in %n Zug hinüberkommt.</numerusform>
            <numerusform>Halte den Stab von {name} auf: Nur ein einziger Zug verhindert, dass er innerhalb von %n Zügen hinüberkommt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now your wand won’t get across in time.</source>
        <translation>Jetzt kommt dein Stab nicht mehr rechtzeitig hinüber.</translation>
    </message>
    <message>
        <source>Now {name} wins.</source>
        <translation>Damit gewinnt {name}.</translation>
    </message>
    <message>
        <source>Your wand isn’t across yet, and you’re out of turns.</source>
        <translation>Dein Stab ist noch nicht drüben, und deine Züge sind verbraucht.</translation>
    </message>
    <message numerus="yes">
        <source>Now {name} brings the wand across in %n turn(s), whatever you do.</source>
        <translation>
            <numerusform>Damit bringt {name} den Stab in %n Zug hinüber, was du auch tust.</numerusform>
            <numerusform>Damit bringt {name} den Stab in %n Zügen hinüber, was du auch tust.</numerusform>
        </translation>
    </message>
    <message>
        <source>The token on {square} is your opponent’s: you can only move and flip your own, and your wand only stands in your own.</source>
        <translation>Der Stein auf {square} ist nicht deiner: Du ziehst und drehst nur eigene Steine, und dein Stab steckt nur in eigenen.</translation>
    </message>
    <message>
        <source>Peeking allowed</source>
        <translation>Nachschauen erlaubt</translation>
    </message>
</context>
<context>
    <name>ElementosLessons</name>
    <message>
        <source>One square at a time</source>
        <translation>Feld für Feld</translation>
    </message>
    <message>
        <source>Off it goes! But mind: tokens never go back.</source>
        <translation>Los geht’s! Aber Achtung: Steine gehen nie zurück.</translation>
    </message>
    <message>
        <source>Fire takes wood</source>
        <translation>Feuer schlägt Holz</translation>
    </message>
    <message>
        <source>Taken! That token has left the game, and yours stands in its place.</source>
        <translation>Geschlagen! Der Stein ist aus dem Spiel, und deiner steht an seiner Stelle.</translation>
    </message>
    <message>
        <source>Flip instead of running away</source>
        <translation>Umdrehen statt weglaufen</translation>
    </message>
    <message>
        <source>You could, but now it’s all about the wand: the stick in the token on b2.</source>
        <translation>Das ginge auch, aber jetzt geht es um den Stab, der im Stein auf b2 steckt.</translation>
    </message>
    <message>
        <source>Straight ahead with the wand</source>
        <translation>Mit dem Stab geradeaus</translation>
    </message>
    <message>
        <source>Lay out your tokens</source>
        <translation>Leg deine Steine aus</translation>
    </message>
    <message>
        <source>Fire stands in the middle. Your wand waits behind it: the stick in the token on b2.</source>
        <translation>Das Feuer steht in der Mitte. Dahinter wartet dein Stab: Er steckt im Stein auf b2.</translation>
    </message>
    <message>
        <source>You could lay them out like that. But for now just swap the tokens on a3 and b3.</source>
        <translation>So könntest du sie auslegen. Tausch jetzt aber nur die Steine auf a3 und b3.</translation>
    </message>
    <message>
        <source>The light tokens are yours. A token goes one square: ahead, diagonally ahead or sideways. Move the fire from b3 to b4.</source>
        <translation>Die hellen Steine gehören dir. Ein Stein geht ein Feld weit: geradeaus, schräg nach vorn oder zur Seite. Zieh das Feuer von b3 nach b4.</translation>
    </message>
    <message>
        <source>You could, but your fire has something to do: move it from b3 to b4.</source>
        <translation>Das ginge auch, aber dein Feuer hat etwas vor: Zieh es von b3 nach b4.</translation>
    </message>
    <message>
        <source>Fire takes wood, wood takes water, water takes fire. Take the wood on a5 with your fire.</source>
        <translation>Feuer schlägt Holz, Holz schlägt Wasser, Wasser schlägt Feuer. Schlag das Holz auf a5 mit deinem Feuer.</translation>
    </message>
    <message>
        <source>You could. But look: the wood on a5 is diagonally ahead of your fire.</source>
        <translation>Das ginge auch. Aber schau: Das Holz auf a5 steht schräg vor deinem Feuer.</translation>
    </message>
    <message>
        <source>Whoever brings their wand to the far row wins. First you lay out your nine tokens: put the fire on a3 onto b3, so that the two swap, and press “Ready”.</source>
        <translation>Wer seinen Stab in die gegenüberliegende Reihe bringt, gewinnt. Zuerst legst du deine neun Steine aus: Leg das Feuer von a3 auf b3, damit die zwei den Platz tauschen, und drück auf „Fertig“.</translation>
    </message>
    <message>
        <source>Only the side on top counts, and flipping a token is a turn, too. The water on a6 is after your fire on a5: flip your token ({flip}).</source>
        <translation>Nur die Oberseite zählt, und auch Umdrehen ist ein Zug. Das Wasser auf a6 bedroht dein Feuer auf a5: Dreh deinen Stein um ({flip}).</translation>
    </message>
    <message>
        <source>Well flipped: now it’s wood, and the water is in danger. Look, it flips, too!</source>
        <translation>Gut umgedreht: Jetzt ist es Holz, und das Wasser ist in Gefahr. Schau, es wird auch umgedreht!</translation>
    </message>
    <message>
        <source>You could, but this time flip the token on a5, and see what becomes of it.</source>
        <translation>Das ginge auch, aber dreh diesmal den Stein auf a5 um und sieh, was daraus wird.</translation>
    </message>
    <message>
        <source>Pass the wand on</source>
        <translation>Gib den Stab weiter</translation>
    </message>
    <message>
        <source>Now the wand sets out. It goes to a token of yours next to it: ahead, diagonally ahead or sideways. Pick up the wand and put it on a3.</source>
        <translation>Jetzt macht sich der Stab auf den Weg. Er geht an einen deiner Steine daneben: geradeaus, schräg nach vorn oder zur Seite. Nimm den Stab und steck ihn in den auf a3.</translation>
    </message>
    <message>
        <source>Passed on. The token it stands in is a home now: it can’t be taken, and it can’t take.</source>
        <translation>Weitergegeben. Der Stein, in dem er steckt, ist jetzt dein Heim: Niemand kann ihn schlagen, und er schlägt niemanden.</translation>
    </message>
    <message>
        <source>That takes its token along: we’ll come to that in a moment. This time pass the wand to the token on a3.</source>
        <translation>So nimmt er seinen Stein mit: Das kommt gleich. Gib den Stab diesmal an den Stein auf a3 weiter.</translation>
    </message>
    <message>
        <source>That passes it on, too. But on a3 it is further ahead: put it there.</source>
        <translation>Auch so ist er weitergegeben. Aber auf a3 ist er weiter vorn: Steck ihn dorthin.</translation>
    </message>
    <message>
        <source>A home can move, too, but only straight ahead to an empty square, and it carries the wand along. Move it to a4.</source>
        <translation>Auch ein Heim kann gehen, aber nur geradeaus auf ein leeres Feld, und es nimmt den Stab mit. Bring es nach a4.</translation>
    </message>
    <message>
        <source>Nobody can take it, but they can stand in its way. Then you pass it on again.</source>
        <translation>Schlagen kann es niemand, aber man kann ihm im Weg stehen. Dann gibst du den Stab wieder weiter.</translation>
    </message>
    <message>
        <source>You could. But the way is clear for your wand: carry it from a3 to a4.</source>
        <translation>Das ginge auch. Aber der Weg ist frei für deinen Stab: Bring ihn von a3 nach a4.</translation>
    </message>
    <message>
        <source>To the far row!</source>
        <translation>In die gegenüberliegende Reihe!</translation>
    </message>
    <message>
        <source>Fourteen moves later: your wand is on a6, two rows from its goal. Play on against Mira and bring it across. Anything that the rules allow will do.</source>
        <translation>Vierzehn Züge später: Dein Stab steckt auf a6, zwei Reihen vor dem Ziel. Spiel gegen Mira weiter und bring ihn hinüber. Alles, was die Regeln erlauben, ist recht.</translation>
    </message>
    <message>
        <source>Across, and won: that’s how nearly every game ends.</source>
        <translation>Drüben, und gewonnen: So endet fast jede Partie.</translation>
    </message>
    <message>
        <source>You know how to play. One more thing: when you both keep flipping until everything is as it was before, there’s no more flipping until one of you does something else.</source>
        <translation>Jetzt kannst du spielen. Noch etwas: Wenn beide immer wieder umdrehen und alles steht wie zuvor, ist das Umdrehen vorbei, bis jemand etwas anderes tut.</translation>
    </message>
    <message>
        <source>You’re back where you were: the flipped tokens are locked until one of you does something else.</source>
        <translation>Ihr steht wieder wie zuvor: Die umgedrehten Steine sind gesperrt, bis jemand etwas anderes tut als umdrehen.</translation>
    </message>
    <message>
        <source>Before each turn, look for what could be taken: a token in danger can be flipped instead of moved.</source>
        <translation>Schau vor jedem Zug, was geschlagen werden könnte: Statt wegzuziehen, kannst du den Stein auch umdrehen.</translation>
    </message>
    <message>
        <source>The wand moves on in two ways: passed to a token beside it, or carried straight ahead.</source>
        <translation>Der Stab kommt auf zwei Arten weiter: an einen Stein daneben weitergegeben oder geradeaus mitgenommen.</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Elementos</source>
        <translation>Elementos</translation>
    </message>
    <message>
        <source>Bring your wand across with fire, wood and water. 15 minutes.</source>
        <translation>Bring deinen Stab hinüber, mit Feuer, Holz und Wasser. 15 Minuten.</translation>
    </message>
</context>
</TS>
