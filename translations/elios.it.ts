<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>Awards</name>
    <message>
        <source>Boldest builder</source>
        <translation>Costruzioni più audaci</translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of three placed</source>
        <translation>
            <numerusform>%n gruppo di tre piazzato</numerusform>
            <numerusform>%n gruppi di tre piazzati</numerusform>
        </translation>
    </message>
    <message>
        <source>Keeper of the sun</source>
        <translation>Guardia del sole</translation>
    </message>
    <message numerus="yes">
        <source>%n disc(s) added</source>
        <translation>
            <numerusform>%n disco aggiunto</numerusform>
            <numerusform>%n dischi aggiunti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>Beams left</source>
        <translation>Raggi rimasti</translation>
    </message>
    <message>
        <source>Whoever has no beams left has won; with four players, the team that has none.</source>
        <translation>Chi non ha più raggi ha vinto; in quattro, la squadra che non ne ha più.</translation>
    </message>
    <message>
        <source>Groups left</source>
        <translation>Gruppi rimasti</translation>
    </message>
    <message>
        <source>How many turns it would take to place the beams, if every group found its place.</source>
        <translation>In quanti turni si potrebbero piazzare i raggi, se ogni gruppo trovasse posto.</translation>
    </message>
</context>
<context>
    <name>Elios</name>
    <message>
        <source>You have no group {group}: you can place or split only your own groups.</source>
        <translation>Non hai nessun gruppo {group}: piazzi e dividi solo quello che hai davanti.</translation>
    </message>
    <message>
        <source>On column {column}, {beam} can’t go on {top}: {rule}.</source>
        <translation>Sulla colonna {column} {beam} non può stare sopra {top}: {rule}.</translation>
    </message>
    <message>
        <source>No column shows {beams} or a joker now, so {group} can’t be placed.</source>
        <translation>Nessuna colonna mostra ora {beams} o un jolly: {group} non può essere piazzato.</translation>
    </message>
    <message>
        <source>That would be level {level}, but the top disc is on level {discs}: no beam lands above it.</source>
        <translation>Sarebbe il livello {level}, ma il disco più alto è al livello {discs}: nessun raggio va più su.</translation>
    </message>
    <message>
        <source>Every beam of a group goes on a column of its own; here column {column} would get more than one.</source>
        <translation>Ogni raggio di un gruppo va su una colonna diversa; qui la colonna {column} ne avrebbe più di uno.</translation>
    </message>
    <message>
        <source>On the very first turn you have to place a group with a joker.</source>
        <translation>Al primissimo turno si piazza un gruppo che contiene un jolly.</translation>
    </message>
    <message>
        <source>All the discs are on the stack: there are none left to add.</source>
        <translation>I dischi sono già tutti nella pila: non ne resta nessuno da aggiungere.</translation>
    </message>
    <message>
        <source>You can’t split {group} by taking out {beam}: a group of two or three is split by taking out one of its own beams.</source>
        <translation>Non puoi dividere {group} togliendo {beam}: un gruppo di due o tre si divide togliendo uno dei suoi raggi.</translation>
    </message>
    <message>
        <source>You can pass only when there’s nothing else to do, but {possible}.</source>
        <translation>Si passa solo quando non si può fare altro, ma {possible}.</translation>
    </message>
    <message>
        <source>Beams can’t be grouped like this: {reason}.</source>
        <translation>I raggi non si possono raggruppare così: {reason}.</translation>
    </message>
    <message>
        <source>Seat {seat} has finished arranging: their groups stay as they are until their turn.</source>
        <translation>Il posto {seat} ha già formato i suoi gruppi: restano così fino al suo turno.</translation>
    </message>
    <message>
        <source>The turns begin when everybody has arranged their beams. Seats still to finish: {seats}.</source>
        <translation>Si gioca quando tutti hanno formato i propri gruppi. Posti che non hanno ancora finito: {seats}.</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rosso</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>arancione</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>giallo</translation>
    </message>
    <message>
        <source>lime</source>
        <translation>lime</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>azure</source>
        <translation>azzurro</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blu</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>viola</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>jolly</translation>
    </message>
    <message>
        <source>red</source>
        <comment>with its article</comment>
        <translation>il rosso</translation>
    </message>
    <message>
        <source>orange</source>
        <comment>with its article</comment>
        <translation>l’arancione</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>with its article</comment>
        <translation>il giallo</translation>
    </message>
    <message>
        <source>lime</source>
        <comment>with its article</comment>
        <translation>il lime</translation>
    </message>
    <message>
        <source>green</source>
        <comment>with its article</comment>
        <translation>il verde</translation>
    </message>
    <message>
        <source>azure</source>
        <comment>with its article</comment>
        <translation>l’azzurro</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>with its article</comment>
        <translation>il blu</translation>
    </message>
    <message>
        <source>purple</source>
        <comment>with its article</comment>
        <translation>il viola</translation>
    </message>
    <message>
        <source>the joker</source>
        <comment>with its article</comment>
        <translation>il jolly</translation>
    </message>
    <message>
        <source>a group has at most one joker</source>
        <translation>un gruppo ha al massimo un jolly</translation>
    </message>
    <message>
        <source>no colour is in a group twice, but here {colour} would be</source>
        <translation>nessun colore può stare due volte in un gruppo, e qui {colour} ci sarebbe due volte</translation>
    </message>
    <message>
        <source>a group has at most three beams</source>
        <translation>un gruppo ha al massimo tre raggi</translation>
    </message>
    <message>
        <source>every beam in your hand has to be in one group, and only one</source>
        <translation>tutta la mano va divisa in gruppi, ogni raggio in uno solo</translation>
    </message>
    <message>
        <source>a joker that keeps {colour}</source>
        <translation>il jolly (colore della colonna: {colour})</translation>
    </message>
    <message>
        <source>in this game only a column’s own colour or another joker may go on a joker</source>
        <translation>in questa partita su un jolly va solo il colore della colonna o un altro jolly</translation>
    </message>
    <message>
        <source>you can add a disc</source>
        <translation>puoi aggiungere un disco</translation>
    </message>
    <message>
        <source>What may go on a joker</source>
        <translation>Che cosa può andare sopra un jolly</translation>
    </message>
    <message>
        <source>A joker itself goes on any column.</source>
        <translation>Il jolly stesso va su qualsiasi colonna.</translation>
    </message>
    <message>
        <source>{names} and {name} have placed all their beams.</source>
        <translation>{names} {name:ed} hanno piazzato tutti i raggi.</translation>
    </message>
    <message>
        <source>{name} has placed every beam.</source>
        <translation>{name} ha piazzato tutti i raggi.</translation>
    </message>
    <message>
        <source>The game is blocked: nobody can do anything. {names} and {name} have the fewest beams left: {left} between them.</source>
        <translation>La partita è bloccata: nessuno può più fare niente. {names} {name:ed} hanno meno raggi dell’altra squadra: {left} in tutto.</translation>
    </message>
    <message>
        <source>The game is blocked: nobody can do anything. {name} has the fewest beams left: {left}.</source>
        <translation>La partita è bloccata: nessuno può più fare niente. {name} ha meno raggi di tutti: {left}.</translation>
    </message>
    <message numerus="yes">
        <source>Make %n group(s) like this.</source>
        <translation>
            <numerusform>Forma così %n gruppo.</numerusform>
            <numerusform>Forma così %n gruppi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place on level {level}: {landings}.</source>
        <translation>Piazza al livello {level}: {landings}.</translation>
    </message>
    <message>
        <source>Split {group} into {single} and {rest}.</source>
        <translation>Dividi {group} in {single} e {rest}.</translation>
    </message>
    <message>
        <source>Add a disc: then there are {discs}.</source>
        <translation>Aggiungi un disco: così diventano {discs}.</translation>
    </message>
    <message>
        <source>Pass: you are stuck.</source>
        <translation>Passa: non puoi fare niente.</translation>
    </message>
    <message numerus="yes">
        <source>You need %n turn(s), and these groups did well in trial games.</source>
        <translation>
            <numerusform>Ti basta %n turno, e nelle partite di prova è andata bene.</numerusform>
            <numerusform>Ti bastano %n turni, e nelle partite di prova è andata bene.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need only %n turn(s) if every group finds its place: it can’t be done in fewer.</source>
        <translation>
            <numerusform>Ti basta %n turno, se ogni gruppo trova posto: con meno non si può.</numerusform>
            <numerusform>Ti bastano %n turni, se ogni gruppo trova posto: con meno non si può.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n turn(s), but a joker by itself fits wherever there is room.</source>
        <translation>
            <numerusform>Ti serve %n turno, ma un jolly da solo sta ovunque ci sia posto.</numerusform>
            <numerusform>Ti servono %n turni, ma un jolly da solo sta ovunque ci sia posto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n turn(s), but a beam by itself finds a place more easily than a group.</source>
        <translation>
            <numerusform>Ti serve %n turno, ma un raggio da solo trova posto più facilmente di un gruppo.</numerusform>
            <numerusform>Ti servono %n turni, ma un raggio da solo trova posto più facilmente di un gruppo.</numerusform>
        </translation>
    </message>
    <message>
        <source>You block the game and win it.</source>
        <translation>Blocchi la partita e la vinci.</translation>
    </message>
    <message>
        <source>You can do nothing else.</source>
        <translation>Non puoi fare altro.</translation>
    </message>
    <message>
        <source>You play for time: the columns stay as they are.</source>
        <translation>Prendi tempo: le colonne restano come sono.</translation>
    </message>
    <message>
        <source>The whole group doesn’t fit, but “{group}” will.</source>
        <translation>Il gruppo intero non ci sta, ma poi “{group}” sì.</translation>
    </message>
    <message>
        <source>The single beam “{single}” can go on column {column} as soon as a disc makes room for it.</source>
        <translation>Il raggio “{single}”, da solo, può andare sulla colonna {column} appena un disco gli fa spazio.</translation>
    </message>
    <message>
        <source>You play for time: smaller groups find a place more easily.</source>
        <translation>Prendi tempo: i gruppi piccoli trovano posto più facilmente.</translation>
    </message>
    <message numerus="yes">
        <source>You keep {player} from placing %n group(s) for now.</source>
        <translation>
            <numerusform>Per ora impedisci {player:ad} di piazzare %n gruppo.</numerusform>
            <numerusform>Per ora impedisci {player:ad} di piazzare %n gruppi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep your opponents from placing %n group(s) for now.</source>
        <translation>
            <numerusform>Per ora impedisci agli avversari di piazzare %n gruppo.</numerusform>
            <numerusform>Per ora impedisci agli avversari di piazzare %n gruppi.</numerusform>
        </translation>
    </message>
    <message>
        <source>you can split {group}</source>
        <translation>puoi dividere {group}</translation>
    </message>
    <message>
        <source>you can place {landings}</source>
        <translation>puoi piazzare: {landings}</translation>
    </message>
    <message>
        <source>{beam} on column {column}</source>
        <translation>{beam} sulla colonna {column}</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n fewer coloured beam(s).</source>
        <translation>
            <numerusform>Fino a %n raggio colorato in meno.</numerusform>
            <numerusform>Fino a %n raggi colorati in meno.</numerusform>
        </translation>
    </message>
    <message>
        <source>any colour</source>
        <translation>ogni colore</translation>
    </message>
    <message>
        <source>Any beam may go on a joker, and from then on the column asks for that beam’s colour. A colour can run out of columns: if nobody can do anything any more, whoever has the fewest beams left wins.</source>
        <translation>Su un jolly va qualsiasi raggio, e da quel momento la colonna vuole il suo colore. Un colore può restare senza colonne: se nessuno può più fare niente, vince chi ha meno raggi.</translation>
    </message>
    <message>
        <source>the column’s colour</source>
        <translation>il colore della colonna</translation>
    </message>
    <message>
        <source>A column keeps its colour under a joker: only that colour or another joker may go on it. No game can be blocked, so somebody always places the last beam.</source>
        <translation>Sotto il jolly la colonna tiene il suo colore: sopra va solo quello o un altro jolly. La partita non si blocca mai: c’è sempre chi piazza l’ultimo raggio.</translation>
    </message>
    <message numerus="yes">
        <source>{name} has made %n group(s).</source>
        <translation>
            <numerusform>{name} ha formato %n gruppo.</numerusform>
            <numerusform>{name} ha formato %n gruppi.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} adds a disc: now there are {discs}.</source>
        <translation>{name} aggiunge un disco: ora sono {discs}.</translation>
    </message>
    <message>
        <source>{name} splits {group} into {single} and {rest}.</source>
        <translation>{name} divide {group} in {single} e {rest}.</translation>
    </message>
    <message>
        <source>{name} places the last beams on level {level}: {landings}.</source>
        <translation>{name} piazza gli ultimi raggi al livello {level}: {landings}.</translation>
    </message>
    <message>
        <source>{name} places on level {level}: {landings}.</source>
        <translation>{name} piazza al livello {level}: {landings}.</translation>
    </message>
    <message>
        <source>{name} is stuck and passes.</source>
        <translation>{name} non può fare niente e passa.</translation>
    </message>
    <message>
        <source>Sort your beams into groups of one to three different colours. Still at it: {names}.</source>
        <translation>Forma gruppi da uno a tre raggi, tutti di colori diversi. Chi non ha ancora finito: {names}.</translation>
    </message>
    <message>
        <source>{name} was the last to finish and begins: place a group with a joker.</source>
        <translation>{name} ha finito dopo tutti e comincia: piazza un gruppo con un jolly.</translation>
    </message>
    <message>
        <source>{name}, place a group, add a disc or split a group.</source>
        <translation>{name}, piazza un gruppo, aggiungi un disco o dividi un gruppo.</translation>
    </message>
    <message>
        <source>{name}, place a group or add a disc.</source>
        <translation>{name}, piazza un gruppo o aggiungi un disco.</translation>
    </message>
    <message>
        <source>{name}, place a group or split one.</source>
        <translation>{name}, piazza un gruppo o dividine uno.</translation>
    </message>
    <message>
        <source>{name}, no group fits now: add a disc or split a group.</source>
        <translation>{name}, ora nessun gruppo trova posto: aggiungi un disco o dividi un gruppo.</translation>
    </message>
    <message>
        <source>{name}, no group fits now: add a disc.</source>
        <translation>{name}, ora nessun gruppo trova posto: aggiungi un disco.</translation>
    </message>
    <message>
        <source>{name}, no group fits now: split one.</source>
        <translation>{name}, ora nessun gruppo trova posto: dividine uno.</translation>
    </message>
    <message>
        <source>{name} passes</source>
        <translation>{name} passa</translation>
    </message>
    <message>
        <source>{name} has placed everything</source>
        <translation>{name} ha piazzato tutto</translation>
    </message>
    <message>
        <source>Column {column}: {top} on level {level}</source>
        <translation>Colonna {column}: {top} al livello {level}</translation>
    </message>
    <message>
        <source>The middle of the sun: {discs} discs</source>
        <translation>Il centro del sole: {discs} dischi</translation>
    </message>
    <message>
        <source>Take one beam out</source>
        <translation>Togli un raggio</translation>
    </message>
    <message>
        <source>The rack: beams put down here go back into their group</source>
        <translation>Il leggio: i raggi lasciati qui tornano nel loro gruppo</translation>
    </message>
    <message>
        <source>A disc; left beside the sun: {left}</source>
        <translation>Un disco; rimasti accanto al sole: {left}</translation>
    </message>
    <message>
        <source>The discs beside the sun</source>
        <translation>I dischi accanto al sole</translation>
    </message>
    <message>
        <source>Take {beam} out of the group {group}</source>
        <translation>Togli {beam} dal gruppo {group}</translation>
    </message>
    <message>
        <source>Swap with {beam}, in group {number}</source>
        <translation>Scambiare con {beam}, nel gruppo {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n beam(s)</source>
        <translation>
            <numerusform>%n raggio</numerusform>
            <numerusform>%n raggi</numerusform>
        </translation>
    </message>
    <message>
        <source>{beams} · {time}</source>
        <translation>{beams} · {time}</translation>
    </message>
    <message>
        <source>With {name}</source>
        <translation>Con {name}</translation>
    </message>
    <message>
        <source>Group: {group}</source>
        <translation>Gruppo: {group}</translation>
    </message>
    <message>
        <source>{beam}, from the group {group}</source>
        <translation>{beam}, dal gruppo {group}</translation>
    </message>
    <message>
        <source>{beam}, in group {number}</source>
        <translation>{beam}, nel gruppo {number}</translation>
    </message>
    <message>
        <source>Group {number}: {group}</source>
        <translation>Gruppo {number}: {group}</translation>
    </message>
    <message>
        <source>A new group</source>
        <translation>Nuovo gruppo</translation>
    </message>
    <message>
        <source>A single beam goes on a column; the whole group goes on the sun.</source>
        <translation>Un raggio da solo va su una colonna; il gruppo intero va sul sole.</translation>
    </message>
    <message>
        <source>Discs go on the stack in the middle of the sun.</source>
        <translation>I dischi vanno sulla pila al centro del sole.</translation>
    </message>
    <message>
        <source>Suggest</source>
        <translation>Suggerisci</translation>
    </message>
    <message>
        <source>Untie all</source>
        <translation>Sciogli tutti</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Ritira</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passa</translation>
    </message>
    <message>
        <source>Count now</source>
        <translation>Conta ora</translation>
    </message>
    <message>
        <source>Make groups: up to three beams in each, no colour twice.</source>
        <translation>Forma i gruppi: fino a tre raggi ciascuno, mai due dello stesso colore.</translation>
    </message>
    <message>
        <source>{name} took longest ({time}) and begins: put a group with a joker onto the sun.</source>
        <translation>{name} ci ha messo di più ({time}) e comincia: metti sul sole un gruppo con un jolly.</translation>
    </message>
    <message>
        <source>{name} has to pass: no group fits anywhere, no disc is left, and no group can be split.</source>
        <translation>{name} deve passare: nessun gruppo trova posto, i dischi sono finiti e non c’è niente da dividere.</translation>
    </message>
    <message>
        <source>Still to place: {beams}. Choose a glowing column; Esc takes the group back.</source>
        <translation>Da piazzare: {beams}. Scegli una colonna illuminata; con Esc ritiri il gruppo.</translation>
    </message>
    <message>
        <source>Which beam do you take out of the group {group}? Esc keeps it together.</source>
        <translation>Quale raggio togli dal gruppo {group}? Esc lo tiene unito.</translation>
    </message>
    <message>
        <source>{name}, place a group: at least one of yours fits.</source>
        <translation>{name}, piazza un gruppo: almeno uno dei tuoi trova posto.</translation>
    </message>
    <message>
        <source>Disc {discs}</source>
        <translation>Disco {discs}</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>Livello {level}</translation>
    </message>
    <message>
        <source>You place your last beams and win.</source>
        <translation>Piazzi gli ultimi raggi e vinci.</translation>
    </message>
    <message numerus="yes">
        <source>You win in %n turn(s) at most, whatever the others do.</source>
        <translation>
            <numerusform>Vinci al massimo in %n turno, qualunque cosa facciano gli altri.</numerusform>
            <numerusform>Vinci al massimo in %n turni, qualunque cosa facciano gli altri.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You open level {level}: then %n more group(s) can be placed.</source>
        <translation>
            <numerusform>Apri il livello {level}: così si può piazzare %n gruppo in più.</numerusform>
            <numerusform>Apri il livello {level}: così si possono piazzare %n gruppi in più.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You place %n beam(s), the last you have.</source>
        <translation>
            <numerusform>Piazzi %n raggio, l’ultimo che hai.</numerusform>
            <numerusform>Piazzi %n raggi, gli ultimi che hai.</numerusform>
        </translation>
    </message>
    <message>
        <source>You use column {column}, the only one that takes {colour} now.</source>
        <translation>Usi la colonna {column}, l’unica che ora accetta {colour}.</translation>
    </message>
    <message numerus="yes">
        <source>You place %n beam(s): no more will fit now.</source>
        <translation>
            <numerusform>Piazzi %n raggio: ora di più non si può.</numerusform>
            <numerusform>Piazzi %n raggi: ora di più non si può.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You place %n beam(s); a larger group can wait.</source>
        <translation>
            <numerusform>Piazzi %n raggio; un gruppo più grande può aspettare.</numerusform>
            <numerusform>Piazzi %n raggi; un gruppo più grande può aspettare.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place them all</source>
        <translation>Tutti i raggi</translation>
    </message>
    <message>
        <source>Hold them off</source>
        <translation>Tieni a bada</translation>
    </message>
    <message numerus="yes">
        <source>Place all your beams in %n turn(s), whatever {name} does.</source>
        <translation>
            <numerusform>Piazza tutti i tuoi raggi in %n turno, qualunque cosa faccia {name}.</numerusform>
            <numerusform>Piazza tutti i tuoi raggi in %n turni, qualunque cosa faccia {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold {name} off: find the only move that keeps {name} from placing all their beams within %n turn(s).</source>
        <translation>
            <numerusform>Tieni a bada {name}: c’è una sola mossa per evitare che {name} piazzi tutti i raggi entro %n turno.</numerusform>
            <numerusform>Tieni a bada {name}: c’è una sola mossa per evitare che {name} piazzi tutti i raggi entro %n turni.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now you can’t place all your beams in time.</source>
        <translation>Adesso i tuoi raggi non si possono più piazzare tutti in tempo.</translation>
    </message>
    <message>
        <source>Now {name} wins.</source>
        <translation>Così vince {name}.</translation>
    </message>
    <message>
        <source>You’re out of turns, and not all your beams are placed.</source>
        <translation>I tuoi turni sono finiti, e non tutti i tuoi raggi sono piazzati.</translation>
    </message>
    <message numerus="yes">
        <source>Now {name} places all their beams in %n turn(s), whatever you do.</source>
        <translation>
            <numerusform>Così {name} piazza tutti i raggi in %n turno, qualunque cosa tu faccia.</numerusform>
            <numerusform>Così {name} piazza tutti i raggi in %n turni, qualunque cosa tu faccia.</numerusform>
        </translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Livelli</translation>
    </message>
    <message>
        <source>Discs</source>
        <translation>Dischi</translation>
    </message>
    <message numerus="yes">
        <source>%n group(s)</source>
        <translation>
            <numerusform>%n gruppo</numerusform>
            <numerusform>%n gruppi</numerusform>
        </translation>
    </message>
    <message>
        <source>{groups} · {time}</source>
        <translation>{groups} · {time}</translation>
    </message>
    <message>
        <source>a beam needs its own colour or a joker below it</source>
        <translation>un raggio vuole sotto di sé il suo colore o un jolly</translation>
    </message>
    <message>
        <source>The game is blocked: nobody can do anything. Both teams have the same number of beams left: {left} each.</source>
        <translation>La partita è bloccata: nessuno può più fare niente. Le due squadre hanno lo stesso numero di raggi: {left} ciascuna.</translation>
    </message>
    <message>
        <source>The game is blocked: nobody can do anything. {names} and {name} tie for the fewest beams left: {left} each.</source>
        <translation>La partita è bloccata: nessuno può più fare niente. {names} {name:ed} sono alla pari, con il minor numero di raggi: {left} a testa.</translation>
    </message>
    <message>
        <source>Nobody can ever place a beam again: whoever has the fewest left wins.</source>
        <translation>Nessuno può più piazzare un raggio: vince chi ne ha meno.</translation>
    </message>
    <message numerus="yes">
        <source>You make room for %n more group(s) of your own.</source>
        <translation>
            <numerusform>Fai spazio a %n altro tuo gruppo.</numerusform>
            <numerusform>Fai spazio ad altri %n tuoi gruppi.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, {line}: {groups}</source>
        <translation>{name}, {line}: {groups}</translation>
    </message>
    <message>
        <source>All beams of a group land on the same level; here they would land on levels {levels}.</source>
        <translation>Tutti i raggi di un gruppo vanno allo stesso livello; qui finirebbero ai livelli {levels}.</translation>
    </message>
</context>
<context>
    <name>EliosLessons</name>
    <message>
        <source>Tie your beams into groups</source>
        <translation>Forma i tuoi gruppi</translation>
    </message>
    <message>
        <source>Whoever gets rid of all their beams first wins. You place them in groups: one to three beams, all of different colours. Put a beam into another group if you like, and press “Ready”.</source>
        <translation>Vince chi resta per primo senza raggi. Si piazzano in gruppi: da uno a tre raggi, tutti di colori diversi. Se vuoi, metti un raggio in un altro gruppo; poi premi “Fatto”.</translation>
    </message>
    <message>
        <source>Take your time in a real game, too: the last to be ready begins.</source>
        <translation>Prenditi tempo anche in una partita vera: chi finisce per ultimo comincia.</translation>
    </message>
    <message>
        <source>The first group</source>
        <translation>Il primo gruppo</translation>
    </message>
    <message>
        <source>Let’s go on with these five groups. A beam goes onto its own colour, the white joker anywhere. The first group placed needs a joker: put that one onto the sun, and its joker onto the lit column.</source>
        <translation>Andiamo avanti con questi cinque gruppi. Un raggio si mette sul suo colore, il jolly bianco ovunque. Il primo gruppo deve avere un jolly: mettilo sul sole, e il jolly sulla colonna illuminata.</translation>
    </message>
    <message>
        <source>Each onto its own colour</source>
        <translation>Ognuno sul suo colore</translation>
    </message>
    <message>
        <source>Place orange and yellow: each beam finds the column of its colour by itself.</source>
        <translation>Piazza arancione e giallo: ogni raggio trova da sé la colonna del suo colore.</translation>
    </message>
    <message>
        <source>You could, but now place the group of orange and yellow.</source>
        <translation>Si può, ma ora piazza il gruppo con arancione e giallo.</translation>
    </message>
    <message>
        <source>All on the same level</source>
        <translation>Tutti allo stesso livello</translation>
    </message>
    <message>
        <source>All beams of a group have to land on the same level. Only one of your groups can be placed now: look how high the columns are, and place it.</source>
        <translation>I raggi di un gruppo devono arrivare tutti allo stesso livello. Ora puoi piazzare solo uno dei tuoi gruppi: guarda quanto sono alte le colonne e piazzalo.</translation>
    </message>
    <message>
        <source>Right: both columns were the same height. The small picture of the columns shows it best.</source>
        <translation>Giusto: le due colonne avevano la stessa altezza. Si vede bene nel disegno piccolo delle colonne.</translation>
    </message>
    <message>
        <source>You could, but that places nothing, and one of your groups fits.</source>
        <translation>Si può, ma così non piazzi niente: uno dei tuoi gruppi ci sta.</translation>
    </message>
    <message>
        <source>Not above the discs</source>
        <translation>Non sopra i dischi</translation>
    </message>
    <message>
        <source>You could, but there’s no need to split here: a disc is what’s missing.</source>
        <translation>Si può, ma qui non serve dividere un gruppo: manca un disco.</translation>
    </message>
    <message>
        <source>On a joker anything goes</source>
        <translation>Sul jolly ci sta tutto</translation>
    </message>
    <message>
        <source>Any beam may lie on a joker. Place blue and orange so that blue covers it: put the group on the sun, then the blue beam on the joker.</source>
        <translation>Su un jolly può stare qualsiasi raggio. Piazza blu e arancione in modo che il blu lo copra: metti il gruppo sul sole, poi il raggio blu sul jolly.</translation>
    </message>
    <message>
        <source>You could, but that doesn’t put blue on the joker.</source>
        <translation>Si può, ma così il blu non va sul jolly.</translation>
    </message>
    <message>
        <source>The last two beams</source>
        <translation>Gli ultimi due raggi</translation>
    </message>
    <message>
        <source>Whoever has placed every beam wins at once. You have two left: play on against Mira and Spica until both beams are gone.</source>
        <translation>Chi ha piazzato tutti i raggi vince subito. Te ne restano due: continua contro Mira e Spica, e piazzali.</translation>
    </message>
    <message>
        <source>All your beams shine on the sun: that’s how you win.</source>
        <translation>Tutti i tuoi raggi splendono sul sole: così si vince.</translation>
    </message>
    <message>
        <source>That is the whole game. One more thing: when nobody can do anything any more, whoever has the fewest beams left wins.</source>
        <translation>Il gioco è tutto qui. Ancora una cosa: quando nessuno può più fare niente, vince chi ha meno raggi.</translation>
    </message>
    <message>
        <source>If you can do nothing, you pass. When everybody has passed, whoever has the fewest beams wins.</source>
        <translation>Chi non può fare proprio niente passa. Quando tutti hanno passato, vince chi ha meno raggi.</translation>
    </message>
    <message>
        <source>Covered. From now on this column asks for the colour that lies on top.</source>
        <translation>Coperto. Da ora questa colonna vuole il colore che sta in cima.</translation>
    </message>
    <message>
        <source>Blue and orange would fit, but on level 3, and there are only two discs: no beam may lie above the top disc. Add one: put one from the stack onto the sun.</source>
        <translation>Blu e arancione ci starebbero, ma al livello 3, e i dischi sono solo due: nessun raggio può stare sopra il disco più alto. Aggiungine uno: mettilo dalla pila sul sole.</translation>
    </message>
    <message>
        <source>That covers the joker, too. But keep azure and green, and take blue and orange for it.</source>
        <translation>Anche così il jolly è coperto. Ma tieni l’azzurro e il verde, e usa il blu e l’arancione.</translation>
    </message>
    <message>
        <source>Nothing fits? Split!</source>
        <translation>Non ci sta niente? Dividi!</translation>
    </message>
    <message>
        <source>Azure and green don’t fit together any more: their columns differ in height. Then split the group: put it, or just one of its beams, onto “Take one beam out”, beside your groups.</source>
        <translation>Azzurro e verde non ci stanno più insieme: le loro colonne non hanno la stessa altezza. Allora dividi il gruppo: mettilo, tutto o un solo raggio, su “Togli un raggio”, accanto ai tuoi gruppi.</translation>
    </message>
    <message>
        <source>That costs a turn, but two single beams nearly always find their place.</source>
        <translation>Costa un turno, ma due raggi singoli trovano quasi sempre posto.</translation>
    </message>
    <message>
        <source>You could, but a disc doesn’t make the columns the same height. Split the group.</source>
        <translation>Si può, ma con un disco le colonne restano di altezza diversa. Dividi il gruppo.</translation>
    </message>
    <message>
        <source>None of your groups fits now. Split one, or add a disc: then there’s more room for everybody.</source>
        <translation>Ora nessun tuo gruppo trova posto. Dividine uno, o aggiungi un disco: così c’è più posto per tutti.</translation>
    </message>
    <message>
        <source>One more disc: everybody may place one level higher now.</source>
        <translation>Un disco in più: ora tutti possono piazzare un livello più in alto.</translation>
    </message>
    <message>
        <source>Both are on level 2: all beams of a group have to land on the same level.</source>
        <translation>Sono tutti e due al livello 2: i raggi di un gruppo devono arrivare tutti allo stesso livello.</translation>
    </message>
    <message>
        <source>And we’re off: three beams fewer. Now the others play, and then it’s your turn again.</source>
        <translation>Si comincia: tre raggi in meno. Ora giocano gli altri, e poi tocca di nuovo a te.</translation>
    </message>
    <message>
        <source>You could, but let the joker go onto the column that is lit.</source>
        <translation>Si può, ma metti il jolly sulla colonna illuminata.</translation>
    </message>
    <message>
        <source>That used up your turn, but now level 3 is open. For the others, too!</source>
        <translation>Ti è costato il turno, ma ora il livello 3 è aperto. Anche per gli altri!</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Elios</source>
        <translation>Elios</translation>
    </message>
    <message>
        <source>Build a sun out of coloured beams. 15 minutes.</source>
        <translation>Costruisci un sole con raggi colorati. 15 minuti.</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Four play in two teams: the first and third seats against the second and fourth.</source>
        <translation>In quattro si gioca a squadre: il primo e il terzo posto contro il secondo e il quarto.</translation>
    </message>
    <message>
        <source>Everybody sorts their beams first. Whoever takes longest begins.</source>
        <translation>Prima ognuno forma i gruppi con i suoi raggi. Comincia chi ci mette di più.</translation>
    </message>
</context>
</TS>
