"""What a frame on a table means, told by a shape as well as by its colour: a lamp is a hint, a cross a refusal, a
finger what a lesson speaks of, an eye what points were counted for, footprints the last move."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform

from elios_desktop.ui.kit.art import Art
from elios_desktop.ui.kit.icons import paint_icon

SIZE = 26.0
"""How wide a sign is, its rim included."""
SIGNS: Mapping[str, str] = {"good": "lamp", "bad": "cross", "glow": "finger", "glow_strong": "eye"}
"""The sign that goes with each colour of light."""
FOOTPRINTS = "footprints"
_INK, _GROUND = "#fff8e8", QColor(34, 18, 8)


def sign_pixmap(art: Art, sign: str, colour: str, size: float = SIZE) -> QPixmap:
    """Return a sign on a dark coin, its rim in this colour."""

    def paint(painter: QPainter, rect: QRectF) -> None:
        coin = rect.adjusted(2, 2, -2, -2)
        painter.setPen(QPen(QColor(_INK), 3.0))
        painter.setBrush(_GROUND)
        painter.drawEllipse(coin)
        painter.setPen(QPen(QColor(colour), 1.8))
        painter.drawEllipse(coin)
        inside = coin.width() * 0.76
        room = QRectF(0, 0, inside, inside)
        room.moveCenter(coin.center())
        _PAINTED[sign](painter, room)

    return art.pixmap(("sign", sign, colour), QSizeF(size, size), paint)


def corner_of(shape: QPainterPath, room: QRectF) -> QPointF:
    """Tell where a sign stands: on the outline of a shape, at its upper right, and wholly in the room."""
    outline = shape.toFillPolygon()
    points = [outline.at(number) for number in range(outline.size())] or [shape.boundingRect().topRight()]
    spot = max(points, key=lambda point: point.x() - point.y())
    inside = room.adjusted(SIZE / 2, SIZE / 2, -SIZE / 2, -SIZE / 2)
    return QPointF(min(max(spot.x(), inside.left()), inside.right()), min(max(spot.y(), inside.top()), inside.bottom()))


def _icon(name: str) -> Callable[[QPainter, QRectF], None]:
    return lambda painter, rect: paint_icon(painter, name, _INK, rect)


def _cross(painter: QPainter, rect: QRectF) -> None:
    pen = QPen(QColor(_INK), rect.width() * 0.2)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    inside = rect.adjusted(rect.width() * 0.16, rect.width() * 0.16, -rect.width() * 0.16, -rect.width() * 0.16)
    painter.drawLine(inside.topLeft(), inside.bottomRight())
    painter.drawLine(inside.topRight(), inside.bottomLeft())


def _finger(painter: QPainter, rect: QRectF) -> None:
    """A hand whose finger points down and to the left, at what the sign stands beside."""
    hand = QPainterPath()
    hand.addRoundedRect(QRectF(-0.13, 0.0, 0.26, 0.95), 0.13, 0.13)
    hand.addRoundedRect(QRectF(-0.36, -0.72, 0.78, 0.86), 0.2, 0.2)
    hand.addRoundedRect(QRectF(0.34, -0.42, 0.26, 0.62), 0.13, 0.13)
    hand.setFillRule(Qt.FillRule.WindingFill)
    half = rect.width() / 2
    turned = QTransform().translate(rect.center().x(), rect.center().y()).rotate(45).scale(half, half)
    painter.fillPath(turned.map(hand.simplified()), QColor(_INK))


def _footprints(painter: QPainter, rect: QRectF) -> None:
    """Two soles, one before the other."""
    half = rect.width() / 2
    for side, ahead in ((-1, 0.16), (1, -0.24)):
        foot = QPainterPath()
        foot.addEllipse(QPointF(side * 0.42, ahead - 0.12), 0.30, 0.44)
        foot.addEllipse(QPointF(side * 0.38, ahead + 0.56), 0.20, 0.24)
        shape = QTransform().translate(rect.center().x(), rect.center().y()).rotate(14).scale(half, half).map(foot)
        painter.fillPath(shape, QColor(_INK))


_PAINTED: Mapping[str, Callable[[QPainter, QRectF], None]] = {
    "lamp": _icon("hint"),
    "cross": _cross,
    "finger": _finger,
    "eye": _icon("look"),
    FOOTPRINTS: _footprints,
}
