"""The puzzles of Elios for two seats: all beams placed by force, and one way only to prevent that."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from elios_desktop.engine.contract import AnyState
from elios_desktop.games.elios.puzzles.race import BeamRace
from elios_desktop.games.elios.rules import State
from elios_desktop.games.elios.rules.core import Core
from elios_desktop.puzzles.contract import Answer, Claim, Kind
from elios_desktop.puzzles.duels import Found, attack, attack_from, attacked, held, hold
from elios_desktop.puzzles.forcing import OutOfReachError

FINISH: Final = Kind("elios.finish", range(2, 5))
HOLD: Final = Kind("elios.hold", range(1, 4))
KINDS: Final = (FINISH, HOLD)
AT_THE_TABLE: Final = 2_000_000
"""So many positions are looked at at most when somebody tries a move: far more than any proof in a book takes."""


def claims(state: AnyState, effort: int) -> Sequence[Claim]:
    """Return what is claimed of a position."""
    assert isinstance(state, State)
    return claims_of(state.core, effort) if state.core is not None and state.phase == "play" else ()


def claims_of(core: Core, effort: int) -> list[Claim]:
    """Return the same of a core."""
    if len(core.left) != 2 or core.opening:
        return []
    player = core.player
    found = []
    for kind, prove, attacker in ((FINISH, attack, player), (HOLD, hold, 1 - player)):
        try:
            proved = prove(partial(_race_of, core, attacker), kind.goals, effort, hides=False)
        except OutOfReachError:
            continue
        if proved is not None:
            found.append(_claim(kind, player, proved))
    return found


def answer(state: AnyState, claim: Claim, tried: Sequence[str]) -> Answer:
    """Return what comes of the moves that were tried."""
    judge = attacked if claim.kind == FINISH.name else held
    return judge(_race(state, claim), claim.goal, tried, AT_THE_TABLE)


def solution(state: AnyState, claim: Claim, tried: Sequence[str]) -> tuple[str, ...]:
    """Tell how it goes on to the goal."""
    if claim.kind == FINISH.name:
        return attack_from(_race(state, claim), claim.goal, tried, AT_THE_TABLE)
    return claim.line if not tried else ()


def _race_of(core: Core, attacker: int, blind: bool) -> BeamRace:
    """Return a race from a position on; nothing is hidden in it."""
    return BeamRace(core.copy(), attacker)


def _race(state: AnyState, claim: Claim) -> BeamRace:
    assert isinstance(state, State)
    assert state.core is not None
    solver = claim.seat - 1
    return BeamRace(state.core.copy(), solver if claim.kind == FINISH.name else 1 - solver)


def _claim(kind: Kind, player: int, found: Found) -> Claim:
    return Claim(kind.name, player + 1, found.goal, (found.first,), found.line)
