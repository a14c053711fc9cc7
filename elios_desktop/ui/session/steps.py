"""Taking moves back and making them again, as far as the setting and the rules of fairness allow."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from elios_desktop.engine.contract import AnyTransition
from elios_desktop.engine.session import Session
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
        self._kept = kept
        self._turns = turns
        self._shown = shown
        self._save_queue = save_queue
        self._policies = policies
        self._session = session

    def undo_reason(self) -> str | None:
        """Why nothing can be taken back now (a key of `ui.refusals.UNDO`), or None if it can."""
        done = self._session().transitions
        return "nothing_done" if not done else self._reason(done[-1])

    def redo_reason(self) -> str | None:
        """Why nothing can be done again now, or None if it can."""
        undone = self._session().undone
        return "nothing_undone" if not undone else self._reason(undone[0])

    @property
    def undo_name(self) -> str:
        """Who made the last move."""
        done = self._session().transitions
        return self._kept.names[done[-1].seat - 1] if done else ""

    @property
    def redo_name(self) -> str:
        """Who made the move that was taken back last."""
        undone = self._session().undone
        return self._kept.names[undone[0].seat - 1] if undone else ""

    def undo(self) -> bool:
        """Take the last move back, if the policy allows."""
        if self.undo_reason() is not None:
            return False
        session, turns = self._session(), self._turns
        session.undo()
        self._kept.unnote_move()
        # What computers did is no decision of anybody's here: back to the last one that a person made.
        while turns.acting in turns.computers and turns.persons and session.ply:
            session.undo()
            self._kept.unnote_move()
        self.stepped.emit()
        return True

    def redo(self) -> bool:
        """Make the last move that was taken back again, if the policy allows."""
        if self.redo_reason() is not None:
            return False
        self._session().redo()
        self._kept.note_move()
        self.stepped.emit()
        return True

    def _reason(self, transition: AnyTransition) -> str | None:
        session = self._session()
        if self._shown.ply is not None:
            return "looking_back"
        if self._save_queue.waiting:
            return "not_now"
        policy = self._policies.now.undo
        if policy == "free":
            return None
        if session.state.result is not None:
            return "over"
        if transition.before.pending:
            return "arranged"  # everybody sees by now how everybody did
        if any(event.reveals for event in transition.events):
            return "revealed"
        if transition.seat == self._turns.acting:
            return None
        if policy == "own_turn":
            return "other_turn"
        # Whoever takes one move back after the other across the turns takes back what others have acted upon.
        return "acted_upon" if transition in session.transitions and session.undone else None
