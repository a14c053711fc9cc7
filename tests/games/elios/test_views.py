"""The views of Elios as JSON: what they write is read again, and nothing else is."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import pytest
from hypothesis import given

from elios_desktop.engine.contract import Seen
from elios_desktop.engine.record import SeatInfo, known_game
from elios_desktop.engine.session import Session
from elios_desktop.games.elios.rules import GAME, Core
from tests.games.elios.drawing import play, position
from tests.games.elios.test_arranging import GOOD, start
from tests.games.elios.test_core import as_state, cores

STATE = position("""
    3 = . . . . . . . .
    2   J O . . . . B .
    1   R O Y L G A B P
    > 1: AG AGJ R
      2: Y
""")
LAST = "2 = J . . . . . . .\n1   R O Y L G A B P\n> 1: O\n  2: Y"


@given(cores)
def test_what_was_written_is_read_again(core: Core) -> None:
    view = as_state(core).view(None)
    assert GAME.view_from_json(view.to_json()) == view


def test_so_is_what_is_seen_while_seats_arrange_and_at_the_end() -> None:
    for state in (start(3), play(start(3), GOOD[3, 2]), play(position(LAST), "O@2")):
        view = state.view(1)
        assert GAME.view_from_json(view.to_json()) == view
        assert (view.phase == "over") == (view.result is not None)


WRONG: list[tuple[str, Any]] = [
    *(("game", each) for each in ("holi", None)),
    *(("phase", each) for each in ("arrange", "over", "", 1)),
    *(("columns", each) for each in ([], ["R"] * 7, ["R"] * 9, [1] * 8, [""] * 8, ["Q"] * 8, "ROYLGABP", None)),
    *(("discs", each) for each in (-1, 10, True, 2.0, "2")),
    *(("hands", each) for each in (["AG", "Y"], "AG", None)),
    *(("groups", each) for each in ([], [["AA"], ["Y"]], [["GA"], []], [["ABGL"], []], ["AG", "Y"], [[1], []])),
    *(("arranged", each) for each in ([0], [3], ["1"], 1)),
    *(("to_move", each) for each in (None, 0, 3, "1", True)),
    *(("pending", each) for each in ([1], None, [0])),
    *(("passes", each) for each in (-1, 3, None)),
    *(("joker", each) for each in ("closed", None)),
    *(("result", each) for each in ({}, {"winners": [1], "reason": "all_placed", "scores": {"1": 0, "2": 1}}, 1)),
]


@pytest.mark.parametrize(("key", "value"), WRONG)
def test_anything_else_is_refused(key: str, value: Any) -> None:
    json = STATE.view(None).to_json()
    with pytest.raises(ValueError, match=r"this|these"):
        GAME.view_from_json(json | {key: value})
    del json[key]
    with pytest.raises(ValueError, match="no position"):
        GAME.view_from_json(json)


@pytest.mark.parametrize("value", [None, [], "view", {}, {"game": "elios"}])
def test_what_is_no_view_at_all_is_refused(value: Any) -> None:
    with pytest.raises(ValueError, match="no position"):
        GAME.view_from_json(value)
    with pytest.raises(ValueError, match="no position"):
        GAME.view_from_json(STATE.to_json() | {"more": 1})


@pytest.mark.parametrize(
    "spoiled",
    [
        {"winners": [3]},
        {"reason": "tired"},
        {"scores": {"1": 0}},
        {"scores": {"1": 0, "2": "1"}},
        {"more": 1},
    ],
)
def test_so_is_a_result_that_cannot_be(spoiled: dict[str, Any]) -> None:
    json = play(position(LAST), "O@2").to_json()
    json["result"] |= spoiled
    with pytest.raises(ValueError, match="this"):
        GAME.view_from_json(json)


def test_a_view_is_a_value_of_its_own() -> None:
    view = STATE.view(1)
    json = view.to_json()
    before = deepcopy(json)
    json["columns"][0] = "spoiled"
    json["groups"][0].clear()
    assert view.to_json() == before
    assert hash(view) == hash(STATE.view(2)), "nothing is hidden"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_guess_is_the_position_itself(seats: int) -> None:
    session = Session.dealt(known_game("elios"), [SeatInfo("")] * seats, {}, 3)
    for seat in range(1, seats + 1):
        session.play(session.game.arrangement(session.state, seat, 4))
    while session.state.result is None:
        session.play(session.game.legal(session.state)[0])
    for ply in (0, 1, seats, seats + 5, session.ply):
        state = session.state_at(ply)
        moves = tuple(made.move.text for made in session.transitions[:ply])
        seen = Seen(1, seats, session.options, GAME.open_setup(session.setup, 1), state.view(1), moves)
        assert GAME.guess(seen, Random(1)) == state
