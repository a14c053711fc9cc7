"""The position that is shown: the newest one, or while one looks back that after any move of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal

from elios_desktop.engine.contract import AnyState, Seat
from elios_desktop.engine.session import Session
from elios_desktop.ui.session.turns import Turns


class Shown(QObject):
    """While an earlier position is shown, nobody's time runs."""

    changed = Signal()
    """Another moment is shown."""

    def __init__(self, turns: Turns, session: Callable[[], Session]) -> None:
        """`session` says which game is being played."""
        super().__init__()
        self._turns = turns
        self._session = session
        self._seen: tuple[AnyState, Seat | None, Any] | None = None
        """The view that was asked for last, with whose it is and of which position: neither changes."""
        self.ply: int | None = None
        """The ply being looked at, None for the newest position."""

    @property
    def state(self) -> AnyState:
        """The position."""
        session = self._session()
        return session.state if self.ply is None else session.state_at(self.ply)

    def view(self) -> Any:
        """The position, as the person at the machine may see it.

        Looking back doesn't show again what seats saw only while they arranged: some games forbid to look it up.
        """
        state = self.state
        arranging_again = self.ply is not None and bool(state.pending) and not self._session().state.pending
        viewer = None if arranging_again else self._turns.now.viewer
        if self._seen is None or self._seen[0] is not state or self._seen[1] != viewer:
            self._seen = state, viewer, state.view(viewer)
        return self._seen[2]

    def look_at(self, ply: int | None) -> None:
        """Show the position after so many moves; None: go on playing."""
        session = self._session()
        if ply is not None and ply >= session.ply and session.state.result is None:
            ply = None
        if ply == self.ply:
            return
        self.ply = ply
        self._turns.set_active(ply is None)
        self.changed.emit()
