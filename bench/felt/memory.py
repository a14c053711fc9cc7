"""Memory that an evening leaves."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from bench.felt.shared import (
    Line,
    at_home,
    at_rest,
    new_game,
    open_table,
    private_kb,
    rest,
    table_of,
    until,
    until_quiet,
)
from elios_desktop.app import Program
from elios_desktop.engine.contract import GAME_IDS

MEMORY_TIMES, STATISTICS_TIMES, TABLE_KB = 2.0, 3.0, 5.0
THEMES = ("dark", "light")
TABLES = 300


def memory(games: int = 20, switches: int = 10, tables: int = TABLES) -> Iterator[Line]:
    """Private memory at home after an evening beside that before it; and what a table leaves that is opened with a new
    game and closed, in kB, beside one kB."""
    with at_home() as program:
        window, change = program.window, program.services.preferences.change
        at_rest(program)
        first = private_kb()
        for number in range(games):
            page = table_of(program, GAME_IDS[number % len(GAME_IDS)], 4)
            page.recap.ask()
            rest(page)
            if number % 5 == 0:
                window.show_settings()
                until_quiet()
                window.pages.bring(page)
            window.show_home()
            window.host.playing.remove(page.controller.id)
            until_quiet()
        for number in range(switches):
            change(theme=THEMES[number % 2])
            until_quiet()
        window.rulebook_requested.emit("holi", "")
        until_quiet()
        window.shelf.put_away()
        window.show_people()
        until_quiet()
        window.show_home()
        at_rest(program)
        yield Line("private memory at home after an evening, of the first", private_kb(), first, MEMORY_TIMES)
        window.show_statistics()
        until_quiet()
        window.show_home()
        at_rest(program)
        # The modules of numpy and pyqtgraph, which charts need, are 39 MB that nothing gives back.
        yield Line("  and once statistics were looked at", private_kb(), first, STATISTICS_TIMES)
        _open_and_close(program, _WARM)
        before = private_kb()
        _open_and_close(program, tables)
        yield Line(
            f"a table opened and closed {tables} times, kB each", (private_kb() - before) / tables, 1.0, TABLE_KB
        )


_WARM = 100
"""After so many tables all is made that is made once. (What Qt remembers by an object's address, for one, until that
comes again: of sixty tables at a time each left 21 kB, 11, 4, 8, 3, 5, 2 and 0.)"""


def _open_and_close(program: Program, tables: int) -> None:
    """Open so many new games, which don't stay."""
    window = program.window
    for number in range(tables):
        window.host.begin(new_game("elementos", number))
        game = open_table(program).controller.id
        window.show_home()
        until_quiet()
        window.host.playing.remove(game)
        until(partial(_none_waits, program))
    at_rest(program)


def _none_waits(program: Program) -> bool:
    return not program.window.home.heads
