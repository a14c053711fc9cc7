"""The players of Elementos: what they may know, and that they play by it."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from elios_desktop.engine.contract import AnyState, Transition
from elios_desktop.engine.record import COMPUTER_LEVELS, SeatInfo
from elios_desktop.engine.session import Session
from elios_desktop.games.elementos.rules import GAME, View
from elios_desktop.games.elementos.rules.state import State
from elios_desktop.players import contract
from tests.players.tables import answer_elsewhere, play_on
from tests.sizes import sized

BOTH = ["arrange 1 FW WA AF FW WA AF FW WA AF", "arrange 2 FW WA AF FW WA AF FW WA AF"]


def game_of(moves: list[str], memory: bool = False) -> Session:
    session = Session(GAME, [SeatInfo("Light"), SeatInfo("Dark")], {"memory": memory}, {"first": 1})
    for move in moves:
        assert isinstance(session.play_text(move), Transition), move
    return session


def by_chance(seed: int, plies: int, memory: bool = False) -> Session:
    rng = Random(seed)
    session = Session.dealt(GAME, [SeatInfo("Light"), SeatInfo("Dark")], {"memory": memory}, seed)
    for seat in (1, 2) if seed % 2 else (2, 1):
        session.play(session.game.arrangement(session.state, seat, seed))
    for _ in range(plies):
        legal = session.game.legal(session.state)
        if legal:
            session.play(rng.choice(legal))
    return session


def unders(state: AnyState, seat: int) -> dict[str, str]:
    """What lies under a seat's tokens, by square."""
    tokens = state.to_json()["tokens"]
    return {square: token[2] for square, token in tokens.items() if token[0] == str(seat)}


@pytest.mark.parametrize("memory", [False, True])
def test_a_guess_looks_like_the_position(memory: bool) -> None:
    for seed in range(40):
        session = by_chance(seed, plies=7 * seed, memory=memory)
        for seat in (1, 2, None):
            guess = GAME.guess(session.seen_by(seat), Random(seed))
            assert guess.view(seat) == session.state.view(seat)
            assert isinstance(guess, State)
            assert isinstance(session.state, State)
            assert sorted(guess.core.stood().values()) == sorted(session.state.core.stood().values())
            if seat is not None:
                assert unders(guess, seat) == unders(session.state, seat)


def test_before_the_first_turn_everything_can_be_guessed() -> None:
    for moves in ([], BOTH[:1], BOTH[1:]):
        session = game_of(moves)
        for seat in (1, 2, None):
            assert GAME.guess(session.seen_by(seat), Random(1)).view(seat) == session.state.view(seat)


def test_every_way_to_lie_has_its_share() -> None:
    seen = game_of(BOTH).seen_by(1)
    rng = Random(3)
    found = Counter(tuple(sorted(unders(GAME.guess(seen, rng), 2).items())) for _ in range(2000))
    # Of each symbol three are up. Say k of the fires are of fire and wood: then the woods and waters follow, so there
    # are (3 over k) cubed ways for each k: 1 + 27 + 27 + 1.
    assert len(found) == 56
    assert 10 < min(found.values()) <= max(found.values()) < 70


@pytest.mark.parametrize(("step", "left"), [(1, 5), (2, 3), (3, 2)])
def test_what_a_head_start_leaves_out_is_nowhere(step: int, left: int) -> None:
    options: dict[str, bool | int | str] = {"memory": False, "head_start": f"1:{step}"}
    session = Session(GAME, [SeatInfo("Light"), SeatInfo("Dark")], options, {"first": 1})
    for move in BOTH:
        session.play_text(move)
    for seat in (1, 2, None):
        view = session.state.view(seat)
        assert isinstance(view, View)
        assert Counter(token.owner for token in view.tokens.values()) == {1: 9, 2: left}
        assert "b7" in view.tokens
        assert GAME.guess(session.seen_by(seat), Random(1)).view(seat) == view
    moved = contract.choose("elementos", session.seen_by(1), 3, 1).move
    assert isinstance(session.play_text(moved), Transition)
    reply = contract.choose("elementos", session.seen_by(2), 3, 1).move
    assert isinstance(session.play_text(reply), Transition)


def test_what_lies_turned_over_is_known() -> None:
    session = game_of([*BOTH, "flip a1", "flip b6"])
    for seed in range(50):
        guess = GAME.guess(session.seen_by(1), Random(seed))
        assert guess.to_json()["tokens"]["b6"] == session.state.to_json()["tokens"]["b6"]


def test_what_was_turned_over_and_back_is_remembered() -> None:
    session = game_of([*BOTH, "flip a1", "flip b6", "a3-a4", "flip a8", "a4-a5", "flip b6"])
    truth = session.state.to_json()["tokens"]["b6"]
    assert session.state.view(1).to_json()["tokens"]["b6"].endswith("?")
    for seed in range(50):
        assert GAME.guess(session.seen_by(1), Random(seed)).to_json()["tokens"]["b6"] == truth


