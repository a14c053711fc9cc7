"""Keeps finished games, for ever, in a database: its tables and their versions, opening it safely, finding games again.

Every call may come from any thread, as every question opens the file for itself; those that write wait for the disk and
belong on the writer's thread (`Writer.perform`). A damaged file is moved aside and a new one begun. Where SQLite
doesn't say so itself, damage is decided by looking at the whole file, never by one question that failed: a mistake of
the program must not cost anybody the history. Statistics are in `statistics`.
"""

from __future__ import annotations

import sqlite3
import unicodedata
from collections.abc import Callable, Mapping
from contextlib import closing, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic
from typing import Any, TypeVar

from elios_desktop import strict_json
from elios_desktop.engine.contract import Json
from elios_desktop.outside import name_of
from elios_desktop.storage.atomic import FileSystem, Reason, SaveError, make_folders
from elios_desktop.storage.locks import FileLock, InUseError
from elios_desktop.strict_json import StrictJsonError, compact


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
    """Return a seat's points in a result's `scores`: a number, or an object with a total; None in a game without
    points."""
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

    def rename(self, name: str, new: str) -> None:
        """A person is called something else from now on. Records stay as they were written. Waits for the disk."""
        values = (person_key(new), new, person_key(name))
        sql = "UPDATE players SET person = ?, name = ? WHERE person = ? AND kind = 'human'"
        self._database.change(lambda connection: connection.execute(sql, values))

    def get(self, game_id: str) -> FinishedGame | None:
        """Return a game with everything; None if it isn't there or its record can't be read. Raises HistoryError."""
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


APPLICATION_ID = 0x456C696F
"""“Elio” in the file's head."""

BUSY_SECONDS = 3.0
PATIENCE_SECONDS = 3.0
"""No query on a sound file takes near that long; a broken one could have a table that never ends."""
_MAGIC = b"SQLite format 3\0"
_HEAD_LENGTH = 19
_WRITE_VERSIONS = (1, 2)
_STEPS = 20_000
_LONGEST_VALUE = 8 * 1024 * 1024

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        "CREATE TABLE games (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, finished TEXT NOT NULL,"
        " game TEXT NOT NULL, seats INTEGER NOT NULL, reason TEXT NOT NULL, scores TEXT NOT NULL,"
        " plies INTEGER NOT NULL, duration_ms INTEGER NOT NULL, tournament TEXT NOT NULL)",
        # Game, day and draw stand here a second time: every statistic is then one pass over one table.
        "CREATE TABLE players (number INTEGER NOT NULL, seat INTEGER NOT NULL, person TEXT NOT NULL,"
        " name TEXT NOT NULL, kind TEXT NOT NULL, game TEXT NOT NULL, finished TEXT NOT NULL, won INTEGER NOT NULL,"
        " draw INTEGER NOT NULL, points REAL, thinking_ms INTEGER NOT NULL, PRIMARY KEY (number, seat)) WITHOUT ROWID",
        # Apart, because they are a hundred times as long as all the rest.
        "CREATE TABLE records (number INTEGER PRIMARY KEY, record TEXT NOT NULL, course TEXT NOT NULL)",
        "CREATE INDEX games_by_day ON games (finished, number)",
        "CREATE INDEX games_by_game ON games (game, finished, number)",
        "CREATE INDEX players_by_person ON players (person, number)",
    ),
    (
        # Computers had five levels; each is now the one of seven that has the same word (engine.record).
        "UPDATE players SET kind = CASE kind WHEN 'computer:1' THEN 'computer:2' WHEN 'computer:2' THEN 'computer:3'"
        " WHEN 'computer:3' THEN 'computer:4' WHEN 'computer:4' THEN 'computer:6' WHEN 'computer:5' THEN 'computer:7'"
        " ELSE kind END",
    ),
)
"""Step n makes version n + 1 of version n. A step that was released is never changed."""
VERSION = len(MIGRATIONS)

_TYPES: dict[str, tuple[type | tuple[type, ...], ...]] = {
    "games": (int, str, str, str, int, str, str, int, int, str),
    "players": (int, int, str, str, str, str, str, int, int, (float, type(None)), int),
}
"""What the columns hold. SQLite itself would take anything anywhere."""


class NotOursError(Exception):
    """The file is damaged, or no history of this program."""


class LaterVersionError(Exception):
    """The file was written by a later version of the program."""


