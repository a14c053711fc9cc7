"""What the hand asks of the table that it serves: the whole of what the two know of each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Protocol

from elios_desktop.engine.contract import Refusal
from elios_desktop.ui.board.items import Piece, Place


class Holder(Protocol):
    """`ui.table.base.Table` is one."""

    flips_in_hand: ClassVar[bool]
    """Whether a piece that is held stays in the hand when it is flipped."""

    def can_lift(self, piece: Piece) -> bool:
        """Whether the person at the machine may pick this up now."""
        ...

    def explain_piece(self, piece: Piece) -> None:
        """Say why it can't be picked up."""
        ...

    def legal_places(self, piece: Piece) -> list[str]:
        """The places where it may go, from the engine, in a sensible order."""
        ...

    def hold(self, piece: Piece, place: Place | None) -> None:
        """It is held, over this place: show what would happen."""
        ...

    def let_go(self, piece: Piece) -> None:
        """It is not held any more: take back what `hold` showed."""
        ...

    def drop(self, piece: Piece, place: Place) -> Refusal | None:
        """It was put there. None: done. A refusal: it springs back."""
        ...

    def refuse(self, refusal: Refusal) -> None:
        """Say why, and light what it is about."""
        ...

    def turn_held(self, piece: Piece, steps: int) -> None:
        """Turn what is held, clockwise."""
        ...

    def flip(self, piece: Piece) -> None:
        """A double click, or F."""
        ...

    def can_peek(self, piece: Piece) -> bool:
        """Whether pressing and holding shows something of this piece."""
        ...

    def peek(self, piece: Piece, on: bool) -> None:
        """Press and hold: look at it from below, until it is let go."""
        ...

    def click_place(self, place: Place) -> bool:
        """A place was clicked with an empty hand; whether that meant something."""
        ...

    def walk(self) -> Sequence[str]:
        """The keys of pieces and places that the keyboard walks with an empty hand, in order."""
        ...

    def look_away(self) -> None:
        """The keyboard goes on to another thing: what was only looked at is put away."""
        ...

    def give_up(self) -> bool:
        """Escape with an empty hand: take back a half-done turn; whether there was one."""
        ...

    def finish_motion(self) -> None:
        """Jump to the end of what is being animated."""
        ...
