"""Every game keeps the contract, in random play to the end with every number of seats and every option."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elios_desktop.engine.contract import (
    GAME_IDS,
    AnyGame,
    AnyState,
    AnyTransition,
    Ended,
    Event,
    Move,
    Refusal,
    Scored,
    Secrets,
    SetupError,
    Transition,
    TurnBegan,
    all_games,
    begun_by,
    dealt_again,
    find_game,
    seen,
)
from elios_desktop.engine.session import Session
from elios_desktop.games import entry_of
from tests.facts import ForgottenError, facts_of, masked, part_of
from tests.play import (
    carried_out,
    every_way_to_play,
    listed,
    new_session,
    play_on,
    played,
    random_move,
    way_id,
    why,
    written,
)
from tests.sizes import sized

WAYS = list(every_way_to_play())

each_way = pytest.mark.parametrize("way", WAYS, ids=map(way_id, WAYS))
each_game = pytest.mark.parametrize("game", all_games(), ids=GAME_IDS)


def viewers(session: Session) -> list[int | None]:
    return [*range(1, len(session.seats) + 1), None]


def check_position(game: AnyGame, state: AnyState, seats: int) -> None:
    """What holds in every position."""
    shown = state.to_json()
    known, where = facts_of(game.id), f"keys in tests/games/{game.id}/facts.py are not those of a position"
    assert [*shown] == list(known.keys), where
    assert json.loads(json.dumps(shown)) == shown, "JSON values only"
    assert (shown["game"], shown["phase"], shown["to_move"]) == (game.id, state.phase, state.to_move)
    assert shown["pending"] == list(state.pending) == sorted(state.pending)
    assert shown["result"] == (None if state.result is None else state.result.to_json())
    for seat in (*range(1, seats + 1), None):
        assert state.view(seat).to_json() == masked(game.id, shown, seat), f"as seat {seat} sees it"
    legal = listed(game, state)
    assert legal == sorted(set(legal))
    if state.result is not None:
        assert (state.phase, state.to_move, state.pending, legal) == ("over", None, (), [])
        assert list(state.result.winners) == sorted(state.result.winners)
    elif state.pending:
        assert (state.to_move, legal) == (None, [])
    else:
        assert legal, "somebody has to move and can't"
        assert state.to_move in range(1, seats + 1)


def check_transition(game: AnyGame, transition: AnyTransition, seats: int) -> None:
    """What holds of every move: purity, events, and what others may know of it."""
    before, after = transition.before, transition.after
    ended = [event for event in transition.events if isinstance(event, Ended)]
    assert all(isinstance(event, Event) for event in transition.events)
    if after.result is None:
        assert not ended
    else:
        assert transition.events[-1] == Ended(after.result)
        assert len(ended) == 1
    began = [event.seat for event in transition.events if isinstance(event, TurnBegan)]
    if after.to_move is not None and after.to_move != before.to_move:
        assert began[-1:] == [after.to_move], "a new turn is an event"
    else:
        assert not began, "no event without a new turn"
    for viewer in (*range(1, seats + 1), None):
        hidden = game.move_as_seen(before, transition.move, viewer)
        assert hidden == transition.move.text or "?" in hidden
        assert viewer != transition.seat or hidden == transition.move.text
        assert len(seen(transition, viewer)) == len(transition.events)


@each_way
@sized("seeds", [1], [3])
def test_random_play_keeps_the_contract(way: Any, seeds: int) -> None:
    game, seats, options = way
    for seed in range(seeds):
        session = new_session(game, seats, options, seed)
        pieces = facts_of(game.id).pieces(session.state.to_json())
        check_position(game, session.state, seats)
        for transition in play_on(session, Random(seed)):
            check_position(game, transition.after, seats)
            check_transition(game, transition, seats)
            if transition.before.pending:
                pieces = facts_of(game.id).pieces(transition.after.to_json())
                continue
            left = facts_of(game.id).pieces(transition.after.to_json())
            if facts_of(game.id).may_shrink:
                assert isinstance(left, Counter)
                assert isinstance(pieces, Counter)
                assert left <= pieces
            else:
                assert left == pieces, f"{transition.move.text} made or lost a piece"
            pieces = left


@each_way
def test_applying_a_move_changes_nothing_but_makes_something_new(way: Any) -> None:
    game, seats, options = way
    rng = Random(11)
    session = new_session(game, seats, options, 11)
    for _ in range(60):
        state = session.state
        if state.result is not None:
            break
        shown, number = written(state.to_json()), hash(state)
        move = random_move(game, state, rng)
        first, second = game.apply(state, move), game.apply(state, move)
        assert isinstance(first, Transition)
        assert first == second
        assert (written(state.to_json()), hash(state)) == (shown, number)
        assert first.after != state
        assert hash(first.after) == hash(second.after)
        state.to_json().clear()
        view = state.view(1).to_json()
        for value in view.values():
            if isinstance(value, dict | list):
                value.clear()
        assert written(state.to_json()) == shown, "what a state hands out is a copy"
        session.play(move)


@each_way
@sized("positions", [3], [6])
def test_what_is_listed_is_what_is_accepted(way: Any, positions: int) -> None:
    """Brute force: of all texts that could be a turn, `why` accepts exactly the listed ones."""
    game, seats, options = way
    rng = Random(5)
    session = new_session(game, seats, options, 5)
    total = played(game, seats, options, 5).ply
    checked = set(rng.sample(range(seats, total), min(positions, total - seats))) | {total - 1}
    compared = 0
    for ply, _ in enumerate(play_on(session, Random(5))):
        if ply not in checked or session.state.pending:
            continue
        state = session.state
        legal = set(listed(game, state))
        texts = set(facts_of(game.id).candidates(state.to_json()))
        assert legal <= texts, f"no candidates for {sorted(legal - texts)[:5]} in tests/games/{game.id}/facts.py"
        accepted = {text for text in texts if why(game, state, text) is None}
        assert accepted == legal
        compared += len(texts)
        for text in rng.sample(sorted(texts), min(len(texts), 40)):
            answer = carried_out(game, state, text)
            assert isinstance(answer, Transition) == (text in legal)
            if isinstance(answer, Refusal):
                assert answer == why(game, state, text)
                assert answer.code.startswith((f"{game.id}.", "game."))
    assert compared > facts_of(game.id).compared, f"more candidates, in tests/games/{game.id}/facts.py"


@each_way
def test_records_undo_and_redo_come_back_to_the_same_positions(way: Any) -> None:
    game, seats, options = way
    session = played(game, seats, options, 21)
    states = [session.state_at(ply) for ply in range(session.ply + 1)]
    again = Session.from_record(json.loads(json.dumps(session.record())))
    assert [again.state_at(ply) for ply in range(again.ply + 1)] == states
    assert again.transitions == session.transitions
    assert again.record() == session.record()
    while session.undo():
        assert session.state == states[session.ply]
    assert session.state == session.start_state
    while session.redo():
        assert session.state == states[session.ply]
    assert session.ply == len(states) - 1


@each_way
def test_what_has_to_be_seen_at_once_is_secret(way: Any) -> None:
    game, seats, options = way
    session = played(game, seats, options, 13)
    needed = {game.secrets(transition.before) for transition in session.transitions}
    assert needed == {Secrets.NONE} or game.has_hidden_things
    last = session.transitions[-1]
    assert game.secrets(last.after) is Secrets.NONE
    assert game.why(last.after, last.move) == game.apply(last.after, last.move) == Refusal("game.over")


@each_way
def test_a_core_is_dealt_and_played_to_its_end(way: Any) -> None:
    game, seats, options = way
    core, rng = entry_of(game.id).load("rules").Core.dealt(seats, options, 5), Random(5)
    while not core.over:
        core.make(rng.choice(core.legal()))
    assert core.legal() == []


@each_game
def test_a_game_that_is_over_says_so_to_any_text(game: AnyGame) -> None:
    state = played(game, game.seats[0], {}, 3).state
    for text in ("", "end", "arrange 1 x", "b3-b4", "💥", game.id):
        refusal = why(game, state, text)
        assert refusal is not None
        assert refusal.code == "game.over"


@each_game
def test_deals_come_from_their_seed_alone(game: AnyGame) -> None:
    options = {name: option.default for name, option in game.options.items()}
    for seats in game.seats:
        deals = [game.deal(seats, options, seed) for seed in (0, 0, -1, 2**100, *range(1, 8))]
        assert deals[0] == deals[1]
        assert len({written(deal) for deal in deals}) > 1
        for deal in deals:
            assert json.loads(json.dumps(deal)) == deal
            check_position(game, game.start(seats, options, deal), seats)


def _arrangements(game: AnyGame, seats: int) -> tuple[AnyState, list[Move]]:
    state = new_session(game, seats, {}, 1).state
    return state, [game.arrangement(state, seat, seed) for seat in state.pending for seed in range(5)]


@each_game
def test_a_deal_leaves_to_people_what_is_theirs(game: AnyGame) -> None:
    """And a game for the same people keeps it; who begins, and everything else, is dealt anew."""
    seats = game.seats[-1]
    options = {name: option.default for name, option in game.options.items()}
    setup = game.deal(seats, options, 1)
    assert ("first" in setup) == game.asks_who_begins
    assert not any(setup[key] for key in game.chosen_in_setup)
    if game.asks_who_begins:
        assert game.start(seats, options, begun_by(setup, seats)) is not None
    chosen = setup | {key: [3] for key in game.chosen_in_setup}
    assert dealt_again(game, seats, options, 2, chosen) == game.deal(seats, options, 2) | {
        key: [3] for key in game.chosen_in_setup
    }


@each_game
def test_suggested_arrangements_are_legal(game: AnyGame) -> None:
    for seats in game.seats:
        state, moves = _arrangements(game, seats)
        assert all(game.why(state, move) is None for move in moves)
        assert all(game.parse(state, move.text) == move for move in moves)
        assert len({move.text for move in moves}) >= len(state.pending)


@each_game
@given(text=st.text(max_size=60) | st.text(alphabet="abcdef12345678FWAROYLGBPJ@,.-/x> ?+", max_size=40))
def test_any_text_is_answered(game: AnyGame, text: str) -> None:
    session = played(game, game.seats[-1], {}, 8, plies=12)
    refusal = why(game, session.state, text)
    answer = carried_out(game, session.state, text)
    assert isinstance(answer, Refusal) == (refusal is not None)


def _respelled(text: str, rng: Random) -> str:
    """A move's text with a small change."""
    at = rng.randrange(len(text) + 1)
    sign = rng.choice("0123456789abcdefABFGJLOPRWY ,.-/@>x+?\n\u0661\u00b2")
    return rng.choice(
        [
            text[:at] + sign + text[at:],
            text[:at] + text[at + 1 :],
            text[:at] + sign + text[at + 1 :],
            text[:at] + text[at + 1 : at + 2] + text[at : at + 1] + text[at + 2 :],
            text.swapcase(),
            f" {text}",
            f"{text}\n",
            text.replace(" ", "  "),
            text.replace("1", "01"),
        ]
    )


