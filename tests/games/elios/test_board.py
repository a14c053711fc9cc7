"""Elios without a window: the list of what lies on the table, what comes of a drop, and hands that make moves by it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from elios_desktop.engine.contract import Refusal
from elios_desktop.games.elios.board.draft import Arranging, Draft, Placing, Splitting, draft_from_json, draft_to_json
from elios_desktop.games.elios.board.gestures import Advice, NextStep, gestures_of, landings, move_of, put
from elios_desktop.games.elios.board.listing import EliosBoard, EliosSituation, board
from elios_desktop.games.elios.rules import GAME, Arrange, Disc, Move, Split, State
from elios_desktop.plain_board import Action, Role, Situation
from elios_desktop.texts.translate import english
from tests.games.elios.drawing import play, position
from tests.golden import FOLDER

NAMES = ("Ann", "Bob", "Cid", "Dee")
MIDDLE = position("""
    3 = . . . . . . . .
    2   J O . . . . B .
    1   R O Y L G A B P
    > 1: AG AGJ BJ O O RY
      2: Y
""")


def situation(state: State, draft: Draft = None) -> EliosSituation:
    """As the person whose turn it is has it before them."""
    seat = state.to_move or (draft.seat if isinstance(draft, Arranging) else None)
    names = NAMES[: state.seats]
    return Situation(state.view(seat), seat, tuple(GAME.legal(state)), draft, names)


def listed(state: State, draft: Draft = None) -> EliosBoard:
    return board(situation(state, draft), english)


def dropped(state: State, piece: str, place: str, draft: Draft = None) -> Any:
    here = listed(state, draft)
    return put(here.held[piece], here.spots[place], situation(state, draft))


def start() -> State:
    return GAME.start(2, {}, {"sun": "ROYLGABP", "hands": ["AABBGGJJLLOOPPRRYY"] * 2})


# -- the list --------------------------------------------------------------------------------------------------------


def test_what_lies_on_the_table_is_listed_with_its_name() -> None:
    here = listed(MIDDLE)
    labels = {thing.key: thing.label for thing in here.things}
    assert labels["bundle AGJ"] == "Group: green + azure + joker"
    assert labels["bundle AGJ: G"] == "green, from the group green + azure + joker"
    assert labels["column 1"] == "Column 1: joker on level 2"
    assert labels["sun"] == "The middle of the sun: 3 discs"
    assert labels["disc"] == "A disc; left beside the sun: 6"
    assert labels["seat 2"] == "Bob, 1 beam: yellow"
    assert {"bundle O", "bundle O 2", "split", "rack", "supply"} <= set(labels)
    assert "bundle O: O" not in labels, "a single beam is its bundle"
    assert here.thing("nothing") is None
    assert [thing.role for thing in here.things if thing.key.startswith("seat")] == [Role.NOTE] * 2


def test_the_keyboard_walks_pieces_the_disc_last() -> None:
    walked = [thing.key for thing in listed(MIDDLE).things if thing.enabled and Action.TAKE in thing.actions]
    assert walked[0] == "bundle AGJ"
    assert walked[-1] == "disc"
    half = Placing("bundle BJ", "BJ", {"B": 7})
    walked = [thing.key for thing in listed(MIDDLE, half).things if thing.enabled and Action.TAKE in thing.actions]
    assert walked[:2] == ["bundle BJ: J", "bundle BJ: B"]
    assert [thing.key for thing in listed(MIDDLE, half).things if thing.selected] == ["bundle BJ: B"]


def test_nothing_can_be_taken_by_who_only_looks() -> None:
    looking: Situation[Any, Any, Any] = Situation(MIDDLE.view(None), None, (), None, NAMES[:2])
    here = board(looking, english)
    assert not here.goals
    assert not any(thing.enabled or Action.TAKE in thing.actions for thing in here.things if thing.role is Role.PIECE)
    assert here.thing("bundle AGJ") is not None, "it is seen all the same"


def test_where_pieces_may_go() -> None:
    goals = listed(MIDDLE).goals
    assert goals["bundle BJ"] == ("sun", "column 1", "column 2", "column 7", "split")
    assert goals["bundle BJ: J"] == ("column 1", "column 2", "column 7", "split")
    assert goals["bundle RY"] == ("split",)
    assert goals["bundle AGJ: J"] == ("column 3", "column 4", "column 8", "split")
    assert goals["disc"] == ("sun",)
    half = listed(MIDDLE, Placing("bundle BJ", "BJ", {"B": 7})).goals
    assert half["bundle BJ: J"] == ("column 1", "column 2")
    assert half["bundle BJ: B"] == ("column 1", "column 7", "rack")


def test_where_loose_beams_may_go() -> None:
    draft = Arranging.of(1, ["AG", "AGJ", "B", "B", "JLO", "L", "O", "PRY", "PRY"])
    goals = listed(start(), draft).goals
    slots, beams = (tuple(key for key in goals["beam A1"] if key.startswith(kind)) for kind in ("bundle", "on beam"))
    assert slots == ("bundle 3", "bundle 4", "bundle 6", "bundle 7", "bundle new")
    # Its group keeps a green one: it changes places with each beam of a full group, but for jokers beside jokers.
    assert beams == tuple(f"on beam {each}" for each in ("O1", "L1", "J2", "R1", "Y1", "P1", "R2", "Y2", "P2"))
    assert "bundle new" not in goals["beam B1"]
    assert goals["disc"] == ()
    assert "disc" not in [each.key for each in listed(start(), draft).things if each.enabled], "not now"


# -- what comes of a drop --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("piece", "place", "made"),
    [
        ("disc", "sun", "disc"),
        ("disc", "column 4", Advice.ONTO_THE_STACK),
        ("disc", "rack", None),
        ("bundle AG", "sun", "AG@6,5"),
        ("bundle AG", "column 5", "AG@6,5"),
        ("bundle O", "column 2", "O@2"),
        ("bundle AG", "split", "split AG/A"),
        ("bundle AG", "rack", None),
        ("bundle AGJ: G", "split", "split AGJ/G"),
        ("bundle AG: G", "split", "split AG/A"),
        ("bundle AGJ: G", "sun", Advice.NOT_ON_THE_SUN),
        ("bundle AGJ: J", "column 3", "AGJ@6,5,3"),
        ("bundle AGJ: J", "supply", None),
    ],
)
def test_what_a_drop_means(piece: str, place: str, made: str | Advice | None) -> None:
    outcome = dropped(MIDDLE, piece, place)
    assert outcome == made if not isinstance(made, str) else outcome.text == made
    here, now = listed(MIDDLE), situation(MIDDLE)
    move = move_of(here.held[piece], here.spots[place], now)
    assert (move.text if move is not None else None) == (made if isinstance(made, str) else None)


def test_what_fits_nowhere_is_refused_with_the_column_under_the_hand() -> None:
    refusal = dropped(MIDDLE, "bundle RY", "column 4")
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.args["column"], refusal.args["beam"]) == ("elios.wrong_colour", 4, "R")
    here = listed(MIDDLE)
    move = move_of(here.held["bundle RY"], here.spots["column 4"], situation(MIDDLE))
    assert move is not None
    assert GAME.why(MIDDLE, move) is not None


def test_a_group_with_a_choice_is_placed_step_by_step() -> None:
    assert dropped(MIDDLE, "bundle AGJ", "sun") == NextStep(Placing("bundle AGJ", "AGJ", {"A": 6, "G": 5}))
    half = Placing("bundle AGJ", "AGJ", {"A": 6, "G": 5})
    assert dropped(MIDDLE, "bundle AGJ: J", "column 8", half).text == "AGJ@6,5,8"
    assert dropped(MIDDLE, "bundle AGJ: A", "rack", half) == NextStep(Placing("bundle AGJ", "AGJ", {"G": 5}))
    assert dropped(MIDDLE, "bundle AGJ: A", "split", half) is None, "not now"
    only = Placing("bundle AGJ", "AGJ", {"A": 6})
    assert dropped(MIDDLE, "bundle AGJ: A", "rack", only) == NextStep(None)
    assert half.left == "J"


def test_three_are_opened_to_choose_the_one_that_leaves() -> None:
    assert "split" in listed(MIDDLE).goals["bundle AGJ"]
    opened = Splitting("bundle AGJ", "AGJ")
    assert dropped(MIDDLE, "bundle AGJ", "split") == NextStep(opened)
    here = listed(MIDDLE, opened)
    choices = [thing for thing in here.things if Action.PRESS in thing.actions]
    assert [thing.key for thing in choices] == ["choice G", "choice A", "choice J"]
    assert list(here.things[:3]) == choices, "the keyboard comes to them first"
    assert choices[0].label == "Take green out of the group green + azure + joker"
    assert not any(key.startswith("bundle AGJ") for key in here.held)
    assert draft_to_json(opened) == {}
    bare = position("2 = . . . . . . . .\n1   R O Y L G A B P\n> 1: AGR J\n  2: Y")
    assert dropped(bare, "bundle AGR", "split") == Split("AGR", "A"), "refused: the first turn places a joker"


def test_what_would_land_is_shown_once() -> None:
    half = Placing("bundle AGJ", "AGJ", {"A": 6, "G": 5})
    here, now = listed(MIDDLE, half), situation(MIDDLE, half)
    assert landings(here.held["bundle AGJ: J"], here.spots["column 8"], now) == {"J": 8}
    assert landings(here.held["bundle RY"], here.spots["column 1"], now) == {}
    assert landings(here.held["disc"], here.spots["sun"], now) == {}
    whole = listed(MIDDLE)
    assert landings(whole.held["bundle AG"], whole.spots["sun"], situation(MIDDLE)) == {"A": 6, "G": 5}


def test_loose_beams_are_tied_anew() -> None:
    draft = Arranging.of(1, ["AG", "AGJ", "B", "B", "JLO", "L", "O", "PRY", "PRY"])
    step = dropped(start(), "beam A1", "bundle 3", draft)
    assert isinstance(step, NextStep)
    assert isinstance(step.draft, Arranging)
    assert step.draft.groups == ["AB", "AGJ", "B", "G", "JLO", "L", "O", "PRY", "PRY"]
    assert dropped(start(), "beam A1", "bundle 1", draft) is None, "it is there already"
    assert dropped(start(), "beam A1", "column 1", draft) is None
    assert draft.untied().groups == list("AABBGGJJLLOOPPRRYY")


# -- hands that make moves -------------------------------------------------------------------------------------------


def carried_out(state: State, move: Move) -> State:
    """The gestures of a move made on the list, each where it may go; what comes of them is the move."""
    draft: Draft = None
    seat = move.seat if isinstance(move, Arrange) else 0
    if seat:
        draft = Arranging.of(seat, GAME.arrangement(state, seat, 0).groups)
    for gesture in gestures_of(move, state.view(None)):
        if gesture.button:
            assert gesture.button in ("reset", "ready", "pass")
            draft = draft.untied() if gesture.button == "reset" and isinstance(draft, Arranging) else draft
            continue
        assert gesture.place in listed(state, draft).goals[gesture.piece], (move, gesture)
        outcome = dropped(state, gesture.piece, gesture.place, draft)
        if isinstance(outcome, NextStep):
            draft = outcome.draft
        else:
            assert outcome == move
    if seat:
        assert isinstance(draft, Arranging)
        assert sorted(draft.groups) == sorted(move.groups)
    done = GAME.apply(state, move)
    assert not isinstance(done, Refusal)
    after = done.after
    assert isinstance(after, State)
    return after


@pytest.mark.parametrize("name", ["elios-2-open", "elios-3-keeps", "elios-4-open"])
def test_whole_games_are_played_by_gestures(name: str) -> None:
    record = json.loads((FOLDER / f"{name}.json").read_text())["record"]
    state = GAME.start(len(record["seats"]), record["options"], record["setup"])
    for text in record["moves"]:
        move = GAME.parse(state, text)
        assert not isinstance(move, Refusal)
        state = carried_out(state, move)
    assert state.result is not None


def test_gestures_of_single_moves() -> None:
    view = MIDDLE.view(1)
    assert [(each.piece, each.place) for each in gestures_of(Disc(), view)] == [("disc", "sun")]
    assert [(each.piece, each.place) for each in gestures_of(Split("AGJ", "G"), view)] == [("bundle AGJ: G", "split")]


# -- what is saved ---------------------------------------------------------------------------------------------------


def test_a_draft_is_saved_and_taken_up_again() -> None:
    arranging = Arranging.of(2, ["AG", "AGJ", "BJ", "BP", "L", "L", "O", "OP", "RY", "RY"])
    view = start().view(None)
    assert draft_from_json(json.loads(json.dumps(draft_to_json(arranging))), view, ()) == arranging
    half, legal = Placing("bundle AGJ", "AGJ", {"A": 6, "G": 5}), GAME.legal(MIDDLE)
    saved = draft_to_json(half)
    assert saved == {"placing": {"bundle": "bundle AGJ", "letters": "AGJ", "put": {"A": 6, "G": 5}}}
    assert draft_from_json(saved, MIDDLE.view(1), legal) == half
    assert draft_from_json(saved, MIDDLE.view(1), ()) is None
    assert draft_from_json(draft_to_json(None), view, ()) is None


@pytest.mark.parametrize(
    "bundles",
    [4, [], [[]], [["A1"]], [[1]], [["A1", "A2"]], [["R1"], "R2"], [["A9", "B1"]]],
)
def test_bundles_that_are_not_the_hand_are_ignored(bundles: Any) -> None:
    assert draft_from_json({"seat": 1, "bundles": bundles}, start().view(None), ()) is None
    arranged = play(start(), GAME.arrangement(start(), 1, 0).text)
    assert draft_from_json({"seat": 1, "bundles": bundles}, arranged.view(None), ()) is None
