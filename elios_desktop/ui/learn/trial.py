"""The game of one step: the rules' answer to a move, and whether it is the move that is wanted."""

from __future__ import annotations

from collections.abc import Sequence

from elios_desktop.engine.contract import Move, Refusal, Seat, parsed
from elios_desktop.engine.record import HUMAN, SeatInfo
from elios_desktop.lessons.contract import Step
from elios_desktop.storage.savefile import SaveDocument
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.session.kept import Kept
from elios_desktop.ui.session.new_game import ChosenSeat
from elios_desktop.ui.session.players import STARS
from elios_desktop.ui.session.turns import Policies

NOT_WANTED = "learn.not_wanted"
"""The code of a refusal that is no rule's: the move is legal, but not what the step asks for."""
_OTHERS = "computer:1"


class Trial(Controller):
    """Nothing of it is ever saved. It takes one move of the learner's: one that the step wants."""

    def __init__(self, game_id: str, step: Step, learner: str, policies: Policies) -> None:
        chosen = _seats(step.position.seats, learner)
        session = step.position.session(game_id, [SeatInfo(seat.name, seat.kind) for seat in chosen])
        self._step = step
        self.solved = False
        super().__init__(session, Kept.fresh(chosen, timed=False), SaveDocument("", ""), None, policies)

    @property
    def may_act(self) -> bool:
        """Not any more, once it is solved."""
        return super().may_act and not self.solved

    def submit(self, move: Move) -> Refusal | None:
        """The rules judge first, then the step."""
        refusal = self._judged(move)
        if refusal is None:
            self.solved = True
            refusal = super().submit(move)
        return refusal

    def arrange(self, seat: Seat, move: Move) -> Refusal | None:
        """The same for an arrangement."""
        return self._judged(move) or super().arrange(seat, move)

    def go_on(self, text: str) -> None:
        """A move that follows by itself."""
        move = parsed(self.session.game, self.session.state, text)
        if not isinstance(move, Refusal):
            super().submit(move)

    def _judged(self, move: Move) -> Refusal | None:
        refusal = self.why(move)
        if refusal is None and not self._step.wants(move.text):
            refusal = Refusal(NOT_WANTED, {"move": move.text})
        return refusal


def _seats(count: int, learner: str) -> Sequence[ChosenSeat]:
    others = (ChosenSeat(STARS[index], index, kind=_OTHERS) for index in range(1, count))
    return (ChosenSeat(learner, 0, kind=HUMAN), *others)
