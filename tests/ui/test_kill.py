"""The program is killed at random instants of playing and saving: every move that was accepted is still there."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryFile
from typing import IO

import pytest

from elios_desktop.engine.contract import GAME_IDS
from elios_desktop.storage.atomic import FileSystem
from elios_desktop.storage.paths import Paths
from elios_desktop.storage.saves import Saves
from elios_desktop.ui.session.controller import Controller
from tests.sizes import sized
from tests.waiting import PATIENCE, pass_time

PEOPLE, COMPUTERS = "00", ("01", "10", "11")
"""Who sits at the table: 1 is a computer."""
DEEPEST = 12
"""A program is killed after none to so many moves."""


class Victims:
    """The process from which programs are forked that are going to be killed; see `kill_me`."""

    def __init__(self, checkout: Path, errors: IO[str]) -> None:
        self._errors = errors
        self._to_the_first = 0.0
        """How many seconds the last program took to its first move."""
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.ui.kill_me"],
            cwd=checkout,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        )

    def play_and_kill(
        self, game: str, seed: int, computers: str, folder: Path, moves: int, share: float
    ) -> dict[str, int]:
        """How many moves of each game a program had accepted when it was killed: after so many, and such a share of
        the time to the next one. So the kill is as deep in the game on a busy machine as on an idle one."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{game} {seed} {computers} {folder}\n")
        self._process.stdin.flush()
        word, process = self._line().split()
        assert word == "begun"
        accepted: dict[str, int] = {}
        pace = self._to_the_first
        for number in range(moves):
            began = time.monotonic()
            save_id, made = self._line().split()
            accepted[save_id] = int(made)
            pace = time.monotonic() - began
            if number == 0:
                self._to_the_first = pace
        pass_time(share * pace)
        os.kill(int(process), signal.SIGKILL)
        while not (line := self._line()).startswith("ended "):
            save_id, made = line.split()
            accepted[save_id] = int(made)
        assert line == f"ended {-signal.SIGKILL}\n"
        return accepted

    def close(self) -> str:
        """What they wrote beside it, all of them."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait(PATIENCE)
        self._errors.seek(0)
        return self._errors.read()

    def _line(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line.endswith("\n"), self.close()
        return line


@pytest.fixture
def victims(checkout: Path) -> Iterator[Victims]:
    with TemporaryFile("w+") as errors:
        found = Victims(checkout, errors)
        yield found
        said = found.close()
        assert "Traceback" not in said, said


def kill_often(victims: Victims, game: str, times: int, seats: tuple[str, ...], folder: Path) -> None:
    random = Random(times)
    for number in range(times):
        home = folder / str(number)
        deep = random.randint(0 if number else 1, DEEPEST)
        accepted = victims.play_and_kill(game, number, seats[number % len(seats)], home, deep, random.random())
        assert sum(accepted.values()) >= deep
        paths = Paths.under(home)
        saves = Saves(paths.games, paths.set_aside, FileSystem())
        for save_id, moves in accepted.items():
            opened = saves.open(save_id, Controller.load)
            assert opened.generation == 0
            session = opened.loaded if not hasattr(opened.loaded, "games") else opened.loaded.games[-1]
            assert moves <= session.ply <= moves + 3
        saves.release_all()
        if home.exists():  # it may not even have come to make its folder
            assert all(line.condition == "whole" for line in saves.unfinished())
            shutil.rmtree(home)


@sized("game", ["holi"], GAME_IDS)
def test_a_killed_program_has_every_accepted_move(victims: Victims, game: str, tmp_path: Path) -> None:
    kill_often(victims, game, 4, (PEOPLE, *COMPUTERS), tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("game", GAME_IDS)
def test_a_program_killed_500_times_has_every_accepted_move(victims: Victims, game: str, tmp_path: Path) -> None:
    kill_often(victims, game, 500, (PEOPLE,), tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("game", GAME_IDS)
def test_it_is_killed_2000_times_with_computers_at_the_table(victims: Victims, game: str, tmp_path: Path) -> None:
    kill_often(victims, game, 2000, COMPUTERS, tmp_path)
