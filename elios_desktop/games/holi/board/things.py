"""What lies on the table of Holi, by key: what a hand can hold, where it can put that, and what can be looked at.

Pieces: `card 7`, `pawn 1`, and while cells are chosen `ghost c4`. Places are the cells with their level: `2c4`. To be
looked at: `hand` (the cards of who is awaited, face-down), `plate 1`, `rivalry 3`, `reading` (a rivalry card, large)
and `view`, the button that changes the view.
"""

from __future__ import annotations

from dataclasses import dataclass

from elios_desktop.engine.contract import Seat
from elios_desktop.games.holi.rules.grid import place_at


@dataclass(frozen=True, slots=True)
class HandCard:
    """A colour card in the hand."""

    card: int
    down: bool
    """Face-down, to be thrown like that."""

    @property
    def key(self) -> str:
        """Its name on the table."""
        return f"card {self.card}"


@dataclass(frozen=True, slots=True)
class Pawn:
    """A seat's pawn."""

    seat: Seat
    place: str | None
    """Where it stands ("2c4"); None beside the courtyard."""

    @property
    def key(self) -> str:
        """Its name on the table."""
        return f"pawn {self.seat}"


@dataclass(frozen=True, slots=True)
class Ghost:
    """A token that a half-done throw puts on a cell of the pawn's level."""

    cell: str

    @property
    def key(self) -> str:
        """Its name on the table."""
        return f"ghost {self.cell}"


Held = HandCard | Pawn | Ghost
"""What a hand can hold."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell of the courtyard."""

    level: int
    """From 0, the lower one."""
    cell: str
    """Without its level: "c4"."""

    @property
    def key(self) -> str:
        """The cell with its level: "2c4"."""
        return place_at(self.level, self.cell)


@dataclass(frozen=True, slots=True)
class Plate:
    """A seat's plate."""

    seat: Seat

    @property
    def key(self) -> str:
        """Its name on the table."""
        return f"plate {self.seat}"


@dataclass(frozen=True, slots=True)
class RivalryCard:
    """A rivalry card that is shown."""

    number: int

    @property
    def key(self) -> str:
        """Its name on the table."""
        return f"rivalry {self.number}"


@dataclass(frozen=True, slots=True)
class Reading:
    """A rivalry card, large over the tower."""

    number: int
    key = "reading"


@dataclass(frozen=True, slots=True)
class ViewButton:
    """Changes between the tower and the levels side by side."""

    key = "view"


@dataclass(frozen=True, slots=True)
class CoveredHand:
    """The cards of the person who is awaited, face-down."""

    seat: Seat
    cards: int
    key = "hand"


Note = CoveredHand | Plate | RivalryCard | Reading | ViewButton
"""What can only be asked."""
