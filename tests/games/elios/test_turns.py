"""Every rule of a turn of Elios, and every refusal with its place in the order, on positions drawn by hand."""

from __future__ import annotations

import pytest

from elios_desktop.engine.contract import Ended, Refusal, Result, TurnBegan
from elios_desktop.games.elios.rules import State
from elios_desktop.games.elios.rules.moves import BeamLanded, DiscAdded, GroupSplit, Passed, SeatFinished, SeatSkipped
from tests.games.elios.drawing import code, draw, happens, legal, play, position, why

OPENING = """
    2 = . . . . . . . .
    1   R O Y L G A B P
    > 1: AGY BGJ BR J
      2: AGJ R
"""
MIDDLE = """
    4 = . . . . . . . .
    3   . . . . . . . G
    2   J O . . . . . J
    1   R O Y L G A B P
    > 1: A AG AGJ AY BGJ GY JO L
      2: R
"""
LAST_DISC = """
    9 = O . . . . . . .
    8   O . . . . . . .
    7   O . . . . . . .
    6   O . . . . . . .
    5   O . . . . . . .
    4   O . . . . . . .
    3   O . . . . . . .
    2   O . . . . . . .
    1   R O Y L G A B P
    > 1: R R
      2: RY
"""


def refusal(state: State, move: str) -> Refusal:
    answer = why(state, move)
    assert answer is not None
    return answer


def check(drawing: str, move: str, joker: str = "open") -> str:
    return code(position(drawing, joker), move)


@pytest.mark.parametrize("drawing", [OPENING, MIDDLE, LAST_DISC])
def test_drawings_round_trip(drawing: str) -> None:
    state = position(drawing)
    assert draw(state).split() == drawing.split()
    assert position(draw(state)) == state


# -- placing ---------------------------------------------------------------------------------------------------------


def test_the_example_opening_is_legal_and_lands_on_level_two() -> None:
    before = position(OPENING)
    transition = happens(before, "BGJ@7,5,1")
    assert transition.events == (
        BeamLanded(1, "B", 7, 2),
        BeamLanded(1, "G", 5, 2),
        BeamLanded(1, "J", 1, 2),
        TurnBegan(2),
    )
    assert (transition.seat, transition.move.text, transition.before) == (1, "BGJ@7,5,1", before)
    assert (
        draw(play(before, "BGJ@7,5,1"))
        == """\
2 = J . . . G . B .
1   R O Y L G A B P
  1: AGY BR J
> 2: AGJ R"""
    )
    assert before == position(OPENING), "a move leaves the state before it as it was"


def test_a_beam_needs_its_own_colour_or_a_joker_below() -> None:
    assert check(MIDDLE, "AG@6,5") == ""
    assert check(MIDDLE, "AG@5,6") == "elios.wrong_colour"
    assert check(MIDDLE, "A@1") == "", "on a joker any colour may go"
    assert check(MIDDLE, "A@8") == "elios.wrong_colour", "the joker there is covered"


def test_a_joker_goes_on_any_column() -> None:
    assert [move for move in legal(position(OPENING)) if move.startswith("J@")] == [f"J@{c}" for c in range(1, 9)]


def test_all_beams_land_on_one_level() -> None:
    assert check(MIDDLE, "JO@1,2") == ""
    assert check(MIDDLE, "JO@3,2") == "elios.levels_differ"
    found = refusal(position(MIDDLE), "AGJ@6,8,5")
    assert found.code == "elios.levels_differ"
    assert found.args["levels"] == [2, 4, 2]


def test_no_beam_lands_above_the_top_disc() -> None:
    state = position("""
        3   . J . . . . . .
        2 = J O . . . . . .
        1   R O Y L G A B P
        > 1: R J
          2: R
    """)
    assert code(state, "R@1") == "elios.above_discs"
    found = refusal(state, "J@1")
    assert (found.code, dict(found.args)) == ("elios.above_discs", {"level": 3, "discs": 2})
    assert code(play(state, "disc", "disc"), "R@1") == ""


