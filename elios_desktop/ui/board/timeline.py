"""Many small movements on one clock: how a table shows a move in which a lot happens at once."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QAbstractAnimation, QEasingCurve

from elios_desktop.ui.board.animator import OUT, tween

Part = Callable[[float], None]
"""Shows a part of a motion, from 0 to 1."""


class Timeline:
    """Many small movements on one clock, each with its own beginning, length and easing: one animation moves them all.

    A part is shown from its beginning on, and once more at its end; what it needs to know it is told when it is added.
    """

    def __init__(self) -> None:
        self._parts: list[tuple[float, float, QEasingCurve, Part]] = []
        self._calls: list[tuple[float, Callable[[], None]]] = []
        self.length = 0.0
        """Milliseconds at the usual speed, as it was composed."""

    def add(self, at: float, ms: float, part: Part, easing: QEasingCurve.Type = OUT) -> float:
        """Let something move from a moment on; says when it ends."""
        self._parts.append((at, max(1.0, ms), QEasingCurve(easing), part))
        self.length = max(self.length, at + ms)
        return at + ms

    def call(self, at: float, what: Callable[[], None]) -> None:
        """Do something once when a moment comes: a sound, another picture."""
        self._calls.append((at, what))
        self.length = max(self.length, at)

    def animation(self, ms: Callable[[int], int], most: float) -> QAbstractAnimation:
        """All of it at the speed that `ms` gives; what would take longer than `most` goes faster as a whole."""

        def begin() -> Callable[[float], None]:
            waiting = sorted(self._calls, key=lambda call: call[0])
            running = sorted(self._parts, key=lambda part: part[0])

            def step(share: float) -> None:
                now = share * self.length
                while waiting and waiting[0][0] <= now:
                    waiting.pop(0)[1]()
                over = []
                for each in running:
                    at, long, easing, part = each
                    if at > now:
                        break
                    part(easing.valueForProgress(min(1.0, (now - at) / long)))
                    if now >= at + long:
                        over.append(each)
                for each in over:
                    running.remove(each)

            return step

        return tween(ms(round(min(self.length, most))), begin, QEasingCurve.Type.Linear)
