"""What is half done on the table of Elementos, and how a hand makes its moves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from elios_desktop.engine.contract import Json, Seat
from elios_desktop.games.elementos import rules
from elios_desktop.plain_board import Gesture


@dataclass(frozen=True, slots=True)
class LayingOut:
    """A seat's nine tokens while it lays them out, in the order of its `arrange` move."""

    seat: Seat
    tokens: tuple[str, ...] = rules.USUAL_LAYOUT

    @property
    def squares(self) -> tuple[str, ...]:
        """Where they lie, in the same order."""
        return rules.home_squares(self.seat)

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
    def move(self) -> rules.Arrange:
        """What it will be when the seat is ready."""
        return rules.Arrange(self.seat, self.tokens)

    def to_json(self) -> Json:
        """Return the form in a save."""
        return {"seat": self.seat, "tokens": list(self.tokens)}


Draft = LayingOut | None


def draft_from_json(value: Json) -> Draft:
    """Return what `LayingOut.to_json` wrote; None for anything else."""
    seat, tokens = value.get("seat"), value.get("tokens")
    if type(seat) is not int or seat not in (1, 2) or not isinstance(tokens, list):
        return None
    layout = tuple(tokens)
    sound = all(isinstance(token, str) for token in layout) and rules.is_layout(layout)
    return LayingOut(seat, layout) if sound else None


READY = "ready"
"""The button that ends laying out."""


def gestures_of(move: rules.Move, view: rules.View) -> Sequence[Gesture]:
    """Return what is taken and where it is put; a layout from the usual one on."""
    match move:
        case rules.Arrange(seat):
            return (*_laying_out(LayingOut(seat), move), Gesture(button=READY))
        case rules.Flip(square):
            return (Gesture(f"token {square}", flip=True),)
        case rules.PassWand(_, target):
            return (Gesture(f"wand {view.to_move}", target),)
        case _:
            return (Gesture(f"token {move.origin}", move.target),)


def _laying_out(draft: LayingOut, wanted: rules.Arrange) -> Iterator[Gesture]:
    """Yield tokens swapped and turned over, from the back row to the front."""
    squares = draft.squares
    for at, (square, token) in enumerate(zip(squares, wanted.layout, strict=True)):
        alike = [n for n in range(at, len(squares)) if sorted(draft.tokens[n]) == sorted(token)]
        if alike[0] != at:
            draft = draft.swapped(square, squares[alike[0]])
            yield Gesture(f"token {squares[alike[0]]}", square)
        if draft.tokens[at] != token:
            draft = draft.flipped(square)
            yield Gesture(f"token {square}", flip=True)
