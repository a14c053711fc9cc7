"""Who is at the machine, and the time that is counted for them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from elios_desktop.engine.record import SeatInfo, known_game
from elios_desktop.engine.session import Session
from elios_desktop.storage.settings import Settings
from elios_desktop.ui.session import turns as turns_module
from elios_desktop.ui.session.new_game import ChosenSeat
from elios_desktop.ui.session.saving import SavedExtras
from elios_desktop.ui.session.turns import Cover, Turns
from tests.ui.drive import Rules
from tests.ui.waiting import ring


class Clock:
    """Stands until it is moved."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(turns_module, "monotonic", made)
    return made


class Play:
    """A game of so many seats in which it is whose turn the test says."""

    def __init__(self, game: str = "elios", curtain: str = "never", seats: int = 2) -> None:
        self.session = Session.dealt(known_game(game), [SeatInfo(f"Seat {number}") for number in range(seats)], {}, 7)
        self.kept = SavedExtras.fresh([ChosenSeat(f"Seat {number}", number) for number in range(seats)], timed=True)
        self.turns = Turns(self.kept, Rules(Settings(curtain=curtain)), lambda: self.session)

    def arrange(self) -> None:
        """The acting seat has finished arranging: it is the next one's turn."""
        seat = self.turns.now.acting
        assert seat is not None
        self.turns.arranged(seat, self.session.game.arrangement(self.session.state, seat, 1).text)
        self.turns.pass_on()

    @property
    def seen(self) -> tuple[int | None, int | None, bool]:
        return self.turns.now.viewer, self.turns.now.awaited, self.turns.thinking


@pytest.mark.parametrize(
    ("policy", "of_open", "of_hidden"),
    [("hidden_games", False, True), ("always", True, True), ("never", False, False)],
)
def test_where_a_curtain_is_wanted(policy: str, of_open: bool, of_hidden: bool) -> None:
    for game, wanted in (("elios", of_open), ("elementos", of_hidden)):
        play = Play(game, policy)
        play.turns.begin()
        assert (play.turns.now.cover is Cover.TABLE) == wanted


def alone(game: str) -> Play:
    """A person against a computer."""
    play = Play(game, "secrets")
    play.kept.seats = (play.kept.seats[0], replace(play.kept.seats[1], kind="computer:1"))
    return play


@pytest.mark.unhurried
def test_who_plays_alone_is_asked_only_before_a_clock_runs() -> None:
    """Not before arranging, which matters beside slower people only, nor in games that have no clock."""
    for game in ("elios", "elementos", "exagon", "holi"):
        play = alone(game)
        play.turns.begin(resumed=True)
        assert play.turns.now.cover is Cover.NOTHING
    play = alone("exagon")
    while play.session.state.phase == "opening":
        play.session.play_text(play.session.game.legal(play.session.state)[0].text)
    if play.turns.now.acting == 2:
        play.kept.seats = play.kept.seats[::-1]
    play.turns.begin(resumed=True)
    assert play.turns.now.cover is Cover.READY


def test_a_computer_arranges_at_once_however_long_it_is_seen_to_think(clock: Clock) -> None:
    """Whoever takes longest begins: beside computers that is a person."""
    play = alone("elios")
    play.turns.begin()
    for seconds in (2, 5):
        clock.now += seconds
        play.arrange()
    assert {seat: ms for seat, (_, ms) in play.kept.arrangements.items()} == {2: 0, 1: 5000}


def test_nobody_thinks_while_the_process_is_stopped(clock: Clock) -> None:
    play = Play()
    play.turns.begin()
    for _ in range(100):
        clock.now += turns_module.LOOK_MS / 1000
        ring(play.turns._looks)
    awake = play.turns.spent
    assert awake == 100 * turns_module.LOOK_MS
    clock.now += 3600  # Ctrl+Z, or a closed lid
    assert play.turns.spent - awake <= 2 * turns_module.LOOK_MS
    play.turns.stop_thinking()
    assert not play.turns._looks.isActive()


def test_time_runs_for_whom_sits_there_and_stands_behind_the_curtain(clock: Clock) -> None:
    play = Play(curtain="always")
    play.turns.begin()
    assert play.seen == (None, 1, False)
    clock.now += 5
    play.turns.come()
    assert play.seen == (1, None, True)
    clock.now += 7
    assert play.turns.spent == 7000
    play.arrange()
    assert play.seen == (None, 2, False)
    clock.now += 11
    assert (play.turns.spent, play.kept.turn_ms) == (0, 0)
    assert play.kept.arrangements[1][1] == 7000


def test_time_stands_in_a_pause_and_while_nobody_looks(clock: Clock) -> None:
    play = Play()
    turns = play.turns
    turns.begin()
    clock.now += 1
    turns.pause(True)
    clock.now += 10
    turns.set_active(False)
    turns.set_active(True)
    assert not turns.thinking  # the pause goes on
    turns.pause(False)
    clock.now += 2
    turns.set_active(False)
    clock.now += 100
    assert play.kept.turn_ms == 3000
    turns.set_active(True)
    clock.now += 4
    assert turns.spent == 7000


def test_time_does_not_run_for_one_who_only_looks_on(clock: Clock) -> None:
    play = Play()
    turns = play.turns
    turns.begin()
    clock.now += 3
    turns.stop_thinking()
    play.kept.arrangements[1] = ("", 0)  # seat 1 has acted and still sees what is shown of it
    turns.set_active(True)
    clock.now += 3
    assert (turns.thinking, play.kept.turn_ms) == (False, 3000)
    play.kept.arrangements[2] = ("", 0)
    assert turns.pass_on()
    assert play.seen == (None, None, False)


def test_a_picture_counts_nothing(clock: Clock) -> None:
    play = Play()
    play.turns.begin()
    clock.now += 3
    play.turns.only_show(None)
    assert play.seen == (None, None, False)
    assert play.kept.turn_ms == 0
    assert not play.turns.now.may_act
