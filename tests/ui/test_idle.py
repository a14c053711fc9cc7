"""A window in which nobody does anything lets the processor sleep: only a clock that is shown runs on."""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import replace
from math import inf
from pathlib import Path
from time import process_time

import pytest
from PySide6.QtCore import QEvent, QEventLoop, QObject, QTimer
from PySide6.QtWidgets import QApplication

from elios_desktop.engine.contract import GAME_IDS
from elios_desktop.ui.kit.i18n import Sentence
from elios_desktop.ui.play.table_page import TablePage
from elios_desktop.ui.shell.window import MainWindow
from tests.sizes import sized
from tests.ui.drive import new_game, settle
from tests.ui.stages import MOMENTS, Stage
from tests.waiting import Patience

SECONDS = 1.5
A_SECOND = 2
BUSY = 0.1
"""The share of the time that the processor may work even where a clock is shown."""
CLOCKS = ("elios-arranging", "exagon-held")
"""Moments at which time runs."""

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads Linux' /proc")


class Alarms(QObject):
    """Counts whose timers go off."""

    def __init__(self) -> None:
        super().__init__()
        self.counted: Counter[str] = Counter()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Timer:
            self.counted[f"{type(watched).__name__} of {type(watched.parent()).__name__}"] += 1
        return False


def wakes(process: int | str = "self") -> int:
    """How often any thread of a process has gone to sleep."""
    threads = Path(f"/proc/{process}/task").iterdir()
    lines = [line for thread in threads for line in (thread / "status").read_text().splitlines()]
    return sum(int(line.split()[1]) for line in lines if line.startswith("voluntary_ctxt_switches"))


def rest(seconds: float) -> None:
    loop = QEventLoop()
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    loop.exec()


def woken() -> tuple[int, bool, Counter[str]]:
    """How often it woke in SECONDS, but for the end of the waiting itself; whether it worked more than a little, and
    for whom it woke."""
    alarms, app = Alarms(), QApplication.instance()
    assert app is not None
    app.installEventFilter(alarms)
    before, spent = wakes(), process_time()
    rest(SECONDS)
    after, spent = wakes(), process_time() - spent
    app.removeEventFilter(alarms)
    return after - before - 1, spent > SECONDS * BUSY, alarms.counted


def comes_to_rest(most: float) -> None:
    """Wait until there is a time in which it wakes no more often than this: what is done follows from what was done
    before, and is over some time, however slow the machine. What goes on never is."""
    patience = Patience()
    while True:
        count, busy, alarms = woken()
        if count <= most and not busy:  # what never sleeps isn't woken either
            return
        assert not patience.over, f"it wakes {count} times in {SECONDS} s, {'busy, ' if busy else ''}{alarms}"


def sleeps(window: MainWindow, clock: bool = False) -> None:
    """It wakes at most twice a second if no `clock` is shown, and never where it isn't seen."""
    comes_to_rest(inf if clock else A_SECOND * SECONDS)
    window.showMinimized()
    comes_to_rest(1)


def seated(window: MainWindow, game: str, computer: bool, hourglass: bool) -> TablePage:
    """A game, with a computer or two people, in which a person's turn comes after some moves."""
    new = new_game(game, 2, seed=1, timed=hourglass)
    if computer:
        new = replace(new, seats=(new.seats[0], replace(new.seats[1], kind="computer:1")))
    window.host.begin(new)
    page = window.table
    assert page is not None
    controller, turns = page.controller, page.controller.turns
    patience = Patience()
    while True:
        assert not patience.over, controller.session.ply
        turns.come()
        state, acting = controller.session.state, turns.now.acting
        if acting in turns.now.persons and not (page.animator.busy or controller.save_queue.busy):
            if state.pending:
                controller.arrange(acting, controller.session.game.arrangement(state, acting, 1))
            elif controller.session.ply < 3:
                controller.submit(controller.session.game.legal(state)[0])
            else:
                return page
        settle(page)


@sized("where", ["home", "elios"], ["home", *GAME_IDS])
def test_an_idle_window_sleeps(window: MainWindow, where: str) -> None:
    window.show()
    if where != "home":
        window.host.begin(new_game(where, 2, seed=1))
        assert window.table is not None
        window.table.controller.turns.come()
    sleeps(window, clock=where == "elios")


@pytest.mark.long
def test_a_window_with_a_notice_sleeps(window: MainWindow) -> None:
    window.show()
    window.services.notices.show("news", Sentence("", "Something has happened."))
    sleeps(window)


@sized(
    ("game", "computer", "hourglass"),
    [("exagon", True, True)],
    [(game, computer, hourglass) for game in GAME_IDS for computer in (False, True) for hourglass in (False, True)],
)
def test_a_game_under_way_sleeps(window: MainWindow, game: str, computer: bool, hourglass: bool) -> None:
    """And so does the process in which computers think."""
    window.services.preferences.change(animation="fast", pace="instant")
    window.show()
    page = seated(window, game, computer, hourglass)
    if not computer:
        sleeps(window, clock=hourglass and game == "exagon")
        return
    process = page.assistants.computers.thinker.process
    assert process is not None
    sleeps(window, clock=hourglass and game == "exagon")
    patience, before = Patience(), -1
    while before != (before := wakes(process.processId())):
        rest(SECONDS)
        assert not patience.over, "the thinker never sleeps"


@sized("moment", ["elios-end"], [*MOMENTS])
def test_every_moment_sleeps(stage: Stage, moment: str) -> None:
    stage.come_to(moment)
    sleeps(stage.window, clock=moment in CLOCKS)
    for each in QApplication.topLevelWidgets():
        each.close()
