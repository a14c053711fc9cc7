"""The table of Holi: a tower of three stone courtyards, coloured powder, cards with patterns.

`layout` geometry, `courtyard` the stone, `art` pieces, `cards` cards, `plates` the seats, `pictures` all of these as
pixmaps; `ways` turnings of a card, `turn` which of them are legal, `holding` how the cards are held; `drawing` a
position, `preview` what would happen, `motion` what happens; `drawn` the table as it is seen, `lifting` what is held
over it, `table` what a person does.
"""

from elios_desktop.ui.games.holi.table import HoliTable

__all__ = ["HoliTable"]
