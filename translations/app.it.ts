<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Elios Desktop</source>
        <translation>Informazioni su Elios Desktop</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versione {version}</translation>
    </message>
    <message>
        <source>Free software under the MIT License. Font: Cabin, under the SIL Open Font License.</source>
        <translation>Software libero con licenza MIT. Carattere: Cabin, con licenza SIL Open Font License.</translation>
    </message>
    <message>
        <source>It also uses {works}, all of it free software.</source>
        <translation>Usa anche {works}: tutto software libero.</translation>
    </message>
    <message>
        <source>All licences</source>
        <translation>Tutte le licenze</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Four tabletop games for friends at one computer.</source>
        <translation>Quattro giochi da tavolo per amici, davanti allo stesso computer.</translation>
    </message>
    <message>
        <source>The names and rules of Elios, Elementos, Exagon and Holi belong to their publishers. This is an unofficial program, with words and pictures of its own.</source>
        <translation>I nomi e le regole di Elios, Elementos, Exagon e Holi appartengono ai loro editori. Questo è un programma non ufficiale, con parole e disegni propri.</translation>
    </message>
    <message>
        <source>The window is made with Qt {qt} and PySide6 {pyside}, under the GNU Lesser General Public License, version 3 (gnu.org/licenses). Their libraries are separate files, which you may replace; the sources are at download.qt.io.</source>
        <translation>La finestra è fatta con Qt {qt} e PySide6 {pyside}, sotto la GNU Lesser General Public License, versione 3 (gnu.org/licenses). Le loro librerie sono file a sé, che potete sostituire; i sorgenti sono su download.qt.io.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nuova partita</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Apri…</translation>
    </message>
    <message>
        <source>&amp;Paste a game</source>
        <translation>&amp;Incolla una partita</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salva</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Salva &amp;con nome…</translation>
    </message>
    <message>
        <source>&amp;Home</source>
        <translation>Pagina &amp;iniziale</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>S&amp;tatistiche</translation>
    </message>
    <message>
        <source>S&amp;ettings</source>
        <translation>I&amp;mpostazioni</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>&amp;Ask the table</source>
        <translation>&amp;Chiedi al tavolo</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Suggerimento</translation>
    </message>
    <message>
        <source>What &amp;happened</source>
        <translation>Che cosa è &amp;successo</translation>
    </message>
    <message>
        <source>Moves and &amp;points</source>
        <translation>Mosse e p&amp;unti</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Schermo intero</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>Testo più &amp;grande</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>Testo più &amp;piccolo</translation>
    </message>
    <message>
        <source>&amp;Normal text</source>
        <translation>Testo &amp;normale</translation>
    </message>
    <message>
        <source>&amp;Rulebook</source>
        <translation>&amp;Regolamento</translation>
    </message>
    <message>
        <source>Reference &amp;card</source>
        <translation>Riepilo&amp;go</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Tastiera</translation>
    </message>
    <message>
        <source>&amp;About Elios Desktop</source>
        <translation>&amp;Informazioni su Elios Desktop</translation>
    </message>
    <message>
        <source>The table needs {key} on its own; combine it with Ctrl or Alt.</source>
        <translation>{key} da solo serve al tavolo; usalo insieme a Ctrl o Alt.</translation>
    </message>
    <message>
        <source>New &amp;versions…</source>
        <translation>Nuove &amp;versioni…</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>Segnala un &amp;problema…</translation>
    </message>
    <message>
        <source>Just one key or one combination, please.</source>
        <translation>Un tasto o una combinazione di tasti, per favore.</translation>
    </message>
    <message>
        <source>{key} is already used for “{action}”.</source>
        <translation>{key} è già il tasto di “{action}”.</translation>
    </message>
    <message>
        <source>Pe&amp;ople</source>
        <translation>&amp;Persone</translation>
    </message>
    <message>
        <source>&amp;Give up…</source>
        <translation>&amp;Arrenditi…</translation>
    </message>
    <message>
        <source>Offer a &amp;draw…</source>
        <translation>Proponi un &amp;pareggio…</translation>
    </message>
    <message>
        <source>&amp;Stop here…</source>
        <translation>&amp;Fermatevi qui…</translation>
    </message>
</context>
<context>
    <name>Agreed</name>
    <message>
        <source>The other side gave up.</source>
        <translation>L’altra parte si è arresa.</translation>
    </message>
    <message>
        <source>Everybody agreed to a draw.</source>
        <translation>Vi siete accordati sul pareggio.</translation>
    </message>
    <message>
        <source>Everybody agreed to stop here: whoever was ahead wins.</source>
        <translation>Avete deciso di fermarvi qui: vince chi era in testa.</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>The program’s own font is missing; the system’s is used instead.</source>
        <translation>Manca il carattere del programma; si usa quello del sistema.</translation>
    </message>
    <message>
        <source>The settings couldn’t be read, so the program starts with its defaults.</source>
        <translation>Non è stato possibile leggere le impostazioni; il programma parte con quelle predefinite.</translation>
    </message>
    <message>
        <source>The translation is missing, so the program speaks English.</source>
        <translation>Manca la traduzione; il programma parla inglese.</translation>
    </message>
    <message>
        <source>Some settings were damaged and are back to their defaults.</source>
        <translation>Alcune impostazioni erano rovinate e sono tornate al valore predefinito.</translation>
    </message>
</context>
<context>
    <name>Ask</name>
    <message numerus="yes">
        <source>{things}; and %n more</source>
        <translation>
            <numerusform>{things}; e ancora %n</numerusform>
            <numerusform>{things}; e ancora %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} {number}</source>
        <translation>{name} {number}</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Non è ancora successo niente.</translation>
    </message>
    <message>
        <source>{thing}.</source>
        <translation>{thing}.</translation>
    </message>
    <message>
        <source>What can go here: {things}.</source>
        <translation>Che cosa può arrivare qui: {things}.</translation>
    </message>
    <message>
        <source>Where it can go: {things}.</source>
        <translation>Dove può andare: {things}.</translation>
    </message>
    <message>
        <source>It can’t go anywhere now.</source>
        <translation>Ora non può andare da nessuna parte.</translation>
    </message>
    <message>
        <source>None of your pieces can go here now.</source>
        <translation>Ora niente di tuo può arrivare qui.</translation>
    </message>
    <message>
        <source>In danger from: {things}.</source>
        <translation>Chi può mangiarla: {things}.</translation>
    </message>
    <message>
        <source>It’s protected: nothing can take it.</source>
        <translation>È protetta: non si può mangiare.</translation>
    </message>
    <message>
        <source>Nothing can take it right now.</source>
        <translation>In questo momento nessuno può mangiarla.</translation>
    </message>
    <message>
        <source>What happened: {moves}</source>
        <translation>Che cosa è successo: {moves}</translation>
    </message>
    <message>
        <source>Ahead: {names}.</source>
        <translation>In vantaggio: {names}.</translation>
    </message>
    <message>
        <source>Nobody is ahead.</source>
        <translation>Nessuno è in vantaggio.</translation>
    </message>
    <message>
        <source>{measure}: {amounts}.</source>
        <translation>{measure}: {amounts}.</translation>
    </message>
</context>
<context>
    <name>Awards</name>
    <message>
        <source>Greatest comeback</source>
        <translation>Rimonta più grande</translation>
    </message>
    <message>
        <source>Deepest thinker</source>
        <translation>Mente più profonda</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) a move</source>
        <translation>
            <numerusform>%n secondo a mossa</numerusform>
            <numerusform>%n secondi a mossa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>behind for %n move(s), and still won</source>
        <translation>
            <numerusform>indietro per %n mossa, e ha vinto lo stesso</numerusform>
            <numerusform>indietro per %n mosse, e ha vinto lo stesso</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Check</name>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>included</source>
        <translation>inclusa</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Suoni</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>The folder {folder} can’t be written to.</source>
        <translation>Nella cartella {folder} non si può scrivere.</translation>
    </message>
    <message>
        <source>Fonts</source>
        <translation>Caratteri</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Lingue</translation>
    </message>
    <message>
        <source>The font {name} is missing.</source>
        <translation>Manca il carattere {name}.</translation>
    </message>
    <message>
        <source>The translation “{code}” is missing.</source>
        <translation>Manca la traduzione “{code}”.</translation>
    </message>
    <message>
        <source>Installed game</source>
        <translation>Gioco installato</translation>
    </message>
    <message>
        <source>The installed game “{name}” can’t be loaded: {detail}</source>
        <translation>Il gioco installato “{name}” non si può caricare: {detail}</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Finestra</translation>
    </message>
    <message>
        <source>Qt can’t be loaded: {error}. A system library is missing.</source>
        <translation>Non è possibile caricare Qt: {error}. Manca una libreria di sistema.</translation>
    </message>
    <message>
        <source>can’t be opened</source>
        <translation>non si può aprire</translation>
    </message>
    <message>
        <source>There is no display to open a window on, or Qt can’t use it.</source>
        <translation>Non c’è uno schermo su cui aprire una finestra, o Qt non può usarlo.</translation>
    </message>
    <message>
        <source>Screen {name}</source>
        <translation>Schermo {name}</translation>
    </message>
    <message>
        <source>Everything is there.</source>
        <translation>C’è tutto.</translation>
    </message>
    <message>
        <source>The library {name} isn’t installed.</source>
        <translation>La libreria {name} non è installata.</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>manca</translation>
    </message>
    <message>
        <source>none (miniaudio isn’t installed; everything else works)</source>
        <translation>nessuno (miniaudio non è installato; tutto il resto funziona)</translation>
    </message>
    <message>
        <source>PySide6 isn’t installed.</source>
        <translation>PySide6 non è installato.</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Cache</translation>
    </message>
    <message>
        <source>works</source>
        <translation>si possono riprodurre</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>Chart</source>
        <translation>Grafico</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Numeri</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Visualizzazione</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Esporta</translation>
    </message>
    <message>
        <source>The chart is being drawn…</source>
        <translation>Sto disegnando il grafico…</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Probabilità</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mossa</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Che cosa è successo</translation>
    </message>
    <message>
        <source>Thinking time</source>
        <translation>Tempo di riflessione</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>The game begins.</source>
        <translation>La partita comincia.</translation>
    </message>
    <message>
        <source>Turning point</source>
        <translation>Punto di svolta</translation>
    </message>
    <message>
        <source>Move {ply} of {last}</source>
        <translation>Mossa {ply} di {last}</translation>
    </message>
    <message>
        <source>{names} and {name}</source>
        <translation>{names} {name:ed}</translation>
    </message>
    <message>
        <source>There was no turning point.</source>
        <translation>Non c’è stato nessun punto di svolta.</translation>
    </message>
    <message>
        <source>Turning point: the last move, number {ply}, decided the game.</source>
        <translation>Punto di svolta: ha deciso la partita l’ultima mossa, la numero {ply}.</translation>
    </message>
    <message>
        <source>The lead never changed.</source>
        <translation>Il primo posto non è mai passato di mano.</translation>
    </message>
    <message numerus="yes">
        <source>The lead changed %n time(s).</source>
        <translation>
            <numerusform>Il primo posto è passato di mano %n volta.</numerusform>
            <numerusform>Il primo posto è passato di mano %n volte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{sentence} (Moves: {moves}.)</source>
        <translation>{sentence} (Mosse: {moves}.)</translation>
    </message>
    <message>
        <source>{name}: {time} for {moves}, {each} per move</source>
        <translation>{name}: {time} per {moves}, {each} a mossa</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n mossa</numerusform>
            <numerusform>%n mosse</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Work out the chances</source>
        <translation>Calcola le probabilità</translation>
    </message>
    <message>
        <source>Moves looked at: {count} of {last}.</source>
        <translation>Mosse esaminate: {count} su {last}.</translation>
    </message>
    <message>
        <source>Chances of winning</source>
        <translation>Probabilità di vincere</translation>
    </message>
    <message>
        <source>The totals after each game. Once somebody has 50 points, the highest total wins.</source>
        <translation>I totali dopo ogni partita. Da 50 punti in su vince chi ne ha di più.</translation>
    </message>
    <message>
        <source>The charts can’t be drawn on this computer ({detail}).</source>
        <translation>Su questo computer non si possono disegnare i grafici ({detail}).</translation>
    </message>
    <message>
        <source>The computer hasn’t answered.</source>
        <translation>Il computer non ha risposto.</translation>
    </message>
    <message>
        <source>Well played: no turn cost anybody much.</source>
        <translation>Bella partita: nessuno si è giocato molte probabilità in un turno solo.</translation>
    </message>
    <message>
        <source>How it went: {game}, {names}</source>
        <translation>Andamento della partita: {game}, {names}</translation>
    </message>
    <message>
        <source>A computer’s estimate, in percent, from what everybody could see.</source>
        <translation>In percentuale, come le stima un computer da quello che tutti potevano vedere.</translation>
    </message>
    <message>
        <source>Tournament points</source>
        <translation>Punti nel torneo</translation>
    </message>
    <message>
        <source>Move {ply} put {names} in the lead, and nobody else was ever ahead.</source>
        <translation>La mossa {ply} ha portato in testa {names}: nessun altro è mai stato avanti.</translation>
    </message>
    <message>
        <source>Turning point: move {ply} put {names} in the lead, and nobody else was ahead after that.</source>
        <translation>Punto di svolta: la mossa {ply} ha portato in testa {names}, e nessun altro è più passato avanti.</translation>
    </message>
    <message>
        <source>Looking for better moves…</source>
        <translation>Cerco mosse migliori…</translation>
    </message>
    <message>
        <source>The costliest turns:</source>
        <translation>I turni che sono costati di più in probabilità di vincere:</translation>
    </message>
    <message>
        <source>Move {ply}: {name}’s chances fell from {before} to {after} by the next turn. “{move}” would have been better. Why: “{reason}”</source>
        <translation>Mossa {ply}: al turno successivo le probabilità di {name} sono scese ({before} → {after}). Sarebbe stato meglio “{move}”. Perché: “{reason}”</translation>
    </message>
    <message>
        <source>Moves made</source>
        <translation>Mosse fatte</translation>
    </message>
    <message>
        <source>How many moves each player has made so far.</source>
        <translation>Quante mosse ha fatto finora ogni giocatore.</translation>
    </message>
