"""Which puzzle somebody should try: what they have tried comes back when it is due, how good they are, and today's.

Pure values; days are dates. Nothing is lost by not playing: what was failed waits, and no day counts for itself.

Today's puzzle is the same everywhere on that day, without a network and without anything to remember: the day of the
week says how hard it is, the week its place in an order by a hash. A later edition of the books begins on a later day
and only adds puzzles at the end, so what was a day's puzzle stays it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from hashlib import sha256
from itertools import pairwise
from types import MappingProxyType
from typing import Final

from elios_desktop.puzzles.contract import LEVELS, Puzzle

WEEK: Final = (1, 2, 3, 4, 4, 5, 3)
"""How hard the puzzle is, from Monday on."""


@dataclass(frozen=True, slots=True)
class Edition:
    """The books from a day on."""

    start: date
    """A Monday."""
    puzzles: int
    """So many of each book's puzzles belong to it; those that follow came later."""


EDITIONS: Final = (Edition(date(2026, 11, 16), 380),)
"""From the first to the newest. What came before the first day is as if it belonged to the first edition."""


def edition_of(day: date, editions: Sequence[Edition] = EDITIONS) -> Edition:
    """Return the edition that a day's puzzle is from."""
    return next((older for older, newer in pairwise(editions) if day < newer.start), editions[-1])


def game_of_the_day(day: date, games: Sequence[str]) -> str:
    """Return the game whose puzzle is the day's: one after the other."""
    return games[day.toordinal() % len(games)]


def level_of_the_day(day: date) -> int:
    """Tell how hard a day's puzzle is."""
    return WEEK[day.weekday()]


def puzzle_of_the_day(day: date, puzzles: Sequence[Puzzle], editions: Sequence[Edition] = EDITIONS) -> Puzzle | None:
    """Return a day's puzzle of a book; None if the book has none that is as hard."""
    edition = edition_of(day, editions)
    level = level_of_the_day(day)
    days = [weekday for weekday, each in enumerate(WEEK) if each == level]
    ordered = in_order([each for each in puzzles[: edition.puzzles] if each.level == level], edition)
    if not ordered:
        return None
    week = (day - edition.start).days // 7
    return ordered[(week * len(days) + days.index(day.weekday())) % len(ordered)]


def in_order(puzzles: Sequence[Puzzle], edition: Edition) -> list[Puzzle]:
    """Return the order in which puzzles of a level are taken."""
    start = edition.start.isoformat()
    return sorted(puzzles, key=lambda puzzle: sha256(f"{start} {puzzle.id}".encode()).digest())


COMES_BACK: Final = (1, 3, 7)
"""After so many days what was failed comes back; then again, and a last time."""
A_LEVEL: Final = 20
"""So many points of rating make a level."""
BEGINNING: Final = A_LEVEL
"""Where everybody begins: at the second level."""
HIGHEST: Final = A_LEVEL * len(LEVELS) - 1
_STEP: Final = 4
"""How far one puzzle of one's own level moves the rating; half of it for every level further away."""


@dataclass(frozen=True, slots=True)
class Tried:
    """What came of a puzzle that somebody tried."""

    day: date
    """When they tried it last."""
    solved: bool = False
    """Whether they have ever solved it by themselves."""
    again: int | None = None
    """Where in `COMES_BACK` it is; None if it doesn't come back."""

    @property
    def due(self) -> date | None:
        """When it comes back."""
        return None if self.again is None else self.day + timedelta(COMES_BACK[self.again])


@dataclass(frozen=True, slots=True)
class Progress:
    """All that somebody has tried, by the puzzles' ids."""

    tried: Mapping[str, Tried] = field(default_factory=lambda: MappingProxyType({}))
    rating: int = BEGINNING

    @property
    def level(self) -> int:
        """How hard the puzzles are that suit them."""
        return LEVELS[self.rating // A_LEVEL]

    def is_solved(self, puzzle_id: str) -> bool:
        """Tell whether they have ever solved it by themselves."""
        return puzzle_id in self.tried and self.tried[puzzle_id].solved

    def due(self, day: date) -> list[str]:
        """Return what has come back by this day, the longest waiting first."""
        waiting = [(due, name) for name, each in self.tried.items() if (due := each.due) is not None and due <= day]
        return [name for _, name in sorted(waiting)]

    def after(self, puzzle_id: str, level: int, day: date, *, solved: bool) -> Progress:
        """Return the same after a try: `solved` by oneself, or not without help or not at all."""
        before = self.tried.get(puzzle_id)
        again: int | None = None
        if not solved:
            again = 0
        elif before is not None and before.again is not None:
            # What was failed comes back until it has been solved each time.
            due = before.due
            early = due is not None and day < due
            following = before.again if early else before.again + 1
            again = following if following < len(COMES_BACK) else None
        now = Tried(day, solved or (before is not None and before.solved), again)
        rating = self.rating
        if before is None:  # a second try says little about somebody
            rating = _moved(rating, level, solved)
        return replace(self, tried={**self.tried, puzzle_id: now}, rating=rating)


def _moved(rating: int, level: int, solved: bool) -> int:
    """Return a rating after a puzzle: hard ones that were solved and easy ones that weren't move it most."""
    harder = level - LEVELS[rating // A_LEVEL]
    step = _STEP + _STEP // 2 * (harder if solved else -harder)
    moved = rating + max(1, step) if solved else rating - max(1, step)
    return min(max(moved, 0), HIGHEST)


def solved_count(progress: Progress, puzzle_ids: Iterable[str]) -> int:
    """Tell how many of these somebody has solved."""
    return sum(map(progress.is_solved, puzzle_ids))
