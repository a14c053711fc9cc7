"""Moves in long games."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from bench.felt.shared import Line, at_home, open_table, play, rest, until_quiet
from bench.storage import long_session
from elios_desktop.engine.contract import find_game

LENGTHS, FLAT_TIMES = (10, 500, 2000), 1.2


def long_games(lengths: Sequence[int] = LENGTHS, moves: int = 9, rounds: int = 3) -> Iterator[Line]:
    """A move on the table, in long games beside the shortest: in turns, so that the machine is the same for all."""
    game = find_game("elementos")
    assert game is not None
    times: dict[int, list[float]] = {length: [] for length in lengths}
    with at_home() as program, TemporaryDirectory() as folder:
        files = {}
        for length in lengths:
            files[length] = Path(folder) / f"{length}.elios"
            files[length].write_text(json.dumps(long_session(game, length).record()))
        for _ in range(rounds):
            for length, file in files.items():
                program.window.host.open_file(str(file))
                page = open_table(program)
                page.set_animation("off")
                page.controller.turns.come()
                rest(page)
                times[length] += play(page, moves + 2)[2:]
                program.window.show_home()
                until_quiet()
    for length in lengths[1:]:
        what = f"a move -> the table redrawn, after {length} moves, of after {lengths[0]}"
        yield Line(what, median(times[length]), median(times[lengths[0]]), FLAT_TIMES)
