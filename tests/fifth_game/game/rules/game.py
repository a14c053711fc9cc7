"""Noughts and crosses as the rest of the program sees it: positions and moves."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from elios_desktop.engine.contract import Event, Json, OpenGame, Options, Position, Refusal, Result, Seat
from tests.fifth_game.game.rules import core


@dataclass(frozen=True, slots=True)
class Mark:
    """The seat to move marks a square."""

    square: str

    @property
    def text(self) -> str:
        """ "b2"."""
        return self.square

    @property
    def number(self) -> int:
        """The move of the core."""
        return core.SQUARES.index(self.square)


@dataclass(frozen=True, slots=True)
class Marked(Event):
    """A seat put its mark on a square."""

    seat: Seat
    square: str


@dataclass(frozen=True)
class Board(Position):
    """A position; `marks` are the seats that marked the squares, 0 for none, in the order of `SQUARES`."""

    game = "noughts"
    marks: tuple[int, ...]
    turn: Seat

    @cached_property
    def core(self) -> core.Core:
        """The same on small integers, to be asked and not to be changed."""
        return core.Core(self.marks, self.turn)

    @property
    def to_move(self) -> Seat | None:
        """The seat whose turn it is."""
        return None if self.core.over else self.turn

    @cached_property
    def result(self) -> Result | None:
        """Three in a row, or a full board."""
        if not self.core.over:
            return None
        return Result((self.core.winner,), "row") if self.core.winner else Result((), "full")

    def owner(self, square: str) -> Seat | None:
        """Return whose mark is on a square."""
        return self.marks[core.SQUARES.index(square)] or None

    def own(self) -> Json:
        """Return the squares."""
        return {"squares": dict(zip(core.SQUARES, self.marks, strict=True))}


class Noughts(OpenGame[Board, Mark]):
    """The rules."""

    id = "noughts"

    def begin(self, seats: int, options: Options, first: Seat) -> Board:
        """Return an empty board."""
        return Board((0,) * len(core.SQUARES), first)

    def read(self, position: Board, text: str) -> Mark | None:
        """Read the name of a square."""
        return Mark(text) if text in core.SQUARES else None

    def moves(self, position: Board) -> Iterable[Mark]:
        """List every free square."""
        return (Mark(core.SQUARES[move]) for move in position.core.legal())

    def against(self, position: Board, move: Mark) -> Refusal | None:
        """A square is marked once."""
        taken = position.owner(move.square) is not None
        return Refusal("noughts.taken", {"square": move.square}, (move.square,)) if taken else None

    def made(self, position: Board, move: Mark) -> tuple[Board, Iterable[Event]]:
        """Mark the square."""
        after = position.core.copy()
        after.make(move.number)
        return Board(tuple(after.marks), after.side), (Marked(position.turn, move.square),)

    def shown(self, value: Json) -> Board:
        """Read the squares; whose turn it would be at the end is seen by nobody."""
        return Board(tuple(value["squares"].values()), value["to_move"] or 1)


GAME: Final = Noughts()
