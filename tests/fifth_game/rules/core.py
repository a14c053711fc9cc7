"""The rules on small integers: nine squares, each with the side that marked it, or 0."""

from __future__ import annotations

from typing import Final

from elios_desktop.engine.contract import Options
from tests.fifth_game.rules.deal import deal

SQUARES: Final = tuple(column + row for row in "123" for column in "abc")
LINES: Final = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


class Core:
    """A position; moves are the numbers of squares."""

    def __init__(self, first: int, made: tuple[int, ...] = ()) -> None:
        self.first = first
        self.board = [0] * len(SQUARES)
        self.made: list[int] = []
        for move in made:
            self.make(move)

    @classmethod
    def dealt(cls, seats: int, options: Options, seed: int) -> Core:
        """An empty board."""
        return cls(deal(seed)["first"])

    @property
    def side(self) -> int:
        """The seat whose turn it is."""
        return 1 + (self.first - 1 + len(self.made)) % 2

    @property
    def winner(self) -> int:
        """Whoever has three in a row; 0 is nobody."""
        board = self.board
        return next((board[a] for a, b, c in LINES if board[a] and board[a] == board[b] == board[c]), 0)

    @property
    def over(self) -> bool:
        """Whether somebody has won or every square is taken."""
        return self.winner != 0 or len(self.made) == len(SQUARES)

    def legal(self) -> list[int]:
        """Every free square, unless the game is over."""
        return [] if self.over else [at for at, owner in enumerate(self.board) if not owner]

    def make(self, move: int) -> None:
        """Mark a square."""
        self.board[move] = self.side
        self.made.append(move)

    def unmake(self) -> None:
        """Take the last mark back."""
        self.board[self.made.pop()] = 0
