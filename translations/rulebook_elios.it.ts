<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>RulebookElios</name>
    <message>
        <source>If you can only pass, a button for it appears; P presses it.</source>
        <translation>Se puoi solo passare, compare il pulsante per farlo; il tasto è P.</translation>
    </message>
    <message>
        <source>Questions that come up</source>
        <translation>Domande che capitano</translation>
    </message>
    <message>
        <source>May I place only part of a group?</source>
        <translation>Posso piazzare solo una parte di un gruppo?</translation>
    </message>
    <message>
        <source>May I look at the others’ beams?</source>
        <translation>Posso guardare i raggi degli altri?</translation>
    </message>
    <message>
        <source>Not in one turn: a column takes one beam of a group.</source>
        <translation>Non nello stesso turno: una colonna riceve un solo raggio per gruppo.</translation>
    </message>
    <message>
        <source>No. A group is placed as a whole. To place part of it, [split it](#split) first; that is a turn of its own.</source>
        <translation>No. Un gruppo si piazza intero. Per piazzarne una parte, prima [dividilo](#split): è un turno a sé.</translation>
    </message>
    <message>
        <source>After the first turn: Anna’s green is on green, her blue on blue, her joker on red, all on level 2.</source>
        <translation>Dopo il primo turno: il verde di Anna è sul verde, il blu sul blu, il jolly sul rosso, tutti al livello 2.</translation>
    </message>
    <message>
        <source>One player may have a head start.</source>
        <translation>Qualcuno può avere un vantaggio.</translation>
    </message>
    <message>
        <source>Yes. Watch them: a disc that helps you may help somebody else more.</source>
        <translation>Sì. Tienili d’occhio: un disco che aiuta te può aiutare di più qualcun altro.</translation>
    </message>
    <message>
        <source>May one beam of a group go higher than the others?</source>
        <translation>Un raggio di un gruppo può andare più in alto degli altri?</translation>
    </message>
    <message>
        <source>No. All beams of a group land on the same level. With a group of one that can’t happen.</source>
        <translation>No. Tutti i raggi di un gruppo vanno allo stesso livello. Con un gruppo di un solo raggio il problema non c’è.</translation>
    </message>
    <message>
        <source>Because of a joker, two of my colours now share a column. May both go there?</source>
        <translation>Per via di un jolly due dei miei colori hanno la stessa colonna. Possono andarci tutti e due?</translation>
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
        <source>The later seat. It’s a matter of thousandths of a second, so it hardly ever happens.</source>
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
        <source>At one computer you arrange one after the other. Each of you is timed, and whoever takes longest begins.</source>
        <translation>Allo stesso computer formate i gruppi a turno. Il tempo di ciascuno viene misurato, e comincia chi ci ha messo di più.</translation>
    </message>
    <message>
        <source>According to the sheet, everybody arranges at the same time and the last to finish begins; the clock finds the same player.</source>
        <translation>Secondo il foglio tutti formano i gruppi insieme, e comincia chi finisce per ultimo; il tempo dice chi è.</translation>
    </message>
    <message>
        <source>Any colour may go on a joker, unless you choose “the column’s colour”.</source>
        <translation>Su un jolly va qualsiasi colore, se non scegliete “il colore della colonna”.</translation>
    </message>
    <message>
        <source>With “the column’s colour” a column keeps its colour under jokers.</source>
        <translation>Con “il colore della colonna” una colonna tiene il suo colore sotto i jolly.</translation>
    </message>
    <message>
        <source>In a blocked game, whoever has the fewest beams left wins.</source>
        <translation>Una partita bloccata la vince chi ha meno raggi.</translation>
    </message>
    <message>
        <source>Only a player who can do nothing passes.</source>
        <translation>Passa solo chi non può fare niente.</translation>
    </message>
    <message>
        <source>While you arrange, drag beams from group to group, or onto an empty spot for a new one. S suggests groups, U unties all, G says you’re ready.</source>
        <translation>Mentre formi i gruppi, trascina i raggi da un gruppo all’altro, o su un punto vuoto per farne uno nuovo. S suggerisce, U scioglie tutti, G dice che hai fatto.</translation>
    </message>
    <message>
        <source>Drag a group onto the sun. If each beam can go in just one way, all land at once; otherwise put them on the glowing columns one by one. Esc takes the group back.</source>
        <translation>Trascina un gruppo sul sole. Se ogni raggio può andare in un modo solo, si piazzano tutti insieme; altrimenti li metti uno alla volta sulle colonne illuminate. Esc ritira il gruppo.</translation>
    </message>
    <message>
        <source>Drag a disc onto the stack; to split a group, drag a beam out of it by its tip.</source>
        <translation>Trascina un disco sulla pila; per dividere un gruppo, prendi un raggio per la punta e tiralo fuori.</translation>
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
        <source>nothing else is possible</source>
        <translation>non si può fare niente</translation>
    </message>
    <message>
        <source>seat 2 makes three groups</source>
        <translation>il posto 2 forma tre gruppi</translation>
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
        <source>a beam goes on a column whose top beam has its colour or is a joker; a joker goes anywhere;</source>
        <translation>un raggio va su una colonna con in cima il suo colore o un jolly; un jolly va dappertutto;</translation>
    </message>
    <message>
        <source>You pass only if you can do nothing. If all pass, whoever has the fewest beams left wins.</source>
        <translation>Passi solo se non puoi fare niente. Se passano tutti, vince chi ha meno raggi.</translation>
    </message>
    <message>
        <source>**In the app:** drag a group, a disc, or a beam out of its group; Esc takes a half-placed group back.</source>
        <translation>**Nell’app:** trascina un gruppo o un disco, oppure un raggio fuori dal suo gruppo; Esc ritira un gruppo piazzato a metà.</translation>
    </message>
    <message>
        <source>all beams land on the same level;</source>
        <translation>tutti i raggi vanno allo stesso livello;</translation>
    </message>
    <message>
        <source>A less experienced player may have a head start.</source>
        <translation>Chi ha meno esperienza può avere un vantaggio.</translation>
    </message>
    <message>
        <source>They draw fewer beams from the bag: five, seven or nine fewer with two players; with more players the difference is smaller. The sheet has no such rule.</source>
        <translation>Pesca meno raggi dal sacchetto: cinque, sette o nove in meno quando si gioca in due; in più giocatori la differenza è minore. Sul foglio questa regola non c’è.</translation>
    </message>
    <message>
        <source>**Be the first to place all your beams.** On your turn, do one of these:</source>
        <translation>**Piazza tutti i tuoi raggi prima degli altri.** Nel tuo turno fai una di queste cose:</translation>
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
        <source>Four play in teams: both partners have to place everything.</source>
        <translation>In quattro si gioca a squadre: devono piazzare tutto entrambi i compagni.</translation>
    </message>
    <message>
        <source>With two or three players you win as soon as you have placed your last beam. With four, [both partners](#teams) have to be finished.</source>
        <translation>In due o in tre vinci appena piazzi il tuo ultimo raggio. In quattro devono aver finito [entrambi i compagni](#teams).</translation>
    </message>
    <message>
        <source>If everybody who still has beams passes, one after the other, the game is blocked: whoever has the fewest beams left wins; partners’ beams count together. A tie is shared.</source>
        <translation>Se tutti quelli che hanno ancora raggi passano, uno dopo l’altro, la partita è bloccata: vince chi ha meno raggi; a squadre si sommano quelli dei due compagni. In caso di parità la vittoria è condivisa.</translation>
    </message>
    <message>
        <source>Four players: two teams</source>
        <translation>In quattro: due squadre</translation>
    </message>
    <message>
        <source>Seats 1 and 3 play together against seats 2 and 4, so partners sit across from each other. Each places only their own beams.</source>
        <translation>I posti 1 e 3 giocano insieme contro i posti 2 e 4, quindi i compagni siedono l’uno di fronte all’altro. Ognuno piazza solo i suoi raggi.</translation>
    </message>
    <message>
        <source>Anyone who has placed everything is skipped from then on. The team wins when both have placed all their beams.</source>
        <translation>Chi ha piazzato tutto non ha più turni. La squadra vince quando entrambi hanno piazzato tutti i raggi.</translation>
    </message>
    <message>
        <source>Carla’s turn. She and Anna are a team and wear the same badge; Bruno and Dario are the other team.</source>
        <translation>Tocca a Carla. Lei e Anna sono una squadra e portano lo stesso segno; Bruno e Dario sono l’altra squadra.</translation>
    </message>
    <message>
        <source>You pass only if you can do nothing at all: no group of yours fits, no disc is left, and you have no group to split.</source>
        <translation>Passi solo se non puoi fare proprio niente: nessuno dei tuoi gruppi trova posto, i dischi sono finiti e non hai gruppi da dividere.</translation>
    </message>
    <message>
        <source>You may soon be back: if somebody changes the sun, your beams may fit again on your next turn.</source>
        <translation>Puoi tornare in gioco: se qualcun altro cambia il sole, al prossimo turno i tuoi raggi possono trovare di nuovo posto.</translation>
    </message>
    <message>
        <source>How the game ends</source>
        <translation>Come finisce la partita</translation>
    </message>
    <message>
        <source>Anna has one group left, and it fits: she places it and wins.</source>
        <translation>Ad Anna resta un gruppo, e trova posto: lo piazza e vince.</translation>
    </message>
    <message>
        <source>The sheet doesn’t mention it, but it happens: a colour may have no column left to go on.</source>
        <translation>Il foglio non ne parla, ma succede: un colore può restare senza nessuna colonna su cui andare.</translation>
    </message>
    <message>
        <source>There are no points. The result shows how many beams each player has left.</source>
        <translation>Non ci sono punti. Il risultato mostra quanti raggi restano a ciascuno.</translation>
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
        <source>In two minutes</source>
        <translation>In due minuti</translation>
    </message>
    <message>
        <source>For 2 to 4 players, ages 7 and up; a game takes about 15 minutes.</source>
        <translation>Per 2–4 giocatori dai 7 anni; una partita dura circa 15 minuti.</translation>
    </message>
    <message>
        <source>**Goal.** Be the first to place all your beams.</source>
        <translation>**Scopo.** Piazzare tutti i tuoi raggi prima degli altri.</translation>
    </message>
    <message>
        <source>**Before the game** everybody sorts their beams into [groups](#arranging) of one to three, no colour twice in a group. Whoever finishes last begins, with a group that has a joker.</source>
        <translation>**Prima di cominciare** ognuno divide i suoi raggi in [gruppi](#arranging) da uno a tre, mai due dello stesso colore. Chi finisce per ultimo comincia, con un gruppo che ha un jolly.</translation>
    </message>
    <message>
        <source>**On your turn, do one of these:**</source>
        <translation>**Nel tuo turno fai una di queste cose:**</translation>
    </message>
    <message>
        <source>[Place a group](#place): each beam on a different column, on its own colour or on a joker (a joker goes anywhere). All land on the same level, that is, on columns of the same height, and none above the top disc.</source>
        <translation>[Piazzi un gruppo](#place): ogni raggio su una colonna diversa, sul suo colore o su un jolly (un jolly va dappertutto). Tutti allo stesso livello, cioè su colonne della stessa altezza, e nessuno più in alto dell’ultimo disco.</translation>
    </message>
    <message>
        <source>[Add a disc](#disc): now everybody may build one level higher.</source>
        <translation>[Aggiungi un disco](#disc): ora tutti possono costruire un livello più su.</translation>
    </message>
    <message>
        <source>[Split a group](#split) in two.</source>
        <translation>[Dividi un gruppo](#split) in due.</translation>
    </message>
    <message>
        <source>**You win** with your last beam; [in teams](#teams), when both of you have placed everything.</source>
        <translation>**Vinci** con il tuo ultimo raggio; [a squadre](#teams), quando avete piazzato tutto entrambi.</translation>
    </message>
    <message>
        <source>What is on the table</source>
        <translation>Che cosa c’è sul tavolo</translation>
    </message>
    <message>
        <source>The sun at the beginning, as Anna sees it.</source>
        <translation>Il sole all’inizio, come lo vede Anna.</translation>
    </message>
    <message>
        <source>a column of the sun: its top beam counts</source>
        <translation>una colonna del sole: conta il raggio più alto</translation>
    </message>
    <message>
        <source>the discs: how high everybody may build</source>
        <translation>i dischi: fin dove si può costruire</translation>
    </message>
    <message>
        <source>one of Anna’s groups, tied into a bundle</source>
        <translation>un gruppo di Anna, legato in un mazzetto</translation>
    </message>
    <message>
        <source>Bruno’s groups, open for everybody to see</source>
        <translation>i gruppi di Bruno, visibili a tutti</translation>
    </message>
    <message>
        <source>discs that can still be added</source>
        <translation>i dischi ancora da aggiungere</translation>
    </message>
    <message>
        <source>all columns as bars: see which are the same height</source>
        <translation>tutte le colonne come barre: quali hanno la stessa altezza</translation>
    </message>
    <message>
        <source>9 discs, the middle of the sun, and a bag.</source>
        <translation>9 dischi, il centro del sole, e un sacchetto.</translation>
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
        <source>Every colour also has a mark of its own, so nobody has to tell them apart by colour alone.</source>
        <translation>Ogni colore ha anche un suo segno, così nessuno deve distinguere i raggi solo dal colore.</translation>
    </message>
    <message>
        <source>Stack two discs in the middle of the table.</source>
        <translation>Mettete due dischi al centro del tavolo, uno sopra l’altro.</translation>
    </message>
    <message>
        <source>Lay one beam of each colour around them, in any order, without jokers. These are the eight columns, numbered clockwise from the top.</source>
        <translation>Intorno mettete un raggio per colore, in qualsiasi ordine, senza jolly. Sono le otto colonne, numerate in senso orario dall’alto.</translation>
    </message>
    <message>
        <source>Put the other 32 beams into the bag. Everybody draws as many as it says below and gets their jokers.</source>
        <translation>Mettete gli altri 32 raggi nel sacchetto. Ognuno ne pesca quanti dice la tabella e riceve i suoi jolly.</translation>
    </message>
    <message>
        <source>Beams each</source>
        <translation>Raggi a testa</translation>
    </message>
    <message>
        <source>Jokers each</source>
        <translation>Jolly a testa</translation>
    </message>
    <message>
        <source>With three players, two beams and one joker are left over: they are out of this game. Everybody sees what the others have.</source>
        <translation>In tre avanzano due raggi e un jolly: in questa partita non servono. Quello che avete è visibile a tutti.</translation>
    </message>
    <message>
        <source>Sort all your beams into groups of one, two or three. **No group has a colour twice, or two jokers.**</source>
        <translation>Dividi tutti i tuoi raggi in gruppi di uno, due o tre. **In un gruppo non ci sono due raggi dello stesso colore, né due jolly.**</translation>
    </message>
    <message>
        <source>Anna sorts her beams. Each group has at most three, all of different colours.</source>
        <translation>Anna divide i suoi raggi. In ogni gruppo ce ne sono al massimo tre, tutti di colori diversi.</translation>
    </message>
    <message>
        <source>**Whoever finishes last begins the game.** Once you are ready, your groups stay as they are until your turn; turns start when everybody is ready.</source>
        <translation>**Chi finisce per ultimo comincia la partita.** Quando hai detto “Fatto”, i tuoi gruppi restano così fino al tuo turno; si parte quando tutti hanno fatto.</translation>
    </message>
    <message>
        <source>**A tip for the first game:** large groups get rid of beams fast, but they must all fit at once, and [on the same level](#place). Small ones fit more easily.</source>
        <translation>**Un consiglio per la prima partita:** i gruppi grandi fanno fuori i raggi in fretta, ma devono avere posto tutti insieme e [allo stesso livello](#place). Quelli piccoli trovano posto più facilmente.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Preparazione</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Making groups</source>
        <translation>Formare i gruppi</translation>
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
        <source>Green, azure and a joker can be one group. Red, red and blue can’t: red is in it twice.</source>
        <translation>Verde, azzurro e un jolly possono stare insieme. Rosso, rosso e blu no: il rosso c’è due volte.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Il tuo turno</translation>
    </message>
    <message>
        <source>Play goes around clockwise. On your turn, do exactly one of these three things:</source>
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
        <source>Before: Anna takes her group of green, blue and a joker.</source>
        <translation>Prima: Anna prende il gruppo verde, blu e jolly.</translation>
    </message>
    <message>
        <source>After: green is on green, blue on blue, the joker on red; all on level 2. It is Bruno’s turn.</source>
        <translation>Dopo: il verde è sul verde, il blu sul blu, il jolly sul rosso; tutti al livello 2. Tocca a Bruno.</translation>
    </message>
    <message>
        <source>You place and split only groups of your own, and a group is placed as a whole.</source>
        <translation>Piazzi e dividi solo gruppi tuoi, e un gruppo si piazza intero.</translation>
    </message>
    <message>
        <source>Whoever begins has to place a group with a joker: no disc, no splitting, no passing. It is always possible.</source>
        <translation>Chi comincia deve piazzare un gruppo con un jolly: niente dischi, niente divisioni, non si passa. È sempre possibile.</translation>
    </message>
    <message>
        <source>Put each beam of the group on a column of its own. For all of them, three things must be right, going by the sun as it is before you place:</source>
        <translation>Metti ogni raggio del gruppo su una colonna diversa. Per ognuno devono valere tre condizioni, guardando il sole com’è prima che tu piazzi:</translation>
    </message>
    <message>
        <source>**Colour.** A beam goes on a column whose top beam has its colour or is a [joker](#joker). A joker goes on any column.</source>
        <translation>**Colore.** Un raggio va su una colonna il cui raggio più alto ha il suo colore o è un [jolly](#joker). Un jolly va su qualsiasi colonna.</translation>
    </message>
    <message>
        <source>**Level.** All beams of the group land on the same level, so the columns you choose are the same height.</source>
        <translation>**Livello.** Tutti i raggi del gruppo vanno allo stesso livello, quindi le colonne che scegli hanno la stessa altezza.</translation>
    </message>
    <message>
        <source>**Discs.** No beam lands above the top disc: with two discs you build up to level 2, with three up to level 3.</source>
        <translation>**Dischi.** Nessun raggio va più in alto dell’ultimo disco: con due dischi si costruisce fino al livello 2, con tre fino al 3.</translation>
    </message>
    <message>
        <source>Two beams of a group never go on the same column: the second would be on another level.</source>
        <translation>Due raggi di un gruppo non vanno mai sulla stessa colonna: il secondo finirebbe a un altro livello.</translation>
    </message>
    <message>
        <source>Right: orange and azure are both one beam high. The group lands on level 2.</source>
        <translation>Giusto: arancione e azzurro sono alti un raggio tutti e due. Il gruppo va al livello 2.</translation>
    </message>
    <message>
        <source>Wrong: column 5 has two beams, column 6 one. Azure and green would land on different levels.</source>
        <translation>Sbagliato: la colonna 5 ha due raggi, la 6 uno. Azzurro e verde finirebbero a livelli diversi.</translation>
    </message>
    <message>
        <source>Wrong: blue and green would land on level 3, and there are only two discs.</source>
        <translation>Sbagliato: blu e verde finirebbero al livello 3, e i dischi sono solo due.</translation>
    </message>
    <message>
        <source>A joker goes on any column. Like any other beam it lands on the level of its group, and not above the discs.</source>
        <translation>Un jolly va su ogni colonna. Come ogni altro raggio va al livello del suo gruppo, e non sopra i dischi.</translation>
    </message>
    <message>
        <source>Any colour may go on a joker, and from then on the column asks for that colour. So a colour can lose its last column.</source>
        <translation>Su un jolly va qualsiasi colore, e da quel momento la colonna vuole quel colore. Così un colore può perdere la sua ultima colonna.</translation>
    </message>
    <message>
        <source>Right: a joker is on top of column 1, so yellow may go there, like any colour.</source>
        <translation>Giusto: in cima alla colonna 1 c’è un jolly, quindi il giallo può andarci, come ogni colore.</translation>
    </message>
    <message>
        <source>Wrong: red on column 1 now. Yellow is on top, and only yellow or a joker may go on it.</source>
        <translation>Sbagliato: ora il rosso sulla colonna 1. In cima c’è il giallo, che accetta solo giallo e jolly.</translation>
    </message>
    <message>
        <source>When you set up a game you can choose “the column’s colour” instead: then only the colour of the highest beam that isn’t a joker, or another joker, goes on a joker.</source>
        <translation>Preparando una partita potete scegliere invece “il colore della colonna”: su un jolly va solo il colore del raggio più alto che non è un jolly, o un altro jolly.</translation>
    </message>
    <message>
        <source>Column 1 in the pictures was red. With “the column’s colour” yellow couldn’t go on its joker, only red or another joker.</source>
        <translation>La colonna 1 nelle immagini era rossa. Con “il colore della colonna” il giallo non potrebbe andare sul suo jolly, solo il rosso o un altro jolly.</translation>
    </message>
    <message>
        <source>Put one more disc on the stack in the middle. Everybody may now build one level higher. After the ninth disc there is none left.</source>
        <translation>Metti un altro disco sulla pila al centro. Ora tutti possono costruire un livello più in alto. Dopo il nono disco non ce ne sono più.</translation>
    </message>
    <message>
        <source>A third disc is on the stack: level 3 is open.</source>
        <translation>Sulla pila c’è un terzo disco: si apre il livello 3.</translation>
    </message>
    <message>
        <source>Take one beam out of a group: it becomes a group of its own. A single beam can’t be split.</source>
        <translation>Togli un raggio da un gruppo: diventa un gruppo a sé. Un raggio da solo non si può dividere.</translation>
    </message>
    <message>
        <source>Splitting takes the whole turn, and groups are never joined again.</source>
        <translation>Dividere costa un turno intero, e i gruppi non si riuniscono più.</translation>
    </message>
    <message>
        <source>Bruno has taken one beam out of a group of three: now it is a group of its own beside the other two.</source>
        <translation>Bruno ha tolto un raggio da un gruppo di tre: ora è un gruppo a sé, accanto agli altri due.</translation>
    </message>
    <message>
        <source>The very first turn</source>
        <translation>Il primissimo turno</translation>
    </message>
    <message>
        <source>Placing a group</source>
        <translation>Piazzare un gruppo</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>I jolly</translation>
    </message>
    <message>
        <source>The sheet says that a beam goes on its own colour or on a joker, and doesn’t say which colour may lie on a joker. Read as it stands, that allows any.</source>
        <translation>Il foglio dice che un raggio va sul suo colore o su un jolly, e non dice quale colore può stare su un jolly. Alla lettera, va bene qualsiasi colore.</translation>
    </message>
    <message>
        <source>A published review explains the game like this. Then no game is ever blocked: a column never needs more than nine levels.</source>
        <translation>Una recensione pubblicata spiega il gioco così. Allora nessuna partita si blocca mai: una colonna non ha mai bisogno di più di nove livelli.</translation>
    </message>
    <message>
        <source>Adding a disc</source>
        <translation>Aggiungere un disco</translation>
    </message>
    <message>
        <source>Splitting a group</source>
        <translation>Dividere un gruppo</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Passare</translation>
    </message>
    <message>
        <source>The sheet doesn’t say what happens then. As long as something is possible you have to do it, even if it doesn’t help you.</source>
        <translation>Il foglio non dice che cosa succede in questo caso. Finché qualcosa è possibile devi farlo, anche se non ti aiuta.</translation>
    </message>
</context>
</TS>
