"""The table of Elementos as a plain list, and hands that make every move by it."""

from __future__ import annotations

from random import Random

import pytest

from elios_desktop.engine.contract import Seat
from elios_desktop.games.elementos.board import ElementosBoard, LayingOut, board, draft_from_json, gestures_of, turn_of
from elios_desktop.games.elementos.rules import GAME, USUAL_LAYOUT, Arrange, State
from elios_desktop.plain_board import Action, Gesture, Role, Situation
from elios_desktop.texts.translate import english
from tests.games.elementos.boards import USUAL, begun, placed, played

NAMES = ("Ada", "Ben")
BOARD = """
8 ...  ...  ...
7 ...  2FA* ...
5 2WA  ...  2AF
4 ...  1FW  ...
3 1WA  1AW* ...
"""


def listed(state: State, seat: Seat | None, draft: LayingOut | None = None, looking: bool = False) -> ElementosBoard:
    legal = GAME.legal(state) if seat is not None and seat == state.to_move else []
    turns = [move for move in legal if not isinstance(move, Arrange)]
    return board(Situation(state.view(seat), seat, turns, draft, NAMES), english, looking)


def test_everything_is_named() -> None:
    things = {thing.key: thing for thing in listed(placed(BOARD), 1).things}
    assert things["token b4"].label == "b4: Ada’s fire"
    assert things["token b3"].label == "b3: Ada’s water, with the wand"
    assert things["wand 2"].label == "Ben’s wand, on b7"
    assert things["c1"].label == "c1, empty"
    assert things["seat 2"].label == "Ben: 3 tokens"
    assert things["seat 2"].role is Role.NOTE
    assert things["token b4"].actions == (Action.TAKE, Action.FLIP, Action.LOOK)
    assert things["token c5"].actions == ()
    assert things["wand 1"].actions == (Action.TAKE,)


def test_undersides_are_named_to_their_owner_who_looks_and_to_nobody_else() -> None:
    state = placed(BOARD)
    assert "Underneath" not in repr(listed(state, 1))
    looked = {thing.key: thing.label for thing in listed(state, 1, looking=True).things}
    assert looked["token b4"] == "b4: Ada’s fire. Underneath: wood"
    assert [key for key, label in looked.items() if "Underneath" in label] == ["token a3", "token b3", "token b4"]
    assert "Underneath" not in repr(listed(state, None, looking=True))


def test_where_pieces_may_go() -> None:
    assert listed(placed(BOARD), 1).goals == {
        "token a3": ("a4",),
        "token b3": (),
        "token b4": ("a4", "c4", "a5", "b5"),
        "wand 1": ("a3", "b4"),
    }
    assert listed(placed(BOARD), 2).goals == {}
    assert listed(placed(BOARD), None).goals == {}


def test_a_seat_lays_its_tokens_out() -> None:
    state = GAME.start(2, {"memory": False}, {"first": 1})
    draft = LayingOut(2).swapped("a8", "c6").flipped("b8")
    shown = listed(state, 2, draft, looking=True)
    assert shown.goals.keys() == {f"token {square}" for square in draft.squares}
    assert set(shown.goals["token a8"]) == set(draft.squares) - {"a8"}
    labels = {thing.key: thing.label for thing in shown.things}
    assert labels["token a8"] == "a8: Ben’s water. Underneath: fire"
    assert labels["token b8"] == "b8: Ben’s water. Underneath: wood"
    assert labels["token b7"] == "b7: Ben’s wood, with the wand. Underneath: water"
    assert labels["seat 1"] == "Ada: 9 tokens"
    assert draft_from_json(draft.to_json()) == draft


@pytest.mark.parametrize(
    "value",
    [
        {},
        {"seat": 3, "tokens": list(USUAL_LAYOUT)},
        {"seat": True, "tokens": list(USUAL_LAYOUT)},
        {"seat": 1, "tokens": "FW"},
        {"seat": 1, "tokens": list(USUAL_LAYOUT[:8])},
        {"seat": 1, "tokens": [*USUAL_LAYOUT[:8], 7]},
        {"seat": 1, "tokens": ["FF", *USUAL_LAYOUT[1:]]},
    ],
)
def test_a_damaged_draft_is_none(value: dict[str, object]) -> None:
    assert draft_from_json(value) is None


def test_a_hand_can_make_every_legal_move() -> None:
    random = Random(2)
    for seed in range(5):
        state = played(begun(1 + seed % 2))
        while state.phase == "play":
            shown, moves = listed(state, state.to_move), GAME.legal(state)
            view, made = state.view(state.to_move), set()
            for move in moves:
                (gesture,) = gestures_of(move, view)
                if gesture.flip:
                    thing = shown.thing(gesture.piece)
                    assert thing is not None
                    assert Action.FLIP in thing.actions
                else:
                    assert turn_of(shown.held[gesture.piece], shown.spots[gesture.place], view) == move
                    assert gesture.place in shown.goals[gesture.piece]
                made.add(gesture)
            assert len(made) == len(moves)
            for key, piece in shown.held.items():
                meant = {spot.key for spot in shown.spots.values() if turn_of(piece, spot, view) in moves}
                assert set(shown.goals.get(key, ())) == meant
            state = played(state, random.choice(moves).text)


@pytest.mark.parametrize("seed", range(20))
def test_a_hand_can_lay_out_anything(seed: int) -> None:
    empty = GAME.start(2, {"memory": False}, {"first": 1})
    move = GAME.arrangement(empty, 2, seed)
    assert isinstance(move, Arrange)
    *gestures, last = gestures_of(move, empty.view(2))
    draft = LayingOut(2)
    for gesture in gestures:
        square = gesture.piece.removeprefix("token ")
        draft = draft.flipped(square) if gesture.flip else draft.swapped(square, gesture.place)
    assert draft.move == move
    assert last == Gesture(button="ready")


def test_the_usual_layout_needs_no_gesture_but_being_ready() -> None:
    empty = GAME.start(2, {"memory": False}, {"first": 1})
    move = GAME.parse(empty, USUAL.format(1))
    assert isinstance(move, Arrange)
    assert gestures_of(move, empty.view(1)) == (Gesture(button="ready"),)