</context>
<context>
    <name>Crash</name>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Salva il rapporto</translation>
    </message>
    <message>
        <source>Sorry, that was our fault</source>
        <translation>Scusa, è colpa nostra</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Salva…</translation>
    </message>
    <message>
        <source>Without the game</source>
        <translation>Senza la partita</translation>
    </message>
    <message>
        <source>The game in the report</source>
        <translation>La partita nel rapporto</translation>
    </message>
    <message>
        <source>Show the report…</source>
        <translation>Mostra il rapporto…</translation>
    </message>
    <message>
        <source>Bug report</source>
        <translation>Segnalazione di un errore</translation>
    </message>
    <message>
        <source>This is everything in the report. Nothing is sent: save or copy it, and send it to us if you like.</source>
        <translation>Il rapporto dice solo questo. Non viene inviato nulla: salvalo o copialo, e invialo se vuoi.</translation>
    </message>
    <message>
        <source>As a spectator saw it</source>
        <translation>Come l’ha vista uno spettatore</translation>
    </message>
    <message>
        <source>With all secrets and all names</source>
        <translation>Con tutto ciò che è nascosto e tutti i nomi</translation>
    </message>
    <message>
        <source>You did nothing wrong: there’s a bug in the program. Your game is saved up to the last move, and you can go on playing. If you send us a report, we can fix it. You’ll see everything in it before you save it.</source>
        <translation>Non hai sbagliato nulla: c’è un errore nel programma. La partita è salvata fino all’ultima mossa e puoi continuare a giocare. Se ci mandi un rapporto, possiamo correggerlo. Vedi tutto quello che dice prima di salvarlo.</translation>
    </message>
    <message>
        <source>The program crashed last time. Every move has been saved.</source>
        <translation>L’ultima volta il programma si è chiuso per un errore. Tutte le mosse sono salvate.</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>{name}, it’s your turn</source>
        <translation>{name}, tocca a te</translation>
    </message>
    <message>
        <source>I’m {name}: let’s go</source>
        <translation>Sono {name}: si comincia</translation>
    </message>
    <message>
        <source>I’m {name}: lift the curtain</source>
        <translation>Sono {name}: su il sipario</translation>
    </message>
    <message>
        <source>it’s your turn</source>
        <translation>tocca a te</translation>
    </message>
    <message>
        <source>The clock waits for you. A click anywhere will do.</source>
        <translation>L’orologio ti aspetta. Basta un clic, dove vuoi.</translation>
    </message>
    <message>
        <source>The clock waits for you. Press Enter when you’re ready.</source>
        <translation>L’orologio ti aspetta. Basta Invio.</translation>
    </message>
    <message>
        <source>The clock waits for you. A tap anywhere will do.</source>
        <translation>L’orologio ti aspetta. Basta un tocco, dove vuoi.</translation>
    </message>
    <message>
        <source>A click anywhere lifts the curtain.</source>
        <translation>Un clic in un punto qualsiasi alza il sipario.</translation>
    </message>
    <message>
        <source>Enter lifts the curtain.</source>
        <translation>Invio alza il sipario.</translation>
    </message>
    <message>
        <source>A tap anywhere lifts the curtain.</source>
        <translation>Un tocco in un punto qualsiasi alza il sipario.</translation>
    </message>
</context>
<context>
    <name>End</name>
    <message>
        <source>{names} wins the tournament!</source>
        <translation>{names} vince il torneo!</translation>
    </message>
    <message>
        <source>{names} win the tournament!</source>
        <translation>{names} vincono il torneo!</translation>
    </message>
    <message>
        <source>{names} wins!</source>
        <translation>{names} vince!</translation>
    </message>
    <message>
        <source>{names} win!</source>
        <translation>{names} vincono!</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Pareggio</translation>
    </message>
    <message>
        <source>The last game went to {names}. {reason}</source>
        <translation>Ultima partita vinta da {names}. {reason}</translation>
    </message>
    <message>
        <source>Turning point</source>
        <translation>Punto di svolta</translation>
    </message>
    <message>
        <source>Into the lead</source>
        <translation>In testa</translation>
    </message>
    <message>
        <source>move {ply}</source>
        <translation>mossa {ply}</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Prossima partita</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Gioca ancora</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pagina iniziale</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Chi ha vinto</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>It’s a tie!</source>
        <translation>Parità!</translation>
    </message>
    <message>
        <source>One turn later it would have been {name}’s.</source>
        <translation>Un turno dopo avrebbe vinto {name}.</translation>
    </message>
    <message>
        <source>Shared second place: {name}.</source>
        <translation>Secondo posto a pari merito: {name}.</translation>
    </message>
    <message>
        <source>Second place: {name}, with just as many points.</source>
        <translation>Secondo posto: {name}, con gli stessi punti.</translation>
    </message>
    <message numerus="yes">
        <source>Second place: {name}, %n point(s) behind.</source>
        <translation>
            <numerusform>Secondo posto: {name}, con %n punto in meno.</numerusform>
            <numerusform>Secondo posto: {name}, con %n punti in meno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Second place: {name}, with %n left.</source>
        <translation>
            <numerusform>Secondo posto: {name}, a %n dalla meta.</numerusform>
            <numerusform>Secondo posto: {name}, a %n dalla meta.</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} {wins} : {others} {second}</source>
        <translation>{first} {wins} : {others} {second}</translation>
    </message>
    <message>
        <source>{name} {wins}</source>
        <translation>{name} {wins}</translation>
    </message>
    <message>
        <source>Games won so far</source>
        <translation>Partite vinte finora</translation>
    </message>
    <message numerus="yes">
        <source>Games won so far, and %n draw(s)</source>
        <translation>
            <numerusform>Partite vinte finora, e %n pareggio</numerusform>
            <numerusform>Partite vinte finora, e %n pareggi</numerusform>
        </translation>
    </message>
    <message>
        <source>{title}
{name}, {what}</source>
        <translation>{title}
{name}: {what}</translation>
    </message>
    <message>
        <source>See this moment again</source>
        <translation>Rivedi questo momento</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rivincita</translation>
    </message>
    <message>
        <source>{points} → {total}</source>
        <translation>{points} → {total}</translation>
    </message>
    <message>
        <source>{points} → {total}, never below 0</source>
        <translation>{points} → {total}, mai sotto 0</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Partita {number}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Andamento</translation>
    </message>
    <message>
        <source>Swap seats</source>
        <translation>Scambiate i posti</translation>
    </message>
    <message>
        <source>Same seats</source>
        <translation>Stessi posti</translation>
    </message>
    <message>
        <source>Missed chances</source>
        <translation>Sviste</translation>
    </message>
    <message>
        <source>Did anybody miss anything in this game?</source>
        <translation>Che cosa è sfuggito a qualcuno in questa partita?</translation>
    </message>
    <message>
        <source>Share a picture</source>
        <translation>Condividi un’immagine</translation>
    </message>
    <message>
        <source>Save the picture…</source>
        <translation>Salva l’immagine…</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>Copia l’immagine</translation>
    </message>
    <message numerus="yes">
        <source>%n more point(s), and it would have been {name}’s.</source>
        <translation>
            <numerusform>%n punto in più, e avrebbe vinto {name}.</numerusform>
            <numerusform>%n punti in più, e avrebbe vinto {name}.</numerusform>
        </translation>
    </message>
    <message>
        <source>So close: {name} had just one to go.</source>
        <translation>Per un soffio: {name} ha sfiorato la vittoria.</translation>
    </message>
</context>
<context>
    <name>Evening</name>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>Tonight: {rows}</source>
        <translation>Stasera: {rows}</translation>
    </message>
    <message>
        <source>A point for everybody you beat, half a point for a tie.</source>
        <translation>Un punto per ognuno che vi lasciate dietro, mezzo in caso di parità.</translation>
    </message>
    <message>
        <source>Tonight</source>
        <translation>Stasera</translation>
    </message>
    <message>
        <source>since {time}</source>
        <translation>dalle {time}</translation>
    </message>
    <message>
        <source>Change who plays and what</source>
        <translation>Cambia giocatori e giochi</translation>
    </message>
    <message>
        <source>Tonight’s moments</source>
        <translation>I momenti della serata</translation>
    </message>
    <message>
        <source>In the lead</source>
        <translation>In testa</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}: {points}</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>Gioca a {game}</translation>
    </message>
    <message>
        <source>That’s it for tonight</source>
        <translation>Per stasera basta così</translation>
    </message>
    <message>
        <source>Still to come tonight: {game}.</source>
        <translation>Stasera manca ancora {game}.</translation>
    </message>
    <message>
        <source>Tonight’s plan can’t be read, so the evening starts over.</source>
        <translation>Il programma della serata non si può leggere: la serata ricomincia da capo.</translation>
    </message>
    <message>
        <source>Call it off</source>
        <translation>Annulla la serata</translation>
    </message>
    <message>
        <source>Game {number} of {all}: {game}</source>
        <translation>Partita {number} di {all}: {game}</translation>
    </message>
    <message>
        <source>To the podium</source>
        <translation>Al podio</translation>
    </message>
    <message>
        <source>Next: {game}</source>
        <translation>Poi: {game}</translation>
    </message>
    <message>
        <source>{first} and {second} are level at {a}–{b}. A decider?</source>
        <translation>{first} {second:ed} sono {a} a {b}. La bella?</translation>
    </message>
    <message>
        <source>{first} leads {a}–{b}. One more?</source>
        <translation>{first} conduce {a} a {b}. Ancora una?</translation>
    </message>
    <message>
        <source>{first} leads {a}–{b}. Who can catch up?</source>
        <translation>{first} conduce {a} a {b}. Chi recupera?</translation>
    </message>
    <message>
        <source>You’ve played all of tonight’s games.</source>
        <translation>Avete giocato tutte le partite della serata.</translation>
    </message>
    <message>
        <source>Continue with {game}</source>
        <translation>Continua con {game}</translation>
    </message>
    <message>
        <source>Skip {game}</source>
        <translation>Salta {game}</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Chart as PNG…</source>
        <translation>Grafico come PNG…</translation>
    </message>
    <message>
        <source>Chart as SVG…</source>
        <translation>Grafico come SVG…</translation>
    </message>
    <message>
        <source>Board as PNG…</source>
        <translation>Tabellone come PNG…</translation>
    </message>
    <message>
        <source>Board as SVG…</source>
        <translation>Tabellone come SVG…</translation>
    </message>
    <message>
        <source>Game as animation…</source>
        <translation>Partita come animazione…</translation>
    </message>
    <message>
        <source>Copy the board as a picture</source>
        <translation>Copia il tabellone come immagine</translation>
    </message>
    <message>
        <source>Copy the game as text</source>
        <translation>Copia la partita come testo</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>Immagine PNG</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>Disegno SVG</translation>
    </message>
    <message>
        <source>Animated WebP picture: small and sharp</source>
        <translation>Immagine animata WebP: piccola e nitida</translation>
    </message>
    <message>
        <source>Animated PNG picture: exact in every colour</source>
        <translation>Immagine animata PNG: fedele in ogni colore</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>Tabella CSV</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Esporta</translation>
    </message>
    <message>
        <source>{name} (chart)</source>
        <translation>{name} (grafico)</translation>
    </message>
    <message>
        <source>{name} (board)</source>
        <translation>{name} (tabellone)</translation>
    </message>
    <message>
        <source>{name} (animated)</source>
        <translation>{name} (animata)</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Exported as “{file}”.</source>
        <translation>Esportato come “{file}”.</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Mostra la cartella</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>GIF: plays everywhere</source>
        <translation>GIF: funziona dappertutto</translation>
    </message>
    <message>
        <source>The board has been copied as a picture.</source>
        <translation>L’immagine del tabellone è copiata.</translation>
    </message>
    <message>
        <source>Copied. Send it to a friend, who can paste it on the home page and play on.</source>
        <translation>Copiata. Mandala a chi vuoi: incollata nella pagina iniziale, si può rivedere e proseguire.</translation>
    </message>
    <message>
        <source>Making “{file}”: picture {done} of {frames}.</source>
        <translation>Preparo “{file}”: immagine {done} di {frames}.</translation>
    </message>
    <message>
        <source>“{file}” couldn’t be written. {reason}</source>
        <translation>Non è stato possibile scrivere “{file}”. {reason}</translation>
    </message>
    <message>
        <source>Game as web page…</source>
        <translation>Partita come pagina web…</translation>
    </message>
    <message>
        <source>Web page: opens in any browser</source>
        <translation>Pagina web: si apre in qualsiasi browser</translation>
    </message>
    <message>
        <source>Plain text: opens anywhere</source>
        <translation>Testo semplice: si apre ovunque</translation>
    </message>
    <message>
        <source>Moves as a spectator saw them…</source>
        <translation>Mosse come le ha viste uno spettatore…</translation>
    </message>
    <message>
        <source>Copy the moves as a spectator saw them</source>
        <translation>Copia le mosse come le ha viste uno spettatore</translation>
    </message>
    <message>
        <source>The moves have been copied as a spectator saw them.</source>
        <translation>Le mosse sono state copiate come le ha viste uno spettatore.</translation>
    </message>
    <message>
        <source>The picture has been copied.</source>
        <translation>L’immagine è stata copiata.</translation>
    </message>
