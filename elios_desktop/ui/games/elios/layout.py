"""Where things are on the table of Elios: the sun seen at a slight angle, the rack in front of it, seats around it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath, QPolygonF

from elios_desktop.engine.games.elios.deal import COLUMNS, HIGHEST

TILT = 0.9
"""How much a depth shrinks because the table is seen at an angle."""

# Shares of the sun's radius. Each level of a column lies a step further out and a little higher than the one below,
# so that all levels show their inner end, and columns of one height end on one circle.
_FIRST, _STEP, _LENGTH, _TIP, _HALF = 0.30, 0.0325, 0.42, 0.045, 0.073
_RISE = 0.008
_DISC, _THICK = 0.19, 0.0185
_RIM = 1.085


@dataclass(frozen=True, slots=True)
class Sun:
    """The geometry of columns and discs. Columns count from 1, clockwise from the top; levels from 1."""

    centre: QPointF
    radius: float

    @property
    def half(self) -> float:
        """Half of a beam's width."""
        return self.radius * _HALF

    @property
    def rise(self) -> float:
        """The thickness of a beam, as seen."""
        return self.radius * _RISE

    def point(self, column: float, along: float, across: float, level: float) -> QPointF:
        """A point of a column: so far from the middle (share of the radius), to the side, on this level."""
        angle = (column - 1) * 2 * pi / COLUMNS
        x = sin(angle) * along * self.radius + cos(angle) * across
        y = -cos(angle) * along * self.radius + sin(angle) * across
        return self.centre + QPointF(x, y * TILT - level * self.rise)

    def beam(self, column: int, level: int, z: float | None = None, base: int | None = None) -> QPolygonF:
        """The upper face of the beam on a level: a ray with a pointed end. `base`: it begins where that level does."""
        inner = _FIRST + _STEP * ((base or level) - 1)
        outer = _FIRST + _STEP * (level - 1) + _LENGTH
        height = level if z is None else z
        points = [(inner, -1), (outer, -1), (outer + _TIP, 0), (outer, 1), (inner, 1)]
        return QPolygonF([self.point(column, along, side * self.half, height) for along, side in points])

    def side(self, column: int) -> QPointF:
        """From a beam's middle line to its edge, as seen."""
        return self.point(column, 0, self.half, 0) - self.centre

    def spot(self, column: int, level: int, share: float = 0.5) -> QPointF:
        """A point on the middle line of a beam's upper face."""
        return self.point(column, _FIRST + _STEP * (level - 1) + _LENGTH * share, 0, level)

    def column_box(self, column: int) -> QRectF:
        """The rectangle that a column needs at any height, its shadow included."""
        box = self.beam(column, 1, 0).boundingRect().united(self.beam(column, HIGHEST).boundingRect())
        pad = self.radius * 0.03
        return box.adjusted(-pad, -pad, pad, pad)

    def column_shape(self, column: int, level: int) -> QPainterPath:
        """A column up to a level, as seen."""
        path = QPainterPath()
        path.addPolygon(self.beam(column, level, base=1))
        path.closeSubpath()
        return path

    @property
    def disc(self) -> QSizeF:
        """Half the width and height of a disc."""
        return QSizeF(self.radius * _DISC, self.radius * _DISC * TILT)

    @property
    def disc_thick(self) -> float:
        """How much a disc on the stack shows of its edge."""
        return self.radius * _THICK

    def disc_top(self, discs: int) -> QPointF:
        """The middle of the upper face of a stack of so many discs; a full stack is centred on the sun."""
        return self.centre + QPointF(0, self.disc_thick * (HIGHEST / 2 - discs))

    def disc_box(self) -> QRectF:
        """The rectangle that the full stack needs."""
        size = self.disc
        tall = size.height() + self.disc_thick * (HIGHEST / 2 + 1)
        pad = self.radius * 0.05
        return QRectF(
            self.centre.x() - size.width() - pad,
            self.centre.y() - tall - pad,
            2 * (size.width() + pad),
            2 * (tall + pad),
        )

    def disc_shape(self) -> QPainterPath:
        """Where something is dropped on the sun's middle."""
        path = QPainterPath()
        size = self.disc
        path.addEllipse(self.centre, size.width() * 1.06, size.height() + self.disc_thick * HIGHEST / 2)
        return path

    def ring(self, level: int) -> tuple[QPointF, QSizeF]:
        """The circle on which the beams of a level end: its middle, half its width and height."""
        reach = (_FIRST + _STEP * (level - 1) + _LENGTH + _TIP) * self.radius
        return self.centre - QPointF(0, level * self.rise), QSizeF(reach, reach * TILT)

    @property
    def board(self) -> QPointF:
        """The middle of the board that the sun lies on: of the circles of all levels."""
        return self.centre - QPointF(0, self.radius * _RISE * HIGHEST * 0.45)

    @property
    def rim(self) -> QSizeF:
        """Half the width and height of that board."""
        return QSizeF(self.radius * _RIM, self.radius * _RIM * TILT)


