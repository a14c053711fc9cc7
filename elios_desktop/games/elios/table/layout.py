"""Where things are on the table of Elios: the sun seen at a slight angle, the rack in front of it, seats around it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath, QPolygonF

from elios_desktop.games.elios.rules.deal import COLUMNS, HIGHEST

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
class Corner:
    """Where a seat has its plate, and below it room for its bundles while they are not in the rack."""

    plate: QRectF
    room: QRectF


@dataclass(frozen=True, slots=True)
class Layout:
    """The geometry for one size of the table."""

    sun: Sun
    rack: QRectF
    """Where the bundles of whoever is at the machine lie."""
    split: QRectF
    """The end of the rack where a beam is taken out of its bundle."""
    corners: tuple[Corner, ...]
    """Of each seat, clockwise; the first is next to the rack, on the left."""
    supply: QRectF
    """Where the discs lie that are not on the stack yet."""
    elevation: QRectF
    """The eight columns seen from the side."""

    @property
    def bundles(self) -> QRectF:
        """The part of the rack for bundles."""
        return self.rack.adjusted(10, 6, self.split.left() - self.rack.right() - 6, -6)

    @property
    def around(self) -> list[QRectF]:
        """All rectangles around the sun, the rack left out."""
        seats = [rect for corner in self.corners for rect in (corner.plate, corner.room)]
        return [self.supply, self.elevation, *seats]


_SURELY_WIDE = 1.35
"""From this ratio on there is more room beside the sun than above and below it."""
_MARGIN = 10.0


def lay_out(area: QRectF, seats: int, plate: QSizeF, type_scale: float = 1.0) -> Layout:
    """The geometry with the larger sun. `plate` is the size that a seat's plate needs in type that is so much larger
    than usual: it grows only as far as neither sun nor bundles become smaller than in usual type."""
    small = plate / type_scale
    lay = _way(area, seats, small)
    best = _first_clear(_suns(lay.room(area, seats, small), lay.lean), area, seats, small, lay)
    for step in range(1, _STEPS + 1):
        more = (plate - small) * (step / _STEPS)
        grown = lay.around(best.sun, area, seats, small + more, more.height())
        if not _clear(grown) or _shrunk(grown, best):
            break
        best = grown
    return best


_STEPS = 8


@dataclass(frozen=True, slots=True)
class _Way:
    """One way to arrange everything: the room for the sun, where it leans in it, and what goes around it."""

    room: Callable[[QRectF, int, QSizeF], QRectF]
    around: Callable[[Sun, QRectF, int, QSizeF, float], Layout]
    """Of sun, area, seats, the size of a plate, and how much of its height is due to large type."""
    lean: float
    """Of the height that the sun leaves, this share is above it."""


def _way(area: QRectF, seats: int, plate: QSizeF) -> _Way:
    wide, tall = _Way(_wide_room, _wide, 0.45), _Way(_tall_room, _tall, 0.1)
    if area.width() < area.height() * 1.02:
        return tall
    if area.width() > area.height() * _SURELY_WIDE:
        return wide

    def radius(way: _Way) -> float:
        return _first_clear(_suns(way.room(area, seats, plate), way.lean), area, seats, plate, way).sun.radius

    return tall if radius(tall) > radius(wide) * 1.05 else wide


def _suns(room: QRectF, lean: float) -> Iterator[Sun]:
    """Suns in a rectangle, the largest first; of the height that they leave, a share of `lean` is above them."""
    high = 2 * _RIM * TILT + 0.04
    radius = min(room.width() / (2 * _RIM + 0.02), room.height() / high)
    for step in range(40):
        size = radius * 0.975**step
        spare = room.height() - size * high
        middle = QPointF(room.center().x(), room.top() + spare * lean + size * high / 2)
        yield Sun(middle + QPointF(0, size * (_RISE * HIGHEST * 0.45 - 0.02)), size)


def _first_clear(suns: Iterable[Sun], area: QRectF, seats: int, plate: QSizeF, way: _Way) -> Layout:
    """The layout with the first sun that covers nothing; the corners beside the round sun are free for others."""
    made = None
    for sun in suns:
        made = way.around(sun, area, seats, plate, 0.0)
        if not any(_covers(sun, rect) for rect in made.around):
            break
    assert made is not None
    return made


def _covers(sun: Sun, rect: QRectF) -> bool:
    """Whether the board reaches into a rectangle."""
    if rect.isEmpty():
        return False
    centre, rim = sun.board, sun.rim
    x = min(max(centre.x(), rect.left()), rect.right()) - centre.x()
    y = min(max(centre.y(), rect.top()), rect.bottom()) - centre.y()
    return (x / rim.width()) ** 2 + (y / rim.height()) ** 2 < 1.02


def _clear(made: Layout) -> bool:
    """Whether nothing lies on anything else."""
    apart = not any(one.intersects(other) for one, other in combinations([made.rack, *made.around], 2))
    return apart and not any(_covers(made.sun, rect) for rect in made.around)


def _shrunk(made: Layout, before: Layout) -> bool:
    """Whether bundles, discs or the side view are noticeably smaller than before."""
    rooms = zip(made.corners, before.corners, strict=True)
    smaller = any(_less(one.room, other.room) for one, other in rooms) or _less(made.supply, before.supply)
    return smaller or made.elevation.height() < min(before.elevation.height(), _LEAST_ELEVATION)


def _less(rect: QRectF, than: QRectF) -> bool:
    return rect.width() < than.width() - 0.5 or rect.height() < than.height() - 0.5


def _rack(area: QRectF, share: float) -> tuple[QRectF, QRectF]:
    height = max(92.0, min(area.height() * share, 210.0))
    left, width = area.left() + _MARGIN, area.width() - 2 * _MARGIN
    rack = QRectF(left, area.bottom() - _MARGIN - height, width, height)
    wide = min(height * 0.8, rack.width() * 0.12)
    return rack, QRectF(rack.right() - wide - 6, rack.top() + 6, wide, height - 12)


_PLATE_SHARE = 0.33
"""A plate may have so much of a narrow table's width, whatever its type."""
_LEAST_BUNDLES = 40.0
"""The height for a seat's bundles that its plate has to leave."""
_LEAST_ELEVATION = 90.0
_WIDE_RACK, _TALL_RACK = 0.20, 0.17


