"""kill -9 between any two steps of a night: it goes on where it was, nothing is lost, nothing counted twice."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.sizes import sized

STEPS = 14
"""A night of two games has so many: before and after its plan is written, and of each game that it has begun, its first
save, and its place in the history."""


def run(checkout: Path, folder: Path, *steps: int) -> list[str]:
    """Programs on this folder, one after the other; the lines that they told."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.ui.kill_a_night"],
        cwd=checkout,
        input="".join(f"{step} {folder}\n" for step in steps),
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
    )
    return done.stdout.splitlines()


@sized("step", [6], range(1, STEPS + 1))
def test_a_real_kill_costs_a_night_nothing(checkout: Path, tmp_path: Path, step: int) -> None:
    killed, told, ended = run(checkout, tmp_path / "home", step, 0)
    assert killed == f"ended {-signal.SIGKILL}"
    assert ended == "ended 0"
    found: dict[str, Any] = json.loads(told)
    assert found.pop("steps") <= STEPS
    assert found == {"games": ["elementos", "elios"], "points": 2, "counted": 2}
