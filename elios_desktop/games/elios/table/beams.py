"""Paints beams of Elios, each with the mark of its colour, and says how they lie in bundles, fans and rows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import cos, pi, sin

from PySide6 import QtGui
from PySide6.QtCore import QPointF, QRectF, Qt

from elios_desktop.games.elios.table.layout import Sun
from elios_desktop.games.elios.table.light import lit_end
from elios_desktop.ui.kit import materials, theme

COLOURS = {
    "R": "#d23a2e", "O": "#ee8222", "Y": "#f6c915", "L": "#a3cf35", "G": "#2a8a45", "A": "#5bbbe3", "B": "#2b5db0",
    "P": "#7d4a9e", "J": "#f8f3e6",
}  # fmt: skip
_DARK_INK, _LIGHT_INK = "#2a1a10", "#fff8ea"


def ink(letter: str) -> QtGui.QColor:
    """Return the colour of a mark on its beam."""
    return QtGui.QColor(_LIGHT_INK if letter in "RGBP" else _DARK_INK)


@lru_cache(maxsize=16)
def mark_of(letter: str) -> QtGui.QPainterPath:
    """Return the mark of a colour in a square from -1 to 1: heart, ring, sun, leaf, fir, waves, drop, moon, jester's
    star."""
    return _MARKS[letter]()


def paint_mark(
    painter: QtGui.QPainter, letter: str, centre: QPointF, radius: float, colour: QtGui.QColor | None = None
) -> None:
    """A colour's mark, upright, around a point."""
    shape = QtGui.QTransform().translate(centre.x(), centre.y()).scale(radius, radius).map(mark_of(letter))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour or ink(letter))
    painter.drawPath(shape)


def _heart() -> QtGui.QPainterPath:
    path = QtGui.QPainterPath(QPointF(0, 0.95))
    path.cubicTo(-0.5, 0.5, -1.05, 0.15, -1.0, -0.35)
    path.cubicTo(-0.95, -0.9, -0.25, -1.0, 0, -0.42)
    path.cubicTo(0.25, -1.0, 0.95, -0.9, 1.0, -0.35)
    path.cubicTo(1.05, 0.15, 0.5, 0.5, 0, 0.95)
    return path


def _ring() -> QtGui.QPainterPath:
    path = QtGui.QPainterPath()
    path.addEllipse(QPointF(0, 0), 0.92, 0.92)
    path.addEllipse(QPointF(0, 0), 0.5, 0.5)
    path.setFillRule(Qt.FillRule.OddEvenFill)
    return path


def _points(count: int, inner: float, turn: float = 0.0) -> QtGui.QPainterPath:
    corners = [
        QPointF(cos(turn + i * pi / count) * r, sin(turn + i * pi / count) * r)
        for i, r in ((i, 1.05 if i % 2 == 0 else inner) for i in range(2 * count))
    ]
    path = QtGui.QPainterPath()
    path.addPolygon(QtGui.QPolygonF(corners))
    path.closeSubpath()
    return path


def _sun() -> QtGui.QPainterPath:
    return _points(8, 0.52)


def _star() -> QtGui.QPainterPath:
    return _points(4, 0.34, -pi / 2)


def _without(shape: QtGui.QPainterPath, bite: QtGui.QPainterPath) -> QtGui.QPainterPath:
    """Return one shape without another, computed larger: Qt's arithmetic on curves is too coarse for so small ones."""
    large = QtGui.QTransform().scale(200, 200)
    return QtGui.QTransform().scale(1 / 200, 1 / 200).map(large.map(shape).subtracted(large.map(bite)))


def _leaf() -> QtGui.QPainterPath:
    path = QtGui.QPainterPath(QPointF(-0.8, 0.9))
    path.cubicTo(-1.1, -0.3, -0.2, -1.0, 0.9, -0.9)
    path.cubicTo(1.0, 0.2, 0.3, 1.1, -0.8, 0.9)
    vein = QtGui.QPainterPath(QPointF(-0.62, 0.72))
    vein.lineTo(0.52, -0.62)
    vein.lineTo(0.62, -0.52)
    vein.lineTo(-0.46, 0.8)
    vein.closeSubpath()
    return _without(path, vein)


def _fir() -> QtGui.QPainterPath:
    path = QtGui.QPainterPath()
    for top, half, bottom in ((-1.0, 0.55, -0.2), (-0.5, 0.85, 0.55)):
        part = QtGui.QPainterPath(QPointF(0, top))
        part.lineTo(half, bottom)
        part.lineTo(-half, bottom)
        part.closeSubpath()
        path = path.united(part)
    trunk = QtGui.QPainterPath()
    trunk.addRect(-0.2, 0.5, 0.4, 0.5)
    return path.united(trunk)


