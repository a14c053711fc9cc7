"""How a hand makes the moves of Elementos."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from elios_desktop.games.elementos.board.draft import LayingOut
from elios_desktop.games.elementos.rules import Arrange, Flip, Move, PassWand, View
from elios_desktop.plain_board.contract import Gesture

READY = "ready"
"""The button that ends laying out."""


def gestures_of(move: Move, view: View) -> Sequence[Gesture]:
    """What is taken and where it is put; a layout from the usual one on."""
    match move:
        case Arrange(seat):
            return (*_laying_out(LayingOut(seat), move), Gesture(button=READY))
        case Flip(square):
            return (Gesture(f"token {square}", flip=True),)
        case PassWand(_, target):
            return (Gesture(f"wand {view.to_move}", target),)
        case _:
            return (Gesture(f"token {move.origin}", move.target),)


def _laying_out(draft: LayingOut, wanted: Arrange) -> Iterator[Gesture]:
    """Tokens swapped and turned over, from the back row to the front."""
    squares = draft.squares
    for at, (square, token) in enumerate(zip(squares, wanted.layout, strict=True)):
        alike = [n for n in range(at, len(squares)) if sorted(draft.tokens[n]) == sorted(token)]
        if alike[0] != at:
            draft = draft.swapped(square, squares[alike[0]])
            yield Gesture(f"token {squares[alike[0]]}", square)
        if draft.tokens[at] != token:
            draft = draft.flipped(square)
            yield Gesture(f"token {square}", flip=True)
