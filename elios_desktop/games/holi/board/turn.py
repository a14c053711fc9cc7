"""What the seat to move has to throw with: where its pawn stands, its reserve, and the ways of laying its cards."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass, field

from elios_desktop.engine.contract import Seat
from elios_desktop.games.holi.board.draft import Draft
from elios_desktop.games.holi.board.things import Cell
from elios_desktop.games.holi.rules import MIRROR, Drop, Move, Throw, View, Way, ways_of
from elios_desktop.games.holi.rules.grid import place_at, split_place


@dataclass(frozen=True, slots=True)
class Turn:
    """A view of a position, what the engine allows there, and how the cards are held."""

    view: View
    legal: Set[Move]
    draft: Draft = field(default_factory=Draft)

    @property
    def seat(self) -> Seat:
        """The seat to move, 0 for none."""
        return self.view.to_move or 0

    @property
    def pawn(self) -> str:
        """Where its pawn stands ("2c4"); empty before it is on the courtyard."""
        return (self.view.pawns[self.seat - 1] or "") if self.seat else ""

    @property
    def level(self) -> int:
        """The level of its pawn, counted from 0."""
        return split_place(self.pawn)[0] if self.pawn else 0

    @property
    def cell(self) -> str:
        """The cell of its pawn, without the level; empty before it is on the courtyard."""
        return split_place(self.pawn)[1] if self.pawn else ""

    @property
    def tokens(self) -> int:
        """How many own tokens it has left."""
        return self.view.own_tokens(self.seat)

    def place(self, cell: str) -> str:
        """A cell of the pawn's level."""
        return place_at(self.level, cell)

    def ways(self, card: int) -> tuple[Way, ...]:
        """Every way of laying a card on the grid."""
        return ways_of(card, self.cell, MIRROR in self.view.rivalry)

    def legal_ways(self, card: int) -> list[Way]:
        """Those that the engine allows; with a short reserve it lists the choices of cells instead."""
        return [way for way in self.ways(card) if self.throw(way) in self.legal]

    def short(self, way: Way) -> bool:
        """Whether there are fewer tokens than spaces, so that cells have to be chosen."""
        return len(way.cells) > self.tokens

    def throw(self, way: Way) -> Throw:
        """The throw of a card in this way; with a short reserve to the first spaces."""
        return Throw(way.card, way.cells[: self.tokens])

    def throw_at(self, card: int, cell: str) -> Throw:
        """What dropping a card on a cell means: the way in which it is held if that has the cell, else one that has."""
        on_pawn, shown = cell == self.cell, self.draft.turned.get(card)
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

    def way_over(self, card: int, cell: Cell | None) -> Way | None:
        """The way in which a card is held over a cell (None: over none): one that has the cell, as little turned as
        possible. None where it fits in no way."""
        ways, shown = self.legal_ways(card), self.draft.turned.get(card)
        if not ways:
            return None
        way = shown if shown in ways else ways[0]
        if cell is None or cell.key == self.pawn:
            return way
        having = [each for each in ways if cell.cell in each.cells] if cell.level == self.level else []
        if not having or way in having:
            return way if having else None
        same = (way.quarters, way.mirrored)
        return next((each for each in having if (each.quarters, each.mirrored) == same), having[0])

    def turned(self, card: int, steps: int) -> Way | None:
        """The way so many turns further on than the one in which a card is held; None if no way is on the grid."""
        ways, shown = self.legal_ways(card) or self.ways(card), self.draft.turned.get(card)
        if not ways:
            return None
        return ways[(ways.index(shown) + steps) % len(ways)] if shown is not None and shown in ways else ways[0]

    def fits(self, card: int) -> bool:
        """Whether a card can be thrown face-up now."""
        return any(isinstance(move, Throw) and move.card == card for move in self.legal)

    def may_drop(self, card: int) -> bool:
        """Whether it can be thrown face-down now."""
        return any(isinstance(move, Drop) and move.card == card for move in self.legal)
