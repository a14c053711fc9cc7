"""The settings' file: reading whatever is there, keeping a broken one aside, writing atomically."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NamedTuple

from elios_desktop.storage.atomic import FileSystem, SaveError, write_file
from elios_desktop.storage.settings import FORMAT, VERSION, Settings, settings_from_json, settings_to_json

if TYPE_CHECKING:
    from datetime import datetime

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

    def __init__(self, path: Path, fs: FileSystem, now: Callable[[], datetime] | None = None) -> None:
        self._path = path
        self._fs = fs
        self._now = now or _utc_now
        self._version = VERSION

    def load(self) -> Loaded:
        """The settings; never fails. A broken file is copied aside and written anew, so it is reported only once."""
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
        from elios_desktop.storage.jsontext import pretty

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


def _utc_now() -> datetime:
    from datetime import UTC, datetime

    return datetime.now(UTC)
