"""The levels that the players of every game have."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

COUNT: Final = 5
"""How many levels each game has; 1 is the weakest."""


@dataclass(frozen=True, slots=True)
class Level:
    """How much a level thinks, and how far it strays from what it found best."""

    nodes: int
    """The effort of a decision: positions looked at, or playouts, whatever the game's search counts."""
    worlds: int = 1
    """How many guesses of what is hidden it thinks about."""
    blur: float = 0.0
    """How much worse a move may be and still be played now and then, in chance to win. 0: always the best."""
