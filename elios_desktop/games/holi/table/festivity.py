"""The end of Holi: handfuls of powder thrown into the air."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPixmap

from elios_desktop.games.holi.table.art import POWDERS, paint_cloud
from elios_desktop.ui.board.festivity import Paint, Spark, paint_sparks
from elios_desktop.ui.board.scene import TableScene

_THROWS = 12
_CLOUD = 320.0
_GRAIN = 9.0


def festivity(scene: TableScene, area: QRectF) -> Paint:
    """Colour in the air."""
    clouds = [_cloud(scene, colour, seed) for seed, colour in enumerate(POWDERS)]
    grains = [_grain(scene, colour) for colour in POWDERS]
    sparks = _sparks(clouds, grains, area)

    def paint(painter: QPainter, _area: QRectF, seconds: float) -> None:
        paint_sparks(painter, sparks, seconds)

    return paint


def _sparks(clouds: Sequence[QPixmap], grains: Sequence[QPixmap], area: QRectF) -> list[Spark]:
    chance, made = Random(3), []
    for throw in range(_THROWS):
        kind, born = throw % len(clouds), throw * 0.13
        # From the two sides in turn, and from below, up into the middle.
        side = (0.12, 0.88, 0.5)[throw % 3]
        start = QPointF(
            area.left() + area.width() * (side + chance.uniform(-0.1, 0.1)),
            area.top() + area.height() * chance.uniform(0.45, 0.85),
        )
        up = QPointF(
            (0.5 - side) * area.width() * 0.5 + chance.uniform(-60, 60), -area.height() * chance.uniform(0.3, 0.5)
        )
        scale = area.height() / 620
        made.append(
            Spark(clouds[kind], start, up, born, 1.5, 0.15, chance.uniform(1.0, 1.5) * scale, chance.uniform(-25, 25))
        )
        for _ in range(16):
            flight = QPointF(up.x() + chance.gauss(0, 130), up.y() * 1.4 + chance.gauss(0, 120))
            size = chance.uniform(0.5, 1.3) * scale
            made.append(
                Spark(grains[kind], start, flight, born, chance.uniform(0.8, 1.3), size, size, weight=520.0 * scale)
            )
    return made


def _cloud(scene: TableScene, colour: str, seed: int) -> QPixmap:
    paint = partial(paint_cloud, colour=QColor(colour), seed=seed, alpha=0.6)
    return scene.art.pixmap(("thrown", colour), QSizeF(_CLOUD, _CLOUD), paint)


def _grain(scene: TableScene, colour: str) -> QPixmap:
    def paint(painter: QPainter, rect: QRectF) -> None:
        painter.setBrush(QColor(colour))
        painter.setPen(QColor(colour).darker(112))
        painter.drawEllipse(rect.adjusted(1, 1, -1, -1))

    return scene.art.pixmap(("grain", colour), QSizeF(_GRAIN, _GRAIN), paint)
