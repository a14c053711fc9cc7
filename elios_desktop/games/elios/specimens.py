"""The beams of Elios, standing as they do in a rack."""

from PySide6 import QtCore, QtGui

from elios_desktop.games.elios.table import beams
from elios_desktop.ui.kit.theme import Theme

_WIDE = 26.0
PIECES = tuple(("beam", letter) for letter in "ROYLGABP")
"""What shows at a glance what is played with."""


def size(kind: str) -> tuple[int, int]:
    """Return a beam and its shadow."""
    return 48, 104


def paint(painter: QtGui.QPainter, rect: QtCore.QRectF, kind: str, name: str, theme: Theme) -> None:
    """A beam of this colour."""
    painter.translate(rect.center().x(), rect.bottom() - 8)
    beams.paint_beam(painter, name, rect.height() - 16, _WIDE, shadow=0.16)


def paint_option(painter: QtGui.QPainter, rect: QtCore.QRectF, name: str, value: object, theme: Theme) -> None:
    """Paint a column, outward from the sun: what may follow a joker."""
    letters = "RJBB" if value == "open" else "RJRR"
    long = rect.width() / len(letters)
    for place, letter in enumerate(letters):
        painter.save()
        painter.translate(rect.left() + place * long + 1, rect.center().y())
        painter.rotate(90)
        beams.paint_beam(painter, letter, long - 2, min(rect.height() * 0.55, 20), shadow=0.16)
        painter.restore()
