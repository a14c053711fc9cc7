"""Where things are on the table of Exagon: plates beside the plane, or above it on a high table; the rack in front."""

from dataclasses import dataclass, replace
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSizeF

from elios_desktop.games.exagon.table.plane import LARGEST_FIT, ROOT3

MARGIN = 10.0
GAP = 12.0
"""Between plates: so much that neither the shadow nor the light of one lies on another."""
_TOP = 8.0
"""Above the first plate, for the same."""
PLATE_FRAME = 52.0
"""What a plate has beside its lines: the seat's mark and the edges."""
_USUAL = QSizeF(1276, 645)
"""A table in a window of 1280×800: tiles, tags and the glass grow with a larger one."""
_RACK_TILE = 0.068
"""A tile in the rack is so large, in shares of the table's height, where the rack is wide enough."""
_TAG = QSizeF(200, 92)
"""A seat's tag beside the plane, with its tiles, in a window of usual size."""
_TAG_SHARE = 0.22
"""It takes at most so much of the width, whoever sits there."""
_ONE_ROW = 26.0
"""The rack has one row as long as its tiles are so large in it."""
_RACK_SHARE = 0.26
"""It takes at most so much of the height."""
_BESIDE = 1.1
"""A table that is so much wider than high has its plates beside the plane."""
_LOWEST_PLATE = 44.0
_PLATES_SHARE = 0.34
"""Plates above the plane take at most so much of the height."""
_ROOMY = 1300.0
"""From this width on the plates beside the plane grow with large type; below it the tiles need the room."""
_COLUMN_SHARE = 0.3
"""They take so much of what is wider."""
_STEP = 1.5
"""Tiles in rows grow by so much: at most sizes of a window they are painted already."""
_LIP = 8.0
"""The wooden edge of the rack, above and below the tiles."""


@dataclass(frozen=True, slots=True)
class Rows:
    """Tiles in rows, each row half a tile aside and close under the one above, like a honeycomb."""

    size: float
    """From a tile's middle to its corners."""
    per_row: int
    rect: QRectF

    def height(self, count: int) -> float:
        """Return what so many tiles take up."""
        return self.size * (2 + 1.5 * 1.05 * (max(1, ceil(count / self.per_row)) - 1))

    def spots(self, count: int) -> list[QPointF]:
        """Return the middles of so many tiles, row by row, in the middle of the rectangle."""
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
    rail: QRectF
    """What the plates lie on: at the left of the plane, or above it."""
    board: QRectF
    """What is seen of the plane."""
    fit: QRectF
    """Where the tiles are fitted into: the board without what lies at its edge."""
    rack: QRectF
    rows: Rows
    """The tiles in it."""
    largest: float
    """No tile on the plane is larger than this by itself."""
    glass: QRectF
    bonus: QRectF


def tiles_in_rows(rect: QRectF, count: int, largest: float) -> Rows:
    """Return the largest size at which so many tiles fit into a rectangle."""
    best = Rows(6.0, max(1, count), rect)
    for rows in range(1, 7):
        per_row = max(1, ceil(count / rows))
        wide = rect.width() / ((per_row + (0.5 if rows > 1 else 0)) * ROOT3 * 1.05)
        high = rect.height() / (2 + 1.5 * 1.05 * (rows - 1))
        size = min(wide, high, largest) // _STEP * _STEP
        if size > best.size:
            best = Rows(size, per_row, rect)
    return best


@dataclass(frozen=True, slots=True)
class Needs:
    """What must find room, in the type and the language in force."""

    plate: QSizeF
    tag: float
    """How wide a tag has to be for everybody's name beside how many tiles they have."""
    smallest: float
    """Part of that to which large type may shrink a plate: to where it is as large as type is at 100 %."""
    clock_text: QSizeF | None
    """The time under the hourglass; None: no hourglass."""
    bonus_text: QSizeF
    dealt: int
    """The most tiles that a rack had at the beginning: they decide how large its tiles are."""


