"""Elementos: every refusal, and which comes first where several hold."""

from __future__ import annotations

import pytest

from elios_desktop.engine.contract import Refusal
from elios_desktop.games.elementos.rules import GAME, State
from elios_desktop.games.elementos.rules.board import SQUARES
from tests.games.elementos.boards import USUAL, begun, code, legal, placed, played, why

BOARD = """
8 2FW  ...  ...
7 ...  2WA* ...
6 ...  ...  ...
5 2WA  2FW  2AF
4 1FW  1FA  1WA
3 ...  1AW* 1AF
2 ...  ...  ...
1 1WF  ...  ...
"""

CASES = [
    # an enemy token, whatever is to be done with it
    ("b5-b6", "not_yours"),
    ("b5xb4", "not_yours"),
    ("flip b5", "not_yours"),
    ("flip b7", "not_yours"),
    ("wand b7-b6", "not_yours"),
    ("carry b7-b6", "not_yours"),
    ("b7-b6", "not_yours"),
    # passing the wand to one: before there being nothing on the first square, no wand, too far or backwards
    ("wand b3-b5", "not_yours"),
    ("wand b3-b7", "not_yours"),
    ("wand a2-a5", "not_yours"),
    ("wand a4-a5", "not_yours"),
    # nothing there
    ("b6-b8", "no_token"),
    ("a3-a2", "no_token"),
    ("a3xb3", "no_token"),
    ("a6xb7", "no_token"),
    ("flip a2", "no_token"),
    ("carry a3-a4", "no_token"),
    ("carry a6-c1", "no_token"),
    ("wand a3-a4", "no_token"),
    ("wand b3-a3", "no_token"),
    ("wand b3-b2", "no_token"),
    ("wand b3-b6", "no_token"),
    ("wand a4-a3", "no_token"),
    # no wand of yours there
    ("wand a4-b4", "no_wand"),
    ("wand a4-a1", "no_wand"),
    ("wand a4-c3", "no_wand"),
    ("carry a4-a5", "no_wand"),
    ("carry a4-b4", "no_wand"),
    ("carry a4-a3", "no_wand"),
    ("carry a4-c8", "no_wand"),
    # homes: before the direction, the distance, and what stands there
    ("b3xb4", "home_is_protected"),
    ("b3xb2", "home_is_protected"),
    ("b3xc8", "home_is_protected"),
    ("b3xb7", "home_is_protected"),
    ("a4xb7", "home_is_protected"),
    ("b4xb3", "home_is_protected"),
    ("c3xb3", "home_is_protected"),
    ("b3-b4", "home_only_forward"),
    ("b3-a3", "home_only_forward"),
    ("b3-b2", "home_only_forward"),
    ("b3-b5", "home_only_forward"),
    ("carry b3-a3", "home_only_forward"),
    ("carry b3-a4", "home_only_forward"),
    ("carry b3-b2", "home_only_forward"),
    ("carry b3-c8", "home_only_forward"),
    ("carry b3-c4", "home_only_forward"),
    # backwards before too far, and both before what stands there
    ("b4-b2", "backwards"),
    ("b4-a3", "backwards"),
    ("b4xa3", "backwards"),
    ("b4-b3", "backwards"),
    ("b4-c3", "backwards"),
    ("b4xa1", "backwards"),
    ("a4-c1", "backwards"),
    ("a4-b6", "too_far"),
    ("a4-c4", "too_far"),
    ("a4xc4", "too_far"),
    ("a4xc5", "too_far"),
    ("a4xa8", "too_far"),
    ("a4-a8", "too_far"),
    ("c3-c5", "too_far"),
    ("wand b3-a1", "backwards"),
    ("carry b3-b5", "too_far"),
    ("carry b3-b8", "too_far"),
    # what stands there
    ("a4-b4", "own_token"),
    ("a4xb4", "own_token"),
    ("c3-b3", "own_token"),
    ("carry b3-b4", "own_token"),
    ("b4xb5", "does_not_beat"),
    ("b4xc5", "does_not_beat"),
    ("a4xb5", "does_not_beat"),
    ("c4xb5", "does_not_beat"),
    ("c3xb2", "backwards"),
    ("a1xa2", "nothing_to_take"),
    ("a1xb1", "nothing_to_take"),
    ("a4-a5", "occupied"),
    ("b4-b5", "occupied"),
    # legal ones beside them
    ("a4xa5", None),
    ("b4xa5", None),
    ("c4xc5", None),
    ("wand b3-b4", None),
    ("wand b3-c3", None),
    ("flip b3", None),
    ("a1-b2", None),
]