def test_whoever_took_turned_over_has_shown_itself() -> None:
    for seed in range(40):
        session = by_chance(seed, plies=150)
        guess = GAME.guess(session.seen_by(None), Random(seed))
        pairs = Counter("".join(sorted(token[1:])) + token[0] for token in guess.to_json()["tokens"].values())
        assert max(pairs.values()) <= 3


def test_a_view_that_does_not_follow_is_refused() -> None:
    seen = game_of(BOTH).seen_by(1)
    later: View = game_of([*BOTH, "flip a1"]).state.view(1)
    with pytest.raises(ValueError, match="doesn't follow"):
        GAME.guess(type(seen)(seen.seat, seen.seats, seen.options, seen.setup, later, seen.moves), Random(1))


@sized("part", [0], range(100))
def test_what_can_not_be_seen_changes_nothing(part: int) -> None:
    """The enemy's undersides are exchanged among tokens that were never turned over."""
    other = "arrange 2 FA WF AW FA WF AW FA WF AW"
    for number in range(12):
        seed = 12 * part + number
        rng = Random(seed)
        one, two = game_of(BOTH), game_of([BOTH[0], other])
        for _ in range(3 * number):
            quiet = [move for move in one.game.legal(one.state) if not move.text.startswith("flip")]
            move = rng.choice(quiet)
            for session in (one, two):
                assert isinstance(session.play(move), Transition)
        assert one.seen_by(1) == two.seen_by(1)
        assert one.state != two.state
        if one.state.to_move == 1:
            for level in (1, 3):
                choices = [contract.choose("elementos", session.seen_by(1), level, seed) for session in (one, two)]
                assert choices[0] == choices[1]
        assert contract.chances("elementos", one.seen_by(1)) == contract.chances("elementos", two.seen_by(1))


@pytest.mark.parametrize("memory", [False, True])
@sized("seed", [5], range(500))
def test_the_players_play_by_the_rules(memory: bool, seed: int) -> None:
    session = by_chance(seed, plies=0, memory=memory)
    for _ in play_on(session, lambda seat: seat, plies=60 if seed == 5 else 1_000):
        pass


@sized("level", [2, 3], range(1, 5))
def test_nobody_waits_for_ever(level: int) -> None:
    """Whoever moves first often gives something away; two players who both knew only that would flip for ever."""
    session = by_chance(7, plies=0)
    for token in ("a1", "a8", "b1", "b8", "c1", "c8", "a2", "a7", "c2", "c7", "a1", "a8", "b1", "b8", "c1", "c8"):
        session.play_text(f"flip {token}")
    before = session.state.to_json()["tokens"].keys()
    for _ in play_on(session, lambda _: level, plies=40):
        pass
    # Nothing goes backward: once a token has left the rows where it began, it is on its way.
    assert session.state.to_json()["tokens"].keys() != before


def test_arranging() -> None:
    for level in range(1, COMPUTER_LEVELS + 1):
        session = game_of([])
        for seat in (2, 1):
            choice = contract.choose("elementos", session.seen_by(seat), level, seed=4)
            assert isinstance(session.play_text(choice.move), Transition)
    first, second = (
        contract.choose("elementos", game_of([]).seen_by(1), COMPUTER_LEVELS, seed).move for seed in (1, 2)
    )
    assert first != second


def test_a_win_is_taken_and_hinted_at() -> None:
    session = by_chance(1, plies=0)
    while session.state.result is None:
        seat = session.state.to_move
        assert seat is not None
        level = 3 if seat == 1 else 1
        session.play_text(contract.choose("elementos", session.seen_by(seat), level, 1).move)
    session.undo()
    seat = session.state.to_move
    assert seat is not None
    for level in range(2, COMPUTER_LEVELS + 1):  # the first one overlooks it now and then
        done = session.branch(session.ply).play_text(contract.choose("elementos", session.seen_by(seat), level, 1).move)
        assert isinstance(done, Transition)
        assert done.after.result is not None
    best = contract.hints("elementos", session.seen_by(seat), 3)[0]
    assert best.reason.code == "elementos.brings_home"
    chances = contract.chances("elementos", session.seen_by(None))
    assert chances[seat - 1] > 0.95
    assert sum(chances) == pytest.approx(1)


def test_the_same_in_another_process() -> None:
    session = by_chance(3, plies=20)
    seat = session.state.to_move
    assert seat is not None
    here = contract.choose("elementos", session.seen_by(seat), 4, 9)
    assert answer_elsewhere(session.record(), seat, 4, 9) == [here.move, here.nodes, here.chance]
