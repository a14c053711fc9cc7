"""Where the names of people go on a card: one after the other over its lines, each as wide as it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

_STEP = 4.0


class Spot(NamedTuple):
    """The place of one name: a name that is wider than its place is cut."""

    line: int
    x: float
    width: float


def name_flow(widths: Sequence[float], room: float, gap: float, most_lines: int) -> list[Spot]:
    """A place for each name. Only where there are more names than lines is a name given less than a line, and then
    the longest are cut first."""
    widest = room
    while True:
        spots = _flow([min(width, widest) for width in widths], room, gap)
        if not spots or spots[-1].line < most_lines or widest <= room / len(widths):
            return spots
        widest -= _STEP


def _flow(widths: Sequence[float], room: float, gap: float) -> list[Spot]:
    spots: list[Spot] = []
    line, x = 0, 0.0
    for width in widths:
        if x > 0 and x + width > room:
            line, x = line + 1, 0.0
        spots.append(Spot(line, x, width))
        x += width + gap
    return spots
