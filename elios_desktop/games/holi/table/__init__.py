"""The table of Holi: a tower of three stone courtyards, coloured powder, cards with patterns.

`layout` geometry; `courtyard` the stone, `art` powder and pawns, `cards` cards, `plates` the seats, `pictures` all of
these as pixmaps; `pieces` puts a position on the scene; `motion` shows what happens (`throwing` colour, `refold` the
storeys, with `effects`), `preview` what would happen, `festivity` the end; `drawing` has all of this for one size;
`table` is what a person does. What is on the table at all, and where it may go, says `games.holi.board`.
"""

from elios_desktop.games.holi.table.table import HoliTable

__all__ = ["HoliTable"]
