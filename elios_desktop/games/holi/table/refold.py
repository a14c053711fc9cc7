"""The storeys of the courtyard fold and unfold when another level is in play."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEasingCurve, QPointF
from PySide6.QtGui import QTransform

from elios_desktop.games.holi.table.layout import LEVELS, Layout, aside
from elios_desktop.games.holi.table.pictures import Pictures
from elios_desktop.ui.board.items import Picture, Piece
from elios_desktop.ui.board.scene import TableScene
from elios_desktop.ui.board.timeline import Part, Timeline

_SLOW = QEasingCurve.Type.InOutCubic


class Refold:
    """The storeys fold and unfold: another level is in play."""

    MS = 380

    def __init__(
        self,
        scene: TableScene,
        here: tuple[Layout, Pictures],
        there: tuple[Layout, Pictures],
        pawns: Sequence[str | None],
    ) -> None:
        """From one layout to the other, while the pawns stand there."""
        self._scene, self._pawns = scene, pawns
        self._here, self._before = here
        self.where, self._after = there
        self.added = False
        """Whether it is a part of a timeline already."""
        self._fresh: list[Picture] = []
        self._moves: list[Part] = []

    def clear(self) -> None:
        """Take away what it put on the scene."""
        for item in self._fresh:
            self._scene.removeItem(item)
        self._fresh = []

    def add(self, line: Timeline, at: float, except_for: str) -> None:
        """Let it happen from a moment on; a piece moves by itself."""
        self.added = True
        line.call(at, partial(self._prepare, except_for))
        line.add(at, self.MS, self._step, _SLOW)

    def _step(self, t: float) -> None:
        for move in self._moves:
            move(t)

    def _prepare(self, except_for: str) -> None:
        """Only when it begins: then what lay on the cells has gone or come."""
        shown = {key: item for key, item in self._scene.decorations().items() if item.isVisible()}
        for level in range(LEVELS):
            self._floor(shown[f"floor {level + 1}"], level)
        for place in self._scene.places:
            for kind in ("token", "sweets"):
                if (item := shown.get(f"{kind} {place}")) is not None:
                    self._lying(item, kind, place)
            for kind in ("mark", "fall", "splash", "light"):
                if (item := shown.get(f"{kind} {place}")) is not None:
                    self._moves.append(partial(_vanish, item))
        for seat, standing in enumerate(self._pawns, 1):
            piece = self._scene.pieces.get(f"pawn {seat}")
            if standing and piece is not None and piece.key != except_for:
                self._pawn(piece, standing)

    def _floor(self, item: Picture, level: int) -> None:
        old, _ = self._before.floor(level)
        new, spot = self._after.floor(level)
        start = item.pos()
        fresh = Picture(new)
        fresh.setZValue(item.zValue() + 0.4)
        fresh.setOpacity(0.0)
        for each in (item, fresh):
            each.smooth(True)
        self._scene.addItem(fresh)
        self._fresh.append(fresh)
        first, last = old.deviceIndependentSize(), new.deviceIndependentSize()

        def move(t: float) -> None:
            wide = first.width() + (last.width() - first.width()) * t
            high = first.height() + (last.height() - first.height()) * t
            item.setTransform(QTransform.fromScale(wide / first.width(), high / first.height()))
            fresh.setTransform(QTransform.fromScale(wide / last.width(), high / last.height()))
            middle = start + (spot - start) * t
            item.setPos(middle)
            fresh.setPos(middle)
            fresh.setOpacity(t)

        self._moves.append(move)

    def _lying(self, item: Picture, kind: str, place: str) -> None:
        """Tokens are as deep as their cells; sweets are seen from the front, as pawns are."""
        start, away = item.pos(), item.pos() - self._here.token_spot(place)
        (wide, high), (wider, higher) = self._here.cell_size(place), self.where.cell_size(place)
        across, down = wider / wide, higher / high
        end = self.where.token_spot(place) + QPointF(away.x() * across, away.y() * down)
        if kind == "sweets":
            across = down = self._after.sweets_height(place) / self._before.sweets_height(place)
        item.smooth(True)

        def move(t: float) -> None:
            item.setTransform(QTransform.fromScale(1 + (across - 1) * t, 1 + (down - 1) * t))
            item.setPos(start + (end - start) * t)

        self._moves.append(move)

    def _pawn(self, piece: Piece, standing: str) -> None:
        start, end = piece.pos(), self.where.pawn_spot(standing, standing in aside(self._pawns))
        grown = self.where.pawn_size(standing) / self._here.pawn_size(standing)
        piece.smooth(True)

        def move(t: float) -> None:
            piece.setScale(1 + (grown - 1) * t)
            piece.setPos(start + (end - start) * t)

        self._moves.append(move)


def _vanish(item: Picture, t: float) -> None:
    item.setOpacity(max(0.0, 1 - 3 * t))
