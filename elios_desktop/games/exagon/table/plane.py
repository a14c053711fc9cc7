"""The plane on which the tiles lie: where a cell is on the screen, at a few fixed sizes, and what of it is in sight."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import cos, pi, sin
from random import Random

from PySide6 import QtGui
from PySide6.QtCore import QPointF, QRectF, Qt

from elios_desktop.games.exagon.rules import Cell
from elios_desktop.ui.kit.theme import Palette

SIZES = tuple(round(9 * 1.08**step * 2) / 2 for step in range(45))
"""The distances from a tile's middle to its corners at which tiles are painted."""
_ZOOM = 2
"""So many sizes at a step of zooming."""
LARGEST_FIT = 86.0
"""Fitting never makes tiles larger than this in a window of usual size; zooming does."""
_BESIDE = QPointF(1.0, 0.8)
"""So far, in sizes of a tile, the places around the tiles reach beyond them: the middle of each is in sight."""
_SPARE = QPointF(1.1, 0.9)
"""So much more room a scale has when it is chosen, so that it lasts for some tiles; less on a crowded table."""
_EASILY, _HARDLY = 1.3, 0.75
"""Tiles that are so much larger than readable ones leave room for more of them; or at least for the places around."""
ROOT3 = 3**0.5


def in_units(cell: Cell) -> QPointF:
    """Return the middle of a cell when the distance from a tile's middle to its corners is 1."""
    return QPointF(ROOT3 * (cell.q + cell.r / 2), 1.5 * cell.r)


def towards(direction: int) -> QPointF:
    """Return a step of length 1 from a tile's middle towards one of its sides."""
    angle = pi / 3 * (direction - 1)
    return QPointF(cos(angle), sin(angle))


def corner(number: int) -> QPointF:
    """Return a corner, at distance 1 from the middle; side `d` lies between corner d and corner d + 1."""
    angle = pi / 3 * number - pi / 2
    return QPointF(cos(angle), sin(angle))


@lru_cache(maxsize=64)
def hexagon(size: float) -> QtGui.QPainterPath:
    """Return a hexagon that stands on a tip, around 0,0; `size` from its middle to its corners. Don't change it."""
    path = QtGui.QPainterPath()
    path.addPolygon(QtGui.QPolygonF([corner(number) * size for number in range(6)]))
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
        """Return the middle of a cell on the scene."""
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

    def frame(self, laid: Sequence[Cell], rect: QRectF, most: float, readable: float) -> None:
        """Show all of these cells, in the order in which they were laid, and the places around them. The scale and the
        middle are those that the tiles before the last had, as long as there is room: they change rarely, in steps
        that one sees, and the same tiles always lie in the same place."""
        level, origin, beside = len(SIZES) - 1, QPointF(), _BESIDE
        box = QRectF()
        for number, cell in enumerate(laid):
            box = _box([cell]) if not number else box.united(_box([cell]))
            seen = _grown(box, beside)
            if number and rect.contains(QRectF(seen.topLeft() * SIZES[level] + origin, seen.size() * SIZES[level])):
                continue
            if not number or not _has_room(_grown(box, beside), SIZES[level], rect):
                level, beside = _scale_for(box, rect, most if not number else SIZES[level], readable)
            origin = rect.center() - box.center() * SIZES[level]
        self.level, self.origin, self.chosen = level, origin, False

    def _on_scene(self, cells: Iterable[Cell]) -> QRectF:
        box = _box(cells)
        return QRectF(box.topLeft() * self.size + self.origin, box.size() * self.size)

    def shows(self, cells: Iterable[Cell], rect: QRectF) -> bool:
        """Tell whether all of these cells are within a rectangle."""
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


def _grown(box: QRectF, by: QPointF) -> QRectF:
    return box.adjusted(-by.x(), -by.y(), by.x(), by.y())


def _has_room(box: QRectF, size: float, rect: QRectF) -> bool:
    return box.width() * size <= rect.width() and box.height() * size <= rect.height()


def _scale_for(box: QRectF, rect: QRectF, most: float, readable: float) -> tuple[int, QPointF]:
    """Return the level at which these units are shown, and how far around them one sees: as much as leaves the tiles
    large."""
    for spare in (1.0, 0.5, 0.0):
        room = _grown(box, _BESIDE + _SPARE * spare)
        level = _level_within(min(rect.width() / room.width(), rect.height() / room.height(), most))
        if SIZES[level - level % _ZOOM] >= readable:
            level -= level % _ZOOM
        if SIZES[level] >= readable * _EASILY:
            return level, _BESIDE
    if SIZES[level] >= readable * _HARDLY:
        return level, _BESIDE
    return _level_within(min(rect.width() / box.width(), rect.height() / box.height(), most)), QPointF()


def _level_within(room: float) -> int:
    """Return the largest of the sizes that is not above this one."""
    return max((level for level, size in enumerate(SIZES) if size <= room), default=0)


