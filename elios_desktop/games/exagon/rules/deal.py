"""Setups: dealt by chance, and those that come from a record checked."""

from __future__ import annotations

from random import Random
from typing import Any

from elios_desktop.engine.contract import Json, SetupError
from elios_desktop.games.exagon.rules.tiles import TILES

TILES_EACH = {2: 20, 3: 13, 4: 10, 5: 8}
"""How many tiles each seat is dealt; with 3 seats the one left over lies on the table."""


def deal(seats: int, seed: int) -> Json:
    """A setup by chance: the same seed gives the same one."""
    numbers = list(TILES)
    Random(seed).shuffle(numbers)
    each = TILES_EACH[seats]
    hands = [sorted(numbers[each * seat : each * (seat + 1)]) for seat in range(seats)]
    return {"hands": hands, "table": numbers[-1] if seats == 3 else None}


def check_setup(seats: int, setup: Any) -> None:
    """A deal is the forty tiles, each once: so many to each seat, and with 3 seats one on the table."""
    if not isinstance(setup, dict) or set(setup) != {"hands", "table"}:
        raise SetupError('a setup is {"hands": [...], "table": ...}')
    hands, table = setup["hands"], setup["table"]
    if not isinstance(hands, list) or len(hands) != seats or not all(isinstance(hand, list) for hand in hands):
        raise SetupError(f"hands: a list of tiles for each of the {seats} seats is needed")
    for seat, hand in enumerate(hands, start=1):
        if len(hand) != TILES_EACH[seats]:
            raise SetupError(f"hands: seat {seat} has {len(hand)} tiles instead of {TILES_EACH[seats]}")
    if (table is None) != (seats != 3):
        raise SetupError("table: one tile with 3 seats, else null")
    dealt = [tile for hand in hands for tile in hand] + ([] if table is None else [table])
    for tile in dealt:
        if type(tile) is not int or tile not in TILES:  # True is not tile 1
            raise SetupError(f"{tile!r:.40} is not a tile: tiles are numbered 1 to {len(TILES)}")
    if len(set(dealt)) != len(TILES):
        twice = next(tile for tile in dealt if dealt.count(tile) > 1)
        raise SetupError(f"tile {twice} is dealt twice")
