"""Looking back at a game while it is under way or over: opens and closes the bar, which steps through it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from elios_desktop.ui.kit.sentence import Sentence
from elios_desktop.ui.play.replay_bar import ReplayBar
from elios_desktop.ui.play.stage import Stage
from elios_desktop.ui.table.contract import TableAction

_PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)


class LookingBack(QObject):
    """While one looks back, the arrow keys step through the game at the table, too."""

    opening = Signal()
    """What lies over the table makes way for an earlier moment of it."""
    play_on_wanted = Signal(object)
    """A Session that begins where this game stood at some moment."""

    def __init__(self, bar: ReplayBar, stage: Stage) -> None:
        super().__init__(bar)
        self._bar = bar
        self._stage = stage
        self._view = stage.view
        self._controller = stage.controller
        bar.closed.connect(self.toggle)
        stage.controller.shown.changed.connect(self._mark)
        bar.play_on_wanted.connect(self._play_on)
        stage.view.installEventFilter(self)

    def offered(self) -> list[TableAction]:
        """The way back, also in front of the table."""
        if self._controller.shown.ply is None or not self._bar.isVisible():
            return []
        return [TableAction("back", Sentence.translate("Replay", "Back to the game"), run=self.toggle, primary=True)]

    def begin(self) -> None:
        """Show the game from its beginning."""
        self.look_at(0)
        self._view.setFocus()

    def toggle(self) -> None:
        """Look back at the game, or return to it."""
        if self._bar.isVisible():
            self.stop()
            self._controller.shown.look_at(None)
            self._view.setFocus()
        else:
            self.look_at(self._controller.session.ply)

    def look_at(self, ply: int) -> None:
        """Show the position after so many moves, and the bar; not while the table is hidden from everybody."""
        if self._controller.turns.now.table_hidden:
            return
        if self._stage.table.covered:
            self._stage.voice.tell(self._stage.table.prompt())
        else:
            self._stage.let_go()
            self.opening.emit()
            self._bar.open(ply)

    def stop(self) -> None:
        """Put the bar away."""
        self._bar.stop()
        self._bar.hide()
        self._mark()

    def _mark(self) -> None:
        self._view.frame(self._bar.isVisible() and self._controller.shown.ply is not None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self._bar.isVisible():
            plain = event.modifiers() in _PLAIN
            if plain and not self._stage.hand.holding and self._bar.key(event.key()):
                return True
        return super().eventFilter(watched, event)

    def _play_on(self, ply: int) -> None:
        self.play_on_wanted.emit(self._controller.session.branch(ply))
