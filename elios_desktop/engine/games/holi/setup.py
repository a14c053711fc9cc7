"""The setup: what chance decides, checked to the letter, and the rules that the rivalry cards change."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import pairwise
from random import Random
from typing import Any

from elios_desktop.engine.contract import Json, SetupError
from elios_desktop.engine.games.holi.cards import CARDS, throws

RIVALRY = tuple(range(1, 22))
"""The rivalry cards: 1 to 15 are scoring cards (13 while the game goes on), 16 to 21 rule cards."""
RULE_CARDS = tuple(range(16, 22))
MOST_RIVALRY = 3

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


def deal(seats: int, seed: int) -> Json:
    """A first player and shuffled decks by chance; rivalry cards are chosen apart (see `with_rivalry`)."""
    chance = Random(seed)
    first = chance.randrange(seats) + 1
    return {"first": first, "decks": [chance.sample(CARDS, len(CARDS)) for _ in range(seats)], "rivalry": []}


def with_rivalry(setup: Json, shown: Iterable[int]) -> Json:
    """The same setup with these rivalry cards shown."""
    return {**setup, "rivalry": sorted(set(shown))}


def random_rivalry(count: int, seed: int) -> list[int]:
    """So many rivalry cards by chance, at most one of them a rule card, as is advised."""
    chance = Random(seed)
    while True:
        shown = sorted(chance.sample(RIVALRY, count))
        if sum(card in RULE_CARDS for card in shown) <= 1:
            return shown


def _is_list_of_numbers(value: Any) -> bool:
    return isinstance(value, list) and all(type(each) is int for each in value)


def check_setup(seats: int, setup: Json) -> None:
    """Raise `SetupError` unless the setup is one of this game's for so many seats."""
    if not isinstance(setup, dict) or set(setup) != {"first", "decks", "rivalry"}:
        raise SetupError("the setup must have exactly: first, decks, rivalry")
    first, decks, rivalry = setup["first"], setup["decks"], setup["rivalry"]
    if type(first) is not int or not 1 <= first <= seats:
        raise SetupError(f"first must be a seat from 1 to {seats}")
    if not isinstance(decks, list) or len(decks) != seats:
        raise SetupError(f"decks must be a list of {seats} decks")
    for seat, deck in enumerate(decks, start=1):
        if not _is_list_of_numbers(deck) or sorted(deck) != list(CARDS):
            raise SetupError(f"the deck of seat {seat} must have each card from 1 to 13 once")
    if not _is_list_of_numbers(rivalry) or not all(card in RIVALRY for card in rivalry):
        raise SetupError("rivalry must be a list of cards from 1 to 21")
    if len(rivalry) > MOST_RIVALRY:
        raise SetupError(f"at most {MOST_RIVALRY} rivalry cards are shown, not {len(rivalry)}")
    if any(card >= other for card, other in pairwise(rivalry)):
        raise SetupError("the rivalry cards must be sorted, each at most once")
