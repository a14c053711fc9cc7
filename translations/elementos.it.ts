<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>Awards</name>
    <message>
        <source>Fiercest elements</source>
        <translation>Elementi più voraci</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) taken</source>
        <translation>
            <numerusform>%n pedina mangiata</numerusform>
            <numerusform>%n pedine mangiate</numerusform>
        </translation>
    </message>
    <message>
        <source>Busiest wand</source>
        <translation>Bacchetta più indaffarata</translation>
    </message>
    <message>
        <source>Many faces</source>
        <translation>Mille facce</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) flipped</source>
        <translation>
            <numerusform>%n pedina girata</numerusform>
            <numerusform>%n pedine girate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wand passed on %n time(s)</source>
        <translation>
            <numerusform>la bacchetta è passata %n volta</numerusform>
            <numerusform>la bacchetta è passata %n volte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>Rows to go</source>
        <translation>Righe alla meta</translation>
    </message>
    <message>
        <source>How many rows the wand is from the far row. The nearer wand is ahead; if both are equally near, whoever has more tokens.</source>
        <translation>Quante righe mancano alla bacchetta per la riga opposta. È in vantaggio chi è più vicino; a pari distanza, chi ha più pedine.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Pedine</translation>
    </message>
    <message>
        <source>How many tokens a player still has.</source>
        <translation>Quante pedine restano a ciascuno.</translation>
    </message>
