"""The course of noughts and crosses: the lines that each can still complete."""

from __future__ import annotations

from collections.abc import Sequence

from elios_desktop.course import Counts, Measure, Rank, each_for_itself, total
from elios_desktop.engine.contract import AnyState, Seat
from elios_desktop.linguist import QT_TRANSLATE_NOOP
from tests.fifth_game.rules import LINES, View

MEASURES = (
    Measure(
        "lines",
        QT_TRANSLATE_NOOP("Course", "Open lines"),
        QT_TRANSLATE_NOOP("Course", "Rows without the other’s marks."),
    ),
)


def counts(state: AnyState) -> Counts:
    """The lines without a mark of the other one."""
    view: View = state.view(None)
    return {
        "lines": tuple(float(sum(all(view.owners[at] != 3 - seat for at in line) for line in LINES)) for seat in (1, 2))
    }


def sides(seats: int) -> Sequence[tuple[Seat, ...]]:
    """One against one."""
    return each_for_itself(seats)


def rank(counts: Counts, side: tuple[Seat, ...]) -> Rank:
    """More lines."""
    return (total(counts["lines"], side),)
