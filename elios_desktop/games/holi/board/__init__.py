"""What is on the table of Holi.

`things` says what there is and under which keys, `draft` how the cards are held and what is half done, `turn` which
ways of laying a card there are, `putting` what comes of putting something somewhere, `listing` makes the list, and
`gestures` says how a hand makes a move.
"""

from elios_desktop.games.holi.board.gestures import gestures_of
from elios_desktop.games.holi.board.listing import board

__all__ = ["board", "gestures_of"]