</context>
<context>
    <name>Family</name>
    <message>
        <source>People and evenings</source>
        <translation>Persone e serate</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Persone</translation>
    </message>
    <message>
        <source>The family</source>
        <translation>La famiglia</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Serate</translation>
    </message>
    <message>
        <source>Each row shows how often that person won and the one named above the column didn’t, then the other way round, in games they both played. Games against computers don’t count here.</source>
        <translation>Ogni riga dice quante volte questa persona ha vinto e quella in alto no, e poi il contrario, nelle partite giocate insieme. Le partite contro il computer qui non contano.</translation>
    </message>
    <message>
        <source>Nobody with a name has finished a game yet. Type your names when you set up a game.</source>
        <translation>Nessuno con un nome ha ancora finito una partita. I nomi si danno nella pagina della nuova partita.</translation>
    </message>
    <message>
        <source>{games}, {wins} won</source>
        <translation>{games}, di cui vinte: {wins}</translation>
    </message>
    <message>
        <source>Best moment: {what}</source>
        <translation>Momento migliore: {what}</translation>
    </message>
    <message>
        <source>Favourite game</source>
        <translation>Gioco preferito</translation>
    </message>
    <message>
        <source>Rival</source>
        <translation>Rivale</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Serie di vittorie più lunga</translation>
    </message>
    <message>
        <source>Current winning streak</source>
        <translation>Serie in corso</translation>
    </message>
    <message>
        <source>Against {name} ({level})</source>
        <translation>Contro {name} ({level})</translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n vinta</numerusform>
            <numerusform>%n vinte</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking through the finished games…</source>
        <translation>Sto guardando le partite finite…</translation>
    </message>
    <message>
        <source>No evenings yet. When two people play a second game within a few hours, that’s an evening.</source>
        <translation>Ancora nessuna serata. Quando due persone giocano una seconda partita nel giro di poche ore, è una serata.</translation>
    </message>
    <message>
        <source>See its podium again</source>
        <translation>Rivedi il podio</translation>
    </message>
    <message>
        <source>{name}, {wins} : {losses}</source>
        <translation>{name}, {wins} : {losses}</translation>
    </message>
    <message>
        <source>{date}: {names} won. {rows} ({games})</source>
        <translation>{date}: ha vinto {names}. {rows} ({games})</translation>
    </message>
    <message>
        <source>{date}: {names} were level. {rows} ({games})</source>
        <translation>{date}: {names} alla pari. {rows} ({games})</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>“{move}” isn’t a move in this game.</source>
        <translation>“{move}” non è una mossa di questo gioco.</translation>
    </message>
    <message>
        <source>The luck of the draw: {name} begins.</source>
        <translation>La sorte ha deciso: comincia {name}.</translation>
    </message>
    <message>
        <source>{name} begins.</source>
        <translation>Comincia {name}.</translation>
    </message>
    <message>
        <source>“{move}” isn’t this seat’s move to make.</source>
        <translation>“{move}” non spetta a questo posto.</translation>
    </message>
</context>
<context>
    <name>HeadStart</name>
    <message>
        <source>Head start</source>
        <translation>Vantaggio</translation>
    </message>
    <message>
        <source>A less experienced player may begin with an advantage.</source>
        <translation>Chi ha meno esperienza può partire con un vantaggio.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Everybody starts on equal terms.</source>
        <translation>Tutti partono alla pari.</translation>
    </message>
    <message>
        <source>{name}: small</source>
        <translation>{name}: piccolo</translation>
    </message>
    <message>
        <source>{name}: medium</source>
        <translation>{name}: medio</translation>
    </message>
    <message>
        <source>{name}: large</source>
        <translation>{name}: grande</translation>
    </message>
    <message>
        <source>{name} has a head start. {meaning}</source>
        <translation>{name} parte con un vantaggio. {meaning}</translation>
    </message>
    <message>
        <source>{winner} has won {wins} of your last {games} games: a small head start for {name}?</source>
        <translation>{winner} ha vinto {wins} delle vostre ultime {games} partite: un piccolo vantaggio per {name}?</translation>
    </message>
    <message>
        <source>{winner} has won {wins} of your last {games} games: a medium head start for {name}?</source>
        <translation>{winner} ha vinto {wins} delle vostre ultime {games} partite: un vantaggio medio per {name}?</translation>
    </message>
    <message>
        <source>{winner} has won {wins} of your last {games} games: a large head start for {name}?</source>
        <translation>{winner} ha vinto {wins} delle vostre ultime {games} partite: un grande vantaggio per {name}?</translation>
    </message>
    <message>
        <source>Yes, please</source>
        <translation>Sì, grazie</translation>
    </message>
    <message>
        <source>{name} has a small head start</source>
        <translation>{name} parte con un piccolo vantaggio</translation>
    </message>
    <message>
        <source>{name} has a medium head start</source>
        <translation>{name} parte con un vantaggio medio</translation>
    </message>
    <message>
        <source>{name} has a large head start</source>
        <translation>{name} parte con un grande vantaggio</translation>
    </message>
    <message>
        <source>Nobody has a head start</source>
        <translation>Nessuno ha un vantaggio</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>New versions</source>
        <translation>Nuove versioni</translation>
    </message>
    <message>
        <source>Open the page</source>
        <translation>Apri la pagina</translation>
    </message>
    <message>
        <source>What we need to know about this computer has been copied. Paste it there, and tell us what happened.</source>
        <translation>Quello che ci serve sapere di questo computer è copiato. Incollalo lì e racconta che cosa è successo.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>This game is played without hints.</source>
        <translation>In questa partita non ci sono suggerimenti.</translation>
    </message>
    <message>
        <source>One moment: looking for a good move…</source>
        <translation>Un momento: cerco una buona mossa…</translation>
    </message>
    <message>
        <source>Hold it here: {place}.</source>
        <translation>Porta qui: {place}.</translation>
    </message>
    <message>
        <source>Then put it down.</source>
        <translation>Poi posa.</translation>
    </message>
    <message>
        <source>Flip: {piece}.</source>
        <translation>Rovescia: {piece}.</translation>
    </message>
    <message>
        <source>Hint: {advice} {reason}</source>
        <translation>Suggerimento: {advice} {reason}</translation>
    </message>
    <message>
        <source>Hint {number} of {count}: {advice} {reason}</source>
        <translation>Suggerimento {number} di {count}: {advice} {reason}</translation>
    </message>
    <message numerus="yes">
        <source>Rotate it %n time(s).</source>
        <translation>
            <numerusform>Ruota %n volta.</numerusform>
            <numerusform>Ruota %n volte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put it here: {place}.</source>
        <translation>Metti qui: {place}.</translation>
    </message>
    <message>
        <source>No idea came up this time. Ask again.</source>
        <translation>Questa volta nessuna idea. Chiedi di nuovo.</translation>
    </message>
    <message>
        <source>There’s no hint for this position.</source>
        <translation>Per questa posizione non c’è nessun suggerimento.</translation>
    </message>
    <message>
        <source>Pick up: {piece}.</source>
        <translation>Prendi: {piece}.</translation>
    </message>
    <message>
        <source>Press “Ready” to begin like this; Undo brings your own layout back.</source>
        <translation>Premi “Fatto” per cominciare così; “Annulla” riporta la tua disposizione.</translation>
    </message>
    <message>
        <source>Rotate it once.</source>
        <translation>Ruota una volta.</translation>
    </message>
    <message>
        <source>Hints are for the player whose turn it is, in the latest position.</source>
        <translation>Un suggerimento aiuta chi è di turno, nella posizione più recente.</translation>
    </message>
    <message>
        <source>The best moves start differently: take back what’s half done, then ask again.</source>
        <translation>Le mosse migliori cominciano in un altro modo: ritira ciò che è a metà, poi chiedi di nuovo.</translation>
    </message>
    <message>
        <source>{name} plays without hints.</source>
        <translation>{name} gioca senza suggerimenti.</translation>
    </message>
    <message>
        <source>{said}, then {deed}</source>
        <translation>{said}, poi {deed}</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>{age}+</source>
        <comment>age from which</comment>
        <translation>{age}+</translation>
    </message>
    <message>
        <source>{players} players</source>
        <translation>{players} giocatori</translation>
    </message>
    <message>
        <source>{minutes} minutes</source>
        <translation>{minutes} minuti</translation>
    </message>
    <message>
        <source>ages {age} and up</source>
        <translation>da {age} anni in su</translation>
    </message>
    <message>
        <source>New game of {game}</source>
        <translation>Nuova partita di {game}</translation>
    </message>
    <message>
        <source>Saved by a newer version of the program</source>
        <translation>Salvata da una versione più nuova del programma</translation>
    </message>
    <message>
        <source>From a newer version</source>
        <translation>Da una versione più nuova</translation>
    </message>
    <message>
        <source>This game can’t be read</source>
        <translation>Impossibile leggere questa partita</translation>
    </message>
    <message>
        <source>Open in another window</source>
        <translation>Aperta in un’altra finestra</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation>È il turno di {name}</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partita è finita</translation>
    </message>
    <message>
        <source>Unknown game</source>
        <translation>Gioco sconosciuto</translation>
    </message>
    <message>
        <source>Move {number}</source>
        <translation>Mossa {number}</translation>
    </message>
    <message>
        <source>Move {number}, continued from {from}</source>
        <translation>Mossa {number} (partita ripresa dalla {from})</translation>
    </message>
    <message>
        <source>Remove this game of {game}</source>
        <translation>Elimina questa partita di {game}</translation>
    </message>
    <message>
        <source>More about this game of {game}</source>
        <translation>Altro su questa partita di {game}</translation>
    </message>
    <message>
        <source>Move {number}, continued from move {from} of “{game}”</source>
        <translation>Mossa {number} (“{game}”, proseguita dalla mossa {from})</translation>
    </message>
    <message>
        <source>Move {number}, continued from move {from}</source>
        <translation>Mossa {number} (partita proseguita dalla mossa {from})</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Rinomina…</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copia come testo</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Elimina…</translation>
    </message>
    <message>
        <source>What shall we play?</source>
        <translation>A che cosa giochiamo?</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rompicapi</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Regolamento</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Games to continue</source>
        <translation>Partite da continuare</translation>
    </message>
    <message>
        <source>Search by name, person or game</source>
        <translation>Cerca per nome, persona o gioco</translation>
    </message>
    <message>
        <source>★ Learned</source>
        <translation>★ Imparato</translation>
    </message>
    <message>
        <source>You’ve learned {game}: take the lesson again</source>
        <translation>{game} l’hai imparato: ripassalo</translation>
    </message>
    <message>
        <source>Learn it</source>
        <translation>Impara</translation>
    </message>
    <message>
        <source>Learn {game} by playing</source>
        <translation>Impara {game} giocando</translation>
    </message>
    <message numerus="yes">
        <source>Show %n game(s) that can’t be read</source>
        <translation>
            <numerusform>Mostra %n partita illeggibile</numerusform>
            <numerusform>Mostra %n partite illeggibili</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, game {number}</source>
        <translation>{game}, partita {number}</translation>
    </message>
    <message>
        <source>Every move is saved. Games that you leave wait for you here.</source>
        <translation>Ogni mossa viene salvata. La partita che lasci ti aspetta qui.</translation>
    </message>
    <message>
        <source>Nothing here matches that.</source>
        <translation>Qui non c’è niente che corrisponda.</translation>
    </message>
    <message>
        <source>Up next</source>
        <translation>Il prossimo</translation>
    </message>
    <message>
        <source>Today’s puzzle</source>
        <translation>Rompicapo di oggi</translation>
    </message>
    <message>
        <source>Today’s puzzle: {game}, {level}</source>
        <translation>Rompicapo di oggi: {game}, {level}</translation>
    </message>
    <message numerus="yes">
        <source>Solved on %n day(s) this week</source>
        <translation>
            <numerusform>Risolto in %n giorno di questa settimana</numerusform>
            <numerusform>Risolto in %n giorni di questa settimana</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep learning</source>
        <translation>Continua a imparare</translation>
    </message>
    <message>
        <source>Keep learning {game}</source>
        <translation>Continua a imparare {game}</translation>
    </message>
    <message>
        <source>Games can’t be saved: the folder {folder} can’t be written to. You can still play.</source>
        <translation>Le partite non si possono salvare: nella cartella {folder} non si può scrivere. Giocare si può lo stesso.</translation>
    </message>
    <message>
        <source>Copy as a spectator sees it</source>
        <translation>Copia come la vede uno spettatore</translation>
    </message>
    <message>
        <source>Continue {game}: {names}. {turn}, {when}</source>
        <translation>Continua {game}: {names}. {turn}. Ultimo salvataggio: {when}</translation>
    </message>
    <message>
        <source>Game night</source>
        <translation>Serata di giochi</translation>
    </message>
    <message>
        <source>{name}’s level</source>
        <translation>livello di {name}</translation>
    </message>
