"""What the user chose, typed, with a default for everything: the program can always start.

A field that is broken in the file gets its default and is reported; fields that this version doesn't know are kept. A
file that is no settings at all is kept aside; writing is atomic.
"""

import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple, TypeVar

from elios_desktop.storage.atomic import FileSystem, SaveError, write_file
from elios_desktop.texts.translate import LANGUAGES

if TYPE_CHECKING:
    from datetime import datetime

    from elios_desktop.engine.contract import Json


FORMAT = "elios-desktop.settings"
VERSION = 1

VOLUME = (0, 100)
MAX_RECENT_FILES = 10
MAX_NAMES = 50
MAX_PROGRAMS = 20
MAX_TEXT = 4096

Scalar = bool | int | str
Own = bool | int | str | tuple[int | str, ...]
"""A choice that only one game asks for, such as cards that lie open."""

T = TypeVar("T")
_NOTHING: Mapping[str, Any] = MappingProxyType({})


class Field(NamedTuple):
    """What a field of the file can have; stands beside its type and its default."""

    read: Callable[[Any], Any]
    """The value in the file's form, or BadValueError."""
    values: tuple[Any, ...] = ()
    """What people choose from, if these are a few."""
    on_page: bool = False
    """It is chosen on the settings page, which sets it back, too."""
    key: str = ""
    """What it is called in the file, if not as here."""


class BadValueError(ValueError):
    """A value in the file is not what this setting can have; `rest` is what is left of it, if anything is."""

    def __init__(self, rest: Any = None) -> None:
        super().__init__()
        self.rest = rest


_UNFIT = re.compile("[\x00\ud800-\udfff]")
"""What no widget, file name or UTF-8 file can hold."""


def _read_fields(
    value: Mapping[str, Any], readers: Mapping[str, Callable[[Any], Any]]
) -> tuple[dict[str, Any], list[str]]:
    read: dict[str, Any] = {}
    broken = []
    for name, reader in readers.items():
        if name in value:
            try:
                read[name] = reader(value[name])
            except BadValueError as error:
                broken.append(name)
                if error.rest is not None:
                    read[name] = error.rest
    return read, broken


def _one_of(*allowed: str) -> Callable[[Any], str]:
    def read(value: Any) -> str:
        if isinstance(value, str) and value in allowed:
            return value
        raise BadValueError

    return read


def _choice(*values: str) -> Field:
    """Return a row of the settings page."""
    return Field(_one_of(*values), values, on_page=True)


def _number(low: int, high: int) -> Callable[[Any], int]:
    def read(value: Any) -> int:
        if type(value) is int and low <= value <= high:
            return value
        raise BadValueError

    return read


def _flag(value: Any) -> bool:
    if isinstance(value, bool):
        return value
    raise BadValueError


def _text(value: Any) -> str:
    if isinstance(value, str) and len(value) <= MAX_TEXT and not _UNFIT.search(value):
        return value
    raise BadValueError


def _list_of(reader: Callable[[Any], T], most: int) -> Callable[[Any], tuple[T, ...]]:
    def read(value: Any) -> tuple[T, ...]:
        if isinstance(value, list) and len(value) <= most:
            return tuple(map(reader, value))
        raise BadValueError

    return read


def _map_of(reader: Callable[[Any], T], most: int = 1000) -> Callable[[Any], dict[str, T]]:
    def read(value: Any) -> dict[str, T]:
        if not isinstance(value, dict) or len(value) > most:
            raise BadValueError
        read, broken = _read_fields(value, dict.fromkeys(value, reader))
        if broken or any(_UNFIT.search(name) for name in value):
            raise BadValueError({name: each for name, each in read.items() if not _UNFIT.search(name)})
        return read

    return read


def _scalar(value: Any) -> bool | int | str:
    return value if isinstance(value, bool) else _whole(value) if isinstance(value, int) else _text(value)


def _own(value: Any) -> Own:
    return _list_of(_int_or_text, 100)(value) if isinstance(value, list) else _scalar(value)


def _int_or_text(value: Any) -> int | str:
    return _whole(value) if type(value) is int else _text(value)


def _fields_of(kind: type) -> dict[str, Field]:
    """Return the fields of a class, as they are annotated."""
    return {name: each.__metadata__[0] for name, each in kind.__annotations__.items() if hasattr(each, "__metadata__")}


def _part(kind: Callable[..., T], fields: Mapping[str, Field]) -> Callable[[Any], T]:
    def read(value: Any) -> T:
        if not isinstance(value, dict):
            raise BadValueError
        read, broken = _read_fields(value, {field.key or name: field.read for name, field in fields.items()})
        found = kind(**{name: read[key] for name, field in fields.items() if (key := field.key or name) in read})
        if broken:
            raise BadValueError(found)
        return found

    return read


_whole = _number(-(2**31), 2**31 - 1)
_seat_language = _one_of("", *LANGUAGES)


