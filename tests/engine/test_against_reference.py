"""The engines agree, ply by ply, with the slow implementations in `tests/reference`.

Each game is played by the reference; the engine has to show the same position, the same views, the same legal moves
and the same refusals all the way, and to call the same setups bad.
"""

from __future__ import annotations

import json
from collections import Counter
from itertools import product
from random import Random
from typing import Any, cast

import pytest

from elios_desktop.engine.contract import (
    GAME_IDS,
    HEAD_START,
    AnyGame,
    AnyState,
    Json,
    Refusal,
    SetupError,
    Transition,
    find_game,
)
from elios_desktop.games.holi import rules as holi
from tests.facts import facts_of, part_of
from tests.games.holi.reference import Holi
from tests.games.holi.trials import composed
from tests.play import carried_out, listed, why
from tests.reference import BadSetupError
from tests.reference.trials import Trial

LONGEST = 400
"""Plies after which a game is left unfinished."""

SHORT_COMPOSED = 8
LONG_GAMES = 1000


def reference_class(game_id: str) -> Any:
    return part_of(game_id, "reference", "REFERENCE").REFERENCE


def trial_of(game_id: str) -> Trial:
    reference_class(game_id)  # what trials need
    return cast(
        Trial, part_of(game_id, "trials", *Trial.__annotations__, "setup", "bad_setups", "choose", "candidates")
    )


def engine_of(game_id: str) -> AnyGame:
    game = find_game(game_id)
    assert game is not None
    return game


def written(position: Json) -> str:
    """JSON text tells 1 from true and a missing key from null."""
    return json.dumps(position, sort_keys=True)


def same_position(state: AnyState, reference: Any, where: str) -> None:
    shown = reference.state()
    assert written(state.to_json()) == written(shown), where
    for seat in (*range(1, reference.seats + 1), None):
        assert written(state.view(seat).to_json()) == written(reference.view(seat)), f"{where}, as seat {seat} sees it"
    assert state.phase == shown["phase"], where
    assert state.to_move == shown["to_move"], where
    assert list(state.pending) == shown["pending"], where
    assert (state.result.to_json() if state.result else None) == reference.result, where


def code_of(refusal: Refusal | None) -> str | None:
    return refusal.code if refusal else None


def fitted(trial: Any, setup: Json, options: Json) -> Json:
    """The same deal for these options: a head start has a setup of its own."""
    fitting: Json = trial.fitted(setup, options) if HEAD_START in options else setup
    return fitting


def play_one(game_id: str, number: int, texts_a_ply: int) -> Counter[str]:
    """One game from its setup."""
    game, trial = engine_of(game_id), trial_of(game_id)
    rng = Random(f"{game_id} {number}")
    ways = list(product(trial.OPTIONS, trial.SEATS, trial.STYLES))
    options, seats, style = ways[number % len(ways)]
    setup = fitted(trial, trial.setup(rng, seats, style, number), options)
    where = f"game {number} ({style}, {seats} seats, {options}, {setup})"
    reference = reference_class(game_id)(seats, options, setup)
    return play_on(game_id, game.start(seats, options, setup), reference, rng, style, texts_a_ply, where)


def play_composed_holi(number: int, texts_a_ply: int) -> Counter[str]:
    """A game of Holi from a position that was put together."""
    rng = Random(f"composed {number}")
    position, first = composed(rng, number), rng.randint(1, 2)
    reference = Holi.composed(position, first)
    state = holi.State(holi.core_of(holi.View.from_json(reference.state()), first))
    style = rng.choice(trial_of("holi").STYLES)
    where = f"composed {number} ({style}, {first} first, {position})"
    return play_on("holi", state, reference, rng, style, texts_a_ply, where)


def play_on(
    game_id: str, state: AnyState, reference: Any, rng: Random, style: str, texts_a_ply: int, where_from: str
) -> Counter[str]:
    """From a position to the end, everything compared at every ply; counts the codes, reasons and kinds of moves."""
    game, trial, seats = engine_of(game_id), trial_of(game_id), reference.seats
    met: Counter[str] = Counter()
    moves: list[str] = []
    while True:
        where = f"{where_from} after {moves}"
        same_position(state, reference, where)
        assert listed(game, state) == reference.legal(), where
        texts = trial.candidates(reference, rng)
        for text in rng.sample(texts, min(len(texts), texts_a_ply)):
            code = reference.why(text)
            met[code or "accepted"] += 1
            assert code_of(why(game, state, text)) == code, f"{text!r} in {where}"
            if code and rng.random() < 0.1:
                refused = carried_out(game, state, text)
                assert isinstance(refused, Refusal), f"{text!r} in {where}"
                assert refused.code == code, f"{text!r} in {where}"
        if reference.result:
            met[f"reason {reference.result['reason']}"] += 1
            return met
        if len(moves) >= LONGEST:
            met["unfinished"] += 1
            return met
        move = trial.choose(reference, rng, style)
        before, seat = written(state.to_json()), state.to_move or int(move.split(" ")[1])
        value = game.parse(state, move)
        for other in (*range(1, seats + 1), None):
            assert game.move_as_seen(state, value, other) == reference.seen(move, other), f"{move!r} in {where}"
        transition = game.apply(state, value)
        assert isinstance(transition, Transition), f"{move!r} in {where}: {transition}"
        assert written(state.to_json()) == before, f"{move!r} changed the state before it: {where}"
        assert (transition.move.text, transition.seat) == (move, seat), where
        reference.play(move)
        state = transition.after
        moves.append(move)
        met[f"move {move.split(' ')[0] if ' ' in move else 'x' if 'x' in move else '-@'}"] += 1


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_games_agree(game_id: str) -> None:
    for number in facts_of(game_id).reference_games:
        play_one(game_id, number, texts_a_ply=10)


@pytest.mark.long
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_many_games_agree(game_id: str) -> None:
    for number in range(LONG_GAMES):
        play_one(game_id, number, texts_a_ply=60)


def test_composed_positions_of_holi_agree() -> None:
    for number in range(SHORT_COMPOSED):
        play_composed_holi(number, texts_a_ply=10)


@pytest.mark.long
def test_many_composed_positions_of_holi_agree() -> None:
    for number in range(LONG_GAMES):
        play_composed_holi(number, texts_a_ply=60)


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_setups_agree(game_id: str) -> None:
    game, trial = engine_of(game_id), trial_of(game_id)
    rng = Random(f"setups of {game_id}")
    cases = [
        (seats, options, setup)
        for seats in trial.SEATS
        for style in trial.STYLES
        for dealt in [trial.setup(rng, seats, style)]
        for options in trial.OPTIONS
        for good in [fitted(trial, dealt, options)]
        for setup in [good, *trial.bad_setups(rng, good)]
    ]
    good_ones = 0
    for seats, options, setup in cases:
        where = f"{seats} seats, {options}: {setup}"
        try:
            expected = written(reference_class(game_id)(seats, options, setup).state())
            good_ones += 1
        except BadSetupError:
            expected = "bad setup"
        try:
            actual = written(game.start(seats, options, setup).to_json())
        except SetupError:
            actual = "bad setup"
        assert actual == expected, where
    assert 0 < good_ones < len(cases)
