"""Games of Elios played out by chance, but not blindly: whoever can place many beams does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from elios_desktop.engine.games.elios.core import DISC, PASS, PLACE, SPLIT, Core, Turn

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
            turns = core.legal()
            most = max([len(turn.columns) for turn in turns])
            if most:
                turns = [turn for turn in turns if len(turn.columns) == most]
            elif turns[-1].kind == DISC:
                turns = turns[-1:]
            core.make(turns[int(chance() * len(turns))])
        return gains(core)

    return outcome


def gains(core: Core) -> Sequence[float]:
    """What each player has of a game that is over: the members of a team win together."""
    winners = core.winners()
    sides = len([side for side in core.sides() if side[0] in winners])
    return [1 / sides if player in winners else 0.0 for player in range(len(core.left))]
