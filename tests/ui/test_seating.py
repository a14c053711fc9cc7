"""Who is at the machine, and the time that is counted for them."""

from __future__ import annotations

import pytest

from elios_desktop.engine.record import known_game
from elios_desktop.storage.settings import Settings
from elios_desktop.ui.session import seating as sitting_module
from elios_desktop.ui.session.kept import Kept
from elios_desktop.ui.session.new_game import ChosenSeat
from elios_desktop.ui.session.seating import Seating
from tests.ui.drive import Rules

OPEN, HIDDEN = known_game("elios"), known_game("holi")


class Clock:
    """Stands until it is moved."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(sitting_module, "monotonic", made)
    return made


def sitting(curtain: str = "never", seats: int = 2) -> tuple[Seating, Kept]:
    table = Kept.fresh([ChosenSeat(f"Seat {number}", number) for number in range(seats)], hourglass=True)
    return Seating(table, Rules(Settings(curtain=curtain))), table


@pytest.mark.parametrize(
    ("policy", "seats", "of_open", "of_hidden"),
    [
        ("hidden_games", 2, False, True),
        ("always", 2, True, True),
        ("never", 2, False, False),
        ("always", 1, False, False),
    ],
)
def test_where_a_curtain_is_wanted(policy: str, seats: int, of_open: bool, of_hidden: bool) -> None:
    made, _ = sitting(policy, seats)
    assert (OPEN.has_hidden_things, HIDDEN.has_hidden_things) == (False, True)
    assert (made.curtain_wanted(OPEN), made.curtain_wanted(HIDDEN)) == (of_open, of_hidden)


def test_time_runs_for_whom_sits_there_and_stands_behind_the_curtain(clock: Clock) -> None:
    made, table = sitting("always")
    made.sit_down(1, OPEN)
    assert (made.viewer, made.curtain, made.called, made.thinking) == (None, 1, 1, False)
    clock.now += 5
    made.lift(1)
    assert (made.viewer, made.curtain, made.called, made.thinking) == (1, None, 1, True)
    clock.now += 7
    assert made.turn_ms == 7000
    made.sit_down(2, OPEN)
    assert (made.viewer, made.curtain, made.thinking) == (None, 2, False)
    clock.now += 11
    assert (made.turn_ms, table.turn_ms) == (7000, 7000)


def test_time_stands_in_a_pause_and_while_nobody_looks(clock: Clock) -> None:
    made, table = sitting()
    made.sit_down(1, OPEN)
    clock.now += 1
    made.pause(True, 1)
    clock.now += 10
    made.set_active(False, 1)
    made.set_active(True, 1)
    assert not made.thinking  # the pause goes on
    made.pause(False, 1)
    clock.now += 2
    made.set_active(False, 1)
    clock.now += 100
    assert table.turn_ms == 3000
    made.set_active(True, 1)
    clock.now += 4
    assert made.turn_ms == 7000


def test_time_does_not_run_for_one_who_only_looks_on(clock: Clock) -> None:
    made, table = sitting()
    made.sit_down(1, OPEN)
    clock.now += 3
    made.stop_thinking()
    made.think(2)  # seat 1 has moved and still sees what is shown of it
    clock.now += 3
    assert (made.thinking, table.turn_ms) == (False, 3000)
    made.sit_down(None, OPEN)  # the game is over
    assert (made.viewer, made.curtain, made.thinking) == (None, None, False)


def test_a_picture_counts_nothing(clock: Clock) -> None:
    made, table = sitting()
    made.sit_down(1, OPEN)
    clock.now += 3
    made.only_look(None)
    assert (made.viewer, made.curtain, made.thinking, table.turn_ms) == (None, None, False, 0)
