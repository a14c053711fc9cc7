"""Tables that are opened for the first time and again, and what names make of a new game's page."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from statistics import median
from time import thread_time

from PySide6.QtWidgets import QApplication

from bench.felt.shared import FRAME_MS, Line, at_home, new_game, open_table, spent_on, until_quiet
from elios_desktop.app import Program
from elios_desktop.engine.contract import GAME_IDS

AGAIN_TIMES, COMPLETE_TIMES = 0.85, 0.95
FRAMES = 1.7
"""It was to be .4 of the first time, which has become less itself: .35 in Elios and Holi, .5 to .75 in Elementos and
Exagon, two frames in each. What is left is the page: its widgets, their style, their words. To keep the page of the
last table is not worth what it takes: 15 MB, and a game that another window may have by then."""
NAMES = 100
"""No more are remembered."""


def openings(rounds: int = 5, games: Sequence[str] = GAME_IDS) -> Iterator[Line]:
    """From a game's card to its table's first picture, beside the table's first time; the game is the same."""
    with at_home() as program:
        window = program.window
        for game_id in games:
            first = _opened(program, partial(window.host.begin, new_game(game_id)))
            game = open_table(program).controller.id
            again = []
            for _ in range(rounds):
                window.show_home()
                until_quiet()
                again.append(_opened(program, partial(window.host.resume, game)))
                open_table(program)
            window.show_home()
            window.host.playing.remove(game)
            until_quiet()
            (seen, whole), (seen_again, whole_again) = first, map(median, zip(*again, strict=True))
            yield Line(f"a table of {game_id} again -> first picture, of its first time", seen_again, seen, AGAIN_TIMES)
            yield Line("  of two frames", seen_again, 2 * FRAME_MS, FRAMES)
            yield Line("  complete, of its first time", whole_again, whole, COMPLETE_TIMES)


def _opened(program: Program, job: Callable[[], object]) -> tuple[float, float]:
    """Milliseconds until something of it is seen, and until all behind it is there, too."""
    begin = thread_time()
    job()
    program.window.repaint()
    seen = thread_time()
    QApplication.processEvents()
    return (seen - begin) * 1000, (thread_time() - begin) * 1000


def _seen(program: Program, job: Callable[[], object]) -> None:
    """Do this, and paint what comes of it."""
    job()
    program.window.repaint()
    QApplication.processEvents()


def names(rounds: int = 7, count: int = NAMES) -> Iterator[Line]:
    """A new game's page where so many people have a name, beside the same where nobody has."""
    times: dict[int, list[float]] = {}
    for people in (0, count):
        with at_home() as program:
            window = program.window
            for number in range(people):
                program.services.people.change(f"Person {number}", colour=number % 5)
            for _ in range(rounds + 1):
                opened = spent_on(partial(_seen, program, partial(window.show_new_game, "holi")))
                times.setdefault(people, []).append(opened)
                until_quiet()
                window.show_home()
                until_quiet()
    bare, full = (median(each[1:]) for each in times.values())
    yield Line(f"a new game's page, {count} names: more than with none, of a frame", full - bare, FRAME_MS, 1.0)
