"""Elios, beam by beam: where each beam of a group may still go, and which placement is spoken of when none is legal."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings

from elios_desktop.games.elios.rules import GAME, Core, Place, Split, View
from elios_desktop.games.elios.rules.game import (
    against,
    meant_for,
    nearest,
    open_columns,
    placements,
    settled,
    through,
)
from elios_desktop.games.elios.rules.moves import from_core
from tests.games.elios.drawing import code, position
from tests.games.elios.test_core import as_state, cores

STATE = position("""
    3 = . . . . . . . .
    2   J O . . . . B .
    1   R O Y L G A B P
    > 1: AG AGJ BJ JO RY
      2: Y
""")
LEGAL = GAME.legal(STATE)
VIEW = STATE.view(1)


def texts(ways: list[Place]) -> list[str]:
    return [way.text for way in ways]


def test_the_ways_to_place_a_group() -> None:
    assert texts(placements(LEGAL, "AG")) == ["AG@6,5"]
    assert texts(placements(LEGAL, "BJ")) == ["BJ@1,2", "BJ@1,7", "BJ@7,1", "BJ@7,2"]
    assert placements(LEGAL, "RY") == []
    assert placements(LEGAL, "JR") == [], "not in front of the seat"


def test_beams_that_lie_somewhere_already_leave_fewer_ways() -> None:
    assert texts(placements(LEGAL, "AGJ", {"J": 4})) == ["AGJ@6,5,4"]
    assert texts(placements(LEGAL, "AGJ", {"A": 6})) == ["AGJ@6,5,3", "AGJ@6,5,4", "AGJ@6,5,8"]
    assert placements(LEGAL, "AGJ", {"J": 1}) == []
    assert placements(LEGAL, "AGJ", {"B": 7}) == [], "a beam of another group"


def test_columns_that_are_open_and_beams_that_have_no_choice() -> None:
    ways = placements(LEGAL, "AGJ")
    assert open_columns(ways, "AGJ") == [3, 4, 5, 6, 8]
    assert open_columns(ways, "J") == [3, 4, 8]
    assert settled(ways) == {"A": 6, "G": 5}
    assert settled(ways[:1]) == {"A": 6, "G": 5, "J": 3}


def test_a_column_is_the_coloured_beams_before_it_is_the_jokers() -> None:
    ways = placements(LEGAL, "BJ")
    assert texts(through(ways, 7)) == ["BJ@7,1", "BJ@7,2"]
    assert texts(through(ways, 2)) == ["BJ@1,2", "BJ@7,2"]
    assert through(ways, 3) == []


@pytest.mark.parametrize(
    ("group", "column", "beam"), [("AGJ", 5, "G"), ("AGJ", 4, "J"), ("RY", 4, "R"), ("RY", 3, "Y")]
)
def test_who_is_meant_when_a_whole_group_is_put_on_a_column(group: str, column: int, beam: str) -> None:
    assert meant_for(VIEW, group, column) == beam


@pytest.mark.parametrize(
    ("group", "put", "text", "refused"),
    [
        ("RY", {"R": 4}, "RY@4,3", "elios.wrong_colour"),
        ("RY", {}, "RY@1,3", "elios.levels_differ"),
        ("AG", {"A": 5}, "AG@5,1", "elios.wrong_colour"),
        ("BJ", {"B": 7, "J": 7}, "BJ@7,7", "elios.same_column"),
        ("AGJ", {"J": 1}, "AGJ@6,5,1", "elios.levels_differ"),
    ],
)
def test_the_placement_that_comes_closest(group: str, put: dict[str, int], text: str, refused: str) -> None:
    assert nearest(VIEW, group, put).text == text
    assert code(STATE, text) == refused


NO_PURPLE = position("""
    3 = . . . . . . . .
    2   . . . . . . . R
    1   R O Y L G A B P
    > 1: JPR GP
      2: Y
""").view(1)


@pytest.mark.parametrize(
    ("view", "group", "put", "refused", "about"),
    [
        # What the beam would lie on comes first: the column under the hand.
        (VIEW, "RY", {"R": 4}, "elios.wrong_colour", "column 4"),
        (NO_PURPLE, "GP", {"P": 4}, "elios.wrong_colour", "column 4"),
        (NO_PURPLE, "GP", {"G": 4}, "elios.wrong_colour", "column 4"),
        # Else that a colour is nowhere, wherever the group was put.
        (NO_PURPLE, "JPR", {"J": 4}, "elios.no_column", "group JPR"),
        (NO_PURPLE, "JPR", {"R": 1}, "elios.no_column", "group JPR"),
        (NO_PURPLE, "GP", {}, "elios.no_column", "group GP"),
        (VIEW, "JO", {"O": 2, "J": 3}, "elios.levels_differ", "column 2"),
        (VIEW, "BJ", {"B": 7, "J": 7}, "elios.same_column", "column 7"),
    ],
)
def test_what_speaks_against_beams_there(view: View, group: str, put: dict[str, int], refused: str, about: str) -> None:
    refusal = against(view, group, put)
    assert refusal is not None
    assert refusal.code == refused
    assert about in refusal.about


@settings(max_examples=60, deadline=None)
@given(cores)
def test_whatever_is_not_legal_has_a_reason(core: Core) -> None:
    if core.over or core.opening:
        return
    state = as_state(core)
    legal, view = GAME.legal(state), state.view(None)
    for group in core.grouped(core.player):
        for letter, column in product(group, range(1, 9)):
            if not placements(legal, group, {letter: column}):
                assert code(state, nearest(view, group, {letter: column}).text)
                refusal = against(view, group, {letter: column})
                assert refusal is not None
                if refusal.code == "elios.wrong_colour":
                    assert refusal.args["column"] == column, "the one under the hand"


@given(cores)
def test_a_move_and_its_text_say_the_same(core: Core) -> None:
    state = as_state(core)
    for move in map(from_core, core.legal()):
        assert GAME.parse(state, move.text) == move
        if isinstance(move, Place):
            assert Place.on(move.column_of) == move
        if isinstance(move, Split):
            assert all(Split.taking(beam, move.group) in GAME.legal(state) for beam in move.group)
