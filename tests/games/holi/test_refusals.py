"""Every refusal of Holi, and which comes first where several hold."""

from __future__ import annotations

import pytest

from elios_desktop.games.holi.rules import GAME, State
from elios_desktop.texts.translate import english
from elios_desktop.texts.words import find_words, refusal_section, refusal_sentence
from tests.games.holi.courtyard import code, courtyard, play
from tests.play import carried_out, why

SETUP = {"first": 1, "decks": [list(range(1, 14)), list(range(13, 0, -1))], "rivalry": []}


def corners() -> State:
    return GAME.start(2, {"opening_hand": 1}, SETUP)


def usual(**changes: object) -> State:
    """Seat 1 on c3 with cards 1 and 9, tokens on c4 and a6, seat 2's pawn on f1."""
    drawing = """
        2 . . . . . | . . . . . .
        . . . . . . | . . . . . .
        . . 2 . . . | . . . . . .
        . . A . . . | . . . . . .
        . . . . . . | . . . . . .
        . . . . . B | . . . . . .
    """
    return courtyard(drawing, ((1, 9), (2,)), **changes)  # type: ignore[arg-type]


BAD_NOTATION = [
    "",
    " ",
    "throw",
    "throw 7",
    "throw 7 ",
    "throw 14 c4",
    "throw 0 c4",
    "throw 07 c4",
    "throw +7 c4",
    "throw -0 c4",
    "throw 7 c4 c4",
    "throw 7 d4 c4",
    "throw 7 c4 c3",
    "throw 7  c4",
    "throw 7 c4 ",
    "throw 7 c4\n",
    "throw 7 g1",
    "throw 7 a7",
    "throw 7 a0",
    "throw 7 1c4",
    "throw 7 C4",
    "throw ? c4",
    "throw ７ c4",
    "Throw 7 c4",
    "drop 7",
    "drop ? c4",
    "drop 14 c4",
    "drop 7 c4 c5",
    "move",
    "move 1c4",
    "move c4 c5",
    "climb c4",
    "descend 1",
    "end turn",
    "stop.",
    "corner",
    "corner a7",
    "arrange 1 a",
    "pass",
]


@pytest.mark.parametrize("move", BAD_NOTATION)
def test_what_is_not_of_the_notation(move: str) -> None:
    for state in (corners(), usual()):
        assert code(state, move) == "game.bad_notation"
        assert carried_out(GAME, state, move) == why(GAME, state, move)


def test_before_the_pawns_stand_every_action_waits_and_later_no_corner_is_chosen() -> None:
    for move in ("throw 13 a1", "drop 1 a1", "move a1", "climb", "descend", "end", "stop"):
        assert code(corners(), move) == "holi.pawns_first"
    for move in ("corner a1", "corner f1", "corner c3"):
        assert code(usual(), move) == "holi.pawns_placed"
    assert code(corners(), "corner c3") == "holi.not_a_corner"
    assert code(play(corners(), "corner f1"), "corner f1") == "holi.corner_taken"


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        ("throw 1 b3 d3", None),
        ("throw 2 b3 d3", "holi.not_in_hand"),
        # Not in hand comes before a pattern that reaches nowhere.
        ("throw 2 a1 f6", "holi.not_in_hand"),
        ("throw 1 a1 b1", "holi.pattern_does_not_fit"),
        # More cells than the card has lie in no turning.
        ("throw 1 b3 d3 e3", "holi.pattern_does_not_fit"),
        # The cell of the pawn takes no token.
        ("throw 1 b3 c3", "holi.pattern_does_not_fit"),
        ("throw 1 c2 c4", "holi.cell_has_token"),
        # c5 is free, but the only turning that takes it takes c4 too.
        ("throw 1 c5", "holi.cell_has_token"),
        ("throw 9 b3 c2 c4", "holi.cell_has_token"),
        # A way without the taken cell is left: then it is only too few.
        ("throw 1 b3", "holi.must_place_all"),
        ("throw 9 b3 d3", "holi.must_place_all"),
        ("throw 9 c4 d3", "holi.cell_has_token"),
        ("drop 2 a6", "holi.not_in_hand"),
        ("drop 1 a6", "holi.cell_has_token"),
        ("drop 1 f1", "holi.cell_has_pawn"),
        ("drop 1 c3", "holi.cell_has_pawn"),
        ("drop 1 a1", None),
        ("move f1", "holi.cell_has_pawn"),
        ("move c3", "holi.same_cell"),
        ("move c4", None),
        ("climb", "holi.not_surrounded"),
        ("descend", "holi.no_way_down"),
        ("end", "holi.must_throw"),
        ("stop", "holi.can_throw"),
    ],
)
def test_at_the_beginning_of_a_turn(move: str, expected: str | None) -> None:
    assert code(usual(), move) == expected


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        ("throw 1 b3 d3", "holi.already_thrown"),
        ("throw 1 b3", "holi.must_place_all"),
        ("throw 1 c2 c4", "holi.cell_has_token"),
        ("throw 1 a1", "holi.pattern_does_not_fit"),
        ("throw 2 b3 d3", "holi.not_in_hand"),
        ("drop 1 a1", "holi.already_thrown"),
        ("drop 1 a6", "holi.cell_has_token"),
        ("drop 1 f1", "holi.cell_has_pawn"),
        ("stop", "holi.already_thrown"),
        ("end", None),
        ("move a1", "holi.already_moved"),
        # A pawn in the way comes before a second move, standing still after it.
        ("move f1", "holi.cell_has_pawn"),
        ("move c3", "holi.already_moved"),
        ("climb", "holi.already_climbed"),
        ("descend", "holi.already_climbed"),
    ],
)
def test_when_everything_has_been_done(move: str, expected: str | None) -> None:
    assert code(usual(done=("throw", "move", "climb")), move) == expected


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        ("throw 9 b3 c2 d3", "holi.too_many_tokens"),
        ("throw 9 b3 c2 c4", "holi.cell_has_token"),
        ("throw 1 b3", "holi.must_place_all"),
        ("throw 9 b3 d3", None),
    ],
)
def test_with_two_tokens_left(move: str, expected: str | None) -> None:
    assert code(usual(left=(2, 25)), move) == expected


