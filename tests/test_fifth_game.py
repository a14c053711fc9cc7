"""A fifth game is found through its one entry: not a line of the program knows of it.

`tests/fifth_game` is noughts and crosses, made by CONTRIBUTING's recipe. Tests that run over every game run over it, in
processes of their own, all of which know five games.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

SUITES = (
    "tests/engine/test_contract.py",
    "tests/engine/test_record.py",
    "tests/test_games.py",
    "tests/bots/test_contract.py",
    "tests/course/test_course.py",
    "tests/ui/test_plain_boards.py",
    "tests/ui/test_shell_new_game.py",
    "tests/ui/test_shell_home.py",
)
RULEBOOK = (
    "test_pictures_and_positions or test_every_refusal or test_every_label or test_every_position or test_every_phase"
)
"""What is asked of any rulebook, however short."""


@pytest.mark.parametrize(
    "tests",
    [
        (*SUITES, "-k", "noughts"),
        ("tests/rulebook/test_content.py", "-k", f"noughts and ({RULEBOOK})"),
        ("tests/ui/play_noughts.py",),
    ],
    ids=("suites", "rulebook", "window"),
)
def test_a_fifth_game_is_one_entry(checkout: Path, tests: tuple[str, ...]) -> None:
    start = checkout / "tests" / "fifth_game" / "start"
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "tests.fifth_game.facts", "-p", "no:cacheprovider", *tests],
        cwd=checkout,
        env=os.environ | {"PYTHONPATH": f"{start}{os.pathsep}{checkout}"},
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "passed" in done.stdout or "[100%]" in done.stdout
