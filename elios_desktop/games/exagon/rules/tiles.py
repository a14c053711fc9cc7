"""The plane and the forty tiles: how cells are called and numbered, how tiles are dealt, and which fit beside which.

Cells are axial and the tiles stand on a tip. The core numbers a cell `(q + 64) * 128 + (r + 64)`; forty joined tiles
never reach the edge of that.

A *placement* is a tile with a rotation: the number `(tile - 1) * 6 + rotation`, from 0 to 239. A set of placements is
an integer with one bit for each. What lies around a cell says which placements fit into it; a hand is a set of
placements too; so the moves on a cell are one `&`.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, NamedTuple

from elios_desktop.engine.contract import Json, SetupError

DIRECTIONS = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""Steps (q, r) clockwise from north-east."""
SIDES = len(DIRECTIONS)
_WIDTH, _ORIGIN = 128, 64
CENTRE = _ORIGIN * _WIDTH + _ORIGIN
"""The number of the cell 0,0."""
NOWHERE = 1
"""Stands for every cell that is farther away than forty tiles reach: nothing lies there or beside it."""
STEPS = tuple(q * _WIDTH + r for q, r in DIRECTIONS)
"""From a cell's number to those of the cells around it."""

INTEGER = "(?:0|-?[1-9][0-9]*)"
_CELL = re.compile(f"({INTEGER}),({INTEGER})")
_LONGEST = 9
"""A coordinate of more digits is far from everything, however long it is."""


@dataclass(frozen=True, slots=True, order=True)
class Cell:
    """A place on the plane, which has no edge."""

    q: int
    r: int

    @property
    def text(self) -> str:
        """The notation: "2,-1"."""
        return f"{self.q},{self.r}"

    def neighbours(self) -> tuple[Cell, ...]:
        """Return the six cells around it, clockwise from north-east."""
        return tuple(Cell(self.q + q, self.r + r) for q, r in DIRECTIONS)


@dataclass(frozen=True, slots=True, order=True)
class _Far(Cell):
    """A cell with a coordinate that is too long for a number: it keeps its spelling."""

    spelling: str

    @property
    def text(self) -> str:
        return self.spelling


def parse_cell(text: str) -> Cell | None:
    """Return the cell that a notation means, or None if it is none."""
    found = _CELL.fullmatch(text)
    if found is None:
        return None
    q, r = (int(each[: _LONGEST + 1]) for each in found.groups())
    long = max(map(len, found.groups())) > _LONGEST
    return _Far(q, r, text) if long else Cell(q, r)


def around(cells: Collection[Cell]) -> set[Cell]:
    """Return the cells that touch these and are none of them."""
    return {near for cell in cells for near in cell.neighbours()}.difference(cells)


def opposite(direction: int) -> int:
    """Return the direction back."""
    return (direction + 3) % SIDES


def number_of(cell: Cell) -> int:
    """Return the number of a cell."""
    near = abs(cell.q) < _ORIGIN - 1 and abs(cell.r) < _ORIGIN - 1
    return (cell.q + _ORIGIN) * _WIDTH + cell.r + _ORIGIN if near else NOWHERE


@cache
def cell_of(number: int) -> Cell:
    """Return the cell with a number."""
    q, r = divmod(number, _WIDTH)
    return Cell(q - _ORIGIN, r - _ORIGIN)


JOLLY, EXAGON = "J", "X"


class Tile(NamedTuple):
    """One tile: six areas clockwise (digits, "J" a jolly area, "X" an Exagon area)."""

    id: int
    sides: str
    star: int
    """The sum of the digits, printed in the star."""
    points: int
    """The star points: the tips of the star that show colour."""

    @property
    def has_jolly(self) -> bool:
        """Whether one of the areas is a jolly."""
        return JOLLY in self.sides


_AREAS_AND_POINTS = (
    ("147235", 3),
    ("174263", 4),
    ("124368", 4),
    ("134629", 1),
    ("186532", 1),
    ("152837", 5),
    ("167354", 4),
    ("139275", 1),
    ("123876", 2),
    ("196452", 1),
    ("148257", 5),
    ("162793", 3),
    ("153694", 2),
    ("198326", 4),
    ("295634", 5),
    ("257843", 2),
    ("139728", 5),
    ("189246", 3),
    ("138459", 1),
    ("176853", 4),
    ("234958", 2),
    ("158693", 5),
    ("174965", 3),
    ("287564", 1),
    ("126789", 1),
    ("239856", 2),
    ("259476", 4),
    ("154897", 2),
    ("379546", 5),
    ("294578", 3),
    ("249867", 3),
    ("358479", 3),
    ("364897", 5),
    ("485967", 2),
    ("J86157", 6),
    ("J41268", 6),
    ("J18735", 6),
    ("X35294", 6),
    ("X86479", 6),
    ("X73219", 6),
)

TILES = {
    number: Tile(number, sides, sum(int(area) for area in sides if area.isdigit()), points)
    for number, (sides, points) in enumerate(_AREAS_AND_POINTS, start=1)
}
"""By number, 1 to 40."""

PLACEMENTS = len(TILES) * SIDES


