"""The plane on which the tiles lie: where a cell is on the screen, at a few fixed sizes, and what of it is in sight."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

from elios_desktop.games.exagon.rules import Cell

SIZES = tuple(round(9 * 1.08**step * 2) / 2 for step in range(37))
"""The distances from a tile's middle to its corners at which tiles are painted."""
_ZOOM = 2
"""So many sizes at a step of zooming."""
LARGEST_FIT = 64.0
"""Fitting never makes tiles larger than this; zooming does."""
ROOT3 = 3**0.5


def in_units(cell: Cell) -> QPointF:
    """The middle of a cell when the distance from a tile's middle to its corners is 1."""
    return QPointF(ROOT3 * (cell.q + cell.r / 2), 1.5 * cell.r)


def towards(direction: int) -> QPointF:
    """A step of length 1 from a tile's middle towards one of its sides."""
    angle = pi / 3 * (direction - 1)
    return QPointF(cos(angle), sin(angle))


def corner(number: int) -> QPointF:
    """A corner, at distance 1 from the middle; side `d` lies between corner d and corner d + 1."""
    angle = pi / 3 * number - pi / 2
    return QPointF(cos(angle), sin(angle))


@lru_cache(maxsize=64)
def hexagon(size: float) -> QPainterPath:
    """A hexagon that stands on a tip, around 0,0; `size` from its middle to its corners. Don't change it."""
    path = QPainterPath()
    path.addPolygon(QPolygonF([corner(number) * size for number in range(6)]))
    path.closeSubpath()
    return path


class Plane:
    """What of the endless plane is in sight, and how large."""

    def __init__(self) -> None:
        self.level = SIZES.index(max(size for size in SIZES if size <= LARGEST_FIT))
        self.origin = QPointF()
        """Where cell 0,0 is on the scene."""
        self.chosen = False
        """Whether a person has moved or zoomed it since it was fitted."""

    @property
    def size(self) -> float:
        """From a tile's middle to its corners, in pixels."""
        return SIZES[self.level]

    def centre(self, cell: Cell) -> QPointF:
        """The middle of a cell on the scene."""
        return self.origin + in_units(cell) * self.size

    def fit(
        self,
        cells: Iterable[Cell],
        rect: QRectF,
        newest: Iterable[Cell] = (),
        least: float = 0.0,
        most: float = LARGEST_FIT,
    ) -> None:
        """Show all of these cells, as large as they fit; where they would be smaller than `least`, as many as find
        room at that size, the newest ones among them."""
        box = _box(cells)
        room = min(rect.width() / box.width(), rect.height() / box.height(), most)
        self.level = _level_within(room)
        if self.size < least:
            self.level = next(level for level, size in enumerate(SIZES) if size >= min(least, SIZES[-1]))
        self.origin = rect.center() - box.center() * self.size
        self.chosen = False
        if room < self.size:
            shown = self._on_scene(newest)
            x = max(0.0, rect.left() - shown.left()) - max(0.0, shown.right() - rect.right())
            y = max(0.0, rect.top() - shown.top()) - max(0.0, shown.bottom() - rect.bottom())
            self.origin = self.origin + QPointF(x, y)

    def _on_scene(self, cells: Iterable[Cell]) -> QRectF:
        box = _box(cells)
        return QRectF(box.topLeft() * self.size + self.origin, box.size() * self.size)

    def shows(self, cells: Iterable[Cell], rect: QRectF) -> bool:
        """Whether all of these cells are within a rectangle."""
        return rect.adjusted(-1, -1, 1, 1).contains(self._on_scene(cells))

    def zoom(self, steps: int, at: QPointF) -> bool:
        """Larger or smaller around a point of the scene; False at the end of the sizes."""
        level = min(len(SIZES) - 1, max(0, self.level + steps * _ZOOM))
        if level == self.level:
            return False
        spot = (at - self.origin) / self.size
        self.level = level
        self.origin = at - spot * self.size
        self.chosen = True
        return True

    def pan(self, delta: QPointF, cells: Iterable[Cell], rect: QRectF) -> bool:
        """Move it, but never all of these cells out of a rectangle; False if it can't move."""
        before = QPointF(self.origin)
        self.origin = self.origin + delta
        self.keep_in_sight(cells, rect)
        self.chosen = True
        return self.origin != before

    def keep_in_sight(self, cells: Iterable[Cell], rect: QRectF) -> None:
        """Bring something of these cells back into a rectangle."""
        margin = self.size
        shown = self._on_scene(cells).adjusted(margin, margin, -margin, -margin)
        x = max(0.0, rect.left() - shown.right()) - max(0.0, shown.left() - rect.right())
        y = max(0.0, rect.top() - shown.bottom()) - max(0.0, shown.top() - rect.bottom())
        self.origin = self.origin + QPointF(x, y)


def size_within(cells: Iterable[Cell], rect: QRectF) -> float:
    """The largest size, of those for fitting, at which all of these cells find room in a rectangle."""
    box = _box(cells)
    return SIZES[_level_within(min(rect.width() / box.width(), rect.height() / box.height(), LARGEST_FIT))]


def _level_within(room: float) -> int:
    """The largest of the sizes that is not above this one."""
    return max((level for level, size in enumerate(SIZES) if size <= room), default=0)


def _box(cells: Iterable[Cell]) -> QRectF:
    """What cells cover, in units."""
    spots = [in_units(cell) for cell in cells] or [QPointF()]
    left, right = min(spot.x() for spot in spots), max(spot.x() for spot in spots)
    top, bottom = min(spot.y() for spot in spots), max(spot.y() for spot in spots)
    return QRectF(left - ROOT3 / 2, top - 1, right - left + ROOT3, bottom - top + 2)
