"""What happens on the courtyard while a move is carried out.

Cells are written with their level ("2c4"); owners, catchers and the like are seats. What a seat may not see is None.
"""

from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from elios_desktop.engine.contract import Event, Seat


@dataclass(frozen=True, slots=True)
class PawnPlaced(Event):
    """A pawn was put on its corner."""

    seat: Seat
    cell: str


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A card left the hand for the discard pile; others don't see the face of one that lies face-down."""

    seat: Seat
    card: int | None
    up: bool

    def seen_by(self, seat: Seat | None) -> Event:
        """Only its owner knows a face-down card."""
        return self if self.up or seat == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class TokenPlaced(Event):
    """A token left its owner's reserve for a cell; it may fall from there."""

    owner: Seat
    cell: str


@dataclass(frozen=True, slots=True)
class TokenFell(Event):
    """A token fell by one level."""

    owner: Seat
    start: str
    end: str


@dataclass(frozen=True, slots=True)
class TokenCaught(Event):
    """A pawn caught a token that fell on it: into that player's reserve."""

    owner: Seat
    catcher: Seat
    cell: str


@dataclass(frozen=True, slots=True)
class DirectHit(Event):
    """A thrown token hit another's pawn: into that player's reserve. The points follow as `Scored`."""

    owner: Seat
    target: Seat
    cell: str


@dataclass(frozen=True, slots=True)
class PawnMoved(Event):
    """A pawn went to another cell, of its level or the next."""

    seat: Seat
    start: str
    end: str
    how: Literal["move", "climb", "descend"]


@dataclass(frozen=True, slots=True)
class SweetsCollected(Event):
    """A pawn collected the sweets where it came to."""

    seat: Seat
    cell: str
    count: int


@dataclass(frozen=True, slots=True)
class TokenCollected(Event):
    """A pawn collected the token where it came to."""

    seat: Seat
    owner: Seat
    cell: str


@dataclass(frozen=True, slots=True)
class CardsDrawn(Event):
    """A player drew cards; others see only how many."""

    quiet: ClassVar[bool] = True
    seat: Seat
    cards: tuple[int | None, ...]

    def seen_by(self, seat: Seat | None) -> Event:
        """Only the player who drew knows the cards."""
        return self if seat == self.seat else replace(self, cards=(None,) * len(self.cards))


@dataclass(frozen=True, slots=True)
class SeatFinished(Event):
    """A player does nothing more: no own token is left, no card is left, or it stopped."""

    seat: Seat
    reason: Literal["no_tokens", "no_cards", "stopped"]
