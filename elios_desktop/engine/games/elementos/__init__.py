"""Elementos: two players, eighteen two-sided tokens, two wands; bring your wand to the far side.

The rules themselves are in `core.py`, on the squares and tables of `board.py`; `refusals.py` says why a text is not a
legal move, `events.py` what happens in a move, and `game.py` puts the contract's `State` and `Game` on top.
"""

from elios_desktop.engine.games.elementos.core import Core
from elios_desktop.engine.games.elementos.events import (
    Arranged,
    LocksChanged,
    TokenFlipped,
    TokenMoved,
    TokenTaken,
    WandCarried,
    WandPassed,
)
from elios_desktop.engine.games.elementos.game import GAME, USUAL_LAYOUT, ElementosState

__all__ = [
    "GAME",
    "USUAL_LAYOUT",
    "Arranged",
    "Core",
    "ElementosState",
    "LocksChanged",
    "TokenFlipped",
    "TokenMoved",
    "TokenTaken",
    "WandCarried",
    "WandPassed",
]