@pytest.mark.parametrize(("text", "reason"), CASES)
def test_the_first_reason(text: str, reason: str | None) -> None:
    assert code(placed(BOARD), text) == (reason and f"elementos.{reason}")


def test_a_wand_does_not_go_back_or_far_even_to_an_own_token() -> None:
    board = "8 1FW ... ...\n4 ... 1FW* ...\n3 ... 1AW ...\n1 2FW* ... ..."
    assert code(placed(board), "wand b4-b3") == "elementos.backwards"
    assert code(placed(board), "wand b4-a8") == "elementos.too_far"


def test_directions_are_seen_from_the_mover() -> None:
    board = "8 1FW* ... ...\n7 2AF ... ...\n6 ... 2FW* ...\n5 ... ... 1WA\n1 ... ... 2FA"
    state = placed(board, to_move=2)
    assert code(state, "a7-a6") is None
    assert code(state, "a7xa8") == "elementos.home_is_protected"
    assert code(state, "a7-b8") == "elementos.backwards"
    assert code(state, "a7-a5") == "elementos.too_far"
    assert code(state, "carry b6-b5") is None
    assert code(state, "carry b6-b7") == "elementos.home_only_forward"
    assert code(state, "carry b6-b4") == "elementos.too_far"
    assert code(state, "wand b6-a7") == "elementos.backwards"
    assert code(state, "wand b6-c1") == "elementos.too_far"
    assert code(state, "wand b6-c5") == "elementos.not_yours"


def test_a_carry_onto_an_enemy_token_is_occupied() -> None:
    assert code(placed("5 ... 2WF* ...\n4 ... 1FW* ..."), "carry b4-b5") == "elementos.occupied"
    assert code(placed("8 2FA* ... ...\n5 ... 2WF ...\n4 ... 1FW* ..."), "carry b4-b5") == "elementos.occupied"


def test_a_step_onto_an_enemy_home_is_occupied_and_a_take_is_not_allowed() -> None:
    state = placed("5 ... 2WF* ...\n4 ... 1FW ...\n1 1FA* ... ...")
    assert code(state, "b4-b5") == "elementos.occupied"
    assert code(state, "b4xb5") == "elementos.home_is_protected"


def test_a_locked_token_of_the_enemy_is_not_yours_first() -> None:
    state = played(begun(), "flip b3", "flip b6", "flip b3", "flip b6")
    assert code(state, "flip b3") == "elementos.equilibrium"
    assert code(state, "flip b6") == "elementos.not_yours"
    assert code(state, "flip b4") == "elementos.no_token"


BAD_NOTATION = [
    "",
    " ",
    "b3",
    "b3b4",
    "b3 - b4",
    "b3-b4 ",
    " b3-b4",
    "b3-b4\n",
    "b3–b4",
    "B3-B4",
    "b3Xb4",
    "b3-d4",
    "b3-b9",
    "b0-b1",
    "b03-b4",
    "b3-b10",
    "b\u0663-b4",
    "b3-b3",
    "b3xb3",
    "wand b2-b2",
    "carry b2-b2",
    "b3-b4-b5",
    "wand b2xb3",
    "carry b2xb3",
    "wand b2 b3",
    "wand  b2-b3",
    "Wand b2-b3",
    "wand b2",
    "carry b2",
    "flip",
    "flip ",
    "flip  b3",
    "flip b3 ",
    "flip b3-b3",
    "flip b9",
    "flip d1",
    "Flip b3",
    "pass",
    "arrange",
    "arrange ",
    "arrange 1 ",
    "arrange 3 FW WA AF FW WA AF FW WA AF",
    "arrange 0 FW WA AF FW WA AF FW WA AF",
    "arrange 01 FW WA AF FW WA AF FW WA AF",
    "arrange +1 FW WA AF FW WA AF FW WA AF",
    "arrange FW WA AF FW WA AF FW WA AF",
    "arrange 1  FW WA AF FW WA AF FW WA AF",
    "arrange 1 FW WA AF FW WA AF FW WA AF ",
    "arrange 1 FW WA AF FW WA AF FW WA A",
    "arrange 1 FW WA AF FW WA AF FW WA AFW",
    "arrange 1 FW WA AF FW WA AF FW WA AX",
    "arrange 1 FW WA AF FW WA AF FW WA A?",
    "arrange 1 fw wa af fw wa af fw wa af",
    "arrange 1 FW,WA,AF,FW,WA,AF,FW,WA,AF",
]


