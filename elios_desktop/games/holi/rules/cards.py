"""The 13 colour cards: their patterns, how they are turned and where that puts tokens; and what is dealt of all cards.

Rulebook: "throw". A `Way` is one way of laying a card around the pawn, as a person holds it; `throws` are the same as
moves of the core (see `moves`), for each card and each cell a pawn may stand on.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache, lru_cache
from itertools import pairwise
from random import Random
from typing import Any

from elios_desktop.engine.contract import Json, SetupError
from elios_desktop.games.holi.rules.grid import CELL_COUNT, CELL_NAMES, SIDE
from elios_desktop.games.holi.rules.moves import throw_of

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
"""A column and a row, counted from the middle of a card or from the pawn."""
Spaces = frozenset[Space]


def spaces(card: int, sign: str, quarters: int = 0, mirrored: bool = False) -> Spaces:
    """Return the spaces with this sign of a card held like this (`quarters` turns clockwise), around its middle."""
    found = {
        (column - 1, 1 - line)
        for line, text in enumerate(PATTERNS[card])
        for column, shown in enumerate(text)
        if shown == sign
    }
    if mirrored:
        found = {(-column, row) for column, row in found}
    for _ in range(quarters):
        found = {(row, -column) for column, row in found}
    return frozenset(found)


@dataclass(frozen=True, slots=True)
class Turning:
    """A card held in one way with the pawn on one of its spaces."""

    quarters: int
    mirrored: bool
    stand: Space
    """The space that the pawn stands on, around the card's middle."""
    coloured: Spaces
    """All coloured spaces, around the pawn."""
    targets: Spaces
    """Those where tokens go."""


@cache
def turnings(card: int, mirror: bool) -> tuple[Turning, ...]:
    """List each way of turning a card around the pawn, the one that is turned least first.

    Four ways, never mirrored, unless rivalry card 19 (Mirror) is shown.
    """
    found = []
    for mirrored in (False, True) if mirror else (False,):
        for quarters in range(4):
            coloured = spaces(card, "#", quarters, mirrored)
            # With a mark the pawn stands on it and tokens go to all coloured spaces;
            # without, the pawn stands on a coloured space and tokens go to the others.
            for stand in sorted(spaces(card, "*", quarters, mirrored) or coloured):
                around = frozenset((column - stand[0], row - stand[1]) for column, row in coloured)
                found.append(Turning(quarters, mirrored, stand, around, around - {(0, 0)}))
    return tuple(found)


@cache
def throws(card: int, mirror: bool) -> tuple[tuple[int, ...], ...]:
    """Return for each cell of the pawn each way of throwing the card with all its tokens, tokens on the board
    disregarded.

    All coloured spaces lie on the grid; two ways of turning that give the same cells are one.
    """
    found: list[set[int]] = [set() for _ in range(CELL_COUNT)]
    for coloured, targets in {(turning.coloured, turning.targets) for turning in turnings(card, mirror)}:
        lowest_column, highest_column = min(c for c, _ in coloured), max(c for c, _ in coloured)
        lowest_row, highest_row = min(r for _, r in coloured), max(r for _, r in coloured)
        for column in range(max(0, -lowest_column), min(SIDE, SIDE - highest_column)):
            for row in range(max(0, -lowest_row), min(SIDE, SIDE - highest_row)):
                mask = sum(1 << ((column + c) * SIDE + row + r) for c, r in targets)
                found[column * SIDE + row].add(throw_of(card, mask))
    return tuple(tuple(sorted(moves)) for moves in found)


TOKENS_OF = (0, *(len(spaces(card, "#")) - (not spaces(card, "*")) for card in CARDS))
"""How many tokens each card throws."""


@dataclass(frozen=True, slots=True)
class Way:
    """A way of laying a card around the pawn: how it is held for it, and the cells where tokens go."""

    card: int
    quarters: int
    """Quarter turns clockwise."""
    mirrored: bool
    stand: Space
    """The space of the card that the pawn stands on, around its middle."""
    cells: tuple[str, ...]
    """Without their level; sorted by column, then row."""


@lru_cache(maxsize=1024)
def ways_of(card: int, pawn: str, mirror: bool) -> tuple[Way, ...]:
    """List every way of laying a card on the grid around a pawn on this cell ("c4"), tokens there disregarded; of those
    with the same cells the one that is turned least."""
    at_column, at_row = divmod(CELL_NAMES.index(pawn), SIDE)
    found: dict[tuple[str, ...], Way] = {}
    for turning in turnings(card, mirror):
        if all(0 <= at_column + c < SIDE and 0 <= at_row + r < SIDE for c, r in turning.coloured):
            targets = sorted((at_column + c) * SIDE + at_row + r for c, r in turning.targets)
            cells = tuple(CELL_NAMES[cell] for cell in targets)
            found.setdefault(cells, Way(card, turning.quarters, turning.mirrored, turning.stand, cells))
    return tuple(found.values())


