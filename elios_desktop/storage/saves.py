"""Games under way on the disk: a folder a game with the last three generations of its autosave, and a lock beside it.

Generations are numbered files; a new one never touches an old one. What can't be read is renamed or moved, never
deleted. A process that plays a game holds its lock, so that no other process plays the same one.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from threading import Lock
from typing import Generic, Literal, TypeVar

from elios_desktop import strict_json
from elios_desktop.engine.contract import Json
from elios_desktop.engine.record import RecordError
from elios_desktop.storage.atomic import FileSystem, SaveError, is_temporary, make_folders, write_file
from elios_desktop.storage.locks import FileLock, InUseError, holder
from elios_desktop.storage.savefile import Damage, SaveDamagedError, SaveDocument, decode, decode_head, encode
from elios_desktop.strict_json import StrictJsonError

GENERATIONS = 3

_FILE = re.compile(r"save-([0-9]{6,12})\.json")
_ID = re.compile(r"[0-9a-f]{32}")
_REMOVED = ".removed-"
_DAMAGED = "damaged-"

T = TypeVar("T")

Condition = Literal["whole", "previous", "damaged", "newer"]
"""whole: the newest save is fine; previous: it is damaged, an older one will open; damaged: none can be read;
newer: written by a later version of the program."""


class GameInUseError(SaveError):
    """Another instance has this game open; `pid` is its process, None where that can't be told."""

    def __init__(self, game_id: str, pid: int | None) -> None:
        super().__init__("in_use", None, f"game {game_id} is open in process {pid}")
        self.game_id = game_id
        self.pid = pid


class GameLostError(Exception):
    """No generation of a game can be opened (its files stay where they are); `problem` is that of the newest."""

    def __init__(self, game_id: str, problem: Damage | Literal["missing"], detail: str = "") -> None:
        super().__init__(f"game {game_id}: {problem} {detail}".strip())
        self.game_id = game_id
        self.problem = problem


