"""Where things are on the table of Holi: the tower (or three boards side by side), plates, rivalry cards, the hand."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath, QPolygonF

from elios_desktop.games.holi.rules.grid import column_and_row, split_place

SIDE, LEVELS = 6, 3
COLUMNS = "abcdef"
CELLS = tuple(f"{column}{row}" for column in COLUMNS for row in range(1, SIDE + 1))
_RIM = 0.36
"""How far the stone goes beyond the outer cells, in cells; in the flat view as far as it takes to write on it."""
_PERSPECTIVE = 0.20
_WIDEST = 3.9
"""How much wider than deep a level of the tower is shown at most."""
_MARGIN = 10.0
_MEDALS = 34.0
"""What the numbers of the levels take up beside the tower."""
_WIDEST_CARD = 230.0
"""A rivalry card beside the tower, at the usual size of type."""
PLATE_GAP = 4.0
"""Between plates, at least."""
CARD_RATIO = 0.76
LARGE = 850.0
"""From this height on there is room for larger type than the chosen one."""
WIDE = 1.12
"""From this shape on the plates stand beside the tower, not above it."""


@dataclass(frozen=True, slots=True)
class Floor:
    """One level on the screen: seen in perspective in the tower, from straight above in the flat view."""

    front: QPointF
    """The middle of the front edge of the grid."""
    width: float
    height: float
    depth: float
    """How much the back is smaller; 0 in the flat view."""
    slab: float
    """The thickness of the stone as seen from the front."""
    rim: float
    """How far the stone goes beyond the outer cells, in cells."""

    def scale(self, v: float) -> float:
        """The size of things so many rows behind the front edge."""
        return 1 / (1 + self.depth * v / SIDE)

    def point(self, u: float, v: float) -> QPointF:
        """The point u columns from the left and v rows from the front edge of the grid."""
        scale = self.scale(v)
        return QPointF(
            self.front.x() + (u / SIDE - 0.5) * self.width * scale,
            self.front.y() - self.height * v / SIDE * (1 + self.depth) * scale,
        )

    def area(self, u: float, v: float, columns: float, rows: float) -> QPolygonF:
        """The shape of a rectangle of the grid."""
        corners = ((u, v), (u + columns, v), (u + columns, v + rows), (u, v + rows))
        return QPolygonF([self.point(*corner) for corner in corners])

    def whole(self) -> QRectF:
        """The rectangle around the stone."""
        return self.stone().boundingRect().adjusted(0, 0, 0, self.slab)

    def stone(self) -> QPolygonF:
        """The top of the stone."""
        return self.area(-self.rim, -self.rim, SIDE + 2 * self.rim, SIDE + 2 * self.rim)


@dataclass(frozen=True, slots=True)
class Layout:
    """The geometry for one size of the table."""

    flat: bool
    floors: tuple[Floor, ...]
    gap: float
    """Between the stone of one level and the next one's, in the tower."""
    plates: tuple[QRectF, ...]
    rivalry: QRectF
    """The room for the rivalry cards; empty without any."""
    rivalry_across: bool
    """They lie beside each other, not below each other."""
    button: QRectF
    """The room for the button that changes the view: at the left below the plates, or at the right above the tower."""
    hand: QRectF
    """The rack."""
    card: float
    """The height of a card in the hand."""
    tower: QRectF
    large: bool
    """Whether there is room for larger type than the chosen one."""

    def centre(self, place: str) -> QPointF:
        """The middle of a cell ("2c4")."""
        level, column, row = split(place)
        return self.floors[level].point(column + 0.5, row + 0.5)

    def cell_size(self, place: str) -> tuple[float, float]:
        """The width and height of a cell on the screen."""
        level, _, row = split(place)
        return self.row_size(level, row)

    def row_size(self, level: int, row: int) -> tuple[float, float]:
        """The width and height of the cells of a row (from 0)."""
        floor = self.floors[level]
        high = floor.point(0, row).y() - floor.point(0, row + 1).y()
        return floor.width / SIDE * floor.scale(row + 0.5), high

    def cell_shape(self, place: str) -> QPainterPath:
        """The outline of a cell."""
        level, column, row = split(place)
        path = QPainterPath()
        path.addPolygon(self.floors[level].area(column + 0.04, row + 0.04, 0.92, 0.92))
        path.closeSubpath()
        return path

    def pawn_size(self, place: str) -> float:
        """The height of a pawn on this cell."""
        wide, high = self.cell_size(place)
        return high * 1.02 if self.flat else min(wide * 0.86, high * 1.95)

    def pawn_spot(self, place: str) -> QPointF:
        """The middle of the picture of a pawn whose feet stand on this cell."""
        high = self.cell_size(place)[1]
        rise = 0.06 * high if self.flat else self.pawn_size(place) / 2 - 0.24 * high
        return self.centre(place) - QPointF(0, rise)

    def card_spot(self, index: int, count: int, waiting: int = 0) -> QPointF:
        """The middle of a card of the hand, right of so many pawns that wait in the rack."""
        wide = self.card * CARD_RATIO
        room = self.hand.adjusted(self._waiting_step * waiting, 0, 0, 0)
        step = min(wide + 12, (room.width() - wide) / max(1, count - 1)) if count > 1 else 0.0
        return QPointF(room.center().x() + (index - (count - 1) / 2) * step, room.center().y())

    def waiting_spot(self, index: int) -> QPointF:
        """Where a pawn stands before it is on the courtyard."""
        return QPointF(self.hand.left() + self._waiting_step * (index + 0.62), self.hand.center().y())

    @property
    def waiting_size(self) -> float:
        """The height of a pawn in the rack."""
        return min(self.card * 0.78, 84.0)

    @property
    def _waiting_step(self) -> float:
        return min(self.waiting_size * 0.80, self.hand.width() * 0.13)

    @property
    def smallest_row(self) -> float:
        """The height of the cells that are farthest away."""
        return min(self.row_size(level, SIDE - 1)[1] for level in range(LEVELS))

    def depth_of(self, place: str) -> float:
        """The z of what lies on a cell: upper levels and front rows above."""
        level, _, row = split(place)
        return level * 100.0 + (SIDE - row) * 10.0


