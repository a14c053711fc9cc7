"""The keyboard's way over a table: round and round, and to what is nearest in a direction."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from elios_desktop.ui.board.items import Place
from elios_desktop.ui.board.scene import KeyboardFocus, TableScene
from elios_desktop.ui.kit.theme import Theme

LEFT, RIGHT, UP, DOWN = (-1, 0), (1, 0), (0, -1), (0, 1)

DRAWING = """
a . b . .
. . . c .
d . e . f
"""


@pytest.fixture
def ring(qapp: object) -> KeyboardFocus:
    scene = TableScene(Theme())
    with scene.redrawing():
        for row, line in enumerate(DRAWING.split("\n")[1:-1]):
            for column, key in enumerate(line.split()):
                if key != ".":
                    shape = QPainterPath()
                    shape.addRect(column * 50 - 20, row * 50 - 20, 40, 40)
                    scene.add_place(Place(key, shape, QPointF(column * 50, row * 50), label=f"Place {key}"))
    return KeyboardFocus(scene)


@pytest.mark.parametrize(
    ("start", "direction", "found"),
    [
        ("a", RIGHT, "b"),
        ("a", DOWN, "d"),
        ("a", LEFT, None),
        ("a", UP, None),
        ("b", RIGHT, "c"),
        ("c", LEFT, "b"),
        ("c", DOWN, "e"),
        ("e", RIGHT, "f"),
        ("f", UP, "c"),
        ("e", UP, "b"),
    ],
)
def test_the_nearest_in_a_direction(
    ring: KeyboardFocus, start: str, direction: tuple[int, int], found: str | None
) -> None:
    ring.at = start
    assert ring.nearest("abcdef", direction) == found


def test_only_what_may_be_walked_is_found(ring: KeyboardFocus) -> None:
    ring.at = "a"
    assert ring.nearest(["c", "gone"], RIGHT) == "c"
    ring.at = None
    assert ring.nearest("abc", RIGHT) is None


def test_round_and_round(ring: KeyboardFocus) -> None:
    keys = ["a", "b", "c"]
    assert ring.following(keys, 1) == "a"
    assert ring.following(keys, -1) == "c"
    ring.at = "c"
    assert ring.following(keys, 1) == "a"
    assert ring.following(keys, -1) == "b"
    assert ring.following([], 1) is None


def test_what_is_there_is_named_and_nothing_is_nowhere(ring: KeyboardFocus) -> None:
    ring.at = "e"
    assert (ring.show(), ring.gone) == ("Place e", False)
    ring.at = "gone"
    assert ring.gone
    assert (ring.show(), ring.at) == ("", None)
    assert not ring.gone
