"""The four covers as they were painted last, kept as plain pixels, so that the next start need not paint them.

Painting them takes as long as half of what the program may need until home is seen. What is kept can be lost or broken
without harm: each picture names all that it depends on, and one that isn't exactly that is painted anew.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QPixmap

from elios_desktop import __version__

_FORMAT = QImage.Format.Format_ARGB32_Premultiplied


class CoverStore:
    """A file a game in one folder: a line that says what it is, then the pixels."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._made_by = f"{__version__} {_changed()}"

    def load(self, game: str, what: str, size: QSize) -> QImage | None:
        """The picture of a game's cover at this size in pixels; `what` is everything else that it depends on."""
        first_line = self._first_line(what, size)
        try:
            data = self._file(game).read_bytes()
        except OSError:
            return None
        if not data.startswith(first_line) or len(data) != len(first_line) + size.width() * size.height() * 4:
            return None
        pixels = memoryview(data)[len(first_line) :]
        # The copy owns its pixels; the first image only borrows ours.
        return QImage(pixels, size.width(), size.height(), size.width() * 4, _FORMAT).copy()

    def keep(self, game: str, what: str, picture: QPixmap) -> None:
        """Remember a picture. Where that can't be, it is painted again next time."""
        image = picture.toImage().convertToFormat(_FORMAT)
        first_line = self._first_line(what, image.size())
        with suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            unfinished = self._file(game).with_suffix(f".{os.getpid()}")
            unfinished.write_bytes(first_line + bytes(image.constBits()))
            unfinished.replace(self._file(game))

    def _file(self, game: str) -> Path:
        return self._folder / f"{game}.pixels"

    def _first_line(self, what: str, size: QSize) -> bytes:
        line = f"cover {self._made_by} {size.width()}x{size.height()} {what}"
        return " ".join(line.split()).encode() + b"\n"


def _changed() -> int:
    """When the painting code was last changed; 0 in a bundle, where the version says enough."""
    try:
        with os.scandir(os.path.dirname(__file__)) as files:
            return max(file.stat().st_mtime_ns for file in files if file.name.endswith(".py"))
    except (OSError, ValueError):
        return 0
