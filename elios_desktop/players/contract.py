"""What the players of every game promise.

The players of a game are a module `games.<id>.players` with the names of `Players`; `players.players` finds it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from elios_desktop.engine.contract import Seen
from elios_desktop.players.levels import Level


@dataclass(frozen=True, slots=True)
class Choice:
    """A move, as text, and what it cost to find."""

    move: str
    nodes: int
    """How many positions were looked at."""
    chance: float | None
    """The seat's chance to win, from 0 to 1; a member of a team wins with the team. None if nothing is known of it."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is good: a code of the game's own, "elementos.takes"; `args` fill its sentence.

    The sentences are in `games.<id>.hints`. Args are plain values: numbers, or texts in the game's notation.
    """

    code: str
    args: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Hint:
    """A move that the strongest level finds good, and why."""

    move: str
    chance: float | None
    reason: Reason


class Players(Protocol):
    """The names that a module `games.<id>.players` has."""

    @property
    def LEVELS(self) -> Sequence[Level]:
        """From the weakest to the strongest; always as many as `levels.COUNT`."""

    def choose(self, seen: Seen[Any], level: int, seed: int) -> Choice:
        """A legal move of the seat that sees, which is to move or has to arrange. Level 1 is the weakest."""

    def hints(self, seen: Seen[Any], count: int) -> list[Hint]:
        """The best moves, best first, at most so many; thought out by the strongest level."""

    def chances(self, seen: Seen[Any]) -> tuple[float, ...]:
        """Each seat's chance to win while the game goes on, from seat 1. They add up to 1: members of a team share
        the team's, a draw counts for all alike."""
