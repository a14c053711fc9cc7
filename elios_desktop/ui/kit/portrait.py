"""Who somebody is, at a glance: a computer's face, or a person's initial in their colour, with the seat's mark."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from elios_desktop.engine.record import computer_level
from elios_desktop.ui.kit.art import draw_mark
from elios_desktop.ui.kit.faces import paint_face
from elios_desktop.ui.kit.look import PAPER, PAPER_INK
from elios_desktop.ui.kit.theme import SEAT_STYLES


def paint_portrait(painter: QPainter, rect: QRectF, letter: str, kind: str, colour: int, font: QFont) -> None:
    """A round picture of whoever plays a seat; `letter` stands for a person."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    level = computer_level(kind)
    if level is not None:
        paint_face(painter, rect, level)
    else:
        tone, light = QColor(SEAT_STYLES[colour].colour), QColor(SEAT_STYLES[colour].colour)
        light.setAlpha(52)
        disc = rect.adjusted(3, 3, -3, -3)
        painter.setPen(QPen(tone, 2.4))
        for ground in (QColor(PAPER), light):
            painter.setBrush(ground)
            painter.drawEllipse(disc)
        face = QFont(font)
        face.setPixelSize(max(8, round(rect.height() * 0.44)))
        face.setWeight(QFont.Weight.Bold)
        painter.setFont(face)
        painter.setPen(QColor(PAPER_INK))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, letter[:1].upper())
    radius = rect.width() * 0.16
    draw_mark(painter, colour, rect.bottomRight() - QPointF(radius, radius) * 1.1, radius)
