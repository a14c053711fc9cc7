"""Where things are on the table of Elios: the sun seen at a slight angle, the rack in front of it, seats around it."""

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
        """Return a point of a column: so far from the middle (share of the radius), to the side, on this level."""
        angle = (column - 1) * 2 * pi / COLUMNS
        x = sin(angle) * along * self.radius + cos(angle) * across
        y = -cos(angle) * along * self.radius + sin(angle) * across
        return self.centre + QPointF(x, y * TILT - level * self.rise)

    def beam(self, column: int, level: int, z: float | None = None, base: int | None = None) -> QPolygonF:
        """Return the upper face of the beam on a level: a ray with a pointed end. `base`: it begins where that level
        does."""
        inner = _FIRST + _STEP * ((base or level) - 1)
        outer = _FIRST + _STEP * (level - 1) + _LENGTH
        height = level if z is None else z
        points = [(inner, -1), (outer, -1), (outer + _TIP, 0), (outer, 1), (inner, 1)]
        return QPolygonF([self.point(column, along, side * self.half, height) for along, side in points])

    def reach(self, beams: int) -> tuple[float, float]:
        """Tell where a column of so many beams begins and ends, as shares of the radius."""
        return _FIRST, _FIRST + _STEP * (beams - 1) + _LENGTH + _TIP

    def side(self, column: int) -> QPointF:
        """From a beam's middle line to its edge, as seen."""
        return self.point(column, 0, self.half, 0) - self.centre

    def spot(self, column: int, level: int, share: float = 0.5) -> QPointF:
        """Return a point on the middle line of a beam's upper face."""
        return self.point(column, _FIRST + _STEP * (level - 1) + _LENGTH * share, 0, level)

    def column_box(self, column: int) -> QRectF:
        """Return the rectangle that a column needs at any height, its shadow included."""
        box = self.beam(column, 1, 0).boundingRect().united(self.beam(column, HIGHEST).boundingRect())
        pad = self.radius * 0.03
        return box.adjusted(-pad, -pad, pad, pad)

    def column_shape(self, column: int, level: int) -> QPainterPath:
        """Return a column up to a level, as seen."""
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
        """Return the middle of the upper face of a stack of so many discs; a full stack is centred on the sun."""
        return self.centre + QPointF(0, self.disc_thick * (HIGHEST / 2 - discs))

    def disc_box(self) -> QRectF:
        """Return the rectangle that the full stack needs."""
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
        """Tell where something is dropped on the sun's middle."""
        path = QPainterPath()
        size = self.disc
        path.addEllipse(self.centre, size.width() * 1.06, size.height() + self.disc_thick * HIGHEST / 2)
        return path

    def ring(self, level: int) -> tuple[QPointF, QSizeF]:
        """Return the circle on which the beams of a level end: its middle, half its width and height."""
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
    """Where a seat sits while its groups aren't in the rack: a tray of felt, its tag on the tray's rim."""

    tray: QRectF
    plate: QRectF

    @property
    def room(self) -> QRectF:
        """The room for its groups."""
        edge = min(_EDGE, self.tray.height() * 0.1)
        top = max(self.plate.bottom() + 4, self.tray.top() + edge)
        room = QRectF(self.tray.left() + edge, top, self.tray.width() - 2 * edge, 0)
        room.setBottom(max(top, self.tray.bottom() - edge))
        return room

    @property
    def whole(self) -> QRectF:
        """Tray and tag."""
        return self.tray.united(self.plate)


@dataclass(frozen=True, slots=True)
class Layout:
    """The geometry for one size of the table."""

    sun: Sun
    rack: QRectF
    """Where the groups of whoever is at the machine lie."""
    own: QRectF
    """That person's tag, where the groups are."""
    split: QRectF
    """The end of the rack where a beam is taken out of its group."""
    corners: tuple[Corner, ...]
    """Of the other seats, clockwise from the left."""
    supply: QRectF
    """Where the discs lie that are not on the stack yet."""
    elevation: QRectF
    """The eight columns seen from the side."""

    @property
    def bundles(self) -> QRectF:
        """The part of the rack for groups that can be split."""
        room = self.whole
        room.setRight(self.split.left() - 6)
        return room

    @property
    def whole(self) -> QRectF:
        """The part of the rack for groups."""
        room = self.rack.adjusted(10, 6, -10, -6)
        if self.own.bottom() > self.rack.center().y():
            room.setLeft(self.own.right() + 10)
        else:
            room.setTop(max(room.top(), self.own.bottom() + 3))
        return room

    @property
    def around(self) -> list[QRectF]:
        """All rectangles around the sun, the rack left out."""
        return [self.supply, self.elevation, *(corner.whole for corner in self.corners)]


_SURELY_WIDE = 1.35
"""From this ratio on there is more room beside the sun than above and below it."""
_MARGIN = 10.0
_EDGE = 12.0
"""From the edge of a tray to what lies in it."""


