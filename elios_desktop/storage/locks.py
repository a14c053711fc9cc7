"""A lock between processes: a lock file that the system frees by itself when its holder dies.

The holder's process number stands in the file, so that others can say who has it.
"""

from __future__ import annotations

import errno
import os
import sys
import time
from contextlib import suppress
from pathlib import Path

from elios_desktop.storage.atomic import PRIVATE_FILE, FileSystem, make_folders

_FLAGS = os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)

_NO_LOCKS = (errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP)
"""Some network folders can't lock. Playing without a guard is better there than not saving."""
_LONGEST_NUMBER = 19
"""How many characters a process number has at most, on any system."""
_TRIES = 5
_PAUSE_SECONDS = 0.005

if sys.platform == "win32":
    import msvcrt

    _LOCKED_BYTE = 1 << 20
    """Far behind the number: Windows lets nobody read a locked byte."""

    def try_lock(descriptor: int) -> bool:
        """Lock an open file, unless somebody else has it."""
        os.lseek(descriptor, _LOCKED_BYTE, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

    def _unlock(descriptor: int) -> None:
        os.lseek(descriptor, _LOCKED_BYTE, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def try_lock(descriptor: int) -> bool:
        """Lock an open file, unless somebody else has it."""
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError as error:
            if error.errno not in _NO_LOCKS:
                raise
        return True

    def _unlock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_UN)


class InUseError(Exception):
    """Another process (or another part of this one) holds the lock; `pid` is None where that can't be told."""

    def __init__(self, path: Path, pid: int | None) -> None:
        super().__init__(f"{path} is held by process {pid}")
        self.path = path
        self.pid = pid


class FileLock:
    """A held lock. Free it with `release`; the system frees it when the process ends, however it ends."""

    def __init__(self, path: Path, descriptor: int) -> None:
        self.path = path
        self._descriptor: int | None = descriptor

    @classmethod
    def acquire(cls, path: Path, fs: FileSystem) -> FileLock:
        """Take the lock now, or raise InUseError; OSError where no lock file can be made. Makes the folder."""
        while True:
            try:
                descriptor = fs.open(path, _FLAGS, PRIVATE_FILE)
            except FileNotFoundError:
                make_folders(path.parent, fs)
                descriptor = fs.open(path, _FLAGS, PRIVATE_FILE)
            try:
                if not _lock_soon(descriptor):
                    raise InUseError(path, _read_pid(descriptor))
                if _still_named(descriptor, path):
                    with suppress(OSError):  # the number is a courtesy to others; the lock holds without it
                        os.lseek(descriptor, 0, os.SEEK_SET)
                        # Always as long, so it covers the last holder's: to empty the file first can wait for the disk.
                        os.write(descriptor, f"{os.getpid():<{_LONGEST_NUMBER}}\n".encode())
                    return cls(path, descriptor)
            except BaseException:
                os.close(descriptor)
                raise
            os.close(descriptor)  # the file was moved or removed between opening and locking: begin again

    def is_current(self) -> bool:
        """Tell whether others who look for the lock still find this one (its file may have been deleted)."""
        return self._descriptor is not None and _still_named(self._descriptor, self.path)

    def release(self) -> None:
        """Let others have it. Doing so twice does no harm."""
        if self._descriptor is not None:
            descriptor, self._descriptor = self._descriptor, None
            _unlock(descriptor)
            os.close(descriptor)


def holder(path: Path) -> int | None:
    """Return the process that holds a lock now, 0 if it can't be told which; None if nobody does. Changes nothing."""
    try:
        descriptor = os.open(path, os.O_RDWR | getattr(os, "O_BINARY", 0))
    except OSError:
        return None  # no lock file, or none that this process could take part in
    try:
        if try_lock(descriptor):
            _unlock(descriptor)
            return None
        return _read_pid(descriptor) or 0
    finally:
        os.close(descriptor)


def _lock_soon(descriptor: int) -> bool:
    """Return another process that only looks who has the lock (`holder`) has it itself for a moment: wait that out."""
    for _ in range(_TRIES):
        if try_lock(descriptor):
            return True
        time.sleep(_PAUSE_SECONDS)
    return False


def _read_pid(descriptor: int) -> int | None:
    os.lseek(descriptor, 0, os.SEEK_SET)
    digits = os.read(descriptor, _LONGEST_NUMBER).strip()
    return int(digits) if digits.isdigit() else None


def _still_named(descriptor: int, path: Path) -> bool:
    try:
        named = path.stat()
    except FileNotFoundError:
        return False
    return os.path.samestat(os.fstat(descriptor), named)
