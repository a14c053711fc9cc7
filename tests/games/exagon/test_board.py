"""The table of Exagon as a plain list: what is on it, where tiles may go, how a hand makes each move."""

from __future__ import annotations

from random import Random

import pytest

from elios_desktop.engine.contract import Transition
from elios_desktop.games.exagon.board import Draft, ExagonBoard, ExagonSituation, Sort, board, gestures_of
from elios_desktop.games.exagon.rules import GAME, End, Give, Put, State, Timeout
from elios_desktop.plain_board import Action, Gesture, Role, Situation
from elios_desktop.texts.translate import english
from tests.games.exagon.boards import play, position
from tests.games.exagon.test_rules import PAIR, ring

NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eve")


def situation(state: State, draft: Draft | None = None, acts: bool = True) -> ExagonSituation:
    view = state.view(None)
    legal = GAME.legal(state) if acts else []
    return Situation(view, view.to_move, legal, draft or Draft(), NAMES)


def listed(state: State, draft: Draft | None = None, acts: bool = True) -> ExagonBoard:
    return board(situation(state, draft, acts), english)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_legal_drop_has_its_goal_and_its_gesture_and_nothing_else_has(seats: int) -> None:
    chance, state = Random(seats), GAME.start(seats, {}, GAME.deal(seats, {}, seats))
    while state.result is None:
        view, legal = state.view(None), GAME.legal(state)
        shown = listed(state)
        drops = {
            (gesture.piece, gesture.place) for move in legal for gesture in gestures_of(move, view) if gesture.piece
        }
        assert {(piece, place) for piece, places in shown.goals.items() for place in places} == drops
        assert set(shown.goals) == set(shown.held)
        for move in chance.sample(legal, min(3, len(legal))):
            if isinstance(move, Put):
                (gesture,) = gestures_of(move, view)
                draft = Draft()
                for _ in range(gesture.turns):
                    draft = draft.turn_on(view, move.tile, move.cell, 1)
                assert draft.move(view, shown.held[gesture.piece], shown.spots[gesture.place]) == move
        done = GAME.apply(state, chance.choice(legal))
        assert isinstance(done, Transition)
        assert isinstance(done.after, State)
        state = done.after


def test_gestures_that_are_no_puts() -> None:
    view = position(PAIR, [[8, 1], [2]], bonus=1).view(1)
    assert gestures_of(Give(8, 2), view) == (Gesture("tile 8", "seat 2"),)
    assert gestures_of(End(), view) == (Gesture(button="end"),)
    assert gestures_of(Timeout(), view) == ()


def test_labels_and_what_can_be_done() -> None:
    shown = listed(position(PAIR, [[8, 1], [2]]))
    tile = shown.thing("tile 8")
    assert tile is not None
    assert tile.label == "Tile with star 27, star points 1, clockwise 1 3 9 2 7 5; fits with 1 side"
    assert (tile.role, tile.owner, tile.enabled) == (Role.PIECE, 1, True)
    assert Action.TAKE in tile.actions
    for key, label in (("cell 1,0", "1,0, free, beside a tile"), ("cell 2,0", "2,0, free"), ("seat 2", "Bo: 1 tile")):
        thing = shown.thing(key)
        assert thing is not None
        assert (thing.label, thing.role) == (label, Role.PLACE)
    lying = shown.thing("cell 0,0")
    assert lying is not None
    assert lying.label == "0,0: Tile with star 30, star points 5, clockwise 1 3 9 7 2 8"
    assert (lying.enabled, lying.actions) == (False, ())
    assert shown.thing("cell 9,9") is None


def test_nothing_can_be_taken_while_nobody_may_act_or_the_game_is_over() -> None:
    still = listed(position(PAIR, [[8, 1], [2]]), acts=False)
    ended = play(position(PAIR, [[8], [2]]), "8@1,0/3").after
    assert isinstance(ended, State)
    over = listed(ended)
    for shown in (still, over):
        assert not shown.goals
        assert not any(Action.TAKE in thing.actions for thing in shown.things)
    assert list(still.held) == ["tile 1", "tile 8"]
    assert not over.held, "the winner has none left"


def test_tiles_and_plates_are_walked_before_cells() -> None:
    keys = [thing.key for thing in listed(position(PAIR, [[8, 1], [2]])).things]
    assert keys[:4] == ["tile 1", "tile 8", "seat 1", "seat 2"]
    assert all(key.startswith("cell ") for key in keys[4:])


def test_a_plate_that_is_looked_at_reads_its_tiles_and_a_tournament_its_points() -> None:
    opened = board(situation(position(PAIR, [[8, 1], [2, 4]]), Draft(open_seat=2)), english, (0, 15))
    plate = opened.thing("seat 2")
    assert plate is not None
    assert plate.label.startswith("Bo: 2 tiles, 15 points; Tile with star 23, ")
    assert plate.selected


def test_the_best_cells_come_first() -> None:
    state = position(ring(4), [[8, 1, 3], [2]])
    view, goals = state.view(1), listed(state).goals["tile 8"]
    sides = {f"cell {spot.cell.text}": spot.sides for spot in view.spots(8)}
    assert [sides[key] for key in goals] == sorted(sides.values(), reverse=True)


def test_sorting() -> None:
    view = position(ring(3), [[4, 8, 36], [2]]).view(1)
    hand = view.hands[0]
    assert Draft().sorted(view, hand) == [36, 4, 8]
    assert Draft(sort=Sort.POINTS).sorted(view, hand) == [4, 8, 36]
    assert Draft(sort=Sort.FITS).sorted(view, hand)[0] == 8
    assert [Draft().sort_next().sort, Draft(sort=Sort.FITS).sort_next().sort] == [Sort.POINTS, Sort.SUM]


def test_a_draft_comes_back_from_a_save_and_wrong_parts_are_ignored() -> None:
    draft = Draft(sort=Sort.FITS).turn(8, 2).turn(4, 7).turn(1, 3).turn(1, 0)
    assert draft.to_json() == {"turned": {"8": 2, "4": 1}, "sort": "fits"}
    again = Draft.from_json(draft.to_json())
    assert [again.rotation(tile) for tile in (8, 4, 1)] == [2, 1, 0]
    wrong = {"turned": {"8": 9, "x": 1, "41": 1, "4": True, "5": 2}, "sort": "size"}
    assert Draft.from_json(wrong) == Draft({5: 2})
    assert Draft.from_json({"turned": [], "sort": []}) == Draft()
