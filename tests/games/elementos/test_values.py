"""Elementos' moves and views as values: their notation, their JSON, and what putting a piece somewhere means."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from elios_desktop.engine.contract import Refusal
from elios_desktop.games.elementos.rules import GAME, HIDDEN, Arrange, Carry, Flip, PassWand, State, Step, Take, Token
from tests.games.elementos.boards import USUAL, begun, placed, played

BOARD = """
8 ...  ...  ...
7 ...  2FA* ...
5 2WA  ...  2AF
4 ...  1FW  ...
3 1WA  1AW* ...
"""

TEXTS = [
    ("b3-b4", Step("b3", "b4")),
    ("b3xb4", Take("b3", "b4")),
    ("flip b3", Flip("b3")),
    ("wand b2-c3", PassWand("b2", "c3")),
    ("carry b2-b3", Carry("b2", "b3")),
    ("arrange 2 FW WA", Arrange(2, ("FW", "WA"))),
    ("arrange 1", Arrange(1, ())),
]


@pytest.mark.parametrize(("text", "move"), TEXTS)
def test_a_move_has_one_text(text: str, move: Any) -> None:
    assert GAME.parse(begun(), text) == move
    assert move.text == text
    assert hash(move) == hash(GAME.parse(begun(), text))


@pytest.mark.parametrize(
    "text",
    ["", "b3", "b3-", "b3-b3", "b3xb3", "wand b3-b3", "wand b3xb4", "carry b3xb4", "flip b9", "flip  b3", "b3-b4\n",
     " b3-b4", "B3-b4", "b3–b4", "arrange 3 FW", "arrange 1 Fw", "arrange 1  FW", "arrange 1 FW "],
)  # fmt: skip
def test_what_is_not_notation_is_refused_as_that(text: str) -> None:
    assert GAME.parse(begun(), text) == Refusal("game.bad_notation", {"move": text})


@pytest.mark.parametrize("way", [Step, Take, PassWand, Carry])
def test_nothing_goes_to_where_it_stands(way: Any) -> None:
    with pytest.raises(ValueError, match="b3"):
        way("b3", "b3")


def test_what_it_is_to_put_a_token_or_a_wand_somewhere() -> None:
    view = placed(BOARD).view(None)
    assert view.put_token("b4", "b5") == Step("b4", "b5")
    assert view.put_token("b4", "a3") == Step("b4", "a3")  # one's own stands there
    assert view.put_token("b4", "a5") == Take("b4", "a5")
    assert view.put_token("b3", "c4") == Carry("b3", "c4")
    assert view.put_token("b3", "a5") == Take("b3", "a5")
    assert view.put_wand(1, "a3") == PassWand("b3", "a3")
    assert view.put_wand(1, "b4") == PassWand("b3", "b4")  # a token stands there
    assert view.put_wand(1, "c4") == PassWand("b3", "c4")
    assert view.put_wand(2, "b6") == Carry("b7", "b6")
    assert view.put_wand(2, "b8") == PassWand("b7", "b8")
    for move in GAME.legal(placed(BOARD)):
        if isinstance(move, Step | Take | Carry):
            assert view.put_token(move.origin, move.target) == move
        if isinstance(move, PassWand | Carry):
            assert view.put_wand(1, move.target) == move


def positions() -> list[State]:
    arranging = GAME.start(2, {"memory": False}, {"first": 1})
    return [
        arranging,
        played(arranging, USUAL.format(2)),
        begun(memory=True),
        played(begun(2), "flip b6", "flip b3", "flip b6", "flip b3"),
        played(placed("8 ... 1FW ...\n7 1WA* ... ...\n5 ... 2FW* ..."), "wand a7-b8"),
        played(placed("5 ... 2WA* ...\n4 ... 1FW* ..."), *["flip b4", "flip b5"] * 4),
    ]


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("seat", [1, 2, None])
def test_a_view_comes_back_from_its_json(number: int, seat: int | None) -> None:
    view = positions()[number].view(seat)
    assert GAME.view_from_json(view.to_json()) == view
    assert all(token.under == HIDDEN for token in view.tokens.values() if token.owner != seat)


BAD: list[tuple[str, Any]] = [
    ("phase", "over"),
    ("phase", 1),
    ("tokens", []),
    ("tokens", {}),
    ("tokens", {"d1": "1FW"}),
    ("tokens", {"b2": "1WA", "b7": "2WA", "a1": "1FF"}),
    ("tokens", {"b2": "1WA", "b7": "2WA", "a1": Token(1, "F")}),
    ("wands", {"1": "b2"}),
    ("wands", {"1": "b3", "2": "b3"}),
    ("wands", {"1": "b2", "2": "b4"}),
    ("wands", {"01": "b2", "2": "b7"}),
    ("locked", ["b4"]),
    ("locked", ["b7", "b2"]),
    ("locked", "b2"),
    ("to_move", None),
    ("to_move", 3),
    ("to_move", True),
    ("to_move", 1.0),
    ("pending", [1]),
    ("memory", 0),
    ("result", {"winners": [1], "reason": "wand_across", "scores": {}}),
    ("game", "holi"),
]


@pytest.mark.parametrize(("key", "value"), BAD)
def test_what_is_no_view_is_refused(key: str, value: Any) -> None:
    good = begun().view(1).to_json()
    bad = deepcopy(good)
    bad[key] = value
    with pytest.raises(ValueError, match="no view of Elementos"):
        GAME.view_from_json(bad)
    del bad[key]
    with pytest.raises(ValueError, match="no view of Elementos"):
        GAME.view_from_json(bad)
    with pytest.raises(ValueError, match="no view of Elementos"):
        GAME.view_from_json({**good, "more": 1})