@dataclass(frozen=True, slots=True)
class Opened(Generic[T]):
    """A game that was opened. With `generation` above 0 newer saves were damaged: tell the user, `problem` says how."""

    document: SaveDocument
    loaded: T
    generation: int
    problem: Damage | None


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A line of the list of games under way."""

    id: str
    condition: Condition
    created: str
    saved: str
    """ISO 8601, UTC; of a damaged game, when its newest file was written."""
    head: Json
    """What the table put there for lists; empty for damaged and newer games."""
    open_in: int | None
    """The other process that plays it (0: unknown which), or None."""


@dataclass(slots=True)
class _Claim:
    """What this process knows of a game that it holds."""

    lock: FileLock
    good: set[int] = field(default_factory=set)
    bad: set[int] = field(default_factory=set)
    busy: Lock = field(default_factory=Lock)


class Saves:
    """All games under way. Usable from several threads."""

    def __init__(self, games: Path, set_aside: Path, fs: FileSystem, now: Callable[[], datetime] | None = None) -> None:
        self._games = games
        self._set_aside = set_aside
        self._fs = fs
        self._now = now or _utc_now
        self._claims: dict[str, _Claim] = {}
        self._claiming = Lock()

    def new_document(self, *, record: Json | None = None, tournament: Json | None = None) -> SaveDocument:
        """A document with a fresh id, begun now. Nothing is written yet."""
        return SaveDocument(os.urandom(16).hex(), self._timestamp(), record, tournament)

    def encode(self, document: SaveDocument) -> bytes:
        """The bytes that `write` takes, stamped with the time now. Raises SaveError."""
        return encode(document, self._timestamp())

    def save(self, document: SaveDocument) -> None:
        """Write a new generation and drop the oldest; on return it is on the disk. Raises SaveError."""
        self.write(document.id, self.encode(document))

    def write(self, game_id: str, data: bytes) -> None:
        """The same for a document that has been encoded before."""
        folder = self._folder(game_id)
        try:
            claim = self._claim(game_id)
        except OSError as error:
            raise SaveError.from_os(error, folder) from error
        with claim.busy:
            number = max(_numbers(folder), default=0) + 1
            write_file(folder / f"save-{number:06}.json", data, self._fs)
            claim.good.add(number)
            self._prune(folder, claim)

    def open(self, game_id: str, load: Callable[[SaveDocument], T]) -> Opened[T]:
        """Claim a game and open its newest generation that is whole and that `load` accepts.

        `load` turns the document into a session and raises RecordError where the moves don't replay.
        Raises GameInUseError; GameLostError if there is none (nothing is changed on the disk then).
        """
        folder = self._folder(game_id)
        numbers = _numbers(folder)
        if not numbers:
            raise GameLostError(game_id, "missing")
        claim: _Claim | None = None
        with suppress(OSError):  # a medium that can't be written: nobody can play against us there, so open it
            claim = self._claim(game_id)
        first: SaveDamagedError | None = None
        for generation, number in enumerate(numbers):
            try:
                document = _read(folder, number)
                loaded = _loaded(document, load)
            except SaveDamagedError as damage:
                first = first or damage
                if damage.problem == "newer_version":
                    break
                if claim is not None:
                    claim.bad.add(number)
                continue
            if claim is not None:
                claim.good.add(number)
            return Opened(document, loaded, generation, first.problem if first else None)
        self.release(game_id)
        assert first is not None
        raise GameLostError(game_id, first.problem, first.detail)

    def peek(self, game_id: str) -> SaveDocument:
        """A game's newest generation that is whole, only to look at it: nothing is claimed, replayed or changed.

        Raises SaveDamagedError if there is none.
        """
        folder = self._folder(game_id)
        damage = SaveDamagedError("unreadable", "missing")
        for number in _numbers(folder):
            try:
                return _read(folder, number)
            except SaveDamagedError as error:
                damage = error
        raise damage

    def amend(self, game_id: str, change: Callable[[SaveDocument], SaveDocument]) -> None:
        """Change what a game under way carries besides its moves. It is as old as before. Raises SaveError,
        GameInUseError."""
        held = game_id in self._claims
        self.claim(game_id)
        try:
            document = self.peek(game_id)
            self.write(game_id, encode(change(document), document.saved))
        except SaveDamagedError as error:
            raise SaveError("gone", self._folder(game_id)) from error
        finally:
            if not held:
                self.release(game_id)

    def unfinished(self) -> list[Unfinished]:
        """All games under way, the last played first. Reads each game's newest file, replays nothing."""
        try:
            names = os.listdir(self._games)
        except OSError:
            return []  # no folder yet: no games
        lines = [line for name in names if _ID.fullmatch(name) and (line := self._describe(name)) is not None]
        return sorted(lines, key=lambda line: (line.saved, line.id), reverse=True)

    def claim(self, game_id: str) -> None:
        """Hold a game for this process. Raises GameInUseError, or SaveError where no lock can be made."""
        try:
            self._claim(game_id)
        except OSError as error:
            raise SaveError.from_os(error, self._folder(game_id)) from error

    def release(self, game_id: str) -> None:
        """Let other processes have a game (after its table is closed)."""
        claim = self._claims.pop(game_id, None)
        if claim is not None:
            with claim.busy:
                claim.lock.release()

    def release_all(self) -> None:
        """The same for every game held, when the program ends."""
        for game_id in tuple(self._claims):
            self.release(game_id)

    def remove(self, game_id: str) -> None:
        """Take a game off the list: finished and kept in the history, or not wanted any more. Raises SaveError,
        GameInUseError. If any of its files can't be read, the folder is set aside whole instead of deleted."""
        folder = self._folder(game_id)
        try:
            if folder.exists():
                claim = self._claim(game_id)
                with claim.busy:
                    if _all_whole(folder, claim):
                        # Renamed first: a process killed half way leaves no half game on the list.
                        self._fs.replace(folder, self._games / f"{_REMOVED}{os.urandom(8).hex()}")
                    else:
                        make_folders(self._set_aside, self._fs)
                        self._fs.replace(folder, self._set_aside / f"{game_id}-{self._now():%Y%m%d-%H%M%S}")
                    self._fs.sync_folder(self._games)
                    self._sweep()
                    with suppress(OSError):  # Windows keeps the name of an open file; an empty file is left then
                        self._fs.unlink(self._lock_path(game_id))
        except OSError as error:
            raise SaveError.from_os(error, folder) from error
        finally:
            self.release(game_id)

    def _claim(self, game_id: str) -> _Claim:
        with self._claiming:
            held = self._claims.get(game_id)
            if held is not None and held.lock.is_current():
                return held
            if held is not None:  # somebody emptied our folder while we play: begin it again
                held.lock.release()
            try:
                lock = FileLock.acquire(self._lock_path(game_id), self._fs)
            except InUseError as error:
                raise GameInUseError(game_id, error.pid) from error
            claim = self._claims[game_id] = _Claim(lock)
        self._remove_temporaries(self._folder(game_id))
        return claim

    def _remove_temporaries(self, folder: Path) -> None:
        """What saves left behind that were cut off; with the lock held none of them can be under way."""
        with suppress(OSError):  # no folder yet, or a medium that can't be written: they are in nobody's way
            for name in os.listdir(folder):
                if is_temporary(name):
                    self._fs.unlink(folder / name)

    def _sweep(self) -> None:
        """Delete removed games, this one and those whose removal was cut off."""
        for name in os.listdir(self._games):
            if name.startswith(_REMOVED):
                with suppress(OSError):  # off the list already; what resists is tried again with the next removal
                    for inner in os.listdir(self._games / name):
                        self._fs.unlink(self._games / name / inner)
                    (self._games / name).rmdir()

    def _prune(self, folder: Path, claim: _Claim) -> None:
        """Keep the newest three that are whole; put what is damaged aside under another name."""
        kept = 0
        for number in _numbers(folder):
            name = f"save-{number:06}.json"
            if number not in claim.good and number not in claim.bad:
                try:
                    _read(folder, number)
                    claim.good.add(number)
                except SaveDamagedError as damage:
                    if damage.problem == "newer_version":
                        continue
                    claim.bad.add(number)
            with suppress(OSError):  # the save itself is done; what can't be tidied now is tidied after the next one
                if number in claim.bad:
                    self._fs.replace(folder / name, folder / f"{_DAMAGED}{number:06}.json")
                elif kept < GENERATIONS:
                    kept += 1
                else:
                    self._fs.unlink(folder / name)
                    claim.good.discard(number)

    def _describe(self, game_id: str) -> Unfinished | None:
        folder = self._games / game_id
        numbers = _numbers(folder)
        open_in = None if game_id in self._claims else holder(self._lock_path(game_id))
        for generation, number in enumerate(numbers):
            try:
                head = decode_head(_read_bytes(folder, number))
            except SaveDamagedError as damage:
                if damage.problem == "newer_version":
                    return Unfinished(game_id, "newer", "", _written(folder, number), {}, open_in)
                continue
            condition: Condition = "previous" if generation else "whole"
            return Unfinished(game_id, condition, head.created, head.saved, head.head, open_in)
        if not numbers:
            return None
        return Unfinished(game_id, "damaged", "", _written(folder, numbers[0]), {}, open_in)

    def _folder(self, game_id: str) -> Path:
        if not _ID.fullmatch(game_id):
            raise ValueError(f"not a game's id: {game_id!r}")
        return self._games / game_id

    def _lock_path(self, game_id: str) -> Path:
        return self._games / f"{game_id}.lock"

    def _timestamp(self) -> str:
        return self._now().isoformat(timespec="milliseconds")


