"""Little movements that the motions of several games share: parts of a timeline."""

from __future__ import annotations

from math import pi, sin

from PySide6.QtCore import QEasingCurve, QPointF

from elios_desktop.ui.board.animator import SPRING, Part, Timeline
from elios_desktop.ui.board.items import LIFTED_SCALE, Picture

EVEN, FALLING = QEasingCurve.Type.Linear, QEasingCurve.Type.InQuad
_FALLS, _RISES = 70, 110


def fading(item: Picture, first: float, last: float) -> Part:
    """From one strength to another."""
    return lambda t: item.setOpacity(first + (last - first) * t)


def flying(
    item: Picture, start: QPointF, end: QPointF, high: float, first: float = 1.0, last: float = 1.0, spin: float = 0.0
) -> Part:
    """In an arc from one spot to another, growing from one size to another, turning once to a side and back."""

    def go(t: float) -> None:
        item.setPos(start + (end - start) * t - QPointF(0, high * sin(pi * min(1.0, max(0.0, t)))))
        item.setScale(first + (last - first) * t)
        if spin:
            item.setRotation(spin * sin(pi * t))

    return go


def swelling(item: Picture, first: float, last: float, strength: float = 1.0) -> Part:
    """Grow, quickly at first, and is gone: for an even clock."""

    def swell(t: float) -> None:
        item.setScale(first + (last - first) * (1 - (1 - t) ** 3))
        item.setOpacity(strength * min(1.0, t * 9) * (1 - t) ** 0.75)

    return swell


def land(line: Timeline, at: float, item: Picture, size: float = LIFTED_SCALE) -> float:
    """What was in the air comes down with its weight; when it lies."""
    down = line.add(at, _FALLS, lambda t: item.setScale(size + (_SQUASHED - size) * t), FALLING)
    return line.add(down, _RISES, lambda t: item.setScale(_SQUASHED + (1.0 - _SQUASHED) * t), SPRING)


_SQUASHED = 0.97
