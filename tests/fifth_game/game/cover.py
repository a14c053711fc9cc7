"""The front of noughts and crosses."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from elios_desktop.ui.covers import FRONT, wash


def paint_front(painter: QPainter) -> None:
    """A nought and a cross."""
    wash(painter, "#546e7a", "#263238")
    painter.setPen(QPen(QColor("#fafafa"), 9))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    middle = FRONT.center()
    painter.drawEllipse(middle - QPointF(40, 0), 28, 28)
    for way in (-1, 1):
        painter.drawLine(middle + QPointF(18, -26 * way), middle + QPointF(66, 26 * way))
