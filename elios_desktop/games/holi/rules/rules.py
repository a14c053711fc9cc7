"""The rules in force: what holds for a whole game, by the rivalry cards that are shown."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from elios_desktop.games.holi.rules.cards import CARDS, throws

RIVALRY = tuple(range(1, 22))
"""The rivalry cards: 1 to 15 are scoring cards (13 while the game goes on), 16 to 21 rule cards."""
RULE_CARDS = tuple(range(16, 22))
SHARP_EYE, SLIPPERY, FULL_HANDS, WILD_THROWS, MIRROR, EASY_CLIMB, WAY_DOWN = 13, 16, 17, 18, 19, 20, 21


@dataclass(frozen=True, slots=True)
class Rules:
    """What holds for the whole game: seats (counted from 0 in here), and what the rivalry cards shown change."""

    seats: int
    first: int
    rivalry: tuple[int, ...]
    throws: tuple[tuple[tuple[int, ...], ...], ...] = field(repr=False, compare=False)
    """For each card (0: none) and each cell of the pawn: the throws, see `cards.throws`."""
    hit_points: int
    hand_limit: int
    climb_neighbours: int
    slippery: bool
    wild_throws: bool
    mirror: bool
    way_down: bool

    @classmethod
    def of(cls, seats: int, first: int, rivalry: Iterable[int]) -> Rules:
        """The rules with these rivalry cards shown; `first` counts from 0."""
        shown = tuple(rivalry)
        mirror = MIRROR in shown
        return cls(
            seats=seats,
            first=first,
            rivalry=shown,
            throws=((), *(throws(card, mirror) for card in CARDS)),
            hit_points=2 if SHARP_EYE in shown else 1,
            hand_limit=4 if FULL_HANDS in shown else 3,
            climb_neighbours=3 if EASY_CLIMB in shown else 4,
            slippery=SLIPPERY in shown,
            wild_throws=WILD_THROWS in shown,
            mirror=mirror,
            way_down=WAY_DOWN in shown,
        )
