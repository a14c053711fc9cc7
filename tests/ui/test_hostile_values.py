"""Files with the right form and checksum, but one value in each that the program never writes there: too large, of
another kind, or none. Each opens or is refused, every page can be come to, and nothing breaks on the way."""

from __future__ import annotations

import copy
import json
import shutil
import sqlite3
import sys
import threading
import traceback
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from elios_desktop.app import Program
from elios_desktop.engine.contract import GAME_IDS, Json
from elios_desktop.engine.record import RecordError, parse_record
from elios_desktop.evening.tonight import planned
from elios_desktop.puzzles.book import id_of, load_book, puzzle_json
from elios_desktop.puzzles.contract import Claim
from elios_desktop.puzzles.practice import Progress, Tried
from elios_desktop.storage.atomic import FileSystem
from elios_desktop.storage.evening_file import Evening, evening_to_json
from elios_desktop.storage.history import Database, History
from elios_desktop.storage.paths import Paths
from elios_desktop.storage.people import Person, people_to_json
from elios_desktop.storage.puzzle_progress import progress_to_json
from elios_desktop.storage.saves import SaveDocument, decode, encode
from elios_desktop.storage.settings import settings_to_json
from elios_desktop.ui.puzzles.page import PuzzlePage
from elios_desktop.ui.shell.new_game_page import NewGamePage
from elios_desktop.ui.shell.window import MainWindow
from tests.puzzles.books import WITH_BOOKS
from tests.sizes import sized
from tests.storage.test_settings import FULL
from tests.ui.drive import new_game, settle
from tests.ui.puzzle_drive import press
from tests.ui.real_games import finished, make_moves, under_way, waiting
from tests.waiting import PATIENCE

VALUES: tuple[Any, ...] = (
    None, True, -1, 0, 7, 10**999, 2**31, 2**63, 1e308, -0.5, "", "x" * 5000, "\u202e\x00\n<b>\ud800", "10",
    "0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-14:00", "2026-01-01", [], {}, [[[]]], {"": {}}, [None] * 3000,
    ["x"] * 3000, [{}] * 3000, {"1": 1, "2": [2]},
)  # fmt: skip
DAYS = (
    "9999-12-31", "0001-01-01", "2026-13-01", "2026-01-01T00:00", "9999-12-31T23:59:59+00:00",
    "0001-01-01T00:00:00-14:00",
)  # fmt: skip


