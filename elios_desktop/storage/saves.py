"""Keeps games under way on the disk: a folder a game with the last three generations of its autosave, and a lock.

Generations are numbered files; a new one never touches an old one. What can't be read is renamed or moved, never
deleted. A process that plays a game holds its lock, so that no other process plays the same one. The bytes of an
autosave can be checked and listed without being parsed whole: a checksum of what follows, a line for the list of games,
the record, what the table needs. See docs/file-format.md.
"""

import os
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from threading import Lock
from typing import Generic, Literal, NamedTuple, TypeVar

from elios_desktop import strict_json
from elios_desktop.engine.contract import Json
from elios_desktop.engine.record import RecordError
from elios_desktop.storage.atomic import FileSystem, SaveError, is_temporary, make_folders, write_file
from elios_desktop.storage.locks import FileLock, InUseError, holder
from elios_desktop.strict_json import StrictJsonError, compact

FORMAT = "elios-desktop.save"
VERSION = 1

Damage = Literal["unreadable", "newer_version", "not_replaying"]
"""unreadable: cut off or changed; newer_version: written by a later program; not_replaying: its moves are refused."""

_OPENING = b'{"checksum":"'
_FIRST_LINE_END = b'",\n'
_DIGITS = 64
_BODY = len(_OPENING) + _DIGITS + len(_FIRST_LINE_END)


class SaveDamagedError(Exception):
    """A save file can't be used; `problem` says in which way."""

    def __init__(self, problem: Damage, detail: str = "") -> None:
        super().__init__(f"{problem} {detail}".strip())
        self.problem: Damage = problem
        self.detail = detail


@dataclass(frozen=True, slots=True)
class SaveDocument:
    """A game under way, as it is saved. Exactly one of `record` and `tournament` is there.

    `head` is what a list of unfinished games shows without opening any: keep it small (names, whose turn, the
    onlooker's view for the picture; never anything hidden). `table` is what the table needs and the record doesn't
    have: curtain, clocks, half-done arrangement, view settings, undone moves.
    """

    id: str
    created: str
    """When the game began, ISO 8601, UTC."""
    record: Json | None = None
    tournament: Json | None = None
    table: Json = field(default_factory=dict)
    head: Json = field(default_factory=dict)
    saved: str = ""
    """When this was written; filled in by writing it."""


@dataclass(frozen=True, slots=True)
class Head:
    """The part of a save that a list shows."""

    id: str
    created: str
    saved: str
    head: Json


def encode(document: SaveDocument, saved: str) -> bytes:
    """A document's bytes. TypeError or ValueError if JSON can't hold it; SaveError if it couldn't be read again."""
    if (document.record is None) == (document.tournament is None):
        raise ValueError("a save has either a record or a tournament")
    head = {
        "format": FORMAT,
        "version": VERSION,
        "id": document.id,
        "created": document.created,
        "saved": saved,
        "head": document.head,
    }
    kind, content = ("record", document.record) if document.record is not None else ("tournament", document.tournament)
    lines = [compact(head)[1:-1] + ",", f'"{kind}":{compact(content)},', f'"table":{compact(document.table)}}}', ""]
    body = "\n".join(lines).encode("ascii")
    if len(body) > strict_json.MAX_BYTES - _BODY:
        raise SaveError("too_large")
    return _OPENING + _digest(body) + _FIRST_LINE_END + body


def decode(data: bytes) -> SaveDocument:
    """The document in a file's bytes; raises SaveDamagedError."""
    fields = _checked(data, strict_json.loads)
    head = _head(fields)
    record, tournament, table = (fields.get(name) for name in ("record", "tournament", "table"))
    if not isinstance(table, dict) or not isinstance(record if tournament is None else tournament, dict):
        raise SaveDamagedError("unreadable", "record or table")
    if record is not None and tournament is not None:
        raise SaveDamagedError("unreadable", "record and tournament")
    return SaveDocument(head.id, head.created, record, tournament, table, head.head, head.saved)


def decode_head(data: bytes) -> Head:
    """Read only what a list shows, after the checksum has shown that the rest is whole; raises SaveDamagedError."""
    return _head(_checked(data, _second_line))


