"""The end of Exagon: small hexagons in the colours of the digits rain onto the table."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QPolygonF

from elios_desktop.games.exagon.table.art import DIGIT_COLOURS, PAPER
from elios_desktop.ui.board.festivity import Paint, Spark, paint_sparks
from elios_desktop.ui.board.scene import TableScene

_PIECES = 150
_SIZE = 30.0


def festivity(scene: TableScene, area: QRectF) -> Paint:
    """A rain of hexagons."""
    chance, pictures = Random(5), [_hexagon(scene, colour) for colour in DIGIT_COLOURS.values()]
    sparks = []
    for number in range(_PIECES):
        start = QPointF(area.left() + area.width() * chance.random(), area.top() - 40)
        speed = QPointF(chance.gauss(0, 40), area.height() * chance.uniform(0.28, 0.5))
        size = chance.uniform(0.4, 1.0)
        sparks.append(
            Spark(
                pictures[number % len(pictures)], start, speed, chance.random() * 1.1, 1.5, size, size,
                chance.uniform(-260, 260), area.height() * 0.35,
            )
        )  # fmt: skip

    def paint(painter: QPainter, _area: QRectF, seconds: float) -> None:
        paint_sparks(painter, sparks, seconds)

    return paint


def _hexagon(scene: TableScene, colour: str) -> QPixmap:
    def paint(painter: QPainter, rect: QRectF) -> None:
        radius = rect.width() / 2 - 2
        corners = [rect.center() + QPointF(cos(step * pi / 3), sin(step * pi / 3)) * radius for step in range(6)]
        pen = QPen(QColor(PAPER), 2.4)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(QColor(colour))
        painter.drawPolygon(QPolygonF(corners))

    return scene.art.pixmap(("confetti", colour), QSizeF(_SIZE, _SIZE), paint)
