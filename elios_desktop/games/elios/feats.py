"""What a game of Elios gives prizes for: beams placed three at once, and discs."""

from collections.abc import Iterable

from elios_desktop.engine.contract import Seat
from elios_desktop.engine.session import Session
from elios_desktop.evening.awards import Feat, FeatKind
from elios_desktop.games.elios.rules import Place, State, moves
from elios_desktop.linguist import QT_TRANSLATE_NOOP
from elios_desktop.puzzles.duels import Search

_EFFORT = 100
"""So many positions are looked at at most."""
_ALONE = 3
"""With more seats partners play together."""

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
        if any(isinstance(event, moves.DiscAdded) for event in transition.events):
            discs[seat] = discs[seat][0] + 1, ply
    for seat in seats:
        yield Feat("threes", seat, *threes[seat])
        yield Feat("discs", seat, *discs[seat])


def nearly(session: Session) -> Seat | None:
    """Return the seat after the winner's, if it could have placed its last group at once."""
    from elios_desktop.games.elios.puzzles import BeamRace

    state = session.state
    result = state.result
    if not isinstance(state, State) or state.core is None or result is None or result.reason != "all_placed":
        return None
    if len(session.seats) > _ALONE:
        return None
    core = state.core.copy()
    core.over, core.player = False, (core.player + 1) % len(session.seats)
    return core.player + 1 if Search(BeamRace(core, core.player), _EFFORT).wins(1) else None
