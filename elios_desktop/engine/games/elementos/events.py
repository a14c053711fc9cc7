"""What happens in a move of Elementos, for tables to animate.

Squares are names ("b3"), symbols letters (F W A), seats numbers. No event names an underside, so every event may be
seen by everybody.
"""

from __future__ import annotations

from dataclasses import dataclass

from elios_desktop.engine.contract import Event, Seat


@dataclass(frozen=True, slots=True)
class Arranged(Event):
    """A seat laid its tokens out: squares and sides up, in the order of the move; its wand stands on `wand`."""

    seat: Seat
    tokens: tuple[tuple[str, str], ...]
    wand: str


@dataclass(frozen=True, slots=True)
class TokenTaken(Event):
    """A token of `seat` left the game; the token that took it moves onto its square next."""

    seat: Seat
    square: str
    symbol: str


@dataclass(frozen=True, slots=True)
class TokenMoved(Event):
    """A token without a wand moved, to an empty square or one just emptied by `TokenTaken`."""

    seat: Seat
    origin: str
    target: str
    symbol: str


@dataclass(frozen=True, slots=True)
class TokenFlipped(Event):
    """A token was turned over: which symbol was up before, and which is now."""

    seat: Seat
    square: str
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class WandPassed(Event):
    """A wand went from one token to another; the tokens stayed."""

    seat: Seat
    origin: str
    target: str


@dataclass(frozen=True, slots=True)
class WandCarried(Event):
    """A wand went ahead together with its token."""

    seat: Seat
    origin: str
    target: str
    symbol: str


@dataclass(frozen=True, slots=True)
class LocksChanged(Event):
    """From now on these squares' tokens are locked (sorted), and no others."""

    locked: tuple[str, ...]