</context>
<context>
    <name>Keyboard</name>
    <message>
        <source>Enter or Space</source>
        <translation>Invio o Spazio</translation>
    </message>
    <message>
        <source>Pick a piece up, put it down, press a button</source>
        <translation>Prendi un pezzo, posalo, premi un pulsante</translation>
    </message>
    <message>
        <source>Let go of a piece, take back a half-done turn, stop looking back</source>
        <translation>Lascia un pezzo, ritira un turno a metà, torna alla partita</translation>
    </message>
    <message>
        <source>Flip a piece (so does a double click)</source>
        <translation>Rovescia un pezzo (come con un doppio clic)</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Invio</translation>
    </message>
    <message>
        <source>Press the button that ends your turn</source>
        <translation>Premi il pulsante che chiude il tuo turno</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastiera</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Ovunque</translation>
    </message>
    <message>
        <source>Go to the next piece or, with one in hand, to the next place</source>
        <translation>Vai al prossimo pezzo; se ne tieni uno, al prossimo punto</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Pag su, Pag giù</translation>
    </message>
    <message>
        <source>Skip to another row, or to another kind of piece or place</source>
        <translation>Scavalca ciò che sta insieme: vai a un’altra fila o a cose d’altro tipo</translation>
    </message>
    <message>
        <source>Rotate the piece in your hand (so does the wheel)</source>
        <translation>Ruota il pezzo che tieni (come con la rotella)</translation>
    </message>
    <message>
        <source>Move on: from the table to its buttons, the toolbar, and moves and points</source>
        <translation>Fai il giro: tavolo, pulsanti, barra degli strumenti, mosse e punti</translation>
    </message>
    <message>
        <source>Go to the next one in that direction</source>
        <translation>Vai a quello vicino in quella direzione</translation>
    </message>
    <message>
        <source>Choose what’s in the frame, if you play with one switch</source>
        <translation>Sceglie ciò che ha la cornice, se giochi con un solo tasto</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <source>Skip</source>
        <translation>Salta</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Fammi vedere</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>Contro il computer</translation>
    </message>
    <message>
        <source>The easiest one; each of your turns begins with a hint.</source>
        <translation>Quello più facile; ogni tuo turno comincia con un suggerimento.</translation>
    </message>
    <message>
        <source>Give me a hint</source>
        <translation>Dammi un suggerimento</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>With friends</source>
        <translation>Con gli amici</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} di {count}</translation>
    </message>
    <message>
        <source>A star: you found it yourself!</source>
        <translation>Una stella: trovato senza aiuto!</translation>
    </message>
    <message>
        <source>Shall we try the end once more?</source>
        <translation>Riproviamo il finale?</translation>
    </message>
    <message>
        <source>a double click</source>
        <translation>un doppio clic</translation>
    </message>
    <message>
        <source>two taps</source>
        <translation>due tocchi</translation>
    </message>
    <message>
        <source>the wheel or R</source>
        <translation>la rotella o R</translation>
    </message>
    <message>
        <source>the key F</source>
        <translation>il tasto F</translation>
    </message>
    <message>
        <source>the key R</source>
        <translation>il tasto R</translation>
    </message>
    <message>
        <source>the button “Rotate”</source>
        <translation>il pulsante “Ruota”</translation>
    </message>
    <message>
        <source>The table has been set for this step.</source>
        <translation>Il tavolo è stato preparato per questo passo.</translation>
    </message>
    <message>
        <source>Marked: {things}.</source>
        <translation>In evidenza: {things}.</translation>
    </message>
    <message>
        <source>Now play!</source>
        <translation>E ora si gioca!</translation>
    </message>
    <message>
        <source>Anything without a mark is still waiting for you: come back whenever you like.</source>
        <translation>Ciò che non ha ancora un segno resta da scoprire: torna quando vuoi.</translation>
    </message>
    <message>
        <source>Each of your turns begins with a hint.</source>
        <translation>Ogni tuo turno comincia con un suggerimento.</translation>
    </message>
    <message>
        <source>Without hints</source>
        <translation>Senza suggerimenti</translation>
    </message>
    <message>
        <source>Tip: {tip}</source>
        <translation>Consiglio: {tip}</translation>
    </message>
    <message>
        <source>No more tips</source>
        <translation>Niente più consigli</translation>
    </message>
    <message>
        <source>Watch: this is how it’s done.</source>
        <translation>Guarda: si fa così.</translation>
    </message>
    <message>
        <source>Three easy puzzles</source>
        <translation>Tre rompicapi facili</translation>
    </message>
    <message>
        <source>{game}: learned!</source>
        <translation>{game}: imparato!</translation>
    </message>
    <message>
        <source>{game}: well on the way</source>
        <translation>{game}: a buon punto</translation>
    </message>
    <message>
        <source>Stars: {number} of {count}.</source>
        <translation>Stelle: {number} su {count}.</translation>
    </message>
    <message>
        <source>{step}: with a star</source>
        <translation>{step}: con una stella</translation>
    </message>
    <message>
        <source>{step}: done</source>
        <translation>{step}: fatto</translation>
    </message>
    <message>
        <source>{step}: still to come</source>
        <translation>{step}: ancora da fare</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partita</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Mosse</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vista</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Chiaro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>Sc&amp;uro</translation>
    </message>
    <message>
        <source>High &amp;contrast</source>
        <translation>&amp;Alto contrasto</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Apri &amp;recenti</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>Es&amp;porta</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Colori</translation>
    </message>
    <message>
        <source>Language: {language}</source>
        <translation>Lingua: {language}</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>Ancora nessun file</translation>
    </message>
    <message>
        <source>Follow the &amp;system</source>
        <translation>Come il si&amp;stema</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Come il sistema</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>“engine” takes no arguments.</source>
        <translation>“engine” non accetta argomenti.</translation>
    </message>
    <message>
        <source>“replay” needs the name of at least one file.</source>
        <translation>“replay” richiede il nome di almeno un file.</translation>
    </message>
    <message>
        <source>“shots” needs the name of one folder.</source>
        <translation>“shots” richiede il nome di una cartella.</translation>
    </message>
    <message>
        <source>“--check” takes no arguments.</source>
        <translation>“--check” non accetta argomenti.</translation>
    </message>
    <message>
        <source>“--new-game” needs the name of one game: {games}.</source>
        <translation>“--new-game” ha bisogno del nome di un gioco: {games}.</translation>
    </message>
    <message>
        <source>There is no option “{option}”; “elios-desktop --help” lists what there is.</source>
        <translation>L’opzione “{option}” non esiste; “elios-desktop --help” elenca quelle che ci sono.</translation>
    </message>
    <message>
        <source>The file can’t be read: {detail}.</source>
        <translation>Non è possibile leggere il file: {detail}.</translation>
    </message>
    <message>
        <source>This is too large to be a game: over {megabytes} MB.</source>
        <translation>È più grande di qualsiasi partita: più di {megabytes} MB.</translation>
    </message>
    <message>
        <source>This has too many values to be a game: more than {most}.</source>
        <translation>Contiene più valori di qualsiasi partita: più di {most}.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Il file è vuoto.</translation>
    </message>
    <message>
        <source>The brackets nest deeper than {depth} levels.</source>
        <translation>Le parentesi sono annidate oltre {depth} livelli.</translation>
    </message>
    <message>
        <source>The name at seat {seat} is too long. Letters allowed: {most}.</source>
        <translation>Il nome al posto {seat} è troppo lungo. Lettere consentite: {most}.</translation>
    </message>
    <message>
        <source>This game is too long to be opened: more than {most} moves.</source>
        <translation>Questa partita è troppo lunga per essere aperta: più di {most} mosse.</translation>
    </message>
    <message>
        <source>There is no game “{game}”.</source>
        <translation>Il gioco “{game}” non esiste.</translation>
    </message>
    <message>
        <source>{game} has no option “{option}” with the value {value}.</source>
        <translation>{game} non ha l’opzione “{option}” con il valore {value}.</translation>
    </message>
    <message>
        <source>{game} has no tournaments.</source>
        <translation>{game} non ha tornei.</translation>
    </message>
    <message>
        <source>It is listed as finished, but its moves don’t end it.</source>
        <translation>La partita risulta finita, ma le sue mosse non la concludono.</translation>
    </message>
    <message>
        <source>It comes after the end of the tournament.</source>
        <translation>Viene dopo la fine del torneo.</translation>
    </message>
    <message>
        <source>Game {number} of the tournament: {sentence}</source>
        <translation>Partita {number} del torneo: {sentence}</translation>
    </message>
    <message numerus="yes">
        <source>{file}: {game}, %n move(s), seat {seats} to move</source>
        <translation>
            <numerusform>{file}: {game}, %n mossa, tocca al posto {seats}</numerusform>
            <numerusform>{file}: {game}, %n mosse, tocca al posto {seats}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: {game}, %n move(s), won by seat {seats}</source>
        <translation>
            <numerusform>{file}: {game}, %n mossa, vittoria del posto {seats}</numerusform>
            <numerusform>{file}: {game}, %n mosse, vittoria del posto {seats}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: {game}, %n move(s), drawn</source>
        <translation>
            <numerusform>{file}: {game}, %n mossa, pareggio</numerusform>
            <numerusform>{file}: {game}, %n mosse, pareggio</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: {game} tournament, %n game(s), totals {totals}, won by seat {seats}</source>
        <translation>
            <numerusform>{file}: torneo di {game}, %n partita, totali {totals}, vittoria del posto {seats}</numerusform>
            <numerusform>{file}: torneo di {game}, %n partite, totali {totals}, vittoria del posto {seats}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: {game} tournament, %n game(s), totals {totals}, under way</source>
        <translation>
            <numerusform>{file}: torneo di {game}, %n partita, totali {totals}, in corso</numerusform>
            <numerusform>{file}: torneo di {game}, %n partite, totali {totals}, in corso</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no display to open a window on. Without one you can use “elios-desktop engine”, “elios-desktop replay FILE” and “elios-desktop shots DIR”; “elios-desktop --check” says what is missing.</source>
        <translation>Non c’è uno schermo su cui aprire una finestra. Anche senza puoi usare “elios-desktop engine”, “elios-desktop replay FILE” ed “elios-desktop shots CARTELLA”; “elios-desktop --check” dice che cosa manca.</translation>
    </message>
    <message>
        <source>This isn’t an ordinary file.</source>
        <translation>Non è un file normale.</translation>
    </message>
    <message>
        <source>This isn’t UTF-8 text (byte {position}).</source>
        <translation>Non è testo UTF-8 (byte {position}).</translation>
    </message>
    <message>
        <source>This isn’t JSON (line {line}, column {column}).</source>
        <translation>Non è JSON (riga {line}, colonna {column}).</translation>
    </message>
    <message>
        <source>The field “{key}” appears twice in one object.</source>
        <translation>Il campo “{key}” compare due volte nello stesso oggetto.</translation>
    </message>
    <message>
        <source>“{text}” isn’t a number that can be used.</source>
        <translation>“{text}” non è un numero utilizzabile.</translation>
    </message>
    <message>
        <source>This isn’t a saved game: a JSON object is expected.</source>
        <translation>Non è una partita salvata: ci vuole un oggetto JSON.</translation>
    </message>
    <message>
        <source>This isn’t a game saved by Elios Desktop.</source>
        <translation>Non è una partita salvata di Elios Desktop.</translation>
    </message>
    <message>
        <source>This was saved by a newer Elios Desktop (format {version}, this one knows {known}). Please update the program.</source>
        <translation>Viene da una versione più recente di Elios Desktop (formato {version}; questa arriva al {known}). Aggiorna il programma.</translation>
    </message>
    <message>
        <source>The field “{field}” is missing or isn’t what it should be.</source>
        <translation>Il campo “{field}” manca o non è come dovrebbe.</translation>
    </message>
    <message>
        <source>{game} has {allowed} seats, not {seats}.</source>
        <translation>{game} si gioca in {allowed}, non in {seats}.</translation>
    </message>
    <message>
        <source>Move {number}, “{move}”, isn’t allowed. {why}</source>
        <translation>La mossa {number}, “{move}”, non è permessa. {why}</translation>
    </message>
    <message>
        <source>Its game, options or number of seats don’t match the tournament’s.</source>
        <translation>Il gioco, le opzioni o il numero di posti non sono quelli del torneo.</translation>
    </message>
    <message>
        <source>Its result doesn’t follow from its moves.</source>
        <translation>Il risultato non è quello che danno le mosse.</translation>
    </message>
    <message>
        <source>The totals don’t match the finished games.</source>
        <translation>I totali non sono quelli che danno le partite finite.</translation>
    </message>
    <message numerus="yes">
        <source>{file}: {game}, %n move(s), still arranging: {seats}</source>
        <translation>
            <numerusform>{file}: {game}, %n mossa, posti che non hanno ancora finito la preparazione: {seats}</numerusform>
            <numerusform>{file}: {game}, %n mosse, posti che non hanno ancora finito la preparazione: {seats}</numerusform>
        </translation>
    </message>
    <message>
        <source>This isn’t a setup for {game}: {detail}</source>
        <translation>Non è una preparazione di {game}: {detail}</translation>
    </message>
    <message>
        <source>Usage: elios-desktop [FILE…]
       elios-desktop --new-game GAME
       elios-desktop engine
       elios-desktop replay FILE…
       elios-desktop shots DIR

{titles}: tabletop games for friends at one computer.

  FILE…            open saved games in the window
  --new-game GAME  set up a new game: {games}
  engine           answer JSON requests on standard input, one per line, without a window
  replay FILE…     replay saved games and say how they stand
  shots DIR        draw pictures of the tables into a folder, without a display
  --check          say what works on this computer and what is missing
  --version        show the version
  --help           show this text</source>
        <translation>Uso: elios-desktop [FILE…]
     elios-desktop --new-game GIOCO
     elios-desktop engine
     elios-desktop replay FILE…
     elios-desktop shots CARTELLA

{titles}: giochi da tavolo per amici, davanti allo stesso computer.

  FILE…             apre nella finestra le partite salvate
  --new-game GIOCO  prepara una nuova partita: {games}
  engine            risponde a richieste JSON dallo standard input, una per riga, senza finestra
  replay FILE…      rigioca le partite salvate e dice a che punto sono
  shots CARTELLA    disegna in una cartella immagini dei tavoli, senza schermo
  --check           dice che cosa funziona su questo computer e che cosa manca
  --version         mostra la versione
  --help            mostra questo testo</translation>
    </message>
    <message>
        <source>The window needs PySide6, which isn’t installed: “pip install PySide6-Essentials”. “elios-desktop engine” and “elios-desktop replay” work without it.</source>
        <translation>La finestra ha bisogno di PySide6, che non è installato: “pip install PySide6-Essentials”. “elios-desktop engine” ed “elios-desktop replay” funzionano anche senza.</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>{names} and {name}</source>
        <translation>{names} {name:ed}</translation>
    </message>
    <message>
        <source>{names}, {name}</source>
        <translation>{names}, {name}</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Home</source>
        <translation>Pagina iniziale</translation>
    </message>
    <message>
        <source>A new game of {game}</source>
        <translation>Nuova partita di {game}</translation>
    </message>
    <message>
        <source>Learn it</source>
        <translation>Impara</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Si gioca!</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Suggerimenti</translation>
    </message>
    <message>
        <source>Trial moves</source>
        <translation>Mosse di prova</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Chi comincia</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>A caso</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Giocatore {number}</translation>
    </message>
    <message>
        <source>Name of {player}</source>
        <translation>Nome di {player}</translation>
    </message>
    <message>
        <source>Colour of {player}: {colour}</source>
        <translation>Colore di {player}: {colour}</translation>
    </message>
    <message>
        <source>{player} is played by: {kind}</source>
        <translation>Chi gioca come {player}: {kind}</translation>
    </message>
    <message>
        <source>the program’s language</source>
        <translation>la lingua del programma</translation>
    </message>
    <message>
        <source>Language of {player}: {language}</source>
        <translation>Lingua di {player}: {language}</translation>
    </message>
    <message>
        <source>As strong as you are</source>
        <translation>Alla tua altezza</translation>
    </message>
    <message>
        <source>Two players are called “{name}”. Give one of them another name.</source>
        <translation>Il nome “{name}” c’è due volte. Cambiane uno.</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Chi gioca</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag a seat onto another to swap them.</source>
        <translation>Trascina un posto su un altro per scambiarli.</translation>
    </message>
    <message>
        <source>How strong {star} plays is a first guess: {name} hasn’t finished this game against a computer yet.</source>
        <translation>Il livello di {star} è solo una prima stima: {name} non ha ancora finito una partita a questo gioco contro un computer.</translation>
    </message>
    <message numerus="yes">
        <source>{star} is about as strong as {name}, going by %n finished game(s).</source>
        <translation>
            <numerusform>{star} è più o meno alla pari con {name}: lo dice %n partita finita.</numerusform>
            <numerusform>{star} è più o meno alla pari con {name}: lo dicono %n partite finite.</numerusform>
        </translation>
    </message>
    <message>
        <source>Swap seats with {name}</source>
        <translation>Scambia il posto con {name}</translation>
    </message>
    <message>
        <source>The program’s language</source>
        <translation>La lingua del programma</translation>
    </message>
    <message>
        <source>Keep learning</source>
        <translation>Continua a imparare</translation>
    </message>
    <message>
        <source>{name} plays too</source>
        <translation>Gioca anche {name}</translation>
    </message>
    <message>
        <source>Partners sit opposite each other.</source>
        <translation>I compagni siedono uno di fronte all’altro.</translation>
    </message>
    <message numerus="yes">
        <source>Names can have up to %n letter(s).</source>
        <translation>
            <numerusform>Un nome ha al massimo %n lettera.</numerusform>
            <numerusform>Un nome ha al massimo %n lettere.</numerusform>
        </translation>
    </message>
    <message>
        <source>Who’s joining?</source>
        <translation>Chi si siede?</translation>
    </message>
    <message>
        <source>People…</source>
        <translation>Persone…</translation>
    </message>
