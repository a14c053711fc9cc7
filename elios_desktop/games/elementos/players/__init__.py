"""The players of Elementos: they look ahead in several guesses of the undersides, take the average, and can say why."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from elios_desktop.engine.contract import Seen
from elios_desktop.games.elementos.rules import GAME, View
from elios_desktop.games.elementos.rules.board import (
    COUNT,
    FAR_ROW,
    FORWARD,
    KIND,
    NEAR,
    SQUARES,
    SYMBOLS,
    TAKES,
    WIDTH,
    rows_gone,
)
from elios_desktop.games.elementos.rules.core import WAND, Core
from elios_desktop.games.elementos.rules.moves import Arrange, from_core
from elios_desktop.players.chance import chance_of, dice, dice_of_turn, pick_near_best, shares, shuffled
from elios_desktop.players.contract import Decision, Hint, Level, Reason, today, told
from elios_desktop.players.search import SURE, WON, AlphaBeta, Evaluation, Line


@dataclass(frozen=True, slots=True)
class Way(Level):
    """How a level of Elementos thinks."""

    layouts: int = 1
    """Among how many arrangements by chance it chooses."""
    looked_at: float = 1.0
    """Which part of its moves it looks at, the wand's last step aside. (Whoever looks at all of them, but is content
    with worse ones, wanders about and gets nowhere: that is hard to lose to, and harder to win from.)"""
    misses: float = 0.0
    """How often it looks as little at the wand's last step."""


LEVELS: Final = (
    Way(nodes=40, blur=0.02, looked_at=0.3, misses=0.4),
    Way(nodes=60, blur=0.01, looked_at=0.4, off_days=0.45),
    Way(nodes=500, blur=0.003, layouts=2, off_days=0.5),
    Way(nodes=500, blur=0.003, layouts=2),
    Way(nodes=1_200, worlds=3, layouts=4, off_days=0.45),
    Way(nodes=120_000, worlds=6, layouts=64, off_days=0.5),
    Way(nodes=120_000, worlds=6, layouts=64),
)
"""One guess that is wrong misleads more than any depth makes good: better several, each looked at less deeply."""
CONTEMPT: Final = 60
"""How much worse than an even game a draw is."""
_OPENING: Final = 6
"""Two games whose first moves are the same are hardly met; what comes before them is the same in all games."""
CHANCES: Final = Level(nodes=3_000, worlds=3)
"""The effort of `chances`."""
SURELY: Final = 0.995
"""A win at once."""
FAR: Final = 0.0001
"""How much less it is for every move until then."""
UNSURE: Final = 0.97
"""How much of the way between two chances a value can tell that is no win yet."""

CANDIDATES: Final = 4
"""How many moves are compared in all guesses."""
AGAIN: Final = 0.03
"""What it costs to go where the game has been before: nothing is gained there, and the third time is a draw."""
PATIENCE: Final = 6
"""So many turns of both may go by in which nothing happens that can't be made undone."""
WAITING: Final = 0.006
"""What every further one costs: a chance has to be so much better to be waited for. (Whoever comes forward first often
gives something away: without this two players flip one token each, hundreds of times.)"""


@dataclass(frozen=True, slots=True)
class Prospect:
    """A move and what can be expected of it."""

    move: int
    chance: float
    """The mover's chance to win, over all guesses."""
    surest: int
    """Its value in the guess that is worst for the mover."""
    appeal: float
    """The chance, less what speaks against going round in circles."""


def choose(seen: Seen[View], level: int, seed: int) -> Decision:
    """Return a move of the seat that is to move or has to arrange."""
    rng = dice(seen, level, seed)
    return decided(seen, LEVELS[today(LEVELS, level, dice_of_turn(seen, _OPENING, level), rng) - 1], rng)


def decided(seen: Seen[View], way: Way, rng: Random) -> Decision:
    """Return a move of the seat that is to move or has to arrange, by somebody who thinks like this."""
    assert seen.seat is not None
    if seen.view.pending:
        layout = good_layouts(seen, rng, way.layouts)[0]
        return Decision(Arrange(seen.seat, layout).text, way.layouts, None)
    cores = _worlds(seen, rng, way.worlds)
    every = way.blur > 0
    found, nodes = _looked_ahead(cores, way.nodes, len(cores[0].legal()) if every else 1)
    # Whoever sees the wand's last step takes it.
    if found[0].surest >= WON - 1 and rng.random() >= way.misses:
        chosen = found[0]
    else:
        looked_at = [each for each in found if way.looked_at == 1 or rng.random() < way.looked_at] or found
        chosen = looked_at[pick_near_best(rng, [each.appeal for each in looked_at], way.blur)]
    return Decision(from_core(cores[0], chosen.move).text, nodes, chosen.chance)


