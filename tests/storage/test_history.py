"""Finished games: what is kept comes back, statistics are right and quick, a damaged file costs nothing else."""

from __future__ import annotations

import csv
import sqlite3
import sys
import threading
from collections import Counter
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random

import pytest

from elios_desktop.storage import history
from elios_desktop.storage.atomic import FileSystem
from elios_desktop.storage.history import (
    MIGRATIONS,
    Database,
    FinishedGame,
    FinishedSeat,
    History,
    HistoryError,
    person_key,
    points_of,
)
from elios_desktop.storage.statistics import CSV_COLUMNS, Filter, Statistics
from tests.storage.faults import tree
from tests.storage.games import session

NAMES = ("Anna", "Bea", "Çem", "Dörte", "Eva")


def finished(number: int, rng: Random, game: str = "") -> FinishedGame:
    game = game or rng.choice(("elios", "elementos", "exagon", "holi"))
    names = rng.sample(NAMES, rng.choice((2, 3, 4)))
    winner = rng.randrange(-1, len(names))
    points = game != "elementos"
    seats = tuple(
        FinishedSeat(name, "human", place == winner, float(rng.randrange(60)) if points else None, rng.randrange(9999))
        for place, name in enumerate(names)
    )
    day = f"2026-{rng.randrange(1, 13):02}-{rng.randrange(1, 29):02}T10:00:00.000+00:00"
    scores = {str(place): seat.points for place, seat in enumerate(seats, 1)} if points else {}
    return FinishedGame(
        f"{number:032x}", day, game, seats, "scored", scores, rng.randrange(20, 200), rng.randrange(10**6),
        {"setup": {"number": number}, "moves": ["a1-a2"] * 60}, {"1": [1, 2, 3]}, "t1" if game == "exagon" else "",
    )  # fmt: skip