</context>
<context>
    <name>Night</name>
    <message>
        <source>{name} plays tonight</source>
        <translation>{name} gioca stasera</translation>
    </message>
    <message>
        <source>{game}: not tonight</source>
        <translation>{game}: stasera no</translation>
    </message>
    <message>
        <source>Choose a game that has room for everybody.</source>
        <translation>Scegliete un gioco in cui ci sia posto per tutti.</translation>
    </message>
    <message>
        <source>Another name</source>
        <translation>Un altro nome</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>Which games, and in which order?</source>
        <translation>Quali giochi, e in che ordine?</translation>
    </message>
    <message>
        <source>Let’s play</source>
        <translation>Si gioca!</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Prima</translation>
    </message>
    <message>
        <source>Play {game} earlier</source>
        <translation>Giocare prima a {game}</translation>
    </message>
    <message>
        <source>{names} play {games}.</source>
        <translation>{names} giocano a {games}.</translation>
    </message>
    <message>
        <source>{game}: game {number} tonight</source>
        <translation>{game}: partita {number} della serata</translation>
    </message>
    <message>
        <source>A game night needs at least two people: choose who plays.</source>
        <translation>Per una serata di giochi servono almeno due persone: scegliete chi gioca.</translation>
    </message>
    <message>
        <source>Game night</source>
        <translation>Serata di giochi</translation>
    </message>
    <message>
        <source>Who’s here?</source>
        <translation>Chi c’è?</translation>
    </message>
    <message>
        <source>Computers can join in:</source>
        <translation>Possono giocare anche i computer:</translation>
    </message>
    <message>
        <source>{game} stays in its box: it’s for {number} at most, and there are {here} of you.</source>
        <translation>{game} resta nella scatola: si gioca al massimo in {number}, e voi siete in {here}.</translation>
    </message>
    <message>
        <source>{game} stays in its box: it needs at least {number}, and there are {here} of you.</source>
        <translation>{game} resta nella scatola: si gioca almeno in {number}, e voi siete in {here}.</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>The game isn’t over yet.</source>
        <translation>La partita non è ancora finita.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Il tavolo</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>All’inizio</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Una mossa indietro</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Riproduci</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Alla fine</translation>
    </message>
    <message>
        <source>Move {ply} of {last}.</source>
        <translation>Mossa {ply} di {last}.</translation>
    </message>
    <message>
        <source>The numbers</source>
        <translation>I numeri</translation>
    </message>
    <message>
        <source>The table as it was at the end. (With scripts allowed, the page shows it after every move.)</source>
        <translation>Il tavolo com’era alla fine. (Se gli script sono permessi, la pagina lo mostra dopo ogni mossa.)</translation>
    </message>
    <message>
        <source>This page is complete: it loads nothing from anywhere else.</source>
        <translation>Questa pagina contiene tutto: non chiede nulla a nessun altro sito.</translation>
    </message>
    <message>
        <source>Open it with Elios Desktop, or drop it on the program’s window, to look back at the game there and play on from any move.</source>
        <translation>Aperta con il programma Elios Desktop, o trascinata sulla sua finestra, è la partita stessa: lì si può rivedere e riprendere da qualsiasi mossa.</translation>
    </message>
    <message>
        <source>It shows what everybody at the table may see, and nothing that is hidden.</source>
        <translation>Mostra quello che tutti al tavolo possono vedere; ciò che è nascosto non c’è.</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Una mossa avanti</translation>
    </message>
    <message>
        <source>Keys: the arrows go one move back or forward, Home and End to the beginning or the end; P plays.</source>
        <translation>Tasti: le frecce vanno di una mossa indietro o avanti, Inizio e Fine all’inizio e alla fine, P riproduce.</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Moves will be listed here.</source>
        <translation>Qui compariranno le mosse.</translation>
    </message>
    <message>
        <source>Points will be listed here.</source>
        <translation>Qui compariranno i punti.</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>Remove {name}</source>
        <translation>Togli {name}</translation>
    </message>
    <message>
        <source>Somebody else has this name already.</source>
        <translation>Questo nome ce l’ha già qualcun altro.</translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <translation>Togliere {name}?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Tieni</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Persone</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>As in the settings</source>
        <translation>Come nelle impostazioni</translation>
    </message>
    <message>
        <source>Colour and mark</source>
        <translation>Colore e segno</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>The program’s language</source>
        <translation>La lingua del programma</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Suggerimenti</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Mai</translation>
    </message>
    <message>
        <source>Head start</source>
        <translation>Vantaggio</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Piccolo</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>{name} won’t be suggested any more, and the program forgets how they like their table. Finished games stay.</source>
        <translation>Il nome {name} non verrà più proposto e il suo tavolo sarà dimenticato. Le partite finite restano.</translation>
    </message>
    <message>
        <source>Nobody has played here yet. Names appear here with the first game.</source>
        <translation>Qui non ha ancora giocato nessuno. I nomi compaiono con la prima partita.</translation>
    </message>
    <message>
        <source>How this person likes the table, whenever they’re at the computer:</source>
        <translation>Come preferisce il tavolo questa persona, ogni volta che è al computer:</translation>
    </message>
    <message>
        <source>Every turn</source>
        <translation>A ogni turno</translation>
    </message>
    <message>
        <source>Only when asked</source>
        <translation>Su richiesta</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>easy</source>
        <translation>facile</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>tranquillo</translation>
    </message>
    <message>
        <source>practised</source>
        <translation>allenato</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>forte</translation>
    </message>
    <message>
        <source>Looks several moves ahead.</source>
        <translation>Guarda avanti di alcune mosse.</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>maestro</translation>
    </message>
    <message>
        <source>Computer, as strong as you are</source>
        <translation>Computer, alla tua altezza</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Computer, {level}</source>
        <translation>Computer, {level}</translation>
    </message>
    <message>
        <source>Somebody else’s program, started as the settings say.</source>
        <translation>Un programma di qualcun altro, avviato come indicato nelle impostazioni.</translation>
    </message>
    <message>
        <source>Plays at the level at which you’ve won about half your games so far.</source>
        <translation>Gioca al livello al quale finora hai vinto circa la metà delle partite.</translation>
    </message>
    <message>
        <source>Friendly and absent-minded: for first games and for children.</source>
        <translation>Simpatico e un po’ distratto: per le prime partite e per i bambini.</translation>
    </message>
    <message>
        <source>Grabs what looks best right now.</source>
        <translation>Coglie al volo quello che adesso sembra meglio.</translation>
    </message>
    <message>
        <source>Also considers your reply.</source>
        <translation>Pensa anche alla tua risposta.</translation>
    </message>
    <message>
        <source>Shows no mercy, and thinks for about a second.</source>
        <translation>Non regala niente, e ci pensa circa un secondo.</translation>
    </message>
    <message>
        <source>skilled</source>
        <translation>abile</translation>
    </message>
    <message>
        <source>Rarely overlooks anything, and plans a little ahead.</source>
        <translation>Gli sfugge poco, e pianifica un po’ in avanti.</translation>
    </message>
    <message>
        <source>gentle</source>
        <translation>bonario</translation>
    </message>
    <message>
        <source>Plays along, one thing at a time: for a child’s very first games.</source>
        <translation>Gioca con te, una cosa alla volta: per le primissime partite di un bambino.</translation>
    </message>
    <message>
        <source>like you</source>
        <translation>come te</translation>
    </message>
</context>
<context>
    <name>Playing</name>
    <message>
        <source>This finished game can’t be opened any more.</source>
        <translation>Questa partita finita non si può più aprire.</translation>
    </message>
    <message>
        <source>This game is open in another window of the program.</source>
        <translation>Questa partita è aperta in un’altra finestra del programma.</translation>
    </message>
    <message>
        <source>The newest save of this game is damaged; this is the one before. The last move may be missing.</source>
        <translation>L’ultimo salvataggio di questa partita è rovinato; questo è il precedente. Forse manca l’ultima mossa.</translation>
    </message>
    <message>
        <source>Saved as “{file}”.</source>
        <translation>Salvata come “{file}”.</translation>
    </message>
    <message>
        <source>The disk is still busy saving. Try again in a moment.</source>
        <translation>Il disco sta ancora salvando. Riprova tra un momento.</translation>
    </message>
    <message>
        <source>The finished game couldn’t be added to the statistics. {reason}</source>
        <translation>La partita finita non è entrata nelle statistiche. {reason}</translation>
    </message>
    <message>
        <source>The game couldn’t be renamed. {reason}</source>
        <translation>Non è stato possibile rinominare la partita. {reason}</translation>
    </message>
    <message>
        <source>The game couldn’t be removed. {reason}</source>
        <translation>Non è stato possibile eliminare la partita. {reason}</translation>
    </message>
    <message>
        <source>It also contains everything that’s hidden now, and everybody’s names.</source>
        <translation>Contiene anche ciò che ora è nascosto e i nomi di tutti.</translation>
    </message>
