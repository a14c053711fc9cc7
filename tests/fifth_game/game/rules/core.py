"""The rules on small integers, quick: nine squares, each with the seat that marked it, or 0."""

from collections.abc import Sequence
from typing import Final

from elios_desktop.engine.contract import Options, first_by_chance

SQUARES: Final = tuple(column + row for row in "123" for column in "abc")
LINES: Final = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


class Core:
    """A position; moves are the numbers of squares."""

    def __init__(self, marks: Sequence[int], side: int) -> None:
        self.marks = list(marks)
        self.side = side
        """The seat whose turn it is."""
        self.made: list[int] = []

    @classmethod
    def dealt(cls, seats: int, options: Options, seed: int) -> "Core":
        """Return the first position of a game by chance."""
        return cls([0] * len(SQUARES), first_by_chance(seats, seed))

    @property
    def winner(self) -> int:
        """Whoever has three in a row; 0 is nobody."""
        marks = self.marks
        return next((marks[a] for a, b, c in LINES if marks[a] and marks[a] == marks[b] == marks[c]), 0)

    @property
    def over(self) -> bool:
        """Whether somebody has won or every square is taken."""
        return all(self.marks) or self.winner != 0

    def copy(self) -> "Core":
        """Return the same position, on its own."""
        return Core(self.marks, self.side)

    def legal(self) -> list[int]:
        """List every free square, unless the game is over."""
        return [] if self.over else [at for at, owner in enumerate(self.marks) if not owner]

    def make(self, move: int) -> None:
        """Mark a square."""
        self.marks[move] = self.side
        self.made.append(move)
        self.side = 3 - self.side

    def unmake(self) -> None:
        """Take the last mark back."""
        self.marks[self.made.pop()] = 0
        self.side = 3 - self.side
