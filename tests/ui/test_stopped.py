"""The process is stopped and goes on, as by Ctrl+Z and `fg`, or the machine sleeps: nobody has played meanwhile."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.waiting import PATIENCE, pass_time, until

STOPPED = 6.0
"""Seconds; longer than any time from one look to the next that is taken for one in which somebody was there."""
CHILD = """
import json, sys
from time import monotonic
from PySide6.QtCore import QSocketNotifier
from PySide6.QtWidgets import QApplication
from elios_desktop.ui.session import turns
turns.LOOK_MS = 500
from tests.games.exagon.drive import GOLDEN_MOVES, GOLDEN_SEED
from tests.ui.drive import begin, new_game
from elios_desktop.storage.settings import Settings
from elios_desktop.ui.kit.theme import Theme
from elios_desktop.ui.play.table_page import TablePage
app = QApplication([])
controller = begin(new_game("exagon", 5, seed=GOLDEN_SEED, timed=True), Settings())
for move in GOLDEN_MOVES[:2]:
    assert controller.submit_text(move) is None
    controller.turns.pass_on()
look = Theme()
look.load_fonts()
page = TablePage(look, controller, "off")
page.resize(1280, 800)
page.show()
controller.turns.come()
def tell():
    sys.stdin.readline()
    glass = page.table.clock.glass
    assert glass.running and controller.turns.thinking
    told = {"sand": glass.left_ms, "thought": controller.turns.spent, "clock": monotonic() * 1000}
    print(json.dumps(told), flush=True)
asked = QSocketNotifier(0, QSocketNotifier.Type.Read)
asked.activated.connect(tell)
print("ready", flush=True)
app.exec()
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks into Linux' /proc")
def test_neither_sand_nor_thinking_time_runs_while_the_process_is_stopped(checkout: Path) -> None:
    child = subprocess.Popen(
        [sys.executable, "-c", CHILD], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=checkout
    )
    assert child.stdin is not None
    assert child.stdout is not None
    assert child.stdout.readline() == "ready\n"

    def ask() -> dict[str, Any]:
        child.stdin.write("\n")
        child.stdin.flush()
        told: dict[str, Any] = json.loads(child.stdout.readline())
        return told

    before = ask()
    os.kill(child.pid, signal.SIGSTOP)
    until(lambda: "T (stopped)" in Path(f"/proc/{child.pid}/status").read_text(encoding="utf-8"), "it is stopped")
    pass_time(STOPPED)
    os.kill(child.pid, signal.SIGCONT)
    after = ask()
    child.kill()
    child.communicate(timeout=PATIENCE)
    awake = after["clock"] - before["clock"] - 1000 * STOPPED
    assert awake >= 0
    assert before["sand"] - after["sand"] <= awake + 2000 + 1
    assert after["thought"] - before["thought"] <= awake + 1000 + 1
