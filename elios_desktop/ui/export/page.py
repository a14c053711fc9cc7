"""A whole game as one web page, made beside everything else that goes on.

First the chances are thought out, if the game is over. Then the table is filmed in the event loop, move by move in each
language (tables are made of pixmaps, which Qt allows nowhere else). Putting the page together, and writing it, happens
in a thread. Nothing is on the disk before all of it is.
"""

from bisect import bisect
from collections.abc import Generator
from concurrent.futures import Future
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import Final

from PIL import Image
from PySide6 import QtCore, QtGui

from elios_desktop.engine.contract import Json
from elios_desktop.engine.session import Session
from elios_desktop.storage.atomic import FileSystem, write_file
from elios_desktop.texts.translate import LANGUAGES
from elios_desktop.ui.export.filming import FileJob, Film, Lying, Position
from elios_desktop.ui.export.page_file import PageContent, Pictures, Player, page, words_of
from elios_desktop.ui.export.sheet import FINE, webp
from elios_desktop.ui.kit.i18n import aside
from elios_desktop.ui.kit.theme import SEAT_STYLES, Theme
from elios_desktop.ui.play.stage import LAID_OUT, Snapshot
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.session.hindsight import Hindsight

Entry = list[int] | int
"""A picture on the table: which, where (x, y), how high, and if it isn't as usual its width, its height and how much of
it is seen; 0 for nothing."""


def page_data(film: Film) -> Json:
    """Return what the script needs; the film's sheet has been cut.

    `steps` has for each move the things that changed: the thing's number, then the number of how it lies now among
    `lying`. There stands one entry for all languages, or one for each.
    """
    languages = list(film.positions)
    heights = sorted({each.height for taken in film.positions.values() for at in taken for each in at.values()})
    ranks = {height: rank for rank, height in enumerate(heights)}
    plies = len(film.positions[languages[0]])
    things = _things(film)
    known: dict[str, int] = {"0": 0}
    lying: list[Entry | list[Entry]] = [0]
    now = [0] * len(things)
    steps = []
    for ply in range(plies):
        step = []
        for thing, name in enumerate(things):
            entries = [_entry(film, film.positions[language][ply], name, ranks) for language in languages]
            entry: Entry | list[Entry] = entries[0] if all(each == entries[0] for each in entries) else entries
            key = str(entry)
            if key not in known:
                known[key] = len(lying)
                lying.append(entry)
            if known[key] != now[thing]:
                step += [thing, known[key]]
                now[thing] = known[key]
        steps.append(step)
    return {"languages": languages, "cuts": film.sheet.cuts, "lying": lying, "steps": steps}


def _things(film: Film) -> list[str]:
    """The names of all that ever lies on the table, in the order in which it came: of two at the same height the later
    one is drawn over the other."""
    return list(dict.fromkeys(chain.from_iterable(chain.from_iterable(film.positions.values()))))


def _entry(film: Film, position: Position, name: str, ranks: dict[float, int]) -> Entry:
    lying: Lying | None = position.get(name)
    if lying is None:
        return 0
    use = film.sheet.uses[lying.picture]
    entry = [use.number, lying.x, lying.y, ranks[lying.height]]
    if use.scaled or lying.faint != 100:
        entry += [use.width, use.height] if use.scaled else [0, 0]
        entry += [lying.faint] if lying.faint != 100 else []
    return entry


MOST_BYTES: Final = 400_000
"""So large a page may be: anybody can send it, and opens it at once."""
_QUALITIES = (44, 52, 60, 68, 76, 84, FINE)
"""Of its pictures: the best at which the page isn't too large is taken, ..."""
_RATIOS = (1.0, 0.8, 0.65, 0.5)
"""... and where even the first is too much, the pictures become smaller: hardly any game is so long."""
_END_SIZE, _END_QUALITY = QtCore.QSize(640, 422), 45
_END = object()


