"""Plays a night of two games in the real program until it kills itself: `python -m tests.ui.kill_a_night`.

It reads lines `STEP FOLDER` and starts each program in a process of its own. Steps are what a night writes: its plan,
the first save of a game, a game into the history. Before and after each of them it is counted, and at STEP the process
is killed (0: never). It tells `ended STATUS`, and before that what there was at the end of the night as a line of JSON.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtWidgets import QApplication

from elios_desktop.app import Program
from elios_desktop.start_request import StartRequest
from elios_desktop.storage.atomic import FileSystem
from elios_desktop.storage.evening_file import EveningFile
from elios_desktop.storage.history import History
from elios_desktop.storage.paths import Paths
from elios_desktop.storage.saves import Saves
from elios_desktop.ui.shell.podium_page import PodiumPage
from tests.ui.test_night import click, onward, plan, play, ready
from tests.ui.waiting import until
from tests.waiting import PATIENCE


class Death:
    """Counts the steps, and comes at one of them."""

    def __init__(self, step: int) -> None:
        self._left = step
        self.met = 0
        """So many steps there have been."""
        self._saved: set[str] = set()

    def look(self) -> None:
        self.met += 1
        self._left -= 1
        if self._left == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    def around(self, kind: type, name: str, counts: Callable[..., bool]) -> None:
        do = getattr(kind, name)

        def step(this: Any, *given: Any) -> Any:
            if not counts(*given):
                return do(this, *given)
            self.look()
            done = do(this, *given)
            self.look()
            return done

        setattr(kind, name, step)

    def is_first_save(self, document: Any) -> bool:
        first = document.id not in self._saved
        self._saved.add(document.id)
        return first


def play_the_night(step: int, folder: Path) -> None:
    death = Death(step)
    death.around(EveningFile, "write", lambda *_: True)
    death.around(History, "add", lambda *_: True)
    death.around(Saves, "save", death.is_first_save)
    app = QApplication(["elios-desktop"])
    program = Program(app, Paths.under(folder), FileSystem())
    window = program.window
    complete: list[bool] = []
    program.completed.connect(lambda: complete.append(True))
    program.start(StartRequest(), listen=False)
    until(lambda: bool(complete), "home")
    ready(window)
    assert window.services.writer.flush(PATIENCE)
    QApplication.processEvents()
    if window.evening.night is None:
        click(plan(window).start_button)
    else:
        window.desk.go_on()
    while not isinstance(window.page, PodiumPage):
        play(window)
        click(onward(window))
    page = window.page
    until(lambda: page.awards is not None, "the prizes")
    assert window.services.writer.flush(PATIENCE)
    games = [(line.game, line.id) for line in window.services.history.lines()]
    click(page.end_button)  # home again, where what is over doesn’t wait any more
    until(lambda: not window.services.saves.unfinished(), "nothing that waits")
    told = {
        "games": sorted(game for game, _ in games),
        "points": sum(row.points for row in page.found.rows),
        "counted": len(page.found.games),
        "steps": death.met,
    }
    print(json.dumps(told), flush=True)
    os._exit(0)


def main() -> None:
    for line in sys.stdin:
        step, folder = line.rstrip("\n").split(" ", 1)
        process = os.fork()
        if process == 0:
            play_the_night(int(step), Path(folder))
        _, status = os.waitpid(process, 0)
        print("ended", os.waitstatus_to_exitcode(status), flush=True)


if __name__ == "__main__":
    main()
