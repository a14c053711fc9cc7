"""Frames of what moves."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from time import perf_counter, thread_time

from PySide6.QtCore import QVariantAnimation

from bench.felt.shared import (
    FRAME_MS,
    ROOT,
    Line,
    almost_over,
    at_home,
    at_rest,
    pass_by,
    play,
    private_kb,
    rest,
    table_of,
    until,
    until_quiet,
)
from bench.yardsticks import BareScene
from elios_desktop.engine.contract import GAME_IDS

LOST = 1.6
"""Per cent of the frames of motions that may be lost beyond those of a bare animation. It was to be .5, and is 0 in
Elios and Elementos; in Exagon and Holi one frame is late after one move of six to ten, on a slow machine: the one after
the motion's end, in which the table is drawn for whose turn it is then (20 to 45 ms). None is while something flies."""
BARE_MS = 400
FESTIVE_MS = 2800
TABLE_MB = 60.0
_THINKING = """
import json, os, sys
from elios_desktop.engine.record import COMPUTER_LEVELS
from elios_desktop.engine.session import Session
from elios_desktop.players import contract
os.nice(5)
session = Session.from_record(json.load(sys.stdin), ())
seen = session.seen_by(session.state.to_move or 1)
number = 0
while True:
    number += 1
    contract.choose(session.game.id, seen, COMPUTER_LEVELS, number)
"""


def motions(rounds: int = 12, games: Sequence[str] = GAME_IDS) -> Iterator[Line]:
    """Frames lost, in per cent, while moves are shown and the strongest computer thinks beside it, beside those of a
    bare animation in turns with them; and what a table takes of memory beyond home."""
    with at_home() as program:
        for game_id in games:
            at_rest(program)
            home = private_kb()
            page = table_of(program, game_id)
            yield Line(f"a table of {game_id}, MB beyond home", max(0.0, private_kb() - home) / 1024, 1.0, TABLE_MB)
            page.set_animation("normal")
            bare = BareScene.like(page)
            thinker = subprocess.Popen([sys.executable, "-c", _THINKING], cwd=ROOT, stdin=subprocess.PIPE, text=True)
            assert thinker.stdin is not None
            json.dump(page.controller.session.record(), thinker.stdin)
            thinker.stdin.close()
            ours, beside = Frames(), Frames()
            try:
                for _ in range(rounds):
                    with beside.counted():
                        bare.move(BARE_MS)
                    play(page, 1, ours.counted)
            finally:
                thinker.kill()
                thinker.wait()
                bare.close()
            yield Line(f"lost frames of {game_id}, %, a computer thinks", ours.lost, beside.lost + LOST, 1.0)
            program.window.show_home()
            until_quiet()


class Frames:
    """Counts how many frames an animation gets, and how many it should have had."""

    def __init__(self, clock: Callable[[], float] = perf_counter) -> None:
        """`clock` may be that of the thread: then only those count that it was itself too busy for."""
        self._clock = clock
        self._seen = self._missed = 0

    @property
    def lost(self) -> float:
        """Those that it didn't get, in per cent."""
        return 100 * self._missed / max(1, self._seen + self._missed)

    @contextmanager
    def counted(self) -> Iterator[None]:
        """Count while this is done."""
        probe, ticks = QVariantAnimation(), [self._clock()]
        probe.setStartValue(0.0)
        probe.setEndValue(1.0)
        probe.setDuration(1_000_000)
        probe.valueChanged.connect(lambda _: ticks.append(self._clock()))
        probe.start()
        yield
        probe.stop()
        gaps = [later - earlier for earlier, later in pairwise(ticks[1:])]
        self._seen += len(gaps)
        self._missed += sum(max(0, round(gap * 1000 / FRAME_MS) - 1) for gap in gaps)


def festivities(rounds: int = 3, games: Sequence[str] = GAME_IDS) -> Iterator[Line]:
    """The same while the last turns are shown again, and at the end of a game, once its card is there: those frames for
    which the thread itself was too busy."""
    with at_home() as program:
        program.services.preferences.change(tips="never", curtain="never")
        for game_id in games:
            again, ends, beside = Frames(thread_time), Frames(thread_time), Frames(thread_time)
            for seed in range(rounds):
                page, last = almost_over(program, game_id, ("Anna", "Bruno"), seed)
                page.set_animation("normal")
                bare = BareScene.like(page)
                with beside.counted():
                    bare.move(FESTIVE_MS)
                bare.close()
                with again.counted():
                    page.recap.ask()
                    rest(page)
                page.recap.end()
                page.set_animation("off")
                page.controller.submit_text(last)
                page.set_animation("normal")
                until(page.end_card.isVisible)
                until_quiet()
                with ends.counted():
                    pass_by(FESTIVE_MS / 1000)
                program.window.show_home()
                until_quiet()
            yield Line(f"lost frames of {game_id}, %, shown again", again.lost, beside.lost + LOST, 1.0)
            yield Line("  at the end", ends.lost, beside.lost + LOST, 1.0)
