"""Coming closer to the tiles of Exagon and moving over them: by keys, by the wheel, by dragging the empty table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, QPointF, Qt, Signal

from elios_desktop.games.exagon.table.presence import Presence
from elios_desktop.games.exagon.table.sight import Sight
from elios_desktop.ui.board.animator import Animator
from elios_desktop.ui.kit.i18n import translate

_STEPS: Mapping[int, int] = {Qt.Key.Key_Plus: 1, Qt.Key.Key_Equal: 1, Qt.Key.Key_Minus: -1, Qt.Key.Key_Underscore: -1}


class Steering(QObject):
    """Moves what is in sight, as people ask for it; who asks is there."""

    moved = Signal()
    """The same position is seen from elsewhere."""
    turned = Signal()
    """All tiles are to be seen now, or tiles that can be read."""

    def __init__(self, sight: Sight, presence: Presence, animator: Animator, parent: QObject) -> None:
        super().__init__(parent)
        self._sight = sight
        self._presence = presence
        self._animator = animator

    def key(self, key: int) -> bool:
        """A key that nothing else took."""
        if key == Qt.Key.Key_0:
            self.change_overview()
            return True
        steps = _STEPS.get(key)
        return steps is not None and self._zoom(steps, self._sight.where.board.center())

    def keys(self) -> Sequence[tuple[str, str]]:
        """What these do."""
        return (
            ("+  −", translate("Exagon", "Come closer to the tiles, or move away")),
            ("0", translate("Exagon", "All tiles, or so large that they can be read")),
        )

    def wheel(self, steps: float, at: QPointF) -> bool:
        """The wheel over this point of the table."""
        return self._sight.where.board.contains(at) and self._zoom(1 if steps > 0 else -1, at)

    def pan(self, delta: QPointF) -> bool:
        """The empty table is being dragged."""
        if self._animator.busy:
            return False
        if self._sight.pan(delta):
            self.moved.emit()
        return True

    def change_overview(self) -> None:
        """All tiles, or from there back to tiles that can be read."""
        self._animator.finish()
        self._sight.change_overview()
        self.turned.emit()

    def _zoom(self, steps: int, at: QPointF) -> bool:
        self._presence.touch()
        self._animator.finish()
        if self._sight.zoom(steps, at):
            self.moved.emit()
        return True
