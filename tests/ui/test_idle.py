"""A table at which nobody does anything lets the processor sleep."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QEventLoop, QObject, QTimer
from PySide6.QtWidgets import QApplication

from elios_desktop.engine.registry import GAME_IDS
from elios_desktop.ui.shell.window import MainWindow
from tests.ui.drive import new_game

SECONDS = 1.5
A_SECOND = 2


class Alarms(QObject):
    """Counts whose timers go off."""

    def __init__(self) -> None:
        super().__init__()
        self.counted: Counter[str] = Counter()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Timer:
            self.counted[f"{type(watched).__name__} of {type(watched.parent()).__name__}"] += 1
        return False


def wakes() -> int:
    """How often any thread of this process has gone to sleep."""
    lines = [line for task in Path("/proc/self/task").iterdir() for line in (task / "status").read_text().splitlines()]
    return sum(int(line.split()[1]) for line in lines if line.startswith("voluntary_ctxt_switches"))


def rest(seconds: float) -> None:
    loop = QEventLoop()
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    loop.exec()


def woken() -> tuple[int, Counter[str]]:
    """How often it woke in SECONDS, but for the end of the waiting itself, and for whom."""
    rest(1)  # what follows the last thing that was done
    alarms, app = Alarms(), QApplication.instance()
    assert app is not None
    app.installEventFilter(alarms)
    before = wakes()
    rest(SECONDS)
    after = wakes()
    app.removeEventFilter(alarms)
    return after - before - 1, alarms.counted


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads Linux' /proc")
@pytest.mark.parametrize("where", ["home", *GAME_IDS])
def test_an_idle_window_sleeps(window: MainWindow, where: str) -> None:
    """It wakes at most twice a second, and never where it isn't seen. Only a clock that is shown runs on."""
    clock = False
    window.show()
    if where != "home":
        window.host.begin(new_game(where, 2, seed=1))
        assert window.table is not None
        controller = window.table.controller
        controller.turns.come()
        clock = controller.session.state.phase == "arrange"
    count, alarms = woken()
    assert count <= A_SECOND * SECONDS, alarms
    window.showMinimized()
    count, alarms = woken()
    assert count <= (A_SECOND * SECONDS if clock else 1), alarms
