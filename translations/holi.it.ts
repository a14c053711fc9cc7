<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>Awards</name>
    <message>
        <source>Best aim</source>
        <translation>Mira migliore</translation>
    </message>
    <message numerus="yes">
        <source>%n direct hit(s)</source>
        <translation>
            <numerusform>%n colpo diretto</numerusform>
            <numerusform>%n colpi diretti</numerusform>
        </translation>
    </message>
    <message>
        <source>Cleanest clothes</source>
        <translation>Vestiti più puliti</translation>
    </message>
    <message>
        <source>Sweetest tooth</source>
        <translation>Golosità da record</translation>
    </message>
    <message numerus="yes">
        <source>%n sweet(s) eaten</source>
        <translation>
            <numerusform>%n dolcetto mangiato</numerusform>
            <numerusform>%n dolcetti mangiati</numerusform>
        </translation>
    </message>
    <message>
        <source>never hit</source>
        <translation>mai un colpo preso</translation>
    </message>
    <message numerus="yes">
        <source>only %n hit(s) taken</source>
        <translation>
            <numerusform>colpi presi: solo %n</numerusform>
            <numerusform>colpi presi: solo %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>All points</source>
        <translation>Tutti i punti</translation>
    </message>
    <message>
        <source>What each player would have if the points were counted after this move.</source>
        <translation>Quanto avrebbe ciascuno se i punti si contassero dopo questa mossa.</translation>
    </message>
    <message>
        <source>Points on the levels</source>
        <translation>Punti sui livelli</translation>
    </message>
    <message>
        <source>Your own tokens on the three levels: 1, 2 or 3 points each.</source>
        <translation>I tuoi segnalini sui tre livelli: 1, 2 o 3 punti l’uno.</translation>
    </message>
    <message>
        <source>Points in reserves</source>
        <translation>Punti nelle riserve</translation>
    </message>
    <message>
        <source>Your own tokens in the other players’ reserves: 2 points each.</source>
        <translation>I tuoi segnalini nelle riserve degli altri: 2 punti l’uno.</translation>
    </message>
    <message>
        <source>Direct hits</source>
        <translation>Colpi diretti</translation>
    </message>
    <message>
        <source>Points for tokens thrown straight onto another player’s pawn.</source>
        <translation>Punti per i segnalini lanciati addosso agli altri.</translation>
    </message>
    <message>
        <source>Points for sweets</source>
        <translation>Punti dei dolcetti</translation>
    </message>
    <message>
        <source>5 points for each other player who has fewer sweets.</source>
        <translation>5 punti per ogni altro giocatore che ha meno dolcetti.</translation>
    </message>
    <message>
        <source>Rivalry cards</source>
        <translation>Carte rivalità</translation>
    </message>
    <message>
        <source>Points from the rivalry cards on the table.</source>
        <translation>Punti delle carte rivalità sul tavolo.</translation>
    </message>
