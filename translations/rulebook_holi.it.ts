<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>RulebookHoli</name>
    <message>
        <source>B switches between the tower and the three levels side by side.</source>
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
        <source>Questions that come up</source>
        <translation>Domande che capitano</translation>
    </message>
    <message>
        <source>May I move first and throw from there?</source>
        <translation>Posso prima muovermi e poi lanciare da lì?</translation>
    </message>
    <message>
        <source>Do I collect sweets that I throw a token on?</source>
        <translation>Se lancio un segnalino su dei dolcetti, li raccolgo?</translation>
    </message>
    <message>
        <source>May I throw a token on my own pawn’s cell?</source>
        <translation>Posso lanciare un segnalino nella casella della mia pedina?</translation>
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
        <source>No, a direct hit needs the same level. But a token of yours that falls onto another player’s pawn is worth 2 points to you at the end.</source>
        <translation>No, un colpo diretto c’è solo sul tuo livello. Ma un tuo segnalino che cade sulla pedina di qualcun altro alla fine ti vale 2 punti.</translation>
    </message>
    <message>
        <source>Are other players’ tokens in my reserve good for anything?</source>
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
        <source>Yes. Throwing, moving and climbing come in any order.</source>
        <translation>Sì. Lanciare, muoversi e salire si fanno in qualsiasi ordine.</translation>
    </message>
    <message>
        <source>Starting with three is our own option.</source>
        <translation>Tre carte in mano sono una nostra opzione.</translation>
    </message>
    <message>
        <source>One player may have a head start.</source>
        <translation>Qualcuno può avere un vantaggio.</translation>
    </message>
    <message>
        <source>These cards are ours, as the sheet doesn’t print them.</source>
        <translation>Queste carte sono nostre: il foglio non le mostra.</translation>
    </message>
    <message>
        <source>No. The token goes beside the sweets. Whoever moves there collects both.</source>
        <translation>No. Il segnalino sta accanto ai dolcetti. Chi ci arriva raccoglie tutto.</translation>
    </message>
    <message>
        <source>No. Without a pawn symbol your pawn is on a coloured space, and that one gets no token.</source>
        <translation>No. Senza simbolo della pedina la tua pedina sta su uno spazio colorato, e quello non riceve segnalini.</translation>
    </message>
    <message>
        <source>I get tokens back after I’ve finished. May I go on?</source>
        <translation>Ho finito, e mi tornano segnalini miei. Posso riprendere a giocare?</translation>
    </message>
    <message>
        <source>No. Finished is finished.</source>
        <translation>No. Chi ha finito ha finito.</translation>
    </message>
    <message>
        <source>Can I undo ending my turn?</source>
        <translation>Posso annullare la fine del mio turno?</translation>
    </message>
    <message>
        <source>Yes, until the next player has acted. The cards you drew go back onto your deck in the same order.</source>
        <translation>Sì, finché non ha giocato chi viene dopo. Le carte che hai pescato tornano sul tuo mazzo nello stesso ordine.</translation>
    </message>
    <message>
        <source>The sheet describes how the cards work, but doesn’t print them. Every player has the same patterns.</source>
        <translation>Il foglio spiega come funzionano le carte, ma non le mostra. Tutti hanno gli stessi schemi.</translation>
    </message>
    <message>
        <source>With the option “3 cards” everybody begins with three cards in hand.</source>
        <translation>Con l’opzione “3 carte” si comincia tutti con tre carte in mano.</translation>
    </message>
    <message>
        <source>If you can’t throw, you may still move and climb before you finish.</source>
        <translation>Se non puoi lanciare, prima di finire puoi ancora muoverti e salire.</translation>
    </message>
    <message>
        <source>According to the sheet, anyone who can’t throw on their turn has finished; but a turn may begin with a move.</source>
        <translation>Secondo il foglio ha finito chi nel suo turno non può lanciare; ma un turno può cominciare muovendosi.</translation>
    </message>
    <message>
        <source>Drag a card from your hand over the courtyard: you see where its tokens would go. R or the wheel rotates it.</source>
        <translation>Trascina una carta dalla mano sopra il cortile: vedi dove andrebbero i segnalini. R o la rotella la ruotano.</translation>
    </message>
    <message>
        <source>F or a double click flips a card in your hand, O the whole hand.</source>
        <translation>F o un doppio clic voltano una carta della mano; il tasto O volta tutta la mano.</translation>
    </message>
    <message>
        <source>Drag your pawn to move it. C climbs, D goes down, E ends your turn; S says you’ve finished.</source>
        <translation>Trascina la pedina per muoverla. C sale, D scende, E finisce il turno; S dice che hai finito.</translation>
    </message>
    <message>
        <source>Hidden: the cards in hand, the order of the decks, and cards thrown face-down. Everything else is open.</source>
        <translation>Restano nascoste le carte in mano e quelle giocate coperte, e l’ordine dei mazzi. Tutto il resto è scoperto.</translation>
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
        <source>**On your turn, in any order, each at most once. You must throw.**</source>
        <translation>**Nel tuo turno, in qualsiasi ordine, ogni cosa al massimo una volta. Lanciare è obbligatorio.**</translation>
    </message>
    <message>
        <source>**Throw face-up:** your pawn on a coloured space or on the pawn symbol, tokens on the other coloured spaces. Rotated, never mirrored; no cell holds two tokens.</source>
        <translation>**Carta scoperta:** la pedina su uno spazio colorato o sul simbolo della pedina, segnalini sugli altri spazi colorati. Si ruota, non si specchia mai; mai due segnalini in una casella.</translation>
    </message>
    <message>
        <source>**Throw face-down:** one token on any cell of your level with no token or pawn on it; never twice in a row.</source>
        <translation>**Carta coperta:** un segnalino in qualsiasi casella del tuo livello senza segnalini né pedine; mai due volte di fila.</translation>
    </message>
    <message>
        <source>**Move** to any cell of your level without a pawn. You collect what is there.</source>
        <translation>**Muovi la pedina** in qualsiasi casella del tuo livello senza altre pedine. Raccogli quello che c’è.</translation>
    </message>
    <message>
        <source>**Climb**, if all four cells beside you hold tokens; never from the border.</source>
        <translation>**Sali**, se tutte e quattro le caselle accanto a te hanno segnalini; mai dal bordo.</translation>
    </message>
    <message>
        <source>Then draw until you hold three cards. A token on a pawn is a direct hit: 1 point, and it goes into that player’s reserve. On levels 2 and 3 a token falls unless there’s another below it.</source>
        <translation>Poi peschi fino ad avere tre carte. Un segnalino su una pedina è un colpo diretto: 1 punto, e va nella riserva di quel giocatore. Sui livelli 2 e 3 un segnalino cade se sotto non ce n’è un altro.</translation>
    </message>
    <message>
        <source>You have finished when your tokens or cards run out, or when you can’t throw.</source>
        <translation>Hai finito quando non hai più segnalini tuoi o carte, o quando non puoi lanciare.</translation>
    </message>
    <message>
        <source>And the rivalry cards. Ties: most tokens in others’ reserves, then most sweets, then earliest in turn order.</source>
        <translation>E le carte rivalità. A parità: più segnalini nelle altre riserve, più dolcetti, chi gioca prima.</translation>
    </message>
    <message>
        <source>**In the app:** R rotates a card, F flips it, C climbs, E ends the turn, B changes the view.</source>
        <translation>**Nell’app:** R ruota una carta, F la volta, C sale, E finisce il turno, B cambia la vista.</translation>
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
        <source>According to the sheet you begin with one.</source>
        <translation>Secondo il foglio si comincia con una.</translation>
    </message>
    <message>
        <source>A less experienced player may have a head start.</source>
        <translation>Chi ha meno esperienza può avere un vantaggio.</translation>
    </message>
    <message>
        <source>They begin with 12, 22 or 31 points.</source>
        <translation>Comincia con 12, 22 o 31 punti, che stanno con quelli per i colpi diretti.</translation>
    </message>
    <message>
        <source>each of your tokens on level 1, 2, 3</source>
        <translation>ogni tuo segnalino sul livello 1, 2, 3</translation>
    </message>
    <message>
        <source>each in another player’s reserve</source>
        <translation>ognuno nella riserva di un altro</translation>
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
        <source>Finishing</source>
        <translation>Quando hai finito</translation>
    </message>
    <message>
        <source>when they hold no card after the end of their turn;</source>
        <translation>quando alla fine del suo turno non ha più carte in mano;</translation>
    </message>
    <message>
        <source>How the game ends</source>
        <translation>Come finisce la partita</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>A player has finished:</source>
        <translation>Un giocatore ha finito:</translation>
    </message>
    <message>
        <source>at once, when after throwing no token of their own colour is left in their reserve;</source>
        <translation>subito, quando dopo aver lanciato non ha più segnalini del suo colore nella riserva;</translation>
    </message>
    <message>
        <source>when they [can’t throw](#stop) any more and say so.</source>
        <translation>quando [non può più lanciare](#stop) e lo dice.</translation>
    </message>
    <message>
        <source>A player who has finished takes no more turns, whatever comes into their reserve later. Their pawn stays where it is, can still be hit, and catches what falls. The others play on.</source>
        <translation>Chi ha finito non fa più niente, qualunque cosa arrivi poi nella sua riserva. La sua pedina resta dov’è, si può ancora colpire e prende al volo quello che cade. Gli altri continuano.</translation>
    </message>
    <message>
        <source>When all have [finished](#finish), everything is [counted](#score), and most points wins. If there’s a tie, these decide, in this order: more of your tokens in other players’ reserves; more sweets; earlier in turn order.</source>
        <translation>Quando [hanno finito](#finish) tutti, [si contano i punti](#score): vince chi ne ha di più. In caso di parità decidono, nell’ordine: più segnalini tuoi nelle riserve degli altri; più dolcetti; chi viene prima nell’ordine di turno.</translation>
    </message>
    <message>
        <source>each of your tokens on level 1</source>
        <translation>ogni tuo segnalino sul livello 1</translation>
    </message>
    <message>
        <source>each of your tokens on level 2</source>
        <translation>ogni tuo segnalino sul livello 2</translation>
    </message>
    <message>
        <source>each of your tokens on level 3</source>
        <translation>ogni tuo segnalino sul livello 3</translation>
    </message>
    <message>
        <source>each of your tokens in another player’s reserve</source>
        <translation>ogni tuo segnalino nella riserva di un altro</translation>
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
        <source>Tokens left in your own reserve are worth nothing. After the game, click a line in the list of points, and its cells light up.</source>
        <translation>I segnalini che restano nella tua riserva non valgono niente. A fine partita fai clic su una riga dell’elenco dei punti, e le sue caselle si illuminano.</translation>
    </message>
    <message>
        <source>Open rivalry cards apply to everybody, and most give points at the end. “The most” always means more than any other player, and at least one: nobody scores for a tie, unless the card says otherwise.</source>
        <translation>Le carte rivalità scoperte valgono per tutti, e quasi tutte danno punti alla fine. “Più” vuol dire sempre più di ciascun altro, e almeno uno: in caso di parità non prende niente nessuno, se la carta non dice altro.</translation>
    </message>
    <message>
        <source>With “Slippery” you move along your pawn’s row or column, as far as you like and over everything in between.</source>
        <translation>Con “Si scivola” ti muovi lungo la riga o la colonna della pedina, lontano quanto vuoi e sopra tutto quello che c’è in mezzo.</translation>
    </message>
    <message>
        <source>With “Way down” you may go down instead of climbing, once a turn: to the same cell one level down, if there is one and no pawn is on it. Collect what is there.</source>
        <translation>Con “Si scende” puoi scendere invece di salire, una volta per turno: nella stessa casella un livello più giù, se c’è e non ha una pedina. Raccogli quello che c’è.</translation>
    </message>
    <message>
        <source>All of you have these cards; they are ours, as the sheet doesn’t print them. Coloured spaces get tokens; your pawn stands on one of them, or on the pawn symbol. Rotate them as you like.</source>
        <translation>Avete tutti queste carte; sono nostre, perché il foglio non le mostra. Gli spazi colorati ricevono segnalini; la tua pedina sta su uno di loro, o sul simbolo della pedina. Ruotale come vuoi.</translation>
    </message>
    <message>
        <source>**A tip:** cards with a pawn symbol place more tokens, but your pawn has to be in exactly the right place.</source>
        <translation>**Un consiglio:** le carte con il simbolo della pedina mettono più segnalini, ma la tua pedina deve trovarsi proprio al posto giusto.</translation>
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
        <source>Rivalry cards</source>
        <translation>Carte rivalità</translation>
    </message>
    <message>
        <source>Rivalry cards that change a rule</source>
        <translation>Carte rivalità che cambiano una regola</translation>
    </message>
    <message>
        <source>These apply to everybody throughout the game:</source>
        <translation>Queste valgono per tutti durante l’intera partita:</translation>
    </message>
    <message>
        <source>The thirteen patterns</source>
        <translation>I tredici schemi</translation>
    </message>
    <message>
        <source>Card {number}</source>
        <translation>Carta {number}</translation>
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
        <source>The patterns and the rivalry cards in this program are its own.</source>
        <translation>Gli schemi e le carte rivalità sono inventati per questo programma.</translation>
    </message>
    <message>
        <source>In two minutes</source>
        <translation>In due minuti</translation>
    </message>
    <message>
        <source>For 2 to 4 players, ages 14 and up; a game takes 20 to 40 minutes.</source>
        <translation>Per 2–4 giocatori dai 14 anni; una partita dura dai 20 ai 40 minuti.</translation>
    </message>
    <message>
        <source>**Goal.** Have the most points when everybody has run out of colour or cards.</source>
        <translation>**Scopo.** Avere più punti di tutti quando nessuno ha più colore o carte.</translation>
    </message>
    <message>
        <source>**Before the game** put your pawn on a corner of the lower level. You have 25 tokens and a deck of 13 cards: draw one.</source>
        <translation>**Prima di cominciare** metti la tua pedina su un angolo del livello inferiore. Hai 25 segnalini e un mazzo di 13 carte: pescane una.</translation>
    </message>
    <message>
        <source>**On your turn**, in any order, each at most once:</source>
        <translation>**Nel tuo turno**, in qualsiasi ordine, ogni cosa al massimo una volta:</translation>
    </message>
    <message>
        <source>[Throw colour](#throw) (you must): play a card. Imagine its pattern on your level, rotated as you like, with your pawn on a coloured space (or on the pawn symbol), and put a token on each of the other coloured spaces; no cell holds two. A token that lands on a pawn is a [direct hit](#hit): 1 point.</source>
        <translation>[Lanci colore](#throw) (obbligatorio): giochi una carta. Immagina il suo schema sul tuo livello, ruotato come vuoi, con la tua pedina su uno spazio colorato (o sul simbolo della pedina), e metti un segnalino su ognuno degli altri spazi colorati; mai due in una casella. Un segnalino che arriva su una pedina è un [colpo diretto](#hit): 1 punto.</translation>
    </message>
    <message>
        <source>[Move](#move) your pawn anywhere on its level and collect what is there.</source>
        <translation>[Muovi](#move) la pedina dove vuoi sul suo livello e raccogli quello che c’è.</translation>
    </message>
    <message>
        <source>[Climb](#climb), if all four cells beside you hold tokens.</source>
        <translation>[Sali](#climb), se tutte e quattro le caselle accanto hanno segnalini.</translation>
    </message>
    <message>
        <source>End your turn by drawing until you hold three cards. **Points:** 1, 2 or 3 for each of your tokens, by level; 2 for each in another player’s reserve; 5 for each player with fewer sweets than you. Leave the [rivalry cards](#rivalry) out the first time.</source>
        <translation>Alla fine del turno peschi fino ad avere tre carte. **Punti:** 1, 2 o 3 per ogni tuo segnalino, secondo il livello; 2 per ognuno nella riserva di un altro; 5 per ogni giocatore con meno dolcetti di te. La prima volta lasciate da parte le [carte rivalità](#rivalry).</translation>
    </message>
    <message>
        <source>What is on the table</source>
        <translation>Che cosa c’è sul tavolo</translation>
    </message>
    <message>
        <source>The courtyard during a game. Anna’s pawn is on the middle level, Bruno’s on the lower level.</source>
        <translation>Il cortile durante una partita. La pedina di Anna è sul livello medio, quella di Bruno su quello inferiore.</translation>
    </message>
    <message>
        <source>Anna’s pawn</source>
        <translation>la pedina di Anna</translation>
    </message>
    <message>
        <source>a colour token: its owner’s colour</source>
        <translation>un segnalino colore di chi l’ha lanciato</translation>
    </message>
    <message>
        <source>sweets</source>
        <translation>dolcetti</translation>
    </message>
    <message>
        <source>Anna’s cards</source>
        <translation>le carte di Anna</translation>
    </message>
    <message>
        <source>Anna’s reserve: tokens, sweets, hits</source>
        <translation>la riserva di Anna: segnalini, dolcetti, colpi</translation>
    </message>
    <message>
        <source>a rivalry card</source>
        <translation>una carta rivalità</translation>
    </message>
    <message>
        <source>the upper level, level 3</source>
        <translation>il livello superiore, il 3</translation>
    </message>
    <message>
        <source>For each player: a pawn, 25 tokens and [13 colour cards](#patterns).</source>
        <translation>Per ciascuno: una pedina, 25 segnalini e [13 carte colore](#patterns).</translation>
    </message>
    <message>
        <source>24 sweets, and the [rivalry cards](#rivalry).</source>
        <translation>24 dolcetti, e le [carte rivalità](#rivalry).</translation>
    </message>
    <message>
        <source>Every level has columns a to f from the left and rows 1 to 6 from the bottom. The cell c4 is above c4 of the level below.</source>
        <translation>Ogni livello ha colonne da a a f partendo da sinistra e righe da 1 a 6 partendo dal basso. La casella c4 sta sopra la c4 del livello di sotto.</translation>
    </message>
    <message>
        <source>The tokens in front of you are your **reserve**. Other players’ colours can come into it: that is the powder on your clothes.</source>
        <translation>I segnalini che hai davanti sono la tua **riserva**. Ci possono finire anche i colori degli altri: è la polvere sui tuoi vestiti.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Preparazione</translation>
    </message>
    <message>
        <source>Put two sweets on each of the 8 cells beside the corners of level 1 (a2, b1, e1, f2, a5, b6, e6, f5), and one on each of the same cells of level 2.</source>
        <translation>Mettete due dolcetti su ognuna delle 8 caselle accanto agli angoli del livello 1 (a2, b1, e1, f2, a5, b6, e6, f5), e uno su ognuna delle stesse caselle del livello 2.</translation>
    </message>
    <message>
        <source>Lay out up to three [rivalry cards](#rivalry), chosen or drawn at random. We recommend two, but none for your first game.</source>
        <translation>Scoprite fino a tre [carte rivalità](#rivalry), scelte o a caso. Ne consigliamo due, ma nessuna alla prima partita.</translation>
    </message>
    <message>
        <source>Everybody shuffles their 13 cards into a deck and draws one, or three if you have chosen that.</source>
        <translation>Ognuno mescola le sue 13 carte, ne fa un mazzo e ne pesca una, o tre se avete scelto così.</translation>
    </message>
    <message>
        <source>Whoever wears the brightest colours begins; or let the program draw lots.</source>
        <translation>Comincia chi indossa i colori più vivaci; oppure lasciate scegliere al caso.</translation>
    </message>
    <message>
        <source>More than one rivalry card that changes a rule makes things complicated; when drawing at random, the program takes at most one.</source>
        <translation>Più di una carta rivalità che cambia una regola complica le cose; quando le sceglie a caso, il programma ne scopre al massimo una.</translation>
    </message>
    <message>
        <source>Beginning with the first player, everybody puts their pawn on a free corner of level 1. Turns begin when all pawns are there.</source>
        <translation>A partire da chi comincia, ognuno mette la sua pedina su un angolo libero del livello 1. I turni cominciano quando ci sono tutte.</translation>
    </message>
    <message>
        <source>Anna’s pawn is on a1. Bruno may begin on any other corner of the lower level.</source>
        <translation>La pedina di Anna è in a1. Bruno può partire da uno qualsiasi degli altri angoli del livello inferiore.</translation>
    </message>
    <message>
        <source>Where the pawns begin</source>
        <translation>Dove partono le pedine</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Il tuo turno</translation>
    </message>
    <message>
        <source>**throw colour**, [face-up](#throw) or [face-down](#face-down): you must do this;</source>
        <translation>**lanciare colore**, con una carta [scoperta](#throw) o [coperta](#face-down): questo è obbligatorio;</translation>
    </message>
    <message>
        <source>Your turn ends when you say so, and not before you have thrown. Then you draw until you hold three cards, as long as your deck has any.</source>
        <translation>Il turno finisce quando lo dici tu, ma non prima di aver lanciato. Poi peschi fino ad avere tre carte, finché il mazzo ne ha.</translation>
    </message>
    <message>
        <source>Throwing a card face-up</source>
        <translation>Giocare una carta scoperta</translation>
    </message>
    <message>
        <source>Play goes around clockwise. On your turn, do these things, in any order, each at most once:</source>
        <translation>Si gioca in senso orario. Nel tuo turno fai queste cose, in qualsiasi ordine, ognuna al massimo una volta:</translation>
    </message>
    <message>
        <source>Or play it [face-down](#face-down), for one token anywhere on your level.</source>
        <translation>Oppure la giochi [coperta](#face-down), per un solo segnalino in una casella qualsiasi del tuo livello.</translation>
    </message>
    <message>
        <source>The first turn: Anna has moved to c3 and holds her card over the level. Its pattern lies around her pawn; tokens would go on b3, c4 and d3.</source>
        <translation>Il primo turno: Anna si è mossa in c3 e tiene la carta sul livello. Lo schema sta intorno alla sua pedina; i segnalini andrebbero in b3, c4 e d3.</translation>
    </message>
    <message>
        <source>[move](#move) your pawn, if you like;</source>
        <translation>[muovere](#move) la pedina, se vuoi;</translation>
    </message>
    <message>
        <source>[climb](#climb) to the next level, if you can.</source>
        <translation>[salire](#climb) al livello di sopra, se puoi.</translation>
    </message>
    <message>
        <source>Anna throws: her pawn on c3 is on a coloured space, and tokens go on c2 and d2.</source>
        <translation>Anna lancia: la sua pedina in c3 è su uno spazio colorato, e i segnalini vanno in c2 e d2.</translation>
    </message>
    <message>
        <source>Now b3, c2, c4 and d3 hold tokens: she can climb to the cell that is lit.</source>
        <translation>Ora b3, c2, c4 e d3 hanno segnalini: può salire nella casella illuminata.</translation>
    </message>
    <message>
        <source>She has climbed. She ends her turn and draws until she holds three cards.</source>
        <translation>È salita. Finisce il turno e pesca fino ad avere tre carte.</translation>
    </message>
    <message>
        <source>A card shows a pattern of 3 by 3 spaces. Choose a card from your hand and rotate it any of four ways; it is never mirrored. Imagine the pattern lying on your pawn’s level.</source>
        <translation>Una carta mostra uno schema di 3 spazi per 3. Scegli una carta della mano e ruotala in uno dei quattro versi; non si specchia mai. Immagina di appoggiare lo schema sul livello della tua pedina.</translation>
    </message>
    <message>
        <source>**A card without a pawn symbol:** your pawn is on one of the coloured spaces, whichever you like. Tokens go on the others.</source>
        <translation>**Una carta senza simbolo della pedina:** la tua pedina sta su uno degli spazi colorati, quello che vuoi. Sugli altri vanno i segnalini.</translation>
    </message>
    <message>
        <source>**A card with a pawn symbol:** your pawn stands exactly there. Tokens go on all coloured spaces.</source>
        <translation>**Una carta con il simbolo della pedina:** la tua pedina sta esattamente lì. Su tutti gli spazi colorati vanno i segnalini.</translation>
    </message>
    <message>
        <source>All coloured spaces, the pawn’s included, have to be on the level. White ones may hang over its border.</source>
        <translation>Tutti gli spazi colorati, anche quello della pedina, devono stare dentro il livello. Quelli bianchi possono sporgere dal bordo.</translation>
    </message>
    <message>
        <source>Right: the three coloured spaces of card 2 are on the level; only white ones hang over its border.</source>
        <translation>Giusto: i tre spazi colorati della carta 2 sono sul livello; solo quelli bianchi sporgono oltre il bordo.</translation>
    </message>
    <message>
        <source>Wrong: card 12 from this corner. With the pawn on its symbol, coloured spaces would hang over the border however you rotate it.</source>
        <translation>Sbagliato: la carta 12 da questo angolo. Con la pedina sul suo simbolo, comunque la ruoti degli spazi colorati sporgerebbero oltre il bordo.</translation>
    </message>
    <message>
        <source>A cell never holds two tokens: where yours go there must be none, of any colour. Sweets and other pawns don’t matter: see [Direct hits](#hit).</source>
        <translation>Una casella non tiene mai due segnalini: dove vanno i tuoi non ce ne devono essere, di nessun colore. Dolcetti e altre pedine non contano: vedi [Colpi diretti](#hit).</translation>
    </message>
    <message>
        <source>You throw the whole pattern. Only if you have too few tokens do you choose which spaces get them; the whole pattern must still fit.</source>
        <translation>Si lancia lo schema intero. Solo se hai troppo pochi segnalini scegli tu quali spazi li ricevono; lo schema intero deve comunque essere possibile.</translation>
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
        <source>If another pawn is where a token of your pattern should go, that is a direct hit: the token goes into that player’s reserve, and you get **1 point at once**. At the end it is worth 2 more points to you.</source>
        <translation>Se dove dovrebbe andare un segnalino del tuo schema c’è un’altra pedina, è un colpo diretto: il segnalino va nella riserva di quel giocatore, e tu prendi **subito 1 punto**. Alla fine ti vale altri 2 punti.</translation>
    </message>
    <message>
        <source>One space of Anna’s pattern is on d4, where Bruno’s pawn stands: a direct hit.</source>
        <translation>Uno spazio dello schema di Anna cade in d4, dove c’è la pedina di Bruno: un colpo diretto.</translation>
    </message>
    <message>
        <source>Instead of using its pattern, you can throw a card face-down: put one token on any cell of your pawn’s level that holds no token or pawn, however far away. On level 2 or 3 it may [fall](#rain).</source>
        <translation>Invece di usarne lo schema, puoi giocare una carta coperta: metti un solo segnalino in una casella qualsiasi del livello della tua pedina, per quanto lontana, senza segnalini né pedine. Sui livelli 2 e 3 può [cadere](#rain).</translation>
    </message>
    <message>
        <source>Never twice in a row: if the top card of your discard pile is face-down, throw the next one face-up. The others never see which card it was.</source>
        <translation>Mai due volte di fila: se l’ultima carta sulla tua pila degli scarti è coperta, la prossima va giocata scoperta. Gli altri non vedono mai che carta era.</translation>
    </message>
    <message>
        <source>Bruno has thrown a card face-down for a token on a4. The back of the card on his plate says that his next one has to be face-up.</source>
        <translation>Bruno ha giocato una carta coperta per un segnalino in a4. Il dorso sulla sua targhetta dice che la prossima deve essere scoperta.</translation>
    </message>
    <message>
        <source>Put your pawn on any other cell of its level, as far away as you like, unless another pawn is there.</source>
        <translation>Metti la pedina in qualsiasi altra casella del suo livello, lontano quanto vuoi, purché non ci sia una pedina.</translation>
    </message>
    <message>
        <source>Collect what is there into your reserve: all sweets, and the token, whatever its colour. Your own tokens that come back can be thrown again; other players’ tokens can’t, and give their owners 2 points at the end.</source>
        <translation>Raccogli nella tua riserva quello che c’è: tutti i dolcetti e il segnalino, di qualsiasi colore. I tuoi segnalini che tornano si possono lanciare di nuovo; quelli degli altri no, e alla fine danno 2 punti a chi ha quel colore.</translation>
    </message>
    <message>
        <source>If all four cells beside your pawn (not diagonally) hold tokens, of any colour, you may climb to the same cell one level up. You collect whatever is on that cell.</source>
        <translation>Se tutte e quattro le caselle accanto alla tua pedina (non in diagonale) hanno segnalini, di qualsiasi colore, puoi salire nella stessa casella un livello più su. Quello che trovi lì lo raccogli.</translation>
    </message>
    <message>
        <source>A pawn on the border never climbs, as it doesn’t have four cells beside it. No pawn may be on the cell above, and from the upper level there is nowhere to climb.</source>
        <translation>Dal bordo non si sale mai, perché lì le caselle accanto non sono quattro. Nella casella di sopra non ci deve essere una pedina, e dal livello superiore non si sale più.</translation>
    </message>
    <message>
        <source>There is no way down again, except with the rivalry card [Way down](#rule-cards).</source>
        <translation>Non si torna più giù, se non con la carta rivalità [Si scende](#rule-cards).</translation>
    </message>
    <message>
        <source>A token falls to the same cell one level down, if no token is there, and so on from there. Sweets don’t hold it.</source>
        <translation>Un segnalino cade nella stessa casella un livello più giù, se lì non ce ne sono, e da lì ancora allo stesso modo. I dolcetti non lo reggono.</translation>
    </message>
    <message>
        <source>If a pawn is where it falls, the pawn **catches** it: the token goes into that player’s reserve. That isn’t a direct hit, so it gives no point now.</source>
        <translation>Se dove cade c’è una pedina, la pedina lo **prende al volo**: il segnalino va nella riserva di quel giocatore. Non è un colpo diretto e non dà punti subito.</translation>
    </message>
    <message>
        <source>When a pawn comes to a cell, moving or climbing, the tokens on the same cell of the levels above come down, and it catches them, unless a pawn in between does.</source>
        <translation>Quando una pedina arriva in una casella, muovendosi o salendo, i segnalini della stessa casella sui livelli più alti vengono giù e lei li prende al volo, a meno che in mezzo non ci sia un’altra pedina.</translation>
    </message>
    <message>
        <source>Anna is on the middle level and holds a card over it. On c4 and d3 her tokens would stay, as tokens are below them. The one on b2 would fall to the lower level.</source>
        <translation>Anna è sul livello medio e ci tiene sopra una carta. In c4 e d3 i segnalini resterebbero, perché sotto ce ne sono altri. Quello in b2 cadrebbe al livello inferiore.</translation>
    </message>
    <message>
        <source>You throw on level 3. The cell below on level 2 is empty, the one below that holds a token. Yours falls one level and stays on level 2.</source>
        <translation>Lanci sul livello 3. La casella sotto, sul livello 2, è vuota; quella ancora sotto, sul livello 1, ha un segnalino. Il tuo cade di un livello e si ferma sul livello 2.</translation>
    </message>
    <message>
        <source>If no card can be thrown from where your pawn is, face-up or face-down, move or climb first, if you still can, and perhaps throw from there. If you can’t throw even then, all that is left is to [finish](#finish).</source>
        <translation>Se da dove sta la tua pedina non si può giocare nessuna carta, né scoperta né coperta, prima muoviti o sali, se puoi ancora, e magari lancia da lì. Se nemmeno dopo puoi lanciare, non resta che [finire](#finish).</translation>
    </message>
    <message>
        <source>Anna can’t throw from this corner: none of her three cards fits there, and her last one was face-down. She has to move first.</source>
        <translation>Da questo angolo Anna non può lanciare: nessuna delle sue tre carte ci sta, e l’ultima era coperta. Prima deve muoversi.</translation>
    </message>
    <message>
        <source>You can’t finish while you can throw from where you are, nor after you have thrown this turn.</source>
        <translation>Finché puoi lanciare da dove sei non puoi finire; e nemmeno dopo aver lanciato in questo turno.</translation>
    </message>
    <message>
        <source>Throwing a card face-down</source>
        <translation>Giocare una carta coperta</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Muovere</translation>
    </message>
    <message>
        <source>Anna picks up her pawn: it may go to any cell of its level without another pawn.</source>
        <translation>Anna prende la sua pedina: può andare in ogni casella del suo livello in cui non c’è un’altra pedina.</translation>
    </message>
    <message>
        <source>Climbing</source>
        <translation>Salire</translation>
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
        <source>Sweets never fall: they are sticky.</source>
        <translation>I dolcetti non cadono mai: sono appiccicosi.</translation>
    </message>
    <message>
        <source>When you can’t throw</source>
        <translation>Quando non puoi lanciare</translation>
    </message>
</context>
</TS>
