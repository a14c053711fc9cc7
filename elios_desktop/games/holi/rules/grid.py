"""The 6x6 grid of one level: cells as numbers, sets of cells as 36-bit masks.

Cell 0 is a1, 1 is a2, ... 6 is b1, ... 35 is f6: ascending numbers are "sorted by column, then row". The same cell of
another level has the same number; the levels are 0 (the lower), 1 and 2 (the upper), shown to people as 1, 2, 3.
"""

from collections.abc import Iterator

SIDE = 6
LEVELS = 3
CELL_COUNT = SIDE * SIDE
ALL_CELLS = (1 << CELL_COUNT) - 1

CELL_NAMES = tuple(f"{column}{row}" for column in "abcdef" for row in range(1, SIDE + 1))
CELL_BITS = {name: 1 << cell for cell, name in enumerate(CELL_NAMES)}


def bits_of(mask: int) -> Iterator[int]:
    """Yield the cells of a set one by one, each as a set of its own, sorted by column, then row."""
    while mask:
        spot = mask & -mask
        yield spot
        mask ^= spot


def name_of(spot: int) -> str:
    """Return the name of a set of one cell: "c4"."""
    return CELL_NAMES[spot.bit_length() - 1]


def names_of(mask: int) -> list[str]:
    """Return the names of the cells of a set, sorted."""
    return [name_of(spot) for spot in bits_of(mask)]


def place_name(level: int, spot: int) -> str:
    """Return a cell with its level: "2c4"."""
    return f"{level + 1}{name_of(spot)}"


def place_at(level: int, cell: str) -> str:
    """Return a named cell with its level, counted from 0: "2c4"."""
    return f"{level + 1}{cell}"


def split_place(place: str) -> tuple[int, str]:
    """Return the opposite: 1 and "c4"."""
    return int(place[0]) - 1, place[1:]


def column_and_row(cell: str) -> tuple[int, int]:
    """Tell where a named cell is in its level, both counted from 0."""
    return divmod(CELL_NAMES.index(cell), SIDE)


def column_name(cell: str) -> str:
    """Return what the column of a named cell is called."""
    return cell[0]


def place_names(level: int, mask: int) -> tuple[str, ...]:
    """Return the cells of a set with their level, sorted."""
    return tuple(place_name(level, spot) for spot in bits_of(mask))


COLUMNS = tuple(((1 << SIDE) - 1) << (SIDE * column) for column in range(SIDE))
ROWS = tuple(sum(1 << (SIDE * column + row) for column in range(SIDE)) for row in range(SIDE))
BORDER = COLUMNS[0] | COLUMNS[-1] | ROWS[0] | ROWS[-1]
CORNERS = (COLUMNS[0] | COLUMNS[-1]) & (ROWS[0] | ROWS[-1])
QUARTERS = tuple(
    (COLUMNS[column] | COLUMNS[column + 1] | COLUMNS[column + 2]) & (ROWS[row] | ROWS[row + 1] | ROWS[row + 2])
    for column in (0, 3)
    for row in (0, 3)
)


def spread(mask: int) -> int:
    """Return the cells orthogonally beside any cell of the set (cells of the set among them if they touch)."""
    up, down = mask & ~ROWS[-1], mask & ~ROWS[0]
    return (up << 1) | (down >> 1) | ((mask << SIDE) & ALL_CELLS) | (mask >> SIDE)


NEIGHBOURS = tuple(spread(1 << cell) for cell in range(CELL_COUNT))
"""The orthogonal neighbours of each cell: four, but fewer on the border."""

LINES = tuple(COLUMNS[cell // SIDE] | ROWS[cell % SIDE] for cell in range(CELL_COUNT))
"""The cells in each cell's row or column, itself among them."""

SWEET_CELLS = spread(CORNERS)
"""The eight cells beside the corners."""
