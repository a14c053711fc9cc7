"""Elementos: two players, eighteen two-sided tokens, two wands; bring your wand to the far side.

The rules themselves are in `core.py`, on the squares and tables of `board.py`, which also lays out what stands before
the first turn. `moves.py` has the moves as values and the events that happen in one, `state.py` the position as a value
and what somebody may see of it; `game.py` puts these together as the contract wants them, and says why a move is not
legal.
"""

from elios_desktop.games.elementos.rules.board import (
    SQUARES,
    USUAL_LAYOUT,
    home_squares,
    is_layout,
    random_layout,
    takes,
    wand_start,
)
from elios_desktop.games.elementos.rules.core import Core
from elios_desktop.games.elementos.rules.game import GAME, LEFT_OUT, left_out
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
    "LEFT_OUT",
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
    "left_out",
    "random_layout",
    "takes",
    "wand_start",
]
