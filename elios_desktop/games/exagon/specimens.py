"""The tiles of Exagon, upright."""

from PySide6 import QtCore, QtGui

from elios_desktop.games.exagon.table.art import PICTURE, tile_picture
from elios_desktop.ui.kit.art import Art
from elios_desktop.ui.kit.theme import Theme


def size(kind: str) -> tuple[int, int]:
    """Return a tile and its shadow."""
    return 104, 104


def paint(painter: QtGui.QPainter, rect: QtCore.QRectF, kind: str, name: str, theme: Theme) -> None:
    """Paint one tile."""
    art = Art(painter.device().devicePixelRatio())
    picture = tile_picture(art, int(name), 0, rect.width() / PICTURE)
    painter.drawPixmap(rect.toAlignedRect(), picture)
