<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>RulebookNoughts</name>
    <message>
        <source>The goal</source>
        <translation>L’obiettivo</translation>
    </message>
    <message>
        <source>For 2 players; a game takes a minute.</source>
        <translation>Per 2 giocatori; una partita dura un minuto.</translation>
    </message>
    <message>
        <source>**Goal.** Whoever has **three marks in a row** first wins: across, upwards or from corner to corner.</source>
        <translation>**Obiettivo.** Vince chi ha per primo **tre segni in fila**: in orizzontale, in verticale o da angolo ad angolo.</translation>
    </message>
    <message>
        <source>the middle: four rows lead through it</source>
        <translation>il centro: ci passano quattro file</translation>
    </message>
    <message>
        <source>Both have marked a square.</source>
        <translation>Ognuno ha segnato una casella.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Il tuo turno</translation>
    </message>
    <message>
        <source>Put your mark on a free square. Nothing else happens in a turn, and nobody may pass. [Three in a row](#end) win at once.</source>
        <translation>Metti il tuo segno su una casella libera. In un turno non succede altro, e nessuno può passare. [Tre in fila](#end) vincono subito.</translation>
    </message>
    <message>
        <source>**Example.** You have a1 and b2, and c3 is free: mark c3, and you have three in a row.</source>
        <translation>**Esempio.** Hai a1 e b2, e c3 è libera: segna c3 e hai tre in fila.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fine</translation>
    </message>
    <message>
        <source>The game ends with three in a row, or when every square is taken: then it is a draw.</source>
        <translation>La partita finisce con tre in fila, oppure quando tutte le caselle sono occupate: allora è patta.</translation>
    </message>
    <message>
        <source>Questions that come up</source>
        <translation>Domande che sorgono</translation>
    </message>
    <message>
        <source>Does whoever begins always win?</source>
        <translation>Chi comincia vince sempre?</translation>
    </message>
    <message>
        <source>No. If nobody overlooks anything, it is a draw.</source>
        <translation>No. Se nessuno si lascia sfuggire nulla, è patta.</translation>
    </message>
    <message>
        <source>Notation</source>
        <translation>Notazione</translation>
    </message>
    <message>
        <source>A move is the name of its square. Columns are a, b and c from the left, rows 1, 2 and 3 from below: b2 is the middle.</source>
        <translation>Una mossa è il nome della sua casella. Le colonne sono a, b e c da sinistra, le righe 1, 2 e 3 dal basso: b2 è il centro.</translation>
    </message>
    <message>
        <source>Mark a free square. Three in a row win.</source>
        <translation>Segna una casella libera. Tre in fila vincono.</translation>
    </message>
</context>
</TS>
