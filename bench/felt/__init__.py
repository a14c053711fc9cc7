"""What people feel beside bare windows in the same run: coming home, resizing, openings, the hourglass, long games.

Each part runs in a process of its own, on the window system that `bench.window` found, and prints its lines as JSON:
what was measured, the figure, what stands beside it, and how many times of that is allowed at most. Ours and the
yardstick are measured in turns. Where the window's thread alone works, its processor time counts and not the clock's:
what other programs take isn't this one's fault. What grows (games, moves, names, size) has a line for each size.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from bench.felt.homes import evenings, homes, stops
from bench.felt.idle import idle
from bench.felt.long_games import long_games
from bench.felt.memory import memory
from bench.felt.motions import festivities, motions
from bench.felt.openings import names, openings
from bench.felt.resizing import resizing
from bench.felt.shared import ROOT, Line
from bench.felt.starts import evicted, starts
from bench.felt.touches import touches


def run() -> bool:
    """Print the figures; whether all targets are met."""
    from bench.window import virtual_screen

    good = True
    with virtual_screen():
        for name in PARTS:
            print(f"\n{name}", flush=True)
            judged = [line.judge() for line in measured(name)]
            good = all(judged) and good
    return good


def measured(part: str, **amount: Any) -> list[Line]:
    """Measure one part, in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "bench.felt", part, json.dumps(PARTS[part].amount | amount)],
        env=os.environ | {"PYTHONPATH": str(ROOT), "QT_SCALE_FACTOR": str(PARTS[part].ratio)},
        cwd=ROOT,
        stdout=subprocess.PIPE,
        check=True,
    )
    return [Line(*each) for each in json.loads(done.stdout.splitlines()[-1])]


@dataclass(frozen=True)
class Part:
    """A part of the measurements, and what of the environment it needs."""

    lines: Callable[..., Iterator[Line]]
    amount: dict[str, Any] = field(default_factory=dict)
    ratio: int = 1


PARTS = {
    "homes": Part(homes),
    "evenings": Part(evenings),
    "stops": Part(stops),
    "starts": Part(starts),
    "evicted": Part(evicted),
    "openings": Part(openings),
    "names": Part(names),
    "touches": Part(touches),
    "idle": Part(idle),
    "long games": Part(long_games),
    "memory": Part(memory),
    "motions": Part(motions),
    "festivities": Part(festivities),
    "resizing": Part(resizing),
    "resizing, Full HD": Part(resizing, {"size": (1920, 1080)}),
    "resizing, 4K": Part(resizing, {"size": (1920, 1080)}, ratio=2),
}