</context>
<context>
    <name>Podium</name>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}: {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partita</numerusform>
            <numerusform>%n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>{date} · {games}</source>
        <translation>{date} · {games}</translation>
    </message>
    <message>
        <source>Save the picture…</source>
        <translation>Salva l’immagine…</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>Copia l’immagine</translation>
    </message>
    <message>
        <source>{names} wins the evening!</source>
        <translation>{names} vince la serata!</translation>
    </message>
    <message>
        <source>{names} share the win!</source>
        <translation>{names} vincono la serata insieme!</translation>
    </message>
    <message>
        <source>It’s a tie!</source>
        <translation>Parità!</translation>
    </message>
</context>
<context>
    <name>Programs</name>
    <message>
        <source>This game doesn’t say which program plays for {name}.</source>
        <translation>Questa partita non dice quale programma gioca per {name}.</translation>
    </message>
    <message>
        <source>The program “{program}” can’t be started with “{said}”.</source>
        <translation>Il programma “{program}” non si avvia con “{said}”.</translation>
    </message>
    <message>
        <source>The program “{program}” wants to play “{move}”. {reason}</source>
        <translation>Il programma “{program}” vuole giocare “{move}”. {reason}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Name of the program</source>
        <translation>Nome del programma</translation>
    </message>
    <message>
        <source>Command, such as python3 player.py</source>
        <translation>Comando, ad esempio python3 player.py</translation>
    </message>
    <message>
        <source>Command that starts it</source>
        <translation>Comando che lo avvia</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Remove the program “{program}”</source>
        <translation>Elimina il programma “{program}”</translation>
    </message>
    <message>
        <source>Other programs as players</source>
        <translation>Altri programmi che giocano</translation>
    </message>
    <message>
        <source>Add a program</source>
        <translation>Aggiungi un programma</translation>
    </message>
    <message>
        <source>Two programs are called “{program}”. The last one counts.</source>
        <translation>Due programmi si chiamano “{program}”. Vale l’ultimo.</translation>
    </message>
    <message>
        <source>The program “{program}” said “{said}”, and that isn’t a move.</source>
        <translation>Il programma “{program}” ha risposto “{said}”, e questa non è una mossa.</translation>
    </message>
    <message numerus="yes">
        <source>The program “{program}” didn’t move within %n second(s).</source>
        <translation>
            <numerusform>Il programma “{program}” non ha mosso entro %n secondo.</numerusform>
            <numerusform>Il programma “{program}” non ha mosso entro %n secondi.</numerusform>
        </translation>
    </message>
    <message>
        <source>A program of your own, or a friend’s, can play a seat; it is told what that seat may know and nothing more. It runs as if you had started it yourself, so add only programs you trust. How to write one is explained in docs/protocol.md, among the program’s sources.</source>
        <translation>Un programma tuo, o di un amico, può occupare un posto; viene a sapere quello che chi siede lì può sapere, e nient’altro. Gira come se l’avessi avviato tu: aggiungi solo quelli di cui ti fidi. Come se ne scrive uno è spiegato in docs/protocol.md, accanto ai sorgenti del programma.</translation>
    </message>
    <message>
        <source>{name} is played by the program “{program}”, which isn’t in the settings.</source>
        <translation>Per {name} gioca il programma “{program}”, che non è nelle impostazioni.</translation>
    </message>
    <message>
        <source>The program “{program}” quit without making a move.</source>
        <translation>Il programma “{program}” si è chiuso senza una mossa.</translation>
    </message>
    <message>
        <source>“{command}” doesn’t say which program to start.</source>
        <translation>“{command}” non dice quale programma avviare.</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>Home</source>
        <translation>Pagina iniziale</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <translation>Tutti i rompicapi</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Suggerimento</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>Dall’inizio</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Prossimo rompicapo</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Salva con nome…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Rimuovi</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Passo successivo</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Soluzione</translation>
    </message>
    <message>
        <source>Today’s puzzle</source>
        <translation>Rompicapo di oggi</translation>
    </message>
    <message>
        <source>Yesterday’s puzzle</source>
        <translation>Rompicapo di ieri</translation>
    </message>
    <message>
        <source>To try again</source>
        <translation>Da riprovare</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Tutti i tipi</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>{solved} of {count} solved</source>
        <translation>{solved} di {count} risolti</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>risolto</translation>
    </message>
    <message>
        <source>tried</source>
        <translation>tentato</translation>
    </message>
    <message>
        <source>{name}’s level</source>
        <translation>livello di {name}</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rompicapi</translation>
    </message>
    <message>
        <source>From your games</source>
        <translation>Dalle vostre partite</translation>
    </message>
    <message>
        <source>From the file</source>
        <translation>Dal file</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Tutti i livelli</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Livello</translation>
    </message>
    <message>
        <source>Your level now: {name}’s</source>
        <translation>Il tuo livello adesso: quello di {name}</translation>
    </message>
    <message>
        <source>Today’s puzzle: {game}</source>
        <translation>Oggi: {game}</translation>
    </message>
    <message>
        <source>Yesterday’s: {game}</source>
        <translation>Ieri: {game}</translation>
    </message>
    <message numerus="yes">
        <source>To try again: %n puzzle(s)</source>
        <translation>
            <numerusform>Da riprovare: %n rompicapo</numerusform>
            <numerusform>Da riprovare: %n rompicapi</numerusform>
        </translation>
    </message>
    <message>
        <source>Let’s see…</source>
        <translation>Vediamo…</translation>
    </message>
    <message>
        <source>This is the solution, step by step.</source>
        <translation>Ecco la soluzione, passo per passo.</translation>
    </message>
    <message>
        <source>That’s the solution.</source>
        <translation>Ecco la soluzione.</translation>
    </message>
    <message>
        <source>Solved, and at the first go!</source>
        <translation>Risolto, e al primo tentativo!</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Risolto!</translation>
    </message>
    <message numerus="yes">
        <source>You can try it again in %n day(s).</source>
        <translation>
            <numerusform>Tra %n giorno puoi riprovarci.</numerusform>
            <numerusform>Tra %n giorni puoi riprovarci.</numerusform>
        </translation>
    </message>
    <message>
        <source>Right so far.</source>
        <translation>Fin qui è giusto.</translation>
    </message>
    <message>
        <source>There’s no hint here. Try again from the beginning.</source>
        <translation>Qui non ci sono suggerimenti. Riprova dall’inizio.</translation>
    </message>
    <message>
        <source>Begin with “{button}”.</source>
        <translation>Comincia con “{button}”.</translation>
    </message>
    <message>
        <source>Like this: {move}</source>
        <translation>Così: {move}</translation>
    </message>
    <message>
        <source>Names come from your games.</source>
        <translation>I nomi vengono dalle vostre partite.</translation>
    </message>
    <message>
        <source>Without names</source>
        <translation>Senza nomi</translation>
    </message>
    <message>
        <source>Solving: {names}</source>
        <translation>Chi risolve: {names}</translation>
    </message>
    <message>
        <source>Who solves it?</source>
        <translation>Chi lo risolve?</translation>
    </message>
    <message>
        <source>What was missed</source>
        <translation>Che cosa è sfuggito</translation>
    </message>
    <message>
        <source>{name}, before move {number}</source>
        <translation>{name}, prima della mossa {number}</translation>
    </message>
    <message>
        <source>What happened instead: {moves}</source>
        <translation>È successo invece: {moves}</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Prova</translation>
    </message>
    <message>
        <source>Looking at move {at} of {count}…</source>
        <translation>Esamino la mossa {at} di {count}…</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) found in this game.</source>
        <translation>
            <numerusform>%n rompicapo trovato in questa partita.</numerusform>
            <numerusform>%n rompicapi trovati in questa partita.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) found so far.</source>
        <translation>
            <numerusform>%n rompicapo trovato finora.</numerusform>
            <numerusform>%n rompicapi trovati finora.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>The search couldn’t be finished.</source>
        <translation>La ricerca non è arrivata alla fine.</translation>
    </message>
    <message>
        <source>Nobody missed anything we can prove. Well played!</source>
        <translation>Non è sfuggito nulla che si possa dimostrare. Bella partita!</translation>
    </message>
    <message>
        <source>Saved: you’ll find them among the puzzles, under “From your games”.</source>
        <translation>Conservati: sono tra i rompicapi, sotto “Dalle vostre partite”.</translation>
    </message>
    <message>
        <source>Keep looking</source>
        <translation>Continua a cercare</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>Conserva tutti</translation>
    </message>
    <message>
        <source>Begin with the one that glows.</source>
        <translation>Comincia da ciò che è illuminato.</translation>
    </message>
    <message>
        <source>Saved. Anybody who opens the file in this program gets the puzzle.</source>
        <translation>Salvato. Chi apre il file in questo programma trova il rompicapo.</translation>
    </message>
    <message>
        <source>This move couldn’t be checked just now. Try again.</source>
        <translation>Non è stato possibile esaminare questa mossa. Riprova.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) couldn’t be read: damaged, or from a newer version.</source>
        <translation>
            <numerusform>%n rompicapo non si può leggere: è danneggiato, o viene da una versione più recente.</numerusform>
            <numerusform>%n rompicapi non si possono leggere: sono danneggiati, o vengono da una versione più recente.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sorry, the list of puzzles you’ve solved couldn’t be read, so it starts over.</source>
        <translation>L’elenco dei rompicapi risolti non si può leggere: si ricomincia da capo.</translation>
    </message>
    <message>
        <source>What you solve can’t be saved. {reason}</source>
        <translation>I rompicapi che risolvete non si possono salvare. {reason}</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <translation>Cartella</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Unità</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Cerca in:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Tipo di file:</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
</context>
<context>
    <name>Recap</name>
    <message>
        <source>Nothing has happened since your last turn.</source>
        <translation>Dal tuo ultimo turno non è successo niente.</translation>
    </message>
    <message>
        <source>{number} of {count}: {sentence}</source>
        <translation>{number} di {count}: {sentence}</translation>
    </message>
    <message numerus="yes">
        <source>{name} made %n move(s) in one turn.</source>
        <translation>
            <numerusform>{name} ha fatto %n mossa in un turno.</numerusform>
            <numerusform>{name} ha fatto %n mosse in un turno.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>To the beginning</source>
        <translation>All’inizio</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Una mossa indietro</translation>
    </message>
    <message>
        <source>Play automatically, or pause</source>
        <translation>Avvia o ferma la riproduzione</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Una mossa avanti</translation>
    </message>
    <message>
        <source>To the last move</source>
        <translation>All’ultima mossa</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Torna alla partita</translation>
    </message>
    <message>
        <source>Move shown</source>
        <translation>Mossa mostrata</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Gioca da qui</translation>
    </message>
    <message>
        <source>A new game begins from this point; this one stays as it is.</source>
        <translation>Da questo momento comincia una nuova partita; questa resta com’è.</translation>
    </message>
    <message>
        <source>Move {ply} of {last}</source>
        <translation>Mossa {ply} di {last}</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>Where the publisher’s rule sheet (“the sheet”) is silent, or can be read in two ways, this is what we play, and why.</source>
        <translation>Dove il foglio di regole dell’editore (“il foglio”) tace, o si può leggere in due modi, giochiamo così, e per questi motivi.</translation>
    </message>
    <message>
        <source>How to handle the pieces</source>
        <translation>Come si usano i pezzi</translation>
    </message>
    <message>
        <source>If the rules don’t allow it, the piece springs back and the line below the board says why. “Show the rule”, or F1, opens this rulebook at that very rule.</source>
        <translation>Se le regole non lo permettono, il pezzo torna indietro e la riga sotto il tabellone dice perché. “Mostra la regola”, o F1, apre questo regolamento proprio lì.</translation>
    </message>
    <message>
        <source>**Enter** picks a piece up and puts it down; **Esc** lets it go.</source>
        <translation>**Invio** prende un pezzo e lo posa; **Esc** lo lascia andare.</translation>
    </message>
    <message>
        <source>**F4** gives you a hint. A computer can take any seat; “Learn it” on the home page teaches as you play.</source>
        <translation>**F4** ti dà un suggerimento. Un computer può prendere qualsiasi posto; “Impara” nella pagina iniziale ti insegna giocando.</translation>
    </message>
    <message>
        <source>**F2** shows the reference card, **F3** the keys, **F9** moves and points. In the settings you can choose other keys, or play with a single switch.</source>
        <translation>**F2** mostra il riepilogo, **F3** i tasti, **F9** mosse e punti. Nelle impostazioni puoi scegliere altri tasti, o giocare con uno solo.</translation>
    </message>
    <message>
        <source>**Continuing later.** Every move is saved before you see it. Close the program whenever you like: the game waits on the home page, exactly as it was, half-done turn and all.</source>
        <translation>**Continuare più tardi.** Ogni mossa viene salvata prima ancora che tu la veda. Chiudi il programma quando vuoi: la partita ti aspetta nella pagina iniziale, esattamente com’era, anche con il turno a metà.</translation>
    </message>
    <message>
        <source>Drag a piece to where it should go. Or click it to pick it up, and click the place to put it down. While you hold a piece, every place where it may go glows, unless you have turned this help off in the settings.</source>
        <translation>Trascina un pezzo dove vuoi metterlo. Oppure fai clic per prenderlo e un altro clic sul punto dove posarlo. Finché tieni un pezzo, ogni punto dove può andare si illumina, se non hai tolto questo aiuto nelle impostazioni.</translation>
    </message>
    <message>
        <source>Can we play with names, colours and languages of our own?</source>
        <translation>Possiamo giocare con nomi, colori e lingue nostri?</translation>
    </message>
    <message>
        <source>Open the rulebook</source>
        <translation>Apri il regolamento</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Stampa…</translation>
    </message>
    <message>
        <source>Print the reference card</source>
        <translation>Stampa il riepilogo</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Esempio</translation>
    </message>
    <message>
        <source>As we play it</source>
        <translation>Qui si gioca così</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Perché</translation>
    </message>
    <message>
        <source>The rulebooks</source>
        <translation>I regolamenti</translation>
    </message>
    <message>
        <source>Nothing found for “{words}”.</source>
        <translation>Nessun risultato per “{words}”.</translation>
    </message>
    <message>
        <source>Print the rulebook</source>
        <translation>Stampa il regolamento</translation>
    </message>
    <message>
        <source>Save the rulebook as PDF</source>
        <translation>Salva il regolamento in PDF</translation>
    </message>
    <message>
        <source>PDF files</source>
        <translation>File PDF</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Testo più piccolo</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Testo più grande</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Salva in PDF…</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Search the rulebook</source>
        <translation>Cerca nel regolamento</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Questo gioco</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tutti i giochi</translation>
    </message>
    <message>
        <source>Search in</source>
        <translation>Dove cercare</translation>
    </message>
    <message numerus="yes">
        <source>All games: %n hit(s).</source>
        <translation>
            <numerusform>Tutti i giochi: %n risultato.</numerusform>
            <numerusform>Tutti i giochi: %n risultati.</numerusform>
        </translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Risultati</translation>
    </message>
    <message>
        <source>{game}: the rulebook</source>
        <translation>{game}: il regolamento</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Regolamento</translation>
    </message>
    <message>
        <source>**What is hidden.** When the computer changes hands, what only one of you may see is covered, and nothing else. The cover says whose it is; that person lifts it. In the settings you can choose a curtain over the whole table, or open hands.</source>
        <translation>**Che cosa si nasconde.** Quando il computer passa di mano, resta coperto ciò che può vedere uno solo di voi, e nient’altro. Sulla copertura c’è un nome: la toglie solo quella persona. Nelle impostazioni potete scegliere un sipario su tutto il tavolo, o giocare a carte scoperte.</translation>
    </message>
    <message>
        <source>You never need this to play. Saved games and other programs write every move as a short text. Anything else “isn’t a move in this game”, and no program can move for any seat but its own.</source>
        <translation>Per giocare non ti serve mai. Nelle partite salvate, e per altri programmi, ogni mossa è un breve testo. Tutto il resto “non è una mossa di questo gioco”, e nessun programma può muovere per un posto che non è il suo.</translation>
    </message>
    <message>
        <source>**F6** moves from the table to its buttons and on; **Ctrl+Enter** ends your turn.</source>
        <translation>**F6** passa dal tavolo ai pulsanti e fa il giro; **Ctrl+Invio** chiude il tuo turno.</translation>
    </message>
    <message>
        <source>**Takebacks.** Undo takes the last move back, until the next player has acted or something hidden has been revealed; alone against computers you can always undo. In the settings you can agree that it goes no further than your own turn, or that everything may be taken back.</source>
        <translation>**Annullare.** “Annulla” ritira l’ultima mossa, finché non ha giocato chi viene dopo o non si è visto qualcosa di nascosto; da soli contro i computer si può annullare sempre. Nelle impostazioni potete accordarvi che valga solo per il proprio turno, o che si possa annullare tutto.</translation>
    </message>
    <message>
        <source>Yes. When you set up a game, everybody chooses a name, a colour and, if they like, a language for their turns.</source>
        <translation>Sì. Quando preparate una partita, ognuno sceglie un nome, un colore e, se vuole, una lingua per i suoi turni.</translation>
    </message>
    <message>
        <source>After a game, “Missed chances” looks for wins, rescues and best turns that somebody overlooked. Each is a puzzle to keep or send as a file.</source>
        <translation>Alla fine di una partita “Sviste” cerca vittorie, difese decisive e turni migliori sfuggiti a qualcuno. Ognuno è un rompicapo da conservare o da mandare come file.</translation>
    </message>
    <message>
        <source>After that, nobody moves any more. You can look back at every move, play on from any of them as a new game, play again, or have a rematch with the seats swapped.</source>
        <translation>Dopo nessuno muove più. Potete rivedere ogni mossa, ripartire da una qualsiasi con una nuova partita, giocare ancora o fare la rivincita con i posti scambiati.</translation>
    </message>
    <message>
        <source>**Tab** and the **arrow keys** go from piece to piece and from place to place.</source>
        <translation>**Tab** e le **frecce** passano da un pezzo all’altro e da un punto all’altro.</translation>
    </message>
    <message>
        <source>The rulebook couldn’t be written to {file}.</source>
        <translation>Non è stato possibile scrivere il regolamento in {file}.</translation>
    </message>
    <message>
        <source>Can we try moves out?</source>
        <translation>Possiamo provare le mosse?</translation>
    </message>
    <message>
        <source>What are the puzzles?</source>
        <translation>Che cosa sono i rompicapi?</translation>
    </message>
    <message>
        <source>What did we miss?</source>
        <translation>Che cosa ci è sfuggito?</translation>
    </message>
    <message>
        <source>Positions, each with a goal that has been proved possible. Any way to it is right; a wrong move is answered on the table, and you’re told why. There’s one a day on the home page; those you get wrong come back after one, three and seven days.</source>
        <translation>Posizioni con un compito dalla soluzione dimostrata. Va bene ogni strada che porta alla meta; a una mossa sbagliata si risponde sul tavolo, e vi si dice perché. Ce n’è una al giorno nella pagina iniziale; quello che non riesce torna dopo uno, tre e sette giorni.</translation>
    </message>
    <message>
        <source>Yes, if you allow it when you set up the game: on your own turn, and never while the sand runs. You move for everybody, on a table with a dashed frame. The game stays as it is until you choose “Do it”. What you can’t know can’t be tried out.</source>
        <translation>Sì, se lo permettete quando preparate la partita: nel proprio turno, e mai mentre scorre la sabbia. Muovete voi per tutti, su un tavolo con la cornice tratteggiata. La partita resta com’è finché non scegliete “Gioca così”. Ciò che non si può sapere non si può provare.</translation>
    </message>
