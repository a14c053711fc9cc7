"""The setup: what chance decides, and the rivalry cards that are chosen; checked to the letter."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from random import Random
from typing import Any

from elios_desktop.engine.contract import Json, SetupError
from elios_desktop.games.holi.rules.cards import CARDS, RIVALRY, RULE_CARDS

MOST_RIVALRY = 3


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
        raise SetupError(f"rivalry must be a list of cards from {RIVALRY[0]} to {RIVALRY[-1]}")
    if len(rivalry) > MOST_RIVALRY:
        raise SetupError(f"at most {MOST_RIVALRY} rivalry cards are shown, not {len(rivalry)}")
    if any(card >= other for card, other in pairwise(rivalry)):
        raise SetupError("the rivalry cards must be sorted, each at most once")
