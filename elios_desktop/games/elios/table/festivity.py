"""The end of Elios: the sun shines, and the colours of its beams go out from it."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QPolygonF, QRadialGradient

from elios_desktop.games.elios.table.layout import Sun
from elios_desktop.games.elios.table.marks import COLOURS, paint_mark
from elios_desktop.ui.board.festivity import LASTS_MS, Paint, Spark, paint_sparks
from elios_desktop.ui.board.scene import TableScene

_RAYS = 16
_SPARKS = 90
_SIZE = 26.0
_LASTS = LASTS_MS / 1000


def festivity(scene: TableScene, sun: Sun) -> Paint:
    """Rays that turn slowly, and marks that fly."""
    chance, sparks = Random(7), []
    pictures = [_mark(scene, letter) for letter in COLOURS if letter != "J"]
    for number in range(_SPARKS):
        angle, size = chance.random() * 2 * pi, chance.uniform(0.6, 1.3)
        flight = QPointF(cos(angle), sin(angle)) * sun.radius * chance.uniform(0.7, 1.7)
        born = chance.random() * 1.1
        sparks.append(Spark(pictures[number % len(pictures)], sun.centre, flight, born, 1.3, size * 0.4, size, 90.0))

    def paint(painter: QPainter, area: QRectF, seconds: float) -> None:
        strength = min(1.0, seconds * 2.2, max(0.0, (_LASTS - seconds) * 1.4))
        _paint_rays(painter, sun, area, seconds, strength)
        paint_sparks(painter, sparks, seconds)

    return paint


def _paint_rays(painter: QPainter, sun: Sun, area: QRectF, seconds: float, strength: float) -> None:
    reach = max(area.width(), area.height()) * min(1.0, 0.25 + seconds * 0.9)
    light = QRadialGradient(sun.centre, reach)
    for at, alpha in ((0.0, 0.95), (0.25, 0.5), (0.7, 0.16), (1.0, 0.0)):
        colour = QColor("#ffd75a")
        colour.setAlphaF(alpha * strength)
        light.setColorAt(at, colour)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    for ray in range(_RAYS):
        middle, half = ray * 2 * pi / _RAYS + seconds * 0.22, pi / _RAYS * (0.62 if ray % 2 else 0.36)
        ends = [sun.centre + QPointF(cos(each), sin(each)) * reach for each in (middle - half, middle + half)]
        painter.drawPolygon(QPolygonF([sun.centre, *ends]))


def _mark(scene: TableScene, letter: str) -> QPixmap:
    def paint(painter: QPainter, rect: QRectF) -> None:
        paint_mark(painter, letter, rect.center(), rect.width() * 0.44, QColor("#fff8ea"))
        paint_mark(painter, letter, rect.center(), rect.width() * 0.38, QColor(COLOURS[letter]))

    return scene.art.pixmap(("flying mark", letter), QSizeF(_SIZE, _SIZE), paint)
