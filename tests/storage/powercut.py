"""A disk whose power is cut: of what it wasn't told to keep, any part may be lost, torn, or there before the rest.

What is modelled is what POSIX promises and no more: the content of a file is kept from `fsync` on, a name (made,
renamed or removed) from `sync_folder` on. Until then each may have happened or not, whatever came before or after it.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from random import Random

from elios_desktop.storage.atomic import FileSystem

MOST_STATES = 64
"""Of those that one cut may leave."""


@dataclass(frozen=True, eq=False)
class _File:
    """What was in a file when it was opened first, which is sure to be there."""

    before: bytes = b""
    there: bool = False


@dataclass(frozen=True)
class _Name:
    """A change of a folder: this path is this file (or a folder, or the one that was elsewhere, or nothing) from now
    on."""

    path: Path
    file: _File | str | None
    gone: Path | None = None


class Recording(FileSystem):
    """Does everything, and writes down what a disk would have been told."""

    def __init__(self) -> None:
        self.steps: list[tuple[str, object]] = []
        self._files: dict[Path, _File] = {}
        self._open: dict[int, tuple[Path, _File]] = {}
        self._moved: dict[Path, Path] = {}
        """Folders, and where they were."""

    def open(self, path: Path, flags: int, mode: int) -> int:
        there = path.exists()
        descriptor = super().open(path, flags, mode)
        if flags & (os.O_WRONLY | os.O_RDWR) and path.suffix != ".lock":
            file = self._files.setdefault(path, _File(path.read_bytes(), there))
            self._open[descriptor] = path, file
            if not there:
                self.steps.append(("name", _Name(path, file)))
        return descriptor

    def write(self, descriptor: int, data: memoryview) -> int:
        written = super().write(descriptor, data)
        if descriptor in self._open:
            self.steps.append(("write", (self._open[descriptor][1], bytes(data[:written]))))
        return written

    def fsync(self, descriptor: int) -> None:
        super().fsync(descriptor)
        if descriptor in self._open:
            self.steps.append(("fsync", self._open[descriptor][1]))

    def close(self, descriptor: int) -> None:
        super().close(descriptor)
        self._open.pop(descriptor, None)

    def link(self, path: Path, other: Path) -> None:
        super().link(path, other)
        file = self._files.setdefault(path, _File(path.read_bytes(), True))
        self._files[other] = file
        self.steps.append(("name", _Name(other, file)))

    def replace(self, path: Path, target: Path) -> None:
        super().replace(path, target)
        if target.is_dir():
            self._moved[target] = path
            self.steps.append(("name", _Name(target, "moved", gone=path)))
            return
        file = self._files.pop(path, None) or _File(target.read_bytes(), True)
        self._files[target] = file
        self.steps.append(("name", _Name(target, file, gone=path)))

    def unlink(self, path: Path) -> None:
        super().unlink(path)
        self._files.pop(path, None)
        before = self._moved.get(path.parent)  # who loses the move loses this all the same
        self.steps.append(("name", _Name(path, None, gone=before and before / path.name)))

    def mkdir(self, path: Path, mode: int) -> None:
        super().mkdir(path, mode)
        self.steps.append(("name", _Name(path, "folder")))

    def sync_folder(self, path: Path) -> None:
        super().sync_folder(path)
        self.steps.append(("sync", path))


def cuts(
    before: Path, root: Path, steps: list[tuple[str, object]], into: Path, seed: int
) -> Iterator[tuple[int, Path]]:
    """Every state that a cut after each of the steps may leave, with how many steps were done; each in a folder that
    is gone at the next. `before` is a copy of `root` as it was when the steps began."""
    for done in range(len(steps) + 1):
        names, sure, files = _after(steps[:done])
        loose = [number for number in range(len(names)) if number not in sure]
        rng = Random(seed * 1000 + done)
        every = list(product((False, True), repeat=len(loose))) if len(loose) <= 4 else []
        some = [tuple(rng.random() < 0.5 for _ in loose) for _ in range(MOST_STATES)]
        for number, choice in enumerate(every or some):
            kept = sure | {at for at, there in zip(loose, choice, strict=True) if there}
            for torn in range(4) if not all(known for _, known in files.values()) else (0,):
                place = into / f"cut-{done}-{number}-{torn}"
                shutil.copytree(before, place)
                for at in sorted(kept):
                    _apply(names[at], files, root, place, torn)
                yield done, place
                shutil.rmtree(place)


def _after(steps: list[tuple[str, object]]) -> tuple[list[_Name], set[int], dict[_File, tuple[bytes, bool]]]:
    """The changes of names, which of them are sure, and what is in each file and whether that is sure."""
    names: list[_Name] = []
    sure: set[int] = set()
    files: dict[_File, tuple[bytes, bool]] = {}
    for kind, what in steps:
        if isinstance(what, _Name):
            names.append(what)
            if isinstance(what.file, _File):
                files.setdefault(what.file, (what.file.before, what.file.there))
        elif isinstance(what, tuple):
            file, data = what
            files[file] = files.get(file, (file.before, True))[0] + data, False
        elif isinstance(what, _File):
            files[what] = files[what][0], True
        elif kind == "sync" and isinstance(what, Path):
            sure |= {at for at, name in enumerate(names) if name.path.parent == what}
    return names, sure, files


def _apply(name: _Name, files: dict[_File, tuple[bytes, bool]], root: Path, place: Path, torn: int) -> None:
    """Make this change of a name in a copy; a file whose content isn't sure is torn."""
    path = place / name.path.relative_to(root)
    if name.file == "moved" and name.gone is not None:
        (place / name.gone.relative_to(root)).rename(path)
        return
    if name.gone is not None:
        (place / name.gone.relative_to(root)).unlink(missing_ok=True)
    if name.file is None:
        path.unlink(missing_ok=True)
    elif isinstance(name.file, str):
        path.mkdir(parents=True, exist_ok=True)
    elif path.parent.is_dir():  # else its folder's own name was lost, and all in it
        data, known = files[name.file]
        path.write_bytes(_torn(data, 0 if known else torn))


def _torn(data: bytes, how: int) -> bytes:
    """All of it, nothing, half, or the right length with holes."""
    half = len(data) // 2
    return (data, b"", data[:half], data[:half] + bytes(len(data) - half))[how]
