"""Wood and cloth, as several tables paint them into their background."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient

from elios_desktop.ui.kit.theme import Palette

_APART = 7.0
"""Between two lines of the grain."""


def paint_cloth(painter: QPainter, room: QRectF, palette: Palette) -> None:
    """The table under everything, a little lighter in the middle."""
    painter.fillRect(room, QColor(palette.surface))
    light = QRadialGradient(room.center(), max(room.width(), room.height()) * 0.62)
    light.setColorAt(0, QColor(255, 240, 210, 14 if palette.dark else 70))
    light.setColorAt(0.6, QColor(255, 240, 210, 0))
    light.setColorAt(1, QColor(30, 12, 0, 70 if palette.dark else 30))
    painter.fillRect(room, light)


def paint_grain(
    painter: QPainter, rect: QRectF, tone: QColor, random: Random, *, upright: bool = False, strength: float = 1.0
) -> None:
    """Fine wavy lines of uneven strength along a board of this colour."""
    long, wide = (rect.height(), rect.width()) if upright else (rect.width(), rect.height())
    lines = max(4, round(wide / _APART))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    # Faint hair lines need no smoothing, and without it they cost next to nothing.
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    for step in range(lines):
        line = tone.darker(128)
        line.setAlphaF((0.12 + 0.28 * random.random()) * strength)
        pen = QPen(line, 1.0)
        pen.setCosmetic(True)
        painter.setPen(pen)
        off = wide * (step + random.random()) / lines
        bends = [(random.random() - 0.5) * min(wide * 0.10, 6.0) for _ in range(3)]
        points = [(0.0, off), (long * 0.33, off + bends[0]), (long * 0.66, off + bends[1]), (long, off + bends[2])]
        spots = [rect.topLeft() + (QPointF(y, x) if upright else QPointF(x, y)) for x, y in points]
        path = QPainterPath(spots[0])
        path.cubicTo(spots[1], spots[2], spots[3])
        painter.drawPath(path)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
