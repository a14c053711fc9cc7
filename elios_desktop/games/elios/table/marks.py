"""The colours of the beams and the mark that goes with each, so that Elios can be played in grey."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF, QTransform

COLOURS = {
    "R": "#d23a2e", "O": "#ee8222", "Y": "#f6c915", "L": "#a3cf35", "G": "#2a8a45", "A": "#5bbbe3", "B": "#2b5db0",
    "P": "#7d4a9e", "J": "#f8f3e6",
}  # fmt: skip
_DARK_INK, _LIGHT_INK = "#2a1a10", "#fff8ea"


def ink(letter: str) -> QColor:
    """The colour of a mark on its beam."""
    return QColor(_LIGHT_INK if letter in "RGBP" else _DARK_INK)


@lru_cache(maxsize=16)
def mark_of(letter: str) -> QPainterPath:
    """The mark of a colour in a square from -1 to 1: heart, ring, sun, leaf, fir, waves, drop, moon, jester's star."""
    return _MARKS[letter]()


def paint_mark(painter: QPainter, letter: str, centre: QPointF, radius: float, colour: QColor | None = None) -> None:
    """A colour's mark, upright, around a point."""
    shape = QTransform().translate(centre.x(), centre.y()).scale(radius, radius).map(mark_of(letter))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour or ink(letter))
    painter.drawPath(shape)


def _heart() -> QPainterPath:
    path = QPainterPath(QPointF(0, 0.95))
    path.cubicTo(-0.5, 0.5, -1.05, 0.15, -1.0, -0.35)
    path.cubicTo(-0.95, -0.9, -0.25, -1.0, 0, -0.42)
    path.cubicTo(0.25, -1.0, 0.95, -0.9, 1.0, -0.35)
    path.cubicTo(1.05, 0.15, 0.5, 0.5, 0, 0.95)
    return path


def _ring() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(0, 0), 0.92, 0.92)
    path.addEllipse(QPointF(0, 0), 0.5, 0.5)
    path.setFillRule(Qt.FillRule.OddEvenFill)
    return path


def _points(count: int, inner: float, turn: float = 0.0) -> QPainterPath:
    corners = [
        QPointF(cos(turn + i * pi / count) * r, sin(turn + i * pi / count) * r)
        for i, r in ((i, 1.05 if i % 2 == 0 else inner) for i in range(2 * count))
    ]
    path = QPainterPath()
    path.addPolygon(QPolygonF(corners))
    path.closeSubpath()
    return path


def _sun() -> QPainterPath:
    return _points(8, 0.52)


def _star() -> QPainterPath:
    return _points(4, 0.34, -pi / 2)


def _without(shape: QPainterPath, bite: QPainterPath) -> QPainterPath:
    """One shape without another, computed larger: Qt's arithmetic on curves is too coarse for so small ones."""
    large = QTransform().scale(200, 200)
    return QTransform().scale(1 / 200, 1 / 200).map(large.map(shape).subtracted(large.map(bite)))


def _leaf() -> QPainterPath:
    path = QPainterPath(QPointF(-0.8, 0.9))
    path.cubicTo(-1.1, -0.3, -0.2, -1.0, 0.9, -0.9)
    path.cubicTo(1.0, 0.2, 0.3, 1.1, -0.8, 0.9)
    vein = QPainterPath(QPointF(-0.62, 0.72))
    vein.lineTo(0.52, -0.62)
    vein.lineTo(0.62, -0.52)
    vein.lineTo(-0.46, 0.8)
    vein.closeSubpath()
    return _without(path, vein)


def _fir() -> QPainterPath:
    path = QPainterPath()
    for top, half, bottom in ((-1.0, 0.55, -0.2), (-0.5, 0.85, 0.55)):
        part = QPainterPath(QPointF(0, top))
        part.lineTo(half, bottom)
        part.lineTo(-half, bottom)
        part.closeSubpath()
        path = path.united(part)
    trunk = QPainterPath()
    trunk.addRect(-0.2, 0.5, 0.4, 0.5)
    return path.united(trunk)


def _waves() -> QPainterPath:
    path = QPainterPath()
    for y in (-0.55, 0.15, 0.85):
        wave = QPainterPath(QPointF(-1.0, y))
        wave.cubicTo(-0.65, y - 0.55, -0.35, y - 0.55, 0, y - 0.1)
        wave.cubicTo(0.35, y + 0.3, 0.65, y + 0.3, 1.0, y - 0.2)
        wave.lineTo(1.0, y + 0.12)
        wave.cubicTo(0.65, y + 0.62, 0.35, y + 0.62, 0, y + 0.22)
        wave.cubicTo(-0.35, y - 0.22, -0.65, y - 0.22, -1.0, y + 0.32)
        wave.closeSubpath()
        path.addPath(wave)
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def _drop() -> QPainterPath:
    path = QPainterPath(QPointF(0, -1.05))
    path.cubicTo(0.2, -0.45, 0.78, -0.1, 0.78, 0.38)
    path.cubicTo(0.78, 0.8, 0.4, 1.0, 0, 1.0)
    path.cubicTo(-0.4, 1.0, -0.78, 0.8, -0.78, 0.38)
    path.cubicTo(-0.78, -0.1, -0.2, -0.45, 0, -1.05)
    return path


def _moon() -> QPainterPath:
    whole, bite = QPainterPath(), QPainterPath()
    whole.addEllipse(QPointF(-0.05, 0), 0.98, 0.98)
    bite.addEllipse(QPointF(0.5, -0.22), 0.82, 0.82)
    return _without(whole, bite)


_MARKS = {
    "R": _heart, "O": _ring, "Y": _sun, "L": _leaf, "G": _fir, "A": _waves, "B": _drop, "P": _moon, "J": _star,
}  # fmt: skip


def rainbow_bands(painter: QPainter, rect: QRectF) -> None:
    """Eight thin bands of all colours: what a joker stands for."""
    height = rect.height() / 8
    for number, letter in enumerate("ROYLGABP"):
        band = QRectF(rect.left(), rect.top() + number * height, rect.width(), height)
        painter.fillRect(band, QColor(COLOURS[letter]))