def placement_of(tile: int, rotation: int) -> int:
    """Return the number of a tile with a rotation."""
    return (tile - 1) * SIDES + rotation


def tile_of(placement: int) -> int:
    """Return the tile of a placement."""
    return placement // SIDES + 1


def rotation_of(placement: int) -> int:
    """Return the rotation of a placement."""
    return placement % SIDES


def area(placement: int, direction: int) -> str:
    """Say what a placement shows in a direction: a tile at rotation k shows `sides[(d - k) mod 6]`."""
    return TILES[tile_of(placement)].sides[(direction - rotation_of(placement)) % SIDES]


def stands_for(placement: int, direction: int) -> frozenset[str]:
    """Return the digits that an area can stand for: a digit for itself, a jolly area for any digit that is not on its
    own tile, an Exagon area for none."""
    shown = area(placement, direction)
    if shown == EXAGON:
        return frozenset()
    if shown == JOLLY:
        return frozenset("123456789") - frozenset(TILES[tile_of(placement)].sides)
    return frozenset(shown)


def _placements_that_fit() -> tuple[tuple[int, ...], ...]:
    """FITS[direction][placement]: see below."""
    showing = [dict.fromkeys("123456789", 0) for _ in range(SIDES)]
    for placement in range(PLACEMENTS):
        for direction in range(SIDES):
            for digit in stands_for(placement, direction):
                showing[direction][digit] |= 1 << placement
    fits = []
    for direction in range(SIDES):
        facing = showing[opposite(direction)]
        row = []
        for placement in range(PLACEMENTS):
            matching = 0
            for digit in stands_for(placement, direction):  # two areas match when both can stand for one digit
                matching |= facing[digit]
            row.append(matching)
        fits.append(tuple(row))
    return tuple(fits)


FITS = _placements_that_fit()
"""FITS[direction][placement]: the placements that match this one when they lie in that direction of it."""
TILE_PLACEMENTS = {number: 0b111111 << placement_of(number, 0) for number in TILES}
"""A tile with each of its rotations, as a set."""
UNTURNED = sum(1 << placement_of(number, 0) for number in TILES)
"""Each tile with rotation 0, as a set."""


def hand_set(tiles: list[int]) -> int:
    """Return the placements that a hand of tiles offers, as a set."""
    return sum(TILE_PLACEMENTS[number] for number in tiles)


def tiles_in(placements: int) -> list[int]:
    """Return the tiles of a set of placements, ascending."""
    return [number for number, own in TILE_PLACEMENTS.items() if placements & own]


TILES_EACH = {2: 20, 3: 13, 4: 10, 5: 8}
FEWER_TILES = {2: (0, 3, 5, 7), 3: (0, 2, 3, 5), 4: (0, 1, 2, 4), 5: (0, 1, 2, 3)}
"""How many tiles fewer a seat gets by its head start, by the number of seats."""
Start = tuple[int, int]
"""The seat that has a head start, and its step."""
NO_START: Start = (0, 0)
"""How many tiles each seat is dealt; with 3 seats the one left over lies on the table."""


def dealt_to(seats: int, seat: int, start: Start) -> int:
    """Tell how many tiles a seat gets; `start` is the head start."""
    return TILES_EACH[seats] - (FEWER_TILES[seats][start[1]] if seat == start[0] else 0)


def deal(seats: int, seed: int, start: Start = NO_START) -> Json:
    """Return a setup by chance: the same seed gives the same one."""
    numbers = list(TILES)
    Random(seed).shuffle(numbers)
    each = TILES_EACH[seats]
    hands = [sorted(numbers[each * (seat - 1) :][: dealt_to(seats, seat, start)]) for seat in range(1, seats + 1)]
    return {"hands": hands, "table": numbers[-1] if seats == 3 else None}


def check_setup(seats: int, setup: Any, start: Start = NO_START) -> None:
    """A deal is the forty tiles, each once: so many to each seat, and with 3 seats one on the table. What somebody has
    fewer by a head start stays in the box."""
    if not isinstance(setup, dict) or set(setup) != {"hands", "table"}:
        raise SetupError('a setup is {"hands": [...], "table": ...}')
    hands, table = setup["hands"], setup["table"]
    if not isinstance(hands, list) or len(hands) != seats or not all(isinstance(hand, list) for hand in hands):
        raise SetupError(f"hands: a list of tiles for each of the {seats} seats is needed")
    for seat, hand in enumerate(hands, start=1):
        if len(hand) != dealt_to(seats, seat, start):
            raise SetupError(f"hands: seat {seat} has {len(hand)} tiles instead of {dealt_to(seats, seat, start)}")
    if (table is None) != (seats != 3):
        raise SetupError("table: one tile with 3 seats, else null")
    dealt = [tile for hand in hands for tile in hand] + ([] if table is None else [table])
    for tile in dealt:
        if type(tile) is not int or tile not in TILES:  # True is not tile 1
            raise SetupError(f"{tile!r:.40} is not a tile: tiles are numbered 1 to {len(TILES)}")
    if len(set(dealt)) != len(dealt):
        twice = next(tile for tile in dealt if dealt.count(tile) > 1)
        raise SetupError(f"tile {twice} is dealt twice")
