"""The players of Exagon."""

from __future__ import annotations

from random import Random

import pytest

from elios_desktop.engine.contract import Transition
from elios_desktop.engine.record import COMPUTER_LEVELS
from elios_desktop.games.exagon.rules import GAME, Core
from elios_desktop.players import contract
from tests.players.tables import answer_elsewhere, play_on, random_session
from tests.sizes import sized


@sized("seats", [2, 5], GAME.seats)
@sized("seed", [1], range(250))
def test_plays_legal_moves_to_the_end(seats: int, seed: int) -> None:
    session = random_session("exagon", seats, {}, seed, 0)
    for seen, state in play_on(session, lambda seat: 1 + (seat + seed) % (4 if seed < 50 else 2), 200):
        assert GAME.guess(seen, Random(0)).view(seen.seat) == seen.view == state.view(seen.seat)
    assert session.state.result is not None
    assert "timeout" not in [transition.move.text for transition in session.transitions]


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_strongest_level_plays_legal_moves_from_the_middle(seats: int) -> None:
    session = random_session("exagon", seats, {}, 3, 20)
    assert len(list(play_on(session, lambda _: COMPUTER_LEVELS, 3))) == 3


def can_win_now(core: Core) -> bool:
    """Whether some order of moves wins in this turn: all are tried."""
    seat = core.seat
    for move in core.legal():
        core.make(move)
        won = core.winners() == [seat] if core.over else core.seat == seat and can_win_now(core)
        core.unmake()
        if won:
            return True
    return False


@sized("seed", [1, 2, 3, 4], range(60))
def test_who_can_win_in_this_turn_does(seed: int) -> None:
    session = random_session("exagon", 2, {}, seed, 33)
    seat = session.state.to_move
    if seat is None or not can_win_now(session.state.view(seat).core.copy()):
        return
    for _ in play_on(session, lambda _: COMPUTER_LEVELS, 6):
        assert session.state.to_move == seat
    assert session.state.result is not None
    assert session.state.result.winners == (seat,)


@pytest.mark.parametrize("level", [1, 3, COMPUTER_LEVELS])
def test_the_answer_is_the_same_in_another_process(level: int) -> None:
    session = random_session("exagon", 3, {}, 8, 9)
    seat = session.state.to_move
    assert seat is not None
    here = contract.choose("exagon", session.seen_by(seat), level, 4)
    assert answer_elsewhere(session.record(), seat, level, 4) == [here.move, here.nodes, here.chance]


@sized("seed", [1, 2], range(20))
def test_hints_are_different_legal_moves(seed: int) -> None:
    session = random_session("exagon", 2 + seed % 4, {}, seed, 6)
    seat = session.state.to_move
    found = contract.hints("exagon", session.seen_by(seat), 3)
    legal = [move.text for move in session.game.legal(session.state)]
    moves = [hint.move for hint in found]
    assert 1 <= len(moves) == len(set(moves)) == min(3, len(legal))
    assert set(moves) <= set(legal)
    assert all(hint.chance is not None and 0 <= hint.chance <= 1 for hint in found)


def test_a_hint_tells_the_whole_turn() -> None:
    session = random_session("exagon", 3, {}, 1, 3)
    best = contract.hints("exagon", session.seen_by(session.state.to_move), 1)[0]
    seat = session.state.to_move
    assert best.reason.code in ("exagon.goes_on", "exagon.bonuses")
    assert best.then
    for text in (best.move, *best.then):
        assert session.state.to_move == seat
        assert isinstance(session.play_text(text), Transition)
    assert session.state.to_move != seat


@sized("seats", [3], GAME.seats)
def test_chances_add_up_and_favour_whoever_is_about_to_win(seats: int) -> None:
    session = random_session("exagon", seats, {}, 11, 4)
    before = contract.chances("exagon", session.seen_by(None))
    assert sum(before) == pytest.approx(1)
    winner = 0
    for seen, _ in play_on(session, lambda _: 3, 300):
        shares = contract.chances("exagon", seen)
        assert sum(shares) == pytest.approx(1)
        winner = shares.index(max(shares)) + 1
    assert session.state.result is not None
    assert session.state.result.winners == (winner,)