def places(value: Any, here: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Go through all that is within a value; of long lists some."""
    if isinstance(value, dict):
        inside: list[Any] = list(value)
    elif isinstance(value, list):
        inside = sorted({*range(min(3, len(value))), len(value) - 1} - {-1})
    else:
        inside = []
    for each in inside:
        yield (*here, each)
        yield from places(value[each], (*here, each))


def changed(value: Any, place: tuple[Any, ...], to: Any) -> Any:
    """Return the value with something else in one place."""
    made = copy.deepcopy(value)
    inside = made
    for each in place[:-1]:
        inside = inside[each]
    inside[place[-1]] = to
    return made


@contextmanager
def nothing_breaks(problems: list[str], what: str) -> Iterator[None]:
    """Note what nobody catches, of threads, too."""
    hooks = sys.excepthook, threading.excepthook

    def note(kind: Any, error: Any, trace: Any) -> None:
        problems.append(f"{what}: {''.join(traceback.format_exception(kind, error, trace))}")

    sys.excepthook = note
    threading.excepthook = lambda given: note(given.exc_type, given.exc_value, given.exc_traceback)
    try:
        yield
    except Exception:
        note(*sys.exc_info())
    finally:
        sys.excepthook, threading.excepthook = hooks


def put_away(window: MainWindow) -> None:
    """Close everything but home."""
    for each in QApplication.topLevelWidgets():
        if each is not window and each.isVisible():
            each.close()
    window.show_home()
    assert window.services.writer.flush(PATIENCE)
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


# -- saves


def rich(window: MainWindow, game: str) -> SaveDocument:
    """Make a save that has something everywhere."""
    page = under_way(window, game, 6)
    make_moves(page, 3)
    page.undoing.undo()
    settle(page)
    window.show_home()
    (save_id,) = waiting(window)
    folder = window.services.paths.games / save_id
    return decode(max(folder.glob("save-*.json")).read_bytes())


def play_on(window: MainWindow) -> None:
    """Do with the game on the table what people do."""
    page = window.table
    assert page is not None
    settle(page)
    page.controller.turns.come()
    settle(page)
    make_moves(page, 1)
    page.undoing.undo()
    page.looking_back.toggle()
    settle(page)
    page.requests.charts()
    QApplication.processEvents()


@sized(("game", "seed", "count"), [(game, 6, 2) for game in GAME_IDS[::2]], [(game, 2, 500) for game in GAME_IDS])
def test_saves(window: MainWindow, game: str, seed: int, count: int) -> None:
    window.services.preferences.change(animation="off")
    document, chance = rich(window, game), Random(seed)
    parts: Json = {name: getattr(document, name) for name in ("record", "table", "head", "created", "saved")}
    every = list(places(parts))
    problems: list[str] = []
    opened = 0
    for _ in range(count):
        place, value = chance.choice(every), chance.choice((*VALUES, *DAYS))
        made = changed(parts, place, value)
        if not isinstance(made["record"], dict):
            continue
        with nothing_breaks(problems, f"{place} = {str(value)[:60]!r}"):
            shutil.rmtree(window.services.paths.games)
            folder = window.services.paths.games / document.id
            folder.mkdir(parents=True)
            data = encode(replace(document, **{name: made[name] for name in parts if name != "saved"}), made["saved"])
            (folder / "save-000001.json").write_bytes(data)
            window.refresh_home()
            QApplication.processEvents()
            if window.host.resume(document.id):
                opened += 1
                play_on(window)
            put_away(window)
    assert problems == []
    assert opened > count // 4, "most of them are games all the same"


# -- puzzles of others

MORE = (["nonsense"], ["timeout"], ["end"], [""], ["\x00"], ["x" * 100_000], ["end"] * 2000)


def resealed(book: Any) -> Any:
    """Give the puzzle the id that it has now, if it is one still."""
    try:
        one = book["puzzles"][0]
        claim = Claim(one["kind"], one["seat"], one["goal"], tuple(one["first"]), tuple(one["line"]))
        claim = replace(claim, key=tuple(one["key"]) if "key" in one else None, blind=one.get("blind"))
        one["id"] = id_of(claim, parse_record(one["record"]))
    except (RecordError, LookupError, TypeError, ValueError):
        pass  # then it is refused for something else
    return book


@sized(("game", "seed", "count"), [(game, 1, 2) for game in WITH_BOOKS], [(game, 2, 300) for game in WITH_BOOKS])
def test_puzzles_of_others(window: MainWindow, tmp_path: Path, game: str, seed: int, count: int) -> None:
    window.services.preferences.change(animation="off")
    kinds = {each.claim.kind: each for each in load_book(game).puzzles}
    chance, problems = Random(seed), list[str]()
    for number in range(count):
        good = json.loads(json.dumps(puzzle_json(chance.choice(list(kinds.values())))))
        place, value = chance.choice(list(places(good))), chance.choice(VALUES)
        if number % 2:
            place = ("puzzles", 0, chance.choice(("first", "line")))
            before = good["puzzles"][0][place[-1]]
            value = chance.choice((before[:1], before, [])) + chance.choice(MORE)
        path = tmp_path / f"{number}.elios"
        path.write_text(json.dumps(resealed(changed(good, place, value))), encoding="utf-8")
        with nothing_breaks(problems, f"{place} = {str(value)[:60]!r}"):
            window.host.open_file(str(path))
            for name in ("hint", "solution", "again", "next"):
                page = window.page
                if isinstance(page, PuzzlePage) and name in page.card.made and page.card.made[name].isVisible():
                    press(page, name)
            put_away(window)
    assert problems == []


# -- what the program keeps for itself

PUZZLE = load_book("elementos").puzzles[0]
FILES: dict[str, Json] = {
    "config/settings": settings_to_json(FULL),
    "data/people": people_to_json([Person("Anna", 1, "it", unknown=(("later", 1),)), Person("Bruno")]),
    "data/evening": evening_to_json(Evening(datetime(2026, 1, 1, tzinfo=UTC), planned(("Anna", "Bruno")))),
    "data/puzzles": progress_to_json({"anna": Progress({PUZZLE.id: Tried(date(2026, 1, 1), False, 0)}, 3)}),
    "data/own-puzzles": puzzle_json(PUZZLE),
    "state/learned": {"format": "elios-desktop.learned", "courses": {"holi": 2}, "games": {"holi Anna": ["a"]}},
}


def walk(program: Program, qtbot: Any) -> None:
    """Come to everything that reads these files."""
    window = program.window
    with qtbot.waitSignal(window.evening.changed):
        window.evening.refresh()
    for game in ("elementos", "holi"):
        window.show_new_game(game)
        page = window.page
        assert isinstance(page, NewGamePage)
        page.start_button.click()
        put_away(window)
    for come in (window.show_settings, window.show_statistics, window.puzzles.show_day, window.puzzles.show_all):
        come()
        put_away(window)
    window.show_lesson("holi")
    put_away(window)
    window.host.begin(new_game("holi", 2))
    put_away(window)


@sized(("kind", "seed", "count"), [(kind, 1, 1) for kind in list(FILES)[::4]], [(kind, 2, 60) for kind in FILES])
def test_own_files(start: Callable[..., Program], tmp_path: Path, qtbot: Any, kind: str, seed: int, count: int) -> None:
    chance, problems = Random(seed), list[str]()
    every = list(places(FILES[kind]))
    for number in range(count):
        place = chance.choice(every)
        value = chance.choice(DAYS if place[-1] in ("day", "ended") else VALUES)
        path = tmp_path / str(number) / f"{kind}.json"
        path.parent.mkdir(parents=True)
        path.write_text(json.dumps(changed(FILES[kind], place, value)), encoding="utf-8")
        with nothing_breaks(problems, f"{place} = {str(value)[:60]!r}"):
            walk(start(folders=Paths.under(tmp_path / str(number))), qtbot)
    assert problems == []


COLUMNS = {
    "games": ("id", "finished", "game", "seats", "reason", "scores", "plies", "duration_ms", "tournament"),
    "players": ("seat", "person", "name", "kind", "game", "finished", "won", "draw", "points", "thinking_ms"),
    "records": ("record", "course"),
}
CELLS = (
    -1, 0, 2**62, 1e308, "", "x" * 5000, "\u202e<b>", b"\xff", *DAYS,
    *map(json.dumps, ([], {}, {"1": 10**400}, {"1": "x"}, {"move_ms": [10**300]}, {"seats": [1, None]}, None)),
)  # fmt: skip


@sized(
    ("table", "column", "cells"),
    [("games", "finished", ("2026-01-01T00:00",))],
    [(table, column, CELLS) for table, columns in COLUMNS.items() for column in columns],
)
def test_finished_games(
    start: Callable[..., Program], tmp_path: Path, qtbot: Any, table: str, column: str, cells: tuple[Any, ...]
) -> None:
    problems: list[str] = []
    made = tmp_path / "made.sqlite3"
    history = History(Database(made, tmp_path / "aside", FileSystem()))
    for number, game in enumerate(GAME_IDS, 1):
        history.add(replace(finished(number, game), finished=datetime.now(UTC).isoformat(timespec="milliseconds")))
    for number, value in enumerate(cells):
        paths = Paths.under(tmp_path / str(number))
        paths.history_file.parent.mkdir(parents=True)
        shutil.copy(made, paths.history_file)
        with closing(sqlite3.connect(paths.history_file)) as connection:
            try:
                connection.execute(f"UPDATE {table} SET {column} = ? WHERE number = 4", (value,))
                connection.commit()
            except sqlite3.Error:
                continue  # the file itself refuses it
        with nothing_breaks(problems, f"{table}.{column} = {str(value)[:60]!r}"):
            program = start(folders=paths)
            walk(program, qtbot)
            for line in program.services.history.lines():
                program.window.host.look_back(line.id)
                put_away(program.window)
    assert problems == []
