"""One switch is enough: a frame steps by itself, one key chooses. Here it steps when it is told to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractSlider, QApplication, QLineEdit, QMenu, QTextBrowser

from elios_desktop.engine.contract import AnyGame, AnyState, Move
from elios_desktop.plain_board import Action, Gesture, find_board
from elios_desktop.ui.kit.dialogs import KeyboardDialog
from elios_desktop.ui.play.table_page import TablePage
from elios_desktop.ui.rulebook.window import RulebookWindow
from elios_desktop.ui.shell.scanning import PACES, Frame, Scanner
from elios_desktop.ui.shell.settings_page import SettingsPage
from elios_desktop.ui.shell.window import MainWindow
from elios_desktop.ui.table.hand import HandAction
from tests.play import random_move
from tests.sizes import sized
from tests.ui.drive import settle
from tests.ui.waiting import rest, until

MOST_STEPS = 600
MOST_WAITED = 24
"""So many steps anything can be chosen after, on these tables."""


class Steps(QObject):
    """A clock that stands still."""

    timeout = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.waits = 0
        """How long it was asked to wait last; 0: not at all."""

    def start(self, interval: int) -> None:
        self.waits = interval

    def stop(self) -> None:
        self.waits = 0


class Switch:
    """A person who has one key, and waits."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.clock = Steps(window)
        self.steps = self.presses = 0
        self.most = 0
        """So many steps the longest wait for one thing has taken."""

    def turn_on(self, pace: str = "normal") -> None:
        """By the setting."""
        self.window.clock_of_scanning = lambda _parent: self.clock
        self.window.services.preferences.change(scanning=pace)

    @property
    def scanner(self) -> Scanner:
        """What steps."""
        return self.window.findChildren(Scanner)[0]

    def wait(self) -> None:
        """Let the frame go on by one."""
        assert self.clock.waits, "nothing steps"
        self.steps += 1
        self.clock.timeout.emit()
        QApplication.processEvents()

    def press(self, key: Qt.Key = Qt.Key.Key_Space) -> None:
        """The key, wherever the focus is."""
        self.presses += 1
        QTest.keyClick(self.window.focusWidget() or self.window, key)
        QApplication.processEvents()

    def choose(self, wanted: object) -> None:
        """Wait for the row that this is in, press, wait for it, and press."""
        before = self.steps
        while True:
            shown = self.scanner.shown
            if wanted in shown:
                self.press()
                if len(shown) == 1:
                    self.most = max(self.most, self.steps - before)
                    return
            else:
                self.wait()
            assert self.steps - before < MOST_STEPS, f"the frame never comes to {wanted}"

    def button(self, like: Callable[[QAbstractButton], bool]) -> None:
        """Choose a button."""
        front = QApplication.activeModalWidget() or self.window
        self.choose(next(each for each in front.findChildren(QAbstractButton) if each.isVisible() and like(each)))

    def do(self, page: TablePage, gesture: Gesture) -> None:
        """What a hand does for a move, or for a part of it."""
        if gesture.button:
            self.button(lambda each: each.property("action") == gesture.button)
        else:
            self.choose(gesture.piece)
            if gesture.flip:
                self.choose((gesture.piece, Action.FLIP.value))
            if gesture.place:
                self.choose(gesture.place)
            for _ in range(gesture.turns):
                self.choose((gesture.piece, Action.TURN.value))
            if self.scanner.shown == [(gesture.place, Action.PUT.value)]:
                self.press()
        settle(page)


@pytest.fixture
def switch(window: MainWindow, qtbot: Any) -> Switch:
    window.services.preferences.change(animation="off")
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    switch = Switch(window)
    switch.turn_on()
    return switch


def _named(part: str) -> Callable[[QAbstractButton], bool]:
    return lambda each: part in each.accessibleName() or part in each.text()


def _begin(switch: Switch, game: str) -> TablePage:
    """From home to the table."""
    window = switch.window
    title = next(box.box.title for box in window.home.boxes if box.box.game == game)
    switch.button(_named(f"New game of {title}"))
    switch.button(_named("Start"))
    page = window.table
    assert page is not None
    settle(page)
    return page


def _move(game: AnyGame, state: AnyState, chance: Random) -> Move:
    """One that ends the game, or any."""
    if not state.pending:
        legal: Sequence[Move] = game.legal(state)
        for move in legal:
            done = game.apply(state, move)
            if getattr(getattr(done, "state", None), "result", None) is not None:
                return move
    return random_move(game, state, chance)


