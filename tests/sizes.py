"""Tests that have two sizes: a small one for `make test`, and all of it for `make test-long`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import cycle
from typing import Any, TypeVar

import pytest

_One = TypeVar("_One")
_Other = TypeVar("_Other")

both = True
"""Whether the long form can be asked for in this run; else its values, thousands of them, need not be collected."""


def sized(
    names: str | tuple[str, ...], short: Sequence[object], whole: Sequence[object], **rest: Any
) -> pytest.MarkDecorator:
    """Values of one parameter or of some: a few now, the others of the whole in the long run."""
    others = [value for value in whole if value not in short] if both or not short else []
    long = [
        pytest.param(
            *(value if isinstance(names, tuple) and isinstance(value, tuple) else (value,)), marks=pytest.mark.long
        )
        for value in others
    ]
    return pytest.mark.parametrize(names, [*short, *long], **rest)


def each_once(ones: Iterable[_One], others: Iterable[_Other]) -> list[tuple[_One, _Other]]:
    """Of all pairs so few that each of the first is there once, and each of the others where there are enough."""
    return list(zip(ones, cycle(others), strict=False))
