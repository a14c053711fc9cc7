"""What the comparison of engines and references is tried with: deals, biased players, and texts near the position.

Uniformly random play hardly ever meets the rare rules. Each game's module knows a few styles of play that do, and
writes down, for a position, the texts that are most likely to be judged wrongly.
"""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from tests.reference import Json, Reference


class Trial(Protocol):
    """What each game's module offers."""

    SEATS: tuple[int, ...]
    OPTIONS: tuple[Json, ...]
    STYLES: tuple[str, ...]

    def setup(self, rng: Random, seats: int, style: str, number: int = 0) -> Json: ...
    def bad_setups(self, rng: Random, good: Json) -> list[Any]: ...
    def choose(self, game: Any, rng: Random, style: str) -> str: ...
    def candidates(self, game: Any, rng: Random) -> list[str]: ...


def mutated(text: str, rng: Random) -> str:
    """The text with one small thing wrong (or, by luck, another good text)."""
    at = rng.randrange(len(text) + 1)
    way = rng.randrange(9)
    if way == 0:
        return text[:at] + text[at + 1 :]
    if way == 1:
        return text[:at] + rng.choice("0123456789abcfgABFGJLOPRWY ,.-/@>x?+\n\u0661\u00b2") + text[at:]
    if way == 2:
        return text[:at] + rng.choice("0123456789abcdefABFGJLOPRWY ,.-/@>x") + text[at + 1 :]
    if way == 3:
        return text[:at] + text[at + 1 : at + 2] + text[at : at + 1] + text[at + 2 :]
    if way == 4:
        return rng.choice([" " + text, text + " ", text + "\n", text.upper(), text.lower(), text.title()])
    if way == 5:
        return text + text[-rng.randint(1, 3) :]
    if way == 6:
        return text.replace(rng.choice(" ,./-"), rng.choice(["", " ", "  ", ",", "/"]))
    digits = [index for index, sign in enumerate(text) if sign.isdigit()]
    if not digits:
        return text[:at]
    at = rng.choice(digits)
    if way == 7:
        return text[:at] + rng.choice(["0", "+", "-", "-0", "1", "00", " "]) + text[at:]
    return text[:at] + rng.choice("0123456789") + text[at + 1 :]


NONSENSE = [
    "",
    " ",
    "\n",
    "?",
    "arrange",
    "arrange 1",
    "arrange 2",
    "arrange 1 ",
    "arrange 0 A",
    "null",
    "0",
    "-",
    "@",
    "move",
    "x",
]


def with_noise(texts: list[str], game: Reference, rng: Random) -> list[str]:
    """The texts, some of them mutated, some of the legal ones mutated, and plain nonsense."""
    legal = game.legal()
    some = rng.sample(legal, min(len(legal), 12))
    broken = [mutated(text, rng) for text in rng.sample(texts, min(len(texts), 12)) + some]
    return texts + some + broken + rng.sample(NONSENSE, 2)
