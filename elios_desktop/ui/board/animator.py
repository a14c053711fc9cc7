"""Plays what happened, step by step, and can jump to the end at any time."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable

from PySide6.QtCore import QAbstractAnimation, QObject, Signal

Step = Callable[[], QAbstractAnimation | None]
"""Makes one animation when its time has come (so that it sees where things stand then), or none."""

SPEEDS = {"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 2.0}


class Animator(QObject):
    """A queue of steps. `finished` is sent once, when the queue has run dry or was cut short."""

    finished = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._steps: deque[Step] = deque()
        self._running: QAbstractAnimation | None = None
        self._busy = False
        self.speed = 1.0
        """How long things take, as a factor; 0 shows no animation at all."""

    @property
    def busy(self) -> bool:
        """Whether something is being played."""
        return self._busy

    def play(self, steps: Iterable[Step]) -> None:
        """Play these after what is being played."""
        self._steps.extend(steps)
        if not self._busy:
            self._busy = True
            self._next()

    def ms(self, base: int) -> int:
        """A duration at the speed that the user chose."""
        return max(1, round(base * self.speed))

    def finish(self) -> None:
        """Jump to the end, now."""
        if not self._busy:
            return
        self._steps.clear()
        if self._running is not None:
            running, self._running = self._running, None
            running.finished.disconnect(self._next)
            running.stop()
            running.deleteLater()
        self._end()

    def _next(self) -> None:
        if self._running is not None:
            self._running.deleteLater()
            self._running = None
        while self._steps:
            if self.speed == 0.0:
                self._steps.clear()
                break
            animation = self._steps.popleft()()
            if animation is None or animation.duration() == 0:
                continue
            animation.setParent(self)
            animation.finished.connect(self._next)
            self._running = animation
            animation.start()
            return
        self._end()

    def _end(self) -> None:
        if self._busy:
            self._busy = False
            self.finished.emit()
