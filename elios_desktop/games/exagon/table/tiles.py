"""The pictures of tiles in the sizes that are needed, kept while they are."""

from __future__ import annotations

from PySide6.QtGui import QPixmap

from elios_desktop.games.exagon.table.art import tile_picture
from elios_desktop.ui.kit.art import Art

_MOST_SIZES = 10
"""Tiles are kept in so many sizes: on the plane, in the rack, in a tray, held, and some that were used before."""


class TilePictures:
    """They have no words and no theme's colours, so they outlast a change of these."""

    def __init__(self) -> None:
        self._art = Art()
        self._sizes: set[float] = set()

    def use_ratio(self, ratio: float) -> None:
        """Paint for so many pixels a unit from now on."""
        if self._art.ratio != ratio:
            self._art.clear(ratio)
            self._sizes.clear()

    def picture(self, tile: int, rotation: int, size: float, lifted: bool = False) -> QPixmap:
        """A tile; `size` from its middle to its corners."""
        if size not in self._sizes:
            if len(self._sizes) == _MOST_SIZES:  # the window has been resized or the plane zoomed often
                self._art.clear()
                self._sizes.clear()
            self._sizes.add(size)
        return tile_picture(self._art, tile, rotation, size, lifted)
