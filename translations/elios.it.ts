<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>Elios</name>
    <message>
        <source>You have no group {group}: you place or split only what lies before you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On column {column}, {beam} can&apos;t go on {top}: {rule}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All beams of a group land on the same level; here they would land on {levels}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That would be level {level}, but there are only {discs} discs: no beam lands above the top disc.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every beam of a group goes on a column of its own; here column {column} would get more than one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The very first turn has to place a group with a joker in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All {discs} discs lie on the stack already: there is none left to add.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can&apos;t split {group} by taking out {beam}: a group of two or three is split by taking out one of its own beams.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You pass only when you can do nothing else, but {possible}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} can&apos;t arrange its beams like this: the whole hand goes into groups of one to three beams, and no group has a colour twice, nor two jokers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} has finished arranging: its groups stay as they are until its turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The turns begin when everybody has arranged their beams. Seats still to finish: {seats}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lime</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>azure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>purple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a joker that keeps {colour}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in this game only a column&apos;s own colour or another joker may go on a joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a beam needs its own colour or a joker below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you can add a disc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you can split {group}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you can place {landings}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{beam} on column {column}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On a joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A joker goes on any column. This says what may then go on the joker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any beam may go on a joker, and from then on the column asks for that beam&apos;s colour. Colours can run out of columns: most games between careful players end blocked, and the fewest beams left wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the column&apos;s colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A column keeps its colour under a joker: only that colour or another joker may go on it. No game can be blocked, so somebody always places the last beam.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} has made %n group(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} adds a disc: now there are {discs}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} splits {group} into {single} and {rest}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} places the last beams on level {level}: {landings}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} places on level {level}: {landings}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} can do nothing and passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrange your beams in groups of one to three different colours. Still at it: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} was the last to finish and begins: place a group with a joker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, place a group, add a disc or split a group.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, place a group or add a disc.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, place a group or split one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, place a group; if none fits, pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} and {name} have placed all their beams and win together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has placed all beams and wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is blocked: nobody can do anything. Both teams have {left} beams left and share the win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is blocked: nobody can do anything. {names} and {name} have the fewest beams left, {left} together, and win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is blocked: nobody can do anything. {name} has the fewest beams left, {left}, and wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is blocked: nobody can do anything. {names} and {name} have equally few beams left, {left} each, and share the win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column {column}: {top} on level {level}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The middle of the sun: {discs} discs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take one beam out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rack: beams put down here go back into their bundle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A disc; {left} are left beside the sun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The discs beside the sun</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n beam(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{beams} · {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team with {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {line}: {groups}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bundle: {group}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{beam}, from the bundle {group}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{beam}, in bundle {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bundle {number}: {group}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new bundle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Untie all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag beams between the bundles: one to three in each, all of different colours. Then: ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has to pass: no bundle fits anywhere, no disc is left, and no bundle can be split.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now put {beams} on a glowing column. Escape takes the bundle back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} took longest ({time}) and begins: drag a bundle with a joker onto the sun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disc {discs}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Four play in two teams: the first and third seat against the second and fourth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody arranges their beams first. Whoever takes longest begins.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
