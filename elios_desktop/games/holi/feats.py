"""What a game of Holi gives prizes for: hits, clean clothes, sweets."""

from collections.abc import Iterable

from elios_desktop.engine.contract import Seat
from elios_desktop.engine.session import Session
from elios_desktop.evening.awards import Feat, FeatKind
from elios_desktop.games.holi.rules.moves import DirectHit, SweetsCollected
from elios_desktop.linguist import QT_TRANSLATE_NOOP

KINDS = (
    FeatKind(
        "hits",
        QT_TRANSLATE_NOOP("Awards", "Best aim"),
        lambda translate, n: translate("Awards", "%n direct hit(s)", None, n),
        least=2,
    ),
    FeatKind(
        "clean",
        QT_TRANSLATE_NOOP("Awards", "Cleanest clothes"),
        lambda translate, n: (
            translate("Awards", "only %n hit(s) taken", None, n) if n else translate("Awards", "never hit")
        ),
        fewest=True,
        least=2,
    ),
    FeatKind(
        "sweets",
        QT_TRANSLATE_NOOP("Awards", "Sweetest tooth"),
        lambda translate, n: translate("Awards", "%n sweet(s) eaten", None, n),
        least=4,
    ),
)


def feats(session: Session) -> Iterable[Feat]:
    """Tell who hit, who was hit, and who found sweets."""
    seats = range(1, len(session.seats) + 1)
    hits, taken, sweets, moment = (
        dict.fromkeys(seats, 0),
        dict.fromkeys(seats, 0),
        dict.fromkeys(seats, 0),
        dict.fromkeys(seats, 0),
    )
    for ply, transition in enumerate(session.transitions, 1):
        for event in transition.events:
            match event:
                case DirectHit(owner, target, _):
                    hits[owner] += 1
                    taken[target] += 1
                    moment[owner] = ply
                case SweetsCollected(seat, _, count):
                    sweets[seat] += count
    for seat in seats:
        yield Feat("hits", seat, hits[seat], moment[seat] or session.ply)
        yield Feat("clean", seat, taken[seat], session.ply)
        yield Feat("sweets", seat, sweets[seat], session.ply)


def nearly(session: Session) -> Seat | None:
    """Return nobody: the cards are played to the last one, so there is no next turn."""
    return None