</context>
<context>
    <name>Scanning</name>
    <message>
        <source>{first} to {last}</source>
        <translation>da {first} {last:ad}</translation>
    </message>
    <message>
        <source>Lower</source>
        <translation>Più basso</translation>
    </message>
    <message>
        <source>Higher</source>
        <translation>Più alto</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Scorri in su</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Scorri in giù</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Blue</source>
        <translation>Blu</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rosso</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Viola</translation>
    </message>
    <message>
        <source>Amber</source>
        <translation>Ambra</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Reset to defaults</source>
        <translation>Valori predefiniti</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colori</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contrasto</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Dimensione del testo</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animazioni</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Disattivate</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Veloci</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normali</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Things move, unless the system asks for less motion.</source>
        <translation>Tutto si muove, a meno che il sistema non chieda meno movimento.</translation>
    </message>
    <message>
        <source>Computers play</source>
        <translation>Il computer gioca</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Subito</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>how computers play</comment>
        <translation>In fretta</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>how computers play</comment>
        <translation>Normalmente</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>how computers play</comment>
        <translation>Con calma</translation>
    </message>
    <message>
        <source>Takebacks</source>
        <translation>Annullamento</translation>
    </message>
    <message>
        <source>The last move</source>
        <translation>L’ultima mossa</translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation>Sipario</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Mai</translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>Consigli</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Suoni</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Con i suoni</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastiera</translation>
    </message>
    <message>
        <source>Volume: {number}%</source>
        <translation>Volume: {number}%</translation>
    </message>
    <message>
        <source>Key for “{action}”</source>
        <translation>Tasto per “{action}”</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Nessun tasto</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>the friend who warns</comment>
        <translation>No</translation>
    </message>
    <message>
        <source>On</source>
        <comment>the friend who warns</comment>
        <translation>Sì</translation>
    </message>
    <message>
        <source>Secrets only</source>
        <translation>Solo i segreti</translation>
    </message>
    <message>
        <source>Whole table</source>
        <translation>Tutto il tavolo</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tutto</translation>
    </message>
    <message>
        <source>You see where a piece in your hand may go, and what you’d gain by putting it there.</source>
        <translation>Vedi dove può andare il pezzo che hai in mano, e che cosa succederebbe lì.</translation>
    </message>
    <message>
        <source>Places only</source>
        <translation>Solo dove può andare</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Niente</translation>
    </message>
    <message>
        <source>No place glows, and nothing is judged before you put a piece down.</source>
        <translation>Nessun punto si illumina, e niente viene giudicato prima che tu posi il pezzo.</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Against computers: if your turn gives a lot away, you can take it back.</source>
        <translation>Contro i computer: dopo un turno che concede molto si può annullare la mossa.</translation>
    </message>
    <message>
        <source>Own turn only</source>
        <translation>Solo il proprio turno</translation>
    </message>
    <message>
        <source>Whoever is at the computer can take the last move back, until the next player has acted or something hidden has been revealed.</source>
        <translation>Chi è al computer può annullare l’ultima mossa, finché non ha giocato chi viene dopo o non si è scoperto qualcosa di nascosto.</translation>
    </message>
    <message>
        <source>You can take back what you did yourself, as long as nothing hidden has been revealed.</source>
        <translation>Puoi annullare quello che hai fatto tu, finché non si è scoperto niente di nascosto.</translation>
    </message>
    <message>
        <source>Among friends: any move can be taken back, right to the start.</source>
        <translation>Tra amici: si può annullare ogni mossa, fino all’inizio.</translation>
    </message>
    <message>
        <source>Only what is secret is covered, until its owner asks for it; the table stays in sight.</source>
        <translation>Resta coperto solo ciò che è segreto, finché non lo chiede chi può vederlo; il tavolo si vede.</translation>
    </message>
    <message>
        <source>In games with secrets the table is covered until the next player is there.</source>
        <translation>Se c’è qualcosa di nascosto, il tavolo resta coperto finché non arriva chi deve giocare.</translation>
    </message>
    <message>
        <source>A word of advice when it helps, while a game is new to you.</source>
        <translation>Una dritta quando serve, finché un gioco ti è nuovo.</translation>
    </message>
    <message>
        <source>In your first games</source>
        <translation>Nelle prime partite</translation>
    </message>
    <message>
        <source>A frame steps from row to row, then from item to item; Space or Enter chooses what’s in it.</source>
        <translation>Una cornice passa di riga in riga, poi di cosa in cosa; Spazio o Invio sceglie ciò che inquadra.</translation>
    </message>
    <message>
        <source>Play with one switch</source>
        <translation>Giocare con un solo tasto</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>one switch</comment>
        <translation>No</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>one switch</comment>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>one switch</comment>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>one switch</comment>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>This installation can’t play sounds.</source>
        <translation>Questa installazione del programma non può riprodurre suoni.</translation>
    </message>
    <message>
        <source>You see where a piece in your hand may go, but not what you’d gain.</source>
        <translation>Vedi dove può andare il pezzo che hai in mano; che cosa succede lo vedi dopo.</translation>
    </message>
    <message>
        <source>Friendly warnings</source>
        <translation>Un amico che avverte</translation>
    </message>
    <message>
        <source>Anything</source>
        <translation>Tutto</translation>
    </message>
    <message>
        <source>The table is covered every time the player changes, in every game.</source>
        <translation>Il tavolo si copre a ogni cambio di giocatore, in tutti i giochi.</translation>
    </message>
    <message>
        <source>Click a shortcut, then press the new key. The arrow keys, letters and Enter belong to the table.</source>
        <translation>Fai clic su un tasto e premine un altro. Le frecce, le lettere e Invio servono al tavolo.</translation>
    </message>
    <message>
        <source>Open hands, among friends: the next player’s secrets show at once.</source>
        <translation>A carte scoperte, tra amici: i segreti di chi è di turno si vedono subito.</translation>
    </message>
    <message>
        <source>Help at the table</source>
        <translation>Aiuto dal tavolo</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>The finished games can’t be read.</source>
        <translation>Impossibile leggere le partite finite.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Esporta in CSV…</translation>
    </message>
    <message>
        <source>Export the chart…</source>
        <translation>Esporta il grafico…</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tutti i giochi</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Person:</source>
        <translation>Persona:</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>Games and wins</source>
        <translation>Partite e vittorie</translation>
    </message>
    <message>
        <source>Points over time</source>
        <translation>Punti nel tempo</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durata</translation>
    </message>
    <message>
        <source>Thinking time</source>
        <translation>Tempo di riflessione</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Grafico</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Numeri</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Visualizzazione</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Partite finite</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>Mostra altre</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minuti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n ora</numerusform>
            <numerusform>%n ore</numerusform>
        </translation>
    </message>
    <message>
        <source>The chart is being drawn…</source>
        <translation>Sto disegnando il grafico…</translation>
    </message>
    <message>
        <source>{games} with {moves} in {time}.</source>
        <translation>{games} con {moves} in {time}.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partita</numerusform>
            <numerusform>%n partite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n mossa</numerusform>
            <numerusform>%n mosse</numerusform>
        </translation>
    </message>
    <message>
        <source>The longest winning streak is {name}’s: {wins}.</source>
        <translation>La serie di vittorie più lunga è di {name}: {wins}.</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quando</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Chi ha vinto</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>pareggio</translation>
    </message>
    <message>
        <source>{games}, {wins}</source>
        <translation>{games}, {wins}</translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n vinta</numerusform>
            <numerusform>%n vinte</numerusform>
        </translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Vittorie</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Pareggi</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Percentuale di vittorie</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Punteggio migliore</translation>
    </message>
    <message>
        <source>Average score</source>
        <translation>Punteggio medio</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Serie di vittorie più lunga</translation>
    </message>
    <message>
        <source>Current winning streak</source>
        <translation>Serie di vittorie in corso</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>How long each person thinks in a game, on average.</source>
        <translation>Quanto pensa ciascuno in una partita, in media.</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuti</translation>
    </message>
    <message>
        <source>Thinking time per game</source>
        <translation>Tempo di riflessione per partita</translation>
    </message>
    <message>
        <source>Total thinking time</source>
        <translation>Tempo di riflessione totale</translation>
    </message>
    <message>
        <source>This game is played without points.</source>
        <translation>Questo gioco si gioca senza punti.</translation>
    </message>
    <message>
        <source>The five who have played most. Where there are many games, each dot is an average.</source>
        <translation>Le cinque persone che hanno giocato di più. Se le partite sono molte, ogni pallino è una media.</translation>
    </message>
    <message>
        <source>How many minutes a game takes. Where there are many games, each dot is an average.</source>
        <translation>Quanti minuti dura una partita. Se sono molte, ogni pallino è una media.</translation>
    </message>
    <message>
        <source>Everybody who played under a name. Where there are many games, each dot is an average.</source>
        <translation>Tutti quelli che hanno giocato con un nome. Se le partite sono molte, ogni pallino è una media.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Dal</translation>
    </message>
    <message>
        <source>Nothing to count yet.</source>
        <translation>Ancora niente da contare.</translation>
    </message>
    <message>
        <source>No finished games match this choice.</source>
        <translation>Nessuna partita finita corrisponde a questa scelta.</translation>
    </message>
    <message>
        <source>Finish a game, and here you’ll see who won, by how much and how it went.</source>
        <translation>Finite una partita, e qui vedrete chi ha vinto, di quanto e com’è andata.</translation>
    </message>
    <message>
        <source>The whole bar shows games played, the filled part games won.</source>
        <translation>La barra intera indica le partite giocate, la parte piena quelle vinte.</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Andamento della partita</translation>
    </message>
    <message>
        <source>Each game scores points in its own way: choose a game above.</source>
        <translation>Ogni gioco conta i punti a modo suo: scegli un gioco qui sopra.</translation>
    </message>
    <message>
        <source>Only players with a name count: type your names when you set up a game.</source>
        <translation>Contano solo le persone con un nome: scrivete i nomi quando iniziate una partita.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Show the rule</source>
        <translation>Mostra la regola</translation>
    </message>
    <message>
        <source>Change the setting</source>
        <translation>Cambia l’impostazione</translation>
    </message>
    <message>
        <source>Shortcut: {key}</source>
        <translation>Tasto {key}</translation>
    </message>
    <message>
        <source>The game has begun: arrangements are final now.</source>
        <translation>La partita è cominciata: la disposizione non si cambia più.</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pagina iniziale</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Regolamento</translation>
    </message>
    <message>
        <source>Reference card</source>
        <translation>Riepilogo</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Salva con nome…</translation>
    </message>
    <message>
        <source>What happened since your last turn</source>
        <translation>Che cosa è successo dal tuo ultimo turno</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Suggerimento</translation>
    </message>
    <message>
        <source>Moves and points</source>
        <translation>Mosse e punti</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>Hide the table</source>
        <translation>Copri il tavolo</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>I’m {name}: show me what’s mine</source>
        <translation>Sono {name}: mostra ciò che è mio</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} sta pensando…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Take over the seat</source>
        <translation>Gioca al suo posto</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>One move</source>
        <translation>Una mossa</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Let it try again, or take over the seat.</source>
        <translation>Può riprovare, oppure prendi tu il posto.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Annulla la mossa</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Lascia così</translation>
    </message>
    <message>
        <source>That gives a lot away: take it back?</source>
        <translation>Così si concede molto: annullare la mossa?</translation>
    </message>
    <message>
        <source>Rotates what is in your hand; so do R and the wheel.</source>
        <translation>Ruota ciò che hai in mano; lo fanno anche R e la rotella.</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Ruota</translation>
    </message>
    <message>
        <source>You’re looking at an earlier moment of the game.</source>
        <translation>Stai guardando un momento precedente della partita.</translation>
    </message>
    <message>
        <source>Not while the next player is taking over.</source>
        <translation>Non mentre il computer passa di mano.</translation>
    </message>
    <message>
        <source>Play has gone on since {name}’s move. You can allow more in the settings.</source>
        <translation>Dopo la mossa di {name} si è già giocato. Le impostazioni possono permettere di più.</translation>
    </message>
    <message>
        <source>That was {name}’s move: you can undo only within your own turn. You can allow more in the settings.</source>
        <translation>Quella mossa è di {name}: puoi annullare solo nel tuo turno. Nelle impostazioni si può permettere di più.</translation>
    </message>
    <message>
        <source>{name}, it’s your turn.</source>
        <translation>{name}, tocca a te.</translation>
    </message>
    <message>
        <source>It’s {name}’s turn.</source>
        <translation>È il turno di {name}.</translation>
    </message>
    <message>
        <source>You’re looking back at the beginning of the game.</source>
        <translation>State rivedendo l’inizio della partita.</translation>
    </message>
    <message>
        <source>You’re looking back at move {ply} of {last}.</source>
        <translation>State rivedendo la partita, alla mossa {ply} di {last}.</translation>
    </message>
    <message>
        <source>{name}’s computer hasn’t answered.</source>
        <translation>Il computer di {name} non ha risposto.</translation>
    </message>
    <message>
        <source>Messages…</source>
        <translation>Messaggi…</translation>
    </message>
    <message>
        <source>Messages of the program</source>
        <translation>Messaggi del programma</translation>
    </message>
    <message>
        <source>There’s nothing to undo yet.</source>
        <translation>Non c’è ancora niente da annullare.</translation>
    </message>
    <message>
        <source>There’s nothing to redo.</source>
        <translation>Non c’è niente da ripetere.</translation>
    </message>
    <message>
        <source>Something hidden has been revealed since then.</source>
        <translation>Da allora si è visto qualcosa di nascosto.</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Andamento della partita</translation>
    </message>
    <message>
        <source>That’s {name}’s.</source>
        <translation>È di {name}.</translation>
    </message>
    <message>
        <source>The last things the program wrote besides its answers.</source>
        <translation>Sono le ultime cose che il programma ha scritto oltre alle sue risposte.</translation>
    </message>
    <message>
        <source>Try it out</source>
        <translation>Prova le mosse</translation>
    </message>
    <message>
        <source>The game is over: you agreed to end it.</source>
        <translation>La partita è finita: l’avete chiusa d’accordo.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message>
        <source>Pick up</source>
        <translation>Prendi</translation>
    </message>
    <message>
        <source>Put here</source>
        <translation>Posa qui</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Ruota</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Rovescia</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Guarda</translation>
    </message>
    <message>
        <source>Let go</source>
        <translation>Lascia</translation>
    </message>
    <message>
        <source>Press</source>
        <translation>Premi</translation>
    </message>
    <message>
        <source>Then: {outcome}.</source>
        <translation>In tal caso: {outcome}.</translation>
    </message>
    <message>
        <source>Picked up: {piece}.</source>
        <translation>In mano: {piece}.</translation>
    </message>
    <message>
        <source>Put down: {place}.</source>
        <translation>Ora qui: {place}.</translation>
    </message>
    <message>
        <source>Rotating changes nothing here.</source>
        <translation>Qui ruotare non cambia niente.</translation>
    </message>
    <message>
        <source>It can’t go anywhere now.</source>
        <translation>Ora non può andare da nessuna parte.</translation>
    </message>
    <message>
        <source>There’s nowhere else it can go.</source>
        <translation>Non può andare da nessun’altra parte.</translation>
    </message>
    <message>
        <source>Let go.</source>
        <translation>Rilasciato.</translation>
    </message>
    <message>
        <source>There’s nothing more that way.</source>
        <translation>In quella direzione non c’è altro.</translation>
    </message>
    <message>
        <source>It can go here.</source>
        <translation>Può andare qui.</translation>
    </message>
    <message numerus="yes">
        <source>It can go to %n place(s).</source>
        <translation>
            <numerusform>Può andare in %n punto.</numerusform>
            <numerusform>Può andare in %n punti.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Trial</name>
    <message>
        <source>Back to the game</source>
        <translation>Torna alla partita</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Un passo indietro</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Gioca così</translation>
    </message>
    <message>
        <source>Here the game would be over.</source>
        <translation>Qui la partita sarebbe finita.</translation>
    </message>
    <message>
        <source>Trying it out</source>
        <translation>Mosse di prova</translation>
    </message>
    <message>
        <source>In the game: {move}</source>
        <translation>Nella partita: {move}</translation>
    </message>
    <message>
        <source>{game}, trying it out</source>
        <translation>{game}, mosse di prova</translation>
    </message>
    <message>
        <source>Never mind</source>
        <translation>Lascia stare</translation>
    </message>
    <message>
        <source>The outcome depends on something you can’t know, so you can’t try this out.</source>
        <translation>Che cosa ne verrebbe dipende da qualcosa che non puoi sapere: per questo non si può provare.</translation>
    </message>
    <message>
        <source>This isn’t the real game: move for everybody, and step back whenever you like.</source>
        <translation>Questa non è la partita vera: muovi per tutti e torna indietro quanto vuoi.</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>The disk is full.</source>
        <translation>Il disco è pieno.</translation>
    </message>
    <message>
        <source>The system doesn’t allow writing there.</source>
        <translation>Il sistema non permette di scrivere lì.</translation>
    </message>
    <message>
        <source>The folder is no longer there.</source>
        <translation>La cartella non c’è più.</translation>
    </message>
    <message>
        <source>Another program is using the file.</source>
        <translation>Un altro programma sta usando il file.</translation>
    </message>
    <message>
        <source>The disk reported an error.</source>
        <translation>Il disco ha segnalato un errore.</translation>
    </message>
    <message>
        <source>The system doesn’t allow reading “{file}”.</source>
        <translation>Il sistema non permette di leggere “{file}”.</translation>
    </message>
    <message>
        <source>“{file}” can’t be read: the disk reported an error.</source>
        <translation>Non è possibile leggere “{file}”: il disco ha segnalato un errore.</translation>
    </message>
    <message>
        <source>Another program has changed “{file}”.</source>
        <translation>Un altro programma ha modificato “{file}”.</translation>
    </message>
    <message>
        <source>This game is no longer there.</source>
        <translation>Questa partita non c’è più.</translation>
    </message>
    <message>
        <source>This game can’t be read; its files are left as they are.</source>
        <translation>Impossibile leggere questa partita; i suoi file restano come sono.</translation>
    </message>
    <message>
        <source>The moves of this game don’t fit the rules; its files are left as they are.</source>
        <translation>Le mosse di questa partita non seguono le regole; i suoi file restano come sono.</translation>
    </message>
    <message>
        <source>“{file}” can’t be opened. {reason}</source>
        <translation>Non è possibile aprire “{file}”. {reason}</translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) can’t be opened either.</source>
        <translation>
            <numerusform>C’è %n altro file che non si può aprire.</numerusform>
            <numerusform>Ci sono altri %n file che non si possono aprire.</numerusform>
        </translation>
    </message>
    <message>
        <source>The disk can’t be written to.</source>
        <translation>Sul disco non si può scrivere.</translation>
    </message>
    <message>
        <source>“{file}” isn’t there.</source>
        <translation>“{file}” non c’è.</translation>
    </message>
    <message>
        <source>“{file}” isn’t an ordinary file.</source>
        <translation>“{file}” non è un file normale.</translation>
    </message>
    <message>
        <source>“{file}” isn’t a game saved by Elios Desktop.</source>
        <translation>“{file}” non è una partita salvata di Elios Desktop.</translation>
    </message>
    <message>
        <source>A newer version of the program saved this game, so it is left as it is. Please update the program.</source>
        <translation>Questa partita è stata salvata da una versione più nuova del programma; resta com’è. Aggiorna il programma.</translation>
    </message>
    <message>
        <source>The game can’t be saved. {reason} You can go on playing.</source>
        <translation>La partita non si può salvare. {reason} Puoi comunque continuare a giocare.</translation>
    </message>
    <message>
        <source>Your settings last only until you quit. {reason}</source>
        <translation>Le impostazioni valgono solo finché non esci. {reason}</translation>
    </message>
    <message>
        <source>“{file}” couldn’t be saved. {reason}</source>
        <translation>Non è stato possibile salvare “{file}”. {reason}</translation>
    </message>
    <message>
        <source>There’s no game on the clipboard. To copy one as text, use its menu on the home page, or Export at its table.</source>
        <translation>Negli appunti non c’è nessuna partita. Per copiarne una come testo usa il suo menu nella pagina iniziale, oppure “Esporta” al suo tavolo.</translation>
    </message>
    <message>
        <source>The game you copied comes from a newer version of the program. Please update the program.</source>
        <translation>La partita che hai copiato viene da una versione più recente del programma. Aggiorna il programma.</translation>
    </message>
    <message>
        <source>The game you copied can’t be opened. {reason}</source>
        <translation>La partita che hai copiato non si può aprire. {reason}</translation>
    </message>
    <message>
        <source>Sorry, the statistics were damaged and have to start again. The damaged file is kept in the program’s folder as “{file}”.</source>
        <translation>Le statistiche erano rovinate e ricominciano da zero. Il file rovinato resta nella cartella del programma come “{file}”.</translation>
    </message>
    <message>
        <source>The game has grown too large to be saved.</source>
        <translation>La partita è diventata troppo grande per essere salvata.</translation>
    </message>
    <message>
        <source>Your changes to the list of people last only until you quit. {reason}</source>
        <translation>Le modifiche all’elenco delle persone valgono solo finché non esci. {reason}</translation>
    </message>
    <message>
        <source>Sorry, the list of people was damaged. Names come back as soon as you play.</source>
        <translation>L’elenco delle persone era danneggiato. I nomi ricompariranno appena giocate.</translation>
    </message>
