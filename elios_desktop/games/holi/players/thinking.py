"""Turns of Holi compared by playing on with guesses of what is hidden, and who is likely to win."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle
from math import sqrt
from random import Random
from typing import Final

from elios_desktop.games.holi.players.playouts import worth_of_playing_on
from elios_desktop.games.holi.players.turns import Effort, Turn
from elios_desktop.games.holi.players.worth import prospects
from elios_desktop.games.holi.rules import Core

_FINALISTS: Final = 12
_TURNS: Final = {2: 2, 3: 3, 4: 3}
"""By number of seats, how many turns are played on: in the same time, more guesses of what is hidden tell more than
looking farther ahead."""
NODES_A_WORLD: Final = 6
"""So many times a guess is played on, all finalists together, on the average."""
_LUCK: Final = 64
"""So many numbers are drawn for a guess; playing on goes through them again and again."""
_FAR_WORSE: Final = 8.0
"""A turn that is so many points worse than the best is not compared."""
_SPREAD: Final = (0.6, 2.2)
"""By how many points a seat has to lead another to be rather sure: at the end, and more for each turn that is left.
With 3.6 for a turn it was too careful: in 160 games of neighbouring levels who was given 75 % won 91 % of the time. For
these 1.2 would be best, but that one player is stronger is no part of a position."""


def compared(found: Sequence[Turn], worlds: Sequence[Core], luck: Random, effort: Effort) -> list[Turn]:
    """The best of these turns by what comes of them when the game is played on, best first.

    Each world is played with the same luck after every turn; time and again the worse half is left out.
    """
    seat = worlds[0].turn
    left = [turn for turn in found[:_FINALISTS] if turn.worth > found[0].worth - _FAR_WORSE]
    rounds = max(1, (len(left) - 1).bit_length())
    each = max(1, len(worlds) // rounds)
    sums = [0.0] * len(left)
    order = list(range(len(left)))
    out: list[int] = []
    for begin in range(0, each * rounds, each):
        if len(order) == 1:
            break
        for world in worlds[begin : begin + each]:
            drawn = [luck.random() for _ in range(_LUCK)]
            for number in order:
                core = world.copy()
                for move in left[number].moves:
                    core.make(move)
                core.settle()
                sums[number] += worth_of_playing_on(core, seat, _TURNS[core.rules.seats], cycle(drawn).__next__)
                effort.nodes += 1
        order.sort(key=lambda number: (-sums[number], number))
        half = (len(order) + 1) // 2
        out = order[half:] + out
        order = order[:half]
    return [left[number] for number in order + out]


def chance_weights(core: Core) -> list[float]:
    """How likely each seat is to win, in proportion: that it is ahead of each other seat at the end."""
    worths = prospects(core)
    weights = []
    for seat, worth in enumerate(worths):
        weight = 1.0
        for other, others in enumerate(worths):
            if other != seat:
                turns = 0
                for each in (seat, other):
                    if not core.finished >> each & 1:
                        turns += len(core.hands[each]) + len(core.decks[each])
                surest, more = _SPREAD
                ahead = (worth - others) / (surest + more * sqrt(turns))
                weight = weight * (0.5 + 0.5 * ahead / sqrt(1 + ahead * ahead))
        weights.append(weight)
    return weights
