"""What is half done on the table of Elementos: tokens that are being laid out."""

from __future__ import annotations

from dataclasses import dataclass, replace

from elios_desktop.engine.contract import Json, Seat
from elios_desktop.games.elementos.rules import USUAL_LAYOUT, Arrange, home_squares, is_layout


@dataclass(frozen=True, slots=True)
class LayingOut:
    """A seat's nine tokens while it lays them out, in the order of its `arrange` move."""

    seat: Seat
    tokens: tuple[str, ...] = USUAL_LAYOUT

    @property
    def squares(self) -> tuple[str, ...]:
        """Where they lie, in the same order."""
        return home_squares(self.seat)

    def swapped(self, one: str, other: str) -> LayingOut:
        """With the tokens on two squares in each other's place."""
        tokens, first, second = list(self.tokens), self.squares.index(one), self.squares.index(other)
        tokens[first], tokens[second] = tokens[second], tokens[first]
        return replace(self, tokens=tuple(tokens))

    def flipped(self, square: str) -> LayingOut:
        """With the token on a square turned over."""
        tokens, at = list(self.tokens), self.squares.index(square)
        tokens[at] = tokens[at][::-1]
        return replace(self, tokens=tuple(tokens))

    @property
    def move(self) -> Arrange:
        """What it will be when the seat is ready."""
        return Arrange(self.seat, self.tokens)

    def to_json(self) -> Json:
        """The form in a save."""
        return {"seat": self.seat, "tokens": list(self.tokens)}


Draft = LayingOut | None


def draft_from_json(value: Json) -> Draft:
    """What `LayingOut.to_json` wrote; None for anything else."""
    seat, tokens = value.get("seat"), value.get("tokens")
    if type(seat) is not int or seat not in (1, 2) or not isinstance(tokens, list):
        return None
    layout = tuple(tokens)
    sound = all(isinstance(token, str) for token in layout) and is_layout(layout)
    return LayingOut(seat, layout) if sound else None
