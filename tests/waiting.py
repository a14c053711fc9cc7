"""Waiting for what comes, as long as it takes: no test knows how fast the machine is, or how busy.

`tests/test_no_clock.py` sees to it that nothing else here waits. The event loop's side of it is `tests/ui/waiting.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic, sleep
from typing import TypeVar

T = TypeVar("T")

PATIENCE = 300.0
"""After so many seconds what hasn't come won't, on any machine: also a test that fails has to end."""
PATIENCE_MS = 300_000


class Patience:
    """Begins now, and is over when what hasn't come won't."""

    def __init__(self) -> None:
        self._end = monotonic() + PATIENCE

    @property
    def over(self) -> bool:
        return monotonic() > self._end


def until(what: Callable[[], T], why: str) -> T:
    """What another process or thread brings about, as soon as the function gives something."""
    patience = Patience()
    while not (found := what()):
        assert not patience.over, f"{why}: that never comes"
        sleep(0.02)
    return found


def pass_time(seconds: float) -> None:
    """Do nothing. Only for tests in which it must go by; that something has happened by then, no test may think."""
    sleep(seconds)
