"""The beams of Elios, standing as they do in a rack."""

from PySide6 import QtCore, QtGui

from elios_desktop.games.elios.table import beams
from elios_desktop.ui.kit.theme import Theme

_WIDE = 26.0


def size(kind: str) -> tuple[int, int]:
    """Return a beam and its shadow."""
    return 48, 104


def paint(painter: QtGui.QPainter, rect: QtCore.QRectF, kind: str, name: str, theme: Theme) -> None:
    """A beam of this colour."""
    painter.translate(rect.center().x(), rect.bottom() - 8)
    beams.paint_beam(painter, name, rect.height() - 16, _WIDE, shadow=0.16)
