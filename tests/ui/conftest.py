"""Every test here is one of the window."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def _here(_in_the_window: None) -> None:
    """Ask for what all of them need."""
