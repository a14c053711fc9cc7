"""How finely the program may be cut: what a newcomer pays for distance is counted here, and may only become less.

What a drop runs through is counted by tracing, in `tests/ui/test_files_of_a_drop.py`.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import pytest

from elios_desktop.engine.contract import GAME_IDS
from tests.facts import begun_later
from tests.sources import nodes_of

LIMITS: Mapping[str, float] = {
    "folders of a game": 6,
    "modules": 321,
    "import lines in percent": 6.5,
    "modules with one importer": 63,
    "members of the largest class": 70,
    "signals": 120,
}

INSIDE = re.compile(r"_[^_]")
FOR_ALL = frozenset({"_replace", "_fields", "_asdict", "_exit"})
"""Python gives them this name although anybody may use them."""
MOST_REACHES = 80
NO_VERBS = frozenset(
    [
        "All",
        "As",
        "At",
        "Both",
        "But",
        "By",
        "Each",
        "Every",
        "Everybody",
        "For",
        "From",
        "How",
        "If",
        "In",
        "It",
        "Its",
        "No",
        "Nobody",
        "Not",
        "Nothing",
        "Of",
        "On",
        "One",
        "Only",
        "So",
        "Some",
        "Somebody",
        "That",
        "There",
        "These",
        "They",
        "This",
        "Those",
        "What",
        "When",
        "Where",
        "Whether",
        "Which",
        "While",
        "Who",
        "Whose",
        "Why",
        "With",
    ]
)
MOST_RIDDLES = 110


def name_of(path: str) -> str:
    """The dotted name of a module."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def lines_of_code(source: str) -> set[int]:
    """The lines of a module that are neither empty nor a comment nor a docstring."""
    texts = enumerate(map(str.strip, source.splitlines()), 1)
    lines = {number for number, text in texts if text and not text.startswith("#")}
    for node in nodes_of(source):
        match node:
            case ast.Expr(value=ast.Constant(value=str())):
                lines -= {*range(node.lineno, (node.end_lineno or node.lineno) + 1)}
    return lines


def imports_of(source: str, names: Iterable[str]) -> tuple[set[int], set[str]]:
    """The lines of a module's imports, and which of these modules they name."""
    lines: set[int] = set()
    known, found = {*names}, set[str]()
    for node in nodes_of(source):
        if not isinstance(node, ast.Import | ast.ImportFrom):
            continue
        lines |= {*range(node.lineno, (node.end_lineno or node.lineno) + 1)}
        for alias in node.names:
            whole = f"{node.module}.{alias.name}" if isinstance(node, ast.ImportFrom) else alias.name
            found |= {whole, whole.rpartition(".")[0] if whole not in known else whole} & known
    return lines, found


def members_of(kind: ast.ClassDef) -> set[str]:
    """What a class gives its objects by itself: methods, and attributes wherever they are set."""
    found: set[str] = set()
    for node in kind.body:
        match node:
            case ast.FunctionDef(name=name):
                found.add(name)
            case ast.Assign(targets=targets):
                found |= {each.id for each in targets if isinstance(each, ast.Name)}
            case ast.AnnAssign(target=ast.Name(id=name)):
                found.add(name)
    for inner in ast.walk(kind):
        match inner:
            case ast.Attribute(value=ast.Name(id="self"), attr=name, ctx=ast.Store()):
                found.add(name)
    return found


def counts_of(sources: Mapping[str, str], games: Iterable[str]) -> dict[str, float]:
    """What all modules, by their paths, come to."""
    names = {name_of(path) for path in sources}
    code = imports = signals = 0
    importers: dict[str, set[str]] = defaultdict(set)
    members = 0
    for path, source in sources.items():
        lines = lines_of_code(source)
        import_lines, imported = imports_of(source, names)
        code += len(lines)
        imports += len(lines & import_lines)
        for each in imported:
            importers[each].add(path)
        for node in nodes_of(source):
            match node:
                case ast.Call(func=ast.Name(id="Signal") | ast.Attribute(attr="Signal")):
                    signals += 1
                case ast.ClassDef():
                    members = max(members, len(members_of(node)))
    return {
        "folders of a game": max(len({*folders_of(game, sources)}) for game in games),
        "modules": len(sources),
        "import lines in percent": 100 * imports / code,
        "modules with one importer": sum(len(each) == 1 for each in importers.values()),
        "members of the largest class": members,
        "signals": signals,
    }


def riddles(source: str) -> Iterator[str]:
    """The functions whose docstring begins with no verb: it tells how things are and not what happens."""
    for node in nodes_of(source):
        match node:
            case ast.FunctionDef(decorator_list=marks) if not any("property" in ast.unparse(each) for each in marks):
                text = ast.get_docstring(node) or "Do."
                if text.split()[0].strip(".,:;") in NO_VERBS:
                    yield f"{node.name}: {text.splitlines()[0]}"


