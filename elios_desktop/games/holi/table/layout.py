"""Where things are on the table of Holi: the tower (or three boards side by side), plates, rivalry cards, the hand."""

from collections.abc import Iterable
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
_IN_PLAY, _FOLDED = 50 / 94, 22 / 94
"""What the level in play takes of the height that slabs and gaps leave, and each of the others."""
_WIDEST = 2.55
"""How much wider than deep the level in play is shown at most, ..."""
_DEEPEST = 0.62
"""... and how much of its width its depth takes at most."""
_SLAB, _GAP = 0.031, 0.046
"""Of the tower's height: the stone's thickness, and the air above a level."""
_MARGIN = 10.0
_BESIDE, _MEDALS = 8.0, 42.0
"""The air at the tower's left, and what the numbers of the levels take up at its right."""
_WIDEST_CARD = 230.0
"""A rivalry card beside the tower, at the usual size of type."""
PLATE_GAP = 6.0
"""Between plates, at least."""
FORWARD = 8.0
"""So far the plate of whose turn it is stands before the others."""
CARD_RATIO = 0.76
LARGE = 850.0
"""From this height on there is room for larger type than the chosen one."""
WIDE = 1.12
"""From this shape on the plates stand beside the tower, not above it."""
_TOKEN = (0.42, 0.46)
"""Where a token lies in its cell, ..."""
TOKEN_HALF = 0.315
"""... and half of its width, in cells."""
_PAWN, _ASIDE, _FEET = 0.80, 0.13, 0.30
"""The lane of pawns, that of a pawn in front of another, and how deep in the cell their feet stand."""
PAWN_FOOT = 0.09
"""How much of a pawn's picture is below its feet."""
_SPREAD = 5.0
"""Degrees between one card of the hand and the next."""
_DROP = 0.13
"""How much of its height a card that is turned so far lies lower."""
_SMALL_FLAT = 0.56
"""In the flat view: the boards beside that of the level in play, compared with it."""


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
        """Return the size of things so many rows behind the front edge."""
        return 1 / (1 + self.depth * v / SIDE)

    def point(self, u: float, v: float) -> QPointF:
        """Return the point u columns from the left and v rows from the front edge of the grid."""
        scale = self.scale(v)
        return QPointF(
            self.front.x() + (u / SIDE - 0.5) * self.width * scale,
            self.front.y() - self.height * v / SIDE * (1 + self.depth) * scale,
        )

    def area(self, u: float, v: float, columns: float, rows: float) -> QPolygonF:
        """Return the shape of a rectangle of the grid."""
        corners = ((u, v), (u + columns, v), (u + columns, v + rows), (u, v + rows))
        return QPolygonF([self.point(*corner) for corner in corners])

    def whole(self) -> QRectF:
        """Return the rectangle around the stone."""
        return self.stone().boundingRect().adjusted(0, 0, 0, self.slab)

    def stone(self) -> QPolygonF:
        """Return the top of the stone."""
        return self.area(-self.rim, -self.rim, SIDE + 2 * self.rim, SIDE + 2 * self.rim)


