"""What a dying process leaves for the next start: where it was when it died.

A process that dies can't open a file any more, so one is open from the start. It is empty unless something went wrong,
and gone when the process ends in order. While the process lives its file is locked, so that nobody takes it for such.
"""

from __future__ import annotations

import faulthandler
import os
from contextlib import suppress
from pathlib import Path

from elios_desktop.storage.locks import try_lock

MOST_BYTES = 2**16
"""Of a report: what is more is no help to anybody."""
_MOST_FILES = 20
"""Looked at in one start; further ones at the next."""


class CrashLog:
    """The file of this process."""

    def __init__(self, path: Path, descriptor: int) -> None:
        self.path = path
        self._descriptor = descriptor

    @classmethod
    def begin(cls, folder: Path) -> CrashLog | None:
        """Open one, and have the system's faults written into it; None where there is no place for it."""
        path = folder / f"{os.getpid()}-{os.urandom(4).hex()}.txt"
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o600)
        except OSError:
            return None
        try_lock(descriptor)
        faulthandler.enable(descriptor)
        return cls(path, descriptor)

    def note(self, trace: str) -> None:
        """Write down a mistake that Python itself has noticed."""
        with suppress(OSError):  # where not even this can be written, nothing can be done about it
            os.write(self._descriptor, trace.encode("utf-8", "replace")[-MOST_BYTES:])

    def forget(self) -> None:
        """People know of what was written down, and the process lives on."""
        with suppress(OSError):
            os.ftruncate(self._descriptor, 0)
            os.lseek(self._descriptor, 0, os.SEEK_SET)

    def end(self) -> None:
        """The process ends in order."""
        faulthandler.disable()
        empty = os.fstat(self._descriptor).st_size == 0
        os.close(self._descriptor)
        if empty:
            with suppress(OSError):
                self.path.unlink()


def left_behind(folder: Path) -> list[str]:
    """Return what processes that are dead have written, the last one first; it is told once."""
    try:
        paths = [path for path in folder.iterdir() if path.suffix == ".txt" and path.is_file()]
    except OSError:
        return []
    paths.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    return [trace for path in paths[:_MOST_FILES] if (trace := _taken(path))]


def _taken(path: Path) -> str:
    """Say what stands in a file that nobody writes any more; the file is gone then."""
    try:
        descriptor = os.open(path, os.O_RDWR | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0))
    except OSError:
        return ""
    try:
        if not try_lock(descriptor):
            return ""
        data = os.read(descriptor, MOST_BYTES)
    except OSError:
        data = b""
    finally:
        os.close(descriptor)
    with suppress(OSError):
        path.unlink()
    return data.decode("utf-8", "replace").strip()
