"""What a tile would do on a cell: which of its sides would match, where it may go at all, and what that would bring."""

from dataclasses import dataclass
from enum import Enum

from elios_desktop.games.exagon.rules.cells import SIDES, STEPS, Cell, cell_of, number_of, opposite
from elios_desktop.games.exagon.rules.core import NO_TILES, Core
from elios_desktop.games.exagon.rules.moves import Put, to_core
from elios_desktop.games.exagon.rules.tiles import FITS, TILE_PLACEMENTS, area, placement_of, tiles_in


class Side(Enum):
    """How one side of a tile would lie. An Exagon area matches nothing."""

    FREE = "free"
    MATCH = "match"
    MISMATCH = "mismatch"


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a tile may be put down: the cell, the rotation, and how many sides match there."""

    cell: Cell
    rotation: int
    sides: int


class Gain(Enum):
    """What putting a tile down brings."""

    MISFIT = "misfit"
    """Nothing: it may not lie there."""
    LAST_TILE = "last_tile"
    """The game: it is the last one."""
    PERFECT_FIT = "perfect_fit"
    """The game: six sides match."""
    OPENING = "opening"
    """It begins the table, or is joined to the first tile."""
    BONUS = "bonus"
    """Bonuses, and the turn goes on."""
    GOES_ON = "goes_on"
    """The turn goes on."""
    USES_BONUS = "uses_bonus"
    """A bonus is used up, and the turn goes on."""
    ENDS_TURN = "ends_turn"
    """The turn ends."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What putting a tile down somewhere would bring."""

    gain: Gain
    sides: tuple[Side, ...]
    """By direction, clockwise from north-east."""
    bonus: int = 0
    """How many bonuses it would earn."""

    @property
    def meeting(self) -> int:
        """How many sides would meet a tile."""
        return SIDES - self.sides.count(Side.FREE)

    @property
    def matching(self) -> int:
        """How many sides would match."""
        return self.sides.count(Side.MATCH)


def meetings(core: Core, cell: int, placement: int) -> dict[int, tuple[str, str, bool]]:
    """By direction in which a tile on this cell meets another: the two areas, and whether they match."""
    met = {}
    for side in range(SIDES):
        other = core.tiles.get(cell + STEPS[side])
        if other is not None:
            back = opposite(side)
            matches = bool(FITS[back][other] >> placement & 1)
            met[side] = (area(placement, side), area(other, back), matches)
    return met


def playable(core: Core) -> tuple[int, ...]:
    """Return the tiles of the seat to move that can be put down somewhere now, ascending."""
    if core.over:
        return ()
    fitting = 0
    for each in core.fits.values():
        fitting |= each
    return tuple(tiles_in(fitting & core.hands[core.seat]))


def spots(core: Core, tile: int) -> tuple[Spot, ...]:
    """Tell where a tile of the seat to move can be put down now."""
    if core.over:
        return ()
    own = core.hands[core.seat] & TILE_PLACEMENTS[tile]
    return tuple(
        Spot(cell_of(cell), rotation, sum(cell + step in core.tiles for step in STEPS))
        for cell, fitting in core.fits.items()
        if fitting & own
        for rotation in range(SIDES)
        if fitting & own & 1 << placement_of(tile, rotation)
    )


def outcome(core: Core, put: Put) -> Outcome:
    """Return what a tile of the seat to move would do on a cell where none lies."""
    cell, placement = number_of(put.cell), placement_of(put.tile, put.rotation)
    met = meetings(core, cell, placement)
    sides = tuple(
        Side.FREE if side not in met else Side.MATCH if met[side][2] else Side.MISMATCH for side in range(SIDES)
    )
    own = core.hands[core.seat] >> placement & 1
    if core.over or not own or not core.fits.get(cell, 0) >> placement & 1:
        return Outcome(Gain.MISFIT, sides)
    after = core.copy()
    after.make(to_core(put))
    if after.over:
        return Outcome(Gain.LAST_TILE if after.reason == NO_TILES else Gain.PERFECT_FIT, sides)
    if core.opening:
        return Outcome(Gain.OPENING, sides)
    if after.seat != core.seat:
        return Outcome(Gain.ENDS_TURN, sides)
    earned = after.bonus - core.bonus
    if earned > 0:
        return Outcome(Gain.BONUS, sides, earned)
    return Outcome(Gain.USES_BONUS if earned < 0 else Gain.GOES_ON, sides)
