"""How the tiles of Exagon look: glossy cardboard hexagons with six coloured areas, big digits and a white star.

Colour is never alone: each digit is printed large and its area has a texture of its own.
"""

from functools import lru_cache
from math import cos, pi, sin
from typing import NamedTuple

from PySide6 import QtGui
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt

from elios_desktop.games.exagon.rules.tiles import EXAGON, JOLLY, SIDES, TILES, area, placement_of
from elios_desktop.games.exagon.table.plane import ROOT3, corner, hexagon, towards
from elios_desktop.ui.kit import materials, theme
from elios_desktop.ui.kit.art import Art, Patience

DIGIT_COLOURS = {
    "1": "#d3352c",
    "2": "#ee8420",
    "3": "#f5cc28",
    "4": "#86bd3c",
    "5": "#17774c",
    "6": "#3fb3d6",
    "7": "#2753a5",
    "8": "#7a3c9c",
    "9": "#e77fae",
}
_DARK_INK = frozenset("23469")
"""Digits printed in dark ink, as their areas are light."""
INK, PAPER = "#241a14", "#fffdf6"
PICTURE = 2.4
"""The side of a tile's square picture, its shadow included."""


class Print(NamedTuple):
    """How a tile is printed, in shares of its size."""

    at: float
    """Where the middle of a digit is."""
    digit: float
    """How high it is."""
    tip: float
    """How far the star's tips reach."""
    dent: float
    """How far it reaches between them."""
    total: float
    """How high the number in it is."""


_LARGE, _SMALL = Print(0.545, 0.42, 0.50, 0.27, 0.225), Print(0.515, 0.48, 0.42, 0.225, 0.20)
_LARGE_FROM, _SMALL_UP_TO = 46.0, 36.0
"""A table full of tiles is read by the digits at their sides: small tiles have larger ones, and a smaller star."""


def printed(size: float) -> Print:
    """Return how a tile is printed that is so large from its middle to its corners: at no size a digit reaches the
    edge of its area."""
    share = min(1.0, max(0.0, (size - _SMALL_UP_TO) / (_LARGE_FROM - _SMALL_UP_TO)))
    return Print(*(small + (large - small) * share for small, large in zip(_SMALL, _LARGE, strict=True)))


_FACE = 0.955
"""The printed hexagon, in shares of the cell: between two tiles one sees the table."""
INNER = _FACE - 0.055
"""What is printed in colour: around it is the tile's white rim."""
_OFF_RIM = 0.025
"""No digit comes nearer to it."""
POINT_COLOUR = "#c8201e"


def tile_picture(art: Art, tile: int, rotation: int, size: float, lifted: bool = False) -> QtGui.QPixmap:
    """Return a tile with its shadow, `size` from its middle to its corners. The digits always stand upright, so that a
    6 is no 9.

    It is put together from parts that many tiles share (the cardboard, a digit's area in one of six directions), as
    each new size of the plane needs all tiles at once.
    """
    side = QSizeF(size * PICTURE, size * PICTURE)
    placement = placement_of(tile, rotation)

    def paint_back(painter: QtGui.QPainter, rect: QRectF) -> None:
        _paint_cardboard(painter, rect.center(), size, lifted)

    def paint(painter: QtGui.QPainter, rect: QRectF) -> None:
        painter.drawPixmap(QPointF(), art.pixmap(("tile back", lifted), side, paint_back))
        for direction in range(SIDES):
            painter.drawPixmap(QPointF(), _area_picture(art, area(placement, direction), direction, size, side))
        painter.translate(rect.center())
        painter.setPen(QtGui.QPen(QtGui.QColor(PAPER), max(0.8, size * 0.026)))
        for number in range(3):
            painter.drawLine(corner(number) * size * 0.89, corner(number) * size * -0.89)
        _paint_star(painter, tile, rotation, size)

    return art.pixmap(("tile", tile, rotation, lifted), side, paint)


