"""Exagon: hexagonal tiles joined side to side.

`tiles` has the forty tiles and which fit beside which, and deals them; `cells` the plane, `moves` the moves and their
notation, `core` the rules, `placing` what a tile would do on a cell, what can be seen happening, `state` a position and
what is seen of it, `tournament` the points, `game` the whole and the refusals.
"""

from elios_desktop.games.exagon.rules.cells import Cell
from elios_desktop.games.exagon.rules.core import Core
from elios_desktop.games.exagon.rules.game import HOURGLASS_SECONDS, Exagon
from elios_desktop.games.exagon.rules.moves import End, Give, Move, Put, Timeout
from elios_desktop.games.exagon.rules.placing import Gain, Outcome, Side, Spot
from elios_desktop.games.exagon.rules.state import Laid, State, View

__all__ = [
    "GAME",
    "HOURGLASS_SECONDS",
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