def hints(seen: Seen[View], count: int) -> list[Hint]:
    """Return the moves that the strongest level finds best."""
    assert seen.seat is not None
    effort = LEVELS[-1]
    rng = dice(seen, "hints")
    if seen.view.pending:
        layouts = good_layouts(seen, rng, LEVELS[-1].layouts)[:count]
        reasons = told([reason_for_layout(layout)] for layout in layouts)
        return [
            Hint(Arrange(seen.seat, layout).text, None, reason) for layout, reason in zip(layouts, reasons, strict=True)
        ]
    cores = _worlds(seen, rng, effort.worlds)
    found, _ = _looked_ahead(cores, effort.nodes, count)
    reasons = told(reasons_for(cores[0], each.move, each.surest) for each in found[:count])
    return [
        Hint(from_core(cores[0], each.move).text, each.chance, reason)
        for each, reason in zip(found, reasons, strict=False)
    ]


def chances(seen: Seen[View]) -> tuple[float, ...]:
    """List each seat's chance to win."""
    if seen.view.pending:
        return (0.5, 0.5)
    rng = dice(seen, "chances")
    cores = _worlds(seen, rng, CHANCES.worlds)
    found, _ = _looked_ahead(cores, CHANCES.nodes, 1)
    mover = found[0].chance
    return shares((mover, 1 - mover) if cores[0].side == 0 else (1 - mover, mover))


def _worlds(seen: Seen[View], rng: Random, number: int) -> list[Core]:
    """Guesses of the position; the seat's own legal moves are the same in all of them."""
    return [GAME.guess(seen, rng).core for _ in range(number)]