def lay_out(area: QRectF, seats: int, needs: Needs, most: int) -> Layout:
    """Return the geometry that uses an area best. `most` tiles are in the fullest rack: as racks empty, the plane
    grows."""
    grown = max(0.5, min(area.width() / _USUAL.width(), area.height() / _USUAL.height()))
    rows, used = _rack_rows(area, needs.dealt, most)
    rack = QRectF(area.left(), area.bottom() - used - 2 * _LIP, area.width(), used + 2 * _LIP)
    rows = replace(rows, rect=QRectF(rows.rect.left(), rack.top() + _LIP, rows.rect.width(), used))
    table = QRectF(area.left(), area.top(), area.width(), rack.top() - area.top())
    beside = area.width() >= area.height() * _BESIDE
    plates = (
        _plates_beside(table, seats, needs, grown)
        if beside
        else _plates_above(area, seats, needs.plate, needs.smallest)
    )
    if beside:
        board = table.adjusted(plates[0].right() + 6 - table.left(), 0, 0, 0)
        rail = QRectF(table.left(), table.top(), board.left() - table.left(), table.height())
    else:
        board = table.adjusted(0, plates[-1].bottom() + 6 - table.top(), 0, 0)
        rail = QRectF(table.left(), table.top(), table.width(), board.top() - table.top())
    # In a column at the right: the bonuses, and under them the hourglass with its time.
    bottom, wide, text = board.bottom() - 8, min(112.0 * grown, max(52.0, board.height() * 0.2)), needs.clock_text
    # Large type is made smaller there, too, rather than taking from the plane.
    column = max(needs.bonus_text.width() * needs.smallest, 44.0)
    if text is not None:
        column = max(column, wide, text.width() * needs.smallest)
    middle = board.right() - MARGIN - column / 2
    high = 0.0 if text is None else wide * 1.7 + text.height()
    glass = QRectF(middle - column / 2, bottom - high, column, high)
    coin = min(90.0 * grown, max(40.0, board.height() * 0.17)) + needs.bonus_text.height()
    bonus = QRectF(middle - column / 2, (bottom if text is None else glass.top() - 6) - coin, column, coin)
    if bonus.top() < board.top():  # large type on a small table: side by side
        bonus.moveBottomRight(QPointF(glass.left() - MARGIN, bottom))
    fit = board.adjusted(MARGIN, 6, -(board.right() - bonus.left() + MARGIN), -6)
    return Layout(plates, rail, board, fit, rack, rows, LARGEST_FIT * grown, glass, bonus)


def _rack_rows(area: QRectF, dealt: int, most: int) -> tuple[Rows, float]:
    """Return one low row, as long as its tiles are large enough in it, and how high the rack is; the fewer tiles are
    left, the larger they are, but the rack stays as it is."""
    largest = area.height() * _RACK_TILE
    inside = QRectF(area.left() + MARGIN + 6, 0, area.width() - 2 * MARGIN - 12, area.height() * _RACK_SHARE - 2 * _LIP)
    if min(largest, inside.width() / (dealt * ROOT3 * 1.05)) // _STEP * _STEP >= _ONE_ROW:
        size = min(largest, inside.width() / (most * ROOT3 * 1.05)) // _STEP * _STEP
        return Rows(size, most, inside), largest * 2
    rows = tiles_in_rows(inside, dealt, largest)
    return rows, rows.height(most)


def _plates_beside(table: QRectF, seats: int, needs: Needs, grown: float) -> tuple[QRectF, ...]:
    """In a column at the left, with somewhat smaller type where large type would take too much; with everybody's tiles
    where there is the height for them."""
    room = (table.height() - _TOP - MARGIN - (seats - 1) * GAP) / seats
    tag = max(_TAG.height() * grown, needs.plate.height() * 1.6)
    high = min(tag, max(_LOWEST_PLATE, room))
    frame = PLATE_FRAME
    least = frame + (needs.plate.width() - frame) * needs.smallest
    wide = min(needs.plate.width(), least + max(0.0, table.width() - _ROOMY) * _COLUMN_SHARE)
    wide = max(wide, min(max(_TAG.width() * grown, needs.tag), table.width() * _TAG_SHARE))
    return tuple(
        QRectF(table.left() + 6, table.top() + _TOP + seat * (high + GAP), wide, high) for seat in range(seats)
    )


def _plates_above(area: QRectF, seats: int, plate: QSizeF, smallest: float) -> tuple[QRectF, ...]:
    """Side by side along the top, with somewhat smaller type if it takes that; in two rows or more where they need
    it."""
    width = area.width() - 2 * MARGIN
    beside = (width - (seats - 1) * GAP) / seats
    smaller = (beside - PLATE_FRAME) / (plate.width() - PLATE_FRAME)
    if smallest <= smaller < 1:
        plate = QSizeF(beside - 0.1, plate.height() * smaller)  # a hair less, so that they count as fitting
    lines = ceil(seats / max(1, min(seats, int((width + GAP) // (plate.width() + GAP)))))
    across = ceil(seats / lines)
    high = min(plate.height(), max(_LOWEST_PLATE, area.height() * _PLATES_SHARE / lines))
    each = min(plate.width() * 1.35, (width - (across - 1) * GAP) / across)
    left = area.center().x() - (across * each + (across - 1) * GAP) / 2
    return tuple(
        QRectF(left + column * (each + GAP), area.top() + _TOP + line * (high + GAP), each, high)
        for line, column in (divmod(seat, across) for seat in range(seats))
    )