@sized(
    ("game", "moves"),
    [("elementos", 6)],
    [("elementos", 1000), ("elios", 1000), ("exagon", 1000), ("holi", 1000)],
)
def test_a_game_is_begun_and_played_by_one_key(switch: Switch, game: str, moves: int) -> None:
    """So many moves are made; in the long run all, to the end."""
    page = _begin(switch, game)
    session, chance = page.controller.session, Random(3)
    while session.ply < moves and session.state.result is None:
        settle(page)
        if page.controller.turns.now.awaited is not None:
            switch.button(lambda each: each is page.curtain.button or each.property("action") == "come")
            continue
        if session.state.pending:
            switch.button(lambda each: each.property("action") == "ready")
            continue
        before, move = session.ply, _move(session.game, session.state, chance)
        for each in find_board(game).gestures_of(move, page.controller.shown.view()):
            switch.do(page, each)
        settle(page)
        assert session.ply > before, move
    assert session.ply >= moves or session.state.result is not None
    assert switch.most <= MOST_WAITED, "one waits too long for what one wants"


def test_the_setting_says_how_fast_and_whether_at_all(switch: Switch) -> None:
    preferences = switch.window.services.preferences
    for pace, lasts in PACES.items():
        preferences.change(scanning=pace)
        assert switch.clock.waits == lasts
        switch.wait()
        assert switch.clock.waits == lasts
        assert switch.window.findChildren(Frame)
    preferences.change(scanning="off")
    assert switch.clock.waits == 0
    assert not switch.window.findChildren(Frame)
    box = next(each for each in switch.window.findChildren(QAbstractButton) if _named("New game of Elios")(each))
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Space)  # presses what has the keyboard, as it always did
    assert switch.window.page is not switch.window.home


def test_it_steps_by_a_timer_from_the_start(start: Callable[..., Any]) -> None:
    """What was chosen holds when the program is started again; it is this setting that makes what steps."""
    window = start().window
    assert not window.findChildren(Scanner)
    window.services.preferences.change(scanning="slow")
    window.services.preferences.flush()
    again = start().window
    assert again.findChildren(Scanner)
    timers = [each for each in again.findChildren(QTimer) if each.interval() == PACES["slow"]]
    assert [each.isActive() for each in timers] == [True]


def test_what_goes_by_twice_is_left_and_let_go(switch: Switch) -> None:
    page = _begin(switch, "elementos")
    switch.button(lambda each: each.property("action") == "come")
    settle(page)
    wanted = page.view.walked[0]
    while wanted not in switch.scanner.shown:
        switch.wait()
    row = switch.scanner.shown
    assert len(row) > 1
    switch.press()
    seen = [*switch.scanner.shown]
    while len(seen) < 2 * len(row):
        switch.wait()
        seen += switch.scanner.shown
    assert seen == 2 * row
    switch.wait()
    assert len(switch.scanner.shown) != 1 or switch.scanner.shown[0] not in row
    switch.choose(wanted)
    assert page.view.held_key == wanted
    for _ in range(200):
        if page.view.held_key is None:
            break
        switch.wait()
    assert page.view.held_key is None
    assert not page.controller.session.ply


def test_a_tile_is_turned_over_its_place(switch: Switch) -> None:
    page = _begin(switch, "exagon")
    if page.controller.turns.now.awaited is not None or page.prompt.buttons.of("come"):
        switch.button(lambda each: each is page.curtain.button or each.property("action") == "come")
        settle(page)
    tile = page.view.walked[0]
    switch.choose(tile)
    place = page.view.legal_keys[0]
    switch.choose(place)
    deeds: list[HandAction] = []
    page.hand.did.connect(lambda deed, _what: deeds.append(deed))
    switch.choose((tile, Action.TURN.value))
    assert deeds[-1] in (HandAction.TURNED, HandAction.UNTURNED)  # a first tile is as good in any rotation
    assert page.view.held_key == tile
    switch.choose((place, Action.PUT.value))
    settle(page)
    assert page.view.held_key is None


def test_a_name_is_written_and_then_the_switch_is_one_again(switch: Switch) -> None:
    switch.button(_named("New game of Elios"))
    [field, *_] = [each for each in switch.window.findChildren(QLineEdit) if each.isVisible()]
    field.setFocus()
    field.clear()
    QTest.keyClicks(field, "Anna")
    shown = switch.scanner.shown
    switch.clock.timeout.emit()
    assert switch.scanner.shown == shown
    QTest.keyClicks(field, " B")
    assert field.text() == "Anna B"
    QTest.keyClick(field, Qt.Key.Key_Tab)
    switch.button(_named("Start"))
    assert switch.window.table is not None


