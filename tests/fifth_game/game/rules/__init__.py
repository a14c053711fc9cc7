"""Noughts and crosses: two players put marks on nine squares, and three in a row win."""

from tests.fifth_game.game.rules.core import LINES, SQUARES, Core
from tests.fifth_game.game.rules.game import GAME, Board, Mark, Marked

__all__ = ["GAME", "LINES", "SQUARES", "Board", "Core", "Mark", "Marked"]
