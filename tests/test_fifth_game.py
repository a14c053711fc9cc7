"""A fifth game is found through its one entry: not a line of the program knows of it.

`tests/fifth_game` is noughts and crosses, made by the recipe in docs/recipes.md. Tests that run over every game run
over it, in processes of their own, all of which know five games: some of them, and in the long run all, in their long
forms too.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.sizes import sized

TESTS = (
    "tests/engine/test_contract.py",
    "tests/engine/test_record.py",
    "tests/test_games.py",
    "tests/players/test_contract.py",
    "tests/course/test_course.py",
    "tests/rulebook/test_content.py",
    "tests/ui/test_plain_boards.py",
    "tests/ui/test_shell_new_game.py",
    "tests/ui/test_shell_home.py",
    "tests/ui/play_noughts.py",
)
RICH = ("test_every_link_leads", "test_every_rulebook_has", "test_rulings_stand", "test_translations_keep")
"""What is asked of the four rulebooks and not of a page."""
FEW = (
    "tests/engine/test_contract.py",
    "tests/test_games.py",
    "tests/players/test_contract.py",
    "tests/ui/play_noughts.py",
)


@sized("tests", [FEW], [TESTS])
def test_a_fifth_game_is_one_entry(checkout: Path, tests: tuple[str, ...]) -> None:
    start = checkout / "tests" / "fifth_game" / "start"
    chosen = f"noughts and not ({' or '.join(RICH)})"
    marks = "not packages and not access" if tests == TESTS else "not long and not packages and not access"
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "tests.fifth_game.facts", "-rA", "-m", marks, "-k", chosen, *tests],
        cwd=checkout,
        env=os.environ | {"PYTHONPATH": f"{start}{os.pathsep}{checkout}"},
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert all(f"PASSED {file}" in done.stdout for file in tests), done.stdout
