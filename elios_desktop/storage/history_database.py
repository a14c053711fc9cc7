"""The database file of finished games: its tables and their versions, opening it safely, and what happens when it is
damaged.

Every question opens the file for itself, so it may come from any thread. A damaged file is moved aside and a new one
begun. Where SQLite doesn't say so itself, damage is decided by looking at the whole file, never by one question that
failed: a mistake of the program must not cost anybody the history.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic
from typing import TypeVar

from elios_desktop.storage.atomic import FileSystem, Reason, SaveError, make_folders
from elios_desktop.storage.locks import FileLock, InUseError

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
    """The version at one moment: between two reads of their own another instance may have made its tables."""
    connection.execute("BEGIN")
    try:
        return _version(connection)
    finally:
        if connection.in_transaction:  # after some errors SQLite has ended it by itself
            connection.execute("ROLLBACK")


def _version(connection: sqlite3.Connection) -> int:
    """The schema's version, 0 for an empty file. The caller holds a transaction."""
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
        """The answer to a question, None if there is no database. Raises HistoryError.

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
        """Whether the file is out of the way now: moved by us, or by another instance that was quicker.

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
