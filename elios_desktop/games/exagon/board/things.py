"""What lies on the table of Exagon, by key: the tiles in front `tile 17`, the places `cell 2,-1` and `seat 2`."""

from __future__ import annotations

from dataclasses import dataclass

from elios_desktop.engine.contract import Seat
from elios_desktop.games.exagon.rules import Cell


@dataclass(frozen=True, slots=True)
class HandTile:
    """A tile in the rack in front."""

    number: int

    @property
    def key(self) -> str:
        return f"tile {self.number}"


@dataclass(frozen=True, slots=True)
class CellSpot:
    """A cell of the plane, free or not."""

    cell: Cell

    @property
    def key(self) -> str:
        return f"cell {self.cell.text}"


@dataclass(frozen=True, slots=True)
class SeatSpot:
    """A seat's plate: a tile that is put there is given."""

    seat: Seat

    @property
    def key(self) -> str:
        return f"seat {self.seat}"


Spot = CellSpot | SeatSpot
"""Where a tile can be put, or at least dropped."""
