"""What stands before the first turn of Elementos: the setup, and tokens laid out by chance or as usual."""

from __future__ import annotations

from random import Random
from typing import Final

from elios_desktop.engine.contract import Json, Seat, SetupError
from elios_desktop.games.elementos.rules.board import HOME_SQUARES, SQUARES, WAND_START

USUAL_LAYOUT: Final = ("FW", "WA", "AF", "FW", "WA", "AF", "FW", "WA", "AF")
"""The usual layout, as in an `arrange` move: three of each symbol up."""
_PAIRS: Final = ("AF", "AW", "FW")
"""The three pairs of sides, each in the order of the alphabet."""


def deal(seats: int, seed: int) -> Json:
    """Who begins; chance decides nothing else."""
    return {"first": 1 + int(Random(seed).random() * seats)}


def check_setup(setup: Json) -> int:
    """The seat that begins. Raises SetupError."""
    if not isinstance(setup, dict) or set(setup) != {"first"}:
        raise SetupError(f"the setup is {{'first': seat}} and nothing else, not {setup!r:.200}")
    first = setup["first"]
    if type(first) is not int or first not in (1, 2):
        raise SetupError(f"'first' is the seat that begins, 1 or 2, not {first!r:.200}")
    return first


def home_squares(seat: Seat) -> tuple[str, ...]:
    """A seat's nine squares in the order of an `arrange` move: from its back row to the front, from column a to c."""
    return tuple(SQUARES[at] for at in HOME_SQUARES[seat - 1])


def wand_start(seat: Seat) -> str:
    """Where a seat's wand begins."""
    return SQUARES[WAND_START[seat - 1]]


def random_layout(random: Random) -> tuple[str, ...]:
    """Nine tokens, three of each pair, in any order and any side up."""
    pairs = ["FW", "WA", "AF"] * 3
    keyed = sorted((random.random(), at, pair) for at, pair in enumerate(pairs))
    return tuple(pair if random.random() < 0.5 else pair[::-1] for _, _, pair in keyed)


def is_layout(tokens: tuple[str, ...]) -> bool:
    """Whether these are a seat's nine tokens, each either side up: three of each pair."""
    return sorted("".join(sorted(token)) for token in tokens) == sorted(_PAIRS * 3)
