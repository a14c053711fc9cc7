"""A race in Elios with two seats: one side wants all its beams on the sun, the other wants to prevent that."""

from collections.abc import Hashable, Sequence
from typing import Final

from elios_desktop.games.elios.rules.core import Core
from elios_desktop.games.elios.rules.moves import from_core
from elios_desktop.games.elios.rules.turns import DISC, PASS, PLACE, Turn

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
        first, second = core.groups
        return (
            *core.columns,
            core.discs,
            frozenset(first.items()),
            frozenset(second.items()),
            core.player,
            core.passes,
        )

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
