"""A position of Exagon: immutable, thin over a core."""

from __future__ import annotations

from dataclasses import dataclass

from elios_desktop.engine.contract import Json, Result, Seat
from elios_desktop.games.exagon.rules.core import Core
from elios_desktop.games.exagon.rules.views import View


@dataclass(frozen=True, slots=True, eq=False)
class State:
    """A position; its core is never changed once it is in here."""

    core: Core

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.core.key() == other.core.key()

    def __hash__(self) -> int:
        return hash(self.core.key())

    @property
    def phase(self) -> str:
        """ "opening" until two tiles lie on the table, then "play", then "over"."""
        if self.core.over:
            return "over"
        return "opening" if self.core.opening else "play"

    @property
    def to_move(self) -> Seat | None:
        """The seat whose turn it is."""
        return None if self.core.over else self.core.seat + 1

    @property
    def pending(self) -> tuple[Seat, ...]:
        """Nobody arranges anything in Exagon."""
        return ()

    @property
    def result(self) -> Result | None:
        """None until the game is over."""
        return self.view(None).result if self.core.over else None

    def to_json(self) -> Json:
        """The full position; the board in the order in which the tiles came there."""
        return self.view(None).to_json()

    def view(self, seat: Seat | None) -> View:
        """Everything: the hands are open to all."""
        return View.of(self.core)
