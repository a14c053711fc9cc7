"""What a position of Exagon is worth to a seat, without looking ahead."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from elios_desktop.games.exagon.rules.cells import SIDES, STEPS
from elios_desktop.games.exagon.rules.core import Core
from elios_desktop.games.exagon.rules.tiles import TILES

_LOW: Final = sum(1 << SIDES * tile for tile in range(len(TILES)))
_LOWER_HALF: Final = 0b111 * _LOW
_PLACES_WORTH: Final = (1.0, 0.35, 0.15)
"""What a tile gains by a first, second and third cell where it fits with two sides."""
_OWN_EASE: Final = 0.25
_OTHERS_EASE: Final = 0.12
_OTHERS_TILE: Final = 0.5
WON: Final = 100.0


def touching(core: Core, cell: int) -> int:
    """How many tiles a cell touches."""
    tiles = core.tiles
    return sum([cell + step in tiles for step in STEPS])


def meetings(core: Core) -> dict[int, int]:
    """The free cells that touch two tiles or more, and how many."""
    return {cell: sides for cell in core.fits if (sides := touching(core, cell)) > 1}


def ease(core: Core, cells: Iterable[int], hand: int) -> float:
    """How easily the tiles of a hand go onto these cells: how many tiles fit somewhere, and on more than one."""
    fits = core.fits
    once = twice = thrice = 0
    for cell in cells:
        fitting = fits[cell] & hand
        if fitting:
            # A tile's six rotations as its lowest bit.
            fitting = (fitting | fitting >> 3) & _LOWER_HALF
            fitting = (fitting | fitting >> 1 | fitting >> 2) & _LOW
            thrice |= twice & fitting
            twice |= once & fitting
            once |= fitting
    first, second, third = _PLACES_WORTH
    return first * once.bit_count() + second * twice.bit_count() + third * thrice.bit_count()


def standing(core: Core, seat: int) -> float:
    """How well a seat stands when its turn is over: few tiles left that go on easily, the others’ many that don’t."""
    if core.over:
        return WON if seat in core.winners() else -WON
    cells = meetings(core)
    worth = _OWN_EASE * ease(core, cells, core.hands[seat]) - core.counts[seat]
    others = 0.0
    for other in range(core.seats):
        if other != seat:
            others += _OTHERS_TILE * core.counts[other] - _OTHERS_EASE * ease(core, cells, core.hands[other])
    return worth + others / (core.seats - 1)
