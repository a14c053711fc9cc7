"""Holi: colour the three-level courtyard, and each other.

`moves` with their texts and numbers and what happens in them, `core` the turn, `state` the position and what a seat
sees of it, `game` the contract and the reasons for refusals; `grid` cells and sets of cells, `cards` patterns, the ways
of laying them and what the rivalry cards change, `mutable_position` what lies where, `scoring` the count.
"""

from elios_desktop.games.holi.rules.cards import (
    MIRROR,
    MOST_RIVALRY,
    RIVALRY,
    RULE_CARDS,
    WAY_DOWN,
    Way,
    random_rivalry,
    spaces,
    ways_of,
    with_rivalry,
)
from elios_desktop.games.holi.rules.core import START_POINTS, Core
from elios_desktop.games.holi.rules.game import GAME
from elios_desktop.games.holi.rules.grid import column_and_row, place_at, split_place
from elios_desktop.games.holi.rules.moves import (
    Climb,
    Corner,
    Descend,
    Drop,
    End,
    Move,
    MovePawn,
    Stop,
    Throw,
    from_core,
)
from elios_desktop.games.holi.rules.scoring import SCORING_CARDS, Count
from elios_desktop.games.holi.rules.state import Discard, State, View, core_of

__all__ = [
    "GAME",
    "MIRROR",
    "MOST_RIVALRY",
    "RIVALRY",
    "RULE_CARDS",
    "SCORING_CARDS",
    "START_POINTS",
    "WAY_DOWN",
    "Climb",
    "Core",
    "Corner",
    "Count",
    "Descend",
    "Discard",
    "Drop",
    "End",
    "Move",
    "MovePawn",
    "State",
    "Stop",
    "Throw",
    "View",
    "Way",
    "column_and_row",
    "core_of",
    "from_core",
    "place_at",
    "random_rivalry",
    "spaces",
    "split_place",
    "ways_of",
    "with_rivalry",
]
