"""How the person at the machine holds the cards: turned, face-down, a throw half done; and what of it is saved."""

from __future__ import annotations

from dataclasses import dataclass, field

from elios_desktop.engine.contract import Json
from elios_desktop.engine.games.holi import Throw, Way
from elios_desktop.engine.session import Session


@dataclass(slots=True)
class Choice:
    """A throw with a short reserve, not confirmed yet: the pattern's cells and the chosen ones among them."""

    card: int
    cells: tuple[str, ...]
    chosen: list[str]

    @property
    def move(self) -> Throw:
        """What is thrown if nothing is changed any more."""
        return Throw(self.card, tuple(sorted(self.chosen)))


@dataclass(slots=True)
class InHand:
    """How the viewer holds the cards."""

    turned: dict[int, Way] = field(default_factory=dict)
    """The way in which a card was held last."""
    down: set[int] = field(default_factory=set)
    """Cards that lie face-down, to be thrown like that."""
    choice: Choice | None = None
    reading: int = 0
    """The rivalry card that is enlarged."""


def to_draft(held: InHand, ply: int) -> Json:
    """What is saved, with the number of moves made so far: with another number it doesn't count any more."""
    if not held.down and held.choice is None:
        return {}
    found: Json = {"ply": ply, "down": sorted(held.down)}
    if held.choice is not None:
        choice = held.choice
        found["choice"] = {"card": choice.card, "cells": list(choice.cells), "chosen": list(choice.chosen)}
    return found


def from_draft(draft: Json, session: Session) -> InHand:
    """Take up what was saved; what is wrong or old is left out."""
    held = InHand()
    seat = session.state.to_move
    if draft.get("ply") != session.ply or seat is None:
        return held
    cards = session.state.view(seat).hands[seat - 1]
    down = draft.get("down")
    if isinstance(down, list):
        held.down = {card for card in down if card in cards}
    match draft.get("choice"):
        case {"card": int(card), "cells": [*cells], "chosen": [*chosen]} if card in cards:
            if all(isinstance(cell, str) for cell in (*cells, *chosen)) and set(chosen) <= set(cells):
                choice = Choice(card, tuple(cells), list(chosen))
                if session.game.why(session.state, choice.move) is None:
                    held.choice = choice
    return held
