"""The words of Elementos: a sentence for everything, for people, without undersides."""

from __future__ import annotations

import ast
import inspect
import re
from random import Random
from string import Formatter

import pytest

from elios_desktop.engine.contract import Refusal, Scored
from elios_desktop.games.elementos import words
from elios_desktop.games.elementos.rules import GAME, State, game
from elios_desktop.texts.translate import english
from elios_desktop.texts.words import find_words, refusal_section, refusal_sentence
from tests.games.elementos.boards import USUAL, begun, legal, placed, played, transition, why

NAMES = ("Ada", "Ben")
SECTIONS = {"arranging", "turn", "move", "take", "wand", "home", "equilibrium"}

BOARD = """
8 2FW  ...  ...
7 ...  2WA* ...
5 2WA  2FW  2AF
4 1FW  1FA  1WA
3 ...  1AW* 1AF
"""


def refused(state: State, text: str) -> Refusal:
    refusal = why(state, text)
    assert refusal is not None
    return refusal


def arranging() -> State:
    return GAME.start(2, {"memory": False}, {"first": 1})


def locked() -> State:
    return played(begun(), "flip b3", "flip b6", "flip b3", "flip b6")


def turn(state: State, viewer: int | None) -> str:
    return words.turn(state.view(viewer), GAME.legal(state), NAMES, english)


SAID = [
    (placed(BOARD), "flip b5", "The token on b5 is your opponent’s: you can only move and flip your own,"
     " and your wand only stands in your own."),
    (placed(BOARD), "wand b3-b5", "The token on b5 is your opponent’s: you can only move and flip your own,"
     " and your wand only stands in your own."),
    (
        placed(BOARD),
        "wand b3-a3",
        "There’s no token on a3: you move and flip tokens, and a wand always stands in one.",
    ),
    (placed(BOARD), "wand a4-b4", "Your wand isn’t on a4: it stands on b3."),
    (placed(BOARD), "a4xb7", "There’s a wand in the token on b7: a home takes nothing and can’t be taken."),
    (placed(BOARD), "b3-a3", "Your wand stands in the token on b3: that token only goes straight ahead,"
     " and carries the wand along."),
    (placed(BOARD), "a4-a3", "From a4 to a3 is backwards: tokens and wands go ahead or sideways, never back."),
    (placed(BOARD), "a4-c4", "c4 isn’t next to a4: tokens and wands go one square at a time."),
    (placed(BOARD), "a4-b4", "One of your own tokens is on b4: two never share a square."),
    (placed(BOARD), "b4xc5", "Fire can’t take water: fire takes wood, wood takes water, water takes fire."),
    (placed(BOARD), "c3xb2", "From c3 to b2 is backwards: tokens and wands go ahead or sideways, never back."),
    (placed(BOARD, 2), "b5xb6", "From b5 to b6 is backwards: tokens and wands go ahead or sideways, never back."),
    (placed(BOARD, 2), "a8xb8", "b8 is empty: there’s nothing to take."),
    (placed(BOARD), "a4-a5", "One of your opponent’s tokens is on a5: only a token without a wand can go there,"
     " and only by taking it."),
    (locked(), "flip b3", "The token on b3 can’t be flipped now: your flips have come full circle,"
     " so first one of you has to make a move that isn’t a flip."),
    (arranging(), "arrange 1 FF", ("Lay out all nine tokens: three of fire and wood, three of wood and water, "
                                  "three of water and fire.")),
    (begun(), USUAL.format(2), "The tokens of seat 2 are already laid out."),
    (arranging(), "b3-b4", "The first turn comes when both players have laid out their tokens."),
    (begun(), "b3–b4", "“b3–b4” isn’t a move in this game."),
]  # fmt: skip


@pytest.mark.parametrize(("state", "text", "sentence"), SAID)
def test_a_refusal_is_a_sentence(state: State, text: str, sentence: str) -> None:
    assert refusal_sentence("elementos", refused(state, text), english) == sentence


def test_every_code_that_the_engine_gives_has_its_sentence_and_section() -> None:
    given = set(re.findall(r'"elementos\.(\w+)"|refusal\("(\w+)"', inspect.getsource(game)))
    assert {"elementos." + (code or reason) for code, reason in given} == set(words.REFUSALS)
    assert {sentence.section for sentence in words.REFUSALS.values()} <= SECTIONS
    assert refusal_section("elementos", refused(placed(BOARD), "a4xb7")) == "home"
    said = {refused(state, text).code for state, text, _ in SAID}
    assert said - {"game.bad_notation"} == set(words.REFUSALS)


