"""The puzzles of Exagon, all of them about one turn: a perfect fit, the whole hand, or as many tiles as can be.

A turn is looked at as a set of tiles that can be put down in it, in whatever order: its bonuses are the sides that they
match, less two for each tile; so they depend on which tiles lie where alone, and a set of placements is looked at once.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from elios_desktop.engine.contract import AnyState
from elios_desktop.games.exagon.rules import State
from elios_desktop.games.exagon.rules.core import PERFECT_FIT, Core
from elios_desktop.games.exagon.rules.moves import PUT, parse, to_core
from elios_desktop.games.exagon.rules.tiles import SIDES, STEPS
from elios_desktop.puzzles.contract import Answer, Claim, Kind, Why
from elios_desktop.puzzles.duels import OutOfReachError

Placements = frozenset[int]
NONE: Final[Placements] = frozenset()


@dataclass(frozen=True, slots=True)
class Way:
    """What can follow a set of placements within the turn."""

    most: int
    """So many more tiles can be put down."""
    first: tuple[int, ...]
    """The placements with which one can go on to that many."""
    shared: Placements
    """What all sets of so many more have in common."""


class Turn:
    """All that a turn can come to, from a position on. Giving tiles away is left out."""

    def __init__(self, core: Core, effort: int) -> None:
        self._core = core.copy()
        self._seat = core.seat
        self._effort = effort
        self.perfect_fit = False
        """Whether a tile can match six sides in it."""
        self._ways: dict[Placements, Way] = {}
        self.way = self._look(NONE)

    @property
    def nodes(self) -> int:
        """How many sets were looked at."""
        return len(self._ways)

    def after(self, laid: Iterable[int]) -> Way:
        """Return what can follow these placements, made from the turn's beginning on."""
        return self._ways.get(frozenset(laid), Way(0, (), NONE))

    def _look(self, laid: Placements) -> Way:
        known = self._ways.get(laid)
        if known is not None:
            return known
        if len(self._ways) >= self._effort:
            raise OutOfReachError
        core = self._core
        most, first, shared = 0, [], NONE
        for move in sorted(core.legal()):
            if move < PUT:
                continue
            core.make(move)
            more = 1
            others = NONE
            if core.over:
                # The last tile of a hand may do both; then the reason is another one.
                self.perfect_fit |= core.reason == PERFECT_FIT or sides_at(core, move >> 8) == SIDES
            elif core.seat == self._seat and core.placed:
                way = self._look(laid | {move})
                more += way.most
                others = way.shared
            core.unmake()
            if more > most:
                most, first, shared = more, [move], others | {move}
            elif more == most:
                first.append(move)
                shared &= others | {move}
        self._ways[laid] = found = Way(most, tuple(first), shared)
        return found


def most_sides(core: Core) -> int:
    """Tell how many sides a tile would match at most: as many as there are tiles around a free cell."""
    return max(sides_at(core, cell) for cell in core.fits)


def sides_at(core: Core, cell: int) -> int:
    """Tell how many tiles lie around a cell."""
    return sum(cell + step in core.tiles for step in STEPS)


def fits(core: Core, tiles: int) -> list[tuple[int, ...]]:
    """Return the ways to a tile that matches six sides, as the so-many-th tile of the turn; the last one is that
    tile."""
    found: list[tuple[int, ...]] = []
    seat = core.seat
    for move in sorted(core.legal()):
        if move < PUT:
            continue
        core.make(move)
        if core.over:
            if tiles == 1 and core.reason == PERFECT_FIT:
                found.append((move,))
        elif tiles > 1 and core.seat == seat and core.placed:
            found += [(move, *rest) for rest in fits(core, tiles - 1)]
        core.unmake()
    return found


def _kind(name: str, goals: range) -> Kind:
    return Kind(name, goals, one_first=False, has_key=True, has_other_side=False)


FIT: Final = _kind("exagon.fit", range(1, 3))
OUT: Final = _kind("exagon.out", range(3, 6))
MOST: Final = _kind("exagon.most", range(2, 20))
KINDS: Final = (FIT, OUT, MOST)
FOR_BOOKS: Final = range(3, 8)
"""So many tiles are the most in a book's puzzles; in games that have been played any number is."""
AT_THE_TABLE: Final = 1_000_000
"""So many sets of tiles are looked at at most when somebody tries a move."""
FREE: Final = 2
"""So many of the placements may lie anywhere."""
LEAST_KEY: Final = 2
"""So many have to be shared by all solutions at least."""


