"""What tests have to know of noughts and crosses."""

from collections.abc import Iterator
from itertools import product

from elios_desktop.engine.contract import Json
from tests.facts import Facts, Parts, keys
from tests.fifth_game.game import course, players, rules, words


def pieces(state: Json) -> object:
    """Marks come and never go; there are always the same squares."""
    return list(state["squares"])


def candidates(state: Json) -> Iterator[str]:
    """Squares, and many texts that are none."""
    return map("".join, product("abcdefgh", "0123456789", ("", " ", "1")))


FACTS = Facts(
    Parts(rules.GAME, words, players, course),
    keys("game phase squares to_move pending result"),
    pieces,
    candidates,
)
