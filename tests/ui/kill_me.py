"""Plays games in the real program until each is killed: `python -m tests.ui.kill_me`.

It reads lines `GAME SEED COMPUTERS FOLDER`, one a program, and starts each in a process of its own, forked when
everything that is imported is there: thousands of starts take the time of their games. COMPUTERS has a digit for each
seat: 1 where a computer plays. It tells `begun PID`; after each move that the table may animate (so it must be on the
disk) how many moves have been made; and `ended STATUS` when somebody has killed it.
"""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from elios_desktop.app import Program
from elios_desktop.engine.contract import Transition
from elios_desktop.storage.atomic import FileSystem
from elios_desktop.storage.paths import Paths
from tests.ui.drive import new_game

SEATS = 2


class Player:
    """Makes a random legal move whenever the table is at rest."""

    def __init__(self, program: Program, game: str, seed: int, computers: str) -> None:
        self.window = program.window
        self.random = Random(seed)
        self.seed = seed
        self.game = game
        self.computers = computers
        self.window.services.preferences.change(pace="instant")
        self.window.show()
        self.begin()
        self.timer = QTimer(self.window)
        self.timer.timeout.connect(self.act)
        self.timer.start(0)

    def begin(self) -> None:
        self.seed += 1
        new = new_game(self.game, SEATS, seed=self.seed)
        kinds = zip(new.seats, self.computers, strict=True)
        new = replace(
            new, seats=tuple(replace(seat, kind="computer:1") if each == "1" else seat for seat, each in kinds)
        )
        self.window.host.begin(new)
        self.page.set_animation("fast")
        self.page.controller.moved.connect(self.tell)

    @property
    def page(self):  # type: ignore[no-untyped-def]
        return self.window.table

    def tell(self, transition: Transition[Any]) -> None:
        controller = self.page.controller
        try:
            made = controller.session.ply - len(controller.save_queue.waiting)
            print(f"{controller.id} {made}\n", end="", flush=True)  # in one piece: the kill comes at any instant
        except BrokenPipeError:
            os._exit(1)  # whoever was to kill it is gone

    def act(self) -> None:
        controller = self.page.controller
        if controller.session.state.result is not None:
            self.begin()
            return
        controller.turns.come()
        if controller.turns.now.called not in (None, *controller.turns.now.persons):
            return  # the computer's turn
        if controller.save_queue.busy or self.random.random() < 0.3:
            return
        state, game, acting = controller.session.state, controller.session.game, controller.turns.now.acting
        if state.phase == "arrange":
            if acting is not None:
                controller.arrange(acting, game.arrangement(state, acting, self.random.randrange(100)))
        else:
            controller.submit(self.random.choice(game.legal(state)))


def play(game: str, seed: int, folder: Path, computers: str) -> None:
    app = QApplication(["elios-desktop"])
    program = Program(app, Paths.under(folder), FileSystem())
    player = Player(program, game, seed, computers)
    app.exec()
    del player


def main() -> None:
    import_module("elios_desktop.ui.shell.host")  # which the program imports when it first comes to a table
    for line in sys.stdin:
        game, seed, computers, folder = line.rstrip("\n").split(" ", 3)
        process = os.fork()
        if process == 0:
            play(game, int(seed), Path(folder), computers)
            os._exit(0)
        print("begun", process, flush=True)
        _, status = os.waitpid(process, 0)
        print("ended", os.waitstatus_to_exitcode(status), flush=True)


if __name__ == "__main__":
    main()
