"""What happens on a table for a moment when a game is over: small pictures that fly, over everything else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

LASTS_MS = 2600
FESTIVE_Z = 20_000.0

Paint = Callable[[QPainter, QRectF, float], None]
"""Paints the table's festivity in its whole area, so many seconds after it began."""


@dataclass(frozen=True, slots=True)
class Spark:
    """A picture on its way."""

    picture: QPixmap
    start: QPointF
    speed: QPointF
    """Pixels a second."""
    born: float
    """Seconds after the beginning."""
    life: float
    size: float = 1.0
    """Times the picture's own size, when it comes …"""
    swells_to: float = 1.0
    """… and when it goes."""
    spin: float = 0.0
    """Degrees a second."""
    weight: float = 0.0
    """Pixels a second, every second faster downwards."""
    strength: float = 1.0


def paint_sparks(painter: QPainter, sparks: Sequence[Spark], seconds: float) -> None:
    """Those that are in the air at a moment."""
    for spark in sparks:
        age = seconds - spark.born
        if not 0 <= age < spark.life:
            continue
        share = age / spark.life
        painter.save()
        painter.setOpacity(spark.strength * min(1.0, share * 8, (1 - share) * 2.2))
        painter.translate(spark.start + spark.speed * age + QPointF(0, spark.weight * age * age / 2))
        if spark.spin:
            painter.rotate(spark.spin * age)
        # Quick at first, as a puff of powder is.
        size = spark.size + (spark.swells_to - spark.size) * (1 - (1 - share) ** 2)
        painter.scale(size, size)
        half = spark.picture.deviceIndependentSize() / 2
        painter.drawPixmap(QPointF(-half.width(), -half.height()), spark.picture)
        painter.restore()


class Festivity(QGraphicsItem):
    """Shows one moment of a festivity; whoever made it moves the time on."""

    def __init__(self, area: QRectF, paint: Paint) -> None:
        super().__init__()
        self._area = area
        self._paint = paint
        self._seconds = 0.0
        self.setZValue(FESTIVE_Z)

    def at(self, seconds: float) -> None:
        """Show this moment."""
        self._seconds = seconds
        self.update()

    def boundingRect(self) -> QRectF:
        return self._area

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self._paint(painter, self._area, self._seconds)
