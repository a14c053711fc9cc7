"""The moves of Elementos as values, their notation, and how a turn is an int of the core.

Squares are names ("b3"), seats numbers. A move says what somebody wants, legal or not.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from elios_desktop.engine.contract import Seat
from elios_desktop.games.elementos.rules.board import COLUMNS, FLIP, ROWS, SQUARE, SQUARES
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
        """What somebody else may read of it: "arrange 1 F? W? …"."""
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
_SQUARE: Final = f"([{COLUMNS}](?:{'|'.join(ROWS)}))"
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
    """Where a turn begins and where it ends; the same square in a flip."""
    return (turn.square, turn.square) if isinstance(turn, Flip) else (turn.origin, turn.target)


def to_core(turn: Turn) -> int:
    """The move of the core that this turn would be. (Of two turns between the same squares one at most is legal.)"""
    origin, target = squares_of(turn)
    return SQUARE[origin] * 32 + SQUARE[target]


def from_core(core: Core, move: int) -> Turn:
    """The turn that a legal move of the core is."""
    at, to = move >> 5, move & 31
    origin, target = SQUARES[at], SQUARES[to]
    if move % FLIP == 0:
        return Flip(origin)
    if at == core.board[WAND + core.side]:
        return PassWand(origin, target) if core.board[to] else Carry(origin, target)
    return Take(origin, target) if core.board[to] else Step(origin, target)