class PageExport(FileJob):
    """Makes a page that replays the game."""

    def __init__(
        self,
        theme: Theme,
        still: Controller,
        record: Json | None,
        language: str,
        hindsight: Hindsight | None,
        path: Path,
        fs: FileSystem,
        parent: QtCore.QObject | None = None,
    ) -> None:
        """`still` is a controller of its own whose session stays as it is; `record` stands in the page. `hindsight` is
        asked for the chances, if there is one, and closed at the end."""
        super().__init__(parent, "elios-page")
        self._theme = theme
        self._still = still
        self._record = record
        self._language = language
        self._hindsight = hindsight
        self._path = path
        self._fs = fs
        self._film = Film()
        self._snapshot: Snapshot | None = None
        self._done = 0
        self._steps = self._work()

    @property
    def frames(self) -> int:
        """How many steps there are."""
        plies = self._still.session.ply + 1
        return plies * (len(LANGUAGES) + (self._hindsight is not None)) + 1

    def advance(self) -> bool:
        return next(self._steps, _END) is _END

    def _work(self) -> Generator[None]:
        if self._hindsight is not None:
            yield from self._think(self._hindsight)
        thought = self._done
        for ratio in _RATIOS:
            self._done, self._film = thought, Film()
            for language in LANGUAGES:
                yield from self._take(language, ratio)
            end = self._picture_of_end()
            content = content_of(self._still, self._record, self._language, self._hindsight, ratio)
            packing: Future[bytes] = self.thread_of_file.submit(packed, self._film, content, end)
            while not packing.done():
                yield
            if len(packing.result()) <= MOST_BYTES:
                break
        writing: Future[None] = self.thread_of_file.submit(self._write, packing.result())
        while not writing.done():
            yield
        writing.result()

    def _think(self, hindsight: Hindsight) -> Generator[None]:
        """The chances after every move; without them if the computer doesn't answer."""
        hindsight.start()
        while hindsight.running:
            if hindsight.looked_at > self._done:
                self._count(hindsight.looked_at - self._done)
            yield
        self._count(self._still.session.ply + 1 - self._done)

    def _take(self, language: str, ratio: float) -> Generator[None]:
        """The table after every move, with its words in this language."""
        still = self._still
        for ply in range(still.session.ply + 1):
            with aside(language):
                still.shown.look_at(ply)
                if self._snapshot is None:
                    self._snapshot = Snapshot(self._theme, still, ratio=ratio)
                self._snapshot.table.redraw()
                self._film.take(language, self._snapshot)
            self._count(1)
            yield
        self._put_away()

    def _picture_of_end(self) -> QtGui.QImage:
        with aside(self._language):
            self._still.shown.look_at(None)
            snapshot = Snapshot(self._theme, self._still)
            image = snapshot.image()
            snapshot.close()
        return image

    def _write(self, page: bytes) -> None:
        """Write the file, in the thread."""
        write_file(self._path, page, self._fs, mode=0o666, make_folder=False)

    def _count(self, steps: int) -> None:
        self._done += steps
        self.progress.emit(self._done, self.frames)

    def _put_away(self) -> None:
        if self._snapshot is not None:
            self._snapshot.close()
            self._snapshot = None
            self._film.forget_table()

    def put_away(self) -> None:
        self._steps.close()
        if self._hindsight is not None:
            self._hindsight.close()
        self._put_away()


def packed(film: Film, content: PageContent, end: QtGui.QImage) -> bytes:
    """The page: the best that isn't too large, if there is one."""
    film.mix_backdrops()
    film.sheet.cut()
    content = replace(content, data=page_data(film))
    background, last = _stacked(film), webp(_opened(end).resize(_END_SIZE.toTuple()), _END_QUALITY)
    made: dict[int, bytes] = {}

    def too_large(quality: int) -> bool:
        made[quality] = page(content, Pictures(webp(background, quality), film.sheet.picture(quality), last))
        return len(made[quality]) > MOST_BYTES

    fitting = bisect(_QUALITIES, False, key=too_large)
    best = _QUALITIES[max(0, fitting - 1)]
    if best not in made:
        too_large(best)
    return made[best]


def content_of(
    still: Controller, record: Json | None, language: str, hindsight: Hindsight | None, ratio: float = 1.0
) -> PageContent:
    """Return all that stands on the page of a game but its pictures; `ratio` is that of their pixels to the table's."""
    session = still.session
    points = hindsight.turning_points if hindsight is not None else []
    words = {}
    for code in LANGUAGES:
        with aside(code):
            words[code] = words_of(still, points, record is not None)
    styles = [SEAT_STYLES[seat.colour] for seat in still.kept.seats]
    return PageContent(
        language,
        words,
        [Player(style.colour, style.mark) for style in styles],
        [transition.seat for transition in session.transitions],
        hindsight.chances if hindsight is not None and len(hindsight.chances) > session.ply else [],
        (round(LAID_OUT.width() * ratio), round(LAID_OUT.height() * ratio)),
        {},
        record,
    )


def open_record(session: Session, play: Json) -> Json | None:
    """The game for its page: all of it, or nothing if any of it is hidden from an onlooker. Once it is over everything
    may be known. `play` is the game as a file would have it."""
    return None if session.hides else play


def _stacked(film: Film) -> Image.Image:
    """Return the background, and below it whatever else is as large as the table."""
    assert film.background is not None
    images = [_opened(film.background), *film.sheet.wholes()]
    stacked = Image.new("RGB", (images[0].width, images[0].height * len(images)))
    for number, image in enumerate(images):
        stacked.paste(image.convert("RGB"), (0, number * images[0].height))
    return stacked


def _opened(image: QtGui.QImage) -> Image.Image:
    plain = image.convertToFormat(QtGui.QImage.Format.Format_RGBX8888)  # whose lines have no gaps
    return Image.frombytes("RGBX", (plain.width(), plain.height()), bytes(plain.constBits())).convert("RGB")
