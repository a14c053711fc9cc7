"""What tables and home have painted, kept from test to test: most tests of a table open the same game again.

A picture is taken over only where everything agrees that it could depend on: its own key and size, the game with its
deal and people, the theme and the pixel ratio. So a table paints in every run as it does for people, but not a
hundred times.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Hashable, Iterator
from weakref import WeakKeyDictionary, WeakSet

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from elios_desktop.games.holi.table import courtyard
from elios_desktop.ui.board.animator import Animator
from elios_desktop.ui.board.scene import TableScene
from elios_desktop.ui.kit.art import Art, Paint, Patience
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.shell.home import GameBox
from elios_desktop.ui.table.base import AnyTable, Table
from elios_desktop.ui.table.contract import Voice

MOST_PIXELS = 40_000_000


class PaintedOnce:
    """The pictures of all tables; the one that was needed least recently goes first."""

    def __init__(self) -> None:
        self._pictures: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self._pixels = 0
        self._clouds: dict[bool, list[QPixmap]] = {}
        self._boxes: dict[Hashable, QPixmap] = {}

    def forget(self) -> None:
        """From now on everything is painted anew: somebody listens to what is written in it."""
        self._pictures.clear()
        self._pixels = 0

    def take_over(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """From now on tables ask here before they paint."""
        tables: WeakSet[AnyTable] = WeakSet()
        games: WeakKeyDictionary[Art, Hashable] = WeakKeyDictionary()
        begin, paint_one, make_clouds = Table.__init__, Art.pixmap, courtyard.clouds

        def of_table(
            table: AnyTable, scene: TableScene, animator: Animator, controller: Controller, voice: Voice
        ) -> None:
            begin(table, scene, animator, controller, voice)
            tables.add(table)

        def pixmap(art: Art, key: Hashable, size: QSizeF, paint: Paint) -> QPixmap:
            if art not in games:
                table = next((each for each in tables if art in _arts(each)), None)
                games[art] = table and _what_it_may_depend_on(table)
            if (game := games[art]) is None:
                return paint_one(art, key, size, paint)
            whole = (key, round(size.width(), 1), round(size.height(), 1), art.ratio, game)
            if (kept := self._pictures.get(whole)) is not None:
                self._pictures.move_to_end(whole)
                return kept
            made = self._pictures[whole] = paint_one(art, key, size, paint)
            self._pixels += made.width() * made.height()
            while self._pixels > MOST_PIXELS:
                _, old = self._pictures.popitem(last=False)
                self._pixels -= old.width() * old.height()
            return made

        def clouds(dark: bool, patience: Patience) -> list[QPixmap]:
            if dark not in self._clouds:
                self._clouds[dark] = make_clouds(dark, patience)
            return self._clouds[dark]

        def new_look(art: Art, ratio: float | None = None) -> None:
            clear(art, ratio)
            games.pop(art, None)

        def box_picture(box: GameBox, painter: QPainter, rect: QRectF, with_front: bool) -> None:
            ratio = box._art.ratio
            key = (box.box.game, box._what(), with_front, ratio, rect.width(), rect.height())
            if key not in self._boxes:
                made = QPixmap((rect.size() * ratio).toSize())
                made.setDevicePixelRatio(ratio)
                made.fill(Qt.GlobalColor.transparent)
                brush = QPainter(made)
                brush.setRenderHints(painter.renderHints())
                paint_box(box, brush, QRectF(QPointF(), rect.size()), with_front)
                brush.end()
                self._boxes[key] = made
            painter.drawPixmap(rect.topLeft(), self._boxes[key])

        clear, paint_box = Art.clear, GameBox._paint_box
        monkeypatch.setattr(GameBox, "_paint_box", box_picture)
        monkeypatch.setattr(Table, "__init__", of_table)
        monkeypatch.setattr(Art, "pixmap", pixmap)
        monkeypatch.setattr(Art, "clear", new_look)
        monkeypatch.setattr(courtyard, "clouds", clouds)


def _arts(table: AnyTable) -> Iterator[Art]:
    """A table's own collections of pictures."""
    yield table.scene.art
    for part in vars(table).values():
        yield from (each for each in getattr(part, "__dict__", {}).values() if isinstance(each, Art))


def _what_it_may_depend_on(table: AnyTable) -> Hashable:
    record, theme = table.controller.session.record(), table.scene.theme
    deal = json.dumps([record["game"], record["options"], record["setup"], record["seats"]])
    return deal, tuple(seat.colour for seat in table.controller.kept.seats), id(theme.palette), theme.text_scale