def _wide_room(area: QRectF, seats: int, plate: QSizeF) -> QRectF:
    rack, _ = _rack(area, _WIDE_RACK)
    room = QRectF(area.left() + _MARGIN, area.top() + _MARGIN, 0, rack.top() - _MARGIN - area.top() - 4)
    room.setRight(area.right() - _MARGIN)
    return room


def _wide(sun: Sun, area: QRectF, seats: int, plate: QSizeF, grown: float) -> Layout:
    """Seats and side view to the left and right of the sun; plates in large type take from the side view."""
    rack, split = _rack(area, _WIDE_RACK)
    top, bottom = area.top() + _MARGIN, rack.top() - _MARGIN
    tall = _wide_room(area, seats, plate).height()
    high = min(tall * 0.24, 130.0)  # the discs
    low = plate.height()
    if seats > 3:  # two plates beside the discs, each with its bundles below
        low = min(low, max(50.0, (tall - high) / 2 - 26 - _MARGIN))
    if seats > 2:  # two plates above and below the side view: in large type they leave room for bundles
        side_view = _LEAST_ELEVATION if grown else max(_LEAST_ELEVATION, tall * 0.28)
        left_over = tall - side_view - 2 * _LEAST_BUNDLES - 4 * _MARGIN
        low = min(low, max(50.0, left_over / 2))
    # A lower plate has smaller type and needs less width; the sun would have to do without it.
    narrowed = max(plate.width() * low / plate.height(), area.width() * _PLATE_SHARE)
    plate = QSizeF(min(plate.width(), narrowed), low)
    beside = (area.width() - 2 * sun.rim.width()) / 2 - 2 * _MARGIN
    width = max(plate.width(), beside)
    left, right = area.left() + _MARGIN, area.right() - _MARGIN - width
    narrow = min(width, max(125.0, beside))
    # The first seat's corner: its bundles next to the rack, as far as the side view leaves room for them.
    plates = 2 if seats > 2 else 1
    least = plates * plate.height() + (plates - 1) * (_LEAST_BUNDLES + 6) + _LEAST_ELEVATION + (plates + 2) * _MARGIN
    room = max(0.0, min(tall * 0.17, 110.0, tall - least))
    own = _corner(
        left, bottom - room - 6 - plate.height() if room else bottom - plate.height(), bottom, width, plate, narrow
    )
    share, most = (0.32, 190.0) if seats > 2 else (0.42, 210.0)
    above = own.plate.top() - top - (plate.height() + 6 + 20 + _MARGIN if seats > 2 else 0.0)
    usual = min(tall * share, most)
    view_height = max(20.0, min(max(usual - plates * grown, min(usual, _LEAST_ELEVATION)), above - _MARGIN))
    view_width = min(width, max(min(view_height * 1.1, 190.0), beside))
    elevation = QRectF(left, own.plate.top() - _MARGIN - view_height, min(view_width, view_height * 2.2), view_height)
    supply = QRectF(0, bottom - high, min(width, high * 1.3), high)
    places = [(right, top, supply.top())]
    if seats > 2:
        places.insert(0, (left, top, elevation.top()))
    if seats > 3:  # in the four corners, so that partners sit across from each other; the discs between two of them
        each = (bottom - top - high) / 2 - _MARGIN
        supply = QRectF(0, top + each + _MARGIN, min(narrow, high * 1.3), high)
        places[1:] = [(right, top, supply.top()), (right, bottom - each, bottom + _MARGIN)]
    supply.moveRight(area.right() - _MARGIN)
    others = (_corner(x, start, end - _MARGIN, width, plate, narrow) for x, start, end in places)
    return Layout(sun, rack, split, (own, *others), supply, elevation)


