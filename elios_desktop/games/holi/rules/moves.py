"""Moves: values with a text, and the whole numbers that the core uses for them; and the events that happen in one.

As a number a move is `what << 36 | cells`: the lower 36 bits are the set of cells that it names, the upper tell what is
done. So `move & tokens` asks at once whether a throw would put a token on one that lies there.

Events write cells with their level ("2c4"); owners, catchers and the like are seats. What a seat may not see is None.
"""

import re
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations, pairwise
from typing import ClassVar, Literal, TypeAlias

from elios_desktop.engine.contract import Event, Seat
from elios_desktop.games.holi.rules.grid import ALL_CELLS, CELL_BITS, CELL_COUNT, SIDE, bits_of, name_of, names_of

# What is done. A throw is just the card's number (1 to 13), a throw face-down DROP plus the card's number.
DROP = 16
MOVE = 32
CLIMB = 33
DESCEND = 34
END = 35
STOP = 36
CORNER = 37

CLIMB_MOVE = CLIMB << CELL_COUNT
DESCEND_MOVE = DESCEND << CELL_COUNT
END_MOVE = END << CELL_COUNT
STOP_MOVE = STOP << CELL_COUNT


def throw_of(card: int, cells: int) -> int:
    """Throw a card face-up, tokens to these cells."""
    return card << CELL_COUNT | cells


def drop_of(card: int, cell: int) -> int:
    """Throw a card face-down, one token to this cell."""
    return (DROP + card) << CELL_COUNT | cell


@cache
def fewer(throw: int, tokens: int) -> tuple[int, ...]:
    """Return a throw cut down to so many tokens, in every choice of spaces."""
    what = throw & ~ALL_CELLS
    return tuple(what | sum(chosen) for chosen in combinations(bits_of(throw & ALL_CELLS), tokens))


def _by_column(what: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
    columns: list[tuple[tuple[int, ...], ...]] = []
    for column in range(SIDE):
        found: list[tuple[int, ...]] = [()]
        for row in range(SIDE):
            move = what << CELL_COUNT | 1 << (SIDE * column + row)
            found += [(*before, move) for before in found]  # as numbers, sets with this row follow those without it
        columns.append(tuple(found))
    return tuple(columns)


ONE_CELL = {what: _by_column(what) for what in (MOVE, CORNER, *range(DROP + 1, DROP + 14))}
"""For what is done on one cell, per column, the moves to each set of free cells in it."""


def moves_to(what: int, free: int) -> list[int]:
    """Return a move to each of the free cells."""
    a, b, c, d, e, f = ONE_CELL[what]
    return [
        *a[free & 63],
        *b[free >> 6 & 63],
        *c[free >> 12 & 63],
        *d[free >> 18 & 63],
        *e[free >> 24 & 63],
        *f[free >> 30],
    ]


@dataclass(frozen=True, slots=True)
class Throw:
    """Throw a card face-up, tokens to these cells: sorted by column, then row, without their level."""

    card: int
    cells: tuple[str, ...]

    @property
    def text(self) -> str:
        """`throw 7 c4 d5`."""
        return f"throw {self.card} {' '.join(self.cells)}"

    @property
    def number(self) -> int:
        """Return it as the core knows it."""
        return throw_of(self.card, sum(CELL_BITS[cell] for cell in self.cells))


@dataclass(frozen=True, slots=True)
class Drop:
    """Throw a card face-down, one token to any cell."""

    card: int
    cell: str

    @property
    def text(self) -> str:
        """`drop 7 c4`."""
        return f"drop {self.card} {self.cell}"

    @property
    def number(self) -> int:
        """Return it as the core knows it."""
        return drop_of(self.card, CELL_BITS[self.cell])


@dataclass(frozen=True, slots=True)
class MovePawn:
    """The pawn to another cell of its level."""

    cell: str

    @property
    def text(self) -> str:
        """`move c4`."""
        return f"move {self.cell}"

    @property
    def number(self) -> int:
        """Return it as the core knows it."""
        return MOVE << CELL_COUNT | CELL_BITS[self.cell]


@dataclass(frozen=True, slots=True)
class Climb:
    """The pawn to the same cell one level up."""

    text = "climb"
    number = CLIMB_MOVE


@dataclass(frozen=True, slots=True)
class Descend:
    """The pawn to the same cell one level down, if rivalry card 21 (Way down) is shown."""

    text = "descend"
    number = DESCEND_MOVE


@dataclass(frozen=True, slots=True)
class End:
    """End the turn."""

    text = "end"
    number = END_MOVE


@dataclass(frozen=True, slots=True)
class Stop:
    """Finish, as nothing can be thrown any more."""

    text = "stop"
    number = STOP_MOVE


@dataclass(frozen=True, slots=True)
class Corner:
    """Put the pawn on its corner, before the first turn."""

    cell: str

    @property
    def text(self) -> str:
        """`corner a1`."""
        return f"corner {self.cell}"

    @property
    def number(self) -> int:
        """Return it as the core knows it."""
        return CORNER << CELL_COUNT | CELL_BITS[self.cell]


Move: TypeAlias = Throw | Drop | MovePawn | Climb | Descend | End | Stop | Corner

_BARE: tuple[Climb | Descend | End | Stop, ...] = (Climb(), Descend(), End(), Stop())
_BARE_OF = {move.number: move for move in _BARE}
_BARE_NAMED = {move.text: move for move in _BARE}


@cache
def from_core(number: int) -> Move:
    """Return the move that a number of the core means."""
    what, cells = number >> CELL_COUNT, number & ALL_CELLS
    if what < DROP:
        return Throw(what, tuple(names_of(cells)))
    if what < MOVE:
        return Drop(what - DROP, name_of(cells))
    if what == MOVE:
        return MovePawn(name_of(cells))
    return Corner(name_of(cells)) if what == CORNER else _BARE_OF[number]


_CELL = "[a-f][1-6]"
_CARD = "[1-9]|1[0-3]"
_TEXT = re.compile(
    rf"throw (?P<throw>{_CARD})(?P<cells>(?: {_CELL})+)"
    rf"|drop (?P<drop>{_CARD}) (?P<target>{_CELL})"
    rf"|move (?P<end>{_CELL})"
    rf"|corner (?P<corner>{_CELL})"
    r"|(?P<bare>climb|descend|end|stop)"
)


def parse(text: str) -> Move | None:
    """Return the move that a text writes, legal or not; None for what is not of this game's notation.

    A throw names at least one cell, and its cells are sorted by column, then row, none twice; anything else is not
    notation, nor is a card that doesn't exist.
    """
    match = _TEXT.fullmatch(text)
    if match is None:
        return None
    if match["throw"]:
        cells = tuple(match["cells"].split())
        return None if any(one >= other for one, other in pairwise(cells)) else Throw(int(match["throw"]), cells)
    if match["drop"]:
        return Drop(int(match["drop"]), match["target"])
    if match["end"]:
        return MovePawn(match["end"])
    return Corner(match["corner"]) if match["corner"] else _BARE_NAMED[match["bare"]]


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
        """Hide a face-down card from all but its owner."""
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
        """Hide the cards from all but the player who drew them."""
        return self if seat == self.seat else replace(self, cards=(None,) * len(self.cards))


@dataclass(frozen=True, slots=True)
class SeatFinished(Event):
    """A player does nothing more: no own token is left, no card is left, or it stopped."""

    seat: Seat
    reason: Literal["no_tokens", "no_cards", "stopped"]
