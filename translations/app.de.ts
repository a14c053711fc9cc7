<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Elios Desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four tabletop games for friends at one machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The names and the rules of Elios, Elementos, Exagon and Holi belong to their publishers. This is an unofficial program; its words and its pictures are its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free software under the MIT licence. Font: Cabin, under the SIL Open Font License.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;ettings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves and &amp;points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Normal text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reference &amp;card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Elios Desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One key or one combination of keys, please.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{key} already stands for “{action}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{key} alone is needed at the table; take it together with Ctrl or Alt.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>The settings could not be read; the program starts with its defaults.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some settings were damaged and have their default value again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program’s own font is missing; the system’s is used instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The translation is missing; the program speaks English.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Crash</name>
    <message>
        <source>Something went wrong in the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a mistake of the program, not yours. Your game is saved up to the last move, and you can go on. If you save a report and send it to the makers, they can mend it: it holds the version, the system, the moves of the game and where the mistake happened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a report…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>{name}, it is your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table stays hidden until you lift the curtain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am {name}: lift the curtain</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>End</name>
    <message>
        <source>{names} wins the tournament!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} win the tournament!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} wins!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} win!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Course of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same seats, a new deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same deal, the seats swapped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} and {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names}, {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{points} in all</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{move}” is not a move of this game.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>{minutes} min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{age}+</source>
        <comment>age from which</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{players} players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{minutes} minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from {age} years</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game of {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved by a newer version of the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game can’t be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open in another window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue {game}: {names}. {turn}. {when}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove this game of {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What shall we play?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games to continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every move is saved. A game that you leave waits here for you.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Keyboard</name>
    <message>
        <source>Walk to the next piece; while one is held, to the next place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walk to the neighbour in that direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick a piece up, put it down, press a button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let go of a piece, take back a half-done turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the piece that is held (so does the wheel)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flip a piece (so does a double click)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go between the table and what is around it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language: {language}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>Usage: elios-desktop [FILE…]
       elios-desktop engine
       elios-desktop replay FILE…
       elios-desktop shots DIR

Elios, Elementos, Exagon and Holi: four tabletop games for friends at one machine.

  FILE…         open saved games in the window
  engine        answer JSON requests on standard input, a line each, without a window
  replay FILE…  replay saved games and say how they stand
  shots DIR     draw pictures of the tables into a folder, without a display
  --check       say what works on this machine and what is missing
  --version     show the version
  --help        show this text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“engine” takes no arguments.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“replay” needs the name of at least one file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“shots” needs the name of one folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“--check” takes no arguments.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no option “{option}”; “elios-desktop --help” lists what there is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The window needs PySide6, which is not installed: “pip install PySide6-Essentials”. “elios-desktop engine” and “elios-desktop replay” work without it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file can&apos;t be read: {detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not an ordinary file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is larger than any game: more than {megabytes} MB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This holds more values than any game: more than {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not UTF-8 text (byte {position}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The brackets nest deeper than {depth} levels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not JSON (line {line}, column {column}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “{key}” stands twice in one object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is not a number that can be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a saved game: a JSON object is expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a saved game of Elios Desktop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This was saved by a newer Elios Desktop (format {version}, this one knows {known}). Update the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “{field}” is missing or not what it should be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no game “{game}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} is not played with {seats} seats, but with {allowed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} has no option “{option}” with the value {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a setup of {game}: {detail}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {number}, “{move}”, is not allowed: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} has no tournaments.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its game, its options or its number of seats is not the tournament&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is listed as finished, but its moves don&apos;t end it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It comes after the end of the tournament.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its result is not what its moves give.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The totals are not what the finished games give.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game {number} of the tournament: {sentence}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{file}: {game}, %n move(s), seat {seats} to move</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: {game}, %n move(s), to arrange: {seats}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: {game}, %n move(s), won by {seats} ({reason})</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: {game}, %n move(s), drawn ({reason})</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: {game} tournament, %n game(s), totals {totals}, won by {seats}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: {game} tournament, %n game(s), totals {totals}, under way</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new game of {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour of {player}: {colour}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the program’s language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of {player}: {language}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players are called “{name}”. Give one of them another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A player with a language of their own reads everything in it when their turn comes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program’s language</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Playing</name>
    <message>
        <source>This game is open in another window of the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The newest save of this game is damaged; this is the one before. The last move may be missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as “{file}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The finished game could not be put into the statistics: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game could not be removed: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>To the beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play by itself, or pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the last move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new game begins at this moment; this one is left alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {ply} of {last}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>Drag a piece to where it should go. Or click it once to pick it up and click the place to put it down. While you hold a piece, every place where it may go glows; the one under it glows more strongly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the rules don&apos;t allow it, the piece springs back and the line below the board says why. “Show the rule” beside it, or F1, opens this rulebook at that very rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**Tab** and the **arrow keys** walk over the pieces and the places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**Enter** picks a piece up and puts it down; **Esc** lets it go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**F6** goes back and forth between the table and the buttons around it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**F2** shows the reference card, **F3** all keys, **F9** moves and points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**Taking back.** While it is still your turn, undo takes back what you did, unless something hidden was revealed by it. In the settings, friends can agree that everything may be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**Going on later.** Every move is saved before you see it happen. Close the program whenever you like: the game waits on the home page, exactly as it was, half-done turn and clock included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**The curtain.** When the machine goes to the next player, a curtain hides what only one of you may see. It names who comes next; that person lifts it. In the settings you can turn it off, or on for every game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can we play with names, colours and languages of our own?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes. On the page on which a game is set up, everybody chooses a name, a colour and, if they like, a language: it is used while it is their turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You never need this to play. In saved games, and for other programs, every move is written as a short text. Whatever is not written like this is “not a move of this game”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the game is over, nobody moves any more. You can look back at every move, play on from any of them as a new game, play again, or play the return match with the same start and the seats swapped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the reference card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As we play it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rulebooks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing found for “{words}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the rulebook as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rulebook could not be written to {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}: the rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Violet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amber</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset to defaults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Animations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In one’s own turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Freely</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can take back what you did yourself, as long as nothing hidden was revealed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Among friends: any move can be taken back, right to the beginning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In games with secrets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In games with hidden things the table is covered until the next player is there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is covered at each change of player, in every game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next player’s things show at once; the others look away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click on a key and press another one. The arrow keys, letters and Enter belong to the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key for “{action}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volume: {number} %</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Show the rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been done yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are looking at an earlier moment of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not while the table changes hands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something hidden has been seen since then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn now: undo goes back only within your own turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo goes back only within your own turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reference card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves and points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Course of the game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>The disk is full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk can’t be written on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system doesn’t allow writing there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder is no longer there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program is using the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk reported an error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” is not there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system doesn’t allow reading “{file}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” can’t be read: the disk reported an error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” is not an ordinary file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” is not a saved game of Elios Desktop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” has been changed by another program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game is no longer there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game was saved by a newer version of the program; it is left as it is. Update the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game can’t be read; its files are left as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The moves of this game don’t fit the rules; its files are left as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game can’t be saved: {reason} You can go on playing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings hold only until you quit: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” could not be saved: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” can’t be opened. {reason}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>When</name>
    <message>
        <source>just now</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>today at {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yesterday at {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Close this notice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” has been changed by another program since you opened it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the game?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game of {game} with {names} will be gone for good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}: {names}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
