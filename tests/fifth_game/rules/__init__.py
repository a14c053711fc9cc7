"""Noughts and crosses: two players put marks on nine squares, and three in a row win."""

from tests.fifth_game.rules.core import LINES, SQUARES, Core
from tests.fifth_game.rules.events import Marked
from tests.fifth_game.rules.game import GAME
from tests.fifth_game.rules.moves import Mark
from tests.fifth_game.rules.state import State
from tests.fifth_game.rules.views import View

__all__ = ["GAME", "LINES", "SQUARES", "Core", "Mark", "Marked", "State", "View"]
