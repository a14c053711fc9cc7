"""Elementos, rule by rule on small boards: moves, takes, flips, wands, the end, equilibrium, repetition."""

from __future__ import annotations

import pytest

from elios_desktop.engine.contract import Result
from elios_desktop.games.elementos.rules import State
from tests.games.elementos.boards import begun, code, drawn, legal, placed, played

MIDDLE = """
8 ...  ...  ...
7 ...  2FA* ...
6 ...  ...  ...
5 2WA  ...  2AF
4 ...  1FW  ...
3 ...  1AW* ...
2 1WF  ...  ...
1 ...  ...  1FA
"""


def test_a_drawing_round_trips() -> None:
    assert drawn(placed(MIDDLE)) == MIDDLE.strip()
    assert drawn(begun()) == (
        "8 2FW  2WA  2AF\n"
        "7 2FW  2WA* 2AF\n"
        "6 2FW  2WA  2AF\n"
        "5 ...  ...  ...\n"
        "4 ...  ...  ...\n"
        "3 1FW  1WA  1AF\n"
        "2 1FW  1WA* 1AF\n"
        "1 1FW  1WA  1AF"
    )


def test_every_kind_of_move_is_listed_for_light() -> None:
    assert legal(placed(MIDDLE)) == [
        "a2-a3",
        "a2-b2",
        "b4-a4",
        "b4-b5",
        "b4-c4",
        "b4xa5",
        "c1-b1",
        "c1-b2",
        "c1-c2",
        "flip a2",
        "flip b3",
        "flip b4",
        "flip c1",
        "wand b3-b4",
    ]


def test_every_kind_of_move_is_listed_for_dark() -> None:
    assert legal(placed(MIDDLE, to_move=2)) == [
        "a5-a4",
        "a5-b5",
        "c5-b5",
        "c5-c4",
        "c5xb4",
        "carry b7-b6",
        "flip a5",
        "flip b7",
        "flip c5",
    ]


def test_the_first_turn_of_the_usual_layout() -> None:
    moves = legal(begun())
    assert [move for move in moves if move.startswith("flip")] == [f"flip {c}{r}" for c in "abc" for r in "123"]
    assert [move for move in moves if "-" in move and move[0] in "abc"] == [
        "a3-a4", "a3-b4", "b3-a4", "b3-b4", "b3-c4", "c3-b4", "c3-c4",
    ]  # fmt: skip
    assert [move for move in moves if move.startswith(("wand", "carry"))] == [
        "wand b2-a2", "wand b2-a3", "wand b2-b3", "wand b2-c2", "wand b2-c3",
    ]  # fmt: skip


TAKERS = """
8 ...  2FA* ...
5 ...  2{}  ...
4 ...  1{}  ...
1 1FW* ...  ...
"""


@pytest.mark.parametrize("taker", ["FW", "WA", "AF"])
@pytest.mark.parametrize("taken", ["FW", "WA", "AF"])
def test_fire_takes_wood_takes_water_takes_fire(taker: str, taken: str) -> None:
    light = placed(TAKERS.format(taken, taker))
    dark = placed(TAKERS.format(taker, taken), to_move=2)
    beats = taker[0] + taken[0] in ("FW", "WA", "AF")
    assert code(light, "b4xb5") == (None if beats else "elementos.does_not_beat")
    assert code(dark, "b5xb4") == (None if beats else "elementos.does_not_beat")


def test_only_the_side_up_counts() -> None:
    assert code(placed(TAKERS.format("FW", "FA")), "b4xb5") == "elementos.does_not_beat"
    assert code(placed(TAKERS.format("WF", "FA")), "b4xb5") is None


def test_a_taken_token_leaves_the_game() -> None:
    after = played(placed(MIDDLE), "b4xa5")
    assert after.to_json()["tokens"] == {
        "a2": "1WF", "a5": "1FW", "b3": "1AW", "b7": "2FA", "c1": "1FA", "c5": "2AF",
    }  # fmt: skip


def test_a_take_goes_sideways_and_diagonally_too() -> None:
    board = "8 ... 2FA* ...\n5 ... 2WA ...\n4 2WF 1FW 2WA\n1 1FW* ... ..."
    takes = [move for move in legal(placed(board)) if "x" in move]
    assert takes == ["b4xa4", "b4xb5", "b4xc4"]
    board = "8 ... 2FA* ...\n5 2WA ... 2WF\n4 ... 1FW ...\n1 1FW* ... ..."
    takes = [move for move in legal(placed(board)) if "x" in move]
    assert takes == ["b4xa5", "b4xc5"]


def test_a_flip_turns_one_token_home_or_not() -> None:
    after = played(placed(MIDDLE), "flip b4", "flip b7")
    assert after.to_json()["tokens"]["b4"] == "1WF"
    assert after.to_json()["tokens"]["b7"] == "2AF"
    assert after.to_json()["wands"] == {"1": "b3", "2": "b7"}


