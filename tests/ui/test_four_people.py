"""Whole games of as many people as there can be, who press once too often: no press reaches the wrong person."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QCursor, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from elios_desktop.ui.play.table_page import TablePage
from elios_desktop.ui.shell.window import MainWindow
from tests.play import random_move
from tests.sizes import sized
from tests.ui.drive import lift_curtain, new_game, settle
from tests.ui.waiting import Beats

SEATS = {"elios": 4, "elementos": 2, "exagon": 4, "holi": 4}
LONG, HELD = 60_000, 250
"""How long somebody looks at what has changed; and how often a key says that it is still down, at the least."""
KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_E, Qt.Key.Key_G, Qt.Key.Key_P, Qt.Key.Key_S)


def done(page: TablePage) -> tuple[Any, ...]:
    """All that a press could have brought about."""
    controller, turns = page.controller, page.controller.turns
    arranged = tuple(sorted(controller.kept.arrangements))
    half = repr(controller.kept.draft)
    return (
        controller.session.ply,
        arranged,
        half,
        turns.now.called,
        turns.now.awaited,
        turns.now.cover,
        page.hand.holding,
    )


def spots(page: TablePage) -> list[QWidget | QPoint]:
    """Where people press: buttons, and pieces on the table."""
    pieces = [page.view.mapFromScene(piece.pos()) for piece in page.scene.pieces.values() if piece.isVisible()]
    return [*(made for made, _ in page.prompt.buttons.made if made.isVisible()), *pieces]


def press_again(page: TablePage, where: QPoint, chance: Random) -> None:
    """The second click of a double click, or a key that is still down."""
    window = page.window()
    if chance.random() < 0.5:
        under = window.childAt(window.mapFromGlobal(where)) or window
        spot = under.mapFromGlobal(where)
        QTest.mouseClick(under, Qt.MouseButton.LeftButton, pos=spot)
        if chance.random() < 0.5:
            QTest.mouseDClick(under, Qt.MouseButton.LeftButton, pos=spot)
            QTest.mouseRelease(under, Qt.MouseButton.LeftButton, pos=spot)
    else:
        key = chance.choice(KEYS)
        for _ in range(4):
            event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, key.name[4:], True)
            QApplication.sendEvent(QApplication.focusWidget() or page.view, event)
    settle(page)


@pytest.mark.unhurried
@sized(("game", "moves"), [("elementos", 26), ("holi", 40)], [(game, 10_000) for game in SEATS])
def test_no_press_reaches_the_wrong_person(window: MainWindow, beats: Beats, game: str, moves: int) -> None:
    chance = Random(SEATS[game])
    window.services.preferences.change(animation="off", curtain="secrets")
    window.resize(1200, 800)
    window.host.begin(new_game(game, SEATS[game], seed=2))
    page = window.table
    assert page is not None
    controller, hand_overs = page.controller, 0
    while controller.session.state.result is None and controller.session.ply < moves:
        settle(page)
        beats.go_by(LONG)  # everybody takes their time
        QTest.keyClick(page.view, Qt.Key.Key_Shift)
        lift_curtain(page)
        beats.go_by(LONG)
        QTest.keyClick(page.view, Qt.Key.Key_Shift)
        seat, state = controller.turns.now.called, controller.session.state
        spot = chance.choice(spots(page))
        where = spot.mapToGlobal(spot.rect().center()) if isinstance(spot, QWidget) else page.view.mapToGlobal(spot)
        ready = page.prompt.buttons.of("ready")
        if state.pending and ready is not None:
            where = ready.mapToGlobal(ready.rect().center())
        QCursor.setPos(where)
        if state.pending and ready is not None:
            QTest.mouseClick(ready, Qt.MouseButton.LeftButton)
        else:
            assert controller.submit(random_move(controller.session.game, state, chance)) is None
        settle(page)
        if controller.turns.now.called != seat and controller.session.state.result is None:
            hand_overs += 1
            before = done(page)
            for _ in range(2):
                press_again(page, where, chance)
                assert done(page) == before, f"after move {controller.session.ply}"
    assert hand_overs >= 10
    beats.go_by(LONG)


@pytest.mark.unhurried
def test_a_shortcut_that_is_pressed_again_or_held_down_does_nothing_to_the_next_one(
    qtbot: Any, window: MainWindow, beats: Beats
) -> None:
    """Ctrl+Enter ends Anna’s arranging; the same keys again are neither Bruno’s “ready” nor the end of his."""
    window.services.preferences.change(animation="off")
    window.host.begin(new_game("elios", 2, seed=2))
    page = window.table
    assert page is not None
    settle(page)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)  # shortcuts are the active window's

    def press(again: bool = False) -> None:
        focus = window.focusWidget()
        assert focus is not None
        if again:  # as the system sends a key that is held down: first it is asked for as a shortcut
            ctrl = Qt.KeyboardModifier.ControlModifier
            held = QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_Return, ctrl, "\r", True)
            QApplication.sendEvent(focus, held)
            assert held.isAccepted(), "else its shortcut would be activated"
        else:
            QTest.keyClick(focus, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        settle(page)

    beats.go_by(LONG)  # Anna has read what she is asked
    press()
    beats.go_by(LONG)
    QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_Shift)
    press()
    before = done(page)
    assert len(page.controller.kept.arrangements) == 1
    assert page.controller.turns.now.awaited == 2
    for _ in range(3):
        press()
        assert done(page) == before
    for _ in range(60):
        beats.go_by(HELD)
        press(again=True)
        assert done(page) == before
    QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_Shift)
    press()
    assert page.controller.turns.now.awaited is None, "whoever presses anew is there"
    beats.go_by(LONG)
