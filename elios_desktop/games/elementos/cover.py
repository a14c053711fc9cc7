"""The front of Elementos: three tokens, each taking the next, and a wand."""

from collections.abc import Callable
from math import sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient, QTransform

from elios_desktop.ui.covers import FRONT, wash


def paint_front(painter: QPainter) -> None:
    """Fire, wood and water on a wooden box, each taking the next, and a turned wand across."""
    wash(painter, "#8f5a2c", "#5d3616")
    painter.setBrush(Qt.BrushStyle.NoBrush)
    # Faint hair lines need no smoothing, and without it they cost next to nothing.
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    for line in range(30):
        y = FRONT.top() + 2 + line * 9.4
        bend = sin(line * 1.7) * 9
        grain = QPainterPath(QPointF(FRONT.left(), y))
        grain.cubicTo(QPointF(70, y + bend), QPointF(150, y - bend), QPointF(FRONT.right(), y + bend * 0.4))
        painter.setPen(QPen(QColor(40, 18, 4, 40 + 26 * (line % 3)), 0))
        painter.drawPath(grain)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    places = (QPointF(115, 105), QPointF(170, 200), QPointF(60, 200))
    centre = QPointF(115, 168)
    # Who takes whom: an arc with a head from each token to the next, clockwise.
    for number in range(3):
        painter.save()
        painter.translate(centre)
        painter.rotate(number * 120)
        _arrow(painter)
        painter.restore()
    for number, symbol in enumerate((flame, tree, drop)):
        _token(painter, places[number], 36, symbol)
    painter.save()
    painter.translate(centre + QPointF(0, 6))
    painter.rotate(-58)
    _wand(painter, 24)
    painter.restore()


def _arrow(painter: QPainter) -> None:
    """Draw an arrow from the token at the top to the one at the lower right, around the origin."""
    ink = QColor("#f6dfb4")
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ink, 5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawArc(QRectF(-78, -78, 156, 156), 58 * 16, -48 * 16)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawPolygon(QPolygonF([QPointF(66, -16), QPointF(88, -18), QPointF(79, 2)]))


def _token(painter: QPainter, at: QPointF, radius: float, symbol: Callable[[], tuple[QPainterPath, str]]) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(20, 8, 0, 110))
    painter.drawEllipse(at + QPointF(2.5, 5), radius, radius)
    painter.setBrush(QColor("#b98a52"))
    painter.drawEllipse(at + QPointF(0, 2.5), radius, radius)
    face = QRadialGradient(at - QPointF(10, 12), radius * 1.7)
    face.setColorAt(0, QColor("#fbe9c6"))
    face.setColorAt(1, QColor("#d9b078"))
    painter.setBrush(face)
    painter.drawEllipse(at, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(120, 74, 30, 120), 1.6))
    painter.drawEllipse(at, radius - 4.5, radius - 4.5)
    path, colour = symbol()
    placed = QTransform().translate(at.x(), at.y()).scale(radius * 0.62, radius * 0.62).map(path)
    painter.setPen(
        QPen(QColor("#3b2009"), 2.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    )
    painter.setBrush(QColor(colour))
    painter.drawPath(placed)


def flame() -> tuple[QPainterPath, str]:
    """Fire, within one unit about the origin."""
    path = QPainterPath(QPointF(0.05, -1.05))
    path.cubicTo(QPointF(0.22, -0.5), QPointF(0.82, -0.28), QPointF(0.7, 0.38))
    path.cubicTo(QPointF(0.62, 0.8), QPointF(0.3, 0.95), QPointF(0, 0.95))
    path.cubicTo(QPointF(-0.42, 0.95), QPointF(-0.72, 0.66), QPointF(-0.7, 0.25))
    path.cubicTo(QPointF(-0.68, -0.06), QPointF(-0.5, -0.2), QPointF(-0.42, -0.48))
    path.cubicTo(QPointF(-0.26, -0.3), QPointF(-0.2, -0.2), QPointF(-0.18, -0.05))
    path.cubicTo(QPointF(0.02, -0.32), QPointF(0.1, -0.66), QPointF(0.05, -1.05))
    return path, "#d8452a"


def tree() -> tuple[QPainterPath, str]:
    """Wood: a fir, within one unit about the origin."""
    points = [(0, -1), (0.46, -0.36), (0.24, -0.36), (0.66, 0.2), (0.36, 0.2), (0.78, 0.66), (0.16, 0.66), (0.16, 1)]
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points] + [QPointF(-x, y) for x, y in reversed(points[1:])]))
    path.closeSubpath()
    return path, "#4a8a3c"


def drop() -> tuple[QPainterPath, str]:
    """Water, within one unit about the origin."""
    path = QPainterPath(QPointF(0, -1.05))
    path.cubicTo(QPointF(0.18, -0.52), QPointF(0.68, -0.12), QPointF(0.68, 0.32))
    path.cubicTo(QPointF(0.68, 0.7), QPointF(0.38, 0.98), QPointF(0, 0.98))
    path.cubicTo(QPointF(-0.38, 0.98), QPointF(-0.68, 0.7), QPointF(-0.68, 0.32))
    path.cubicTo(QPointF(-0.68, -0.12), QPointF(-0.18, -0.52), QPointF(0, -1.05))
    return path, "#2f7fc0"


def _wand(painter: QPainter, half: float) -> None:
    wood = QLinearGradient(QPointF(0, -5), QPointF(0, 5))
    wood.setColorAt(0, QColor("#fff3d6"))
    wood.setColorAt(0.55, QColor("#e3bd83"))
    wood.setColorAt(1, QColor("#9c6b33"))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(20, 8, 0, 100))
    painter.drawRoundedRect(QRectF(-half + 3, 1, half * 2, 9), 4, 4)
    painter.setBrush(wood)
    painter.drawRoundedRect(QRectF(-half, -4.5, half * 2, 9), 4.5, 4.5)
    for x in (-half * 0.62, half * 0.62):
        painter.drawEllipse(QPointF(x, 0), 5, 7.5)
    painter.drawEllipse(QPointF(half, 0), 9.5, 9.5)
