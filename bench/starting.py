"""Starts the program, or a bare window of PySide6, until its first picture is given to the window system."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
_SETTLES = 0.5
"""So many seconds after it what is loaded right then is there, too, and counts as memory."""

BARE = """
import sys, time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget
class Window(QWidget):
    def paintEvent(self, event):
        super().paintEvent(event)
        QTimer.singleShot(0, stay)
def stay():
    print(time.process_time(), flush=True)
    sys.stdin.readline()
    app.quit()
app = QApplication(["bare"])
window = Window()
window.resize(1280, 800)
window.show()
app.exec()
"""
OURS = """
import sys, time
from elios_desktop.cli import main
import elios_desktop.app as app_module
from PySide6.QtCore import QTimer
def stay():
    sys.stdin.readline()
    app_module.QApplication.instance().quit()
class Program(app_module.Program):
    def __init__(self, *args, **keys):
        super().__init__(*args, **keys)
        self.painted.connect(self.tell)
    def tell(self):
        print(time.process_time(), flush=True)
        QTimer.singleShot(300, stay)
app_module.Program = Program
sys.exit(main(sys.argv[1:]))
"""


class Start(NamedTuple):
    """What it took."""

    ms: float
    worked_ms: float
    """Of the processor."""
    kib: int
    """Of memory; 0 where that wasn't asked for."""


def start(program: str, home: str | Path, *arguments: str, code: Path = ROOT, memory: bool = False) -> Start:
    """Start it in a home of its own, with the modules that are in `code`, and end it."""
    environment = os.environ | {"HOME": str(home), "PYTHONPATH": str(code)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # an installed program has its modules compiled
    for name in ("CONFIG", "DATA", "STATE", "CACHE"):
        environment[f"XDG_{name}_HOME"] = f"{home}/{name}"
    command, pipe = [sys.executable, "-c", program, *arguments], subprocess.PIPE
    begin = monotonic()
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, env=environment, cwd=home) as process:
        assert process.stdout is not None
        assert process.stdin is not None
        worked = float(process.stdout.readline()) * 1000
        ms, kib = (monotonic() - begin) * 1000, 0
        if memory:
            sleep(_SETTLES)
            status = Path(f"/proc/{process.pid}/status").read_text()
            kib = next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))
        process.stdin.write(b"\n")
        process.stdin.close()
        process.wait(20)
    return Start(ms, worked, kib)
