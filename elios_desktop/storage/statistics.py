"""The questions that the statistics page asks of the finished games, answered by the database itself.

Every question takes a `Filter`. Only people are counted, not computer players, unless the filter asks for them; and
among people only those with a name: who is called “Player 1” is somebody else each time. A game that was opened and
finished a second time counts once.
"""

import csv
import io
import re
import sqlite3
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple, TypeVar

from elios_desktop.engine.contract import HEAD_START
from elios_desktop.evening.remembered import Sat
from elios_desktop.outside import name_of, quoted
from elios_desktop.storage.atomic import FileSystem, write_file
from elios_desktop.storage.history import Database, person_key
from elios_desktop.strict_json import loads

T = TypeVar("T")

CSV_COLUMNS = (
    "id", "finished", "game", "seat", "name", "kind", "won", "draw", "points", "thinking_seconds", "moves",
    "duration_seconds", "reason",
)  # fmt: skip

_COPIES = (
    "SELECT number FROM (SELECT number, row_number() OVER (PARTITION BY record ORDER BY number) AS copy"
    " FROM games JOIN records USING (number) WHERE plies > 0 AND (plies, scores) IN (SELECT plies, scores FROM games"
    " WHERE plies > 0 GROUP BY plies, scores HAVING count(*) > 1)) WHERE copy > 1"
)
"""The numbers of games that were opened and finished a second time. Records are long: only those are looked at of which
another game ended alike."""
_LAST_NAMES = "SELECT person, name, max(number) FROM players GROUP BY person"


@dataclass(frozen=True, slots=True)
class Filter:
    """Which games count: all, one game's, those of one person (by name), or both."""

    game: str = ""
    person: str = ""
    computers: bool = False


class Totals(NamedTuple):
    """All games that the filter lets through."""

    games: int
    plies: int
    duration_ms: int
    first: str
    last: str


class Standing(NamedTuple):
    """One person in one game."""

    person: str
    """The key under which a person's games are counted, whatever the spelling."""
    name: str
    """As last written."""
    game: str
    games: int
    wins: int
    draws: int
    thinking_ms: int
    best_points: float | None
    mean_points: float | None


class Streak(NamedTuple):
    """A person's runs of games won one after the other."""

    person: str
    name: str
    longest: int
    current: int


class Length(NamedTuple):
    """How long one game was."""

    game: str
    finished: str
    plies: int
    duration_ms: int


class Points(NamedTuple):
    """What a person had at the end of one game."""

    person: str
    game: str
    finished: str
    points: float


class Series(NamedTuple):
    """How often each of a few people has won against the others."""

    wins: tuple[int, ...]
    """In the order in which they were asked for."""
    draws: int
    games: int


