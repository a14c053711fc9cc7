"""Writing a file so that, whatever happens, either the old content or the new is there, and on the disk.

The order is: a temporary file in the same folder, all bytes, fsync, rename over the old file, fsync of the folder.
If any step fails, the old file is what it was, the temporary is removed and a `SaveError` says why.
"""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Literal

Reason = Literal["full", "read_only", "denied", "gone", "io", "in_use", "newer", "too_large"]
"""full: no room (or over a quota); read_only: the medium can't be written; denied: no permission;
gone: the folder is no longer there; io: the device failed; in_use: another instance has it;
newer: a later version of the program wrote it, and this one leaves it alone; too_large: it couldn't be read again."""

TEMPORARY_PREFIX = ".elios-"
TEMPORARY_SUFFIX = ".tmp"
PRIVATE_FILE = 0o600
PRIVATE_FOLDER = 0o700

_REASONS: dict[int, Reason] = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EFBIG: "full",
    errno.EROFS: "read_only",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.ENOENT: "gone",
    errno.ENOTDIR: "gone",
    errno.ENODEV: "gone",
    errno.ENXIO: "gone",
    errno.ESTALE: "gone",
}
_OPEN_FLAGS = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)


class SaveError(Exception):
    """Something could not be written. What was there before is untouched."""

    def __init__(self, reason: Reason, path: Path | None = None, detail: str = "") -> None:
        super().__init__(f"{path}: {reason} {detail}".strip())
        self.reason: Reason = reason
        self.path = path
        self.detail = detail

    @classmethod
    def from_os(cls, error: OSError, path: Path | None = None) -> SaveError:
        """Return the typed form of what the system reported."""
        return cls(_REASONS.get(error.errno or 0, "io"), path, error.strerror or str(error))


class FileSystem:
    """The calls by which the program changes files. Tests hand in one that fails where they want it to."""

    def open(self, path: Path, flags: int, mode: int) -> int:
        """Open and return a descriptor."""
        return os.open(path, flags, mode)

    def write(self, descriptor: int, data: memoryview) -> int:
        """Write some of the data and return how much."""
        return os.write(descriptor, data)

    def fsync(self, descriptor: int) -> None:
        """Wait until the file's content is on the medium."""
        os.fsync(descriptor)

    def close(self, descriptor: int) -> None:
        """Close."""
        os.close(descriptor)

    def chmod(self, path: Path, mode: int) -> None:
        """Set permissions."""
        path.chmod(mode)

    def link(self, path: Path, other: Path) -> None:
        """Give a file a second name."""
        os.link(path, other)

    def replace(self, path: Path, target: Path) -> None:
        """Rename, over the target if there is one."""
        path.replace(target)

    def unlink(self, path: Path) -> None:
        """Remove a name."""
        path.unlink()

    def mkdir(self, path: Path, mode: int) -> None:
        """Make one folder."""
        path.mkdir(mode)

    def sync_folder(self, path: Path) -> None:
        """Wait until the folder's list of names is on the medium. Windows does that by itself and offers no call."""
        if sys.platform != "win32":
            descriptor = os.open(path, os.O_RDONLY | os.O_DIRECTORY)
            try:
                os.fsync(descriptor)
            finally:
                os.close(descriptor)


def is_temporary(name: str) -> bool:
    """Tell whether a file name is that of a save that was cut off."""
    return name.startswith(TEMPORARY_PREFIX) and name.endswith(TEMPORARY_SUFFIX)


def write_file(path: Path, data: bytes, fs: FileSystem, *, mode: int = PRIVATE_FILE, make_folder: bool = True) -> None:
    """Replace a file's content, or make the file. Follows symbolic links. Raises SaveError.

    `mode` holds for a new file (less the umask); an existing one keeps its permissions.
    """
    try:
        target = Path(os.path.realpath(path))
        permissions: int | None = None
        with suppress(FileNotFoundError):
            permissions = mode = target.stat().st_mode & 0o777
        temporary = _write_temporary(target.parent, data, fs, mode, make_folder)
        try:
            if permissions is not None:
                _keep_permissions(temporary, permissions, fs)
                _replace(temporary, target, fs)
            else:
                _put_new(temporary, target, fs)
        except BaseException:
            _remove(temporary, fs)
            raise
    except OSError as error:
        raise SaveError.from_os(error, path) from error


def make_folders(folder: Path, fs: FileSystem, sync: bool = True) -> None:
    """Make a folder and what is missing above it, on the disk if they are to `sync`. Raises OSError."""
    missing: list[Path] = []
    while not folder.is_dir():
        missing.append(folder)
        if folder == folder.parent:  # pragma: no cover: a drive that isn't there; on Linux the root always is
            break
        folder = folder.parent
    for each in reversed(missing):
        with suppress(FileExistsError):  # another process was quicker; if it is no folder, the next step says so
            fs.mkdir(each, PRIVATE_FOLDER)
        if sync:
            fs.sync_folder(each.parent)


def _write_temporary(folder: Path, data: bytes, fs: FileSystem, mode: int, make_folder: bool) -> Path:
    temporary = folder / _temporary_name()
    try:
        descriptor = fs.open(temporary, _OPEN_FLAGS, mode)
    except FileNotFoundError:
        if not make_folder:
            raise
        make_folders(folder, fs)
        descriptor = fs.open(temporary, _OPEN_FLAGS, mode)
    try:
        try:
            rest = memoryview(data)
            while rest:
                written = fs.write(descriptor, rest)
                if written <= 0:
                    raise OSError(errno.EIO, "nothing was written")
                rest = rest[written:]
            fs.fsync(descriptor)
        finally:
            fs.close(descriptor)
    except BaseException:
        _remove(temporary, fs)
        raise
    return temporary


def _put_new(temporary: Path, target: Path, fs: FileSystem) -> None:
    fs.replace(temporary, target)
    try:
        fs.sync_folder(target.parent)
    except BaseException:
        _remove(target, fs)
        raise


def _replace(temporary: Path, target: Path, fs: FileSystem) -> None:
    """The rename. The old file keeps a second name until the folder is on the disk, so that it can come back."""
    old = target.parent / _temporary_name()
    try:
        try:
            fs.link(target, old)
        except OSError:  # a file system without hard links: a copy does the same
            copied = _write_temporary(target.parent, target.read_bytes(), fs, PRIVATE_FILE, False)
            _keep_permissions(copied, target.stat().st_mode & 0o777, fs)
            old = copied
        fs.replace(temporary, target)
        try:
            fs.sync_folder(target.parent)
        except BaseException:
            with suppress(OSError):  # the first error is the one to report
                fs.replace(old, target)
            raise
    finally:
        _remove(old, fs)


def _keep_permissions(path: Path, permissions: int, fs: FileSystem) -> None:
    if path.stat().st_mode & 0o777 != permissions:
        with suppress(OSError):  # some media know no permissions; that is no reason not to save
            fs.chmod(path, permissions)


def _remove(path: Path, fs: FileSystem) -> None:
    with suppress(OSError):  # already gone, or the medium refuses everything: the failure itself is being reported
        fs.unlink(path)


def _temporary_name() -> str:
    return f"{TEMPORARY_PREFIX}{os.urandom(8).hex()}{TEMPORARY_SUFFIX}"
