"""The tiles of Exagon, upright."""

from PySide6 import QtCore, QtGui

from elios_desktop.games.exagon.table.art import PICTURE, tile_picture
from elios_desktop.ui.kit.art import Art
from elios_desktop.ui.kit.theme import Theme

PIECES = (("tile", "7"), ("tile", "23"), ("tile", "39"))
"""What shows at a glance what is played with."""


def size(kind: str) -> tuple[int, int]:
    """Return a tile and its shadow."""
    return 104, 104


def paint(painter: QtGui.QPainter, rect: QtCore.QRectF, kind: str, name: str, theme: Theme) -> None:
    """Paint one tile."""
    art = Art(painter.device().devicePixelRatio())
    picture = tile_picture(art, int(name), 0, rect.width() / PICTURE)
    painter.drawPixmap(rect.toAlignedRect(), picture)


def paint_option(painter: QtGui.QPainter, rect: QtCore.QRectF, name: str, value: object, theme: Theme) -> None:
    """Paint one game, or several after each other, as tiles."""
    side, shown = min(rect.height(), rect.width() / 2.7), ("7", "23", "39") if value else ("39",)
    for place, tile in enumerate(shown):
        room = QtCore.QRectF(0, 0, side, side)
        room.moveCenter(rect.center() + QtCore.QPointF((place - (len(shown) - 1) / 2) * side * 0.8, 0))
        paint(painter, room, "tile", tile, theme)
