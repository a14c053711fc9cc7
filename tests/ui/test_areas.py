"""The keyboard's way around a table's page: F6, Ctrl+Enter, and one ring at a time."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from elios_desktop.games import GAMES
from elios_desktop.ui.play.table_page import TablePage
from tests.ui.drive import begin, lift_curtain, new_game, open_page, press, settle, walk_to


def _focus_area(page: TablePage) -> str:
    focus = QApplication.focusWidget()
    assert focus is not None
    if page.prompt.isAncestorOf(focus):
        return "line"
    if page.panel.isAncestorOf(focus):
        return "panel"
    return "tools" if page.tools.has(focus) else "table"


def _key(key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key, modifiers)
    QApplication.processEvents()


@pytest.mark.parametrize("game", [entry.id for entry in GAMES])
def test_f6_goes_round_and_back(qtbot: Any, game: str) -> None:
    page = open_page(qtbot, begin(new_game(game, 2)))
    lift_curtain(page)
    page.activateWindow()
    page.view.setFocus()
    round_trip = [_focus_area(page)]
    for _ in range(4):
        _key(Qt.Key.Key_F6)
        round_trip.append(_focus_area(page))
    there = ["table", "line", "tools", "panel", "table"]
    if page.prompt.buttons.first is None:
        there = ["table", "tools", "panel", "table", "tools"]
    assert round_trip == there
    _key(Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
    assert _focus_area(page) == there[-2]


def test_ctrl_enter_lifts_the_curtain_and_ends_the_turn(qtbot: Any) -> None:
    page = open_page(qtbot, begin(new_game("elementos", 2)))
    page.activateWindow()
    for seat in (1, 2):
        _key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        settle(page)
        assert page.controller.turns.now.viewer is not None
        assert page.controller.session.state.pending
        assert len(page.controller.kept.arrangements) == seat - 1
        _key(Qt.Key.Key_Enter, Qt.KeyboardModifier.ControlModifier)
        settle(page)
    assert page.controller.session.ply == 2


def test_there_is_one_ring_at_a_time(qtbot: Any) -> None:
    page = open_page(qtbot, begin(new_game("elementos", 2)))
    lift_curtain(page)
    page.activateWindow()
    page.view.setFocus()
    walk_to(page, "token a1")
    assert page.scene.focus_ring.isVisible()
    _key(Qt.Key.Key_F6)
    assert not page.scene.focus_ring.isVisible()
    page.table.redraw()
    assert not page.scene.focus_ring.isVisible()
    page.view.setFocus()
    assert page.scene.focus_ring.isVisible()
    assert page.hand.focus == "token a1"
    press(page, Qt.Key.Key_Return)
    assert page.hand.holding