def test_with_nine_discs_a_column_of_nine_is_full() -> None:
    assert check(LAST_DISC.replace("R R", "O J"), "O@1") == "elios.above_discs"
    assert check(LAST_DISC.replace("R R", "O J"), "O@2") == ""


def test_every_beam_has_its_own_column() -> None:
    state = position("""
        3 = . . . . . . . .
        2   J O . . . . . .
        1   R O Y L G A B P
        > 1: AG JO
          2: R
    """)
    assert code(state, "AG@1,1") == "elios.same_column"
    assert code(state, "JO@2,2") == "elios.same_column"
    assert refusal(state, "JO@2,2").about == ("group JO", "column 2")


def test_a_joker_that_keeps_its_colour() -> None:
    drawing = """
        4 = . . . . . . . .
        3   . J . . . . . .
        2   J J . . . . . .
        1   R O Y L G A B P
        > 1: A J O R
          2: R R
    """
    keeps = position(drawing, "keeps")
    assert [move for move in legal(keeps) if move[1:] in ("@1", "@2")] == ["J@1", "J@2", "O@2", "R@1"]
    assert code(keeps, "A@1") == "elios.wrong_colour"
    assert refusal(keeps, "A@2").args["colour"] == "O"
    assert code(play(keeps, "J@1", "R@1"), "A@1") == "elios.wrong_colour"
    opened = position(drawing)
    assert [move for move in legal(opened) if move[1:] in ("@1", "@2")] == [f"{x}@{c}" for x in "AJOR" for c in (1, 2)]
    assert code(play(opened, "O@1", "disc"), "R@1") == "elios.wrong_colour", "now column 1 asks for orange"


def test_a_group_that_lies_there_twice_is_listed_once_and_used_one_at_a_time() -> None:
    state = position(LAST_DISC)
    assert legal(state) == ["pass"]
    twice = position("""
        2 = J . . . . . . .
        1   R O Y L G A B P
        > 1: A A
          2: R
    """)
    assert legal(twice) == ["A@6", "disc"]
    assert play(twice, "A@6").to_json()["groups"] == [["A"], ["R"]]


# -- the other actions -----------------------------------------------------------------------------------------------


def test_a_disc_is_added_up_to_nine() -> None:
    state = position(MIDDLE)
    transition = happens(state, "disc")
    assert transition.events == (DiscAdded(1, 5), TurnBegan(2))
    assert transition.after.to_json()["discs"] == 5
    assert check(LAST_DISC, "disc") == "elios.no_discs_left"


def test_a_split_names_the_single_beam() -> None:
    transition = happens(position(MIDDLE), "split AGJ/G")
    assert transition.events == (GroupSplit(1, "AGJ", "G", "AJ"), TurnBegan(2))
    assert transition.after.to_json()["groups"][0] == ["A", "AG", "AJ", "AY", "BGJ", "G", "GY", "JO", "L"]
    splits = ["AG/A", "AGJ/A", "AGJ/G", "AGJ/J", "AY/A", "BGJ/B", "BGJ/G", "BGJ/J", "GY/G", "JO/J"]
    listed = [move for move in legal(position(MIDDLE)) if move.startswith("split")]
    assert listed == [f"split {each}" for each in splits]


@pytest.mark.parametrize("move", ["split AGJ/B", "split A/A", "split L/R", "split AG/B", "split AG/R"])
def test_what_cannot_be_split(move: str) -> None:
    assert check(MIDDLE, move) == "elios.cannot_split"


@pytest.mark.parametrize(
    "move",
    ["B@7", "AGR@6,5,1", "split BG/B", "split R/R", "split AGR/Y", "ABGJ@6,7,5,1", "split ABGJ/A", "split ABGJ/R"],
)
def test_groups_of_others_and_groups_that_cannot_exist_are_not_yours(move: str) -> None:
    assert check(MIDDLE, move) == "elios.not_your_group"


