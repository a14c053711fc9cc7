<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>RulebookNoughts</name>
    <message>
        <source>The goal</source>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>For 2 players; a game takes a minute.</source>
        <translation>Für 2 Personen; eine Partie dauert eine Minute.</translation>
    </message>
    <message>
        <source>**Goal.** Whoever has **three marks in a row** first wins: across, upwards or from corner to corner.</source>
        <translation>**Ziel.** Wer zuerst **drei Zeichen in einer Reihe** hat, gewinnt: waagrecht, senkrecht oder von Ecke zu Ecke.</translation>
    </message>
    <message>
        <source>the middle: four rows lead through it</source>
        <translation>die Mitte: durch sie gehen vier Reihen</translation>
    </message>
    <message>
        <source>Both have marked a square.</source>
        <translation>Beide haben ein Feld besetzt.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist am Zug</translation>
    </message>
    <message>
        <source>Put your mark on a free square. Nothing else happens in a turn, and nobody may pass. [Three in a row](#end) win at once.</source>
        <translation>Setz dein Zeichen auf ein freies Feld. Mehr geschieht in einem Zug nicht, und niemand darf passen. [Drei in einer Reihe](#end) gewinnen sofort.</translation>
    </message>
    <message>
        <source>**Example.** You have a1 and b2, and c3 is free: mark c3, and you have three in a row.</source>
        <translation>**Beispiel.** Du hast a1 und b2, und c3 ist frei: Setz auf c3, und du hast drei in einer Reihe.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>The game ends with three in a row, or when every square is taken: then it is a draw.</source>
        <translation>Die Partie endet mit drei in einer Reihe oder wenn alle Felder besetzt sind: Dann ist sie unentschieden.</translation>
    </message>
    <message>
        <source>Questions that come up</source>
        <translation>Fragen, die auftauchen</translation>
    </message>
    <message>
        <source>Does whoever begins always win?</source>
        <translation>Gewinnt immer, wer anfängt?</translation>
    </message>
    <message>
        <source>No. If nobody overlooks anything, it is a draw.</source>
        <translation>Nein. Wenn niemand etwas übersieht, ist es unentschieden.</translation>
    </message>
    <message>
        <source>Notation</source>
        <translation>Die Schreibweise</translation>
    </message>
    <message>
        <source>A move is the name of its square. Columns are a, b and c from the left, rows 1, 2 and 3 from below: b2 is the middle.</source>
        <translation>Ein Zug ist der Name seines Feldes. Die Spalten heißen a, b und c von links, die Reihen 1, 2 und 3 von unten: b2 ist die Mitte.</translation>
    </message>
    <message>
        <source>Mark a free square. Three in a row win.</source>
        <translation>Setz auf ein freies Feld. Drei in einer Reihe gewinnen.</translation>
    </message>
</context>
</TS>