@each_way
def test_a_move_has_one_spelling(way: Any) -> None:
    """Whatever is accepted stands in the legal list, letter by letter."""
    game, seats, options = way
    rng = Random(31)
    session = new_session(game, seats, options, 31)
    for _ in play_on(session, rng):
        legal = listed(game, session.state)
        for text in rng.sample(legal, min(len(legal), 5)):
            for _ in range(4):
                other = _respelled(text, rng)
                assert (why(game, session.state, other) is None) == (other in legal), repr(other)


def _broken(value: Any, rng: Random) -> Any:
    """A value with one part replaced, dropped, repeated or of another type."""
    junk: list[Any] = [None, True, -1, 0, 41, 10**30, 1.5, "", "x", "\ud800", [], {}, [[]], {"first": []}]
    if isinstance(value, dict) and value and rng.random() < 0.85:
        name = rng.choice(list(value))
        return {**value, name: _broken(value[name], rng)}
    if isinstance(value, list) and value and rng.random() < 0.85:
        at = rng.randrange(len(value))
        way = rng.random()
        new = [] if way < 0.2 else [value[at]] * 2 if way < 0.4 else [_broken(value[at], rng)]
        return [*value[:at], *new, *value[at + 1 :]]
    return rng.choice(junk)


@each_way
def test_broken_setups_raise_setup_errors_only(way: Any) -> None:
    game, seats, options = way
    rng = Random(17)
    for number in range(300):
        setup = _broken(game.deal(seats, options, number), rng)
        if not isinstance(setup, dict):
            continue
        try:
            state = game.start(seats, options, setup)
        except SetupError:
            continue
        check_position(game, state, seats)