def claims(state: AnyState, effort: int) -> Sequence[Claim]:
    """Return what is claimed of a position."""
    assert isinstance(state, State)
    return claims_of(state.core, effort, MOST.goals)


def claims_of(core: Core, effort: int, most: range) -> list[Claim]:
    """Return the same of a core: at the beginning of a turn, and only if no tile can be given away in it. `most`: how
    many tiles at most are worth telling."""
    if core.over or core.opening or core.placed or any(map(core.may_take, range(core.seats))):
        return []
    if most_sides(core) > SIDES - FIT.goals[-1]:
        found = _perfect_fit(core)
        if found:
            return found
    try:
        turn = Turn(core, effort)
    except OutOfReachError:
        return []
    if turn.perfect_fit:
        return []
    goal, key = turn.way.most, turn.way.shared
    kind, goals = (OUT, OUT.goals) if goal == core.counts[core.seat] else (MOST, most)
    if goal not in goals or len(key) < max(LEAST_KEY, goal - FREE):
        return []
    return [
        Claim(
            kind.name,
            core.seat + 1,
            goal,
            _texts(core, turn.way.first),
            tuple(core.notation(move) for move in line_of(turn)),
            key=_texts(core, key),
        )
    ]


def _perfect_fit(core: Core) -> list[Claim]:
    """Return a perfect fit that is there, or that one tile prepares, if all ways to it share a placement."""
    for tiles in FIT.goals:
        ways = fits(core.copy(), tiles)
        if ways:
            key = frozenset(ways[0]).intersection(*ways)
            if not key or tiles >= core.counts[core.seat]:
                return []
            first = _texts(core, {way[0] for way in ways})
            line = min(tuple(map(core.notation, way)) for way in ways)
            return [Claim(FIT.name, core.seat + 1, tiles, first, line, key=_texts(core, key))]
    return []


AT_MOST: Final = "at_most"
"""So many `tiles` can be put down in this turn at most, now."""
NO_FIT: Final = "no_fit"
"""No tile can match six sides any more within `tiles`."""


def answer(state: AnyState, claim: Claim, tried: Sequence[str]) -> Answer:
    """Return what comes of the moves that were tried, all of one turn."""
    core, laid = _after(state, tried)
    left = claim.goal - len(laid)
    goes_on = not core.over and core.seat == claim.seat - 1 and (core.placed > 0 or not tried)
    if claim.kind == FIT.name:
        if core.over and core.reason == PERFECT_FIT:
            return Answer(True, done=True)
        if goes_on and any(fits(core, tiles) for tiles in range(1, left + 1)):
            return Answer(True)
        return Answer(False, why=Why(NO_FIT, {"tiles": claim.goal}))
    if left <= 0:
        return Answer(True, done=True)
    more = _turn_of(core).way.most if goes_on else 0
    return Answer(True) if more >= left else Answer(False, why=Why(AT_MOST, {"tiles": len(laid) + more}))


def solution(state: AnyState, claim: Claim, tried: Sequence[str]) -> tuple[str, ...]:
    """Tell how it goes on to the goal."""
    if not answer(state, claim, tried).right:
        return ()
    core, laid = _after(state, tried)
    if claim.kind == FIT.name:
        ways = next((found for tiles in range(1, claim.goal - len(laid) + 1) if (found := fits(core, tiles))), [()])
        return min(tuple(map(core.notation, way)) for way in ways)
    goes_on = len(laid) < claim.goal
    return tuple(map(core.notation, line_of(_turn_of(core)))) if goes_on else ()


def _after(state: AnyState, tried: Sequence[str]) -> tuple[Core, list[int]]:
    """Return the position after these moves, and the placements among them."""
    assert isinstance(state, State)
    core = state.core.copy()
    made = []
    for text in tried:
        move = parse(text, core.seats)
        assert move is not None
        made.append(to_core(move))
        core.make(made[-1])
    return core, [move for move in made if move >= PUT]


def _turn_of(core: Core) -> Turn:
    return Turn(core, AT_THE_TABLE)


def line_of(turn: Turn) -> list[int]:
    """Return one way to put down as many tiles as can be: first what all ways share."""
    laid: list[int] = []
    key = turn.way.shared
    while True:
        first = turn.after(laid).first
        if not first:
            return laid
        laid.append(next((move for move in first if move in key), first[0]))


def _texts(core: Core, moves: Iterable[int]) -> tuple[str, ...]:
    return tuple(sorted(map(core.notation, moves)))