@dataclass(frozen=True, slots=True)
class Layout:
    """The geometry for one size of the table."""

    flat: bool
    in_play: int | None
    """The level that is shown large; None: all alike."""
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
    """The room for the fan of cards."""
    card: float
    """The height of a card in the hand."""
    tower: QRectF
    large: bool
    """Whether there is room for larger type than the chosen one."""

    def centre(self, place: str) -> QPointF:
        """Return the middle of a cell ("2c4")."""
        level, column, row = split(place)
        return self.floors[level].point(column + 0.5, row + 0.5)

    def cell_size(self, place: str) -> tuple[float, float]:
        """Return the width and height of a cell on the screen."""
        level, _, row = split(place)
        return self.row_size(level, row)

    def row_size(self, level: int, row: int) -> tuple[float, float]:
        """Return the width and height of the cells of a row (from 0)."""
        floor = self.floors[level]
        high = floor.point(0, row).y() - floor.point(0, row + 1).y()
        return floor.width / SIDE * floor.scale(row + 0.5), high

    def cell_shape(self, place: str) -> QPainterPath:
        """Return the outline of a cell."""
        level, column, row = split(place)
        path = QPainterPath()
        path.addPolygon(self.floors[level].area(column + 0.04, row + 0.04, 0.92, 0.92))
        path.closeSubpath()
        return path

    def token_spot(self, place: str) -> QPointF:
        """Return the middle of a token on a cell: left of the pawns' lane."""
        if self.flat:
            return self.centre(place)
        level, column, row = split(place)
        return self.floors[level].point(column + _TOKEN[0], row + _TOKEN[1])

    def pawn_size(self, place: str) -> float:
        """Return the height of a pawn on this cell."""
        wide, high = self.cell_size(place)
        return high * 1.02 if self.flat else min(wide * 0.72, high * 1.55)

    def feet(self, place: str, aside: bool = False) -> QPointF:
        """Tell where a pawn stands on this cell; `aside` in front of another one."""
        level, column, row = split(place)
        if self.flat:
            return self.centre(place) + QPointF(0, self.cell_size(place)[1] * 0.36)
        return self.floors[level].point(column + (_ASIDE if aside else _PAWN), row + _FEET)

    def pawn_spot(self, place: str, aside: bool = False) -> QPointF:
        """Return the middle of the picture of a pawn whose feet stand on this cell."""
        return self.feet(place, aside) - QPointF(0, self.pawn_size(place) * (0.5 - PAWN_FOOT))

    def card_spot(self, index: int, count: int, waiting: int = 0) -> QPointF:
        """Return the middle of a card of the hand, right of so many pawns that wait beside it."""
        wide = self.card * CARD_RATIO
        room = self.hand.adjusted(self._waiting_step * waiting, 0, 0, 0)
        step = min(wide * 1.03, (room.width() - wide) / max(1, count - 1)) if count > 1 else 0.0
        turned = self.card_angle(index, count) / _SPREAD
        drop = self.card * _DROP * turned * turned
        return QPointF(room.center().x() + (index - (count - 1) / 2) * step, self.hand.top() + self.card / 2 + drop + 3)

    def card_angle(self, index: int, count: int) -> float:
        """By how much a card of the hand is turned, in degrees: they are held as a fan."""
        spread = min(_SPREAD, 2 * _SPREAD / max(1, count - 1))
        return (index - (count - 1) / 2) * spread

    def waiting_spot(self, index: int) -> QPointF:
        """Tell where a pawn stands before it is on the courtyard."""
        return QPointF(self.hand.left() + self._waiting_step * (index + 0.62), self.hand.center().y())

    @property
    def waiting_size(self) -> float:
        """The height of a pawn beside the hand."""
        return min(self.card * 0.78, 84.0)

    @property
    def _waiting_step(self) -> float:
        return min(self.waiting_size * 0.80, self.hand.width() * 0.13)

    @property
    def smallest_row(self) -> float:
        """The height of the farthest cells of the level in play."""
        levels = range(LEVELS) if self.in_play is None else (self.in_play,)
        return min(self.row_size(level, SIDE - 1)[1] for level in levels)

    def depth_of(self, place: str) -> float:
        """Return the z of what lies on a cell: upper levels and front rows above."""
        level, _, row = split(place)
        return level * 100.0 + (SIDE - row) * 10.0


def split(place: str) -> tuple[int, int, int]:
    """Level, column and row of a cell, all counted from 0."""
    level, cell = split_place(place)
    return level, *column_and_row(cell)


def aside(pawns: Iterable[str | None]) -> frozenset[str]:
    """Return the cells whose pawns step aside, as they would hide the pawn in the cell behind: one by one from the
    back."""
    standing = {split(place): place for place in pawns if place}
    found: set[tuple[int, int, int]] = set()
    for level, column, row in sorted(standing, key=lambda spot: -spot[2]):
        behind = level, column, row + 1
        if behind in standing and behind not in found:
            found.add((level, column, row))
    return frozenset(standing[spot] for spot in found)