def _box(cells: Iterable[Cell]) -> QRectF:
    """Return what cells cover, in units."""
    spots = [in_units(cell) for cell in cells] or [QPointF()]
    left, right = min(spot.x() for spot in spots), max(spot.x() for spot in spots)
    top, bottom = min(spot.y() for spot in spots), max(spot.y() for spot in spots)
    return QRectF(left - ROOT3 / 2, top - 1, right - left + ROOT3, bottom - top + 2)


RAIL_SHADOW = 7.0
"""How far the rail behind the plates darkens the table in front of it."""


def paint_table(painter: QtGui.QPainter, rect: QRectF, board: QRectF, palette: Palette, ratio: float) -> None:
    """A table of boards, a star of brass let into it, under a lamp above the middle of what is played on."""
    painter.drawTiledPixmap(rect, _boards(palette, ratio))
    radius = min(board.width(), board.height()) * 0.56
    _paint_inlay(painter, board.center(), radius, palette)
    reach = max(board.width(), board.height()) * 0.72
    light = QtGui.QRadialGradient(board.center(), reach)
    for at, lit, shade in ((0.0, 64 if palette.dark else 96, 0), (0.45, 22, 0), (0.62, 0, 10), (1.0, 0, 140)):
        strong = round(shade * (1.0 if palette.dark else 0.5))
        light.setColorAt(at, QtGui.QColor(255, 226, 170, lit) if lit else QtGui.QColor(36, 14, 0, strong))
    painter.fillRect(rect, light)


def _paint_inlay(painter: QtGui.QPainter, centre: QPointF, radius: float, palette: Palette) -> None:
    """A large star, carved, with two lines of brass: it fills what no tile covers."""
    star = QtGui.QPainterPath()
    for number in range(6):
        tip, dent = corner(number) * radius, towards(number) * radius * 0.56
        if number:
            star.lineTo(centre + tip)
        else:
            star.moveTo(centre + tip)
        star.lineTo(centre + dent)
    star.closeSubpath()
    painter.fillPath(star, QtGui.QColor(255, 220, 150, 10) if palette.dark else QtGui.QColor(90, 46, 8, 20))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for away, width, colour in (
        (QPointF(1.4, 1.8), 2.6, QtGui.QColor(20, 8, 0, 130 if palette.dark else 70)),
        (QPointF(), 2.2, QtGui.QColor(190, 140, 58, 150 if palette.dark else 190)),
    ):
        painter.setPen(QtGui.QPen(colour, width))
        painter.drawPath(star.translated(away))
    inner = QtGui.QTransform().translate(centre.x(), centre.y()).scale(0.93, 0.93).translate(-centre.x(), -centre.y())
    painter.setPen(QtGui.QPen(QtGui.QColor(190, 140, 58, 90 if palette.dark else 130), 1.2))
    painter.drawPath(inner.map(star))


def _boards(palette: Palette, ratio: float) -> QtGui.QPixmap:
    """Return a few boards that continue themselves to all sides: a large window is covered with them in no time. Each
    has its own tone and grain, and ends somewhere else than the ones beside it."""
    wide, high, number = 960.0, 68.0, 6
    pixmap = QtGui.QPixmap(round(wide * ratio), round(high * number * ratio))
    pixmap.setDevicePixelRatio(ratio)
    base = (
        QtGui.QColor("#5e4026")
        if palette.dark
        else _mixed(QtGui.QColor(palette.surface), QtGui.QColor(palette.wood), 0.40)
    )
    pixmap.fill(base)  # the smoothed ends of boards let through what is below
    painter = QtGui.QPainter(pixmap)
    painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
    for board in range(number):
        top, joint = board * high, wide * ((board * 0.37 + 0.13) % 1.0)
        for left, right in ((joint - wide, joint), (joint, joint + wide)):
            _paint_board(painter, QRectF(left, top, right - left, high), base.lighter(100 + board * 5 % 9 - 4), board)
        seam = base.darker(150)
        seam.setAlphaF(0.55)
        painter.setPen(QtGui.QPen(seam, 1.3))
        painter.drawLine(QPointF(0, top + high), QPointF(wide, top + high))
        painter.drawLine(QPointF(joint, top), QPointF(joint, top + high))
        glint = base.lighter(125)
        glint.setAlphaF(0.35)
        painter.setPen(_hair(glint))
        painter.drawLine(QPointF(0, top + 1.2), QPointF(wide, top + 1.2))
        painter.drawLine(QPointF(joint + 1.2, top), QPointF(joint + 1.2, top + high))
    painter.end()
    return pixmap


def _paint_board(painter: QtGui.QPainter, plank: QRectF, tone: QtGui.QColor, seed: int) -> None:
    """One board: its tone, and a grain that runs along it and opens around a heart."""
    random = Random(seed * 7 + 2)
    painter.fillRect(plank, tone)
    heart = plank.left() + plank.width() * (0.3 + 0.4 * random.random())
    middle = plank.top() + plank.height() * (0.35 + 0.3 * random.random())
    grain = tone.darker(124)
    for line in range(11):
        y = plank.top() + 2 + (plank.height() - 4) * (line + random.random()) / 11
        bulge = (y - middle) * (0.10 + 0.5 * random.random())
        bulge = max(plank.top() + 2 - y, min(plank.bottom() - 2 - y, bulge))
        grain.setAlphaF(0.16 + 0.26 * random.random())
        painter.setPen(_hair(grain))
        path = QtGui.QPainterPath(QPointF(plank.left(), y))
        reach = 120 + 100 * random.random()
        path.cubicTo(heart - reach * 1.6, y, heart - reach, y + bulge, heart, y + bulge)
        path.cubicTo(heart + reach, y + bulge, heart + reach * 1.6, y, plank.right(), y)
        painter.drawPath(path)