@pytest.mark.parametrize("text", BAD_NOTATION)
def test_bad_notation_comes_before_everything_but_the_end(text: str) -> None:
    arranging = GAME.start(2, {"memory": False}, {"first": 1})
    for state in (arranging, placed(BOARD), begun()):
        assert code(state, text) == "game.bad_notation"
    assert why(arranging, text) == Refusal("game.bad_notation", {"move": text})
    assert code(over(), text) == "game.over"


def over() -> State:
    return played(placed("8 ... 1FW ...\n7 1WA* ... ...\n5 ... 2FW* ..."), "wand a7-b8")


@pytest.mark.parametrize("text", ["flip b8", "b5-b4", "carry b5-b4", USUAL.format(1), "arrange 1 FF", "d9", ""])
def test_when_it_is_over_it_is_over(text: str) -> None:
    assert code(over(), text) == "game.over"


BAD_ARRANGEMENTS = [
    "",
    " FW",
    " FW WA AF FW WA AF FW WA",
    " FW WA AF FW WA AF FW WA AF FW",
    " FF WA AF FW WA AF FW WA AF",
    " WW AA FF FW WA AF FW WA AF",
    " FW FW FW FW WA WA WA AF AF",
    " WF FW FW FW WA AW WA AF AF",
]


@pytest.mark.parametrize("tokens", BAD_ARRANGEMENTS)
def test_a_bad_arrangement_is_one_in_every_phase(tokens: str) -> None:
    arranging = GAME.start(2, {"memory": False}, {"first": 1})
    half = played(arranging, USUAL.format(1))
    for state in (arranging, half, begun()):
        for seat in (1, 2):
            assert code(state, f"arrange {seat}{tokens}") == "elementos.bad_arrangement"


def test_a_good_arrangement_comes_once() -> None:
    half = played(GAME.start(2, {"memory": False}, {"first": 1}), USUAL.format(2))
    assert code(half, USUAL.format(2)) == "elementos.already_arranged"
    assert code(half, "arrange 2 WF AW FA WF AW FA WF AW FA") == "elementos.already_arranged"
    assert code(half, USUAL.format(1)) is None
    for seat in (1, 2):
        assert code(begun(), USUAL.format(seat)) == "elementos.already_arranged"


@pytest.mark.parametrize("text", ["b3-b4", "b3xb4", "flip b3", "flip a5", "wand b2-b3", "carry b7-b6", "a1-c8"])
def test_before_both_have_arranged_no_turn_is_judged(text: str) -> None:
    state = GAME.start(2, {"memory": False}, {"first": 1})
    assert code(state, text) == "elementos.not_arranged"
    refusal = why(played(state, USUAL.format(1)), text)
    assert refusal == Refusal("elementos.not_arranged", about=("2",))


def test_refusals_name_the_squares_that_they_are_about() -> None:
    state = placed(BOARD)
    about = {text: refusal.about for text, _ in CASES if (refusal := why(state, text))}
    assert about["flip b5"] == ("b5",)
    assert about["wand b3-b5"] == ("b5",)
    assert about["wand b3-a3"] == ("a3",)
    assert about["carry a4-a5"] == ("a4", "b3")
    assert about["a4xb7"] == ("b7",)
    assert about["b3-a3"] == ("b3", "b4")
    assert about["b4xb5"] == ("b4", "b5")
    assert about["a4-a5"] == ("a5",)
    assert all(squares and set(squares) <= set(SQUARES) for squares in about.values())
    refusal = why(state, "b4xc5")
    assert refusal is not None
    assert refusal.args["taker"] + refusal.args["taken"] == "FA"


def candidates() -> list[str]:
    """Every text in a turn's notation."""
    texts = [f"flip {square}" for square in SQUARES]
    for at in SQUARES:
        for to in SQUARES:
            if at != to:
                texts += [f"{at}-{to}", f"{at}x{to}", f"wand {at}-{to}", f"carry {at}-{to}"]
    return texts


@pytest.mark.parametrize("seat", [1, 2])
def test_every_text_is_either_listed_or_refused_for_a_reason(seat: int) -> None:
    locked = played(begun(seat), "flip b3", "flip b6", "flip b3", "flip b6") if seat == 1 else begun(seat)
    for state in (placed(BOARD, seat), locked):
        assert sorted(text for text in candidates() if why(state, text) is None) == legal(state)
        assert all(code(state, text) is None for text in legal(state))
