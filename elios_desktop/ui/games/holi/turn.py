"""What the seat to move has to throw with: where its pawn stands, its reserve, and the ways of laying its cards."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass

from elios_desktop.engine.games.holi import MIRROR, Move, Throw, View, Way, ways_of


@dataclass(frozen=True, slots=True)
class Turn:
    """A view of a position in which somebody is to move, and what the engine allows there."""

    view: View
    legal: Set[Move]

    @property
    def seat(self) -> int:
        """The seat to move, 0 for none."""
        return self.view.to_move or 0

    @property
    def pawn(self) -> str:
        """Where its pawn stands ("2c4"); empty before it is on the courtyard."""
        return (self.view.pawns[self.seat - 1] or "") if self.seat else ""

    @property
    def level(self) -> int:
        """The level of its pawn, counted from 0."""
        return int(self.pawn[0]) - 1 if self.pawn else 0

    @property
    def tokens(self) -> int:
        """How many own tokens it has left."""
        return self.view.own_tokens(self.seat)

    def place(self, cell: str) -> str:
        """A cell of the pawn's level."""
        return f"{self.level + 1}{cell}"

    def ways(self, card: int) -> tuple[Way, ...]:
        """Every way of laying a card on the grid."""
        return ways_of(card, self.pawn[1:], MIRROR in self.view.rivalry)

    def legal_ways(self, card: int) -> list[Way]:
        """Those that the engine allows; with a short reserve it lists the choices of cells instead."""
        return [way for way in self.ways(card) if self.throw(way) in self.legal]

    def throw(self, way: Way) -> Throw:
        """The throw of a card in this way; with a short reserve to the first spaces."""
        return Throw(way.card, way.cells[: self.tokens])

    def throw_at(self, card: int, cell: str, shown: Way | None) -> Throw:
        """The throw that dropping a card on a cell means: the way shown if it has the cell, else one that has."""
        on_pawn = cell == self.pawn[1:]
        ways = self.legal_ways(card)
        if shown is None or shown not in ways or not (on_pawn or cell in shown.cells):
            lying = self.view.levels[self.level]
            having = [way for way in ways or self.ways(card) if on_pawn or cell in way.cells]
            if not having:
                return Throw(card, (cell,))
            shown = min(having, key=lambda way: sum(each in lying for each in way.cells))
        cells = shown.cells[: self.tokens]
        if not on_pawn and cell not in cells:
            cells = tuple(sorted((*cells[:-1], cell)))
        return Throw(card, cells)
