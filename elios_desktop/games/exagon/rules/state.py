"""A position of Exagon: immutable, thin over a core; and what a seat may ask about what it sees of it.

Of a tile on a cell that is which of its sides would match, whether it may go there, and what that would bring.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from elios_desktop.engine.contract import Json, Result, Seat
from elios_desktop.games.exagon.rules import moves, tiles, tournament
from elios_desktop.games.exagon.rules.core import NO_TILES, Core


class Side(Enum):
    """How one side of a tile would lie. An Exagon area matches nothing."""

    FREE = "free"
    MATCH = "match"
    MISMATCH = "mismatch"


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a tile may be put down: the cell, the rotation, and how many sides match there."""

    cell: tiles.Cell
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
        return tiles.SIDES - self.sides.count(Side.FREE)

    @property
    def matching(self) -> int:
        """How many sides would match."""
        return self.sides.count(Side.MATCH)


def meetings(core: Core, cell: int, placement: int) -> dict[int, tuple[str, str, bool]]:
    """Return by direction in which a tile on this cell meets another: the two areas, and whether they match."""
    met = {}
    for side in range(tiles.SIDES):
        other = core.tiles.get(cell + tiles.STEPS[side])
        if other is not None:
            back = tiles.opposite(side)
            matches = bool(tiles.FITS[back][other] >> placement & 1)
            met[side] = (tiles.area(placement, side), tiles.area(other, back), matches)
    return met


def playable(core: Core) -> tuple[int, ...]:
    """Return the tiles of the seat to move that can be put down somewhere now, ascending."""
    if core.over:
        return ()
    fitting = 0
    for each in core.fits.values():
        fitting |= each
    return tuple(tiles.tiles_in(fitting & core.hands[core.seat]))


def spots(core: Core, tile: int) -> tuple[Spot, ...]:
    """Tell where a tile of the seat to move can be put down now."""
    if core.over:
        return ()
    own = core.hands[core.seat] & tiles.TILE_PLACEMENTS[tile]
    return tuple(
        Spot(tiles.cell_of(cell), rotation, sum(cell + step in core.tiles for step in tiles.STEPS))
        for cell, fitting in core.fits.items()
        if fitting & own
        for rotation in range(tiles.SIDES)
        if fitting & own & 1 << tiles.placement_of(tile, rotation)
    )


def outcome(core: Core, put: moves.Put) -> Outcome:
    """Return what a tile of the seat to move would do on a cell where none lies."""
    cell, placement = tiles.number_of(put.cell), tiles.placement_of(put.tile, put.rotation)
    met = meetings(core, cell, placement)
    sides = tuple(
        Side.FREE if side not in met else Side.MATCH if met[side][2] else Side.MISMATCH for side in range(tiles.SIDES)
    )
    own = core.hands[core.seat] >> placement & 1
    if core.over or not own or not core.fits.get(cell, 0) >> placement & 1:
        return Outcome(Gain.MISFIT, sides)
    after = core.copy()
    after.make(moves.to_core(put))
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


@dataclass(frozen=True, slots=True)
class Laid:
    """A tile that lies on the table."""

    tile: int
    rotation: int


