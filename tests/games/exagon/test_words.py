"""Exagon in sentences: every refusal, every kind of move, turn, point and result."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from elios_desktop.engine.contract import Scored, Transition
from elios_desktop.games.exagon import words
from elios_desktop.games.exagon.rules import GAME, End, Give, State
from elios_desktop.games.exagon.rules.tiles import TILES
from elios_desktop.texts.translate import english
from elios_desktop.texts.words import find_words, refusal_section, refusal_sentence
from tests.games.exagon.boards import play, position, why
from tests.games.exagon.test_rules import PAIR, RING, ring

NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eve")
SECTIONS = {
    "box", "goal", "setup", "match", "jolly", "exagon-area", "opening", "turn", "bonus", "give", "hourglass", "blocked",
    "tournament", "end", "notation",
}  # fmt: skip


def said(transition: Transition[Any]) -> str:
    return words.move(transition, None, NAMES, english)


REFUSED = {
    "exagon.not_your_tile": (
        position(PAIR, [[8, 1], [2]]),
        "2@1,0/3",
        "The tile with star 23 (1-7-4) isn’t on your rack",
    ),
    "exagon.first_tile_at_centre": (position("", [[8], [2]]), "8@1,0/3", "middle of the empty table"),
    "exagon.cell_taken": (position(PAIR, [[8, 1], [2]]), "8@0,0/3", "There’s already a tile there"),
    "exagon.not_touching": (position(PAIR, [[8, 1], [2]]), "8@5,0/3", "There’s nothing next to that place"),
    "exagon.exagon_side": (position(PAIR, [[38], [2]]), "38@1,0/4", "an Exagon area would meet a 3"),
    "exagon.side_mismatch": (position(PAIR, [[35], [2]]), "35@1,-1/3", "jolly would meet a 1"),
    "exagon.no_bonus": (position(PAIR, [[8, 1], [2]]), "give 8>2", "costs a bonus"),
    "exagon.give_only_to_one_tile": (position(PAIR, [[8], [2, 3]], bonus=1), "give 8>2", "seat 2 has 2 tiles"),
    "exagon.must_place": (position("17/0*", [[8], [2]]), "end", "you have to put one down"),
    "exagon.no_clock": (position("17/0*", [[8], [2]]), "timeout", "hourglass doesn’t run"),
}


@pytest.mark.parametrize("code", words.REFUSALS)
def test_each_refusal_has_its_sentence(code: str) -> None:
    state, text, part = REFUSED[code]
    refusal = why(state, text)
    assert refusal is not None
    assert refusal.code == code
    sentence = refusal_sentence("exagon", refusal, english)
    assert part in sentence
    assert not re.search(r"[{}%]", sentence)
    assert refusal_section("exagon", refusal) in SECTIONS


def test_no_sentence_names_a_place_by_its_coordinates() -> None:
    """Nobody finds them on the table: what a refusal is about is lit, a move's notation stands below its sentence."""
    codes = [refusal.text for refusal in words.REFUSALS.values()]
    assert not [text for text in codes if "{cell}" in text]
    for seats in GAME.seats:
        state, chance = GAME.start(seats, {}, GAME.deal(seats, {}, seats)), random.Random(seats)
        while state.result is None:
            done = GAME.apply(state, chance.choice(GAME.legal(state)))
            assert isinstance(done, Transition)
            assert not re.search(r"\d,-?\d", said(done))
            assert isinstance(done.after, State)
            state = done.after


def test_no_two_tiles_have_one_name() -> None:
    assert len(set(map(words.tile_name, TILES))) == len(TILES)
    assert [words.tile_name(tile) for tile in (34, 8, 35, 40)] == ["39", "27 (1-3-9)", "27 (1-5-7)", "22 (1-9-7)"]


def test_giving_to_oneself_is_said_so() -> None:
    refusal = why(position(PAIR, [[8], [2]], bonus=1), "give 8>1")
    assert refusal is not None
    assert refusal_sentence("exagon", refusal, english).endswith("exactly one; this seat is your own.")


@pytest.mark.parametrize(
    ("transition", "sentence"),
    [
        (play(position("", [[8], [2]]), "8@0,0/0"), "Ada puts down their last tile, with star 27 (1-3-9)."),
        (
            play(position("", [[8, 1], [2]]), "8@0,0/0"),
            "Ada puts the tile with star 27 (1-3-9) in the middle of the table.",
        ),
        (
            play(position("17/0*", [[8, 1], [2]]), "8@1,0/3"),
            "Ada joins the tile with star 27 (1-3-9) to the first one.",
        ),
        (
            play(position(PAIR, [[8, 1], [2]]), "8@1,0/3"),
            "Ada puts down the tile with star 27 (1-3-9): only one side matches, so the turn ends.",
        ),
        (
            play(position(PAIR, [[8, 1], [2]], bonus=1), "8@1,0/3"),
            "Ada uses a bonus to put down the tile with star 27 (1-3-9), as only one side matches.",
        ),
        (
            play(position(ring(2), [[8, 1], [2]]), "8@1,0/3"),
            "Ada puts down the tile with star 27 (1-3-9): two sides match.",
        ),
        (
            play(position(ring(3), [[8, 1], [2]]), "8@1,0/3"),
            "Ada puts down the tile with star 27 (1-3-9): three sides match and earn a bonus.",
        ),
        (
            play(position(ring(5), [[8, 1], [2]]), "8@1,0/3"),
            "Ada puts down the tile with star 27 (1-3-9): five sides match and earn three bonuses.",
        ),
        (
            play(position(RING, [[8, 1], [2]]), "8@1,0/3"),
            "Ada puts down the tile with star 27 (1-3-9) and matches all six sides: a perfect fit.",
        ),
        (play(position(RING, [[8], [2]]), "8@1,0/3"), "Ada puts down their last tile, with star 27 (1-3-9)."),
        (
            play(position(PAIR, [[2], [8, 1]], seat=2, bonus=1), "give 8>1"),
            "Bo uses a bonus to give Ada the tile with star 27 (1-3-9).",
        ),
        (
            play(position(PAIR, [[2], [8]], seat=2, bonus=1), "give 8>1"),
            "Bo uses a bonus to give Ada the last tile, with star 27 (1-3-9).",
        ),
        (play(position(PAIR, [[8], [2]]), "end"), "Ada ends the turn without putting a tile down."),
        (play(position(PAIR, [[8], [2]], placed=2), "end"), "Ada ends the turn."),
        (play(position(PAIR, [[8], [2]]), "timeout"), "Ada is out of time."),
        (play(position(PAIR, [[8], [2]]), "end", "end"), "Bo ends the turn without putting a tile down."),
    ],
)
def test_moves(transition: Transition[Any], sentence: str) -> None:
    assert said(transition) == sentence


