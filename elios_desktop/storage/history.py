"""Finished games, for ever: what is kept of each, and finding it again.

Every call may come from any thread; those that write wait for the disk and belong on the writer's thread
(`Writer.perform`). Statistics are in `statistics`.
"""

from __future__ import annotations

import sqlite3
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from elios_desktop import strict_json
from elios_desktop.engine.contract import Json
from elios_desktop.outside import name_of
from elios_desktop.storage.history_database import Database
from elios_desktop.storage.jsontext import compact
from elios_desktop.strict_json import StrictJsonError


@dataclass(frozen=True, slots=True)
class FinishedSeat:
    """Who sat where, and how it went."""

    name: str
    kind: str = "human"
    won: bool = False
    points: float | None = None
    """None in games without points."""
    thinking_ms: int = 0


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game for the history. `id` is its autosave's, so that adding it twice keeps one."""

    id: str
    finished: str
    """ISO 8601, UTC."""
    game: str
    seats: tuple[FinishedSeat, ...]
    reason: str
    scores: Json
    plies: int
    duration_ms: int
    record: Json
    course: Json = field(default_factory=dict)
    """What the chart after the game shows, as the game's chart wants it."""
    tournament: str = ""
    """The tournament's id, if it was part of one."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the list of finished games."""

    id: str
    finished: str
    game: str
    names: tuple[str, ...]
    winners: tuple[int, ...]
    """Seats, from 1."""
    reason: str
    plies: int
    duration_ms: int


def points_of(scores: Mapping[str, Any], seat: int) -> float | None:
    """A seat's points in a result's `scores`: a number, or an object with a total; None in a game without points."""
    value = scores.get(str(seat))
    if isinstance(value, Mapping):
        value = value.get("total")
    return float(value) if isinstance(value, int | float) and not isinstance(value, bool) else None


def person_key(name: str) -> str:
    """Under which a person's games are counted: “anna ” is Anna."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


class History:
    """The finished games."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, game: FinishedGame) -> None:
        """Keep a game, in the place of what was kept under its id. Waits for the disk. Raises HistoryError."""
        self._database.change(lambda connection: _insert(connection, game))

    def remove(self, game_id: str) -> None:
        """Forget a game. Waits for the disk. Raises HistoryError."""
        self._database.change(lambda connection: _delete(connection, game_id))

    def get(self, game_id: str) -> FinishedGame | None:
        """A game with everything; None if it isn't there or its record can't be read. Raises HistoryError."""
        return self._database.ask(lambda connection: _fetch(connection, game_id))

    def lines(self, game: str = "", person: str = "", limit: int = 200, offset: int = 0) -> list[Line]:
        """Finished games, the newest first; `person` is a name. Raises HistoryError."""
        return self._database.ask(lambda connection: _lines(connection, game, person, limit, offset)) or []


def _insert(connection: sqlite3.Connection, game: FinishedGame) -> None:
    _delete(connection, game.id)
    draw = not any(seat.won for seat in game.seats)
    values = (
        game.id, game.finished, game.game, len(game.seats), game.reason, compact(game.scores), game.plies,
        game.duration_ms, game.tournament,
    )  # fmt: skip
    number = connection.execute(
        "INSERT INTO games (id, finished, game, seats, reason, scores, plies, duration_ms, tournament)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        values,
    ).lastrowid
    connection.executemany(
        "INSERT INTO players VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (number, place, person_key(seat.name), seat.name, seat.kind, game.game, game.finished, int(seat.won),
             int(draw), seat.points, seat.thinking_ms)
            for place, seat in enumerate(game.seats, 1)
        ],
    )  # fmt: skip
    connection.execute("INSERT INTO records VALUES (?, ?, ?)", (number, compact(game.record), compact(game.course)))


def _delete(connection: sqlite3.Connection, game_id: str) -> None:
    row = connection.execute("SELECT number FROM games WHERE id = ?", (game_id,)).fetchone()
    if row is not None:
        for table in ("records", "players", "games"):
            connection.execute(f"DELETE FROM {table} WHERE number = ?", row)


def _fetch(connection: sqlite3.Connection, game_id: str) -> FinishedGame | None:
    row = connection.execute(
        "SELECT number, finished, game, reason, scores, plies, duration_ms, tournament FROM games WHERE id = ?",
        (game_id,),
    ).fetchone()
    if row is None:
        return None
    number, finished, game, reason, scores, plies, duration, tournament = row
    seats = tuple(
        FinishedSeat(name_of(name), kind, bool(won), points, thinking)
        for name, kind, won, points, thinking in connection.execute(
            "SELECT name, kind, won, points, thinking_ms FROM players WHERE number = ? ORDER BY seat", (number,)
        )
    )
    texts = connection.execute(
        "SELECT CAST(record AS BLOB), CAST(course AS BLOB) FROM records WHERE number = ?", (number,)
    ).fetchone()
    try:
        parts = [strict_json.loads(text) for text in (scores, *(texts or ("", "")))]
    except StrictJsonError:
        return None
    if not all(isinstance(part, dict) for part in parts):
        return None
    return FinishedGame(
        game_id, finished, game, seats, reason, parts[0], plies, duration, parts[1], parts[2], tournament
    )


def _lines(connection: sqlite3.Connection, game: str, person: str, limit: int, offset: int) -> list[Line]:
    wanted = ["1"]
    values: list[Any] = []
    if game:
        wanted.append("game = ?")
        values.append(game)
    if person:
        wanted.append("number IN (SELECT number FROM players WHERE person = ?)")
        values.append(person_key(person))
    games = connection.execute(
        "SELECT number, id, finished, game, reason, plies, duration_ms FROM games"
        f" WHERE {' AND '.join(wanted)} ORDER BY finished DESC, number DESC LIMIT ? OFFSET ?",
        (*values, limit, offset),
    ).fetchall()
    return [_line(connection, *row) for row in games]


def _line(
    connection: sqlite3.Connection,
    number: int,
    game_id: str,
    finished: str,
    game: str,
    reason: str,
    plies: int,
    duration: int,
) -> Line:
    seats = connection.execute("SELECT name, won FROM players WHERE number = ? ORDER BY seat", (number,)).fetchall()
    names = tuple(name_of(name) for name, _ in seats)
    winners = tuple(seat for seat, (_, won) in enumerate(seats, 1) if won)
    return Line(game_id, finished, game, names, winners, reason, plies, duration)
