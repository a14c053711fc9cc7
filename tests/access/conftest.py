"""Tests of this folder that look for moments on tables of their own are as hasty there as those of the window."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def _hasty_here(_hasty: None) -> None:
    """Ask for what makes them so."""
