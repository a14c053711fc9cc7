"""Elios: two to four players place their beams on the columns of the sun.

`deal` knows the pieces, `notation` the texts, `core` the rules of a turn; `game` puts them together.
"""

from elios_desktop.engine.games.elios.core import Core
from elios_desktop.engine.games.elios.game import Elios, State

GAME = Elios()

__all__ = ["GAME", "Core", "Elios", "State"]