def test_pass_only_when_nothing_else_is_possible() -> None:
    assert check(LAST_DISC, "pass") == ""
    found = refusal(position(MIDDLE), "pass")
    assert found.code == "elios.must_act"
    assert found.args["move"].text in legal(position(MIDDLE))
    with_disc = LAST_DISC.replace("9 = O", "9   .").replace("8   O", "8 = O")
    assert check(with_disc, "pass") == "elios.must_act", "a disc can be added"
    assert check(LAST_DISC.replace("R R", "RY"), "pass") == "elios.must_act", "a group can be split"
    assert check(LAST_DISC.replace("R R", "O R"), "pass") == "elios.must_act", "a group can be placed"


# -- the first turn --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("move", ["disc", "pass", "split AGY/A", "split BGJ/R", "split J/J", "AGY@6,5,3"])
def test_the_first_turn_places_a_group_with_a_joker(move: str) -> None:
    assert check(OPENING, move) == "elios.first_turn_joker"
    assert refusal(position(OPENING), move).about == ("group BGJ", "group J")


def test_legal_first_turns() -> None:
    moves = [f"BGJ@7,5,{column}" for column in (1, 2, 3, 4, 6, 8)] + [f"J@{column}" for column in range(1, 9)]
    assert legal(position(OPENING)) == moves


def test_only_the_very_first_turn_needs_a_joker() -> None:
    assert code(play(position(OPENING), "J@1"), "R@1") == "elios.above_discs"
    assert code(play(position(OPENING), "J@2"), "R@1") == ""


# -- which reason comes first ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("drawing", "move", "expected"),
    [
        (OPENING, "AGR@1,1,1", "elios.not_your_group"),  # and three others
        (OPENING, "split ABY/R", "elios.not_your_group"),  # and first_turn_joker, cannot_split
        (OPENING, "AGY@1,1,1", "elios.wrong_colour"),  # and same_column, first_turn_joker
        (MIDDLE, "AG@8,8", "elios.wrong_colour"),  # A doesn't fit; and same_column
        (MIDDLE, "AGJ@6,6,1", "elios.wrong_colour"),  # G doesn't fit; and levels_differ, same_column
        (MIDDLE, "AGJ@1,1,6", "elios.levels_differ"),  # and same_column
        (MIDDLE.replace("4 =", "4  ").replace("2  ", "2 ="), "AGJ@1,1,6", "elios.levels_differ"),  # one above the discs
        (MIDDLE.replace("4 =", "4  ").replace("2  ", "2 ="), "AG@1,1", "elios.above_discs"),  # and same_column
        (OPENING.replace("AGY", "AY"), "AY@6,6", "elios.wrong_colour"),  # and same_column, first_turn_joker
        (OPENING, "split BR/R", "game.bad_notation"),  # and first_turn_joker
        (MIDDLE, "split BR/R", "game.bad_notation"),  # and not_your_group
        (LAST_DISC, "disc", "elios.no_discs_left"),
    ],
)
def test_the_first_of_several_reasons(drawing: str, move: str, expected: str) -> None:
    assert check(drawing, move) == expected


def test_same_column_comes_before_the_first_turns_joker() -> None:
    # On a bare sun two beams fit one column only if one of them is a joker, so the group is made to have none by a
    # drawing that the game itself never reaches: a joker in the sun.
    assert check(OPENING, "BGJ@7,5,5") == "elios.same_column"
    assert check(OPENING.replace("R O Y L", "J O Y L"), "AGY@1,1,1") == "elios.same_column"


def test_game_over_comes_first() -> None:
    over = play(position(LAST_DISC.replace("RY", "Y").replace("> 1", "  1").replace("  2:", "> 2:")), "Y@3")
    assert over.phase == "over"
    for move in ["", "nonsense", "Y@3", "disc", "pass", "arrange 1 R.R", "arrange 1 Q"]:
        assert code(over, move) == "game.over"
    assert legal(over) == []
    assert (over.to_move, over.pending) == (None, ())


