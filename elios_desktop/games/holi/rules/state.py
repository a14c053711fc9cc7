"""The immutable position that the rest of the program sees: a thin layer over a core that is never changed again."""

from __future__ import annotations

from elios_desktop.engine.contract import Json, Result, Seat
from elios_desktop.games.holi.rules.core import Core
from elios_desktop.games.holi.rules.mutable_position import OVER, PHASES
from elios_desktop.games.holi.rules.views import View


class State:
    """A position of Holi."""

    __slots__ = ("_core", "_result")

    def __init__(self, core: Core) -> None:
        """Takes the core over: nobody may change it any more."""
        self._core = core
        self._result = core.result() if core.over else None

    def core(self) -> Core:
        """A core of one's own in this position, to look ahead with `make` and `unmake`."""
        return self._core.copy()

    def peek(self) -> Core:
        """The core itself, to ask and not to change."""
        return self._core

    @property
    def phase(self) -> str:
        """Which of "corners", "play" and "over" it is."""
        return PHASES[self._core.phase]

    @property
    def to_move(self) -> Seat | None:
        """The seat whose turn it is; None when the game is over."""
        return None if self._core.phase == OVER else self._core.turn + 1

    @property
    def pending(self) -> tuple[Seat, ...]:
        """Nobody arranges anything in Holi."""
        return ()

    @property
    def result(self) -> Result | None:
        """None until the game is over."""
        return self._result

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self._core.key() == other._core.key()

    def __hash__(self) -> int:
        return hash(self._core.key())

    def __repr__(self) -> str:
        return f"State({self.to_json()})"

    def to_json(self) -> Json:
        """The full position."""
        return View.of(self._core, self._result).to_json()

    def view(self, seat: Seat | None) -> View:
        """The position without the others' hands, all decks, and the cards that others discarded face-down."""
        return View.of(self._core, self._result).seen_by(seat)
