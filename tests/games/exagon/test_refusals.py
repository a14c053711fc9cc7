"""Every refusal of Exagon, and which comes first where several hold."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elios_desktop.engine.contract import Refusal
from elios_desktop.games.exagon.rules import State
from tests.games.exagon.boards import codes, legal, play, position, sides, why

PAIR = "25/0  17/0*  ."
"""17 shows 1, 3, 9, 7, 2, 8 clockwise from north-east; 25 lies to its west with 6, 7, 8, 9 and 1 outward."""
WITH_EXAGON = "25/0  17/0* 38/3"
"""38 shows its Exagon area to the south-west, towards 0,1."""


def refused(state: State, text: str) -> Refusal:
    refusal = why(state, text)
    assert refusal is not None
    return refusal


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "END", "end ", " end", "end\n", "End", "pass", "timeout ", "time out", "?", "😀", "\ud800", "\0",
        "8@1,0", "8@1/3", "8@1,0/", "8@1,0/6", "8@1,0/-1", "8@1,0/03", "8@1,0/3\n", "8 @1,0/3", "8@1, 0/3", "8@1,0/3/",
        "0@1,0/3", "41@1,0/3", "08@1,0/3", "+8@1,0/3", "-8@1,0/3", "100@1,0/3", "@1,0/3", "8@,/3", "8@1,0/٣",
        "8@-0,0/3", "8@0,-0/3", "8@+1,0/3", "8@01,0/3", "8@1,00/3", "8@--1,0/3", "8@1.0,0/3", "8@1,0,0/3", "8@one,0/3",
        "give", "give 8", "give 8>", "give 8>0", "give 8>3", "give 8>02", "give 8>+2", "give 08>2", "give 0>2",
        "give 41>2", "give  8>2", "give 8 > 2", "give 8>2 ", "Give 8>2", "give >2", "give 8>10", "8>2",
        "arrange 1 8", "8@" + "9" * 5000 + "x,0/3",
    ],
)  # fmt: skip
def test_bad_notation(text: str) -> None:
    state = position(PAIR, [[8, 1], [2]], bonus=1)
    assert codes(state, text) == ["game.bad_notation"]
    assert refused(state, text).args == {"move": text}


def test_seats_that_exist_depend_on_the_game() -> None:
    five = position(PAIR, [[8, 1], [2], [3], [4], [5]], bonus=1)
    assert codes(five, "give 8>5", "give 8>6") == [None, "game.bad_notation"]


def test_once_the_game_is_over_nothing_else_is_said() -> None:
    over = play(position(PAIR, [[8], [2]]), "8@1,0/3").after
    assert isinstance(over, State)
    texts = ["8@1,0/3", "end", "timeout", "give 2>1", "nonsense", ""]
    assert codes(over, *texts) == ["game.over"] * len(texts)


def test_on_the_empty_table_only_two_rules_apply() -> None:
    state = position("", [[8, 1, 38], [34]])
    assert codes(state, "8@0,0/0", "38@0,0/0") == [None, None]
    assert (
        codes(state, "8@0,0/1", "8@1,0/0", "8@-900,7/5", "8@" + "7" * 5000 + ",0/0")
        == ["exagon.first_tile_at_centre"] * 4
    )
    assert codes(state, "34@1,0/2", "34@0,0/0", "2@0,0/0") == ["exagon.not_your_tile"] * 3
    assert refused(state, "8@1,0/0").about == ("cell 0,0",)
    # What is no placement is judged as ever.
    assert codes(state, "give 8>2", "give 34>2", "end", "timeout") == [
        "exagon.no_bonus", "exagon.not_your_tile", "exagon.must_place", "exagon.no_clock",
    ]  # fmt: skip


def test_not_your_tile_comes_before_everything_about_the_place() -> None:
    state = position(WITH_EXAGON, [[8, 1], [2]], bonus=1)
    texts = ["2@0,0/0", "2@9,9/0", "2@0,1/0", "2@1,-1/0", "17@0,0/0", "38@5,5/1", "30@0,0/0"]
    state.core.hands[1] |= position(PAIR, [[30], [1]]).core.hands[0]
    assert codes(state, *texts) == ["exagon.not_your_tile"] * len(texts)
    assert refused(state, "2@0,0/0").about == ("tile 2", "seat 2")
    assert refused(state, "17@0,0/0").about == ("tile 17", "cell 0,0")
    assert codes(state, "give 2>1", "give 17>2") == ["exagon.not_your_tile"] * 2


def test_cell_taken() -> None:
    state = position(PAIR, [[8, 1], [2]])
    assert codes(state, "8@0,0/0", "8@-1,0/3") == ["exagon.cell_taken"] * 2
    assert refused(state, "8@-1,0/3").about == ("cell -1,0",)
    assert refused(state, "8@-1,0/3").args == {"tile": 8, "cell": "-1,0", "other": 25}


@pytest.mark.parametrize(
    "cell", ["2,0", "1,1", "-3,0", "63,0", "64,-64", "-64,-63", "128,0", "0,-1000", "1" * 5000 + ",0"]
)
def test_not_touching(cell: str) -> None:
    state = position(PAIR, [[8, 1], [2]])
    assert codes(state, f"8@{cell}/3", f"8@{cell}/0") == ["exagon.not_touching"] * 2
    assert refused(state, f"8@{cell}/3").about == (f"cell {cell}",)


def test_an_exagon_area_on_the_table() -> None:
    state = position(WITH_EXAGON, [list(range(1, 17)), [34]])
    every = [f"{tile}@0,1/{rotation}" for tile in range(1, 17) for rotation in range(6)]
    # Whatever else matches or not at 0,1: there the Exagon area of tile 38 would be met.
    assert codes(state, *every) == ["exagon.exagon_side"] * len(every)
    assert refused(state, "8@0,1/0").about == ("cell 0,1", "cell 1,0")
    assert refused(state, "8@0,1/0").args["other"] == "X"


def test_an_exagon_area_of_the_tile_itself() -> None:
    state = position(PAIR, [[38, 39, 40, 1], [34]])
    assert codes(state, "38@1,0/3", "38@1,0/4", "38@1,0/5") == [None, "exagon.exagon_side", "exagon.side_mismatch"]
    refusal = refused(state, "38@1,0/4")
    assert (refusal.args["own"], refusal.args["other"], refusal.args["other_tile"]) == ("X", "3", 17)


def test_an_exagon_side_comes_before_a_mismatch() -> None:
    # At 0,-1 a tile meets 17 to its south-east (8) and 25 to its south-west (1); towards 17 its Exagon area.
    state = position(PAIR, [[38, 40, 1], [34]])
    assert sides(state, "38@0,-1/2")[2:4] == ("mismatch", "mismatch")
    assert codes(state, "38@0,-1/2") == ["exagon.exagon_side"]
    assert refused(state, "38@0,-1/2").about == ("cell 0,-1", "cell 0,0")


def test_two_exagon_areas_do_not_match() -> None:
    state = position("38/0*", [[39, 1], [34]])
    assert codes(state, "39@1,-1/3") == ["exagon.exagon_side"]


def test_a_jolly_area_against_an_exagon_area() -> None:
    state = position("38/0*", [[35, 1], [34]])
    assert codes(state, "35@1,-1/3") == ["exagon.exagon_side"]


def test_side_mismatch() -> None:
    state = position(PAIR, [[8, 35, 1], [2]])
    assert codes(state, "8@1,0/3", "8@1,0/2") == [None, "exagon.side_mismatch"]
    # A jolly stands for no digit of its own tile: 35 has a 1 of its own, but no 3.
    assert codes(state, "35@1,0/4", "35@1,-1/3") == [None, "exagon.side_mismatch"]
    refusal = refused(state, "35@1,-1/3")
    assert (refusal.args["own"], refusal.args["other"], refusal.args["other_tile"]) == ("J", "1", 17)
    assert refusal.about == ("cell 1,-1", "cell 0,0")


def test_giving() -> None:
    state = position(PAIR, [[8, 1], [2], [3, 4]])
    assert codes(state, "give 8>2", "give 8>3", "give 8>1", "give 2>3") == [
        "exagon.no_bonus", "exagon.no_bonus", "exagon.no_bonus", "exagon.not_your_tile",
    ]  # fmt: skip
    state = position(PAIR, [[8, 1], [2], [3, 4]], bonus=1)
    assert codes(state, "give 8>2", "give 8>3", "give 8>1", "give 2>2") == [
        None, "exagon.give_only_to_one_tile", "exagon.give_only_to_one_tile", "exagon.not_your_tile",
    ]  # fmt: skip
    assert refused(state, "give 8>3").about == ("seat 3",)
    own = position(PAIR, [[8], [2], [3, 4]], bonus=1)
    assert codes(own, "give 8>1", "give 8>2") == ["exagon.give_only_to_one_tile", None]


def test_must_place_names_the_tiles_that_fit() -> None:
    state = position("17/0*", [[8, 1], [2]])
    assert codes(state, "end") == ["exagon.must_place"]
    assert refused(state, "end").about == ("tile 1", "tile 8")


def test_the_opening_has_no_clock() -> None:
    assert codes(position("17/0*", [[8, 1], [2]]), "timeout") == ["exagon.no_clock"]
    assert codes(position(PAIR, [[8, 1], [2]]), "timeout") == [None]


@given(st.text(max_size=30) | st.from_regex(r"\A-?[0-9]{1,3}@[-+]?[0-9]{1,3},-?[0-9]{1,3}/[0-9]\Z"))
def test_any_text_gets_an_answer(text: str) -> None:
    state = position(PAIR, [[8, 1], [2]])
    (code,) = codes(state, text)
    assert (code is None) == (text in {*legal(state), "timeout"})