@pytest.mark.parametrize(
    ("state", "sentence"),
    [
        (position("", [[8, 1], [2, 3]]), "Ada, put the first tile in the middle of the table."),
        (position("17/0*", [[8, 1], [2, 3]], seat=2), "Bo, join one tile to the one on the table."),
        (position(PAIR, [[8, 1], [2, 3]]), "Ada, put tiles down: match two sides or more, and your turn goes on."),
        (position(PAIR, [[8, 1], [2, 3]], placed=1), "Ada, match two sides or more to go on, or end the turn."),
        (
            position(PAIR, [[8, 1], [2]], placed=1, bonus=2),
            "Ada, go on: 2 bonuses left for matching a single side or giving a tile away.",
        ),
        (position(PAIR, [[8], [2, 3]]), "Ada, your last tile: put it down and you win."),
        (
            position(PAIR, [[8, 1], [2, 3]], placed=1, bonus=2),
            "Ada, go on: 2 bonuses left for matching a single side.",
        ),
        (play(position(PAIR, [[8], [2]]), "8@1,0/3").after, "The game is over."),
    ],
)
def test_turns(state: State, sentence: str) -> None:
    assert words.turn(state.view(1), GAME.legal(state), NAMES, english) == sentence


def test_a_turn_in_which_nothing_fits_says_so() -> None:
    view = position(PAIR, [[8], [2]], placed=1, bonus=1).view(1)
    assert words.turn(view, [End()], NAMES, english) == "Ada, none of your tiles fits now: end the turn."
    giving = words.turn(view, [End(), Give(8, 2)], NAMES, english)
    assert giving == "Ada, no tile fits: give one away, or end the turn."


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (Scored(1, 20, "winner"), "Ada gets 20 points for winning the game."),
        (
            Scored(2, -1, "star_points", ("tile 4",)),
            "Bo loses 1 point for the unplayed tile with star 25 (1-3-4).",
        ),
        (
            Scored(2, -6, "star_points", ("tile 35",)),
            "Bo loses 6 points for the unplayed tile with star 27 (1-5-7).",
        ),
        (
            Scored(2, -3, "jolly", ("tile 35",)),
            "Bo loses 3 points for the jolly area on the unplayed tile with star 27 (1-5-7).",
        ),
        (Scored(3, 7, "never_below_zero"), "Cleo: the loss is cut by 7, as a total never falls below 0."),
    ],
)
def test_the_ledger(event: Scored, line: str) -> None:
    assert words.scored(event, NAMES, english) == line


@pytest.mark.parametrize(
    ("transition", "sentence"),
    [
        (play(position(PAIR, [[8], [2]]), "8@1,0/3"), "Ada has no tile left."),
        (
            play(position(RING, [[2], [8, 1]], seat=2), "8@1,0/3"),
            "Bo matched all six sides of a tile: a perfect fit.",
        ),
        (
            play(position(PAIR, [[8, 1], [2]]), "end", "end"),
            "For a whole round nobody put a tile down or gave one away. Bo has the fewest tiles left.",
        ),
        (
            play(position(PAIR, [[8], [2]]), "end", "end"),
            "For a whole round nobody put a tile down or gave one away. Of those with the fewest tiles left,"
            " Ada has the fewest star points.",
        ),
        (
            play(position(PAIR, [[4], [5], [1, 2], [8]]), *["end"] * 4),
            "For a whole round nobody put a tile down or gave one away. Ada, Bo and Dan tie for the fewest tiles left"
            " and for the fewest star points on them.",
        ),
    ],
)
def test_results(transition: Transition[Any], sentence: str) -> None:
    result = transition.after.result
    assert result is not None
    assert words.result(result, transition.after, NAMES, english) == sentence


def test_whole_games_can_be_told() -> None:
    for seats in GAME.seats:
        chance = random.Random(seats)
        state = GAME.start(seats, {}, GAME.deal(seats, {}, seats))
        while state.result is None:
            assert re.fullmatch(r"[^{}%]+\.", words.turn(state.view(None), GAME.legal(state), NAMES, english))
            done = GAME.apply(state, chance.choice(GAME.legal(state)))
            assert isinstance(done, Transition)
            assert re.fullmatch(r"[^{}%]+\.", said(done))
            assert isinstance(done.after, State)
            state = done.after


def test_head_starts_are_explained() -> None:
    for value in GAME.options["head_start"].values:
        assert all(words.option_value("head_start", value, english))
    assert words.option_value("head_start", "none", english)[0] == "Nobody"
    assert "60 more seconds of sand" in words.option_value("head_start", "2:2", english)[1]
    with pytest.raises(KeyError):
        find_words("exagon").option("clock", english)
    with pytest.raises(KeyError):
        find_words("exagon").option_value("clock", 1, english)
