"""Tests that have two sizes: a small one for `make test`, and all of it for `make test-long`."""

from __future__ import annotations

from collections.abc import Sequence

import pytest


def sized(name: str, short: Sequence[object], whole: Sequence[object]) -> pytest.MarkDecorator:
    """A parameter's values: a few now, the others of the whole in the long run."""
    rest = [pytest.param(value, marks=pytest.mark.long) for value in whole if value not in short]
    return pytest.mark.parametrize(name, [*short, *rest])
