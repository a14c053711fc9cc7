<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>RulebookExagon</name>
    <message>
        <source>Playing at this table</source>
        <translation>Giocare a questo tavolo</translation>
    </message>
    <message>
        <source>While you hold a tile, R or the wheel turns it. Over a place it turns only to where it fits.</source>
        <translation>Mentre tieni una tessera, R o la rotella la ruotano. Sopra una casella si ferma solo nei versi in cui va.</translation>
    </message>
    <message>
        <source>Sides that match show green, and beside the tile you read how many they are and what that brings.</source>
        <translation>I lati che combaciano diventano verdi, e accanto alla tessera leggi quanti sono e che cosa danno.</translation>
    </message>
    <message>
        <source>The wheel, or + and −, makes the table larger and smaller; drag the cloth to move it; 0 shows everything.</source>
        <translation>La rotella, oppure + e −, ingrandisce e rimpicciolisce il tavolo; trascina il panno per spostarlo; 0 mostra tutto.</translation>
    </message>
    <message>
        <source>S sorts your rack: by star, by star points, or what fits best first. A mark shows which tiles fit somewhere now.</source>
        <translation>S ordina il tuo leggio: per stella, per punti stella, o prima quello che va meglio. Un segno indica le tessere che ora vanno da qualche parte.</translation>
    </message>
    <message>
        <source>Click another player’s plate to see their tiles. E ends your turn, P pauses the hourglass.</source>
        <translation>Fai clic sulla targhetta di un altro per vedere le sue tessere. E finisce il turno, P mette in pausa la clessidra.</translation>
    </message>
    <message>
        <source>Questions that come up</source>
        <translation>Domande che capitano</translation>
    </message>
    <message>
        <source>Must I put down a tile in my turn?</source>
        <translation>Nel mio turno devo per forza posare una tessera?</translation>
    </message>
    <message>
        <source>Only [in the opening](#opening), if you can. Later you may end your turn at any time.</source>
        <translation>Solo [in apertura](#opening), se puoi. Più avanti puoi finire il turno quando vuoi.</translation>
    </message>
    <message>
        <source>May I put down a tile with one matching side if I have no bonus?</source>
        <translation>Posso posare una tessera con un lato solo che combacia, se non ho bonus?</translation>
    </message>
    <message>
        <source>Yes. It stays there, and your turn is over. Often that is the last thing in a turn.</source>
        <translation>Sì. La tessera resta lì e il tuo turno è finito. Spesso è l’ultima cosa che si fa in un turno.</translation>
    </message>
    <message>
        <source>A tile touches three others, but only two of the three sides match. May it go there?</source>
        <translation>Una tessera ne tocca altre tre, ma solo due dei tre lati combaciano. Ci può andare?</translation>
    </message>
    <message>
        <source>No. Every side that touches another tile has to match.</source>
        <translation>No. Ogni lato che tocca un’altra tessera deve combaciare.</translation>
    </message>
    <message>
        <source>Does a tile with three matching sides still count if time runs out right after it?</source>
        <translation>Se il tempo scade subito dopo una tessera con tre lati che combaciano, la tessera vale?</translation>
    </message>
    <message>
        <source>Yes, what lies on the table stays there. But the bonus that it earned is lost with the turn.</source>
        <translation>Sì, quello che è sul tavolo resta lì. Ma il bonus guadagnato si perde con il turno.</translation>
    </message>
    <message>
        <source>Can a tile lie beside an Exagon area if it is an Exagon area, too?</source>
        <translation>Accanto a un’area Exagon può stare una tessera che lì ha anche lei un’area Exagon?</translation>
    </message>
    <message>
        <source>No. An Exagon area matches nothing at all.</source>
        <translation>No. Un’area Exagon non combacia proprio con niente.</translation>
    </message>
    <message>
        <source>May I use two bonuses in a row?</source>
        <translation>Posso usare due bonus di fila?</translation>
    </message>
    <message>
        <source>Yes, as many as you have, and for putting down and giving as you like.</source>
        <translation>Sì, tutti quelli che hai, per posare o cedere come preferisci.</translation>
    </message>
    <message>
        <source>How can I win quickly?</source>
        <translation>Come si vince in fretta?</translation>
    </message>
    <message>
        <source>Look for places with three sides. One such tile gives you a bonus, and the bonus gets rid of a tile that fits badly.</source>
        <translation>Cerca caselle con tre lati. Una tessera lì ti dà un bonus, e il bonus ti libera di una tessera scomoda.</translation>
    </message>
    <message>
        <source>What if somebody gets a tile from me and can’t win any more?</source>
        <translation>E se cedo una tessera a qualcuno, che così non può più vincere?</translation>
    </message>
    <message>
        <source>That is the idea. They have two tiles now, so nobody can give them another one for the moment.</source>
        <translation>L’idea è proprio quella. Adesso ne ha due, quindi per il momento nessuno può cedergliene un’altra.</translation>
    </message>
    <message>
        <source>All forty tiles</source>
        <translation>Tutte e quaranta le tessere</translation>
    </message>
    <message>
        <source>Each tile with the number by which moves are written, the sum in its star and its star points. Sentences call a tile by the sum, which can be read on it.</source>
        <translation>Ogni tessera con il numero con cui si scrivono le mosse, la somma nella stella e i suoi punti stella. Nelle frasi una tessera prende il nome dalla somma, che vi si legge sopra.</translation>
    </message>
    <message>
        <source>How moves are written</source>
        <translation>Come si scrivono le mosse</translation>
    </message>
    <message>
        <source>A place is written as two numbers, counted from the middle of the table at 0,0: the first goes to the right, the second down to the right.</source>
        <translation>Una casella si scrive con due numeri, contati dal centro del tavolo, che è 0,0: il primo va verso destra, il secondo in basso a destra.</translation>
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
        <source>tile 17 on the place 2,−1, turned three steps clockwise</source>
        <translation>la tessera 17 nella casella 2,−1, ruotata di tre passi in senso orario</translation>
    </message>
    <message>
        <source>tile 17 is given to seat 2</source>
        <translation>la tessera 17 viene ceduta al posto 2</translation>
    </message>
    <message>
        <source>the turn ends</source>
        <translation>il turno finisce</translation>
    </message>
    <message>
        <source>time is out</source>
        <translation>il tempo è scaduto</translation>
    </message>
    <message>
        <source>star {star}, points {points}</source>
        <translation>stella {star}, punti {points}</translation>
    </message>
    <message>
        <source>Tile {number}</source>
        <translation>Tessera {number}</translation>
    </message>
    <message>
        <source>**Get rid of all your tiles, or fit one on six sides.** In your turn put down tiles, one after the other:</source>
        <translation>**Finisci le tue tessere o incastrane una su sei lati.** Nel tuo turno posi tessere, una dopo l’altra:</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Lati</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Che cosa succede</translation>
    </message>
    <message>
        <source>uses a bonus; without one, your turn ends</source>
        <translation>costa un bonus; senza bonus il turno finisce</translation>
    </message>
    <message>
        <source>go on</source>
        <translation>continui</translation>
    </message>
    <message>
        <source>go on, and earn 1, 2 or 3 bonuses</source>
        <translation>continui, e guadagni 1, 2 o 3 bonus</translation>
    </message>
    <message>
        <source>you win</source>
        <translation>hai vinto</translation>
    </message>
    <message>
        <source>Every side that touches another tile has to match: the same digit.</source>
        <translation>Ogni lato che tocca un’altra tessera deve combaciare: la stessa cifra.</translation>
    </message>
    <message>
        <source>A jolly stands for any digit that is not on its tile. An Exagon area matches nothing.</source>
        <translation>Un Jolly vale ogni cifra che non è sulla sua tessera. Un’area Exagon non combacia con niente.</translation>
    </message>
    <message>
        <source>A bonus puts down a tile on one side, or gives a tile to a player who has exactly one.</source>
        <translation>Un bonus serve a posare una tessera su un lato solo, o a cederne una a chi ne ha esattamente una.</translation>
    </message>
    <message>
        <source>Bonuses are good for this turn only. You may end your turn at any time.</source>
        <translation>I bonus valgono solo per questo turno. Puoi finire il turno quando vuoi.</translation>
    </message>
    <message>
        <source>60 seconds a turn; what you leave goes to the next player.</source>
        <translation>60 secondi a turno; quello che ti avanza va a chi gioca dopo.</translation>
    </message>
    <message>
        <source>Opening: one tile each until two lie on the table, without the hourglass.</source>
        <translation>Apertura: una tessera a testa finché sul tavolo non ce ne sono due, senza clessidra.</translation>
    </message>
    <message>
        <source>**Tournament:** to 50 points. A win gives 20; the others lose their star points, and 3 for each jolly.</source>
        <translation>**Torneo:** si arriva a 50 punti. Chi vince ne prende 20; gli altri perdono i loro punti stella, e 3 per ogni Jolly.</translation>
    </message>
    <message>
        <source>**At this table:** R or the wheel turns the tile you hold, S sorts, E ends the turn, P pauses.</source>
        <translation>**A questo tavolo:** R o la rotella ruotano la tessera che tieni, S ordina, E finisce il turno, P mette in pausa.</translation>
    </message>
    <message>
        <source>How the game ends</source>
        <translation>Come finisce la partita</translation>
    </message>
    <message>
        <source>You win at once in one of two ways:</source>
        <translation>Si vince subito, in uno di questi due modi:</translation>
    </message>
    <message>
        <source>**No tile left.** You have put down, or given away, your last one.</source>
        <translation>**Niente più tessere.** Hai posato, o ceduto, la tua ultima.</translation>
    </message>
    <message>
        <source>**A perfect fit.** A tile of yours matches on all six sides.</source>
        <translation>**Incastro perfetto.** Una tua tessera combacia su tutti e sei i lati.</translation>
    </message>
    <message>
        <source>If one tile does both, it counts as having no tile left.</source>
        <translation>Se una tessera fa tutte e due le cose, conta come “niente più tessere”.</translation>
    </message>
    <message>
        <source>Five sides match here: three bonuses. If a tile lay on the sixth side as well and matched, it would be a perfect fit.</source>
        <translation>Qui combaciano cinque lati: tre bonus. Se anche sul sesto ci fosse una tessera che combacia, sarebbe un incastro perfetto.</translation>
    </message>
    <message>
        <source>If everybody, one after the other, ends a turn without putting down or giving a tile, the game is blocked. Whoever has the fewest tiles left wins; if that is a tie, the fewest star points on them decide; then the win is shared.</source>
        <translation>Se tutti, uno dopo l’altro, finiscono un turno senza posare né cedere tessere, la partita è bloccata. Vince chi ha meno tessere; a parità decide chi ha meno punti stella su quelle; poi la vittoria è condivisa.</translation>
    </message>
    <message>
        <source>The sheet doesn’t say what happens when nothing fits any more, and it can happen: Exagon areas close places for good.</source>
        <translation>Il foglio non dice che cosa succede quando non va più niente, e può capitare: le aree Exagon chiudono caselle per sempre.</translation>
    </message>
    <message>
        <source>The tournament</source>
        <translation>Il torneo</translation>
    </message>
    <message>
        <source>A tournament is a series of games that goes on until somebody has **50 points or more**.</source>
        <translation>Un torneo è una serie di partite che va avanti finché qualcuno non ha **almeno 50 punti**.</translation>
    </message>
    <message>
        <source>The winner of a game gets 20 points; so does everybody who shares the win.</source>
        <translation>Chi vince una partita prende 20 punti; li prende anche chi condivide la vittoria.</translation>
    </message>
    <message>
        <source>Everybody else loses the star points of the tiles they still have, and 3 more for each of them with a jolly area.</source>
        <translation>Tutti gli altri perdono i punti stella delle tessere che hanno ancora, e altri 3 per ognuna che ha un’area Jolly.</translation>
    </message>
    <message>
        <source>Nobody’s total falls below 0.</source>
        <translation>Il totale di nessuno scende sotto 0.</translation>
    </message>
    <message>
        <source>The sheet doesn’t say so. But with four or five players more points are lost than won, and many a tournament would never end.</source>
        <translation>Il foglio non lo dice. Ma in quattro o cinque si perdono più punti di quanti se ne vincono, e molti tornei non finirebbero mai.</translation>
    </message>
    <message>
        <source>Whoever has 50 points or more, and the most of all, wins. If that is a tie, the win is shared. Who begins is found anew in every game.</source>
        <translation>Vince chi ha almeno 50 punti e più di tutti gli altri. A parità la vittoria è condivisa. Chi comincia si trova di nuovo a ogni partita.</translation>
    </message>
    <message>
        <source>The sheet names only the 50 points. Two players can reach them in the same game.</source>
        <translation>Il foglio parla solo dei 50 punti. Possono arrivarci in due nella stessa partita.</translation>
    </message>
    <message>
        <source>Carla wins. Anna still has two tiles with 3 and 5 star points, Bruno one with a jolly area and 6. Carla gets 20, Anna loses 8, Bruno loses 9.</source>
        <translation>Vince Carla. Ad Anna restano due tessere con 3 e 5 punti stella, a Bruno una con un’area Jolly e 6 punti. Carla prende 20, Anna perde 8, Bruno perde 9.</translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation>Di che cosa si tratta</translation>
    </message>
    <message>
        <source>Forty hexagonal tiles are dealt out, all face up. You join yours to what lies on the table, number to number. The more sides match, the longer your turn goes on, while the sand runs.</source>
        <translation>Si distribuiscono quaranta tessere esagonali, tutte scoperte. Attacchi le tue a quelle sul tavolo, numero con numero. Più lati combaciano, più dura il tuo turno, mentre la sabbia scorre.</translation>
    </message>
    <message>
        <source>You [win](#end) when you have no tile left, or when you fit a tile in so well that all its six sides match.</source>
        <translation>[Vinci](#end) quando non hai più tessere, o quando ne incastri una così bene che tutti e sei i suoi lati combaciano.</translation>
    </message>
    <message>
        <source>What is in the box</source>
        <translation>Che cosa c’è nella scatola</translation>
    </message>
    <message>
        <source>40 hexagonal tiles, all different.</source>
        <translation>40 tessere esagonali, tutte diverse.</translation>
    </message>
    <message>
        <source>An hourglass that runs for one minute.</source>
        <translation>Una clessidra che dura un minuto.</translation>
    </message>
    <message>
        <source>A tile has six areas. On most tiles they show six different digits from 1 to 9, and every digit has its own colour. The star in the middle shows the sum of the digits.</source>
        <translation>Una tessera ha sei aree. Quasi sempre mostrano sei cifre diverse da 1 a 9, e ogni cifra ha il suo colore. La stella al centro mostra la somma delle cifre.</translation>
    </message>
    <message>
        <source>Some tips of the star let the colour below show. These are the tile’s **star points**; they count in a [tournament](#tournament).</source>
        <translation>Alcune punte della stella lasciano vedere il colore sotto. Sono i **punti stella** della tessera; contano nel [torneo](#tournament).</translation>
    </message>
    <message>
        <source>Six tiles are special: three have a [jolly area](#jolly), and three an [Exagon area](#exagon-area).</source>
        <translation>Sei tessere sono speciali: tre hanno un’[area Jolly](#jolly) e tre un’[area Exagon](#exagon-area).</translation>
    </message>
    <message>
        <source>The forty tiles are the ones [at the end of this rulebook](#tiles).</source>
        <translation>Le quaranta tessere sono quelle [in fondo a questo regolamento](#tiles).</translation>
    </message>
    <message>
        <source>The sheet gives their properties, not a list. Ours has them all: different digits on a tile, one single star 39, three tiles with a jolly, three with an Exagon area, every digit equally often.</source>
        <translation>Il foglio ne dà le caratteristiche, non l’elenco. Le nostre le hanno tutte: cifre diverse su ogni tessera, una sola stella 39, tre tessere con un Jolly, tre con un’area Exagon, ogni cifra lo stesso numero di volte.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Preparazione</translation>
    </message>
    <message>
        <source>The tiles are mixed and dealt:</source>
        <translation>Le tessere si mescolano e si distribuiscono:</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Tiles for each</source>
        <translation>Tessere a testa</translation>
    </message>
    <message>
        <source>13, and one lies on the table from the start</source>
        <translation>13, e una è sul tavolo dall’inizio</translation>
    </message>
    <message>
        <source>All tiles lie open for everybody to see. **Whoever has the tile with the star 39 begins**, and play goes around clockwise.</source>
        <translation>Tutte le tessere sono scoperte e visibili a tutti. **Comincia chi ha la tessera con la stella 39**, e si gioca in senso orario.</translation>
    </message>
    <message>
        <source>With three players the tile on the table may be the very one with the star 39. Then the holder of the highest star begins.</source>
        <translation>In tre può capitare che la tessera sul tavolo sia proprio quella con la stella 39. Allora comincia chi ha la stella più alta.</translation>
    </message>
    <message>
        <source>The sheet doesn’t think of this case. The next highest star is the nearest to what it says.</source>
        <translation>Il foglio non prevede questo caso. La stella più alta tra le altre è la cosa più vicina a quello che dice.</translation>
    </message>
    <message>
        <source>The opening</source>
        <translation>L’apertura</translation>
    </message>
    <message>
        <source>Until two tiles lie on the table, each turn is exactly one tile, and the hourglass doesn’t run.</source>
        <translation>Finché sul tavolo non ci sono due tessere, ogni turno è esattamente una tessera, e la clessidra è ferma.</translation>
    </message>
    <message>
        <source>The first tile goes to the middle of the empty table, upright. (With three players a tile lies there already.)</source>
        <translation>La prima tessera va al centro del tavolo vuoto, dritta. (In tre, lì ce n’è già una.)</translation>
    </message>
    <message>
        <source>The next player joins one tile to it. Whoever has a tile that fits must put one down; whoever has none ends the turn without one.</source>
        <translation>Chi gioca dopo ne attacca una. Chi ha una tessera che va deve posarla; chi non ne ha finisce il turno senza.</translation>
    </message>
    <message>
        <source>In the opening there are no bonuses, and time can’t run out.</source>
        <translation>In apertura non ci sono bonus, e il tempo non può scadere.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Il tuo turno</translation>
    </message>
    <message>
        <source>You play tiles from your own rack only. A tile goes onto a free place beside one that lies there, and you may turn it any way you like; it is never turned over.</source>
        <translation>Giochi solo tessere del tuo leggio. Una tessera va in una casella libera accanto a una già posata; puoi ruotarla come vuoi, ma non si gira mai sul retro.</translation>
    </message>
    <message>
        <source>Sides that match</source>
        <translation>Lati che combaciano</translation>
    </message>
    <message>
        <source>uses up a bonus, if you have one; if not, your turn ends at once</source>
        <translation>costa un bonus, se ne hai; se no, il turno finisce subito</translation>
    </message>
    <message>
        <source>your turn goes on</source>
        <translation>il turno continua</translation>
    </message>
    <message>
        <source>your turn goes on, and you earn 2 bonuses</source>
        <translation>il turno continua, e guadagni 2 bonus</translation>
    </message>
    <message>
        <source>your turn goes on, and you earn 3 bonuses</source>
        <translation>il turno continua, e guadagni 3 bonus</translation>
    </message>
    <message>
        <source>a perfect fit: you win at once</source>
        <translation>incastro perfetto: vinci subito</translation>
    </message>
    <message>
        <source>You may end your turn at any time, even without having put down a tile. Bonuses that you haven’t used are lost: they never go over into another turn.</source>
        <translation>Puoi finire il turno quando vuoi, anche senza aver posato tessere. I bonus che non hai usato si perdono: non passano mai a un altro turno.</translation>
    </message>
    <message>
        <source>What matches</source>
        <translation>Che cosa combacia</translation>
    </message>
    <message>
        <source>You put a tile between two others. One of its sides meets a 5 and shows a 5; the other meets a 7 and shows a 2. It can’t go there, at least not turned like this.</source>
        <translation>Metti una tessera fra altre due. Un suo lato incontra un 5 e mostra un 5; l’altro incontra un 7 e mostra un 2. Lì non può andare, almeno non ruotata così.</translation>
    </message>
    <message>
        <source>Jolly areas</source>
        <translation>Aree Jolly</translation>
    </message>
    <message>
        <source>A jolly area stands for any digit that is **not** on its own tile. So it matches almost anything, but not what its tile has already.</source>
        <translation>Un’area Jolly vale ogni cifra che **non** è sulla sua tessera. Quindi combacia con quasi tutto, ma non con quello che la tessera ha già.</translation>
    </message>
    <message>
        <source>Two jolly areas match when there is a digit that both of them can stand for.</source>
        <translation>Due aree Jolly combaciano quando c’è una cifra che possono valere tutte e due.</translation>
    </message>
    <message>
        <source>The first tile lies on the table. Bruno holds one of his beside it: one side matches, and that is enough. It could also go to the places that glow.</source>
        <translation>La prima tessera è sul tavolo. Bruno ne tiene una delle sue lì accanto: combacia un lato, e basta così. Potrebbe andare anche nelle altre caselle illuminate.</translation>
    </message>
    <message>
        <source>Once two tiles lie on the table (see [The opening](#opening)), a turn is a series of tiles. You put down one after the other until your turn ends or [the sand has run through](#hourglass).</source>
        <translation>Da quando sul tavolo ci sono due tessere (vedi [L’apertura](#opening)), un turno è una serie di tessere. Le posi una dopo l’altra finché il turno non finisce o [la sabbia non è scesa tutta](#hourglass).</translation>
    </message>
    <message>
        <source>your turn goes on, and you earn 1 [bonus](#bonus)</source>
        <translation>il turno continua, e guadagni 1 [bonus](#bonus)</translation>
    </message>
    <message>
        <source>Anna’s turn. Her tiles lie in the rack before her; a mark shows which of them fit somewhere now.</source>
        <translation>È il turno di Anna. Le sue tessere sono sul leggio davanti a lei; un segno indica quelle che ora vanno da qualche parte.</translation>
    </message>
    <message>
        <source>Anna holds the tile with the star 39 where it touches two others. Both sides match, so her turn will go on.</source>
        <translation>Anna tiene la tessera con la stella 39 dove ne tocca altre due. Combaciano tutti e due i lati, quindi il suo turno continuerà.</translation>
    </message>
    <message>
        <source>Two areas that meet match when they show the same digit, and so the same colour. **Every** area of your tile that meets another one has to match, not just one of them. [Jolly](#jolly) and [Exagon areas](#exagon-area) have rules of their own.</source>
        <translation>Due aree che si incontrano combaciano quando mostrano la stessa cifra, e quindi lo stesso colore. **Ogni** area della tua tessera che ne incontra un’altra deve combaciare, non solo una. Le aree [Jolly](#jolly) ed [Exagon](#exagon-area) hanno regole loro.</translation>
    </message>
    <message>
        <source>In the place that is lit, a tile would touch five others. It has to match all five of them.</source>
        <translation>Nella casella illuminata una tessera ne toccherebbe altre cinque. Deve combaciare con tutte e cinque.</translation>
    </message>
    <message>
        <source>Anna’s tile shows 1, 2, 4, 6 and 8, so its jolly area can stand for 3, 5, 7 or 9. Here it meets a 5.</source>
        <translation>La tessera di Anna mostra 1, 2, 4, 6 e 8, quindi la sua area Jolly può valere 3, 5, 7 o 9. Qui incontra un 5.</translation>
    </message>
    <message>
        <source>Exagon areas</source>
        <translation>Aree Exagon</translation>
    </message>
    <message>
        <source>An Exagon area matches nothing, not even another Exagon area. So no tile can ever lie against it: that side stays open for the whole game.</source>
        <translation>Un’area Exagon non combacia con niente, nemmeno con un’altra area Exagon. Quindi contro di lei non può mai stare nessuna tessera: quel lato resta libero per tutta la partita.</translation>
    </message>
    <message>
        <source>This makes such a tile hard to get rid of, and useful to block a place that somebody else is waiting for.</source>
        <translation>Per questo è difficile liberarsi di una tessera così, ma è utile per chiudere una casella che qualcun altro aspetta.</translation>
    </message>
    <message>
        <source>Using bonuses</source>
        <translation>Usare i bonus</translation>
    </message>
    <message>
        <source>A bonus is worth one of two things, within the turn in which you earned it:</source>
        <translation>Un bonus vale una di queste due cose, nel turno in cui l’hai guadagnato:</translation>
    </message>
    <message>
        <source>put down a tile that matches on **one side only**, and go on;</source>
        <translation>posare una tessera che combacia su **un lato solo**, e continuare;</translation>
    </message>
    <message>
        <source>[give one of your tiles](#give) to a player who has exactly one.</source>
        <translation>[cedere una tua tessera](#give) a chi ne ha esattamente una.</translation>
    </message>
    <message>
        <source>You don’t say that you use one: a tile with one matching side takes it by itself. The table shows how many you have.</source>
        <translation>Non devi dire che lo usi: una tessera con un lato solo se lo prende da sé. Il tavolo mostra quanti ne hai.</translation>
    </message>
    <message>
        <source>Giving a tile away</source>
        <translation>Cedere una tessera</translation>
    </message>
    <message>
        <source>If another player has exactly one tile, you may use a bonus to give them one of yours. So you stop them from winning, and have one tile less yourself.</source>
        <translation>Se un altro ha esattamente una tessera, puoi usare un bonus per cedergliene una delle tue. Così gli impedisci di vincere, e tu ne hai una in meno.</translation>
    </message>
    <message>
        <source>Without a [bonus](#bonus) you can’t give. You can’t give to a player with two tiles or more, and not to yourself.</source>
        <translation>Senza un [bonus](#bonus) non puoi cedere. Non puoi cedere a chi ha due o più tessere, né a te.</translation>
    </message>
    <message>
        <source>If you give away your own last tile, you have none left: you win.</source>
        <translation>Se cedi la tua ultima tessera, non ne hai più: hai vinto.</translation>
    </message>
    <message>
        <source>At this table: drag the tile onto the other player’s plate.</source>
        <translation>A questo tavolo: trascina la tessera sulla targhetta dell’altro giocatore.</translation>
    </message>
    <message>
        <source>The hourglass</source>
        <translation>La clessidra</translation>
    </message>
    <message>
        <source>Each turn has 60 seconds. **What you leave is added to the next player’s turn**, so a quick player makes a present to the one on the left.</source>
        <translation>Ogni turno dura 60 secondi. **Quello che ti avanza si aggiunge al turno di chi gioca dopo**, quindi chi è veloce fa un regalo a chi gli siede a sinistra.</translation>
    </message>
    <message>
        <source>When time is out, your turn ends, as if you had ended it yourself. In the opening the hourglass doesn’t run, so time can’t be out there.</source>
        <translation>Quando il tempo scade il tuo turno finisce, come se l’avessi finito tu. In apertura la clessidra è ferma, quindi lì il tempo non può scadere.</translation>
    </message>
    <message>
        <source>The hourglass stands still while everybody agrees to pause, and what is left of the sand is saved with the game. It can be left out altogether.</source>
        <translation>La clessidra si ferma finché tutti sono d’accordo di fare una pausa, e la sabbia che resta si salva con la partita. Si può anche giocare senza.</translation>
    </message>
    <message>
        <source>At a table you would lay the hourglass on its side when the telephone rings. While it is paused, the tiles are covered, so that nobody goes on thinking.</source>
        <translation>A un tavolo vero corichereste la clessidra quando squilla il telefono. Durante la pausa le tessere sono coperte, così nessuno continua a pensare.</translation>
    </message>
    <message>
        <source>At this table: P pauses, if everybody agrees. In the last ten seconds you hear it tick.</source>
        <translation>A questo tavolo: P mette in pausa, se siete tutti d’accordo. Negli ultimi dieci secondi la senti ticchettare.</translation>
    </message>
</context>
</TS>