</context>
<context>
    <name>WayBack</name>
    <message>
        <source>Back to the game</source>
        <translation>Torna alla partita</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pagina iniziale</translation>
    </message>
</context>
<context>
    <name>When</name>
    <message>
        <source>just now</source>
        <translation>poco fa</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>%n minuto fa</numerusform>
            <numerusform>%n minuti fa</numerusform>
        </translation>
    </message>
    <message>
        <source>today at {time}</source>
        <translation>oggi alle {time}</translation>
    </message>
    <message>
        <source>yesterday at {time}</source>
        <translation>ieri alle {time}</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>%n giorno fa</numerusform>
            <numerusform>%n giorni fa</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Close this notice</source>
        <translation>Chiudi questo avviso</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Salva la partita</translation>
    </message>
    <message>
        <source>Quit without this game?</source>
        <translation>Uscire senza questa partita?</translation>
    </message>
    <message>
        <source>Save it somewhere else</source>
        <translation>Salvala altrove</translation>
    </message>
    <message>
        <source>Rename the game</source>
        <translation>Rinomina la partita</translation>
    </message>
    <message>
        <source>What shall this game be called?</source>
        <translation>Come si deve chiamare questa partita?</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rinomina</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Leave this game?</source>
        <translation>Uscire da questa partita?</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Resta qui</translation>
    </message>
    <message>
        <source>Quit and lose it</source>
        <translation>Esci senza salvarla</translation>
    </message>
    <message>
        <source>Don’t quit</source>
        <translation>Non uscire</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>Sostituire il file?</translation>
    </message>
    <message>
        <source>Another program has changed “{file}” since you opened it.</source>
        <translation>Un altro programma ha modificato “{file}” da quando l’hai aperto.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Sostituisci</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Lascia com’è</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Apri una partita</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Partite salvate</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tutti i file</translation>
    </message>
    <message>
        <source>Remove the game?</source>
        <translation>Eliminare la partita?</translation>
    </message>
    <message>
        <source>The game of {game} with {names} will be gone for good.</source>
        <translation>La partita di {game} con {names} sparirà per sempre.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Tienila</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Esporta</translation>
    </message>
    <message>
        <source>{game}: {names}</source>
        <translation>{game}: {names}</translation>
    </message>
    <message>
        <source>This game can’t be saved where the program keeps its games. If you quit now, it will be lost.</source>
        <translation>Questa partita non si può salvare dove il programma tiene le partite. Se esci adesso, va persa.</translation>
    </message>
    <message>
        <source>This game can’t be saved where the program keeps its games. If you leave it now, what couldn’t be saved will be lost.</source>
        <translation>Questa partita non si può salvare dove il programma tiene le partite. Se esci adesso, quello che non si è potuto salvare va perso.</translation>
    </message>
    <message>
        <source>Leave anyway</source>
        <translation>Esci lo stesso</translation>
    </message>
    <message>
        <source>Drag a piece, or click it and then the place where it should go.</source>
        <translation>Trascina un pezzo, oppure fai clic sul pezzo e poi sul punto dove va.</translation>
    </message>
    <message>
        <source>Tab goes from piece to piece; Enter picks one up, and puts it down again.</source>
        <translation>Tab va da un pezzo all’altro; Invio ne prende uno e lo posa.</translation>
    </message>
    <message>
        <source>Drag a piece, or tap it and then the place where it should go.</source>
        <translation>Trascina un pezzo, oppure tocca il pezzo e poi il punto dove va.</translation>
    </message>
    <message>
        <source>Only one game at a time can be on the table. The other files are in the menu under “Open recent”.</source>
        <translation>Sul tavolo c’è una partita alla volta. Gli altri file sono nel menu, in “Apri recenti”.</translation>
    </message>
    <message>
        <source>{rules}: the rulebook; {card}: the reference card.</source>
        <translation>{rules}: il regolamento; {card}: il riepilogo.</translation>
    </message>
    <message>
        <source>F6 moves from the table to its buttons and on; {keys} lists all keys.</source>
        <translation>F6 passa dal tavolo ai pulsanti e fa il giro; {keys} elenca tutti i tasti.</translation>
    </message>
    <message>
        <source>This is a new game now, continued from move {ply}. The original is waiting on the home page.</source>
        <translation>Questa è ora una nuova partita, proseguita dalla mossa {ply}. La partita originale ti aspetta nella pagina iniziale.</translation>
    </message>
    <message>
        <source>This is a new game now, continued from move {ply}. The original stays as it ended.</source>
        <translation>Questa è ora una nuova partita, proseguita dalla mossa {ply}. La partita originale resta com’è finita.</translation>
    </message>
    <message>
        <source>{name}’s moves came from “{kind}”, a player this program doesn’t know, so a person takes over.</source>
        <translation>In questa partita per {name} gioca “{kind}”, che questo programma non conosce: al suo posto gioca una persona.</translation>
    </message>
    <message>
        <source>{names} would win.</source>
        <translation>Sarebbe una vittoria per {names}.</translation>
    </message>
    <message>
        <source>Nobody is ahead: it would be a draw.</source>
        <translation>Nessuno è in testa: sarebbe un pareggio.</translation>
    </message>
    <message>
        <source>Everybody has to agree.</source>
        <translation>Devono essere d’accordo tutti.</translation>
    </message>
    <message>
        <source>Does {name} give up?</source>
        <translation>{name} si arrende?</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Si arrende</translation>
    </message>
    <message>
        <source>{name} offers a draw</source>
        <translation>{name} propone un pareggio</translation>
    </message>
    <message>
        <source>A draw it is</source>
        <translation>Pareggio!</translation>
    </message>
    <message>
        <source>Stop the game here?</source>
        <translation>Fermare qui la partita?</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Ci fermiamo</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuiamo</translation>
    </message>
    <message>
        <source>{name} is ahead, and would rather play on.</source>
        <translation>{name} è in testa e preferisce continuare.</translation>
    </message>
</context>
</TS>
