"""What lies on the table of Exagon, by key, and how the tiles lie before a person.

There are the tiles in front, `tile 17`, and the places `cell 2,-1` and `seat 2`. Each tile lies as it was last turned;
they are sorted or not, and they may be somebody else's who is looked at.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any

from elios_desktop.engine.contract import Json, Seat
from elios_desktop.games.exagon.rules import Cell, End, Move, Put, View
from elios_desktop.games.exagon.rules.cells import SIDES
from elios_desktop.games.exagon.rules.moves import Give
from elios_desktop.games.exagon.rules.tiles import TILES
from elios_desktop.plain_board import Gesture


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


class Sort(Enum):
    """By what the rack is sorted; one key goes from each to the next."""

    SUM = "sum"
    POINTS = "points"
    FITS = "fits"

    @property
    def following(self) -> Sort:
        """The next one."""
        every = list(Sort)
        return every[(every.index(self) + 1) % len(every)]


@dataclass(frozen=True, slots=True)
class Draft:
    """It changes nothing of the game; a save keeps how tiles are turned and sorted."""

    turned: Mapping[int, int] = field(default_factory=dict)
    """The rotation of each tile that was turned."""
    sort: Sort = Sort.SUM
    open_seat: Seat | None = None
    """Whose tiles are shown in a strip."""

    # -- turning

    def rotation(self, tile: int) -> int:
        """Tell how a tile was last turned."""
        return self.turned.get(tile, 0)

    def turn(self, tile: int, rotation: int) -> Draft:
        """A tile lies like this from now on."""
        return replace(self, turned={**self.turned, tile: rotation % SIDES})

    def rotation_on(self, view: View, tile: int, cell: Cell) -> int:
        """Return the rotation that a tile gets on a cell: as it is held, else the nearest one that fits."""
        held = self.rotation(tile)
        return min(_fitting(view, tile, cell), key=lambda rotation: _away(held, rotation), default=held)

    def turn_on(self, view: View, tile: int, cell: Cell | None, steps: int) -> Draft:
        """Turned on, clockwise; over a cell to the next rotation that fits there."""
        fitting = _fitting(view, tile, cell) if cell is not None else []
        if cell is None or not fitting:
            return self.turn(tile, self.rotation(tile) + steps)
        here = fitting.index(self.rotation_on(view, tile, cell))
        return self.turn(tile, fitting[(here + (1 if steps > 0 else -1)) % len(fitting)])

    def turns_to(self, view: View, put: Put) -> int:
        """Tell how often a tile is turned on over a cell until it lies as this move wants it."""
        fitting = _fitting(view, put.tile, put.cell)
        here = self.rotation_on(view, put.tile, put.cell)
        return (fitting.index(put.rotation) - fitting.index(here)) % len(fitting)

    def move(self, view: View, tile: HandTile, spot: Spot) -> Move:
        """Return what putting a tile there would be, legal or not."""
        if isinstance(spot, SeatSpot):
            return Give(tile.number, spot.seat)
        return Put(tile.number, spot.cell, self.rotation_on(view, tile.number, spot.cell))

    # -- sorting, looking

    def sort_next(self) -> Draft:
        """Sorted by the next thing."""
        return replace(self, sort=self.sort.following)

    def looking_at(self, seat: Seat | None) -> Draft:
        """With this seat's tiles in the strip; None: nobody's."""
        return replace(self, open_seat=seat)

    def sorted(self, view: View, hand: Iterable[int]) -> list[int]:
        """Return a hand's tiles in the order in which they lie."""
        if self.sort is Sort.POINTS:
            return sorted(hand, key=lambda tile: (TILES[tile].points, TILES[tile].star, tile))
        if self.sort is Sort.FITS and view.to_move is not None:
            best = {tile: view.most_sides(tile) for tile in hand}
            return sorted(best, key=lambda tile: (-best[tile], TILES[tile].star, tile))
        return sorted(hand, key=lambda tile: (TILES[tile].star, tile))

    # -- saving

    def to_json(self) -> Json:
        """Return it for a save."""
        turned = {str(tile): rotation for tile, rotation in self.turned.items() if rotation}
        return {"turned": turned, "sort": self.sort.value}

    @classmethod
    def from_json(cls, saved: Mapping[str, Any]) -> Draft:
        """Return what `to_json` returned; wrong parts are ignored."""
        turned, sort = saved.get("turned"), saved.get("sort")
        return cls(
            {
                int(tile): rotation
                for tile, rotation in (turned if isinstance(turned, dict) else {}).items()
                if isinstance(tile, str) and tile.isdecimal() and int(tile) in TILES
                and type(rotation) is int and 0 <= rotation < SIDES
            },
            next((each for each in Sort if each.value == sort), Sort.SUM),
        )  # fmt: skip


def _fitting(view: View, tile: int, cell: Cell) -> list[int]:
    return sorted(spot.rotation for spot in view.spots(tile) if spot.cell == cell)


def _away(one: int, other: int) -> tuple[int, int]:
    """Tell how many steps of turning lie between two rotations; clockwise first when it is the same."""
    clockwise = (other - one) % SIDES
    return min(clockwise, SIDES - clockwise), clockwise


def gestures_of(move: Move, view: View) -> Sequence[Gesture]:
    """Return one gesture; none for the clock's move."""
    return gestures_left(move, view, Draft())


def gestures_left(move: Move, view: View, draft: Draft) -> Sequence[Gesture]:
    """Return the same with the tiles turned as they are now."""
    match move:
        case Put(tile, cell):
            turns = draft.turns_to(view, move)
            return (Gesture(HandTile(tile).key, CellSpot(cell).key, turns=turns, turned_there=True),)
        case Give(tile, to):
            return (Gesture(HandTile(tile).key, SeatSpot(to).key),)
        case End():
            return (Gesture(button="end"),)
    return ()
