"""What a game of Elementos gives prizes for: tokens taken, tokens flipped, a wand that travels."""

from collections.abc import Iterable

from elios_desktop.engine.contract import Seat
from elios_desktop.engine.session import Session
from elios_desktop.evening.awards import Feat, FeatKind
from elios_desktop.games.elementos.rules import State, moves
from elios_desktop.linguist import QT_TRANSLATE_NOOP
from elios_desktop.puzzles.duels import Search

_EFFORT = 100
"""So many positions are looked at at most."""

KINDS = (
    FeatKind(
        "taken",
        QT_TRANSLATE_NOOP("Awards", "Fiercest elements"),
        lambda translate, n: translate("Awards", "%n token(s) taken", None, n),
        least=3,
    ),
    FeatKind(
        "passed",
        QT_TRANSLATE_NOOP("Awards", "Busiest wand"),
        lambda translate, n: translate("Awards", "wand passed on %n time(s)", None, n),
        least=4,
    ),
    FeatKind(
        "flipped",
        QT_TRANSLATE_NOOP("Awards", "Many faces"),
        lambda translate, n: translate("Awards", "%n token(s) flipped", None, n),
        least=4,
    ),
)


def feats(session: Session) -> Iterable[Feat]:
    """Yield what each took, flipped, and how often their wand was passed on."""
    counted = {(kind.id, seat): (0, session.ply) for kind in KINDS for seat in (1, 2)}
    for ply, transition in enumerate(session.transitions, 1):
        for event in transition.events:
            kind = {moves.TokenTaken: "taken", moves.WandPassed: "passed", moves.TokenFlipped: "flipped"}.get(
                type(event)
            )
            if kind is not None:
                counted[kind, transition.seat] = counted[kind, transition.seat][0] + 1, ply
    for (kind, seat), (value, ply) in counted.items():
        yield Feat(kind, seat, value, ply)


def nearly(session: Session) -> Seat | None:
    """Return the loser, if one move more would have brought that wand across."""
    from elios_desktop.games.elementos.puzzles import WandRace, fresh

    state = session.state
    result = state.result
    if not isinstance(state, State) or result is None or result.reason != "wand_across":
        return None
    loser = 3 - result.winners[0]
    core = fresh(state.core)
    core.over, core.winner = False, None  # as if the wand had not arrived: now it is the other one's turn
    return loser if core.side == loser - 1 and Search(WandRace(core, loser - 1), _EFFORT).wins(1) else None
