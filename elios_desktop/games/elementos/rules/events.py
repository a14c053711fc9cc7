"""What happens in a move of Elementos, for tables to animate.

Squares are names ("b3"), symbols letters (F W A), seats numbers. No event names an underside, so every event may be
seen by everybody.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar

from elios_desktop.engine.contract import Event, Seat
from elios_desktop.games.elementos.rules.board import HOME_SQUARES, OWNER, SQUARE, SQUARES, TOKEN_TEXT, names_of
from elios_desktop.games.elementos.rules.core import WAND, Core
from elios_desktop.games.elementos.rules.moves import Arrange, Carry, Flip, PassWand, Turn, squares_of


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

    reveals: ClassVar[bool] = True

    seat: Seat
    square: str
    before: str
    after: str

    @property
    def shown(self) -> str:
        """The symbol that came up: turned back, it is known nonetheless."""
        return self.after

    def foretold(self) -> TokenFlipped:
        return replace(self, after="?")


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


def arranged_events(move: Arrange, after: Core) -> Iterator[Event]:
    """A seat lays its tokens out."""
    tokens = zip(HOME_SQUARES[move.seat - 1], move.layout, strict=True)
    wand = SQUARES[after.board[WAND + move.seat - 1]]
    yield Arranged(move.seat, tuple((SQUARES[at], face[0]) for at, face in tokens), wand)


def turn_events(before: Core, turn: Turn, after: Core) -> Iterator[Event]:
    """What a legal turn does on the board, in the order in which it happens."""
    seat, (origin, target) = before.side + 1, squares_of(turn)
    up = _up(before, origin)
    match turn:
        case Flip():
            yield TokenFlipped(seat, origin, up, _up(after, origin))
        case PassWand():
            yield WandPassed(seat, origin, target)
        case Carry():
            yield WandCarried(seat, origin, target, up)
        case _:
            taken = OWNER[before.board[SQUARE[target]]]
            if taken is not None:
                yield TokenTaken(taken + 1, target, _up(before, target))
            yield TokenMoved(seat, origin, target, up)
    if before.locked != after.locked:
        yield LocksChanged(names_of(after.locked))


def _up(core: Core, square: str) -> str:
    return TOKEN_TEXT[core.board[SQUARE[square]]][1]
