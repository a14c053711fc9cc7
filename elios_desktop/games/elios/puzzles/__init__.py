"""The puzzles of Elios for two seats: all beams placed by force, and one way only to prevent that.

A race with two seats: one side wants all its beams on the sun, the other wants to prevent that.
"""

from collections.abc import Hashable, Sequence
from functools import partial
from typing import Final

from elios_desktop.engine.contract import AnyState
from elios_desktop.games.elios.rules import State
from elios_desktop.games.elios.rules.core import Core
from elios_desktop.games.elios.rules.moves import from_core
from elios_desktop.games.elios.rules.turns import DISC, PASS, PLACE, Turn
from elios_desktop.puzzles.contract import Answer, Claim, Kind
from elios_desktop.puzzles.duels import Found, OutOfReachError, attack, attack_from, attacked, held, hold

_ONE: Final = (0,)


class BeamRace:
    """A position in which a player wants to place all beams. Nothing is hidden."""

    def __init__(self, core: Core, attacker: int) -> None:
        self.core = core
        self.attacker = attacker

    def needs(self) -> int:
        """Return a turn places one group at most."""
        return sum(self.core.groups[self.attacker].values())

    def over(self) -> bool:
        """Tell whether the game has ended, by the last beam or because nobody can do anything."""
        return self.core.over

    def attacking(self) -> bool:
        """Tell whether it is the attacker's turn."""
        return self.core.player == self.attacker

    def key(self) -> Hashable:
        """Return all that decides how it goes on."""
        core = self.core
        groups = (frozenset(each.items()) for each in core.groups)
        return (*core.columns, core.discs, *groups, core.player, core.passes)

    def moves(self) -> Sequence[Turn]:
        """List every legal move, by its text."""
        return sorted(self.core.legal(), key=self.text)

    def attacks(self, turns: int) -> Sequence[Turn]:
        """Return the largest groups first; nothing but placements if there is no turn to lose."""
        legal = self.core.legal()
        places = [move for move in legal if move.kind == PLACE]
        if self.needs() == turns:
            return places
        return places + [move for move in legal if move.kind != PLACE]

    def defences(self) -> Sequence[Turn]:
        """Placements first: they take columns away."""
        legal = self.core.legal()
        return [move for move in legal if move.kind == PLACE] + [move for move in legal if move.kind != PLACE]

    def outcomes(self, move: Turn) -> Sequence[int]:
        """Return one: nothing is hidden."""
        return _ONE

    def make(self, move: Turn, outcome: int) -> None:
        """Make a move."""
        self.core.make(move)

    def unmake(self) -> None:
        """Take it back."""
        self.core.unmake()

    def skip(self) -> None:
        """Make it the other side's turn."""
        self.core.player = 1 - self.core.player

    def text(self, move: Turn) -> str:
        """Return the move in the notation."""
        return from_core(move).text

    def taste(self, move: Turn) -> int:
        """Return a placement, the larger the better; a disc; a split."""
        return 2 + len(move.beams) if move.kind == PLACE else 2 if move.kind == DISC else 0 if move.kind == PASS else 1


FINISH: Final = Kind("elios.finish", range(2, 5))
HOLD: Final = Kind("elios.hold", range(1, 7))
KINDS: Final = (FINISH, HOLD)
FOR_BOOKS: Final = range(1, 4)
"""Within so many turns what a book's puzzles prevent comes; farther ahead is looked in games that have been played."""
AT_THE_TABLE: Final = 2_000_000
"""So many positions are looked at at most when somebody tries a move: far more than any proof in a book takes."""


def claims(state: AnyState, effort: int) -> Sequence[Claim]:
    """Return what is claimed of a position."""
    assert isinstance(state, State)
    return claims_of(state.core, effort, HOLD.goals) if state.core is not None and state.phase == "play" else ()


def claims_of(core: Core, effort: int, holds: range) -> list[Claim]:
    """Return the same of a core; `holds`: of what comes within so many turns it is asked how to prevent it."""
    if len(core.left) != 2 or core.opening:
        return []
    player = core.player
    found: dict[Kind, Claim] = {}
    soon, later = holds[: len(FOR_BOOKS)], holds[len(FOR_BOOKS) :]  # what comes soon is known before effort runs out
    kept = partial(hold, threatened=not later)
    tries = (FINISH, attack, player, FINISH.goals), (HOLD, kept, 1 - player, soon), (HOLD, kept, 1 - player, later)
    for kind, prove, attacker, goals in tries:
        if kind in found:
            continue
        try:
            proved = prove(partial(_race_of, core, attacker), goals, effort, hides=False)
        except OutOfReachError:
            continue
        if proved is not None:
            found[kind] = _claim(kind, player, proved)
    return list(found.values())


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
