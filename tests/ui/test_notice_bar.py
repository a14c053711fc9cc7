"""Where notices stand: what somebody is about to click stays where it is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from elios_desktop.engine.contract import find_game
from elios_desktop.ui.kit.i18n import Sentence
from elios_desktop.ui.play.table_page import TablePage
from elios_desktop.ui.session.new_game import ChosenSeat, NewGame
from elios_desktop.ui.shell.window import MainWindow
from elios_desktop.ui.table.hand import HandState
from tests.ui.waiting import Beats, rest, ring

LEFT = Qt.MouseButton.LeftButton
LONG = "Something that takes far more words than a narrow window has room for beside its menus has happened just now."


@pytest.fixture
def table(window: MainWindow) -> TablePage:
    game = find_game("elementos")
    assert game is not None
    options = {name: option.default for name, option in game.options.items()}
    seats = (ChosenSeat("Anna", 0), ChosenSeat("Ben", 1))
    window.services.preferences.change(animation="off", curtain="never")
    window.host.begin(NewGame("elementos", seats, options, game.deal(2, options, 7)))
    assert window.table is not None
    rest()
    return window.table


def place_of(widget: QWidget, window: MainWindow) -> QRect:
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())


def test_a_notice_comes_and_goes_without_moving_the_table(window: MainWindow, table: TablePage) -> None:
    window.resize(1280, 800)
    rest()
    before = place_of(table.view, window)
    window.services.notices.show("news", Sentence("", "Saved as “Elementos Anna Ben.elios”."))
    rest()
    bar = window.notice_bar
    assert bar.isVisible()
    assert place_of(table.view, window) == before
    menus = window.menuBar()
    assert menus.geometry().contains(bar.geometry())
    corner = menus.cornerWidget()
    assert corner is not None
    assert not bar.geometry().intersects(corner.geometry())
    assert all(not bar.geometry().intersects(menus.actionGeometry(each)) for each in menus.actions())
    assert bar.text.width() >= bar.text.sizeHint().width()
    QTest.mouseClick(bar.close_button, LEFT)
    assert not bar.isVisible()
    assert place_of(table.view, window) == before


def test_where_the_menu_bar_has_no_room_the_notice_has_a_strip_above_the_page(window: MainWindow) -> None:
    window.resize(760, 520)
    window.services.preferences.change(text_percent=200)
    window.services.notices.show("news", Sentence("", LONG), bad=True)
    rest()
    bar = window.notice_bar
    assert bar.width() == window.width()
    assert bar.geometry().top() >= window.menuBar().geometry().bottom()
    assert place_of(window.home, window).top() > bar.geometry().bottom()
    assert bar.text.height() >= bar.text.heightForWidth(bar.text.width())
    window.services.preferences.change(text_percent=100)
    window.resize(1600, 800)
    rest()
    assert window.menuBar().geometry().contains(bar.geometry())
    assert bar.strip.height() == 0


def test_the_strip_waits_while_a_piece_is_held(window: MainWindow, table: TablePage) -> None:
    window.resize(760, 520)
    rest()
    bar, before = window.notice_bar, place_of(table.view, window)
    table.hand.how = HandState.DRAGGED
    window.services.notices.show("news", Sentence("", f"{LONG} {LONG}"))  # more than there is room for below the menus
    for _ in range(3):
        ring(bar.again)
        rest()
    assert not bar.isVisible()
    assert place_of(table.view, window) == before
    table.hand.how = HandState.NOTHING
    ring(bar.again)
    rest()
    assert bar.isVisible()
    moved = place_of(table.view, window)
    assert moved.top() > before.top()
    table.hand.how = HandState.CARRIED
    window.services.notices.clear("news")
    for _ in range(3):
        ring(bar.again)
        rest()
    assert place_of(table.view, window) == moved
    table.hand.how = HandState.NOTHING
    ring(bar.again)
    rest()
    assert not bar.isVisible()
    assert place_of(table.view, window) == before


@pytest.mark.unhurried
def test_a_click_that_was_aimed_before_the_page_moved_hits_nothing(window: MainWindow, beats: Beats) -> None:
    window.resize(760, 520)
    window.show_settings()
    window.show_home()
    beats.go_by(1000)  # home has been in front for a while
    window.services.notices.show("news", Sentence("", LONG))
    box = window.home.boxes[0]
    QTest.mouseClick(box, LEFT)
    assert window.page is window.home
    beats.go_by(1000)
    QTest.mouseClick(box, LEFT)
    assert window.page is not window.home
    assert QApplication.activePopupWidget() is None


def test_a_notice_that_comes_with_its_page_keeps_nobody_waiting(window: MainWindow) -> None:
    window.resize(760, 520)
    window.show_settings()
    window.services.notices.show("news", Sentence("", LONG))
    rest()
    home = next(each for each in window.page.findChildren(QPushButton) if each.text() == "Home")
    QTest.mouseClick(home, LEFT)
    assert window.page is window.home
