"""The table of Exagon: a plane of hexagonal tiles, a rack in front of it, and the hourglass."""

from elios_desktop.ui.games.exagon.table import ExagonTable

__all__ = ["ExagonTable"]