</context>
<context>
    <name>Holi</name>
    <message>
        <source>Levels</source>
        <translation>Livelli</translation>
    </message>
    <message>
        <source>Reserves</source>
        <translation>Riserve</translation>
    </message>
    <message>
        <source>Sweets</source>
        <translation>Dolcetti</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Colpi</translation>
    </message>
    <message>
        <source>Rivalry</source>
        <translation>Rivalità</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
    <message>
        <source>Opening hand</source>
        <translation>Mano iniziale</translation>
    </message>
    <message>
        <source>How many cards everybody has in hand when the game begins.</source>
        <translation>Quante carte ha in mano ciascuno quando la partita comincia.</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 carta</translation>
    </message>
    <message>
        <source>The usual rule: the first turn is quick, and after it you hold 3 cards.</source>
        <translation>La regola solita: il primo turno è veloce, e poi si hanno 3 carte.</translation>
    </message>
    <message>
        <source>3 cards</source>
        <translation>3 carte</translation>
    </message>
    <message>
        <source>You can choose from your first turn on.</source>
        <translation>Puoi scegliere già dal primo turno.</translation>
    </message>
    <message>
        <source>First, all players put their pawns on corners of the lower level.</source>
        <translation>Prima ciascuno mette la pedina su un angolo del livello inferiore.</translation>
    </message>
    <message>
        <source>Throw one token for each space of the pattern, as far as your tokens go. Tokens to throw: {could}; cells chosen: {named}.</source>
        <translation>Lancia un segnalino per ogni spazio dello schema, finché ne hai. Da lanciare: {could}; caselle scelte: {named}.</translation>
    </message>
    <message>
        <source>Your pawn is already on {cell}: move it to another cell.</source>
        <translation>La tua pedina è già in {cell}: muovila in un’altra casella.</translation>
    </message>
    <message>
        <source>It’s slippery: pawns move only along their row or column, and {cell} is in neither.</source>
        <translation>Si scivola: le pedine si muovono solo lungo la loro riga o la loro colonna, e {cell} non è in nessuna delle due.</translation>
    </message>
    <message>
        <source>Card {card} isn’t in your hand: throw one that you hold.</source>
        <translation>Non hai in mano la carta {card}: gioca una delle tue.</translation>
    </message>
    <message>
        <source>Card {card} can’t reach these cells: however you rotate it, the pawn doesn’t fit the pattern, or a coloured space lies outside the level. Choose other cells or another card.</source>
        <translation>La carta {card} non arriva a queste caselle: comunque la ruoti, la pedina non sta nello schema, o uno spazio colorato esce dal livello. Scegli altre caselle o un’altra carta.</translation>
    </message>
    <message>
        <source>There’s already a token on {cell}, and a cell never holds two: choose free cells.</source>
        <translation>In {cell} c’è già un segnalino, e in una casella non ne stanno due: scegli caselle libere.</translation>
    </message>
    <message>
        <source>There’s a pawn on {cell}: you can neither move there nor throw a face-down card’s token there. Choose another cell.</source>
        <translation>In {cell} c’è una pedina: non puoi andarci, né lanciarci il segnalino di una carta coperta. Scegli un’altra casella.</translation>
    </message>
    <message>
        <source>You don’t have that many tokens: choose fewer cells. Left in your reserve: {left}; cells chosen: {named}.</source>
        <translation>Non hai così tanti segnalini: scegli meno caselle. Ne hai in riserva: {left}; caselle scelte: {named}.</translation>
    </message>
    <message>
        <source>You’ve already thrown colour this turn: move or climb if you still may, or end your turn.</source>
        <translation>In questo turno hai già lanciato colore: muoviti o sali, se ancora puoi, o finisci il turno.</translation>
    </message>
    <message>
        <source>You’ve already moved this turn: throw colour if you haven’t yet, or end your turn.</source>
        <translation>In questo turno hai già mosso la pedina: lancia colore, se non l’hai ancora fatto, o finisci il turno.</translation>
    </message>
    <message>
        <source>You’ve already changed levels this turn, and you can do that only once: throw colour if you haven’t yet, or end your turn.</source>
        <translation>In questo turno hai già cambiato livello, e si può una volta sola: lancia colore, se non l’hai ancora fatto, o finisci il turno.</translation>
    </message>
    <message>
        <source>Once you’ve climbed, you stay up there and play on: only the card “Way down” leads down again.</source>
        <translation>Chi sale resta su e gioca lì: si scende solo con la carta “Si scende”.</translation>
    </message>
    <message>
        <source>Your pawn is already on the upper level: there’s nothing above it.</source>
        <translation>La tua pedina è già al livello superiore: più su non si sale, resta a giocare lì.</translation>
    </message>
    <message>
        <source>Your pawn is already on the lower level: from there it can only go up.</source>
        <translation>La tua pedina è già al livello inferiore: da lì si può solo salire.</translation>
    </message>
    <message>
        <source>{cell} is on the border, and nobody climbs from there. Move inside first, to a cell between tokens.</source>
        <translation>{cell} è sul bordo, e dal bordo non si sale. Prima muoviti più all’interno, in una casella tra i segnalini.</translation>
    </message>
    <message>
        <source>To climb you need tokens on the cells beside your pawn (diagonals don’t count). Needed: {needed}; so far: {held}. Throw some there, or move to a cell between tokens.</source>
        <translation>Per salire servono segnalini nelle caselle accanto alla tua pedina (le diagonali non contano). Ne servono {needed}; per ora: {held}. Lanciane qualcuno lì, o muoviti in una casella tra i segnalini.</translation>
    </message>
    <message>
        <source>You can’t climb: there’s another pawn above you, on {cell}. Wait for it to move, or climb elsewhere.</source>
        <translation>Non puoi salire: sopra di te, in {cell}, c’è un’altra pedina. Aspetta che si sposti, o sali da un’altra casella.</translation>
    </message>
    <message>
        <source>You can’t go down: there’s another pawn below you, on {cell}. Wait for it to move, or go down elsewhere.</source>
        <translation>Non puoi scendere: sotto di te, in {cell}, c’è un’altra pedina. Aspetta che si sposti, o scendi da un’altra casella.</translation>
    </message>
    <message>
        <source>You have to throw colour before your turn can end.</source>
        <translation>Prima di finire il turno devi lanciare colore.</translation>
    </message>
    <message>
        <source>You can’t finish yet: from where your pawn stands you can still throw colour.</source>
        <translation>Non hai ancora finito: da dove sta la tua pedina puoi ancora lanciare colore.</translation>
    </message>
    <message>
        <source>{cell} isn’t a corner: pawns begin on a corner of the lower level.</source>
        <translation>{cell} non è un angolo: le pedine partono da un angolo del livello inferiore.</translation>
    </message>
    <message>
        <source>There’s already a pawn on {cell}; choose a free corner.</source>
        <translation>In {cell} c’è già un’altra pedina: scegli un angolo libero.</translation>
    </message>
    <message>
        <source>{cell} on level {level}</source>
        <translation>{cell} al livello {level}</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Angoli</translation>
    </message>
    <message>
        <source>3 points for each of your tokens on a corner of any level.</source>
        <translation>3 punti per ogni tuo segnalino su un angolo di qualsiasi livello.</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>Bordi</translation>
    </message>
    <message>
        <source>1 point for each of your tokens on the border of level 1; the corners don’t count.</source>
        <translation>1 punto per ogni tuo segnalino sul bordo del livello 1; gli angoli non contano.</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Righe</translation>
    </message>
    <message>
        <source>2 points for each row of level 1 where you have more tokens than any other player.</source>
        <translation>2 punti per ogni riga del livello 1 in cui hai più segnalini di chiunque altro.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>3 points for each column of level 2 where you have more tokens than any other player.</source>
        <translation>3 punti per ogni colonna del livello 2 in cui hai più segnalini di chiunque altro.</translation>
    </message>
    <message>
        <source>Sky</source>
        <translation>Cielo</translation>
    </message>
    <message>
        <source>6 points for the most tokens on level 3 (at least one). If several players tie for the most, each of them gets 3.</source>
        <translation>6 punti a chi ha più segnalini sul livello 3 (almeno uno). In caso di parità, 3 a ciascuno dei primi.</translation>
    </message>
    <message>
        <source>Rainbow</source>
        <translation>Arcobaleno</translation>
    </message>
    <message>
        <source>3 points for each other player with at least one token in your reserve.</source>
        <translation>3 punti per ogni altro giocatore con almeno un segnalino nella tua riserva.</translation>
    </message>
    <message>
        <source>Clean clothes</source>
        <translation>Vestiti puliti</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Scia</translation>
    </message>
    <message>
        <source>2 points for each token of your longest straight line without a gap: in a row or a column of one level, at least 3 tokens long.</source>
        <translation>2 punti per ogni segnalino della tua linea retta più lunga e senza buchi: in una riga o colonna di un livello, di almeno 3 segnalini.</translation>
    </message>
    <message>
        <source>Splash</source>
        <translation>Macchia</translation>
    </message>
    <message>
        <source>1 point for each token of your largest group: tokens side by side on one level, not diagonally.</source>
        <translation>1 punto per ogni segnalino del tuo gruppo più grande: segnalini fianco a fianco sullo stesso livello, non in diagonale.</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Quadrati</translation>
    </message>
    <message>
        <source>5 points for each block of 2×2 tokens of yours on one level. Blocks may share tokens.</source>
        <translation>5 punti per ogni blocco di 2×2 segnalini tuoi sullo stesso livello. I blocchi possono avere segnalini in comune.</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>Torri</translation>
    </message>
    <message>
        <source>5 points for each cell that holds a token of yours on all three levels.</source>
        <translation>5 punti per ogni casella con un tuo segnalino su tutti e tre i livelli.</translation>
    </message>
    <message>
        <source>Sweet tooth</source>
        <translation>Golosità</translation>
    </message>
    <message>
        <source>1 point for each sweet in your reserve.</source>
        <translation>1 punto per ogni dolcetto nella tua riserva.</translation>
    </message>
    <message>
        <source>Sharp eye</source>
        <translation>Occhio di lince</translation>
    </message>
    <message>
        <source>Each direct hit gives 2 points at once instead of 1.</source>
        <translation>Ogni colpo diretto dà subito 2 punti invece di 1.</translation>
    </message>
    <message>
        <source>The view</source>
        <translation>Bella vista</translation>
    </message>
    <message>
        <source>4 points if your pawn stands on level 3 when the game ends.</source>
        <translation>4 punti se alla fine della partita la tua pedina è sul livello 3.</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Dappertutto</translation>
    </message>
    <message>
        <source>6 points if each quarter (3×3 cells) of level 1 holds a token of yours.</source>
        <translation>6 punti se in ogni quarto (3×3 caselle) del livello 1 c’è un tuo segnalino.</translation>
    </message>
    <message>
        <source>Slippery</source>
        <translation>Si scivola</translation>
    </message>
    <message>
        <source>A pawn moves only along its row or its column.</source>
        <translation>Una pedina si muove solo lungo la sua riga o la sua colonna.</translation>
    </message>
    <message>
        <source>Full hands</source>
        <translation>Mani piene</translation>
    </message>
    <message>
        <source>At the end of a turn you draw until you hold 4 cards.</source>
        <translation>Alla fine del turno peschi fino ad avere 4 carte.</translation>
    </message>
    <message>
        <source>Wild throws</source>
        <translation>Lanci sfrenati</translation>
    </message>
    <message>
        <source>You may throw face-down turn after turn.</source>
        <translation>Puoi giocare carte coperte un turno dopo l’altro.</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Specchio</translation>
    </message>
    <message>
        <source>Patterns may be mirrored as well as rotated.</source>
        <translation>Gli schemi si possono ruotare e anche specchiare.</translation>
    </message>
    <message>
        <source>Easy climb</source>
        <translation>Salita facile</translation>
    </message>
    <message>
        <source>You may climb with tokens on three of the four cells beside your pawn, but never from the border.</source>
        <translation>Per salire bastano segnalini in tre delle quattro caselle accanto alla tua, ma mai dal bordo.</translation>
    </message>
    <message>
        <source>Way down</source>
        <translation>Si scende</translation>
    </message>
    <message>
        <source>Instead of climbing you may go down one level, to the same cell, if no pawn stands there.</source>
        <translation>Invece di salire puoi scendere di un livello, nella stessa casella, se non c’è un’altra pedina.</translation>
    </message>
    <message>
        <source>{name} begins on {cell}.</source>
        <translation>{name} parte da {cell}.</translation>
    </message>
    <message>
        <source>{name} moves to {cell}.</source>
        <translation>{name} va in {cell}.</translation>
    </message>
    <message>
        <source>{name} climbs to {cell}.</source>
        <translation>{name} sale in {cell}.</translation>
    </message>
    <message>
        <source>{name} goes down to {cell}.</source>
        <translation>{name} scende in {cell}.</translation>
    </message>
    <message>
        <source>{name} can’t throw colour any more and has finished.</source>
        <translation>{name} non può più lanciare colore e ha finito.</translation>
    </message>
    <message numerus="yes">
        <source>{name} ends the turn and draws %n card(s).</source>
        <translation>
            <numerusform>{name} finisce il turno e pesca %n carta.</numerusform>
            <numerusform>{name} finisce il turno e pesca %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} ends the turn and draws nothing.</source>
        <translation>{name} finisce il turno e non pesca.</translation>
    </message>
    <message>
        <source>{name} throws card {card} on level {level}: {cells}.</source>
        <translation>{name} gioca la carta {card} sul livello {level}: {cells}.</translation>
    </message>
    <message>
        <source>{name} throws a card face-down on level {level}: {cells}.</source>
        <translation>{name} gioca una carta coperta sul livello {level}: {cells}.</translation>
    </message>
    <message>
        <source>{name} throws card {card} face-down on level {level}: {cells}.</source>
        <translation>{name} gioca coperta la carta {card} sul livello {level}: {cells}.</translation>
    </message>
    <message>
        <source>Direct hit on {name}!</source>
        <translation>Colpo diretto su {name}!</translation>
    </message>
    <message>
        <source>{name} catches one of their own falling tokens.</source>
        <translation>{name} prende al volo un segnalino del proprio colore.</translation>
    </message>
    <message>
        <source>{name} catches one of {owner}’s falling tokens.</source>
        <translation>{name} prende al volo un segnalino di {owner}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n sweet(s).</source>
        <translation>
            <numerusform>{name} raccoglie %n dolcetto.</numerusform>
            <numerusform>{name} raccoglie %n dolcetti.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} takes back one of their own tokens.</source>
        <translation>{name} si riprende un segnalino del proprio colore.</translation>
    </message>
    <message>
        <source>{name} takes one of {owner}’s tokens.</source>
        <translation>{name} raccoglie un segnalino di {owner}.</translation>
    </message>
    <message>
        <source>That was the last token: {name} has finished.</source>
        <translation>Era l’ultimo segnalino: {name} ha finito.</translation>
    </message>
    <message>
        <source>Out of cards: {name} has finished.</source>
        <translation>Senza più carte, {name} ha finito.</translation>
    </message>
    <message>
        <source>Colour rain on level {level}: {cells}.</source>
        <translation>Pioggia di colore sul livello {level}: {cells}.</translation>
    </message>
    <message>
        <source>{name}, put your pawn on a free corner of the lower level.</source>
        <translation>{name}, metti la pedina su un angolo libero del livello inferiore.</translation>
    </message>
    <message>
        <source>{name}, throw colour. You may also go down, before or after.</source>
        <translation>{name}, lancia colore. Prima o dopo puoi anche scendere.</translation>
    </message>
    <message>
        <source>{name}, throw colour. You may also move and climb, before or after.</source>
        <translation>{name}, lancia colore. Prima o dopo puoi anche muoverti e salire.</translation>
    </message>
    <message numerus="yes">
        <source>{name} has the most points: %n.</source>
        <translation>
            <numerusform>{name} ha più punti di tutti: %n.</numerusform>
            <numerusform>{name} ha più punti di tutti: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n point(s) and wins the tie, with more of their own tokens in the others’ reserves.</source>
        <translation>
            <numerusform>{name} ha %n punto e a parità vince con più segnalini propri nelle riserve degli altri.</numerusform>
            <numerusform>{name} ha %n punti e a parità vince con più segnalini propri nelle riserve degli altri.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n point(s) and wins the tie, with more sweets.</source>
        <translation>
            <numerusform>{name} ha %n punto e a parità vince con più dolcetti.</numerusform>
            <numerusform>{name} ha %n punti e a parità vince con più dolcetti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n point(s) and wins the tie, being earlier in turn order.</source>
        <translation>
            <numerusform>{name} ha %n punto e a parità vince perché viene prima nel giro.</numerusform>
            <numerusform>{name} ha %n punti e a parità vince perché viene prima nel giro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Starts with %n point(s).</source>
        <translation>
            <numerusform>Comincia con %n punto.</numerusform>
            <numerusform>Comincia con %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>begin on {cell}</source>
        <translation>parti da {cell}</translation>
    </message>
    <message>
        <source>throw card {card} on {cells}</source>
        <translation>gioca la carta {card} su {cells}</translation>
    </message>
    <message>
        <source>flip card {card} and throw it on {cell}</source>
        <translation>volta la carta {card} e giocala su {cell}</translation>
    </message>
    <message>
        <source>move to {cell}</source>
        <translation>vai in {cell}</translation>
    </message>
    <message>
        <source>climb to level {level}</source>
        <translation>sali al livello {level}</translation>
    </message>
    <message>
        <source>go down to level {level}</source>
        <translation>scendi al livello {level}</translation>
    </message>
    <message>
        <source>finish, as you can’t throw colour any more</source>
        <translation>premi “Ho finito”: non puoi più lanciare colore</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>finisci il turno</translation>
    </message>
    <message>
        <source>You can begin on any corner: one is as good as another.</source>
        <translation>Puoi partire da qualsiasi angolo: uno vale l’altro.</translation>
    </message>
    <message>
        <source>You can’t throw anything any more.</source>
        <translation>Non puoi più lanciare niente.</translation>
    </message>
    <message>
        <source>You can gain nothing more this turn.</source>
        <translation>Da questo turno non ricavi altro.</translation>
    </message>
    <message>
        <source>You keep the better cards in your hand.</source>
        <translation>Ti tieni in mano le carte migliori.</translation>
    </message>
    <message numerus="yes">
        <source>You collect %n sweet(s).</source>
        <translation>
            <numerusform>Prendi %n dolcetto.</numerusform>
            <numerusform>Prendi %n dolcetti.</numerusform>
        </translation>
    </message>
    <message>
        <source>You get {level} points for each token up there.</source>
        <translation>Lassù ogni segnalino vale {level} punti.</translation>
    </message>
    <message numerus="yes">
        <source>You send %n token(s) to other players’ reserves.</source>
        <translation>
            <numerusform>Mandi %n segnalino nelle riserve degli altri.</numerusform>
            <numerusform>Mandi %n segnalini nelle riserve degli altri.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get %n more point(s) for the rivalry card “{card}”.</source>
        <translation>
            <numerusform>Ottieni %n punto in più per la carta rivalità “{card}”.</numerusform>
            <numerusform>Ottieni %n punti in più per la carta rivalità “{card}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n more token(s) on level {level}.</source>
        <translation>
            <numerusform>Hai %n segnalino in più sul livello {level}.</numerusform>
            <numerusform>Hai %n segnalini in più sul livello {level}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You make %n direct hit(s) on {player}.</source>
        <translation>
            <numerusform>Fai %n colpo diretto su {player}.</numerusform>
            <numerusform>Fai %n colpi diretti su {player}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You make %n direct hit(s).</source>
        <translation>
            <numerusform>Fai %n colpo diretto.</numerusform>
            <numerusform>Fai %n colpi diretti.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, throw colour. You may also climb, before or after.</source>
        <translation>{name}, lancia colore. Prima o dopo puoi anche salire.</translation>
    </message>
    <message>
        <source>{name}, throw colour. You may also move, before or after.</source>
        <translation>{name}, lancia colore. Prima o dopo puoi anche muoverti.</translation>
    </message>
    <message>
        <source>{name}, throw colour.</source>
        <translation>{name}, lancia colore.</translation>
    </message>
    <message>
        <source>{name}, you may still move and climb; then end your turn.</source>
        <translation>{name}, puoi ancora muoverti e salire; poi finisci il turno.</translation>
    </message>
    <message>
        <source>{name}, you may still climb; then end your turn.</source>
        <translation>{name}, puoi ancora salire; poi finisci il turno.</translation>
    </message>
    <message>
        <source>{name}, you may still move; then end your turn.</source>
        <translation>{name}, puoi ancora muoverti; poi finisci il turno.</translation>
    </message>
    <message>
        <source>{name}, end your turn.</source>
        <translation>{name}, finisci il turno.</translation>
    </message>
    <message>
        <source>{name}, throw colour. You may also move and go down, before or after.</source>
        <translation>{name}, lancia colore. Prima o dopo puoi anche muoverti e scendere.</translation>
    </message>
    <message>
        <source>{name}, throw colour. You may also climb or go down, before or after.</source>
        <translation>{name}, lancia colore. Prima o dopo puoi anche salire o scendere.</translation>
    </message>
    <message>
        <source>{name}, throw colour. You may also move, and climb or go down, before or after.</source>
        <translation>{name}, lancia colore. Prima o dopo puoi anche muoverti, e salire o scendere.</translation>
    </message>
    <message>
        <source>{name}, you may still go down; then end your turn.</source>
        <translation>{name}, puoi ancora scendere; poi finisci il turno.</translation>
    </message>
    <message>
        <source>{name}, you may still move and go down; then end your turn.</source>
        <translation>{name}, puoi ancora muoverti e scendere; poi finisci il turno.</translation>
    </message>
    <message>
        <source>{name}, you may still climb or go down; then end your turn.</source>
        <translation>{name}, puoi ancora salire o scendere; poi finisci il turno.</translation>
    </message>
    <message>
        <source>{name}, you may still move, and climb or go down; then end your turn.</source>
        <translation>{name}, puoi ancora muoverti, e salire o scendere; poi finisci il turno.</translation>
    </message>
    <message numerus="yes">
        <source>{name} gets %n point(s) for a direct hit on {cell}.</source>
        <translation>
            <numerusform>{name}: %n punto per un colpo diretto in {cell}.</numerusform>
            <numerusform>{name}: %n punti per un colpo diretto in {cell}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gets %n point(s) for tokens on level {level}.</source>
        <translation>
            <numerusform>{name}: %n punto per i segnalini sul livello {level}.</numerusform>
            <numerusform>{name}: %n punti per i segnalini sul livello {level}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gets %n point(s) for tokens in the others’ reserves.</source>
        <translation>
            <numerusform>{name}: %n punto per i segnalini nelle riserve altrui.</numerusform>
            <numerusform>{name}: %n punti per i segnalini nelle riserve altrui.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gets %n point(s) for having more sweets than others.</source>
        <translation>
            <numerusform>{name}: %n punto per avere più dolcetti di altri.</numerusform>
            <numerusform>{name}: %n punti per avere più dolcetti di altri.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gets %n point(s) for the rivalry card “{card}”. {reason}</source>
        <translation>
            <numerusform>{name}: %n punto per la carta rivalità “{card}”. {reason}</numerusform>
            <numerusform>{name}: %n punti per la carta rivalità “{card}”. {reason}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}’s token</source>
        <translation>segnalino di {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n sweet(s)</source>
        <translation>
            <numerusform>%n dolcetto</numerusform>
            <numerusform>%n dolcetti</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}’s pawn</source>
        <translation>pedina di {name}</translation>
    </message>
    <message>
        <source>{cell}: {what}</source>
        <translation>{cell}: {what}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vuota</translation>
    </message>
    <message>
        <source>{name}’s pawn, {cell}</source>
        <translation>Pedina di {name}, {cell}</translation>
    </message>
    <message>
        <source>{name}’s pawn, beside the courtyard</source>
        <translation>Pedina di {name}, accanto al cortile</translation>
    </message>
    <message numerus="yes">
        <source>%n pt(s)</source>
        <comment>points, where there is no room for the whole word</comment>
        <translation>
            <numerusform>%n pt</numerusform>
            <numerusform>%n pt</numerusform>
        </translation>
    </message>
    <message>
        <source>finished</source>
        <translation>ha finito</translation>
    </message>
    <message>
        <source>{left} of {all} tokens in the reserve</source>
        <translation>{left} dei suoi {all} segnalini in riserva</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) if the game ended now</source>
        <translation>
            <numerusform>%n punto se la partita finisse ora</numerusform>
            <numerusform>%n punti se la partita finisse ora</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for direct hits</source>
        <translation>
            <numerusform>%n punto per colpi diretti</numerusform>
            <numerusform>%n punti per colpi diretti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Level {level}: there is something on %n cell(s)</source>
        <translation>
            <numerusform>Livello {level}: c’è qualcosa in %n casella</numerusform>
            <numerusform>Livello {level}: c’è qualcosa in %n caselle</numerusform>
        </translation>
    </message>
    <message>
        <source>Column {column} of level {level}: {what}</source>
        <translation>Colonna {column} del livello {level}: {what}</translation>
    </message>
    <message numerus="yes">
        <source>%n of {name}’s cards, face-down</source>
        <translation>
            <numerusform>%n carta di {name}, coperta</numerusform>
            <numerusform>%n carte di {name}, coperte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {name}’s tokens</source>
        <translation>
            <numerusform>%n segnalino di {name}</numerusform>
            <numerusform>%n segnalini di {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n carta in mano</numerusform>
            <numerusform>%n carte in mano</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the deck</source>
        <translation>
            <numerusform>%n carta nel mazzo</numerusform>
            <numerusform>%n carte nel mazzo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) discarded</source>
        <translation>
            <numerusform>%n carta scartata</numerusform>
            <numerusform>%n carte scartate</numerusform>
        </translation>
    </message>
    <message>
        <source>card {card} on top</source>
        <translation>in cima la carta {card}</translation>
    </message>
    <message>
        <source>the top one face-down</source>
        <translation>in cima una carta coperta</translation>
    </message>
    <message>
        <source>{name}: {what}.</source>
        <translation>{name}: {what}.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) if the game ended now, {rivalry} of them for rivalry cards</source>
        <translation>
            <numerusform>%n punto se la partita finisse ora, di cui {rivalry} per le carte rivalità</numerusform>
            <numerusform>%n punti se la partita finisse ora, di cui {rivalry} per le carte rivalità</numerusform>
        </translation>
    </message>
    <message>
        <source>Worth now: {points}.</source>
        <translation>Ora vale: {points}.</translation>
    </message>
    <message>
        <source>Rivalry card “{title}”: {text}</source>
        <translation>Carta rivalità “{title}”: {text}</translation>
    </message>
    <message>
        <source>Show the tower</source>
        <translation>Mostra la torre</translation>
    </message>
    <message>
        <source>Show the levels side by side</source>
        <translation>Mostra i livelli fianco a fianco</translation>
    </message>
    <message>
        <source>Card {card}, to be thrown face-down</source>
        <translation>Carta {card}, da giocare coperta</translation>
    </message>
    <message>
        <source>Card {card}: {pattern}</source>
        <translation>Carta {card}: {pattern}</translation>
    </message>
    <message>
        <source>{card}. It doesn’t fit anywhere face-up now.</source>
        <translation>{card}. Scoperta, ora non ci sta da nessuna parte.</translation>
    </message>
    <message>
        <source>colour</source>
        <translation>colore</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>pedina</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niente</translation>
    </message>
    <message>
        <source>Token to be thrown on {cell}</source>
        <translation>Segnalino da lanciare in {cell}</translation>
    </message>
    <message>
        <source>Tower (B)</source>
        <translation>Torre (B)</translation>
    </message>
    <message>
        <source>Flat view (B)</source>
        <translation>Vista piana (B)</translation>
    </message>
    <message>
        <source>Rotation {number} of {all}: R or wheel</source>
        <translation>Verso {number} di {all}: R o rotella</translation>
    </message>
    <message>
        <source>Colour is thrown on the level where your pawn stands.</source>
        <translation>Il colore si lancia sul livello della tua pedina.</translation>
    </message>
    <message>
        <source>Pawns begin on a corner of the lower level.</source>
        <translation>Le pedine partono da un angolo del livello inferiore.</translation>
    </message>
    <message>
        <source>A pawn moves on its own level; to another level it goes only straight up or down.</source>
        <translation>Una pedina si muove sul suo livello; per cambiarlo va solo dritta in su o in giù.</translation>
    </message>
    <message>
        <source>Tokens go only on the spaces of the pattern.</source>
        <translation>I segnalini vanno solo negli spazi dello schema.</translation>
    </message>
    <message>
        <source>Your pawn has already moved this turn, and it can’t climb from here: throw colour if you haven’t yet, or end your turn.</source>
        <translation>In questo turno la tua pedina si è già mossa, e da qui non può salire: lancia colore, se non l’hai ancora fatto, o finisci il turno.</translation>
    </message>
    <message>
        <source>Card {card} doesn’t fit anywhere from here. Flip it (F) and throw it face-down, or choose another card.</source>
        <translation>Da qui la carta {card} non ci sta. Voltala (F) e giocala coperta, o scegline un’altra.</translation>
    </message>
    <message>
        <source>Card {card} doesn’t fit anywhere from here: choose another card.</source>
        <translation>Da qui la carta {card} non ci sta: scegline un’altra.</translation>
    </message>
    <message>
        <source>Lay the levels side by side, or on top of each other</source>
        <translation>Mettere i livelli affiancati o uno sopra l’altro</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Ritira</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Lancia</translation>
    </message>
    <message>
        <source>Face-up</source>
        <translation>Scoperta</translation>
    </message>
    <message>
        <source>Face-down</source>
        <translation>Coperta</translation>
    </message>
    <message>
        <source>Flip the cards in your hand; F or a double click flips a single one.</source>
        <translation>Volta le carte che hai in mano; con F o un doppio clic ne volti una sola.</translation>
    </message>
    <message>
        <source>Climb</source>
        <translation>Sali</translation>
    </message>
    <message>
        <source>Go down</source>
        <translation>Scendi</translation>
    </message>
    <message>
        <source>Then you’re done: sit back and watch.</source>
        <translation>Poi hai finito: goditi lo spettacolo.</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Ho finito</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Fine turno</translation>
    </message>
    <message>
        <source>Tokens left: {left}. Choose which spaces get them, then throw.</source>
        <translation>Segnalini rimasti: {left}. Scegli in quali spazi metterli, poi lancia.</translation>
    </message>
    <message>
        <source>{name}, you can’t throw colour any more: finish.</source>
        <translation>{name}, non puoi più lanciare colore: premi “Ho finito”.</translation>
    </message>
    <message>
        <source>{name}, from here you can’t throw colour. Go somewhere else first, or finish.</source>
        <translation>{name}, da qui non puoi lanciare colore. Prima spostati, oppure premi “Ho finito”.</translation>
    </message>
    <message>
        <source>I’m {name}: show my cards</source>
        <translation>Sono {name}: mostra le mie carte</translation>
    </message>
    <message>
        <source>Card {card} doesn’t fit anywhere from here. Move first, or flip it (F) and throw it face-down.</source>
        <translation>Da qui la carta {card} non ci sta. Prima sposta la pedina, oppure volta la carta (F) e giocala coperta.</translation>
    </message>
    <message>
        <source>Card {card} doesn’t fit anywhere from here: move first.</source>
        <translation>Da qui la carta {card} non ci sta: prima sposta la pedina.</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>Più punti</translation>
    </message>
    <message>
        <source>Up the stairs</source>
        <translation>Più in alto</translation>
    </message>
    <message>
        <source>The last turn</source>
        <translation>L’ultimo turno</translation>
    </message>
    <message numerus="yes">
        <source>Gain %n point(s) this turn, counted as if the game ended after it.</source>
        <translation>
            <numerusform>Guadagna %n punto in questo turno, contando come se poi la partita finisse.</numerusform>
            <numerusform>Guadagna %n punti in questo turno, contando come se poi la partita finisse.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reach level {level} this turn.</source>
        <translation>Raggiungi il livello {level} in questo turno.</translation>
    </message>
    <message>
        <source>This is the last turn of the game: win it.</source>
        <translation>È l’ultimo turno della partita: vincila.</translation>
    </message>
    <message numerus="yes">
        <source>This way you can score %n point(s) at most this turn.</source>
        <translation>
            <numerusform>Così il turno porta al massimo %n punto.</numerusform>
            <numerusform>Così il turno porta al massimo %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>From here level {level} is out of reach this turn.</source>
        <translation>Da qui il livello {level} non si raggiunge più in questo turno.</translation>
    </message>
    <message>
        <source>This way you can’t win any more.</source>
        <translation>Così non puoi più vincere.</translation>
    </message>
    <message>
        <source>You stop {player} from climbing.</source>
        <translation>Impedisci {player:ad} di salire.</translation>
    </message>
    <message>
        <source>Tokens on the levels</source>
        <translation>Segnalini sui livelli</translation>
    </message>
    <message>
        <source>Direct hits</source>
        <translation>Colpi diretti</translation>
    </message>
    <message>
        <source>Rivalry cards</source>
        <translation>Carte rivalità</translation>
    </message>
    <message>
        <source>{left} of {all} tokens left to throw</source>
        <translation>ancora {left} di {all} segnalini da lanciare</translation>
    </message>
    <message>
        <source>Direct hit!</source>
        <translation>Colpo diretto!</translation>
    </message>
    <message>
        <source>All pawns are already in the courtyard; from now on you can only move them.</source>
        <translation>Le pedine sono già tutte nel cortile; d’ora in poi si possono solo muovere.</translation>
    </message>
    <message>
        <source>Your last card was face-down, and you can’t throw two face-down in a row. This time throw one face-up.</source>
        <translation>L’ultima carta che hai giocato è coperta: mai due carte coperte di fila. Stavolta giocane una scoperta.</translation>
    </message>
    <message>
        <source>5 points for having the fewest of the others’ tokens in your reserve; if several players tie, each of them scores.</source>
        <translation>5 punti a chi ha meno segnalini altrui nella riserva; in caso di parità, a ciascuno.</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) in others’ reserves</source>
        <translation>
            <numerusform>%n segnalino nelle riserve altrui</numerusform>
            <numerusform>%n segnalini nelle riserve altrui</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the others’ tokens collected</source>
        <translation>
            <numerusform>%n segnalino altrui raccolto</numerusform>
            <numerusform>%n segnalini altrui raccolti</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, tap your cards</source>
        <translation>{name}, tocca le tue carte</translation>
    </message>
    <message>
        <source>The rule: whoever wears the brightest clothes.</source>
        <translation>La regola: chi ha i vestiti più colorati.</translation>
    </message>
