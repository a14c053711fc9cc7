"""The table of Elementos: a box of warm wood, eighteen turned tokens, two wands."""

from elios_desktop.games.elementos.table.table import ElementosTable

__all__ = ["ElementosTable"]
