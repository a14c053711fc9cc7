"""The players of Holi, and guesses of what is hidden."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from elios_desktop.engine.contract import AnyGame, Json, Refusal
from elios_desktop.engine.record import COMPUTER_LEVELS, SeatInfo
from elios_desktop.engine.session import Session
from elios_desktop.games.holi.rules import GAME, Move, State, random_rivalry, with_rivalry
from elios_desktop.players import contract
from tests.players.tables import answer_elsewhere, play_on
from tests.sizes import sized

TABLES = [(2, 1, ()), (3, 3, (3, 10, 16)), (4, 1, (17, 18, 20)), (2, 3, (13, 19, 21)), (3, 1, (7, 8, 14))]
"""Seats, cards in the opening hand, rivalry cards."""


def session_of(seats: int, opening_hand: int, rivalry: tuple[int, ...], seed: int, plies: int) -> Session:
    """A game on such a table in which so many moves were played by chance, or up to its end."""
    options = {"opening_hand": opening_hand}
    setup = with_rivalry(GAME.deal(seats, options, seed), rivalry)
    game: AnyGame = GAME
    session = Session(game, [SeatInfo(f"Seat {seat}") for seat in range(seats)], options, setup)
    rng = Random(seed)
    for _ in range(plies):
        if session.state.result is None:
            session.play(rng.choice(legal_moves(session)))
    return session


def legal_moves(session: Session) -> list[Move]:
    state = session.state
    assert isinstance(state, State)
    return GAME.legal(state)


@sized("table", TABLES[1:3], TABLES)
@sized("seed", [1], range(250))
def test_plays_legal_moves_to_the_end(table: tuple[int, int, tuple[int, ...]], seed: int) -> None:
    session = session_of(*table, seed, 0)
    for _ in play_on(session, lambda seat: 1 + (seat + seed) % (4 if seed < 40 else 2), 500):
        pass
    assert session.state.result is not None


@sized("table", TABLES[:1], TABLES)
def test_the_strongest_level_plays_legal_moves(table: tuple[int, int, tuple[int, ...]]) -> None:
    session = session_of(*table, 4, 45)
    assert len(list(play_on(session, lambda _: COMPUTER_LEVELS, 1))) == 1


@pytest.mark.parametrize("table", TABLES)
@sized("seed", [1, 2], range(60))
def test_a_guess_looks_the_same_to_whoever_guesses(table: tuple[int, int, tuple[int, ...]], seed: int) -> None:
    session = session_of(*table, seed, 0)
    rng = Random(seed)
    for _ in range(200):
        if session.state.result is not None:
            break
        for seat in (None, 1, 2):
            seen = session.seen_by(seat)
            guessed = GAME.guess(seen, rng)
            assert guessed.view(seat) == seen.view
            assert "?" not in str(guessed.to_json())
            cards = [
                sorted([*hand, *deck, *(abs(card) for card in pile)])
                for hand, deck, pile in zip(
                    guessed.peek().hands, guessed.peek().decks, guessed.peek().discards, strict=True
                )
            ]
            assert all(each == list(range(1, 14)) for each in cards)
        session.play(rng.choice(legal_moves(session)))


def test_everything_possible_is_guessed() -> None:
    session = session_of(2, 3, (), 3, 6)
    seat = session.state.to_move
    assert seat is not None
    other = 2 - seat  # as an index
    seen = session.seen_by(seat)
    rng = Random(1)
    hands = Counter(hand for _ in range(3000) for hand in GAME.guess(seen, rng).peek().hands[other])
    known = {abs(card) for card in session.state.peek().discards[other] if card > 0}  # type: ignore[attr-defined]
    assert set(hands) == set(range(1, 14)) - known
    assert max(hands.values()) < 1.25 * min(hands.values())


def stopped_session() -> tuple[Session, int]:
    """A game in which somebody has stopped with cards in hand, and that seat."""
    for seed in range(400):
        session = session_of(2, 3, (), seed, 0)
        rng = Random(seed)
        while session.state.result is None:
            legal = legal_moves(session)
            seat = session.state.to_move
            stops = [move for move in legal if move.text == "stop"]
            session.play(stops[0] if stops else rng.choice(legal))
            if stops and session.state.result is None:
                assert seat is not None
                return session, seat
    raise AssertionError("nobody ever stopped")


def test_who_stopped_holds_only_cards_that_could_not_be_thrown() -> None:
    session, stopped = stopped_session()
    before = session.state_at(session.ply - 1)
    assert isinstance(before, State)
    rng = Random(2)
    hands = set()
    for _ in range(200):
        guessed = GAME.guess(session.seen_by(3 - stopped), rng)
        hand = guessed.peek().hands[stopped - 1]
        hands.add(hand)
        core = before.core()
        core.hands = [hand if seat == stopped - 1 else held for seat, held in enumerate(core.hands)]
        assert not core.can_throw()
    assert before.peek().hands[stopped - 1] in hands


def hidden_exchanged(record: Json, seat: int, rng: Random) -> Json:
    """The same game with other cards where the seat sees none: at the bottom of the decks and in the others' hands."""
    session = Session.from_record(record)
    guessed = GAME.guess(session.seen_by(seat), rng).peek()
    decks = []
    for index in range(guessed.rules.seats):
        thrown = [abs(card) for card in guessed.discards[index]]
        decks.append([*thrown, *guessed.hands[index], *guessed.decks[index]])
    moves = []
    at = [0] * len(decks)
    for transition in session.transitions:
        text, owner = transition.move.text, transition.seat - 1
        kind, _, rest = text.partition(" ")
        if kind == "drop":
            text = f"drop {decks[owner][at[owner]]} {rest.split()[1]}"
        at[owner] += kind in ("drop", "throw")
        moves.append(text)
    return {**record, "setup": {**record["setup"], "decks": decks}, "moves": moves}


