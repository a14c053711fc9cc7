"""Noughts and crosses: deals, styles of play and texts near the position."""

from random import Random
from typing import Any

from tests.fifth_game.tests.reference import SQUARES, Noughts
from tests.reference import Json
from tests.reference.trials import with_noise

SEATS = (2,)
OPTIONS: tuple[Json, ...] = ({},)
STYLES = ("any",)


def setup(rng: Random, seats: int, style: str, number: int = 0) -> Json:
    """Who begins."""
    return {"first": rng.choice([1, 2])}


def bad_setups(rng: Random, good: Json) -> list[Any]:
    """Setups with something wrong."""
    firsts: list[Any] = [0, 3, -1, "1", True, None, [1], 1.5]
    return [{"first": each} for each in firsts] + [{}, None, [], 1, "first", {"first": 1, "more": 2}]


def choose(game: Noughts, rng: Random, style: str) -> str:
    """A legal move."""
    return rng.choice(game.legal())


def candidates(game: Noughts, rng: Random) -> list[str]:
    """Texts that are likely to be judged wrongly."""
    return with_noise([*SQUARES, "d1", "a0", "a4", "A1", "1a"], game, rng)
