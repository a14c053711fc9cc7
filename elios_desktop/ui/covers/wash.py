"""What the fronts' backgrounds have in common."""

from __future__ import annotations

from PySide6.QtGui import QColor, QLinearGradient, QPainter

from elios_desktop.ui.covers.carton import FRONT


def wash(painter: QPainter, top: str, bottom: str) -> None:
    """Fill the front with one colour running into another."""
    gradient = QLinearGradient(FRONT.topLeft(), FRONT.bottomLeft())
    gradient.setColorAt(0, QColor(top))
    gradient.setColorAt(1, QColor(bottom))
    painter.fillRect(FRONT, gradient)
