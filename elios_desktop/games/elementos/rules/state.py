"""A position of Elementos as an immutable value: a thin layer over a core that is never changed any more."""

from __future__ import annotations

from dataclasses import dataclass

from elios_desktop.engine.contract import Json, Result, Seat
from elios_desktop.games.elementos.rules.board import SQUARES, names_of
from elios_desktop.games.elementos.rules.core import NOWHERE, WAND, Core, newest_first
from elios_desktop.games.elementos.rules.views import TOKENS, View


@dataclass(frozen=True, slots=True, eq=False)
class State:
    """A position. The core in it is never changed any more; moves are made on copies."""

    core: Core
    memory: bool

    def __eq__(self, other: object) -> bool:
        """Equal states look alike and play alike: what may come back and what is locked belong to them."""
        return isinstance(other, State) and self._identity() == other._identity()

    def __hash__(self) -> int:
        return hash(self.core.position)

    def _identity(self) -> tuple[object, ...]:
        core = self.core
        run = tuple(newest_first(core.run))
        return core.position, core.stood(), run, core.locked, core.over, core.winner, self.memory

    @property
    def phase(self) -> str:
        """ "arrange", "play" or "over"."""
        if self.core.over:
            return "over"
        return "arrange" if self.core.pending else "play"

    @property
    def to_move(self) -> Seat | None:
        """The seat whose turn it is."""
        return self.core.side + 1 if self.phase == "play" else None

    @property
    def pending(self) -> tuple[Seat, ...]:
        """The seats that still have to arrange."""
        return tuple(side + 1 for side in self.core.pending)

    @property
    def result(self) -> Result | None:
        """Won by the wand on the far row, or drawn by a position standing for the third time."""
        if not self.core.over:
            return None
        if self.core.winner is None:
            return Result((), "repetition")
        return Result((self.core.winner + 1,), "wand_across")

    def to_json(self) -> Json:
        """The full position."""
        return self._in_full().to_json()

    def view(self, seat: Seat | None) -> View:
        """The position with the undersides hidden that the seat may not look at."""
        return self._in_full().seen_by(seat)

    def _in_full(self) -> View:
        board = self.core.board
        wands = ((side + 1, board[WAND + side]) for side in (0, 1))
        return View(
            phase=self.phase,
            tokens={name: token for name, lies in zip(SQUARES, board, strict=False) if (token := TOKENS[lies])},
            wands={seat: SQUARES[square] for seat, square in wands if square != NOWHERE},
            locked=names_of(self.core.locked),
            to_move=self.to_move,
            pending=self.pending,
            memory=self.memory,
            result=self.result,
        )
