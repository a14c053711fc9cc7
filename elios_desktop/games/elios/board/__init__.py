"""What is on the table of Elios.

`draft` is what is half done, `listing` makes the list with all keys, and `gestures` says how a hand makes a move.
"""

from elios_desktop.games.elios.board.gestures import gestures_of
from elios_desktop.games.elios.board.listing import board

__all__ = ["board", "gestures_of"]
