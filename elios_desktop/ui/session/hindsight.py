"""What a finished game was about: the chances to win at each moment of it, and the turns that cost most of them.

The worker is asked one question after the other, in the background. What was better is what the strongest level would
have done with what that seat could know then; the chances are those that an onlooker could see.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import groupby
from typing import Final

from PySide6.QtCore import QObject, Signal

from elios_desktop.course import find_course
from elios_desktop.engine.contract import AnyState, Json, Move, Refusal, Seat
from elios_desktop.engine.session import Session
from elios_desktop.players.contract import Reason, decided
from elios_desktop.texts.translate import fill
from elios_desktop.texts.words import hint_sentence, move_sentence
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.session.facts import percent_text
from elios_desktop.ui.session.thinker import Thinker, Trouble

NOTICEABLE: Final = 0.12
"""A turn that costs less of the chance to win is no turning point: the chances are not that exact."""
MOST: Final = 3
"""So many turning points at the most."""
_ASKED: Final = 8
"""So many turns are looked at for what would have been better."""
_LAST: Final = 3
"""So many of the last turns of each side that lost are looked at for a win, whatever they seem to have cost: a win that
takes a long turn in Exagon is found by the hint alone."""
_WINS: Final = 0.99
"""With such a chance a hint has seen the win."""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A turn that cost a lot, and what would have been better in it."""

    ply: int
    """So many moves had been made before the one that could have been better."""
    seat: Seat
    before: float
    after: float
    """The chance of the seat's side to win when the turn began, and when its next one did. A win that was there is all
    the chance that there is."""
    better: Move
    reason: Reason


@dataclass(frozen=True, slots=True)
class _Suspect:
    """A turn that cost a lot, or may have; moves are looked at from `ply` on."""

    ply: int
    end: int
    """The number of moves when it was over."""
    seat: Seat
    before: float
    after: float

    @property
    def is_costly(self) -> bool:
        """Whether the chances say so; else only a win is worth to be told."""
        return self.before - self.after >= NOTICEABLE


