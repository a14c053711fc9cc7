"""Elementos as the program sees it: setup, arranging, views, events, and states as values."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elios_desktop.engine.contract import Ended, Json, Refusal, Result, SetupError, TurnBegan, checked_options, seen
from elios_desktop.games.elementos.rules import (
    GAME,
    USUAL_LAYOUT,
    Arranged,
    LocksChanged,
    State,
    TokenFlipped,
    TokenMoved,
    TokenTaken,
    WandCarried,
    WandPassed,
)
from tests.games.elementos.boards import USUAL, begun, code, drawn, legal, placed, played, transition

# ---- Setup and arranging


@pytest.mark.parametrize("first", [1, 2])
def test_the_seat_in_the_setup_begins_once_both_have_arranged(first: int) -> None:
    empty = GAME.start(2, {"memory": False}, {"first": first})
    assert empty.to_json() == {
        "game": "elementos",
        "phase": "arrange",
        "tokens": {},
        "wands": {},
        "locked": [],
        "to_move": None,
        "pending": [1, 2],
        "memory": False,
        "result": None,
    }
    half = transition(empty, USUAL.format(2))
    assert (half.seat, half.after.phase, half.after.to_move, half.after.pending) == (2, "arrange", None, (1,))
    assert half.after.to_json()["wands"] == {"2": "b7"}
    assert legal(half.after) == []
    full = transition(half.after, USUAL.format(1))
    assert (full.seat, full.after.phase, full.after.to_move, full.after.pending) == (1, "play", first, ())
    assert full.after.to_json()["wands"] == {"1": "b2", "2": "b7"}
    assert full.events[-1] == TurnBegan(first)


def test_tokens_are_laid_from_the_back_row_to_the_front_from_a_to_c() -> None:
    empty = GAME.start(2, {"memory": True}, {"first": 1})
    state = played(empty, "arrange 2 FW WF FW AW WA AW FA AF FA", "arrange 1 WF WF WF AW AW AW FA FA FA")
    assert drawn(state) == (
        "8 2FW  2WF  2FW\n"
        "7 2AW  2WA* 2AW\n"
        "6 2FA  2AF  2FA\n"
        "5 ...  ...  ...\n"
        "4 ...  ...  ...\n"
        "3 1FA  1FA  1FA\n"
        "2 1AW  1AW* 1AW\n"
        "1 1WF  1WF  1WF"
    )


def test_the_order_of_arranging_makes_no_difference() -> None:
    empty = GAME.start(2, {"memory": False}, {"first": 1})
    assert played(empty, USUAL.format(1), USUAL.format(2)) == played(empty, USUAL.format(2), USUAL.format(1))


@pytest.mark.parametrize(
    "setup",
    [{}, {"first": 0}, {"first": 3}, {"first": "1"}, {"first": True}, {"first": 1.0}, {"first": None}, {"first": []},
     {"second": 1}, {"first": 1, "seed": 2}, [], None, "first"],
)  # fmt: skip
def test_a_setup_that_names_no_seat_is_refused(setup: Any) -> None:
    with pytest.raises(SetupError):
        GAME.start(2, {"memory": False}, setup)


def test_deals_and_suggestions_come_from_their_seed_alone() -> None:
    options = checked_options(GAME, {})
    assert options == {"memory": False}
    assert checked_options(GAME, {"memory": 1}) is None
    deals = [GAME.deal(2, options, seed) for seed in range(30)]
    assert deals == [GAME.deal(2, options, seed) for seed in range(30)]
    assert {deal["first"] for deal in deals} == {1, 2}
    empty = GAME.start(2, options, deals[0])
    suggested = [GAME.arrangement(empty, seat, seed) for seat in (1, 2) for seed in range(30)]
    assert suggested == [GAME.arrangement(empty, seat, seed) for seat in (1, 2) for seed in range(30)]
    assert len({each.text[10:] for each in suggested}) == 60
    assert all(code(empty, each.text) is None for each in suggested)
    assert code(empty, " ".join(["arrange", "1", *USUAL_LAYOUT])) is None


# ---- Views

UNDERSIDES = "arrange {} FW WA AF FA WF AW FW AW AF"


def hidden(view: Json) -> set[str]:
    """The seats whose undersides a view hides, all or none of them."""
    seats = set()
    for seat in "12":
        undersides = {token[2] == "?" for token in view["tokens"].values() if token[0] == seat}
        assert len(undersides) <= 1
        seats |= {seat} if True in undersides else set()
    return seats


@pytest.mark.parametrize("memory", [False, True])
def test_who_sees_which_undersides(memory: bool) -> None:
    empty = GAME.start(2, {"memory": memory}, {"first": 1})
    half = played(empty, UNDERSIDES.format(2))
    assert [hidden(half.view(seat).to_json()) for seat in (1, 2, None)] == [{"2"}, set(), {"2"}]
    playing = played(half, UNDERSIDES.format(1))
    expected = [{"1", "2"}] * 3 if memory else [{"2"}, {"1"}, {"1", "2"}]
    assert [hidden(playing.view(seat).to_json()) for seat in (1, 2, None)] == expected
    assert playing.view(1).to_json()["tokens"]["a1"] == ("1F?" if memory else "1FW")
    assert playing.view(1).to_json()["tokens"]["a8"] == "2F?"


@pytest.mark.parametrize("memory", [False, True])
def test_what_was_hidden_stays_hidden_when_the_game_is_over(memory: bool) -> None:
    state = placed("8 ... 1FW ...\n7 1WA* ... ...\n5 ... 2FW* 2AF", memory=memory)
    over = played(state, "wand a7-b8")
    assert over.phase == "over"
    shown = [over.view(seat).to_json()["tokens"]["a7"] for seat in (1, 2, None)]
    assert shown == (["1W?"] * 3 if memory else ["1WA", "1W?", "1W?"])
    assert [over.view(seat).to_json()["tokens"]["c5"] for seat in (1, 2, None)] == (
        ["2A?"] * 3 if memory else ["2A?", "2AF", "2A?"]
    )


def with_other_undersides(state: State, seats: str) -> State:
    """The same position with every underside of these seats turned into the third symbol."""

    def other(match: re.Match[str]) -> str:
        (third,) = set("FWA") - set(match[2])
        return match[1] + match[2][0] + third

    return placed(re.sub(f"([{seats}])([FWA]{{2}})", other, drawn(state)), state.core.side + 1, state.memory)


@settings(deadline=None, max_examples=40)
@given(seed=st.integers(0, 10_000), plies=st.integers(0, 40), memory=st.booleans())
def test_no_view_depends_on_what_it_hides(seed: int, plies: int, memory: bool) -> None:
    random = Random(seed)
    state = placed(drawn(random_position(random, plies)), random.choice((1, 2)), memory)
    for seat, others in ((1, "2"), (2, "1"), (None, "12")):
        changed = with_other_undersides(state, "12" if memory else others)
        assert changed.to_json() != state.to_json()
        assert json.dumps(changed.view(seat).to_json()) == json.dumps(state.view(seat).to_json())
        assert legal(changed) == legal(state)
    shown = {key: value for key, value in state.view(None).to_json().items() if key != "tokens"}
    assert shown == {key: value for key, value in state.to_json().items() if key != "tokens"}


def random_position(random: Random, plies: int) -> State:
    state = GAME.start(2, {"memory": False}, {"first": 1})
    state = played(state, *[GAME.arrangement(state, seat, random.randrange(10**6)).text for seat in (1, 2)])
    for _ in range(plies):
        following = played(state, random.choice(legal(state)))
        if following.phase == "over":
            break
        state = following
    return state


def as_seen(state: State, text: str, seat: int | None) -> str:
    move = GAME.parse(state, text)
    assert not isinstance(move, Refusal)
    return GAME.move_as_seen(state, move, seat)


def test_only_the_owner_reads_an_arrangement_in_full() -> None:
    empty = GAME.start(2, {"memory": True}, {"first": 1})
    text = UNDERSIDES.format(1)
    assert as_seen(empty, text, 1) == text
    for seat in (2, None):
        assert as_seen(empty, text, seat) == "arrange 1 F? W? A? F? W? A? F? A? A?"
    for move in ("b3-b4", "flip b3", "wand b2-b3"):
        assert as_seen(begun(), move, None) == move


# ---- Events

FIGHT = """
8 ...  2WA  2FA*
5 ...  2WA  ...
4 ...  1FW  ...
3 ...  1AW* 1FA
"""


def test_the_events_of_each_kind_of_move() -> None:
    state = placed(FIGHT)
    assert transition(state, "b4-c4").events == (TokenMoved(1, "b4", "c4", "F"), TurnBegan(2))
    assert transition(state, "b4xb5").events == (
        TokenTaken(2, "b5", "W"), TokenMoved(1, "b4", "b5", "F"), TurnBegan(2),
    )  # fmt: skip
    assert transition(state, "flip b3").events == (TokenFlipped(1, "b3", "A", "W"), TurnBegan(2))
    assert transition(state, "wand b3-c3").events == (WandPassed(1, "b3", "c3"), TurnBegan(2))
    dark = placed(FIGHT, to_move=2)
    assert transition(dark, "carry c8-c7").events == (WandCarried(2, "c8", "c7", "F"), TurnBegan(1))


def test_a_flip_that_is_only_thought_of_doesnt_say_what_would_turn_up() -> None:
    events = transition(placed(FIGHT), "flip b3").events
    assert [event.foretold() for event in events] == [TokenFlipped(1, "b3", "A", "?"), TurnBegan(2)]


def test_locks_are_told_when_they_come_when_they_grow_and_when_they_go() -> None:
    state = played(placed(FIGHT), "flip b4", "flip b5", "flip b4")
    locking = transition(state, "flip b5")
    assert locking.events == (TokenFlipped(2, "b5", "A", "W"), LocksChanged(("b4", "b5")), TurnBegan(1))
    staying = transition(locking.after, "flip c3")
    assert staying.events == (TokenFlipped(1, "c3", "F", "A"), TurnBegan(2))
    growing = transition(played(staying.after, "flip b8", "flip c3"), "flip b8")
    # This is also the third time that the first position stands.
    all_four = LocksChanged(("b4", "b5", "b8", "c3"))
    assert growing.events == (TokenFlipped(2, "b8", "A", "W"), all_four, Ended(Result((), "repetition")))
    opening = transition(locking.after, "b4-a4")
    assert opening.events == (TokenMoved(1, "b4", "a4", "F"), LocksChanged(()), TurnBegan(2))


def test_the_end_is_told_last_and_no_turn_begins_after_it() -> None:
    won = transition(placed("8 ... 1FW ...\n7 1WA* ... ...\n5 ... 2FW* ..."), "wand a7-b8")
    assert won.events == (WandPassed(1, "a7", "b8"), Ended(Result((1,), "wand_across")))


def test_arranging_tells_the_sides_up_and_nothing_hidden() -> None:
    empty = GAME.start(2, {"memory": False}, {"first": 2})
    half = transition(empty, "arrange 2 FW WF FW AW WA AW FA AF FA")
    tokens = tuple(zip(["a8", "b8", "c8", "a7", "b7", "c7", "a6", "b6", "c6"], "FWFAWAFAF", strict=True))
    assert half.events == (Arranged(2, tokens, "b7"),)
    assert seen(half, None) == half.events


# ---- States as values


def test_states_compare_by_everything_that_matters_for_going_on() -> None:
    assert begun() == begun()
    assert hash(begun()) == hash(begun())
    assert begun() != begun(first=2)
    assert begun() != begun(memory=True)
    assert begun() != begun().to_json()
    there_and_back = played(begun(), "wand b2-a2", "wand b7-a7", "wand a2-b2", "wand a7-b7")
    assert there_and_back.to_json() == begun().to_json()
    assert there_and_back != begun()  # closer to a draw


def test_applying_a_move_leaves_the_state_before_as_it_was() -> None:
    random = Random(3)
    state = begun()
    while state.phase == "play":
        before, moves = state.to_json(), legal(state)
        done = transition(state, random.choice(moves))
        assert done.before is state
        assert (state.to_json(), legal(state)) == (before, moves)
        assert done == transition(state, done.move.text)
        state = played(done.after)


def test_json_is_a_fresh_value_every_time() -> None:
    state = begun()
    state.to_json()["tokens"].clear()
    state.view(1).to_json()["wands"].clear()
    assert state == begun()
    assert len(state.to_json()["tokens"]) == 18
