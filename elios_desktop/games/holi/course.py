"""The course of Holi: what the count would give each seat if the game ended after this move, source by source."""

from elios_desktop.course import Counts, Measure, Rank, total
from elios_desktop.engine.contract import AnyState, Seat
from elios_desktop.linguist import QT_TRANSLATE_NOOP

MEASURES = (
    Measure(
        "total",
        QT_TRANSLATE_NOOP("Course", "All points"),
        QT_TRANSLATE_NOOP("Course", "What each player would have if the points were counted after this move."),
    ),
    Measure(
        "levels",
        QT_TRANSLATE_NOOP("Course", "Points on the levels"),
        QT_TRANSLATE_NOOP("Course", "Your own tokens on the three levels: 1, 2 or 3 points each."),
    ),
    Measure(
        "reserves",
        QT_TRANSLATE_NOOP("Course", "Points in reserves"),
        QT_TRANSLATE_NOOP("Course", "Your own tokens in the other players’ reserves: 2 points each."),
    ),
    Measure(
        "hits",
        QT_TRANSLATE_NOOP("Course", "Direct hits"),
        QT_TRANSLATE_NOOP("Course", "Points for tokens thrown straight onto another player’s pawn."),
    ),
    Measure(
        "sweets",
        QT_TRANSLATE_NOOP("Course", "Points for sweets"),
        QT_TRANSLATE_NOOP("Course", "5 points for each other player who has fewer sweets."),
    ),
    Measure(
        "rivalry",
        QT_TRANSLATE_NOOP("Course", "Rivalry cards"),
        QT_TRANSLATE_NOOP("Course", "Points from the rivalry cards on the table."),
    ),
)


def counts(state: AnyState) -> Counts:
    """Cards in hands and decks earn nothing, so nothing here is hidden from anybody."""
    counted = state.view(None).counts()
    return {measure.id: tuple(float(getattr(each, measure.id)) for each in counted) for measure in MEASURES}


def rank(counts: Counts, side: tuple[Seat, ...]) -> Rank:
    """Most points. What decides between equal points at the end would make a lead that no chart shows."""
    return (total(counts["total"], side),)
