"""Slow, obvious second implementations of the four games, written from the rules alone.

They exist to be compared with the product's engines, ply by ply. So they share no code with them, take no short cut
that a reader of the rules would have to think about, and know nothing of the engine's contract: a game here is one
mutable object with

- `Reference(seats, options, setup)`, which raises `BadSetupError`,
- `state()` and `view(seat)`: the position as JSON, complete and as one seat (None: an onlooker) may see it,
- `legal()`: the listed moves, sorted; `why(text)`: None or the refusal's code; `play(text)`; `result`,
- `seen(text, seat)`: a legal move as that seat may see it.

Each module's docstring says where the rules leave something open and what was chosen.
"""

from __future__ import annotations

from typing import Any, Protocol

Json = dict[str, Any]


class BadSetupError(ValueError):
    """A setup that the rules don't allow."""


class Reference(Protocol):
    """What each game's class offers."""

    seats: int
    result: Json | None

    def __init__(self, seats: int, options: Json, setup: Any) -> None: ...
    def state(self) -> Json: ...
    def view(self, seat: int | None) -> Json: ...
    def legal(self) -> list[str]: ...
    def why(self, text: str) -> str | None: ...
    def seen(self, text: str, seat: int | None) -> str: ...
    def play(self, text: str) -> None: ...


def is_int(value: Any) -> bool:
    """A whole number and not true or false, which Python takes for numbers too."""
    return type(value) is int


def favours(options: Json, seat: int) -> bool:
    """Whether this seat has a head start."""
    return str(options.get("head_start", "none")).startswith(f"{seat}:")


def demand(condition: bool, message: str) -> None:
    """Refuse the setup unless the condition holds."""
    if not condition:
        raise BadSetupError(message)
