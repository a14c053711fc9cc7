"""What may import what, who knows a game by name, and what a start of the engine costs."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from elios_desktop.games import GAMES, find_entry
from tests.sources import nodes_of
from tests.waiting import PATIENCE


class Room(NamedTuple):
    """Who may use what."""

    uses: str = ""
    """The rooms that its modules import from, at the top or inside a function, for types alone or by name."""
    others: str = ""
    """What it needs besides Python: packages of others."""


ROOMS = {
    "linguist": Room(),
    "resources": Room(),
    "outside": Room(),
    "strict_json": Room(),
    "swift_start": Room("", "PySide6"),
    "start_request": Room(),
    "games": Room("linguist"),
    "engine": Room("outside games strict_json"),
    "puzzles": Room("resources strict_json games engine"),
    "players": Room("engine games strict_json puzzles"),
    "texts": Room("outside linguist games engine players"),
    "lessons": Room("linguist games engine"),
    "course": Room("linguist games engine texts"),
    "evening": Room("linguist games engine texts course puzzles"),
    "plain_board": Room("games engine texts"),
    "rulebook": Room("games engine texts"),
    "storage": Room("strict_json outside games engine texts evening puzzles", "platformdirs"),
    "keeper": Room(),
    "protocol": Room("outside strict_json engine players texts"),
    "replay": Room("outside strict_json engine texts"),
    "check": Room("games resources texts storage", "PySide6"),
    "ui.kit": Room("outside linguist resources strict_json engine texts storage", "PySide6 shiboken6 miniaudio"),
    "ui.covers": Room("games texts ui.kit", "PySide6"),
    "ui.board": Room("ui.kit", "PySide6"),
    "ui.session": Room(
        "outside keeper linguist strict_json games engine players texts course evening storage ui.kit", "PySide6"
    ),
    "ui.table": Room("games engine texts plain_board storage ui.kit ui.board ui.session", "PySide6"),
    "ui.play": Room(
        "games engine players texts course evening plain_board rulebook ui.kit ui.board ui.session ui.table", "PySide6"
    ),
    "ui.export": Room(
        "outside linguist resources strict_json games engine texts storage ui.kit ui.session ui.play",
        "PySide6 shiboken6 PIL numpy",
    ),
    "ui.rulebook": Room("games engine texts rulebook storage ui.kit ui.covers ui.session ui.table ui.play", "PySide6"),
    "ui.charts": Room(
        "games engine texts course plain_board storage ui.kit ui.session ui.play ui.export", "PySide6 numpy pyqtgraph"
    ),
    "ui.learn": Room(
        "games engine players texts lessons plain_board storage ui.kit ui.covers ui.board ui.session ui.table ui.play",
        "PySide6",
    ),
    "ui.puzzles": Room(
        "strict_json games engine texts plain_board puzzles storage ui.kit ui.board ui.session ui.table ui.play",
        "PySide6",
    ),
    "ui.shell": Room(
        "outside strict_json check linguist start_request games engine players texts evening storage "
        "puzzles ui.kit ui.covers ui.session ui.table ui.play ui.rulebook ui.charts ui.learn ui.puzzles",
        "PySide6",
    ),
    "app": Room("swift_start start_request engine texts storage ui.kit ui.covers ui.shell", "PySide6"),
    "shots": Room("start_request engine texts storage ui.session ui.board ui.play ui.shell app", "PySide6"),
    "cli": Room("linguist start_request engine players texts keeper protocol replay check shots app"),
    "__main__": Room("cli"),
}
"""The rooms of the program, from the ground up: each may use those beside its name, which stand above it, and no other.

