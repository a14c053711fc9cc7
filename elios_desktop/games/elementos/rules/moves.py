"""The moves of Elementos as values, their notation, how a turn is an int of the core, and the events that tell of it.

Squares are names ("b3"), symbols letters (F W A), seats numbers. A move says what somebody wants, legal or not. No
event names an underside, so every event may be seen by everybody.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Final

from elios_desktop.engine.contract import Event, Seat
from elios_desktop.games.elementos.rules import board
from elios_desktop.games.elementos.rules.core import WAND, Core


@dataclass(frozen=True, slots=True)
class Arrange:
    """A seat lays its tokens out: side up, then underside, from the back row to the front, from column a to c."""

    seat: Seat
    layout: tuple[str, ...]

    @property
    def text(self) -> str:
        """ "arrange 1 FW WA AF FW WA AF FW WA AF"."""
        return " ".join(("arrange", str(self.seat), *self.layout))

    def text_for(self, seat: Seat | None) -> str:
        """Say what somebody else may read of it: "arrange 1 F? W? …"."""
        if seat == self.seat:
            return self.text
        return " ".join(("arrange", str(self.seat), *(f"{token[0]}?" for token in self.layout)))


@dataclass(frozen=True, slots=True)
class Flip:
    """A token is turned over."""

    square: str

    @property
    def text(self) -> str:
        """ "flip b3"."""
        return f"flip {self.square}"


@dataclass(frozen=True, slots=True)
class _Way:
    """From one square to another one."""

    origin: str
    target: str

    def __post_init__(self) -> None:
        if self.origin == self.target:
            raise ValueError(f"nothing goes from {self.origin} to where it stands")


@dataclass(frozen=True, slots=True)
class Step(_Way):
    """A token without a wand goes to an empty square."""

    @property
    def text(self) -> str:
        """ "b3-b4"."""
        return f"{self.origin}-{self.target}"


@dataclass(frozen=True, slots=True)
class Take(_Way):
    """A token takes an enemy token, and stands on its square."""

    @property
    def text(self) -> str:
        """ "b3xb4"."""
        return f"{self.origin}x{self.target}"


@dataclass(frozen=True, slots=True)
class PassWand(_Way):
    """The wand goes to another token."""

    @property
    def text(self) -> str:
        """ "wand b2-c3"."""
        return f"wand {self.origin}-{self.target}"


@dataclass(frozen=True, slots=True)
class Carry(_Way):
    """The wand goes ahead together with its token."""

    @property
    def text(self) -> str:
        """ "carry b2-b3"."""
        return f"carry {self.origin}-{self.target}"


Turn = Step | Take | Flip | PassWand | Carry
"""What a seat does when it is its turn: exactly one of these."""
Move = Arrange | Turn

_ARRANGE: Final = re.compile(r"arrange ([12])((?: [FWA]{2})*)")
_SQUARE: Final = f"([{board.COLUMNS}](?:{'|'.join(board.ROWS)}))"
_FLIP: Final = re.compile(f"flip {_SQUARE}")
_WAY: Final = re.compile(f"(wand |carry |){_SQUARE}([-x]){_SQUARE}")
_WAYS: Final[dict[tuple[str | None, str | None], type[Step | Take | PassWand | Carry]]] = {
    ("", "-"): Step,
    ("", "x"): Take,
    ("wand ", "-"): PassWand,
    ("carry ", "-"): Carry,
}


def parse(text: str) -> Move | None:
    """Read a text; None if it is not a move of this game's notation."""
    if match := _ARRANGE.fullmatch(text):
        # Too few or too many tokens, none at all included, and two equal sides are a bad arrangement; a third seat
        # and anything that is not two letters of the three are bad notation.
        return Arrange(int(match[1]), tuple(match[2].split()))
    if match := _FLIP.fullmatch(text):
        return Flip(match[1])
    match = _WAY.fullmatch(text)
    if match is None or match[2] == match[4]:  # a square to itself is bad notation, whatever the verb
        return None
    way = _WAYS.get((match[1], match[3]))
    return way(match[2], match[4]) if way else None


def squares_of(turn: Turn) -> tuple[str, str]:
    """Tell where a turn begins and where it ends; the same square in a flip."""
    return (turn.square, turn.square) if isinstance(turn, Flip) else (turn.origin, turn.target)


def to_core(turn: Turn) -> int:
    """Return the move of the core that this turn would be. (Of two turns between the same squares one at most is
    legal.)"""
    origin, target = squares_of(turn)
    return board.SQUARE[origin] * 32 + board.SQUARE[target]


def from_core(core: Core, move: int) -> Turn:
    """Return the turn that a legal move of the core is."""
    at, to = move >> 5, move & 31
    origin, target = board.SQUARES[at], board.SQUARES[to]
    if move % board.FLIP == 0:
        return Flip(origin)
    if at == core.board[WAND + core.side]:
        return PassWand(origin, target) if core.board[to] else Carry(origin, target)
    return Take(origin, target) if core.board[to] else Step(origin, target)


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
    """Yield a seat lays its tokens out."""
    squares = zip(board.HOME_SQUARES[move.seat - 1], move.layout, strict=True)
    tokens = [(at, face) for at, face in squares if after.board[at] != board.NOBODY]
    wand = board.SQUARES[after.board[WAND + move.seat - 1]]
    yield Arranged(move.seat, tuple((board.SQUARES[at], face[0]) for at, face in tokens), wand)


def turn_events(before: Core, turn: Turn, after: Core) -> Iterator[Event]:
    """Yield what a legal turn does on the board, in the order in which it happens."""
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
            taken = board.OWNER[before.board[board.SQUARE[target]]]
            if taken is not None:
                yield TokenTaken(taken + 1, target, _up(before, target))
            yield TokenMoved(seat, origin, target, up)
    if before.locked != after.locked:
        yield LocksChanged(board.names_of(after.locked))


def _up(core: Core, square: str) -> str:
    return board.TOKEN_TEXT[core.board[board.SQUARE[square]]][1]
