"""What is on the table of Elementos.

`things` says what there is and under which keys, `draft` what is half done, `listing` makes the list and says what
comes of putting a piece somewhere, and `gestures` how a hand makes a move.
"""

from elios_desktop.plain_board.games.elementos.gestures import gestures_of
from elios_desktop.plain_board.games.elementos.listing import board

__all__ = ["board", "gestures_of"]
