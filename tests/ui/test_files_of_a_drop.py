"""Through how many files one drop runs, from letting go to the next one's turn: each is a place where to look.

Counted by tracing: a file counts if one of its functions was called. The disk is in memory, and nothing is animated.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from types import FrameType
from typing import Any

from elios_desktop.engine.contract import GAME_IDS
from elios_desktop.storage.settings import Settings
from elios_desktop.ui.play.table_page import TablePage
from tests.facts import facts_of
from tests.sizes import sized
from tests.ui.drive import begin, drag, let_go, new_game, open_page, settle

PACKAGE = str(Path(__file__).parents[2] / "elios_desktop")


class Trace:
    """Notes the files of the program in which functions are called."""

    def __init__(self) -> None:
        self.files: set[str] = set()

    def __enter__(self) -> Trace:
        sys.setprofile(self._note)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def _note(self, frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(PACKAGE):
            self.files.add(frame.f_code.co_filename.removeprefix(PACKAGE))


@sized("game", ["elios", "elementos"], GAME_IDS)
def test_a_drop_runs_through_few_files(qtbot: Any, game: str) -> None:
    page = open_page(qtbot, begin(new_game(game, 2), Settings(curtain="never")))
    settle(page)
    controller = page.controller
    while (seat := controller.turns.now.acting) is not None and controller.session.state.pending:
        controller.arrange(seat, controller.session.game.arrangement(controller.session.state, seat, seat))
        settle(page)
    most, tried = set[str](), -1
    for _ in range(12):
        if controller.session.result is not None:
            break
        can_be_lifted = [key for key in page.table.walk() if key in page.scene.pieces and places(page, key)]
        if not can_be_lifted or controller.session.ply == tried:
            assert controller.submit(min(controller.legal, key=lambda move: move.text)) is None
            settle(page)
            continue
        tried = controller.session.ply
        place = places(page, can_be_lifted[0])[0]
        drag(page, can_be_lifted[0], place, release=False)
        with Trace() as trace:
            let_go(page, place)
        most = max(most, trace.files, key=len)
    assert len(most) <= facts_of(game).files_of_a_drop, "\n".join(sorted(most))


def places(page: TablePage, key: str) -> Sequence[str]:
    """Where this piece may go."""
    return page.table.legal_places(page.scene.pieces[key])
