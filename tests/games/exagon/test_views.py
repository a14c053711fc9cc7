"""What is seen of a position: it comes back from JSON whole, and says what a tile would bring."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from elios_desktop.engine.contract import Transition
from elios_desktop.games.exagon.rules import GAME, Cell, Gain, Give, Outcome, Put, State, View
from tests.games.exagon.boards import play, position
from tests.games.exagon.test_rules import PAIR, RING, ring


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_views_come_back_from_json_and_can_be_played_on(seats: int) -> None:
    chance = Random(seats)
    state = GAME.start(seats, {}, GAME.deal(seats, {}, seats))
    while state.result is None:
        view = state.view(1)
        again = GAME.view_from_json(json.loads(json.dumps(view.to_json())))
        assert (again, hash(again)) == (view, hash(view))
        assert list(again.board) == list(view.board), "in the order in which the tiles came there"
        twin = State(again.core)
        assert twin == state
        assert GAME.legal(twin) == GAME.legal(state)
        done = GAME.apply(state, chance.choice(GAME.legal(state)))
        assert isinstance(done, Transition)
        assert isinstance(done.after, State)
        state = done.after
    over = GAME.view_from_json(json.loads(json.dumps(state.to_json())))
    assert (over, over.playable(), GAME.legal(State(over.core))) == (state.view(None), (), [])


@pytest.mark.parametrize("texts", [["8@1,0/3"], ["end", "end"]])
def test_a_view_of_a_game_that_is_over_comes_back(texts: list[str]) -> None:
    for drawing, hands in ((RING, [[8, 1], [2]]), (PAIR, [[8], [2]])):
        over = play(position(drawing, hands), *texts).after
        assert View.from_json(over.to_json()) == over.view(2)


@pytest.mark.parametrize(
    "change",
    [
        {"bonus": True}, {"bonus": -1}, {"bonus": 1.0}, {"bonus": None}, {"placed": "1"}, {"idle": []}, {"idle": 10.5},
        {"to_move": 3}, {"to_move": 0}, {"to_move": None}, {"to_move": "1"}, {"phase": "opening"}, {"phase": 7},
        {"pending": [1]}, {"game": "elios"}, {"result": {}}, {"result": {"winners": [], "reason": "", "scores": {}}},
        {"result": {"winners": [1], "reason": "no_tiles", "scores": {"1": 20, "2": 0}}}, {"result": "x"},
        {"hands": [[8, 1], [2]]}, {"hands": [[8, 8], [2]]}, {"hands": [[17], [2]]}, {"hands": [[41], [2]]},
        {"hands": None}, {"hands": [8]}, {"hands": []}, {"hands": [["8"], [2]]},
        {"board": {}}, {"board": []},
        {"board": {"0,0": [17]}}, {"board": {"0,0": [17, 6]}}, {"board": {"0, 0": [17, 0]}},
        {"board": {"0,0": [17, 0], "5,0": [25, 0]}}, {"board": {"0,0": [17, 0], "-1,0": [25, 1]}},
        {"board": {"0,0": [17, -2]}}, {"board": {"0,0": [17, 10**30]}}, {"board": {"0,0": [17, "0"]}}, {"more": 1},
    ],
)  # fmt: skip
def test_anything_else_is_no_view(change: dict[str, Any]) -> None:
    shown = position(PAIR, [[1, 8], [2]], bonus=1).to_json()
    assert View.from_json(shown).to_json() == shown
    with pytest.raises(ValueError, match=r"."):
        View.from_json({**shown, **change})


@pytest.mark.parametrize("name", position(PAIR, [[1, 8], [2]]).to_json())
def test_a_view_without_one_of_its_parts_is_none(name: str) -> None:
    shown = position(PAIR, [[1, 8], [2]]).to_json()
    del shown[name]
    with pytest.raises(ValueError, match="is no view of exagon"):
        View.from_json(shown)


def outcome(state: State, q: int = 1, rotation: int = 3) -> Outcome:
    return state.view(1).outcome(Put(8, Cell(q, 0), rotation))


@pytest.mark.parametrize(
    ("state", "gain", "bonus"),
    [
        (position("", [[8, 1], [2]]), Gain.MISFIT, 0),
        (position("17/0*", [[8, 1], [2]]), Gain.OPENING, 0),
        (position("17/0*", [[8], [2]]), Gain.LAST_TILE, 0),
        (position(PAIR, [[8, 1], [2]]), Gain.ENDS_TURN, 0),
        (position(PAIR, [[8], [2]]), Gain.LAST_TILE, 0),
        (position(PAIR, [[8, 1], [2]], bonus=2), Gain.USES_BONUS, 0),
        (position(PAIR, [[1], [2, 8]]), Gain.MISFIT, 0),
        (position(ring(2), [[8, 1], [2]]), Gain.GOES_ON, 0),
        (position(ring(2), [[8, 1], [2]], bonus=1), Gain.GOES_ON, 0),
        (position(ring(3), [[8, 1], [2]], bonus=1), Gain.BONUS, 1),
        (position(ring(4), [[8, 1], [2]]), Gain.BONUS, 2),
        (position(ring(5), [[8, 1], [2]]), Gain.BONUS, 3),
        (position(RING, [[8, 1], [2]]), Gain.PERFECT_FIT, 0),
        (position(RING, [[8], [2]]), Gain.LAST_TILE, 0),
        (play(position(RING, [[8], [2]]), "8@1,0/3").after, Gain.MISFIT, 0),
    ],
)
def test_what_a_tile_would_bring(state: State, gain: Gain, bonus: int) -> None:
    found = outcome(state)
    assert (found.gain, found.bonus) == (gain, bonus)


def test_the_first_tile_meets_nothing_and_a_wrong_one_says_how_much_of_it_fits() -> None:
    first = outcome(position("", [[8, 1], [2]]), 0, 0)
    assert (first.gain, first.meeting) == (Gain.OPENING, 0)
    right, wrong = (outcome(position(ring(3), [[8, 1], [2]]), rotation=rotation) for rotation in (3, 4))
    assert (right.gain, right.meeting, right.matching) == (Gain.BONUS, 3, 3)
    assert (wrong.gain, wrong.meeting, wrong.matching) == (Gain.MISFIT, 3, 0)


def test_the_most_sides_of_a_tile() -> None:
    view = position(ring(4), [[8, 1], [2]]).view(1)
    assert (view.most_sides(8), view.most_sides(2)) == (4, 0)


def test_tiles_may_be_given_to_whom_the_engine_lets_them_be_given() -> None:
    state = position(PAIR, [[8, 1], [2]], bonus=1)
    takers = {move.to for move in GAME.legal(state) if isinstance(move, Give)}
    assert set(state.view(1).takers()) == takers == {2}
    assert position(PAIR, [[8, 1], [2]]).view(1).takers() == ()


@pytest.mark.parametrize(
    ("drawing", "hands", "bonus", "ends"),
    [
        (PAIR, [[8, 1], [2]], 0, True),
        (PAIR, [[8, 1], [2]], 1, False),
        (PAIR, [[8], [2]], 0, False),
        (ring(3), [[8, 1], [2]], 0, False),
        ("", [[8, 1], [2]], 0, False),
    ],
)
def test_where_one_side_fits_and_no_bonus_is_left_any_tile_is_the_last_of_the_turn(
    drawing: str, hands: list[list[int]], bonus: int, ends: bool
) -> None:
    assert position(drawing, hands, bonus=bonus).view(1).ends_with_any_tile() is ends