def lay_out(area: QRectF, seats: int, plate: QSizeF, type_scale: float = 1.0) -> Layout:
    """Return the geometry with the larger sun. `plate` is the size that a seat's tag needs in type that is so much
    larger than usual: it grows only as far as the sun doesn't become smaller and the groups keep most of their room."""
    small = plate / type_scale
    lay = _way(area, seats, small)
    best = first = _first_clear(_suns(lay.room(area, small), lay.lean), area, seats, small, lay)
    for step in range(1, _STEPS + 1):
        grown = lay.around(first.sun, area, seats, small + (plate - small) * (step / _STEPS), small)
        if not _clear(grown) or _crowded(grown, first):
            break
        best = grown
    return best


_STEPS = 8


@dataclass(frozen=True, slots=True)
class _Way:
    """One way to arrange everything: the room for the sun, where it leans in it, and what goes around it."""

    room: Callable[[QRectF, QSizeF], QRectF]
    around: Callable[[Sun, QRectF, int, QSizeF, QSizeF], Layout]
    """Of sun, area, seats, the size of a tag, and the size that it has in usual type."""
    lean: float
    """Of the height that the sun leaves, this share is above it."""


def _way(area: QRectF, seats: int, plate: QSizeF) -> _Way:
    wide, tall = _Way(_wide_room, _wide, 0.45), _Way(_tall_room, _tall, 0.1)
    if area.width() < area.height() * 1.02:
        return tall
    if area.width() > area.height() * _SURELY_WIDE:
        return wide

    def radius(way: _Way) -> float:
        return _first_clear(_suns(way.room(area, plate), way.lean), area, seats, plate, way).sun.radius

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
    """Return the layout with the first sun that covers nothing; the corners beside the round sun are free for
    others."""
    made = None
    for sun in suns:
        made = way.around(sun, area, seats, plate, plate)
        if not any(_covers(sun, rect) for rect in made.around):
            break
    assert made is not None
    return made


def _covers(sun: Sun, rect: QRectF) -> bool:
    """Tell whether the board reaches into a rectangle."""
    if rect.isEmpty():
        return False
    centre, rim = sun.board, sun.rim
    x = min(max(centre.x(), rect.left()), rect.right()) - centre.x()
    y = min(max(centre.y(), rect.top()), rect.bottom()) - centre.y()
    return (x / rim.width()) ** 2 + (y / rim.height()) ** 2 < 1.02


def _clear(made: Layout) -> bool:
    """Tell whether nothing lies on anything else."""
    apart = not any(one.intersects(other) for one, other in combinations([made.rack, *made.around], 2))
    return apart and not any(_covers(made.sun, rect) for rect in made.around)


_KEPT = 0.72
"""Of the room for groups, tags in large type leave so much."""


def _crowded(made: Layout, before: Layout) -> bool:
    """Tell whether large tags leave groups, discs or the side view too little."""
    rooms = [*zip(made.corners, before.corners, strict=True)]
    for one, other in rooms:
        if one.room.height() < other.room.height() * _KEPT or one.room.width() < other.room.width() * _KEPT:
            return True
    less = made.whole.width() < before.whole.width() * _KEPT or made.whole.height() < before.whole.height() * 0.8
    return less or _less(made.supply, before.supply) or _less(made.elevation, before.elevation)


def _less(rect: QRectF, than: QRectF) -> bool:
    return rect.width() < than.width() - 0.5 or rect.height() < than.height() - 0.5


def _rack(area: QRectF, share: float) -> tuple[QRectF, QRectF]:
    height = max(92.0, area.height() * share)
    left, width = area.left() + _MARGIN, area.width() - 2 * _MARGIN
    rack = QRectF(left, area.bottom() - _MARGIN - height, width, height)
    wide = min(height * 0.8, rack.width() * 0.12)
    return rack, QRectF(rack.right() - wide - 6, rack.top() + 6, wide, height - 12)


_LEAST_BUNDLES = 40.0
"""The height for a seat's groups that its tag has to leave."""
_WIDE_RACK, _TALL_RACK = 0.20, 0.17
_TRAY, _VIEW, _DISCS = 0.52, 0.38, 0.26
"""Of the height beside the sun: a tray, the side view, the discs."""
_BESIDE = 300.0
"""From this width on, side view and discs have room beside each other."""


def _wide_room(area: QRectF, plate: QSizeF) -> QRectF:
    rack, _ = _rack(area, _WIDE_RACK)
    room = QRectF(area.left() + _MARGIN, area.top() + _MARGIN, 0, rack.top() - _MARGIN - area.top() - 4)
    room.setRight(area.right() - _MARGIN)
    return room


