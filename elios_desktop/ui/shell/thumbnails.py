"""Small pictures of the games that wait on home, made one at a time and in parts while nothing else is to be done.

What was made is kept, as the covers of the boxes are: a table that nobody has touched isn't painted at each start.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Generator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize, QTimer, Signal
from PySide6.QtGui import QPixmap

from elios_desktop.games import entry_of
from elios_desktop.ui.covers import CoverStore
from elios_desktop.ui.kit.services import Services

if TYPE_CHECKING:
    from elios_desktop.ui.session.saving import SaveHead

_Key = tuple[str, str, int, int, float, bool, str]
_MOST_KEPT = 60
"""So many are kept on the disk: those that are in sight first."""
_Drawing = Generator[None, None, QPixmap]
"""A picture that is being drawn, part by part."""


class Thumbnails(QObject):
    """Answers with a picture, or with None and a `ready` later."""

    ready = Signal()

    def __init__(self, services: Services, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._pictures: dict[_Key, QPixmap] = {}
        self._store = CoverStore(services.paths.cache / "tables")
        self._wanted: deque[tuple[_Key, _Drawing]] = deque()
        self._asked: set[_Key] = set()
        self._loaded: set[str] = set()
        """The games whose tables were imported already."""
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._make_one)

    def __call__(self, head: SaveHead, size: QSize, ratio: float) -> QPixmap | None:
        """Return the picture of a game as an onlooker sees it."""
        theme = self._services.theme
        saved = head.saved.isoformat() if head.saved else ""
        key = (head.id, saved, size.width(), size.height(), ratio, theme.palette.dark, self._services.language.code)
        if key not in self._asked:
            self._forget(head.id, ratio, size)
        if key not in self._asked and head.condition in ("whole", "previous") and head.game:
            self._asked.add(key)
            if kept := self._store.load(head.id, self._what(key), size * ratio):
                kept.setDevicePixelRatio(ratio)
                self._pictures[key] = QPixmap.fromImage(kept)
            else:
                self._wanted.append((key, self._draw(head, QSize(size), ratio)))
                self._timer.start()
        return self._pictures.get(key)

    @property
    def kept(self) -> set[str]:
        """The games of which a picture is there or will be."""
        return {key[0] for key in (*self._asked, *self._pictures)}

    def keep(self, games: Collection[str]) -> None:
        """Keep the pictures of these games, which wait, and of no others."""
        self._asked = {key for key in self._asked if key[0] in games}
        self._pictures = {key: picture for key, picture in self._pictures.items() if key[0] in games}
        self._store.keep_only(games)
        self._give_up({each[0][0] for each in self._wanted}.difference(games))

    def stop(self) -> None:
        """Make no more of them."""
        self._give_up({each[0][0] for each in self._wanted})

    def _give_up(self, games: Collection[str]) -> None:
        for each in [each for each in self._wanted if each[0][0] in games]:
            self._wanted.remove(each)
            each[1].close()

    def _what(self, key: _Key) -> str:
        """Return what a picture depends on besides its size."""
        return f"{key[1]} {key[4]} {key[6]} {self._services.theme.palette} {self._services.theme.plain.text_scale}"

    def _forget(self, game: str, ratio: float, size: QSize) -> None:
        """Forget what the game looked like when it had been left before."""
        for old in [key for key in self._asked if key[0] == game and key[2:5] == (size.width(), size.height(), ratio)]:
            self._asked.discard(old)
            self._pictures.pop(old, None)

    def _make_one(self) -> None:
        if not self._wanted:
            self._timer.stop()
            return
        key, drawing = self._wanted[0]
        try:
            next(drawing)
        except StopIteration as end:
            self._wanted.popleft()
            now = self._services.theme.palette.dark, self._services.language.code
            if key[5:] != now:
                self._asked.discard(key)  # it was begun in other colours or words
            elif not end.value.isNull():
                self._pictures[key] = end.value
                if len(self._pictures) <= _MOST_KEPT:
                    self._store.keep(key[0], self._what(key), end.value)
            self.ready.emit()

    def _draw(self, head: SaveHead, size: QSize, ratio: float) -> _Drawing:
        from elios_desktop.engine.record import RecordError
        from elios_desktop.storage.saves import SaveDamagedError
        from elios_desktop.ui.session.controller import Controller

        yield
        from elios_desktop.ui.play.stage import small_picture

        yield
        if head.game not in self._loaded:
            self._loaded.add(head.game)
            yield from entry_of(head.game).load_in_parts()
        try:
            document = self._services.saves.peek(head.id)
            controller = Controller.resume(document, Controller.load(document), None, self._services.preferences.read)
        except (SaveDamagedError, RecordError):
            return QPixmap()  # the card keeps its plain picture; opening the game will say what is wrong
        controller.turns.only_show(None)
        yield
        image = yield from small_picture(self._services.theme, controller, size, ratio)
        return QPixmap.fromImage(image)
