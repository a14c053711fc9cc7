"""What may import what, and what a start of the engine costs."""

from __future__ import annotations

import ast
import subprocess
import sys
import time
from pathlib import Path

import pytest

WITHOUT_QT = (
    "engine",
    "course",
    "lessons",
    "texts",
    "rulebook",
    "storage",
    "bots",
    "plain_board",
    "protocol.py",
    "replay.py",
    "strict_json.py",
    "cli.py",
    "__main__.py",
)
STANDARD_LIBRARY_ONLY = (
    "engine",
    "course",
    "lessons",
    "texts",
    "rulebook",
    "bots",
    "plain_board",
    "protocol.py",
    "replay.py",
    "strict_json.py",
    "cli.py",
    "__main__.py",
)
QT = {"PySide6", "shiboken6", "pyqtgraph"}


def modules(checkout: Path, parts: tuple[str, ...]) -> list[Path]:
    package = checkout / "elios_desktop"
    return [
        path
        for part in parts
        for path in ([package / part] if part.endswith(".py") else (package / part).rglob("*.py"))
    ]


def imported(path: Path) -> set[str]:
    """The modules that a file imports, at the top or anywhere else."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            names.add(node.module or "")
    return names


def tops(path: Path) -> set[str]:
    return {name.split(".")[0] for name in imported(path)}


def test_no_qt_below_the_window(checkout: Path) -> None:
    for path in modules(checkout, WITHOUT_QT):
        assert not tops(path) & QT, path
        assert not any(name.startswith("elios_desktop.ui") for name in imported(path)), path


def test_the_engine_needs_nothing_but_python(checkout: Path) -> None:
    for path in modules(checkout, STANDARD_LIBRARY_ONLY):
        assert tops(path) <= {*sys.stdlib_module_names, "elios_desktop"}, path


def test_the_rules_know_no_clock_no_files_and_no_words(checkout: Path) -> None:
    for path in modules(checkout, ("engine",)):
        assert not tops(path) & {"time", "datetime", "os", "pathlib", "io", "subprocess", "threading"}, path
        assert not any(name.startswith("elios_desktop.texts") for name in imported(path)), path


ROOMS = {
    "kit": "what every page and table may use",
    "covers": "the boxes on home",
    "board": "what all tables share",
    "session": "the game on the table and who sits at it",
    "games": "one table a game",
    "play": "the page of a game under way",
    "export": "pictures, animations, tables of numbers",
    "rulebook": "the rulebook's window",
    "charts": "the course of a game, and statistics",
    "learn": "the guided first game",
    "shell": "the window, its pages and what leads from one to the other",
}
"""The rooms of the window, from the ground up: each may import from those above it in this list and no other."""


def test_the_rooms_of_the_window_stand_in_order(checkout: Path) -> None:
    window = checkout / "elios_desktop" / "ui"
    assert {path.name for path in window.iterdir() if path.name != "__pycache__"} == {*ROOMS, "__init__.py"}
    storeys = list(ROOMS)
    used = set()
    for path in window.rglob("*.py"):
        room = path.relative_to(window).parts[0]
        for name in imported(path):
            if name.startswith("elios_desktop.ui."):
                other = name.split(".")[2]
                assert room == "__init__.py" or storeys.index(other) <= storeys.index(room), f"{path}: {name}"
                used |= {other} - {room}
    assert used == {*ROOMS} - {"shell"}, "a room that nobody uses"


def test_games_do_not_know_each_other(checkout: Path) -> None:
    games = checkout / "elios_desktop" / "engine" / "games"
    names = [path.name for path in games.iterdir() if path.is_dir() and path.name != "__pycache__"]
    for path in games.rglob("*.py"):
        others = {f"elios_desktop.engine.games.{name}" for name in names if name not in path.parts}
        assert not any(each.startswith(tuple(others)) for each in imported(path)), path


def test_a_start_of_the_engine_loads_no_qt_and_no_numpy(checkout: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "elios_desktop", "engine"],
        cwd=checkout,
        input=b'{"do": "games"}\n{"do": "new", "game": "holi", "seats": 2, "seed": 1}\n'
        b'{"do": "why", "move": "x", "lang": "it"}\n',
        capture_output=True,
        timeout=60,
    )
    assert done.stdout.count(b'"ok": true') == 3
    loaded = {line.rsplit(b"|", 1)[-1].strip().decode() for line in done.stderr.splitlines()}
    assert "elios_desktop.protocol" in loaded
    assert not {name.split(".")[0] for name in loaded} & {*QT, "numpy", "platformdirs", "argparse"}


def test_a_bare_python_is_enough(checkout: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-S", "-E", "-W", "error", "-m", "elios_desktop", "engine"],
        cwd=checkout,
        input=b'{"do": "games"}\n',
        capture_output=True,
        timeout=60,
    )
    assert done.stdout.startswith(b'{"ok": true, "games": [{"id": "elios"')
    assert (done.stderr, done.returncode) == (b"", 0)


def test_the_engine_starts_fast(checkout: Path) -> None:
    """Beside a Python that reads JSON and does nothing else, started in turns with it: the machine may be busy."""
    engine, bare = [], []
    for _ in range(15):
        bare.append(
            _first_answer(checkout, "-c", "import json, sys; print(json.loads(sys.stdin.readline()), flush=True)")
        )
        engine.append(_first_answer(checkout, "-m", "elios_desktop", "engine"))
        if min(engine) < 5 * min(bare):
            return
    pytest.fail(f"the fastest start took {min(engine):.3f} s, {min(engine) / min(bare):.1f} times a bare one")


def _first_answer(checkout: Path, *program: str) -> float:
    """Seconds until a program has answered a line."""
    begin = time.perf_counter()
    with subprocess.Popen(
        [sys.executable, *program], cwd=checkout, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b'{"do": "undo"}\n')
        process.stdin.flush()
        assert process.stdout.readline()
        seconds = time.perf_counter() - begin
        process.stdin.close()
    return seconds
