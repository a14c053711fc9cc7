"""A game of each, from home to the saved file, by the keyboard alone: set up, played, saved."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QLineEdit, QMessageBox, QWidget

from elios_desktop.games import GAMES
from elios_desktop.plain_board import Gesture, find_board
from elios_desktop.ui.kit.theme import SEAT_STYLES
from elios_desktop.ui.play.table_page import TablePage
from elios_desktop.ui.shell.new_game_page import NewGamePage
from elios_desktop.ui.shell.window import MainWindow
from tests.play import random_move
from tests.sizes import sized
from tests.ui.drive import settle
from tests.waiting import Patience

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


def _choose_colour(keys: Keys) -> None:
    """The first player's: the last in the menu."""
    keys.tab_to(_named("Colour of Player 1"))
    keys.press(Qt.Key.Key_Space)
    menu = QApplication.activePopupWidget()
    assert menu is not None
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Return):
        QTest.keyClick(menu, key)


def _choose_option(keys: Keys, window: MainWindow) -> None:
    """Another value of the game's first option, if it has one."""
    page = window.page
    assert isinstance(page, NewGamePage)
    if page.options:
        choices = next(iter(page.options.values())).choices
        keys.tab_to(lambda widget: choices.isAncestorOf(widget))
        keys.press(Qt.Key.Key_Right)


def _save(keys: Keys, path: Path) -> None:
    """Ctrl+Shift+S, a name, Enter."""

    told, patience = set[str](), Patience()

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QMessageBox):
            told.add(dialog.text())
        if patience.over and isinstance(dialog, QDialog):
            dialog.reject()  # else nobody would ever hear what is wrong
            return
        field = dialog.focusWidget() if isinstance(dialog, QFileDialog) else None
        if isinstance(field, QLineEdit) and field.text() != str(path):
            field.selectAll()
            QTest.keyClicks(field, str(path))
        elif isinstance(field, QLineEdit):  # the first Enter may be for the list of names that it offers
            QTest.keyClick(QApplication.activePopupWidget() or field, Qt.Key.Key_Return)

    waiting = QTimer()
    waiting.timeout.connect(answer)
    waiting.start(20)
    keys.press(Qt.Key.Key_S, CTRL | Qt.KeyboardModifier.ShiftModifier)
    waiting.stop()
    assert not patience.over, told


@sized(
    ("game", "moves"),
    [("elios", 5)],
    [(entry.id, 1000) for entry in GAMES],
)
def test_a_game_is_set_up_played_and_saved_by_the_keyboard(
    qtbot: Any, window: MainWindow, tmp_path: Path, game: str, moves: int
) -> None:
    """Names, colours and options are chosen, so many moves are made (in the long run: all), a file is written."""
    keys, chance = Keys(window), Random(5)
    window.services.preferences.change(animation="off")
    title = next(box.box.title for box in window.home.boxes if box.box.game == game)
    keys.tab_to(_named(f"New game of {title}"))
    keys.press(Qt.Key.Key_Return)
    name = keys.tab_to(lambda widget: isinstance(widget, QLineEdit))
    QTest.keyClicks(name, "Zora")
    _choose_colour(keys)
    _choose_option(keys, window)
    keys.tab_to(_named("Start"))
    keys.press(Qt.Key.Key_Return)
    page = window.table
    assert page is not None
    controller = page.controller
    session = controller.session
    assert controller.kept.seats[0].name == "Zora"
    assert controller.kept.seats[0].colour == len(SEAT_STYLES) - 1
    usual = {name: option.default for name, option in session.game.options.items()}
    assert not usual or dict(session.options) != usual
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)  # shortcuts are the active window's
    for _ in range(3 * moves):
        settle(page)
        if session.ply >= moves or session.state.result is not None:
            break
        if controller.turns.now.awaited is not None or session.state.pending:
            keys.press(Qt.Key.Key_Return, CTRL)
            continue
        page.view.setFocus()
        before, move = session.ply, random_move(session.game, session.state, chance)
        for _ in range(2):  # a turn that ends without a tile, though one could be put down, wants a second press
            if session.ply > before:
                break
            for each in find_board(game).gestures_of(move, controller.shown.view()):
                keys.do(page, each)
            settle(page)
        assert session.ply > before, move
    assert session.ply >= moves or session.state.result is not None
    path = tmp_path / "by keys.elios"
    _save(keys, path)
    qtbot.waitUntil(path.exists)
    assert json.loads(path.read_text())["moves"] == session.record()["moves"]