@dataclass(frozen=True, slots=True)
class Layout:
    """The geometry for one size of the table."""

    sun: Sun
    rack: QRectF
    """Where the acting seat's bundles lie."""
    split: QRectF
    """The end of the rack where a beam is taken out of its bundle."""
    own: QRectF
    """The acting seat's plate."""
    others: tuple[tuple[QRectF, QRectF], ...]
    """Plate and bundles of each other seat, clockwise from the acting one."""
    supply: QRectF
    """Where the discs lie that are not on the stack yet."""
    elevation: QRectF
    """The eight columns seen from the side."""

    @property
    def bundles(self) -> QRectF:
        """The part of the rack for bundles."""
        return self.rack.adjusted(10, 6, self.split.left() - self.rack.right() - 6, -6)


_SURELY_WIDE = 1.35
"""From this ratio on there is more room beside the sun than above and below it."""


def lay_out(area: QRectF, seats: int, plate: QSizeF) -> Layout:
    """The geometry with the larger sun. `plate` is the size that a seat's plate needs."""
    if area.width() < area.height() * 1.02:
        return _tall(area, seats, plate)
    wide = _wide(area, seats, plate)
    if area.width() > area.height() * _SURELY_WIDE:
        return wide
    tall = _tall(area, seats, plate)
    return tall if tall.sun.radius > wide.sun.radius * 1.05 else wide


def _suns(room: QRectF, lean: float) -> Iterator[Sun]:
    """Suns in a rectangle, the largest first; of the height that they leave, a share of `lean` is above them."""
    high = 2 * _RIM * TILT + 0.04
    radius = min(room.width() / (2 * _RIM + 0.02), room.height() / high)
    for step in range(40):
        size = radius * 0.975**step
        spare = room.height() - size * high
        middle = QPointF(room.center().x(), room.top() + spare * lean + size * high / 2)
        yield Sun(middle + QPointF(0, size * (_RISE * HIGHEST * 0.45 - 0.02)), size)


def _first_clear(suns: Iterable[Sun], around: Callable[[Sun], Layout]) -> Layout:
    """The layout with the first sun that covers nothing; the corners beside the round sun are free for others."""
    made = None
    for sun in suns:
        made = around(sun)
        plates = [rect for other in made.others for rect in other]
        if not any(_covers(sun, rect) for rect in (made.own, made.supply, made.elevation, *plates)):
            break
    assert made is not None
    return made


def _covers(sun: Sun, rect: QRectF) -> bool:
    """Whether the board reaches into a rectangle."""
    centre, rim = sun.board, sun.rim
    x = min(max(centre.x(), rect.left()), rect.right()) - centre.x()
    y = min(max(centre.y(), rect.top()), rect.bottom()) - centre.y()
    return (x / rim.width()) ** 2 + (y / rim.height()) ** 2 < 1.02


def _rack(area: QRectF, margin: float, share: float) -> tuple[QRectF, QRectF]:
    height = max(92.0, min(area.height() * share, 210.0))
    rack = QRectF(area.left() + margin, area.bottom() - margin - height, area.width() - 2 * margin, height)
    width = min(height * 0.8, rack.width() * 0.12)
    return rack, QRectF(rack.right() - width - 6, rack.top() + 6, width, height - 12)


_PLATE_SHARE = 0.33
"""A plate may have so much of a narrow table's width, whatever its type."""
_LEAST_BUNDLES = 40.0
"""The height for another seat's bundles that its plate has to leave."""


