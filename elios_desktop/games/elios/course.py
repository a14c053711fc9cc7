"""The course of Elios: the beams that a seat still has, and in how many groups they lie."""

from collections.abc import Sequence

from elios_desktop.course import Counts, Measure, Rank, each_for_itself, total
from elios_desktop.engine.contract import AnyState, Seat
from elios_desktop.linguist import QT_TRANSLATE_NOOP

TEAM_SEATS = 4

MEASURES = (
    Measure(
        "beams",
        QT_TRANSLATE_NOOP("Course", "Beams left"),
        QT_TRANSLATE_NOOP("Course", "Whoever has no beams left has won; with four players, the team that has none."),
        left=True,
    ),
    Measure(
        "groups",
        QT_TRANSLATE_NOOP("Course", "Groups left"),
        QT_TRANSLATE_NOOP("Course", "How many turns it would take to place the beams, if every group found its place."),
    ),
)


def counts(state: AnyState) -> Counts:
    """Beams lie in the hand until all have arranged, and in groups afterwards."""
    view = state.view(None)
    beams = map(len, view.hands) if view.hands else (sum(map(len, each)) for each in view.groups)
    return {"beams": tuple(beams), "groups": tuple(map(len, view.groups))}


def sides(seats: int) -> Sequence[tuple[Seat, ...]]:
    """Four players are two teams."""
    return ((1, 3), (2, 4)) if seats == TEAM_SEATS else each_for_itself(seats)


def rank(counts: Counts, side: tuple[Seat, ...]) -> Rank:
    """Return the fewest beams, as when a game is blocked."""
    return (-total(counts["beams"], side),)
