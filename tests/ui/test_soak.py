"""Games one after another in the real window: nothing piles up. The long form runs for an hour, or as many minutes as
`ELIOS_SOAK_MINUTES` says."""

from __future__ import annotations

import ctypes
import gc
import os
import sys
from collections import Counter
from collections.abc import Callable
from importlib import import_module
from itertools import count, pairwise
from pathlib import Path
from random import Random
from statistics import median
from time import monotonic
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QApplication, QGraphicsScene

from elios_desktop.engine.contract import GAME_IDS, find_game
from elios_desktop.engine.session import Session
from elios_desktop.ui.charts.statistics_page import StatisticsPage
from elios_desktop.ui.kit.dialogs import AboutDialog, KeyboardDialog
from elios_desktop.ui.play.table_page import TablePage
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.shell.window import MainWindow
from elios_desktop.ui.table.base import Table
from tests.play import random_move
from tests.sizes import sized
from tests.ui.drive import new_game, settle
from tests.ui.garbage import put_aside
from tests.ui.painted_once import PaintedOnce
from tests.ui.real_games import course_window, under_way
from tests.waiting import PATIENCE

MINUTES = float(os.environ.get("ELIOS_SOAK_MINUTES", "60"))
GROWTH = 1.05
BLOCK = 64
"""The bytes of one of Python’s small objects, about."""
PAGE_KB, CHART_KB = 2.0, 6.0
"""What another page may cost more than none. Qt’s style sheets remember, by its address, each inner widget that they
may not style, and forget none: the viewport of a scroll area, the list of a box of choices, the field of a number. It
is a kilobyte each until addresses come again: for one or two on a page, and five where pyqtgraph makes its own."""
WARM, TIMES, MOST_KB = 100, 300, 5.0
"""How often a table is opened and closed before it is measured; while it is; and what each may cost in the end."""
KINDS = (TablePage, Controller, Table, Session, QGraphicsScene, QTimer, StatisticsPage)


@pytest.fixture(autouse=True, scope="module")
def _library_of_charts() -> None:
    """It comes in by a thread, which wouldn't ask whether something is being counted."""
    import_module("elios_desktop.ui.charts.plot")


@pytest.fixture(autouse=True)
def _only_what_follows() -> None:
    """What other tests have left is neither counted nor looked through: it is put aside before a window opens."""
    put_aside()


@pytest.fixture(autouse=True)
def _paints_once(request: pytest.FixtureRequest, _painted: PaintedOnce, monkeypatch: pytest.MonkeyPatch) -> None:
    """The long forms paint as for people: the pictures that tests keep for each other would be counted."""
    if request.node.get_closest_marker("long") is None:
        _painted.take_over(monkeypatch)


def play_one(window: MainWindow, number: int, most: int) -> None:
    """A game by chance, with an undo here and a look back there, and home again."""
    rng = Random(number)
    game = find_game(GAME_IDS[number % len(GAME_IDS)])
    assert game is not None
    window.host.begin(new_game(game.id, rng.choice(game.seats), seed=number))
    page = window.table
    assert page is not None
    page.set_animation("off")
    for step in range(most):
        state = page.controller.session.state
        if state.result is not None:
            break
        page.controller.turns.come()
        assert page.controller.submit(random_move(game, state, rng)) is None
        settle(page)
        if step % 20 == 6:
            page.undoing.undo()
            page.looking_back.toggle()
            page.replay.step_back()
            page.looking_back.toggle()
            settle(page)
    QApplication.processEvents()
    window.show_home()
    assert window.services.writer.flush(PATIENCE)
    for entry in window.services.saves.unfinished():
        window.host.playing.remove(entry.id)
    assert window.services.writer.flush(PATIENCE)
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def alive() -> Counter[str]:
    """How many objects there are of what would pile up."""
    for _ in range(3):
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        gc.collect()
    found: Counter[str] = Counter()
    for each in gc.get_objects():
        for kind in KINDS:
            if isinstance(each, kind):
                found[kind.__name__] += 1
        if isinstance(each, QObject):
            found["QObject"] += 1
    found["widgets"] = len(QApplication.allWidgets())
    return found


