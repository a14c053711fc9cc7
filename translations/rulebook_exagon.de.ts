<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>RulebookExagon</name>
    <message>
        <source>Playing at this table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While you hold a tile, R or the wheel turns it. The table offers the turns that fit, the best one first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sides that match show green, and beside the tile you read how many they are and what that brings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wheel, or + and −, makes the table larger and smaller; drag the cloth to move it; 0 shows everything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S sorts your rack: by star, by star points, or what fits best first. A mark shows which tiles fit somewhere now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click another player&apos;s plate to see their tiles. E ends your turn, P pauses the hourglass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions that come up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Must I put down a tile in my turn?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only [in the opening](#opening), if you can. Later you may end your turn at any time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May I put down a tile with one matching side if I have no bonus?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes. It stays there, and your turn is over. Often that is the last thing in a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile touches three others, but only two of the three sides match. May it go there?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No. Every side that touches another tile has to match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does a tile with three matching sides still count if time runs out right after it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, what lies on the table stays there. But the bonus that it earned is lost with the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can a tile lie beside an Exagon area if it is an Exagon area, too?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No. An Exagon area matches nothing at all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May I use two bonuses in a row?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, as many as you have, and for putting down and giving as you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How can I win quickly?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for places with three sides. One such tile gives you a bonus, and the bonus gets rid of a tile that fits badly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What if somebody gets a tile from me and can&apos;t win any more?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the idea. They have two tiles now, so nobody can give them another one for the moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All forty tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each tile with its number, the sum in its star and its star points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How moves are written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A place is written as two numbers, counted from the middle of the table at 0,0: the first goes to the right, the second down to the right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tile 17 on the place 2,−1, turned three steps clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tile 17 is given to seat 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the turn ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time is out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>star {star}, points {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tile {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**Get rid of all your tiles, or fit one on six sides.** In your turn put down tiles, one after the other:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>uses a bonus; without one, your turn ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go on, and earn 1, 2 or 3 bonuses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every side that touches another tile has to match: the same digit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A jolly stands for any digit that is not on its tile. An Exagon area matches nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bonus puts down a tile on one side, or gives a tile to a player who has exactly one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonuses are good for this turn only. You may end your turn at any time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>60 seconds a turn; what you leave goes to the next player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening: one tile each until two lie on the table, without the hourglass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**Tournament:** to 50 points. A win gives 20; the others lose their star points, and 3 for each jolly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**At this table:** R or the wheel turns the tile you hold, S sorts, E ends the turn, P pauses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the game ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win at once in one of two ways:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**No tile left.** You have put down, or given away, your last one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**A perfect fit.** A tile of yours matches on all six sides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If one tile does both, it counts as having no tile left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A gap with tiles all around it. A tile that matches on all six sides would win at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If everybody, one after the other, ends a turn without putting down or giving a tile, the game is blocked. Whoever has the fewest tiles left wins; if that is a tie, the fewest star points on them decide; then the win is shared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sheet doesn&apos;t say what happens when nothing fits any more, and it can happen: Exagon areas close places for good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tournament is a series of games that goes on until somebody has **50 points or more**.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winner of a game gets 20 points; so does everybody who shares the win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody else loses the star points of the tiles they still have, and 3 more for each of them with a jolly area.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody&apos;s total falls below 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sheet doesn&apos;t say so. But with four or five players more points are lost than won, and many a tournament would never end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has 50 points or more, and the most of all, wins. If that is a tie, the win is shared. Who begins is found anew in every game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sheet names only the 50 points. Two players can reach them in the same game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carla wins. Anna still has two tiles with 3 and 5 star points, Bruno one with a jolly area and 6. Carla gets 20, Anna loses 8, Bruno loses 9.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forty hexagonal tiles are dealt out, all face up. You join yours to what lies on the table, number to number. The more sides match, the longer your turn goes on, while the sand runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win when you have no tile left, or when you fit a tile in so well that all its six sides match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is in the box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>40 hexagonal tiles, all different.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An hourglass that runs for one minute.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile has six areas. On most tiles they show six different digits from 1 to 9, and every digit has its own colour. The star in the middle shows the sum of the digits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some tips of the star let the colour below show. These are the tile&apos;s **star points**; they count in a [tournament](#tournament).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six tiles are special: three have a [jolly area](#jolly), and three an [Exagon area](#exagon-area).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The forty tiles are the ones [at the end of this rulebook](#tiles).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sheet gives their properties, not a list. Ours has them all: different digits on a tile, one single star 39, three tiles with a jolly, three with an Exagon area, every digit equally often.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tiles are mixed and dealt:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles for each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>13, and one lies on the table from the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All tiles lie open for everybody to see. **Whoever has the tile with the star 39 begins**, and play goes around clockwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With three players the tile on the table may be the very one with the star 39. Then the holder of the highest star begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sheet doesn&apos;t think of this case. The next highest star is the nearest to what it says.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until two tiles lie on the table, each turn is exactly one tile, and the hourglass doesn&apos;t run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first tile goes to the middle of the empty table, upright. (With three players a tile lies there already.)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next player joins one tile to it. Whoever has a tile that fits must put one down; whoever has none ends the turn without one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the opening there are no bonuses, and time can&apos;t run out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bruno holds tile 21: it can be joined to the first tile on every side that glows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once two tiles lie on the table, a turn is a series of tiles. You put down one after the other until your turn ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play tiles from your own rack only. A tile goes onto a free place beside one that lies there, and you may turn it any way you like; it is never turned over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sides that match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>uses up a bonus, if you have one; if not, your turn ends at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your turn goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your turn goes on, and you earn 1 bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your turn goes on, and you earn 2 bonuses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your turn goes on, and you earn 3 bonuses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a perfect fit: you win at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may end your turn at any time, even without having put down a tile. Bonuses that you haven&apos;t used are lost: they never go over into another turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anna holds tile 35 over the table. Where it would touch two tiles, both sides have to match; then her turn goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two areas that meet match when they show the same digit, and so the same colour. **Every** area of your tile that meets another one has to match, not just one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You put a tile between two others. One of its sides meets a 5 and shows a 5; the other meets a 7 and shows a 2. It can&apos;t go there, at least not turned like this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the cell that is lit, a tile touches more than one other. It has to fit them all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jolly areas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A jolly area stands for any digit that is **not** on its own tile. So it matches almost anything, but not what its tile has already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two jolly areas match when there is a digit that both of them can stand for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tile 36 has a jolly area and the digits 1, 2, 4, 6 and 8. Its jolly can stand for 3, 5, 7 or 9.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exagon areas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An Exagon area matches nothing, not even another Exagon area. So no tile can ever lie against it: that side stays open for the whole game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This makes such a tile hard to get rid of, and useful to block a place that somebody else is waiting for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Using bonuses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bonus is worth one of two things, within the turn in which you earned it:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put down a tile that matches on **one side only**, and go on;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[give one of your tiles](#give) to a player who has exactly one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You don&apos;t say that you use one: a tile with one matching side takes it by itself. The table shows how many you have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Giving a tile away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If another player has exactly one tile, you may use a bonus to give them one of yours. So you stop them from winning, and have one tile less yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a bonus you can&apos;t give. You can&apos;t give to a player with two tiles or more, and not to yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you give away your own last tile, you have none left: you win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this table: drag the tile onto the other player&apos;s plate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hourglass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each turn has 60 seconds. **What you leave is added to the next player&apos;s turn**, so a quick player makes a present to the one on the left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When time is out, your turn ends, as if you had ended it yourself. In the opening the hourglass doesn&apos;t run, so time can&apos;t be out there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hourglass stands still while everybody agrees to pause, and what is left of the sand is saved with the game. It can be left out altogether.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At a table you would lay the hourglass on its side when the telephone rings. While it is paused, the tiles are covered, so that nobody goes on thinking.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this table: P pauses, if everybody agrees. In the last ten seconds you hear it tick.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
