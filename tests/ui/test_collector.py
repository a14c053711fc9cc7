"""Garbage is collected from the event loop, in no other thread."""

from __future__ import annotations

import gc
from collections.abc import Callable
from threading import Thread, get_ident
from typing import Any

import pytest

from elios_desktop import swift_start
from elios_desktop.app import Program
from elios_desktop.ui.kit.process import Collector

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