def test_the_wand_passes_and_the_old_home_is_free_again() -> None:
    after = played(placed(MIDDLE), "wand b3-b4")
    assert after.to_json()["wands"] == {"1": "b4", "2": "b7"}
    # c5 took b4 before; now it is home.
    assert legal(after) == [
        "a5-a4", "a5-b5", "c5-b5", "c5-c4", "carry b7-b6", "flip a5", "flip b7", "flip c5",
    ]  # fmt: skip
    again = played(after, "a5-a4")
    assert "b3-a3" in legal(again)
    # The free one can be taken, and take.
    assert code(played(again, "b3-a3"), "a4xa3") is None
    assert code(played(again, "flip b3"), "a4-b3") == "elementos.occupied"


def test_the_wand_goes_sideways_and_ahead_but_not_back() -> None:
    board = "8 2FW* ... ...\n5 1FW 1FW 1FW\n4 1FW 1FW* 1FW\n3 1FW 1FW 1FW"
    assert [move for move in legal(placed(board)) if move.startswith("wand")] == [
        "wand b4-a4", "wand b4-a5", "wand b4-b5", "wand b4-c4", "wand b4-c5",
    ]  # fmt: skip
    board = "5 2FW 2FW 2FW\n4 2FW 2FW* 2FW\n3 2FW 2FW 2FW\n1 1FW* ... ..."
    assert [move for move in legal(placed(board, to_move=2)) if move.startswith("wand")] == [
        "wand b4-a3", "wand b4-a4", "wand b4-b3", "wand b4-c3", "wand b4-c4",
    ]  # fmt: skip


def test_a_home_is_carried_straight_ahead_to_an_empty_square_only() -> None:
    free = "8 2FW* ... ...\n4 ... 1FW* ..."
    assert legal(placed(free)) == ["carry b4-b5", "flip b4"]
    after = played(placed(free), "carry b4-b5")
    assert drawn(after).splitlines()[3:5] == ["5 ...  1FW* ...", "4 ...  ...  ..."]
    assert legal(placed("8 2FW* ... ...\n5 ... 2WF ...\n4 ... 1FW* ...")) == ["flip b4"]


def test_a_home_neither_takes_nor_is_taken() -> None:
    board = "8 ... ... ...\n5 ... 2WF* ...\n4 2AW 1FW 2WA\n3 1AF* ... ..."
    assert [move for move in legal(placed(board)) if "x" in move] == ["b4xc4"]
    assert [move for move in legal(placed(board, to_move=2)) if "x" in move] == ["a4xb4"]


# ---- The end


def test_passing_the_wand_to_the_far_row_wins() -> None:
    state = placed("8 ... 1FW ...\n7 1WA* ... ...\n5 ... 2FW* ...")
    after = played(state, "wand a7-b8")
    assert (after.phase, after.to_move, after.result) == ("over", None, Result((1,), "wand_across"))
    assert after.to_json()["result"] == {"winners": [1], "reason": "wand_across", "scores": {}}
    assert legal(after) == []


def test_carrying_the_wand_to_the_far_row_wins_for_dark_too() -> None:
    after = played(placed("5 ... 1FW* ...\n2 ... ... 2FW*", to_move=2), "carry c2-c1")
    assert after.result == Result((2,), "wand_across")


def test_a_token_on_the_far_row_wins_nothing_and_goes_on_sideways() -> None:
    after = played(placed("7 ... 1FW ...\n5 2WA* ... ...\n1 1AF* ... ..."), "b7-b8", "flip a5")
    assert after.result is None
    assert [move for move in legal(after) if "b8" in move] == ["b8-a8", "b8-c8", "flip b8"]


# ---- Equilibrium

FACING = """
8 ...  2FA* ...
5 ...  2WA  2FW
4 ...  1FW  ...
3 1AF  ...  ...
1 1FW* ...  1WA
"""


def circle(state: State, light: str = "b4", dark: str = "b5") -> State:
    """Four flips that bring everything back."""
    return played(state, *[f"flip {light}", f"flip {dark}"] * 2)


def test_flips_that_come_back_to_where_the_run_began_lock_their_tokens() -> None:
    state = placed(FACING)
    for move in ("flip b4", "flip b5", "flip b4"):
        state = played(state, move)
        assert state.to_json()["locked"] == []
    state = played(state, "flip b5")
    assert state.to_json()["locked"] == ["b4", "b5"]
    assert code(state, "flip b4") == "elementos.equilibrium"
    assert code(state, "flip a3") is None
    assert not {"flip b4", "flip b5"} & set(legal(state))
    # A move that is not a flip opens the locks, for both.
    after = played(state, "a3-a4")
    assert after.to_json()["locked"] == []
    assert code(after, "flip b5") is None


