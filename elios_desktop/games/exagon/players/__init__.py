"""The players of Exagon: from looking at a few tiles, one at a time, to whole turns and the others' answers to them."""

from elios_desktop.games.exagon.players.play import LEVELS, chances, choose, hints

__all__ = ["LEVELS", "chances", "choose", "hints"]
