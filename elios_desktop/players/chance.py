"""The only source of chance of computer players, and the arithmetic that is the same on every machine.

Of `Random`, Python promises only for `random()` that a seed gives the same numbers in every version; `sum` of floats,
`exp` and `log` differ between versions and machines in the last digit.
"""

import json
from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Any, TypeVar

from elios_desktop.engine.contract import Seen

T = TypeVar("T")


def dice(seen: Seen[Any], *more: object) -> Random:
    """Chance that depends on what is seen and on `more` (the level, the seed, what it is for) alone."""
    seed = [seen.seat, seen.seats, dict(seen.options), seen.setup, seen.view.to_json(), seen.moves, more]
    return Random(json.dumps(seed, sort_keys=True))


def dice_of_turn(seen: Seen[Any], begun: int, *more: object) -> Random:
    """Chance that is the same for every move of a turn that began after so many moves of the game, which
    tell the game from all others where what was dealt can't be seen."""
    return Random(json.dumps([seen.seat, dict(seen.options), seen.setup, seen.moves[:begun], more], sort_keys=True))


def pick(rng: Random, choices: Sequence[T]) -> T:
    """Return one of the choices, each as likely."""
    return choices[int(rng.random() * len(choices))]


def shuffled(rng: Random, choices: Sequence[T]) -> list[T]:
    """Return the choices in an order by chance."""
    keyed = sorted((rng.random(), at) for at in range(len(choices)))
    return [choices[at] for _, at in keyed]


def chance_of(score: float, even: float) -> float:
    """Return a score (0: both are as well off) as a chance to win; at `even` it is some 85 %."""
    ratio = score / even
    return 0.5 + 0.5 * ratio / sqrt(1 + ratio * ratio)


def pick_near_best(rng: Random, values: Sequence[float], blur: float) -> int:
    """Return the place of one of the values: the best, or with a blur now and then one that is not much worse.

    A value `blur` below the best is taken a quarter as often as the best, one three blurs below a hundredth as often,
    one more than four below never.
    """
    best = max(values)
    if blur <= 0:
        return values.index(best)
    total = 0.0
    weights = []
    for value in values:
        far = (best - value) / blur
        weight = 0.0 if far > 4 else 1 / ((1 + far * far) * (1 + far * far))
        total += weight
        weights.append(weight)
    left = rng.random() * total
    for at, weight in enumerate(weights):
        left -= weight
        if left < 0 and weight:
            return at
    return values.index(best)


def shares(weights: Sequence[float]) -> tuple[float, ...]:
    """Chances in these proportions that add up to 1."""
    total = 0.0
    for weight in weights:
        total += weight
    return tuple(weight / total for weight in weights)
