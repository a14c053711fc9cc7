"""The table of Holi: a tower of three stone courtyards, coloured powder, cards with patterns.

`layout` geometry, `courtyard` the stone, `art` pieces, `cards` cards, `plates` the seats, `ways` turnings of a card,
`pictures` all of these as pixmaps, `preview` what would happen, `motion` what happens, `table` the rest.
"""

from elios_desktop.ui.games.holi.table import HoliTable

__all__ = ["HoliTable"]