</context>
<context>
    <name>HoliLessons</name>
    <message>
        <source>The courtyard</source>
        <translation>Il cortile</translation>
    </message>
    <message>
        <source>There it stands. From here it colours the courtyard.</source>
        <translation>Eccola. Da qui colorerà il cortile.</translation>
    </message>
    <message>
        <source>Move, and take what you find</source>
        <translation>Muoviti e prendi quello che trovi</translation>
    </message>
    <message>
        <source>At the end, sweets earn you 5 points for each other player who has fewer of them.</source>
        <translation>Alla fine i dolcetti danno 5 punti per ogni altro giocatore che ne ha di meno.</translation>
    </message>
    <message>
        <source>Direct hit</source>
        <translation>Colpo diretto</translation>
    </message>
    <message>
        <source>Face-down it goes anywhere</source>
        <translation>Una carta coperta arriva dappertutto</translation>
    </message>
    <message>
        <source>Most points wins: you get them for your colour in the courtyard, and the higher up, the more. It has three levels, one above another. Put your pawn on the lit corner of the lower level.</source>
        <translation>Vince chi fa più punti: te li dà il tuo colore nel cortile, e più sta in alto, più ne dà. I livelli sono tre, uno sopra l’altro. Metti la tua pedina nell’angolo illuminato di quello inferiore.</translation>
    </message>
    <message>
        <source>You could begin there, too. But for now take the corner a1.</source>
        <translation>Potresti cominciare anche lì. Ma per ora prendi l’angolo a1.</translation>
    </message>
    <message>
        <source>Once a turn your pawn may go to any cell of its level without a pawn, however far, and it takes what it finds there. Fetch the sweets on b1.</source>
        <translation>Una volta per turno la tua pedina può andare in qualsiasi casella del suo livello senza un’altra pedina, anche lontana, e prende quello che c’è. Vai a prendere i dolcetti in b1.</translation>
    </message>
    <message>
        <source>You could, but now fetch the sweets right beside you, on b1.</source>
        <translation>Si può, ma ora prendi i dolcetti proprio accanto a te, in b1.</translation>
    </message>
    <message>
        <source>Throw colour</source>
        <translation>Lancia colore</translation>
    </message>
    <message>
        <source>Two tokens of yours. At the end each is worth a point on the lower level.</source>
        <translation>Due segnalini tuoi. Alla fine, al livello inferiore, ognuno vale un punto.</translation>
    </message>
    <message>
        <source>You could, but throw it face-up this time, so that it colours a1 and c2.</source>
        <translation>Si può, ma stavolta giocala scoperta, in modo che colori a1 e c2.</translation>
    </message>
    <message>
        <source>You throw once a turn, and may move once and climb once, in any order. You’re done: press “End turn”, and you draw until you hold three cards.</source>
        <translation>Lanci una volta, e una volta puoi muoverti e una volta salire, in qualsiasi ordine. Hai finito: premi “Fine turno”, e peschi fino ad avere tre carte.</translation>
    </message>
    <message>
        <source>Get into position</source>
        <translation>Mettiti in posizione</translation>
    </message>
    <message>
        <source>You may move first and then throw. From c3 your colour reaches Mira’s pawn on d2: go there.</source>
        <translation>Puoi prima muoverti e poi lanciare. Da c3 il tuo colore arriva alla pedina di Mira in d2: vai lì.</translation>
    </message>
    <message>
        <source>Now she stands within your reach.</source>
        <translation>Ora è a portata del tuo colore.</translation>
    </message>
    <message>
        <source>You could, but first go to c3.</source>
        <translation>Si può, ma prima vai in c3.</translation>
    </message>
    <message>
        <source>Colour that lands on another pawn is a direct hit: a point at once, and two more at the end. The marked card has a pawn symbol, which lies on your pawn. Hit d2, b3 and c4.</source>
        <translation>Il colore che arriva su un’altra pedina è un colpo diretto: subito un punto, e altri due alla fine. Sulla carta segnata c’è il simbolo della pedina: va sopra la tua pedina. Colpisci d2, b3 e c4.</translation>
    </message>
    <message>
        <source>Splash! Your token sticks to Mira. Then your turn ends, and she runs away.</source>
        <translation>Splash! Il tuo segnalino resta addosso a Mira. Poi il tuo turno finisce, e lei scappa.</translation>
    </message>
    <message>
        <source>You could, but with the marked card you hit d2, and colour b3 and c4.</source>
        <translation>Si può, ma con la carta segnata colpisci d2, e colori b3 e c4.</translation>
    </message>
    <message>
        <source>The gap is closed. But never face-down twice in a row.</source>
        <translation>Il buco è chiuso. Ma mai due carte coperte di seguito.</translation>
    </message>
    <message>
        <source>You could, but now throw the marked card face-down, on d3.</source>
        <translation>Si può, ma ora gioca coperta la carta segnata, in d3.</translation>
    </message>
    <message>
        <source>Up you go</source>
        <translation>Su, si sale</translation>
    </message>
    <message>
        <source>All four cells around your pawn hold colour, no matter whose: so it may climb. Take the pawn to the same cell of the middle level.</source>
        <translation>Le quattro caselle intorno alla tua pedina hanno un segnalino, non importa di chi: perciò può salire. Porta la pedina sulla stessa casella del livello medio.</translation>
    </message>
    <message>
        <source>Up here tokens count 2 points, and 3 on the upper level. There’s no way down.</source>
        <translation>Quassù i segnalini valgono 2 punti, al livello superiore addirittura 3. Da quassù non si torna giù.</translation>
    </message>
    <message>
        <source>You could, but now your pawn can climb, to the cell above it.</source>
        <translation>Si può, ma ora la tua pedina potrebbe salire, sulla casella sopra di lei.</translation>
    </message>
    <message>
        <source>Colour rain</source>
        <translation>Pioggia di colore</translation>
    </message>
    <message>
        <source>Up here colour stays only where there’s a token below it; everything else falls. Throw the marked card on b2 and b3, and watch what stays and what rains down.</source>
        <translation>Quassù il colore resta solo dove sotto c’è un segnalino; tutto il resto cade. Gioca la carta segnata su b2 e b3, e guarda che cosa resta e che cosa piove giù.</translation>
    </message>
    <message>
        <source>You could, but throw the marked card on b2 and b3.</source>
        <translation>Si può, ma gioca la carta segnata su b2 e b3.</translation>
    </message>
    <message>
        <source>The final count</source>
        <translation>E poi si contano i punti</translation>
    </message>
    <message>
        <source>Eight rounds later, the cards are running out. Play on against Mira until both of you have finished: out of tokens, or out of cards. Then the points are counted.</source>
        <translation>Otto turni più tardi le carte stanno per finire. Continua contro Mira finché non avete finito tutti e due: senza segnalini, o senza carte. Poi si contano i punti.</translation>
    </message>
    <message>
        <source>Points: your tokens by their level, sweets, hits, and 2 for each token of yours on others’ clothes.</source>
        <translation>I punti: i tuoi segnalini secondo il livello, quelli addosso agli altri (2 punti ciascuno), i dolcetti e i colpi diretti.</translation>
    </message>
    <message>
        <source>You know how to play. One more thing: rivalry cards, which you can choose for a game, offer more points or change a rule.</source>
        <translation>Ora sai giocare. Ancora una cosa: le carte rivalità, che si possono scegliere per una partita, danno altri punti o cambiano una regola.</translation>
    </message>
    <message>
        <source>Colour rain: up there, colour stays only where there’s a token below. What falls on a pawn is caught.</source>
        <translation>Pioggia di colore: in alto il colore resta solo dove sotto c’è un segnalino. Quello che cade su una pedina è preso al volo.</translation>
    </message>
    <message>
        <source>It’s raining! Whoever stands where a token comes down catches it for their reserve.</source>
        <translation>Piove! Chi sta dove cade un segnalino lo prende al volo per la sua riserva.</translation>
    </message>
    <message>
        <source>Every turn you throw colour. Your pawn is on one of the coloured spaces of your card, and tokens go on the others. Rotate it ({turn}) so that a1 and c2 get colour.</source>
        <translation>A ogni turno si lancia colore. La tua pedina sta su uno degli spazi colorati della carta, e sugli altri vanno i segnalini. Ruota la carta ({turn}) in modo da colorare a1 e c2.</translation>
    </message>
    <message>
        <source>End your turn</source>
        <translation>Chiudi il turno</translation>
    </message>
    <message>
        <source>Now it is Mira’s turn: she comes close to you, and throws her colour.</source>
        <translation>Ora tocca a Mira: ti viene vicino e lancia il suo colore.</translation>
    </message>
    <message>
        <source>You could, but now try the button “End turn”.</source>
        <translation>Si può, ma ora prova il pulsante “Fine turno”.</translation>
    </message>
    <message>
        <source>Three cells beside your pawn hold colour; only d3 doesn’t. Any card can be thrown face-down: one token on any free cell. Flip the marked card ({flip}) and put it on d3.</source>
        <translation>Accanto alla tua pedina tre caselle hanno già un segnalino, solo d3 no. Ogni carta si può giocare coperta: un segnalino su una casella libera. Volta la carta segnata ({flip}) e mettila in d3.</translation>
    </message>
    <message>
        <source>There’s enough colour around your pawn: you may climb. Tokens count more up there.</source>
        <translation>Intorno alla tua pedina c’è abbastanza colore: puoi salire. Lassù i segnalini valgono di più.</translation>
    </message>
    <message>
        <source>From here you can’t throw. Go somewhere else first: whoever finishes gets no more turns.</source>
        <translation>Da qui non puoi lanciare. Prima vai altrove: chi ha finito non ha più turni.</translation>
    </message>
    <message>
        <source>You were hit: whoever stands within reach of a pattern is an easy target. Move away, or hit back.</source>
        <translation>Un colpo diretto su di te: chi sta a portata di uno schema è un bersaglio facile. Spostati, o rispondi al colpo.</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Holi</source>
        <translation>Holi</translation>
    </message>
    <message>
        <source>Throw colour around a courtyard with three levels. 20 to 40 minutes.</source>
        <translation>Lancia colore in un cortile a tre livelli. Da 20 a 40 minuti.</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Choose one to three rivalry cards, or play without.</source>
        <translation>Scegli da una a tre carte rivalità, o gioca senza.</translation>
    </message>
    <message>
        <source>Rivalry cards</source>
        <translation>Carte rivalità</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Scegli</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Quante</translation>
    </message>
    <message>
        <source>2 (recommended)</source>
        <translation>2 (consigliate)</translation>
    </message>
    <message>
        <source>Cards that score</source>
        <translation>Carte che danno punti</translation>
    </message>
    <message>
        <source>Cards that change a rule</source>
        <translation>Carte che cambiano una regola</translation>
    </message>
    <message>
        <source>A simpler game, good for the first time.</source>
        <translation>Una partita più semplice, ideale per la prima volta.</translation>
    </message>
    <message>
        <source>They are shown before the game begins; at most one of them changes a rule.</source>
        <translation>Si scoprono prima di cominciare; al massimo una cambia una regola.</translation>
    </message>
    <message>
        <source>One to three cards that apply to everybody. We recommend two.</source>
        <translation>Da una a tre carte che valgono per tutti. Consigliamo due.</translation>
    </message>
    <message>
        <source>{card}: {effect}</source>
        <translation>{card}: {effect}</translation>
    </message>
    <message>
        <source>These cards are ours: the sheet doesn’t print them.</source>
        <translation>Queste carte sono nostre: il foglio non le mostra.</translation>
    </message>
    <message>
        <source>We don’t recommend more than one card that changes a rule, but it’s allowed.</source>
        <translation>Più di una carta che cambia una regola è sconsigliata, ma si può.</translation>
    </message>
</context>
</TS>