def connect(path: Path, create: bool) -> sqlite3.Connection:
    """Open the database, brought to this version. Raises sqlite3.Error, NotOursError, LaterVersionError."""
    connection = _open(path, create)
    try:
        version = _settled_version(connection)
        if version > VERSION:
            raise LaterVersionError(str(version))
        if version < VERSION:
            _migrate(connection)
        _check_schema(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def is_sound(path: Path) -> bool:
    """Look at every page, and at every value but the records themselves. Slow; for files that made trouble.

    Nothing is changed, and nothing that this program can do wrong (a step to a later version) makes a file unsound.
    Raises sqlite3.Error, which may be damage too, and NotOursError.
    """
    with closing(_open(path, create=False)) as connection:
        version = _settled_version(connection)
        if connection.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
            return False
        if version != VERSION:
            return True
        _check_schema(connection)
        for table, types in _TYPES.items():
            for row in connection.execute(f"SELECT * FROM {table}"):  # raises where a text is not UTF-8
                if not all(isinstance(value, kind) for value, kind in zip(row, types, strict=True)):
                    return False
    return True


def _open(path: Path, create: bool) -> sqlite3.Connection:
    _check_beginning(path)
    connection = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode={'rwc' if create else 'rw'}",
        uri=True,
        timeout=BUSY_SECONDS,
        isolation_level=None,
    )
    try:
        _guard(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _check_beginning(path: Path) -> None:
    """SQLite takes a file of a few foreign bytes for an empty one and would write over it.

    The two bytes behind the name are the page size, the next says who may write: with any other value there than
    SQLite's own the file would seem to be on a medium that can't be written.
    """
    if path.exists() and not path.with_name(f"{path.name}-journal").exists():
        with path.open("rb") as file:
            head = file.read(_HEAD_LENGTH)
        if head and not (head.startswith(_MAGIC) and head[-1] in _WRITE_VERSIONS):
            raise NotOursError("no database")


def _guard(connection: sqlite3.Connection) -> None:
    """The file may be anybody's: nothing in its schema is trusted, nothing in it takes for ever."""
    until = monotonic() + PATIENCE_SECONDS
    connection.set_progress_handler(lambda: monotonic() > until, _STEPS)
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _LONGEST_VALUE)
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute("PRAGMA cell_size_check = ON")
    # A rollback journal, not a write-ahead log: one game in ten minutes is written, and a log needs shared memory,
    # which network folders don't have, and leaves two more files beside the one that people copy.
    connection.execute("PRAGMA journal_mode = DELETE")
    # The journal's removal is the moment of truth; EXTRA has it on the disk before the commit returns.
    connection.execute("PRAGMA synchronous = EXTRA")


def _settled_version(connection: sqlite3.Connection) -> int:
    """Return the version at one moment: between two reads of their own another instance may have made its tables."""
    connection.execute("BEGIN")
    try:
        return _version(connection)
    finally:
        if connection.in_transaction:  # after some errors SQLite has ended it by itself
            connection.execute("ROLLBACK")


def _version(connection: sqlite3.Connection) -> int:
    """Return the schema's version, 0 for an empty file. The caller holds a transaction."""
    version, application = (
        connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("user_version", "application_id")
    )
    if application == APPLICATION_ID and version >= 1:
        return int(version)
    if application or version or connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
        raise NotOursError("another program's database")
    return 0


def _migrate(connection: sqlite3.Connection) -> None:
    connection.execute("BEGIN IMMEDIATE")  # another instance may be doing the same: look again once it is our turn
    try:
        for step in MIGRATIONS[_version(connection) :]:
            for statement in step:
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {VERSION}")
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _check_schema(connection: sqlite3.Connection) -> None:
    """A view or a trigger under one of our names would run somebody else's statements."""
    found = connection.execute("SELECT type, name, sql FROM sqlite_master").fetchall()
    if any(kind not in ("table", "index") for kind, _, _ in found):
        raise NotOursError("views or triggers")
    if not _expected() <= set(found):
        raise NotOursError("its tables are not ours")


