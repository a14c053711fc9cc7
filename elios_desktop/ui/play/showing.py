"""From a move to the table that shows it, and on to whoever is next: what of a table's page comes when.

The controller says that a move is made, the animator shows its events, and at its end the turn passes on
(`Turns.pass_on` says whose it is now) or the position is shown. One method shows it, `show_now`, and everything that
follows from the position follows there.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from elios_desktop.engine.contract import AnyTransition
from elios_desktop.ui.board.hand import Hand
from elios_desktop.ui.play.hand_over import HandOver
from elios_desktop.ui.play.helpers import Helpers
from elios_desktop.ui.play.panel import Panel
from elios_desktop.ui.play.prompter import Prompter
from elios_desktop.ui.play.recap import Recap
from elios_desktop.ui.play.table_tools import TableTools
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.session.turns import TurnState
from elios_desktop.ui.table.base import Table


class Showing(QObject):
    """Keeps what is seen of a game with the game."""

    sounded = Signal(str)
    handed_over = Signal()
    """Somebody else is at the machine now or awaited, and all of the page shows that."""

    def __init__(
        self,
        table: Table,
        hand: Hand,
        prompter: Prompter,
        panel: Panel,
        tools: TableTools,
        hand_over: HandOver,
        recap: Recap,
        helpers: Helpers,
        controller: Controller,
    ) -> None:
        super().__init__(hand)
        self._table = table
        self._hand = hand
        self._prompter = prompter
        self._panel = panel
        self._tools = tools
        self._hand_over = hand_over
        self._recap = recap
        self._helpers = helpers
        self._controller = controller
        self._stopped = False
        controller.moved.connect(self._on_moved)
        controller.jumped.connect(self._on_jumped)
        controller.turns.changed.connect(self._hand_over_to)
        table.actions_changed.connect(self.write_line)
        table.draft_changed.connect(self._on_draft)
        table.animator.finished.connect(self._on_animated)
        helpers.changed.connect(self.write_line)
        recap.ended.connect(self.write_line)

    def stop(self) -> None:
        """The page is being closed: nothing is shown any more."""
        self._stopped = True

    # -- when something happens

    def _on_moved(self, transition: AnyTransition) -> None:
        self._prompter.forget_refusal()
        self._table.finish_motion()
        self.sounded.emit("place")
        self._table.animator.play(self._table.steps(transition))

    def _on_animated(self) -> None:
        if self._stopped or self._recap.went_on():
            return
        turn = self._controller.turns.pass_on()
        if turn is None:
            self.show_now()
        else:
            self._hand_over_to(turn)

    def _on_jumped(self) -> None:
        self._let_go()
        self.show_now()

    def _hand_over_to(self, turn: TurnState) -> None:
        """Show the table to whose turn it is now, or what covers it."""
        self._let_go()
        news = self._table.begin_turn(turn)
        self._hand_over.pass_on(turn)
        self.show_now()
        self._hand_over.tell(turn, news)
        self._hand_over.offer_secrets()
        self.handed_over.emit()

    def _on_draft(self) -> None:
        if not self._helpers.hints.goes_on():
            self._prompter.forget_refusal()
        self._controller.keep_draft(self._table.draft())
        self._tools.refresh()
        self.write_line()

    def _let_go(self) -> None:
        """Nobody holds anything, and no motion that was shown to somebody else goes on."""
        self._table.animator.finish()
        self._hand.cancel(spring=False)
        self._table.restore(self._controller.kept.draft)

    # -- what is seen

    def show_now(self) -> None:
        """Show the position that the controller shows now, and everything that follows from it: the only way."""
        self._table.redraw()  # the line in front of it follows by itself
        self._hand.rebind()
        self._panel.refresh()
        self._tools.refresh()
        self._helpers.position_shown()
        self.follow_turn()

    def follow_turn(self) -> None:
        """Those who help or play of their own accord look at whose turn it is."""
        self._tools["hint"].setEnabled(self._helpers.hints.available)
        self._helpers.follow()

    def write_line(self) -> None:
        """What is to be done now, and the buttons for it."""
        if not (self._stopped or self._recap.running or self._hand.putting):
            self._hand.tidy()
            self._prompter.refresh()
