"""The table of Exagon: a plane of hexagonal tiles, a rack in front of it, and the hourglass."""

from elios_desktop.games.exagon.table.table import ExagonTable

__all__ = ["ExagonTable"]
