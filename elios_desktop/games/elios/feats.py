"""What a game of Elios gives prizes for: beams placed three at once, and discs."""

from collections.abc import Iterable

from elios_desktop.engine.session import Session
from elios_desktop.evening.awards import Feat, FeatKind
from elios_desktop.games.elios.rules import Place
from elios_desktop.games.elios.rules.moves import DiscAdded
from elios_desktop.linguist import QT_TRANSLATE_NOOP

KINDS = (
    FeatKind(
        "threes",
        QT_TRANSLATE_NOOP("Awards", "Boldest builder"),
        lambda translate, n: translate("Awards", "%n group(s) of three placed", None, n),
        least=2,
    ),
    FeatKind(
        "discs",
        QT_TRANSLATE_NOOP("Awards", "Keeper of the sun"),
        lambda translate, n: translate("Awards", "%n disc(s) added", None, n),
        least=3,
    ),
)


def feats(session: Session) -> Iterable[Feat]:
    """Yield the groups of three that each placed, and the discs that they added."""
    seats = range(1, len(session.seats) + 1)
    threes = dict.fromkeys(seats, (0, session.ply))
    discs = dict.fromkeys(seats, (0, session.ply))
    for ply, transition in enumerate(session.transitions, 1):
        seat = transition.seat
        if isinstance(transition.move, Place) and len(transition.move.group) == 3:
            threes[seat] = threes[seat][0] + 1, ply
        if any(isinstance(event, DiscAdded) for event in transition.events):
            discs[seat] = discs[seat][0] + 1, ply
    for seat in seats:
        yield Feat("threes", seat, *threes[seat])
        yield Feat("discs", seat, *discs[seat])
