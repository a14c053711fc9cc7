"""Prizes: true, of one person alone, each with its moment."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import pytest

from elios_desktop.engine.contract import GAME_IDS, find_game
from elios_desktop.engine.session import Session
from elios_desktop.evening.awards import GameOfTonight, awards, find_feats
from elios_desktop.games.holi.rules.moves import DirectHit
from elios_desktop.texts.translate import english
from tests.facts import part_of
from tests.play import new_session, random_move
from tests.sizes import sized


def finished(game_id: str, seats: int, seed: int) -> Session:
    rules = find_game(game_id)
    assert rules is not None
    session = new_session(rules, seats, {name: option.default for name, option in rules.options.items()}, seed)
    rng = Random(seed)
    while session.state.result is None:
        session.play(random_move(rules, session.state, rng))
    return session


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_feat_has_its_kind_and_its_moment(game_id: str) -> None:
    feats = find_feats(game_id)
    if feats is None:
        pytest.skip("has no feats of its own")
    session = finished(game_id, 2, 1)
    told = list(feats.feats(session))
    assert {feat.kind for feat in told} == {kind.id for kind in feats.KINDS}
    for feat in told:
        assert feat.seat in (1, 2)
        assert 0 < feat.ply <= session.ply
        assert feat.value >= 0


def test_the_best_aim_is_the_one_with_most_hits() -> None:
    found = 0
    for seed in range(6):
        session = finished("holi", 3, seed)
        hits = [0, 0, 0]
        for transition in session.transitions:
            for event in transition.events:
                if isinstance(event, DirectHit):
                    hits[event.owner - 1] += 1
        given = awards([GameOfTonight("one", session, ("anna", "ben", "carla"))])
        assert len(given) <= 3
        best = [award for award in given if award.kind.id == "hits"]
        if best:
            found += 1
            assert hits.count(max(hits)) == 1
            assert best[0].person == ("anna", "ben", "carla")[hits.index(max(hits))]
            assert best[0].value == max(hits)
            assert any(isinstance(event, DirectHit) for event in session.transitions[best[0].ply - 1].events)
            assert best[0].sentence(english) == f"{max(hits)} direct hits"
    assert found > 1


def test_level_people_and_computers_get_none() -> None:
    session = finished("holi", 2, 2)
    assert awards([GameOfTonight("one", session, ("", ""))]) == []
    both = [GameOfTonight("one", session, ("anna", "ben")), GameOfTonight("two", session, ("ben", "anna"))]
    assert {award.kind.id for award in awards(both)} & {"hits", "clean", "sweets"} == set()


def test_each_prize_goes_to_somebody_else_while_it_can() -> None:
    games = [
        GameOfTonight(f"g{seed}", finished(game, 2, seed), ("anna", "ben"), (9000,) * 400)
        for seed, game in enumerate((*GAME_IDS, *GAME_IDS))
    ]
    given = awards(games)
    assert len(given) == 3
    assert {award.person for award in given} == {"anna", "ben"}


def reference_after(session: Session) -> Any:
    """The end of a game by the second implementation of its rules, without its result."""
    reference = part_of(session.game.id, "reference", "REFERENCE").REFERENCE
    made = reference(len(session.seats), dict(session.options), session.setup)
    for transition in session.transitions:
        made.play(transition.move.text)
    assert made.result is not None
    made.result = None
    return made


def wins_in_this_turn(position: Any, seat: int) -> bool:
    """Whether whoever's turn it is wins before it is somebody else's; every way is tried."""
    for text in position.legal():
        if text.startswith(("give", "split", "disc")):
            continue
        after = deepcopy(position)
        after.play(text)
        if after.result is not None:
            if seat in after.result["winners"] and after.result["reason"] != "blocked":
                return True
        elif after.to_move == seat and wins_in_this_turn(after, seat):
            return True
    return False


def greedy_move(session: Session, rng: Random) -> Any:
    """A move of somebody who wants to get there: games by chance alone are seldom close."""
    game, state = session.game, session.state
    if state.pending:
        return random_move(game, state, rng)
    best: list[tuple[float, int, Any]] = []
    for number, move in enumerate(game.legal(state)):
        value = -1.0 if move.text in ("end", "pass") else rng.random() * 0.4
        if session.game.id == "elementos" and move.text[:1] == "c":
            value += 0.4
        value += 1.0 if "@" in move.text else 0.0
        best.append((value, -number, move))
    return max(best)[2]


@sized(
    ("game_id", "seats", "games"),
    [("exagon", 3, 25)],
    [("elementos", 2, 40), ("elios", 2, 40), ("elios", 3, 150), ("exagon", 3, 25)],
)
def test_whoever_would_have_won_in_the_next_turn(game_id: str, seats: int, games: int) -> None:
    """It is said of who would have, and of nobody else: by the second implementation, which tries every way."""
    rules = find_game(game_id)
    feats = find_feats(game_id)
    assert rules is not None
    assert feats is not None
    said = looked = 0
    for seed in range(games):
        session = new_session(rules, seats, {name: option.default for name, option in rules.options.items()}, seed)
        rng = Random(seed)
        while session.state.result is None:
            session.play(greedy_move(session, rng))
        seat = feats.nearly(session)
        result = session.state.result
        if result.reason == "blocked" or not result.winners:
            assert seat is None
            continue
        position = reference_after(session)
        position.to_move = other = result.winners[0] % seats + 1
        if len(position.state()["hands"][other - 1]) > 4 if game_id == "exagon" else False:
            continue
        looked += 1
        won = wins_in_this_turn(position, other)
        assert (seat == other) == won, session.record()
        said += won
    assert looked > 3
    assert 0 < said < looked
