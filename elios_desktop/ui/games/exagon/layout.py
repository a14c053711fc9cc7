"""Where things are on the table of Exagon: plates along the top, the plane, the hourglass, the rack in front."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSizeF

from elios_desktop.ui.games.exagon.plane import ROOT3

MARGIN = 10.0
GAP = 8.0
LARGEST_RACK_TILE = 50.0
RACK_SHARE = 0.26
"""The rack takes at most so much of the height."""
_LIP = 12.0
"""The wooden edge of the rack, above and below the tiles."""


@dataclass(frozen=True, slots=True)
class Rows:
    """Tiles in rows, each row half a tile aside and close under the one above, like a honeycomb."""

    size: float
    """From a tile's middle to its corners."""
    per_row: int
    rect: QRectF

    def height(self, count: int) -> float:
        """What so many tiles take up."""
        return self.size * (2 + 1.5 * 1.05 * (max(1, ceil(count / self.per_row)) - 1))

    def spots(self, count: int) -> list[QPointF]:
        """The middles of so many tiles, row by row, in the middle of the rectangle."""
        wide, high = self.size * ROOT3 * 1.05, self.size * 1.5 * 1.05
        rows = max(1, ceil(count / self.per_row))
        per_row = ceil(count / rows) if count else 0
        aside = wide / 4 if rows > 1 else 0.0
        left = self.rect.center().x() - (per_row - 1) * wide / 2
        top = self.rect.center().y() - (rows - 1) * high / 2
        return [
            QPointF(left + column * wide + (aside if row % 2 else -aside), top + row * high)
            for row, column in (divmod(number, per_row) for number in range(count))
        ]


@dataclass(frozen=True, slots=True)
class Layout:
    """The geometry for one size of the table."""

    plates: tuple[QRectF, ...]
    board: QRectF
    """What is seen of the plane."""
    fit: QRectF
    """Where the tiles are fitted into: the board without what lies at its edge."""
    rack: QRectF
    rows: Rows
    glass: QRectF
    bonus: QRectF


def tiles_in_rows(rect: QRectF, count: int, largest: float = LARGEST_RACK_TILE) -> Rows:
    """The largest size at which so many tiles fit into a rectangle."""
    best = Rows(6.0, max(1, count), rect)
    for rows in range(1, 7):
        per_row = max(1, ceil(count / rows))
        wide = rect.width() / ((per_row + (0.5 if rows > 1 else 0)) * ROOT3 * 1.05)
        high = rect.height() / (2 + 1.5 * 1.05 * (rows - 1))
        size = min(wide, high, largest)
        if size > best.size:
            best = Rows(size, per_row, rect)
    return best


def lay_out(
    area: QRectF, seats: int, plate: QSizeF, rack_tiles: int, hourglass: bool, bonus_label: QSizeF, clock_text: QSizeF
) -> Layout:
    """The geometry that uses an area best; the sizes are those that a plate and the texts at the side need."""
    plate_width, plate_height = plate.width(), plate.height()
    width = area.width() - 2 * MARGIN
    across = max(1, min(seats, int((width + GAP) // (plate_width + GAP))))
    rows = ceil(seats / across)
    across = ceil(seats / rows)
    each = min(plate_width * 1.35, (width - (across - 1) * GAP) / across)
    left = area.center().x() - (across * each + (across - 1) * GAP) / 2
    plates = tuple(
        QRectF(left + column * (each + GAP), area.top() + 6 + row * (plate_height + 6), each, plate_height)
        for row, column in (divmod(seat, across) for seat in range(seats))
    )
    top = plates[-1].bottom() + 6
    inside = QRectF(area.left() + MARGIN + 6, 0, width - 12, area.height() * RACK_SHARE - 2 * _LIP)
    fitted = tiles_in_rows(inside, rack_tiles)
    used = fitted.height(rack_tiles)
    rack = QRectF(area.left(), area.bottom() - used - 2 * _LIP, area.width(), used + 2 * _LIP)
    rows_rect = QRectF(inside.left(), rack.top() + _LIP, inside.width(), used)
    board = QRectF(area.left(), top, area.width(), rack.top() - top)
    glass_width = max(56.0, min(92.0, board.height() * 0.19), clock_text.width()) if hourglass else 0.0
    bonus_width = max(40.0, min(60.0, board.height() * 0.12), bonus_label.width())
    column = max(glass_width, bonus_width)
    glass_height = min(92.0, board.height() * 0.19, glass_width) * 1.55 + clock_text.height()
    middle = board.right() - MARGIN - column / 2
    glass = QRectF(middle - glass_width / 2, board.bottom() - 8 - glass_height, glass_width, glass_height)
    bonus_bottom = glass.top() - 6 if hourglass else board.bottom() - 8
    bonus_height = max(40.0, min(60.0, board.height() * 0.12)) + bonus_label.height()
    bonus = QRectF(middle - bonus_width / 2, bonus_bottom - bonus_height, bonus_width, bonus_height)
    fit = board.adjusted(MARGIN, 6, -(column + 2 * MARGIN), -6)
    return Layout(plates, board, fit, rack, Rows(fitted.size, fitted.per_row, rows_rect), glass, bonus)
