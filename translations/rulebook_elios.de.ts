<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>RulebookElios</name>
    <message>
        <source>If you can only pass, a button for it appears; P presses it.</source>
        <translation>Kannst du nur noch passen, erscheint ein Knopf dafür; P drückt ihn.</translation>
    </message>
    <message>
        <source>Questions that come up</source>
        <translation>Fragen, die aufkommen</translation>
    </message>
    <message>
        <source>May I place only part of a group?</source>
        <translation>Darf ich nur einen Teil einer Gruppe legen?</translation>
    </message>
    <message>
        <source>May I look at the others’ beams?</source>
        <translation>Darf ich mir die Strahlen der anderen ansehen?</translation>
    </message>
    <message>
        <source>Not in one turn: a column takes one beam of a group.</source>
        <translation>Nicht im selben Zug: Eine Säule nimmt nur einen Strahl einer Gruppe.</translation>
    </message>
    <message>
        <source>No. A group is placed as a whole. To place part of it, [split it](#split) first; that is a turn of its own.</source>
        <translation>Nein. Eine Gruppe wird im Ganzen gelegt. Willst du nur einen Teil legen, [teile sie](#split) vorher; das ist ein eigener Zug.</translation>
    </message>
    <message>
        <source>After the first turn: Anna’s green is on green, her blue on blue, her joker on red, all on level 2.</source>
        <translation>Nach dem ersten Zug: Annas Grün liegt auf Grün, ihr Blau auf Blau, ihr Joker auf Rot, alle auf Ebene 2.</translation>
    </message>
    <message>
        <source>One player may have a head start.</source>
        <translation>Es kann einen Vorsprung geben.</translation>
    </message>
    <message>
        <source>Yes. Watch them: a disc that helps you may help somebody else more.</source>
        <translation>Ja. Behalte sie im Auge: Eine Scheibe, die dir hilft, hilft jemand anderem vielleicht noch mehr.</translation>
    </message>
    <message>
        <source>May one beam of a group go higher than the others?</source>
        <translation>Darf ein Strahl einer Gruppe höher liegen als die anderen?</translation>
    </message>
    <message>
        <source>No. All beams of a group land on the same level. With a group of one that can’t happen.</source>
        <translation>Nein. Alle Strahlen einer Gruppe landen auf derselben Ebene. Mit einer Gruppe aus nur einem Strahl kann das nicht passieren.</translation>
    </message>
    <message>
        <source>Because of a joker, two of my colours now share a column. May both go there?</source>
        <translation>Durch einen Joker haben zwei meiner Farben jetzt dieselbe Säule. Dürfen beide dorthin?</translation>
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
        <source>The later seat. It’s a matter of thousandths of a second, so it hardly ever happens.</source>
        <translation>Der spätere Platz. Es geht um Tausendstelsekunden, also kommt es so gut wie nie vor.</translation>
    </message>
    <message>
        <source>Why does our game so often end blocked?</source>
        <translation>Warum ist unser Spiel am Ende so oft blockiert?</translation>
    </message>
    <message>
        <source>With jokers that take any colour, careful players take columns away from each other. If you don’t like it, choose [“the column’s colour”](#joker) for your next game.</source>
        <translation>Wenn auf Joker jede Farbe darf, nehmt ihr euch mit umsichtigem Spiel gegenseitig die Säulen weg. Gefällt euch das nicht, dann wählt beim nächsten Mal [„die Farbe der Säule“](#joker).</translation>
    </message>
    <message>
        <source>At one computer you arrange one after the other. Each of you is timed, and whoever takes longest begins.</source>
        <translation>An einem Rechner ordnet ihr nacheinander. Bei allen läuft die Zeit mit, und wer am längsten braucht, beginnt.</translation>
    </message>
    <message>
        <source>According to the sheet, everybody arranges at the same time and the last to finish begins; the clock finds the same player.</source>
        <translation>Nach dem Blatt ordnen alle gleichzeitig, und wer zuletzt fertig ist, beginnt; die Uhr findet dieselbe Person.</translation>
    </message>
    <message>
        <source>Any colour may go on a joker, unless you choose “the column’s colour”.</source>
        <translation>Auf einen Joker darf jede Farbe, wenn ihr nicht „die Farbe der Säule“ wählt.</translation>
    </message>
    <message>
        <source>With “the column’s colour” a column keeps its colour under jokers.</source>
        <translation>Mit „die Farbe der Säule“ behält eine Säule unter Jokern ihre Farbe.</translation>
    </message>
    <message>
        <source>In a blocked game, whoever has the fewest beams left wins.</source>
        <translation>Eine blockierte Partie gewinnt, wer die wenigsten Strahlen übrig hat.</translation>
    </message>
    <message>
        <source>Only a player who can do nothing passes.</source>
        <translation>Nur wer nichts tun kann, passt.</translation>
    </message>
    <message>
        <source>While you arrange, drag beams from group to group, or onto an empty spot for a new one. S suggests groups, U unties all, G says you’re ready.</source>
        <translation>Beim Ordnen ziehst du Strahlen von Gruppe zu Gruppe oder auf eine leere Stelle für eine neue. S schlägt Gruppen vor, U löst alle, und G sagt, dass du fertig bist.</translation>
    </message>
    <message>
        <source>Drag a group onto the sun. If each beam can go in just one way, all land at once; otherwise put them on the glowing columns one by one. Esc takes the group back.</source>
        <translation>Zieh eine Gruppe auf die Sonne. Gibt es für jeden Strahl nur eine Möglichkeit, landen alle auf einmal; sonst legst du sie einzeln auf die leuchtenden Säulen. Esc nimmt die Gruppe zurück.</translation>
    </message>
    <message>
        <source>Drag a disc onto the stack; to split a group, drag a beam out of it by its tip.</source>
        <translation>Zieh eine Scheibe auf den Stapel; zum Teilen ziehst du einen Strahl an der Spitze aus seiner Gruppe.</translation>
    </message>
    <message>
        <source>How moves are written</source>
        <translation>Die Schreibweise</translation>
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
        <source>nothing else is possible</source>
        <translation>nichts ist möglich</translation>
    </message>
    <message>
        <source>seat 2 makes three groups</source>
        <translation>Platz 2 bildet drei Gruppen</translation>
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
        <source>a beam goes on a column whose top beam has its colour or is a joker; a joker goes anywhere;</source>
        <translation>ein Strahl kommt auf eine Säule, auf der oben seine Farbe oder ein Joker liegt, ein Joker überallhin;</translation>
    </message>
    <message>
        <source>You pass only if you can do nothing. If all pass, whoever has the fewest beams left wins.</source>
        <translation>Du passt nur, wenn du nichts tun kannst. Passen alle, gewinnt, wer die wenigsten Strahlen übrig hat.</translation>
    </message>
    <message>
        <source>**In the app:** drag a group, a disc, or a beam out of its group; Esc takes a half-placed group back.</source>
        <translation>**In der App:** Zieh eine Gruppe auf die Sonne, eine Scheibe auf den Stapel oder zum Teilen einen Strahl aus seiner Gruppe; Esc nimmt eine halb gelegte Gruppe zurück.</translation>
    </message>
    <message>
        <source>all beams land on the same level;</source>
        <translation>alle Strahlen landen auf derselben Ebene;</translation>
    </message>
    <message>
        <source>A less experienced player may have a head start.</source>
        <translation>Wer weniger Übung hat, kann einen Vorsprung bekommen.</translation>
    </message>
    <message>
        <source>They draw fewer beams from the bag: five, seven or nine fewer with two players; with more players the difference is smaller. The sheet has no such rule.</source>
        <translation>Aus dem Beutel werden dann weniger Strahlen gezogen: zu zweit fünf, sieben oder neun weniger; zu mehreren ist der Unterschied kleiner. Das Blatt kennt so eine Regel nicht.</translation>
    </message>
    <message>
        <source>**Be the first to place all your beams.** On your turn, do one of these:</source>
        <translation>**Werde deine Strahlen schneller los als alle anderen.** In deinem Zug tust du eins davon:</translation>
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
        <source>Four play in teams: both partners have to place everything.</source>
        <translation>Zu viert spielt ihr in Teams: Beide Partner müssen alles legen.</translation>
    </message>
    <message>
        <source>With two or three players you win as soon as you have placed your last beam. With four, [both partners](#teams) have to be finished.</source>
        <translation>Zu zweit oder zu dritt gewinnst du, sobald du deinen letzten Strahl gelegt hast. Zu viert müssen [beide Partner](#teams) fertig sein.</translation>
    </message>
    <message>
        <source>If everybody who still has beams passes, one after the other, the game is blocked: whoever has the fewest beams left wins; partners’ beams count together. A tie is shared.</source>
        <translation>Passen reihum alle, die noch Strahlen haben, ist die Partie blockiert: Es gewinnt, wer die wenigsten Strahlen übrig hat; im Team zählen die Strahlen beider Partner zusammen. Bei Gleichstand teilt ihr euch den Sieg.</translation>
    </message>
    <message>
        <source>Four players: two teams</source>
        <translation>Zu viert: zwei Teams</translation>
    </message>
    <message>
        <source>Seats 1 and 3 play together against seats 2 and 4, so partners sit across from each other. Each places only their own beams.</source>
        <translation>Die Plätze 1 und 3 spielen zusammen gegen die Plätze 2 und 4, Partner sitzen sich also gegenüber. Alle legen nur ihre eigenen Strahlen.</translation>
    </message>
    <message>
        <source>Anyone who has placed everything is skipped from then on. The team wins when both have placed all their beams.</source>
        <translation>Wer alles gelegt hat, wird von da an übersprungen. Das Team gewinnt, wenn beide alle ihre Strahlen gelegt haben.</translation>
    </message>
    <message>
        <source>Carla’s turn. She and Anna are a team and wear the same badge; Bruno and Dario are the other team.</source>
        <translation>Carla ist am Zug. Sie und Anna sind ein Team und tragen dasselbe Zeichen; Bruno und Dario sind das andere Team.</translation>
    </message>
    <message>
        <source>You pass only if you can do nothing at all: no group of yours fits, no disc is left, and you have no group to split.</source>
        <translation>Du passt nur, wenn du gar nichts tun kannst: Keine deiner Gruppen passt, keine Scheibe ist übrig, und du hast keine Gruppe zum Teilen.</translation>
    </message>
    <message>
        <source>You may soon be back: if somebody changes the sun, your beams may fit again on your next turn.</source>
        <translation>Vielleicht bist du bald wieder dabei: Verändert jemand die Sonne, passen deine Strahlen im nächsten Zug womöglich wieder.</translation>
    </message>
    <message>
        <source>How the game ends</source>
        <translation>Wie die Partie endet</translation>
    </message>
    <message>
        <source>Anna has one group left, and it fits: she places it and wins.</source>
        <translation>Anna hat noch eine Gruppe, und die passt: Sie legt sie und gewinnt.</translation>
    </message>
    <message>
        <source>The sheet doesn’t mention it, but it happens: a colour may have no column left to go on.</source>
        <translation>Das Blatt sagt dazu nichts, aber es kommt vor: Eine Farbe kann ohne jede Säule dastehen, auf die sie noch darf.</translation>
    </message>
    <message>
        <source>There are no points. The result shows how many beams each player has left.</source>
        <translation>Punkte gibt es nicht. Das Ergebnis zeigt, wer noch wie viele Strahlen übrig hat.</translation>
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
        <source>In two minutes</source>
        <translation>In zwei Minuten</translation>
    </message>
    <message>
        <source>For 2 to 4 players, ages 7 and up; a game takes about 15 minutes.</source>
        <translation>Für 2 bis 4 Personen ab 7 Jahren; eine Partie dauert etwa 15 Minuten.</translation>
    </message>
    <message>
        <source>**Goal.** Be the first to place all your beams.</source>
        <translation>**Ziel.** Werde deine Strahlen schneller los als alle anderen.</translation>
    </message>
    <message>
        <source>**Before the game** everybody sorts their beams into [groups](#arranging) of one to three, no colour twice in a group. Whoever finishes last begins, with a group that has a joker.</source>
        <translation>**Vor dem Spiel** ordnen alle ihre Strahlen in [Gruppen](#arranging) aus einem bis drei, keine Farbe doppelt. Wer zuletzt fertig ist, beginnt, mit einer Gruppe mit Joker.</translation>
    </message>
    <message>
        <source>**On your turn, do one of these:**</source>
        <translation>**In deinem Zug tust du eins davon:**</translation>
    </message>
    <message>
        <source>[Place a group](#place): each beam on a different column, on its own colour or on a joker (a joker goes anywhere). All land on the same level, that is, on columns of the same height, and none above the top disc.</source>
        <translation>[Eine Gruppe legen](#place): jeden Strahl auf eine andere Säule, auf seine Farbe oder auf einen Joker (ein Joker passt überall). Alle landen auf derselben Ebene, also auf gleich hohen Säulen, und keiner höher als die oberste Scheibe.</translation>
    </message>
    <message>
        <source>[Add a disc](#disc): now everybody may build one level higher.</source>
        <translation>[Eine Scheibe dazulegen](#disc): Jetzt dürfen alle eine Ebene höher bauen.</translation>
    </message>
    <message>
        <source>[Split a group](#split) in two.</source>
        <translation>[Eine Gruppe in zwei teilen](#split).</translation>
    </message>
    <message>
        <source>**You win** with your last beam; [in teams](#teams), when both of you have placed everything.</source>
        <translation>**Du gewinnst** mit deinem letzten Strahl; [im Team](#teams), wenn ihr beide alles gelegt habt.</translation>
    </message>
    <message>
        <source>What is on the table</source>
        <translation>Was auf dem Tisch ist</translation>
    </message>
    <message>
        <source>The sun at the beginning, as Anna sees it.</source>
        <translation>Die Sonne zu Beginn, so wie Anna sie sieht.</translation>
    </message>
    <message>
        <source>a column of the sun: its top beam counts</source>
        <translation>eine Säule der Sonne: Ihr oberster Strahl zählt</translation>
    </message>
    <message>
        <source>the discs: how high everybody may build</source>
        <translation>die Scheiben: wie hoch alle bauen dürfen</translation>
    </message>
    <message>
        <source>one of Anna’s groups, tied into a bundle</source>
        <translation>eine von Annas Gruppen, als Bündel</translation>
    </message>
    <message>
        <source>Bruno’s groups, open for everybody to see</source>
        <translation>Brunos Gruppen, offen für alle</translation>
    </message>
    <message>
        <source>discs that can still be added</source>
        <translation>Scheiben, die noch dazukommen können</translation>
    </message>
    <message>
        <source>all columns as bars: see which are the same height</source>
        <translation>alle Säulen als Balken: welche gleich hoch sind</translation>
    </message>
    <message>
        <source>9 discs, the middle of the sun, and a bag.</source>
        <translation>9 Scheiben, die Mitte der Sonne, und ein Beutel.</translation>
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
        <source>Every colour also has a mark of its own, so nobody has to tell them apart by colour alone.</source>
        <translation>Jede Farbe hat auch ein eigenes Zeichen, damit niemand sie nur an der Farbe unterscheiden muss.</translation>
    </message>
    <message>
        <source>Stack two discs in the middle of the table.</source>
        <translation>Legt zwei Scheiben aufeinander in die Tischmitte.</translation>
    </message>
    <message>
        <source>Lay one beam of each colour around them, in any order, without jokers. These are the eight columns, numbered clockwise from the top.</source>
        <translation>Legt je einen Strahl jeder Farbe darum herum, in beliebiger Reihenfolge, ohne Joker. Das sind die acht Säulen, von oben im Uhrzeigersinn nummeriert.</translation>
    </message>
    <message>
        <source>Put the other 32 beams into the bag. Everybody draws as many as it says below and gets their jokers.</source>
        <translation>Die anderen 32 Strahlen kommen in den Beutel. Alle ziehen so viele, wie in der Tabelle steht, und bekommen ihre Joker dazu.</translation>
    </message>
    <message>
        <source>Beams each</source>
        <translation>Strahlen pro Person</translation>
    </message>
    <message>
        <source>Jokers each</source>
        <translation>Joker pro Person</translation>
    </message>
    <message>
        <source>With three players, two beams and one joker are left over: they are out of this game. Everybody sees what the others have.</source>
        <translation>Zu dritt bleiben zwei Strahlen und ein Joker übrig: Sie spielen nicht mit. Alle sehen, was die anderen haben.</translation>
    </message>
    <message>
        <source>Sort all your beams into groups of one, two or three. **No group has a colour twice, or two jokers.**</source>
        <translation>Ordne alle deine Strahlen in Gruppen aus einem, zwei oder drei. **Keine Farbe ist in einer Gruppe doppelt, auch der Joker nicht.**</translation>
    </message>
    <message>
        <source>Anna sorts her beams. Each group has at most three, all of different colours.</source>
        <translation>Anna ordnet ihre Strahlen. In jeder Gruppe sind höchstens drei, alle in verschiedenen Farben.</translation>
    </message>
    <message>
        <source>**Whoever finishes last begins the game.** Once you are ready, your groups stay as they are until your turn; turns start when everybody is ready.</source>
        <translation>**Wer zuletzt fertig ist, beginnt die Partie.** Bist du fertig, bleiben deine Gruppen so, bis du am Zug bist; los geht es, wenn alle fertig sind.</translation>
    </message>
    <message>
        <source>**A tip for the first game:** large groups get rid of beams fast, but they must all fit at once, and [on the same level](#place). Small ones fit more easily.</source>
        <translation>**Ein Rat für die erste Partie:** Mit großen Gruppen wirst du Strahlen schnell los, aber alle müssen gleichzeitig passen, und zwar [auf derselben Ebene](#place). Kleine passen leichter.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Der Aufbau</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Making groups</source>
        <translation>Gruppen bilden</translation>
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
        <source>Green, azure and a joker can be one group. Red, red and blue can’t: red is in it twice.</source>
        <translation>Grün, Hellblau und ein Joker dürfen eine Gruppe sein. Rot, Rot und Blau nicht: Rot ist doppelt.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>Play goes around clockwise. On your turn, do exactly one of these three things:</source>
        <translation>Es geht im Uhrzeigersinn reihum. In deinem Zug tust du genau eins von drei Dingen:</translation>
    </message>
    <message>
        <source>[place one of your groups](#place) on the sun,</source>
        <translation>[eine deiner Gruppen](#place) auf die Sonne legen,</translation>
    </message>
    <message>
        <source>[add a disc](#disc) to the stack in the middle,</source>
        <translation>[eine Scheibe](#disc) auf den Stapel in der Mitte legen,</translation>
    </message>
    <message>
        <source>[split one of your groups](#split) in two.</source>
        <translation>[eine deiner Gruppen](#split) in zwei teilen.</translation>
    </message>
    <message>
        <source>Before: Anna takes her group of green, blue and a joker.</source>
        <translation>Vorher: Anna nimmt ihre Gruppe aus Grün, Blau und einem Joker.</translation>
    </message>
    <message>
        <source>After: green is on green, blue on blue, the joker on red; all on level 2. It is Bruno’s turn.</source>
        <translation>Nachher: Grün liegt auf Grün, Blau auf Blau, der Joker auf Rot; alle auf Ebene 2. Bruno ist am Zug.</translation>
    </message>
    <message>
        <source>You place and split only groups of your own, and a group is placed as a whole.</source>
        <translation>Du legst und teilst nur eigene Gruppen, und eine Gruppe wird im Ganzen gelegt.</translation>
    </message>
    <message>
        <source>Whoever begins has to place a group with a joker: no disc, no splitting, no passing. It is always possible.</source>
        <translation>Wer beginnt, muss eine Gruppe mit einem Joker legen: keine Scheibe, kein Teilen, kein Passen. Das geht immer.</translation>
    </message>
    <message>
        <source>Put each beam of the group on a column of its own. For all of them, three things must be right, going by the sun as it is before you place:</source>
        <translation>Leg jeden Strahl der Gruppe auf eine eigene Säule. Für alle müssen drei Dinge stimmen, so wie die Sonne vor deinem Zug aussieht:</translation>
    </message>
    <message>
        <source>**Colour.** A beam goes on a column whose top beam has its colour or is a [joker](#joker). A joker goes on any column.</source>
        <translation>**Farbe.** Ein Strahl kommt auf eine Säule, deren oberster Strahl seine Farbe hat oder ein [Joker](#joker) ist. Ein Joker passt auf jede Säule.</translation>
    </message>
    <message>
        <source>**Level.** All beams of the group land on the same level, so the columns you choose are the same height.</source>
        <translation>**Ebene.** Alle Strahlen der Gruppe landen auf derselben Ebene; die Säulen, die du wählst, sind also gleich hoch.</translation>
    </message>
    <message>
        <source>**Discs.** No beam lands above the top disc: with two discs you build up to level 2, with three up to level 3.</source>
        <translation>**Scheiben.** Kein Strahl liegt höher als die oberste Scheibe: Mit zwei Scheiben baust du bis Ebene 2, mit drei bis Ebene 3.</translation>
    </message>
    <message>
        <source>Two beams of a group never go on the same column: the second would be on another level.</source>
        <translation>Zwei Strahlen einer Gruppe kommen nie auf dieselbe Säule: Der zweite würde auf einer anderen Ebene landen.</translation>
    </message>
    <message>
        <source>Right: orange and azure are both one beam high. The group lands on level 2.</source>
        <translation>Richtig: Orange und Hellblau sind beide einen Strahl hoch. Die Gruppe landet auf Ebene 2.</translation>
    </message>
    <message>
        <source>Wrong: column 5 has two beams, column 6 one. Azure and green would land on different levels.</source>
        <translation>Falsch: Auf Säule 5 liegen zwei Strahlen, auf Säule 6 einer. Hellblau und Grün würden auf verschiedenen Ebenen landen.</translation>
    </message>
    <message>
        <source>Wrong: blue and green would land on level 3, and there are only two discs.</source>
        <translation>Falsch: Blau und Grün würden auf Ebene 3 landen, und es liegen nur zwei Scheiben da.</translation>
    </message>
    <message>
        <source>A joker goes on any column. Like any other beam it lands on the level of its group, and not above the discs.</source>
        <translation>Ein Joker passt auf jede Säule. Wie jeder andere Strahl landet er auf der Ebene seiner Gruppe und nicht über den Scheiben.</translation>
    </message>
    <message>
        <source>Any colour may go on a joker, and from then on the column asks for that colour. So a colour can lose its last column.</source>
        <translation>Auf einen Joker darf jede Farbe, und ab da verlangt die Säule diese Farbe. So kann eine Farbe ihre letzte Säule verlieren.</translation>
    </message>
    <message>
        <source>Right: a joker is on top of column 1, so yellow may go there, like any colour.</source>
        <translation>Richtig: Auf Säule 1 liegt oben ein Joker, also darf Gelb dorthin, wie jede Farbe.</translation>
    </message>
    <message>
        <source>Wrong: red on column 1 now. Yellow is on top, and only yellow or a joker may go on it.</source>
        <translation>Falsch: jetzt Rot auf Säule 1. Oben liegt Gelb, und darauf passen nur Gelb und Joker.</translation>
    </message>
    <message>
        <source>When you set up a game you can choose “the column’s colour” instead: then only the colour of the highest beam that isn’t a joker, or another joker, goes on a joker.</source>
        <translation>Vor der Partie könnt ihr stattdessen „die Farbe der Säule“ wählen: Auf einen Joker darf dann nur die Farbe des höchsten Strahls, der kein Joker ist, oder noch ein Joker.</translation>
    </message>
    <message>
        <source>Column 1 in the pictures was red. With “the column’s colour” yellow couldn’t go on its joker, only red or another joker.</source>
        <translation>Säule 1 war in den Bildern rot. Mit „die Farbe der Säule“ dürfte Gelb nicht auf ihren Joker, nur Rot oder ein weiterer Joker.</translation>
    </message>
    <message>
        <source>Put one more disc on the stack in the middle. Everybody may now build one level higher. After the ninth disc there is none left.</source>
        <translation>Leg noch eine Scheibe auf den Stapel in der Mitte. Alle dürfen jetzt eine Ebene höher bauen. Nach der neunten Scheibe ist keine mehr übrig.</translation>
    </message>
    <message>
        <source>A third disc is on the stack: level 3 is open.</source>
        <translation>Eine dritte Scheibe liegt auf dem Stapel: Ebene 3 ist offen.</translation>
    </message>
    <message>
        <source>Take one beam out of a group: it becomes a group of its own. A single beam can’t be split.</source>
        <translation>Nimm einen Strahl aus einer Gruppe: Er wird zu einer eigenen Gruppe. Ein einzelner Strahl lässt sich nicht teilen.</translation>
    </message>
    <message>
        <source>Splitting takes the whole turn, and groups are never joined again.</source>
        <translation>Teilen kostet den ganzen Zug, und Gruppen werden nie wieder zusammengefügt.</translation>
    </message>
    <message>
        <source>Bruno has taken one beam out of a group of three: now it is a group of its own beside the other two.</source>
        <translation>Bruno hat einen Strahl aus einer Dreiergruppe genommen: Jetzt ist er eine eigene Gruppe neben den anderen beiden.</translation>
    </message>
    <message>
        <source>The very first turn</source>
        <translation>Der allererste Zug</translation>
    </message>
    <message>
        <source>Placing a group</source>
        <translation>Eine Gruppe legen</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>The sheet says that a beam goes on its own colour or on a joker, and doesn’t say which colour may lie on a joker. Read as it stands, that allows any.</source>
        <translation>Das Blatt sagt, dass ein Strahl auf die eigene Farbe oder auf einen Joker kommt, aber nicht, welche Farbe auf einen Joker darf. Wörtlich genommen darf es jede.</translation>
    </message>
    <message>
        <source>A published review explains the game like this. Then no game is ever blocked: a column never needs more than nine levels.</source>
        <translation>Eine veröffentlichte Besprechung erklärt das Spiel so. Dann ist nie eine Partie blockiert: Keine Säule braucht je mehr als neun Ebenen.</translation>
    </message>
    <message>
        <source>Adding a disc</source>
        <translation>Eine Scheibe dazulegen</translation>
    </message>
    <message>
        <source>Splitting a group</source>
        <translation>Eine Gruppe teilen</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>The sheet doesn’t say what happens then. As long as something is possible you have to do it, even if it doesn’t help you.</source>
        <translation>Das Blatt sagt nicht, was dann geschieht. Solange etwas möglich ist, musst du es tun, auch wenn es dir nicht hilft.</translation>
    </message>
</context>
</TS>
