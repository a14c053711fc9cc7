"""Plays a game in the real program until it is killed: `python -m tests.ui.kill_me GAME SEED FOLDER`. With every other
seed, a computer sits at the table, too.

After each move that the table may animate (so it must be on the disk) it prints how many moves have been made.
"""

from __future__ import annotations

import os
import sys
from dataclasses import replace
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


class Player:
    """Makes a random legal move whenever the table is at rest."""

    def __init__(self, program: Program, game: str, seed: int) -> None:
        self.window = program.window
        self.random = Random(seed)
        self.seed = seed
        self.game = game
        self.computer = seed % 2 == 1
        self.window.show()
        self.begin()
        self.timer = QTimer(self.window)
        self.timer.timeout.connect(self.act)
        self.timer.start(0)

    def begin(self) -> None:
        self.seed += 1
        new = new_game(self.game, 2, seed=self.seed)
        if self.computer:
            new = replace(new, seats=(new.seats[0], replace(new.seats[1], kind="computer:1")))
        self.window.host.begin(new)
        self.page.set_animation("fast")
        self.page.controller.moved.connect(self.tell)

    @property
    def page(self):  # type: ignore[no-untyped-def]
        return self.window.table

    def tell(self, transition: Transition[Any]) -> None:
        controller = self.page.controller
        print(controller.id, controller.session.ply - len(controller.save_queue.waiting), flush=True)

    def act(self) -> None:
        controller = self.page.controller
        if controller.session.state.result is not None:
            self.begin()
            return
        controller.turns.come()
        if controller.turns.called not in (None, *controller.turns.persons):
            return  # the computer's turn
        if controller.save_queue.busy or self.random.random() < 0.3:
            return
        state, game, acting = controller.session.state, controller.session.game, controller.turns.acting
        if state.phase == "arrange":
            if acting is not None:
                controller.arrange(acting, game.arrangement(state, acting, self.random.randrange(100)))
        else:
            controller.submit(self.random.choice(game.legal(state)))


def main(game: str, seed: int, folder: str) -> None:
    app = QApplication(["elios-desktop"])
    program = Program(app, Paths.under(Path(folder)), FileSystem())
    player = Player(program, game, seed)
    app.exec()
    del player


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3])
