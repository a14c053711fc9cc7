"""Names of people within sentences: one that is written from right to left must not turn the sentence around."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

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
