"""A fifth game is begun by copying the smallest one: not a line of the others changes, and what goes over every game
goes over the copy and is green at once, before anything of it has been filled in.

`tests/fifth_game` is what is copied, by `make new-game`; the copy is made in a checkout of its own.
"""

import os
import shutil
import subprocess
import sys
from importlib import util
from pathlib import Path
from types import ModuleType

import pytest

NOT_COPIED = (
    *(".git", ".venv", ".*_cache", ".hypothesis", ".coverage*", "__pycache__", "build", "dist", "*.qm"),
    *("bench", ".ci", "*.apng"),
)
RULES = (
    "tests/engine/test_contract.py",
    "tests/test_games.py",
    "tests/players/test_contract.py",
)
"""What needs nothing but what is copied: neither compiled translations nor playthroughs nor pictures."""
LISTS = (
    "tests/texts/test_translations.py",
    "tests/texts/test_glossary.py",
    "tests/test_notation.py",
    "tests/test_docs.py",
    "tests/packaging/test_desktop_files.py",
)
"""They look at all games in one go."""


@pytest.fixture(scope="module")
def tool(checkout: Path) -> ModuleType:
    spec = util.spec_from_file_location("new_game", checkout / "packaging" / "new_game.py")
    assert spec is not None
    assert spec.loader is not None
    module = util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def another(checkout: Path, tmp_path: Path) -> Path:
    """Another checkout."""
    folder = tmp_path / "checkout"
    shutil.copytree(checkout, folder, ignore=shutil.ignore_patterns(*NOT_COPIED))
    return folder


@pytest.fixture
def copied(another: Path, tool: ModuleType) -> Path:
    """One in which a game is written, and nothing has been made of it yet."""
    tool.write(another, "tictac", "Tic Tac", {"en": "Tic Tac", "it": "Tris", "de": "Drei gewinnt"})
    return another


@pytest.fixture
def begun(another: Path) -> Path:
    """One in which somebody has begun a game."""
    command = [sys.executable, "packaging/new_game.py", "tictac", "Tic Tac", "it=Tris", "de=Drei gewinnt"]
    done = subprocess.run(command, cwd=another, env=_at(another), capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "elios_desktop/games/tictac, tests/games/tictac" in done.stdout
    return another


def _at(folder: Path) -> dict[str, str]:
    return os.environ | {"PYTHONPATH": str(folder)}


def _run(folder: Path, *arguments: str) -> str:
    command = [sys.executable, "-m", "pytest", "-rA", *arguments]
    done = subprocess.run(command, cwd=folder, env=_at(folder), capture_output=True, text=True, timeout=3600)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.long
def test_whatever_goes_over_all_games_goes_over_a_copy(begun: Path) -> None:
    wanted = " or ".join(["tictac", *(Path(file).name for file in LISTS)])
    said = _run(begun, "-m", "not long and not packages and not access and not web", "-k", wanted, "tests", *LISTS)
    seen = (*RULES, *LISTS, "tests/games/tictac/test_table.py")
    assert all(f"PASSED {file}" in said for file in seen), said


def test_a_copy_keeps_the_contracts_of_games_and_players(copied: Path) -> None:
    said = _run(copied, "-k", "tictac", *RULES)
    assert all(f"PASSED {file}" in said for file in RULES), said


def test_nothing_of_the_smallest_game_is_left_in_a_copy(copied: Path) -> None:
    folders = [copied / "elios_desktop/games/tictac", copied / "tests/games/tictac"]
    files = [path for folder in folders for path in folder.rglob("*") if path.suffix in (".py", ".md")]
    files += [*(copied / "translations").glob("*tictac*"), *(copied / "packaging/linux").glob("*.*l*")]
    assert len(files) > 20
    for path in files:
        text = path.read_text(encoding="utf-8").lower()
        assert "noughts" not in text, path
        assert "fifth_game" not in text, path


def test_what_can_not_be_made_leaves_everything_as_it_was(another: Path, tool: ModuleType) -> None:
    def everything() -> dict[Path, bytes]:
        return {path: path.read_bytes() for path in another.rglob("*") if path.is_file() and "_cache" not in str(path)}

    before = everything()
    step = another / "packaging" / "translations.py"
    there = step.read_bytes()
    step.write_text("raise SystemExit('the disk is full')\n", encoding="utf-8")
    try:
        with pytest.raises(tool.WishError, match="everything is as it was"):
            tool.new_game(another, "another", "Another One", {})
    finally:
        step.write_bytes(there)
    assert everything() == before


@pytest.mark.parametrize(
    ("game", "title", "why"),
    [
        ("Nim", "Nim", "small letters"),
        ("2nim", "Nim", "small letters"),
        ("class", "Nim", "small letters"),
        ("json", "Nim", "small letters"),
        ("../nim", "Nim", "small letters"),
        ("", "", "small letters"),
        ("elios", "Nim", "taken"),
        ("noughts", "Nim", "taken"),
        ("home", "Nim", "taken"),
        ("thelast", "", "TITLE"),
        ("thelast", 'A "quoted" one', "TITLE"),
        ("thelast", "{name}", "TITLE"),
        ("thelast", "Two\nlines", "TITLE"),
    ],
)
def test_a_name_that_can_not_be_is_refused_in_a_sentence(
    tool: ModuleType, checkout: Path, capsys: pytest.CaptureFixture[str], game: str, title: str, why: str
) -> None:
    folders = {path.name for path in (checkout / "elios_desktop" / "games").iterdir()}
    assert tool.main([game, title]) == 2
    said = capsys.readouterr().err
    assert why in said
    assert said.count("\n") == 1
    assert {path.name for path in (checkout / "elios_desktop" / "games").iterdir()} == folders
