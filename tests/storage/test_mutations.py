"""Spoiled files of every kind: opened, or refused with a typed error, in little memory, and never lost."""

from __future__ import annotations

import os
import resource
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest

from elios_desktop.storage.atomic import FileSystem
from elios_desktop.storage.files import FileError, UserFiles
from elios_desktop.storage.history import Database, History, HistoryError
from elios_desktop.storage.saves import GameLostError, Saves, encode
from elios_desktop.storage.settings import SettingsStore
from elios_desktop.storage.statistics import Filter, Statistics
from elios_desktop.strict_json import pretty
from tests.storage.faults import tree
from tests.storage.games import GAME_SEATS, ID, document, load_json, load_save, session, tournament
from tests.storage.mutate import mutated
from tests.storage.test_history import finished
from tests.storage.test_saves import resealed
from tests.storage.test_settings import FULL

SHORT, SHORT_DATABASES, LONG = 250, 80, 20_000
LONG_SAVES = 25_000
"""Of each game: 100,000 in all."""
MEGABYTES = 256


@pytest.fixture
def folder() -> Iterator[Path]:
    """In memory where there is such a place: thousands of saves, and it is not the disk that is tried here."""
    shared = Path("/dev/shm")
    with TemporaryDirectory(prefix="elios-", dir=shared if os.access(shared, os.W_OK) else None) as name:
        yield Path(name)


@contextmanager
def bounded(what: object) -> Iterator[None]:
    """So much memory at most; what of it takes long, `make bench` says."""
    most_before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss  # other tests of this process may have used more
    yield
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss < most_before + MEGABYTES * 1024, what


def spoil_saves(folder: Path, game_id: str, times: int) -> None:
    """The newest generation is spoiled; the one before opens, unless the newest is still good."""
    good = encode(document(game_id, 12), "2026")
    rng = Random(times)
    place = folder / "games" / ID
    place.mkdir(parents=True)
    (place / "save-000001.json").write_bytes(good)
    opened_newest = 0
    problems = set()
    for _ in range(times):
        bad = mutated(good, rng)
        if rng.random() < 0.7:  # so that what is behind the checksum is tried as well
            bad = resealed(bad + b"\n")
        (place / "save-000002.json").write_bytes(bad)
        saves = Saves(folder / "games", folder / "aside", FileSystem())
        with bounded(bad):
            [line] = saves.unfinished()
            assert line.condition in ("whole", "previous", "newer")
            try:
                opened = saves.open(ID, load_save)
            except GameLostError as error:
                problems.add(error.problem)
            else:
                assert (opened.generation == 0) == (opened.problem is None)
                opened_newest += opened.generation == 0
        saves.release_all()
        assert (place / "save-000002.json").read_bytes() == bad
    assert 0 < opened_newest < times
    assert problems <= {"newer_version"}


def spoil_files(folder: Path, times: int) -> None:
    originals = [pretty(session(game_id, 12).record()) for game_id in GAME_SEATS]
    originals += [pretty(tournament().record()), encode(document("holi", 5), "2026")]
    rng = Random(times)
    path = folder / "game.elios"
    files = UserFiles(FileSystem())
    codes = set()
    for _ in range(times):
        bad = mutated(rng.choice(originals), rng)
        path.write_bytes(bad)
        with bounded(bad):
            try:
                files.open(path, load_json)
                codes.add("opened")
            except FileError as error:
                codes.add(error.code)
        assert tree(folder) == {"game.elios": bad}
    assert codes >= {"opened", "not_json", "bad_record", "not_ours", "not_utf8"}


def spoil_settings(folder: Path, times: int) -> None:
    folder = folder / "config"
    path = folder / "settings.json"
    SettingsStore(path, FileSystem()).save(FULL)
    good = path.read_bytes()
    rng = Random(times)
    outcomes: set[str] = set()
    for _ in range(times):
        bad = mutated(good, rng)
        path.write_bytes(bad)
        with bounded(bad):
            loaded = SettingsStore(path, FileSystem()).load()
        outcomes.update(problem.code for problem in loaded.problems)
        for problem in loaded.problems:
            assert problem.kept is not None
            assert problem.kept.read_bytes() == bad
        again = SettingsStore(path, FileSystem()).load()
        assert (again.settings, again.problems) == (loaded.settings, ())
        shutil.rmtree(folder)
        folder.mkdir()
    assert outcomes == {"unreadable", "bad_value"}


