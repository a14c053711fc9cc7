"""The program is killed at random instants of playing and saving: every move that was accepted is still there."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from tempfile import TemporaryFile

import pytest

from elios_desktop.engine.registry import GAME_IDS
from elios_desktop.storage.atomic import FileSystem
from elios_desktop.storage.paths import Paths
from elios_desktop.storage.saves import Saves
from elios_desktop.ui.session.controller import Controller
from tests.sizes import sized


def _play_and_kill(checkout: Path, game: str, seed: int, folder: Path, seconds: float) -> dict[str, int]:
    """How many moves of each game the program had accepted when it was killed."""
    with TemporaryFile("w+") as errors:
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.ui.kill_me", game, str(seed), str(folder)],
            cwd=checkout,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        )
        assert process.stdout is not None
        with process.stdout as output:
            first = output.readline()
            time.sleep(seconds)
            process.send_signal(signal.SIGKILL)
            told = first + output.read()  # `communicate` would leave out what came together with the first line
        process.wait()
        errors.seek(0)
        said = errors.read()
    assert "Traceback" not in said, said
    accepted: dict[str, int] = {}
    for line in told.splitlines(keepends=True):
        if line.endswith("\n"):  # the last one may be cut off
            save_id, moves = line.split()
            accepted[save_id] = int(moves)
    return accepted


def _kill_often(checkout: Path, game: str, times: int, folder: Path) -> None:
    random = Random(times)
    told = 0
    for number in range(times):
        home = folder / str(number)
        # With odd numbers a computer plays, too, and takes its time.
        accepted = _play_and_kill(checkout, game, number, home, random.random() * (1.5 if number % 2 else 0.35))
        told += sum(accepted.values())
        paths = Paths.under(home)
        saves = Saves(paths.games, paths.set_aside, FileSystem())
        for save_id, moves in accepted.items():
            opened = saves.open(save_id, Controller.load)
            assert opened.generation == 0
            session = opened.loaded if not hasattr(opened.loaded, "games") else opened.loaded.games[-1]
            assert moves <= session.ply <= moves + 3
        saves.release_all()
    assert told > times


@sized("game", ["holi"], GAME_IDS)
def test_a_killed_program_has_every_accepted_move(checkout: Path, game: str, tmp_path: Path) -> None:
    _kill_often(checkout, game, 3, tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("game", GAME_IDS)
def test_a_program_killed_500_times_has_every_accepted_move(checkout: Path, game: str, tmp_path: Path) -> None:
    _kill_often(checkout, game, 500, tmp_path)
