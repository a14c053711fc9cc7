"""The players of Elios: alpha-beta for two seats; for three and four, tree search that plays games out by chance."""

from elios_desktop.games.elios.players.play import LEVELS, chances, choose, hints

__all__ = ["LEVELS", "chances", "choose", "hints"]
