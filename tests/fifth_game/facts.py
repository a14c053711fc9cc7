"""What the contract suite has to know of noughts and crosses; a plugin of pytest adds it to the others' facts."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from elios_desktop.engine.contract import Json
from tests.engine.per_game import FACTS, Facts, all_open, keys


def pieces(state: Json) -> object:
    """Marks come and never go; there are always the same squares."""
    return list(state["squares"])


def candidates(state: Json) -> Iterator[str]:
    """Squares, and many texts that are none."""
    return map("".join, product("abcdefgh", "0123456789", ("", " ", "1")))


FACTS["noughts"] = Facts(keys("game phase squares to_move pending result"), pieces, all_open, candidates)
