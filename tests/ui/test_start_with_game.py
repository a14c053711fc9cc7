"""A saved game that is opened by the command line is seen before what its first picture doesn't need is there."""

import json
import os
import subprocess
import sys
from pathlib import Path

from bench.storage import long_session
from elios_desktop.engine.contract import find_game
from tests.waiting import PATIENCE

SCRIPT = """
import sys
import elios_desktop.app as app_module
from elios_desktop.cli import main
seen = []
class Program(app_module.Program):
    def __init__(self, *args, **keys):
        super().__init__(*args, **keys)
        self.painted.connect(lambda: print(*sorted(sys.modules)))
        self.completed.connect(self.tell)
    def tell(self):
        print(self.window.table.controller.session.ply, *sorted(sys.modules))
        self.window.close()
app_module.Program = Program
sys.exit(main(sys.argv[1:]))
"""
LATER = (
    "elios_desktop.ui.learn.companion",
    "elios_desktop.puzzles.book",
    "elios_desktop.rulebook.library",
    "miniaudio",
)
NEVER = (*LATER[1:3], "numpy", "pyqtgraph", "PIL", "elios_desktop.ui.charts.course_window")


def test_what_a_saved_games_first_picture_does_not_need_comes_after_it(tmp_path: Path, checkout: Path) -> None:
    game = find_game("elementos")
    assert game is not None
    file = tmp_path / "ours.elios"
    file.write_text(json.dumps(long_session(game, 6).record()))
    places = {f"XDG_{name}_HOME": str(tmp_path / name) for name in ("CONFIG", "DATA", "STATE", "CACHE")}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(file)],
        cwd=checkout,
        env=os.environ | places | {"HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stderr
    painted, completed = (line.split() for line in done.stdout.splitlines())
    assert not set(LATER) & set(painted)
    assert not set(NEVER) & set(completed)
    assert completed[0] == "6"
    assert LATER[0] in completed, "tips come a moment later"