def _wide(sun: Sun, area: QRectF, seats: int, plate: QSizeF, usual: QSizeF) -> Layout:
    """Trays, side view and discs to the left and right of the sun; one's own tag in the rack."""
    rack, split = _rack(area, _WIDE_RACK)
    tall = _wide_room(area, plate).height()
    top, bottom = area.top() + _MARGIN, rack.top() - _MARGIN
    beside = (area.width() - 2 * sun.rim.width()) / 2 - 2 * _MARGIN
    width = max(min(usual.width() + 2 * _EDGE, area.width() * 0.26), beside)
    left, right = area.left() + _MARGIN, area.right() - _MARGIN - width
    own = QRectF(0, 0, min(plate.width(), rack.width() * 0.26), min(plate.height() * 1.35, rack.height() - 20))
    own.moveCenter(QPointF(rack.left() + 14 + own.width() / 2, rack.center().y()))
    half = (tall - _MARGIN) / 2
    tray, view, discs = min(tall * _TRAY, width * 1.05), tall * _VIEW, tall * _DISCS
    if seats == 2:  # nobody on the left: the side view has it
        high = min(tall * 0.56, width * 0.85)
        elevation = QRectF(left, top + (tall - high) / 2, min(width, tall * 0.85), high)
        corners = [_corner(right, top, width, tall - discs - _MARGIN, plate, tray)]
    else:
        room = tall - view - _MARGIN
        if seats > 3 and width < _BESIDE:
            room = tall - (view + discs) * 0.82 - 2 * _MARGIN
        corners = [_corner(left, top, width, room, plate, half if seats > 3 else tray)]
        corners.append(_corner(right, top, width, half if seats > 3 else tall - discs - _MARGIN, plate, tray))
        elevation = QRectF(left, bottom - view, min(width, view * 1.9), view)
    supply = QRectF(0, bottom - discs, min(width, discs * 1.3), discs)
    supply.moveRight(area.right() - _MARGIN)
    if seats > 3:  # partners sit across from each other; the discs lie by the side view
        corners.append(_corner(right, top + half + _MARGIN, width, half, plate, half))
        if width >= _BESIDE:
            elevation.setWidth(width * 0.64)
            supply = QRectF(elevation.right() + _MARGIN, elevation.top(), width * 0.36 - _MARGIN, view)
        else:
            low = discs * 0.82
            supply = QRectF(left, bottom - low, min(width, low * 1.3), low)
            elevation = QRectF(left, supply.top() - _MARGIN - view * 0.82, min(width, view * 1.6), view * 0.82)
    return Layout(sun, rack, own, split, tuple(corners), supply, elevation)


def _corner(x: float, top: float, width: float, room: float, plate: QSizeF, most: float) -> Corner:
    """Return a tray that begins here, in this room but no higher than `most`, with its tag on its upper rim."""
    height = min(room, max(most, min(room, plate.height() + 90)))
    high = min(plate.height(), max(30.0, height - _LEAST_BUNDLES))
    inset = _EDGE if plate.width() <= width - 2 * _EDGE else 2.0  # in large type it has all that there is
    shown = QRectF(x + inset, top, min(plate.width(), width - 2 * inset), high)
    below = top + high * (0.5 if height > high + 60 else 0.25)
    return Corner(QRectF(x, below, width, max(0.0, top + height - below)), shown)


def _tall_bundles(area: QRectF) -> float:
    return max(50.0, area.height() * 0.11)


def _tall_row(area: QRectF) -> float:
    """Return the height of the row between sun and rack."""
    return min(max(area.height() * 0.13, 84.0), 240.0)


def _tall_room(area: QRectF, plate: QSizeF) -> QRectF:
    rack, _ = _rack(area, _TALL_RACK)
    top = area.top() + _MARGIN + plate.height() + 10 + _tall_bundles(area) + 8
    room = QRectF(area.left() + _MARGIN, top, area.width() - 2 * _MARGIN, 0)
    room.setBottom(rack.top() - _MARGIN - _tall_row(area) * 0.5)
    return room


def _tall(sun: Sun, area: QRectF, seats: int, plate: QSizeF, usual: QSizeF) -> Layout:
    """Return the other seats above the sun; one's own tag on the rim of the rack, discs and side view above it."""
    rack, split = _rack(area, _TALL_RACK)
    count, row = seats - 1, _tall_row(area)
    width, top, foot = (area.width() - (count + 1) * _MARGIN) / count, area.top() + _MARGIN, rack.top() - _MARGIN
    high = usual.height() + 10 + _tall_bundles(area)
    lefts = (area.left() + _MARGIN + number * (width + _MARGIN) for number in range(count))
    corners = tuple(_corner(x, top, width, high, plate, high) for x in lefts)
    own = QRectF(rack.left() + _EDGE, 0, min(plate.width(), area.width() * 0.42), min(plate.height(), 54.0))
    own.moveTop(rack.top() - own.height() * 0.5)
    elevation_width = min(row * 1.7, area.width() * 0.36)
    elevation = QRectF(area.right() - _MARGIN - elevation_width, foot - row, elevation_width, row)
    discs = min(row * 0.9, foot - own.height() * 0.5 - sun.board.y())
    supply = QRectF(area.left() + _MARGIN, foot - own.height() * 0.5 - discs, discs * 1.2, discs)
    return Layout(sun, rack, own, split, corners, supply, elevation)
