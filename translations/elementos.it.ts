<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>Elementos</name>
    <message>
        <source>The token on {square} is your opponent&apos;s: you move and flip your own tokens only, and your wand stands in no others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no token on {square}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your wand isn&apos;t on {origin}: it stands on {home}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a wand in the token on {home}: a home neither takes nor is taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your wand stands in the token on {origin}: it goes straight ahead only, and carries the wand along.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From {origin} to {target} is backwards: tokens and wands go ahead or sideways, never back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{target} isn&apos;t next to {origin}: tokens and wands go one square at a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A token of your own stands on {target}: two never share a square.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{taker} can&apos;t take {taken}: fire takes wood, wood takes water, water takes fire.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{target} is empty: there is nothing to take.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A token of your opponent&apos;s stands on {target}: only a token without a wand can go there, and only by taking it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The token on {square} can&apos;t be flipped now: your flips have come back to where they were before, so one of you has to make a move that isn&apos;t a flip first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An arrangement takes all nine tokens: three of fire and wood, three of wood and water, three of water and fire.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tokens of seat {seat} are already laid out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first turn comes when both players have laid out their tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elementos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fire</source>
        <comment>within a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wood</source>
        <comment>within a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>water</source>
        <comment>within a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fire</source>
        <comment>first word of a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wood</source>
        <comment>first word of a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Water</source>
        <comment>first word of a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undersides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether you may look at the undersides of your own tokens during the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once both players have laid out their tokens, nobody may look at an underside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may look at the undersides of your own tokens at any time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} lays out nine tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes {taken} on {target} with {taker} from {origin}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} moves {symbol} from {origin} to {target}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} flips {square} from {before} to {after}: flipping has come full circle and stops.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} flips {square} from {before} to {after}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} passes the wand from {origin} to {target}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} goes ahead with {symbol} and wand from {origin} to {target}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both players lay out their nine tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: move a token, flip one that isn&apos;t locked, or move the wand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: move a token, flip one, or move the wand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins: the wand has reached the far row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draw: the same position has stood for the third time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wand of {name}, on {square}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{square}, empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{square}, {symbol} of {name}, with the wand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{square}, {symbol} of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your nine tokens start on your own three rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The underside shows {symbol}. Only you should look.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usual layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag tokens to swap them, double-click or F turns one over.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
