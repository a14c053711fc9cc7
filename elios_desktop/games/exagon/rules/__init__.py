"""Exagon: hexagonal tiles joined side to side.

`tiles` has the plane, the forty tiles and which fit beside which, and deals them; `moves` the moves, their notation and
what can be seen happening, `core` the rules, `state` a position, what is seen of it and what a tile would do on a cell,
`tournament` the points, `game` the whole and the refusals.
"""

from elios_desktop.games.exagon.rules.core import Core
from elios_desktop.games.exagon.rules.game import HOURGLASS_SECONDS, MORE_SECONDS, Exagon
from elios_desktop.games.exagon.rules.moves import End, Give, Move, Put, Timeout
from elios_desktop.games.exagon.rules.state import Gain, Laid, Outcome, Side, Spot, State, View
from elios_desktop.games.exagon.rules.tiles import FEWER_TILES, Cell

__all__ = [
    "FEWER_TILES",
    "GAME",
    "HOURGLASS_SECONDS",
    "MORE_SECONDS",
    "Cell",
    "Core",
    "End",
    "Gain",
    "Give",
    "Laid",
    "Move",
    "Outcome",
    "Put",
    "Side",
    "Spot",
    "State",
    "Timeout",
    "View",
]

GAME = Exagon()