class Place:
    """A history in a folder, and where its damaged files went."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "data" / "history.sqlite3"
        self.lost: list[Path] = []
        self.database = Database(self.path, folder / "aside", FileSystem(), self.lost.append)
        self.history = History(self.database)
        self.statistics = Statistics(self.database, FileSystem())


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return Place(tmp_path)


def test_without_games_nothing_is_made(place: Place, tmp_path: Path) -> None:
    assert place.history.lines() == []
    assert place.history.get("x") is None
    assert place.statistics.totals(Filter()) == (0, 0, 0, "", "")
    assert (place.statistics.standings(Filter()), place.statistics.people()) == ([], [])
    assert tree(tmp_path) == {}


def test_a_game_comes_back_and_adding_it_twice_keeps_one(place: Place) -> None:
    rng = Random(1)
    games = [finished(number, rng) for number in range(20)]
    games[3] = replace(games[3], record=session("holi").record())
    for game in games:
        place.history.add(game)
    place.history.add(games[5])
    place.history.add(replace(games[7], reason="given up"))
    games[7] = replace(games[7], reason="given up")
    assert [place.history.get(game.id) for game in games] == games
    lines = place.history.lines()
    assert [line.finished for line in lines] == sorted((game.finished for game in games), reverse=True)
    assert len(place.history.lines(limit=7, offset=15)) == 5
    by_id = {line.id: line for line in lines}
    for game in games:
        assert by_id[game.id].names == tuple(seat.name for seat in game.seats)
        assert by_id[game.id].winners == tuple(number for number, seat in enumerate(game.seats, 1) if seat.won)
    place.history.remove(games[0].id)
    assert place.history.get(games[0].id) is None
    assert place.statistics.totals(Filter()).games == 19


def test_filters(place: Place) -> None:
    rng = Random(2)
    games = [finished(number, rng) for number in range(60)]
    for game in games:
        place.history.add(game)
    for wanted in ("", "holi", "elementos"):
        for person, who in (("", None), ("  ANNA ", "Anna"), ("Nobody", "Nobody")):
            chosen = [
                game
                for game in games
                if wanted in ("", game.game) and who in (None, *(seat.name for seat in game.seats))
            ]
            only = Filter(wanted, person)
            assert {line.id for line in place.history.lines(wanted, person)} == {game.id for game in chosen}
            totals = place.statistics.totals(only)
            assert (totals.games, totals.plies) == (len(chosen), sum(game.plies for game in chosen))
            expected = Counter((seat.name, game.game) for game in chosen for seat in game.seats)
            wins = Counter((seat.name, game.game) for game in chosen for seat in game.seats if seat.won)
            draws = Counter(
                (seat.name, game.game) for game in chosen for seat in game.seats if not any(s.won for s in game.seats)
            )
            for row in place.statistics.standings(only):
                key = (row.name, row.game)
                assert (row.games, row.wins, row.draws) == (expected.pop(key), wins[key], draws[key])
                assert (row.mean_points is None) == (row.game == "elementos")
            assert not expected
            assert len(place.statistics.lengths(only)) == len(chosen)
            points = [seat.points for game in chosen for seat in game.seats if seat.points is not None]
            assert sorted(row.points for row in place.statistics.points(only)) == sorted(points)


def test_streaks_and_spellings(place: Place) -> None:
    course = "WWLWWWDWW"
    for number, letter in enumerate(course):
        name = "anna  " if number < 8 else "Anna"
        seats = (
            FinishedSeat(name, won=letter == "W"),
            FinishedSeat("Bea", won=letter == "L"),
            FinishedSeat("R", "bot"),
        )
        place.history.add(
            FinishedGame(f"{number}", f"2026-01-0{number + 1}", "elios", seats, "", {}, 1, 1, {"number": number})
        )
    anna, bea = place.statistics.streaks(Filter())
    assert (anna.person, anna.name, anna.longest, anna.current) == ("anna", "Anna", 3, 2)
    assert (bea.longest, bea.current) == (1, 0)
    assert place.statistics.people() == ["Anna", "Bea"]
    assert [row.name for row in place.statistics.standings(Filter(computers=True))] == ["Anna", "Bea", "R"]


def test_nobody_counts_as_a_person_without_a_name(place: Place) -> None:
    """Who is called “Player 1” is somebody else each time; the game itself counts, and stands in the list."""
    seats = (FinishedSeat("", won=True, points=9.0), FinishedSeat("Bea", points=4.0))
    place.history.add(FinishedGame("1", "2026-01-01", "holi", seats, "", {}, 7, 1, {}))
    questions = place.statistics
    assert questions.totals(Filter()).games == 1
    assert [row.name for row in questions.standings(Filter())] == ["Bea"]
    assert [row.name for row in questions.streaks(Filter())] == ["Bea"]
    assert [row.points for row in questions.points(Filter())] == [4.0]
    assert questions.people() == ["Bea"]
    (line,) = place.history.lines()
    assert (line.names, line.winners) == (("", "Bea"), (1,))


def test_points_of_any_games_scores() -> None:
    assert points_of({"1": -3, "2": {"levels": 1, "total": 17}}, 1) == -3
    assert points_of({"1": -3, "2": {"levels": 1, "total": 17}}, 2) == 17
    assert points_of({}, 1) is None
    assert points_of({"1": True, "2": {"total": "x"}}, 2) is None
    assert person_key(" Straße  X") == person_key("STRASSE x")


STEPS_A_GAME = 1_000
"""Of SQLite’s, for all of the questions together; a fifth less is usual."""


def test_ten_thousand_games(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    from elios_desktop.storage.history import _insert

    rng = Random(3)

    def fill(first: int, connection: sqlite3.Connection) -> None:
        for number in range(first, first + 500):
            _insert(connection, finished(number, rng))

    for first in range(0, 10_000, 500):
        place.database.change(partial(fill, first))
    asked = 0

    def count() -> float:
        nonlocal asked
        asked += 1
        return 0.0

    monkeypatch.setattr(history, "monotonic", count)  # SQLite asks for it each time it has made so many steps
    questions = place.statistics
    assert questions.totals(Filter()).games == 10_000
    assert sum(row.games for row in questions.standings(Filter())) == len(
        questions.points(Filter(computers=True))
    ) + sum(row.games for row in questions.standings(Filter("elementos")))
    assert len(questions.streaks(Filter())) == len(questions.people()) == len(NAMES)
    assert len(questions.lengths(Filter())) == 10_000
    assert 0 < asked * history._STEPS < 10_000 * STEPS_A_GAME  # how long that takes, `make bench` says


def test_a_game_that_was_opened_and_finished_twice_counts_once(place: Place, tmp_path: Path) -> None:
    """In everything that is counted: statistics, streaks, points, the series of the end card; it stands in the list."""
    seats = (FinishedSeat("Anna", won=True, points=9.0), FinishedSeat("Bea", points=4.0))
    first = FinishedGame("1", "2026-01-01", "holi", seats, "", {"1": 9, "2": 4}, 30, 1, session("holi").record())
    copies = [replace(first, id=f"copy {day}", finished=f"2026-01-0{day}", duration_ms=day) for day in (2, 3)]
    other = replace(first, id="other", finished="2026-01-04", record={**first.record, "moves": ["another"]})
    lost = (replace(seats[0], won=False), replace(seats[1], won=True))
    at_once = [replace(first, id=f"given up {n}", finished="2026-01-05", seats=lost, plies=0) for n in (1, 2)]
    for game in (first, *copies, other, *at_once):
        place.history.add(game)
    questions = place.statistics
    assert questions.totals(Filter()).games == 4
    assert questions.totals(Filter()).duration_ms == 4
    assert [(row.name, row.games, row.wins) for row in questions.standings(Filter())] == [("Anna", 4, 2), ("Bea", 4, 2)]
    assert [(row.longest, row.current) for row in questions.streaks(Filter())] == [(2, 2), (2, 0)]
    assert [each.finished for each in questions.lengths(Filter())] == [f"2026-01-0{day}" for day in (1, 4, 5, 5)]
    assert len(questions.points(Filter())) == 8
    assert questions.series("holi", ["anna", "bea"]) == ((2, 2), 0, 4)
    assert {sat.number for sat in questions.seats()} == {1, 4, 5, 6}
    questions.export_csv(tmp_path / "out.csv", Filter())
    assert len((tmp_path / "out.csv").read_text(encoding="utf-8-sig").splitlines()) == 1 + 8
    assert len(place.history.lines()) == 6
    place.history.remove("1")
    assert questions.series("holi", ["anna", "bea"]) == ((2, 2), 0, 4), "a copy is left, and counts"
    assert questions.totals(Filter()).games == 4


def test_csv(place: Place, tmp_path: Path) -> None:
    seats = (FinishedSeat("=cmd|x", won=True, points=2.5, thinking_ms=1500), FinishedSeat('Bea "B", Ö'))
    place.history.add(FinishedGame("7", "2026-01-01", "elios", seats, "blocked", {}, 12, 90_000, {}))
    place.statistics.export_csv(tmp_path / "out.csv", Filter())
    with (tmp_path / "out.csv").open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.reader(file))
    assert rows == [
        list(CSV_COLUMNS),
        ["7", "2026-01-01", "elios", "1", "'=cmd|x", "human", "1", "0", "2.5", "1.5", "12", "90.0", "blocked"],
        ["7", "2026-01-01", "elios", "2", 'Bea "B", Ö', "human", "0", "0", "", "0.0", "12", "90.0", "blocked"],
    ]


@pytest.mark.parametrize("content", [b"no database at all" * 300, b"SQLite format 3\0" + b"\xff" * 5000, b"x"])
def test_a_damaged_file_is_set_aside_and_a_new_one_begun(place: Place, content: bytes) -> None:
    place.path.parent.mkdir()
    place.path.write_bytes(content)
    assert place.history.lines() == []
    [aside] = place.lost
    assert aside.read_bytes() == content
    game = finished(1, Random(1))
    place.history.add(game)
    assert place.history.get(game.id) == game
    assert place.lost == [aside]


def test_an_empty_file_is_simply_filled(place: Place) -> None:
    place.path.parent.mkdir()
    place.path.write_bytes(b"")
    place.history.add(finished(1, Random(1)))
    assert (place.lost, len(place.history.lines())) == ([], 1)


def test_a_later_versions_database_is_left_alone(place: Place) -> None:
    place.history.add(finished(1, Random(1)))
    with closing(sqlite3.connect(place.path)) as connection:
        connection.execute("PRAGMA user_version = 99")
    before = place.path.read_bytes()
    for attempt in (place.history.lines, lambda: place.history.add(finished(2, Random(2))), place.statistics.people):
        with pytest.raises(HistoryError) as caught:
            attempt()
        assert caught.value.reason == "newer"
    assert (place.path.read_bytes(), place.lost) == (before, [])


@pytest.mark.parametrize(
    "statement",
    [
        "CREATE TRIGGER bad AFTER INSERT ON games BEGIN DELETE FROM games; END",
        "DROP TABLE players; CREATE VIEW players AS WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x FROM n)"
        " SELECT x FROM n",
        "DROP INDEX games_by_day",
        "UPDATE games SET finished = x'ff00'",
        "UPDATE players SET won = 'often'",
        "PRAGMA application_id = 7",
    ],
)
def test_a_file_that_was_tampered_with_counts_as_damaged(place: Place, statement: str) -> None:
    place.history.add(finished(1, Random(1), "holi"))
    with closing(sqlite3.connect(place.path)) as connection:
        connection.executescript(statement)
    place.history.lines()
    place.statistics.standings(Filter())
    place.statistics.lengths(Filter())
    place.history.add(finished(2, Random(2)))
    if place.lost:
        assert len(place.history.lines()) == 1
    assert len(place.lost) == ("often" not in statement)


def test_a_record_that_cannot_be_read_costs_only_itself(place: Place) -> None:
    for number in (1, 2):
        place.history.add(finished(number, Random(number)))
    with closing(sqlite3.connect(place.path)) as connection:
        connection.execute("UPDATE records SET record = '{' WHERE number = 1")
        connection.commit()
    assert place.history.get(f"{1:032x}") is None
    assert place.history.get(f"{2:032x}") is not None
    assert len(place.history.lines()) == 2
    assert place.lost == []


def test_a_mistake_of_ours_is_no_damage(place: Place) -> None:
    place.history.add(finished(1, Random(1)))
    with pytest.raises(sqlite3.OperationalError):
        place.database.ask(lambda connection: connection.execute("SELECT nonsense FROM games"))
    with pytest.raises(sqlite3.Error):
        place.history.add(replace(finished(2, Random(1)), plies=object()))  # type: ignore[arg-type]
    assert (place.lost, len(place.history.lines())) == ([], 1)


def test_while_another_instance_writes(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "BUSY_SECONDS", 0.1)
    place.history.add(finished(1, Random(1)))
    with closing(sqlite3.connect(place.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert len(place.history.lines()) == 1, "reading goes on"
        with pytest.raises(HistoryError) as caught:
            place.history.add(finished(2, Random(2)))
        assert caught.value.reason == "in_use"
        other.execute("ROLLBACK")
    place.history.add(finished(2, Random(2)))
    assert (place.lost, len(place.history.lines())) == ([], 2)


def test_many_threads_at_once(tmp_path: Path) -> None:
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)  # threads take turns between any two statements
    try:
        for attempt in range(30):
            place = Place(tmp_path / str(attempt))
            _add_from_threads(place)
            assert (place.lost, len(place.history.lines())) == ([], 8), "the database is begun once"
    finally:
        sys.setswitchinterval(usual)


def _add_from_threads(place: Place) -> None:
    def add(number: int) -> None:
        for each in range(2):
            place.history.add(finished(number * 100 + each, Random(each)))

    threads = [threading.Thread(target=add, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def test_a_step_that_fails_leaves_no_half_database(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(history, "MIGRATIONS", ((*MIGRATIONS[0], "CREATE NONSENSE"),))
        with pytest.raises(sqlite3.OperationalError):
            place.history.add(finished(1, Random(1)))
    place.history.add(finished(1, Random(1)))
    assert (place.lost, len(place.history.lines())) == ([], 1)


def test_an_older_version_is_brought_up_to_date(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    place.history.add(finished(1, Random(1)))
    step = ("ALTER TABLE games ADD COLUMN mood TEXT NOT NULL DEFAULT 'good'", "CREATE TABLE moods (name TEXT)")
    monkeypatch.setattr(history, "MIGRATIONS", (*MIGRATIONS, step))
    monkeypatch.setattr(history, "VERSION", len(MIGRATIONS) + 1)
    rows = place.database.ask(lambda connection: connection.execute("SELECT mood FROM games").fetchall())
    assert (rows, place.lost) == ([("good",)], [])
