"""What is on the table of Exagon.

`things` says what there is and under which keys, `draft` how tiles are turned and sorted, `words` what everything is
called, `listing` makes the list, and `gestures` says how a hand makes a move.
"""

from elios_desktop.games.exagon.board.draft import gestures_of
from elios_desktop.games.exagon.board.listing import board

__all__ = ["board", "gestures_of"]
