"""Finds a game's course and tips."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from elios_desktop.games import entry_of
from elios_desktop.lessons.contract import Course, Lessons, Tip


def find_course(game_id: str) -> Course:
    """The course of a game, imported when first asked for."""
    return cast(Lessons, entry_of(game_id).load("lessons")).COURSE


def find_tips(game_id: str) -> Sequence[Tip]:
    """The tips for the first games, in the order in which they matter."""
    return cast(Lessons, entry_of(game_id).load("lessons")).TIPS