def _wide(area: QRectF, seats: int, plate: QSizeF) -> Layout:
    """Seats and side view to the left and right of the sun."""
    margin = 10.0
    rack, split = _rack(area, margin, 0.20)
    room = QRectF(area.left() + margin, area.top() + margin, 0, rack.top() - margin - area.top() - 4)
    room.setRight(area.right() - margin)
    top, bottom, tall = area.top() + margin, rack.top() - margin, room.height()
    high = min(tall * 0.24, 130.0)  # the discs
    low = plate.height()
    if seats > 3:  # two plates beside the discs, each with its bundles below
        low = min(low, max(50.0, (tall - high) / 2 - 26 - margin))
    if seats > 2:  # two plates above and below the side view: in large type they leave room for bundles
        room_for_plates = tall - max(90.0, tall * 0.28) - _LEAST_BUNDLES - 4 * margin
        low = min(low, max(50.0, room_for_plates / 2))
    # A lower plate has smaller type and needs less width; the sun would have to do without it.
    narrowed = max(plate.width() * low / plate.height(), area.width() * _PLATE_SHARE)
    plate = QSizeF(min(plate.width(), narrowed), low)

    def around(sun: Sun) -> Layout:
        beside = (area.width() - 2 * sun.rim.width()) / 2 - 2 * margin
        width = max(plate.width(), beside)
        wide = min(width, plate.width() * 1.25)
        left, right = area.left() + margin, area.right() - margin - width
        own = QRectF(left, bottom - plate.height(), max(wide, plate.width()), plate.height())
        plates, share, most = (2, 0.34, 190.0) if seats > 2 else (1, 0.44, 210.0)
        view_height = min(tall * share, most, tall - plates * plate.height() - 3 * margin)
        view_width = min(width, max(min(view_height * 1.1, 190.0), beside))
        elevation = QRectF(left, own.top() - margin - view_height, min(view_width, view_height * 2.2), view_height)
        narrow = min(width, max(125.0, beside))
        supply = QRectF(0, bottom - high, min(width, high * 1.3), high)
        places = [(right, top, supply.top())]
        if seats > 2:
            places.insert(0, (left, top, elevation.top()))
        if seats > 3:  # in the four corners, so that partners sit across from each other; the discs between two of them
            each = (bottom - top - high) / 2 - margin
            supply = QRectF(0, top + each + margin, min(narrow, high * 1.3), high)
            places[1:] = [(right, top, supply.top()), (right, bottom - each, bottom + margin)]
        supply.moveRight(area.right() - margin)
        others = tuple(_seat(x, start, end - margin, width, plate, narrow) for x, start, end in places)
        return Layout(sun, rack, split, own, others, supply, elevation)

    return _first_clear(_suns(room, 0.45), around)


def _seat(
    x: float, top: float, end: float, width: float, plate: QSizeF, narrow: float | None = None
) -> tuple[QRectF, QRectF]:
    """A seat's plate and below it its bundles; `narrow`: as wide as they may be, away from the sun."""
    shown = QRectF(x, top, min(width, plate.width() * 1.25), plate.height())
    below = shown.bottom() + 6
    bundles = QRectF(x, below, narrow or width, max(20.0, min(end - below, 200.0)))
    if x > shown.width():
        bundles.moveRight(x + width)
    return shown, bundles


def _tall(area: QRectF, seats: int, plate: QSizeF) -> Layout:
    """The other seats above the sun, plate, discs and side view below it."""
    margin = 10.0
    rack, split = _rack(area, margin, 0.17)
    count = seats - 1
    width = (area.width() - (count + 1) * margin) / count
    top = area.top() + margin
    bundles = max(46.0, area.height() * 0.085)
    others = tuple(
        _seat(area.left() + margin + number * (width + margin), top, top + plate.height() + 6 + bundles, width, plate)
        for number in range(count)
    )
    row = max(plate.height(), min(area.height() * 0.13, 150.0))
    foot = rack.top() - margin
    own = QRectF(area.left() + margin, foot - plate.height(), min(plate.width(), area.width() * 0.42), plate.height())
    elevation_width = min(row * 1.7, area.width() * 0.36)
    elevation = QRectF(area.right() - margin - elevation_width, foot - row, elevation_width, row)
    left = own.right() + margin
    supply = QRectF(left, foot - row * 0.66, max(50.0, min(row, elevation.left() - margin - left)), row * 0.66)
    room = QRectF(area.left() + margin, others[0][1].bottom() + 4, area.width() - 2 * margin, 0)
    room.setBottom(foot - row * 0.4)

    def around(sun: Sun) -> Layout:
        return Layout(sun, rack, split, own, others, supply, elevation)

    return _first_clear(_suns(room, 0.1), around)


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
