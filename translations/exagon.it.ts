<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>Awards</name>
    <message>
        <source>Longest turn</source>
        <translation>Turno più lungo</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in one turn</source>
        <translation>
            <numerusform>%n tessera in un turno</numerusform>
            <numerusform>%n tessere in un turno</numerusform>
        </translation>
    </message>
    <message>
        <source>Sharpest eye</source>
        <translation>Occhio più fino</translation>
    </message>
    <message numerus="yes">
        <source>%n bonus(es) earned</source>
        <translation>
            <numerusform>%n bonus guadagnato</numerusform>
            <numerusform>%n bonus guadagnati</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>Tiles left</source>
        <translation>Tessere rimaste</translation>
    </message>
    <message>
        <source>Whoever has no tiles left has won.</source>
        <translation>Chi non ha più tessere ha vinto.</translation>
    </message>
    <message>
        <source>Points in danger</source>
        <translation>Punti a rischio</translation>
    </message>
    <message>
        <source>What each player’s remaining tiles would cost if somebody else won now.</source>
        <translation>Quanto costerebbero le tessere rimaste, se ora vincesse un altro.</translation>
    </message>
</context>
<context>
    <name>Exagon</name>
    <message>
        <source>The tile with star {tile} isn’t on your rack: you play only your own tiles.</source>
        <translation>La tessera con stella {tile} non è sul tuo leggio: giochi solo le tue tessere.</translation>
    </message>
    <message>
        <source>The first tile goes in the middle of the empty table, with its number the right way up.</source>
        <translation>La prima tessera va al centro del tavolo vuoto, con il numero dritto.</translation>
    </message>
    <message>
        <source>The tile with star {tile} can’t go there like this: {own} would meet {other}; {rule}.</source>
        <translation>La tessera con stella {tile} così lì non combacia: {own} toccherebbe {other}; {rule}.</translation>
    </message>
    <message>
        <source>Giving a tile away costs a bonus, and you have none: match three sides or more with a tile to earn one.</source>
        <translation>Cedere una tessera costa un bonus, e tu non ne hai: si guadagna facendo combaciare almeno tre lati con una tessera.</translation>
    </message>
    <message>
        <source>You can give a tile only to another player who has exactly one; {reason}.</source>
        <translation>Una tessera si cede solo a un altro giocatore che ne ha esattamente una; {reason}.</translation>
    </message>
    <message>
        <source>Until there are two tiles on the table, you have to put one down if one of yours fits.</source>
        <translation>Finché sul tavolo non ci sono due tessere devi posarne una, se almeno una delle tue si può attaccare.</translation>
    </message>
    <message>
        <source>Until there are two tiles on the table the hourglass doesn’t run, so time can’t run out.</source>
        <translation>Finché sul tavolo non ci sono due tessere la clessidra è ferma: il tempo non può scadere.</translation>
    </message>
    <message>
        <source>a jolly stands for any digit that isn’t on its own tile</source>
        <translation>un Jolly vale ogni cifra che non è sulla sua tessera</translation>
    </message>
    <message>
        <source>areas that meet have to match</source>
        <translation>i lati che si toccano devono combaciare</translation>
    </message>
    <message>
        <source>this seat is your own</source>
        <translation>questo posto è il tuo</translation>
    </message>
    <message numerus="yes">
        <source>seat {seat} has %n tile(s)</source>
        <translation>
            <numerusform>il posto {seat} ha %n tessera</numerusform>
            <numerusform>il posto {seat} ha %n tessere</numerusform>
        </translation>
    </message>
    <message>
        <source>a jolly</source>
        <comment>one area of a tile, within a sentence</comment>
        <translation>un’area Jolly</translation>
    </message>
    <message>
        <source>an Exagon area</source>
        <comment>one area of a tile, within a sentence</comment>
        <translation>un’area Exagon</translation>
    </message>
    <message>
        <source>an {digit}</source>
        <comment>one area of a tile, within a sentence</comment>
        <translation>un {digit}</translation>
    </message>
    <message>
        <source>a {digit}</source>
        <comment>one area of a tile, within a sentence</comment>
        <translation>un {digit}</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n fewer tile(s), and {seconds} more seconds of sand each turn.</source>
        <translation>
            <numerusform>Fino a %n tessera in meno, e {seconds} secondi di sabbia in più a turno.</numerusform>
            <numerusform>Fino a %n tessere in meno, e {seconds} secondi di sabbia in più a turno.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} uses a bonus to give {taker} the tile with star {tile}.</source>
        <translation>{name} usa un bonus e cede una tessera: {taker} riceve quella con stella {tile}.</translation>
    </message>
    <message>
        <source>{name} puts the tile with star {tile} in the middle of the table.</source>
        <translation>{name} posa la tessera con stella {tile} al centro del tavolo.</translation>
    </message>
    <message>
        <source>use a bonus to give {taker} the tile with star {tile}</source>
        <translation>usa un bonus e cedi {taker:ad} la tessera con stella {tile}</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>finisci il turno</translation>
    </message>
    <message>
        <source>put the tile with star {tile} in the middle of the table</source>
        <translation>posa la tessera con stella {tile} al centro del tavolo</translation>
    </message>
    <message>
        <source>join the tile with star {tile} to the first one</source>
        <translation>attacca alla prima la tessera con stella {tile}</translation>
    </message>
    <message>
        <source>put down the tile with star {tile}</source>
        <translation>posa la tessera con stella {tile}</translation>
    </message>
    <message>
        <source>put down the tiles with stars {tiles}, in this order</source>
        <translation>posa nell’ordine le tessere con stelle {tiles}</translation>
    </message>
    <message numerus="yes">
        <source>put down the tiles with stars {tiles} and %n more, in this order</source>
        <translation>
            <numerusform>posa nell’ordine le tessere con stelle {tiles} e %n altra</numerusform>
            <numerusform>posa nell’ordine le tessere con stelle {tiles} e altre %n</numerusform>
        </translation>
    </message>
    <message>
        <source>You can gain nothing more this turn.</source>
        <translation>Da questo turno non ricavi altro.</translation>
    </message>
    <message>
        <source>You get rid of one tile, and {taker} has two again.</source>
        <translation>Hai una tessera in meno, {taker:ed} ne ha di nuovo due.</translation>
    </message>
    <message numerus="yes">
        <source>You match one side, and your turn ends: %n tile(s) left.</source>
        <translation>
            <numerusform>Combacia un lato solo e il tuo turno finisce: ti resta %n tessera.</numerusform>
            <numerusform>Combacia un lato solo e il tuo turno finisce: ti restano %n tessere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You match two sides and go on: %n more tile(s) this turn.</source>
        <translation>
            <numerusform>Combaciano due lati e continui: in questo turno posi ancora %n tessera.</numerusform>
            <numerusform>Combaciano due lati e continui: in questo turno posi ancora %n tessere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You spend a bonus, but then %n more tile(s) will fit.</source>
        <translation>
            <numerusform>Spendi un bonus, ma poi combacia ancora %n tessera.</numerusform>
            <numerusform>Spendi un bonus, ma poi combaciano ancora %n tessere.</numerusform>
        </translation>
    </message>
    <message>
        <source>You earn a bonus and go on.</source>
        <translation>Guadagni un bonus e continui.</translation>
    </message>
    <message>
        <source>You earn two bonuses and go on.</source>
        <translation>Guadagni due bonus e continui.</translation>
    </message>
    <message>
        <source>You earn three bonuses and go on.</source>
        <translation>Guadagni tre bonus e continui.</translation>
    </message>
    <message>
        <source>You win the game.</source>
        <translation>Vinci la partita.</translation>
    </message>
    <message numerus="yes">
        <source>You win this turn, with %n more move(s).</source>
        <translation>
            <numerusform>Vinci in questo turno: ti basta ancora %n mossa.</numerusform>
            <numerusform>Vinci in questo turno: ti bastano altre %n mosse.</numerusform>
        </translation>
    </message>
    <message>
        <source>There’s already a tile there: put yours on a free place.</source>
        <translation>Lì c’è già una tessera: posa la tua in una casella libera.</translation>
    </message>
    <message>
        <source>There’s nothing next to that place: a tile has to touch one that is on the table.</source>
        <translation>Lì accanto non c’è niente: una tessera deve toccarne una già sul tavolo.</translation>
    </message>
    <message>
        <source>The tile with star {tile} can’t go there: {own} would meet {other}, and no tile ever lies against an Exagon area.</source>
        <translation>La tessera con stella {tile} lì non può stare: {own} toccherebbe {other}, e contro un’area Exagon non sta mai nessuna tessera.</translation>
    </message>
    <message>
        <source>{name} puts down the tile with star {tile} and matches all six sides: a perfect fit.</source>
        <translation>{name} posa la tessera con stella {tile} e tutti e sei i lati combaciano: incastro perfetto!</translation>
    </message>
    <message>
        <source>{name} puts down the tile with star {tile}: three sides match and earn a bonus.</source>
        <translation>{name} posa la tessera con stella {tile}: tre lati combaciano e valgono un bonus.</translation>
    </message>
    <message>
        <source>{name} puts down the tile with star {tile}: four sides match and earn two bonuses.</source>
        <translation>{name} posa la tessera con stella {tile}: quattro lati combaciano e valgono due bonus.</translation>
    </message>
    <message>
        <source>{name} puts down the tile with star {tile}: five sides match and earn three bonuses.</source>
        <translation>{name} posa la tessera con stella {tile}: cinque lati combaciano e valgono tre bonus.</translation>
    </message>
    <message>
        <source>{name} uses a bonus to put down the tile with star {tile}, as only one side matches.</source>
        <translation>{name} usa un bonus per posare la tessera con stella {tile}, che combacia su un lato solo.</translation>
    </message>
    <message>
        <source>{name} joins the tile with star {tile} to the first one.</source>
        <translation>{name} attacca alla prima la tessera con stella {tile}.</translation>
    </message>
    <message>
        <source>{name} puts down the tile with star {tile}: only one side matches, so the turn ends.</source>
        <translation>{name} posa la tessera con stella {tile}: combacia un lato solo, il turno finisce.</translation>
    </message>
    <message>
        <source>{name} puts down the tile with star {tile}: two sides match.</source>
        <translation>{name} posa la tessera con stella {tile}: due lati combaciano.</translation>
    </message>
    <message>
        <source>{name} is out of time.</source>
        <translation>{name}: tempo scaduto.</translation>
    </message>
    <message>
        <source>{name} has no tile that fits.</source>
        <translation>{name} non ha tessere da attaccare.</translation>
    </message>
    <message>
        <source>{name} ends the turn.</source>
        <translation>{name} finisce il turno.</translation>
    </message>
    <message>
        <source>{name} ends the turn without putting a tile down.</source>
        <translation>{name} finisce il turno senza posare tessere.</translation>
    </message>
    <message>
        <source>{name}, your last tile: put it down and you win.</source>
        <translation>{name}, la tua ultima tessera: posala e hai vinto.</translation>
    </message>
    <message>
        <source>{name}, join one tile to the one on the table.</source>
        <translation>{name}, attacca una tessera a quella sul tavolo.</translation>
    </message>
    <message>
        <source>{name}, put the first tile in the middle of the table.</source>
        <translation>{name}, posa la prima tessera al centro del tavolo.</translation>
    </message>
    <message numerus="yes">
        <source>{name}, go on: %n bonus(es) left for matching a single side or giving a tile away.</source>
        <translation>
            <numerusform>{name}, continua: ti resta %n bonus per tessere con un lato solo o per cederne una.</numerusform>
            <numerusform>{name}, continua: ti restano %n bonus per tessere con un lato solo o per cederne una.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, go on: %n bonus(es) left for matching a single side.</source>
        <translation>
            <numerusform>{name}, continua: ti resta %n bonus per tessere con un lato solo.</numerusform>
            <numerusform>{name}, continua: ti restano %n bonus per tessere con un lato solo.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, match two sides or more to go on, or end the turn.</source>
        <translation>{name}, continua con almeno due lati o finisci il turno.</translation>
    </message>
    <message numerus="yes">
        <source>{name} gets %n point(s) for winning the game.</source>
        <translation>
            <numerusform>{name}: %n punto per aver vinto la partita.</numerusform>
            <numerusform>{name}: %n punti per aver vinto la partita.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses %n point(s) for the jolly area on the unplayed tile with star {tile}.</source>
        <translation>
            <numerusform>{name}: %n punto in meno per l’area Jolly della tessera con stella {tile}, non giocata.</numerusform>
            <numerusform>{name}: %n punti in meno per l’area Jolly della tessera con stella {tile}, non giocata.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has the highest star, the {star}, and begins.</source>
        <translation>{name} ha la stella più alta, la {star}, e comincia.</translation>
    </message>
    <message>
        <source>{name} has no tile left.</source>
        <translation>{name} non ha più tessere.</translation>
    </message>
    <message>
        <source>{name} matched all six sides of a tile: a perfect fit.</source>
        <translation>{name} ha fatto combaciare tutti e sei i lati di una tessera: incastro perfetto!</translation>
    </message>
    <message>
        <source>For a whole round nobody put a tile down or gave one away. {name} has the fewest tiles left.</source>
        <translation>Per un giro intero nessuno ha posato o ceduto tessere. {name} ne ha meno di tutti.</translation>
    </message>
    <message>
        <source>For a whole round nobody put a tile down or gave one away. Of those with the fewest tiles left, {name} has the fewest star points.</source>
        <translation>Per un giro intero nessuno ha posato o ceduto tessere. Tra chi ne ha di meno, {name} ha meno punti stella.</translation>
    </message>
    <message>
        <source>{name}: the loss is cut by {points}, as a total never falls below 0.</source>
        <translation>{name}: la perdita si riduce di {points}, perché il totale non scende mai sotto 0.</translation>
    </message>
    <message>
        <source>{name} uses a bonus to give {taker} the last tile, with star {tile}.</source>
        <translation>{name} usa un bonus e cede l’ultima tessera: {taker} riceve quella con stella {tile}.</translation>
    </message>
    <message>
        <source>{name} puts down their last tile, with star {tile}.</source>
        <translation>{name} posa l’ultima tessera, con stella {tile}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} loses %n point(s) for the unplayed tile with star {tile}.</source>
        <translation>
            <numerusform>{name}: %n punto in meno per la tessera con stella {tile}, non giocata.</numerusform>
            <numerusform>{name}: %n punti in meno per la tessera con stella {tile}, non giocata.</numerusform>
        </translation>
    </message>
    <message>
        <source>No peeking at the tiles meanwhile. Go on when everybody agrees: the sand runs on from where it stopped.</source>
        <translation>Intanto nessuno guarda le tessere. Riprendete quando siete tutti d’accordo: la sabbia riparte da dove si era fermata.</translation>
    </message>
    <message>
        <source>Show all (key 0)</source>
        <translation>Mostra tutto (tasto 0)</translation>
    </message>
    <message>
        <source>Show all tiles, however small</source>
        <translation>Mostra tutte le tessere, anche se piccole</translation>
    </message>
    <message>
        <source>Last tile!</source>
        <translation>Ultima tessera!</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Give it to {name}: uses a bonus</source>
        <translation>Cedila (la riceve {name}): costa un bonus</translation>
    </message>
    <message>
        <source>Sides that match: {fitting} of {sides}</source>
        <translation>Lati che combaciano: {fitting} su {sides}</translation>
    </message>
    <message>
        <source>Your last tile: you win!</source>
        <translation>La tua ultima tessera: vinci!</translation>
    </message>
    <message>
        <source>6 sides: a perfect fit, you win!</source>
        <translation>6 lati: incastro perfetto, vinci!</translation>
    </message>
    <message>
        <source>1 side</source>
        <translation>1 lato</translation>
    </message>
    <message>
        <source>The first tile</source>
        <translation>La prima tessera</translation>
    </message>
    <message>
        <source>{sides} sides: bonus +{bonus}</source>
        <translation>{sides} lati: bonus +{bonus}</translation>
    </message>
    <message>
        <source>2 sides: you go on</source>
        <translation>2 lati: continui</translation>
    </message>
    <message>
        <source>1 side: uses a bonus</source>
        <translation>1 lato: costa un bonus</translation>
    </message>
    <message>
        <source>1 side: ends your turn</source>
        <translation>1 lato: il turno finisce</translation>
    </message>
    <message>
        <source>{seat}. Click to see the tiles.</source>
        <translation>{seat}. Fai clic per vedere le tessere.</translation>
    </message>
    <message>
        <source>Bonuses left this turn: {count}. Each lets you put down a tile with a single matching side, or give a tile to somebody who has just one.</source>
        <translation>Bonus rimasti in questo turno: {count}. Ognuno vale per una tessera che combacia su un lato solo, o per cedere una tessera a chi ne ha una sola.</translation>
    </message>
    <message>
        <source>Everybody agrees: go on</source>
        <translation>Tutti d’accordo: si riprende</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Ordina</translation>
    </message>
    <message>
        <source>Stop the hourglass and cover the tiles, if everybody agrees (P)</source>
        <translation>Ferma la clessidra e copri le tessere, se siete tutti d’accordo (P)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Really end without a tile?</source>
        <translation>Finire davvero senza una tessera?</translation>
    </message>
    <message>
        <source>Yes, end it (E)</source>
        <translation>Sì, finisci (E)</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Fine turno</translation>
    </message>
    <message>
        <source>End your turn (E)</source>
        <translation>Finisci il turno (E)</translation>
    </message>
    <message>
        <source>{name}, your tiles match on only one side now: putting one down ends your turn.</source>
        <translation>{name}, ora le tue tessere combaciano su un lato solo: posarne una chiude il turno.</translation>
    </message>
    <message>
        <source>{name}, no tile fits: give one away, or end the turn.</source>
        <translation>{name}, nessuna tessera si può posare: cedine una o finisci il turno.</translation>
    </message>
    <message>
        <source>{name}, none of your tiles fits now: end the turn.</source>
        <translation>{name}, ora nessuna delle tue tessere si può posare: finisci il turno.</translation>
    </message>
    <message>
        <source>You can still put a tile down. Press again to end your turn without one.</source>
        <translation>Puoi ancora posare una tessera. Premi di nuovo per finire il turno senza posarne.</translation>
    </message>
    <message>
        <source>The hourglass doesn’t run until there are two tiles on the table.</source>
        <translation>La clessidra non scorre finché sul tavolo non ci sono due tessere.</translation>
    </message>
    <message>
        <source>The sand waits while you read. Click on the table to go on.</source>
        <translation>La sabbia aspetta mentre leggi. Fai clic sul tavolo per continuare.</translation>
    </message>
    <message>
        <source>The sand waits while you read. Press a key to go on.</source>
        <translation>La sabbia aspetta mentre leggi. Premi un tasto per continuare.</translation>
    </message>
    <message>
        <source>The sand waits while you read. Tap the table to go on.</source>
        <translation>La sabbia aspetta mentre leggi. Tocca il tavolo per continuare.</translation>
    </message>
    <message>
        <source>{name} is out of time: it is {next}’s turn.</source>
        <translation>{name}, tempo scaduto: è il turno di {next}.</translation>
    </message>
    <message numerus="yes">
        <source>From now on the hourglass runs: %n second(s) a turn.</source>
        <translation>
            <numerusform>Da adesso la clessidra scorre: %n secondo a turno.</numerusform>
            <numerusform>Da adesso la clessidra scorre: %n secondi a turno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left.</source>
        <translation>
            <numerusform>Resta %n secondo.</numerusform>
            <numerusform>Restano %n secondi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Anybody there? Nobody touched anything on {name}’s turn, so the sand waits for you all.</source>
        <translation>C’è qualcuno? Nel turno di {name} nessuno ha toccato niente: la sabbia aspetta tutti voi.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tessera</numerusform>
            <numerusform>%n tessere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>jolly</source>
        <comment>one area of a tile</comment>
        <translation>Jolly</translation>
    </message>
    <message>
        <source>Exagon</source>
        <comment>one area of a tile</comment>
        <translation>Exagon</translation>
    </message>
    <message numerus="yes">
        <source>Tile with star {tile}, star points {points}, clockwise {areas}; fits with %n side(s)</source>
        <translation>
            <numerusform>Tessera con stella {tile}, punti stella {points}, in senso orario {areas}; combacia con %n lato</numerusform>
            <numerusform>Tessera con stella {tile}, punti stella {points}, in senso orario {areas}; combacia con %n lati</numerusform>
        </translation>
    </message>
    <message>
        <source>Tile with star {tile}, star points {points}, clockwise {areas}; fits somewhere</source>
        <translation>Tessera con stella {tile}, punti stella {points}, in senso orario {areas}; si può posare</translation>
    </message>
    <message>
        <source>Tile with star {tile}, star points {points}, clockwise {areas}</source>
        <translation>Tessera con stella {tile}, punti stella {points}, in senso orario {areas}</translation>
    </message>
    <message>
        <source>{cell}: {what}</source>
        <translation>{cell}: {what}</translation>
    </message>
    <message>
        <source>{cell}, free, beside a tile</source>
        <translation>{cell}, libera, accanto a una tessera</translation>
    </message>
    <message>
        <source>{cell}, free</source>
        <translation>{cell}, libera</translation>
    </message>
    <message>
        <source>The rack is sorted by the sum in the star. Press to sort by star points (S).</source>
        <translation>Leggio ordinato per somma nella stella. Premi per ordinare per punti stella (S).</translation>
    </message>
    <message>
        <source>The rack is sorted by star points. Press to put what fits best first (S).</source>
        <translation>Leggio ordinato per punti stella. Premi per avere prima le tessere che combaciano meglio (S).</translation>
    </message>
    <message>
        <source>What fits best comes first on the rack. Press to sort by the sum in the star (S).</source>
        <translation>Prima le tessere che combaciano meglio. Premi per ordinare per somma nella stella (S).</translation>
    </message>
    <message>
        <source>You leave the next player little that fits.</source>
        <translation>Lasci a chi viene dopo poco da attaccare.</translation>
    </message>
    <message numerus="yes">
        <source>You get rid of one tile, and then nothing fits: %n left.</source>
        <translation>
            <numerusform>Hai una tessera in meno, poi non combacia più niente: ne resta %n.</numerusform>
            <numerusform>Hai una tessera in meno, poi non combacia più niente: ne restano %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Perfect fit</source>
        <translation>Incastro perfetto</translation>
    </message>
    <message>
        <source>All your tiles</source>
        <translation>Tutte le tessere</translation>
    </message>
    <message>
        <source>As many as possible</source>
        <translation>Quante più tessere puoi</translation>
    </message>
    <message>
        <source>Prepare a perfect fit: the second tile of your turn has to match all six sides.</source>
        <translation>Prepara un incastro perfetto: la seconda tessera del tuo turno deve combaciare su tutti e sei i lati.</translation>
    </message>
    <message>
        <source>Find the perfect fit: one tile that matches all six sides.</source>
        <translation>Trova l’incastro perfetto: una tessera che combacia su tutti e sei i lati.</translation>
    </message>
    <message numerus="yes">
        <source>Put down all %n tile(s) on your rack this turn.</source>
        <translation>
            <numerusform>Posa in questo turno la %n tessera che hai sul leggio.</numerusform>
            <numerusform>Posa in questo turno tutte le %n tessere che hai sul leggio.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put down %n tile(s) this turn.</source>
        <translation>
            <numerusform>Posa %n tessera in questo turno.</numerusform>
            <numerusform>Posa %n tessere in questo turno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This way you can put down %n tile(s) at most this turn.</source>
        <translation>
            <numerusform>Così in questo turno posi al massimo %n tessera.</numerusform>
            <numerusform>Così in questo turno posi al massimo %n tessere.</numerusform>
        </translation>
    </message>
    <message>
        <source>After this there’s no perfect fit any more.</source>
        <translation>Dopo questo non c’è più nessun incastro perfetto.</translation>
    </message>
    <message>
        <source>{name}’s turn. The sand waits.</source>
        <translation>È il turno di {name}. La sabbia aspetta.</translation>
    </message>
    <message>
        <source>Time!</source>
        <translation>Tempo!</translation>
    </message>
    <message>
        <source>{name}, put tiles down: match two sides or more, and your turn goes on.</source>
        <translation>{name}, posa tessere: con almeno due lati il turno continua.</translation>
    </message>
    <message>
        <source>For a whole round nobody put a tile down or gave one away. {names} and {name} tie for the fewest tiles left and for the fewest star points on them.</source>
        <translation>Per un giro intero nessuno ha posato o ceduto tessere. {names} {name:ed} hanno lo stesso numero di tessere e gli stessi punti stella.</translation>
    </message>
    <message>
        <source>The hourglass is paused</source>
        <translation>La clessidra è in pausa</translation>
    </message>
    <message>
        <source>Zoom in (key 0)</source>
        <translation>Ingrandisci (tasto 0)</translation>
    </message>
    <message>
        <source>Show the tiles large enough to read</source>
        <translation>Ingrandisce le tessere quanto basta per leggerle</translation>
    </message>
    <message>
        <source>Zoom in or out</source>
        <translation>Ingrandire o rimpicciolire</translation>
    </message>
    <message>
        <source>Show all tiles, or make them large enough to read</source>
        <translation>Tutte le tessere, o abbastanza grandi da leggerle</translation>
    </message>
    <message>
        <source>The hourglass is paused until everybody agrees to go on.</source>
        <translation>La clessidra è in pausa finché non decidete tutti di riprendere.</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Torna al tavolo</translation>
    </message>
