"""What is on the table of Elios.

`things` says what there is and under which keys, `draft` what is half done, `listing` makes the list, `putting` says
what comes of putting a piece somewhere, and `gestures` how a hand makes a move.
"""

from elios_desktop.games.elios.board.gestures import gestures_of
from elios_desktop.games.elios.board.listing import board

__all__ = ["board", "gestures_of"]