def _utc_now() -> datetime:
    return datetime.now(UTC)


def _numbers(folder: Path) -> list[int]:
    """The generations in a folder, newest first."""
    try:
        names = os.listdir(folder)
    except OSError:
        return []
    return sorted((int(match[1]) for name in names if (match := _FILE.fullmatch(name))), reverse=True)


def _read_bytes(folder: Path, number: int) -> bytes:
    try:
        return strict_json.read_file(folder / f"save-{number:06}.json")
    except StrictJsonError as error:
        raise SaveDamagedError("unreadable", str(error)) from error


def _read(folder: Path, number: int) -> SaveDocument:
    return decode(_read_bytes(folder, number))


def _loaded(document: SaveDocument, load: Callable[[SaveDocument], T]) -> T:
    try:
        return load(document)
    except RecordError as error:
        raise SaveDamagedError("not_replaying", str(error)) from error


def _all_whole(folder: Path, claim: _Claim) -> bool:
    if claim.bad or any(name.startswith(_DAMAGED) for name in os.listdir(folder)):
        return False
    try:
        for number in _numbers(folder):
            _read(folder, number)
    except SaveDamagedError:
        return False
    return True


def _written(folder: Path, number: int) -> str:
    try:
        seconds = (folder / f"save-{number:06}.json").stat().st_mtime
        return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds")
    except (OSError, OverflowError, ValueError):
        return ""
