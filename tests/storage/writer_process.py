"""A program that saves until it is killed: `python -m tests.storage.writer_process FOLDER GAME`.

Plays on where the last one was killed, and prints the number of moves that `done` has reported to be saved.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from threading import Semaphore

from elios_desktop.engine.session import Session
from elios_desktop.storage.atomic import FileSystem, SaveError
from elios_desktop.storage.saves import Saves
from elios_desktop.storage.writer import Writer
from tests.play import play_on
from tests.storage.games import document, load_save
from tests.waiting import PATIENCE


def main(folder: Path, game_id: str) -> None:
    saves = Saves(folder / "games", folder / "aside", FileSystem())
    saved = document(game_id, 0)
    if saves.unfinished():
        saved = saves.open(saved.id, load_save).document
    assert saved.record is not None
    session = Session.from_record(saved.record)
    if session.state.result is not None:
        session = session.branch(0)
    writer = Writer(saves)
    free = Semaphore()
    print("began", session.ply, flush=True)
    for transition in play_on(session, Random()):
        free.acquire()
        ply = session.ply

        def done(error: SaveError | None, ply: int = ply) -> None:
            assert error is None
            print("saved", ply, flush=True)
            free.release()

        writer.submit(replace(saved, record=session.record(), table={"last": transition.move.text}), done)
    writer.close(PATIENCE)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