# Twins: two games that differ only in what a seat can't see look the same to that seat.


def _holi_drops(state: AnyState) -> tuple[str, str] | None:
    """Two face-down throws of different cards on one cell."""
    game = find_game("holi")
    assert game is not None
    cells: dict[str, str] = {}
    for move in listed(game, state):
        if move.startswith("drop"):
            cell = move.split()[2]
            if cells.setdefault(cell, move) != move:
                return cells[cell], move
    return None


def test_a_card_thrown_face_down_leaves_no_trace_for_others() -> None:
    game = find_game("holi")
    assert game is not None
    found = 0
    for seed in range(20):
        session = new_session(game, 3, {"opening_hand": 3}, seed)
        rng = Random(seed)
        for transition in play_on(session, rng):
            twins = _holi_drops(transition.after)
            if twins is None:
                continue
            found += 1
            one, two = (carried_out(game, transition.after, move) for move in twins)
            assert isinstance(one, Transition)
            assert isinstance(two, Transition)
            for viewer in (1, 2, 3, None):
                if viewer == one.seat:
                    assert one.after.view(viewer) != two.after.view(viewer)
                    continue
                assert one.after.view(viewer) == two.after.view(viewer)
                assert seen(one, viewer) == seen(two, viewer)
                assert game.move_as_seen(one.before, one.move, viewer) == f"drop ? {one.move.text.split()[2]}"
    assert found > 50


