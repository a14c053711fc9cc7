"""Where the keyboard is on a table: the piece or place it has come to, the ring around it, and the way to the next."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from elios_desktop.ui.board.scene import TableScene

_ASIDE = 2.2
"""A step aside counts as so many steps ahead: an arrow key goes ahead rather than around."""
_AHEAD = 2.0
"""What is less far ahead than this lies beside, not ahead."""


class Ring:
    """The keyboard's place on one scene. The hand says what may be walked, and what walking there means."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.lit = True
        """Whether it is shown: only while the table has the keyboard."""
        self.at: str | None = None
        """The key of the piece or place where the keyboard is."""

    @property
    def gone(self) -> bool:
        """Whether what the keyboard had come to is no longer on the table."""
        return self.at is not None and self.where(self.at) is None

    def where(self, key: str | None) -> QPointF | None:
        """The middle of a piece or place; None if there is none of this name."""
        piece, place = self._scene.pieces.get(key or ""), self._scene.places.get(key or "")
        return piece.pos() if piece is not None else place.centre if place is not None else None

    def show(self) -> str:
        """Draw the ring around where the keyboard is now; the label of what is there."""
        piece, place = self._scene.pieces.get(self.at or ""), self._scene.places.get(self.at or "")
        thing = piece or place
        if not self.lit and thing is not None:
            self._scene.ring(None, QPointF())
            return thing.label
        if piece is not None:
            box = piece.sceneBoundingRect()
            # Around what can be gripped: pieces that lie on each other are told apart by their own shapes.
            around = _rounded(box.width(), box.height(), box.center())
            self._scene.ring(piece.mapToScene(piece.grip) if piece.grip is not None else around, box.center())
            return piece.label
        if place is not None:
            self._scene.ring(place.shape, place.centre, place.glow_key)
            return place.label
        self.hide()
        return ""

    def hide(self) -> None:
        """The keyboard is nowhere."""
        self.at = None
        self._scene.ring(None, QPointF())

    def following(self, keys: Sequence[str], step: int) -> str | None:
        """The key after (or before) the one where the keyboard is, round and round; from elsewhere the first (last)."""
        if not keys:
            return None
        if self.at in keys:
            return keys[(keys.index(self.at) + step) % len(keys)]
        return keys[0 if step > 0 else -1]

    def nearest(self, keys: Iterable[str], direction: tuple[int, int]) -> str | None:
        """The nearest key in a direction from where the keyboard is; None if nothing lies there."""
        here = self.where(self.at)
        best: tuple[float, str] | None = None
        for key in keys:
            there = self.where(key)
            if here is None or there is None or key == self.at:
                continue
            away = there - here
            ahead = away.x() * direction[0] + away.y() * direction[1]
            aside = abs(away.x() * direction[1]) + abs(away.y() * direction[0])
            if ahead > _AHEAD and (best is None or ahead + _ASIDE * aside < best[0]):
                best = (ahead + _ASIDE * aside, key)
        return best[1] if best is not None else None


def _rounded(width: float, height: float, centre: QPointF) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(centre.x() - width / 2, centre.y() - height / 2, width, height, 8, 8)
    return path