</context>
<context>
    <name>Elementos</name>
    <message>
        <source>There’s no token on {square}: you move and flip tokens, and a wand always stands in one.</source>
        <translation>In {square} non c’è nessuna pedina: si muovono e si girano solo pedine, e una bacchetta sta sempre in una pedina.</translation>
    </message>
    <message>
        <source>Your wand isn’t on {origin}: it stands on {home}.</source>
        <translation>La tua bacchetta non è in {origin}: si trova in {home}.</translation>
    </message>
    <message>
        <source>There’s a wand in the token on {home}: a home takes nothing and can’t be taken.</source>
        <translation>Nella pedina in {home} c’è una bacchetta: una casa non mangia e non si mangia.</translation>
    </message>
    <message>
        <source>Your wand stands in the token on {origin}: that token only goes straight ahead, and carries the wand along.</source>
        <translation>Nella pedina in {origin} c’è la tua bacchetta: quella pedina può andare solo dritta avanti, e porta la bacchetta con sé.</translation>
    </message>
    <message>
        <source>From {origin} to {target} is backwards: tokens and wands go ahead or sideways, never back.</source>
        <translation>Da {origin} {target:ad} si torna indietro: pedine e bacchette vanno avanti o di lato, mai indietro.</translation>
    </message>
    <message>
        <source>{target} isn’t next to {origin}: tokens and wands go one square at a time.</source>
        <translation>{target} non è accanto {origin:ad}: pedine e bacchette fanno una casella alla volta.</translation>
    </message>
    <message>
        <source>One of your own tokens is on {target}: two never share a square.</source>
        <translation>In {target} c’è già una tua pedina: due nella stessa casella non ci stanno.</translation>
    </message>
    <message>
        <source>{taker} can’t take {taken}: fire takes wood, wood takes water, water takes fire.</source>
        <translation>{taker} non mangia {taken}: il fuoco mangia il legno, il legno mangia l’acqua, l’acqua mangia il fuoco.</translation>
    </message>
    <message>
        <source>{target} is empty: there’s nothing to take.</source>
        <translation>{target} è vuota: non c’è niente da mangiare.</translation>
    </message>
    <message>
        <source>One of your opponent’s tokens is on {target}: only a token without a wand can go there, and only by taking it.</source>
        <translation>In {target} c’è una pedina avversaria: ci va solo una pedina senza bacchetta, e solo mangiandola.</translation>
    </message>
    <message>
        <source>The token on {square} can’t be flipped now: your flips have come full circle, so first one of you has to make a move that isn’t a flip.</source>
        <translation>Per ora la pedina in {square} non si può girare: a forza di girare siete tornati al punto di prima. Uno dei due deve fare una mossa diversa.</translation>
    </message>
    <message>
        <source>Lay out all nine tokens: three of fire and wood, three of wood and water, three of water and fire.</source>
        <translation>Si schierano tutte e nove le pedine: tre fuoco e legno, tre legno e acqua, tre acqua e fuoco.</translation>
    </message>
    <message>
        <source>The tokens of seat {seat} are already laid out.</source>
        <translation>Le pedine del posto {seat} sono già schierate.</translation>
    </message>
    <message>
        <source>The first turn comes when both players have laid out their tokens.</source>
        <translation>Si comincia quando tutti e due hanno schierato le pedine.</translation>
    </message>
    <message>
        <source>fire</source>
        <comment>within a sentence</comment>
        <translation>il fuoco</translation>
    </message>
    <message>
        <source>wood</source>
        <comment>within a sentence</comment>
        <translation>il legno</translation>
    </message>
    <message>
        <source>water</source>
        <comment>within a sentence</comment>
        <translation>l’acqua</translation>
    </message>
    <message>
        <source>Fire</source>
        <comment>first word of a sentence</comment>
        <translation>Il fuoco</translation>
    </message>
    <message>
        <source>Wood</source>
        <comment>first word of a sentence</comment>
        <translation>Il legno</translation>
    </message>
    <message>
        <source>Water</source>
        <comment>first word of a sentence</comment>
        <translation>L’acqua</translation>
    </message>
    <message numerus="yes">
        <source>{name} lays out %n token(s).</source>
        <translation>
            <numerusform>{name} schiera %n pedina.</numerusform>
            <numerusform>{name} schiera %n pedine.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay out your nine tokens like this.</source>
        <translation>Schiera così le tue nove pedine.</translation>
    </message>
    <message>
        <source>Flip {before} on {square}.</source>
        <translation>Gira {before} in {square}.</translation>
    </message>
    <message>
        <source>Take {taken} on {target} with {taker} from {origin}.</source>
        <translation>Mangia {taken} in {target} con {taker} da {origin}.</translation>
    </message>
    <message>
        <source>Move {symbol} from {origin} to {target}.</source>
        <translation>Muovi {symbol} da {origin} {target:ad}.</translation>
    </message>
    <message>
        <source>Pass the wand from {origin} to {target}.</source>
        <translation>Passa la bacchetta da {origin} {target:ad}.</translation>
    </message>
    <message>
        <source>Move {symbol} and wand ahead from {origin} to {target}.</source>
        <translation>Avanza da {origin} {target:ad} con {symbol} e la bacchetta.</translation>
    </message>
    <message>
        <source>You mix the symbols well.</source>
        <translation>Mescoli bene i simboli.</translation>
    </message>
    <message>
        <source>One guard less for the other wand.</source>
        <translation>Un guardiano in meno per l’altra bacchetta.</translation>
    </message>
    <message>
        <source>One token less against you.</source>
        <translation>Una pedina in meno contro di te.</translation>
    </message>
    <message>
        <source>You bring your wand closer to the far row.</source>
        <translation>Porti la bacchetta più vicino alla riga opposta.</translation>
    </message>
    <message>
        <source>The way ahead of {square} is clear for your wand.</source>
        <translation>Davanti a {square} la strada della tua bacchetta è libera.</translation>
    </message>
    <message>
        <source>You delay the other wand as long as you can; there’s hardly any stopping it.</source>
        <translation>Trattieni il più possibile l’altra bacchetta, che non si ferma quasi più.</translation>
    </message>
    <message>
        <source>You give little away.</source>
        <translation>Concedi poco.</translation>
    </message>
    <message>
        <source>Undersides</source>
        <translation>Lati nascosti</translation>
    </message>
    <message>
        <source>Whether you may look at the undersides of your own tokens during the game.</source>
        <translation>Se durante la partita puoi guardare sotto le tue pedine.</translation>
    </message>
    <message>
        <source>From memory</source>
        <translation>A memoria</translation>
    </message>
    <message>
        <source>Once both players have laid out their tokens, nobody may look at an underside.</source>
        <translation>Da quando tutti e due hanno schierato le pedine, nessuno può più guardare un lato nascosto.</translation>
    </message>
    <message>
        <source>You may look at the undersides of your own tokens at any time.</source>
        <translation>Puoi guardare sotto le tue pedine quando vuoi.</translation>
    </message>
    <message numerus="yes">
        <source>The other player plays with %n token(s) fewer.</source>
        <translation>
            <numerusform>L’altro gioca con %n pedina in meno.</numerusform>
            <numerusform>L’altro gioca con %n pedine in meno.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} lays out nine tokens.</source>
        <translation>{name} schiera nove pedine.</translation>
    </message>
    <message>
        <source>{name} takes {taken} on {target} with {taker} from {origin}.</source>
        <translation>{name} mangia {taken} in {target} con {taker} da {origin}.</translation>
    </message>
    <message>
        <source>{name} moves {symbol} from {origin} to {target}.</source>
        <translation>{name} muove {symbol} da {origin} {target:ad}.</translation>
    </message>
    <message>
        <source>{name} flips {before} on {square}.</source>
        <translation>{name} gira {before} in {square}.</translation>
    </message>
    <message>
        <source>{name} flips {square} from {before} to {after}: flipping has come full circle and stops.</source>
        <translation>{name} gira {square}: prima {before}, ora {after}. Il giro si chiude e per ora non si gira più.</translation>
    </message>
    <message>
        <source>{name} flips {square} from {before} to {after}.</source>
        <translation>{name} gira {square}: prima {before}, ora {after}.</translation>
    </message>
    <message>
        <source>{name} passes the wand from {origin} to {target}.</source>
        <translation>{name} passa la bacchetta da {origin} {target:ad}.</translation>
    </message>
    <message>
        <source>{name} moves {symbol} and wand ahead from {origin} to {target}.</source>
        <translation>{name} avanza da {origin} {target:ad} con {symbol} e la bacchetta.</translation>
    </message>
    <message>
        <source>{name} has brought the wand to the far row.</source>
        <translation>{name} ha portato la bacchetta dall’altra parte.</translation>
    </message>
    <message>
        <source>Here we are again, for the third time: a draw.</source>
        <translation>Rieccoci, per la terza volta: pareggio.</translation>
    </message>
    <message>
        <source>Both players lay out their nine tokens.</source>
        <translation>Schierate tutti e due le vostre nove pedine.</translation>
    </message>
    <message>
        <source>{name}, move a token, flip one that isn’t locked, or move the wand.</source>
        <translation>{name}, muovi una pedina, girane una non bloccata o sposta la bacchetta.</translation>
    </message>
    <message>
        <source>{name}, move a token, or flip one that isn’t locked.</source>
        <translation>{name}, muovi una pedina o girane una non bloccata.</translation>
    </message>
    <message>
        <source>{name}, move a token, flip one, or move the wand.</source>
        <translation>{name}, muovi una pedina, girane una o sposta la bacchetta.</translation>
    </message>
    <message>
        <source>{name}, move a token, or flip one.</source>
        <translation>{name}, muovi una pedina o girane una.</translation>
    </message>
    <message>
        <source>{name}, move a token or the wand.</source>
        <translation>{name}, muovi una pedina o sposta la bacchetta.</translation>
    </message>
    <message>
        <source>{name}, flip a token, or move the wand.</source>
        <translation>{name}, gira una pedina o sposta la bacchetta.</translation>
    </message>
    <message>
        <source>{name}, move a token.</source>
        <translation>{name}, muovi una pedina.</translation>
    </message>
    <message>
        <source>{name}, flip a token.</source>
        <translation>{name}, gira una pedina.</translation>
    </message>
    <message>
        <source>{name}, move the wand.</source>
        <translation>{name}, sposta la bacchetta.</translation>
    </message>
    <message>
        <source>{what}. Underneath: {symbol}</source>
        <translation>{what}. Sotto: {symbol}</translation>
    </message>
    <message>
        <source>{name}’s wand, on {square}</source>
        <translation>La bacchetta di {name}, in {square}</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n pedina</numerusform>
            <numerusform>%n pedine</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {count}</source>
        <translation>{name}: {count}</translation>
    </message>
    <message>
        <source>{square}, empty</source>
        <translation>{square}, vuota</translation>
    </message>
    <message>
        <source>{square}: {name}’s {symbol}, with the wand</source>
        <translation>{square}: {symbol} di {name}, con la bacchetta</translation>
    </message>
    <message>
        <source>{square}: {name}’s {symbol}</source>
        <translation>{square}: {symbol} di {name}</translation>
    </message>
    <message>
        <source>{what}. It stays out of the game</source>
        <translation>{what}. Resta fuori dal gioco</translation>
    </message>
    <message>
        <source>{what}. It can’t be flipped now</source>
        <translation>{what}. Per ora non si può girare</translation>
    </message>
    <message>
        <source>Your nine tokens start on your own three rows.</source>
        <translation>Le tue nove pedine partono dalle tue tre righe.</translation>
    </message>
    <message>
        <source>Shows what is under your tokens until you press it again or your turn ends.</source>
        <translation>Mostra che cosa c’è sotto le tue pedine, finché non lo premi di nuovo o finisce il tuo turno.</translation>
    </message>
    <message>
        <source>The underside shows {symbol}. Only you should look.</source>
        <translation>Sotto c’è {symbol}. Solo per i tuoi occhi.</translation>
    </message>
    <message>
        <source>Usual layout</source>
        <translation>Schieramento solito</translation>
    </message>
    <message>
        <source>Lay out your tokens. The pale ones stay out of the game.</source>
        <translation>Schiera le pedine. Quelle pallide restano fuori dal gioco.</translation>
    </message>
    <message>
        <source>Lay out your tokens: drag them to swap two, a double click flips one.</source>
        <translation>Schiera le pedine: trascinale per scambiarle, un doppio clic ne gira una.</translation>
    </message>
    <message>
        <source>Lay out your tokens: pick one up, put it on another, and they swap; F flips one.</source>
        <translation>Schiera le pedine: prendine una e mettila su un’altra per scambiarle; F ne gira una.</translation>
    </message>
    <message>
        <source>Lay out your tokens: drag them to swap two, two taps flip one.</source>
        <translation>Schiera le pedine: trascinale per scambiarle, due tocchi ne girano una.</translation>
    </message>
    <message>
        <source>Your wand starts in the middle token, whichever that is.</source>
        <translation>La tua bacchetta parte nella pedina di mezzo, qualunque sia.</translation>
    </message>
    <message>
        <source>Flips the token in your hand; so do F and a double click on any token.</source>
        <translation>Gira la pedina che hai in mano; lo fanno anche F e un doppio clic su una pedina.</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Gira</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>A caso</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>I’m {name}: lay out my tokens</source>
        <translation>Sono {name}: schiero le mie pedine</translation>
    </message>
    <message>
        <source>These are the undersides of your tokens. Only you should look.</source>
        <translation>Questi sono i lati nascosti delle tue pedine. Solo per i tuoi occhi.</translation>
    </message>
    <message>
        <source>With {one}, {two} and {three} in your front row, you can take whatever comes to the middle in front of it.</source>
        <translation>Con {one}, {two} e {three} nella tua prima riga, qualunque cosa arrivi al centro lì davanti si può mangiare.</translation>
    </message>
    <message>
        <source>You bring your wand to the far row and win.</source>
        <translation>Porti la bacchetta sulla riga opposta e vinci.</translation>
    </message>
    <message numerus="yes">
        <source>You win in %n turn(s) at most, whatever happens.</source>
        <translation>
            <numerusform>Vinci al massimo in %n turno, qualunque cosa accada.</numerusform>
            <numerusform>Vinci al massimo in %n turni, qualunque cosa accada.</numerusform>
        </translation>
    </message>
    <message>
        <source>You save the {symbol} on {square} from being taken.</source>
        <translation>Metti al sicuro {symbol} in {square}.</translation>
    </message>
    <message>
        <source>You stand in the other wand’s way on {square}.</source>
        <translation>Sbarri la strada all’altra bacchetta in {square}.</translation>
    </message>
    <message>
        <source>You threaten the {symbol} on {square}.</source>
        <translation>Minacci di mangiare {symbol} in {square}.</translation>
    </message>
    <message>
        <source>Your wand can follow you there.</source>
        <translation>Prepari la strada alla bacchetta.</translation>
    </message>
    <message>
        <source>You turn up {symbol}: if the {other} on {square} comes nearer, you can take it.</source>
        <translation>Mostri {symbol}: se {other} in {square} si avvicina, puoi mangiare.</translation>
    </message>
    <message>
        <source>You gain ground, and nothing can take you there now.</source>
        <translation>Guadagni terreno, e lì ora nulla può mangiarti.</translation>
    </message>
    <message>
        <source>You gain ground.</source>
        <translation>Guadagni terreno.</translation>
    </message>
    <message>
        <source>You leave nothing that could be taken now.</source>
        <translation>Non lasci nulla che si possa mangiare subito.</translation>
    </message>
    <message>
        <source>Wand across</source>
        <translation>Dall’altra parte</translation>
    </message>
    <message>
        <source>Stop the wand</source>
        <translation>Ferma la bacchetta</translation>
    </message>
    <message numerus="yes">
        <source>Bring your wand across in %n turn(s), whatever {name} does.</source>
        <translation>
            <numerusform>Porta la bacchetta dall’altra parte in %n turno, qualunque cosa faccia {name}.</numerusform>
            <numerusform>Porta la bacchetta dall’altra parte in %n turni, qualunque cosa faccia {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stop {name}’s wand: find the only move that keeps it from getting across within %n turn(s).</source>
        <translation>
            <numerusform>Ferma la bacchetta di {name}: c’è una sola mossa per evitare che arrivi dall’altra parte entro %n turno.</numerusform>
            <numerusform>Ferma la bacchetta di {name}: c’è una sola mossa per evitare che arrivi dall’altra parte entro %n turni.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now your wand won’t get across in time.</source>
        <translation>Adesso la tua bacchetta non arriva più in tempo.</translation>
    </message>
    <message>
        <source>Now {name} wins.</source>
        <translation>Così vince {name}.</translation>
    </message>
    <message>
        <source>Your wand isn’t across yet, and you’re out of turns.</source>
        <translation>La tua bacchetta non è ancora dall’altra parte, e i tuoi turni sono finiti.</translation>
    </message>
    <message numerus="yes">
        <source>Now {name} brings the wand across in %n turn(s), whatever you do.</source>
        <translation>
            <numerusform>Così {name} porta la bacchetta dall’altra parte in %n turno, qualunque cosa tu faccia.</numerusform>
            <numerusform>Così {name} porta la bacchetta dall’altra parte in %n turni, qualunque cosa tu faccia.</numerusform>
        </translation>
    </message>
    <message>
        <source>The token on {square} is your opponent’s: you can only move and flip your own, and your wand only stands in your own.</source>
        <translation>La pedina in {square} è dell’altro: muovi e giri solo le tue, e la tua bacchetta sta solo nelle tue.</translation>
    </message>
    <message>
        <source>Peeking allowed</source>
        <translation>Si può guardare</translation>
    </message>
</context>
<context>
    <name>ElementosLessons</name>
    <message>
        <source>One square at a time</source>
        <translation>Una casella per volta</translation>
    </message>
    <message>
        <source>Off it goes! But mind: tokens never go back.</source>
        <translation>Si parte! Ma attenzione: le pedine non tornano mai indietro.</translation>
    </message>
    <message>
        <source>Fire takes wood</source>
        <translation>Il fuoco mangia il legno</translation>
    </message>
    <message>
        <source>Taken! That token has left the game, and yours stands in its place.</source>
        <translation>Mangiata! Quella pedina è fuori dal gioco, e al suo posto ora c’è la tua.</translation>
    </message>
    <message>
        <source>Flip instead of running away</source>
        <translation>Girare invece di scappare</translation>
    </message>
    <message>
        <source>You could, but now it’s all about the wand: the stick in the token on b2.</source>
        <translation>Si può, ma ora si tratta della bacchetta, quella nella pedina in b2.</translation>
    </message>
    <message>
        <source>Straight ahead with the wand</source>
        <translation>Dritti avanti con la bacchetta</translation>
    </message>
    <message>
        <source>Lay out your tokens</source>
        <translation>Schiera le tue pedine</translation>
    </message>
    <message>
        <source>Fire stands in the middle. Your wand waits behind it: the stick in the token on b2.</source>
        <translation>Il fuoco è al centro. Dietro aspetta la tua bacchetta, quella nella pedina in b2.</translation>
    </message>
    <message>
        <source>You could lay them out like that. But for now just swap the tokens on a3 and b3.</source>
        <translation>Potresti schierarle anche così. Ma per ora scambia solo le pedine in a3 e b3.</translation>
    </message>
    <message>
        <source>The light tokens are yours. A token goes one square: ahead, diagonally ahead or sideways. Move the fire from b3 to b4.</source>
        <translation>Le pedine chiare sono tue. Una pedina si muove di una casella: avanti, in diagonale avanti o di lato. Muovi il fuoco da b3 a b4.</translation>
    </message>
    <message>
        <source>You could, but your fire has something to do: move it from b3 to b4.</source>
        <translation>Si può, ma il tuo fuoco ha da fare: portalo da b3 a b4.</translation>
    </message>
    <message>
        <source>Fire takes wood, wood takes water, water takes fire. Take the wood on a5 with your fire.</source>
        <translation>Il fuoco mangia il legno, il legno l’acqua, l’acqua il fuoco. Mangia il legno in a5 con il tuo fuoco.</translation>
    </message>
    <message>
        <source>You could. But look: the wood on a5 is diagonally ahead of your fire.</source>
        <translation>Si può. Ma guarda: il legno in a5 è in diagonale davanti al tuo fuoco.</translation>
    </message>
    <message>
        <source>Whoever brings their wand to the far row wins. First you lay out your nine tokens: put the fire on a3 onto b3, so that the two swap, and press “Ready”.</source>
        <translation>Chi porta la bacchetta sulla riga opposta vince. Prima si schierano le nove pedine: metti il fuoco di a3 su b3, così si scambiano, e premi “Fatto”.</translation>
    </message>
    <message>
        <source>Only the side on top counts, and flipping a token is a turn, too. The water on a6 is after your fire on a5: flip your token ({flip}).</source>
        <translation>Conta solo il lato in su, e anche girare è un turno. L’acqua in a6 minaccia il tuo fuoco in a5: gira la tua pedina ({flip}).</translation>
    </message>
    <message>
        <source>Well flipped: now it’s wood, and the water is in danger. Look, it flips, too!</source>
        <translation>Ben girata: ora è legno, e l’acqua è in pericolo. Guarda, si gira anche lei!</translation>
    </message>
    <message>
        <source>You could, but this time flip the token on a5, and see what becomes of it.</source>
        <translation>Si può, ma stavolta gira la pedina in a5 e guarda che cosa diventa.</translation>
    </message>
    <message>
        <source>Pass the wand on</source>
        <translation>Passa la bacchetta</translation>
    </message>
    <message>
        <source>Now the wand sets out. It goes to a token of yours next to it: ahead, diagonally ahead or sideways. Pick up the wand and put it on a3.</source>
        <translation>Ora parte la bacchetta. Passa a una tua pedina accanto: avanti, in diagonale avanti o di lato. Prendi la bacchetta e mettila in a3.</translation>
    </message>
    <message>
        <source>Passed on. The token it stands in is a home now: it can’t be taken, and it can’t take.</source>
        <translation>Passata. La pedina in cui sta ora è la tua casa: nessuno può mangiarla, e lei non mangia.</translation>
    </message>
    <message>
        <source>That takes its token along: we’ll come to that in a moment. This time pass the wand to the token on a3.</source>
        <translation>Così porti con te anche la pedina: ci arriviamo fra poco. Stavolta passa la bacchetta alla pedina in a3.</translation>
    </message>
    <message>
        <source>That passes it on, too. But on a3 it is further ahead: put it there.</source>
        <translation>Anche così la passi. Ma in a3 è più avanti: mettila lì.</translation>
    </message>
    <message>
        <source>A home can move, too, but only straight ahead to an empty square, and it carries the wand along. Move it to a4.</source>
        <translation>Anche una casa può muoversi, ma solo dritta avanti in una casella vuota, e porta con sé la bacchetta. Portala in a4.</translation>
    </message>
    <message>
        <source>Nobody can take it, but they can stand in its way. Then you pass it on again.</source>
        <translation>Nessuno può mangiarla, ma le possono sbarrare la strada. Allora la passi di nuovo.</translation>
    </message>
    <message>
        <source>You could. But the way is clear for your wand: carry it from a3 to a4.</source>
        <translation>Si può. Ma la strada è libera per la tua bacchetta: portala da a3 ad a4.</translation>
    </message>
    <message>
        <source>To the far row!</source>
        <translation>Verso la riga opposta!</translation>
    </message>
    <message>
        <source>Fourteen moves later: your wand is on a6, two rows from its goal. Play on against Mira and bring it across. Anything that the rules allow will do.</source>
        <translation>Quattordici mosse più tardi: la tua bacchetta è in a6, a due righe dall’arrivo. Continua contro Mira e portala dall’altra parte. Va bene tutto quello che le regole permettono.</translation>
    </message>
    <message>
        <source>Across, and won: that’s how nearly every game ends.</source>
        <translation>Arrivata, e hai vinto: quasi ogni partita finisce così.</translation>
    </message>
    <message>
        <source>You know how to play. One more thing: when you both keep flipping until everything is as it was before, there’s no more flipping until one of you does something else.</source>
        <translation>Ora sai giocare. Ancora una cosa: quando entrambi continuano a girare e tutto torna come prima, si smette di girare finché qualcuno non fa altro.</translation>
    </message>
    <message>
        <source>You’re back where you were: the flipped tokens are locked until one of you does something else.</source>
        <translation>Siete tornati al punto di prima: le pedine girate restano bloccate finché uno dei due non fa altro.</translation>
    </message>
    <message>
        <source>Before each turn, look for what could be taken: a token in danger can be flipped instead of moved.</source>
        <translation>Prima di ogni turno guarda che cosa si può mangiare: una pedina in pericolo si può girare invece di muoverla.</translation>
    </message>
    <message>
        <source>The wand moves on in two ways: passed to a token beside it, or carried straight ahead.</source>
        <translation>La bacchetta avanza in due modi: passata a una pedina accanto, o portata dritta avanti.</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Elementos</source>
        <translation>Elementos</translation>
    </message>
    <message>
        <source>Bring your wand across with fire, wood and water. 15 minutes.</source>
        <translation>Porta la bacchetta dall’altra parte con fuoco, legno e acqua. 15 minuti.</translation>
    </message>
</context>
</TS>
