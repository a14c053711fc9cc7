"""How far everybody has come with the puzzles, in its file: kept, spoilt, put aside."""

from __future__ import annotations

import json
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from elios_desktop.puzzles.practice import BEGINNING, Progress, Tried
from elios_desktop.storage.atomic import FileSystem
from elios_desktop.storage.puzzle_progress import FORMAT, PuzzleProgress, progress_from_json

NOW = datetime(2026, 11, 19, 21, tzinfo=UTC)
DAY = date(2026, 11, 19)


def progress(folder: Path) -> PuzzleProgress:
    return PuzzleProgress(folder / "puzzles.json", FileSystem(), lambda: NOW)


def test_each_has_their_own(tmp_path: Path) -> None:
    here = progress(tmp_path)
    assert here.load() is False
    here.note("Anna", here.of("Anna").after("elios-1", 3, DAY, solved=False))
    here.note("Ben", here.of("Ben").after("elios-1", 3, DAY, solved=True))
    here.note(" ANNA ", here.of("anna").after("elios-2", 1, DAY, solved=True))
    here.saving()()
    again = progress(tmp_path)
    assert again.load() is False
    assert again.of("Anna") == here.of("Anna")
    assert set(again.of("Anna").tried) == {"elios-1", "elios-2"}
    assert again.of("Ben").is_solved("elios-1")
    assert again.of("Carla") == Progress()


@pytest.mark.parametrize("text", ["", "{", "[]", '{"format": "x"}', f'{{"format": "{FORMAT}", "people": []}}'])
def test_a_damaged_file_is_put_aside(tmp_path: Path, text: str) -> None:
    path = tmp_path / "puzzles.json"
    path.write_text(text)
    assert progress(tmp_path).load() is True
    assert [each.name for each in tmp_path.iterdir()] == ["puzzles.json.broken-20261119-210000"]
    assert progress(tmp_path).load() is False


@pytest.mark.parametrize(
    "value",
    [
        7,
        {"day": 7, "solved": True, "again": None},
        {"day": "yesterday", "solved": True, "again": None},
        {"day": "2026-11-19", "solved": 1, "again": None},
        {"day": "2026-11-19", "solved": False, "again": 3},
        {"day": "2026-11-19", "solved": False, "again": True},
    ],
)
def test_what_is_wrong_with_one_try_costs_only_that_one(value: Any) -> None:
    good = {"day": "2026-11-18", "solved": False, "again": 1}
    read = progress_from_json({"format": FORMAT, "people": {"anna": {"rating": 50, "tried": {"a": value, "b": good}}}})
    assert read == {"anna": Progress({"b": Tried(date(2026, 11, 18), False, 1)}, 50)}


@pytest.mark.parametrize("rating", [None, -1, 100, True, "5"])
def test_a_rating_that_is_none_begins_anew(rating: Any) -> None:
    read = progress_from_json({"format": FORMAT, "people": {"anna": {"rating": rating, "tried": 3}, "ben": 7}})
    assert read == {"anna": Progress({}, BEGINNING)}


def test_the_file_says_what_it_is(tmp_path: Path) -> None:
    here = progress(tmp_path)
    here.note("Anna", Progress().after("elios-1", 3, DAY, solved=False))
    here.saving()()
    assert json.loads((tmp_path / "puzzles.json").read_text()) == {
        "format": FORMAT,
        "version": 1,
        "people": {
            "anna": {"rating": 18, "tried": {"elios-1": {"day": "2026-11-19", "solved": False, "again": 0}}},
        },
    }


@pytest.mark.parametrize("day", ["9999-12-31", "0001-01-01", "3000-01-01"])
def test_a_day_after_which_there_is_none_costs_only_that_try(day: str) -> None:
    tried = {"a": {"day": day, "solved": False, "again": 2}, "b": {"day": "2026-01-01", "solved": False, "again": 0}}
    read = progress_from_json({"format": FORMAT, "people": {"anna": {"rating": 3, "tried": tried}}})
    assert set(read["anna"].tried) == {"b"}
    assert read["anna"].due(DAY) == ["b"]


def test_the_days_of_a_week_on_which_one_was_solved(tmp_path: Path) -> None:
    monday, here = date(2026, 11, 16), progress(tmp_path)
    for days, name, solved in ((0, "a", True), (2, "b", False), (3, "c", True), (-1, "d", True)):
        here.note("", here.of("").after(name, 1, monday + timedelta(days), solved=solved))
    assert here.solved_in_week(monday + timedelta(4)) == (True, False, False, True, False, False, False)
    assert here.solved_in_week(monday - timedelta(3)) == ((False,) * 6 + (True,))


def test_a_look_leaves_a_damaged_file_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "puzzles.json").write_bytes(b"{")
    here = progress(tmp_path)
    here.look()
    assert here.solved_in_week(DAY) == (False,) * 7
    assert [each.name for each in tmp_path.iterdir()] == ["puzzles.json"]
