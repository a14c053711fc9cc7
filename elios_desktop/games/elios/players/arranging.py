"""How the players of Elios split their hand: of some ways by chance, the one that games played out speak for."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from elios_desktop.engine.contract import Seat
from elios_desktop.games.elios.players.playouts import played_out
from elios_desktop.games.elios.rules import Core, View
from elios_desktop.games.elios.rules.deal import random_groups, suggested_groups


def good_groups(view: View, seat: Seat, rng: Random, ways: int, games: int) -> list[tuple[tuple[str, ...], float]]:
    """So many ways to split the seat's hand, the best first, with the share of so many games that each of them won."""
    hand = view.hands[seat - 1]
    groups = [tuple(suggested_groups(hand)), *(tuple(random_groups(hand, rng)) for _ in range(ways - 1))]
    found = [(each, _share(view, seat, each, rng, games)) for each in dict.fromkeys(groups)]
    return sorted(found, key=lambda each: -each[1])


def _share(view: View, seat: Seat, groups: Sequence[str], rng: Random, games: int) -> float:
    """What the seat gets on average, whoever of those who have not arranged yet finishes last."""
    outcome = played_out(rng)
    total = 0.0
    for number in range(games):
        bundles = [
            tuple(groups) if other == seat else view.groups[other - 1] or tuple(suggested_groups(view.hands[other - 1]))
            for other in range(1, view.seats + 1)
        ]
        last = view.pending[number % len(view.pending)]
        core = Core(view.columns, bundles, last - 1, view.joker == "keeps")
        total += outcome(core)[seat - 1]
    return total / games if games else 0.5
