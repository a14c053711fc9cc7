"""Elementos: two players, eighteen two-sided tokens, two wands; bring your wand to the far side.

The rules themselves are in `core.py`, on the squares and tables of `board.py`. `deal.py` has the setup, `moves.py` the
moves as values, `judging.py` why one is not legal, `events.py` what happens in one, `views.py` what of a position
somebody may see, `state.py` the position as a value, and `game.py` puts these together as the contract wants them.
"""

from elios_desktop.games.elementos.rules.board import (
    SQUARES,
    USUAL_LAYOUT,
    home_squares,
    is_layout,
    random_layout,
    wand_start,
)
from elios_desktop.games.elementos.rules.core import Core
from elios_desktop.games.elementos.rules.game import GAME
from elios_desktop.games.elementos.rules.moves import (
    Arrange,
    Arranged,
    Carry,
    Flip,
    LocksChanged,
    Move,
    PassWand,
    Step,
    Take,
    TokenFlipped,
    TokenMoved,
    TokenTaken,
    Turn,
    WandCarried,
    WandPassed,
)
from elios_desktop.games.elementos.rules.state import HIDDEN, State, Token, View

__all__ = [
    "GAME",
    "HIDDEN",
    "SQUARES",
    "USUAL_LAYOUT",
    "Arrange",
    "Arranged",
    "Carry",
    "Core",
    "Flip",
    "LocksChanged",
    "Move",
    "PassWand",
    "State",
    "Step",
    "Take",
    "Token",
    "TokenFlipped",
    "TokenMoved",
    "TokenTaken",
    "Turn",
    "View",
    "WandCarried",
    "WandPassed",
    "home_squares",
    "is_layout",
    "random_layout",
    "wand_start",
]
