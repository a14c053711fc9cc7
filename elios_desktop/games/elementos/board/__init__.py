"""What is on the table of Elementos.

`things` says what there is and under which keys, `draft` what is half done, `listing` makes the list and says what
comes of putting a piece somewhere, and `gestures` how a hand makes a move.
"""

from elios_desktop.games.elementos.board.draft import gestures_of
from elios_desktop.games.elementos.board.listing import board

__all__ = ["board", "gestures_of"]
