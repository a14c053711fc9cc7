<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Course</name>
    <message>
        <source>Open rows</source>
        <translation>Offene Reihen</translation>
    </message>
    <message>
        <source>Rows without the other’s marks.</source>
        <translation>Reihen ohne Zeichen des anderen.</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Noughts and Crosses</source>
        <translation>Drei gewinnt</translation>
    </message>
    <message>
        <source>Three in a row before the other one. One minute.</source>
        <translation>Drei in einer Reihe, bevor der andere sie hat. Eine Minute.</translation>
    </message>
</context>
<context>
    <name>Noughts</name>
    <message>
        <source>{square}: mark of {name}</source>
        <translation>{square}: Zeichen von {name}</translation>
    </message>
    <message>
        <source>{square}, empty</source>
        <translation>{square}, leer</translation>
    </message>
    <message>
        <source>The next mark of {name}</source>
        <translation>Das nächste Zeichen von {name}</translation>
    </message>
    <message>
        <source>There is a mark on {square} already.</source>
        <translation>Auf {square} ist schon ein Zeichen.</translation>
    </message>
    <message>
        <source>Mark {square}.</source>
        <translation>Setz auf {square}.</translation>
    </message>
    <message>
        <source>{name} marks {square}.</source>
        <translation>{name} setzt auf {square}.</translation>
    </message>
    <message>
        <source>{name}, put your mark on a free square.</source>
        <translation>{name}, setz dein Zeichen auf ein freies Feld.</translation>
    </message>
    <message>
        <source>Every square is taken.</source>
        <translation>Alle Felder sind besetzt.</translation>
    </message>
    <message>
        <source>Three in a row.</source>
        <translation>Drei in einer Reihe.</translation>
    </message>
    <message>
        <source>You have three in a row then, on {square}.</source>
        <translation>Damit hast du drei in einer Reihe, auf {square}.</translation>
    </message>
    <message>
        <source>You keep the other one from three in a row on {square}.</source>
        <translation>Du hinderst den anderen an drei in einer Reihe auf {square}.</translation>
    </message>
    <message>
        <source>You take a good square: {square}.</source>
        <translation>Du nimmst ein gutes Feld: {square}.</translation>
    </message>
</context>
</TS>
