"""Holi without a window: the list of what lies on the table, what comes of a drop, and hands that make moves by it."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from elios_desktop.engine.contract import Refusal
from elios_desktop.games.holi.board.gestures import (
    Advice,
    CellChoice,
    Draft,
    HandCard,
    NextStep,
    gestures_left,
    gestures_of,
    put,
    stuck,
)
from elios_desktop.games.holi.board.listing import HoliBoard, HoliSituation, Marks, board, last_turn, marks_of
from elios_desktop.games.holi.rules import GAME, MovePawn, State, Throw
from elios_desktop.plain_board import Action, Role, Situation
from elios_desktop.texts.translate import english
from tests.games.holi.courtyard import courtyard, play, played
from tests.golden import FOLDER
from tests.sizes import sized

NAMES = ("Asha", "Ravi", "Mina", "Dev")
MIDDLE = """
    . . . . . .
    . 1 . . . .
    . . 2 . . .
    . . A . . .
    . .'. . . .
    . . . . . B
"""


def situation(state: State, draft: Draft | None = None) -> HoliSituation:
    """As the person whose turn it is has it before them."""
    seats = len(state.view(None).pawns)
    return Situation(
        state.view(state.to_move), state.to_move, tuple(GAME.legal(state)), draft or Draft(), NAMES[:seats]
    )


def listed(state: State, draft: Draft | None = None) -> HoliBoard:
    return board(situation(state, draft), english, flat=False)


def dropped(state: State, piece: str, place: str, draft: Draft | None = None) -> Any:
    here = listed(state, draft)
    return put(here.held[piece], here.cells[place], here.turn)


def test_what_lies_on_the_table_is_listed_with_its_name() -> None:
    here = listed(courtyard(MIDDLE, ((1, 7), (2,)), rivalry=(3,)))
    assert here.labels["1c3"] == "c3 on level 1: Asha’s pawn"
    assert here.labels["1c4"] == "c4 on level 1: Ravi’s token"
    assert here.labels["1b2"] == "b2 on level 1: 2 sweets"
    assert here.labels["3f6"] == "f6 on level 3: empty"
    assert here.labels["card 1"].startswith("Card 1: colour colour colour; nothing nothing")
    assert here.labels["pawn 2"] == "Ravi’s pawn, f1 on level 1"
    assert "25 of 25 tokens in the reserve" in here.labels["plate 2"]
    assert "Rows" in here.labels["rivalry 3"]
    assert "card 2" not in here.labels, "another's hand is not on the list"
    assert here.labels["view"] == "Show the levels side by side"
    assert "view" not in board(situation(courtyard(MIDDLE)), english).labels, "nobody presses a button in a picture"


def test_an_onlooker_is_told_of_no_card() -> None:
    state = courtyard(MIDDLE, ((1, 7), (2,)))
    here = board(Situation(state.view(None), None, (), Draft(), NAMES[:2]), english)
    assert not [key for key in here.labels if key.startswith("card")]
    assert not here.goals
    assert not any(Action.TAKE in thing.actions for thing in here.things)


def test_who_is_to_move_takes_their_own_things_only() -> None:
    here = listed(courtyard(MIDDLE, ((1, 7), (2,))))
    assert list(here.goals) == ["card 1", "card 7", "pawn 1"]
    walked = [thing.key for thing in here.things if thing.actions]
    assert walked == ["card 1", "card 7", "pawn 1", "plate 1", "plate 2", "view"]
    assert {thing.role for thing in here.things} == {Role.PIECE, Role.PLACE, Role.NOTE}
    corners = listed(courtyard("", to_move=1, phase="corners"))
    assert corners.goals == {"pawn 1": ("1a1", "1a6", "1f1", "1f6")}


def test_a_card_goes_to_its_pattern_or_onto_the_pawn_and_face_down_anywhere() -> None:
    state = courtyard(MIDDLE, ((1,), (2,)))
    up, down = listed(state).goals["card 1"], listed(state, Draft(down=frozenset({1}))).goals["card 1"]
    assert up[0] == "1c3"
    assert set(up) == {"1c3", "1a3", "1b3", "1d3", "1e3", "1c1", "1c2"}
    assert len(down) == 36 - 4
    assert dropped(state, "card 1", "1b3") in (Throw(1, ("a3", "b3")), Throw(1, ("b3", "d3")))
    assert dropped(state, "card 1", "2b3") is Advice.OWN_LEVEL
    assert dropped(state, "pawn 1", "1a1") == MovePawn("a1")
    assert dropped(state, "pawn 1", "3a1") is Advice.PAWN_LEVEL


def test_a_card_that_fits_nowhere_says_so() -> None:
    state = courtyard("A . . . . B", ((13,), (2,)))
    here = listed(state)
    card = here.thing("card 13")
    assert card is not None
    assert not card.enabled
    assert card.label.endswith("It doesn’t fit anywhere face-up now.")
    assert stuck(here.held["card 13"], here.turn) is Advice.DROP_OR_MOVE
    assert "13" in Advice.DROP_OR_MOVE.sentence(HandCard(13, False), english)
    moved = listed(courtyard("A . . . . B", ((13,), (2,)), done=("move",)))
    assert stuck(moved.held["card 13"], moved.turn) is Advice.DROP, "nobody moves twice"
    twice = courtyard("A . . . . B", ((13,), (2,)), done=("move",), discards=((-5,), ()))
    assert stuck(listed(twice).held["card 13"], listed(twice).turn) is Advice.OTHER_CARD
    said = Advice.OTHER_CARD.sentence(HandCard(13, False), english)
    assert said == "Card 13 doesn’t fit anywhere from here: choose another card."
    thrown = listed(courtyard("A . . . . B", ((1,), (2,)), done=("throw", "move")))
    assert stuck(thrown.held["card 1"], thrown.turn) is Advice.THROWN
    assert stuck(thrown.held["pawn 1"], thrown.turn) is Advice.PAWN_STUCK


def test_with_a_short_reserve_cells_are_chosen() -> None:
    state = courtyard(MIDDLE, ((1,), (2,)), left=(1, 25))
    way = listed(state).turn.legal_ways(1)[0]
    step = dropped(state, "card 1", f"1{way.cells[0]}", Draft().with_turned(way))
    assert isinstance(step, NextStep)
    assert step.draft.choice == CellChoice(1, way.cells, way.cells[:1])
    here = listed(state, step.draft)
    first, second = way.cells
    assert here.goals == {f"ghost {first}": (f"1{second}",)}
    assert here.things[0].key == f"1{second}", "the open space is walked first"
    chosen = put(here.held[f"ghost {first}"], here.cells[f"1{second}"], here.turn)
    assert isinstance(chosen, NextStep)
    assert chosen.draft.choice is not None
    assert chosen.draft.choice.move == Throw(1, (second,))
    assert put(here.held[f"ghost {first}"], here.cells["1f6"], here.turn) is Advice.PATTERN_ONLY


def test_a_draft_is_saved_and_what_is_wrong_or_old_is_left_out() -> None:
    state = courtyard(MIDDLE, ((1, 7), (2,)), left=(1, 25))
    view = state.view(1)
    cells = listed(state).turn.legal_ways(1)[0].cells
    draft = Draft(down=frozenset({7}), choice=CellChoice(1, cells, cells[1:]))
    written = json.loads(json.dumps(draft.to_json(5)))
    assert Draft.from_json(written, 5, view) == draft
    assert Draft().to_json(5) == {}
    assert Draft.from_json(written, 6, view) == Draft()
    wrong: list[Any] = [
        None,
        [],
        {},
        {"card": 2, "cells": ["a3"], "chosen": ["a3"]},
        written["choice"] | {"chosen": []},
    ]
    for choice in wrong:
        assert Draft.from_json(written | {"choice": choice}, 5, view) == replace(draft, choice=None)
    assert Draft.from_json(written | {"down": [1, 2, "x", None]}, 5, view).down == {1}


def test_a_rivalry_card_says_what_it_is_worth_to_each_now() -> None:
    state = courtyard("1 1 1 . . .\n. . A . . B", ((1,), (2,)), rivalry=(3, 20), held=(2, 0))
    labels = listed(state).labels
    assert labels["rivalry 3"].endswith("Worth now: Asha 2, Ravi 0.")
    assert "Worth" not in labels["rivalry 20"], "it changes a rule and is not counted"
    assert "10 points if the game ended now, 2 of them for rivalry cards" in labels["plate 1"]
    assert "points if the game ended now, 2 sweets" not in labels["plate 1"]


def test_the_hand_of_who_is_awaited_lies_face_down() -> None:
    state = courtyard(MIDDLE, ((1, 7), (2,)))
    here = board(Situation(state.view(None), None, (), Draft(), NAMES[:2]), english, None, awaited=1)
    assert here.labels["hand"] == "2 of Asha’s cards, face-down"
    assert "hand" not in listed(state).labels


def test_the_turn_before_is_marked() -> None:
    state = courtyard("A . . . . B", ((2, 7), (2,)), left=(25, 25))
    made = []
    for text in ("move c2", "drop 7 a1", "end"):
        made.append(played(state, text))
        assert isinstance(made[-1].after, State)
        state = made[-1].after
    assert last_turn(made, state.to_move, 2) == Marks(new=("1a1",), left=("1a1",))
    assert last_turn(made, made[0].seat, 2) == Marks(), "one's own turn is not over"
    upper = courtyard(". . . . . . | . . . . . .\n. . . . . B | A . . . . .", ((7,), (2,)))
    fallen = played(upper, "drop 7 c1")
    assert marks_of(fallen.events) == Marks(new=("1c1",), falls=(("2c1", "1c1", 1),))
    caught = played(upper, "drop 7 f1")
    assert marks_of(caught.events) == Marks(falls=(("2f1", "1f1", 1),), splashes=(("1f1", 1),))


@sized("path", sorted(FOLDER.glob("holi-*.json"))[::3], sorted(FOLDER.glob("holi-*.json")), ids=lambda path: path.stem)
def test_hands_play_a_whole_game(path: Any) -> None:
    """Each gesture takes something that can be taken to where it may go, and the last one makes the move."""
    record = json.loads(path.read_text(encoding="utf-8"))["record"]
    state = GAME.start(len(record["seats"]), record["options"], record["setup"])
    for text in record["moves"]:
        move = GAME.parse(state, text)
        assert not isinstance(move, Refusal)
        assert made_by_hand(state, gestures_of(move, state.view(state.to_move))) == move
        # Who looks at the game later without knowing the hands is shown the same places.
        [first, *_], [shown, *_] = (gestures_of(move, state.view(seat)) for seat in (state.to_move, None))
        assert (shown.place, shown.covers) == (first.place, first.covers)
        state = play(state, text)


def test_a_throw_goes_on_from_cells_that_have_been_chosen() -> None:
    state = courtyard("A . . . . .\n. . . . . B", ((1,), (2,)), left=(2, 25))
    throws = [move for move in GAME.legal(state) if isinstance(move, Throw) and len(move.cells) == 2]
    view = state.view(1)
    ways = listed(state).turn.ways(1)
    for move in throws:
        way = next(way for way in ways if set(move.cells) <= set(way.cells))
        choice = CellChoice(1, way.cells, way.cells[:2])
        left = gestures_left(move, view, Draft(choice=choice))
        assert left is not None
        assert left[-1].button == "throw"
        assert made_by_hand(state, left, Draft(choice=choice)) == move
        elsewhere = next(other for other in throws if not set(other.cells) <= set(way.cells))
        assert gestures_left(elsewhere, view, Draft(choice=choice)) is None
    assert gestures_left(MovePawn("c3"), view, Draft(choice=CellChoice(1, ("a2", "a3"), ("a2",)))) is None
    assert gestures_left(throws[0], view, Draft()) == gestures_of(throws[0], view)
    flipped = gestures_left(throws[0], view, Draft(down=frozenset({throws[0].card})))
    assert flipped is not None
    assert [each.flip for each in flipped] == [True, *(False for _ in flipped[1:])]


def made_by_hand(state: State, gestures: Any, half_done: Draft | None = None) -> Any:
    draft, done = half_done or Draft(), None
    for gesture in gestures:
        assert done is None, "the move was made already"
        if gesture.button:
            return draft.choice.move if draft.choice is not None else GAME.parse(state, gesture.button)
        if gesture.flip:
            draft = replace(draft, down=draft.down ^ {int(gesture.piece.removeprefix("card "))})
        here = listed(state, draft)
        held, cell = here.held[gesture.piece], here.cells[gesture.place]
        assert cell.key in here.goals[held.key]
        if isinstance(held, HandCard) and not held.down:
            for steps in (0, *[1] * gesture.turns):
                way = here.turn.turned(held.card, steps)
                assert way is not None
                draft = draft.with_turned(way)
                here = listed(state, draft)
            assert here.turn.way_over(held.card, cell) == way
        outcome = put(held, cell, here.turn)
        if isinstance(outcome, NextStep):
            draft = outcome.draft
        else:
            done = outcome
    return done
