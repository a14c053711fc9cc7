"""What putting down the held piece would do, shown by ghosts: where tokens come to lie, fall, hit and are caught.

The engine is asked what the move would do; its events are drawn standing still.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap

from elios_desktop.engine.contract import Event, Scored
from elios_desktop.games.holi.rules.events import (
    DirectHit,
    SweetsCollected,
    TokenCaught,
    TokenCollected,
    TokenFell,
    TokenPlaced,
)
from elios_desktop.games.holi.rules.grid import place_at, split_place
from elios_desktop.games.holi.table.layout import LEVELS, Layout
from elios_desktop.games.holi.table.pictures import Pictures
from elios_desktop.ui.board.items import Picture, Piece
from elios_desktop.ui.board.scene import GLOW_Z, TableScene


class Shaft:
    """The cells above and below a cell, outlined: where colour falls, where climbing leads."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._items: list[Picture] = []
        self.of = ""
        """The cell whose neighbours on the other levels are outlined."""

    def clear(self) -> None:
        """Take the outlines away."""
        for item in self._items:
            self._scene.removeItem(item)
        self._items, self.of = [], ""

    def show(self, place: str, where: Layout, pictures: Pictures) -> None:
        """Outline what lies above and below this cell."""
        if place == self.of:
            return
        self.clear()
        self.of = place
        for level in range(LEVELS):
            other = place_at(level, split_place(place)[1])
            if other != place:
                item = Picture(pictures.outline(other))
                item.setPos(where.cell_shape(other).boundingRect().center())
                item.setZValue(where.depth_of(other) - 2)
                self._scene.addItem(item)
                self._items.append(item)


class Preview:
    """Ghosts on the scene; they leave with `clear`."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._items: list[Picture] = []
        self._note: Picture | None = None
        self.shown: Hashable = None
        """What the ghosts that are there were made for."""

    @property
    def count(self) -> int:
        """How many ghosts there are."""
        return len(self._items) + (self._note is not None)

    def clear(self) -> None:
        """Take all ghosts away."""
        for item in self._items:
            self._scene.removeItem(item)
        if self._note is not None:
            self._take(self._note)
        self._items, self._note, self.shown = [], None, None

    def show(
        self, what: Hashable, events: Sequence[Event], where: Layout, pictures: Pictures, pieces: bool = False
    ) -> None:
        """Show what a move brings about (`what` names it); with `pieces` the tokens themselves are left out, because
        they are on the scene as pieces."""
        self.clear()
        self.shown = what
        lying: dict[str, int] = {}
        fell_from: dict[str, str] = {}
        for event in events:
            match event:
                case TokenPlaced(owner=owner, cell=cell):
                    lying[cell] = owner
                case TokenFell(owner=owner, start=start, end=end):
                    lying.pop(start, None)
                    lying[end] = owner
                    fell_from[end] = fell_from.pop(start, start)
                case TokenCaught(owner=owner, cell=cell):
                    lying.pop(cell, None)
                    self._trail(owner, fell_from.pop(cell, cell), cell, where, pictures)
                    self._splash(owner, cell, where, pictures)
                case DirectHit(owner=owner, cell=cell):
                    self._splash(owner, cell, where, pictures)
                case Scored(seat=seat, points=points, rule="direct_hit", cells=(cell,)):
                    spot = where.pawn_spot(cell) - QPointF(0, where.pawn_size(cell) * 0.42)
                    self._add(pictures.star(seat, f"+{points}"), spot, 60)
                case SweetsCollected(seat=seat, cell=cell, count=count):
                    spot = where.centre(cell) - QPointF(0, where.pawn_size(cell) * 0.9)
                    self._add(pictures.star(seat, f"+{count}"), spot, 60)
                case TokenCollected(seat=seat, owner=owner, cell=cell):
                    self._splash(owner, cell, where, pictures)
                case _:
                    pass
        for cell, owner in lying.items():
            start = fell_from.get(cell, "")
            if start:
                if not pieces:
                    ghost, spot = pictures.token(owner, start, ghost=True)
                    self._add(ghost, spot, where.depth_of(start), 0.4)
                self._trail(owner, start, cell, where, pictures)
            if start or not pieces:
                ghost, spot = pictures.token(owner, cell, ghost=True)
                self._add(ghost, spot, where.depth_of(cell))

    def spaces(self, owner: int, places: Sequence[str], where: Layout, pictures: Pictures) -> None:
        """The spaces of a pattern for which there are too few tokens: it can be chosen later which of them get one."""
        for place in places:
            self._add(pictures.space(owner, place), where.centre(place), where.depth_of(place) - 5)

    def note(self, text: str, card: Piece, pictures: Pictures) -> None:
        """Words below the card in the hand, which they go along with; none for an empty text."""
        if self._note is not None:
            self._take(self._note)
            self._note = None
        if text:
            self._note = Picture(pictures.note(text), card)
            self._note.setPos(pictures.below_lifted(self._note.boundingRect().size()))

    def _take(self, item: Picture) -> None:
        if item.scene() is not None:  # the card may have left the table, and this with it
            self._scene.removeItem(item)

    def _splash(self, owner: int, cell: str, where: Layout, pictures: Pictures) -> None:
        size = where.pawn_size(cell) * 1.25
        self._add(pictures.splash(owner, size), where.pawn_spot(cell), 50, 0.85)

    def _trail(self, owner: int, start: str, end: str, where: Layout, pictures: Pictures) -> None:
        top, foot = where.centre(start), where.centre(end)
        if where.flat or foot.y() - top.y() < 24:
            return
        length = foot.y() - top.y() - 14
        self._add(pictures.trail(owner, length), (top + foot) / 2, 350, 0.85)

    def _add(self, pixmap: QPixmap, spot: QPointF, z: float, opacity: float = 1.0) -> None:
        item = Picture(pixmap)
        item.setPos(spot)
        item.setZValue(GLOW_Z + 10 + z)
        item.setOpacity(opacity)
        self._scene.addItem(item)
        self._items.append(item)
