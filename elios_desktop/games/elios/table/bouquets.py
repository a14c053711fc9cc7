"""How bundles of Elios lie: beams fanned out from where they are tied, in rows in a rectangle."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF


@dataclass(frozen=True, slots=True)
class Bouquet:
    """How one bundle lies: its beams fan out from where they are tied."""

    centre: QPointF
    length: float
    """Of a beam."""
    angles: tuple[float, ...]
    """Of each beam, in degrees, clockwise from upright."""
    room: QRectF

    @property
    def wide(self) -> float:
        """The width of a beam."""
        return self.length * BEAM_WIDTH

    @property
    def box(self) -> QRectF:
        """The rectangle of its picture."""
        half = QPointF(spread(len(self.angles)) * self.length * 0.5 + 7, self.length * 0.54 + 7)
        return QRectF(self.centre - half, self.centre + half)

    @property
    def opened(self) -> Bouquet:
        """The same, fanned out further."""
        return replace(self, angles=tuple(angle * 1.9 for angle in self.angles))

    def along(self, index: int, share: float) -> QPointF:
        """A point on a beam's middle line: 0 at its foot, 1 at its tip."""
        tie = self.centre + QPointF(0, self.length * (0.5 - TIE))
        angle = self.angles[index] * pi / 180
        away = (share - TIE) * self.length
        return tie + QPointF(sin(angle) * away, -cos(angle) * away)


BEAM_WIDTH = 0.20
"""Of its length, in a rack."""
TIE = 0.26
"""Where a bundle is tied: this share of its length from the foot."""
_FAN = {1: (0.0,), 2: (-9.0, 9.0), 3: (-17.5, 0.0, 17.5)}
_SPREAD = {0: 0.42, 1: 0.28, 2: 0.50, 3: 0.74}


def spread(beams: int) -> float:
    """How wide a bundle of so many beams is, as a share of a beam's length."""
    return _SPREAD[beams]


def bouquets(room: QRectF, sizes: Sequence[int], largest: float = 1e9, middle: bool = False) -> list[Bouquet]:
    """Bundles of these sizes (0: room for a new one) in rows in a rectangle, as large as they fit."""
    if not sizes:
        return []
    best: tuple[float, int] = (0.0, 1)
    for rows in range(1, 5):
        tall = min(room.height() / rows / 1.10, largest)
        fitting = min(tall, _length_for_width(sizes, rows, room.width()))
        if fitting > best[0] * 1.05:
            best = (fitting, rows)
    length, rows = best
    per_row = -(-len(sizes) // rows)
    made: list[Bouquet] = []
    row_height = min(room.height() / rows, length * 1.16)
    top = room.top() + ((room.height() - rows * row_height) / 2 if middle else 0)
    for row in range(rows):
        here = sizes[row * per_row : (row + 1) * per_row]
        if not here:
            break
        needed = sum(spread(size) + _GAP for size in here) * length
        slack = min(max(0.0, room.width() - needed) / len(here), length * 0.16)
        x = room.left() + ((room.width() - needed - slack * len(here)) / 2 if middle else 0)
        for size in here:
            width = (spread(size) + _GAP) * length + slack
            cell = QRectF(x, top + row * row_height, width, row_height)
            made.append(Bouquet(cell.center(), length, _FAN.get(size, ()), cell))
            x += width
    return made


_GAP = 0.09


def _length_for_width(sizes: Sequence[int], rows: int, width: float) -> float:
    per_row = -(-len(sizes) // rows)
    widest = max(sum(spread(size) + _GAP for size in sizes[row * per_row : (row + 1) * per_row]) for row in range(rows))
    return width / widest if widest else width
