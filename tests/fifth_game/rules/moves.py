"""The one kind of move, and its notation."""

from __future__ import annotations

from dataclasses import dataclass

from tests.fifth_game.rules.core import SQUARES


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
        return SQUARES.index(self.square)


def parse(text: str) -> Mark | None:
    """Read a text; None if it names no square."""
    return Mark(text) if text in SQUARES else None
