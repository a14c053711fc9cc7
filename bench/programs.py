"""Nothing that another's program does holds the window up: hostile programs at a seat beside one that simply plays.

While each is asked, refused and ended, a beat goes through the event loop; the longest time between two beats is what
somebody would feel. A program that plays has the table drawn anew, too: that is the yardstick.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic, perf_counter

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtWidgets import QApplication

from elios_desktop.storage.settings import Settings
from elios_desktop.ui.kit.theme import Theme
from elios_desktop.ui.play.table_page import TablePage
from elios_desktop.ui.session import computers as asking
from elios_desktop.ui.session.new_game import ChosenSeat, program_kind
from tests.ui.drive import begin, new_game
from tests.ui.hostile_programs import source

POLITE = "the answer twice"
HOSTILE = (
    "prose", "a line of 65 kB", "a line of 100 MB", "a line without end", "a move of 60,000 letters",
    "a move of 1,000 letters", "brackets without end", "a number of 60,000 digits", "stacked accents", "markup",
    "a million lines at once", "a megabyte of other numbers at once", "a megabyte of messages at once",
    "other numbers without end", "lines without end", "answers without end", "the answer a thousand times",
    "60 kB beside the move", "an exception", "a closed output", "sleep", "work without end", "a stop",
    "twenty children", "a daemon", "children of children", "an end of those who watch it", "messages without end",
    "lines of messages without end", "an end at once", "nothing read",
)  # fmt: skip
TIMES = 5
PATIENCE_MS, SECONDS = 700, 20
HELD_TIMES = 2.0
"""The longest hold beside that of the polite program: on a machine with nothing else to do that is some 30 ms."""


_WORDS = {True: "ok", False: "MISSED"}


def run() -> bool:
    """Print how long the loop was held; whether nothing holds it much longer than a program that plays.

    In a process of its own: the window's measurements have another platform.
    """
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    return subprocess.run([sys.executable, "-m", "bench.programs"], env=environment, check=False).returncode == 0


def measure(names: Sequence[str] = HOSTILE, times: int = TIMES) -> bool:
    """The same here."""
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    asking.PATIENCE_MS = PATIENCE_MS
    with TemporaryDirectory() as folder:
        held(app, Path(folder), POLITE)  # the first table of all makes what is made once
        usual = median(held(app, Path(folder), POLITE) for _ in range(2 * times))
        good = True
        print(f"{'a program that plays':32} {usual:6.0f} ms")
        for name in names:
            longest = median(held(app, Path(folder), name) for _ in range(times))
            fine = longest <= HELD_TIMES * usual
            good = good and fine
            print(f"{name:32} {longest:6.0f} ms   {longest / usual:5.2f} of at most {HELD_TIMES}   {_WORDS[fine]}")
    return good


def held(app: QApplication, folder: Path, name: str) -> float:
    """The longest time between two beats, in milliseconds, from the first question to the program's end."""
    script = folder / "program.py"
    script.write_text(source(name), encoding="utf-8")
    seats = (ChosenSeat("Anna", 0, kind=program_kind("Bot")), ChosenSeat("Bruno", 1))
    settings = Settings(programs={"Bot": f'"{sys.executable}" "{script}"'})
    controller = begin(replace(new_game("elementos", 2), seats=seats), settings)
    look = Theme()
    look.load_fonts()
    page = TablePage(look, controller, "off", "instant")
    page.resize(1280, 800)
    page.show()
    app.processEvents()
    beats: list[float] = []
    beat = QTimer()
    beat.setTimerType(Qt.TimerType.PreciseTimer)
    beat.timeout.connect(lambda: beats.append(perf_counter()))
    beat.start(1)
    loop, end = QEventLoop(), monotonic() + SECONDS
    computers = page.assistants.computers
    while monotonic() < end and computers.stuck is None and 1 not in controller.kept.arrangements:
        loop.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    page.close()
    page.shut()
    after = len(beats) + 20
    while monotonic() < end and len(beats) < after:
        loop.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    beat.stop()
    page.deleteLater()
    return max((b - a) * 1000 for a, b in pairwise(beats))


if __name__ == "__main__":
    sys.exit(0 if measure() else 1)
