"""The table changes hands: curtain, language and keyboard follow whose turn it is at the machine."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget

from elios_desktop.ui.kit.sentence import SILENCE, Sentences, Text
from elios_desktop.ui.play.curtain import Curtain
from elios_desktop.ui.play.guard import Guard
from elios_desktop.ui.play.prompt_line import PromptLine
from elios_desktop.ui.play.stage import Stage
from elios_desktop.ui.session.lately import last_turn_in_words
from elios_desktop.ui.session.turns import Cover, TurnState
from elios_desktop.ui.table.contract import TableAction


class HandOver(QObject):
    """Who leaves takes everything along that was said to them; who comes finds a curtain, or the button to what is
    theirs."""

    tells = True
    """Whether who comes reads what the turn before brought."""
    language_wanted = Signal(str)
    """The seat that sits down now likes this language ("" for the program's own)."""

    def __init__(
        self,
        stage: Stage,
        curtain: Curtain,
        line: PromptLine,
    ) -> None:
        super().__init__(stage)
        self._stage = stage
        self._view = stage.view
        self._controller = stage.controller
        self._curtain = curtain
        self._line = line
        self._guard = Guard(stage.view)
        self._shown = stage.controller.turns.now
        """The turn that the page shows."""
        self._told_at = 0
        """The ply up to which was told what happened."""
        curtain.lifted.connect(self.lift)
        self._follow(self._shown)

    def come_into_sight(self) -> None:
        """The page is shown: who asked for it with one press too many hasn't read yet what covers the table."""
        if self.covered:
            self._guard.watch(answers=True)

    def pass_on(self, turn: TurnState) -> None:
        """Let the one who leaves take along what was said to them, and cover the table for who comes."""
        if self._shown.called not in turn.computers:  # who waited for a computer may press as soon as it has moved
            self._guard.watch()
        self._shown = turn
        # What was said to the one who leaves is not for the one who comes: neither the piece under the keyboard's ring
        # nor a refusal, which may name a card.
        self._view.rest()
        self._stage.hand.focus_on(None)
        self._line.back_to_prompt()
        self._follow(turn)

    def tell(self, turn: TurnState, news: Text) -> None:
        """Let who comes read what the turn before brought, and then what is to be done; or the table's own `news`."""
        ply = turn.moment.ply
        there = self.tells and turn.called in turn.persons and not turn.table_hidden
        if there and ply != self._told_at and (brought := last_turn_in_words(self._controller)):
            self._told_at = ply
            self._line.show_told(Sentences.of(*brought, self._stage.table.prompt()))
        if news != SILENCE:
            self._line.show_told(news)

    def offered(self) -> list[TableAction]:
        """The awaited person's button to what only they may see."""
        turns, turn = self._controller.turns, self._controller.turns.now
        if turn.awaited is None or turn.cover is not Cover.SECRETS or self._controller.shown.ply is not None:
            return []
        return [TableAction("come", self._stage.table.reveal_label(turn.awaited), run=turns.come, primary=True)]

    @property
    def front(self) -> QWidget:
        """Where the keyboard belongs: to the curtain while it is down, as the table behind it would swallow Tab and
        Enter."""
        return self._curtain.button if self.covered else self._view

    @property
    def covered(self) -> bool:
        """Whether the curtain is down."""
        return self._controller.turns.now.table_hidden

    def lift(self) -> None:
        """The person for whom the curtain came down is there."""
        self._controller.turns.come()
        self._view.setFocus()

    def offer_secrets(self) -> None:
        """The keyboard goes to what shows the awaited person's secrets: on the table there is nothing to do."""
        if self._controller.turns.now.cover is Cover.SECRETS:
            self._line.take_keyboard()

    def stop(self) -> None:
        """The page is being closed."""
        self._guard.stop()

    def _follow(self, turn: TurnState) -> None:
        seats = self._controller.kept.seats
        seat = turn.awaited if turn.table_hidden else None
        self._view.setFocusPolicy(Qt.FocusPolicy.StrongFocus if seat is None else Qt.FocusPolicy.NoFocus)
        if seat is not None:
            chosen = seats[seat - 1]
            self.language_wanted.emit(chosen.language)
            self._curtain.come_down(chosen.name, seat, chosen.colour, ready=turn.cover is Cover.READY)
        else:
            focus = QApplication.focusWidget()
            if focus is not None and self._curtain.isAncestorOf(focus):
                self._view.setFocus()  # at once: else Qt would let it stop at other things on the way
            self._curtain.hide()
            if turn.called in turn.persons:
                self.language_wanted.emit(seats[turn.called - 1].language)