class LastGame(NamedTuple):
    """What was chosen for a game when it was last begun. Lists are indexed by seat, seat 1 first."""

    seats: Annotated[int, Field(_number(0, 99))] = 0
    """0: never begun."""
    names: Annotated[tuple[str, ...], Field(_list_of(_text, 99))] = ()
    colours: Annotated[tuple[int, ...], Field(_list_of(_number(0, 99), 99))] = ()
    languages: Annotated[tuple[str, ...], Field(_list_of(_seat_language, 99))] = ()
    """A seat's language, "" for the program's."""
    options: Annotated[Mapping[str, Scalar], Field(_map_of(_scalar))] = _NOTHING
    first: Annotated[int, Field(_number(0, 99))] = 0
    """The seat that begins; 0: by chance."""
    tournament: Annotated[bool, Field(_flag)] = False
    """Games until somebody has enough points, instead of one."""
    timed: Annotated[bool, Field(_flag, key="hourglass")] = True
    """Whether time runs, where the game has a clock."""
    own: Annotated[Mapping[str, Own], Field(_map_of(_own))] = _NOTHING
    """Choices that only this game has, such as {"rivalry": "chosen", "rivalry_cards": (3, 16)}."""
    kinds: Annotated[tuple[str, ...], Field(_list_of(_text, 99), key="players")] = ()
    """Who plays: "human", or "computer:3". (Under "kinds" there were five levels.)"""
    hints: Annotated[bool, Field(_flag)] = True
    tries: Annotated[bool, Field(_flag)] = False


class Window(NamedTuple):
    """Where the window was, and how."""

    x: Annotated[int, Field(_whole)] = 0
    y: Annotated[int, Field(_whole)] = 0
    width: Annotated[int, Field(_number(0, 100_000))] = 0
    """0: never shown, the window finds its own size."""
    height: Annotated[int, Field(_number(0, 100_000))] = 0
    maximized: Annotated[bool, Field(_flag)] = False
    fullscreen: Annotated[bool, Field(_flag)] = False


class Settings(NamedTuple):
    """Everything that is remembered. Change it with `_replace`, write it with `SettingsStore.save`.

    Each field is stated here and nowhere else: the store and the settings page read these lines.
    """

    language: Annotated[str, _choice("system", *LANGUAGES)] = "system"
    theme: Annotated[str, _choice("system", "light", "dark", "contrast")] = "system"
    animation: Annotated[str, _choice("system", "off", "fast", "normal", "slow")] = "system"
    """system: normal, but off where the system asks for less motion."""
    pace: Annotated[str, _choice("instant", "fast", "normal", "slow")] = "normal"
    """How fast computers play at most."""
    scanning: Annotated[str, _choice("off", "slow", "normal", "fast")] = "off"
    """Play with one switch: how fast a frame steps through what can be chosen."""
    friend: Annotated[str, _choice("off", "on")] = "off"
    """Whether a turn that gives a lot away against computers is asked about."""
    programs: Annotated[Mapping[str, str], Field(_map_of(_text, MAX_PROGRAMS))] = _NOTHING
    """Other people's programs that can play a seat: by name, the command line that starts each."""
    tips: Annotated[str, _choice("first_games", "never")] = "first_games"
    """Whether people are told tips in their first games."""
    sound: Annotated[bool, Field(_flag, on_page=True)] = True
    volume: Annotated[int, Field(_number(*VOLUME), on_page=True)] = 70
    text_percent: Annotated[int, Field(_number(100, 200), values=(100, 115, 130, 150, 175, 200), on_page=True)] = 100
    undo: Annotated[str, _choice("last", "own_turn", "free")] = "last"
    """last: the last move too, until the next one has acted; own_turn: only what the same person did; free: anything.
    The first two end where something hidden was revealed."""
    curtain: Annotated[str, _choice("secrets", "hidden_games", "always", "never")] = "secrets"
    """secrets: only what is secret lies covered; hidden_games: the whole table, in games with secrets; always: in every
    game; never: the next player's things show at once, among friends or for people who look away by themselves."""
    help: Annotated[str, _choice("everything", "places", "nothing")] = "everything"
    """How much the table helps whoever holds a piece (see `ui.board.help`)."""
    panel_open: Annotated[bool, Field(_flag)] = True
    window: Annotated[Window, Field(_part(Window, _fields_of(Window)))] = Window()
    rulebook_window: Annotated[Window, Field(_part(Window, _fields_of(Window)))] = Window()
    shortcuts: Annotated[Mapping[str, str], Field(_map_of(_text), on_page=True)] = _NOTHING
    """Action id -> key sequence, only where it differs from the default; "" is no key."""
    last_game: Annotated[str, Field(_text)] = ""
    last_games: Annotated[Mapping[str, LastGame], Field(_map_of(_part(LastGame, _fields_of(LastGame)), 100))] = _NOTHING
    """By game id."""
    names: Annotated[tuple[str, ...], Field(_list_of(_text, MAX_NAMES))] = ()
    """Players' names, the last used first."""
    name_languages: Annotated[Mapping[str, str], Field(_map_of(_seat_language))] = _NOTHING
    """The language in which somebody likes to be addressed, by name."""
    recent_files: Annotated[tuple[str, ...], Field(_list_of(_text, MAX_RECENT_FILES))] = ()
    """The last used first."""
    unknown: Mapping[str, Any] = _NOTHING
    """Fields of the file that this version doesn't know."""

    def with_recent_file(self, path: str) -> tuple[str, ...]:
        """Return the recent files after this one was opened or saved."""
        return (path, *(each for each in self.recent_files if each != path))[:MAX_RECENT_FILES]

    def with_names(self, used: tuple[str, ...]) -> tuple[str, ...]:
        """Return the remembered names after these have played."""
        return tuple(dict.fromkeys((*filter(None, used), *self.names)))[:MAX_NAMES]


