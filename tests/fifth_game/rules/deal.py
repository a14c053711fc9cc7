"""The setup: who begins."""

from __future__ import annotations

from random import Random

from elios_desktop.engine.contract import Json, SetupError


def deal(seed: int) -> Json:
    """Chance decides who begins."""
    return {"first": 1 + int(Random(seed).random() * 2)}


def check_setup(setup: Json) -> int:
    """The seat that begins. Raises SetupError."""
    first = setup.get("first")
    if set(setup) != {"first"} or type(first) is not int or first not in (1, 2):
        raise SetupError(f"the setup is {{'first': 1 or 2}} and nothing else, not {setup!r:.200}")
    return first