def _mixed(one: QtGui.QColor, other: QtGui.QColor, share: float) -> QtGui.QColor:
    """Return a colour between two."""
    parts = ((one.redF(), other.redF()), (one.greenF(), other.greenF()), (one.blueF(), other.blueF()))
    return QtGui.QColor.fromRgbF(*(a + (b - a) * share for a, b in parts))


def _hair(colour: QtGui.QColor) -> QtGui.QPen:
    """Return the thinnest line, which Qt draws many times faster than any other."""
    pen = QtGui.QPen(colour, 1.0)
    pen.setCosmetic(True)
    return pen


def paint_band(painter: QtGui.QPainter, rect: QRectF, palette: Palette, upright: bool) -> None:
    """The rail behind the plates, under which tiles vanish when the plane is moved; the shadow that it throws is the
    lowest part of the rectangle, or the rightmost one of an upright rail."""
    if upright:
        painter.translate(rect.bottomLeft())
        painter.rotate(-90)
        rect = QRectF(0, 0, rect.height(), rect.width())
    rail = rect.adjusted(0, 0, 0, -RAIL_SHADOW)
    base = _mixed(QtGui.QColor(palette.surface_edge), QtGui.QColor(palette.wood_dark), 0.30)
    wood = QtGui.QLinearGradient(rail.topLeft(), rail.bottomLeft())
    wood.setColorAt(0, base.lighter(112))
    wood.setColorAt(0.9, base)
    wood.setColorAt(1, base.darker(118))
    painter.fillRect(rail, wood)
    painter.fillRect(QRectF(rail.left(), rail.bottom() - 1.4, rail.width(), 1.4), base.darker(150))
    shade = QtGui.QLinearGradient(rail.bottomLeft(), rect.bottomLeft())
    shade.setColorAt(0, QtGui.QColor(30, 12, 0, 80))
    shade.setColorAt(1, QtGui.QColor(30, 12, 0, 0))
    painter.fillRect(QRectF(rail.left(), rail.bottom(), rail.width(), RAIL_SHADOW), shade)


def paint_first_spot(painter: QtGui.QPainter, rect: QRectF, size: float) -> None:
    """Where the first tile will lie: a hexagon burnt into the wood."""
    painter.translate(rect.center())
    painter.setBrush(QtGui.QColor(60, 30, 8, 26))
    for scale, width, alpha in ((0.97, 2.4, 120), (0.86, 1.2, 70)):
        painter.setPen(QtGui.QPen(QtGui.QColor(70, 36, 10, alpha), width))
        painter.drawPath(hexagon(size * scale))
        painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QtGui.QPen(QtGui.QColor(70, 36, 10, 70), 1.2))
    star = QtGui.QPainterPath()
    for number in range(6):
        tip, dent = corner(number) * size * 0.5, towards(number) * size * 0.28
        if number:
            star.lineTo(tip)
        else:
            star.moveTo(tip)
        star.lineTo(dent)
    star.closeSubpath()
    painter.drawPath(star)


def paint_rack(painter: QtGui.QPainter, rect: QRectF, palette: Palette) -> None:
    """A shallow wooden tray."""
    wood = QtGui.QLinearGradient(rect.topLeft(), rect.bottomLeft())
    wood.setColorAt(0, QtGui.QColor(palette.wood_light))
    wood.setColorAt(0.06, QtGui.QColor(palette.wood))
    wood.setColorAt(1, QtGui.QColor(palette.wood_dark))
    painter.fillRect(rect, wood)
    well = QtGui.QPainterPath()
    well.addRoundedRect(rect.adjusted(8, 6, -8, -6), 10, 10)
    floor = QtGui.QLinearGradient(rect.topLeft(), rect.bottomLeft())
    base = QtGui.QColor(palette.wood_dark)
    floor.setColorAt(0, base.darker(150))
    floor.setColorAt(0.18, base.darker(118))
    floor.setColorAt(1, base.darker(106))
    painter.setPen(QtGui.QPen(base.darker(160), 1.2))
    painter.setBrush(floor)
    painter.drawPath(well)
    painter.setClipPath(well)
    random = Random(3)
    grain = base.darker(140)
    grain.setAlphaF(0.4)
    painter.setPen(_hair(grain))
    for line in range(9):
        y = rect.top() + rect.height() * (line + random.random()) / 9
        path = QtGui.QPainterPath(QPointF(rect.left(), y))
        path.cubicTo(
            rect.left() + rect.width() * 0.3, y + random.random() * 6 - 3,
            rect.left() + rect.width() * 0.7, y + random.random() * 6 - 3, rect.right(), y,
        )  # fmt: skip
        painter.drawPath(path)
