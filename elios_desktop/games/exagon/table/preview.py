"""What is shown while a tile is held over a cell: the tile as it would lie there, which sides match, a badge."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFontMetricsF, QPainter, QPixmap

from elios_desktop.games.exagon.rules import Side
from elios_desktop.games.exagon.table.furniture import badge_width, paint_badge, paint_lens, paint_sides
from elios_desktop.ui.board.items import LIFTED_Z
from elios_desktop.ui.board.scene import TableScene

_KEYS = ("ghost", "sides", "lens", "badge")
LENS = 2.35
"""The radius of the magnifier, in sizes of the tiles in it: the halves of the tiles around that matter."""


class Preview:
    """The pictures of one preview on a scene."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.text = ""
        """What the badge says now."""

    def show_tile(self, tile: QPixmap, centre: QPointF, size: float, sides: Sequence[Side]) -> None:
        """The tile on a cell, its sides marked."""

        def paint(painter: QPainter, rect: QRectF) -> None:
            paint_sides(painter, rect, size, sides)

        scene = self._scene
        scene.decoration("ghost", tile, centre, LIFTED_Z - 2)
        marks = scene.art.pixmap(("sides", tuple(sides)), QSizeF(size * 2.5, size * 2.5), paint)
        scene.decoration("sides", marks, centre, LIFTED_Z + 1)

    def show_lens(
        self,
        key: Hashable,
        tiles: Sequence[tuple[QPixmap, QPointF]],
        centre: QPointF,
        size: float,
        sides: Sequence[Side],
    ) -> None:
        """A magnifier: the tile in its middle (the first one) and those around it, each with where it lies."""
        scene, side = self._scene, size * LENS * 2

        def paint(painter: QPainter, rect: QRectF) -> None:
            paint_lens(painter, rect, tiles, scene.theme.palette)
            paint_sides(painter, rect, size, sides)

        picture = scene.art.pixmap(("lens", key, tuple(sides)), QSizeF(side, side), paint)
        scene.decoration("lens", picture, centre, LIFTED_Z + 1.5)

    def badge_height(self) -> float:
        """What a badge takes up."""
        return QFontMetricsF(self._scene.theme.font("body", bold=True)).height() + 14

    def show_badge(self, text: str, good: bool, centre: QPointF, away: float, within: QRectF) -> None:
        """A sign above a point, or below it where there is no room."""
        scene = self._scene
        font = scene.theme.font("body", bold=True)
        size = QSizeF(badge_width(text, font), self.badge_height())

        def paint(painter: QPainter, rect: QRectF) -> None:
            paint_badge(painter, rect, text, font, good)

        y = centre.y() - away - size.height() / 2
        if y - size.height() / 2 < within.top():
            y = centre.y() + away + size.height() / 2
        half = size.width() / 2
        x = min(max(centre.x(), within.left() + half), max(within.left() + half, within.right() - half))
        scene.decoration("badge", scene.art.pixmap(("badge", text, good), size, paint), QPointF(x, y), LIFTED_Z + 2)
        self.text = text

    def hide(self) -> None:
        """Nothing is held over a cell."""
        self.text = ""
        shown = self._scene.decorations()
        for key in _KEYS:
            picture = shown.get(key)
            if picture is not None:
                picture.setVisible(False)
