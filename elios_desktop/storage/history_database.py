"""The database file of finished games: opening it safely, and what happens when it is damaged.

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
from typing import TypeVar

from elios_desktop.storage import history_schema
from elios_desktop.storage.atomic import FileSystem, Reason, SaveError, make_folders
from elios_desktop.storage.history_schema import LaterVersionError, NotOursError
from elios_desktop.storage.locks import FileLock, InUseError

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
            with closing(history_schema.connect(self._path, create)) as connection:
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
            return not history_schema.is_sound(self._path)
        except sqlite3.Error as error:
            return getattr(error, "sqlite_errorcode", 0) & 0xFF not in _REASONS
        except (NotOursError, UnicodeDecodeError):  # the latter from a broken text, in SQLite's own message too
            return True
