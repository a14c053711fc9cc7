"""A game is called the same wherever it is named, and a name of many letters fits onto its box."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from elios_desktop.games import Entry, entry_of
from elios_desktop.texts.translate import LANGUAGES
from elios_desktop.ui.covers import BOXES, FRONT, SHEET_HEIGHT, SHEET_WIDTH, find_box, paint_box
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.shell.new_game_page import NewGamePage
from elios_desktop.ui.shell.window import MainWindow
from tests.sizes import each_once, sized
from tests.ui.stages import Stage
from tests.waiting import PATIENCE

LONG = "The Long Way Around"
GAMES = [box.game for box in BOXES]


@pytest.fixture
def renamed() -> Iterator[Entry]:
    """A game that is called otherwise now: nobody else knows its name."""
    entry = entry_of("elementos")
    before = entry.title
    object.__setattr__(entry, "title", LONG)
    yield entry
    object.__setattr__(entry, "title", before)


@sized(("game", "language"), each_once(GAMES, reversed(LANGUAGES))[-2:], [*product(GAMES, LANGUAGES)])
def test_a_game_has_one_name(stage: Stage, game: str, language: str) -> None:
    _follow(stage, game, language)


def test_a_long_name_is_one_name_too(renamed: Entry, stage: Stage) -> None:
    _follow(stage, renamed.id, "en")


def _follow(stage: Stage, game: str, language: str) -> None:
    """From its box over the new game and the table to home, the statistics and the rulebook."""
    window: MainWindow = stage.window
    stage.program.services.preferences.change(language=language)
    name = entry_of(game).name(translate)
    box = window.home.boxes[GAMES.index(game)]
    assert name in box.accessibleName()
    QTest.mouseClick(box, Qt.MouseButton.LeftButton)
    page = window.page
    assert isinstance(page, NewGamePage)
    assert [each.text() for each in page.findChildren(QLabel) if name in each.text()]
    page.start()
    stage.rest()
    assert window.windowTitle().startswith(f"{name}: ")
    assert window.table is not None
    assert window.table.view.accessibleName() == name
    assert window.table.controller.file_name.startswith(f"{name} ")
    window.show_home()
    stage.program.services.writer.flush(PATIENCE)
    window.refresh_home()
    QApplication.processEvents()
    [card] = window.home.cards
    assert card.head.title == name
    assert name in card.accessibleName()
    assert name.casefold() in card.head.found_by
    window.rulebook_requested.emit(game, "")
    book = window.shelf.book
    assert book is not None
    assert name in book.windowTitle()


@pytest.mark.parametrize(
    ("title", "least"),
    [("Go", 37), ("Elementos", 30), ("Noughts and Crosses", 22), ("The Last of the Matches", 22), (LONG, 22)],
)
def test_a_name_fits_onto_its_box(qapp: QApplication, monkeypatch: pytest.MonkeyPatch, title: str, least: int) -> None:
    written: list[tuple[str, QRectF, int]] = []
    draw = QPainter.drawText

    def seen(painter: QPainter, *given: Any) -> Any:
        if isinstance(given[0], QRectF):
            flags = given[1] if isinstance(given[1], int) else int(given[1].value)
            needed = QRectF(painter.fontMetrics().boundingRect(given[0].toRect(), flags, given[2]))
            written.append((given[2], needed, painter.font().pixelSize()))
        return draw(painter, *given)

    box = find_box("elementos")
    assert box is not None
    image = QImage(round(SHEET_WIDTH), round(SHEET_HEIGHT), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    monkeypatch.setattr(QPainter, "drawText", seen)
    facts, shadow = box.facts()._replace(title=title), QColor(0, 0, 0, 60)
    paint_box(painter, QRectF(image.rect()), box.look, facts, qapp.font(), shadow, None)
    painter.end()
    names = [(needed, size) for text, needed, size in written if " ".join(text.split()) == title]
    assert names
    for needed, size in names:
        assert FRONT.left() <= needed.left()
        assert needed.right() <= FRONT.right()
        assert needed.top() >= FRONT.top()
        assert size >= least, "a name of several words is broken rather than written very small"