def _digest(body: bytes | memoryview) -> bytes:
    from hashlib import sha256  # brings OpenSSL, 3 MB, which home needs only where games wait

    return sha256(body).hexdigest().encode("ascii")


def _checked(data: bytes, read: Callable[[bytes], object]) -> Json:
    if not data.startswith(_OPENING) or data[_BODY - len(_FIRST_LINE_END) : _BODY] != _FIRST_LINE_END:
        raise SaveDamagedError("unreadable", "first line")
    if _digest(memoryview(data)[_BODY:]) != data[len(_OPENING) : len(_OPENING) + _DIGITS]:
        raise SaveDamagedError("unreadable", "checksum")
    try:
        fields = read(data)
    except StrictJsonError as error:
        raise SaveDamagedError("unreadable", str(error)) from error
    if not isinstance(fields, dict) or fields.get("format") != FORMAT:
        raise SaveDamagedError("unreadable", "format")
    version = fields.get("version")
    if type(version) is not int or version < 1:
        raise SaveDamagedError("unreadable", "version")
    if version > VERSION:
        raise SaveDamagedError("newer_version", str(version))
    return fields


def _second_line(data: bytes) -> object:
    end = data.find(b",\n", _BODY)
    return strict_json.loads(b"{" + data[_BODY:end] + b"}")


def _head(fields: Json) -> Head:
    game_id, created, saved, head = (fields.get(name) for name in ("id", "created", "saved", "head"))
    if not isinstance(game_id, str) or not isinstance(created, str) or not isinstance(saved, str):
        raise SaveDamagedError("unreadable", "id or times")
    if not isinstance(head, dict):
        raise SaveDamagedError("unreadable", "head")
    return Head(game_id, created, saved, head)


GENERATIONS = 3

_FILE = re.compile(r"save-([0-9]{6,12})\.json")
_ID = re.compile(r"[0-9a-f]{32}")
_REMOVED = ".removed-"
_DAMAGED = "damaged-"
_LOCK = ".lock"

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
        self.described: dict[str, tuple[_Stamp, Unfinished]] = {}
        """What was read of games whose files have not changed since."""

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
            self.described.pop(game_id, None)  # clocks of disks are coarse: two saves may be of one moment
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
        """Return all games under way, the last played first. Reads each game's newest file, replays nothing."""
        reading = self.reading()
        while not reading.done:
            reading.go_on()
        return sorted(reading.found.values(), key=played_last, reverse=True)

    def reading(self) -> "Reading":
        """List the same a part at a time, for who has something else to do meanwhile."""
        try:
            names = os.listdir(self._games)
        except OSError:
            names = []  # no folder yet: no games
        return Reading(self, names)

    def claim(self, game_id: str) -> None:
        """Hold a game for this process. Raises GameInUseError, or SaveError where no lock can be made."""
        try:
            self._claim(game_id)
        except OSError as error:
            raise SaveError.from_os(error, self._folder(game_id)) from error

    def release(self, game_id: str) -> None:
        """Let other processes have a game (after its table is closed)."""
        claim = self._claims.get(game_id)
        if claim is not None:
            with claim.busy, self._claiming:
                claim.lock.release()
                self._claims = {name: each for name, each in self._claims.items() if each is not claim}

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
                    self.described.pop(game_id, None)
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
            try:
                claim = self._claims[game_id] = _Claim(lock)
            except BaseException:  # no memory: held by nobody, the game couldn't be saved any more
                lock.release()
                raise
        self._remove_temporaries(self._folder(game_id))
        return claim

    def _remove_temporaries(self, folder: Path) -> None:
        """Remove what saves left behind that were cut off; with the lock held none of them can be under way."""
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

    def describe(self, game_id: str, locked: bool = True) -> Unfinished | None:
        """Read a line of the list; None where there is no game. `locked`: there is a lock, which may be held."""
        folder = self._games / game_id
        numbers = _numbers(folder)
        open_in = holder(self._lock_path(game_id)) if locked and game_id not in self._claims else None
        for generation, number in enumerate(numbers):
            stamp = _stamp(folder, number)
            try:
                head = decode_head(_read_bytes(folder, number))
            except SaveDamagedError as damage:
                if damage.problem == "newer_version":
                    return Unfinished(game_id, "newer", "", _written(folder, number), {}, open_in)
                continue
            condition: Condition = "previous" if generation else "whole"
            line = Unfinished(game_id, condition, head.created, head.saved, head.head, open_in)
            if generation == 0 and open_in is None and stamp is not None:
                self.described[game_id] = stamp, line
            return line
        if not numbers:
            return None
        return Unfinished(game_id, "damaged", "", _written(folder, numbers[0]), {}, open_in)

    def described_still(self, game_id: str, locked: bool) -> Unfinished | None:
        """Return the line that was read before, if it still holds: no file has changed, and nobody has it open."""
        known = self.described.get(game_id)
        if known is None:
            return None
        stamp, line = known
        held = locked and game_id not in self._claims and holder(self._lock_path(game_id)) is not None
        return line if not held and _stamp(self._games / game_id, stamp.number) == stamp else None

    def modified(self, game_id: str) -> float:
        """Tell when a game's folder was changed last; 0 if that can't be told."""
        try:
            return os.stat(self._games / game_id).st_mtime
        except OSError:
            return 0.0

    def _folder(self, game_id: str) -> Path:
        if not is_game_id(game_id):
            raise ValueError(f"not a game's id: {game_id!r}")
        return self._games / game_id

    def _lock_path(self, game_id: str) -> Path:
        return self._games / f"{game_id}{_LOCK}"

    def _timestamp(self) -> str:
        return self._now().isoformat(timespec="milliseconds")


