"""Today's puzzle: the same everywhere, another one tomorrow, and never another past."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from elios_desktop.puzzles.book import load_book
from elios_desktop.puzzles.contract import Puzzle
from elios_desktop.puzzles.practice import EDITIONS, WEEK, Edition, edition_of, game_of_the_day, puzzle_of_the_day
from tests.puzzles.books import WITH_BOOKS

START = EDITIONS[0].start


def year(puzzles: tuple[Puzzle, ...], editions: tuple[Edition, ...] = EDITIONS) -> list[Puzzle | None]:
    return [puzzle_of_the_day(START + timedelta(day), puzzles, editions) for day in range(365)]


@pytest.mark.parametrize("game_id", WITH_BOOKS)
def test_a_year_has_no_puzzle_twice(game_id: str) -> None:
    found = year(load_book(game_id).puzzles)
    assert len({puzzle.id for puzzle in found if puzzle}) == 365


def test_the_day_of_the_week_says_how_hard_it_is() -> None:
    puzzles = load_book(WITH_BOOKS[-1]).puzzles
    for day in range(-30, 400):
        at = START + timedelta(day)
        found = puzzle_of_the_day(at, puzzles)
        assert found is not None
        assert found.level == WEEK[at.weekday()]
    assert WEEK[0] == 1
    assert WEEK[5] == max(WEEK)


def test_the_games_take_turns() -> None:
    days = [START + timedelta(day) for day in range(28)]
    pairs = {(day.weekday(), game_of_the_day(day, WITH_BOOKS)) for day in days}
    assert len(pairs) == 7 * len(WITH_BOOKS)


def test_a_later_edition_does_not_change_the_past() -> None:
    puzzles = load_book(WITH_BOOKS[0]).puzzles
    half = len(puzzles) // 2
    older = (Edition(START, half),)
    later = (*older, Edition(START + timedelta(weeks=20), len(puzzles)))
    before, after = year(puzzles[:half], older), year(puzzles, later)
    assert before[: 20 * 7] == after[: 20 * 7]
    assert before[20 * 7 :] != after[20 * 7 :]
    assert edition_of(START - timedelta(1), later) == older[0]
    assert edition_of(START + timedelta(weeks=20), later) == later[1]


def test_editions_begin_on_mondays_one_after_the_other() -> None:
    assert all(edition.start.weekday() == 0 for edition in EDITIONS)
    assert sorted(EDITIONS, key=lambda edition: edition.start) == list(EDITIONS)


def test_a_book_without_a_level_has_no_puzzle_for_it() -> None:
    easy = tuple(puzzle for puzzle in load_book(WITH_BOOKS[0]).puzzles if puzzle.level == 1)
    assert puzzle_of_the_day(date(2026, 11, 17), easy) is None
    assert puzzle_of_the_day(date(2026, 11, 16), easy) is not None
