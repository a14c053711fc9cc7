"""What a game of Exagon gives prizes for: long turns, and sides that earn a bonus."""

from collections.abc import Iterable

from elios_desktop.engine.contract import Seat
from elios_desktop.engine.session import Session
from elios_desktop.evening.awards import Feat, FeatKind
from elios_desktop.games.exagon.rules import State, moves
from elios_desktop.games.exagon.rules.core import BLOCKED
from elios_desktop.linguist import QT_TRANSLATE_NOOP
from elios_desktop.puzzles.duels import OutOfReachError

_EFFORT = 300
"""So many ways to begin a turn are looked at at most."""

KINDS = (
    FeatKind(
        "long_turn",
        QT_TRANSLATE_NOOP("Awards", "Longest turn"),
        lambda translate, n: translate("Awards", "%n tile(s) in one turn", None, n),
        adds_up=False,
        least=4,
    ),
    FeatKind(
        "bonuses",
        QT_TRANSLATE_NOOP("Awards", "Sharpest eye"),
        lambda translate, n: translate("Awards", "%n bonus(es) earned", None, n),
        least=3,
    ),
)


def feats(session: Session) -> Iterable[Feat]:
    """Yield the most tiles that each put down in one turn, and the bonuses that they earned."""
    seats = range(1, len(session.seats) + 1)
    here, longest = dict.fromkeys(seats, 0), dict.fromkeys(seats, (0, session.ply))
    bonuses = dict.fromkeys(seats, (0, session.ply))
    for ply, transition in enumerate(session.transitions, 1):
        for event in transition.events:
            match event:
                case moves.TilePlaced(seat=seat):
                    here[seat] += 1
                    if here[seat] > longest[seat][0]:
                        longest[seat] = here[seat], ply
                case moves.TurnEnded(seat=seat):
                    here[seat] = 0
                case moves.BonusEarned(seat=seat, count=count):
                    bonuses[seat] = bonuses[seat][0] + count, ply
    for seat in seats:
        yield Feat("long_turn", seat, *longest[seat])
        yield Feat("bonuses", seat, *bonuses[seat])


def nearly(session: Session) -> Seat | None:
    """Return the seat after the winner's, if it could have laid its whole hand, or a perfect fit, in one turn."""
    from elios_desktop.games.exagon.puzzles import Turn

    state = session.state
    result = state.result
    if not isinstance(state, State) or result is None or result.reason == BLOCKED:
        return None
    core = state.core.copy()
    core.over, core.reason, core.seat = False, "", result.winners[0] % core.seats
    try:
        turn = Turn(core, _EFFORT)
    except OutOfReachError:
        return None
    return core.seat + 1 if turn.perfect_fit or turn.way.most == core.counts[core.seat] else None
