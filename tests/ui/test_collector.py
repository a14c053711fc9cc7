"""Garbage is collected from the event loop, in no other thread."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from pathlib import Path
from threading import Thread, get_ident
from typing import Any
from weakref import ref

import pytest

from elios_desktop import swift_start
from elios_desktop.app import Program
from elios_desktop.ui.kit import process
from elios_desktop.ui.kit.process import Collector, trim
from tests.ui.drive import new_game, settle

END_OF_THE_START = swift_start.done


class _Cycle:
    def __init__(self, threads: list[int]) -> None:
        self.itself = self
        self.threads = threads

    def __del__(self) -> None:
        self.threads.append(get_ident())


def test_a_busy_thread_collects_nothing(qtbot: Any) -> None:
    collector = Collector()
    try:
        threads: list[int] = []
        for _ in range(100):
            _Cycle(threads)
        worker = Thread(target=_make_many)
        worker.start()
        worker.join()
        assert threads == []
        enough = gc.get_threshold()[0] + 1  # Python's own, which newer ones have raised
        for _ in range(enough):
            _Cycle(threads)
        qtbot.waitUntil(lambda: len(threads) == 100 + enough)
        assert set(threads) == {get_ident()}
    finally:
        collector.stop()


def test_the_search_is_never_given_back(start: Callable[..., Program], monkeypatch: pytest.MonkeyPatch) -> None:
    """Python would search while Qt takes objects apart, which then wait for each other: the end would never come."""
    monkeypatch.setattr(swift_start, "done", END_OF_THE_START)
    start()
    frozen = gc.get_freeze_count()
    try:
        start()  # which ends the one before
        assert not gc.isenabled()
        # Fewer are left when one of them was the last to be held by what has ended.
        assert gc.get_freeze_count() <= frozen, "a second start in a process keeps nothing for ever"
    finally:
        gc.unfreeze()  # or all that was garbage here would be kept until the last test


def _make_many() -> None:
    kept = [[number] for number in range(20_000)]
    assert len(kept) == 20_000


@pytest.fixture
def trims(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How often memory was given back."""
    done: list[int] = []
    monkeypatch.setattr(process, "trim", lambda: done.append(1))
    return done


def test_what_a_table_leaves_behind_is_given_back_once_it_is_gone(
    start: Callable[..., Program], qtbot: Any, trims: list[int]
) -> None:
    window = start().window
    window.host.begin(new_game("exagon", 2))
    page = window.table
    assert page is not None
    art = ref(page.scene.art)
    settle(page)
    del page
    window.show_home()
    trims.clear()
    qtbot.waitUntil(lambda: bool(trims))
    assert art() is None, "its pictures are gone"
    trims.clear()
    window.services.preferences.change(theme="dark")
    qtbot.waitUntil(lambda: bool(trims))


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only glibc keeps it")
def test_memory_that_is_free_is_given_back() -> None:
    """The C library keeps blocks below its threshold; the last of them holds what lies before it."""

    def resident() -> int:
        lines = Path("/proc/self/status").read_text().splitlines()
        return int(next(line.split()[1] for line in lines if line.startswith("VmRSS")))

    kept = [bytearray(60_000) for _ in range(2_000)]
    for each in kept:
        each[::1000] = bytes(60)
    last = bytearray(60_000)
    full = resident()
    kept.clear()
    trim()
    assert full - resident() > 60_000
    assert last
