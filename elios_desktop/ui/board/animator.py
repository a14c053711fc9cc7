"""Animations of pictures, played one after the other; anybody can jump to their end at any time. They only decorate:
what is true is drawn."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from math import pi, sin

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QObject,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPointF,
    QSequentialAnimationGroup,
    QVariantAnimation,
    Signal,
)
from PySide6.QtWidgets import QGraphicsItem

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


MOVE_MS = 200
OUT = QEasingCurve.Type.OutCubic
SPRING = QEasingCurve.Type.OutBack


class _Tween(QVariantAnimation):
    """From 0 to 1, calling a function; the function reads its start values when the animation begins."""

    def __init__(self, ms: int, easing: QEasingCurve.Type, begin: Callable[[], Callable[[float], None]]) -> None:
        super().__init__()
        self._begin = begin
        self._step: Callable[[float], None] | None = None
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.setDuration(max(1, ms))
        self.setEasingCurve(easing)

    def updateState(self, new: QAbstractAnimation.State, old: QAbstractAnimation.State) -> None:
        if new == QAbstractAnimation.State.Running and self._step is None:
            self._step = self._begin()
        super().updateState(new, old)

    def updateCurrentValue(self, value: float) -> None:
        if self._step is not None:
            self._step(value)


def tween(ms: int, begin: Callable[[], Callable[[float], None]], easing: QEasingCurve.Type = OUT) -> QAbstractAnimation:
    """An animation of anything: `begin()` is called when it starts and returns the function of 0..1."""
    return _Tween(ms, easing, begin)


def glide(
    item: QGraphicsItem, to: QPointF, ms: int = MOVE_MS, easing: QEasingCurve.Type = OUT, arc: float = 0.0
) -> QAbstractAnimation:
    """Move an item to a point, in an arc of this height if one is given."""

    def begin() -> Callable[[float], None]:
        start = item.pos()

        def step(t: float) -> None:
            x, y = start.x() + (to.x() - start.x()) * t, start.y() + (to.y() - start.y()) * t
            item.setPos(x, y - arc * sin(pi * min(1.0, max(0.0, t))))

        return step

    return _Tween(ms, easing, begin)


def fade(item: QGraphicsItem, to: float, ms: int = MOVE_MS) -> QAbstractAnimation:
    """Change an item's opacity."""

    def begin() -> Callable[[float], None]:
        start = item.opacity()

        def step(t: float) -> None:
            item.setOpacity(start + (to - start) * t)

        return step

    return _Tween(ms, OUT, begin)


def scale(item: QGraphicsItem, to: float, ms: int = MOVE_MS, easing: QEasingCurve.Type = OUT) -> QAbstractAnimation:
    """Change an item's size."""

    def begin() -> Callable[[float], None]:
        start = item.scale()

        def step(t: float) -> None:
            item.setScale(start + (to - start) * t)

        return step

    return _Tween(ms, easing, begin)


def together(*parts: QAbstractAnimation) -> QAbstractAnimation:
    """All at once."""
    group = QParallelAnimationGroup()
    for part in parts:
        group.addAnimation(part)
    return group


def in_turn(*parts: QAbstractAnimation) -> QAbstractAnimation:
    """One after the other."""
    group = QSequentialAnimationGroup()
    for part in parts:
        group.addAnimation(part)
    return group


def pause(ms: int) -> QAbstractAnimation:
    """Nothing, for a while."""
    return QPauseAnimation(ms)