A package is a room, and so is a module that lies beside them; in the window each package of `ui` is one. Below the
window nothing needs Qt but the list of what is there (`check`), and all but `storage` nothing but Python.
"""
QT = {"PySide6", "shiboken6", "pyqtgraph"}


PARTS_ROOMS = {
    "rules": "engine",
    "players": "players",
    "board": "plain_board",
    "words": "texts",
    "course": "course",
    "feats": "evening",
    "lessons": "lessons",
    "puzzles": "puzzles",
    "positions": "rulebook",
    "table": "ui.table",
    "setup": "ui.table",
    "cover": "ui.covers",
    "specimens": "ui.rulebook",
}
"""A part of a game is in the room of its kind, whatever folder it lies in."""


def room_of(name: str) -> str:
    """The room that a module, or something in one, is in; none for what the package itself says."""
    parts = name.split(".")[1:]
    if parts in ([], ["__init__"], ["__version__"], ["ui", "__init__"]):
        return ""
    if parts[0] == "games" and len(parts) > 1 and (parts[1] == "{id}" or find_entry(parts[1]) is not None):
        return PARTS_ROOMS.get(parts[2], f"games.{parts[2]}") if parts[2:] not in ([], ["__init__"]) else ""
    return ".".join(parts[:2] if parts[0] == "ui" else parts[:1])


@cache
def imported(source: str) -> frozenset[str]:
    """What a module imports, at the top or anywhere else, or names as a module of ours to be imported."""
    names: set[str] = set()
    for node in nodes_of(source):
        match node:
            case ast.Import(names=aliases):
                names |= {alias.name for alias in aliases}
            case ast.ImportFrom(module=str(module), names=aliases, level=0):
                names |= {f"{module}.{alias.name}" for alias in aliases}
            case ast.ImportFrom():
                raise AssertionError("relative import")
            case ast.Call(func=ast.Name(id="import_module"), args=[ast.Constant(value=str(name)), *_]):
                names.add(name)
            case ast.Constant(value=str(name)) if name.startswith("elios_desktop."):
                names.add(name)
    return frozenset(names)


@cache
def said(source: str) -> frozenset[str]:
    """The texts in a module."""
    return frozenset(
        node.value for node in nodes_of(source) if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def arrows(sources: Mapping[str, str]) -> tuple[set[tuple[str, str]], set[tuple[str, str]]]:
    """Which room of these modules uses which, and which package of others."""
    ours, others = set(), set()
    for module, source in sources.items():
        room = room_of(module)
        for name in imported(source):
            top = name.split(".")[0]
            if top == "elios_desktop":
                ours.add((room, room_of(name)))
            elif top not in sys.stdlib_module_names:
                others.add((room, top))
    return {(room, other) for room, other in ours if other not in ("", room)}, others


def faults(sources: Mapping[str, str], rooms: Mapping[str, Room]) -> list[str]:
    """What the modules do that the table doesn't know, and what it knows that no module does."""
    ours, others = arrows({module: source for module, source in sources.items() if module != THE_LIST})
    ours |= {arrow for arrow in arrows({THE_LIST: sources.get(THE_LIST, "")})[0] if arrow[1] == "linguist"}
    allowed = {(room, other) for room, row in rooms.items() for other in row.uses.split()}
    needed = {(room, other) for room, row in rooms.items() for other in row.others.split()}
    there, storeys = {room_of(module) for module in sources} - {""}, list(rooms)
    found = [f"{room} isn't in the table" for room in sorted(there - rooms.keys())]
    found += [f"{room} guards nothing: there is none" for room in sorted(rooms.keys() - there)]
    found += [f"{room} uses {other}" for room, other in sorted(ours - allowed)]
    found += [f"{room} may use {other} and doesn't" for room, other in sorted(allowed - ours)]
    found += [f"{room} needs {other}" for room, other in sorted(others - needed)]
    found += [f"{room} may need {other} and doesn't" for room, other in sorted(needed - others)]
    found += [
        f"{other} doesn't stand above {room}"
        for room, other in sorted(allowed)
        if other not in storeys[: storeys.index(room)]
    ]
    used = {other for _, other in ours}
    return found + [f"nobody uses {room}" for room in storeys if room not in used and room != "__main__"]


THE_LIST = "elios_desktop.games.__init__"
"""It alone names the parts of the games, which are imported when they are first asked for."""


@pytest.fixture(scope="module")
def sources(checkout: Path) -> dict[str, str]:
    """The text of every module."""
    return {
        ".".join(path.relative_to(checkout).with_suffix("").parts): path.read_text(encoding="utf-8")
        for path in (checkout / "elios_desktop").rglob("*.py")
    }


def test_the_rooms_stand_in_order(sources: dict[str, str]) -> None:
    assert faults(sources, ROOMS) == []


@pytest.mark.parametrize(
    ("module", "line", "said"),
    [
        ("games.holi.rules.core", "import elios_desktop.texts.words", "engine uses texts"),
        ("engine.session", "from elios_desktop import texts", "engine uses texts"),
        ("storage.saves", "def f():\n    from elios_desktop.plain_board import contract", "storage uses plain_board"),
        ("texts.words", "import_module('elios_desktop.ui.kit.theme')", "texts uses ui.kit"),
        ("ui.table.hand", "if TYPE_CHECKING:\n    from elios_desktop.ui.shell import window", "ui.table uses ui.shell"),
        ("ui.kit.theme", "import_module(f'elios_desktop.games.{id}.table.table')", "ui.kit uses games"),
        ("ui.loose", "", "ui.loose isn't in the table"),
        ("ui.attic.box", "", "ui.attic isn't in the table"),
        ("cellar", "", "cellar isn't in the table"),
        ("players.worker", "import numpy.linalg", "players needs numpy"),
        ("games.holi.players", "import numpy.linalg", "players needs numpy"),
        ("games.elios.board.draft", "from PySide6 import QtCore", "plain_board needs PySide6"),
        ("course.game", "from PySide6 import QtCore", "course needs PySide6"),
        ("rulebook.library", "import_module('PySide6.QtCore')", "rulebook needs PySide6"),
    ],
)
def test_an_arrow_against_the_order_is_found(sources: dict[str, str], module: str, line: str, said: str) -> None:
    name = f"elios_desktop.{module}"
    assert faults({**sources, name: f"{sources.get(name, '')}\n{line}\n"}, ROOMS)[0] == said


