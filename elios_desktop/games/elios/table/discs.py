"""How the golden discs of Elios look."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QConicalGradient,
    QFont,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

from elios_desktop.games.elios.table.beams import SHADOW, fitted
from elios_desktop.games.elios.table.layout import Sun
from elios_desktop.ui.kit.art import soft_shadow

GOLD, GOLD_LIGHT, GOLD_DARK = "#e3ac2f", "#fbe08a", "#9a6a12"
_RAYS = 16


def paint_disc(painter: QPainter, centre: QPointF, size: QSizeF, thick: float) -> None:
    """One golden disc; `centre` is the middle of its upper face."""
    wide, tall = size.width(), size.height()
    edge = QLinearGradient(centre.x() - wide, 0, centre.x() + wide, 0)
    edge.setColorAt(0, QColor(GOLD_DARK))
    edge.setColorAt(0.3, QColor(GOLD))
    edge.setColorAt(0.45, QColor(GOLD_LIGHT))
    edge.setColorAt(0.6, QColor(GOLD))
    edge.setColorAt(1, QColor(GOLD_DARK).darker(120))
    body = QPainterPath()
    body.addEllipse(centre + QPointF(0, thick), wide, tall)
    body.addRect(QRectF(centre.x() - wide, centre.y(), 2 * wide, thick))
    body.setFillRule(Qt.FillRule.WindingFill)
    painter.setPen(QPen(QColor("#6e480a"), max(0.8, thick * 0.16)))
    painter.setBrush(edge)
    painter.drawPath(body.simplified())
    shine = QRadialGradient(centre - QPointF(wide * 0.35, tall * 0.45), wide * 1.5)
    shine.setColorAt(0, QColor("#fff0b8"))
    shine.setColorAt(0.45, QColor("#f0c44e"))
    shine.setColorAt(1, QColor("#c98f1c"))
    painter.setPen(QPen(QColor("#8a5d10"), max(0.8, thick * 0.14)))
    painter.setBrush(shine)
    painter.drawEllipse(centre, wide, tall)
    # Brushed metal: light that runs around the face.
    sheen = QConicalGradient(centre, 20)
    for step in range(9):
        sheen.setColorAt(step / 8, QColor(255, 250, 225, 70 if step % 4 == 1 else 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(sheen)
    painter.drawEllipse(centre, wide * 0.97, tall * 0.97)
    painter.setPen(QPen(QColor(255, 244, 200, 150), max(0.8, wide * 0.02)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(centre, wide * 0.955, tall * 0.955)


def paint_face(painter: QPainter, centre: QPointF, size: QSizeF) -> None:
    """The sun struck into a disc's face."""
    for shift, colour in ((0.9, QColor(255, 246, 214, 150)), (0.0, QColor("#a87718"))):
        painter.setPen(QPen(colour, max(1.0, size.width() * 0.022)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        here = centre + QPointF(0, shift)
        painter.drawEllipse(here, size.width() * 0.84, size.height() * 0.84)
        for ray in range(_RAYS):
            angle = ray * 2 * pi / _RAYS
            near, far = (0.68, 0.80) if ray % 2 else (0.64, 0.82)
            way = QPointF(sin(angle) * size.width(), -cos(angle) * size.height())
            painter.drawLine(here + way * near, here + way * far)


def paint_stack(painter: QPainter, sun: Sun, discs: int, font: QFont, origin: QPointF) -> None:
    """The discs in the middle of the sun, their number on the top one."""
    size, thick = sun.disc, sun.disc_thick
    foot = QPainterPath()
    foot.addEllipse(sun.disc_top(0) - origin, size.width(), size.height())
    soft_shadow(painter, foot, thick * 2, SHADOW, QPointF(thick * 0.6, thick))
    for number in range(1, discs + 1):
        paint_disc(painter, sun.disc_top(number) - origin, size, thick)
    centre = sun.disc_top(discs) - origin
    paint_face(painter, centre, size)
    painter.setFont(fitted(font, size.height() * 1.3))
    box = QRectF(centre.x() - size.width(), centre.y() - size.height(), 2 * size.width(), 2 * size.height())
    painter.setPen(QColor(255, 246, 214))
    painter.drawText(box.translated(0, 1.4), Qt.AlignmentFlag.AlignCenter, str(discs))
    painter.setPen(QColor("#4a2f06"))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(discs))
