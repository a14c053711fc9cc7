"""Whether one side reaches its goal within so many turns of its own, whatever the other does: proved by looking at all.

A `Race` is a mutable position in which an attacker has a goal and a defender wants to keep it from that. What is hidden
from whoever solves a puzzle is a move with several outcomes: each race says whether all of them have to be good for a
claim (`every`) or one is enough.
"""

from collections.abc import Hashable, Iterable, Sequence
from typing import Generic, Protocol, TypeVar

M = TypeVar("M", bound=Hashable)


class OutOfReachError(Exception):
    """The proof would take more positions than it was given."""


class Race(Protocol[M]):
    """A position under way, and how it is searched. Moves are the core's."""

    def needs(self) -> int:
        """At least so many more turns the attacker needs, whatever else happens; 0 when the goal is reached."""

    def attacks(self, turns: int) -> Iterable[M]:
        """Return the attacker's moves, likely ones first; what can't reach the goal in time can be left out."""

    def defences(self) -> Iterable[M]:
        """Return the defender's moves, likely refutations first."""

    def outcomes(self, move: M) -> Sequence[int]:
        """Return what may come of a move, for whoever can't see everything; mostly one thing."""

    def make(self, move: M, outcome: int) -> None:
        """Make a move."""

    def unmake(self) -> None:
        """Take it back."""

    def over(self) -> bool:
        """Tell whether the game has ended; by the goal, if `needs` is 0."""

    def attacking(self) -> bool:
        """Tell whether it is the attacker's turn. (Somebody may move twice in a row.)"""

    def key(self) -> Hashable:
        """Return all that decides how it goes on."""


class Search(Generic[M]):
    """Proofs over one race. What was found out about a position is remembered."""

    def __init__(self, race: Race[M], most_nodes: int, *, every: bool = True) -> None:
        self.race = race
        self.nodes = 0
        self._most = most_nodes
        self._every = every
        self._proved: dict[Hashable, int] = {}
        """By position with the attacker to move: within how many turns the goal is reached."""
        self._refuted: dict[Hashable, int] = {}
        """By the same: within how many turns it isn't."""
        self._killers: dict[int, M] = {}
        self._strong: dict[int, M] = {}

    def wins(self, turns: int) -> bool:
        """With the attacker to move: whether it reaches the goal within so many turns."""
        race = self.race
        if race.needs() > turns:
            return False
        key = race.key()
        if self._proved.get(key, 1000) <= turns:
            return True
        if self._refuted.get(key, 0) >= turns:
            return False
        self.nodes += 1
        if self.nodes > self._most:
            raise OutOfReachError
        strong = self._strong.get(turns)
        moves = race.attacks(turns)
        if strong is not None and strong in moves:
            moves = [strong, *(move for move in moves if move != strong)]
        for move in moves:
            if self.forces(move, turns):
                self._strong[turns] = move
                self._proved[key] = turns
                return True
        self._refuted[key] = turns
        return False

    def forces(self, move: M, turns: int) -> bool:
        """Tell whether the attacker's move, the first of so many turns, reaches the goal within them."""
        outcomes = self.race.outcomes(move)
        if len(outcomes) == 1:
            return self._forces(move, outcomes[0], turns)
        judged = (self._forces(move, outcome, turns) for outcome in outcomes)
        return all(judged) if self._every else any(judged)

    def _forces(self, move: M, outcome: int, turns: int) -> bool:
        race = self.race
        race.make(move, outcome)
        try:
            if race.needs() == 0:
                return True
            if turns == 1 or race.over():
                return False
            return self.wins(turns - 1) if race.attacking() else self.holds(turns - 1)
        finally:
            race.unmake()

    def holds(self, turns: int) -> bool:
        """With the defender to move: whether the attacker reaches the goal within so many turns all the same."""
        race = self.race
        if race.needs() > turns:
            return False
        killer = self._killers.get(turns)
        moves = race.defences()
        if killer is not None and killer in moves:
            moves = [killer, *(move for move in moves if move != killer)]
        for move in moves:
            if not self.stands(move, turns):
                self._killers[turns] = move
                return False
        return True

    def stands(self, move: M, turns: int) -> bool:
        """Tell whether the defender's move can't keep the attacker from the goal within so many turns."""
        outcomes = self.race.outcomes(move)
        if len(outcomes) == 1:
            return self._stands(move, outcomes[0], turns)
        judged = (self._stands(move, outcome, turns) for outcome in outcomes)
        return all(judged) if self._every else any(judged)

    def _stands(self, move: M, outcome: int, turns: int) -> bool:
        race = self.race
        race.make(move, outcome)
        try:
            if race.needs() == 0:
                return True
            if race.over():
                return False
            return self.wins(turns) if race.attacking() else self.holds(turns)
        finally:
            race.unmake()