@pytest.mark.parametrize(
    "move",
    [
        *("", " ", "disc ", " disc", "DISC", "Disc", "discs", "pass\n", "Pass", "pass 1", "disc 3", "resign", "0000"),
        *("GA@5,6", "AJG@6,1,5", "AA@6,1", "AAG@6,1,5", "ag@6,5", "XY@1,2", "AQ@6,1", "A", "A@", "@6", "@", "A@6@5"),
        *("AG@6", "A@6,5", "ABGJ@6,7,5", "AGJ@6,5", "A@0", "A@9", "A@10", "A@06", "A@+6", "A@-6", "A@-0", "A@6.0"),
        *(
            "AG@6, 5",
            "AG@6 5",
            "AG@65",
            "AG@6,",
            "AG@,6,5",
            "AG@6,,5",
            "AG @6,5",
            "A@6 ",
            "A@6\n",
            "A@٦",
            "A@６",
            "А@6",
        ),
        *("split", "split ", "split AGJ", "split AGJ/", "split AG/G", "split GA/G", "split AAG/A", "split AGJ/AG"),
        *("split AGJ/GJ", "split AGJ/X", "split AGJ/g", "split  AGJ/G", "split AGJ/G ", "split AGJ /G", "Split AGJ/G"),
        *("split /A", "split AGJ|G", "split AQ/A", "split AGJ/G/J", "split AAAA/A", "JO@1,2,", "\ud800", "\0"),
        *("arrange", "arrange 1", "arrange 1 ", "arrange A.B", "arrange 0 A", "arrange 3 A", "arrange 01 A"),
        *("arrange +1 A", "arrange 1 a", "arrange 1 A.", "arrange 1 .A", "arrange 1 A..B", "arrange 1 A,B"),
        *("arrange 1 A B", "arrange 1 BA", "arrange 1 ABA", "arrange 1 AXB", "arrange  1 A", "arrange -0 A"),
        "arrange 5 A",
    ],
)
def test_what_is_no_notation(move: str) -> None:
    for drawing in (OPENING, MIDDLE, LAST_DISC):
        assert check(drawing, move) == "game.bad_notation"
    assert refusal(position(MIDDLE), move).args["move"] == move


# -- turns going round, and the end ----------------------------------------------------------------------------------


def test_two_or_three_seats_the_first_without_beams_wins_at_once() -> None:
    state = position("""
        2 = . . . . . . . J
        1   R O Y L G A B P
          1: R R
        > 2: OY
          3: L
    """)
    transition = happens(state, "OY@2,3")
    result = Result((2,), "all_placed", {"1": 2, "2": 0, "3": 1})
    assert transition.events == (BeamLanded(2, "O", 2, 2), BeamLanded(2, "Y", 3, 2), SeatFinished(2), Ended(result))
    assert transition.after.result == result
    json = transition.after.to_json()
    assert (json["phase"], json["to_move"], json["passes"]) == ("over", None, 0)
    assert json["result"] == {"winners": [2], "reason": "all_placed", "scores": {"1": 2, "2": 0, "3": 1}}
    assert json["groups"] == [["R", "R"], [], ["L"]]


def test_turns_go_clockwise() -> None:
    state = position(MIDDLE.replace("2: R", "2: AR\n      3: BR"))
    seats = [state.to_move]
    for move in ["disc", "disc", "disc", "split AG/A"]:
        state = play(state, move)
        seats.append(state.to_move)
    assert seats == [1, 2, 3, 1, 2]


def four(groups: str, to_move: int) -> State:
    """A position for four: discs full, column 8 under a joker at level 2, groups as given."""
    lines = [
        f"{'>' if seat == to_move else ' '} {seat}: {each}" for seat, each in enumerate(groups.split("|"), start=1)
    ]
    return position("9 = . . . . . . . .\n2   . . . . . . . J\n1   R O Y L G A B P\n" + "\n".join(lines))


def test_a_team_wins_when_both_have_placed_everything() -> None:
    state = four("R|OY|G|B", 1)
    transition = happens(state, "R@1")
    assert transition.events == (BeamLanded(1, "R", 1, 2), SeatFinished(1), TurnBegan(2))
    state = play(state, "R@1", "split OY/O")
    assert state.to_move == 3
    transition = happens(state, "G@5")
    result = Result((1, 3), "all_placed", {"1": 0, "2": 2, "3": 0, "4": 1})
    assert transition.events == (BeamLanded(3, "G", 5, 2), SeatFinished(3), Ended(result))


