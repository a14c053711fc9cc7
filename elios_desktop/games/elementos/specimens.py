"""The three elements, burnt into light tokens."""

from PySide6 import QtCore, QtGui

from elios_desktop.games.elementos.table import art
from elios_desktop.ui.kit.theme import Theme

PIECES = (("token", "F"), ("token", "W"), ("token", "A"))
"""What shows at a glance what is played with."""


def size(kind: str) -> tuple[int, int]:
    """Return tokens are round."""
    return 84, 84


def paint(painter: QtGui.QPainter, rect: QtCore.QRectF, kind: str, name: str, theme: Theme) -> None:
    """A token with this symbol up."""
    art.paint_token(painter, rect, name, 1, 0)


def paint_option(painter: QtGui.QPainter, rect: QtCore.QRectF, name: str, value: object, theme: Theme) -> None:
    """Paint tokens of which one is lifted to look below it, or locked."""
    side = rect.height()
    room = QtCore.QRectF(0, rect.top(), side, side)
    room.moveCenter(rect.center() - QtCore.QPointF(side * 0.52, 0))
    art.paint_token(painter, room, "F", 1, 0)
    room.moveCenter(rect.center() + QtCore.QPointF(side * 0.52, 0))
    if value:
        art.paint_token(painter, room, "A", 1, 0, locked=True)
    else:
        art.paint_tipped(painter, room, "W", 1, 0)