FIELDS: Mapping[str, Field] = _fields_of(Settings)
ON_PAGE = tuple(name for name, field in FIELDS.items() if field.on_page)


def settings_to_json(settings: Settings, version: int = VERSION) -> "Json":
    """Return the form in the file."""
    known = {name: _plain(getattr(settings, name)) for name in FIELDS}
    return {"format": FORMAT, "version": version, **known, **settings.unknown}


def settings_from_json(value: "Json") -> tuple[Settings, list[str]]:
    """Settings from the file's form, and the names of the fields that were broken."""
    read, broken = _read_fields(value, {name: field.read for name, field in FIELDS.items()})
    known = {*FIELDS, "format", "version"}
    unknown = {name: kept for name, kept in value.items() if name not in known}
    return Settings(**read, unknown=unknown), broken


def _plain(value: Any) -> Any:
    if isinstance(value, LastGame | Window):
        fields = _fields_of(type(value))
        return {fields[name].key or name: _plain(each) for name, each in value._asdict().items()}
    if isinstance(value, Mapping):
        return {name: _plain(each) for name, each in value.items()}
    return list(value) if isinstance(value, tuple) else value


ProblemCode = Literal["unreadable", "bad_value"]


class Problem(NamedTuple):
    """Something to tell the user once. unreadable: the file is no settings file, all is default; bad_value: the
    setting `name` has its default. `kept` is the copy of the file as it was."""

    code: ProblemCode
    name: str = ""
    kept: Path | None = None


class Loaded(NamedTuple):
    """Settings to start with, and what was wrong."""

    settings: Settings
    problems: tuple[Problem, ...] = ()


class SettingsStore:
    """Reads and writes the settings' file."""

    def __init__(self, path: Path, fs: FileSystem, now: "Callable[[], datetime] | None" = None) -> None:
        self._path = path
        self._fs = fs
        self._now = now or _utc_now
        self._version = VERSION

    def load(self) -> Loaded:
        """Return the settings; never fails. A broken file is copied aside and written anew, so it is reported only
        once."""
        with suppress(OSError):  # what can't even be looked at is reported below
            if not self._path.exists():  # the first start of all: the reader needn't be loaded
                return Loaded(Settings())
        from elios_desktop import strict_json
        from elios_desktop.strict_json import StrictJsonError

        data = b""
        try:
            data = strict_json.read_file(self._path)
            value = strict_json.loads(data)
            if not isinstance(value, dict) or value.get("format", FORMAT) != FORMAT:
                raise StrictJsonError("not_json", line=1, column=1)
        except StrictJsonError as error:
            if isinstance(error.__cause__, FileNotFoundError):
                return Loaded(Settings())
            return self._repaired(Settings(), [("unreadable", "")], data)
        version = value.get("version")
        # A later version's number is kept: fields never change their meaning, so its file stays its file.
        self._version = version if type(version) is int and version > VERSION else VERSION
        settings, broken = settings_from_json(value)
        if not broken:
            return Loaded(settings)
        return self._repaired(settings, [("bad_value", name) for name in broken], data)

    def save(self, settings: Settings) -> None:
        """Write the settings; on return they are on the disk. Raises SaveError."""
        from elios_desktop.strict_json import pretty

        write_file(self._path, pretty(settings_to_json(settings, self._version)), self._fs)

    def _repaired(self, settings: Settings, found: list[tuple[ProblemCode, str]], data: bytes) -> Loaded:
        kept: Path | None = self._path.with_name(f"{self._path.name}.broken-{self._now():%Y%m%d-%H%M%S}")
        assert kept is not None
        try:
            if data:
                write_file(kept, data, self._fs)
            else:  # too large to be read, or not a file at all: out of the way as it is
                self._fs.replace(self._path, kept)
        except (SaveError, OSError):
            kept = None
        if kept is not None:
            with suppress(SaveError):  # a medium that can't be written: the problem is reported again next time
                self.save(settings)
        return Loaded(settings, tuple(Problem(code, name, kept) for code, name in found))


def _utc_now() -> "datetime":
    from datetime import UTC, datetime

    return datetime.now(UTC)
