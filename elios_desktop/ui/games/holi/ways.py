"""The ways of laying a card around the pawn, each with the turning in which the card has to be held for it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from elios_desktop.engine.games.holi.cards import Space, spaces
from elios_desktop.engine.games.holi.grid import SIDE

COLUMNS = "abcdef"


@dataclass(frozen=True, slots=True)
class Way:
    """One way: how the card is turned, on which of its spaces the pawn stands, and the cells where tokens go."""

    card: int
    quarters: int
    """Quarter turns clockwise."""
    mirrored: bool
    stand: Space
    cells: tuple[str, ...]
    """Without their level; sorted by column, then row, as the notation wants them."""


def turned(card: int, sign: str, quarters: int, mirrored: bool) -> frozenset[Space]:
    """The spaces with this sign ("#" coloured, "*" the pawn's) of a card held like this, as (column, row) around its
    middle, rows counted upwards."""
    found = spaces(card, sign)
    if mirrored:
        found = frozenset((-column, row) for column, row in found)
    for _ in range(quarters):
        found = frozenset((row, -column) for column, row in found)
    return found


@lru_cache(maxsize=1024)
def ways_of(card: int, pawn: str, mirror: bool) -> tuple[Way, ...]:
    """Every way on the grid, tokens there disregarded; of those with the same cells the one that is turned least."""
    at_column, at_row = COLUMNS.index(pawn[0]), int(pawn[1]) - 1
    found: dict[tuple[str, ...], Way] = {}
    for mirrored in (False, True) if mirror else (False,):
        for quarters in range(4):
            coloured, marks = turned(card, "#", quarters, mirrored), turned(card, "*", quarters, mirrored)
            for stand in sorted(marks or coloured):
                on_grid = [(at_column + c - stand[0], at_row + r - stand[1]) for c, r in coloured]
                if all(0 <= column < SIDE and 0 <= row < SIDE for column, row in on_grid):
                    targets = sorted(set(on_grid) - {(at_column, at_row)})
                    cells = tuple(f"{COLUMNS[column]}{row + 1}" for column, row in targets)
                    found.setdefault(cells, Way(card, quarters, mirrored, stand, cells))
    return tuple(found.values())