def test_a_line_that_guards_nothing_is_found(sources: dict[str, str]) -> None:
    for room, row in ROOMS.items():
        for kind, known in (("uses", row.uses.split()), ("others", row.others.split())):
            for each in known:
                fewer = row._replace(**{kind: " ".join(other for other in known if other != each)})
                assert faults(sources, {**ROOMS, room: fewer}), f"{room}: {each} can be left out"
    assert faults(sources, {"attic": Room(), **ROOMS})[0] == "attic guards nothing: there is none"
    wider = ROOMS["storage"]._replace(uses="linguist strict_json outside games engine texts evening puzzles")
    assert faults(sources, {**ROOMS, "storage": wider}) == ["storage may use linguist and doesn't"]
    taller = {"app": ROOMS["app"], **ROOMS}
    assert "ui.shell doesn't stand above app" in faults(sources, taller)


def test_no_package_is_looked_for_in_secret(sources: dict[str, str]) -> None:
    """Modules whose names aren't written where they are imported: those of a list in the same file, and of games."""
    looking = {
        module.removeprefix("elios_desktop.")
        for module, source in sources.items()
        for node in nodes_of(source)
        if isinstance(node, ast.Call)
        and ast.unparse(node.func) in ("import_module", "importlib.import_module", "__import__", "exec", "eval")
        and not isinstance(node.args[0], ast.Constant)
    }
    assert looking == {"games.__init__", "cli", "check", "ui.charts.library"}


def test_the_rules_know_no_clock_and_no_files(sources: dict[str, str]) -> None:
    rules = {module: source for module, source in sources.items() if room_of(module) == "engine"}
    assert len(rules) > 30
    for module, source in rules.items():
        tops = {name.split(".")[0] for name in imported(source)}
        assert not tops & {"time", "datetime", "os", "pathlib", "io", "subprocess", "threading"}, module


THE_ICON = ("app", "elios")
"""The program's own picture is the sun of the first game."""


def games_of(name: str) -> set[str]:
    """The game that this is the name of, and those whose parts a module is about."""
    ours = name.startswith("elios_desktop.")
    return {entry.id for entry in GAMES} & ({*name.split(".")} if ours else {name})


def test_games_know_neither_each_other_nor_anybody_them(sources: dict[str, str]) -> None:
    """By import or by name, nowhere but in the list of games."""
    known = {
        (module.removeprefix("elios_desktop."), game)
        for module, source in sources.items()
        for text in imported(source) | said(source)
        for game in games_of(text) - games_of(module)
        if module != THE_LIST
    }
    assert known == {THE_ICON}
    assert {game for module in sources for game in games_of(module)} == {entry.id for entry in GAMES}


def test_a_start_of_the_engine_loads_no_qt_and_no_numpy(checkout: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "elios_desktop", "engine"],
        cwd=checkout,
        input=b'{"do": "games"}\n{"do": "new", "game": "holi", "seats": 2, "seed": 1}\n'
        b'{"do": "why", "move": "x", "lang": "it"}\n',
        capture_output=True,
        timeout=PATIENCE,
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
        timeout=PATIENCE,
    )
    assert done.stdout.startswith(b'{"ok": true, "games": [{"id": "elios"')
    assert (done.stderr, done.returncode) == (b"", 0)


def test_the_engine_loads_little_before_its_first_answer(checkout: Path) -> None:
    """Each module takes its time; how much it is in all, `make bench` says."""
    loaded = _loaded_before_the_answer(checkout, "-m", "elios_desktop", "engine")
    bare = _loaded_before_the_answer(checkout, "-c", "import json, sys; print(json.loads(sys.stdin.readline()))")
    own = {name for name in loaded if name.split(".")[0] == "elios_desktop"}
    assert len(own) <= 30, sorted(own)
    assert len(loaded - bare - own) <= 60, sorted(loaded - bare - own)


def _loaded_before_the_answer(checkout: Path, *program: str) -> set[str]:
    done = subprocess.run(
        [sys.executable, "-X", "importtime", *program],
        cwd=checkout,
        input='{"do": "undo"}\n',
        capture_output=True,
        check=True,
        text=True,
        timeout=PATIENCE,
    )
    assert done.stdout
    return {line.rsplit("|", 1)[-1].strip() for line in done.stderr.splitlines()}
