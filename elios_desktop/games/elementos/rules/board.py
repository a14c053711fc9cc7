"""The box and what lies in it, on small integers: squares, tokens, where one square leads, and what is laid out first.

The box is as wide and as long as `COLUMNS` and `ROWS` say here, and nowhere else. A square is 0..23: a1 b1 c1 a2 ...
c8. A side is a seat less one: 0 light, which goes up, and 1 dark, which goes down. A set of squares is an integer with
a bit for each.
"""

from itertools import combinations, permutations
from random import Random
from typing import Final

from elios_desktop.engine.contract import Seat

COLUMNS: Final = "abc"
ROWS: Final = ("1", "2", "3", "4", "5", "6", "7", "8")
WIDTH: Final = len(COLUMNS)
LENGTH: Final = len(ROWS)
COUNT: Final = WIDTH * LENGTH
HALF: Final = COUNT // 2
SQUARES: Final = tuple(column + row for row in ROWS for column in COLUMNS)
"""The name of each square: a letter, and what `row_of` reads."""
SQUARE: Final = {name: square for square, name in enumerate(SQUARES)}
BIT: Final = tuple(1 << square for square in range(COUNT))
WHOLE_BOARD: Final = (1 << COUNT) - 1
LOW_HALF: Final = (1 << HALF) - 1

