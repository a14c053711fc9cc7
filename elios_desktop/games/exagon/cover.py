"""The front of Exagon: hexagonal tiles that match, and an hourglass."""

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPolygonF

from elios_desktop.ui.covers import wash

DIGITS = ("#d3352c", "#ee8420", "#f5cc28", "#86bd3c", "#17774c", "#3fb3d6", "#2753a5", "#7a3c9c", "#e77fae")
"""The colours of 1 to 9: those of the tiles in play."""
_DARK_INK = (2, 3, 4, 6, 9)
"""Digits printed in dark ink, as their areas are light."""


def paint_front(painter: QPainter) -> None:
    """Hexagonal tiles that match side to side, and the hourglass that runs."""
    wash(painter, "#123f4c", "#0b2733")
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)  # too faint to need it
    painter.setPen(QPen(QColor(255, 255, 255, 20), 0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for row in range(-1, 6):
        for column in range(-1, 4):
            x = 5 + column * 72 + (36 if row % 2 else 0)
            painter.drawPolygon(hexagon(QPointF(x, 20 + row * 62.4), 41.5))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    radius = 37.0
    step = radius * 3**0.5
    middle = QPointF(88, 157.5)
    tiles = (
        (middle, (1, 4, 7, 2, 3, 5), 22),
        (middle + QPointF(step / 2, -radius * 1.5), (6, 8, 3, 1, 9, 4), 31),
        (middle + QPointF(-step / 2, -radius * 1.5), (8, 9, 5, 3, 1, 6), 32),
        (middle + QPointF(step, 0), (5, 9, 6, 8, 4, 3), 35),
        (middle + QPointF(-step / 2, radius * 1.5), (2, 7, 3, 9, 8, 4), 33),
    )
    for at, sides, star in tiles:
        _tile(painter, at, radius - 1.2, sides, star)
    painter.save()
    painter.translate(180, 208)
    painter.rotate(9)
    _hourglass(painter)
    painter.restore()


def hexagon(at: QPointF, radius: float) -> QPolygonF:
    """Return a hexagon that stands on a tip."""
    return QPolygonF([at + QPointF(sin(k * pi / 3) * radius, -cos(k * pi / 3) * radius) for k in range(6)])


def _tile(painter: QPainter, at: QPointF, radius: float, sides: tuple[int, ...], star: int) -> None:
    corners = hexagon(at, radius)
    tips = corners.toList()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 90))
    painter.drawPolygon(corners.translated(2, 4))
    font = QFont(painter.font())
    font.setWeight(QFont.Weight.Bold)
    for k, digit in enumerate(sides):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(DIGITS[digit - 1]))
        painter.drawPolygon(QPolygonF([at, tips[k], tips[(k + 1) % 6]]))
    painter.setPen(QPen(QColor(255, 255, 255, 190), 1.6))
    for corner in tips[:3]:
        painter.drawLine(corner, at * 2 - corner)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(
        QPen(QColor("#fff8ea"), 2.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    )
    painter.drawPolygon(corners)
    font.setPixelSize(13)
    painter.setFont(font)
    for k, digit in enumerate(sides):
        painter.setPen(QColor("#241a14" if digit in _DARK_INK else "#ffffff"))
        angle = pi / 6 + k * pi / 3
        where = at + QPointF(sin(angle) * radius * 0.64, -cos(angle) * radius * 0.64)
        painter.drawText(QRectF(where.x() - 9, where.y() - 9, 18, 18), Qt.AlignmentFlag.AlignCenter, str(digit))
    points = [
        at + QPointF(sin(k * pi / 6) * r, -cos(k * pi / 6) * r)
        for k, r in ((k, radius * (0.44 if k % 2 == 0 else 0.3)) for k in range(12))
    ]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#fffaf0"))
    painter.drawPolygon(QPolygonF(points))
    font.setPixelSize(14)
    painter.setFont(font)
    painter.setPen(QColor("#2b2118"))
    painter.drawText(QRectF(at.x() - 14, at.y() - 14, 28, 28), Qt.AlignmentFlag.AlignCenter, str(star))


def _hourglass(painter: QPainter) -> None:
    glass = QPainterPath(QPointF(-17, -31))
    glass.cubicTo(QPointF(-17, -10), QPointF(-3.5, -9), QPointF(-3.5, 0))
    glass.cubicTo(QPointF(-3.5, 9), QPointF(-17, 10), QPointF(-17, 31))
    glass.lineTo(QPointF(17, 31))
    glass.cubicTo(QPointF(17, 10), QPointF(3.5, 9), QPointF(3.5, 0))
    glass.cubicTo(QPointF(3.5, -9), QPointF(17, -10), QPointF(17, -31))
    glass.closeSubpath()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 80))
    painter.drawPath(glass.translated(2.5, 4))
    painter.setBrush(QColor(214, 238, 244, 225))
    painter.drawPath(glass)
    painter.save()
    painter.setClipPath(glass)
    painter.setBrush(QColor("#f0b23a"))
    painter.drawRect(QRectF(-20, -17, 40, 17))
    painter.drawRect(QRectF(-1.2, 0, 2.4, 28))
    painter.drawEllipse(QPointF(0, 33), 17, 13)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(255, 255, 255, 230), 1.8))
    painter.drawPath(glass)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#b9823f"))
    painter.drawRoundedRect(QRectF(-22, -37, 44, 7), 3, 3)
    painter.drawRoundedRect(QRectF(-22, 30, 44, 7), 3, 3)
