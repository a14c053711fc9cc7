"""Hints: the best moves of the person whose turn it is, thought out by the strongest computer, shown on the table.

Whoever thinks them out gets what that person may know and nothing more, and so do the words: a hint says why in the
game's own words and lights what to take and where to put it; it never says what a move would uncover.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject

from elios_desktop.bots.contract import Reason
from elios_desktop.engine.contract import Json, Move, Refusal
from elios_desktop.plain_board.contract import Gesture
from elios_desktop.plain_board.library import find_board
from elios_desktop.texts.hints import hint_sentence
from elios_desktop.ui.board.hand import Hand
from elios_desktop.ui.games.base import Table
from elios_desktop.ui.kit.sentence import Sentence, Text, Wording
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.session.thinker import Thinker, Trouble

MOST = 3
"""How many moves are offered at the most."""


@dataclass(frozen=True, slots=True)
class _Offer:
    move: Move
    reason: Reason


class Hints(QObject):
    """The hints for the position on the table; asked again, the next best move is shown."""

    def __init__(self, hand: Hand, table: Table, controller: Controller, thinker: Thinker) -> None:
        super().__init__()
        self._hand = hand
        self._table = table
        self._controller = controller
        self._thinker = thinker
        self._moment = (-1, 0)
        self._offers: list[_Offer] = []
        self._shown = -1

    @property
    def offered(self) -> list[Move]:
        """The moves that are offered now, best first."""
        return [offer.move for offer in self._offers]

    @property
    def available(self) -> bool:
        """Whether somebody can be helped now."""
        return self._controller.may_act and self._controller.kept.hints

    def ask(self) -> None:
        """Show a hint: the best move first, then the others in turn."""
        self._table.animator.finish()
        self._hand.cancel(spring=False)
        if not self._controller.kept.hints:
            self._table.told.emit(Sentence.translate("Hints", "This game is played without hints."))
        if not self.available:
            return
        if self._moment == self._now and self._offers:
            self._shown = (self._shown + 1) % len(self._offers)
            self._show()
            return
        self._moment, self._offers, self._shown = self._now, [], -1
        session, seat = self._controller.session, self._controller.turns.acting
        self._table.told.emit(Sentence.translate("Hints", "One moment: looking for a good move…"))
        self._thinker.hint(session.game.id, session.seen_by(seat), MOST, partial(self._heard, self._moment))

    def forget(self) -> None:
        """The position has changed."""
        if self._moment != self._now:
            if self._shown >= 0:
                self._table.light(())
            self._offers, self._shown, self._moment = [], -1, (-1, 0)

    @property
    def _now(self) -> tuple[int, int]:
        return self._controller.session.ply, len(self._controller.kept.arrangements)

    def _heard(self, moment: tuple[int, int], reply: Json | Trouble) -> None:
        if moment != self._now:
            return
        if isinstance(reply, Trouble):
            self._table.told.emit(
                Sentence.translate(
                    "Hints", "No hint has come: the computer that looks for it has failed. Ask once more."
                )
            )
            return
        self._offers = [offer for each in reply["hints"] if (offer := self._read(each))]
        if not self._offers:
            self._table.told.emit(Sentence.translate("Hints", "There is no hint for this position."))
            return
        self._shown = 0
        self._show()

    def _read(self, hint: Json) -> _Offer | None:
        session = self._controller.session
        move = session.game.parse(session.state, hint["move"])
        if isinstance(move, Refusal) or session.game.why(session.state, move) is not None:
            return None
        return _Offer(move, Reason(hint["code"], hint["args"]))

    def _show(self) -> None:
        offer = self._offers[self._shown]
        self._table.told.emit(self._sentence(offer))
        self._table.light(self._about(offer), "good")

    def _about(self, offer: _Offer) -> list[str]:
        return [key for gesture in self._gestures(offer) for key in gesture.touched]

    def _gestures(self, offer: _Offer) -> list[Gesture]:
        session = self._controller.session
        if session.state.pending:
            return []  # a whole layout: its reason says what it is good for
        return list(find_board(session.game.id).gestures_of(offer.move, self._controller.shown.view()))

    def _sentence(self, offer: _Offer) -> Text:
        game, names = self._controller.session.game.id, self._controller.kept.later_names
        reason: Text = Wording.of(hint_sentence, game, offer.reason, names)
        button = next((gesture.button for gesture in self._gestures(offer) if gesture.button), "")
        label = next((action.label for action in self._table.actions() if action.id == button), None)
        if label is not None:
            reason = Sentence.translate("Hints", "“{button}”. {reason}").fill(button=label, reason=reason)
        if len(self._offers) == 1:
            return Sentence.translate("Hints", "Hint: {reason}").fill(reason=reason)
        said = Sentence.translate("Hints", "Hint {number} of {count}: {reason}")
        return said.fill(number=self._shown + 1, count=len(self._offers), reason=reason)
