"""What is on the table of Holi.

`gestures` says what there is and under which keys, which ways of laying a card there are and how a hand makes a move;
`listing` makes the list.
"""

from elios_desktop.games.holi.board.gestures import gestures_of
from elios_desktop.games.holi.board.listing import board

__all__ = ["board", "gestures_of"]
