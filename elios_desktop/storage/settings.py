"""What the user chose, typed, with a default for everything: the program can always start.

A field that is broken in the file gets its default and is reported; fields that this version doesn't know are kept.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

if TYPE_CHECKING:  # the engine is not needed to start
    from elios_desktop.engine.contract import Json, OptionValue

FORMAT = "elios-desktop.settings"
VERSION = 1

LANGUAGES = ("system", "en", "it", "de")
THEMES = ("system", "light", "dark")
ANIMATIONS = ("off", "fast", "normal", "slow")
UNDO_POLICIES = ("last", "own_turn", "free")
CURTAIN_POLICIES = ("secrets", "hidden_games", "always", "never")
VOLUME = (0, 100)
TEXT_PERCENT = (100, 200)
MAX_RECENT_FILES = 10
MAX_NAMES = 50
MAX_TEXT = 4096

Own = bool | int | str | tuple[int | str, ...]
"""A choice that only one game asks for: Holi's rivalry cards, Exagon's tournament."""

T = TypeVar("T")
_NOTHING: Mapping[str, Any] = MappingProxyType({})


class BadValueError(ValueError):
    """A value in the file is not what this setting can have; `rest` is what is left of it, if anything is."""

    def __init__(self, rest: Any = None) -> None:
        super().__init__()
        self.rest = rest


class LastGame(NamedTuple):
    """What was chosen for a game when it was last begun. Lists are indexed by seat, seat 1 first."""

    seats: int = 0
    """0: never begun."""
    names: tuple[str, ...] = ()
    colours: tuple[int, ...] = ()
    languages: tuple[str, ...] = ()
    """A seat's language, "" for the program's."""
    options: Mapping[str, OptionValue] = _NOTHING
    first: int = 0
    """The seat that begins; 0: by chance."""
    tournament: bool = False
    hourglass: bool = True
    own: Mapping[str, Own] = _NOTHING
    """Choices that only this game has, such as {"rivalry": "chosen", "rivalry_cards": (3, 16)}."""


class Window(NamedTuple):
    """Where the window was, and how."""

    x: int = 0
    y: int = 0
    width: int = 0
    """0: never shown, the window finds its own size."""
    height: int = 0
    maximized: bool = False
    fullscreen: bool = False


class Settings(NamedTuple):
    """Everything that is remembered. Change it with `_replace`, write it with `SettingsStore.save`."""

    language: str = "system"
    theme: str = "system"
    animation: str = "normal"
    sound: bool = True
    volume: int = 70
    text_percent: int = 100
    undo: str = "last"
    """last: the last move too, until the next one has acted; own_turn: only what the same person did; free: anything.
    The first two end where something hidden was revealed."""
    curtain: str = "secrets"
    """secrets: only what is secret lies covered; hidden_games: the whole table, in games with secrets; always: in every
    game; never: the next player's things show at once, among friends or for people who look away by themselves."""
    hourglass: bool = True
    panel_open: bool = True
    window: Window = Window()
    rulebook_window: Window = Window()
    shortcuts: Mapping[str, str] = _NOTHING
    """Action id -> key sequence, only where it differs from the default; "" is no key."""
    last_game: str = ""
    last_games: Mapping[str, LastGame] = _NOTHING
    """By game id."""
    names: tuple[str, ...] = ()
    """Players' names, the last used first."""
    name_languages: Mapping[str, str] = _NOTHING
    """The language in which somebody likes to be addressed, by name."""
    recent_files: tuple[str, ...] = ()
    """The last used first."""
    unknown: Mapping[str, Any] = _NOTHING
    """Fields of the file that this version doesn't know."""

    def with_recent_file(self, path: str) -> tuple[str, ...]:
        """The recent files after this one was opened or saved."""
        return (path, *(each for each in self.recent_files if each != path))[:MAX_RECENT_FILES]

    def with_names(self, used: tuple[str, ...]) -> tuple[str, ...]:
        """The remembered names after these have played."""
        return tuple(dict.fromkeys((*filter(None, used), *self.names)))[:MAX_NAMES]


def settings_to_json(settings: Settings, version: int = VERSION) -> Json:
    """The form in the file."""
    known = {name: _plain(getattr(settings, name)) for name in _READERS}
    return {"format": FORMAT, "version": version, **known, **settings.unknown}


def settings_from_json(value: Json) -> tuple[Settings, list[str]]:
    """Settings from the file's form, and the names of the fields that were broken."""
    read, broken = _read_fields(value, _READERS)
    known = {*_READERS, "format", "version"}
    unknown = {name: kept for name, kept in value.items() if name not in known}
    return Settings(**read, unknown=unknown), broken


def _read_fields(value: Json, readers: Mapping[str, Callable[[Any], Any]]) -> tuple[dict[str, Any], list[str]]:
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


def _one_of(allowed: tuple[str, ...]) -> Callable[[Any], str]:
    def read(value: Any) -> str:
        if isinstance(value, str) and value in allowed:
            return value
        raise BadValueError

    return read


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


def _part(kind: Callable[..., T], readers: Mapping[str, Callable[[Any], Any]]) -> Callable[[Any], T]:
    def read(value: Any) -> T:
        if not isinstance(value, dict):
            raise BadValueError
        values, broken = _read_fields(value, readers)
        if broken:
            raise BadValueError(kind(**values))
        return kind(**values)

    return read


def _plain(value: Any) -> Any:
    if isinstance(value, LastGame | Window):
        return {name: _plain(each) for name, each in value._asdict().items()}
    if isinstance(value, Mapping):
        return {name: _plain(each) for name, each in value.items()}
    return list(value) if isinstance(value, tuple) else value


_UNFIT = re.compile("[\x00\ud800-\udfff]")
"""What no widget, file name or UTF-8 file can hold."""
_whole = _number(-(2**31), 2**31 - 1)
_seat_language = _one_of(("", *LANGUAGES[1:]))
_LAST_GAME: Mapping[str, Callable[[Any], Any]] = {
    "seats": _number(0, 99),
    "names": _list_of(_text, 99),
    "colours": _list_of(_number(0, 99), 99),
    "languages": _list_of(_seat_language, 99),
    "options": _map_of(_scalar),
    "first": _number(0, 99),
    "tournament": _flag,
    "hourglass": _flag,
    "own": _map_of(_own),
}
_WINDOW: Mapping[str, Callable[[Any], Any]] = {
    "x": _whole,
    "y": _whole,
    "width": _number(0, 100_000),
    "height": _number(0, 100_000),
    "maximized": _flag,
    "fullscreen": _flag,
}
_READERS: Mapping[str, Callable[[Any], Any]] = {
    "language": _one_of(LANGUAGES),
    "theme": _one_of(THEMES),
    "animation": _one_of(ANIMATIONS),
    "sound": _flag,
    "volume": _number(*VOLUME),
    "text_percent": _number(*TEXT_PERCENT),
    "undo": _one_of(UNDO_POLICIES),
    "curtain": _one_of(CURTAIN_POLICIES),
    "hourglass": _flag,
    "panel_open": _flag,
    "window": _part(Window, _WINDOW),
    "rulebook_window": _part(Window, _WINDOW),
    "shortcuts": _map_of(_text),
    "last_game": _text,
    "last_games": _map_of(_part(LastGame, _LAST_GAME), 100),
    "names": _list_of(_text, MAX_NAMES),
    "name_languages": _map_of(_seat_language),
    "recent_files": _list_of(_text, MAX_RECENT_FILES),
}
