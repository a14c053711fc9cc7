"""The end of a game: when its card comes, how one comes back to it, and what its buttons lead to."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from elios_desktop.ui.kit.sentence import Sentence
from elios_desktop.ui.play.celebration import Celebration
from elios_desktop.ui.play.end_card import EndCard
from elios_desktop.ui.play.guard import Guard
from elios_desktop.ui.play.looking_back import LookingBack
from elios_desktop.ui.play.prompt_line import PromptLine
from elios_desktop.ui.play.stage import Stage
from elios_desktop.ui.session.new_game import fresh_seed
from elios_desktop.ui.session.rematch import again, return_match
from elios_desktop.ui.table.contract import TableAction

RESULT = "result"
"""The button that leads back to the card once it has been put away."""


class Ending(QObject):
    """The card comes when the last move has been shown. What is wanted next is said by signals."""

    finished = Signal()
    """The game (or the whole tournament) is over and its end has been shown."""
    new_game_wanted = Signal(object)
    """A NewGame: play again, or a return match."""
    charts_wanted = Signal()
    home_wanted = Signal()

    def __init__(
        self,
        card: EndCard,
        stage: Stage,
        line: PromptLine,
        looking_back: LookingBack,
    ) -> None:
        super().__init__(card)
        self._card = card
        self._stage = stage
        controller = stage.controller
        self._line = line
        self._guard = Guard(stage.view)
        self._celebration = Celebration(stage, card.scores)
        self._looking_back = looking_back
        self._controller = controller
        self._stopped = self._comes_back = False
        controller.ended.connect(self._on_ended)
        controller.jumped.connect(self._on_jumped)
        looking_back.opening.connect(card.put_away)
        card.chosen.connect(self._on_chosen)
        card.closed.connect(self._on_closed)
        if controller.session.state.result is not None:
            card.open()

    def offered(self) -> list[TableAction]:
        """Once the card has been put away, the way back to it."""
        if not self._card.away or self._controller.shown.ply is not None:
            return []
        return [TableAction(RESULT, Sentence.translate("End", "Result"), run=self._open, primary=True)]

    def step_aside(self) -> None:
        """Moves are shown again."""
        self._comes_back = self._card.isVisible()

    def come_back(self) -> None:
        """They have been; the card is where it was."""
        if self._comes_back and not self._stopped:
            self._open()
        self._comes_back = False
        self._go_to_way_back()

    def stop(self) -> None:
        """The page is being closed: no end is shown any more."""
        self._stopped = True
        self._guard.stop()
        self._celebration.end()

    def _on_ended(self) -> None:
        QTimer.singleShot(0, self, self._show)

    def _show(self) -> None:
        if self._stopped or self._controller.session.state.result is None:
            return
        if self._stage.animator.busy:
            self._stage.animator.finished.connect(self._show, Qt.ConnectionType.SingleShotConnection)
            return
        self._stage.voice.play("win")
        self._guard.watch()  # a press that was meant for the last move
        self._open()
        self._celebration.begin()
        if self._controller.over:
            self.finished.emit()

    def _open(self) -> None:
        self._card.open()
        self._stage.table.actions_changed.emit()

    def _on_jumped(self) -> None:
        if self._controller.session.state.result is None or self._controller.shown.ply is not None:
            self._celebration.end()
            self._card.hide()

    def _on_closed(self) -> None:
        self._card.put_away()
        self._stage.table.actions_changed.emit()
        self._go_to_way_back()

    def _go_to_way_back(self) -> None:
        """Where the card has been put away, the keyboard goes to the button that leads back to it."""
        button = None if self._card.isVisible() else self._line.buttons.of(RESULT)
        if button is not None:
            button.setFocus()

    def _on_chosen(self, name: str) -> None:
        match name:
            case "next":
                self._card.hide()
                self._controller.next_game(fresh_seed())
                self._looking_back.stop()
                if not self._controller.turns.now.table_hidden:
                    self._stage.view.setFocus()
            case "again":
                self.new_game_wanted.emit(again(self._controller))
            case "return":
                self.new_game_wanted.emit(return_match(self._controller))
            case "look":
                self._looking_back.begin()
            case "charts":
                self.charts_wanted.emit()
            case "home":
                self.home_wanted.emit()