def _looked_ahead(cores: Sequence[Core], nodes: int, best: int) -> tuple[list[Prospect], int]:
    """Return the legal moves, best first, with what can be expected of them; and the nodes used."""
    moves = sorted(cores[0].legal())
    costs = _costs(cores[0], moves)
    each = nodes // len(cores)
    sight = evaluation(cores[0].side, CONTEMPT)
    searches = [AlphaBeta(core, sight, each) for core in cores]
    if len(cores) == 1:
        lines = [searches[0].lines(moves, best)]
    else:
        # What is best in one guess may be bad in another: what is best in any is looked at in all of them.
        wanted = max(best, 2)
        firsts = _firsts([search.lines(moves, wanted)[:wanted] for search in searches])[: max(best, CANDIDATES)]
        if any(costs[move] for move in firsts):
            # Among them what would cost nothing.
            free = [move for move in moves if not costs[move] and move not in firsts]
            for search in searches:
                search.allow(each // 4)
            firsts += _firsts([search.lines(free)[:1] for search in searches if free])[:2]
        moves = firsts
        for search in searches:
            search.allow(each)
        lines = [search.lines(moves, len(moves)) for search in searches]
    chances = dict.fromkeys(moves, 0.0)
    surest = dict.fromkeys(moves, WON)
    for line in (line for found in lines for line in found):
        chances[line.move] += _chance(line.value) / len(cores)
        surest[line.move] = min(surest[line.move], line.value)
    used = sum(search.nodes for search in searches)
    found = [Prospect(move, chances[move], surest[move], chances[move] - costs[move]) for move in moves]
    return sorted(found, key=lambda each: -each.appeal), used


def _firsts(tops: Sequence[Sequence[Line[int]]]) -> list[int]:
    """Return the moves that are best somewhere: first those that are so most often, then those that are best of all
    there."""
    firsts = [top[place].move for place in range(max(map(len, tops), default=0)) for top in tops if place < len(top)]
    return sorted(dict.fromkeys(firsts), key=lambda move: -firsts.count(move))


def _costs(core: Core, moves: Sequence[int]) -> dict[int, float]:
    """Return what speaks against each move because it leads round in circles (in every guess alike)."""
    stood, after = core.stood(), core.copy()
    waited = sum(stood.values()) - 1
    costs = {}
    for move in moves:
        after.make(move)
        back = len(after.stood()) > 1
        costs[move] = AGAIN * stood.get(after.position, 0) + WAITING * max(0, waited - PATIENCE) * back
        after.unmake()
    return costs


def _chance(value: int) -> float:
    """Return a value as a chance to win; a win that comes sooner is the better one."""
    if abs(value) >= SURE:
        far = FAR * (WON - abs(value))
        return SURELY - far if value > 0 else 1 - SURELY + far
    return UNSURE * chance_of(value, EVEN) + (1 - UNSURE) / 2


_PAIRS = ("FW", "WA", "AF") * 3


def good_layouts(seen: Seen[View], rng: Random, tries: int) -> list[tuple[str, ...]]:
    """Return so many layouts, from the back row to the front, the best first."""
    layouts = [
        tuple(pair if rng.random() < 0.5 else pair[::-1] for pair in shuffled(rng, _PAIRS)) for _ in range(tries)
    ]
    return sorted(layouts, key=lambda layout: -mixture(layout))


def mixture(layout: tuple[str, ...]) -> int:
    """Tell how well a layout is mixed: whatever comes, a token near it takes it, or does when it is flipped."""
    total = 0
    for row in (0, 3, 6):
        # The front row counts most: it is what meets the enemy first.
        weight = 1 + row // 3
        total += weight * (len({token[0] for token in layout[row : row + 3]}) + len({*layout[row : row + 3]}))
    for column in range(3):
        total += 2 * len({token[0] for token in layout[column::3]})
    return total


def reasons_for(core: Core, move: int, value: int) -> list[Reason]:
    """Return what holds for a move of this position, the strongest reason first; it is worth `value` to its mover."""
    side, board = core.side, core.board
    at, to = move >> 5, move & 31
    home = board[WAND + side]
    if at == home and to != at and to in FAR_ROW[side]:
        return [Reason("elementos.brings_home")]
    if value >= SURE:
        return [Reason("elementos.wins", {"turns": (WON - value + 1) // 2})]
    after = core.copy()
    after.make(move)
    found = [*_taking(core, after, at, to), *_ways_of_wands(core, after, at, to), *_threats(core, after)]
    if at == to:
        found += _guarding(after, at)
    elif at != home and _is_ahead(side, at, to):
        if NEAR[side][home] >> to & 1 and _is_ahead(side, home, to):
            found.append(Reason("elementos.path", {"square": SQUARES[to]}))
        safe = to not in attacked_tokens(after, side)
        found.append(Reason("elementos.ahead_safe" if safe else "elementos.ahead", {"square": SQUARES[to]}))
    if value <= -SURE:
        found.append(Reason("elementos.holds_out"))
    elif attacked_tokens(core, side) and not attacked_tokens(after, side):
        found.append(Reason("elementos.safe"))
    return found or [Reason("elementos.waits")]


def reason_for_layout(layout: Sequence[str]) -> Reason:
    """Tell why a layout is good, given from the back row to the front."""
    front = [token[0] for token in layout[6:]]
    if len(set(front)) == 3:
        # Its three tokens all reach the middle square before them.
        return Reason("elementos.front_row", dict(zip(("one", "two", "three"), front, strict=True)))
    return Reason("elementos.layout")


def _taking(core: Core, after: Core, at: int, to: int) -> Iterator[Reason]:
    """Yield what is taken, and what can't be taken any more."""
    side = core.side
    if at != core.board[WAND + side] and to != at and core.board[to]:
        code = "takes_guard" if NEAR[1 - side][core.board[WAND + 1 - side]] >> to & 1 else "takes"
        yield Reason(f"elementos.{code}", {"square": SQUARES[to], "symbol": _symbol(core, to)})
    else:
        still = attacked_tokens(after, side)
        for square in attacked_tokens(core, side):
            if square not in still and len(still) < len(attacked_tokens(core, side)):
                yield Reason("elementos.saves", {"square": SQUARES[square], "symbol": _symbol(core, square)})


def _ways_of_wands(core: Core, after: Core, at: int, to: int) -> Iterator[Reason]:
    """Yield what it does to the ways of the two wands."""
    side, board = core.side, core.board
    if at == board[WAND + side] and to != at:
        if _is_ahead(side, at, to):
            yield Reason("elementos.wand_ahead", {"square": SQUARES[to]})
        elif not board[to + FORWARD[side]]:
            yield Reason("elementos.wand_free", {"square": SQUARES[to]})
    elif to != at and to == board[WAND + 1 - side] + FORWARD[1 - side]:
        yield Reason("elementos.blocks", {"square": SQUARES[to]})


def _threats(core: Core, after: Core) -> Iterator[Reason]:
    """Enemy tokens that can be taken next, and couldn't before."""
    before = attacked_tokens(core, 1 - core.side)
    for square in attacked_tokens(after, 1 - core.side):
        if square not in before:
            yield Reason("elementos.threatens", {"square": SQUARES[square], "symbol": _symbol(core, square)})


def _guarding(after: Core, at: int) -> Iterator[Reason]:
    """Tell which enemy token a token that was just flipped would take if it came nearer."""
    enemy = after.side
    kind = KIND[after.board[at]]
    if at == after.board[WAND + 1 - enemy]:
        return
    for square in range(COUNT):
        token = after.board[square]
        if token and KIND[token] == TAKES[kind] and square != after.board[WAND + enemy]:
            steps = NEAR[enemy][square] & NEAR[1 - enemy][at] & after.empty
            if steps and not NEAR[1 - enemy][at] >> square & 1:
                args = {"symbol": _symbol(after, at), "other": _symbol(after, square), "square": SQUARES[square]}
                yield Reason("elementos.guards", args)


def attacked_tokens(core: Core, side: int) -> list[int]:
    """Return the squares of a side's tokens that an enemy token could take."""
    return [
        square
        for square in range(COUNT)
        if core.board[square]
        and KIND[core.board[square]] // 3 == side
        and square != core.board[WAND + side]
        and any(
            NEAR[1 - side][at] >> square & 1
            for at in range(COUNT)
            if core.board[at]
            and at != core.board[WAND + 1 - side]
            and TAKES[KIND[core.board[at]]] == KIND[core.board[square]]
        )
    ]


def _is_ahead(side: int, at: int, to: int) -> bool:
    return rows_gone(side, to) > rows_gone(side, at)


def _symbol(core: Core, square: int) -> str:
    return SYMBOLS[KIND[core.board[square]] % 3]


# -- what they see in a position: how far the wands are, who is ahead, what is attacked

WAND_ROW: Final = (0, 8, 24, 60, 120, 200, 300, 0)
"""What a wand is worth by the rows that it has gone since row 1."""
TOKEN: Final = 100
TOKEN_ROW: Final = (0, 4, 8, 14, 20, 28, 34, 30)
"""What a token's place is worth, by its row."""
MIDDLE: Final = 3
BLOCKED: Final = 30
"""A wand that has an enemy token straight ahead."""
HELPER: Final = 14
"""A token ahead of a wand to which it can be passed."""
ATTACKED: Final = 14
"""A token that an enemy token could take if it were that one's turn."""
TAKING: Final = 55
"""What it is worth that the side to move can take something."""
ONE_STEP: Final = 2_000
"""The side to move can bring its wand home in this turn."""
EVEN: Final = 250
"""The value at which a side wins some 85 % of games."""
LIGHT_NEARLY, DARK_NEARLY = COUNT - 2 * WIDTH, 2 * WIDTH
"""From where, and below which square, a wand has one row to go."""
MOST: Final = 1 << 16
"""So many sets of squares are remembered."""


def _place(side: int, square: int) -> int:
    return TOKEN + TOKEN_ROW[rows_gone(side, square)] + (MIDDLE if square % WIDTH == WIDTH // 2 else 0)


def _wand(side: int, square: int) -> int:
    return WAND_ROW[rows_gone(side, square)]


class _Places(dict[int, int]):
    """What the squares of some tokens of a side are worth, by the set of these squares: a memory of a computation."""

    def __init__(self, side: int) -> None:
        super().__init__()
        self._worth = [_place(side, square) for square in range(COUNT)]

    def __missing__(self, chosen: int) -> int:
        if len(self) >= MOST:
            self.clear()
        worth = self[chosen] = sum(self._worth[square] for square in range(COUNT) if chosen >> square & 1)
        return worth


class _Reach(dict[int, int]):
    """The squares that some tokens of a side can reach, by the set of theirs: a memory of a computation."""

    def __init__(self, side: int) -> None:
        super().__init__()
        self._near = NEAR[side]

    def __missing__(self, chosen: int) -> int:
        if len(self) >= MOST:
            self.clear()
        reached = 0
        for square in range(COUNT):
            if chosen >> square & 1:
                reached |= self._near[square]
        self[chosen] = reached
        return reached


# By side, Light's first.
_LIGHT_PLACES, _DARK_PLACES = _Places(0), _Places(1)
_LIGHT_REACH, _DARK_REACH = _Reach(0), _Reach(1)
_LIGHT_WANDS, _DARK_WANDS = ([_wand(side, square) for square in range(COUNT)] for side in (0, 1))
# The squares ahead of each square: a wand goes sideways as well, but that brings it no further.
_ROW: Final = (1 << WIDTH) - 1
_LIGHT_AHEAD, _DARK_AHEAD = (
    [NEAR[side][at] & ~(_ROW << at // WIDTH * WIDTH) for at in range(COUNT)] for side in (0, 1)
)


def value(core: Core) -> int:
    """Tell how well off the side to move is."""
    light_fire, light_wood, light_water, dark_fire, dark_wood, dark_water = core.free
    board = core.board
    light_home, dark_home = board[WAND], board[WAND + 1]
    light = light_fire | light_wood | light_water | 1 << light_home
    dark = dark_fire | dark_wood | dark_water | 1 << dark_home
    # Fire takes wood, wood takes water, water takes fire.
    reached = _LIGHT_REACH
    by_light = (
        (dark_wood and reached[light_fire] & dark_wood)
        | (dark_water and reached[light_wood] & dark_water)
        | (dark_fire and reached[light_water] & dark_fire)
    )
    reached = _DARK_REACH
    by_dark = (
        (light_wood and reached[dark_fire] & light_wood)
        | (light_water and reached[dark_wood] & light_water)
        | (light_fire and reached[dark_water] & light_fire)
    )
    total = _LIGHT_PLACES[light] - _DARK_PLACES[dark] + _LIGHT_WANDS[light_home] - _DARK_WANDS[dark_home]
    light_ahead, dark_ahead = _LIGHT_AHEAD[light_home], _DARK_AHEAD[dark_home]
    if helpers := light_ahead & light:
        total += HELPER * helpers.bit_count()
    elif dark >> light_home + WIDTH & 1:
        total -= BLOCKED
    if helpers := dark_ahead & dark:
        total -= HELPER * helpers.bit_count()
    elif light >> dark_home - WIDTH & 1:
        total += BLOCKED
    if by_light:
        total += ATTACKED * by_light.bit_count()
    if by_dark:
        total -= ATTACKED * by_dark.bit_count()
    if core.side == 0:
        if light_home >= LIGHT_NEARLY and (core.empty >> light_home + WIDTH & 1 or light & light_ahead):
            return total + ONE_STEP
        return total + TAKING if by_light else total
    if dark_home < DARK_NEARLY and (core.empty >> dark_home - WIDTH & 1 or dark & dark_ahead):
        return ONE_STEP - total
    return TAKING - total if by_dark else -total


def key(core: Core) -> object:
    """Return the position and what is locked. (How often it has stood is left out: the draw is seen when it comes.)"""
    return (core.position, core.locked) if core.locked else core.position


def ordered(core: Core, moves: list[int], refuted: Mapping[int, int]) -> list[int]:
    """Takes first, then what has refuted most."""
    moves.sort(key=refuted.__getitem__, reverse=True)
    light_fire, light_wood, light_water, dark_fire, dark_wood, dark_water = core.free
    board = core.board
    if core.side == 0:
        reached = _LIGHT_REACH
        if reached[light_fire] & dark_wood or reached[light_wood] & dark_water or reached[light_water] & dark_fire:
            return _first(moves, [move for move in moves if board[move & 31] > 6])
    else:
        reached = _DARK_REACH
        if reached[dark_fire] & light_wood or reached[dark_wood] & light_water or reached[dark_water] & light_fire:
            return _first(moves, [move for move in moves if 0 < board[move & 31] < 7])
    return moves


def _first(moves: list[int], chosen: list[int]) -> list[int]:
    return chosen + [move for move in moves if move not in chosen]


def evaluation(side: int, contempt: int) -> Evaluation[Core, int]:
    """Tell how a side looks at positions; to it a draw is worse than an even game by `contempt`."""

    def final(core: Core) -> int:
        if core.winner is None:
            return -contempt if core.side == side else contempt
        return WON if core.winner == core.side else -WON

    return Evaluation(key, value, final, ordered)