def _area_picture(art: Art, shown: str, direction: int, size: float, side: QSizeF) -> QtGui.QPixmap:
    def paint_gloss(painter: QtGui.QPainter, rect: QRectF) -> None:
        painter.translate(rect.center())
        _paint_gloss(painter, rounded_hexagon(size * INNER), size)

    def paint(painter: QtGui.QPainter, rect: QRectF) -> None:
        painter.translate(rect.center())
        inner = rounded_hexagon(size * INNER)
        triangle = QtGui.QPainterPath()
        triangle.addPolygon(_triangle(direction, size))
        triangle.closeSubpath()
        painter.save()
        # One clip in the other: the intersection of the two paths comes out wrong at some sizes.
        painter.setClipPath(inner)
        painter.setClipPath(triangle, Qt.ClipOperation.IntersectClip)
        _paint_area(painter, shown, direction, size)
        painter.drawPixmap(-rect.center(), art.pixmap("gloss", side, paint_gloss))
        painter.restore()
        look = printed(size)
        at = towards(direction) * size * look.at
        if shown == JOLLY:
            _paint_jester(painter, at, size * 0.185)
        elif shown == EXAGON:
            _paint_exagon_sign(painter, at, size * 0.17)
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QtGui.QColor(INK if shown in _DARK_INK else PAPER))
            painter.drawPath(digit_path(shown, direction, size))

    return art.pixmap(("area", shown, direction), side, paint)


def _paint_cardboard(painter: QtGui.QPainter, centre: QPointF, size: float, lifted: bool) -> None:
    """The shadow, the cut edge of the cardboard as seen below the face, and the white face."""
    painter.translate(centre)
    face = rounded_hexagon(size * _FACE)
    reach = 0.11 if lifted else 0.055
    shade = QtGui.QColor(30, 14, 0, 80 if lifted else 120)
    materials.soft_shadow(painter, face, size * reach, shade, QPointF(size * reach * 0.45, size * reach))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QtGui.QColor("#a8977c"))
    painter.drawPath(face.translated(0, size * 0.045))
    painter.setBrush(QtGui.QColor(PAPER))
    painter.drawPath(face)


@lru_cache(maxsize=128)
def rounded_hexagon(size: float) -> QtGui.QPainterPath:
    """Return a hexagon with slightly rounded corners, around 0,0. Don't change it."""
    path = QtGui.QPainterPath()
    for number in range(6):
        here, before, after = (corner(each) * size for each in (number, number - 1, number + 1))
        start, end = here + (before - here) * 0.09, here + (after - here) * 0.09
        if number:
            path.lineTo(start)
        else:
            path.moveTo(start)
        path.quadTo(here, end)
    path.closeSubpath()
    return path


def _triangle(direction: int, size: float) -> QtGui.QPolygonF:
    return QtGui.QPolygonF([QPointF(), corner(direction) * size, corner(direction + 1) * size])


def _paint_area(painter: QtGui.QPainter, shown: str, direction: int, size: float) -> None:
    triangle = _triangle(direction, size)
    painter.setPen(Qt.PenStyle.NoPen)
    if shown == JOLLY:
        _paint_rainbow(painter, direction, size)
        return
    if shown == EXAGON:
        dark = QtGui.QRadialGradient(QPointF(), size)
        dark.setColorAt(0.3, QtGui.QColor("#3a3a44"))
        dark.setColorAt(1, QtGui.QColor("#111116"))
        painter.setBrush(dark)
        painter.drawPolygon(triangle)
        return
    colour = QtGui.QColor(DIGIT_COLOURS[shown])
    painter.setBrush(colour)
    painter.drawPolygon(triangle)
    if size >= 22:
        _paint_texture(painter, shown, direction, size, colour)


def _paint_texture(painter: QtGui.QPainter, digit: str, direction: int, size: float, colour: QtGui.QColor) -> None:
    """A fine pattern for each digit, in a slightly darker tone of its colour: stripes at an angle, rings, or dots."""
    if digit == "1":
        return
    tone = colour.darker(118)
    painter.setPen(QtGui.QPen(tone, max(0.7, size * 0.022)))
    step = size * 0.115
    middle = towards(direction) * size * 0.55
    if digit in "38":
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tone)
        radius = size * (0.024 if digit == "3" else 0.036)
        for row in range(-4, 5):
            for column in range(-4, 5):
                aside = step / 2 if row % 2 else 0.0
                painter.drawEllipse(middle + QPointF(column * step + aside, row * step * 0.87), radius, radius)
    elif digit in "59":
        painter.setBrush(Qt.BrushStyle.NoBrush)
        origin = QPointF() if digit == "5" else towards(direction) * size * 1.3
        for ring in range(2, 12):
            painter.drawEllipse(origin, ring * step, ring * step)
    else:
        angle = {"2": 90, "4": 45, "6": 0, "7": 135}[digit] * pi / 180
        along = QPointF(cos(angle), sin(angle))
        for line in range(-6, 7):
            start = middle + QPointF(-along.y(), along.x()) * step * line
            painter.drawLine(start - along * size, start + along * size)