def spoil_databases(folder: Path, times: int) -> None:
    path = folder / "history.sqlite3"
    lost: list[Path] = []
    database = Database(path, folder / "aside", FileSystem(), lost.append)
    history, statistics = History(database), Statistics(database, FileSystem())
    rng = Random(times)
    games = [finished(number, rng) for number in range(25)]
    for game in games:
        history.add(game)
    good = path.read_bytes()
    questions: list[Callable[[], object]] = [
        history.lines,
        lambda: history.get(games[7].id),
        statistics.people,
        lambda: statistics.totals(Filter()),
        lambda: statistics.standings(Filter("holi", "Anna")),
        lambda: statistics.streaks(Filter()),
        lambda: statistics.lengths(Filter()),
        lambda: statistics.points(Filter()),
        lambda: statistics.export_csv(folder / "out.csv", Filter()),
        lambda: history.add(games[3]),
    ]
    damaged = 0
    reasons = set()
    for _ in range(times):
        bad = spoiled_database(good, rng)
        path.write_bytes(bad)
        lost.clear()
        with bounded(f"{len(bad)} bytes"):
            for question in rng.sample(questions, len(questions)):
                try:
                    question()
                except HistoryError as error:
                    reasons.add(error.reason)
                if lost:
                    break
        for aside in lost:
            damaged += 1
            assert len(history.lines()) in (0, 1)
            assert aside.exists()
            history.add(games[0])
            assert history.get(games[0].id) == games[0]
        for name in ("history.sqlite3-journal", "out.csv"):
            (folder / name).unlink(missing_ok=True)
        if lost:
            shutil.rmtree(folder / "aside")
    assert damaged > times / 10
    assert reasons <= {"newer", "io"}, reasons


def spoiled_database(good: bytes, rng: Random) -> bytes:
    if rng.random() < 0.4:
        return mutated(good, rng)
    data = bytearray(good)
    for _ in range(rng.choice((1, 3, 30))):  # pages' heads and cells, most of all those of the schema
        page = rng.randrange(len(data) // 4096) * 4096 if rng.random() < 0.7 else 0
        at = min(page + rng.choice((rng.randrange(120), rng.randrange(4096))), len(data) - 1)
        data[at] = rng.choice((0, 1, 13, 127, 255, rng.randrange(256)))
    return bytes(data)


@pytest.mark.parametrize("game_id", GAME_SEATS)
def test_spoiled_saves(folder: Path, game_id: str) -> None:
    spoil_saves(folder, game_id, SHORT)


def test_spoiled_files(folder: Path) -> None:
    spoil_files(folder, SHORT)


def test_spoiled_settings(folder: Path) -> None:
    spoil_settings(folder, SHORT)


def test_spoiled_databases(folder: Path) -> None:
    spoil_databases(folder, SHORT_DATABASES)


@pytest.mark.long
@pytest.mark.parametrize("game_id", GAME_SEATS)
def test_spoiled_saves_long(folder: Path, game_id: str) -> None:
    spoil_saves(folder, game_id, LONG_SAVES)


@pytest.mark.long
@pytest.mark.parametrize("spoil", [spoil_files, spoil_settings, spoil_databases])
def test_spoiled_long(folder: Path, spoil: Callable[[Path, int], None]) -> None:
    spoil(folder, LONG)


@pytest.mark.parametrize(
    "unit", [b"[],", b"{},", b'{"":0},', b"[0],", b'"a1",', b"1000,", b'"a":0,', b"[[[[[[[[[]]]]]]]]],"]
)
def test_the_largest_hostile_file(folder: Path, unit: bytes) -> None:
    """As many values as fit into a file that is still read."""
    count = (4 * 1024 * 1024 - 100) // len(unit)
    inside = unit * count + unit[:-1]
    content = b'{"format":"elios-desktop.record","moves":' + (b"[" + inside + b"]}")
    if unit == b'"a":0,':
        names = b",".join(b'"%x":0' % number for number in range(350_000))
        content = b'{"format":"elios-desktop.record",' + names + b"}"
    path = folder / "game.elios"
    path.write_bytes(content)
    assert os.path.getsize(path) <= 4 * 1024 * 1024
    with bounded(unit), pytest.raises(FileError):
        UserFiles(FileSystem()).open(path, load_json)