def test_the_other_team() -> None:
    assert play(four("R||G|B", 4), "B@7").result == Result((2, 4), "all_placed", {"1": 1, "2": 0, "3": 1, "4": 0})


def test_seats_without_beams_are_skipped() -> None:
    state = four("RY|OY||", 1)
    transition = happens(play(state, "split RY/R"), "split OY/O")
    assert transition.events == (GroupSplit(2, "OY", "O", "Y"), SeatSkipped(3), SeatSkipped(4), TurnBegan(1))
    assert happens(four("RY||LP|B", 1), "split RY/R").events[1:] == (SeatSkipped(2), TurnBegan(3))


BLOCKED = """
    9 = O . . . . . . .
    8   O . . . . . . .
    7   O . . . . . . .
    6   O . . . . . . .
    5   O . . . . . . .
    4   O . . . . . . .
    3   O . . . . . . .
    2   O O O O O O O O
    1   R O Y L G A B P
"""


def test_blocked_when_all_have_passed_in_a_row() -> None:
    state = position(BLOCKED + "      1: R R\n    > 2: Y\n      3: L L")
    assert happens(state, "pass").events == (Passed(2, 1), TurnBegan(3))
    state = play(state, "pass")
    assert (state.phase, state.to_json()["passes"]) == ("play", 1)
    state = play(state, "pass")
    assert (state.phase, state.to_json()["passes"], state.to_move) == ("play", 2, 1)
    transition = happens(state, "pass")
    result = Result((2,), "blocked", {"1": 2, "2": 1, "3": 2})
    assert transition.events == (Passed(1, 3), Ended(result))
    assert transition.after.to_json()["passes"] == 3


def test_a_tie_is_shared() -> None:
    state = position(BLOCKED + "      1: R R\n    > 2: Y\n      3: L")
    assert play(state, "pass", "pass", "pass").result == Result((2, 3), "blocked", {"1": 2, "2": 1, "3": 1})
    state = position(BLOCKED + "    > 1: R R\n      2: L Y")
    assert play(state, "pass", "pass").result == Result((1, 2), "blocked", {"1": 2, "2": 2})


def test_anything_but_a_pass_begins_the_count_anew() -> None:
    state = position(BLOCKED + "    > 1: R\n      2: O O\n      3: Y", passes=0)
    state = play(state, "pass", "O@2", "pass", "pass")
    assert (state.phase, state.to_json()["passes"]) == ("play", 2)
    state = play(state, "O@3")
    assert state.result == Result((2,), "all_placed", {"1": 1, "2": 0, "3": 1})


def test_for_teams_the_sum_counts() -> None:
    state = position(BLOCKED + "    > 1: R R R\n      2: L L\n      3:\n      4: Y Y")
    assert play(state, "pass", "pass", "pass").result == Result((1, 3), "blocked", {"1": 3, "2": 2, "3": 0, "4": 2})


def test_blocked_teams_that_tie_share_the_win_all_four() -> None:
    state = position(BLOCKED + "    > 1: R R R\n      2: L\n      3: R\n      4: L L L")
    state = play(state, "pass", "pass", "pass")
    assert state.phase == "play"
    assert play(state, "pass").result == Result((1, 2, 3, 4), "blocked", {"1": 3, "2": 1, "3": 1, "4": 3})


def test_seats_without_beams_have_no_part_in_the_count_of_passes() -> None:
    state = position(BLOCKED + "    > 1: R R R\n      2: L\n      3:\n      4: L")
    state = play(state, "pass", "pass")
    assert happens(state, "pass").events[0] == Passed(4, 3)
    assert play(state, "pass").phase == "over"
    alone = position(BLOCKED + "    > 1: R R R\n      2: L\n      3:\n      4:")
    assert play(alone, "pass", "pass").result == Result((2, 4), "blocked", {"1": 3, "2": 1, "3": 0, "4": 0})
