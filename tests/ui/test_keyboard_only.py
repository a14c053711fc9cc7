"""A game of each, from home to the saved file, by the keyboard alone: set up, played, saved."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from elios_desktop.games import GAMES
from elios_desktop.plain_board.contract import Gesture
from elios_desktop.plain_board.library import find_board
from elios_desktop.ui.play.table_page import TablePage
from elios_desktop.ui.shell.window import MainWindow
from tests.ui.drive import settle

CTRL = Qt.KeyboardModifier.ControlModifier


class Keys:
    """A keyboard, and nothing else."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """A key, wherever the focus is."""
        QTest.keyClick(self._window.focusWidget() or self._window, key, modifiers)
        QApplication.processEvents()

    def tab_to(self, like: Callable[[QWidget], bool]) -> QWidget:
        """Tab until the focus is on something like this."""
        for _ in range(150):
            focus = self._window.focusWidget()
            if focus is not None and like(focus):
                return focus
            self.press(Qt.Key.Key_Tab)
        raise AssertionError("Tab never comes there")

    def walk(self, page: TablePage, key: str) -> None:
        """Tab until the ring is there."""
        for _ in range(300):
            if page.hand.focus == key:
                return
            self.press(Qt.Key.Key_Tab)
        raise AssertionError(f"Tab never comes to {key}")

    def do(self, page: TablePage, gesture: Gesture) -> None:
        """What a hand does for a move, or for a part of it."""
        if gesture.button:
            self.press(Qt.Key.Key_Return, CTRL)
            return
        self.walk(page, gesture.piece)
        if gesture.flip:
            self.press(Qt.Key.Key_F)
            settle(page)
        if gesture.place:
            self.press(Qt.Key.Key_Return)
            for _ in range(gesture.turns):
                self.press(Qt.Key.Key_R)
            self.walk(page, gesture.place)
            self.press(Qt.Key.Key_Return)
            settle(page)


def _named(part: str) -> Callable[[QWidget], bool]:
    return lambda widget: part in widget.accessibleName() or part in str(getattr(widget, "text", str)())


@pytest.mark.parametrize("game", [entry.id for entry in GAMES])
def test_a_game_is_set_up_played_and_saved_by_the_keyboard(qtbot: Any, window: MainWindow, game: str) -> None:
    keys = Keys(window)
    window.services.preferences.change(animation="off")
    title = next(box.box.title for box in window.home.boxes if box.box.game == game)
    keys.tab_to(_named(f"New game of {title}"))
    keys.press(Qt.Key.Key_Return)
    name = keys.tab_to(lambda widget: isinstance(widget, QLineEdit))
    QTest.keyClicks(name, "Zora")
    keys.tab_to(_named("Start"))
    keys.press(Qt.Key.Key_Return)
    page = window.table
    assert page is not None
    assert "Zora" in page.controller.kept.names
    controller = page.controller
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)  # shortcuts are the active window's
    for _ in range(12):
        settle(page)
        if controller.session.ply >= 4:
            break
        if controller.turns.awaited is not None or controller.session.state.pending:
            keys.press(Qt.Key.Key_Return, CTRL)
            continue
        page.view.setFocus()
        session = controller.session
        move = session.game.legal(session.state)[0]
        for each in find_board(game).gestures_of(move, controller.shown.view()):
            keys.do(page, each)
    settle(page)
    assert controller.session.ply >= 4
    assert window.services.saves.unfinished()
    assert QKeySequence("Ctrl+Shift+S") in window.actions_["save_as"].shortcuts()
