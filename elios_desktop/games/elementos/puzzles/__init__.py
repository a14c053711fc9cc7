"""The puzzles of Elementos: a wand that comes across by force, and one that can be stopped in one way only."""

from collections.abc import Sequence
from typing import Final

from elios_desktop.engine.contract import AnyState
from elios_desktop.games.elementos.puzzles.race import WandRace, fresh, is_calm
from elios_desktop.games.elementos.rules import State
from elios_desktop.games.elementos.rules.core import Core
from elios_desktop.puzzles.contract import Answer, Claim, Kind
from elios_desktop.puzzles.duels import Found, attack, attack_from, attacked, held, hold
from elios_desktop.puzzles.forcing import OutOfReachError

ACROSS: Final = Kind("elementos.across", range(2, 6), may_be_blind=True)
HOLD: Final = Kind("elementos.hold", range(1, 5), may_be_blind=True)
KINDS: Final = (ACROSS, HOLD)
SPARE: Final = 2
"""So many turns more than its wand needs a side is looked for to win in: more take long to look at, and are rare."""
AT_THE_TABLE: Final = 2_000_000
"""So many positions are looked at at most when somebody tries a move: far more than any proof in a book takes."""


def claims(state: AnyState, effort: int) -> Sequence[Claim]:
    """Return what is claimed of a position; nothing of one in which it matters what lies behind it."""
    assert isinstance(state, State)
    return claims_of(state.core, effort) if state.phase == "play" else ()


def claims_of(core: Core, effort: int) -> list[Claim]:
    """Return the same of a core."""
    if not is_calm(core):
        return []
    side = core.side

    def across(blind: bool) -> WandRace:
        return WandRace(fresh(core), side, 1 - side if blind else None)

    def kept_from(blind: bool) -> WandRace:
        return WandRace(fresh(core), 1 - side, 1 - side if blind else None)

    found = []
    for kind, prove, races in ((ACROSS, attack, across), (HOLD, hold, kept_from)):
        most = races(False).needs() + SPARE
        try:
            proved = prove(races, range(kind.goals[0], min(kind.goals[-1], most) + 1), effort, hides=True)
        except OutOfReachError:
            continue
        if proved is not None:
            found.append(_claim(kind, side, proved))
    return found


def answer(state: AnyState, claim: Claim, tried: Sequence[str]) -> Answer:
    """Return what comes of the moves that were tried."""
    judge = attacked if claim.kind == ACROSS.name else held
    return judge(_race(state, claim), claim.goal, tried, AT_THE_TABLE)


def solution(state: AnyState, claim: Claim, tried: Sequence[str]) -> tuple[str, ...]:
    """Tell how it goes on to the goal."""
    if claim.kind == ACROSS.name:
        return attack_from(_race(state, claim), claim.goal, tried, AT_THE_TABLE)
    return claim.line if not tried else ()


def _race(state: AnyState, claim: Claim) -> WandRace:
    assert isinstance(state, State)
    solver = claim.seat - 1
    return WandRace(fresh(state.core), solver if claim.kind == ACROSS.name else 1 - solver)


def _claim(kind: Kind, side: int, found: Found) -> Claim:
    return Claim(kind.name, side + 1, found.goal, (found.first,), found.line, blind=True)
