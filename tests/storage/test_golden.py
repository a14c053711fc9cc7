"""Every released version opens for ever: files of each, and what they mean."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from elios_desktop.engine import record, tournament
from elios_desktop.puzzles import book
from elios_desktop.storage import evening_file, history, people, puzzle_progress, saves, settings
from elios_desktop.storage.atomic import FileSystem
from elios_desktop.storage.files import UserFiles
from elios_desktop.storage.history import Database, History
from elios_desktop.storage.saves import Saves, decode
from elios_desktop.storage.settings import SettingsStore, settings_to_json
from tests.storage.games import ID, TABLE, load_json, load_save
from tests.storage.golden import EVENING, EXPECTED, FOLDER, PEOPLE, TRIED, finished_games, summary

MEANING = json.loads(EXPECTED.read_text())


def test_no_file_was_taken_away_and_none_is_unguarded() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {*MEANING, EXPECTED.name}
    assert len(MEANING) >= 12


@pytest.mark.parametrize("name", [name for name in MEANING if name.endswith(".elios")])
def test_files_open(name: str) -> None:
    assert summary(UserFiles(FileSystem()).open(FOLDER / name, load_json).loaded) == MEANING[name]


@pytest.mark.parametrize("name", [name for name in MEANING if name.startswith("save-")])
def test_saves_open(tmp_path: Path, name: str) -> None:
    folder = tmp_path / "games" / ID
    folder.mkdir(parents=True)
    shutil.copy(FOLDER / name, folder / "save-000001.json")
    opened = Saves(tmp_path / "games", tmp_path / "aside", FileSystem()).open(ID, load_save)
    assert summary(opened.loaded) == MEANING[name]
    assert opened.document.table == TABLE
    assert decode((FOLDER / name).read_bytes()) == opened.document


def contains(now: Any, then: Any) -> bool:
    """Whether everything that was written is there still; a later version may have more to say."""
    if isinstance(then, dict):
        return isinstance(now, dict) and all(name in now and contains(now[name], each) for name, each in then.items())
    return bool(now == then)


def test_settings_open(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    shutil.copy(FOLDER / "settings-1.json", path)
    loaded = SettingsStore(path, FileSystem()).load()
    assert loaded.problems == ()
    written = json.loads((FOLDER / "settings-1.json").read_text())
    assert contains(settings_to_json(loaded.settings), written)


def test_each_version_that_is_written_now_is_among_them() -> None:
    """Who changes a form adds a golden file of it, and leaves the old ones."""
    now = {"record": record, "tournament": tournament, "save": saves, "settings": settings, "history": history,
           "people": people, "evening": evening_file, "puzzles": puzzle_progress, "own-puzzles": book}  # fmt: skip
    for kind, module in now.items():
        version: int = module.VERSION
        assert [name for name in MEANING if name.startswith(f"{kind}-{version}")], f"{kind} {version}"


def test_people_evenings_and_puzzles_open(tmp_path: Path) -> None:
    there = {name: json.loads((FOLDER / f"{name}-1.json").read_bytes()) for name in ("people", "evening", "puzzles")}
    assert people.people_from_json(there["people"]) == PEOPLE
    assert evening_file.evening_from_json(there["evening"]) == EVENING
    assert puzzle_progress.progress_from_json(there["puzzles"]) == TRIED
    read = book.read_book((FOLDER / "own-puzzles-1.json").read_bytes())
    assert (len(read.puzzles), read.left_out) == (1, 0)
    book.started(read.puzzles[0])


@pytest.mark.parametrize("name", [name for name in MEANING if name.startswith("history-")])
def test_the_history_opens(tmp_path: Path, name: str) -> None:
    path = tmp_path / "history.sqlite3"
    shutil.copy(FOLDER / name, path)
    lost: list[Path] = []
    kept_games = History(Database(path, tmp_path / "aside", FileSystem(), lost.append))
    for game in finished_games():
        kept = kept_games.get(game.id)
        assert kept is not None
        assert (kept.game, kept.finished, [seat.name for seat in kept.seats]) == (
            game.game,
            game.finished,
            [seat.name for seat in game.seats],
        )
        load_json(kept.record)
    assert (len(kept_games.lines()), lost) == (4, [])
