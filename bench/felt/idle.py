"""Windows in which nobody does anything: how often they wake the processor, and what they take of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from time import process_time

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QLabel

from bench.felt.shared import Line, at_home, new_game, open_table, pass_by, play, rest, table_of, until_quiet
from bench.yardsticks import show
from elios_desktop.engine.contract import GAME_IDS
from elios_desktop.engine.record import COMPUTER_LEVELS
from elios_desktop.ui.learn.page import SHOW_AFTER_MS, LearnPage
from elios_desktop.ui.play.table_page import TablePage
from elios_desktop.ui.session.new_game import ChosenSeat

WAKES, SPENT_MS, IDLE_WAKES = 8.0, 1.0, 0.2
SPENT_TIMES = 2.5
"""A second: of a running hourglass, and of what is still. It is 1 to 1.4 ms on a good machine, 2.4 on a slow one: one
look, after which the sand, the number and the stream are painted anew. Beside other programs nothing is in the
processor's caches any more when it wakes."""
_MOVES = 6
"""After so many the hourglass runs."""


def idle(seconds: float = 10.0, games: Sequence[str] = GAME_IDS) -> Iterator[Line]:
    """Wake-ups a second beside the most that there may be; first those of a label that tells the seconds."""
    with at_home() as program:
        window, change = program.window, program.services.preferences.change
        change(tips="never", curtain="never")
        _still()
        yield Line("wake-ups a second of home", _woken(seconds)[0], IDLE_WAKES, 1.0)
        yield Line("  with a label that tells the seconds beside it", _label(seconds), WAKES, 1.0)
        for game_id in games:
            page = table_of(program, game_id)
            _still(page)
            yield Line(f"  of a table of {game_id}", _woken(seconds)[0], IDLE_WAKES, 1.0)
        window.showMinimized()
        until_quiet()
        yield Line("  minimised", _woken(seconds)[0], IDLE_WAKES, 1.0)
        window.showNormal()
        window.show_home()
        for name, bring in (
            ("the settings", window.show_settings),
            ("the people", window.show_people),
            ("a new game", partial(window.show_new_game, "holi")),
            ("a lesson", partial(window.show_lesson, "elios")),
        ):
            bring()
            _still()
            if isinstance(window.page, LearnPage):
                pass_by(SHOW_AFTER_MS / 1000)  # then it shows how, if nobody does anything
            yield Line(f"  of {name}", _woken(seconds)[0], IDLE_WAKES, 1.0)
            window.show_home()
            until_quiet()
        seats = (ChosenSeat("Anna", 0), ChosenSeat("Level 5", 1, f"computer{COMPUTER_LEVELS}"))
        window.host.begin(replace(new_game("elementos"), seats=seats))
        page = open_table(program)
        page.controller.turns.come()
        _still(page)
        yield Line("  of a table at which a computer waits", _woken(seconds)[0], IDLE_WAKES, 1.0)
        window.host.begin(replace(new_game("exagon"), timed=True))
        page = open_table(program)
        page.controller.turns.come()
        page.set_animation("off")
        play(page, _MOVES)
        _still()
        assert page.controller.session.state.phase == "play"
        wakes, spent = _woken(seconds)
        yield Line("wake-ups a second of a running hourglass", wakes, WAKES, 1.0)
        yield Line("  milliseconds of the processor", spent, SPENT_MS, SPENT_TIMES)


def _still(page: TablePage | None = None) -> None:
    """Until what follows an opening has been done, too."""
    if page is not None:
        page.controller.turns.come()
        rest(page)
    pass_by(5.0)


def _woken(seconds: float) -> tuple[float, float]:
    """How often a thread of this process went to sleep in a second, and the milliseconds that they worked in it."""
    woken, spent = _sleeps(), process_time()
    pass_by(seconds)
    worked = process_time() - spent
    return max(0, _sleeps() - woken - 1) / seconds, worked * 1000 / seconds  # one of them is the end of this


def _sleeps() -> int:
    """How often a thread has waited for something so far."""
    found = 0
    for task in Path("/proc/self/task").iterdir():
        lines = (task / "status").read_text().splitlines()
        found += next(int(line.split()[1]) for line in lines if line.startswith("voluntary_ctxt_switches"))
    return found


def _label(seconds: float) -> float:
    label, timer, told = QLabel("0"), QTimer(), iter(range(1, 1000))
    label.resize(200, 50)
    timer.timeout.connect(lambda: label.setText(str(next(told))))
    show(label)
    timer.start(1000)
    until_quiet()
    woken = _woken(seconds)[0]
    timer.stop()
    label.close()
    return woken
