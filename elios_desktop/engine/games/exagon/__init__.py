"""Exagon: hexagonal tiles joined side to side.

`tiles` has the forty tiles and which fit beside which, `core` the rules, `judging` the refusals, `game` what the rest
of the program sees, `events` what can be seen happening, `tournament` the points.
"""

from elios_desktop.engine.games.exagon.core import Core
from elios_desktop.engine.games.exagon.game import HOURGLASS_SECONDS, Exagon, Place, Position

__all__ = ["GAME", "HOURGLASS_SECONDS", "Core", "Place", "Position"]

GAME = Exagon()
