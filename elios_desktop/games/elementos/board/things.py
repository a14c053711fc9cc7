"""What lies on the table of Elementos, as values: the pieces that a hand takes, and the places where they go."""

from __future__ import annotations

from dataclasses import dataclass

from elios_desktop.engine.contract import Seat
from elios_desktop.games.elementos.rules import Token


@dataclass(frozen=True, slots=True)
class TokenPiece:
    """A token on its square, as far as the person at the machine knows it."""

    square: str
    token: Token
    home: bool
    """Whether a wand stands in it."""
    locked: bool

    @property
    def key(self) -> str:
        """ "token b3"."""
        return f"token {self.square}"

    @property
    def owner(self) -> Seat:
        """Whose it is."""
        return self.token.owner


@dataclass(frozen=True, slots=True)
class WandPiece:
    """A wand, on the square of the token that it stands in."""

    owner: Seat
    square: str

    @property
    def key(self) -> str:
        """ "wand 1"."""
        return f"wand {self.owner}"


Held = TokenPiece | WandPiece


@dataclass(frozen=True, slots=True)
class Square:
    """A square of the box."""

    name: str

    @property
    def key(self) -> str:
        """Its name."""
        return self.name


@dataclass(frozen=True, slots=True)
class SeatPlate:
    """A seat's plate, and how many tokens it has left."""

    seat: Seat
    left: int

    @property
    def key(self) -> str:
        """ "seat 1"."""
        return f"seat {self.seat}"


Spot = Square | SeatPlate