def _paint_rainbow(painter: QtGui.QPainter, direction: int, size: float) -> None:
    """All nine colours as a fan: a jolly stands for any digit that is not on its own tile."""
    start, end = corner(direction) * size, corner(direction + 1) * size
    for number, colour in enumerate(DIGIT_COLOURS.values()):
        a, b = start + (end - start) * (number / 9), start + (end - start) * ((number + 1) / 9)
        painter.setBrush(QtGui.QColor(colour))
        painter.drawPolygon(QtGui.QPolygonF([QPointF(), a, b]))


def _paint_jester(painter: QtGui.QPainter, at: QPointF, size: float) -> None:
    """The sign of a jolly: a jester's cap with three bells on a white disc."""
    painter.save()
    painter.translate(at)
    painter.setPen(QtGui.QPen(QtGui.QColor(INK), size * 0.1))
    painter.setBrush(QtGui.QColor(PAPER))
    painter.drawEllipse(QPointF(), size, size)
    painter.scale(size * 0.8, size * 0.8)
    cap = QtGui.QPainterPath(QPointF(-0.55, 0.62))
    cap.lineTo(-0.82, -0.28)
    cap.quadTo(-0.42, -0.22, -0.28, 0.10)
    cap.quadTo(-0.16, -0.42, 0.0, -0.72)
    cap.quadTo(0.16, -0.42, 0.28, 0.10)
    cap.quadTo(0.42, -0.22, 0.82, -0.28)
    cap.lineTo(0.55, 0.62)
    cap.closeSubpath()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QtGui.QColor("#8a1f5c"))
    painter.drawPath(cap)
    painter.setBrush(QtGui.QColor("#e0a013"))
    for bell in (QPointF(-0.84, -0.3), QPointF(0, -0.76), QPointF(0.84, -0.3)):
        painter.drawEllipse(bell, 0.19, 0.19)
    painter.drawRect(QRectF(-0.55, 0.36, 1.1, 0.2))
    painter.restore()


