"""The front of Holi: coloured powder over a tower of three levels."""

from math import cos, sin

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPolygonF, QRadialGradient

from elios_desktop.ui.covers import wash

_POWDERS = ("#f7c31a", "#ff5fa2", "#28b8d8", "#69c13c", "#ff7a2a", "#a45bd0")


def paint_front(painter: QPainter) -> None:
    """Coloured powder bursting over a courtyard of three levels."""
    wash(painter, "#c2256f", "#5b1f74")
    for number, (x, y, size) in enumerate(
        ((48, 122, 62), (187, 112, 60), (38, 212, 52), (196, 205, 58), (118, 90, 46))
    ):
        _burst(painter, QPointF(x, y), size, QColor(_POWDERS[number]), number + 3)
    for level in range(3):
        _courtyard(painter, QPointF(115, 206 - level * 42), 78 - level * 6, level)
    for number, (x, y, size) in enumerate(((163, 150, 15), (62, 166, 13), (116, 116, 12))):
        _burst(painter, QPointF(x, y), size, QColor(_POWDERS[(number * 2 + 3) % 6]), number + 11)


def _burst(painter: QPainter, at: QPointF, size: float, colour: QColor, seed: int) -> None:
    cloud = QRadialGradient(at, size)
    inner, middle, outer = QColor(colour), QColor(colour), QColor(colour)
    inner.setAlpha(240)
    middle.setAlpha(150)
    outer.setAlpha(0)
    cloud.setColorAt(0, inner)
    cloud.setColorAt(0.5, middle)
    cloud.setColorAt(1, outer)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(cloud)
    painter.drawEllipse(at, size, size)
    painter.setBrush(colour)
    state = seed * 2654435761 % 2**32
    for _ in range(26):
        state = (state * 1664525 + 1013904223) % 2**32
        angle = (state >> 8) % 6283 / 1000
        state = (state * 1664525 + 1013904223) % 2**32
        far = size * (0.45 + (state >> 8) % 700 / 1000)
        grain = size * (0.02 + (state >> 20) % 50 / 1000)
        painter.drawEllipse(at + QPointF(cos(angle) * far, sin(angle) * far), grain, grain)


def _courtyard(painter: QPainter, at: QPointF, half: float, level: int) -> None:
    depth = half * 0.42
    right, down = QPointF(half, 0), QPointF(0, depth)
    slant = QPointF(half * 0.22, 0)
    corners = [
        at - right - down + slant,
        at + right - down + slant,
        at + right + down - slant,
        at - right + down - slant,
    ]
    if level:  # the columns that carry this level
        painter.setPen(QPen(QColor("#e9c88f"), 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        for corner in (corners[0], corners[1], corners[2], corners[3]):
            inset = corner + (at - corner) * 0.08
            painter.drawLine(inset, inset + QPointF(0, 40))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#8f5f2e"))
    painter.drawPolygon(QPolygonF(corners).translated(0, 5))
    painter.setBrush(QColor(("#f3dcb2", "#f6e4c2", "#fbeed6")[level]))
    painter.drawPolygon(QPolygonF(corners))

    def place(u: float, v: float) -> QPointF:
        upper = corners[0] + (corners[1] - corners[0]) * u
        lower = corners[3] + (corners[2] - corners[3]) * u
        return upper + (lower - upper) * v

    painter.setPen(QPen(QColor(120, 76, 34, 110), 0.9))
    for k in range(1, 6):
        painter.drawLine(place(k / 6, 0), place(k / 6, 1))
        painter.drawLine(place(0, k / 6), place(1, k / 6))
    painter.setPen(Qt.PenStyle.NoPen)
    tokens = (
        ((1, 3, 0), (2, 3, 1), (4, 4, 2), (4, 5, 3), (0, 5, 4), (5, 4, 0)),
        ((4, 4, 1), (1, 5, 2), (5, 5, 3)),
        ((3, 2, 0),),
    )
    for column, row, colour in tokens[level]:
        dot = place((column + 0.5) / 6, (row + 0.5) / 6)
        painter.setBrush(QColor(_POWDERS[colour]).darker(140))
        painter.drawEllipse(dot + QPointF(0, 1.6), half / 9.5, half / 17)
        painter.setBrush(QBrush(QColor(_POWDERS[colour])))
        painter.drawEllipse(dot, half / 9.5, half / 17)
