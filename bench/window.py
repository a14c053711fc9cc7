"""The window beside a bare PySide6 window: start and memory; then drags, repaints, release to motion, recap, language.

Both are started in turns, many times, and judged by the ratio of their medians, since the machines are noisy.
Everything runs under Xvfb if it is there (what people have is a real window system), else offscreen.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from bench.starting import BARE, OURS, ROOT, Start, start

ROUNDS = 25
START_TIMES, MEMORY_TIMES = 1.5, 1.5
DRAG_TIMES = {1: 3.0, 2: 1.8}
"""A drag's step beside a whole frame of a bare scene with the same pictures (the 95th percentiles of both), by pixel
ratio. On the machine where all these were set, with nothing else to do, it is 0.75 ms of 0.25, and 2 of 1.1."""
WHOLE_TIMES, LANGUAGE_TIMES = 4.4, 7.0
"""A whole frame beside such a frame, and another language beside as many bare texts (7 ms): 1.1 and 50 ms there."""
RELEASE_TIMES, RECAP_TIMES = 2.8, 3.0
"""From a release to the first animated frame, beside 500 moves of python-chess, a bare write and a frame (10.5 ms), and
from the recap's key to its first, beside the moves and a frame (10 ms): 30 ms there."""


def run() -> bool:
    """Print the figures; whether all targets are met."""
    with virtual_screen():
        good = start_side_by_side(ROUNDS)
        for ratio in (1, 2):
            good = _tables(ratio) and good
    return good


@contextmanager
def virtual_screen() -> Iterator[None]:
    """A screen that nobody sees, for all processes that are started meanwhile."""
    xvfb = _start_xvfb()
    try:
        yield
    finally:
        if xvfb is not None:
            xvfb.terminate()
            xvfb.wait()


def _start_xvfb() -> subprocess.Popen[bytes] | None:
    if shutil.which("Xvfb") is None:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        return None
    read, write = os.pipe()
    process = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "7900x2300x24", "-nolisten", "tcp"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as pipe:
        os.environ["DISPLAY"] = f":{pipe.readline().strip()}"
    os.environ["QT_QPA_PLATFORM"] = "xcb"
    return process


def start_side_by_side(rounds: int) -> bool:
    """Each start ends when the window's first picture is complete and given to the window system.

    Ours is started twice in each round: for the first time of all, and again in the same home.
    """
    figures: dict[str, list[Start]] = {"bare": [], "first": [], "again": []}
    for number in range(rounds + 1):
        with TemporaryDirectory() as home:
            for name, program in (("bare", BARE), ("first", OURS), ("again", OURS)):
                figure = start(program, home, memory=True)
                if number:  # the first round warms the disk's cache
                    figures[name].append(figure)
    times = {name: median(each_one.ms for each_one in each) for name, each in figures.items()}
    memory = {name: median(each_one.kib for each_one in each) / 1024 for name, each in figures.items()}
    for name, what in (("bare", "a bare window"), ("first", "home, the first start"), ("again", "home, later starts")):
        print(f"{what:24} first picture {times[name]:5.0f} ms   memory {memory[name]:4.0f} MB")
    good = True
    for name, what in (("first", "first start"), ("again", "later starts")):
        good = _judge(f"{what}, times a bare window", times[name] / times["bare"], START_TIMES) and good
        good = _judge(f"{what}, memory, times a bare window", memory[name] / memory["bare"], MEMORY_TIMES) and good
    return good


def _tables(ratio: int) -> bool:
    environment = os.environ | {"QT_SCALE_FACTOR": str(ratio), "PYTHONPATH": str(ROOT)}
    output = subprocess.run(
        [sys.executable, "-m", "bench.tables"], env=environment, cwd=ROOT, stdout=subprocess.PIPE, check=True
    ).stdout
    return judge_tables(json.loads(output), ratio)


def judge_tables(tables: dict[str, dict[str, Any]], ratio: int) -> bool:
    """Print the figures of each game; whether all targets are met."""
    good = True
    for game, figures in tables.items():
        print(f"\n{game} at pixel ratio {ratio}: {figures['what']}")
        recap = figures["chess"] + figures["bare whole"]
        for name, what, beside, most in (
            ("drag", "a drag’s step, of a bare scene’s frame", figures["bare drag"], DRAG_TIMES[ratio]),
            ("whole", "a whole repaint, times a bare scene’s", figures["bare whole"], WHOLE_TIMES),
            (
                "release",
                "release to first motion, of moves, save and frame",
                recap + figures["a bare write"],
                RELEASE_TIMES,
            ),
            ("recap", "the recap’s key to its first frame, of moves and frame", recap, RECAP_TIMES),
            ("language", "switching the language, times as many bare texts", figures["bare language"], LANGUAGE_TIMES),
        ):
            print(f"  {figures[name]:8.2f} ms beside {beside:8.2f} ms")
            good = _judge(f"  {what}", figures[name] / beside, most) and good
    return good


def _judge(what: str, value: float, most: float) -> bool:
    good = value <= most
    print(f"{what:64} {value:8.2f}   at most {most:6.2f}   {'ok' if good else 'MISSED'}", flush=True)
    return good
