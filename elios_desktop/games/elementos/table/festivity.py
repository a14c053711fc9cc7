"""The end of Elementos: fire, wood and water rise over the board, from the winner's side."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap

from elios_desktop.games.elementos.table.symbols import ELEMENT_COLOURS, paint_symbol
from elios_desktop.ui.board.festivity import Paint, Spark, paint_sparks
from elios_desktop.ui.board.scene import TableScene

_SPARKS = 110
_SIZE = 46.0


def festivity(scene: TableScene, area: QRectF, source: QPointF) -> Paint:
    """A fountain of the three symbols from a point."""
    chance, pictures = Random(2), [_symbol(scene, letter) for letter in ELEMENT_COLOURS]
    sparks = []
    for number in range(_SPARKS):
        flight = QPointF(chance.gauss(0, area.width() * 0.26), -area.height() * chance.uniform(0.55, 1.15))
        size = chance.uniform(0.45, 1.05)
        sparks.append(
            Spark(
                pictures[number % len(pictures)], source, flight, chance.random() * 1.2, chance.uniform(1.0, 1.4),
                size * 0.4, size, chance.uniform(-120, 120), area.height() * 1.25,
            )
        )  # fmt: skip

    def paint(painter: QPainter, _area: QRectF, seconds: float) -> None:
        paint_sparks(painter, sparks, seconds)

    return paint


def _symbol(scene: TableScene, letter: str) -> QPixmap:
    def paint(painter: QPainter, rect: QRectF) -> None:
        paint_symbol(painter, letter, rect.center(), rect.width() * 0.36, dark_wood=True)

    return scene.art.pixmap(("flying symbol", letter), QSizeF(_SIZE, _SIZE), paint)
