"""The sentences about moves, turns and options of Holi."""

from __future__ import annotations

import pytest

from elios_desktop.engine.contract import Seat
from elios_desktop.games.holi import words
from elios_desktop.games.holi.rules import GAME, Climb, Descend, Move, MovePawn, State
from elios_desktop.texts.translate import english
from tests.games.holi.courtyard import courtyard, played

NAMES = ("Asha", "Ravi")
FALL = ". . . . . B | 1'. . . . . | A . . . . ."


@pytest.mark.parametrize(
    ("state", "move", "viewer", "sentence"),
    [
        (
            courtyard(". . A B . .", ((1,), ())),
            "throw 1 b1 d1",
            2,
            "Asha throws card 1 on level 1: b1, d1. Direct hit on Ravi!",
        ),
        (courtyard("A . . . . B"), "drop 7 c1", 1, "Asha throws card 7 face-down on level 1: c1."),
        (courtyard("A . . . . B"), "drop 7 c1", 2, "Asha throws a card face-down on level 1: c1."),
        (courtyard("A . . . . B"), "drop 7 c1", None, "Asha throws a card face-down on level 1: c1."),
        (
            courtyard(FALL),
            "drop 7 c1",
            2,
            "Asha throws a card face-down on level 3: c1. Colour rain on level 1: c1.",
        ),
        (
            courtyard(FALL),
            "drop 7 f1",
            1,
            "Asha throws card 7 face-down on level 3: f1. Ravi catches one of Asha’s falling tokens.",
        ),
        (
            courtyard(". . . . . B | A 1'. . . . | . 2 . . . ."),
            "move b1",
            1,
            "Asha moves to b1 on level 2. Asha takes 1 sweet. Asha takes back one of their own tokens. "
            "Asha catches one of Ravi’s falling tokens.",
        ),
        (
            courtyard("A . . . . B", ((7,), ()), done=("throw",), decks=((3, 4), ())),
            "end",
            2,
            "Asha ends the turn and draws 2 cards.",
        ),
        (
            courtyard("A . . . . B", ((), (7,)), done=("throw",)),
            "end",
            2,
            "Asha ends the turn and draws nothing. Out of cards: Asha has finished.",
        ),
        (
            courtyard("2 2 . . . .\nA 2 . . . B", ((1,), (2,)), discards=((-3,), ())),
            "stop",
            1,
            "Asha can’t throw colour any more and has finished.",
        ),
        (
            courtyard(". 1 . . . .\n1 A 2 . . .\n. 2 . . . B"),
            "climb",
            1,
            "Asha climbs to b2 on level 2.",
        ),
        (courtyard(". . . . . B | A . . . . .", rivalry=(21,)), "descend", 1, "Asha goes down to a1 on level 1."),
        (
            courtyard("A . . . . B", left=(1, 25)),
            "drop 7 b1",
            1,
            "Asha throws card 7 face-down on level 1: b1. That was the last token: Asha has finished.",
        ),
    ],
)  # fmt: skip
def test_a_move_as_a_sentence(state: State, move: str, viewer: Seat | None, sentence: str) -> None:
    assert words.move(played(state, move), viewer, NAMES, english) == sentence


CORNER, INSIDE = "A . . . . B", ". 1 . . . .\n1 A 2 . . .\n. 2 . . . B"
"""From here nobody climbs; from here one does."""


@pytest.mark.parametrize(
    ("board", "done", "sentence"),
    [
        (CORNER, (), "Asha, throw colour. You may also move, before or after."),
        (CORNER, ("move",), "Asha, throw colour."),
        (CORNER, ("throw",), "Asha, you may still move; then end your turn."),
        (CORNER, ("throw", "move"), "Asha, end your turn."),
        (INSIDE, (), "Asha, throw colour. You may also move and climb, before or after."),
        (INSIDE, ("move",), "Asha, throw colour. You may also climb, before or after."),
        (INSIDE, ("climb",), "Asha, throw colour. You may also move, before or after."),
        (INSIDE, ("move", "climb"), "Asha, throw colour."),
        (INSIDE, ("throw",), "Asha, you may still move and climb; then end your turn."),
        (INSIDE, ("throw", "move"), "Asha, you may still climb; then end your turn."),
        (INSIDE, ("throw", "climb"), "Asha, you may still move; then end your turn."),
        (INSIDE, ("throw", "move", "climb"), "Asha, end your turn."),
    ],
)
def test_a_turn_tells_what_can_be_done_from_here(board: str, done: tuple[str, ...], sentence: str) -> None:
    state = courtyard(board, done=done)
    assert words.turn(state.view(2), GAME.legal(state), NAMES, english) == sentence


MOVE = MovePawn("c4")


@pytest.mark.parametrize(
    ("ways", "said"),
    [
        ({Descend()}, "go down"),
        ({MOVE, Descend()}, "move and go down"),
        ({Climb(), Descend()}, "climb or go down"),
        ({MOVE, Climb(), Descend()}, "move, and climb or go down"),
    ],
)
def test_where_going_down_is_allowed_a_turn_says_so(ways: set[Move], said: str) -> None:
    view, thrown = courtyard(CORNER).view(1), courtyard(CORNER, done=("throw",)).view(1)
    assert words.turn(view, ways, NAMES, english) == f"Asha, throw colour. You may also {said}, before or after."
    assert words.turn(thrown, ways, NAMES, english) == f"Asha, you may still {said}; then end your turn."


def test_every_option_and_value_is_explained() -> None:
    for name, option in GAME.options.items():
        assert all(words.option(name, english))
        for value in option.values:
            assert all(words.option_value(name, value, english))
