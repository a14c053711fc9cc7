"""Elios: two to four players place their beams on the columns of the sun.

`deal` knows the pieces, `moves` what a seat may do, `core` the rules of a turn, `turns` what can be done in one, `game`
why something won't do, also to a table that puts beams down one by one.
"""

from elios_desktop.games.elios.rules.core import Core
from elios_desktop.games.elios.rules.game import Elios
from elios_desktop.games.elios.rules.moves import Arrange, Disc, Move, Pass, Place, Split
from elios_desktop.games.elios.rules.state import State
from elios_desktop.games.elios.rules.views import View

GAME = Elios()

__all__ = ["GAME", "Arrange", "Core", "Disc", "Elios", "Move", "Pass", "Place", "Split", "State", "View"]
