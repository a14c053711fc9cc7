"""What is printed on each game's box. Home shows it before any game is loaded; a test compares it with the engine.

Painting the covers takes as long as half of what the program may need until home is seen. So they are kept as plain
pixels, as they were painted last. What is kept can be lost or broken without harm: each picture names all that it
depends on, and one that isn't exactly that is painted anew.
"""

from __future__ import annotations

import os
import re
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QPixmap

from elios_desktop import __version__
from elios_desktop.games import GAMES, entry_of
from elios_desktop.texts.translate import fill
from elios_desktop.ui.covers.carton import Facts, Look
from elios_desktop.ui.kit.i18n import translate

_BESIDE_NUMBERS = re.compile(r"(?<=\d) |(?<=\w) (?=\d)")


class Box(NamedTuple):
    """The facts of a game; what its publisher doesn't give is None."""

    game: str
    title: str
    players: tuple[int, int]
    minutes: tuple[int, int] | None
    age: int | None
    look: Look

    def facts(self) -> Facts:
        """As printed on the box, in the language in force."""
        minutes = "" if self.minutes is None else fill(translate("Home", "{minutes} min"), minutes=_span(self.minutes))
        age = "" if self.age is None else fill(translate("Home", "{age}+", "age from which"), age=self.age)
        return Facts(self.title, _span(self.players), minutes, age)

    def spoken(self) -> str:
        """The same as a sentence, for screen readers and tooltips."""
        parts = [fill(translate("Home", "{players} players"), players=_span(self.players))]
        if self.minutes is not None:
            parts.append(fill(translate("Home", "{minutes} minutes"), minutes=_span(self.minutes)))
        if self.age is not None:
            parts.append(fill(translate("Home", "ages {age} and up"), age=self.age))
        return ", ".join(parts)

    def line(self) -> str:
        """What the game is and how long it takes, in one line. A number stays with its unit where that is broken."""
        return _BESIDE_NUMBERS.sub("\N{NO-BREAK SPACE}", translate("Home", entry_of(self.game).line))


BOXES = tuple(
    Box(entry.id, entry.title, entry.players, entry.minutes, entry.age, Look(*entry.colours)) for entry in GAMES
)
"""In the order in which home shows them."""


def find_box(game: str) -> Box | None:
    """The box of a game, or None for a game that this version doesn't know."""
    return next((box for box in BOXES if box.game == game), None)


def _span(limits: tuple[int, int]) -> str:
    low, high = limits
    return str(low) if low == high else f"{low}–{high}"


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
