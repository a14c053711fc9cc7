"""The players of Elios."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from elios_desktop.engine.contract import Transition
from elios_desktop.engine.record import COMPUTER_LEVELS, SeatInfo
from elios_desktop.engine.session import Session
from elios_desktop.games.elios.players import key, value
from elios_desktop.games.elios.rules import GAME
from elios_desktop.games.elios.rules.core import Core
from elios_desktop.players import contract
from tests.players.tables import answer_elsewhere, play_on
from tests.sizes import sized

WAYS = list(product(GAME.seats, ("open", "keeps")))
FEW_WAYS = [(3, "open"), (4, "keeps")]


def arranged(seats: int, joker: str, seed: int, level: int = 1) -> Session:
    """A game in which everybody has arranged, in an order by chance."""
    session = Session.dealt(GAME, [SeatInfo(f"Seat {seat}") for seat in range(seats)], {"joker": joker}, seed)
    rng = Random(seed)
    while pending := session.state.pending:
        seat = rng.choice(pending)
        choice = contract.choose("elios", session.seen_by(seat), level, seed)
        assert isinstance(session.play_text(choice.move), Transition), choice
    return session


@sized(("seats", "joker"), FEW_WAYS, WAYS)
@sized("seed", [1], range(170))
def test_plays_legal_moves_to_the_end(seats: int, joker: str, seed: int) -> None:
    session = arranged(seats, joker, seed, level=1 + seed % 3)
    for seen, state in play_on(session, lambda seat: 1 + (seat + seed) % 3, 400):
        assert GAME.guess(seen, Random(0)).view(seen.seat) == state.view(seen.seat)
    assert session.state.result is not None


@sized(("seats", "joker"), [], WAYS)
def test_the_strongest_level_plays_from_the_middle(seats: int, joker: str) -> None:
    session = arranged(seats, joker, 3, level=COMPUTER_LEVELS)
    for _ in play_on(session, lambda _: 2, 8):
        pass
    assert len(list(play_on(session, lambda _: COMPUTER_LEVELS, 2))) == 2


@sized(("seats", "joker"), FEW_WAYS, WAYS)
def test_a_last_turn_that_wins_is_taken_and_hinted_at(seats: int, joker: str) -> None:
    for seed in range(20):
        session = arranged(seats, joker, seed)
        for _ in play_on(session, lambda _: 2, 400):
            pass
        result = session.state.result
        assert result is not None
        last = session.undo()
        assert last is not None
        if result.reason == "all_placed":
            break
    for level in range(1, COMPUTER_LEVELS + 1):
        choice = contract.choose("elios", session.seen_by(last.seat), level, 1)
        done = session.branch(session.ply).play_text(choice.move)
        assert isinstance(done, Transition)
        assert done.after.result is not None, level
    assert contract.hints("elios", session.seen_by(last.seat), 1)[0].reason.code == "elios.last_beams"


@sized(("seats", "joker"), FEW_WAYS, WAYS)
def test_chances(seats: int, joker: str) -> None:
    session = arranged(seats, joker, 2)
    for _ in play_on(session, lambda _: 1, 12):
        chances = contract.chances("elios", session.seen_by(None))
        assert len(chances) == seats
        assert sum(chances) == pytest.approx(1)
        if seats == 4:
            assert chances[0] == pytest.approx(chances[2])
            assert chances[1] == pytest.approx(chances[3])


@pytest.mark.parametrize("joker", ["open", "keeps"])
def test_values_are_opposite_but_for_the_turn(joker: str) -> None:
    for seed in range(30):
        core = Core.dealt(2, {"joker": joker}, seed)
        rng = Random(seed)
        for _ in range(seed):
            legal = core.legal()
            if legal:
                core.make(rng.choice(legal))
        if core.over:
            continue
        here, own = key(core), value(core)
        core.player = 1 - core.player
        assert own + value(core) == 10
        assert key(core) != here


def test_the_same_in_another_process() -> None:
    for seats, level in ((2, 4), (3, 3), (4, 3)):
        session = arranged(seats, "open", 3, level=3)
        seat = session.state.to_move
        assert seat is not None
        here = contract.choose("elios", session.seen_by(seat), level, 9)
        assert answer_elsewhere(session.record(), seat, level, 9) == [here.move, here.nodes, here.chance]


def test_a_pass_that_ends_the_game_is_hinted_at_as_what_it_is() -> None:
    """Nobody can do anything; the others have passed, and whoever passes last has the fewest beams."""
    for seed in range(200):
        session = arranged(2, "open", seed)
        for _ in play_on(session, lambda _: 1, 400):
            pass
        result = session.state.result
        assert result is not None
        last = session.undo()
        assert last is not None
        if result.reason == "blocked" and result.winners == (last.seat,):
            break
    [hint] = contract.hints("elios", session.seen_by(last.seat), 3)
    assert (hint.move, hint.reason.code) == ("pass", "elios.blocks")
