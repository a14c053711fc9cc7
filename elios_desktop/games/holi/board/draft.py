"""How the person at the machine holds the cards: turned, face-down, a throw half done; and what of it is saved."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from elios_desktop.engine.contract import Json
from elios_desktop.games.holi.rules import Throw, View, Way


@dataclass(frozen=True, slots=True)
class Choice:
    """A throw with a short reserve, not confirmed yet: the pattern's cells and the chosen ones among them."""

    card: int
    cells: tuple[str, ...]
    chosen: tuple[str, ...]
    """The one that was chosen first comes first."""

    @property
    def move(self) -> Throw:
        """What is thrown if nothing is changed any more."""
        return Throw(self.card, tuple(sorted(self.chosen)))

    @property
    def free(self) -> tuple[str, ...]:
        """The cells that get no token so far."""
        return tuple(cell for cell in self.cells if cell not in self.chosen)

    def moved(self, instead: str, cell: str) -> Choice:
        """The token of one cell goes to another."""
        return replace(self, chosen=(*(each for each in self.chosen if each != instead), cell))


@dataclass(frozen=True, slots=True)
class Draft:
    """How the cards are held."""

    turned: Mapping[int, Way] = field(default_factory=dict)
    """The way in which a card was held last."""
    down: frozenset[int] = frozenset()
    """Cards that lie face-down, to be thrown like that."""
    choice: Choice | None = None
    reading: int = 0
    """The rivalry card that is enlarged; 0 for none."""

    def with_turned(self, way: Way) -> Draft:
        """A card is held in this way."""
        return replace(self, turned={**self.turned, way.card: way})

    def to_json(self, ply: int) -> Json:
        """What is saved, with the number of moves made so far: with another number it doesn't count any more."""
        if not self.down and self.choice is None:
            return {}
        found: Json = {"ply": ply, "down": sorted(self.down)}
        if self.choice is not None:
            choice = self.choice
            found["choice"] = {"card": choice.card, "cells": list(choice.cells), "chosen": list(choice.chosen)}
        return found

    @classmethod
    def from_json(cls, draft: Json, ply: int, view: View) -> Draft:
        """Take up what was saved; what is wrong or old is left out. `view` is that of the seat to move."""
        if draft.get("ply") != ply or view.to_move is None:
            return cls()
        cards = view.hands[view.to_move - 1]
        down = draft.get("down")
        found = cls(down=frozenset(each for each in down if each in cards) if isinstance(down, list) else frozenset())
        match draft.get("choice"):
            case {"card": int(card), "cells": [*cells], "chosen": [*chosen]} if card in cards:
                if all(isinstance(cell, str) for cell in (*cells, *chosen)) and set(chosen) <= set(cells):
                    choice = Choice(card, tuple(cells), tuple(chosen))
                    if choice.move in view.legal():
                        found = replace(found, choice=choice)
        return found
