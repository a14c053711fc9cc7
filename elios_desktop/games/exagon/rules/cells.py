"""The cells of the plane: their names, what lies around them, and their numbers in the core.

Cells are axial and the tiles stand on a tip. The core numbers a cell `(q + 64) * 128 + (r + 64)`; forty joined tiles
never reach the edge of that.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from functools import cache

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
