"""What can be done in one turn of Exagon: every set of tiles that can be put down in it, in whatever order.

A turn's bonuses are the sides that its tiles match, less two for each tile; so they depend on which tiles lie where and
not on their order, and a set of placements is looked at once.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from elios_desktop.games.exagon.rules.cells import SIDES, STEPS
from elios_desktop.games.exagon.rules.core import PERFECT_FIT, Core
from elios_desktop.games.exagon.rules.moves import PUT
from elios_desktop.puzzles.forcing import OutOfReachError

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
