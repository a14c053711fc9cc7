"""What the README shows of the engine on standard input and output is what it answers."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
COMMAND = "$ python3 -m elios_desktop engine\n"


def test_the_example_of_the_engine_is_true() -> None:
    _, _, rest = (ROOT / "README.md").read_text(encoding="utf-8").partition(COMMAND)
    lines = rest.partition("```")[0].splitlines()
    requests, answers = lines[::2], lines[1::2]
    assert len(requests) == len(answers) >= 3
    done = subprocess.run(
        [sys.executable, "-m", "elios_desktop", "engine"],
        input="\n".join(requests) + "\n",
        capture_output=True,
        encoding="utf-8",
        cwd=ROOT,
        check=True,
    )
    for said, printed in zip(done.stdout.splitlines(), answers, strict=True):
        real, shown = json.loads(said), json.loads(printed)
        # A sentence is left out of the README; the rest stands there word for word.
        assert (real | {"text": "…"} if "text" in real else real) == shown
