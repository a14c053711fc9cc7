"""The hourglass as such: what a turn has, what it leaves to the next, undo, pauses, saving."""

from __future__ import annotations

import json

import pytest

from elios_desktop.engine.contract import find_game
from elios_desktop.engine.record import SeatInfo
from elios_desktop.engine.session import Session
from elios_desktop.games.exagon.rules import End, Put, Timeout
from elios_desktop.games.exagon.table.hourglass import TURN_MS, Hourglass, clocked_turns

pytestmark = pytest.mark.usefixtures("_in_the_window")


class Seconds:
    """A clock that only moves when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time() -> Seconds:
    return Seconds()


@pytest.fixture
def glass(time: Seconds) -> Hourglass:
    made = Hourglass(time)
    made.turn_over_to((2,))
    return made


def test_a_turn_has_sixty_seconds(glass: Hourglass, time: Seconds) -> None:
    assert (glass.allowance_ms, glass.left_ms, glass.seconds, glass.running) == (60_000, 60_000, 60, False)
    glass.run(True)
    time.now += 12.4
    assert (glass.left_ms, glass.seconds) == (47_600, 48)
    assert not glass.out


def test_what_a_turn_leaves_goes_to_the_next(glass: Hourglass, time: Seconds) -> None:
    glass.run(True)
    time.now += 20
    glass.turn_over_to((2, 5))
    assert glass.running
    assert (glass.carried_ms, glass.allowance_ms) == (40_000, 100_000)
    time.now += 95
    glass.turn_over_to((2, 5, 9))
    assert (glass.carried_ms, glass.seconds) == (5_000, 65)


def test_a_head_start_has_more_sand_that_is_not_handed_on(glass: Hourglass, time: Seconds) -> None:
    glass.lengthen([2], 30)
    glass.run(True)
    assert glass.seconds == 90
    time.now += 40
    glass.turn_over_to([2, 5])
    assert glass.seconds == 60 + 50
    glass.turn_over_to([2])
    glass.turn_over_to([2, 5])
    glass.lengthen([5], 30)
    assert glass.seconds == 60 + 20 + 30


def test_a_turn_that_ran_out_leaves_nothing_and_takes_nothing(glass: Hourglass, time: Seconds) -> None:
    glass.run(True)
    time.now += 61.5  # noticed a moment late
    assert glass.out
    assert (glass.left_ms, glass.seconds) == (0, 0)
    glass.turn_over_to((2, 4))
    assert (glass.carried_ms, glass.left_ms) == (0, TURN_MS)


def test_it_counts_down_in_whole_seconds_until_the_last_moment(glass: Hourglass, time: Seconds) -> None:
    glass.run(True)
    time.now += 59.999
    assert (glass.seconds, glass.out) == (1, False)
    time.now += 0.001
    assert (glass.seconds, glass.out) == (0, True)


def test_it_stands_still_when_it_is_told_to(glass: Hourglass, time: Seconds) -> None:
    glass.run(True)
    time.now += 10
    glass.run(False)
    time.now += 500
    assert glass.seconds == 50
    glass.run(True)
    glass.run(True)
    time.now += 10
    assert glass.seconds == 40


def test_a_pause_holds_until_everybody_agrees(glass: Hourglass, time: Seconds) -> None:
    glass.run(True)
    time.now += 10
    glass.pause(True)
    glass.run(True)
    time.now += 100
    assert (glass.running, glass.seconds) == (False, 50)
    glass.pause(False)
    glass.run(True)
    time.now += 5
    assert glass.seconds == 45


def test_without_a_turn_nothing_runs(time: Seconds) -> None:
    glass = Hourglass(time)
    glass.run(True)
    time.now += 100
    assert (glass.running, glass.in_play, glass.out, glass.seconds) == (False, False, False, 60)


def test_a_move_taken_back_gives_no_time_back(glass: Hourglass, time: Seconds) -> None:
    glass.run(True)
    time.now += 30
    glass.turn_over_to((2,))  # a move within the turn, then taken back: the turn is the same
    assert glass.seconds == 30


def test_a_turn_that_is_gone_back_to_goes_on_where_it_stood(glass: Hourglass, time: Seconds) -> None:
    glass.run(True)
    time.now += 30
    glass.turn_over_to((2, 6))
    time.now += 10
    glass.turn_over_to((2,))
    assert glass.seconds == 30
    time.now += 5
    assert glass.seconds == 25


def test_it_is_saved_and_taken_up_again(glass: Hourglass, time: Seconds) -> None:
    glass.run(True)
    time.now += 18
    glass.turn_over_to((2, 7))
    time.now += 30.5
    saved = json.loads(json.dumps(glass.to_json()))
    assert saved == {"spent": {"2": 18_000, "7": 30_500}, "paused": False}
    again = Hourglass(time)
    again.take_up(saved)
    assert not again.running
    again.turn_over_to((2, 7))
    time.now += 1000
    assert (again.carried_ms, again.left_ms) == (42_000, 71_500)


def test_a_pause_is_saved(glass: Hourglass, time: Seconds) -> None:
    glass.pause(True)
    again = Hourglass(time)
    again.take_up(glass.to_json())
    assert again.paused


@pytest.mark.parametrize(
    "saved",
    [
        {},
        {"spent": [1, 2], "paused": "yes"},
        {"spent": {"x": 5, "2": -1, "-2": 4, "3": 1.5, "4": True}},
        {"spent": {"9" * 5000: 5, "²": 5, "٣": 5, "2": 10**900, "3": 10**12}, "first": 10**900},
    ],
)
def test_a_broken_save_is_a_full_glass(saved: dict[str, object], time: Seconds) -> None:
    glass = Hourglass(time)
    glass.take_up(saved)
    glass.turn_over_to((2, 3, 4))
    assert (glass.paused, glass.carried_ms) == (False, 120_000)


def test_turns_without_a_clock_are_those_of_the_opening() -> None:
    game = find_game("exagon")
    assert game is not None
    session = Session.dealt(game, [SeatInfo("A"), SeatInfo("B")], {}, 1)

    def turns() -> tuple[int, ...]:
        phases = [session.state_at(ply).phase for ply in range(session.ply + 1)]
        return clocked_turns(phases, session.transitions)

    assert turns() == ()
    session.play(game.legal(session.state)[0])
    assert turns() == ()
    session.play(next(move for move in game.legal(session.state) if isinstance(move, Put)))
    assert turns() == (2,)
    session.play(End())
    session.play(Timeout())
    assert session.state.phase == "over"
    assert turns() == (2, 3)
