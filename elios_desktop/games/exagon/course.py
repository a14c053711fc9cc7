"""The course of Exagon: the tiles that a seat still has, and what they would cost it in a tournament."""

from elios_desktop.course import Counts, Measure, Rank, total
from elios_desktop.engine.contract import AnyState, Seat
from elios_desktop.games.exagon.rules import View, tournament
from elios_desktop.linguist import QT_TRANSLATE_NOOP

MEASURES = (
    Measure(
        "tiles",
        QT_TRANSLATE_NOOP("Course", "Tiles left"),
        QT_TRANSLATE_NOOP("Course", "Whoever has no tiles left has won."),
        left=True,
    ),
    Measure(
        "cost",
        QT_TRANSLATE_NOOP("Course", "Points in danger"),
        QT_TRANSLATE_NOOP("Course", "What each player’s remaining tiles would cost if somebody else won now."),
    ),
)


def counts(state: AnyState) -> Counts:
    """Hands are open to all."""
    view: View = state.view(None)
    hands = view.hands
    lost = tournament.scores(tournament.game_points((), hands), len(hands))
    return {
        "tiles": tuple(float(len(hand)) for hand in hands),
        "cost": tuple(-float(lost[str(seat)]) for seat in range(1, len(hands) + 1)),
    }


def rank(counts: Counts, side: tuple[Seat, ...]) -> Rank:
    """Return the fewest tiles. Star points decide only between blocked hands; here they would let the lead flicker with
    every turn."""
    return (-total(counts["tiles"], side),)