RIVALRY = tuple(range(1, 22))
"""The rivalry cards. `words` says what they do, `scoring` what they give at the end."""
SHARP_EYE, SLIPPERY, FULL_HANDS, WILD_THROWS, MIRROR, EASY_CLIMB, WAY_DOWN = 13, 16, 17, 18, 19, 20, 21
RULE_CARDS = (SLIPPERY, FULL_HANDS, WILD_THROWS, MIRROR, EASY_CLIMB, WAY_DOWN)
"""Those that change a rule; all others give points."""


@dataclass(frozen=True, slots=True)
class Rules:
    """What holds for the whole game: seats (counted from 0 in here), and what the rivalry cards shown change."""

    seats: int
    first: int
    rivalry: tuple[int, ...]
    throws: tuple[tuple[tuple[int, ...], ...], ...] = field(repr=False, compare=False)
    """For each card (0: none) and each cell of the pawn: the throws, see `cards.throws`."""
    hit_points: int
    hand_limit: int
    climb_neighbours: int
    slippery: bool
    wild_throws: bool
    mirror: bool
    way_down: bool

    @classmethod
    def of(cls, seats: int, first: int, rivalry: Iterable[int]) -> Rules:
        """Return the rules with these rivalry cards shown; `first` counts from 0."""
        shown = tuple(rivalry)
        mirror = MIRROR in shown
        return cls(
            seats=seats,
            first=first,
            rivalry=shown,
            throws=((), *(throws(card, mirror) for card in CARDS)),
            hit_points=2 if SHARP_EYE in shown else 1,
            hand_limit=4 if FULL_HANDS in shown else 3,
            climb_neighbours=3 if EASY_CLIMB in shown else 4,
            slippery=SLIPPERY in shown,
            wild_throws=WILD_THROWS in shown,
            mirror=mirror,
            way_down=WAY_DOWN in shown,
        )


MOST_RIVALRY = 3


def deal(seats: int, seed: int) -> Json:
    """Return a first player and shuffled decks by chance; rivalry cards are chosen apart (see `with_rivalry`)."""
    chance = Random(seed)
    first = chance.randrange(seats) + 1
    return {"first": first, "decks": [chance.sample(CARDS, len(CARDS)) for _ in range(seats)], "rivalry": []}


def with_rivalry(setup: Json, shown: Iterable[int]) -> Json:
    """Return the same setup with these rivalry cards shown."""
    return {**setup, "rivalry": sorted(set(shown))}


def random_rivalry(count: int, seed: int) -> list[int]:
    """Draw so many rivalry cards by chance, at most one of them a rule card, as is advised."""
    chance = Random(seed)
    while True:
        shown = sorted(chance.sample(RIVALRY, count))
        if sum(card in RULE_CARDS for card in shown) <= 1:
            return shown


def _is_list_of_numbers(value: Any) -> bool:
    return isinstance(value, list) and all(type(each) is int for each in value)


def check_setup(seats: int, setup: Json) -> None:
    """Raise `SetupError` unless the setup is one of this game's for so many seats."""
    if not isinstance(setup, dict) or set(setup) != {"first", "decks", "rivalry"}:
        raise SetupError("the setup must have exactly: first, decks, rivalry")
    first, decks, rivalry = setup["first"], setup["decks"], setup["rivalry"]
    if type(first) is not int or not 1 <= first <= seats:
        raise SetupError(f"first must be a seat from 1 to {seats}")
    if not isinstance(decks, list) or len(decks) != seats:
        raise SetupError(f"decks must be a list of {seats} decks")
    for seat, deck in enumerate(decks, start=1):
        if not _is_list_of_numbers(deck) or sorted(deck) != list(CARDS):
            raise SetupError(f"the deck of seat {seat} must have each card from 1 to 13 once")
    if not _is_list_of_numbers(rivalry) or not all(card in RIVALRY for card in rivalry):
        raise SetupError(f"rivalry must be a list of cards from {RIVALRY[0]} to {RIVALRY[-1]}")
    if len(rivalry) > MOST_RIVALRY:
        raise SetupError(f"at most {MOST_RIVALRY} rivalry cards are shown, not {len(rivalry)}")
    if any(card >= other for card, other in pairwise(rivalry)):
        raise SetupError("the rivalry cards must be sorted, each at most once")