@sized("seed", [1, 2], range(1_000))
@pytest.mark.parametrize("level", [1, 3, COMPUTER_LEVELS])
def test_what_is_hidden_does_not_change_the_answer(seed: int, level: int) -> None:
    session = session_of(
        2 + seed % 3, 1 + 2 * (seed % 2), tuple(random_rivalry(seed % 3, seed)), seed, 25 + 10 * seed % 50
    )
    seat = session.state.to_move
    if seat is None:
        return
    other = Session.from_record(hidden_exchanged(session.record(), seat, Random(seed)))
    assert other.state != session.state
    assert other.seen_by(seat) == session.seen_by(seat)
    asked: list[Any] = [contract.choose("holi", each.seen_by(seat), level, 7) for each in (session, other)]
    assert asked[0] == asked[1]


@sized("level", [2], [2, 4, COMPUTER_LEVELS])
def test_the_answer_is_the_same_in_another_process(level: int) -> None:
    session = session_of(3, 3, (5, 16), 2, 40)
    seat = session.state.to_move
    assert seat is not None
    here = contract.choose("holi", session.seen_by(seat), level, 4)
    assert answer_elsewhere(session.record(), seat, level, 4) == [here.move, here.nodes, here.chance]


@sized("plies", [3], [2, *range(0, 120, 3)])
def test_hints_are_different_legal_moves(plies: int) -> None:
    session = session_of(3, 3, (12, 13), 9, plies)
    seat = session.state.to_move
    if seat is None:
        return
    found = contract.hints("holi", session.seen_by(seat), 3)
    legal = [move.text for move in legal_moves(session)]
    moves = [hint.move for hint in found]
    assert 1 <= len(moves) == len(set(moves)) <= 3
    assert set(moves) <= set(legal)
    assert all(hint.chance is not None and 0 <= hint.chance <= 1 for hint in found)


@sized("table", TABLES[1:2], TABLES)
def test_chances_add_up_and_grow_sure(table: tuple[int, int, tuple[int, ...]]) -> None:
    session = session_of(*table, 6, 0)
    first = contract.chances("holi", session.seen_by(None))
    assert sum(first) == pytest.approx(1)
    last = first
    for seen, _ in play_on(session, lambda _: 3, 500):
        last = contract.chances("holi", seen)
        assert sum(last) == pytest.approx(1)
    assert max(last) > max(first)


@pytest.mark.long
def test_hints_tell_of_direct_hits() -> None:
    session = session_of(2, 3, (), 4, 2)
    seat = session.state.to_move
    assert seat is not None
    told = contract.hints("holi", session.seen_by(seat), 1)[0].reason
    assert "holi.hits" in (told.code, told.args.get("also"))
    while session.state.to_move == seat:
        choice = contract.choose("holi", session.seen_by(seat), COMPUTER_LEVELS, 1)
        assert not isinstance(session.play_text(choice.move), Refusal)
    assert session.state.view(seat).hits[seat - 1] > 0


@sized("plies", [], [6, 24])
def test_hints_differ_as_far_as_good_moves_do(plies: int) -> None:
    """Of cards that bring the same wherever they are thrown, one is enough."""
    session = session_of(2, 3, (), 17, 0)
    found_alike = 0
    for seen, _ in play_on(session, lambda _: 3, plies):
        told = [(hint.move.split()[:2], hint.reason) for hint in contract.hints("holi", seen, 3)]
        assert told
        first = told[0]
        # Nothing like the best one comes before something else.
        alike = [each == first for each in told[1:]]
        assert alike == sorted(alike)
        found_alike += any(alike)
    assert found_alike < plies / 2