def test_too_many_comes_before_already_thrown() -> None:
    assert code(usual(left=(2, 25), done=("throw",)), "throw 9 b3 c2 d3") == "holi.too_many_tokens"


def test_face_down_twice_comes_after_what_lies_on_the_cell_and_before_having_thrown() -> None:
    state = usual(discards=((-3,), ()))
    assert code(state, "drop 1 a1") == "holi.face_down_twice"
    assert code(state, "drop 1 a6") == "holi.cell_has_token"
    assert code(state, "drop 1 c3") == "holi.cell_has_pawn"
    assert code(usual(discards=((-3,), ()), done=("throw",)), "drop 1 a1") == "holi.face_down_twice"


def test_slippery_comes_after_standing_still() -> None:
    state = usual(rivalry=(16,))
    assert code(state, "move c3") == "holi.same_cell"
    assert code(state, "move d4") == "holi.not_in_line"
    assert code(state, "move f1") == "holi.cell_has_pawn"
    assert code(usual(rivalry=(16,), done=("move",)), "move d4") == "holi.already_moved"


def test_climbing_on_the_top_level_then_the_border_then_the_neighbours_then_the_pawn_above() -> None:
    top = courtyard(". . . . . B | . . . . . . | A . . . . .")
    border = courtyard("A . . . . . | B . . . . .")
    lonely = courtyard(". . . . . . | . . . . . .\n. A . . . . | . B . . . .\n. . . . . . | . . . . . .")
    below = courtyard(". 1 . . . . | . . . . . .\n1 A 2 . . . | . B . . . .\n. 2 . . . . | . . . . . .")
    assert [code(state, "climb") for state in (top, border, lonely, below)] == [
        "holi.top_level", "holi.border", "holi.not_surrounded", "holi.pawn_above",
    ]  # fmt: skip


def test_descending_without_the_card_then_at_the_bottom_then_onto_a_pawn() -> None:
    assert code(courtyard("A . . . . B"), "descend") == "holi.no_way_down"
    assert code(courtyard("A . . . . B", rivalry=(21,)), "descend") == "holi.bottom_level"
    assert code(courtyard("B . . . . . | A . . . . .", rivalry=(21,)), "descend") == "holi.pawn_below"


def test_when_the_game_is_over_nothing_else_is_said() -> None:
    state = usual(phase="over", to_move=None, finished=(1, 2))
    for move in ("end", "corner a1", "throw 1 b3 d3", "gibberish", ""):
        assert code(state, move) == "game.over"


@pytest.mark.parametrize(
    ("state", "move", "about"),
    [
        (usual(), "throw 2 b3 d3", ("card 2",)),
        (usual(), "throw 1 a1 b1", ("card 1", "1a1", "1b1")),
        (usual(), "throw 1 c5", ("1c4",)),
        (usual(), "drop 1 f1", ("1f1",)),
        (usual(), "climb", ("1b3", "1c2", "1d3")),
        (usual(), "end", ()),
    ],
)
def test_a_refusal_names_what_it_is_about(state: State, move: str, about: tuple[str, ...]) -> None:
    refusal = why(GAME, state, move)
    assert refusal is not None
    assert refusal.about == about


SECTIONS = {
    "box", "goal", "setup", "corners", "turn", "throw", "face-down", "direct-hit", "move", "climb", "rain",
    "end-of-turn", "stop", "finishing", "score", "rivalry", "rule-cards", "end", "notation",
}  # fmt: skip

CASES = [
    *((usual(), move) for move in ("throw 2 b3", "throw 1 a1", "throw 1 c5", "throw 1 b3", "drop 1 f1", "move c3")),
    *((usual(), move) for move in ("climb", "descend", "end", "stop", "corner a1", "nonsense")),
    *((usual(done=("throw", "move", "climb")), move) for move in ("throw 1 b3 d3", "move a1", "climb")),
    (usual(left=(2, 25)), "throw 9 b3 c2 d3"),
    (usual(discards=((-3,), ())), "drop 1 a1"),
    (usual(rivalry=(16,)), "move d4"),
    (usual(phase="over", to_move=None, finished=(1, 2)), "end"),
    (corners(), "end"),
    (corners(), "corner c3"),
    (play(corners(), "corner a1"), "corner a1"),
    (courtyard("A . . . . B"), "climb"),
    (courtyard(". . . . . B | . . . . . . | A . . . . ."), "climb"),
    (courtyard(". 1 . . . . | . . . . . .\n1 A 2 . . . | . B . . . .\n. 2 . . . . | . . . . . ."), "climb"),
    (courtyard("A . . . . B", rivalry=(21,)), "descend"),
    (courtyard("B . . . . . | A . . . . .", rivalry=(21,)), "descend"),
]


def test_every_refusal_has_its_sentence_filled_in_and_its_section() -> None:
    met = set()
    for state, move in CASES:
        refusal = why(GAME, state, move)
        assert refusal is not None, move
        met.add(refusal.code)
        sentence = refusal_sentence("holi", refusal, english)
        assert "{" not in sentence
        assert sentence[-1] in ".!"
        assert refusal_section("holi", refusal) in SECTIONS
    assert met - {"game.over", "game.bad_notation"} == set(find_words("holi").REFUSALS)
