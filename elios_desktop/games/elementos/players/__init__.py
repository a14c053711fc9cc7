"""The players of Elementos: alpha-beta over guesses of the undersides that the seat can't know."""

from elios_desktop.games.elementos.players.play import LEVELS, chances, choose, hints

__all__ = ["LEVELS", "chances", "choose", "hints"]
