"""Names of people within sentences.

A seat that nobody named has its number, in the language in force: what is saved is the empty name. A name that is
written from right to left must not turn the sentence around.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache

from elios_desktop.texts.translate import Translate, fill

_FROM_RIGHT = frozenset(("R", "AL", "AN", "RLE", "RLO", "RLI", "LRE", "LRO", "LRI", "FSI"))
"""The Unicode directions of letters, and of marks, that move what stands beside them."""
_OPEN, _CLOSE = "\u2068", "\u2069"


@lru_cache(maxsize=256)
def isolated(name: str) -> str:
    """The name for a sentence on the screen: between invisible isolating marks if its letters need them. Never for a
    record, a file's name, or the field in which it was typed."""
    if any(unicodedata.bidirectional(letter) in _FROM_RIGHT for letter in name):
        return f"{_OPEN}{name}{_CLOSE}"
    return name


def plain_name(name: str, number: int, translate: Translate) -> str:
    """What the person at a seat (the first is 1) is called where the name stands alone."""
    return name or fill(translate("NewGame", "Player {number}"), number=number)


def seat_name(name: str, number: int, translate: Translate) -> str:
    """What the person at a seat is called in sentences on the screen."""
    return isolated(plain_name(name, number, translate))


def seat_names(names: Iterable[str], translate: Translate) -> list[str]:
    """What the people at all seats are called in sentences on the screen."""
    return [seat_name(name, number, translate) for number, name in enumerate(names, 1)]


def joined_names(names: Sequence[str], translate: Translate) -> str:
    """All of them one after the other, within a sentence: “Anna, Ben and Carla”."""
    joined = names[0] if names else ""
    for number, name in enumerate(names[1:], 2):
        if number == len(names):
            pattern = translate("Names", "{names} and {name}")
        else:
            pattern = translate("Names", "{names}, {name}")
        joined = fill(pattern, names=joined, name=name)
    return joined