class Hindsight(QObject):
    """Looks at one game from its beginning to its end; can be stopped, and goes on where it was."""

    changed = Signal()
    """More is known, or it began, ended, stopped."""

    def __init__(self, session: Session, thinker: Thinker) -> None:
        super().__init__()
        self._session = session.branch(session.ply)
        self.thinker = thinker
        self.chances: list[tuple[float, ...]] = []
        """Each seat's chance to win after 0, 1, … moves, as far as it is known."""
        self.turning_points: list[TurningPoint] = []
        """In the order of the game."""
        self._suspects: list[_Suspect] | None = None
        self.running = False
        self.failed = False
        """Whether the worker gave no answer."""

    @property
    def end(self) -> AnyState:
        """The position in which the game ended."""
        return self._session.state

    @property
    def complete(self) -> bool:
        """Whether everything is known."""
        return self._suspects == []

    @property
    def looked_at(self) -> int:
        """How many moves have been looked at."""
        return max(0, len(self.chances) - 1)

    def start(self) -> None:
        """Begin, or go on."""
        if not self.running and not self.complete:
            self.running, self.failed = True, False
            self._go_on()

    def stop(self) -> None:
        """Ask no more questions for now."""
        if self.running:
            self.running = False
            self.thinker.cancel()
            self.changed.emit()

    def close(self) -> None:
        """Stop: nobody wants to know any more."""
        self.running = False
        self.thinker.close()

    # -- one question after the other

    def _go_on(self) -> None:
        session = self._session
        if len(self.chances) <= session.ply:
            result = session.state_at(len(self.chances)).result
            if result is None:
                seen = session.branch(len(self.chances)).seen_by(None)
                self.thinker.chances(session.game.id, seen, self._on_chances)
            else:
                self._take(decided(result, len(session.seats)))
        else:
            if self._suspects is None:
                self._suspects = self._costly()
            if self._suspects:
                suspect = self._suspects[0]
                seen = session.branch(suspect.ply).seen_by(suspect.seat)
                self.thinker.hint(session.game.id, seen, 1, partial(self._on_hint, suspect))
            else:
                self.running = False
        self.changed.emit()

    def _on_chances(self, reply: Json | Trouble) -> None:
        if isinstance(reply, Trouble):
            self._fail()
        else:
            self._take(tuple(reply["chances"]))

    def _take(self, chances: tuple[float, ...]) -> None:
        self.chances.append(chances)
        self._go_on()

    def _fail(self) -> None:
        self.running, self.failed = False, True
        self.changed.emit()

    def _costly(self) -> list[_Suspect]:
        """Return the last turns of those who lost, and then the turns that cost much, the costliest first. What a turn
        cost is seen when the others have answered it."""
        session = self._session
        sides = find_course(session.game.id).sides(len(session.seats))
        side_of = {seat: side for side in sides for seat in side}
        made = [(ply, each.seat) for ply, each in enumerate(session.transitions) if not each.before.pending]
        turns = [next(moves) for _, moves in groupby(made, key=lambda each: each[1])]
        ends = [*(ply for ply, _ in turns[1:]), session.ply]
        found: list[_Suspect] = []
        last: list[_Suspect] = []
        winners = session.state.result.winners if session.state.result is not None else ()
        lost = [side for side in sides if winners and not set(side) & set(winners)]
        for number, (ply, seat) in enumerate(turns):
            side = side_of[seat]
            again = next((at for at, other in turns[number + 1 :] if other in side), session.ply)
            before, after = (sum(self.chances[at][member - 1] for member in side) for at in (ply, again))
            suspect = _Suspect(ply, ends[number], seat, before, after)
            if side in lost and sum(other in side for _, other in turns[number:]) <= _LAST:
                last.append(suspect)
            elif suspect.is_costly:
                found.append(suspect)
        return last + sorted(found, key=lambda suspect: suspect.after - suspect.before)[:_ASKED]

    def _on_hint(self, suspect: _Suspect, reply: Json | Trouble) -> None:
        if isinstance(reply, Trouble):
            self._fail()
            return
        assert self._suspects is not None
        self._suspects.pop(0)
        better = self._better(suspect, reply)
        if better is not None:
            self.turning_points = sorted([*self.turning_points, better], key=lambda point: point.ply)
        elif suspect.ply + 1 < suspect.end and (suspect.is_costly or self._wins(reply)):  # it began well
            self._suspects.insert(0, replace(suspect, ply=suspect.ply + 1))
        if len(self.turning_points) >= MOST:
            self._suspects = []
        self._go_on()

    def _better(self, suspect: _Suspect, reply: Json) -> TurningPoint | None:
        """Return what the strongest level would have done in place of the move, if it is another one."""
        game, state = self._session.game, self._session.state_at(suspect.ply)
        for hint in reply["hints"] if suspect.is_costly or self._wins(reply) else ():
            move = game.parse(state, hint["move"])
            if not isinstance(move, Refusal) and move != self._session.transitions[suspect.ply].move:
                reason = Reason(hint["code"], hint["args"])
                before = hint["chance"] if self._wins(reply) else suspect.before
                return TurningPoint(suspect.ply, suspect.seat, before, suspect.after, move, reason)
        return None

    @staticmethod
    def _wins(reply: Json) -> bool:
        """Tell whether the best move that the strongest level sees wins."""
        return any((hint["chance"] or 0.0) >= _WINS for hint in reply["hints"][:1])


def what_it_cost(session: Session, point: TurningPoint, names: Sequence[str]) -> str:
    """Return a turn that cost much of the chance to win, and what would have been better."""
    return fill(
        translate(
            "Course",
            "Move {ply}: {name}’s chances fell from {before} to {after} by the next turn. “{move}” would have"
            " been better. Why: “{reason}”",
        ),
        ply=point.ply + 1,
        name=names[point.seat - 1],
        before=percent_text(point.before),
        after=percent_text(point.after),
        move=_called(session, point, names),
        reason=hint_sentence(session.game.id, point.reason, names, translate),
    )


def _called(session: Session, point: TurningPoint, names: Sequence[str]) -> str:
    """Return the better move, as far as everybody may see a move that nobody made."""
    game, state = session.game, session.state_at(point.ply)
    made = game.apply(state, point.better)
    assert not isinstance(made, Refusal), "hints are legal moves"
    foretold = replace(made, events=tuple(event.foretold() for event in made.events))
    return move_sentence(game.id, foretold, None, names, translate).removesuffix(".")
