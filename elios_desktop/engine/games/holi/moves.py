"""Moves as whole numbers, and their notation.

A move is `what << 36 | cells`: the lower 36 bits are the set of cells that it names, the upper tell what is done. So
`move & tokens` asks at once whether a throw would put a token on one that lies there.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import combinations, pairwise

from elios_desktop.engine.games.holi.grid import ALL_CELLS, CELL_BITS, CELL_COUNT, SIDE, bits_of, names_of

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

_WORDS = {MOVE: "move", CLIMB: "climb", DESCEND: "descend", END: "end", STOP: "stop", CORNER: "corner"}
_BARE = {"climb": CLIMB_MOVE, "descend": DESCEND_MOVE, "end": END_MOVE, "stop": STOP_MOVE}


def throw_of(card: int, cells: int) -> int:
    """Throw a card face-up, tokens to these cells."""
    return card << CELL_COUNT | cells


def drop_of(card: int, cell: int) -> int:
    """Throw a card face-down, one token to this cell."""
    return (DROP + card) << CELL_COUNT | cell


def what_of(move: int) -> int:
    """The upper part of a move: what is done."""
    return move >> CELL_COUNT


def cells_of(move: int) -> int:
    """The lower part of a move: the set of its cells."""
    return move & ALL_CELLS


@cache
def fewer(throw: int, tokens: int) -> tuple[int, ...]:
    """A throw cut down to so many tokens, in every choice of spaces."""
    what = throw & ~ALL_CELLS
    return tuple(what | sum(chosen) for chosen in combinations(bits_of(throw & ALL_CELLS), tokens))


def _by_column(what: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
    return tuple(
        tuple(
            tuple(what << CELL_COUNT | 1 << (SIDE * column + row) for row in range(SIDE) if free >> row & 1)
            for free in range(1 << SIDE)
        )
        for column in range(SIDE)
    )


ONE_CELL = {what: _by_column(what) for what in (MOVE, CORNER, *range(DROP + 1, DROP + 14))}
"""For what is done on one cell, per column, the moves to each set of free cells in it."""


def moves_to(what: int, free: int) -> list[int]:
    """A move to each of the free cells."""
    a, b, c, d, e, f = ONE_CELL[what]
    return [
        *a[free & 63],
        *b[free >> 6 & 63],
        *c[free >> 12 & 63],
        *d[free >> 18 & 63],
        *e[free >> 24 & 63],
        *f[free >> 30],
    ]


@cache
def notation(move: int) -> str:
    """The text of a move: `throw 7 c4 d5`, `drop 7 c4`, `move c4`, `climb`."""
    what, cells = what_of(move), names_of(cells_of(move))
    if what < DROP:
        return f"throw {what} {' '.join(cells)}"
    if what < MOVE:
        return f"drop {what - DROP} {cells[0]}"
    return " ".join((_WORDS[what], *cells))


_CELL = "[a-f][1-6]"
_CARD = "[1-9]|1[0-3]"
_TEXT = re.compile(
    rf"throw (?P<throw>{_CARD})(?P<cells>(?: {_CELL})+)"
    rf"|drop (?P<drop>{_CARD}) (?P<target>{_CELL})"
    rf"|(?P<verb>move|corner) (?P<cell>{_CELL})"
    r"|(?P<bare>climb|descend|end|stop)"
)


def parse(text: str) -> int | None:
    """The move that a text writes, legal or not; None for what is not of this game's notation.

    A throw names at least one cell, and its cells are sorted by column, then row, none twice; anything else is not
    notation, nor is a card that doesn't exist.
    """
    match = _TEXT.fullmatch(text)
    if match is None:
        return None
    if match["throw"]:
        cells = match["cells"].split()
        if any(one >= other for one, other in pairwise(cells)):
            return None
        return throw_of(int(match["throw"]), sum(CELL_BITS[cell] for cell in cells))
    if match["drop"]:
        return drop_of(int(match["drop"]), CELL_BITS[match["target"]])
    if match["verb"]:
        return (MOVE if match["verb"] == "move" else CORNER) << CELL_COUNT | CELL_BITS[match["cell"]]
    return _BARE[match["bare"]]
