"""The table of Elios: golden discs in the middle, eight rays of stacked beams, tied bundles before the players."""

from elios_desktop.games.elios.table.table import EliosTable

__all__ = ["EliosTable"]