@dataclass(frozen=True, slots=True)
class View:
    """A position, open to all."""

    phase: str
    """ "opening" until two tiles lie on the table, then "play", then "over"."""
    board: Mapping[tiles.Cell, Laid] = field(hash=False)
    """In the order in which the tiles came there."""
    hands: tuple[tuple[int, ...], ...]
    """By seat, sorted."""
    bonus: int
    placed: int
    """Tiles put down or given in this turn."""
    idle: int
    """How many turns in a row have just ended with `placed` 0."""
    to_move: Seat | None
    result: Result | None = field(hash=False)
    core: Core = field(repr=False, compare=False)
    """The same for computing; it is never changed."""

    @classmethod
    def of(cls, core: Core) -> View:
        """Return what is seen of a position."""
        hands = tuple(tuple(tiles.tiles_in(hand)) for hand in core.hands)
        result = None
        if core.over:
            winners = tuple(seat + 1 for seat in core.winners())
            result = Result(winners, core.reason, tournament.scores(tournament.game_points(winners, hands), core.seats))
        return cls(
            "over" if core.over else "opening" if core.opening else "play",
            {tiles.cell_of(cell): Laid(tiles.tile_of(at), tiles.rotation_of(at)) for cell, at in core.tiles.items()},
            hands,
            core.bonus,
            core.placed,
            core.idle,
            None if core.over else core.seat + 1,
            result,
            core,
        )

    def to_json(self) -> Json:
        """Return the form that the rules give, a fresh value every time."""
        return {
            "game": "exagon",
            "phase": self.phase,
            "board": {cell.text: [laid.tile, laid.rotation] for cell, laid in self.board.items()},
            "hands": [list(hand) for hand in self.hands],
            "bonus": self.bonus,
            "placed": self.placed,
            "idle": self.idle,
            "to_move": self.to_move,
            "pending": [],
            "result": self.result.to_json() if self.result else None,
        }

    @classmethod
    def from_json(cls, value: Json) -> View:
        """Return what `to_json` wrote; raises ValueError on anything else."""
        try:
            view = cls.of(_core_of(value))
            same = json.dumps(view.to_json()) == json.dumps(value)  # as text: 1 isn't true
        except (LookupError, TypeError, AttributeError, OverflowError) as error:
            raise ValueError(f"{value!r:.200} is no view of exagon") from error
        if not same:
            raise ValueError(f"{value!r:.200} is no view of exagon")
        return view

    # -- what a seat may ask

    @property
    def in_front(self) -> Seat:
        """The seat whose tiles lie in front: the one to move, at the end the one that made the last move."""
        return self.core.seat + 1

    def playable(self) -> tuple[int, ...]:
        """Return the tiles of the seat to move that can be put down somewhere now."""
        return playable(self.core)

    def spots(self, tile: int) -> tuple[Spot, ...]:
        """Tell where a tile of the seat to move can be put down now."""
        return spots(self.core, tile)

    def takers(self) -> tuple[Seat, ...]:
        """Return the seats to which the seat to move may give a tile now."""
        core = self.core
        if core.over or not core.bonus:
            return ()
        return tuple(seat + 1 for seat in range(core.seats) if core.may_take(seat))

    def outcome(self, put: moves.Put) -> Outcome:
        """Tell how a tile would lie on a free cell, and what that would bring."""
        return outcome(self.core, put)

    def most_sides(self, tile: int) -> int:
        """Return of how many sides a tile of the seat to move can match others now; 0 if it fits nowhere."""
        return max((spot.sides for spot in self.spots(tile)), default=0)

    def ends_with_any_tile(self) -> bool:
        """Tell whether the turn of the seat to move ends with whatever tile it puts down, though it has more of
        them."""
        if self.phase != "play" or self.core.bonus or len(self.hands[self.in_front - 1]) == 1:
            return False
        return max(map(self.most_sides, self.playable()), default=0) == 1


def _core_of(shown: Json) -> Core:
    """Return a core that stands as a view shows; raises an error of some kind if the view can't be."""
    core = Core(shown["hands"], None)
    for name, (tile, rotation) in shown["board"].items():
        cell = tiles.parse_cell(name)
        if cell is None or not core.fits[tiles.number_of(cell)] >> tiles.placement_of(tile, rotation) & 1:
            raise ValueError(f"tile {tile!r:.40} doesn't fit on {name!r:.40}")
        core.lay(tiles.number_of(cell), tiles.placement_of(tile, rotation))
    result = shown["result"]
    core.over, core.reason = result is not None, "" if result is None else result["reason"]
    core.seat = (shown["to_move"] if result is None else result["winners"][0]) - 1
    core.bonus, core.placed, core.idle = shown["bonus"], shown["placed"], shown["idle"]
    for number in (core.seat, core.bonus, core.placed, core.idle):
        if type(number) is not int or number < 0:
            raise ValueError(f"{number!r:.40} where a number from 0 on belongs")
    held = [tile for hand in shown["hands"] for tile in hand] + [tile for tile, _ in shown["board"].values()]
    if core.seat >= core.seats or len(set(held)) != len(held):
        raise ValueError("a seat or a tile that can't be")
    return core


@dataclass(frozen=True, slots=True, eq=False)
class State:
    """A position; its core is never changed once it is in here."""

    core: Core

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.core.key() == other.core.key()

    def __hash__(self) -> int:
        return hash(self.core.key())

    @property
    def phase(self) -> str:
        """ "opening" until two tiles lie on the table, then "play", then "over"."""
        if self.core.over:
            return "over"
        return "opening" if self.core.opening else "play"

    @property
    def to_move(self) -> Seat | None:
        """The seat whose turn it is."""
        return None if self.core.over else self.core.seat + 1

    @property
    def pending(self) -> tuple[Seat, ...]:
        """Nobody arranges anything in Exagon."""
        return ()

    @property
    def result(self) -> Result | None:
        """None until the game is over."""
        return self.view(None).result if self.core.over else None

    def to_json(self) -> Json:
        """Return the full position; the board in the order in which the tiles came there."""
        return self.view(None).to_json()

    def view(self, seat: Seat | None) -> View:
        """Return everything: the hands are open to all."""
        return View.of(self.core)
