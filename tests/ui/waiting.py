"""Waiting while the event loop runs; timers that go off when a test says so; taps that are close together or not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from PySide6.QtCore import QAbstractEventDispatcher, QEvent, QEventLoop, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from elios_desktop.ui.kit.seen_time import BEAT_MS, SeenTime
from tests.waiting import PATIENCE_MS, Patience


class PatientBot(QtBot):
    """Waits as long as it takes: five seconds, the usual, is little on a busy machine."""

    def waitUntil(self, callback: Callable[[], Any], *, timeout: int = PATIENCE_MS) -> None:
        super().waitUntil(callback, timeout=timeout)

    def waitSignal(self, signal: Any, *, timeout: int = PATIENCE_MS, **rest: Any) -> Any:
        return super().waitSignal(signal, timeout=timeout, **rest)

    def waitExposed(self, widget: Any, *, timeout: int = PATIENCE_MS) -> Any:
        return super().waitExposed(widget, timeout=timeout)


def until(what: Callable[[], object], why: str) -> None:
    """Let the event loop run until this is so."""
    patience = Patience()
    QApplication.processEvents()
    while not what():
        assert not patience.over, f"{why}: that never comes"
        QTest.qWait(2)


def rest() -> None:
    """Let the event loop run until it has nothing left to do: what waits for a timer still waits."""
    loop, patience = QAbstractEventDispatcher.instance(), Patience()
    idle = 0
    while idle < 3:
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        idle = 0 if loop.processEvents(QEventLoop.ProcessEventsFlag.AllEvents) else idle + 1
        assert not patience.over, "the event loop never rests"


def ring(timer: QTimer) -> None:
    """It runs, and goes off now."""
    assert timer.isActive()
    if timer.isSingleShot():
        timer.stop()
    timer.timeout.emit()


@contextmanager
def clicks(together: bool) -> Iterator[None]:
    """Whether a press is the second of a double click if one was just before: however long that is ago, or never."""
    usual = QApplication.doubleClickInterval()
    QApplication.setDoubleClickInterval(PATIENCE_MS if together else 0)
    yield
    QApplication.setDoubleClickInterval(usual)


class Beats:
    """Time as people at the window have it goes by when a test says so, and by as much."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._started: list[SeenTime] = []

        def start(time: SeenTime) -> None:
            self._started.append(time)
            time.ms = 0
            time._timer.start(2**30)

        monkeypatch.setattr(SeenTime, "start", start)

    def go_by(self, ms: int) -> None:
        """So much."""
        for time in dict.fromkeys(self._started):
            for _ in range(0, ms, BEAT_MS):
                if time.running:
                    time._beat()
