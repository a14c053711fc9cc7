"""The moves: frozen values, each with its text, and the integer that the core knows it by; and what happens in them.

In the core a move is `END`, `TIMEOUT`, `GIVE + (tile - 1) * 5 + index of the seat`, or for a tile put down
`cell * PUT + placement`, with `PUT` = 256.
"""

import re
from dataclasses import dataclass

from elios_desktop.engine.contract import Event, Seat
from elios_desktop.games.exagon.rules.tiles import (
    INTEGER,
    TILES,
    Cell,
    cell_of,
    number_of,
    parse_cell,
    placement_of,
    rotation_of,
    tile_of,
)

END, TIMEOUT, GIVE, PUT = 0, 1, 8, 256
_MOST_SEATS = 5

_TILE = "([1-9][0-9]?)"
_PUT = re.compile(f"{_TILE}@({INTEGER},{INTEGER})/([0-5])")
_GIVE = re.compile(f"give {_TILE}>([1-9])")


@dataclass(frozen=True, slots=True)
class Put:
    """A tile of one's own goes onto the table."""

    tile: int
    cell: Cell
    rotation: int

    @property
    def text(self) -> str:
        """ "17@2,-1/3"."""
        return f"{self.tile}@{self.cell.text}/{self.rotation}"


@dataclass(frozen=True, slots=True)
class Give:
    """A bonus is used to give a tile to a seat."""

    tile: int
    to: Seat

    @property
    def text(self) -> str:
        """ "give 17>2"."""
        return f"give {self.tile}>{self.to}"


@dataclass(frozen=True, slots=True)
class End:
    """The turn ends."""

    @property
    def text(self) -> str:
        """ "end"."""
        return "end"


@dataclass(frozen=True, slots=True)
class Timeout:
    """The sand is through: the turn ends."""

    @property
    def text(self) -> str:
        """ "timeout"."""
        return "timeout"


Move = Put | Give | End | Timeout


def parse(text: str, seats: int) -> Move | None:
    """Return the move that a text means, legal or not, or None if it is none of this game's notation."""
    if text == "end":
        return End()
    if text == "timeout":
        return Timeout()
    if found := _PUT.fullmatch(text):
        cell = parse_cell(found[2])
        tile = int(found[1])
        return Put(tile, cell, int(found[3])) if tile in TILES and cell is not None else None
    if found := _GIVE.fullmatch(text):
        tile, to = map(int, found.groups())
        return Give(tile, to) if tile in TILES and to <= seats else None
    return None


def to_core(move: Move) -> int:
    """Return the move as the core knows it."""
    match move:
        case Put(tile, cell, rotation):
            return number_of(cell) << 8 | placement_of(tile, rotation)
        case Give(tile, to):
            return give_move(tile, to - 1)
        case Timeout():
            return TIMEOUT
        case End():  # pragma: no branch: a move is one of these
            return END


def from_core(number: int) -> Move:
    """Return the move that the core knows by this number."""
    if is_put(number):
        placement = number & 255
        return Put(tile_of(placement), cell_of(number >> 8), rotation_of(placement))
    if number >= GIVE:
        tile, to = given(number)
        return Give(tile, to + 1)
    return Timeout() if number == TIMEOUT else End()


def is_put(number: int) -> bool:
    """Tell whether a move puts a tile down."""
    return number >= PUT


def give_move(tile: int, to: int) -> int:
    """Return the move that gives a tile to a seat (counted from 0)."""
    return GIVE + (tile - 1) * _MOST_SEATS + to


def given(number: int) -> tuple[int, int]:
    """Return the tile and the seat (counted from 0) of a giving move."""
    tile, to = divmod(number - GIVE, _MOST_SEATS)
    return tile + 1, to


@dataclass(frozen=True, slots=True)
class TilePlaced(Event):
    """A tile went from a seat's hand onto the table."""

    seat: Seat
    tile: int
    cell: Cell
    rotation: int
    directions: tuple[int, ...]
    """The directions (0 north-east, clockwise) in which it meets a tile; all of them match."""

    @property
    def sides(self) -> int:
        """How many sides match."""
        return len(self.directions)


@dataclass(frozen=True, slots=True)
class TileGiven(Event):
    """A tile went from one hand into another."""

    tile: int
    giver: Seat
    taker: Seat


@dataclass(frozen=True, slots=True)
class BonusEarned(Event):
    """3, 4 or 5 sides earned 1, 2 or 3 bonuses."""

    seat: Seat
    count: int
    left: int


@dataclass(frozen=True, slots=True)
class BonusUsed(Event):
    """A bonus was used up: `why` is "single_side" or "give"."""

    seat: Seat
    why: str
    left: int


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A turn is over: `why` is "opening" (one tile, no more), "single_side", "end" or "timeout"."""

    seat: Seat
    why: str
    placed: int
    """How many tiles were put down or given in it."""
    unused: int
    """Bonuses that are lost."""