def room_for_plates(area: QRectF, line: float, rivalry: int) -> QSizeF:
    """Return what there is for plates at the tower's side: the height above the button, and the width that is left by a
    tower as high as the area allows."""
    cards = _rivalry_width(area) + 14 if rivalry else 0.0
    wide = area.width() - 2 * _MARGIN - 14 - FORWARD - _tower_width(area) - cards
    return QSizeF(wide, area.height() - 2 * _MARGIN - line - 6)


def _tower_width(area: QRectF) -> float:
    """Tell how wide a tower is that is as high as the area allows."""
    high = area.height() - 2 * _MARGIN - _hand_height(area) - 6
    return _tower_floors(QRectF(0, 0, area.width(), high), None)[0][0].whole().width() + _BESIDE + _MEDALS


def _hand_height(area: QRectF) -> float:
    """Return the height of the fan."""
    return max(92.0, min(176.0, area.height() * 0.195, area.width() * 0.23))


def _card_height(hand: float) -> float:
    return (hand - 8) / (1 + _DROP + 0.02)


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
    in_play: int | None,
    line: float,
    name: float,
    text_scale: float = 1.0,
) -> Layout:
    """Return the geometry that uses an area best. `plate` is the size of a seat's plate, `columns` how many of them
    stand beside each other at the tower's side, `in_play` the level that is shown large, `line` the height of a line of
    text with some air: a rivalry card that shows its name alone, a button; `name` that of a row's or column's.
    `text_scale` is the size of type chosen, 1 for the usual one."""
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
        wide += (columns - 1) * across + FORWARD
        side = _rivalry_width(area) if rivalry else 0.0
        if side and not flat:  # what the tower leaves, for large type
            left = inner.width() - wide - 28 - _tower_width(area)
            side = max(side, min(left, _WIDEST_CARD * text_scale))
        middle = inner.adjusted(wide + 14, 0, -side - 14 if side else 0, 0)
        cards = QRectF(inner.right() - side, inner.top(), side, inner.height()) if side else QRectF()
        beside_each_other = False
    else:
        per_row = max(1, min(seats, int((inner.width() + 8) // (plate[0] + FORWARD + 8))))
        lines = -(-seats // per_row)
        per_row = -(-seats // lines)
        wide = min((inner.width() - (per_row - 1) * 8) / per_row - FORWARD, plate[0] * 1.3)
        plates = tuple(
            QRectF(inner.left() + column * (wide + FORWARD + 8), inner.top() + line * (plate[1] + 6), wide, plate[1])
            for line, column in (divmod(number, per_row) for number in range(seats))
        )
        top = plates[-1].bottom() + 8
        cards = QRectF(inner.left(), top, inner.width(), line) if rivalry else QRectF()
        middle = QRectF(inner.left(), top, inner.width(), inner.bottom() - top)
        if rivalry:
            middle.setTop(cards.bottom() + 4)
        button = QRectF(inner.left(), middle.top(), inner.width(), line)
        middle.setTop(button.bottom() - 2)
        beside_each_other = True
    hand = QRectF(middle.left(), middle.bottom() - hand_height, middle.width(), hand_height + _MARGIN - 2)
    foot = middle.bottom() if in_play is None else hand.top()  # at the end nobody has a hand
    tower = QRectF(middle.left(), middle.top(), middle.width(), foot - 6 - middle.top())
    card = _card_height(hand_height)
    wide = min(hand.width(), card * 6.2)
    hand = QRectF(hand.center().x() - wide / 2, hand.top(), wide, hand.height())
    floors, gap = _flat_floors(tower, name, in_play) if flat else _tower_floors(tower, in_play)
    return Layout(
        flat,
        in_play,
        floors,
        gap,
        plates,
        cards,
        beside_each_other,
        button,
        hand,
        card,
        tower,
        area.height() >= LARGE,
    )


def _tower_floors(room: QRectF, in_play: int | None) -> tuple[tuple[Floor, ...], float]:
    slab = max(13.0, room.height() * _SLAB)
    gap = max(14.0, room.height() * _GAP)
    rest = room.height() - (LEVELS - 1) * gap - LEVELS * slab
    # The stone's rim in front and behind is a part of each level's height.
    front, back = _RIM * (1 + _PERSPECTIVE), _RIM / (1 + _PERSPECTIVE)
    rims = 1 + (front + back) / SIDE
    large = rest * _IN_PLAY / rims
    wide = min((room.width() - _BESIDE - _MEDALS) / (1 + 2.1 * _RIM / SIDE), large * _WIDEST)
    large = min(large, wide * _DEEPEST)
    small = large * _FOLDED / _IN_PLAY
    alike = (large + 2 * small) / LEVELS
    highs = [alike if in_play is None else large if level == in_play else small for level in range(LEVELS)]
    middle = room.center().x() - (_MEDALS - _BESIDE) / 2
    used = sum(highs) * rims + LEVELS * slab + (LEVELS - 1) * gap
    bottom = room.bottom() - max(0.0, (room.height() - used) / 2)
    floors = []
    for high in highs:
        floors.append(Floor(QPointF(middle, bottom - slab - high * front / SIDE), wide, high, _PERSPECTIVE, slab, _RIM))
        bottom -= high * rims + slab + gap
    return tuple(floors), gap


def _flat_floors(room: QRectF, name: float, in_play: int | None) -> tuple[tuple[Floor, ...], float]:
    """Return the level in play large, the others beside it or below it, in their order from the lower one; with none in
    play all three alike, side by side or in a column."""
    edge, apart = name + 2.0, 14.0
    """The stone around the cells, and between the boards."""
    around = 2 * edge + apart
    small = _SMALL_FLAT if in_play is not None else 1.0

    def cell_of(wide: float, high: float, boards_across: int, boards_down: int) -> float:
        """Return the size of a cell where the boards take so many cells across and down."""
        return (
            min((room.width() - boards_across * around) / wide, (room.height() - 8 - boards_down * around) / high)
            / SIDE
        )

    if in_play is None:
        beside, below = cell_of(3, 1, 3, 1), cell_of(1, 3, 1, 3)
    else:
        beside, below = cell_of(1 + small, 2 * small, 2, 2), cell_of(2 * small, 1 + small, 2, 2)
        beside, below = min(beside, cell_of(1 + small, 1, 2, 1)), min(below, cell_of(1, 1 + small, 1, 2))
    across = beside * 1.05 >= below
    cell = max(6.0, beside if across else below)
    others = [level for level in range(LEVELS) if level != in_play]
    pitch, step = cell * SIDE + around, cell * small * SIDE + around
    spots: dict[int, QPointF] = {}
    """The middle of each board's pitch."""
    if in_play is None:
        for level in range(LEVELS):
            off = (level - 1) * pitch
            spots[level] = room.center() + (QPointF(off, 0) if across else QPointF(0, -off))
    elif across:
        left = room.center().x() - (pitch + step) / 2
        spots[in_play] = QPointF(left + pitch / 2, room.center().y())
        for number, level in enumerate(others):  # the higher one above
            spots[level] = QPointF(left + pitch + step / 2, room.center().y() + (0.5 - number) * step)
    else:
        top = room.center().y() - (pitch + step) / 2
        spots[in_play] = QPointF(room.center().x(), top + pitch / 2)
        for number, level in enumerate(others):
            spots[level] = QPointF(room.center().x() + (number - 0.5) * step, top + pitch + step / 2)
    floors = []
    for level in range(LEVELS):
        size = cell if in_play is None or level == in_play else cell * small
        front = spots[level] + QPointF(0, size * SIDE / 2)
        floors.append(Floor(front, size * SIDE, size * SIDE, 0.0, 4.0, edge / size))
    return tuple(floors), 0.0