def split(place: str) -> tuple[int, int, int]:
    """Level, column and row of a cell, all counted from 0."""
    level, cell = split_place(place)
    return level, *column_and_row(cell)


def room_for_plates(area: QRectF, line: float, rivalry: int) -> QSizeF:
    """What there is for plates at the tower's side: the height above the button, and the width that is left by a
    tower as high as the area allows."""
    cards = _rivalry_width(area) + 14 if rivalry else 0.0
    wide = area.width() - 2 * _MARGIN - 14 - _tower_width(area) - cards
    return QSizeF(wide, area.height() - 2 * _MARGIN - line - 6)


def _tower_width(area: QRectF) -> float:
    """How wide a tower is that is as high as the area allows."""
    high = area.height() - 2 * _MARGIN - _hand_height(area) - 6
    return _tower_floors(QRectF(0, 0, area.width(), high))[0][0].whole().width() + 2 * _MEDALS


def _hand_height(area: QRectF) -> float:
    return max(84.0, min(150.0, area.height() * 0.165, area.width() * 0.2))


def _rivalry_width(area: QRectF) -> float:
    widest = _WIDEST_CARD * (1.4 if area.height() >= LARGE else 1.0)
    return max(150.0, min(widest, (area.width() - 2 * _MARGIN) * 0.17))


