"""A window that is dragged larger or smaller shows its table stretched, and lays it out once, when it has its size."""

from collections import Counter
from typing import Any

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from elios_desktop.engine.contract import GAME_IDS
from elios_desktop.ui.play.table_page import TablePage
from elios_desktop.ui.shell.window import MainWindow
from elios_desktop.ui.table.base import Table
from tests.sizes import sized
from tests.ui.drive import new_game, settle

STEPS = 10


def drag_edge(window: MainWindow, qtbot: Any, size: QSize) -> None:
    """One step, as the window system tells it."""
    handle = window.windowHandle()
    assert handle is not None
    handle.resize(size)
    qtbot.waitUntil(lambda: window.size() == size)
    QApplication.processEvents()


def at_table(window: MainWindow, game: str) -> TablePage:
    window.show()
    window.resize(1200, 800)
    window.host.begin(new_game(game, 2, seed=1))
    page = window.table
    assert page is not None
    settle(page)
    page.controller.turns.come()
    settle(page)
    page.view.stretching.settles_ms = 10**6  # a busy machine takes no pause for the end of the drag
    return page


def seen(page: TablePage) -> QImage:
    return page.view.viewport().grab().toImage()


@pytest.fixture
def laid_out(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    counts: Counter[str] = Counter()
    inner = Table.lay_out_anew

    def outer(table: Any, area: Any) -> None:
        counts["tables"] += 1
        inner(table, area)

    monkeypatch.setattr(Table, "lay_out_anew", outer)
    return counts


@sized("game", ["exagon"], GAME_IDS)
def test_a_table_is_laid_out_once_in_a_whole_drag(
    window: MainWindow, qtbot: Any, laid_out: Counter[str], game: str
) -> None:
    page = at_table(window, game)
    before = page.view.viewport().grab()
    laid_out.clear()
    for step in range(1, STEPS + 1):
        drag_edge(window, qtbot, QSize(1200 + 12 * step, 800 + 7 * step))
        stretched = seen(page)
        assert stretched.size() == page.view.viewport().size()
        larger = QPixmap(stretched.size())
        painter = QPainter(larger)
        painter.drawPixmap(larger.rect(), before)
        painter.end()
        assert stretched == larger.toImage(), "what was there, larger"
    assert laid_out["tables"] == 0
    page.view.stretching.end()
    assert laid_out["tables"] == 1
    assert page.scene.sceneRect().size().toSize() == page.view.viewport().size()
    sharp = seen(page)
    page.view.lay_out()
    assert seen(page) == sharp, "as sharp as one that was never dragged"


def test_a_moment_after_the_last_step_it_is_sharp(window: MainWindow, qtbot: Any, laid_out: Counter[str]) -> None:
    page = at_table(window, "elementos")
    page.view.stretching.settles_ms = 1
    laid_out.clear()
    drag_edge(window, qtbot, QSize(1100, 760))
    qtbot.waitUntil(lambda: not page.view.stretching.on)
    assert laid_out["tables"] == 1
    assert page.scene.sceneRect().size().toSize() == page.view.viewport().size()


def test_what_the_program_resizes_is_laid_out_at_once(window: MainWindow, laid_out: Counter[str]) -> None:
    page = at_table(window, "elementos")
    laid_out.clear()
    page.panel.open(not page.panel.isVisible())
    QApplication.processEvents()
    assert laid_out["tables"] == 1
    assert not page.view.stretching.on


def test_a_stretched_picture_is_gone_before_the_next_person_comes(window: MainWindow, qtbot: Any) -> None:
    """By its pixels: what one hides from the other is on the picture, and on nothing that is shown afterwards."""
    page = at_table(window, "holi")
    size = QSize(1190, 790)
    drag_edge(window, qtbot, size)
    own = seen(page)
    assert page.view.stretching.on
    page.controller.turns.hide()
    hidden = seen(page)
    assert hidden != own
    page.view.lay_out()
    assert seen(page) == hidden, "nothing of it is left"


@pytest.mark.parametrize("leave", [True, False])
def test_whoever_does_something_means_what_is_there(window: MainWindow, qtbot: Any, leave: bool) -> None:
    page = at_table(window, "elementos")
    drag_edge(window, qtbot, QSize(1190, 790))
    assert page.view.stretching.on
    if leave:
        window.show_settings()
        assert not page.view.stretching.on
        window.pages.bring(page)
    else:
        qtbot.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton)
    assert not page.view.stretching.on
    assert page.scene.sceneRect().size().toSize() == page.view.viewport().size()
