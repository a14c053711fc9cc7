<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>Course</name>
    <message>
        <source>Open rows</source>
        <translation>Righe aperte</translation>
    </message>
    <message>
        <source>Rows without the other’s marks.</source>
        <translation>Righe senza segni dell’altro.</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Noughts and Crosses</source>
        <translation>Tris</translation>
    </message>
    <message>
        <source>Three in a row before the other one. One minute.</source>
        <translation>Tre in fila prima dell’altro. Un minuto.</translation>
    </message>
</context>
<context>
    <name>Noughts</name>
    <message>
        <source>{square}: mark of {name}</source>
        <translation>{square}: segno di {name}</translation>
    </message>
    <message>
        <source>{square}, empty</source>
        <translation>{square}, vuota</translation>
    </message>
    <message>
        <source>The next mark of {name}</source>
        <translation>Il prossimo segno di {name}</translation>
    </message>
    <message>
        <source>There is a mark on {square} already.</source>
        <translation>Su {square} c’è già un segno.</translation>
    </message>
    <message>
        <source>Mark {square}.</source>
        <translation>Segna {square}.</translation>
    </message>
    <message>
        <source>{name} marks {square}.</source>
        <translation>{name} segna {square}.</translation>
    </message>
    <message>
        <source>{name}, put your mark on a free square.</source>
        <translation>{name}, metti il tuo segno su una casella libera.</translation>
    </message>
    <message>
        <source>Every square is taken.</source>
        <translation>Tutte le caselle sono occupate.</translation>
    </message>
    <message>
        <source>Three in a row.</source>
        <translation>Tre in fila.</translation>
    </message>
    <message>
        <source>You have three in a row then, on {square}.</source>
        <translation>Così hai tre in fila, su {square}.</translation>
    </message>
    <message>
        <source>You keep the other one from three in a row on {square}.</source>
        <translation>Impedisci all’altro di fare tre in fila su {square}.</translation>
    </message>
    <message>
        <source>You take a good square: {square}.</source>
        <translation>Prendi una buona casella: {square}.</translation>
    </message>
</context>
</TS>