def lay_out(
    area: QRectF,
    seats: int,
    plate: tuple[float, float],
    columns: int,
    rivalry: int,
    flat: bool,
    line: float,
    name: float,
    text_scale: float = 1.0,
) -> Layout:
    """The geometry that uses an area best. `plate` is the size that a seat's plate needs, `columns` how many of them
    stand beside each other at the tower's side, `line` the height of a line of text with some air: a rivalry card that
    shows its name alone, a button; `name` that of a row's or column's. `text_scale` is the size of type chosen,
    1 for the usual one."""
    inner = area.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
    hand_height = _hand_height(area)
    if area.width() >= area.height() * WIDE:
        wide = plate[0]
        button = QRectF(inner.left(), inner.bottom() - line, wide, line)
        below, rows = button.top() - 6 - inner.top(), -(-seats // columns)
        high = min(plate[1], (below - (rows - 1) * PLATE_GAP) / rows)
        step = high + min(14.0, (below - rows * high) / rows)
        across = wide + PLATE_GAP
        plates = tuple(
            QRectF(inner.left() + column * across, inner.top() + row * step, wide, high)
            for row, column in (divmod(number, columns) for number in range(seats))
        )
        wide += (columns - 1) * across
        side = _rivalry_width(area) if rivalry else 0.0
        if side and not flat:  # what the tower leaves, for large type
            left = inner.width() - wide - 28 - _tower_width(area)
            side = max(side, min(left, _WIDEST_CARD * text_scale))
        middle = inner.adjusted(wide + 14, 0, -side - 14 if side else 0, 0)
        cards = QRectF(inner.right() - side, inner.top(), side, inner.height()) if side else QRectF()
        beside_each_other = False
    else:
        per_row = max(1, min(seats, int((inner.width() + 8) // (plate[0] + 8))))
        lines = -(-seats // per_row)
        per_row = -(-seats // lines)
        wide = (inner.width() - (per_row - 1) * 8) / per_row
        plates = tuple(
            QRectF(inner.left() + column * (wide + 8), inner.top() + line * (plate[1] + 6), wide, plate[1])
            for line, column in (divmod(number, per_row) for number in range(seats))
        )
        top = plates[-1].bottom() + 8
        cards = QRectF(inner.left(), top, inner.width(), line) if rivalry else QRectF()
        middle = QRectF(inner.left(), top, inner.width(), inner.bottom() - top)
        if rivalry:
            middle.setTop(cards.bottom() + 4)
        button = QRectF(inner.left(), middle.top(), inner.width(), line)
        middle.setTop(button.bottom() - 10)
        beside_each_other = True
    hand = QRectF(middle.left(), middle.bottom() - hand_height, middle.width(), hand_height)
    tower = QRectF(middle.left(), middle.top(), middle.width(), hand.top() - 6 - middle.top())
    wide = min(hand.width(), (hand_height - 12) * 6.2)
    hand = QRectF(hand.center().x() - wide / 2, hand.top() + 2, wide, hand.height() + 2)
    floors, gap = _flat_floors(tower, name) if flat else _tower_floors(tower)
    return Layout(
        flat,
        floors,
        gap,
        plates,
        cards,
        beside_each_other,
        button,
        hand,
        hand_height - 14,
        tower,
        area.height() >= LARGE,
    )


def _tower_floors(room: QRectF) -> tuple[tuple[Floor, ...], float]:
    slab = max(15.0, min(22.0, room.height() * 0.027))
    gap = max(9.0, min(28.0, room.height() * 0.028))
    each = (room.height() - gap - (LEVELS - 1) * gap - LEVELS * slab) / LEVELS
    # The stone's rim in front and behind is a part of each level's height.
    front, back = _RIM * (1 + _PERSPECTIVE), _RIM / (1 + _PERSPECTIVE)
    high = each / (1 + (front + back) / SIDE)
    wide = min((room.width() - 24) / (1 + 2.3 * _RIM / SIDE + 0.05), high * _WIDEST)
    high = min(high, wide * 0.62)
    step = high * (1 + (front + back) / SIDE) + slab + gap
    used = LEVELS * step - gap
    bottom = room.bottom() - max(0.0, (room.height() - gap - used) / 2)
    front_edge = bottom - slab - high * front / SIDE
    floors = tuple(
        Floor(QPointF(room.center().x(), front_edge - level * step), wide, high, _PERSPECTIVE, slab, _RIM)
        for level in range(LEVELS)
    )
    return floors, gap


def _flat_floors(room: QRectF, name: float) -> tuple[tuple[Floor, ...], float]:
    edge, apart = name + 2.0, 14.0
    """The stone around the cells, and between the boards."""

    def cell_of(columns: int, rows: int) -> float:
        return min(room.width() / columns, (room.height() - 8) / rows) / SIDE - (2 * edge + apart) / SIDE

    # Side by side, unless another arrangement shows them clearly larger.
    shapes = ((3, 1), (1, 3), (2, 2))
    columns, rows = max(shapes, key=lambda shape: cell_of(*shape) * (1.12 if shape == (3, 1) else 1.0))
    cell = max(6.0, cell_of(columns, rows))
    pitch = cell * SIDE + 2 * edge + apart
    left = room.center().x() - pitch * columns / 2
    top = room.center().y() - pitch * rows / 2
    floors = []
    for level in range(LEVELS):
        column, row = level % columns, level // columns
        if columns == 1:
            row = LEVELS - 1 - level
        last_alone = level == LEVELS - 1 and columns == 2
        x = room.center().x() if last_alone else left + (column + 0.5) * pitch
        y = top + (row + 1) * pitch - edge - apart / 2
        floors.append(Floor(QPointF(x, y), cell * SIDE, cell * SIDE, 0.0, 4.0, edge / cell))
    return tuple(floors), 0.0
