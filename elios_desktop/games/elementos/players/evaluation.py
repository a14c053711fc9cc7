"""What the players of Elementos see in a position: how far the wands are, who is ahead, what is attacked."""

from collections.abc import Mapping
from typing import Final

from elios_desktop.games.elementos.rules.board import COUNT, NEAR, WIDTH, rows_gone
from elios_desktop.games.elementos.rules.core import WAND, Core
from elios_desktop.players.search import WON, Evaluation

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
LIGHT_NEARLY, DARK_NEARLY = COUNT - 2 * WIDTH, 2 * WIDTH
"""From where, and below which square, a wand has one row to go."""
MOST: Final = 1 << 16
"""So many sets of squares are remembered."""


def _place(side: int, square: int) -> int:
    return TOKEN + TOKEN_ROW[rows_gone(side, square)] + (MIDDLE if square % WIDTH == WIDTH // 2 else 0)


def _wand(side: int, square: int) -> int:
    return WAND_ROW[rows_gone(side, square)]


class _Places(dict[int, int]):
    """What the squares of some tokens of a side are worth, by the set of these squares: a memory of a computation."""

    def __init__(self, side: int) -> None:
        super().__init__()
        self._worth = [_place(side, square) for square in range(COUNT)]

    def __missing__(self, chosen: int) -> int:
        if len(self) >= MOST:
            self.clear()
        worth = self[chosen] = sum(self._worth[square] for square in range(COUNT) if chosen >> square & 1)
        return worth


class _Reach(dict[int, int]):
    """The squares that some tokens of a side can reach, by the set of theirs: a memory of a computation."""

    def __init__(self, side: int) -> None:
        super().__init__()
        self._near = NEAR[side]

    def __missing__(self, chosen: int) -> int:
        if len(self) >= MOST:
            self.clear()
        reached = 0
        for square in range(COUNT):
            if chosen >> square & 1:
                reached |= self._near[square]
        self[chosen] = reached
        return reached


# By side, Light's first.
_LIGHT_PLACES, _DARK_PLACES = _Places(0), _Places(1)
_LIGHT_REACH, _DARK_REACH = _Reach(0), _Reach(1)
_LIGHT_WANDS, _DARK_WANDS = ([_wand(side, square) for square in range(COUNT)] for side in (0, 1))
# The squares ahead of each square: a wand goes sideways as well, but that brings it no further.
_ROW: Final = (1 << WIDTH) - 1
_LIGHT_AHEAD, _DARK_AHEAD = (
    [NEAR[side][at] & ~(_ROW << at // WIDTH * WIDTH) for at in range(COUNT)] for side in (0, 1)
)


def value(core: Core) -> int:
    """Tell how well off the side to move is."""
    light_fire, light_wood, light_water, dark_fire, dark_wood, dark_water = core.free
    board = core.board
    light_home, dark_home = board[WAND], board[WAND + 1]
    light = light_fire | light_wood | light_water | 1 << light_home
    dark = dark_fire | dark_wood | dark_water | 1 << dark_home
    # Fire takes wood, wood takes water, water takes fire.
    reached = _LIGHT_REACH
    by_light = (
        (dark_wood and reached[light_fire] & dark_wood)
        | (dark_water and reached[light_wood] & dark_water)
        | (dark_fire and reached[light_water] & dark_fire)
    )
    reached = _DARK_REACH
    by_dark = (
        (light_wood and reached[dark_fire] & light_wood)
        | (light_water and reached[dark_wood] & light_water)
        | (light_fire and reached[dark_water] & light_fire)
    )
    total = _LIGHT_PLACES[light] - _DARK_PLACES[dark] + _LIGHT_WANDS[light_home] - _DARK_WANDS[dark_home]
    light_ahead, dark_ahead = _LIGHT_AHEAD[light_home], _DARK_AHEAD[dark_home]
    if helpers := light_ahead & light:
        total += HELPER * helpers.bit_count()
    elif dark >> light_home + WIDTH & 1:
        total -= BLOCKED
    if helpers := dark_ahead & dark:
        total -= HELPER * helpers.bit_count()
    elif light >> dark_home - WIDTH & 1:
        total += BLOCKED
    if by_light:
        total += ATTACKED * by_light.bit_count()
    if by_dark:
        total -= ATTACKED * by_dark.bit_count()
    if core.side == 0:
        if light_home >= LIGHT_NEARLY and (core.empty >> light_home + WIDTH & 1 or light & light_ahead):
            return total + ONE_STEP
        return total + TAKING if by_light else total
    if dark_home < DARK_NEARLY and (core.empty >> dark_home - WIDTH & 1 or dark & dark_ahead):
        return ONE_STEP - total
    return TAKING - total if by_dark else -total


def key(core: Core) -> object:
    """Return the position and what is locked. (How often it has stood is left out: the draw is seen when it comes.)"""
    return (core.position, core.locked) if core.locked else core.position


def ordered(core: Core, moves: list[int], refuted: Mapping[int, int]) -> list[int]:
    """Takes first, then what has refuted most."""
    moves.sort(key=refuted.__getitem__, reverse=True)
    light_fire, light_wood, light_water, dark_fire, dark_wood, dark_water = core.free
    board = core.board
    if core.side == 0:
        reached = _LIGHT_REACH
        if reached[light_fire] & dark_wood or reached[light_wood] & dark_water or reached[light_water] & dark_fire:
            return _first(moves, [move for move in moves if board[move & 31] > 6])
    else:
        reached = _DARK_REACH
        if reached[dark_fire] & light_wood or reached[dark_wood] & light_water or reached[dark_water] & light_fire:
            return _first(moves, [move for move in moves if 0 < board[move & 31] < 7])
    return moves


def _first(moves: list[int], chosen: list[int]) -> list[int]:
    return chosen + [move for move in moves if move not in chosen]


def evaluation(side: int, contempt: int) -> Evaluation[Core, int]:
    """Tell how a side looks at positions; to it a draw is worse than an even game by `contempt`."""

    def final(core: Core) -> int:
        if core.winner is None:
            return -contempt if core.side == side else contempt
        return WON if core.winner == core.side else -WON

    return Evaluation(key, value, final, ordered)
