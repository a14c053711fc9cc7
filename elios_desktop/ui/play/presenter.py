"""From a move to the table that shows it, and on to whoever is next: what of a table's page comes when.

The controller says that a move is made, the animator shows its events, and at its end the turn passes on
(`Turns.pass_on` says whose it is now) or the position is shown. One method shows it, `show_now`, and everything that
follows from the position follows there.
"""

from __future__ import annotations

from PySide6.QtCore import Signal

from elios_desktop.engine.contract import AnyTransition
from elios_desktop.ui.play.hand_over import HandOver
from elios_desktop.ui.play.helpers import Helpers
from elios_desktop.ui.play.prompter import Prompter
from elios_desktop.ui.play.scaffold import Surroundings
from elios_desktop.ui.play.stage import Stage, TurnPresenter
from elios_desktop.ui.session.turns import TurnState


class PagePresenter(TurnPresenter):
    """Keeps all that a table's page shows of a game with the game."""

    handed_over = Signal()
    """Somebody else is at the machine now or awaited, and all of the page shows that."""

    def __init__(
        self, stage: Stage, surroundings: Surroundings, prompter: Prompter, hand_over: HandOver, helpers: Helpers
    ) -> None:
        super().__init__(stage)
        self._around = surroundings
        self._prompter = prompter
        self._hand_over = hand_over
        self._helpers = helpers
        self._stopped = False
        stage.controller.jumped.connect(self._on_jumped)
        stage.table.actions_changed.connect(self.write_line)
        stage.table.draft_changed.connect(self._on_draft)

    def stop(self) -> None:
        """Show nothing any more: the page is being closed."""
        self._stopped = True

    # -- when something happens

    def _on_moved(self, transition: AnyTransition) -> None:
        self._prompter.forget_refusal()
        super()._on_moved(transition)

    def _on_animated(self) -> None:
        if not self._stopped and not self._stage.shows_again:
            super()._on_animated()

    def _on_jumped(self) -> None:
        self._let_go()
        self.show_now()

    def hand_over_to(self, turn: TurnState) -> None:
        """Show the table to whose turn it is now, or what covers it."""
        self._let_go()
        news = self._stage.table.begin_turn(turn)
        self._hand_over.pass_on(turn)
        self.show_now()
        self._hand_over.tell(turn, news)
        self._hand_over.offer_secrets()
        self.handed_over.emit()

    def _on_draft(self) -> None:
        if not self._helpers.hints.goes_on():
            self._prompter.forget_refusal()
        self._controller.keep_draft(self._stage.table.draft())
        self._around.tools.refresh()
        self.write_line()

    def _let_go(self) -> None:
        self._stage.let_go()
        self._stage.table.restore(self._controller.kept.draft)

    # -- what is seen

    def show_now(self) -> None:
        """Show the position that the controller shows now, and everything that follows from it."""
        super().show_now()  # the line in front of the table follows by itself
        self._around.panel.refresh()
        self._around.tools.refresh()
        self._helpers.position_shown()
        self.follow_turn()

    def follow_turn(self) -> None:
        """Let those who help or play of their own accord look at whose turn it is."""
        self._around.tools["hint"].setEnabled(self._helpers.hints.available)
        self._helpers.follow()

    def write_line(self) -> None:
        """Write what is to be done now, and the buttons for it."""
        if not (self._stopped or self._stage.shows_again or self._stage.hand.putting):
            self._stage.hand.tidy()
            self._prompter.refresh()