_STAT_WORK, _CHECK_WORK, _READ_WORK = 1, 8, 40
"""What it costs to look at a folder, to see that a game is as it was, and to read one."""
PORTION = 800
"""So much of that is done in a few milliseconds."""


class Reading:
    """Reads which games are under way, a part at a time: new ones first, the last played before all; then whether the
    others are as they were."""

    def __init__(self, saves: Saves, names: list[str]) -> None:
        """`names` are those in the folder."""
        locked = {name.removesuffix(_LOCK) for name in names if name.endswith(_LOCK)}
        known = saves.described
        self._ids = [name for name in names if name in known or is_game_id(name)]
        self.found: dict[str, Unfinished] = {each: known[each][1] for each in self._ids if each in known}
        """The games that are known by now: of some of them, what was known before."""
        self.new: list[Unfinished] = []
        """Those of them that were read by now; who works at them takes them away."""
        self.found_any = bool(self._ids)
        self.done = not self._ids
        self._steps = self._read(saves, locked)

    def go_on(self, work: int = PORTION) -> None:
        """Do so much; `done` tells whether that was all."""
        for cost in self._steps:
            work -= cost
            if work <= 0:
                return
        self.done = True

    def _read(self, saves: Saves, locked: set[str]) -> Iterator[int]:
        """Read everything, and say what each step costs."""
        changed: dict[str, float] = {}
        for each in self._ids:
            if each not in self.found:
                changed[each] = saves.modified(each)
                yield _STAT_WORK
        known = [each for each in self._ids if each in self.found]
        for each in sorted(changed, key=lambda each: changed[each], reverse=True):
            self._note(each, saves.describe(each, each in locked))
            yield _READ_WORK
        for each in known:
            if saves.described_still(each, each in locked) is None:
                self._note(each, saves.describe(each, each in locked))
                yield _READ_WORK
            else:
                yield _CHECK_WORK

    def _note(self, game_id: str, line: Unfinished | None) -> None:
        self.found.pop(game_id, None)
        if line is not None:
            self.found[game_id] = line
            self.new.append(line)


def played_last(line: Unfinished) -> tuple[str, str]:
    """Return by what the list is sorted."""
    return line.saved, line.id


class _Stamp(NamedTuple):
    """By which one sees that a game's newest file is still the same, and the newest."""

    number: int
    folder: int
    file: int
    size: int
    inode: int


def _stamp(folder: Path, number: int) -> _Stamp | None:
    try:
        around, file = os.stat(folder), os.stat(f"{folder}/save-{number:06}.json")
    except OSError:
        return None
    return _Stamp(number, around.st_mtime_ns, file.st_mtime_ns, file.st_size, file.st_ino)


def is_game_id(text: str) -> bool:
    """Return whether games under way, and finished ones, can be known by this."""
    return _ID.fullmatch(text) is not None


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
