"""Hints: the best moves of the person whose turn it is, thought out by the strongest computer, shown on the table.

Whoever thinks them out gets what that person may know and nothing more, and so do the words: a hint says why in the
game's own words and lights what to take and where to put it; it never says what a move would uncover.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, Signal

from elios_desktop.engine.contract import Json, Move, Refusal
from elios_desktop.plain_board.contract import Gesture
from elios_desktop.players.contract import Reason
from elios_desktop.texts.translate import fill
from elios_desktop.texts.words import hint_sentence
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.kit.sentence import Sentence, Text, Wording
from elios_desktop.ui.play.prompt_line import PromptLine
from elios_desktop.ui.play.stage import Stage
from elios_desktop.ui.session.thinker import Thinker, Trouble
from elios_desktop.ui.session.turns import Moment
from elios_desktop.ui.table.contract import Arranges, Zooms

MOST = 3
"""How many moves are offered at the most."""


@dataclass(frozen=True, slots=True)
class _Offer:
    move: Move
    reason: Reason


class Hints(QObject):
    """The hints for the position on the table; asked again while one is shown, the next best move is."""

    way_shown = Signal(str)
    """What to take and where to put it: what is lit, in words."""

    def __init__(self, stage: Stage, line: PromptLine, thinker: Thinker) -> None:
        super().__init__()
        self._stage = stage
        self._table = stage.table
        self._controller = stage.controller
        self._line = line
        self._thinker = thinker
        line.passed.connect(self.put_away)
        self._moment: Moment | None = None
        """What the offers are for."""
        self._asked = 0
        """How often the thinker has been asked: an answer to an earlier question is about another position."""
        self._offers: list[_Offer] = []
        self._at = 0
        """Which of them is, or was, shown."""
        self._in_sight = False
        """Whether it is to be read now."""
        self._due = False
        """Whether it is to be shown as soon as the table shows the position that it is for."""

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
        self._stage.let_go()
        controller = self._controller
        if not controller.kept.hints:
            self._stage.voice.tell(Sentence.translate("Hints", "This game is played without hints."))
        elif not self.available:
            if not controller.turns.now.table_hidden:
                self._stage.voice.tell(
                    Sentence.translate("Hints", "Hints are for whoever’s turn it is, in the latest position.")
                )
        elif self._moment != self._now:
            self._think()
        elif self._offers:
            self._at = (self._at + self._in_sight) % len(self._offers)
            self._show()
        elif not self._thinker.busy:
            self._think()

    def _think(self) -> None:
        session, seat = self._controller.session, self._controller.turns.now.acting
        self._moment, self._offers, self._at, self._due = self._now, [], 0, False
        self._asked += 1
        self._tell(Sentence.translate("Hints", "One moment: looking for a good move…"))
        self._thinker.hint(session.game.id, session.seen_by(seat), MOST, partial(self._heard, self._asked))

    def follow(self) -> None:
        """The table shows a position: if it is another one now, the hints are of no use any more; an answer that came
        while it moved is shown."""
        if self._moment is not None and self._moment != self._now:
            self._moment, self._offers, self._due = None, [], False
            self._asked += 1
            if self._in_sight:
                self._line.forget_interruption()
        elif self._due and self.available:
            self._due = False
            self._show()

    def put_away(self) -> None:
        """Something else is to be read now."""
        self._in_sight = False

    def goes_on(self) -> bool:
        """Something is half done now: whether the hint that is to be read still leads on from there."""
        if not self._in_sight or not self._offers or self._controller.session.state.pending:
            return False
        left = self._table.gestures_left(self._offers[self._at].move)
        if left is not None:
            self._light(left)
        return left is not None

    @property
    def _now(self) -> Moment:
        return self._controller.turns.now.moment

    def _heard(self, asked: int, reply: Json | Trouble) -> None:
        if asked != self._asked:
            return
        if isinstance(reply, Trouble):
            self._moment = None
            self._tell(Sentence.translate("Hints", "No idea came up this time. Ask again."))
            return
        self._offers = [offer for each in reply["hints"] if (offer := self._read(each))]
        if not self.available:
            return  # one looks back: it is there for whoever asks again
        if self._stage.animator.busy or self._controller.save_queue.waiting:
            self._due = bool(self._offers)
        elif self._offers:
            self._show()
        else:
            self._tell(Sentence.translate("Hints", "There’s no hint for this position."))

    def _read(self, hint: Json) -> _Offer | None:
        session = self._controller.session
        move = session.game.parse(session.state, hint["move"])
        if isinstance(move, Refusal) or session.game.why(session.state, move) is not None:
            return None
        return _Offer(move, Reason(hint["code"], hint["args"]))

    def _show(self) -> None:
        """Show the one that it is at, or the next that leads on from what is half done."""
        if self._controller.session.state.pending:
            if isinstance(self._table, Arranges):
                self._table.lay_out_as(self._offers[self._at].move)
            self._tell(self._sentence())
            return
        for step in range(len(self._offers)):
            at = (self._at + step) % len(self._offers)
            gestures = self._table.gestures_left(self._offers[at].move)
            if gestures is not None:
                self._at = at
                self._tell(self._sentence())
                self._light(gestures)
                self.way_shown.emit(" ".join(filter(None, map(self._in_words, gestures))))
                return
        self._table.light(())
        self._tell(
            Sentence.translate(
                "Hints", "The best moves start differently: take back what is half done, then ask again."
            )
        )

    def _in_words(self, gesture: Gesture) -> str:
        """What the hand does; nothing for a button, which the hint names."""
        label = self._label(gesture.piece)
        if not label:
            return ""
        text = fill(translate("Hints", "Flip: {piece}."), piece=label) if gesture.flip else ""
        if gesture.place:
            # What was flipped is called otherwise now.
            carry = "" if gesture.flip else fill(translate("Hints", "Pick up: {piece}."), piece=label)
            turn = _rotated(gesture.turns)
            place = self._label(gesture.place)
            put = fill(translate("Hints", "Put it here: {place}."), place=place)
            hold = fill(translate("Hints", "Hold it here: {place}."), place=place)
            there = (
                (hold, turn, translate("Hints", "Then put it down.")) if turn and gesture.turned_there else (turn, put)
            )
            text = " ".join(filter(None, (text, carry, *there)))
        return text

    def _label(self, key: str) -> str:
        thing = self._table.board.thing(key)
        return thing.label.removesuffix(".") if thing is not None else ""

    def _tell(self, text: Text) -> None:
        self._line.show_staying(text)
        self._in_sight = True

    def _light(self, gestures: Sequence[Gesture]) -> None:
        keys = [key for gesture in gestures for key in gesture.touched]
        if isinstance(self._table, Zooms):
            self._table.bring_into_sight(keys)
        self._table.light(keys, "good", self._table.ways(gestures))

    def _sentence(self) -> Text:
        """What is said of the one that it is at."""
        offer, session, names = self._offers[self._at], self._controller.session, self._controller.kept.later_names
        reason: Text = Wording.of(hint_sentence, session.game.id, offer.reason, names)
        if session.state.pending:
            reason = Sentence.translate(
                "Hints", "{reason} This is how it’s laid out now; Undo brings your own layout back."
            ).fill(reason=reason)
        else:
            reason = self._with_the_hand(offer, reason)
        if len(self._offers) == 1:
            return Sentence.translate("Hints", "Hint: {reason}").fill(reason=reason)
        said = Sentence.translate("Hints", "Hint {number} of {count}: {reason}")
        return said.fill(number=self._at + 1, count=len(self._offers), reason=reason)

    def _with_the_hand(self, offer: _Offer, reason: Text) -> Text:
        """With what light alone doesn't show: that something is flipped, or the button that makes the move."""
        gestures = self._table.gestures_left(offer.move) or ()
        if any(gesture.flip for gesture in gestures):
            return Sentence.translate("Hints", "Flip the piece that glows. {reason}").fill(reason=reason)
        button = next((gesture.button for gesture in gestures if gesture.button), "")
        label = next((action.label for action in self._table.actions() if action.id == button), None)
        if label is None:
            return reason
        return Sentence.translate("Hints", "“{button}”. {reason}").fill(button=label, reason=reason)


def _rotated(steps: int) -> str:
    """How often the piece is to be rotated; nothing if it lies right."""
    if steps <= 1:
        return translate("Hints", "Rotate it once.") if steps else ""
    return translate("Hints", "Rotate it %n time(s).", None, steps)