def reaches(source: str) -> Iterator[str]:
    """What a test takes from inside another's object or module: names with an underscore that it doesn't define."""
    own = {node.name for node in nodes_of(source) if isinstance(node, ast.FunctionDef | ast.ClassDef)}
    for node in nodes_of(source):
        match node:
            case ast.Attribute(value=ast.Name(id="self"), attr=name, ctx=ast.Store()):
                own.add(name)
    for node in nodes_of(source):
        match node:
            case ast.Attribute(value=ast.Name(id="self" | "cls")):
                continue
            case ast.Attribute(attr=name):
                found = [name]
            case ast.Call(func=ast.Attribute(attr="setattr" | "delattr") | ast.Name(id="getattr"), args=args):
                said = (each.value for each in args if isinstance(each, ast.Constant))
                found = [each.rpartition(".")[2] for each in said if isinstance(each, str)]
            case ast.ImportFrom(names=names):
                found = [each.name for each in names]
            case _:
                continue
        yield from (each for each in found if INSIDE.match(each) and each not in own and each not in FOR_ALL)


def folders_of(game: str, paths: Iterable[str]) -> Iterator[str]:
    """The folders in which something of a game lies."""
    for path in paths:
        folder = path.rpartition("/")[0]
        if game in path.removesuffix(".py").split("/"):
            yield folder


MOST_OF_A_NEW_GAME = 30
"""So many modules has a game at most that came after these limits."""


def test_a_game_that_somebody_begins_is_small(checkout: Path) -> None:
    for game in begun_later():
        assert len([*(checkout / "elios_desktop" / "games" / game).rglob("*.py")]) <= MOST_OF_A_NEW_GAME, game


@pytest.fixture(scope="module")
def counts(checkout: Path) -> dict[str, float]:
    package, begun = checkout / "elios_desktop", begun_later()
    sources = {
        path.relative_to(checkout).as_posix(): path.read_text(encoding="utf-8")
        for path in package.rglob("*.py")
        if not {*path.relative_to(package).parts[:2]} & begun
    }
    return counts_of(sources, [game for game in GAME_IDS if game not in begun])


@pytest.mark.parametrize("budget", LIMITS)
def test_a_budget_is_kept(counts: dict[str, float], budget: str) -> None:
    assert counts[budget] <= LIMITS[budget]


def test_tests_seldom_reach_inside(checkout: Path) -> None:
    """A test that drives the real thing from outside survives a change of how it is made."""
    files = [*(checkout / "tests").rglob("*.py")]
    found = [f"{path.name}: {name}" for path in files for name in reaches(path.read_text(encoding="utf-8"))]
    assert len(found) <= MOST_REACHES, "\n".join(sorted(found))


def test_docstrings_begin_with_a_verb(checkout: Path) -> None:
    files = [*(checkout / "elios_desktop").rglob("*.py")]
    found = [f"{path.name}: {each}" for path in files for each in riddles(path.read_text(encoding="utf-8"))]
    assert len(found) <= MOST_RIDDLES, "\n".join(sorted(found))


def test_what_is_a_riddle() -> None:
    source = (
        'def a():\n    """These."""\n\ndef b():\n    """Ring the bell."""\n\ndef c(): ...\n'
        'class D:\n    """What rings."""\n    @property\n    def e(self):\n        """What it says."""\n'
    )
    assert [*riddles(source)] == ["a: These."]


def test_what_is_inside() -> None:
    source = (
        "from shop.till import Till, _drawer\n"
        "class Fake:\n    def _ring(self) -> None:\n        self._rung = 1\n"
        "def test_it(monkeypatch, till, row):\n"
        "    fake = Fake()\n    assert fake._rung and not fake._ring()\n"
        "    assert till._coins == [] and row._replace(a=1) and till.__class__\n"
        "    monkeypatch.setattr('shop.till._OPEN', 1)\n    monkeypatch.setattr(till, '_lock', None)\n"
    )
    assert sorted(reaches(source)) == ["_OPEN", "_coins", "_drawer", "_lock"]


def test_what_is_counted() -> None:
    sources = {
        "shop/__init__.py": '"""A shop."""\n',
        "shop/till.py": '"""A till.\n\nIn a shop.\n"""\n'
        "from shop.games.go import board\nimport shop.games.go.rules\n"
        "class Till:\n    rung = Signal(int)\n    closed: bool = False\n\n"
        '    def ring(self) -> None:\n        """Ring."""\n        self.last = 1  # once\n',
        "shop/games/go/__init__.py": "",
        "shop/games/go/board.py": "",
        "shop/games/go/rules/__init__.py": "from shop.games.go.rules import ko\n",
        "shop/games/go/rules/ko.py": "from shop.games.go.board import (\n    SIZE,\n)\n",
    }
    assert counts_of(sources, ["go"]) == {
        "folders of a game": 2,
        "modules": 6,
        "import lines in percent": 100 * 6 / 11,
        "modules with one importer": 2,
        "members of the largest class": 4,
        "signals": 1,
    }
