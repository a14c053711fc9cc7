"""Opens and saves the user's own files (`.elios`, or a page that replays a game), and notices that somebody else saved.

Nothing of a page is understood but the one element in which the game stands, and that goes through the same door as any
file from outside.
"""

import os
import stat
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, Literal, TypeVar

from elios_desktop import strict_json
from elios_desktop.engine import contract, record
from elios_desktop.storage.atomic import FileSystem, SaveError, write_file
from elios_desktop.strict_json import StrictJsonError, pretty

SUFFIXES = (".html", ".htm")
RECORD_BEGINS = '<script type="application/json" id="elios-desktop-game">'
RECORD_ENDS = "</script>"


def is_page(data: bytes) -> bool:
    """Tell whether this could be a page: no JSON begins like it."""
    return data.lstrip(b"\xef\xbb\xbf \t\r\n")[:1] == b"<"


def game_in_page(data: bytes) -> bytes | None:
    """Return the game that stands in a page; None if none does."""
    _, begins, rest = data.partition(RECORD_BEGINS.encode())
    inside, ends, _ = rest.partition(RECORD_ENDS.encode())
    return inside if begins and ends else None


SUFFIX = ".elios"
OPENED = (SUFFIX, *SUFFIXES)
"""How the names of files end that may hold a game."""
USER_FILE = 0o666
"""Less the umask, as every program's documents."""

FileProblem = Literal[
    "missing", "denied", "io", "not_a_file", "too_large", "not_utf8", "not_json", "not_ours", "newer_version",
    "bad_record", "changed",
]  # fmt: skip
"""not_ours: JSON, but no record; bad_record: `cause` says where; changed: somebody else has written it meanwhile."""

T = TypeVar("T")

_FROM_JSON: dict[str, FileProblem] = {
    "too_large": "too_large",
    "not_utf8": "not_utf8",
}


class FileError(Exception):
    """A file can't be opened (or, `changed`, should not be overwritten unasked)."""

    def __init__(
        self, code: FileProblem, path: Path, cause: StrictJsonError | record.RecordError | None = None, **details: Any
    ) -> None:
        super().__init__(f"{path}: {code} {details or ''} {cause or ''}".strip())
        self.code: FileProblem = code
        self.path = path
        self.cause = cause
        """For sentences that say where: a line and column, or the move that the rules refuse."""
        self.details = details


@dataclass(frozen=True, slots=True)
class Stamp:
    """A file's content as it was when we last read or wrote it. Times are not compared: two writes can share one."""

    size: int
    digest: bytes


@dataclass(frozen=True, slots=True)
class OpenedFile(Generic[T]):
    """A user's file, opened."""

    path: Path
    document: contract.Json
    loaded: T
    stamp: Stamp
    in_page: bool = False
    """Whether the file is a page that has the game in it: no game is to be saved in its place."""


class UserFiles:
    """Opening and saving the user's files."""

    def __init__(self, fs: FileSystem, formats: tuple[str, ...] = ("elios-desktop.record", "elios-desktop.tournament")):
        self._fs = fs
        self._formats = formats

    def open(self, path: Path, load: Callable[[contract.Json], T]) -> OpenedFile[T]:
        """Open a file; `load` makes the session of the JSON and raises RecordError. Raises FileError only."""
        return self.take(_read(path), path, load)

    def take(self, data: bytes, path: Path, load: Callable[[contract.Json], T]) -> OpenedFile[T]:
        """Return the same with what would be in the file."""
        in_page = is_page(data)
        game = game_in_page(data) if in_page else data
        if game is None:
            raise FileError("not_ours", path)
        try:
            document = strict_json.loads(game)
        except StrictJsonError as error:
            raise FileError(_FROM_JSON.get(error.reason, "not_json"), path, error, **error.details) from error
        if not isinstance(document, dict) or document.get("format") not in self._formats:
            raise FileError("not_ours", path)
        try:
            record.refuse_endless(*_moves_in(document))
            loaded = load(document)
        except record.RecordError as error:
            code: FileProblem = "newer_version" if error.code == record.NEWER else "bad_record"
            raise FileError(code, path, error, **error.details) from error
        return OpenedFile(path, document, loaded, _stamp(data), in_page)

    def save(self, path: Path, document: contract.Json, known: Stamp | None = None) -> Stamp:
        """Write a record or a tournament, and return the stamp for the next time.

        `known` is the stamp from opening or the last saving: if the file has been changed since, FileError("changed")
        is raised and nothing written. Without it whatever is there is replaced (the user has been asked).
        Raises SaveError if it can't be written.
        """
        self._check_target(path)
        if known is not None and self.changed(path, known):
            raise FileError("changed", path)
        data = pretty(document)
        write_file(path, data, self._fs, mode=USER_FILE, make_folder=False)
        return _stamp(data)

    def changed(self, path: Path, known: Stamp) -> bool:
        """Tell whether somebody else has changed the file. One that was removed is not changed: there is nothing to
        lose."""
        try:
            return _stamp(_read(path)) != known
        except FileError as error:
            return error.code != "missing"

    def _check_target(self, path: Path) -> None:
        """Never put a file in the place of a folder or a device, nor of a file that was made read-only on purpose."""
        try:
            mode = path.stat().st_mode
        except OSError:
            return  # nothing there; if it can't be written, writing says why
        if not stat.S_ISREG(mode):
            raise FileError("not_a_file", path)
        if not os.access(path, os.W_OK):
            raise SaveError("denied", path)


def with_suffix(path: Path) -> Path:
    """Return the path with `.elios`, if the user typed none."""
    return path if path.suffix else path.with_name(path.name + SUFFIX)


def _moves_in(document: contract.Json) -> list[object]:
    """Return the moves of a record, or of each game of a tournament, whatever they are."""
    finished = document.get("finished")
    games = [each.get("record") for each in finished if isinstance(each, dict)] if isinstance(finished, list) else []
    return [each.get("moves") for each in (document, document.get("running"), *games) if isinstance(each, dict)]


def _read(path: Path) -> bytes:
    try:
        return strict_json.read_file(path)
    except StrictJsonError as error:
        code: FileProblem = strict_json.reading_problem(error) or _FROM_JSON.get(error.reason, "io")
        raise FileError(code, path, error, **error.details) from error


def _stamp(data: bytes) -> Stamp:
    from hashlib import sha256  # brings OpenSSL, 3 MB, which home needs only where games wait

    return Stamp(len(data), sha256(data).digest())