def resident_mb() -> float:
    """The memory that the process really has, without Qt's cache of pictures: that one grows to its limit and stays
    there, which takes some hours."""
    QPixmapCache.clear()
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


class _Mallinfo(ctypes.Structure):
    """What glibc says of its allocator: of ten numbers the fifth are the bytes that it has mapped for single large
    pieces, the eighth those that it has handed out beside them."""

    _fields_ = (("numbers", ctypes.c_size_t * 10),)


def in_use_mb() -> float:
    """The memory that C and Python have handed out and not got back. What is free, but not the system's again, comes
    and goes by megabytes, 20 kB a table more or less, whatever is opened."""
    QPixmapCache.clear()
    gc.collect()
    mallinfo = ctypes.CDLL(None).mallinfo2
    mallinfo.restype = _Mallinfo
    numbers = mallinfo().numbers
    return float(numbers[4] + numbers[7] + sys.getallocatedblocks() * BLOCK) / 1e6


def look_around(qtbot: Any, window: MainWindow) -> None:
    """Statistics, and back."""
    window.show_statistics()
    page = window.page
    assert isinstance(page, StatisticsPage)
    qtbot.waitUntil(
        lambda: page.answers is not None and (not page.answers.totals.games or page.chart.bars is not None),
    )
    window.show_home()


@sized("moves", [3], [9])
def test_nothing_piles_up_over_several_games(qtbot: Any, window: MainWindow, moves: int) -> None:
    """A game is left after so many moves, and then removed from home."""
    window.services.preferences.change(animation="off")
    for number in range(len(GAME_IDS)):
        play_one(window, number, moves)
    look_around(qtbot, window)
    before = alive()
    for number in range(len(GAME_IDS)):
        play_one(window, number, moves)
    look_around(qtbot, window)
    after = alive()
    grown = {name: (before[name], count) for name, count in after.items() if count > before[name]}
    assert grown == {}


def open_and_close(qtbot: Any, window: MainWindow, game: str, number: int) -> None:
    """A new game, and home again without a move, until its board is seen on its card: another game each time, as people
    play."""
    window.host.begin(new_game(game, 2, seed=number))
    QApplication.processEvents()
    window.show_home()
    assert window.services.writer.flush(PATIENCE)
    qtbot.waitUntil(lambda: [card.has_picture for card in window.home.cards] == [True])
    for entry in window.services.saves.unfinished():
        window.host.playing.remove(entry.id)
    assert window.services.writer.flush(PATIENCE)
    QApplication.processEvents()
    for _ in range(2):
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        gc.collect()  # as the program does whenever it rests
        QApplication.processEvents()


def kept_objects() -> int:
    """What Python still has of everything that was ever made, but the test's own list of Qt's messages."""
    alive()
    return sum(not type(each).__module__.startswith("pytestqt") for each in gc.get_objects())


def new_game_page(qtbot: Any, window: MainWindow) -> None:
    window.show_new_game("holi")


def lesson(qtbot: Any, window: MainWindow) -> None:
    window.show_lesson("elementos")


def settings(qtbot: Any, window: MainWindow) -> None:
    window.show_settings()


def rulebook(qtbot: Any, window: MainWindow) -> None:
    window.rulebook_requested.emit("exagon", "")
    QApplication.processEvents()
    assert window.shelf.book is not None
    window.shelf.book.close()


def course(qtbot: Any, window: MainWindow) -> None:
    if window.table is None:
        under_way(window, "holi", 20)
    course_window(qtbot, window).close()


def dialogs(qtbot: Any, window: MainWindow) -> None:
    for name, kind in (("keyboard", KeyboardDialog), ("about", AboutDialog)):
        window.actions_[name].trigger()
        QApplication.processEvents()
        window.findChild(kind).close()