def test_a_menu_is_stepped_through(switch: Switch) -> None:
    menu = QMenu(switch.window)
    chosen: list[str] = []
    for name in ("one", "two", "three"):
        menu.addAction(name).triggered.connect(lambda _on=False, name=name: chosen.append(name))
    menu.popup(switch.window.mapToGlobal(QPoint(40, 40)))
    QApplication.processEvents()
    switch.choose(menu.actions()[2])
    assert chosen == ["three"]
    assert not menu.isVisible()


def test_a_menu_in_which_all_is_grey_has_nothing_to_choose(switch: Switch) -> None:
    menu = QMenu(switch.window)
    menu.addAction("grey").setEnabled(False)
    menu.popup(switch.window.mapToGlobal(QPoint(40, 40)))
    QApplication.processEvents()
    switch.wait()
    assert switch.scanner.shown == []
    QTest.keyClick(menu, Qt.Key.Key_Space)
    menu.close()


def test_a_mouse_button_is_a_switch_while_the_pointer_rests(switch: Switch) -> None:
    window = switch.window
    handle = window.windowHandle()
    empty = QPoint(3, window.height() - 3)
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton, pos=empty)
    assert window.page is window.home
    wanted = next(each for each in window.findChildren(QAbstractButton) if _named("New game of Holi")(each))
    for _ in range(MOST_STEPS):
        if switch.scanner.shown == [wanted]:
            break
        if wanted in switch.scanner.shown:
            QTest.mouseClick(handle, Qt.MouseButton.LeftButton, pos=empty)
        else:
            switch.wait()
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton, pos=empty)
    assert window.page is not window.home


def test_the_menu_bar_leads_to_every_page_and_texts_are_scrolled(switch: Switch) -> None:
    window = switch.window
    bar = window.menuBar()
    switch.choose(bar.actions()[-1])
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    switch.choose(next(each for each in menu.actions() if "Keyboard" in each.text()))
    [dialog] = window.findChildren(KeyboardDialog)
    dialog.resize(dialog.width(), 300)
    dialog.activateWindow()
    until(lambda: QApplication.activeWindow() is dialog, "the page of keys in front")
    rest()
    lines = dialog.text.verticalScrollBar()
    assert lines.maximum() > 0
    assert "one switch" in dialog.text.toPlainText()
    for deed, before in ((QAbstractSlider.SliderAction.SliderPageStepAdd, 0),) * 2:
        was = lines.value()
        switch.choose((dialog.text, deed))
        assert lines.value() > was >= before
    switch.choose((dialog.text, QAbstractSlider.SliderAction.SliderPageStepSub))
    assert lines.value() < lines.maximum()
    switch.choose(next(each for each in dialog.findChildren(QAbstractButton) if each.isVisible()))
    until(lambda: window.findChild(KeyboardDialog) is None, "it is closed")


def test_settings_that_slide_and_fields_are_reached(switch: Switch) -> None:
    window = switch.window
    window.show_settings()
    QApplication.processEvents()
    page = window.page
    assert isinstance(page, SettingsPage)
    volume, before = page.volume, window.services.preferences.now.volume
    switch.choose((volume, QAbstractSlider.SliderAction.SliderPageStepSub))
    assert window.services.preferences.now.volume < before
    switch.choose((volume, QAbstractSlider.SliderAction.SliderPageStepAdd))
    assert window.services.preferences.now.volume == before
    window.show_new_game("elios")
    QApplication.processEvents()
    [_, field, *_] = [each for each in window.findChildren(QLineEdit) if each.isVisible()]
    switch.choose(field)
    assert window.focusWidget() is field
    field.clear()
    QTest.keyClicks(field, "Anna")
    switch.clock.timeout.emit()
    assert window.focusWidget() is field
    assert field.text() == "Anna"


def test_the_rulebook_is_read_by_one_switch(switch: Switch) -> None:
    window = switch.window
    window.shelf.open_book("holi", "")
    [book] = [each for each in QApplication.topLevelWidgets() if isinstance(each, RulebookWindow) and each.isVisible()]
    book.activateWindow()
    until(lambda: QApplication.activeWindow() is book, "the rulebook in front")
    rest()
    text = next(each for each in book.findChildren(QTextBrowser) if each.isVisible())
    was = text.verticalScrollBar().value()
    switch.choose((text, QAbstractSlider.SliderAction.SliderPageStepAdd))
    assert text.verticalScrollBar().value() > was
    book.close()
