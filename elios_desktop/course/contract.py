"""What a game says about its course: which numbers are counted after every move, and who is ahead by them.

Everything counted can be seen by everybody at the table, so the course of a game under way gives nothing away.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, cast

from elios_desktop.engine.contract import AnyState, Seat
from elios_desktop.games import entry_of
from elios_desktop.texts.translate import Translate

CONTEXT = "Course"
"""The translation context of every name here."""


@dataclass(frozen=True, slots=True)
class Measure:
    """A number that each seat has after each move."""

    id: str
    name: str
    """English, marked for translation: "Beams left"."""
    hint: str = ""
    """A sentence that says what exactly is counted."""

    def title(self, translate: Translate) -> str:
        """The name in the translator's language."""
        return translate(CONTEXT, self.name)

    def explanation(self, translate: Translate) -> str:
        """The hint in the translator's language."""
        return translate(CONTEXT, self.hint) if self.hint else ""


Counts = Mapping[str, tuple[float, ...]]
"""For each measure's id the numbers of the seats, from seat 1."""
Rank = tuple[float, ...]
"""Compared number by number: the greater one is ahead."""


class GameCourse(Protocol):
    """The names that a module `games.<id>.course` has."""

    @property
    def MEASURES(self) -> Sequence[Measure]:
        """The one that says most comes first."""
        ...

    def counts(self, state: AnyState) -> Counts:
        """Every measure in a position."""
        ...

    def sides(self, seats: int) -> Sequence[tuple[Seat, ...]]:
        """Who plays together: a side a seat, or teams."""
        ...

    def rank(self, counts: Counts, side: tuple[Seat, ...]) -> Rank:
        """How far a side is. By the same rule as the game's own result, as far as a position can say it."""
        ...


def each_for_itself(seats: int) -> Sequence[tuple[Seat, ...]]:
    """The sides of a game without teams."""
    return tuple((seat,) for seat in range(1, seats + 1))


def total(values: tuple[float, ...], side: tuple[Seat, ...]) -> float:
    """The sum of a side's numbers."""
    return sum(values[seat - 1] for seat in side)


def find_course(game_id: str) -> GameCourse:
    """The course of a game that the program knows."""
    return cast(GameCourse, entry_of(game_id).load("course"))