def test_the_locks_bind_the_other_seat_and_stay_whatever_later_flips_bring() -> None:
    state = played(circle(placed(FACING)), "flip a3")
    assert state.to_json()["locked"] == ["b4", "b5"]
    assert code(state, "flip b5") == "elementos.equilibrium"
    state = played(state, "flip c5")
    assert state.to_json()["locked"] == ["b4", "b5"]
    # Coming back once more locks these as well (and is a draw, as the first position stands for the third time).
    state = played(state, "flip a3", "flip c5")
    assert state.to_json()["locked"] == ["a3", "b4", "b5", "c5"]


def test_a_circle_within_the_run_locks_what_was_flipped_before_it_too() -> None:
    state = circle(played(placed(FACING), "flip a3", "flip c5"))
    assert state.to_json()["locked"] == ["a3", "b4", "b5", "c5"]


def test_a_move_that_is_not_a_flip_begins_a_new_run() -> None:
    for between in (("c1-b1", "c5-c4"), ("c1-b1", "carry b8-b7")):
        state = played(placed(FACING), "flip b4", "flip b5", *between, "flip b4", "flip b5")
        assert state.to_json()["locked"] == []
        assert played(state, "flip b4", "flip b5").to_json()["locked"] == ["b4", "b5"]


def test_a_home_is_locked_like_any_other() -> None:
    state = circle(placed(FACING), "a1", "b8")
    assert state.to_json()["locked"] == ["a1", "b8"]
    assert code(state, "flip a1") == "elementos.equilibrium"


STUCK = """
8 ...  2WA  2FW
6 ...  2FA* ...
4 ...  2AW  ...
3 ...  1FW* ...
"""


def test_locks_do_not_bind_a_player_without_any_other_move() -> None:
    state = circle(placed(STUCK), "b3", "b8")
    assert state.to_json()["locked"] == ["b3", "b8"]
    assert legal(state) == ["flip b3"]
    after = played(state, "flip b3")
    # They stay listed and bind the other seat, which has other moves.
    assert after.to_json()["locked"] == ["b3", "b8"]
    assert code(after, "flip b8") == "elementos.equilibrium"
    assert code(after, "flip c8") is None
    # And the next turn without a move is free of them again.
    assert legal(played(after, "flip c8")) == ["flip b3"]
    assert legal(played(after, "b8-a8")) == ["flip b3"]
    assert played(after, "b8-a8").to_json()["locked"] == []


def test_two_homes_face_to_face_flip_until_the_draw() -> None:
    state = placed("5 ... 2WA* ...\n4 ... 1FW* ...")
    flips = ["flip b4", "flip b5"] * 4
    for number, flip in enumerate(flips):
        assert state.result is None
        assert legal(state) == [flip], number
        state = played(state, flip)
    assert state.result == Result((), "repetition")
    assert state.to_json()["locked"] == ["b4", "b5"]


# ---- Repetition

WALK = """
8 ...  2FA* ...
6 2WA  ...  ...
3 1WF  ...  ...
1 1FW* 1WA  ...
"""


def test_the_third_standing_of_a_position_is_a_draw() -> None:
    state = placed(WALK)
    there_and_back = ["a3-b3", "a6-b6", "b3-a3", "b6-a6"]
    for move in there_and_back * 2:
        assert state.phase == "play"
        state = played(state, move)
    assert (state.phase, state.to_move) == ("over", None)
    assert state.to_json()["result"] == {"winners": [], "reason": "repetition", "scores": {}}


def test_the_position_after_arranging_counts() -> None:
    state = begun()
    circle_of_wands = ["wand b2-a2", "wand b7-a7", "wand a2-b2", "wand a7-b7"]
    state = played(state, *circle_of_wands, *circle_of_wands)
    assert state.result == Result((), "repetition")


def test_with_the_wands_elsewhere_it_is_another_position() -> None:
    state = played(begun(), "wand b2-a2", "wand b7-a7", "wand a2-b2", "wand a7-b7")
    # The tokens stand like this for the third time, the wands for the second.
    assert state.phase == "play"


def test_with_other_sides_up_it_is_another_position() -> None:
    state = played(begun(), "flip b3", "flip b6", "flip b3", "flip b6")
    assert state.phase == "play"


def test_positions_that_a_step_ahead_has_left_behind_do_not_count() -> None:
    state = played(placed(WALK), "a3-b3", "a6-b6", "b3-a3", "b6-a6", "a3-a4", "carry b8-b7")
    there_and_back = ["a4-b4", "a6-b6", "b4-a4", "b6-a6"]
    state = played(state, *there_and_back)
    assert state.phase == "play"
    assert played(state, *there_and_back).result == Result((), "repetition")


def test_a_position_may_come_back_by_walking_and_by_flipping() -> None:
    state = played(placed(WALK), "a3-b3", "a6-b6", "b3-c3", "b6-a6", "c3-b3", "flip a6", "flip b3", "flip a6")
    assert state.phase == "play"
    # "a3-b3" made this position first, "c3-b3" again, and now the flips, which come full circle as well.
    state = played(state, "flip b3")
    assert state.result == Result((), "repetition")
    assert state.to_json()["locked"] == ["a6", "b3"]
