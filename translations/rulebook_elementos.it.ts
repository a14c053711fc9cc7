<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>RulebookElementos</name>
    <message>
        <source>What it is about</source>
        <translation>Di che cosa si tratta</translation>
    </message>
    <message>
        <source>Two players face each other across a narrow board. Each has nine wooden tokens and a wand. Whoever brings the wand to the far row first wins.</source>
        <translation>Due giocatori si fronteggiano su un tabellone stretto. Ognuno ha nove pedine di legno e una bacchetta. Vince chi per primo porta la bacchetta sulla riga opposta.</translation>
    </message>
    <message>
        <source>The wand can’t walk alone: it passes from token to token, or rides straight ahead on one. The tokens carry fire, wood and water, and [each of them takes one of the others](#take).</source>
        <translation>La bacchetta non cammina da sola: passa di pedina in pedina, oppure avanza dritta insieme a una di loro. Le pedine portano fuoco, legno e acqua, e [ognuno mangia uno degli altri](#take).</translation>
    </message>
    <message>
        <source>What is in the box</source>
        <translation>Che cosa c’è nella scatola</translation>
    </message>
    <message>
        <source>A wooden board with 3 lanes of 8 squares.</source>
        <translation>Un tabellone di legno con 3 file di 8 caselle.</translation>
    </message>
    <message>
        <source>9 light tokens and 9 dark ones, with a symbol on both sides.</source>
        <translation>9 pedine chiare e 9 scure, con un simbolo su tutti e due i lati.</translation>
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
        <source>The two sides of a token always differ. Each player has three tokens with fire and wood, three with wood and water and three with water and fire.</source>
        <translation>I due lati di una pedina sono sempre diversi. Ognuno ha tre pedine con fuoco e legno, tre con legno e acqua e tre con acqua e fuoco.</translation>
    </message>
    <message>
        <source>Three lanes, a, b and c, run from player to player; the squares along them count 1 to 8. The three squares with one number are a row. Light starts at 1 and moves towards 8, dark starts at 8 and moves towards 1, whichever way the box lies on your screen. “Ahead” always means: towards the other player.</source>
        <translation>Tre file, a, b e c, vanno da un giocatore all’altro; le caselle lungo le file sono numerate da 1 a 8. Le tre caselle con lo stesso numero sono una riga. Il chiaro parte da 1 e va verso l’8, lo scuro parte da 8 e va verso l’1, comunque sia girata la scatola sullo schermo. “Avanti” vuol dire sempre: verso l’altro giocatore.</translation>
    </message>
    <message>
        <source>The board has 8 rows: three for each player, and two between them.</source>
        <translation>Il tabellone ha 8 righe: tre per ciascuno, e due in mezzo.</translation>
    </message>
    <message>
        <source>The sheet in the box shows two starting areas of three by three squares and doesn’t say how large the board is. Published descriptions of the wooden box give three by eight squares.</source>
        <translation>Il foglio nella scatola mostra due zone di partenza di tre caselle per tre e non dice quanto è grande il tabellone. Le descrizioni pubblicate della scatola di legno parlano di tre caselle per otto.</translation>
    </message>
    <message>
        <source>Laying out the tokens</source>
        <translation>Schierare le pedine</translation>
    </message>
    <message>
        <source>Agree on who begins.</source>
        <translation>Mettetevi d’accordo su chi comincia.</translation>
    </message>
    <message>
        <source>Each player lays the nine tokens on the three rows in front of them, in any order, with any side up.</source>
        <translation>Ognuno schiera le sue nove pedine sulle tre righe che ha davanti, nell’ordine che vuole, con il lato che vuole in su.</translation>
    </message>
    <message>
        <source>The wand goes into the token in the middle: on b2 for light, b7 for dark.</source>
        <translation>La bacchetta va nella pedina di mezzo: in b2 per il chiaro, in b7 per lo scuro.</translation>
    </message>
    <message>
        <source>The usual layout, with three of each symbol face up. Both wands stand in the middle tokens.</source>
        <translation>Lo schieramento solito, con tre pedine per simbolo. Le due bacchette sono nelle pedine di mezzo.</translation>
    </message>
    <message>
        <source>An arrangement always uses all nine tokens: three of each pair. Once you are ready, it stands.</source>
        <translation>Si schierano sempre tutte e nove le pedine: tre per coppia di simboli. Quando hai detto “Fatto”, restano così.</translation>
    </message>
    <message>
        <source>The first turn comes when both of you have laid out your tokens. Who arranges first makes no difference; with the curtain, neither sees the other’s layout before their own is ready.</source>
        <translation>Il primo turno arriva quando avete schierato tutti e due. Chi lo fa per primo non importa; con il sipario nessuno vede le pedine dell’altro prima che le sue siano pronte.</translation>
    </message>
    <message>
        <source>At this table: drag a token onto another to swap the two, double-click it (or press F) to turn it over. “Usual layout” and “Random” lay them out for you, “Ready” ends it.</source>
        <translation>A questo tavolo: trascina una pedina su un’altra per scambiarle; doppio clic (o F) per girarla. “Come al solito” e “A caso” le schierano per te, “Fatto” conclude.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Il tuo turno</translation>
    </message>
    <message>
        <source>You take turns. In your turn you do exactly one of these three things:</source>
        <translation>Si gioca un turno a testa. Nel tuo turno fai una sola di queste tre cose:</translation>
    </message>
    <message>
        <source>[move a token](#move) one square, perhaps [taking](#take) one of your opponent’s,</source>
        <translation>[muovi una pedina](#move) di una casella, magari [mangiando](#take) una pedina dell’altro,</translation>
    </message>
    <message>
        <source>[turn a token over](#flip),</source>
        <translation>[giri una pedina](#flip),</translation>
    </message>
    <message>
        <source>[move the wand](#wand) to a neighbouring token, or ahead together with its token.</source>
        <translation>[sposti la bacchetta](#wand) su una pedina vicina, o avanti insieme alla sua pedina.</translation>
    </message>
    <message>
        <source>You can’t pass. You only ever move your own tokens and your own wand, and a wand stands only in a token of its owner; on an empty square there is nothing to move and no token for a wand.</source>
        <translation>Non si può passare. Muovi sempre e solo le tue pedine e la tua bacchetta, e una bacchetta sta solo in una pedina di chi la possiede; in una casella vuota non c’è niente da muovere e nessuna pedina per una bacchetta.</translation>
    </message>
    <message>
        <source>Moving a token</source>
        <translation>Muovere una pedina</translation>
    </message>
    <message>
        <source>A token goes one square: straight ahead, diagonally ahead, or sideways. It never goes back, neither straight nor diagonally.</source>
        <translation>Una pedina va di una casella: dritta avanti, in diagonale avanti o di lato. Indietro mai, né dritta né in diagonale.</translation>
    </message>
    <message>
        <source>Light holds the token on a4. It may go to the glowing squares: ahead, diagonally ahead or sideways, but not back.</source>
        <translation>Il chiaro tiene la pedina in a4. Può andare nelle caselle illuminate: avanti, in diagonale avanti o di lato, ma non indietro.</translation>
    </message>
    <message>
        <source>The square has to be empty, or hold a token of your opponent’s that yours [takes](#take). Two tokens never share a square, so you can’t go onto a token of your own.</source>
        <translation>La casella deve essere vuota, o avere una pedina dell’altro che la tua [mangia](#take). Due pedine non stanno mai nella stessa casella, quindi non puoi andare su una delle tue.</translation>
    </message>
    <message>
        <source>The token in which your wand stands is your home and [moves differently](#home).</source>
        <translation>La pedina in cui c’è la tua bacchetta è la tua casa e [si muove in un altro modo](#home).</translation>
    </message>
    <message>
        <source>Taking</source>
        <translation>Mangiare</translation>
    </message>
    <message>
        <source>**Fire takes wood, wood takes water, water takes fire.** No symbol takes its own kind. Only the side that lies up counts.</source>
        <translation>**Il fuoco mangia il legno, il legno mangia l’acqua, l’acqua mangia il fuoco.** Nessun simbolo mangia il suo uguale. Conta solo il lato in su.</translation>
    </message>
    <message>
        <source>You take by moving onto the other token’s square. It leaves the game for good, and yours stands in its place. Taking goes in the same directions as moving, and you never have to take.</source>
        <translation>Si mangia andando nella casella dell’altra pedina: quella esce dalla partita per sempre, e la tua prende il suo posto. Si mangia nelle stesse direzioni in cui si muove, e non è mai obbligatorio.</translation>
    </message>
    <message>
        <source>Light’s fire on a4 can take the wood on b5, diagonally ahead. If that token showed water, the square wouldn’t glow.</source>
        <translation>Il fuoco del chiaro in a4 può mangiare il legno in b5, in diagonale avanti. Se quella pedina mostrasse l’acqua, la casella non si illuminerebbe.</translation>
    </message>
    <message>
        <source>A square with an opponent’s token is entered by taking and in no other way: a home carries its wand to empty squares only. And where nothing stands, there is nothing to take.</source>
        <translation>In una casella con una pedina dell’altro si entra solo mangiando: una casa porta la sua bacchetta solo in caselle vuote. E dove non c’è niente, non c’è niente da mangiare.</translation>
    </message>
    <message>
        <source>Turning a token over</source>
        <translation>Girare una pedina</translation>
    </message>
    <message>
        <source>Instead of moving you may turn one of your tokens over, wherever it stands. From now on its other symbol counts. You may turn your home over, too: the wand stays in it.</source>
        <translation>Invece di muovere puoi girare una tua pedina, ovunque sia. Da quel momento conta l’altro simbolo. Puoi girare anche la tua casa: la bacchetta resta dentro.</translation>
    </message>
    <message>
        <source>Your wood faces a fire and would be taken. If its other side is water, turn it over: now it threatens the fire instead.</source>
        <translation>Il tuo legno è davanti a un fuoco e rischia di essere mangiato. Se dall’altro lato c’è l’acqua, giralo: ora è lei a minacciare il fuoco.</translation>
    </message>
    <message>
        <source>Turning can’t go on for ever: see [When turning has to stop](#equilibrium).</source>
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
        <source>**To another token.** It changes to one of your own tokens on a neighbouring square: ahead, diagonally ahead or sideways, never back.</source>
        <translation>**Su un’altra pedina.** Passa a una delle tue pedine in una casella vicina: avanti, in diagonale avanti o di lato, mai indietro.</translation>
    </message>
    <message>
        <source>**With its token.** The token in which it stands goes one square straight ahead, to an empty square, and takes the wand along.</source>
        <translation>**Con la sua pedina.** La pedina in cui si trova avanza di una casella, dritta, in una casella vuota, e porta con sé la bacchetta.</translation>
    </message>
    <message>
        <source>Light’s wand on b2 may change to any of the glowing tokens: one diagonally ahead on either side, and one on either side of it.</source>
        <translation>La bacchetta del chiaro in b2 può passare a una delle pedine illuminate: una in diagonale avanti da ogni parte, e una di lato da ogni parte.</translation>
    </message>
    <message>
        <source>The square ahead of the wand is empty: the token on b2 can carry it to b3, and nowhere else.</source>
        <translation>La casella davanti alla bacchetta è vuota: la pedina in b2 può portarla in b3, e da nessun’altra parte.</translation>
    </message>
    <message>
        <source>Home: the token with the wand</source>
        <translation>La casa: la pedina con la bacchetta</translation>
    </message>
    <message>
        <source>The token in which a wand stands is a home. A home takes nothing and can’t be taken, whatever symbol it shows.</source>
        <translation>La pedina in cui c’è una bacchetta è una casa. Una casa non mangia e non può essere mangiata, qualunque simbolo mostri.</translation>
    </message>
    <message>
        <source>Light’s fire on a5 can’t take the wood on b6: dark’s wand stands in it.</source>
        <translation>Il fuoco del chiaro in a5 non può mangiare il legno in b6: dentro c’è la bacchetta dello scuro.</translation>
    </message>
    <message>
        <source>A home moves only [with its wand](#wand), straight ahead to an empty square: not sideways, not diagonally, and not onto another token.</source>
        <translation>Una casa si muove solo [con la sua bacchetta](#wand), dritta avanti in una casella vuota: non di lato, non in diagonale, non su un’altra pedina.</translation>
    </message>
    <message>
        <source>When the wand has gone on to another token, the old one is an ordinary token again, and can take and be taken.</source>
        <translation>Quando la bacchetta è passata a un’altra pedina, quella di prima torna una pedina qualsiasi, che può mangiare ed essere mangiata.</translation>
    </message>
    <message>
        <source>When turning has to stop</source>
        <translation>Quando si smette di girare</translation>
    </message>
    <message>
        <source>Two tokens face each other, and both players turn theirs over again and again, each hoping for the better symbol. The rules say that this has to stop once it has come full circle.</source>
        <translation>Due pedine sono l’una davanti all’altra, e ognuno gira la sua ancora e ancora sperando nel simbolo migliore. Le regole dicono che bisogna smettere quando il giro si è chiuso.</translation>
    </message>
    <message>
        <source>Look at the flips made in a row, by either of you, since the last move that was not a flip. If all tokens lie again as they lay at some moment of that run, its start included, every token flipped in the run is locked.</source>
        <translation>Guardate le pedine girate di fila, da tutti e due, dopo l’ultima mossa di altro tipo. Se tutte le pedine sono di nuovo com’erano in un momento di questa serie, inizio compreso, ogni pedina girata nella serie si blocca.</translation>
    </message>
    <message>
        <source>The sheet says that turning stops when it gets nowhere, but not when exactly that is. Coming back to what has been there before is the first moment at which it surely got nowhere.</source>
        <translation>Il foglio dice che si smette di girare quando non porta a niente, ma non dice quando di preciso. Ritrovarsi dove si era già è il primo momento in cui di sicuro non ha portato a niente.</translation>
    </message>
    <message>
        <source>A locked token shows a little padlock. It can’t be turned over until one of you has made a move that isn’t a flip, even if other tokens are flipped in between. That move opens all locks.</source>
        <translation>Una pedina bloccata mostra un piccolo lucchetto. Non si può girare finché uno di voi non fa una mossa di altro tipo, anche se intanto se ne girano altre. Quella mossa apre tutti i lucchetti.</translation>
    </message>
    <message>
        <source>Light flipped a4, dark a5, light a4, dark a5: everything lies as before, so both are locked. Light has to do something else now.</source>
        <translation>Il chiaro ha girato a4, lo scuro a5, il chiaro a4, lo scuro a5: tutto è come prima, quindi tutte e due sono bloccate. Ora il chiaro deve fare altro.</translation>
    </message>
    <message>
        <source>If a player could do nothing at all because of locks, the locks don’t bind that player in that turn. For the other one they stay.</source>
        <translation>Se per colpa dei lucchetti un giocatore non potesse fare niente, in quel turno per lui non valgono. Per l’altro restano.</translation>
    </message>
    <message>
        <source>Nobody may pass, so a player must always have a move. It is very rare, but it can happen.</source>
        <translation>Nessuno può passare, quindi una mossa ci deve essere sempre. È molto raro, ma può succedere.</translation>
    </message>
    <message>
        <source>How the game ends</source>
        <translation>Come finisce la partita</translation>
    </message>
    <message>
        <source>You win at once when your wand reaches the far row: row 8 for light, row 1 for dark. It makes no difference whether it was passed to a token there or carried.</source>
        <translation>Vinci subito quando la tua bacchetta arriva sulla riga opposta: la riga 8 per il chiaro, la riga 1 per lo scuro. Che sia passata a una pedina o portata fin lì, non cambia niente.</translation>
    </message>
    <message>
        <source>Light’s wand stands on b7, and b8 is empty: light carries it there and wins.</source>
        <translation>La bacchetta del chiaro è in b7, e b8 è vuota: il chiaro la porta lì e vince.</translation>
    </message>
    <message>
        <source>Your wand stands on a7, and another token of yours on b8. Pass the wand diagonally ahead to b8: you win.</source>
        <translation>La tua bacchetta è in a7, un’altra tua pedina in b8. Passa la bacchetta in diagonale avanti, in b8: hai vinto.</translation>
    </message>
    <message>
        <source>When the same position, with the same player to move, stands for the third time, the game is a draw. Positions are the same when all tokens, both their sides and both wands are.</source>
        <translation>Quando la stessa posizione, con lo stesso giocatore di turno, compare per la terza volta, è pareggio. Due posizioni sono uguali quando lo sono tutte le pedine, su entrambi i lati, e tutte e due le bacchette.</translation>
    </message>
    <message>
        <source>The sheet doesn’t speak of it. Wands and tokens can move sideways for ever, and a game has to end some time. Positions count from the moment when both have laid out their tokens.</source>
        <translation>Il foglio non ne parla. Bacchette e pedine possono muoversi di lato per sempre, e prima o poi una partita deve finire. Le posizioni si contano da quando tutti e due hanno schierato.</translation>
    </message>
    <message>
        <source>There are no points: you win, you lose, or it is a draw.</source>
        <translation>Non ci sono punti: si vince, si perde o si pareggia.</translation>
    </message>
    <message>
        <source>Undersides, and playing from memory</source>
        <translation>Lati nascosti, e giocare a memoria</translation>
    </message>
    <message>
        <source>You may look at the undersides of your own tokens at any time. Nobody ever sees the underside of an opponent’s token before it is turned over.</source>
        <translation>Puoi guardare sotto le tue pedine quando vuoi. Nessuno vede mai il lato nascosto di una pedina dell’altro prima che venga girata.</translation>
    </message>
    <message>
        <source>If you choose “From memory” when you set up the game, nobody looks at an underside any more once both have laid out their tokens. You have to remember your own.</source>
        <translation>Se preparando la partita scegliete “A memoria”, nessuno guarda più un lato nascosto dopo che tutti e due hanno schierato. I tuoi li devi ricordare.</translation>
    </message>
    <message>
        <source>Playing at this table</source>
        <translation>Giocare a questo tavolo</translation>
    </message>
    <message>
        <source>Drag a token to move it or to take with it.</source>
        <translation>Trascina una pedina per muoverla o per mangiare.</translation>
    </message>
    <message>
        <source>At this table: press a token of yours and hold it to peek below it. V, or the button “Undersides”, shows all of them until you press it again or your turn is over. Ask your opponent to look away.</source>
        <translation>A questo tavolo: tieni premuta una tua pedina per sbirciare sotto. V, o il pulsante “Lati nascosti”, li mostra tutti finché non lo premi di nuovo o finisce il tuo turno. Chiedi all’altro di guardare altrove.</translation>
    </message>
    <message>
        <source>Double-click a token, or press F on it, to turn it over; or take it and press “Flip”.</source>
        <translation>Fai doppio clic su una pedina, o premi F su di essa, per girarla; oppure prendila e premi “Gira”.</translation>
    </message>
    <message>
        <source>Drag the wand to another token, or straight ahead. Dragging the token below it ahead carries the wand as well.</source>
        <translation>Trascina la bacchetta su un’altra pedina, o dritta avanti. Anche trascinando avanti la pedina che la tiene, la bacchetta viene con lei.</translation>
    </message>
    <message>
        <source>Who takes whom is always drawn beside the board. What was taken lies beside it, too.</source>
        <translation>Chi mangia chi è sempre disegnato accanto al tabellone. Lì accanto c’è anche quello che è stato mangiato.</translation>
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
        <source>May I turn over the token in which my wand stands?</source>
        <translation>Posso girare la pedina in cui c’è la mia bacchetta?</translation>
    </message>
    <message>
        <source>Yes. As a home its symbol counts for nothing, but it will when the wand has moved on.</source>
        <translation>Sì. Finché è casa il suo simbolo non conta, ma conterà quando la bacchetta se ne sarà andata.</translation>
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
        <source>Whatever stands straight ahead of your home, if no token of yours stands beside it or diagonally ahead to pass the wand to. Losing your tokens leaves your wand lonely.</source>
        <translation>Qualsiasi cosa ci sia dritta davanti alla tua casa, se di lato o in diagonale avanti non hai nessuna pedina a cui passare la bacchetta. Chi perde le pedine lascia sola la bacchetta.</translation>
    </message>
    <message>
        <source>Two equal symbols face each other. What happens?</source>
        <translation>Due simboli uguali si trovano di fronte. Che succede?</translation>
    </message>
    <message>
        <source>Nothing: neither takes the other. Go around it, turn yours over, or do something elsewhere.</source>
        <translation>Niente: nessuno mangia l’altro. Giragli intorno, gira la tua pedina o fai qualcosa da un’altra parte.</translation>
    </message>
    <message>
        <source>May a token on the far row still do something?</source>
        <translation>Una pedina sulla riga opposta può ancora fare qualcosa?</translation>
    </message>
    <message>
        <source>It can’t go ahead any more, but it goes sideways, takes sideways, can be turned over, and can receive the wand: that wins.</source>
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
        <source>the token on b3 is turned over</source>
        <translation>la pedina in b3 viene girata</translation>
    </message>
    <message>
        <source>the wand passes from b2 to the token on c3</source>
        <translation>la bacchetta passa da b2 alla pedina in c3</translation>
    </message>
    <message>
        <source>the token on b2 carries the wand to b3</source>
        <translation>la pedina in b2 porta la bacchetta in b3</translation>
    </message>
    <message>
        <source>light’s nine tokens from the back row to the front, each row from a to c: the side that lies up, then the underside (F fire, W wood, A water)</source>
        <translation>le nove pedine del chiaro, dalla riga più vicina a quella più avanzata, ogni riga da a a c: il lato in su, poi quello nascosto (F fuoco, W legno, A acqua)</translation>
    </message>
    <message>
        <source>**Bring your wand to the far row.** In your turn do one thing:</source>
        <translation>**Porta la tua bacchetta sulla riga opposta.** Nel tuo turno fai una cosa:</translation>
    </message>
    <message>
        <source>**Move a token** one square ahead, diagonally ahead or sideways: to an empty square, or onto an opponent’s token that it takes.</source>
        <translation>**Muovi una pedina** di una casella, avanti, in diagonale avanti o di lato: in una casella vuota, o su una pedina dell’altro che la tua mangia.</translation>
    </message>
    <message>
        <source>**Turn a token over**, wherever it stands.</source>
        <translation>**Gira una pedina**, ovunque sia.</translation>
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
        <source>**At this table:** drag to move, double-click or F to turn over, press and hold to peek, V to see all your undersides.</source>
        <translation>**A questo tavolo:** trascina per muovere, doppio clic o F per girare, tieni premuto per sbirciare, V per vedere tutti i tuoi lati nascosti.</translation>
    </message>
</context>
</TS>
