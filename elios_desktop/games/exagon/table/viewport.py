"""Which part of the plane of Exagon is seen, how large, and how people come closer and move over it."""

from collections.abc import Callable, Mapping, Sequence
from copy import copy

from PySide6.QtCore import QPointF, Qt

from elios_desktop.games.exagon.rules import Cell, View
from elios_desktop.games.exagon.table import clock, layout
from elios_desktop.games.exagon.table.plane import Plane
from elios_desktop.ui.board.animator import Animator
from elios_desktop.ui.kit.i18n import translate

_HIDDEN = 0.35
"""A cell may reach so far, in its own size, under the rail or the rack, and still be a place to lay a tile."""
READABLE = 28.0
"""From a tile's middle to its corners where its digits are about as large as the text (at 100 %)."""
RECOGNISED = 16.0
"""From there on a tile's colours are told apart, however large the type is: the whole table is worth more than digits,
which the magnifier shows, and a step closer."""


class Viewport:
    """The plane of one table, for the position and the layout that it was last told."""

    def __init__(self, overview: bool | None, where: layout.Layout) -> None:
        self.where = where
        self.plane = Plane()
        self.overview = overview
        """Whether all tiles are to be in sight, however small; False: they are to be large enough to be read. None:
        all of them, as long as they can be recognised."""
        self.laid: list[Cell] = [Cell(0, 0)]
        """The cells on which tiles lie; on an empty table the middle one."""
        self._text_scale = 1.0
        self.over = False
        """Whether the game is over: then all is shown."""
        self.still = False
        """Whether it must not move, whatever is put down: the sand has nearly run through."""
        self._seen: object = None
        """For which tiles and which room the plane was fitted."""

    def look_at(self, view: View, where: layout.Layout, text_scale: float) -> None:
        """From now on it is about this position in this layout."""
        self.laid, self.over = list(view.board) or [Cell(0, 0)], view.result is not None
        self.where, self._text_scale = where, text_scale

    @property
    def readable(self) -> float:
        """The size from which on a tile's digits can be read; on a small table somewhat less."""
        return min(READABLE * self._text_scale, self.where.fit.height() / 6)

    @property
    def newest(self) -> list[Cell]:
        """The cell of the tile that was put down last, and those around it."""
        return [self.laid[-1], *self.laid[-1].neighbours()]

    def in_sight(self, cell: Cell) -> bool:
        """Tell whether enough of a cell is seen to lay a tile there."""
        hidden = self.plane.size * _HIDDEN
        return self.where.board.adjusted(0, hidden, 0, -hidden).contains(self.plane.centre(cell))

    @property
    def shows_newest(self) -> bool:
        """Whether the tile that was put down last is in sight."""
        return self.plane.shows(self.laid[-1:], self.where.board)

    @property
    def shows_all(self) -> bool:
        """Whether all tiles are in sight."""
        return self.plane.shows(self.laid, self.where.board)

    @property
    def small(self) -> bool:
        """Whether the tiles are too small to be read."""
        return self.plane.size < self.readable

    # -- fitting

    def lay_out(self) -> None:
        """The room has changed."""
        if self.plane.chosen:
            self.plane.keep_in_sight(self.laid, self.where.board)
        else:
            self.fit()

    def fit(self) -> None:
        """All tiles and the places around them; where they would be too small for that, what of them can be shown at a
        size at which digits are read."""
        self._seen = self._to_see()
        plane, fit = self.plane, self.where.fit
        if self.overview is not False:
            plane.frame(self.laid, fit, self.where.largest, self.readable)
        if self.overview is False or (self.overview is None and plane.size < RECOGNISED and not self.over):
            plane.fit(self.laid, fit, self.newest, self.readable, self.where.largest)

    def follow(self) -> bool:
        """Fit the plane for another position, unless somebody moved it or it has to stand still; whether another part
        of it is seen now."""
        if self.plane.chosen or self._seen == self._to_see() or (self.still and self.shows_newest):
            return False
        before = self.plane.level, self.plane.origin
        self.fit()
        return before != (self.plane.level, self.plane.origin)

    def ahead(self, view: View) -> Plane | None:
        """Return what of the plane will be in sight in a position to come; None if nothing changes by that."""
        coming = copy(self)
        coming.plane, coming.laid = copy(self.plane), list(view.board) or self.laid
        return coming.plane if coming.follow() else None

    def after(self, view: View) -> None:
        """A move was made: the tile that was put down is in sight, wherever the plane was moved before."""
        self.laid = list(view.board) or self.laid
        if not self.plane.shows(self.newest, self.where.board):
            self.plane.chosen = False

    def bring(self, cells: Sequence[Cell]) -> bool:
        """Bring these cells into sight, if there is one that can't be seen at all, or, on a plane that somebody has
        moved, none that can. It stays like this until the next move: whoever tries tile after tile sees the plane
        jump once."""
        seen = [self.in_sight(cell) for cell in cells]
        if all(seen) or (self.plane.chosen and any(seen)):
            return False
        self.plane.fit(cells, self.where.fit, most=self.plane.size)
        self._seen = self._to_see()
        return True

    def _to_see(self) -> object:
        return self.laid, self.where.fit, self.overview

    # -- by hand

    def change_overview(self) -> None:
        """All tiles, or from there back to tiles that can be read."""
        fitted = not self.plane.chosen and self.shows_all
        self.overview = not (fitted and self.small)
        self.fit()

    def zoom(self, steps: int, at: QPointF) -> bool:
        """Larger or smaller around a point of the scene; False at the end of the sizes."""
        if not self.plane.zoom(steps, at):
            return False
        self.overview = None
        self.plane.keep_in_sight(self.laid, self.where.board)
        return True

    def pan(self, delta: QPointF) -> bool:
        """Move it; False if it can't be moved."""
        return self.plane.pan(delta, self.laid, self.where.board)


