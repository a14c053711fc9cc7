"""What the players of Elementos see in a position: how far the wands are, who is ahead, what is attacked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from elios_desktop.bots.search.alphabeta import WON, Sight
from elios_desktop.engine.games.elementos.board import FAR_ROW, NEAR
from elios_desktop.engine.games.elementos.core import WAND, Core

WAND_ROW: Final = (0, 8, 24, 60, 120, 200, 300, 0)
"""What a wand is worth by the rows that it has gone since row 1."""
TOKEN: Final = 100
TOKEN_ROW: Final = (0, 4, 8, 14, 20, 28, 34, 30)
"""What a token's place is worth, by its row."""
MIDDLE: Final = 3
BLOCKED: Final = 30
"""A wand that has an enemy token straight ahead."""
HELPER: Final = 14
"""A token ahead of a wand to which it can be passed."""
ATTACKED: Final = 14
"""A token that an enemy token could take if it were that one's turn."""
TAKING: Final = 55
"""What it is worth that the side to move can take something."""
ONE_STEP: Final = 2_000
"""The side to move can bring its wand home in this turn."""
EVEN: Final = 250
"""The value at which a side wins some 85 % of games."""


def _thirds(worth: list[int]) -> tuple[tuple[int, ...], ...]:
    """For each third of the board, what each set of its squares is worth."""
    return tuple(
        tuple(sum(worth[base + bit] for bit in range(8) if chosen >> bit & 1) for chosen in range(256))
        for base in (0, 8, 16)
    )


def _place(side: int, square: int) -> int:
    row = square // 3 if side == 0 else 7 - square // 3
    return TOKEN + TOKEN_ROW[row] + (MIDDLE if square % 3 == 1 else 0)


def _wand(side: int, square: int) -> int:
    return WAND_ROW[square // 3 if side == 0 else 7 - square // 3]


def _reach(side: int) -> tuple[tuple[int, ...], ...]:
    """For each third of the board and each set of tokens in it, the squares that they can reach."""
    tables = []
    for base in (0, 8, 16):
        table = [0] * 256
        for chosen in range(1, 256):
            low = chosen & -chosen
            table[chosen] = table[chosen ^ low] | NEAR[side][base + low.bit_length() - 1]
        tables.append(tuple(table))
    return tuple(tables)


_PLACES: Final = tuple(_thirds([_place(side, square) for square in range(24)]) for side in (0, 1))
_WANDS: Final = tuple(tuple(_wand(side, square) for square in range(24)) for side in (0, 1))
_REACH: Final = tuple(_reach(side) for side in (0, 1))
_FAR: Final = tuple(sum(1 << square for square in FAR_ROW[side]) for side in (0, 1))
# The squares ahead of each square: a wand goes sideways as well, but that brings it no further.
_AHEAD: Final = tuple(tuple(NEAR[side][at] & ~(7 << at // 3 * 3) for at in range(24)) for side in (0, 1))


def value(core: Core) -> int:
    """How well off the side to move is."""
    light_fire, light_wood, light_water, dark_fire, dark_wood, dark_water = core.free
    board, empty = core.board, core.empty
    light_home, dark_home = board[WAND], board[WAND + 1]
    light = light_fire | light_wood | light_water | 1 << light_home
    dark = dark_fire | dark_wood | dark_water | 1 << dark_home
    low, middle, high = _REACH[0]
    # Fire takes wood, wood takes water, water takes fire.
    by_light = (
        (dark_wood and (low[light_fire & 255] | middle[light_fire >> 8 & 255] | high[light_fire >> 16]) & dark_wood)
        | (dark_water and (low[light_wood & 255] | middle[light_wood >> 8 & 255] | high[light_wood >> 16]) & dark_water)
        | (
            dark_fire
            and (low[light_water & 255] | middle[light_water >> 8 & 255] | high[light_water >> 16]) & dark_fire
        )
    )
    low, middle, high = _REACH[1]
    by_dark = (
        (light_wood and (low[dark_fire & 255] | middle[dark_fire >> 8 & 255] | high[dark_fire >> 16]) & light_wood)
        | (light_water and (low[dark_wood & 255] | middle[dark_wood >> 8 & 255] | high[dark_wood >> 16]) & light_water)
        | (light_fire and (low[dark_water & 255] | middle[dark_water >> 8 & 255] | high[dark_water >> 16]) & light_fire)
    )
    low, middle, high = _PLACES[0]
    total = low[light & 255] + middle[light >> 8 & 255] + high[light >> 16]
    low, middle, high = _PLACES[1]
    total -= low[dark & 255] + middle[dark >> 8 & 255] + high[dark >> 16]
    total += _WANDS[0][light_home] - _WANDS[1][dark_home]
    helpers = _AHEAD[0][light_home] & light
    if helpers:
        total += HELPER * helpers.bit_count()
    elif dark >> light_home + 3 & 1:
        total -= BLOCKED
    helpers = _AHEAD[1][dark_home] & dark
    if helpers:
        total -= HELPER * helpers.bit_count()
    elif light >> dark_home - 3 & 1:
        total += BLOCKED
    total += ATTACKED * (by_light.bit_count() - by_dark.bit_count())
    if core.side == 0:
        if light_home >= 18 and (empty >> light_home + 3 & 1 or light & _AHEAD[0][light_home]):
            return total + ONE_STEP
        return total + TAKING if by_light else total
    if dark_home < 6 and (empty >> dark_home - 3 & 1 or dark & _AHEAD[1][dark_home]):
        return ONE_STEP - total
    return TAKING - total if by_dark else -total


def key(core: Core) -> object:
    """The position and what is locked. (How often it has stood is left out: the draw is seen when it comes.)"""
    board = bytes(core.board)
    return (board, core.locked) if core.locked else board


def ordered(core: Core, moves: list[int], refuted: Mapping[int, int]) -> list[int]:
    """Takes first, then what has refuted most."""
    board = core.board
    moves.sort(key=lambda move: refuted.get(move, 0), reverse=True)
    if core.side == 0:
        takes = [move for move in moves if board[move & 31] > 6]
    else:
        takes = [move for move in moves if 0 < board[move & 31] < 7]
    if takes:
        return takes + [move for move in moves if move not in takes]
    return moves


def sight(side: int, contempt: int) -> Sight[Core, int]:
    """How a side looks at positions; to it a draw is worse than an even game by `contempt`."""

    def final(core: Core) -> int:
        if core.winner is None:
            return -contempt if core.side == side else contempt
        return WON if core.winner == core.side else -WON

    return Sight(key, value, final, ordered)
