"""Holi: colour the three-level courtyard, and each other.

`grid` cells and sets of cells, `cards` patterns and turnings, `moves` and their notation, `setup` the deal and the
rules in force, `position` what lies where, `core` the turn, `scoring` and `rivalry` the count, `refusals` the reasons,
`state` and `game` the contract, `events` what happens.
"""

from elios_desktop.engine.games.holi.core import Core
from elios_desktop.engine.games.holi.game import GAME
from elios_desktop.engine.games.holi.setup import RIVALRY, RULE_CARDS, random_rivalry, with_rivalry
from elios_desktop.engine.games.holi.state import HoliState, core_from_json

__all__ = [
    "GAME",
    "RIVALRY",
    "RULE_CARDS",
    "Core",
    "HoliState",
    "core_from_json",
    "random_rivalry",
    "with_rivalry",
]
