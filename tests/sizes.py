"""Tests that have two sizes: a small one for `make test`, and all of it for `make test-long`."""

from __future__ import annotations

from collections.abc import Sequence

import pytest


def sized(names: str | tuple[str, ...], short: Sequence[object], whole: Sequence[object]) -> pytest.MarkDecorator:
    """Values of one parameter or of some: a few now, the others of the whole in the long run."""
    rest = [value for value in whole if value not in short]
    long = [
        pytest.param(
            *(value if isinstance(names, tuple) and isinstance(value, tuple) else (value,)), marks=pytest.mark.long
        )
        for value in rest
    ]
    return pytest.mark.parametrize(names, [*short, *long])
