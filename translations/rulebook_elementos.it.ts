<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>RulebookElementos</name>
    <message>
        <source>A wooden board with 3 lanes of 8 squares.</source>
        <translation>Un tabellone di legno con 3 file di 8 caselle.</translation>
    </message>
    <message>
        <source>2 wands, one for each player.</source>
        <translation>2 bacchette, una per giocatore.</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Fuoco</translation>
    </message>
    <message>
        <source>In two minutes</source>
        <translation>In due minuti</translation>
    </message>
    <message>
        <source>For 2 players, ages 7 and up; a game takes about 15 minutes.</source>
        <translation>Per 2 giocatori dai 7 anni; una partita dura circa 15 minuti.</translation>
    </message>
    <message>
        <source>**Goal.** Bring your wand to the far row.</source>
        <translation>**Scopo.** Portare la tua bacchetta sulla riga opposta.</translation>
    </message>
    <message>
        <source>**Before the game** [lay your nine tokens](#arranging) on the three rows nearest to you; the wand goes into the middle token.</source>
        <translation>**Prima di cominciare** [schieri le tue nove pedine](#arranging) sulle tre righe più vicine a te; la bacchetta sta in quella di mezzo.</translation>
    </message>
    <message>
        <source>**On your turn, do one of these:**</source>
        <translation>**Nel tuo turno fai una di queste cose:**</translation>
    </message>
    <message>
        <source>[Move a token](#move) one square ahead, diagonally ahead or sideways, never back. Onto an opponent’s token only if yours [takes](#take) it: **fire takes wood, wood takes water, water takes fire.**</source>
        <translation>[Muovi una pedina](#move) di una casella, avanti, in diagonale avanti o di lato, mai indietro. Su una pedina dell’altro solo se la tua la [mangia](#take): **il fuoco mangia il legno, il legno mangia l’acqua, l’acqua mangia il fuoco.**</translation>
    </message>
    <message>
        <source>[Flip a token](#flip), unless it’s [locked](#equilibrium): its other side counts now.</source>
        <translation>[Giri una pedina](#flip), se non è [bloccata](#equilibrium): ora conta l’altro lato.</translation>
    </message>
    <message>
        <source>[Move the wand](#wand): to a token of yours next to it (ahead, diagonally ahead, sideways), or straight ahead together with its token onto an empty square.</source>
        <translation>[Sposti la bacchetta](#wand): su una tua pedina lì accanto (avanti, in diagonale avanti, di lato), o dritta avanti insieme alla sua pedina, in una casella vuota.</translation>
    </message>
    <message>
        <source>[The token with the wand](#home) takes nothing and can’t be taken. **You win** when your wand reaches the far row.</source>
        <translation>[La pedina con la bacchetta](#home) non mangia e non si mangia. **Vinci** quando la tua bacchetta arriva sulla riga opposta.</translation>
    </message>
    <message>
        <source>What is on the table</source>
        <translation>Che cosa c’è sul tavolo</translation>
    </message>
    <message>
        <source>The usual layout. Light plays towards row 8, dark towards row 1.</source>
        <translation>Lo schieramento solito. Il chiaro gioca verso la riga 8, lo scuro verso la riga 1.</translation>
    </message>
    <message>
        <source>a token: only the side that is up counts</source>
        <translation>una pedina: conta solo il lato in su</translation>
    </message>
    <message>
        <source>light’s wand, in its home</source>
        <translation>la bacchetta del chiaro, nella sua casa</translation>
    </message>
    <message>
        <source>the far row for light: the wand’s goal</source>
        <translation>la riga opposta per il chiaro: la meta della bacchetta</translation>
    </message>
    <message>
        <source>who takes whom: follow the arrows</source>
        <translation>chi mangia chi: seguite le frecce</translation>
    </message>
    <message>
        <source>where taken tokens are put</source>
        <translation>dove finiscono le pedine mangiate</translation>
    </message>
    <message>
        <source>takes wood, and is taken by water</source>
        <translation>mangia il legno; lo mangia l’acqua</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Legno</translation>
    </message>
    <message>
        <source>takes water, and is taken by fire</source>
        <translation>mangia l’acqua; lo mangia il fuoco</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Acqua</translation>
    </message>
    <message>
        <source>takes fire, and is taken by wood</source>
        <translation>mangia il fuoco; la mangia il legno</translation>
    </message>
    <message>
        <source>9 light and 9 dark tokens. Their two sides always differ: of each nine, three have fire and wood, three wood and water, three water and fire.</source>
        <translation>9 pedine chiare e 9 scure. I due lati sono sempre diversi: tre hanno fuoco e legno, tre legno e acqua, tre acqua e fuoco.</translation>
    </message>
    <message>
        <source>The lanes a, b and c run from player to player; their squares are numbered 1 to 8, and the three with the same number are a row. “Ahead” always means towards the other player, whichever way the board lies on your screen.</source>
        <translation>Le file a, b e c vanno da un giocatore all’altro; le loro caselle sono numerate da 1 a 8, e le tre con lo stesso numero sono una riga. “Avanti” vuol dire sempre verso l’altro giocatore, comunque sia girato il tabellone sullo schermo.</translation>
    </message>
    <message>
        <source>Agree on who begins, or let the program draw lots.</source>
        <translation>Mettetevi d’accordo su chi comincia, o lasciate scegliere al caso.</translation>
    </message>
    <message>
        <source>Lay your nine tokens on the three rows in front of you, in any order, with either side up.</source>
        <translation>Schiera le tue nove pedine sulle tre righe davanti a te, nell’ordine che vuoi, con il lato che vuoi in su.</translation>
    </message>
    <message>
        <source>The wand goes into the token in the middle: on b2 for light, on b7 for dark.</source>
        <translation>La bacchetta va nella pedina di mezzo: in b2 per il chiaro, in b7 per lo scuro.</translation>
    </message>
    <message>
        <source>All nine tokens are laid out, three of each pair, and once you’re ready they stay put. The first turn comes when you both are; until then each layout is hidden from the other player.</source>
        <translation>Si schierano tutte e nove le pedine, tre di ogni coppia; quando dici “Fatto” restano così. Il primo turno arriva quando siete pronti tutti e due; fino ad allora ogni schieramento è nascosto agli occhi dell’altro.</translation>
    </message>
    <message>
        <source>**A tip for the first game:** take the usual layout, and keep tokens beside your wand to pass it to.</source>
        <translation>**Un consiglio per la prima partita:** usate lo schieramento solito, e tenete qualche pedina accanto alla bacchetta, per passargliela.</translation>
    </message>
    <message>
        <source>Laying out the tokens</source>
        <translation>Schierare le pedine</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Il tuo turno</translation>
    </message>
    <message>
        <source>Moving a token</source>
        <translation>Muovere una pedina</translation>
    </message>
    <message>
        <source>Taking</source>
        <translation>Mangiare</translation>
    </message>
    <message>
        <source>You take turns. On your turn, do exactly one of these three things:</source>
        <translation>Si gioca un turno a testa. Nel tuo turno fai una sola di queste tre cose:</translation>
    </message>
    <message>
        <source>The first turn: light holds the token on b3, and the squares where it may go glow.</source>
        <translation>Il primo turno: il chiaro tiene la pedina in b3, e le caselle dove può andare si illuminano.</translation>
    </message>
    <message>
        <source>One player may have a head start.</source>
        <translation>Qualcuno può avere un vantaggio.</translation>
    </message>
    <message>
        <source>[move a token](#move) one square, perhaps [taking](#take) an opponent’s,</source>
        <translation>[muovi una pedina](#move) di una casella, magari [mangiando](#take) una pedina dell’altro,</translation>
    </message>
    <message>
        <source>[flip a token](#flip),</source>
        <translation>[giri una pedina](#flip),</translation>
    </message>
    <message>
        <source>[move the wand](#wand) to a neighbouring token, or ahead with its token.</source>
        <translation>[sposti la bacchetta](#wand) su una pedina vicina, o avanti insieme alla sua pedina.</translation>
    </message>
    <message>
        <source>Before: light picks up the fire on a4. Wood on b5 can be taken.</source>
        <translation>Prima: il chiaro tiene il suo fuoco, preso da a4. Può mangiare il legno in b5.</translation>
    </message>
    <message>
        <source>After: the wood is out of the game, the fire is on b5. It is dark’s turn.</source>
        <translation>Dopo: il legno è fuori dalla partita, il fuoco è in b5. Tocca allo scuro.</translation>
    </message>
    <message>
        <source>You can’t pass. You only ever move your own tokens and your own wand, and a wand stands only in a token of its owner.</source>
        <translation>Non si può passare. Muovi solo le tue pedine e la tua bacchetta, e una bacchetta sta solo in una pedina di chi la possiede.</translation>
    </message>
    <message>
        <source>A token goes one square: straight ahead, diagonally ahead, or sideways. It never goes back.</source>
        <translation>Una pedina si muove di una casella: dritta avanti, in diagonale avanti o di lato. Indietro mai.</translation>
    </message>
    <message>
        <source>Light holds the token on a4: it may go to the glowing squares.</source>
        <translation>Il chiaro tiene la pedina in a4: può andare nelle caselle illuminate.</translation>
    </message>
    <message>
        <source>The square has to be empty, or hold an opponent’s token that yours [takes](#take). You can’t go onto a token of your own.</source>
        <translation>La casella deve essere vuota, o avere una pedina dell’altro che la tua [mangia](#take). Su una pedina tua non puoi andare.</translation>
    </message>
    <message>
        <source>**Fire takes wood, wood takes water, water takes fire.** No symbol takes its own kind. Only the side that is up counts.</source>
        <translation>**Il fuoco mangia il legno, il legno mangia l’acqua, l’acqua mangia il fuoco.** Nessun simbolo mangia il suo uguale. Conta solo il lato in su.</translation>
    </message>
    <message>
        <source>Right: light’s fire on a4 can take the wood on b5.</source>
        <translation>Giusto: il fuoco del chiaro in a4 può mangiare il legno in b5.</translation>
    </message>
    <message>
        <source>Wrong: the fire on a4 can’t take the water on b5.</source>
        <translation>Sbagliato: il fuoco in a4 non può mangiare l’acqua in b5.</translation>
    </message>
    <message>
        <source>You take by moving onto the other token’s square, in the same directions as any move. The token leaves the game for good. You never have to take.</source>
        <translation>Si mangia andando nella casella dell’altra pedina, nelle stesse direzioni di ogni mossa. Quella esce dalla partita per sempre. Non è mai obbligatorio.</translation>
    </message>
    <message>
        <source>You enter a square with an opponent’s token only by taking it: a home carries its wand to empty squares only. On an empty square there’s nothing to take.</source>
        <translation>In una casella con una pedina dell’altro si entra solo mangiando: una casa porta la bacchetta solo in caselle vuote. In una casella vuota non c’è niente da mangiare.</translation>
    </message>
    <message>
        <source>Flipping a token</source>
        <translation>Girare una pedina</translation>
    </message>
    <message>
        <source>Flip one of your tokens, wherever it is: from now on its other symbol counts. You may flip your home, too; the wand stays in it.</source>
        <translation>Gira una tua pedina, ovunque sia: da quel momento conta l’altro simbolo. Puoi girare anche la tua casa; la bacchetta resta dentro.</translation>
    </message>
    <message>
        <source>Before: dark’s fire on b5 could take light’s wood on b4.</source>
        <translation>Prima: il fuoco dello scuro in b5 potrebbe mangiare il legno del chiaro in b4.</translation>
    </message>
    <message>
        <source>After: light has flipped b4. Water threatens the fire now.</source>
        <translation>Dopo: il chiaro ha girato b4. Ora è l’acqua a minacciare il fuoco.</translation>
    </message>
    <message>
        <source>Flipping can’t go on for ever: see [When flipping has to stop](#equilibrium).</source>
        <translation>Non si può girare all’infinito: vedi [Quando si smette di girare](#equilibrium).</translation>
    </message>
    <message>
        <source>Moving the wand</source>
        <translation>Spostare la bacchetta</translation>
    </message>
    <message>
        <source>The wand moves in one of two ways:</source>
        <translation>La bacchetta si sposta in uno di questi due modi:</translation>
    </message>
    <message>
        <source>**To another token** of yours on a neighbouring square: ahead, diagonally ahead or sideways, never back.</source>
        <translation>**Su un’altra tua pedina** in una casella vicina: avanti, in diagonale avanti o di lato, mai indietro.</translation>
    </message>
    <message>
        <source>**With its token:** both go one square straight ahead, to an empty square.</source>
        <translation>**Con la sua pedina:** avanzano insieme di una casella, dritte, in una casella vuota.</translation>
    </message>
    <message>
        <source>To another token: light’s wand on b2 may go to any glowing token. (The empty b3 glows for the other way.)</source>
        <translation>Su un’altra pedina: la bacchetta del chiaro in b2 può andare su ogni pedina illuminata. (La casella vuota b3 si illumina per l’altro modo.)</translation>
    </message>
    <message>
        <source>With its token: b3 is empty, so the token on b2 can carry the wand there.</source>
        <translation>Con la sua pedina: b3 è vuota, quindi la pedina in b2 può portarci la bacchetta.</translation>
    </message>
    <message>
        <source>The token in which a wand stands is a home. It takes nothing and can’t be taken, whatever symbol it shows.</source>
        <translation>La pedina in cui c’è una bacchetta è una casa. Non mangia e non può essere mangiata, qualunque simbolo mostri.</translation>
    </message>
    <message>
        <source>Wrong: light’s fire on a5 can’t take the wood on b6. Dark’s wand stands in it.</source>
        <translation>Sbagliato: il fuoco del chiaro in a5 non può mangiare il legno in b6. Dentro c’è la bacchetta dello scuro.</translation>
    </message>
    <message>
        <source>A home moves only [with its wand](#wand), straight ahead to an empty square. Once the wand has gone on, it is an ordinary token again.</source>
        <translation>Una casa si muove solo [con la sua bacchetta](#wand), dritta avanti in una casella vuota. Quando la bacchetta è passata oltre, torna una pedina qualsiasi.</translation>
    </message>
    <message>
        <source>Your wand is on b4 in a token that shows fire. It can’t take the wood on b5, and nothing can take it.</source>
        <translation>La tua bacchetta è in b4, in una pedina che mostra il fuoco. Non può mangiare il legno in b5, e niente può mangiare lei.</translation>
    </message>
    <message>
        <source>Home: the token with the wand</source>
        <translation>La casa: la pedina con la bacchetta</translation>
    </message>
    <message>
        <source>How the game ends</source>
        <translation>Come finisce la partita</translation>
    </message>
    <message>
        <source>You win at once when your wand reaches the far row, passed or carried: row 8 for light, row 1 for dark. There are no points.</source>
        <translation>Vinci subito quando la tua bacchetta arriva sulla riga opposta, passata o portata: la riga 8 per il chiaro, la riga 1 per lo scuro. Non ci sono punti.</translation>
    </message>
    <message>
        <source>Light’s wand is on b7, and b8 is empty: light carries it there and wins.</source>
        <translation>La bacchetta del chiaro è in b7, e b8 è vuota: il chiaro la porta lì e vince.</translation>
    </message>
    <message>
        <source>Your wand is on a7, another token of yours on b8. Pass the wand diagonally ahead: you win.</source>
        <translation>La tua bacchetta è in a7, un’altra tua pedina in b8. Passa la bacchetta in diagonale avanti: hai vinto.</translation>
    </message>
    <message>
        <source>When the same position, with the same player to move, occurs for the third time, the game is a draw.</source>
        <translation>Quando la stessa posizione, con lo stesso giocatore di turno, compare per la terza volta, è pareggio.</translation>
    </message>
    <message>
        <source>When flipping has to stop</source>
        <translation>Quando si smette di girare</translation>
    </message>
    <message>
        <source>Two tokens face each other, and both players flip theirs again and again, each hoping for the better symbol. This stops once it has come full circle:</source>
        <translation>Due pedine sono una davanti all’altra, e ognuno continua a girare la sua sperando nel simbolo migliore. Si smette quando il giro si è chiuso:</translation>
    </message>
    <message>
        <source>If a run of flips, by either of you, brings all tokens back to how they were at some moment since the last move of another kind, every token flipped in that run is **locked**.</source>
        <translation>Se continuate a girare, uno o l’altro, e le pedine tornano tutte com’erano in un momento qualsiasi dopo l’ultima mossa di altro tipo, ogni pedina girata dopo quella mossa si **blocca**.</translation>
    </message>
    <message>
        <source>Light flipped a4, dark a5, light a4, dark a5: everything is as before, so both are locked. Light has to do something else.</source>
        <translation>Il chiaro ha girato a4, lo scuro a5, il chiaro a4, lo scuro a5: tutto è come prima, quindi tutte e due sono bloccate. Il chiaro deve fare altro.</translation>
    </message>
    <message>
        <source>A locked token shows a little padlock and can’t be flipped. The first move that isn’t a flip opens all locks.</source>
        <translation>Una pedina bloccata mostra un piccolo lucchetto e non si può girare. La prima mossa di altro tipo apre tutti i lucchetti.</translation>
    </message>
    <message>
        <source>If locks would leave you no move at all, they don’t bind you on that turn.</source>
        <translation>Se per colpa dei lucchetti non potessi fare niente, in quel turno per te non valgono.</translation>
    </message>
    <message>
        <source>You may look at the undersides of your own tokens at any time. You never see an opponent’s underside before it’s flipped.</source>
        <translation>Puoi guardare sotto le tue pedine quando vuoi. Il lato nascosto di una pedina dell’altro non si vede mai prima che venga girata.</translation>
    </message>
    <message>
        <source>Light looks at the undersides: every light token is tipped up and shows its other symbol. Dark’s tokens keep theirs to themselves.</source>
        <translation>Il chiaro guarda i suoi lati nascosti: ogni pedina chiara è inclinata e mostra l’altro simbolo. Quelle dello scuro tengono il loro per sé.</translation>
    </message>
    <message>
        <source>With the option “From memory” nobody looks at an underside any more once both have laid out their tokens. You have to remember your own.</source>
        <translation>Con l’opzione “A memoria” nessuno guarda più un lato nascosto dopo che tutti e due hanno schierato. I tuoi li devi ricordare.</translation>
    </message>
    <message>
        <source>Undersides, and playing from memory</source>
        <translation>Lati nascosti, e giocare a memoria</translation>
    </message>
    <message>
        <source>Drag a token to move it or to take with it.</source>
        <translation>Trascina una pedina per muoverla o per mangiare.</translation>
    </message>
    <message>
        <source>Questions that come up</source>
        <translation>Domande che capitano</translation>
    </message>
    <message>
        <source>Do I have to take if I can?</source>
        <translation>Se posso mangiare, devo farlo?</translation>
    </message>
    <message>
        <source>No. You always choose freely among all your moves.</source>
        <translation>No. Scegli sempre liberamente tra tutte le tue mosse.</translation>
    </message>
    <message>
        <source>Yes. While it’s a home its symbol doesn’t count; once the wand has moved on, it does.</source>
        <translation>Sì. Finché è casa il suo simbolo non conta; quando la bacchetta se n’è andata, conta.</translation>
    </message>
    <message>
        <source>Can my wand be taken?</source>
        <translation>La mia bacchetta può essere mangiata?</translation>
    </message>
    <message>
        <source>No. It always stands in a token, that token is a home, and a home can’t be taken.</source>
        <translation>No. Sta sempre in una pedina, quella pedina è una casa, e una casa non si mangia.</translation>
    </message>
    <message>
        <source>What blocks my wand, then?</source>
        <translation>E allora che cosa ferma la mia bacchetta?</translation>
    </message>
    <message>
        <source>May a token on the far row still do something?</source>
        <translation>Una pedina sulla riga opposta può ancora fare qualcosa?</translation>
    </message>
    <message>
        <source>May I flip the token in which my wand stands?</source>
        <translation>Posso girare la pedina in cui c’è la mia bacchetta?</translation>
    </message>
    <message>
        <source>Whatever is straight ahead of your home, if no token of yours is beside it or diagonally ahead. Losing your tokens leaves your wand lonely.</source>
        <translation>Qualsiasi cosa ci sia dritta davanti alla tua casa, se di lato o in diagonale avanti non hai nessuna pedina. Chi perde le pedine lascia sola la bacchetta.</translation>
    </message>
    <message>
        <source>Two identical symbols face each other. What happens?</source>
        <translation>Due simboli uguali si trovano di fronte. Che succede?</translation>
    </message>
    <message>
        <source>Nothing: neither takes the other. Go around it, flip yours, or do something elsewhere.</source>
        <translation>Niente: nessuno mangia l’altro. Aggiralo, gira la tua pedina o fai qualcosa da un’altra parte.</translation>
    </message>
    <message>
        <source>It can’t go ahead any more, but it moves and takes sideways, can be flipped, and can receive the wand: that wins.</source>
        <translation>Avanti non può più andare, ma si muove di lato, mangia di lato, si può girare e può ricevere la bacchetta: così si vince.</translation>
    </message>
    <message>
        <source>Can my tokens win without the wand?</source>
        <translation>Le mie pedine possono vincere senza la bacchetta?</translation>
    </message>
    <message>
        <source>No. Only the wand counts; tokens are its way across.</source>
        <translation>No. Conta solo la bacchetta; le pedine sono la sua strada.</translation>
    </message>
    <message>
        <source>The board has three lanes of eight squares: three rows for each player, and two between them.</source>
        <translation>Il tabellone ha tre file di otto caselle: tre righe per ciascuno, e due in mezzo.</translation>
    </message>
    <message>
        <source>The sheet shows two starting areas of three by three squares and no board between them. Published descriptions of the wooden box give three by eight squares.</source>
        <translation>Il foglio mostra due zone di partenza di tre caselle per tre e non il tabellone in mezzo. Le descrizioni pubblicate della scatola di legno parlano di tre caselle per otto.</translation>
    </message>
    <message>
        <source>The third time the same position occurs is a draw. Positions are the same when all tokens, both their sides and both wands are; they count once both have laid out their tokens.</source>
        <translation>La stessa posizione per la terza volta è pareggio. Due posizioni sono uguali quando lo sono tutte le pedine, su entrambi i lati, e le bacchette; si contano da quando tutti e due hanno schierato.</translation>
    </message>
    <message>
        <source>The sheet doesn’t mention it. But wands and tokens can move sideways for ever, and a game has to end sometime.</source>
        <translation>Il foglio non ne parla. Ma bacchette e pedine possono muoversi di lato per sempre, e prima o poi una partita deve finire.</translation>
    </message>
    <message>
        <source>Flipping stops when a run of flips comes back to a position that was there in the same run, its start included. What was flipped in it stays locked until a move that isn’t a flip.</source>
        <translation>Si smette di girare quando, girando una volta dopo l’altra, si torna a una posizione già vista da quando si è cominciato, inizio compreso. Quello che si è girato resta bloccato fino a una mossa di altro tipo.</translation>
    </message>
    <message>
        <source>The sheet says that flipping stops when it leads nowhere, but not when that is. Once a position comes back, that is surely the case.</source>
        <translation>Il foglio dice che si smette di girare quando non porta a niente, ma non dice quando. Se una posizione ritorna, di sicuro non ha portato a niente.</translation>
    </message>
    <message>
        <source>Locks never leave a player without a move. For the other player they stay.</source>
        <translation>I lucchetti non lasciano mai un giocatore senza mosse. Per l’altro restano.</translation>
    </message>
    <message>
        <source>Nobody may pass, so there must always be a move. Being left without one is very rare, but it can happen.</source>
        <translation>Nessuno può passare, quindi una mossa ci deve essere sempre. Restare senza è molto raro, ma può succedere.</translation>
    </message>
    <message>
        <source>While you lay out, drag a token onto another to swap the two. U takes the usual layout, X a random one, G says you’re ready.</source>
        <translation>Mentre schieri, trascina una pedina su un’altra per scambiarle. U prende lo schieramento solito, X uno a caso, G dice che hai fatto.</translation>
    </message>
    <message>
        <source>Double-click a token, or press F on it, to flip it; or pick it up and press “Flip”.</source>
        <translation>Fai doppio clic su una pedina, o premi F, per girarla; oppure prendila e premi “Gira”.</translation>
    </message>
    <message>
        <source>Drag the wand to another token, or straight ahead. If you drag its token ahead, the wand comes along.</source>
        <translation>Trascina la bacchetta su un’altra pedina, o dritta avanti. Se trascini avanti la sua pedina, la bacchetta viene con lei.</translation>
    </message>
    <message>
        <source>Press and hold one of your tokens to peek at its underside. V, or “Undersides”, shows all of them until you press it again or your turn is over. Ask your opponent to look away.</source>
        <translation>Tieni premuta una tua pedina per sbirciare sotto. V, o “Lati nascosti”, li mostra tutti finché non lo premi di nuovo o finisce il tuo turno. Chiedi all’altro di guardare altrove.</translation>
    </message>
    <message>
        <source>How moves are written</source>
        <translation>Come si scrivono le mosse</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Si scrive</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Vuol dire</translation>
    </message>
    <message>
        <source>the token on b3 moves to the empty square b4</source>
        <translation>la pedina in b3 va nella casella vuota b4</translation>
    </message>
    <message>
        <source>the token on b3 takes the one on b4</source>
        <translation>la pedina in b3 mangia quella in b4</translation>
    </message>
    <message>
        <source>the token on b3 is flipped</source>
        <translation>la pedina in b3 viene girata</translation>
    </message>
    <message>
        <source>light’s nine tokens from the back row to the front, each row from a to c: the upper side, then the underside (F fire, W wood, A water)</source>
        <translation>le nove pedine del chiaro, dalla riga più vicina a quella più avanzata, ogni riga da a a c: il lato in su, poi quello nascosto (F fuoco, W legno, A acqua)</translation>
    </message>
    <message>
        <source>the wand passes from b2 to the token on c3</source>
        <translation>la bacchetta passa da b2 alla pedina in c3</translation>
    </message>
    <message>
        <source>A less experienced player may have a head start.</source>
        <translation>Chi ha meno esperienza può avere un vantaggio.</translation>
    </message>
    <message>
        <source>They begin, and some of what the other player lays out is taken off at once: the front row and the token behind the wand’s; with a larger head start the front row and the back row; with the largest only the wand’s token and the one beside it on c stay. The sheet has no such rule.</source>
        <translation>Comincia, e alcune delle pedine che l’altro dispone si tolgono subito: la riga più avanzata e la pedina dietro quella con la bacchetta; con un vantaggio maggiore la riga più avanzata e quella più vicina a lui; con il massimo restano solo la pedina con la bacchetta e quella accanto, in c. Sul foglio questa regola non c’è.</translation>
    </message>
    <message>
        <source>the token on b2 carries the wand to b3</source>
        <translation>la pedina in b2 porta la bacchetta in b3</translation>
    </message>
    <message>
        <source>**Bring your wand to the far row.** On your turn, do one of these:</source>
        <translation>**Porta la tua bacchetta sulla riga opposta.** Nel tuo turno fai una di queste cose:</translation>
    </message>
    <message>
        <source>**Move a token** one square ahead, diagonally ahead or sideways: to an empty square, or onto an opponent’s token that it takes.</source>
        <translation>**Muovi una pedina** di una casella, avanti, in diagonale avanti o di lato: in una casella vuota, o su una pedina dell’altro che la tua mangia.</translation>
    </message>
    <message>
        <source>**Flip a token**, unless it’s locked.</source>
        <translation>**Gira una pedina**, se non è bloccata.</translation>
    </message>
    <message>
        <source>**Pass the wand** to a token of yours on a neighbouring square: ahead, diagonally ahead or sideways.</source>
        <translation>**Passa la bacchetta** a una tua pedina in una casella vicina: avanti, in diagonale avanti o di lato.</translation>
    </message>
    <message>
        <source>**Carry the wand** with its token straight ahead to an empty square.</source>
        <translation>**Porta la bacchetta** dritta avanti con la sua pedina, in una casella vuota.</translation>
    </message>
    <message>
        <source>**Fire takes wood, wood takes water, water takes fire.**</source>
        <translation>**Il fuoco mangia il legno, il legno mangia l’acqua, l’acqua mangia il fuoco.**</translation>
    </message>
    <message>
        <source>Nothing ever goes back.</source>
        <translation>Niente torna mai indietro.</translation>
    </message>
    <message>
        <source>The token with the wand takes nothing and can’t be taken.</source>
        <translation>La pedina con la bacchetta non mangia e non si mangia.</translation>
    </message>
    <message>
        <source>If flips come full circle, the flipped tokens are locked until somebody makes another kind of move.</source>
        <translation>Se a forza di girare si torna al punto di prima, le pedine girate si bloccano finché qualcuno non fa una mossa di altro tipo.</translation>
    </message>
    <message>
        <source>The same position for the third time is a draw.</source>
        <translation>La stessa posizione per la terza volta è pareggio.</translation>
    </message>
    <message>
        <source>**In the app:** drag to move, double-click or F to flip, press and hold to peek, V to see all your undersides.</source>
        <translation>**Nell’app:** trascina per muovere, doppio clic o F per girare, tieni premuto per sbirciare, V per vedere tutti i tuoi lati nascosti.</translation>
    </message>
</context>
</TS>
