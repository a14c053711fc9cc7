"""What happens on an Exagon table, one kind of event for each thing that can be seen."""

from __future__ import annotations

from dataclasses import dataclass

from elios_desktop.engine.contract import Event, Seat
from elios_desktop.games.exagon.rules.cells import Cell


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