def _expected() -> set[tuple[str, str, str]]:
    with sqlite3.connect(":memory:") as blank:
        for step in MIGRATIONS:
            for statement in step:
                blank.execute(statement)
        expected = set(blank.execute("SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall())
    blank.close()
    return expected


T = TypeVar("T")

_REASONS: dict[int, Reason] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read_only",
    sqlite3.SQLITE_PERM: "denied",
    sqlite3.SQLITE_AUTH: "denied",
    sqlite3.SQLITE_CANTOPEN: "denied",
    sqlite3.SQLITE_BUSY: "in_use",
    sqlite3.SQLITE_LOCKED: "in_use",
    sqlite3.SQLITE_IOERR: "io",
    sqlite3.SQLITE_INTERRUPT: "io",
    sqlite3.SQLITE_NOMEM: "io",
}
"""Errors that say nothing against the file itself."""
_CERTAIN = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
"""Errors that no mistake of the program can cause."""


class HistoryError(SaveError):
    """The history can't be read or written now; the file is left as it is."""


class Database:
    """The file, and `ask`."""

    def __init__(
        self, path: Path, set_aside: Path, fs: FileSystem, on_damaged: Callable[[Path], None] | None = None
    ) -> None:
        """`on_damaged` is called on the thread that asked, with the place where the damaged file is now."""
        self._path = path
        self._set_aside = set_aside
        self._fs = fs
        self._on_damaged = on_damaged

    def ask(self, question: Callable[[sqlite3.Connection], T]) -> T | None:
        """Return the answer to a question, None if there is no database. Raises HistoryError.

        A question may raise TypeError or ValueError for values that it can't use; a damaged file is the usual cause.
        """
        return self._ask(question, create=False)

    def change(self, change: Callable[[sqlite3.Connection], object]) -> None:
        """Carry a change out in one transaction; on return it is on the disk. Raises HistoryError."""

        def transaction(connection: sqlite3.Connection) -> None:
            connection.execute("BEGIN IMMEDIATE")
            change(connection)
            connection.execute("COMMIT")  # if anything raises, closing the connection takes all of it back

        self._ask(transaction, create=True)

    def _ask(self, question: Callable[[sqlite3.Connection], T], create: bool) -> T | None:
        asked = self._identity()
        try:
            return self._once(question, create)
        except (sqlite3.Error, NotOursError, TypeError, ValueError) as error:
            # An extended error code has the primary one in its low byte.
            code = getattr(error, "sqlite_errorcode", 0) & 0xFF
            reason = _REASONS.get(code)
            if reason is not None:
                raise HistoryError(reason, self._path, str(error)) from error
            if not self._put_aside_if_damaged(asked if code in _CERTAIN else None):
                raise
        return self._once(question, create)

    def _once(self, question: Callable[[sqlite3.Connection], T], create: bool) -> T | None:
        try:
            if create:
                make_folders(self._path.parent, self._fs)
            elif not self._path.exists():
                return None
            with closing(connect(self._path, create)) as connection:
                return question(connection)
        except LaterVersionError as error:
            raise HistoryError("newer", self._path, str(error)) from error
        except OSError as error:
            raise HistoryError(SaveError.from_os(error).reason, self._path, str(error)) from error

    def _identity(self) -> int | None:
        """Tells the file from another one that may take its place."""
        try:
            return self._path.stat().st_ino
        except OSError:
            return None

    def _put_aside_if_damaged(self, condemned: int | None) -> bool:
        """Tell whether the file is out of the way now: moved by us, or by another instance that was quicker.

        `condemned` is the identity of a file that SQLite itself has found damaged; any other is looked through.
        """
        place = self._set_aside / f"history-{datetime.now(UTC):%Y%m%d-%H%M%S}-{self._path.name}"
        try:
            lock = FileLock.acquire(self._path.with_name(f"{self._path.name}.lock"), self._fs)
            try:
                if not self._path.exists():
                    return True
                if not (condemned is not None and condemned == self._identity()) and not self._is_damaged():
                    return False
                make_folders(self._set_aside, self._fs)
                # The journal goes first: left behind, it would be played into the new file.
                for tail in ("-journal", "-wal", "-shm", ""):
                    with suppress(FileNotFoundError):
                        self._fs.replace(
                            self._path.with_name(self._path.name + tail), place.with_name(place.name + tail)
                        )
            finally:
                lock.release()
        except InUseError as error:
            raise HistoryError("in_use", self._path, str(error)) from error
        except OSError as error:
            raise HistoryError(SaveError.from_os(error).reason, self._path, str(error)) from error
        if self._on_damaged is not None:
            self._on_damaged(place)
        return True

    def _is_damaged(self) -> bool:
        try:
            return not is_sound(self._path)
        except sqlite3.Error as error:
            return getattr(error, "sqlite_errorcode", 0) & 0xFF not in _REASONS
        except (NotOursError, UnicodeDecodeError):  # the latter from a broken text, in SQLite's own message too
            return True
