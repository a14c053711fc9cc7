"""Memory that can't be had in the middle of what storage does: all is as before, or all is done; nothing is taken for
damaged."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from elios_desktop.storage import saves as saves_module
from elios_desktop.storage.atomic import FileSystem
from elios_desktop.storage.saves import Saves
from tests.sizes import sized
from tests.storage.games import document

MOST = 4000
"""More allocations than any of these makes: the last of them are never refused."""
_JOBS = (
    "save a game", "save a new game", "open a game", "list the games", "call a game something else", "remove a game",
    "keep a finished game", "list finished games", "save the settings", "read the settings", "keep the people",
    "keep an evening", "read an evening", "keep puzzles", "keep what was learned", "save a file", "open a file",
)  # fmt: skip


@sized(("job", "step"), [(job, 397) for job in _JOBS[::3]], [(job, 1) for job in _JOBS])
def test_no_allocation_that_is_refused_spoils_anything(tmp_path: Path, checkout: Path, job: str, step: int) -> None:
    pytest.importorskip("_testcapi", reason="this Python can't refuse memory")
    done = subprocess.run(
        [sys.executable, "-m", "tests.storage.no_memory", str(tmp_path), job, "1", str(MOST), str(step)],
        cwd=checkout, env=os.environ | {"PYTHONHASHSEED": "1"}, capture_output=True, check=False, text=True,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    counts = ast.literal_eval(done.stdout)
    assert set(counts) <= {0, 1, 2}, f"refused, done, or done and then refused, but not: {done.stderr}"
    assert counts[0] > 0
    assert counts[1] > 0


def test_a_game_that_could_not_be_claimed_can_be_saved_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its lock isn't held by nobody."""
    saves = Saves(tmp_path / "games", tmp_path / "aside", FileSystem())

    def refuse(_lock: object) -> None:
        raise MemoryError

    with monkeypatch.context() as patched:
        patched.setattr(saves_module, "_Claim", refuse)
        with pytest.raises(MemoryError):
            saves.save(document("exagon", 1))
    saves.save(document("exagon", 1))
    saves.release_all()