def _waves() -> QtGui.QPainterPath:
    path = QtGui.QPainterPath()
    for y in (-0.55, 0.15, 0.85):
        wave = QtGui.QPainterPath(QPointF(-1.0, y))
        wave.cubicTo(-0.65, y - 0.55, -0.35, y - 0.55, 0, y - 0.1)
        wave.cubicTo(0.35, y + 0.3, 0.65, y + 0.3, 1.0, y - 0.2)
        wave.lineTo(1.0, y + 0.12)
        wave.cubicTo(0.65, y + 0.62, 0.35, y + 0.62, 0, y + 0.22)
        wave.cubicTo(-0.35, y - 0.22, -0.65, y - 0.22, -1.0, y + 0.32)
        wave.closeSubpath()
        path.addPath(wave)
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def _drop() -> QtGui.QPainterPath:
    path = QtGui.QPainterPath(QPointF(0, -1.05))
    path.cubicTo(0.2, -0.45, 0.78, -0.1, 0.78, 0.38)
    path.cubicTo(0.78, 0.8, 0.4, 1.0, 0, 1.0)
    path.cubicTo(-0.4, 1.0, -0.78, 0.8, -0.78, 0.38)
    path.cubicTo(-0.78, -0.1, -0.2, -0.45, 0, -1.05)
    return path


def _moon() -> QtGui.QPainterPath:
    whole, bite = QtGui.QPainterPath(), QtGui.QPainterPath()
    whole.addEllipse(QPointF(-0.05, 0), 0.98, 0.98)
    bite.addEllipse(QPointF(0.5, -0.22), 0.82, 0.82)
    return _without(whole, bite)


_MARKS = {
    "R": _heart, "O": _ring, "Y": _sun, "L": _leaf, "G": _fir, "A": _waves, "B": _drop, "P": _moon, "J": _star,
}  # fmt: skip


def rainbow_bands(painter: QtGui.QPainter, rect: QRectF) -> None:
    """Eight thin bands of all colours: what a joker stands for."""
    height = rect.height() / 8
    for number, letter in enumerate("ROYLGABP"):
        band = QRectF(rect.left(), rect.top() + number * height, rect.width(), height)
        painter.fillRect(band, QtGui.QColor(COLOURS[letter]))


SHADOW = QtGui.QColor(40, 20, 0, 110)
_CORD, _CORD_DARK = QtGui.QColor("#e9d6ac"), QtGui.QColor("#8a6a3a")
_LACQUER = QtGui.QColor(255, 255, 255, 105)
"""The light along the edges that look towards it."""


# -- beams in a rack -------------------------------------------------------------------------------------------------


def beam_outline(length: float, wide: float, foot: float = 0.0) -> QtGui.QPainterPath:
    """Return a beam that stands on the origin and points up, from `foot` (a share of its length) on."""
    half, tip, low = wide / 2, wide * 0.42, -length * foot
    path = QtGui.QPainterPath()
    path.addPolygon(
        QtGui.QPolygonF(
            [
                QPointF(-half, low),
                QPointF(-half, -length + tip),
                QPointF(0, -length),
                QPointF(half, -length + tip),
                QPointF(half, low),
            ]
        )
    )
    path.closeSubpath()
    return path


