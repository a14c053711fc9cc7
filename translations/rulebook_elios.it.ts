<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>RulebookElios</name>
    <message>
        <source>Playing at this table</source>
        <translation>Giocare a questo tavolo</translation>
    </message>
    <message>
        <source>Drag a group onto the sun to place it. The sun shows the level on which it would land.</source>
        <translation>Trascina un gruppo sul sole per piazzarlo. Il sole mostra a che livello finirebbe.</translation>
    </message>
    <message>
        <source>Drag a disc onto the stack, or a beam by its tip out of its bundle to split.</source>
        <translation>Trascina un disco sulla pila, o per dividere tira fuori un raggio dal mazzetto prendendolo per la punta.</translation>
    </message>
    <message>
        <source>If you can only pass, a button for it appears; P presses it.</source>
        <translation>Se puoi solo passare, compare il pulsante per farlo; il tasto è P.</translation>
    </message>
    <message>
        <source>While you arrange, S suggests groups, U unties all, G says that you are ready.</source>
        <translation>Mentre formi i gruppi, S li suggerisce, U li scioglie tutti, G dice che hai fatto.</translation>
    </message>
    <message>
        <source>Questions that come up</source>
        <translation>Domande che capitano</translation>
    </message>
    <message>
        <source>May I place only a part of a group?</source>
        <translation>Posso piazzare solo una parte di un gruppo?</translation>
    </message>
    <message>
        <source>No. A group is placed as a whole. If you want to place a part of it, [split it](#split) first; that is a turn of its own.</source>
        <translation>No. Un gruppo si piazza intero. Se ne vuoi piazzare una parte, prima [dividilo](#split): è un turno a sé.</translation>
    </message>
    <message>
        <source>May I look at the others’ beams?</source>
        <translation>Posso guardare i raggi degli altri?</translation>
    </message>
    <message>
        <source>Yes, all groups lie open. Watch them: a disc that helps you may help somebody else more.</source>
        <translation>Sì, tutti i gruppi sono scoperti. Tienili d’occhio: un disco che aiuta te può aiutare di più qualcun altro.</translation>
    </message>
    <message>
        <source>May I put a single beam on a higher column while the rest of its group lies lower?</source>
        <translation>Posso mettere un raggio su una colonna più alta mentre il resto del gruppo sta più in basso?</translation>
    </message>
    <message>
        <source>No. All beams of a group land on the same level. A group of one has no such worry.</source>
        <translation>No. Tutti i raggi di un gruppo vanno allo stesso livello. Un gruppo di un solo raggio non ha questo problema.</translation>
    </message>
    <message>
        <source>Two of my colours have the same column now, because of a joker. May both go there?</source>
        <translation>Per via di un jolly due dei miei colori hanno la stessa colonna. Possono andarci tutti e due?</translation>
    </message>
    <message>
        <source>Not in one turn: a column takes one beam of a group.</source>
        <translation>Non nello stesso turno: una colonna riceve un solo raggio per gruppo.</translation>
    </message>
    <message>
        <source>Can I go on a joker that lies on level 1?</source>
        <translation>Posso andare su un jolly che sta al livello 1?</translation>
    </message>
    <message>
        <source>There is none: the sun starts without jokers. Once one lies on a column, the next beam there lands above it, if the discs allow that level.</source>
        <translation>Non ce ne sono: il sole comincia senza jolly. Quando su una colonna ce n’è uno, il prossimo raggio va sopra di lui, se i dischi permettono quel livello.</translation>
    </message>
    <message>
        <source>Must I place a group if I can?</source>
        <translation>Se posso piazzare un gruppo, devo farlo?</translation>
    </message>
    <message>
        <source>No. You may add a disc or split a group instead. You just can’t [pass](#pass).</source>
        <translation>No. Puoi invece aggiungere un disco o dividere un gruppo. Solo [passare](#pass) non puoi.</translation>
    </message>
    <message>
        <source>Who begins if two of us took equally long to arrange?</source>
        <translation>Chi comincia se due di noi ci hanno messo lo stesso tempo?</translation>
    </message>
    <message>
        <source>The later seat. It is a matter of thousandths of a second, so it hardly ever happens.</source>
        <translation>Il posto che viene dopo. Si tratta di millesimi di secondo, quindi non capita quasi mai.</translation>
    </message>
    <message>
        <source>Why does our game so often end blocked?</source>
        <translation>Perché le nostre partite si bloccano così spesso?</translation>
    </message>
    <message>
        <source>With jokers that take any colour, careful players take columns away from each other. If you don’t like it, choose [“the column’s colour”](#joker) for your next game.</source>
        <translation>Con i jolly che accettano ogni colore, chi gioca con attenzione toglie colonne agli altri. Se non vi piace, la prossima volta scegliete [“il colore della colonna”](#joker).</translation>
    </message>
    <message>
        <source>How moves are written</source>
        <translation>Come si scrivono le mosse</translation>
    </message>
    <message>
        <source>Letters: R red, O orange, Y yellow, L lime, G green, A azure, B blue, P purple, J joker. Within a group they stand in alphabetical order.</source>
        <translation>Lettere: R rosso, O arancione, Y giallo, L lime, G verde, A azzurro, B blu, P viola, J jolly. Dentro un gruppo sono in ordine alfabetico.</translation>
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
        <source>azure on column 5, green on column 2, the joker on column 7</source>
        <translation>l’azzurro sulla colonna 5, il verde sulla colonna 2, il jolly sulla colonna 7</translation>
    </message>
    <message>
        <source>one more disc</source>
        <translation>un disco in più</translation>
    </message>
    <message>
        <source>green is taken out of the group; of a group of two, the first letter is named</source>
        <translation>il verde esce dal gruppo; se il gruppo è di due, si scrive la prima lettera</translation>
    </message>
    <message>
        <source>nothing is possible</source>
        <translation>non si può fare niente</translation>
    </message>
    <message>
        <source>seat 2 makes three groups</source>
        <translation>il posto 2 forma tre gruppi</translation>
    </message>
    <message>
        <source>**Place all your beams first.** In your turn do one thing:</source>
        <translation>**Piazza tutti i tuoi raggi prima degli altri.** Nel tuo turno fai una cosa:</translation>
    </message>
    <message>
        <source>**Place a group**, each beam on a column of its own.</source>
        <translation>**Piazza un gruppo**, ogni raggio su una colonna diversa.</translation>
    </message>
    <message>
        <source>**Add a disc** to the stack, up to nine.</source>
        <translation>**Aggiungi un disco** alla pila, fino a nove.</translation>
    </message>
    <message>
        <source>**Split a group**: one beam becomes a group of its own.</source>
        <translation>**Dividi un gruppo**: un raggio diventa un gruppo a sé.</translation>
    </message>
    <message>
        <source>**When you place a group:**</source>
        <translation>**Quando piazzi un gruppo:**</translation>
    </message>
    <message>
        <source>a beam goes on its own colour or on a joker; a joker goes anywhere;</source>
        <translation>un raggio va sul suo colore o su un jolly; un jolly va dappertutto;</translation>
    </message>
    <message>
        <source>all beams land on the same level;</source>
        <translation>tutti i raggi vanno allo stesso livello;</translation>
    </message>
    <message>
        <source>no beam lands above the top disc.</source>
        <translation>nessun raggio va più in alto dell’ultimo disco.</translation>
    </message>
    <message>
        <source>Groups have one to three beams and no colour twice, nor two jokers.</source>
        <translation>I gruppi hanno da uno a tre raggi, mai due dello stesso colore né due jolly.</translation>
    </message>
    <message>
        <source>Whoever was last to arrange begins, with a group that has a joker.</source>
        <translation>Comincia chi ha formato i gruppi per ultimo, con un gruppo che ha un jolly.</translation>
    </message>
    <message>
        <source>You pass only if you can do nothing. If all pass, the fewest beams left wins.</source>
        <translation>Passi solo se non puoi fare niente. Se passano tutti, vince chi ha meno raggi.</translation>
    </message>
    <message>
        <source>Four play in teams: both partners have to place everything.</source>
        <translation>In quattro si gioca a squadre: devono piazzare tutto entrambi i compagni.</translation>
    </message>
    <message>
        <source>**At this table:** drag a group, a disc, or a beam out of its bundle; Esc takes a half-placed group back.</source>
        <translation>**A questo tavolo:** trascina un gruppo, un disco o un raggio fuori dal mazzetto; Esc ritira un gruppo piazzato a metà.</translation>
    </message>
    <message>
        <source>Four players: two teams</source>
        <translation>In quattro: due squadre</translation>
    </message>
    <message>
        <source>Seats 1 and 3 play together against seats 2 and 4, so partners sit across from each other. Each has their own beams and places only those.</source>
        <translation>I posti 1 e 3 giocano insieme contro i posti 2 e 4, quindi i compagni siedono l’uno di fronte all’altro. Ognuno ha i suoi raggi e piazza solo quelli.</translation>
    </message>
    <message>
        <source>Who has placed everything is skipped from then on. The team wins when both of its members have placed all their beams.</source>
        <translation>Chi ha piazzato tutto da lì in poi salta il turno. La squadra vince quando entrambi hanno piazzato tutti i raggi.</translation>
    </message>
    <message>
        <source>How the game ends</source>
        <translation>Come finisce la partita</translation>
    </message>
    <message>
        <source>With two or three players you win at once when you have placed your last beam. With four, [both partners](#teams) have to be finished.</source>
        <translation>In due o in tre vinci subito, appena piazzi il tuo ultimo raggio. In quattro devono aver finito [entrambi i compagni](#teams).</translation>
    </message>
    <message>
        <source>Anna has one group left, and it fits: she places it and wins.</source>
        <translation>Ad Anna resta un gruppo, e ha posto: lo piazza e vince.</translation>
    </message>
    <message>
        <source>If everybody who still has beams passes, one after the other, the game is blocked. Whoever has the fewest beams left wins; of teams, both partners’ beams count together. A tie is shared.</source>
        <translation>Se tutti quelli che hanno ancora raggi passano, uno dopo l’altro, la partita è bloccata. Vince chi ha meno raggi; nelle squadre si sommano quelli dei due compagni. In caso di parità la vittoria è condivisa.</translation>
    </message>
    <message>
        <source>The sheet doesn’t speak of it, but it happens: a colour may have no column left to go on.</source>
        <translation>Il foglio non ne parla, ma succede: un colore può restare senza nessuna colonna su cui andare.</translation>
    </message>
    <message>
        <source>There are no points. The result shows how many beams each player has left.</source>
        <translation>Non ci sono punti. Il risultato mostra quanti raggi restano a ciascuno.</translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation>Di che cosa si tratta</translation>
    </message>
    <message>
        <source>Beams of eight colours make a sun, and you build it higher together. Whoever places all their own beams on it first wins. Four players play in two teams.</source>
        <translation>Raggi di otto colori formano un sole, e insieme lo fate crescere in altezza. Vince chi per primo ci piazza tutti i propri raggi. In quattro si gioca in due squadre.</translation>
    </message>
    <message>
        <source>In your turn you [place a group](#place) of your beams, [add a disc](#disc) to let the sun grow, or [split a group](#split) that you can’t place as it is.</source>
        <translation>Nel tuo turno [piazzi un gruppo](#place) di raggi, [aggiungi un disco](#disc) per far crescere il sole, o [dividi un gruppo](#split) che così com’è non riesci a piazzare.</translation>
    </message>
    <message>
        <source>What is in the box</source>
        <translation>Che cosa c’è nella scatola</translation>
    </message>
    <message>
        <source>40 beams: 5 in each of 8 colours.</source>
        <translation>40 raggi: 5 per ognuno degli 8 colori.</translation>
    </message>
    <message>
        <source>4 white beams: the jokers.</source>
        <translation>4 raggi bianchi: i jolly.</translation>
    </message>
    <message>
        <source>9 discs, which make the middle of the sun.</source>
        <translation>9 dischi, che formano il centro del sole.</translation>
    </message>
    <message>
        <source>A bag.</source>
        <translation>Un sacchetto.</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rosso</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Arancione</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Giallo</translation>
    </message>
    <message>
        <source>Lime</source>
        <translation>Lime</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Azure</source>
        <translation>Azzurro</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blu</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Viola</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Jolly</translation>
    </message>
    <message>
        <source>goes on any colour</source>
        <translation>va su ogni colore</translation>
    </message>
    <message>
        <source>Every colour also has a mark of its own, so that nobody has to tell them apart by colour.</source>
        <translation>Ogni colore ha anche un suo segno, così nessuno deve distinguerli dal colore.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Preparazione</translation>
    </message>
    <message>
        <source>Two discs go on top of each other into the middle of the table.</source>
        <translation>Due dischi vanno uno sull’altro al centro del tavolo.</translation>
    </message>
    <message>
        <source>Around them lies one beam of each colour, in any order, without jokers. These are the eight columns of the sun. They are numbered 1 to 8 clockwise from the top.</source>
        <translation>Intorno c’è un raggio di ogni colore, in qualsiasi ordine, senza jolly. Sono le otto colonne del sole, numerate da 1 a 8 in senso orario partendo dall’alto.</translation>
    </message>
    <message>
        <source>The other 32 beams go into the bag. Everybody draws as many as the table says and gets their jokers.</source>
        <translation>Gli altri 32 raggi vanno nel sacchetto. Ognuno ne pesca quanti dice la tabella e riceve i suoi jolly.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Beams for each</source>
        <translation>Raggi a testa</translation>
    </message>
    <message>
        <source>Jokers for each</source>
        <translation>Jolly a testa</translation>
    </message>
    <message>
        <source>With three players, two beams stay in the bag and one joker in the box: they are out of this game. What lies before you is open for everybody to see.</source>
        <translation>In tre restano due raggi nel sacchetto e un jolly nella scatola: in questa partita non servono. Quello che avete davanti è scoperto per tutti.</translation>
    </message>
    <message>
        <source>The sun at the beginning: eight columns, each with one beam on level 1, and two discs.</source>
        <translation>Il sole all’inizio: otto colonne, ognuna con un raggio al livello 1, e due dischi.</translation>
    </message>
    <message>
        <source>Making groups</source>
        <translation>Formare i gruppi</translation>
    </message>
    <message>
        <source>Everybody sorts their beams into groups of one, two or three. **No group has the same colour twice.** All your beams have to be in a group.</source>
        <translation>Ognuno divide i suoi raggi in gruppi di uno, due o tre. **Nessun gruppo ha due volte lo stesso colore.** Tutti i tuoi raggi devono stare in un gruppo.</translation>
    </message>
    <message>
        <source>White is a colour, too: no group has two jokers.</source>
        <translation>Anche il bianco è un colore: nessun gruppo ha due jolly.</translation>
    </message>
    <message>
        <source>The sheet says that a group can’t hold two beams of one colour, and jokers are white.</source>
        <translation>Il foglio dice che in un gruppo non ci sono due raggi dello stesso colore, e i jolly sono bianchi.</translation>
    </message>
    <message>
        <source>All arrange at the same time. **Whoever finishes last begins the game.** When you have said that you are ready, your groups stay as they are until your turn.</source>
        <translation>Tutti formano i gruppi insieme. **Chi finisce per ultimo comincia la partita.** Quando hai detto “Fatto”, i tuoi gruppi restano così fino al tuo turno.</translation>
    </message>
    <message>
        <source>On one machine you arrange one after the other. Each of you is timed, and whoever took longest begins. The turns start when everybody is ready.</source>
        <translation>Allo stesso computer si formano i gruppi uno dopo l’altro. Il tempo di ciascuno viene misurato, e comincia chi ci ha messo di più. I turni partono quando tutti hanno fatto.</translation>
    </message>
    <message>
        <source>Anna sorts her beams. Each bundle holds beams of different colours, at most three.</source>
        <translation>Anna divide i suoi raggi. In ogni mazzetto i colori sono tutti diversi, al massimo tre.</translation>
    </message>
    <message>
        <source>At this table: drag beams from bundle to bundle, or into an empty place for a new one. “Suggest” makes groups for you, “Untie all” starts over, “Ready” ends it.</source>
        <translation>A questo tavolo: trascina i raggi da un mazzetto all’altro, o in uno spazio vuoto per farne uno nuovo. “Suggerisci” forma i gruppi per te, “Sciogli tutti” ricomincia da capo, “Fatto” conclude.</translation>
    </message>
    <message>
        <source>Green, azure and a joker can be one group. Red, red and blue can’t: red is in it twice.</source>
        <translation>Verde, azzurro e un jolly possono stare insieme. Rosso, rosso e blu no: il rosso c’è due volte.</translation>
    </message>
    <message>
        <source>Large groups empty your side of the table fast, but all their beams must fit at the same time and [on the same level](#place). Small ones fit more easily.</source>
        <translation>I gruppi grandi svuotano in fretta la tua parte di tavolo, ma tutti i loro raggi devono avere posto nello stesso momento e [allo stesso livello](#place). Quelli piccoli trovano posto più facilmente.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Il tuo turno</translation>
    </message>
    <message>
        <source>Play goes around clockwise. In your turn you do exactly one of these three things:</source>
        <translation>Si gioca in senso orario. Nel tuo turno fai una sola di queste tre cose:</translation>
    </message>
    <message>
        <source>[place one of your groups](#place) on the sun,</source>
        <translation>[piazzi uno dei tuoi gruppi](#place) sul sole,</translation>
    </message>
    <message>
        <source>[add a disc](#disc) to the stack in the middle,</source>
        <translation>[aggiungi un disco](#disc) alla pila al centro,</translation>
    </message>
    <message>
        <source>[split one of your groups](#split) in two.</source>
        <translation>[dividi in due uno dei tuoi gruppi](#split).</translation>
    </message>
    <message>
        <source>You place and split only groups that lie before you, and a group is placed as a whole.</source>
        <translation>Piazzi e dividi solo i gruppi che hai davanti, e un gruppo si piazza intero.</translation>
    </message>
    <message>
        <source>The very first turn</source>
        <translation>Il primissimo turno</translation>
    </message>
    <message>
        <source>The player who begins has to place a group with a joker in it. Nothing else is allowed in this one turn: no disc, no splitting, no passing.</source>
        <translation>Chi comincia deve piazzare un gruppo con un jolly. In quest’unico turno non è permesso altro: né dischi, né dividere, né passare.</translation>
    </message>
    <message>
        <source>This is always possible. All columns have one beam and two discs lie in the middle, so every beam of the group finds the column of its colour, and the joker goes on any other.</source>
        <translation>È sempre possibile. Tutte le colonne hanno un raggio e al centro ci sono due dischi, quindi ogni raggio del gruppo trova la colonna del suo colore, e il jolly va su una qualsiasi delle altre.</translation>
    </message>
    <message>
        <source>Placing a group</source>
        <translation>Piazzare un gruppo</translation>
    </message>
    <message>
        <source>Put each beam of the group on a column of its own. Three things have to be right for all of them, as the sun stands before you place:</source>
        <translation>Metti ogni raggio del gruppo su una colonna diversa. Tre cose devono andare bene per tutti, guardando il sole com’è prima che tu piazzi:</translation>
    </message>
    <message>
        <source>**Colour.** A beam goes on its own colour or on a [joker](#joker). A joker goes on any column.</source>
        <translation>**Colore.** Un raggio va sul suo colore o su un [jolly](#joker). Un jolly va su qualsiasi colonna.</translation>
    </message>
    <message>
        <source>**Level.** All beams of the group land on the same level, so the columns that you choose are equally high.</source>
        <translation>**Livello.** Tutti i raggi del gruppo vanno allo stesso livello, quindi le colonne che scegli hanno la stessa altezza.</translation>
    </message>
    <message>
        <source>**Discs.** No beam lands higher than the top disc: with two discs you can build up to level 2, with three up to level 3, and so on.</source>
        <translation>**Dischi.** Nessun raggio va più in alto dell’ultimo disco: con due dischi si costruisce fino al livello 2, con tre fino al livello 3, e così via.</translation>
    </message>
    <message>
        <source>Two beams of a group never go on the same column: the second would land on another level.</source>
        <translation>Due raggi di un gruppo non vanno mai sulla stessa colonna: il secondo finirebbe a un altro livello.</translation>
    </message>
    <message>
        <source>Anna holds the group of green, blue and a joker. Green goes on column 5, blue on column 7, and the joker on any of the others: all are one beam high.</source>
        <translation>Anna ha il gruppo verde, blu e un jolly. Il verde va sulla colonna 5, il blu sulla colonna 7 e il jolly su una qualsiasi delle altre: sono tutte alte un raggio.</translation>
    </message>
    <message>
        <source>Column 5 holds two beams and column 6 one. Azure and green together would land on levels 2 and 3, so they can’t be placed as a group.</source>
        <translation>La colonna 5 ha due raggi e la colonna 6 uno. Azzurro e verde insieme finirebbero ai livelli 2 e 3, quindi come gruppo non si possono piazzare.</translation>
    </message>
    <message>
        <source>Two discs lie in the middle, and a column has two beams. Nothing goes on it until somebody [adds a disc](#disc).</source>
        <translation>Al centro ci sono due dischi, e una colonna ha due raggi. Lì non va niente finché qualcuno non [aggiunge un disco](#disc).</translation>
    </message>
    <message>
        <source>At this table: drag the group onto the sun. Where each beam can go in just one way, all of them land at once; otherwise you put them on the glowing columns one by one. Esc takes the group back.</source>
        <translation>A questo tavolo: trascina il gruppo sul sole. Se ogni raggio può andare in un modo solo, si piazzano tutti insieme; altrimenti li metti uno alla volta sulle colonne illuminate. Esc ritira il gruppo.</translation>
    </message>
    <message>
        <source>The small drawing beside the sun shows all columns as bars with the line of the discs: so you see which ones are at the same level.</source>
        <translation>Il disegnino accanto al sole mostra tutte le colonne come barre, con la linea dei dischi: così vedi quali sono allo stesso livello.</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>I jolly</translation>
    </message>
    <message>
        <source>A joker goes on every column, whatever its colour. Like any other beam it has to land on the level of its group, and not above the discs.</source>
        <translation>Un jolly va su ogni colonna, di qualsiasi colore. Come ogni altro raggio deve finire al livello del suo gruppo, e non sopra i dischi.</translation>
    </message>
    <message>
        <source>A joker may be covered by any colour, and from then on the column asks for that colour. So the colours of columns change, and a colour can lose its last column. This is how the game is played unless you choose otherwise.</source>
        <translation>Un jolly può essere coperto da qualsiasi colore, e da quel momento la colonna vuole quel colore. Così i colori delle colonne cambiano, e un colore può perdere la sua ultima colonna. Si gioca in questo modo, se non scegliete altro.</translation>
    </message>
    <message>
        <source>The sheet says that a beam goes on its own colour or on a joker, and nothing more about jokers. Read as it stands, that allows any colour.</source>
        <translation>Il foglio dice che un raggio va sul suo colore o su un jolly, e dei jolly non dice altro. Preso alla lettera, questo permette qualsiasi colore.</translation>
    </message>
    <message>
        <source>When you set up a game, you can choose “the column’s colour” instead: a column keeps the colour of its highest beam that is not a joker, and only this colour or another joker goes on a joker.</source>
        <translation>Preparando una partita potete scegliere invece “il colore della colonna”: una colonna tiene il colore del suo raggio più alto che non è un jolly, e su un jolly va solo quel colore o un altro jolly.</translation>
    </message>
    <message>
        <source>A published review explains the game like this. Then no game is ever blocked: a column never needs more than nine levels.</source>
        <translation>Una recensione pubblicata spiega il gioco così. Allora nessuna partita si blocca mai: una colonna non ha mai bisogno di più di nove livelli.</translation>
    </message>
    <message>
        <source>A joker lies on top of column 1, which was red. With a third disc any colour may go there; with “the column’s colour” only red or another joker.</source>
        <translation>In cima alla colonna 1, che era rossa, c’è un jolly. Con un terzo disco ci va qualsiasi colore; con “il colore della colonna” solo il rosso o un altro jolly.</translation>
    </message>
    <message>
        <source>Column 1 shows red and on it a joker. Blue goes on it, at level 3. From now on column 1 takes blue and jokers only; red has to look elsewhere.</source>
        <translation>La colonna 1 ha un rosso e sopra un jolly. Ci va il blu, al livello 3. Da ora la colonna 1 accetta solo blu e jolly; il rosso deve cercare altrove.</translation>
    </message>
    <message>
        <source>Adding a disc</source>
        <translation>Aggiungere un disco</translation>
    </message>
    <message>
        <source>Put one more disc on the stack in the middle. Everybody may now build one level higher. There are nine discs; when all lie on the stack, none can be added.</source>
        <translation>Metti un altro disco sulla pila al centro. Ora tutti possono costruire un livello più in alto. I dischi sono nove; quando sono tutti nella pila, non se ne aggiungono più.</translation>
    </message>
    <message>
        <source>A third disc lies on the stack: level 3 is open.</source>
        <translation>Sulla pila c’è un terzo disco: si apre il livello 3.</translation>
    </message>
    <message>
        <source>At this table: drag a disc from beside the sun onto the stack.</source>
        <translation>A questo tavolo: trascina sulla pila uno dei dischi accanto al sole.</translation>
    </message>
    <message>
        <source>Splitting a group</source>
        <translation>Dividere un gruppo</translation>
    </message>
    <message>
        <source>Make two smaller groups out of one: you take one of its beams out, and it becomes a group of its own. A single beam can’t be split.</source>
        <translation>Di un gruppo ne fai due più piccoli: togli uno dei suoi raggi, che diventa un gruppo a sé. Un raggio da solo non si può dividere.</translation>
    </message>
    <message>
        <source>Splitting takes a whole turn. The two parts stay apart: groups are never joined again.</source>
        <translation>Dividere prende un turno intero. Le due parti restano separate: i gruppi non si riuniscono più.</translation>
    </message>
    <message>
        <source>Bruno has taken one beam out of a group of three: now it lies beside the other two as a group of its own.</source>
        <translation>Bruno ha tolto un raggio da un gruppo di tre: ora è un gruppo a sé, accanto agli altri due.</translation>
    </message>
    <message>
        <source>At this table: drag a beam by its tip out of its bundle, onto the place that glows.</source>
        <translation>A questo tavolo: prendi un raggio per la punta e trascinalo fuori dal suo mazzetto, sul punto che si illumina.</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Passare</translation>
    </message>
    <message>
        <source>You pass only if you can do nothing at all: none of your groups fits anywhere, no disc is left, and you have no group to split.</source>
        <translation>Passi solo se non puoi fare proprio niente: nessuno dei tuoi gruppi ha posto, i dischi sono finiti e non hai gruppi da dividere.</translation>
    </message>
    <message>
        <source>The sheet doesn’t say what happens then. As long as something is possible you have to do it, even if it doesn’t help you.</source>
        <translation>Il foglio non dice che cosa succede in questo caso. Finché qualcosa è possibile devi farlo, anche se non ti aiuta.</translation>
    </message>
    <message>
        <source>You can come back: if another player changes the sun, your beams may fit again in your next turn.</source>
        <translation>Puoi tornare in gioco: se qualcun altro cambia il sole, al tuo prossimo turno i tuoi raggi possono avere di nuovo posto.</translation>
    </message>
</context>
</TS>
