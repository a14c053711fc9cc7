"""Fire, wood and water: the symbols that are burnt into the tokens, told apart by shape as well as by colour."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform

ELEMENT_COLOURS = {"F": "#b3361b", "W": "#3f6b2a", "A": "#1f5f96"}
_ON_DARK = {"F": "#cf4524", "W": "#47802f", "A": "#2470b3"}
_SCORCH, _BURNT, _CHALK = QColor(96, 52, 16, 60), QColor("#43230c"), QColor("#ffe9c4")


@lru_cache(maxsize=3)
def symbol_path(letter: str) -> QPainterPath:
    """A flame, a fir, or a drop over a wave, in a square from -1 to 1."""
    return _SHAPES[letter]()


def paint_symbol(painter: QPainter, letter: str, centre: QPointF, radius: float, *, dark_wood: bool = False) -> None:
    """A symbol burnt into wood and rubbed with colour; on dark wood a rim of chalk sets it off."""
    shape = QTransform().translate(centre.x(), centre.y()).scale(radius, radius).map(symbol_path(letter))
    lines: tuple[tuple[QColor, float], ...]
    if dark_wood:
        lines, colour = ((_CHALK, 0.20),), QColor(_ON_DARK[letter])
    else:
        lines, colour = ((_SCORCH, 0.34), (_BURNT, 0.12)), QColor(ELEMENT_COLOURS[letter])
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for line, width in lines:
        pen = QPen(line, radius * width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPath(shape)
    painter.fillPath(shape, colour)


def _without(shape: QPainterPath, bite: QPainterPath) -> QPainterPath:
    """One shape without another, computed larger: Qt's arithmetic on curves is too coarse for so small ones."""
    large = QTransform().scale(400, 400)
    return QTransform().scale(1 / 400, 1 / 400).map(large.map(shape).subtracted(large.map(bite)))


def _flame() -> QPainterPath:
    path = QPainterPath(QPointF(0.05, -1.05))
    path.cubicTo(0.22, -0.50, 0.84, -0.28, 0.72, 0.38)
    path.cubicTo(0.64, 0.80, 0.30, 0.98, 0.0, 0.98)
    path.cubicTo(-0.42, 0.98, -0.74, 0.68, -0.72, 0.25)
    path.cubicTo(-0.70, -0.06, -0.52, -0.20, -0.44, -0.50)
    path.cubicTo(-0.27, -0.32, -0.20, -0.20, -0.18, -0.05)
    path.cubicTo(0.02, -0.32, 0.10, -0.66, 0.05, -1.05)
    core = QPainterPath(QPointF(0.06, 0.06))
    core.cubicTo(0.12, 0.32, 0.36, 0.40, 0.32, 0.62)
    core.cubicTo(0.28, 0.78, 0.13, 0.84, 0.0, 0.84)
    core.cubicTo(-0.18, 0.84, -0.32, 0.74, -0.31, 0.56)
    core.cubicTo(-0.29, 0.36, 0.04, 0.36, 0.06, 0.06)
    return _without(path, core)


def _fir() -> QPainterPath:
    right = [(0.0, -1.02), (0.44, -0.38), (0.25, -0.38), (0.64, 0.14), (0.38, 0.14), (0.80, 0.66), (0.15, 0.66)]
    right.append((0.15, 0.98))
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in right] + [QPointF(-x, y) for x, y in reversed(right[1:])]))
    path.closeSubpath()
    return path


def _drop() -> QPainterPath:
    path = QPainterPath(QPointF(0, -1.02))
    path.cubicTo(0.13, -0.62, 0.50, -0.34, 0.50, 0.02)
    path.cubicTo(0.50, 0.32, 0.26, 0.50, 0, 0.50)
    path.cubicTo(-0.26, 0.50, -0.50, 0.32, -0.50, 0.02)
    path.cubicTo(-0.50, -0.34, -0.13, -0.62, 0, -1.02)
    wave = QPainterPath(QPointF(-0.90, 0.80))
    wave.cubicTo(-0.60, 0.56, -0.30, 0.58, 0, 0.76)
    wave.cubicTo(0.30, 0.94, 0.60, 0.90, 0.90, 0.68)
    wave.lineTo(0.90, 0.90)
    wave.cubicTo(0.60, 1.12, 0.30, 1.16, 0, 0.98)
    wave.cubicTo(-0.30, 0.80, -0.60, 0.78, -0.90, 1.02)
    wave.closeSubpath()
    path.addPath(wave)
    return path


_SHAPES = {"F": _flame, "W": _fir, "A": _drop}
