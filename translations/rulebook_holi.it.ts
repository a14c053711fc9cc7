<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>RulebookHoli</name>
    <message>
        <source>Playing at this table</source>
        <translation>Giocare a questo tavolo</translation>
    </message>
    <message>
        <source>Drag a card from your hand over the courtyard: you see where its tokens would go. R or the wheel turns it.</source>
        <translation>Trascina una carta dalla mano sopra il cortile: vedi dove andrebbero i segnalini. R o la rotella la girano.</translation>
    </message>
    <message>
        <source>F or a double click turns a card in your hand face-down, and face-up again.</source>
        <translation>F o un doppio clic mettono coperta una carta della mano, e di nuovo scoperta.</translation>
    </message>
    <message>
        <source>Drag your pawn to move it. C climbs, E ends your turn.</source>
        <translation>Trascina la pedina per muoverla. C sale, E finisce il turno.</translation>
    </message>
    <message>
        <source>B changes between the tower and the three levels side by side.</source>
        <translation>B passa dalla torre ai tre livelli fianco a fianco.</translation>
    </message>
    <message>
        <source>Click an open rivalry card to read it.</source>
        <translation>Fai clic su una carta rivalità scoperta per leggerla.</translation>
    </message>
    <message>
        <source>With too few tokens for a pattern, choose the spaces and press T to throw, or X to take it back.</source>
        <translation>Se per uno schema hai troppo pochi segnalini, scegli gli spazi e premi T per lanciare, o X per ritirare.</translation>
    </message>
    <message>
        <source>Hidden are the cards in the hands, the order of the decks and what was thrown face-down. Everything else lies open.</source>
        <translation>Sono nascosti le carte in mano, l’ordine dei mazzi e le carte giocate coperte. Tutto il resto è scoperto.</translation>
    </message>
    <message>
        <source>Questions that come up</source>
        <translation>Domande che capitano</translation>
    </message>
    <message>
        <source>May I move first and throw from there?</source>
        <translation>Posso prima muovere e poi lanciare da lì?</translation>
    </message>
    <message>
        <source>Yes. Throwing, moving and climbing come in any order. You may even move, throw and then climb.</source>
        <translation>Sì. Lanciare, muovere e salire si fanno in qualsiasi ordine. Puoi anche muovere, lanciare e poi salire.</translation>
    </message>
    <message>
        <source>Do I collect sweets that I throw a token on?</source>
        <translation>Se lancio un segnalino su dei dolcetti, li raccolgo?</translation>
    </message>
    <message>
        <source>No. The token lies beside the sweets. Whoever moves there collects both.</source>
        <translation>No. Il segnalino sta accanto ai dolcetti. Chi ci arriva raccoglie tutto.</translation>
    </message>
    <message>
        <source>May I throw a token on my own pawn’s cell?</source>
        <translation>Posso lanciare un segnalino nella casella della mia pedina?</translation>
    </message>
    <message>
        <source>No. With a card without a mark your pawn stands on a coloured space, and that one gets no token.</source>
        <translation>No. Con una carta senza segno la pedina sta su uno spazio colorato, e quello non riceve segnalini.</translation>
    </message>
    <message>
        <source>Does a token stay up if I collect the one below it?</source>
        <translation>Se raccolgo il segnalino di sotto, quello sopra resta su?</translation>
    </message>
    <message>
        <source>It falls on you: when your pawn comes to a cell, the tokens above it come down, and you catch them.</source>
        <translation>Ti cade addosso: quando la tua pedina arriva in una casella, i segnalini che stanno sopra vengono giù e li prendi al volo.</translation>
    </message>
    <message>
        <source>Do I hit somebody who stands on another level?</source>
        <translation>Colpisco anche chi sta su un altro livello?</translation>
    </message>
    <message>
        <source>A direct hit happens only on your own level. But colour that falls from above can be caught by a pawn below; it counts 2 points at the end.</source>
        <translation>Un colpo diretto c’è solo sul tuo livello. Ma il colore che cade dall’alto può essere preso al volo da una pedina più sotto; alla fine vale 2 punti.</translation>
    </message>
    <message>
        <source>Are the tokens of others in my reserve good for anything?</source>
        <translation>I segnalini degli altri nella mia riserva servono a qualcosa?</translation>
    </message>
    <message>
        <source>Not for you: each is worth 2 points to its owner. But with some [rivalry cards](#rivalry) it matters how many you have.</source>
        <translation>A te no: ognuno vale 2 punti per chi ha quel colore. Ma con alcune [carte rivalità](#rivalry) conta quanti ne hai.</translation>
    </message>
    <message>
        <source>What if my deck is empty?</source>
        <translation>E se il mio mazzo è vuoto?</translation>
    </message>
    <message>
        <source>You play on with the cards in your hand. After the turn in which you throw the last one, you have finished.</source>
        <translation>Continui con le carte che hai in mano. Dopo il turno in cui giochi l’ultima, hai finito.</translation>
    </message>
    <message>
        <source>I get own tokens back after I have finished. May I go on?</source>
        <translation>Dopo aver finito mi tornano segnalini miei. Posso riprendere a giocare?</translation>
    </message>
    <message>
        <source>No. Who has finished stays finished.</source>
        <translation>No. Chi ha finito ha finito.</translation>
    </message>
    <message>
        <source>Why can I undo so little?</source>
        <translation>Perché posso annullare così poco?</translation>
    </message>
    <message>
        <source>Drawing cards shows you something new, and that can’t be forgotten again. Before you end your turn, you can take back all of it.</source>
        <translation>Pescare carte ti mostra qualcosa di nuovo, e non lo puoi più dimenticare. Prima di finire il turno, però, puoi annullarlo tutto.</translation>
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
        <source>the pawn begins on a1</source>
        <translation>la pedina parte da a1</translation>
    </message>
    <message>
        <source>card 7 face-up, tokens on c4 and d5: by column, then by row</source>
        <translation>la carta 7 scoperta, segnalini in c4 e d5: per colonna, poi per riga</translation>
    </message>
    <message>
        <source>card 7 face-down, a token on c4; the others see “drop ? c4”</source>
        <translation>la carta 7 coperta, un segnalino in c4; gli altri vedono “drop ? c4”</translation>
    </message>
    <message>
        <source>the pawn moves to c4</source>
        <translation>la pedina va in c4</translation>
    </message>
    <message>
        <source>one level up</source>
        <translation>un livello più su</translation>
    </message>
    <message>
        <source>one level down, with the card “Way down”</source>
        <translation>un livello più giù, con la carta “Si scende”</translation>
    </message>
    <message>
        <source>the turn ends</source>
        <translation>il turno finisce</translation>
    </message>
    <message>
        <source>nothing can be thrown: this player has finished</source>
        <translation>non si può lanciare niente: per questo giocatore la partita è finita</translation>
    </message>
    <message>
        <source>**In your turn, in any order, each once. You must throw.**</source>
        <translation>**Nel tuo turno, in qualsiasi ordine, ogni cosa una volta. Lanciare è obbligatorio.**</translation>
    </message>
    <message>
        <source>**Throw face-up:** your pawn on a coloured space or on the mark, tokens on the other coloured spaces. Turned, never mirrored; no cell holds two tokens.</source>
        <translation>**Carta scoperta:** la pedina su uno spazio colorato o sul segno, segnalini sugli altri spazi colorati. Si gira, non si specchia mai; mai due segnalini in una casella.</translation>
    </message>
    <message>
        <source>**Throw face-down:** one token on any free cell of your level; never twice in a row.</source>
        <translation>**Carta coperta:** un segnalino in una casella libera qualsiasi del tuo livello; mai due volte di fila.</translation>
    </message>
    <message>
        <source>**Move** to any cell of your level without a pawn. You collect what lies there.</source>
        <translation>**Muovi** in qualsiasi casella del tuo livello senza pedine. Raccogli quello che c’è.</translation>
    </message>
    <message>
        <source>**Climb**, if all four cells beside you hold tokens.</source>
        <translation>**Sali**, se tutte e quattro le caselle accanto a te hanno segnalini.</translation>
    </message>
    <message>
        <source>Then draw until you hold three cards. A token on a pawn is a direct hit: 1 point, and it goes into that player’s reserve. On levels 2 and 3 a token falls unless another token lies below it.</source>
        <translation>Poi peschi fino ad avere tre carte. Un segnalino su una pedina è un colpo diretto: 1 punto, e va nella riserva di quel giocatore. Sui livelli 2 e 3 un segnalino cade se sotto non ce n’è un altro.</translation>
    </message>
    <message>
        <source>You have finished when your own tokens or your cards are used up, or when you can’t throw.</source>
        <translation>Hai finito quando non hai più segnalini tuoi o carte, o quando non puoi lanciare.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Che cosa</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>own token on level 1, 2, 3</source>
        <translation>segnalino proprio sul livello 1, 2, 3</translation>
    </message>
    <message>
        <source>own token in another’s reserve</source>
        <translation>segnalino proprio nella riserva di un altro</translation>
    </message>
    <message>
        <source>each player with fewer sweets</source>
        <translation>ogni giocatore con meno dolcetti</translation>
    </message>
    <message>
        <source>direct hit, at once</source>
        <translation>colpo diretto, subito</translation>
    </message>
    <message>
        <source>**At this table:** R turns a card, F turns it face-down, C climbs, E ends the turn, B changes the view.</source>
        <translation>**A questo tavolo:** R gira una carta, F la mette coperta, C sale, E finisce il turno, B cambia la vista.</translation>
    </message>
    <message>
        <source>Finishing</source>
        <translation>Quando si ha finito</translation>
    </message>
    <message>
        <source>A player has finished</source>
        <translation>Un giocatore ha finito</translation>
    </message>
    <message>
        <source>at once, when no token of their own colour is left in their reserve after throwing;</source>
        <translation>subito, quando dopo aver lanciato non ha più segnalini del suo colore nella riserva;</translation>
    </message>
    <message>
        <source>when they hold no card after the end of their turn;</source>
        <translation>quando alla fine del suo turno non ha più carte in mano;</translation>
    </message>
    <message>
        <source>when they [stop](#stop) because they can’t throw.</source>
        <translation>quando [si ferma](#stop) perché non può lanciare.</translation>
    </message>
    <message>
        <source>Who has finished does nothing more: no moving, no drawing, whatever comes into their reserve later. Their pawn stays where it is and can still be hit. The others play on, and finished players are skipped.</source>
        <translation>Chi ha finito non fa più niente: non muove e non pesca, qualunque cosa arrivi poi nella sua riserva. La sua pedina resta dov’è e si può ancora colpire. Gli altri continuano, e chi ha finito viene saltato.</translation>
    </message>
    <message>
        <source>How the game ends</source>
        <translation>Come finisce la partita</translation>
    </message>
    <message>
        <source>When all players have [finished](#finish), everything is [counted](#score). There is always exactly one winner: the most points win.</source>
        <translation>Quando [hanno finito](#finish) tutti, [si contano i punti](#score). C’è sempre un solo vincitore: chi ha più punti.</translation>
    </message>
    <message>
        <source>If that is a tie, these decide, one after the other: more own tokens in other players’ reserves; more sweets; earlier in turn order, from the first player on.</source>
        <translation>In caso di parità decidono, nell’ordine: più segnalini propri nelle riserve degli altri; più dolcetti; chi viene prima nell’ordine di turno, a partire da chi ha cominciato.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>each own token on level 1</source>
        <translation>ogni segnalino proprio sul livello 1</translation>
    </message>
    <message>
        <source>each own token on level 2</source>
        <translation>ogni segnalino proprio sul livello 2</translation>
    </message>
    <message>
        <source>each own token on level 3</source>
        <translation>ogni segnalino proprio sul livello 3</translation>
    </message>
    <message>
        <source>each own token in another player’s reserve</source>
        <translation>ogni segnalino proprio nella riserva di un altro</translation>
    </message>
    <message>
        <source>each other player who has fewer sweets than you</source>
        <translation>ogni altro giocatore che ha meno dolcetti di te</translation>
    </message>
    <message>
        <source>each direct hit, counted during the game</source>
        <translation>ogni colpo diretto, contato durante la partita</translation>
    </message>
    <message>
        <source>the open [rivalry cards](#rivalry)</source>
        <translation>le [carte rivalità](#rivalry) scoperte</translation>
    </message>
    <message>
        <source>as they say</source>
        <translation>quello che dicono</translation>
    </message>
    <message>
        <source>If the game ended here, Anna’s tokens would give her 6 points on level 1 and 4 on level 2, and Bruno’s would give him 3. With the rivalry card “Rows”, Anna would get 4 more and Bruno 2.</source>
        <translation>Se la partita finisse qui, i segnalini di Anna le darebbero 6 punti sul livello 1 e 4 sul livello 2, quelli di Bruno gliene darebbero 3. Con la carta rivalità “Righe”, Anna ne prenderebbe altri 4 e Bruno 2.</translation>
    </message>
    <message>
        <source>Three players have 6, 6 and 2 sweets. The first two get 5 points each, because one player has fewer; nobody gets points for a tie.</source>
        <translation>In tre hanno 6, 6 e 2 dolcetti. I primi due prendono 5 punti a testa, perché uno ne ha di meno; la parità non dà punti a nessuno.</translation>
    </message>
    <message>
        <source>Tokens that are left in your own reserve are worth nothing. After the game the list of points says where each of them came from; click a line, and the cells light up.</source>
        <translation>I segnalini che restano nella tua riserva non valgono niente. A fine partita l’elenco dei punti dice da dove viene ognuno; fai clic su una riga e le caselle si illuminano.</translation>
    </message>
    <message>
        <source>Rivalry cards</source>
        <translation>Carte rivalità</translation>
    </message>
    <message>
        <source>The rivalry cards that lie open hold for everybody. Most of them give points at the end. “The most” always means more than each other player, and at least one: a tie gives nobody anything, unless the card says otherwise.</source>
        <translation>Le carte rivalità scoperte valgono per tutti. Quasi tutte danno punti alla fine. “Più” vuol dire sempre più di ciascun altro, e almeno uno: in caso di parità non prende niente nessuno, se la carta non dice altro.</translation>
    </message>
    <message>
        <source>With “Sharp eye” every direct hit gives 2 points at once. It still counts as one hit.</source>
        <translation>Con “Occhio di lince” ogni colpo diretto dà subito 2 punti. Vale comunque come un colpo solo.</translation>
    </message>
    <message>
        <source>Rivalry cards that change a rule</source>
        <translation>Carte rivalità che cambiano una regola</translation>
    </message>
    <message>
        <source>These six hold for everybody during the whole game:</source>
        <translation>Queste sei valgono per tutti durante l’intera partita:</translation>
    </message>
    <message>
        <source>With “Slippery” a move goes only along the pawn’s row or column. It may still be as far as you like, and over everything in between.</source>
        <translation>Con “Si scivola” ci si muove solo lungo la riga o la colonna della pedina. Si può comunque andare lontano quanto si vuole, e sopra tutto quello che c’è in mezzo.</translation>
    </message>
    <message>
        <source>With “Way down” you may go down instead of climbing: once a turn one or the other. You go to the same cell one level down, if no pawn stands there, and collect what lies there. From the lower level there is no way down.</source>
        <translation>Con “Si scende” puoi scendere invece di salire: una volta per turno, l’uno o l’altro. Vai nella stessa casella un livello più giù, se lì non c’è una pedina, e raccogli quello che c’è. Dal livello inferiore non si scende.</translation>
    </message>
    <message>
        <source>The thirteen patterns</source>
        <translation>I tredici schemi</translation>
    </message>
    <message>
        <source>Every player has these cards. A coloured space gets a token, or your pawn stands on it; on the cards with a mark your pawn stands on the mark. Turn them as you like.</source>
        <translation>Ognuno ha queste carte. Uno spazio colorato riceve un segnalino, oppure ci sta la tua pedina; nelle carte con un segno la pedina sta sul segno. Girale come vuoi.</translation>
    </message>
    <message>
        <source>Card {number}</source>
        <translation>Carta {number}</translation>
    </message>
    <message>
        <source>Cards with a mark place more tokens, but your pawn has to stand in just the right place.</source>
        <translation>Le carte con un segno mettono più segnalini, ma la tua pedina deve trovarsi proprio al posto giusto.</translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation>Di che cosa si tratta</translation>
    </message>
    <message>
        <source>A festival of colour in a courtyard with three levels. You throw coloured powder on the ground and on each other, collect sweets and climb higher. Whoever has the most points at the end wins.</source>
        <translation>Una festa di colore in un cortile a tre livelli. Lanciate polvere colorata per terra e gli uni addosso agli altri, raccogliete dolcetti e salite sempre più su. Alla fine vince chi ha più punti.</translation>
    </message>
    <message>
        <source>Colour that lies higher is worth more, and so is colour on the other players. See [Scoring](#score).</source>
        <translation>Il colore più in alto vale di più, e anche quello addosso agli altri. Vedi [Punteggio](#score).</translation>
    </message>
    <message>
        <source>What is in the box</source>
        <translation>Che cosa c’è nella scatola</translation>
    </message>
    <message>
        <source>The courtyard: three levels on top of each other. Level 1 is the lower, level 3 the upper one.</source>
        <translation>La torre del cortile: tre livelli uno sopra l’altro. Il livello 1 è quello inferiore, il livello 3 quello superiore.</translation>
    </message>
    <message>
        <source>For each player: a pawn, 25 colour tokens and [13 colour cards](#patterns).</source>
        <translation>Per ciascuno: una pedina, 25 segnalini colore e [13 carte colore](#patterns).</translation>
    </message>
    <message>
        <source>24 sweets.</source>
        <translation>24 dolcetti.</translation>
    </message>
    <message>
        <source>[21 rivalry cards](#rivalry).</source>
        <translation>[21 carte rivalità](#rivalry).</translation>
    </message>
    <message>
        <source>Every level has 6 columns, a to f from the left, and 6 rows, 1 to 6 from the bottom. The cell c4 lies above c4 of the level below.</source>
        <translation>Ogni livello ha 6 colonne, da a a f partendo da sinistra, e 6 righe, da 1 a 6 partendo dal basso. La casella c4 sta sopra la c4 del livello di sotto.</translation>
    </message>
    <message>
        <source>The levels have 6 by 6 cells.</source>
        <translation>I livelli hanno 6 caselle per 6.</translation>
    </message>
    <message>
        <source>The sheet doesn’t give the number; published descriptions do.</source>
        <translation>Il foglio non dice quante sono; le descrizioni pubblicate sì.</translation>
    </message>
    <message>
        <source>The 13 patterns and the 21 rivalry cards in this program are its own.</source>
        <translation>I 13 schemi e le 21 carte rivalità di questo programma sono suoi.</translation>
    </message>
    <message>
        <source>The sheet describes how the cards work, but doesn’t print them. Ours follow that description; every player has the same 13 patterns.</source>
        <translation>Il foglio spiega come funzionano le carte, ma non le mostra. Le nostre seguono quella spiegazione; tutti hanno gli stessi 13 schemi.</translation>
    </message>
    <message>
        <source>The courtyard during a game. Anna’s pawn stands on the middle level, Bruno’s on the lower one.</source>
        <translation>Il cortile durante una partita. La pedina di Anna è sul livello medio, quella di Bruno su quello inferiore.</translation>
    </message>
    <message>
        <source>The tokens in front of you are your **reserve**. Other players’ colours can come into it, too: that is the powder on your clothes.</source>
        <translation>I segnalini che hai davanti sono la tua **riserva**. Ci possono finire anche i colori degli altri: è la polvere sui tuoi vestiti.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Preparazione</translation>
    </message>
    <message>
        <source>Two sweets go on each of the 8 cells beside the corners of level 1: a2, b1, e1, f2, a5, b6, e6 and f5. One sweet goes on each of the same cells of level 2.</source>
        <translation>Due dolcetti vanno su ognuna delle 8 caselle accanto agli angoli del livello 1: a2, b1, e1, f2, a5, b6, e6 e f5. Un dolcetto va su ognuna delle stesse caselle del livello 2.</translation>
    </message>
    <message>
        <source>Up to three [rivalry cards](#rivalry) are laid open, chosen or by chance. Two are recommended; without any, the game is simpler.</source>
        <translation>Si scoprono fino a tre [carte rivalità](#rivalry), scelte o a caso. Ne consigliamo due; senza, la partita è più semplice.</translation>
    </message>
    <message>
        <source>Everybody shuffles their 13 cards into a deck and draws one.</source>
        <translation>Ognuno mescola le sue 13 carte, ne fa un mazzo e ne pesca una.</translation>
    </message>
    <message>
        <source>Agree on who begins.</source>
        <translation>Mettetevi d’accordo su chi comincia.</translation>
    </message>
    <message>
        <source>More than one rivalry card that changes a rule makes things complicated. It is not forbidden, but by chance the program deals at most one of them.</source>
        <translation>Più di una carta rivalità che cambia una regola complica le cose. Non è vietato, ma a caso il programma ne scopre al massimo una.</translation>
    </message>
    <message>
        <source>When you set up a game, you can choose an opening hand of three cards instead of one: then you have a choice from the first turn on.</source>
        <translation>Preparando una partita potete scegliere una mano iniziale di tre carte invece di una: così si può scegliere già dal primo turno.</translation>
    </message>
    <message>
        <source>Where the pawns begin</source>
        <translation>Dove partono le pedine</translation>
    </message>
    <message>
        <source>From the first player on, everybody puts their pawn on a free corner of level 1: a1, f1, a6 or f6. Turns begin when all pawns stand; from then on they move.</source>
        <translation>A partire da chi comincia, ognuno mette la sua pedina su un angolo libero del livello 1: a1, f1, a6 o f6. I turni cominciano quando ci sono tutte le pedine; da lì in poi si muovono.</translation>
    </message>
    <message>
        <source>Anna’s pawn stands on a1. Bruno may begin on any of the other corners of the lower level.</source>
        <translation>La pedina di Anna è in a1. Bruno può partire da uno qualsiasi degli altri angoli del livello inferiore.</translation>
    </message>
    <message>
        <source>At this table: drag your pawn to a corner.</source>
        <translation>A questo tavolo: trascina la tua pedina su un angolo.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Il tuo turno</translation>
    </message>
    <message>
        <source>Play goes around clockwise. In your turn you may do these things, in any order, each of them once:</source>
        <translation>Si gioca in senso orario. Nel tuo turno puoi fare queste cose, in qualsiasi ordine, ognuna una volta:</translation>
    </message>
    <message>
        <source>**throw colour**, [face-up](#throw) or [face-down](#face-down): this you must do;</source>
        <translation>**lanciare colore**, con una carta [scoperta](#throw) o [coperta](#face-down): questo è obbligatorio;</translation>
    </message>
    <message>
        <source>[move](#move) your pawn;</source>
        <translation>[muovere](#move) la pedina;</translation>
    </message>
    <message>
        <source>[climb](#climb) to the next level.</source>
        <translation>[salire](#climb) al livello di sopra.</translation>
    </message>
    <message>
        <source>Once means once: when you have thrown in this turn, you can’t throw again, and the same goes for moving and for climbing.</source>
        <translation>Una volta è una volta: se in questo turno hai lanciato non puoi lanciare di nuovo, e lo stesso vale per muovere e salire.</translation>
    </message>
    <message>
        <source>Your turn ends when you say so, and not before you have thrown. Then you draw until you hold three cards, as long as your deck has any.</source>
        <translation>Il turno finisce quando lo dici tu, ma non prima di aver lanciato. Poi peschi fino ad avere tre carte, finché il mazzo ne ha.</translation>
    </message>
    <message>
        <source>If there is nothing that you could throw, see [When you can’t throw](#stop).</source>
        <translation>Se non c’è niente che puoi lanciare, vedi [Quando non puoi lanciare](#stop).</translation>
    </message>
    <message>
        <source>Throwing a card face-up</source>
        <translation>Giocare una carta scoperta</translation>
    </message>
    <message>
        <source>A card shows a pattern of 3 by 3 spaces. Choose a card from your hand and turn it any of four ways; it is never mirrored. Then lay the pattern, in your mind, over the level on which your pawn stands.</source>
        <translation>Una carta mostra uno schema di 3 spazi per 3. Scegli una carta della mano e girala in uno dei quattro versi; non si specchia mai. Poi immagina di appoggiare lo schema sul livello dove sta la tua pedina.</translation>
    </message>
    <message>
        <source>**A card without a mark:** your pawn stands on one of the coloured spaces, whichever you like. Tokens go on the others.</source>
        <translation>**Una carta senza segno:** la tua pedina sta su uno degli spazi colorati, quello che vuoi. Sugli altri vanno i segnalini.</translation>
    </message>
    <message>
        <source>**A card with a mark:** your pawn stands on the mark. Tokens go on all coloured spaces.</source>
        <translation>**Una carta con un segno:** la tua pedina sta sul segno. Su tutti gli spazi colorati vanno i segnalini.</translation>
    </message>
    <message>
        <source>All coloured spaces, the pawn’s included, have to lie on the level. White ones may hang over its border.</source>
        <translation>Tutti gli spazi colorati, anche quello della pedina, devono stare dentro il livello. Quelli bianchi possono sporgere dal bordo.</translation>
    </message>
    <message>
        <source>The spaces where tokens go must not hold a token, of any colour: a cell never holds two. Sweets don’t matter, they stay where they are. Other pawns don’t matter either: see [Direct hits](#hit).</source>
        <translation>Dove vanno i segnalini non ce ne devono essere già, di nessun colore: una casella non ne tiene mai due. I dolcetti non contano, restano dove sono. Nemmeno le altre pedine contano: vedi [Colpi diretti](#hit).</translation>
    </message>
    <message>
        <source>You throw the whole pattern: a token on every space that takes one. Only if you have too few tokens left do you choose which spaces get them; the whole pattern must still be possible.</source>
        <translation>Si lancia lo schema intero: un segnalino su ogni spazio che ne vuole uno. Solo se te ne restano troppo pochi scegli tu quali spazi li ricevono; lo schema intero deve comunque essere possibile.</translation>
    </message>
    <message>
        <source>The card goes face-up on your discard pile. On level 2 or 3, tokens may [fall](#rain).</source>
        <translation>La carta va scoperta sulla tua pila degli scarti. Sui livelli 2 e 3 i segnalini possono [cadere](#rain).</translation>
    </message>
    <message>
        <source>You have two tokens left and throw a card for three. Put both on two of the three spaces; you have [finished](#finish).</source>
        <translation>Ti restano due segnalini e giochi una carta da tre. Mettili su due dei tre spazi; poi [hai finito](#finish).</translation>
    </message>
    <message>
        <source>Direct hits</source>
        <translation>Colpi diretti</translation>
    </message>
    <message>
        <source>If another pawn stands where a token of your pattern should go, that is a direct hit. The token goes into that player’s reserve instead, and you get **1 point at once**.</source>
        <translation>Se dove dovrebbe andare un segnalino del tuo schema c’è un’altra pedina, è un colpo diretto. Il segnalino va invece nella riserva di quel giocatore, e tu prendi **subito 1 punto**.</translation>
    </message>
    <message>
        <source>At the end the token in the other’s reserve is worth 2 points to you. Tokens that come down on somebody from above are no direct hits: see [Colour rain](#rain).</source>
        <translation>Alla fine il segnalino nella riserva dell’altro ti vale 2 punti. I segnalini che cadono addosso a qualcuno dall’alto non sono colpi diretti: vedi [Pioggia di colore](#rain).</translation>
    </message>
    <message>
        <source>Anna holds a card over the courtyard. Her pawn stands on one of its three coloured spaces; the tokens would go on the other two, b2 and c2.</source>
        <translation>Anna tiene una carta sopra il cortile. La sua pedina sta su uno dei tre spazi colorati; i segnalini andrebbero sugli altri due, b2 e c2.</translation>
    </message>
    <message>
        <source>One space of Anna’s pattern lies on d4, where Bruno’s pawn stands: a direct hit.</source>
        <translation>Uno spazio dello schema di Anna cade in d4, dove c’è la pedina di Bruno: un colpo diretto.</translation>
    </message>
    <message>
        <source>Throwing a card face-down</source>
        <translation>Giocare una carta coperta</translation>
    </message>
    <message>
        <source>Instead of using its pattern, you can throw a card face-down. Then put one token on any cell of your pawn’s level, however far away, that holds neither a token nor a pawn.</source>
        <translation>Invece di usarne lo schema, puoi giocare una carta coperta. Allora metti un solo segnalino in una casella qualsiasi del livello della tua pedina, per quanto lontana, dove non ci siano né segnalini né pedine.</translation>
    </message>
    <message>
        <source>You can’t throw face-down twice in a row: not while the top card of your discard pile lies face-down.</source>
        <translation>Non puoi giocare due carte coperte di fila: non finché quella in cima alla tua pila degli scarti è coperta.</translation>
    </message>
    <message>
        <source>The others don’t see which card it was, not even later.</source>
        <translation>Gli altri non vedono che carta era, nemmeno dopo.</translation>
    </message>
    <message>
        <source>At this table: turn the card over in your hand with F or a double click, then drag it to the cell.</source>
        <translation>A questo tavolo: metti coperta la carta nella tua mano con F o un doppio clic, poi trascinala sulla casella.</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Muovere</translation>
    </message>
    <message>
        <source>Put your pawn on any other cell of its level, as far away as you like, unless a pawn stands there.</source>
        <translation>Metti la pedina in qualsiasi altra casella del suo livello, lontano quanto vuoi, purché non ci sia una pedina.</translation>
    </message>
    <message>
        <source>You collect what lies there: all sweets, and the token, whatever its colour. They go into your reserve. Own tokens that come back can be thrown again; other players’ tokens can’t, and at the end they are worth 2 points to their owner.</source>
        <translation>Raccogli quello che c’è: tutti i dolcetti e il segnalino, di qualsiasi colore. Vanno nella tua riserva. I tuoi segnalini che tornano si possono lanciare di nuovo; quelli degli altri no, e alla fine valgono 2 punti per chi ha quel colore.</translation>
    </message>
    <message>
        <source>Anna picks up her pawn: it may go to any cell of its level without another pawn.</source>
        <translation>Anna prende la sua pedina: può andare in ogni casella del suo livello in cui non c’è un’altra pedina.</translation>
    </message>
    <message>
        <source>Tokens on the levels above the cell where you arrive come down on you: see [Colour rain](#rain).</source>
        <translation>I segnalini dei livelli sopra la casella in cui arrivi ti cadono addosso: vedi [Pioggia di colore](#rain).</translation>
    </message>
    <message>
        <source>Climbing</source>
        <translation>Salire</translation>
    </message>
    <message>
        <source>If all four cells beside your pawn (not diagonally) hold tokens, of any colour, you may climb to the same cell one level up.</source>
        <translation>Se tutte e quattro le caselle accanto alla tua pedina (non in diagonale) hanno segnalini, di qualsiasi colore, puoi salire nella stessa casella un livello più su.</translation>
    </message>
    <message>
        <source>A pawn on the border never climbs, since it doesn’t have four cells beside it.</source>
        <translation>Dal bordo non si sale mai, perché lì le caselle accanto non sono quattro.</translation>
    </message>
    <message>
        <source>No pawn may stand on the cell above. From the upper level there is nowhere to climb. What lies above you, you collect when you arrive.</source>
        <translation>Nella casella di sopra non ci deve essere una pedina. Dal livello superiore non si sale più. Quello che c’è sopra, lo raccogli quando arrivi.</translation>
    </message>
    <message>
        <source>There is no way down again, but for the rivalry card [Way down](#rule-cards).</source>
        <translation>Non si torna più giù, se non con la carta rivalità [Si scende](#rule-cards).</translation>
    </message>
    <message>
        <source>All four cells beside Anna’s pawn hold tokens: she can climb to the cell that is lit on the middle level.</source>
        <translation>Tutte e quattro le caselle accanto alla pedina di Anna hanno segnalini: può salire nella casella illuminata del livello medio.</translation>
    </message>
    <message>
        <source>Anna stands on the middle level and holds a card over it. On c4 and d3 her tokens would stay, as tokens lie below them. The one on b2 would fall to the lower level.</source>
        <translation>Anna è sul livello medio e tiene una carta. In c4 e d3 i suoi segnalini resterebbero, perché sotto ce ne sono altri. Quello in b2 cadrebbe al livello inferiore.</translation>
    </message>
    <message>
        <source>Colour rain</source>
        <translation>Pioggia di colore</translation>
    </message>
    <message>
        <source>Colour that is thrown on level 2 or 3 falls if nothing holds it:</source>
        <translation>Il colore lanciato sui livelli 2 e 3 cade, se niente lo regge:</translation>
    </message>
    <message>
        <source>A token falls to the same cell one level down, if that cell holds no token, and from there further down in the same way. Sweets don’t hold it.</source>
        <translation>Un segnalino cade nella stessa casella un livello più giù, se lì non ci sono segnalini, e da lì ancora più giù allo stesso modo. I dolcetti non lo reggono.</translation>
    </message>
    <message>
        <source>If a pawn stands on a cell to which it falls, the pawn **catches** it: the token goes into that player’s reserve. That is no direct hit and gives no point at once.</source>
        <translation>Se nella casella dove cade c’è una pedina, la pedina lo **prende al volo**: il segnalino va nella riserva di quel giocatore. Non è un colpo diretto e non dà punti subito.</translation>
    </message>
    <message>
        <source>Whenever a pawn comes to a cell, by moving or climbing, tokens on that cell of the levels above it come down, and the pawn catches them, unless another pawn in between does.</source>
        <translation>Ogni volta che una pedina arriva in una casella, muovendosi o salendo, i segnalini che stanno lì sopra, sui livelli più alti, vengono giù e la pedina li prende al volo, a meno che in mezzo non ci sia un’altra pedina che lo fa.</translation>
    </message>
    <message>
        <source>Sweets never fall: they are sticky.</source>
        <translation>I dolcetti non cadono mai: sono appiccicosi.</translation>
    </message>
    <message>
        <source>You throw on level 3. On level 2 the cell below is empty, and on level 1 the cell below that holds a token. The token falls one level and lies on level 2.</source>
        <translation>Lanci sul livello 3. La casella sotto, sul livello 2, è vuota; quella ancora sotto, sul livello 1, ha un segnalino. Il tuo cade di un livello e si ferma sul livello 2.</translation>
    </message>
    <message>
        <source>So to build high you need colour below: anybody’s will do.</source>
        <translation>Quindi per costruire in alto ci vuole colore sotto: di chi sia non importa.</translation>
    </message>
    <message>
        <source>When you can’t throw</source>
        <translation>Quando non puoi lanciare</translation>
    </message>
    <message>
        <source>If, from where your pawn stands now, no card can be thrown, neither face-up nor face-down, you may stop: you have [finished](#finish). If you haven’t moved or climbed yet, you may do that first and perhaps throw from there.</source>
        <translation>Se da dove sta ora la tua pedina non si può giocare nessuna carta, né scoperta né coperta, puoi fermarti: [hai finito](#finish). Se in questo turno puoi ancora muovere o salire, puoi farlo prima e magari lanciare da lì.</translation>
    </message>
    <message>
        <source>As long as you can throw from where you stand, you can’t stop; and not after you have thrown in this turn.</source>
        <translation>Finché puoi lanciare da dove sei, non puoi fermarti; e nemmeno dopo aver lanciato in questo turno.</translation>
    </message>
</context>
</TS>
