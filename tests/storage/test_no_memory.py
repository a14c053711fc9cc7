"""Memory that can't be had in the middle of a save: all is as before, or all is saved."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tests.sizes import sized

MOST = 4000
"""More allocations than a save makes: the last of them are never refused."""


@sized("step", [197], [1])
def test_no_allocation_that_is_refused_spoils_a_save(tmp_path: Path, checkout: Path, step: int) -> None:
    pytest.importorskip("_testcapi", reason="this Python can't refuse memory")
    done = subprocess.run(
        [sys.executable, "-m", "tests.storage.no_memory", str(tmp_path), "1", str(MOST), str(step)],
        cwd=checkout, capture_output=True, check=True, text=True,
    )  # fmt: skip
    counts = ast.literal_eval(done.stdout)
    assert set(counts) <= {0, 1, 2}, "refused, saved, or saved and then refused"
    assert counts[0] > 0
    assert counts[1] > 0
