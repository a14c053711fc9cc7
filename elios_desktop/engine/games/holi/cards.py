"""The 13 colour cards: their patterns, the ways of turning them, and where that puts tokens.

Rulebook: "throw". The tables hold, for each card and each cell a pawn may stand on, every way of laying the pattern
around the pawn on the grid, as moves (see `moves`).
"""

from __future__ import annotations

from functools import cache

from elios_desktop.engine.games.holi.grid import CELL_COUNT, SIDE
from elios_desktop.engine.games.holi.moves import throw_of

CARDS = tuple(range(1, 14))

PATTERNS: dict[int, tuple[str, str, str]] = {
    1: ("###", "...", "..."),
    2: ("##.", "#..", "..."),
    3: ("#..", ".#.", "..#"),
    4: ("#.#", ".#.", "..."),
    5: ("##.", "..#", "..."),
    6: (".##", "#..", "..."),
    7: ("#.#", "...", ".#."),
    8: ("#.#", "...", "#.."),
    9: (".#.", "#*#", "..."),
    10: ("#.#", ".*.", "#.."),
    11: ("#.#", "#*.", "..."),
    12: (".#.", ".*#", "#.."),
    13: ("###", "...", ".*."),
}
"""`#` a coloured space, `*` the pawn's own mark; the first line lies on the highest row."""

Space = tuple[int, int]
Offsets = frozenset[Space]


def spaces(card: int, sign: str) -> Offsets:
    """The spaces of a card with this sign, as (column, row) around the middle of the card."""
    return frozenset(
        (column - 1, 1 - line)
        for line, text in enumerate(PATTERNS[card])
        for column, found in enumerate(text)
        if found == sign
    )


def _turned(offsets: Offsets, quarters: int, mirrored: bool) -> Offsets:
    if mirrored:
        offsets = frozenset((-column, row) for column, row in offsets)
    for _ in range(quarters):
        offsets = frozenset((row, -column) for column, row in offsets)
    return offsets


def _around(space: Space, offsets: Offsets) -> Offsets:
    return frozenset((column - space[0], row - space[1]) for column, row in offsets)


def turnings(card: int, mirror: bool) -> set[tuple[Offsets, Offsets]]:
    """Each way of turning a card around the pawn: (all coloured spaces, those where tokens go), from the pawn.

    Four ways, never mirrored, unless rivalry card 19 (Mirror) is shown.
    """
    ways = set()
    for mirrored in (False, True) if mirror else (False,):
        for quarters in range(4):
            coloured = _turned(spaces(card, "#"), quarters, mirrored)
            marks = _turned(spaces(card, "*"), quarters, mirrored)
            for stand in marks or coloured:
                # With a mark the pawn stands on it and tokens go to all coloured spaces;
                # without, the pawn stands on a coloured space and tokens go to the others.
                around = _around(stand, coloured)
                ways.add((around, around - {(0, 0)}))
    return ways


@cache
def throws(card: int, mirror: bool) -> tuple[tuple[int, ...], ...]:
    """For each cell of the pawn, each way of throwing the card with all its tokens, tokens on the board disregarded.

    All coloured spaces lie on the grid; two ways of turning that give the same cells are one.
    """
    found: list[set[int]] = [set() for _ in range(CELL_COUNT)]
    for coloured, targets in turnings(card, mirror):
        lowest_column, highest_column = min(c for c, _ in coloured), max(c for c, _ in coloured)
        lowest_row, highest_row = min(r for _, r in coloured), max(r for _, r in coloured)
        for column in range(max(0, -lowest_column), min(SIDE, SIDE - highest_column)):
            for row in range(max(0, -lowest_row), min(SIDE, SIDE - highest_row)):
                mask = sum(1 << ((column + c) * SIDE + row + r) for c, r in targets)
                found[column * SIDE + row].add(throw_of(card, mask))
    return tuple(tuple(sorted(moves)) for moves in found)


TOKENS_OF = (0, *(len(spaces(card, "#")) - (not spaces(card, "*")) for card in CARDS))
"""How many tokens each card throws."""