def _paint_exagon_sign(painter: QtGui.QPainter, at: QPointF, size: float) -> None:
    """The sign of an Exagon area: an empty hexagon, crossed out; nothing ever lies against it."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QtGui.QPen(QtGui.QColor("#f3ead8"), size * 0.2))
    painter.drawPath(hexagon(round(size, 1)).translated(at))
    painter.drawLine(at + corner(1) * size * 0.62, at - corner(1) * size * 0.62)
    painter.drawLine(at + corner(5) * size * 0.62, at - corner(5) * size * 0.62)


def _paint_star(painter: QtGui.QPainter, tile: int, rotation: int, size: float) -> None:
    """The star with the sum of the digits; as many of its tips show colour as the tile has star points."""
    points, total = TILES[tile].points, TILES[tile].star
    outline, look = QtGui.QPolygonF(), printed(size)
    for number in range(6):
        outline.append(corner(number) * size * look.tip)
        outline.append(towards(number) * size * look.dent)
    painter.setPen(QtGui.QPen(QtGui.QColor(60, 40, 20, 150), max(0.7, size * 0.02)))
    painter.setBrush(QtGui.QColor(PAPER))
    painter.drawPolygon(outline)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QtGui.QColor(POINT_COLOUR))
    for number in range(points):
        tip = corner(number + rotation)
        base, side = tip * size * look.tip * 0.67, QPointF(-tip.y(), tip.x()) * size * look.tip * 0.156
        painter.drawPolygon(QtGui.QPolygonF([tip * size * (look.tip - 0.055), base + side, base - side]))
    paint_number(painter, str(total), QPointF(), size * look.total, QtGui.QColor(INK))


def _paint_gloss(painter: QtGui.QPainter, inner: QtGui.QPainterPath, size: float) -> None:
    """Varnish: light from the upper left, a darker lower edge, and a bevel all around."""
    painter.setPen(Qt.PenStyle.NoPen)
    light = QtGui.QLinearGradient(QPointF(-size * 0.5, -size), QPointF(size * 0.5, size))
    light.setColorAt(0, QtGui.QColor(255, 255, 255, 74))
    light.setColorAt(0.42, QtGui.QColor(255, 255, 255, 16))
    light.setColorAt(0.55, QtGui.QColor(255, 255, 255, 0))
    light.setColorAt(1, QtGui.QColor(0, 0, 0, 46))
    painter.setBrush(light)
    painter.drawPath(inner)
    bevel = QtGui.QLinearGradient(QPointF(-size * 0.4, -size), QPointF(size * 0.4, size))
    bevel.setColorAt(0, QtGui.QColor(255, 255, 255, 150))
    bevel.setColorAt(0.5, QtGui.QColor(255, 255, 255, 0))
    bevel.setColorAt(0.51, QtGui.QColor(0, 0, 0, 0))
    bevel.setColorAt(1, QtGui.QColor(0, 0, 0, 90))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QtGui.QPen(bevel, max(0.8, size * 0.03)))
    painter.drawPath(inner)


@lru_cache(maxsize=64)
def _glyph_path(text: str) -> QtGui.QPainterPath:
    """Return a number in bold print, its middle at 0,0 and its height 1."""
    font = QtGui.QFont(theme.FAMILY)
    font.setWeight(QtGui.QFont.Weight.Bold)
    font.setPixelSize(100)
    path = QtGui.QPainterPath()
    path.addText(0, 0, font, text)
    box = path.boundingRect()
    figure = QtGui.QPainterPath()
    figure.addText(0, 0, font, "8")  # all numbers stand on one line and are equally high
    high = figure.boundingRect()
    shrink = 1 / max(1.0, high.height())
    return QtGui.QTransform().scale(shrink, shrink).translate(-box.center().x(), -high.center().y()).map(path)


def number_path(text: str, at: QPointF, height: float) -> QtGui.QPainterPath:
    """Return the outline of a number in the print of the tiles, around a point."""
    return QtGui.QTransform().translate(at.x(), at.y()).scale(height, height).map(_glyph_path(text))


def digit_path(digit: str, direction: int, size: float) -> QtGui.QPainterPath:
    """Return the outline of a digit at one of a tile's sides: as far out as its own shape lets it, off the rim."""
    look, out = printed(size), towards(direction)
    path = number_path(digit, out * size * look.at, size * look.digit)
    ends = (path.elementAt(number) for number in range(path.elementCount()))
    reach = max(end.x * out.x() + end.y * out.y() for end in ends)
    over = reach - size * (INNER * ROOT3 / 2 - _OFF_RIM)
    return path.translated(out * -over) if over > 0 else path


def paint_number(painter: QtGui.QPainter, text: str, at: QPointF, height: float, colour: QtGui.QColor) -> None:
    """A number in the print of the tiles, around a point."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPath(number_path(text, at, height))


_MOST_SIZES = 10
"""Tiles are kept in so many sizes: on the plane, in the rack, in a tray, held, and some that were used before."""


class TilePictures:
    """They have no words and no theme's colours, so they outlast a change of these."""

    def __init__(self, patience: Patience) -> None:
        self._art = Art(patience=patience)
        self._sizes: set[float] = set()

    def use_ratio(self, ratio: float) -> None:
        """Paint for so many pixels a unit from now on."""
        if self._art.ratio != ratio:
            self._art.clear(ratio)
            self._sizes.clear()

    def picture(self, tile: int, rotation: int, size: float, lifted: bool = False) -> QtGui.QPixmap:
        """Return a tile; `size` from its middle to its corners."""
        if size not in self._sizes:
            if len(self._sizes) == _MOST_SIZES:  # the window has been resized or the plane zoomed often
                self._art.clear()
                self._sizes.clear()
            self._sizes.add(size)
        return tile_picture(self._art, tile, rotation, size, lifted)