def test_every_text_is_marked_with_the_games_context() -> None:
    calls = [node for node in ast.walk(ast.parse(inspect.getsource(words))) if isinstance(node, ast.Call)]
    marks = [call for call in calls if ast.unparse(call.func) in ("translate", "QT_TRANSLATE_NOOP")]
    assert len(marks) > 30
    assert {ast.literal_eval(mark.args[0]) for mark in marks if len(mark.args) > 1} == {words.CONTEXT}
    assert all(isinstance(ast.literal_eval(mark.args[1]), str) for mark in marks)


MOVES = [
    ("b4-c4", "Ada moves fire from b4 to c4."),
    ("b4xb5", "Ada takes wood on b5 with fire from b4."),
    ("flip b3", "Ada flips b3 from water to wood."),
    ("wand b3-c3", "Ada passes the wand from b3 to c3."),
    ("carry b3-b4", "Ada moves water and wand ahead from b3 to b4."),
]


@pytest.mark.parametrize(("text", "sentence"), MOVES)
def test_a_move_is_a_sentence(text: str, sentence: str) -> None:
    board = "8 ... ... 2FA*\n5 ... 2WA ...\n4 ... 1FW ...\n3 ... 1AW* 1FA"
    if text.startswith("carry"):
        board = board.replace("4 ... 1FW", "4 ... ...")
    done = transition(placed(board), text)
    for viewer in (1, 2, None):
        assert words.move(done, viewer, NAMES, english) == sentence


def test_arranging_and_locking_are_sentences() -> None:
    half = transition(arranging(), USUAL.format(2))
    assert words.move(half, 1, NAMES, english) == "Ben lays out nine tokens."
    locking = transition(played(begun(), "flip b3", "flip b6", "flip b3"), "flip b6")
    assert words.move(locking, 1, NAMES, english) == (
        "Ben flips b6 from water to wood: flipping has come full circle and stops."
    )


def test_whose_turn_it_is_is_a_sentence() -> None:
    assert turn(arranging(), 1) == "Both players lay out their nine tokens."
    half = played(arranging(), USUAL.format(2))
    assert turn(half, 1) == "Ada lays out nine tokens."
    assert turn(begun(2), None) == "Ben, move a token, flip one, or move the wand."
    assert turn(locked(), 1) == ("Ada, move a token, flip one that isn’t locked, or move the wand.")


@pytest.mark.parametrize(
    ("board", "sentence"),
    [
        ("5 ... 2WA* ...\n4 ... 1FW* ...", "Ada, flip a token."),
        ("7 ... 2WA* ...\n4 ... 1FW* ...", "Ada, flip a token, or move the wand."),
        ("7 ... 2WA ...\n6 1FW 1FW* 2WA*", "Ada, move a token, flip one, or move the wand."),
    ],
)
def test_only_what_can_be_done_is_named(board: str, sentence: str) -> None:
    assert turn(placed(board), 1) == sentence


def test_how_it_ended_is_a_sentence() -> None:
    won = played(placed("8 ... 1FW ...\n7 1WA* ... ...\n5 ... 2FW* ..."), "wand a7-b8")
    assert won.result is not None
    assert words.result(won.result, won, NAMES, english) == "Ada has brought the wand to the far row."
    assert turn(won, 1) == "The game is over."
    drawn = played(placed("5 ... 2WA* ...\n4 ... 1FW* ..."), *["flip b4", "flip b5"] * 4)
    assert drawn.result is not None
    sentence = "Here we are again, for the third time: a draw."
    assert words.result(drawn.result, drawn, NAMES, english) == sentence


def test_options_are_explained() -> None:
    for name, choice in GAME.options.items():
        assert all(words.option(name, english))
        explained = [words.option_value(name, value, english) for value in choice.values]
        assert len(set(explained)) == len(choice.values)
    for unknown in (lambda: words.option("teams", english), lambda: words.option_value("memory", 3, english)):
        with pytest.raises(KeyError):
            unknown()
    with pytest.raises(KeyError):
        find_words("elementos").scored(Scored(1, 3, "level_1"), NAMES, english)


def test_whole_games_can_be_told() -> None:
    random = Random(4)
    names = find_words("elementos")
    for seed in range(10):
        state = arranging()
        state = played(state, *[GAME.arrangement(state, seat, seed).text for seat in (1, 2)])
        while state.phase == "play":
            done = transition(state, random.choice(legal(state)))
            told = names.move(done, None, NAMES, english)
            assert told.startswith(NAMES[done.seat - 1])
            assert told.endswith(".")
            assert not [field for _, field, _, _ in Formatter().parse(told) if field]
            state = played(done.after)