</context>
<context>
    <name>ExagonLessons</name>
    <message>
        <source>Two sides: your turn goes on</source>
        <translation>Due lati: il turno continua</translation>
    </message>
    <message>
        <source>One side: your turn is over</source>
        <translation>Un lato: il turno è finito</translation>
    </message>
    <message>
        <source>Over at once! So keep a single side for the end: first two, two and two again.</source>
        <translation>Subito finito! Perciò tieni il lato singolo per ultimo: prima due, due e ancora due.</translation>
    </message>
    <message>
        <source>Three sides earn a bonus</source>
        <translation>Tre lati danno un bonus</translation>
    </message>
    <message>
        <source>A bonus! Four sides would have earned two, five sides three, and six win the game.</source>
        <translation>Un bonus! Con quattro lati sarebbero stati due, con cinque tre, e con sei si vince la partita.</translation>
    </message>
    <message>
        <source>You could, but that earns nothing. One of your tiles fits in the marked place.</source>
        <translation>Si può, ma non porta niente. Una delle tue tessere combacia nella casella segnata.</translation>
    </message>
    <message>
        <source>What a bonus is good for</source>
        <translation>A che cosa serve un bonus</translation>
    </message>
    <message>
        <source>The bonus is used up, and your turn goes on.</source>
        <translation>Il bonus è usato, e il tuo turno continua.</translation>
    </message>
    <message>
        <source>Stop in time</source>
        <translation>Fermarsi in tempo</translation>
    </message>
    <message>
        <source>Now the hourglass runs: 30 seconds here, usually a minute. Time you don’t use goes to the next player; when the sand runs out, your turn is over. Stop in time: press “End turn”.</source>
        <translation>Ora la clessidra corre: hai 30 secondi, di solito un minuto. Il tempo che avanzi va a chi gioca dopo; finita la sabbia, finisce il tuo turno. Fermati in tempo: premi “Fine turno”.</translation>
    </message>
    <message>
        <source>Stopped, and the rest of your sand goes to the next player. Now the hourglass goes back into the box: take your time.</source>
        <translation>Giusto in tempo: il resto della sabbia va a chi gioca dopo. Ora la clessidra torna nella scatola: prenditi il tuo tempo.</translation>
    </message>
    <message>
        <source>The sand has run out, and your turn is over: that’s how it goes. Now the hourglass goes back into the box: take your time.</source>
        <translation>La sabbia è finita, e con lei il tuo turno: va così. Ora la clessidra torna nella scatola: prenditi il tuo tempo.</translation>
    </message>
    <message>
        <source>You could, but this time try the button “End turn”.</source>
        <translation>Si può, ma stavolta prova il pulsante “Fine turno”.</translation>
    </message>
    <message>
        <source>The first tile</source>
        <translation>La prima tessera</translation>
    </message>
    <message>
        <source>Whoever gets rid of all their tiles first wins. The star in the middle of a tile holds the sum of its digits: your 39 is the highest, so you begin. Put the marked tile on the table.</source>
        <translation>Vince chi resta per primo senza tessere. Nella stella in mezzo a una tessera c’è la somma delle sue cifre: la tua, 39, è la più alta, perciò cominci tu. Posa sul tavolo la tessera segnata.</translation>
    </message>
    <message>
        <source>One less! The next player joins a tile to it: digits that meet must be the same.</source>
        <translation>Una in meno! Chi viene dopo ne attacca una: le cifre che si toccano sono uguali.</translation>
    </message>
    <message>
        <source>You could, but take the marked tile for a start.</source>
        <translation>Si può, ma per cominciare prendi la tessera segnata.</translation>
    </message>
    <message>
        <source>Now digits have to match wherever tiles touch. If a tile matches on two sides, you may put down another. Put the marked tile where it touches both tiles: it turns by itself.</source>
        <translation>Ora dove le tessere si toccano le cifre devono combaciare. Con due lati puoi posare un’altra tessera. Posa quella segnata dove tocca entrambe: ruota da sola.</translation>
    </message>
    <message>
        <source>Two sides match: it is still your turn. R or the wheel rotates a tile by hand.</source>
        <translation>Combaciano due lati: tocca ancora a te. Con R o la rotella la ruoti tu.</translation>
    </message>
    <message>
        <source>You could, but try the marked tile in the marked place: there two sides match.</source>
        <translation>Si può, ma prova la tessera segnata nella casella segnata: lì combaciano due lati.</translation>
    </message>
    <message>
        <source>A tile that matches just one side ends your turn. Put the marked tile into the marked place and see.</source>
        <translation>Una tessera che combacia su un lato solo chiude il turno. Posa la tessera segnata nella casella segnata, e guarda.</translation>
    </message>
    <message>
        <source>You could, but see what happens with the marked tile in the marked place.</source>
        <translation>Si può, ma guarda che cosa succede con la tessera segnata nella casella segnata.</translation>
    </message>
    <message>
        <source>The marked place touches three tiles, and one of yours fits there: the small numbers below your tiles say how many sides they can match. Three sides earn a bonus.</source>
        <translation>La casella segnata tocca tre tessere, e una delle tue lì combacia: i numeri piccoli sotto le tessere dicono su quanti lati. Tre lati danno un bonus.</translation>
    </message>
    <message>
        <source>As long as you have a bonus, a single side doesn’t end your turn. Put the marked tile into the marked place: it matches just one side.</source>
        <translation>Finché hai un bonus, un lato solo non chiude il tuo turno. Posa la tessera segnata nella casella segnata: combacia su un lato solo.</translation>
    </message>
    <message>
        <source>You could, but try the bonus with the marked tile, in the marked place.</source>
        <translation>Si può, ma prova il bonus con la tessera segnata, nella casella segnata.</translation>
    </message>
    <message>
        <source>The jolly</source>
        <translation>Il Jolly</translation>
    </message>
    <message>
        <source>One of your tiles has a jolly area instead of a digit: it stands for any digit that isn’t on its own tile. Put that tile into the marked place.</source>
        <translation>Una delle tue tessere ha un’area Jolly al posto di una cifra: vale qualsiasi cifra che non sia sulla sua tessera. Posa quella tessera nella casella segnata.</translation>
    </message>
    <message>
        <source>It matches. On the opposite side is the Exagon area: nothing ever goes against that one.</source>
        <translation>Combacia. Dal lato opposto c’è l’area Exagon: a quella non si attacca mai niente.</translation>
    </message>
    <message>
        <source>You could, but this is about the jolly: put its tile into the marked place.</source>
        <translation>Si può, ma qui si tratta del Jolly: posa la sua tessera nella casella segnata.</translation>
    </message>
    <message>
        <source>The last two tiles</source>
        <translation>Le ultime due tessere</translation>
    </message>
    <message>
        <source>If you have no tile left, you win at once. You have two left. Play on; the others play from now on, too. If nothing fits, or you’d rather wait, end your turn.</source>
        <translation>Chi resta senza tessere vince subito. Tu ne hai due: continua, e ora giocano anche gli altri. Se non combacia niente, o preferisci aspettare, chiudi il turno.</translation>
    </message>
    <message>
        <source>All gone: that’s how nearly every game ends.</source>
        <translation>Finite tutte: quasi ogni partita finisce così.</translation>
    </message>
    <message>
        <source>You know how to play. Two more things: with a bonus you can also give a tile to somebody who has only one left, and in a tournament the coloured tips of the stars count.</source>
        <translation>Ora sai giocare. Ancora due cose: con un bonus puoi anche cedere una tessera a chi ne ha una sola, e in un torneo contano le punte colorate delle stelle.</translation>
    </message>
    <message>
        <source>A bonus pays for one tile with a single side, and your turn goes on. It’s lost when your turn ends.</source>
        <translation>Un bonus paga una tessera con un lato solo, e il turno continua. Se il turno finisce, il bonus è perso.</translation>
    </message>
    <message>
        <source>Somebody has only one tile left. With a bonus you can give them one of yours: put it onto their plate.</source>
        <translation>Qualcuno ha una sola tessera. Con un bonus puoi cedergliene una delle tue: mettila sulla sua targhetta.</translation>
    </message>
    <message>
        <source>The small number below each tile says how many sides it can match now.</source>
        <translation>Il numero piccolo sotto ogni tessera dice su quanti lati ora può combaciare.</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Exagon</source>
        <translation>Exagon</translation>
    </message>
    <message>
        <source>Match hexagons before the sand runs out. About 20 minutes.</source>
        <translation>Incastra esagoni prima che finisca la sabbia. Circa 20 minuti.</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>How long</source>
        <translation>Durata</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Una partita</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Play with the hourglass</source>
        <translation>Con la clessidra</translation>
    </message>
    <message>
        <source>A turn lasts</source>
        <translation>Un turno dura</translation>
    </message>
    <message>
        <source>Time left over goes to the next player</source>
        <translation>Il tempo che avanza va a chi gioca dopo</translation>
    </message>
    <message>
        <source>All of it</source>
        <translation>Tutto</translation>
    </message>
    <message>
        <source>Whoever is dealt the tile with star 39 begins.</source>
        <translation>Comincia chi riceve la tessera con la stella 39.</translation>
    </message>
    <message>
        <source>Games are played until somebody has 50 points. The winner of a game gets 20, the others lose points for the tiles they still have, but nobody’s total falls below 0.</source>
        <translation>Si gioca finché qualcuno non arriva a 50 punti. Chi vince una partita ne prende 20, gli altri ne perdono per le tessere rimaste, ma nessuno scende sotto 0.</translation>
    </message>
    <message>
        <source>Whoever gets rid of all their tiles first, or fits one on all six sides, wins.</source>
        <translation>Vince chi finisce per primo le tessere o ne incastra una su sei lati.</translation>
    </message>
    <message>
        <source>{seconds} seconds</source>
        <translation>{seconds} secondi</translation>
    </message>
    <message>
        <source>At most {seconds} seconds</source>
        <translation>Al massimo {seconds} secondi</translation>
    </message>
    <message>
        <source>Everybody may think as long as they like.</source>
        <translation>Ognuno pensa quanto vuole.</translation>
    </message>
</context>
</TS>