FORWARD: Final = (WIDTH, -WIDTH)
"""What straight ahead adds to a square, for each side."""
FAR_ROW: Final = (range(COUNT - WIDTH, COUNT), range(WIDTH))
"""The squares where a side's wand wins."""
HOME_ROWS: Final = 3
HOME_SQUARES: Final = tuple(
    tuple(row * WIDTH + column for row in rows for column in range(WIDTH))
    for rows in (range(HOME_ROWS), range(LENGTH - 1, LENGTH - 1 - HOME_ROWS, -1))
)
"""A side's own rows, in the order of an `arrange` move: from the back row to the front, from a to c."""
WAND_START: Final = tuple(squares[len(squares) // 2] for squares in HOME_SQUARES)
"""In the middle of them."""


def row_of(name: str) -> int:
    """Return the row of a square, counted from 1."""
    return int(name[1:])


def rows_gone(side: int, square: int) -> int:
    """Tell how many rows a square is away from the one where this side sits."""
    return square // WIDTH if side == 0 else LENGTH - 1 - square // WIDTH


def names_of(squares: int) -> tuple[str, ...]:
    """Return the names of a set of squares, sorted."""
    return tuple(sorted(name for square, name in enumerate(SQUARES) if squares >> square & 1))


# ---- Tokens: fire takes wood, wood takes water, water takes fire: each symbol takes the one after it.

SYMBOLS: Final = "FWA"
FACES: Final = tuple(up + under for up, under in permutations(SYMBOLS, 2))
"""The six ways a token can lie: side up, then underside. A token is two-sided, so the two differ."""
NOBODY: Final = 0
TOKEN: Final = {f"{seat}{face}": 1 + 6 * (seat - 1) + n for seat in (1, 2) for n, face in enumerate(FACES)}
"""The number of a token on the board: owner, side up, underside. 0 is an empty square."""
TOKEN_TEXT: Final = ("", *TOKEN)
FLIPPED: Final = (0, *(TOKEN[text[0] + text[2] + text[1]] for text in TOKEN))
KIND: Final = (-1, *(3 * (int(text[0]) - 1) + SYMBOLS.index(text[1]) for text in TOKEN))
"""What of a token everybody sees: owner and side up, as 0..5: light F W A, dark F W A."""
OWNER: Final = (None, *(int(text[0]) - 1 for text in TOKEN))
"""The side that a token belongs to; of an empty square None."""
TAKES: Final = (4, 5, 3, 1, 2, 0)
"""The one enemy kind that each kind takes."""
KINDS: Final = tuple(tuple((kind, TAKES[kind]) for kind in range(3 * side, 3 * side + 3)) for side in (0, 1))
"""Each side's kinds, with what they take."""

# ---- Where a square leads. "One square: forward, diagonally forward, or sideways; never backward."


def neighbours(side: int, square: int) -> list[int]:
    """Return the squares that a token, or a wand, of this side can reach from here on an empty board."""
    column, ahead = square % WIDTH, FORWARD[side]
    steps = [ahead]
    if column > 0:
        steps += [-1, ahead - 1]
    if column < WIDTH - 1:
        steps += [1, ahead + 1]
    return [square + step for step in steps if 0 <= square + step < COUNT]


def takes(seat: int, up: str, origin: str, other: str, target: str) -> bool:
    """Tell whether a seat's token that shows one symbol could take an enemy's that shows another one there."""
    beaten = SYMBOLS[(SYMBOLS.index(up) + 1) % len(SYMBOLS)]
    return other == beaten and SQUARE[target] in neighbours(seat - 1, SQUARE[origin])


# A move is `from * 32 + to`; a flip is a move from a square to itself. What else it is, the board says: from a home
# to a token the wand is passed, from a home to an empty square it is carried, any other token moves or takes.

FLIP: Final = 33
"""The flip of a square is the move `square * FLIP`, and no other move is a multiple of it."""


def ways(side: int, square: int, *first: int) -> dict[int, tuple[int, ...]]:
    """Return for each set of neighbours that are open the moves in `first`, then those from here to the open ones."""
    around = neighbours(side, square)
    sets = [chosen for size in range(len(around) + 1) for chosen in combinations(around, size)]
    return {sum(BIT[to] for to in chosen): (*first, *(square * 32 + to for to in chosen)) for chosen in sets}


NEAR: Final = tuple(tuple(sum(BIT[to] for to in neighbours(side, at)) for at in range(COUNT)) for side in (0, 1))
"""The neighbours as a set."""
TOKEN_WAYS: Final = tuple(tuple(ways(side, at, at * FLIP) for at in range(COUNT)) for side in (0, 1))
"""By the open neighbours: a token's flip and its moves."""


def _wand_ways(side: int, home: int) -> tuple[int, dict[int, tuple[int, ...]], int, int]:
    """Return what a token does that is home: NEAR, its flip and the ways to pass the wand by the neighbours that hold
    tokens to take it, the square ahead as a set, and the way to carry the wand there. (A home never stands on the far
    row; it has no square ahead.)"""
    ahead = home + FORWARD[side]
    return NEAR[side][home], TOKEN_WAYS[side][home], BIT[ahead] if 0 <= ahead < COUNT else 0, home * 32 + ahead


WAND_WAYS: Final = tuple(tuple(_wand_ways(side, home) for home in range(COUNT)) for side in (0, 1))

Ways = tuple[int, dict[int, tuple[int, ...]]]


def _ways_of_sets(side: int, base: int) -> tuple[tuple[Ways, ...], ...]:
    """Return for each set among the squares of the half from `base` on (NEAR, TOKEN_WAYS) of each of them."""
    found: list[tuple[Ways, ...]] = [()]
    for at in range(base, base + HALF):
        way = NEAR[side][at], TOKEN_WAYS[side][at]
        found += [(*before, way) for before in found]  # as numbers, the sets with this square follow those without it
    return tuple(found)


WAYS_OF_SETS: Final = tuple(tuple(_ways_of_sets(side, base) for base in (0, HALF)) for side in (0, 1))
"""For each side and each half of the board, so that a set of tokens is walked through without counting its bits."""


USUAL_LAYOUT: Final = ("FW", "WA", "AF", "FW", "WA", "AF", "FW", "WA", "AF")
"""The usual layout, as in an `arrange` move: three of each symbol up."""
_PAIRS: Final = ("AF", "AW", "FW")
"""The three pairs of sides, each in the order of the alphabet."""


def home_squares(seat: Seat) -> tuple[str, ...]:
    """Return a seat's nine squares in the order of an `arrange` move: from its back row to the front, from column a to
    c."""
    return tuple(SQUARES[at] for at in HOME_SQUARES[seat - 1])


def wand_start(seat: Seat) -> str:
    """Tell where a seat's wand begins."""
    return SQUARES[WAND_START[seat - 1]]


def random_layout(random: Random) -> tuple[str, ...]:
    """Nine tokens, three of each pair, in any order and any side up."""
    pairs = ["FW", "WA", "AF"] * 3
    keyed = sorted((random.random(), at, pair) for at, pair in enumerate(pairs))
    return tuple(pair if random.random() < 0.5 else pair[::-1] for _, _, pair in keyed)


def is_layout(tokens: tuple[str, ...]) -> bool:
    """Tell whether these are a seat's nine tokens, each either side up: three of each pair."""
    return sorted("".join(sorted(token)) for token in tokens) == sorted(_PAIRS * 3)
