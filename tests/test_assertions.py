"""Every assertion of a test says something, whatever way it takes."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.sources import nodes_of


def empty_ones(source: str) -> Iterator[str]:
    """The assertions that can hold without anything having been compared or asked."""
    for node in nodes_of(source):
        if isinstance(node, ast.Assert) and not says_something(node.test):
            yield ast.unparse(node)


def says_something(claim: ast.expr) -> bool:
    """Whether a claim can fail by what the program did. Of `a == b if c else "table"` the second half can't."""
    match claim:
        case ast.IfExp(body=one, orelse=other):
            return all(says_something(each) and not isinstance(each, ast.Subscript | ast.Name) for each in (one, other))
        case ast.BoolOp(values=values):
            return all(says_something(each) for each in values)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            return says_something(operand)
        case ast.Constant(value=value):
            return value is False  # a place that must not be reached
        case ast.JoinedStr() | ast.Tuple() | ast.List() | ast.Dict() | ast.Set() | ast.Lambda():
            return False
    return True


def test_every_assertion_says_something(checkout: Path) -> None:
    files = [*(checkout / "tests").rglob("*.py")]
    assert len(files) > 150
    found = {path.relative_to(checkout).as_posix(): [*empty_ones(path.read_text(encoding="utf-8"))] for path in files}
    assert {path: claims for path, claims in found.items() if claims} == {}


@pytest.mark.parametrize(
    ("claim", "empty"),
    [
        ("a == b", False),
        ("a", False),
        ("not a", False),
        ("False, 'never here'", False),
        ("a == b if c else a == d", False),
        ("a == b if c else 'table'", True),
        ("a == b if c else seen[-1]", True),
        ("a == b or 'table'", True),
        ("(a == b, 'said')", True),
        ("f'{a}'", True),
        ("lambda: a", True),
        ("True", True),
    ],
)
def test_what_is_found(claim: str, empty: bool) -> None:
    assert bool([*empty_ones(f"assert {claim}")]) is empty