class Statistics:
    """Questions about the finished games; every method raises HistoryError."""

    def __init__(self, database: Database, fs: FileSystem) -> None:
        self._database = database
        self._fs = fs

    def totals(self, only: Filter) -> Totals:
        """Tell how many games, and how much of everything."""
        where, values = _games_where(only)
        sql = (
            "SELECT count(*), coalesce(sum(plies), 0), coalesce(sum(duration_ms), 0), coalesce(min(finished), ''),"
            f" coalesce(max(finished), '') FROM games WHERE {where}"
        )
        rows = self._rows(Totals, sql, values, (int, int, int, str, str))
        return rows[0] if rows else Totals(0, 0, 0, "", "")

    def standings(self, only: Filter) -> list[Standing]:
        """Games, wins and points per person and game, the most games first."""
        where, values = _people_where(only)
        sql = (
            "SELECT person, game, count(*), sum(won), sum(draw), sum(thinking_ms), max(points), avg(points)"
            f" FROM players WHERE {where} GROUP BY person, game ORDER BY count(*) DESC, person, game"
        )

        def count(connection: sqlite3.Connection) -> list[Standing]:
            names = _names(connection)
            rows = connection.execute(sql, values)
            return [Standing(row[0], name_of(names.get(row[0], row[0])), *row[1:]) for row in rows]

        return self._database.ask(count) or []

    def streaks(self, only: Filter) -> list[Streak]:
        """Return the longest and the current run of wins of each person, the longest first. A draw ends a run."""
        where, values = _people_where(only)
        sql = f"SELECT person, name, won FROM players WHERE {where} ORDER BY finished, number, seat"

        def count(connection: sqlite3.Connection) -> list[Streak]:
            runs: dict[str, tuple[str, int, int]] = {}
            for person, name, won in connection.execute(sql, values):
                _, longest, current = runs.get(person, ("", 0, 0))
                current = current + 1 if won else 0
                runs[person] = (name, current if current > longest else longest, current)
            return [Streak(person, name_of(name), *run) for person, (name, *run) in runs.items()]

        found = self._database.ask(count) or []
        return sorted(found, key=lambda streak: (-streak.longest, -streak.current, streak.person))

    def lengths(self, only: Filter) -> list[Length]:
        """List every game's length, the oldest first."""
        where, values = _games_where(only)
        sql = f"SELECT game, finished, plies, duration_ms FROM games WHERE {where} ORDER BY finished, number"
        return self._rows(Length, sql, values, (str, str, int, int))

    def points(self, only: Filter) -> list[Points]:
        """Return everybody's points in every game that has any, the oldest first."""
        where, values = _people_where(only)
        sql = (
            "SELECT person, game, finished, points FROM players"
            f" WHERE points IS NOT NULL AND {where} ORDER BY finished, number, seat"
        )
        return self._rows(Points, sql, values, (str, str, str, float))

    def series(self, game: str, people: list[str]) -> Series:
        """Return the finished games of exactly these players in one game, those of tournaments left out. A person is
        meant by their key, a computer by its kind: whatever it was called, it is nobody's wins that it takes. Of two
        copies the first counts."""
        marks = ", ".join("?" * len(people))
        who = "CASE kind WHEN 'human' THEN person ELSE kind END"
        sql = (
            f"SELECT number, {who}, won, draw FROM players WHERE number IN (SELECT min(number) FROM games"
            " JOIN records USING (number) WHERE game = ? AND seats = ? AND tournament = '' AND number IN (SELECT number"
            f" FROM players WHERE {who} IN ({marks}) GROUP BY number HAVING count(DISTINCT {who}) = ?)"
            " GROUP BY CASE plies WHEN 0 THEN number ELSE record END)"
        )

        def count(connection: sqlite3.Connection) -> Series:
            wins, games, draws = dict.fromkeys(people, 0), set(), set()
            for number, person, won, draw in connection.execute(sql, (game, len(people), *people, len(people))):
                games.add(number)
                wins[person] = wins.get(person, 0) + won
                if draw:
                    draws.add(number)
            return Series(tuple(wins[person] for person in people), len(draws), len(games))

        return self._database.ask(count) or Series((0,) * len(people), 0, 0)

    def seats(self, game: str = "") -> list[Sat]:
        """Return who sat at every finished game, or at every one of a game, in their order; of two copies the first."""
        sql = (
            "SELECT p.number, p.game, CASE kind WHEN 'human' THEN p.person ELSE '' END, p.name, p.kind, p.won"
            f" FROM players AS p WHERE p.number NOT IN ({_COPIES}) AND ? IN ('', p.game)"
            " ORDER BY p.finished, p.number, p.seat"
        )

        def fetch(connection: sqlite3.Connection) -> list[Sat]:
            return [
                Sat(number, game, person, name_of(name), kind, bool(won))
                for number, game, person, name, kind, won in connection.execute(sql, (game,))
            ]

        return self._database.ask(fetch) or []

    def head_starts(self, game: str) -> dict[int, str]:
        """Return who had which head start in the finished games of a game that had one, by the games' numbers."""
        sql = "SELECT number, record FROM records JOIN games USING (number) WHERE game = ? AND record LIKE ?"

        def fetch(connection: sqlite3.Connection) -> dict[int, str]:
            found = {}
            for number, record in connection.execute(sql, (game, f'%"{HEAD_START}"%')):
                options = loads(record).get("options", {})
                if isinstance(options.get(HEAD_START), str):
                    found[number] = options[HEAD_START]
            return found

        return self._database.ask(fetch) or {}

    def people(self) -> list[str]:
        """Return everybody's name as last written, those with the most games first."""

        def most(connection: sqlite3.Connection) -> list[str]:
            names = _names(connection)
            sql = "SELECT person FROM players WHERE kind = 'human' GROUP BY person ORDER BY count(*) DESC, person"
            return [name_of(names.get(person, person)) for (person,) in connection.execute(sql) if person]

        return self._database.ask(most) or []

    def export_csv(self, path: Path, only: Filter) -> None:
        """Write a line per game and seat, for spreadsheets. Raises HistoryError, SaveError."""
        where, values = _players_where(only)
        sql = (
            "SELECT games.id, p.finished, p.game, p.seat, p.name, p.kind, p.won, p.draw, p.points,"
            " p.thinking_ms / 1000.0, games.plies, games.duration_ms / 1000.0, games.reason"
            f" FROM (SELECT * FROM players WHERE {where}) AS p JOIN games USING (number)"
            " ORDER BY p.finished, p.number, p.seat"
        )

        def text(connection: sqlite3.Connection) -> str:
            return _csv(connection.execute(sql, values))

        data = self._database.ask(text) or _csv(())
        # The mark tells spreadsheets that this is UTF-8.
        write_file(path, data.encode("utf-8-sig", "replace"), self._fs, mode=0o666, make_folder=False)

    def _rows(
        self, kind: Callable[..., T], sql: str, values: Iterable[str], types: tuple[type | tuple[type, ...], ...]
    ) -> list[T]:
        def fetch(connection: sqlite3.Connection) -> list[T]:
            rows = connection.execute(sql, tuple(values)).fetchall()
            for place, wanted in enumerate(types):
                if not all(isinstance(row[place], wanted) for row in rows):
                    raise TypeError(f"column {place} of {kind}")
            return [kind(*row) for row in rows]

        return self._database.ask(fetch) or []


