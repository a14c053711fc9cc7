"""Taking moves back and making them again, as far as the setting and the rules of fairness allow."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from elios_desktop.engine.contract import AnyTransition, Json, Seat
from elios_desktop.engine.session import Session
from elios_desktop.ui.kit.sentence import SILENCE, Text
from elios_desktop.ui.session.kept import Kept
from elios_desktop.ui.session.save_queue import SaveQueue
from elios_desktop.ui.session.shown import Shown
from elios_desktop.ui.session.turns import Policies, Turns


class Steps(QObject):
    """Back and forth through the moves of the game being played."""

    stepped = Signal()
    """Moves were taken back or made again."""

    def __init__(
        self,
        kept: Kept,
        turns: Turns,
        shown: Shown,
        save_queue: SaveQueue,
        policies: Policies,
        session: Callable[[], Session],
    ) -> None:
        """`session` says which game is being played."""
        super().__init__()
        self.draft: Json = {}
        """What is half done after the last step."""
        self._kept = kept
        self._turns = turns
        self._shown = shown
        self._save_queue = save_queue
        self._policies = policies
        self._session = session

    def undo_reason(self) -> str | None:
        """Why nothing can be taken back now (a key of `ui.refusals.UNDO`), or None if it can."""
        ready = self._last_ready()
        if ready is not None:
            return self._general_reason() or self._reason_of(ready)
        last = self._last_decision()
        return "nothing_done" if last is None else self._reason(last)

    def redo_reason(self) -> str | None:
        """Why nothing can be done again now, or None if it can."""
        undone = self._session().undone
        return "nothing_undone" if not undone else self._reason(undone[0])

    @property
    def undo_name(self) -> Text:
        """Whose move or arrangement would be taken back."""
        last = self._last_decision()
        seat = self._last_ready() or (last.seat if last is not None else None)
        return self._kept.later_names[seat - 1] if seat is not None else SILENCE

    @property
    def redo_name(self) -> Text:
        """Who made the move that was taken back last."""
        undone = self._session().undone
        return self._kept.later_names[undone[0].seat - 1] if undone else SILENCE

    def undo(self) -> bool:
        """Take the last move back, if the policy allows."""
        if self.undo_reason() is not None:
            return False
        session, turns = self._session(), self._turns
        ready = self._last_ready()
        if ready is not None:
            for seat in [each for each in self._kept.arrangements if each in turns.now.computers]:
                self._kept.unnote_arrangement(seat)  # it says so again, at once
            self.draft = self._kept.unnote_arrangement(ready)
            self.stepped.emit()
            return True
        self.draft = {}
        session.undo()
        self._kept.unnote_move()
        # What computers did is no decision of anybody's here: back to the last one that a person made.
        while turns.now.acting in turns.now.computers and turns.now.persons and session.ply:
            session.undo()
            self._kept.unnote_move()
        self.stepped.emit()
        return True

    def redo(self) -> bool:
        """Make the last move that was taken back again, if the policy allows."""
        if self.redo_reason() is not None:
            return False
        session, turns = self._session(), self._turns
        self.draft = {}
        session.redo()
        self._kept.note_move()
        while turns.now.acting in turns.now.computers and turns.now.persons and session.undone:  # as they answered then
            session.redo()
            self._kept.note_move()
        self.stepped.emit()
        return True

    def _last_ready(self) -> Seat | None:
        """While people arrange: who said last that they are ready."""
        persons = self._turns.now.persons
        return next((seat for seat in reversed(self._kept.arrangements) if seat in persons), None)

    def _last_decision(self) -> AnyTransition | None:
        """The last move that a person made; where only computers play, the last one of all."""
        done, persons = self._session().transitions, self._turns.now.persons
        return next((each for each in reversed(done) if not persons or each.seat in persons), None)

    def _general_reason(self) -> str | None:
        if self._shown.ply is not None:
            return "looking_back"
        return "not_now" if self._save_queue.waiting else None

    def _reason_of(self, seat: Seat) -> str | None:
        """Why this seat's last decision can't be taken back, as far as it matters whose it is."""
        mine = seat == self._turns.now.acting or self._turns.now.persons == (seat,)
        return "other_turn" if self._policies.now.undo == "own_turn" and not mine else None

    def _reason(self, transition: AnyTransition) -> str | None:
        session = self._session()
        if (reason := self._general_reason()) is not None:
            return reason
        policy = self._policies.now.undo
        if policy == "free":
            return None
        if session.state.result is not None:
            return "over"
        if transition.before.pending:
            return "arranged"  # everybody sees by now how everybody did
        if self._turns.now.persons == (transition.seat,):
            return None  # nobody else is there to have seen anything
        if any(event.reveals for event in transition.events):
            return "revealed"
        if transition.seat == self._turns.now.acting:
            return None
        if policy == "own_turn":
            return self._reason_of(transition.seat)
        # Whoever takes one move back after the other across the turns takes back what others have acted upon.
        return "acted_upon" if transition in session.transitions and session.undone else None