PAGES = (new_game_page, lesson, settings, look_around, rulebook, course, dialogs)


def visit(qtbot: Any, window: MainWindow, page: Callable[[Any, MainWindow], None]) -> None:
    """Another page or window, and back."""
    page(qtbot, window)
    QApplication.processEvents()
    if page is not course:
        window.show_home()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def nothing(qtbot: Any, window: MainWindow) -> None:
    """The yardstick: what measuring itself costs."""


def cost_kb(visits: Callable[[], None]) -> float:
    """What each of many visits leaves behind, after some that make what is made once for all."""
    for _ in range(WARM):
        visits()
        gc.collect()  # as the program does whenever it rests
    before = in_use_mb()
    for _ in range(TIMES):
        visits()
        gc.collect()
    return (in_use_mb() - before) * 1000 / TIMES


@sized("times", [2], [4])
@sized("game", ["elementos"], GAME_IDS)
def test_a_closed_table_leaves_nothing_behind(qtbot: Any, window: MainWindow, game: str, times: int) -> None:
    window.services.preferences.change(animation="off")
    counts = []
    for number in range(3 * times):
        if number % times == 0:
            counts.append(kept_objects())
        open_and_close(qtbot, window, game, number % times)  # the same deals in each part
    counts.append(kept_objects())
    # The first tables make what is made once for all.
    assert min(after - before for before, after in pairwise(counts)) < times


@sized("times", [2], [4])
@sized("page", PAGES[::5], PAGES)
def test_another_page_leaves_nothing_behind(
    qtbot: Any, window: MainWindow, page: Callable[[Any, MainWindow], None], times: int
) -> None:
    window.services.preferences.change(animation="off")
    counts = []
    for number in range(3 * times):
        if number % times == 0:
            counts.append(kept_objects())
        visit(qtbot, window, page)
    counts.append(kept_objects())
    assert min(after - before for before, after in pairwise(counts)) < times


@pytest.mark.long
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads Linux' /proc")
@pytest.mark.parametrize("page", PAGES)
def test_another_page_opened_and_closed_300_times(
    qtbot: Any, qtlog: Any, window: MainWindow, page: Callable[[Any, MainWindow], None]
) -> None:
    window.services.preferences.change(animation="off")
    with qtlog.disabled():  # it would keep each of Qt's messages
        none = cost_kb(lambda: visit(qtbot, window, nothing))
        cost = cost_kb(lambda: visit(qtbot, window, page))
    assert cost <= max(none, 0) + (CHART_KB if page in (look_around, course) else PAGE_KB)


@pytest.mark.long
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads Linux' /proc")
@pytest.mark.parametrize("game", GAME_IDS)
def test_a_table_opened_and_closed_300_times_costs_at_most_5_kb_each(
    qtbot: Any, qtlog: Any, window: MainWindow, game: str
) -> None:
    window.services.preferences.change(animation="off")
    numbers = count()
    with qtlog.disabled():
        assert cost_kb(lambda: open_and_close(qtbot, window, game, next(numbers))) <= MOST_KB


@pytest.mark.long
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads Linux' /proc")
def test_memory_stays_flat_for_hours(qtbot: Any, window: MainWindow) -> None:
    window.services.preferences.change(animation="off")
    begin, number = monotonic(), 0
    samples: list[tuple[float, float]] = []
    while (share := (monotonic() - begin) / (MINUTES * 60)) < 1:
        play_one(window, number, 10_000)
        if number % 10 == 9:
            look_around(qtbot, window)
        number += 1
        samples.append((share, resident_mb()))
    half = [mb for share, mb in samples if 0.45 <= share <= 0.55]
    last = [mb for share, mb in samples if share >= 0.9]
    assert half, f"only {number} games in {MINUTES} minutes"
    assert last
    assert median(last) <= median(half) * GROWTH, f"{median(half):.1f} MB half way, {median(last):.1f} MB at the end"
