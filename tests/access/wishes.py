"""In a D-Bus session with a portal: the program, and what it makes of what the system wishes.

Standard input: a list of steps, each the lines that the portal tells; standard output: what is in force after each.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtWidgets import QApplication

from elios_desktop.app import Program
from elios_desktop.start_request import StartRequest
from elios_desktop.storage.atomic import FileSystem
from elios_desktop.storage.paths import Paths
from elios_desktop.ui.kit.theme import DARK, HIGH_DARK, HIGH_LIGHT, LIGHT

NAMES = {id(LIGHT): "light", id(DARK): "dark", id(HIGH_LIGHT): "high light", id(HIGH_DARK): "high dark"}
PATIENCE = 60.0
"""So long a step is waited for before what is in force counts as all that comes of it."""


def _let_mistakes_through(program: Program) -> None:
    """A mistake ends this, instead of being told in a dialog."""
    assert program.crash is not None
    program.crash.uninstall()


def main() -> None:
    """Take the steps."""
    asked = json.load(sys.stdin)
    app = QApplication(["elios-desktop"])
    portal = subprocess.Popen(asked["portal"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert portal.stdin is not None
    assert portal.stdout is not None
    assert portal.stdout.readline().strip() == "ready"
    with TemporaryDirectory() as folder:
        program: Program | None = None
        shown = []
        for step in asked["steps"]:
            portal.stdin.write("".join(f"{line}\n" for line in step["told"]))
            portal.stdin.flush()
            if program is None:
                program = Program(app, Paths.under(Path(folder)), FileSystem())
                program.completed.connect(partial(_let_mistakes_through, program))
                program.start(StartRequest(()), listen=False)
            services, end = program.services, time.monotonic() + PATIENCE
            now: dict[str, str] = {}
            while time.monotonic() < end and now != step["wanted"]:
                app.processEvents()
                now = {"colours": NAMES[id(services.theme.palette)], "animation": services.preferences.animation}
            shown.append(now)
        assert program is not None
        program.window.close()
        program.close()
    json.dump(shown, sys.stdout)
    portal.terminate()
    portal.communicate()


main()
