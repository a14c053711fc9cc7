"""A position as an immutable value: who began, and the squares marked since."""

from __future__ import annotations

from dataclasses import dataclass

from elios_desktop.engine.contract import Json, Result, Seat
from tests.fifth_game.rules.core import Core
from tests.fifth_game.rules.views import View


@dataclass(frozen=True, slots=True)
class State:
    """A position."""

    first: Seat
    made: tuple[int, ...] = ()

    @property
    def core(self) -> Core:
        """A core of its own."""
        return Core(self.first, self.made)

    @property
    def phase(self) -> str:
        """ "play" or "over"."""
        return "over" if self.core.over else "play"

    @property
    def to_move(self) -> Seat | None:
        """The seat whose turn it is."""
        return None if self.core.over else self.core.side

    @property
    def pending(self) -> tuple[Seat, ...]:
        """Nobody arranges anything."""
        return ()

    @property
    def result(self) -> Result | None:
        """Three in a row, or a full board."""
        if not self.core.over:
            return None
        return Result((self.core.winner,), "row") if self.core.winner else Result((), "full")

    def to_json(self) -> Json:
        """The full position."""
        return self.view(None).to_json()

    def view(self, seat: Seat | None) -> View:
        """Nothing is hidden."""
        return View(self.phase, tuple(self.core.board), self.to_move, self.result)
