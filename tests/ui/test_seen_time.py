"""Time as people at the window have it: while the window is busy it stands, and presses that wait are the old ones."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QAbstractEventDispatcher, QEvent, QEventLoop, QObject, QPointF, Qt
from PySide6.QtGui import QCursor, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from elios_desktop.ui.kit.seen_time import BEAT_MS, SeenTime
from elios_desktop.ui.play.hand_over import REPEAT_MS, Guard
from tests.ui.waiting import Beats
from tests.waiting import pass_time


def test_however_long_the_window_is_busy_it_is_one_beat(qtbot: Any) -> None:
    parent, heard = QObject(), list[int]()
    time = SeenTime(parent, heard.append)
    time.start()
    pass_time(8 * BEAT_MS / 1000)
    QAbstractEventDispatcher.instance().processEvents(QEventLoop.ProcessEventsFlag.AllEvents)
    assert heard == [BEAT_MS][: len(heard)]
    qtbot.waitUntil(lambda: len(heard) == 3)
    assert heard == [BEAT_MS, 2 * BEAT_MS, 3 * BEAT_MS]
    time.stop()


class Pressed(QWidget):
    """Counts what comes through."""

    def __init__(self) -> None:
        super().__init__()
        self.keys = self.clicks = 0

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.keys += 1

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.clicks += 1

    def press_key(self, again: bool = False) -> int:
        key = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", again)
        QApplication.sendEvent(self, key)
        return self.keys

    def click(self) -> int:
        left, at = Qt.MouseButton.LeftButton, QPointF(QCursor.pos())
        kind, none = QEvent.Type.MouseButtonPress, Qt.KeyboardModifier.NoModifier
        QApplication.sendEvent(self, QMouseEvent(kind, QPointF(3, 3), at, left, left, none))
        return self.clicks


@pytest.mark.unhurried
def test_the_guard_lets_nothing_through_before_the_hand_over_has_been_seen_for_a_while(
    qtbot: Any, beats: Beats
) -> None:
    """However late the presses are handled: nobody who pressed them had seen anything."""
    page = Pressed()
    qtbot.addWidget(page)
    guard = Guard(page)
    guard.watch()
    enough = QApplication.doubleClickInterval()
    for _ in range(enough // BEAT_MS - 1):
        assert (page.press_key(), page.press_key(again=True), page.click()) == (0, 0, 0)
        beats.go_by(BEAT_MS)
    beats.go_by(2 * BEAT_MS)
    assert (page.press_key(again=True), page.click()) == (0, 1), "a key that is held down isn't pressed anew"
    assert page.press_key() == 1
    assert page.press_key(again=True) == 2, "and that was the end of it"


@pytest.mark.unhurried
def test_a_key_that_is_held_down_is_nobodys_until_it_has_been_silent_for_a_while(qtbot: Any, beats: Beats) -> None:
    page = Pressed()
    qtbot.addWidget(page)
    guard = Guard(page)
    guard.watch()
    for _ in range(40):
        beats.go_by(REPEAT_MS - BEAT_MS)
        assert page.press_key(again=True) == 0
    beats.go_by(REPEAT_MS)
    assert page.press_key(again=True) == 1
