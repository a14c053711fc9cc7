<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>RulebookElios</name>
    <message>
        <source>Playing at this table</source>
        <translation>Spielen an diesem Tisch</translation>
    </message>
    <message>
        <source>Drag a group onto the sun to place it. The sun shows the level on which it would land.</source>
        <translation>Zieh eine Gruppe auf die Sonne, um sie zu legen. Die Sonne zeigt, auf welcher Ebene sie landen würde.</translation>
    </message>
    <message>
        <source>Drag a disc onto the stack, or a beam by its tip out of its bundle to split.</source>
        <translation>Zieh eine Scheibe auf den Stapel, oder zieh zum Teilen einen Strahl an der Spitze aus seiner Gruppe.</translation>
    </message>
    <message>
        <source>If you can only pass, a button for it appears; P presses it.</source>
        <translation>Kannst du nur noch passen, erscheint ein Knopf dafür; P drückt ihn.</translation>
    </message>
    <message>
        <source>While you arrange, S suggests groups, U unties all, G says that you are ready.</source>
        <translation>Beim Ordnen schlägt S Gruppen vor, U löst alle, und G sagt, dass du fertig bist.</translation>
    </message>
    <message>
        <source>Questions that come up</source>
        <translation>Fragen, die aufkommen</translation>
    </message>
    <message>
        <source>May I place only a part of a group?</source>
        <translation>Darf ich nur einen Teil einer Gruppe legen?</translation>
    </message>
    <message>
        <source>No. A group is placed as a whole. If you want to place a part of it, [split it](#split) first; that is a turn of its own.</source>
        <translation>Nein. Eine Gruppe wird im Ganzen gelegt. Willst du nur einen Teil legen, [teile sie](#split) vorher; das ist ein eigener Zug.</translation>
    </message>
    <message>
        <source>May I look at the others’ beams?</source>
        <translation>Darf ich mir die Strahlen der anderen ansehen?</translation>
    </message>
    <message>
        <source>Yes, all groups lie open. Watch them: a disc that helps you may help somebody else more.</source>
        <translation>Ja, alle Gruppen liegen offen. Behalte sie im Auge: Eine Scheibe, die dir hilft, hilft jemand anderem vielleicht noch mehr.</translation>
    </message>
    <message>
        <source>May I put a single beam on a higher column while the rest of its group lies lower?</source>
        <translation>Darf ein einzelner Strahl auf eine höhere Säule, während der Rest seiner Gruppe tiefer liegt?</translation>
    </message>
    <message>
        <source>No. All beams of a group land on the same level. A group of one has no such worry.</source>
        <translation>Nein. Alle Strahlen einer Gruppe landen auf derselben Ebene. Eine Gruppe aus nur einem Strahl hat diese Sorge nicht.</translation>
    </message>
    <message>
        <source>Two of my colours have the same column now, because of a joker. May both go there?</source>
        <translation>Durch einen Joker haben zwei meiner Farben jetzt dieselbe Säule. Dürfen beide dorthin?</translation>
    </message>
    <message>
        <source>Not in one turn: a column takes one beam of a group.</source>
        <translation>Nicht im selben Zug: Eine Säule nimmt nur einen Strahl einer Gruppe.</translation>
    </message>
    <message>
        <source>Can I go on a joker that lies on level 1?</source>
        <translation>Kann ich auf einen Joker legen, der auf Ebene 1 liegt?</translation>
    </message>
    <message>
        <source>There is none: the sun starts without jokers. Once one lies on a column, the next beam there lands above it, if the discs allow that level.</source>
        <translation>Dort liegt keiner: Die Sonne beginnt ohne Joker. Liegt später einer auf einer Säule, landet der nächste Strahl darüber, wenn die Scheiben diese Ebene erlauben.</translation>
    </message>
    <message>
        <source>Must I place a group if I can?</source>
        <translation>Muss ich eine Gruppe legen, wenn ich kann?</translation>
    </message>
    <message>
        <source>No. You may add a disc or split a group instead. You just can’t [pass](#pass).</source>
        <translation>Nein. Du darfst stattdessen eine Scheibe dazulegen oder eine Gruppe teilen. Nur [passen](#pass) geht dann nicht.</translation>
    </message>
    <message>
        <source>Who begins if two of us took equally long to arrange?</source>
        <translation>Wer beginnt, wenn zwei gleich lange zum Ordnen gebraucht haben?</translation>
    </message>
    <message>
        <source>The later seat. It is a matter of thousandths of a second, so it hardly ever happens.</source>
        <translation>Der spätere Platz. Es geht um Tausendstelsekunden, also kommt es so gut wie nie vor.</translation>
    </message>
    <message>
        <source>Why does our game so often end blocked?</source>
        <translation>Warum endet unser Spiel so oft blockiert?</translation>
    </message>
    <message>
        <source>With jokers that take any colour, careful players take columns away from each other. If you don’t like it, choose [“the column’s colour”](#joker) for your next game.</source>
        <translation>Wenn auf Joker jede Farbe darf, nehmt ihr euch mit umsichtigem Spiel gegenseitig die Säulen weg. Gefällt euch das nicht, dann wählt beim nächsten Mal [„die Farbe der Säule“](#joker).</translation>
    </message>
    <message>
        <source>How moves are written</source>
        <translation>Wie Züge geschrieben werden</translation>
    </message>
    <message>
        <source>Letters: R red, O orange, Y yellow, L lime, G green, A azure, B blue, P purple, J joker. Within a group they stand in alphabetical order.</source>
        <translation>Buchstaben: R Rot, O Orange, Y Gelb, L Hellgrün, G Grün, A Hellblau, B Blau, P Lila, J Joker. Innerhalb einer Gruppe stehen sie in alphabetischer Reihenfolge.</translation>
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
        <source>azure on column 5, green on column 2, the joker on column 7</source>
        <translation>Hellblau auf Säule 5, Grün auf Säule 2, der Joker auf Säule 7</translation>
    </message>
    <message>
        <source>one more disc</source>
        <translation>noch eine Scheibe</translation>
    </message>
    <message>
        <source>green is taken out of the group; of a group of two, the first letter is named</source>
        <translation>Grün wird aus der Gruppe genommen; bei einer Zweiergruppe wird der erste Buchstabe genannt</translation>
    </message>
    <message>
        <source>nothing is possible</source>
        <translation>nichts ist möglich</translation>
    </message>
    <message>
        <source>seat 2 makes three groups</source>
        <translation>Platz 2 bildet drei Gruppen</translation>
    </message>
    <message>
        <source>**Place all your beams first.** In your turn do one thing:</source>
        <translation>**Werde zuerst alle deine Strahlen los.** In deinem Zug tust du eins davon:</translation>
    </message>
    <message>
        <source>**Place a group**, each beam on a column of its own.</source>
        <translation>**Leg eine Gruppe**, jeden Strahl auf eine eigene Säule.</translation>
    </message>
    <message>
        <source>**Add a disc** to the stack, up to nine.</source>
        <translation>**Leg eine Scheibe dazu**, bis es neun sind.</translation>
    </message>
    <message>
        <source>**Split a group**: one beam becomes a group of its own.</source>
        <translation>**Teile eine Gruppe**: Ein Strahl wird zu einer eigenen Gruppe.</translation>
    </message>
    <message>
        <source>**When you place a group:**</source>
        <translation>**Wenn du eine Gruppe legst:**</translation>
    </message>
    <message>
        <source>a beam goes on its own colour or on a joker; a joker goes anywhere;</source>
        <translation>ein Strahl kommt auf die eigene Farbe oder auf einen Joker, ein Joker überallhin;</translation>
    </message>
    <message>
        <source>all beams land on the same level;</source>
        <translation>alle Strahlen landen auf derselben Ebene;</translation>
    </message>
    <message>
        <source>no beam lands above the top disc.</source>
        <translation>kein Strahl liegt höher als die oberste Scheibe.</translation>
    </message>
    <message>
        <source>Groups have one to three beams and no colour twice, nor two jokers.</source>
        <translation>Gruppen haben einen bis drei Strahlen, keine Farbe doppelt und keine zwei Joker.</translation>
    </message>
    <message>
        <source>Whoever was last to arrange begins, with a group that has a joker.</source>
        <translation>Wer zuletzt mit dem Ordnen fertig ist, beginnt, und zwar mit einer Gruppe mit Joker.</translation>
    </message>
    <message>
        <source>You pass only if you can do nothing. If all pass, the fewest beams left wins.</source>
        <translation>Du passt nur, wenn du nichts tun kannst. Passen alle, gewinnt, wer die wenigsten Strahlen übrig hat.</translation>
    </message>
    <message>
        <source>Four play in teams: both partners have to place everything.</source>
        <translation>Zu viert spielt ihr in Teams: Beide Partner müssen alles legen.</translation>
    </message>
    <message>
        <source>**At this table:** drag a group, a disc, or a beam out of its bundle; Esc takes a half-placed group back.</source>
        <translation>**An diesem Tisch:** Zieh eine Gruppe, eine Scheibe oder einen Strahl aus seiner Gruppe; Esc nimmt eine halb gelegte Gruppe zurück.</translation>
    </message>
    <message>
        <source>Four players: two teams</source>
        <translation>Zu viert: zwei Teams</translation>
    </message>
    <message>
        <source>Seats 1 and 3 play together against seats 2 and 4, so partners sit across from each other. Each has their own beams and places only those.</source>
        <translation>Die Plätze 1 und 3 spielen zusammen gegen die Plätze 2 und 4, Partner sitzen sich also gegenüber. Alle haben eigene Strahlen und legen nur diese.</translation>
    </message>
    <message>
        <source>Who has placed everything is skipped from then on. The team wins when both of its members have placed all their beams.</source>
        <translation>Wer alles gelegt hat, wird von da an übersprungen. Das Team gewinnt, wenn beide alle ihre Strahlen gelegt haben.</translation>
    </message>
    <message>
        <source>How the game ends</source>
        <translation>Wie das Spiel endet</translation>
    </message>
    <message>
        <source>With two or three players you win at once when you have placed your last beam. With four, [both partners](#teams) have to be finished.</source>
        <translation>Zu zweit oder zu dritt gewinnst du sofort, wenn du deinen letzten Strahl gelegt hast. Zu viert müssen [beide Partner](#teams) fertig sein.</translation>
    </message>
    <message>
        <source>Anna has one group left, and it fits: she places it and wins.</source>
        <translation>Anna hat noch eine Gruppe, und die passt: Sie legt sie und gewinnt.</translation>
    </message>
    <message>
        <source>If everybody who still has beams passes, one after the other, the game is blocked. Whoever has the fewest beams left wins; of teams, both partners’ beams count together. A tie is shared.</source>
        <translation>Passen reihum alle, die noch Strahlen haben, ist das Spiel blockiert. Es gewinnt, wer die wenigsten Strahlen übrig hat; bei Teams zählen die Strahlen beider Partner zusammen. Bei Gleichstand teilt ihr euch den Sieg.</translation>
    </message>
    <message>
        <source>The sheet doesn’t speak of it, but it happens: a colour may have no column left to go on.</source>
        <translation>Das Blatt sagt dazu nichts, aber es kommt vor: Eine Farbe kann ohne jede Säule dastehen, auf die sie noch darf.</translation>
    </message>
    <message>
        <source>There are no points. The result shows how many beams each player has left.</source>
        <translation>Punkte gibt es nicht. Das Ergebnis zeigt, wie viele Strahlen alle noch übrig haben.</translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>Beams of eight colours make a sun, and you build it higher together. Whoever places all their own beams on it first wins. Four players play in two teams.</source>
        <translation>Strahlen in acht Farben bilden eine Sonne, und ihr baut sie gemeinsam in die Höhe. Wer zuerst alle eigenen Strahlen gelegt hat, gewinnt. Zu viert spielt ihr in zwei Teams.</translation>
    </message>
    <message>
        <source>In your turn you [place a group](#place) of your beams, [add a disc](#disc) to let the sun grow, or [split a group](#split) that you can’t place as it is.</source>
        <translation>In deinem Zug [legst du eine Gruppe](#place) deiner Strahlen, [legst eine Scheibe dazu](#disc), damit die Sonne wachsen kann, oder [teilst eine Gruppe](#split), die so nicht passt.</translation>
    </message>
    <message>
        <source>What is in the box</source>
        <translation>Was in der Schachtel ist</translation>
    </message>
    <message>
        <source>40 beams: 5 in each of 8 colours.</source>
        <translation>40 Strahlen: 5 in jeder von 8 Farben.</translation>
    </message>
    <message>
        <source>4 white beams: the jokers.</source>
        <translation>4 weiße Strahlen: die Joker.</translation>
    </message>
    <message>
        <source>9 discs, which make the middle of the sun.</source>
        <translation>9 Scheiben, aus denen die Mitte der Sonne entsteht.</translation>
    </message>
    <message>
        <source>A bag.</source>
        <translation>Ein Beutel.</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Lime</source>
        <translation>Hellgrün</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Azure</source>
        <translation>Hellblau</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Lila</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>goes on any colour</source>
        <translation>passt auf jede Farbe</translation>
    </message>
    <message>
        <source>Every colour also has a mark of its own, so that nobody has to tell them apart by colour.</source>
        <translation>Jede Farbe hat auch ein eigenes Zeichen, damit niemand sie nur an der Farbe unterscheiden muss.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Der Aufbau</translation>
    </message>
    <message>
        <source>Two discs go on top of each other into the middle of the table.</source>
        <translation>Zwei Scheiben kommen übereinander in die Mitte des Tisches.</translation>
    </message>
    <message>
        <source>Around them lies one beam of each colour, in any order, without jokers. These are the eight columns of the sun. They are numbered 1 to 8 clockwise from the top.</source>
        <translation>Darum herum liegt ein Strahl jeder Farbe, in beliebiger Reihenfolge, ohne Joker. Das sind die acht Säulen der Sonne. Sie sind von oben im Uhrzeigersinn von 1 bis 8 nummeriert.</translation>
    </message>
    <message>
        <source>The other 32 beams go into the bag. Everybody draws as many as the table says and gets their jokers.</source>
        <translation>Die anderen 32 Strahlen kommen in den Beutel. Alle ziehen so viele, wie in der Tabelle steht, und bekommen ihre Joker dazu.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Beams for each</source>
        <translation>Strahlen für jeden</translation>
    </message>
    <message>
        <source>Jokers for each</source>
        <translation>Joker für jeden</translation>
    </message>
    <message>
        <source>With three players, two beams stay in the bag and one joker in the box: they are out of this game. What lies before you is open for everybody to see.</source>
        <translation>Zu dritt bleiben zwei Strahlen im Beutel und ein Joker in der Schachtel: Sie spielen nicht mit. Was vor dir liegt, dürfen alle sehen.</translation>
    </message>
    <message>
        <source>The sun at the beginning: eight columns, each with one beam on level 1, and two discs.</source>
        <translation>Die Sonne zu Beginn: acht Säulen mit je einem Strahl auf Ebene 1 und zwei Scheiben.</translation>
    </message>
    <message>
        <source>Making groups</source>
        <translation>Gruppen bilden</translation>
    </message>
    <message>
        <source>Everybody sorts their beams into groups of one, two or three. **No group has the same colour twice.** All your beams have to be in a group.</source>
        <translation>Alle ordnen ihre Strahlen in Gruppen aus einem, zwei oder drei. **Keine Gruppe hat dieselbe Farbe zweimal.** Jeder deiner Strahlen muss in einer Gruppe sein.</translation>
    </message>
    <message>
        <source>White is a colour, too: no group has two jokers.</source>
        <translation>Auch Weiß ist eine Farbe: Keine Gruppe hat zwei Joker.</translation>
    </message>
    <message>
        <source>The sheet says that a group can’t hold two beams of one colour, and jokers are white.</source>
        <translation>Das Blatt sagt, dass in einer Gruppe keine zwei Strahlen einer Farbe sein dürfen, und Joker sind weiß.</translation>
    </message>
    <message>
        <source>All arrange at the same time. **Whoever finishes last begins the game.** When you have said that you are ready, your groups stay as they are until your turn.</source>
        <translation>Alle ordnen gleichzeitig. **Wer zuletzt fertig ist, beginnt das Spiel.** Hast du gesagt, dass du fertig bist, bleiben deine Gruppen so, bis du am Zug bist.</translation>
    </message>
    <message>
        <source>On one machine you arrange one after the other. Each of you is timed, and whoever took longest begins. The turns start when everybody is ready.</source>
        <translation>An einem Rechner ordnet ihr nacheinander. Bei allen läuft die Zeit mit, und wer am längsten braucht, beginnt. Los geht es, wenn alle fertig sind.</translation>
    </message>
    <message>
        <source>Anna sorts her beams. Each bundle holds beams of different colours, at most three.</source>
        <translation>Anna ordnet ihre Strahlen. In jeder Gruppe sind verschiedene Farben, höchstens drei.</translation>
    </message>
    <message>
        <source>At this table: drag beams from bundle to bundle, or into an empty place for a new one. “Suggest” makes groups for you, “Untie all” starts over, “Ready” ends it.</source>
        <translation>An diesem Tisch: Zieh Strahlen von Gruppe zu Gruppe oder auf eine leere Stelle, wenn du eine neue willst. „Vorschlagen“ bildet Gruppen für dich, „Alle lösen“ fängt von vorn an, „Fertig“ schließt das Ordnen ab.</translation>
    </message>
    <message>
        <source>Green, azure and a joker can be one group. Red, red and blue can’t: red is in it twice.</source>
        <translation>Grün, Hellblau und ein Joker dürfen eine Gruppe sein. Rot, Rot und Blau nicht: Rot ist doppelt.</translation>
    </message>
    <message>
        <source>Large groups empty your side of the table fast, but all their beams must fit at the same time and [on the same level](#place). Small ones fit more easily.</source>
        <translation>Mit großen Gruppen wirst du deine Strahlen schnell los, aber alle müssen gleichzeitig passen, und zwar [auf derselben Ebene](#place). Kleine passen leichter.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>Play goes around clockwise. In your turn you do exactly one of these three things:</source>
        <translation>Es geht im Uhrzeigersinn reihum. In deinem Zug tust du genau eins von drei Dingen:</translation>
    </message>
    <message>
        <source>[place one of your groups](#place) on the sun,</source>
        <translation>[eine deiner Gruppen](#place) auf die Sonne legen,</translation>
    </message>
    <message>
        <source>[add a disc](#disc) to the stack in the middle,</source>
        <translation>[eine Scheibe](#disc) auf den Stapel in der Mitte dazulegen,</translation>
    </message>
    <message>
        <source>[split one of your groups](#split) in two.</source>
        <translation>[eine deiner Gruppen](#split) in zwei teilen.</translation>
    </message>
    <message>
        <source>You place and split only groups that lie before you, and a group is placed as a whole.</source>
        <translation>Du legst und teilst nur Gruppen, die vor dir liegen, und eine Gruppe wird im Ganzen gelegt.</translation>
    </message>
    <message>
        <source>The very first turn</source>
        <translation>Der allererste Zug</translation>
    </message>
    <message>
        <source>The player who begins has to place a group with a joker in it. Nothing else is allowed in this one turn: no disc, no splitting, no passing.</source>
        <translation>Wer beginnt, muss eine Gruppe mit einem Joker legen. Etwas anderes ist in diesem einen Zug nicht erlaubt: keine Scheibe, kein Teilen, kein Passen.</translation>
    </message>
    <message>
        <source>This is always possible. All columns have one beam and two discs lie in the middle, so every beam of the group finds the column of its colour, and the joker goes on any other.</source>
        <translation>Das geht immer. Alle Säulen haben einen Strahl, und in der Mitte liegen zwei Scheiben: So findet jeder Strahl der Gruppe die Säule seiner Farbe, und der Joker kommt auf irgendeine andere.</translation>
    </message>
    <message>
        <source>Placing a group</source>
        <translation>Eine Gruppe legen</translation>
    </message>
    <message>
        <source>Put each beam of the group on a column of its own. Three things have to be right for all of them, as the sun stands before you place:</source>
        <translation>Leg jeden Strahl der Gruppe auf eine eigene Säule. Drei Dinge müssen für alle stimmen, so wie die Sonne vor deinem Zug aussieht:</translation>
    </message>
    <message>
        <source>**Colour.** A beam goes on its own colour or on a [joker](#joker). A joker goes on any column.</source>
        <translation>**Farbe.** Ein Strahl kommt auf die eigene Farbe oder auf einen [Joker](#joker). Ein Joker passt auf jede Säule.</translation>
    </message>
    <message>
        <source>**Level.** All beams of the group land on the same level, so the columns that you choose are equally high.</source>
        <translation>**Ebene.** Alle Strahlen der Gruppe landen auf derselben Ebene; die Säulen, die du wählst, sind also gleich hoch.</translation>
    </message>
    <message>
        <source>**Discs.** No beam lands higher than the top disc: with two discs you can build up to level 2, with three up to level 3, and so on.</source>
        <translation>**Scheiben.** Kein Strahl darf höher liegen als die oberste Scheibe: Mit zwei Scheiben baust du bis Ebene 2, mit drei bis Ebene 3 und so weiter.</translation>
    </message>
    <message>
        <source>Two beams of a group never go on the same column: the second would land on another level.</source>
        <translation>Zwei Strahlen einer Gruppe kommen nie auf dieselbe Säule: Der zweite würde auf einer anderen Ebene landen.</translation>
    </message>
    <message>
        <source>Anna holds the group of green, blue and a joker. Green goes on column 5, blue on column 7, and the joker on any of the others: all are one beam high.</source>
        <translation>Anna hält die Gruppe aus Grün, Blau und einem Joker. Grün kommt auf Säule 5, Blau auf Säule 7 und der Joker auf irgendeine andere: Alle sind einen Strahl hoch.</translation>
    </message>
    <message>
        <source>Column 5 holds two beams and column 6 one. Azure and green together would land on levels 2 and 3, so they can’t be placed as a group.</source>
        <translation>Auf Säule 5 liegen zwei Strahlen, auf Säule 6 einer. Hellblau und Grün zusammen würden auf den Ebenen 2 und 3 landen, also passen sie nicht als Gruppe.</translation>
    </message>
    <message>
        <source>Two discs lie in the middle, and a column has two beams. Nothing goes on it until somebody [adds a disc](#disc).</source>
        <translation>In der Mitte liegen zwei Scheiben, und eine Säule hat zwei Strahlen. Auf sie kommt nichts, bis jemand [eine Scheibe dazulegt](#disc).</translation>
    </message>
    <message>
        <source>At this table: drag the group onto the sun. Where each beam can go in just one way, all of them land at once; otherwise you put them on the glowing columns one by one. Esc takes the group back.</source>
        <translation>An diesem Tisch: Zieh die Gruppe auf die Sonne. Gibt es für jeden Strahl nur eine Möglichkeit, landen alle auf einmal; sonst legst du sie einzeln auf die leuchtenden Säulen. Esc nimmt die Gruppe zurück.</translation>
    </message>
    <message>
        <source>The small drawing beside the sun shows all columns as bars with the line of the discs: so you see which ones are at the same level.</source>
        <translation>Die kleine Zeichnung neben der Sonne zeigt alle Säulen als Balken und dazu die Linie der Scheiben: So siehst du, welche gleich hoch sind.</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>A joker goes on every column, whatever its colour. Like any other beam it has to land on the level of its group, and not above the discs.</source>
        <translation>Ein Joker passt auf jede Säule, egal welche Farbe sie hat. Wie jeder andere Strahl muss er auf der Ebene seiner Gruppe landen und nicht über den Scheiben.</translation>
    </message>
    <message>
        <source>A joker may be covered by any colour, and from then on the column asks for that colour. So the colours of columns change, and a colour can lose its last column. This is how the game is played unless you choose otherwise.</source>
        <translation>Auf einen Joker darf jede Farbe, und ab da verlangt die Säule diese Farbe. So wechseln die Säulen ihre Farben, und eine Farbe kann ihre letzte Säule verlieren. So spielt ihr, wenn ihr nichts anderes einstellt.</translation>
    </message>
    <message>
        <source>The sheet says that a beam goes on its own colour or on a joker, and nothing more about jokers. Read as it stands, that allows any colour.</source>
        <translation>Das Blatt sagt, dass ein Strahl auf die eigene Farbe oder auf einen Joker kommt, und sonst nichts über Joker. Wörtlich genommen erlaubt das jede Farbe.</translation>
    </message>
    <message>
        <source>When you set up a game, you can choose “the column’s colour” instead: a column keeps the colour of its highest beam that is not a joker, and only this colour or another joker goes on a joker.</source>
        <translation>Vor dem Spiel könnt ihr stattdessen „die Farbe der Säule“ wählen: Eine Säule behält die Farbe ihres höchsten Strahls, der kein Joker ist, und nur diese Farbe oder noch ein Joker darf auf einen Joker.</translation>
    </message>
    <message>
        <source>A published review explains the game like this. Then no game is ever blocked: a column never needs more than nine levels.</source>
        <translation>Eine veröffentlichte Besprechung erklärt das Spiel so. Dann ist nie ein Spiel blockiert: Keine Säule braucht je mehr als neun Ebenen.</translation>
    </message>
    <message>
        <source>A joker lies on top of column 1, which was red. With a third disc any colour may go there; with “the column’s colour” only red or another joker.</source>
        <translation>Oben auf Säule 1, die rot war, liegt ein Joker. Mit einer dritten Scheibe darf jede Farbe dorthin; mit „die Farbe der Säule“ nur Rot oder noch ein Joker.</translation>
    </message>
    <message>
        <source>Column 1 shows red and on it a joker. Blue goes on it, at level 3. From now on column 1 takes blue and jokers only; red has to look elsewhere.</source>
        <translation>Auf Säule 1 liegt Rot und darauf ein Joker. Blau kommt darauf, auf Ebene 3. Von jetzt an nimmt Säule 1 nur Blau und Joker; Rot muss sich anderswo umsehen.</translation>
    </message>
    <message>
        <source>Adding a disc</source>
        <translation>Eine Scheibe dazulegen</translation>
    </message>
    <message>
        <source>Put one more disc on the stack in the middle. Everybody may now build one level higher. There are nine discs; when all lie on the stack, none can be added.</source>
        <translation>Leg noch eine Scheibe auf den Stapel in der Mitte. Alle dürfen jetzt eine Ebene höher bauen. Es gibt neun Scheiben; liegen alle auf dem Stapel, kommt keine mehr dazu.</translation>
    </message>
    <message>
        <source>A third disc lies on the stack: level 3 is open.</source>
        <translation>Eine dritte Scheibe liegt auf dem Stapel: Ebene 3 ist offen.</translation>
    </message>
    <message>
        <source>At this table: drag a disc from beside the sun onto the stack.</source>
        <translation>An diesem Tisch: Zieh eine Scheibe neben der Sonne auf den Stapel.</translation>
    </message>
    <message>
        <source>Splitting a group</source>
        <translation>Eine Gruppe teilen</translation>
    </message>
    <message>
        <source>Make two smaller groups out of one: you take one of its beams out, and it becomes a group of its own. A single beam can’t be split.</source>
        <translation>Mach aus einer Gruppe zwei kleinere: Du nimmst einen ihrer Strahlen heraus, und er wird zu einer eigenen Gruppe. Ein einzelner Strahl lässt sich nicht teilen.</translation>
    </message>
    <message>
        <source>Splitting takes a whole turn. The two parts stay apart: groups are never joined again.</source>
        <translation>Teilen kostet einen ganzen Zug. Die beiden Teile bleiben getrennt: Gruppen werden nie wieder zusammengefügt.</translation>
    </message>
    <message>
        <source>Bruno has taken one beam out of a group of three: now it lies beside the other two as a group of its own.</source>
        <translation>Bruno hat einen Strahl aus einer Dreiergruppe genommen: Jetzt liegt er als eigene Gruppe neben den anderen beiden.</translation>
    </message>
    <message>
        <source>At this table: drag a beam by its tip out of its bundle, onto the place that glows.</source>
        <translation>An diesem Tisch: Zieh einen Strahl an der Spitze aus seiner Gruppe auf die Stelle, die leuchtet.</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>You pass only if you can do nothing at all: none of your groups fits anywhere, no disc is left, and you have no group to split.</source>
        <translation>Du passt nur, wenn du gar nichts tun kannst: Keine deiner Gruppen passt irgendwo, keine Scheibe ist übrig, und du hast keine Gruppe zum Teilen.</translation>
    </message>
    <message>
        <source>The sheet doesn’t say what happens then. As long as something is possible you have to do it, even if it doesn’t help you.</source>
        <translation>Das Blatt sagt nicht, was dann geschieht. Solange etwas möglich ist, musst du es tun, auch wenn es dir nicht hilft.</translation>
    </message>
    <message>
        <source>You can come back: if another player changes the sun, your beams may fit again in your next turn.</source>
        <translation>Du kommst vielleicht zurück: Verändert jemand die Sonne, passen deine Strahlen im nächsten Zug womöglich wieder.</translation>
    </message>
</context>
</TS>
