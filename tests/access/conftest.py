"""Tests of this folder that look for moments on tables of their own are as hasty there as those of the window."""

from __future__ import annotations

from tests.ui.conftest import _hasty

__all__ = ["_hasty"]