@pytest.mark.parametrize("memory", [False, True])
def test_undersides_leave_no_trace_for_the_enemy(memory: bool) -> None:
    """Light's layout with other undersides, then the same moves: dark sees the same, as long as nothing is flipped."""
    game = find_game("elementos")
    assert game is not None
    other_side = {"FW": "FA", "FA": "FW", "WA": "WF", "WF": "WA", "AF": "AW", "AW": "AF"}
    for seed in range(20):
        sessions = [new_session(game, 2, {"memory": memory}, seed) for _ in range(2)]
        layout = ["FW", "WA", "AF", "FW", "WA", "AF", "FW", "WA", "AF"]
        twin = [other_side[token] for token in layout]
        for session, tokens in zip(sessions, (layout, twin), strict=True):
            session.play_text("arrange 1 " + " ".join(tokens))
            session.play_text("arrange 2 " + " ".join(layout))
        assert sessions[0].state != sessions[1].state
        rng = Random(seed)
        for _ in range(40):
            moves = [move for move in listed(game, sessions[0].state) if not move.startswith("flip")]
            if not moves:
                break
            move = rng.choice(moves)
            one, two = (session.play_text(move) for session in sessions)
            assert isinstance(one, Transition)
            assert isinstance(two, Transition)
            for viewer in (2, None):
                assert one.after.view(viewer) == two.after.view(viewer)
                assert seen(one, viewer) == seen(two, viewer)


def test_points_are_events_that_add_up() -> None:
    """The points of a Holi result are the sum of the points in its events, seat by seat."""
    game = find_game("holi")
    assert game is not None
    for seed in range(10):
        session = played(game, 3, {}, seed)
        sums: Counter[int] = Counter()
        for transition in session.transitions:
            for event in transition.events:
                if isinstance(event, Scored):
                    assert event.rule
                    sums[event.seat] += event.points
        result = session.state.result
        assert result is not None
        assert {seat: sums[int(seat)] for seat in result.scores} == {
            seat: score["total"] for seat, score in result.scores.items()
        }


def _long_games(game: AnyGame, numbers: range) -> None:
    ways = [way for way in WAYS if way[0] is game]
    for number in numbers:
        _, seats, options = ways[number % len(ways)]
        session = played(game, seats, options, number)
        assert session.state.result is not None
        again = Session.from_record(session.record())
        assert again.state == session.state
        check_position(game, session.state, seats)


@pytest.mark.long
@pytest.mark.parametrize("part", range(2))
@each_game
def test_ten_thousand_random_games_end_and_replay(game: AnyGame, part: int) -> None:
    _long_games(game, range(1000 + 5000 * part, 6000 + 5000 * part))


def test_every_game_has_its_facts() -> None:
    """So that a new one isn't forgotten."""
    assert [facts_of(game).parts.rules.id for game in GAME_IDS] == list(GAME_IDS)
    with pytest.raises(ForgottenError, match=r"tests/games/chess/facts\.py is missing: copy"):
        facts_of("chess")
    with pytest.raises(ForgottenError, match=r"tests/games/chess/trials\.py is missing: copy"):
        part_of("chess", "trials")
    with pytest.raises(ForgottenError, match=r"tests/games/holi/trials\.py has no RARITIES, TASTE: see"):
        part_of("holi", "trials", "SEATS", "RARITIES", "TASTE")
