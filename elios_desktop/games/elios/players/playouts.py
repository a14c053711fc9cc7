"""Games of Elios played out by chance, but not blindly: whoever can place many beams does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from elios_desktop.games.elios.rules.core import Core
from elios_desktop.games.elios.rules.deal import MOST_DISCS
from elios_desktop.games.elios.rules.turns import DISC, DISC_TURN, PASS, PASS_TURN, PLACE, SPLIT, Turn

PROMISING: Final = {PLACE: (0.0, 1.0, 2.5, 5.0), DISC: (1.0,), SPLIT: (0.4,), PASS: (1.0,)}
"""How promising a turn is, by the number of beams that it places."""


def promising(core: Core) -> tuple[Sequence[Turn], Sequence[float]]:
    """The turns, and how promising each of them is."""
    turns = core.legal()
    weights = [PROMISING[turn.kind][len(turn.columns)] for turn in turns]
    total = 0.0
    for weight in weights:
        total += weight
    return turns, [weight / total for weight in weights]


def played_out(rng: Random) -> Callable[[Core], Sequence[float]]:
    """Plays a position to its end: what each player gets."""
    chance = rng.random

    def outcome(core: Core) -> Sequence[float]:
        while not core.over:
            turns = most_beams(core)
            core.make(turns[int(chance() * len(turns))])
        return gains(core)

    return outcome


def most_beams(core: Core) -> Sequence[Turn]:
    """The placements of the most beams; where none is possible, rather a disc than a split."""
    if core.opening:
        turns = core.legal()
        most = max([len(turn.columns) for turn in turns])
        return [turn for turn in turns if len(turn.columns) == most]
    rows, groups = core.open_rows(), core.groups[core.player]
    found: list[Turn] = []
    most = 0
    for group in groups:
        needs = group.needs
        for cells, lacking in rows:
            if not needs & lacking:
                placements = group.placements[cells & group.cells]
                if placements:
                    size = len(group.letters)
                    if size > most:
                        most, found = size, [*placements]
                    elif size == most:
                        found += placements
    if found:
        return found
    if core.discs < MOST_DISCS:
        return [DISC_TURN]
    return [split for group in groups for split in group.splits] or [PASS_TURN]


def gains(core: Core) -> Sequence[float]:
    """What each player has of a game that is over: the members of a team win together."""
    winners = core.winners()
    sides = len([side for side in core.sides() if side[0] in winners])
    return [1 / sides if player in winners else 0.0 for player in range(len(core.left))]