def _names(connection: sqlite3.Connection) -> dict[str, str]:
    """Return everybody's name as last written: with max(), SQLite takes `name` from the row that has the maximum."""
    return {person: name for person, name, _ in connection.execute(_LAST_NAMES)}


def _games_where(only: Filter) -> tuple[str, list[str]]:
    where, values = [f"number NOT IN ({_COPIES})"], []
    if only.game:
        where.append("game = ?")
        values.append(only.game)
    if only.person:
        where.append("number IN (SELECT number FROM players WHERE person = ?)")
        values.append(person_key(only.person))
    return " AND ".join(where), values


def _players_where(only: Filter) -> tuple[str, list[str]]:
    """Return the rows of everybody who took part in the games that the filter lets through."""
    where, values = _games_where(only)
    return (where if only.computers else f"{where} AND kind = 'human'"), values


def _people_where(only: Filter) -> tuple[str, list[str]]:
    """Return the condition for the rows of these that have a name, and its values."""
    where, values = _players_where(only)
    return f"{where} AND person != ''", values


def _csv(rows: Iterable[tuple[object, ...]]) -> str:
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow(CSV_COLUMNS)
    writer.writerows([_harmless(value) for value in row] for row in rows)
    return out.getvalue()


_FORMULA = re.compile("(^|[;,|\t\r\n])(?=[ '\"]*[=+@\uff1d\uff0b\uff0d\uff20-])")
"""Where a cell may begin, wherever the spreadsheet takes cells to be parted, and what makes it more than text."""


def _harmless(value: object) -> object:
    """A spreadsheet would carry out a name that begins like a formula."""
    return _FORMULA.sub(r"\1'", quoted(value)) if isinstance(value, str) else value
