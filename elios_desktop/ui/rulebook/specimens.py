"""Pictures of single things (a beam, a tile, a card), painted by the art of their game's table.

A game's are the module `ui.rulebook.specimens.<id>` with the names of `SpecimenArt`.
"""

from __future__ import annotations

from typing import Protocol, cast

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from elios_desktop.games import entry_of
from elios_desktop.ui.kit.theme import Theme


class SpecimenArt(Protocol):
    """What such a module offers."""

    def size(self, kind: str) -> tuple[int, int]:
        """The size of a picture of this kind on the page."""

    def paint(self, painter: QPainter, rect: QRectF, kind: str, name: str, theme: Theme) -> None:
        """Paint one of them into a rectangle of that size."""


def find_art(game_id: str) -> SpecimenArt:
    """The pictures of a game's single things, imported when first asked for."""
    return cast(SpecimenArt, entry_of(game_id).load("specimens"))
