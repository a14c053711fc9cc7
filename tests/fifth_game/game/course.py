"""The course of noughts and crosses: the rows that each can still complete."""

from elios_desktop.course import Counts, Measure, Rank, total
from elios_desktop.engine.contract import AnyState, Seat
from elios_desktop.linguist import QT_TRANSLATE_NOOP
from tests.fifth_game.game.rules import LINES, Board

MEASURES = (
    Measure(
        "rows",
        QT_TRANSLATE_NOOP("Course", "Open rows"),
        QT_TRANSLATE_NOOP("Course", "Rows without the other’s marks."),
    ),
)


def counts(state: AnyState) -> Counts:
    """Count the rows without a mark of the other one."""
    view: Board = state.view(None)
    return {"rows": (open_rows(view, 1), open_rows(view, 2))}


def open_rows(view: Board, seat: Seat) -> float:
    """Count the rows that a seat can still complete."""
    return float(sum(all(view.marks[at] != 3 - seat for at in line) for line in LINES))


def rank(counts: Counts, side: tuple[Seat, ...]) -> Rank:
    """More rows."""
    return (total(counts["rows"], side),)