def paint_beam(painter: QtGui.QPainter, letter: str, length: float, wide: float, *, shadow: float) -> None:
    """A lacquered beam that stands on the origin and points up, its mark near the tip."""
    base = QtGui.QColor(COLOURS[letter])
    path = beam_outline(length, wide)
    materials.soft_shadow(painter, path, wide * shadow, SHADOW, QPointF(wide * shadow * 0.5, wide * shadow))
    edge = base.darker(175)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(edge.darker(115))
    painter.drawPath(path.translated(wide * 0.06, wide * 0.11))
    across = QtGui.QLinearGradient(-wide / 2, 0, wide / 2, 0)
    for at, tone in ((0, 122), (0.22, 108), (0.5, 100)):
        across.setColorAt(at, base.lighter(tone))
    across.setColorAt(0.80, base.darker(108))
    across.setColorAt(1, base.darker(128))
    painter.setBrush(across)
    painter.drawPath(path)
    _grain_of(painter, base, [(QPointF(wide * at, -length * 0.02), QPointF(wide * (at + 0.03), -length + wide * 0.5))
                              for at in (-0.26, 0.02, 0.28)], wide)  # fmt: skip
    gloss = QtGui.QLinearGradient(0, -length, 0, 0)
    gloss.setColorAt(0, QtGui.QColor(255, 255, 255, 60))
    gloss.setColorAt(0.35, QtGui.QColor(255, 255, 255, 10))
    gloss.setColorAt(0.8, QtGui.QColor(255, 255, 255, 0))
    gloss.setColorAt(1, QtGui.QColor(0, 0, 0, 40))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(gloss)
    painter.drawPath(path)
    if letter == "J":
        rainbow_bands(painter, QRectF(-wide / 2 + 1, -length * 0.62, wide - 2, wide * 0.5))
    painter.setPen(QtGui.QPen(edge, max(0.8, wide * 0.05)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    half, tip, in_ = wide / 2, wide * 0.42, wide * 0.075
    lit = [QPointF(-half + in_, -in_), QPointF(-half + in_, -length + tip + in_ * 0.6), QPointF(0, -length + in_ * 1.5)]
    pen = QtGui.QPen(_LACQUER, max(0.8, wide * 0.06))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPolyline(lit)
    paint_mark(painter, letter, QPointF(0, -length + wide * 0.88), wide * 0.34)
    paint_mark(painter, letter, QPointF(0, -length * 0.44), wide * 0.24)


def _grain_of(painter: QtGui.QPainter, base: QtGui.QColor, lines: list[tuple[QPointF, QPointF]], wide: float) -> None:
    grain = base.darker(150)
    grain.setAlphaF(0.24)
    painter.setPen(QtGui.QPen(grain, max(0.5, wide * 0.03)))
    for start, end in lines:
        painter.drawLine(start, end)


def paint_bouquet(
    painter: QtGui.QPainter, bouquet: Bouquet, letters: str, origin: QPointF, *, hide: str = "", lifted: bool = False
) -> None:
    """A bundle: beams fanned out and tied; `hide` are beams that are somewhere else now."""
    for index, letter in enumerate(letters):
        if letter in hide:
            continue
        painter.save()
        painter.translate(bouquet.along(index, 0.0) - origin)
        painter.rotate(bouquet.angles[index])
        paint_beam(painter, letter, bouquet.length, bouquet.wide, shadow=0.34 if lifted else 0.16)
        painter.restore()
    if len(letters) - len(hide) > 1:
        paint_cord(painter, bouquet.along(0, TIE) - origin, bouquet.wide * (0.78 if len(letters) == 2 else 0.92))


def paint_cord(painter: QtGui.QPainter, centre: QPointF, half: float) -> None:
    """The string around a bundle, with a knot."""
    for number in range(3):
        y = centre.y() + (number - 1) * half * 0.24
        for colour, width in ((_CORD_DARK, half * 0.26), (_CORD, half * 0.19)):
            pen = QtGui.QPen(colour, width)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            arc = QtGui.QPainterPath(QPointF(centre.x() - half, y - half * 0.05))
            arc.quadTo(centre.x(), y + half * 0.2, centre.x() + half, y - half * 0.05)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(arc)
    painter.setPen(QtGui.QPen(_CORD_DARK, half * 0.06))
    painter.setBrush(_CORD)
    painter.drawEllipse(centre + QPointF(half * 0.1, half * 0.08), half * 0.2, half * 0.17)


# -- beams on the sun ------------------------------------------------------------------------------------------------


def paint_column(painter: QtGui.QPainter, sun: Sun, column: int, letters: str, font: QtGui.QFont, discs: int) -> None:
    """Paint all beams of a column, bottom to top, lit by the discs; the column's number lies on the end of the top
    one."""
    ground = QtGui.QPainterPath()
    ground.addPolygon(sun.beam(column, len(letters), 0, base=1))
    materials.soft_shadow(painter, ground, sun.half * 0.18, SHADOW, QPointF(0, 0))
    for level, letter in enumerate(letters, start=1):
        paint_laid_beam(painter, sun, column, level, letter, discs, top=level == len(letters))
    paint_number(painter, sun, column, len(letters), font)


def paint_number(painter: QtGui.QPainter, sun: Sun, column: int, level: int, font: QtGui.QFont) -> None:
    """A column's number on the end of its top beam."""
    spot = sun.spot(column, level, 0.86)
    radius = min(sun.half * 0.8, QtGui.QFontMetricsF(font).height() * 0.62)
    painter.setPen(QtGui.QPen(QtGui.QColor("#5a3c1a"), 1.2))
    painter.setBrush(QtGui.QColor("#fff6e2"))
    painter.drawEllipse(spot, radius, radius)
    painter.setPen(QtGui.QColor("#2c2219"))
    painter.setFont(fitted(font, radius * 1.7))
    box = QRectF(spot.x() - radius, spot.y() - radius, 2 * radius, 2 * radius)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(column))


def fitted(font: QtGui.QFont, height: float) -> QtGui.QFont:
    """Return the font, smaller if a digit would not fit, but never under 11 points."""
    tall = QtGui.QFontMetricsF(font).capHeight() * 1.35
    if tall <= height:
        return font
    smaller = QtGui.QFont(font)
    smaller.setPointSizeF(max(theme.SIZES["small"], font.pointSizeF() * height / tall))
    return smaller


def paint_laid_beam(
    painter: QtGui.QPainter, sun: Sun, column: int, level: int, letter: str, discs: int, *, top: bool = True
) -> None:
    """Paint one beam on its level: its edge, its face, and if nothing lies on it, its marks. Its end is lit by the
    discs."""
    base = QtGui.QColor(COLOURS[letter])
    face, edge = sun.beam(column, level), base.darker(185)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(edge)
    steps = max(2, round(sun.rise))
    for step in range(steps + 1):
        painter.drawPolygon(sun.beam(column, level, level - step / steps))
    side = sun.side(column)
    lit = -1 if side.x() + side.y() > 0 else 1  # the long edge that looks to the upper left
    middle = sun.spot(column, level, 0.5)
    light = QtGui.QLinearGradient(middle + side * lit, middle - side * lit)
    for at, tone in ((0, 122), (0.25, 108), (0.5, 100)):
        light.setColorAt(at, base.lighter(tone))
    light.setColorAt(0.82, base.darker(106))
    light.setColorAt(1, base.darker(124))
    pen = QtGui.QPen(edge, max(0.9, sun.half * 0.06))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(light)
    painter.drawPolygon(face)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(lit_end(sun, column, level, discs))
    painter.drawPolygon(face)
    if not top:
        return
    _grain_of(
        painter,
        base,
        [
            (sun.spot(column, level, 0.03) + side * share, sun.spot(column, level, 0.98) + side * share)
            for share in (-0.5, 0.05, 0.55)
        ],
        sun.half * 1.4,
    )
    if letter == "J":
        _rainbow_stripe(painter, sun, column, level)
    shine = QtGui.QPen(_LACQUER, max(0.8, sun.half * 0.10))
    shine.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(shine)
    rim = side * (lit * 0.82)
    painter.drawLine(sun.spot(column, level, 0.02) + rim, sun.spot(column, level, 0.985) + rim)
    for share, size in ((0.20, 0.5), (0.56, 0.5)):
        paint_mark(painter, letter, sun.spot(column, level, share), sun.half * size)


def _rainbow_stripe(painter: QtGui.QPainter, sun: Sun, column: int, level: int) -> None:
    side = sun.side(column) * 0.96
    for number, letter in enumerate("ROYLGABP"):
        at = sun.spot(column, level, 0.345 + number * 0.008)
        painter.setPen(QtGui.QPen(QtGui.QColor(COLOURS[letter]), sun.radius * 0.0045))
        painter.drawLine(at - side, at + side)


def paint_open(painter: QtGui.QPainter, polygon: QtGui.QPolygonF, palette: theme.Palette) -> None:
    """A place that waits for a beam: gold between two dark lines, seen on every colour."""
    for colour, width in (
        (QtGui.QColor(42, 22, 8, 60), 8.0),
        (QtGui.QColor(42, 22, 8, 215), 5.2),
        (QtGui.QColor(palette.glow_strong), 2.6),
    ):
        pen = QtGui.QPen(colour, width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolygon(polygon)


def paint_last(painter: QtGui.QPainter, polygon: QtGui.QPolygonF, colour: QtGui.QColor) -> None:
    """The rim of what the last move brought: the seat's colour with light and dark beside it, seen on every beam."""
    for tone, width in ((QtGui.QColor(40, 22, 8, 150), 6.0), (QtGui.QColor("#fffaf0"), 4.6), (colour, 2.4)):
        pen = QtGui.QPen(tone, width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolygon(polygon)


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
        """Return a point on a beam's middle line: 0 at its foot, 1 at its tip."""
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
    """Tell how wide a bundle of so many beams is, as a share of a beam's length."""
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
