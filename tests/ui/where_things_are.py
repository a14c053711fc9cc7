"""Says where a person has to click in a window of 1200 by 800: `python -m tests.ui.where_things_are FOLDER`.

Lays out the real window without a display. What chance decides (the tiles) doesn't change where things are.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QWidget

from elios_desktop.app import Program
from elios_desktop.start_request import StartRequest
from elios_desktop.storage.atomic import FileSystem
from elios_desktop.storage.paths import Paths
from elios_desktop.ui.shell.new_game_page import NewGamePage
from tests.ui.drive import settle
from tests.ui.waiting import rest, until

GAME = 2
"""The box of Exagon: nothing of it is hidden, only its clock waits for somebody to be ready."""


def main(folder: str) -> None:
    """Print the places as JSON."""
    app = QApplication(["elios-desktop"])
    program = Program(app, Paths.under(Path(folder)), FileSystem())
    window = program.window
    found: dict[str, tuple[int, int]] = {}

    def note(name: str, widget: QWidget, at: QPoint | None = None) -> None:
        spot = widget.mapTo(window, at or widget.rect().center())
        found[name] = (spot.x(), spot.y())

    complete: list[bool] = []
    program.completed.connect(lambda: complete.append(True))
    program.start(StartRequest(), listen=False)
    window.resize(1200, 800)
    until(lambda: complete, "home")
    rest()
    box = window.home.boxes[GAME]
    note("box", box)
    box.click()
    rest()
    setup = window.page
    assert isinstance(setup, NewGamePage)
    note("start", setup.start_button)
    setup.start()
    page = window.table
    assert page is not None
    settle(page)
    rest()
    note("ready", page.curtain.button)
    page.controller.turns.come()
    settle(page)
    rest()
    scene = page.scene
    piece = next(each for each in scene.pieces.values() if page.table.can_lift(each))
    place = scene.places[page.table.legal_places(piece)[0]]
    note("tile", page.view.viewport(), page.view.mapFromScene(piece.pos()))
    note("cell", page.view.viewport(), page.view.mapFromScene(place.centre))
    window.show_home()
    until(lambda: window.home.cards, "the card of the game")
    rest()
    note("card", window.home.cards[0])
    print(json.dumps(found))
    window.close()
    program.close()


if __name__ == "__main__":
    main(sys.argv[1])
