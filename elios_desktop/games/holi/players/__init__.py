"""The players of Holi: one move at a time, whole turns, and whole turns compared by playing on."""

from elios_desktop.games.holi.players.play import LEVELS, chances, choose, hints

__all__ = ["LEVELS", "chances", "choose", "hints"]