_STEPS: Mapping[int, int] = {Qt.Key.Key_Plus: 1, Qt.Key.Key_Equal: 1, Qt.Key.Key_Minus: -1, Qt.Key.Key_Underscore: -1}


class Zoom:
    """Moves what is in sight, as people ask for it; who asks is there."""

    def __init__(
        self, sight: Viewport, presence: clock.InactivityWatch, animator: Animator, moved: Callable[[], None]
    ) -> None:
        """`moved` draws the same position, seen from elsewhere."""
        self._moved = moved
        self._sight = sight
        self._presence = presence
        self._animator = animator

    def key(self, key: int) -> bool:
        """Return a key that nothing else took."""
        if key == Qt.Key.Key_0:
            self.change_overview()
            return True
        steps = _STEPS.get(key)
        return steps is not None and self._zoom(steps, self._sight.where.board.center())

    def keys(self) -> Sequence[tuple[str, str]]:
        """Return what these do."""
        return (
            ("+  −", translate("Exagon", "Zoom in or out")),
            ("0", translate("Exagon", "Show all tiles, or make them large enough to read")),
        )

    def wheel(self, steps: float, at: QPointF) -> bool:
        """Return the wheel over this point of the table."""
        return self._sight.where.board.contains(at) and self._zoom(1 if steps > 0 else -1, at)

    def pan(self, delta: QPointF) -> bool:
        """The empty table is being dragged."""
        if self._animator.busy:
            return False
        if self._sight.pan(delta):
            self._moved()
        return True

    def change_overview(self) -> None:
        """All tiles, or from there back to tiles that can be read."""
        self._animator.finish()
        self._sight.change_overview()
        self._animator.play([])  # at its end the table is drawn anew

    def _zoom(self, steps: int, at: QPointF) -> bool:
        self._presence.touch()
        self._animator.finish()
        if self._sight.zoom(steps, at):
            self._moved()
        return True
