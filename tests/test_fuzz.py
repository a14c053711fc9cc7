"""What Atheris makes up is understood or refused: with the extra `fuzz`, for `ELIOS_FUZZ_SECONDS` each, else ten
minutes. What it once found is tried again, always."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.fuzz_targets import TARGETS, seeds

SECONDS = os.environ.get("ELIOS_FUZZ_SECONDS", "600")
WORDS = (
    *("format", "version", "game", "seats", "name", "kind", "options", "setup", "moves", "move", "id", "do", "record"),
    *("seat", "lang", "level", "seed", "count", "elios", "elementos", "exagon", "holi", "human", "program", "games"),
    *("elios-desktop.record", "elios-desktop.tournament", "computer:1", "arrange", "timeout", "9999999999", "[[[["),
    *("null", "true", "1e999", "ud800", "u202e"),
)
CASES = Path(__file__).parent / "fuzz_cases"


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("kind", TARGETS)
def test_what_was_found_once_is_found_no_more(kind: str) -> None:
    tried = [*seeds(kind), *(path.read_bytes() for path in sorted((CASES / kind).glob("*")))]
    assert tried
    for data in tried:
        for cut in (data, data[:-1], data[: len(data) // 2]):
            TARGETS[kind](cut)


@pytest.mark.long
@pytest.mark.parametrize("kind", TARGETS)
def test_nothing_that_is_made_up_breaks_the_program(checkout: Path, tmp_path: Path, kind: str) -> None:
    pytest.importorskip("atheris", reason="the extra “fuzz” isn't installed")
    corpus = tmp_path / "corpus"
    corpus.mkdir()
    for number, data in enumerate(seeds(kind)):
        (corpus / str(number)).write_bytes(data)
    (tmp_path / "words").write_text("".join(f'"{word}"\n' for word in WORDS), encoding="ascii")
    done = subprocess.run(
        [sys.executable, "-m", "tests.fuzz", kind, f"-max_total_time={SECONDS}", "-max_len=20000", "-timeout=60",
         f"-dict={tmp_path / 'words'}", f"-artifact_prefix={tmp_path}/", str(corpus)],
        cwd=checkout, env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}, capture_output=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-4000:].decode("utf-8", "replace")
    print(done.stderr[-300:].decode("utf-8", "replace"))
