"""Home: coming back to it, where many games wait and evenings were long."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import thread_time

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from bench.felt.shared import (
    FRAME_MS,
    ROOT,
    SIZE,
    Line,
    almost_over,
    application,
    at_home,
    complete,
    fill_home,
    new_game,
    open_table,
    until,
    until_quiet,
)
from bench.storage import fill_history
from elios_desktop.app import Program
from elios_desktop.start_request import StartRequest
from elios_desktop.storage.atomic import FileSystem
from elios_desktop.storage.paths import Paths

WAITING_GAMES = (0, 10, 200, 1000)
MANY = 10_000


def homes(rounds: int = 7, counts: Sequence[int] = WAITING_GAMES, many: int = MANY) -> Iterator[Line]:
    """From a table to home's first picture, where so many games wait, beside the same where none does."""
    times: dict[int, list[float]] = {}
    held: dict[int, list[float]] = {}
    for count in counts:
        with at_home(count) as program:
            for _ in range(rounds + 1):
                first, longest = _home_again(program)
                times.setdefault(count, []).append(first)
                held.setdefault(count, []).append(longest)
    bare = median(times[counts[0]][1:])
    for count in counts[1:]:
        more = median(times[count][1:]) - bare
        yield Line(f"table -> home, {count} games wait: more than with none, of a frame", more, FRAME_MS, 1.0)
    for count in counts:
        yield Line(f"  the loop is held, {count} games, of a frame", median(held[count][1:]), FRAME_MS, 2.0)
    with at_home(many) as program:
        _home_again(program)
        until(lambda: all(card.has_picture for card in program.window.home.cards))  # which is not what is measured
        begin = thread_time()
        program.window.refresh_home()
        first = (thread_time() - begin) * 1000
        longest_again = until(lambda: complete(program))
        yield Line(f"a list of {many} games is complete, of 300 ms", (thread_time() - begin) * 1000, 300.0, 1.0)
        yield Line("  the loop is held meanwhile, of a frame", max(first, longest_again), FRAME_MS, 1.0)


def _home_again(program: Program) -> tuple[float, float]:
    """Milliseconds from a table to home's picture, and for which the loop was held until all was there."""
    window = program.window
    waiting = len(window.home.heads)
    window.host.begin(new_game("elementos"))
    begun = open_table(program).controller.id
    until_quiet()
    begin = thread_time()
    window.show_home()
    window.home.repaint()
    QApplication.processEvents()
    first = (thread_time() - begin) * 1000
    longest = until(lambda: len(window.home.heads) == waiting + 1 and complete(program))
    window.host.playing.remove(begun)
    until(lambda: len(window.home.heads) == waiting)
    return first, max(first, longest)


def evenings(rounds: int = 7, finished: int = 1000) -> Iterator[Line]:
    """Home with an evening, where so many games were finished, and the end of a game of that evening, to the first
    picture; beside the same where nobody has a name and nothing was finished before."""
    homes: dict[bool, list[float]] = {False: [], True: []}
    ends: dict[bool, list[float]] = {False: [], True: []}
    for named in (False, True):
        with at_home() as program:
            program.services.preferences.change(animation="off", tips="never", curtain="never")
            fill_history(program, finished if named else 0)
            for seed in range(rounds + _WARM):
                ends[named].append(_end(program, ("Anna", "Bruno") if named else ("", ""), seed))
                homes[named].append(_home_again(program)[0])
            if named:
                until(lambda: program.window.home.tonight is not None)
    for what, times in (("table -> home", homes), ("a game’s last move -> its end card", ends)):
        bare, full = (median(times[named][_WARM:]) for named in (False, True))
        yield Line(f"{what}, {finished} finished, an evening: more, of a frame", full - bare, FRAME_MS, 1.0)


_WARM = 2
"""An evening begins with the second game."""


def _end(program: Program, names: Sequence[str], seed: int) -> float:
    """Milliseconds of the window's thread from a game's last move to the first picture of its end."""
    window = program.window
    page, last = almost_over(program, "elementos", names, seed)
    begin = thread_time()
    page.controller.submit_text(last)
    until(page.end_card.isVisible)
    window.repaint()
    spent = (thread_time() - begin) * 1000
    window.show_home()
    until(lambda: complete(program) and not window.home.heads)
    return spent


# -- its first seconds


STOPS_SECONDS = 4.0
STOPS_FRAMES = 2.5
"""It was to be 1, and is .7 where no game waits. A game's picture is painted for 6 ms at a time; what is longest then
is one import of its rules (Holi's: 27 ms), and Elios's layout with its board (24). About 50 ms before that."""
_STOPS = """
import json, sys
from bench.felt.homes import longest_stop
print(longest_stop(*json.loads(sys.argv[1])))
"""


def stops(rounds: int = 3, counts: Sequence[int] = (0, 12, 200), seconds: float = STOPS_SECONDS) -> Iterator[Line]:
    """For how long the loop stands still at most, in home's first seconds after its first picture."""
    installed = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    for count in counts:
        longest: dict[str, list[float]] = {}
        for _ in range(rounds):
            with TemporaryDirectory() as home:
                fill_home(Paths.under(Path(home)).games, count)
                for when, lasts in (("for the first time", 4 * seconds), ("again", seconds)):
                    command = [sys.executable, "-c", _STOPS, json.dumps([home, lasts])]
                    done = subprocess.run(command, cwd=ROOT, env=installed, stdout=subprocess.PIPE, check=True)
                    longest.setdefault(when, []).append(float(done.stdout.splitlines()[-1]))
        for when, figures in longest.items():
            what = f"home's first {seconds:.0f} seconds {when}, {count} games: the longest stop, of a frame"
            yield Line(what, median(figures), FRAME_MS, STOPS_FRAMES)


def longest_stop(home: str, seconds: float) -> float:
    """Milliseconds of the longest stop after a start here."""
    program, timer, loop = Program(application(), Paths.under(Path(home)), FileSystem(), True), QTimer(), QEventLoop()
    program.window.setGeometry(0, 0, *SIZE)
    beats: list[float] = []
    timer.timeout.connect(lambda: beats.append(thread_time()))
    program.painted.connect(lambda: beats.append(thread_time()))
    program.painted.connect(partial(timer.start, 1))
    program.painted.connect(lambda: QTimer.singleShot(round(seconds * 1000), loop.quit))
    program.start(StartRequest(), listen=False)
    loop.exec()
    program.close()
    return max((later - earlier) * 1000 for earlier, later in pairwise(beats))