def _corner(x: float, top: float, end: float, width: float, plate: QSizeF, narrow: float | None = None) -> Corner:
    """A seat's plate and below it its bundles; `narrow`: as wide as they may be, away from the sun."""
    shown = QRectF(x, top, min(width, plate.width() * 1.25), plate.height())
    below = shown.bottom() + 6
    room = QRectF(x, below, narrow or width, max(0.0, min(end - below, 200.0)))
    if x > shown.width():
        room.moveRight(x + width)
    return Corner(shown, room)


def _tall_bundles(area: QRectF) -> float:
    return max(46.0, area.height() * 0.085)


def _tall_row(area: QRectF, plate: QSizeF) -> float:
    """The height of the row between sun and rack."""
    return max(plate.height() + 6 + _tall_bundles(area), min(area.height() * 0.13, 150.0))


def _tall_room(area: QRectF, seats: int, plate: QSizeF) -> QRectF:
    rack, _ = _rack(area, _TALL_RACK)
    top = area.top() + _MARGIN + plate.height() + 6 + _tall_bundles(area) + 4
    room = QRectF(area.left() + _MARGIN, top, area.width() - 2 * _MARGIN, 0)
    room.setBottom(rack.top() - _MARGIN - _tall_row(area, plate) * 0.4)
    return room


def _tall(sun: Sun, area: QRectF, seats: int, plate: QSizeF, grown: float) -> Layout:
    """The other seats above the sun; the first one, discs and side view below it."""
    rack, split = _rack(area, _TALL_RACK)
    count, bundles, row = seats - 1, _tall_bundles(area), _tall_row(area, plate)
    width, top, foot = (area.width() - (count + 1) * _MARGIN) / count, area.top() + _MARGIN, rack.top() - _MARGIN
    end = top + plate.height() + 6 + bundles
    lefts = (area.left() + _MARGIN + number * (width + _MARGIN) for number in range(count))
    others = [_corner(x, top, end, width, plate) for x in lefts]
    own_width = min(plate.width(), area.width() * 0.42)
    own_plate = QRectF(area.left() + _MARGIN, foot - bundles - 6 - plate.height(), own_width, plate.height())
    own = Corner(own_plate, QRectF(own_plate.left(), foot - bundles, own_width, bundles))
    low = min(row, max(area.height() * 0.13, 90.0), 150.0)
    elevation_width = min(low * 1.7, area.width() * 0.36)
    elevation = QRectF(area.right() - _MARGIN - elevation_width, foot - low, elevation_width, low)
    left = own_plate.right() + _MARGIN
    supply = QRectF(left, foot - low * 0.66, max(50.0, min(low, elevation.left() - _MARGIN - left)), low * 0.66)
    return Layout(sun, rack, split, (own, *others), supply, elevation)
