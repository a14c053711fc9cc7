"""The three elements, burnt into light tokens."""

from PySide6 import QtCore, QtGui

from elios_desktop.games.elementos.table import art
from elios_desktop.ui.kit.theme import Theme


def size(kind: str) -> tuple[int, int]:
    """Return tokens are round."""
    return 84, 84


def paint(painter: QtGui.QPainter, rect: QtCore.QRectF, kind: str, name: str, theme: Theme) -> None:
    """A token with this symbol up."""
    art.paint_token(painter, rect, name, 1, 0)
