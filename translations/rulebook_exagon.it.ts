<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>RulebookExagon</name>
    <message>
        <source>Questions that come up</source>
        <translation>Domande che capitano</translation>
    </message>
    <message>
        <source>Must I put down a tile on my turn?</source>
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
        <source>Yes. It stays there, and your turn is over.</source>
        <translation>Sì. La tessera resta lì e il tuo turno è finito.</translation>
    </message>
    <message>
        <source>Yes, what is on the table stays there. But the bonus that it earned is lost with the turn.</source>
        <translation>Sì, quello che è sul tavolo resta lì. Ma il bonus guadagnato si perde con il turno.</translation>
    </message>
    <message>
        <source>Yes, as many as you have, for putting down or giving.</source>
        <translation>Sì, tutti quelli che hai, per posare o per cedere.</translation>
    </message>
    <message>
        <source>Look for places where three sides match. A tile there earns you a bonus, and the bonus gets rid of a tile that fits badly.</source>
        <translation>Cerca caselle in cui combaciano tre lati. Una tessera lì ti dà un bonus, e il bonus ti libera di una tessera scomoda.</translation>
    </message>
    <message>
        <source>That is the idea. They have two tiles now, so for the moment nobody can give them another one.</source>
        <translation>L’idea è proprio quella. Adesso ne ha due, quindi per il momento nessuno può cedergliene un’altra.</translation>
    </message>
    <message>
        <source>The forty tiles are ours.</source>
        <translation>Le quaranta tessere sono nostre.</translation>
    </message>
    <message>
        <source>The sheet gives their properties, not a list. Ours have them all: different digits on a tile, one single star 39, three tiles with a jolly, three with an Exagon area, every digit equally often.</source>
        <translation>Il foglio ne dà le caratteristiche, non l’elenco. Le nostre le hanno tutte: cifre diverse su ogni tessera, una sola stella 39, tre tessere con un Jolly, tre con un’area Exagon, ogni cifra lo stesso numero di volte.</translation>
    </message>
    <message>
        <source>With three players, if the star 39 is on the table, whoever has the highest star begins.</source>
        <translation>In tre, se la stella 39 è sul tavolo, comincia chi ha la stella più alta.</translation>
    </message>
    <message>
        <source>The sheet doesn’t cover this case. The next highest star comes closest to what it says.</source>
        <translation>Il foglio non prevede questo caso. La stella più alta tra le altre è la cosa più vicina a quello che dice.</translation>
    </message>
    <message>
        <source>A jolly area can’t stand for a digit of its own tile.</source>
        <translation>Un’area Jolly non può valere una cifra della sua stessa tessera.</translation>
    </message>
    <message>
        <source>The sheet excludes digits “already present”, and its two languages differ on whose. Its own tile’s digits are the reading that can be seen at a glance.</source>
        <translation>Il foglio esclude le cifre “già presenti”, e le sue due lingue non concordano su quali. Quelle della sua tessera si vedono a colpo d’occhio.</translation>
    </message>
    <message>
        <source>If everybody agrees, the hourglass can be paused; the sand that is left is saved with the game. You can also play without it.</source>
        <translation>Se siete tutti d’accordo, la clessidra si può fermare; la sabbia che resta si salva con la partita. Si può anche giocare senza.</translation>
    </message>
    <message>
        <source>You would lay a real hourglass on its side when the telephone rings. While it is paused the tiles are covered, so that nobody goes on thinking.</source>
        <translation>Una clessidra vera la appoggereste su un fianco quando squilla il telefono. Durante la pausa le tessere sono coperte, così nessuno continua a pensare.</translation>
    </message>
    <message>
        <source>You choose how long a turn lasts, and how much time is carried over.</source>
        <translation>Scegliete voi quanto dura un turno e quanto tempo passa al prossimo.</translation>
    </message>
    <message>
        <source>The sheet has an hourglass of one minute, and all that is left of it goes to the next player. Some families like it slower, or fairer.</source>
        <translation>Il foglio ha una clessidra da un minuto, e tutto quello che avanza passa al prossimo. A qualcuno piace più lenta, o più equa.</translation>
    </message>
    <message>
        <source>If nobody touches anything for a whole turn, the sand stops by itself.</source>
        <translation>Se per un turno intero nessuno tocca niente, la sabbia si ferma da sola.</translation>
    </message>
    <message>
        <source>The sheet doesn’t mention it. Around a table somebody would lay the hourglass down when the doorbell rings.</source>
        <translation>Il foglio non ne parla. Intorno a un tavolo qualcuno appoggerebbe la clessidra su un fianco quando suonano alla porta.</translation>
    </message>
    <message>
        <source>In a blocked game, whoever has the fewest tiles left wins.</source>
        <translation>Una partita bloccata la vince chi ha meno tessere.</translation>
    </message>
    <message>
        <source>In a tournament most points wins, and nobody’s total falls below 0.</source>
        <translation>In un torneo vince chi ha più punti, e nessun totale scende sotto 0.</translation>
    </message>
    <message>
        <source>The sheet names only the 50 points, and two players can reach them in the same game. If totals could fall below 0, many tournaments of four or five would never end.</source>
        <translation>Il foglio parla solo dei 50 punti, e possono arrivarci in due nella stessa partita. Se si potesse scendere sotto 0, in quattro o cinque molti tornei non finirebbero mai.</translation>
    </message>
    <message>
        <source>They get fewer tiles: three, five or seven fewer with two players; with more players the difference is smaller. The missing ones stay in the box. They also get 30, 60 or 90 more seconds of sand on each turn; whatever is left of those isn’t passed on. If two players then have the highest star, the first of them begins. The sheet has no such rule.</source>
        <translation>Riceve meno tessere: tre, cinque o sette in meno quando si gioca in due; in più giocatori la differenza è minore. Quelle che mancano restano nella scatola. Ha anche 30, 60 o 90 secondi di sabbia in più a ogni turno; quel che ne avanza non passa agli altri. Se poi la stella più alta ce l’hanno in due, comincia il primo dei due. Sul foglio questa regola non c’è.</translation>
    </message>
    <message>
        <source>While you hold a tile, R or the wheel rotates it. Over a place it stops only at rotations that fit.</source>
        <translation>Mentre tieni una tessera, R o la rotella la ruotano. Sopra una casella si ferma solo nei versi in cui combacia.</translation>
    </message>
    <message>
        <source>Sides that match turn green; beside the tile you see how many there are and what they earn.</source>
        <translation>I lati che combaciano diventano verdi; accanto alla tessera leggi quanti sono e che cosa danno.</translation>
    </message>
    <message>
        <source>The wheel, or + and −, zooms the table; drag an empty spot of the table to move it; 0 shows everything.</source>
        <translation>La rotella, oppure + e −, ingrandisce e rimpicciolisce il tavolo; trascina un punto vuoto del tavolo per spostarlo; 0 mostra tutto.</translation>
    </message>
    <message>
        <source>S sorts your rack: by star, by star points, or with what fits best first.</source>
        <translation>S ordina il tuo leggio: per stella, per punti stella, o mettendo prima le tessere che combaciano meglio.</translation>
    </message>
    <message>
        <source>Click another player’s plate to see their tiles; drag a tile onto it to give it.</source>
        <translation>Fai clic sulla targhetta di un altro per vedere le sue tessere; trascinaci una tessera per cederla.</translation>
    </message>
    <message>
        <source>E ends your turn, P pauses the hourglass. In the last ten seconds you hear it tick.</source>
        <translation>E finisce il turno, P mette in pausa la clessidra. Negli ultimi dieci secondi la senti ticchettare.</translation>
    </message>
    <message>
        <source>These tiles are ours: the sheet doesn’t print them. Each has a number, which stands for it when moves are written down. In sentences a tile goes by the sum in its star and, where several have that sum, also by its lowest digit and the next two clockwise: 23 (1-7-4).</source>
        <translation>Queste tessere sono nostre: il foglio non le mostra. Ognuna ha il numero con cui si scrivono le mosse. Nelle frasi prende il nome dalla somma nella stella e, se più d’una ha la stessa, anche dalla cifra più bassa e dalle due seguenti in senso orario: 23 (1-7-4).</translation>
    </message>
    <message>
        <source>tile no. 17 at 2,−1, rotated three steps clockwise</source>
        <translation>la tessera n. 17 nella casella 2,−1, ruotata di tre passi in senso orario</translation>
    </message>
    <message>
        <source>tile no. 17 is given to seat 2</source>
        <translation>la tessera n. 17 viene ceduta al posto 2</translation>
    </message>
    <message>
        <source>time is up</source>
        <translation>il tempo è scaduto</translation>
    </message>
    <message>
        <source>No. {number}</source>
        <translation>N. {number}</translation>
    </message>
    <message>
        <source>A tile touches three others, but only two of the three sides match. May it go there?</source>
        <translation>Una tessera ne tocca altre tre, ma solo due dei tre lati combaciano. Si può posare lì?</translation>
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
        <source>How can I win quickly?</source>
        <translation>Come si vince in fretta?</translation>
    </message>
    <message>
        <source>What if I give somebody a tile and they can’t win any more?</source>
        <translation>E se cedo una tessera a qualcuno, che così non può più vincere?</translation>
    </message>
    <message>
        <source>A less experienced player may have a head start.</source>
        <translation>Chi ha meno esperienza può avere un vantaggio.</translation>
    </message>
    <message>
        <source>All forty tiles</source>
        <translation>Tutte e quaranta le tessere</translation>
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
        <source>the turn ends</source>
        <translation>il turno finisce</translation>
    </message>
    <message>
        <source>star {star}, points {points}</source>
        <translation>stella {star}, punti {points}</translation>
    </message>
    <message>
        <source>**Get rid of all your tiles, or fit one on six sides.** On your turn put down tiles, one after the other:</source>
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
        <source>Use a bonus for a tile that matches on one side only, or to give one to a player who has exactly one.</source>
        <translation>Un bonus serve a posare una tessera su un lato solo, o a cederne una a chi ne ha esattamente una.</translation>
    </message>
    <message>
        <source>**Tournament** to 50 points: a win gives 20; the others lose star points, and 3 for a jolly, but never below 0. Most points wins.</source>
        <translation>**Torneo:** fino a 50 punti, vince chi ne ha di più. Chi vince una partita ne prende 20; gli altri perdono i loro punti stella, e 3 per ogni Jolly, ma mai sotto 0.</translation>
    </message>
    <message>
        <source>60 seconds a turn, unless you chose otherwise; time you don’t use goes to the next player.</source>
        <translation>60 secondi a turno, se non avete scelto altro; quello che ti avanza va a chi gioca dopo.</translation>
    </message>
    <message>
        <source>Opening: one tile each until two are on the table, without the hourglass.</source>
        <translation>Apertura: una tessera a testa finché sul tavolo non ce ne sono due, senza clessidra.</translation>
    </message>
    <message>
        <source>**In the app:** R or the wheel rotates the tile you hold, S sorts, E ends the turn, P pauses.</source>
        <translation>**Nell’app:** R o la rotella ruotano la tessera che tieni, S ordina, E finisce il turno, P mette in pausa.</translation>
    </message>
    <message>
        <source>Bonuses are good for this turn only. You may end your turn at any time.</source>
        <translation>I bonus valgono solo per questo turno. Puoi finire il turno quando vuoi.</translation>
    </message>
    <message>
        <source>You choose the length of a turn, and how much of it goes to the next player, when you set up the game.</source>
        <translation>Quanto dura un turno, e quanto ne passa al prossimo, lo scegliete preparando la partita.</translation>
    </message>
    <message>
        <source>If nobody touches anything for a whole turn, the sand stops until everybody agrees to go on.</source>
        <translation>Se per un turno intero nessuno tocca niente, la sabbia si ferma finché non decidete tutti di riprendere.</translation>
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
        <source>If one tile does both, it counts as “no tile left”.</source>
        <translation>Se una tessera fa tutte e due le cose, conta come “niente più tessere”.</translation>
    </message>
    <message>
        <source>Five sides match here: three bonuses. With a matching tile on the sixth side it would be a perfect fit.</source>
        <translation>Qui combaciano cinque lati: tre bonus. Se anche sul sesto ci fosse una tessera che combacia, sarebbe un incastro perfetto.</translation>
    </message>
    <message>
        <source>If everybody, one after the other, ends a turn without putting down or giving a tile, the game is blocked: whoever has the fewest tiles left wins, then whoever has the fewest star points on them; then the win is shared.</source>
        <translation>Se tutti, uno dopo l’altro, finiscono un turno senza posare né cedere tessere, la partita è bloccata: vince chi ha meno tessere; a parità, chi ha meno punti stella su quelle; se la parità resta, la vittoria è condivisa.</translation>
    </message>
    <message>
        <source>As soon as somebody has 50 points, most points wins; a tie is shared. A total never falls below 0.</source>
        <translation>Appena qualcuno ha 50 punti vince chi ne ha di più; a parità la vittoria è condivisa. Un totale non scende mai sotto 0.</translation>
    </message>
    <message>
        <source>The sheet doesn’t say what happens when nothing fits any more, and it can happen: Exagon areas close places for good.</source>
        <translation>Il foglio non dice che cosa succede quando nessuna tessera trova più posto, e può capitare: le aree Exagon chiudono caselle per sempre.</translation>
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
        <source>Carla wins. Anna still has two tiles with 3 and 5 star points, Bruno one with a jolly area and 6. Carla gets 20, Anna loses 8, Bruno loses 9.</source>
        <translation>Vince Carla. Ad Anna restano due tessere con 3 e 5 punti stella, a Bruno una con un’area Jolly e 6 punti. Carla prende 20, Anna perde 8, Bruno perde 9.</translation>
    </message>
    <message>
        <source>In two minutes</source>
        <translation>In due minuti</translation>
    </message>
    <message>
        <source>**Goal.** Get rid of all your tiles, or fit one tile on all six sides.</source>
        <translation>**Scopo.** Finire le tessere, o incastrarne una su tutti e sei i lati.</translation>
    </message>
    <message>
        <source>**Before the game** deal the tiles, face-up. Whoever has the tile with 39 in its star, the number in the middle, begins; for the first two tiles, [each turn is a single tile](#opening), without the hourglass or bonuses.</source>
        <translation>**Prima di cominciare** si distribuiscono le tessere, scoperte. Comincia chi ha la tessera con 39 nella stella, il numero al centro; le prime due tessere [si posano una a testa](#opening), senza clessidra né bonus.</translation>
    </message>
    <message>
        <source>**On your turn** put down tile after tile while the sand runs (60 seconds), and stop whenever you like. Wherever a tile touches others, the sides that meet must show the same digit.</source>
        <translation>**Nel tuo turno** posi una tessera dopo l’altra mentre la sabbia scorre (60 secondi), e ti fermi quando vuoi. Dove una tessera ne tocca altre, i lati che si toccano devono mostrare la stessa cifra.</translation>
    </message>
    <message>
        <source>Two sides match: you go on.</source>
        <translation>Combaciano due lati: continui.</translation>
    </message>
    <message>
        <source>Three, four or five: you go on and earn one, two or three [bonuses](#bonus).</source>
        <translation>Tre, quattro o cinque: continui e guadagni uno, due o tre [bonus](#bonus).</translation>
    </message>
    <message>
        <source>Only one: that costs a bonus. Without a bonus the tile stays, but your turn ends.</source>
        <translation>Uno solo: costa un bonus; senza bonus la tessera resta, ma il turno finisce.</translation>
    </message>
    <message>
        <source>With a bonus you can also [give a tile](#give) to a player who has just one. A [jolly area](#jolly) stands for any digit not on its tile; nothing ever goes against an [Exagon area](#exagon-area).</source>
        <translation>Con un bonus puoi anche [cedere una tessera](#give) a chi ne ha una sola. Un’[area Jolly](#jolly) vale ogni cifra che non è sulla sua tessera; contro un’[area Exagon](#exagon-area) non sta mai niente.</translation>
    </message>
    <message>
        <source>Two tiles on the table.</source>
        <translation>Due tessere sul tavolo.</translation>
    </message>
    <message>
        <source>an area with its digit; every digit has its colour</source>
        <translation>un’area con la sua cifra; ogni cifra ha il suo colore</translation>
    </message>
    <message>
        <source>the star: the sum of the digits</source>
        <translation>la stella: la somma delle cifre</translation>
    </message>
    <message>
        <source>a coloured tip is a star point</source>
        <translation>una punta colorata è un punto stella</translation>
    </message>
    <message>
        <source>a jolly area</source>
        <translation>un’area Jolly</translation>
    </message>
    <message>
        <source>an Exagon area</source>
        <translation>un’area Exagon</translation>
    </message>
    <message>
        <source>these sides touch: they have to match</source>
        <translation>questi lati si toccano: devono combaciare</translation>
    </message>
    <message>
        <source>Three are playing, and it is Anna’s turn.</source>
        <translation>Si gioca in tre, ed è il turno di Anna.</translation>
    </message>
    <message>
        <source>Anna’s tiles, on her rack</source>
        <translation>le tessere di Anna, sul suo leggio</translation>
    </message>
    <message>
        <source>on how many sides this tile can match now</source>
        <translation>su quanti lati questa tessera ora può combaciare</translation>
    </message>
    <message>
        <source>the others, and how many tiles they have</source>
        <translation>gli altri, e quante tessere hanno</translation>
    </message>
    <message>
        <source>bonuses left this turn</source>
        <translation>i bonus rimasti in questo turno</translation>
    </message>
    <message>
        <source>40 hexagonal tiles, [all different](#tiles).</source>
        <translation>40 tessere esagonali, [tutte diverse](#tiles).</translation>
    </message>
    <message>
        <source>A one-minute hourglass.</source>
        <translation>Una clessidra da un minuto.</translation>
    </message>
    <message>
        <source>Most tiles show six different digits from 1 to 9. Three have a [jolly area](#jolly), three an [Exagon area](#exagon-area). Star points count in a [tournament](#tournament).</source>
        <translation>Quasi tutte mostrano sei cifre diverse da 1 a 9. Tre hanno un’[area Jolly](#jolly), tre un’[area Exagon](#exagon-area). I punti stella contano nel [torneo](#tournament).</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Preparazione</translation>
    </message>
    <message>
        <source>Shuffle the tiles and deal them, face-up for everybody to see:</source>
        <translation>Mescolate le tessere e distribuitele, scoperte e visibili a tutti:</translation>
    </message>
    <message>
        <source>Tiles each</source>
        <translation>Tessere a testa</translation>
    </message>
    <message>
        <source>13, and one is on the table from the start</source>
        <translation>13, e una è sul tavolo dall’inizio</translation>
    </message>
    <message>
        <source>**Whoever has the tile with the star 39 begins**, and play goes around clockwise. With three players, if that tile is on the table, the highest star begins.</source>
        <translation>**Comincia chi ha la tessera con la stella 39**, e si gioca in senso orario. In tre, se quella tessera è sul tavolo, comincia la stella più alta.</translation>
    </message>
    <message>
        <source>Until two tiles are on the table, each turn is exactly one tile, without the hourglass or bonuses.</source>
        <translation>Finché sul tavolo non ci sono due tessere, ogni turno è esattamente una tessera, senza clessidra e senza bonus.</translation>
    </message>
    <message>
        <source>The first tile goes in the middle of the empty table, with its number the right way up. The next player joins one to it. (With three players a tile is there already, and whoever begins joins the first one to it.)</source>
        <translation>La prima tessera va al centro del tavolo vuoto, con il numero dritto. Chi gioca dopo ne attacca una. (In tre ce n’è già una: chi comincia attacca la prima.)</translation>
    </message>
    <message>
        <source>If you have a tile that fits, you must put one down; if not, you end your turn without one.</source>
        <translation>Se hai una tessera che si può attaccare devi posarla; se no, finisci il turno senza.</translation>
    </message>
    <message>
        <source>Bruno holds a tile beside the first one: one side matches, and here that is enough. It could also go to the glowing places.</source>
        <translation>Bruno tiene una tessera accanto alla prima: combacia un lato, e qui basta. Potrebbe andare anche nelle caselle illuminate.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>For 2 to 5 players; a game takes about 20 minutes. (The sheet doesn’t say how long.)</source>
        <translation>Per 2–5 giocatori. Qui una partita dura circa 20 minuti; il foglio non dice quanto.</translation>
    </message>
    <message>
        <source>Anna holds a tile where it touches two others. Both sides match, so her turn will go on.</source>
        <translation>Anna tiene una tessera dove ne tocca altre due. Combaciano tutti e due i lati, perciò il suo turno continuerà.</translation>
    </message>
    <message>
        <source>What is on the table</source>
        <translation>Che cosa c’è sul tavolo</translation>
    </message>
    <message>
        <source>One player may have a head start.</source>
        <translation>Qualcuno può avere un vantaggio.</translation>
    </message>
    <message>
        <source>The opening</source>
        <translation>L’apertura</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Il tuo turno</translation>
    </message>
    <message>
        <source>Once two tiles are on the table, a turn is a series of tiles: you put down one after the other until your turn ends or [the sand has run out](#hourglass).</source>
        <translation>Da quando sul tavolo ci sono due tessere, un turno è una serie di tessere: le posi una dopo l’altra finché il turno non finisce o [la sabbia non è scesa tutta](#hourglass).</translation>
    </message>
    <message>
        <source>A tile from your own rack goes onto a free place beside one that is there. Rotate it any way you like; it is never turned over.</source>
        <translation>Una tessera del tuo leggio va in una casella libera accanto a una già posata. Ruotala come vuoi; non si volta mai sul retro.</translation>
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
        <source>Anna fits a tile into the gap: five sides match, three bonuses.</source>
        <translation>Anna incastra una tessera nel buco: combaciano cinque lati, tre bonus.</translation>
    </message>
    <message>
        <source>A tile with one matching side: it uses a bonus, and her turn goes on.</source>
        <translation>Una tessera con un solo lato che combacia: usa un bonus, e il turno continua.</translation>
    </message>
    <message>
        <source>You may end your turn at any time, even without a tile. Unused bonuses never carry over to another turn.</source>
        <translation>Puoi finire il turno quando vuoi, anche senza posare tessere. I bonus non usati non passano mai a un altro turno.</translation>
    </message>
    <message>
        <source>Two areas that meet match when they show the same digit. **Every** area of your tile that meets another has to match, not just one. [Jolly](#jolly) and [Exagon areas](#exagon-area) have rules of their own.</source>
        <translation>Due aree che si incontrano combaciano quando mostrano la stessa cifra. **Ogni** area della tua tessera che ne incontra un’altra deve combaciare, non solo una. Le aree [Jolly](#jolly) ed [Exagon](#exagon-area) hanno regole loro.</translation>
    </message>
    <message>
        <source>Right: the tile touches two others, and both sides match.</source>
        <translation>Giusto: la tessera ne tocca altre due, e combaciano tutti e due i lati.</translation>
    </message>
    <message>
        <source>In the place that is lit, a tile would touch five others. It has to match all five.</source>
        <translation>Nella casella illuminata una tessera ne toccherebbe altre cinque. Deve combaciare con tutte.</translation>
    </message>
    <message>
        <source>A jolly area stands for any digit that is **not** on its own tile. Two jolly areas match when there is a digit that both can stand for.</source>
        <translation>Un’area Jolly vale qualsiasi cifra che **non** sia sulla sua tessera. Due aree Jolly combaciano quando c’è una cifra che possono valere tutte e due.</translation>
    </message>
    <message>
        <source>Right: a 2 meets a 2; the Exagon area meets nothing.</source>
        <translation>Giusto: un 2 incontra un 2; l’area Exagon non tocca niente.</translation>
    </message>
    <message>
        <source>Wrong: the Exagon area would lie against a tile.</source>
        <translation>Sbagliato: l’area Exagon toccherebbe una tessera.</translation>
    </message>
    <message>
        <source>Such a tile is hard to get rid of, and good for blocking a place that somebody else is waiting for.</source>
        <translation>È difficile liberarsi di una tessera così, ma è utile per chiudere una casella che qualcun altro aspetta.</translation>
    </message>
    <message>
        <source>A bonus lets you do one of two things, in the turn in which you earned it:</source>
        <translation>Con un bonus puoi fare una di queste due cose, nel turno in cui l’hai guadagnato:</translation>
    </message>
    <message>
        <source>A tile with one matching side uses up a bonus automatically. The table shows how many you have.</source>
        <translation>Una tessera con un lato solo si prende il bonus da sé. Il tavolo mostra quanti ne hai.</translation>
    </message>
    <message>
        <source>If another player has exactly one tile, you may use a bonus to give them one of yours: that stops them from winning, and you have one less.</source>
        <translation>Se un altro ha esattamente una tessera, puoi usare un bonus per cedergliene una delle tue: così gli impedisci di vincere, e tu ne hai una in meno.</translation>
    </message>
    <message>
        <source>You can’t give a tile without a [bonus](#bonus), to a player with two tiles or more, or to yourself. If you give away your last tile, you win.</source>
        <translation>Non puoi cedere tessere senza un [bonus](#bonus), né a chi ha due o più tessere, né a te. Se cedi la tua ultima tessera, hai vinto.</translation>
    </message>
    <message>
        <source>Anna has one tile left. Bruno has a bonus and drags a tile of his onto her plate: now she has two.</source>
        <translation>Ad Anna resta una tessera. Bruno ha un bonus e trascina una delle sue sulla targhetta di lei: ora Anna ne ha due.</translation>
    </message>
    <message>
        <source>Each turn lasts 60 seconds, unless you chose another length. **Time you don’t use is added to the next player’s turn**: playing fast is a present to the player on your left. You can also limit what is carried over.</source>
        <translation>Ogni turno dura 60 secondi, se non avete scelto un’altra durata. **Quello che ti avanza si aggiunge al turno di chi gioca dopo**: chi è veloce fa un regalo a chi gli siede a sinistra. Si può limitare anche quanto passa al prossimo.</translation>
    </message>
    <message>
        <source>When your time is up, your turn ends, as if you had ended it yourself. In the opening the hourglass doesn’t run, so it can’t run out there.</source>
        <translation>Quando il tempo scade il tuo turno finisce, come se l’avessi finito tu. In apertura la clessidra è ferma, quindi lì il tempo non può scadere.</translation>
    </message>
    <message>
        <source>What matches</source>
        <translation>Che cosa combacia</translation>
    </message>
    <message>
        <source>Jolly areas</source>
        <translation>Aree Jolly</translation>
    </message>
    <message>
        <source>your turn goes on, and you earn 1 [bonus](#bonus)</source>
        <translation>il turno continua, e guadagni 1 [bonus](#bonus)</translation>
    </message>
    <message>
        <source>Sides that match</source>
        <translation>Lati che combaciano</translation>
    </message>
    <message>
        <source>Two sides match: the turn goes on. Then Anna ends it; the two unused bonuses are lost.</source>
        <translation>Combaciano due lati: il turno continua. Poi Anna lo finisce; i due bonus non usati si perdono.</translation>
    </message>
    <message>
        <source>Wrong: it touches two others, and their sides don’t match.</source>
        <translation>Sbagliato: ne tocca altre due, e i lati non combaciano.</translation>
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
        <translation>Un’area Exagon non combacia con niente, nemmeno con un’altra area Exagon. Quindi a quel lato non si può mai attaccare nessuna tessera: quel lato resta libero per tutta la partita.</translation>
    </message>
    <message>
        <source>Using bonuses</source>
        <translation>Usare i bonus</translation>
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
        <source>Giving a tile away</source>
        <translation>Cedere una tessera</translation>
    </message>
    <message>
        <source>The hourglass</source>
        <translation>La clessidra</translation>
    </message>
</context>
</TS>
