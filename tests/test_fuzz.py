"""What Atheris makes up is a game or is refused: with the extra `fuzz`, for `ELIOS_FUZZ_SECONDS`, else ten minutes."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SECONDS = os.environ.get("ELIOS_FUZZ_SECONDS", "600")


@pytest.mark.long
def test_nothing_that_is_made_up_breaks_the_readers(checkout: Path, tmp_path: Path) -> None:
    pytest.importorskip("atheris", reason="the extra “fuzz” isn't installed")
    corpus = tmp_path / "corpus"
    shutil.copytree(checkout / "tests" / "playthroughs", corpus)
    done = subprocess.run(
        [sys.executable, "-m", "tests.fuzz", f"-max_total_time={SECONDS}", "-max_len=20000", str(corpus)],
        cwd=checkout, env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}, capture_output=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-4000:].decode("utf-8", "replace")
