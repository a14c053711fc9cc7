"""Which puzzle is today's: the same everywhere on that day, without a network and without anything to remember.

The day of the week says how hard it is, the week its place in an order by a hash. A later edition of the books begins
on a later day and only adds puzzles at the end, so what was a day's puzzle stays it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from hashlib import sha256
from itertools import pairwise
from typing import Final

from elios_desktop.puzzles.contract import Puzzle

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
