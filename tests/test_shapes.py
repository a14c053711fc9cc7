"""That objects are whole when they are made."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.sources import nodes_of


@pytest.fixture(scope="module")
def modules(checkout: Path) -> dict[str, str]:
    """The text of every module."""
    return {
        path.relative_to(checkout).as_posix(): path.read_text(encoding="utf-8")
        for path in (checkout / "elios_desktop").rglob("*.py")
    }


def test_objects_are_whole_when_they_are_made(modules: dict[str, str]) -> None:
    everything = [nodes_of(source) for source in modules.values()]
    classes: dict[str, list[ast.ClassDef]] = {}
    for nodes in everything:
        for node in nodes:
            if isinstance(node, ast.ClassDef):
                classes.setdefault(node.name, []).append(node)
    assert len(classes) > 300
    found = {f"{name}.{late}" for name, each in classes.items() for one in each for late in comes_late(one, classes)}
    assert found == set()


def comes_late(kind: ast.ClassDef, classes: dict[str, list[ast.ClassDef]]) -> Iterator[str]:
    """What objects of a class have only some time after they were made."""
    bases = [ast.unparse(base).split("[")[0] for base in kind.bases]
    described = any("dataclass" in ast.unparse(each) for each in kind.decorator_list)
    if described or {"NamedTuple", "Protocol", "Enum", "TypedDict"} & set(bases):
        return
    whole = had(kind)
    for base in bases:
        for each in classes.get(base, []):
            whole |= had(each)
    if "__init__" not in {node.name for node in kind.body if isinstance(node, ast.FunctionDef)}:
        # A part of a class is whole if each class that has it makes it so.
        whole |= _made_by_heirs(kind, classes)
    stored = {node.attr for node in ast.walk(kind) if isinstance(node, ast.Attribute) and _of_self(node, ast.Store)}
    declared = {name for node in kind.body if isinstance(node, ast.AnnAssign) and (name := _promised(node))}
    if _is_abstract(kind):
        declared = set()  # its heirs keep what it promises
    yield from sorted((stored | declared) - whole)


def _made_by_heirs(kind: ast.ClassDef, classes: dict[str, list[ast.ClassDef]]) -> set[str]:
    """What each class that has this one as a part gives it, by itself or by each that has that one."""
    heirs = [each for every in classes.values() for each in every if _is_heir(each, kind) and not _is_abstract(each)]
    return set.intersection(*(had(each) | _made_by_heirs(each, classes) for each in heirs)) if heirs else set()


def _is_heir(kind: ast.ClassDef, of: ast.ClassDef) -> bool:
    return of.name in {ast.unparse(base).split("[")[0] for base in kind.bases}


def _is_abstract(kind: ast.ClassDef) -> bool:
    return any(ast.unparse(base) == "ABC" for base in kind.bases)


def had(kind: ast.ClassDef) -> set[str]:
    """What objects of a class have from the beginning: by the class, by `__init__` and what it calls of its own."""
    methods = {node.name: node for node in kind.body if isinstance(node, ast.FunctionDef)}
    found = {name for node in kind.body for name in _given(node)}
    waiting, seen = ["__init__", "__new__"], set[str]()
    while waiting:
        name = waiting.pop()
        if name in seen or name not in methods:
            continue
        seen.add(name)
        for node in ast.walk(methods[name]):
            if isinstance(node, ast.Attribute) and _of_self(node, ast.Store):
                found.add(node.attr)
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and _of_self(node.func, ast.Load):
                waiting.append(node.func.attr)
    promised = {_promised(node) for node in ast.walk(kind) if isinstance(node, ast.AnnAssign)}
    return found - promised


def _given(node: ast.stmt) -> Iterator[str]:
    """The names that a line of a class's body gives a value."""
    match node:
        case ast.Assign(targets=targets):
            yield from (each.id for each in targets if isinstance(each, ast.Name))
        case ast.AnnAssign(target=ast.Name(name), value=value) if value is not None:
            yield name


def _promised(node: ast.AnnAssign) -> str:
    """The name that is given a type and no value, if it is one."""
    if node.value is not None:
        return ""
    return str(getattr(node.target, "id", getattr(node.target, "attr", "")))


def _of_self(node: ast.Attribute, how: type[ast.expr_context]) -> bool:
    return isinstance(node.value, ast.Name) and node.value.id == "self" and isinstance(node.ctx, how)


@pytest.mark.parametrize(
    ("source", "late"),
    [
        ("class A:\n    where: int\n    def lay_out(self) -> None:\n        self.where = 1", ["where"]),
        ("class A:\n    def __init__(self) -> None:\n        self.where: int", ["where"]),
        ("class A:\n    def serve(self, table: object) -> None:\n        self._table = table", ["_table"]),
        ("class A:\n    where: int = 0\n    def lay_out(self) -> None:\n        self.where = 1", []),
        (
            "class A:\n    def __init__(self):\n        self._build()\n    def _build(self):\n        self.b = 1",
            [],
        ),
        ("class B(A):\n    def f(self) -> None:\n        self.a = 1\nclass A:\n    a = 0", []),
        ("@dataclass\nclass A:\n    where: int", []),
    ],
)
def test_what_this_test_finds(source: str, late: list[str]) -> None:
    kinds = {node.name: [node] for node in ast.parse(source).body if isinstance(node, ast.ClassDef)}
    assert list(comes_late(next(iter(kinds.values()))[0], kinds)) == late
