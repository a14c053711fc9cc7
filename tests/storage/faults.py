"""File systems that fail on purpose, and one that writes down what is asked of it."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from elios_desktop.storage.atomic import FileSystem

CALLS = ("open", "write", "fsync", "close", "chmod", "link", "replace", "unlink", "mkdir", "sync_folder")


class Watched(FileSystem):
    """Lists the calls in order, and lets `before` interfere with each."""

    def __init__(self, before: Callable[[int, str], None] | None = None) -> None:
        self.calls: list[str] = []
        self._before = before

    def _note(self, name: str) -> None:
        self.calls.append(name)
        if self._before is not None:
            self._before(len(self.calls) - 1, name)


def _watched(name: str) -> Callable[..., Any]:
    plain = getattr(FileSystem, name)

    def call(self: Watched, *args: Any) -> Any:
        if name == "close":  # the descriptor is gone after a failed close, as in a real system
            plain(self, *args)
            self._note(name)
            return None
        self._note(name)
        return plain(self, *args)

    return call


for _name in CALLS:
    setattr(Watched, _name, _watched(_name))


def failing_at(number: int, error: int) -> Watched:
    """The call with this number fails; all others work."""

    def fail(count: int, name: str) -> None:
        if count == number:
            raise OSError(error, os.strerror(error))

    return Watched(fail)


def failing_from(number: int, error: int) -> Watched:
    """This call and all that follow fail, those that clean up too; closing always works."""

    def fail(count: int, name: str) -> None:
        if count >= number and name != "close":
            raise OSError(error, os.strerror(error))

    return Watched(fail)


class ShortWrites(Watched):
    """Takes at most some bytes at a time, and no more than `room` in all."""

    def __init__(self, at_most: int, room: int = 1 << 40) -> None:
        super().__init__()
        self._at_most = at_most
        self._room = room

    def write(self, descriptor: int, data: memoryview) -> int:
        self.calls.append("write")
        if self._room <= 0:
            raise OSError(28, "No space left on device")
        written = os.write(descriptor, data[: min(self._at_most, self._room)])
        self._room -= written
        return written


def tree(folder: Path) -> dict[str, bytes]:
    """Every file under a folder, and what is in it."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}
