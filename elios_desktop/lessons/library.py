"""Finds a game's lesson and tips."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from elios_desktop.games import entry_of
from elios_desktop.lessons.contract import Lesson, Lessons, Tip


def find_lesson(game_id: str) -> Lesson:
    """The lesson of a game, imported when first asked for."""
    return cast(Lessons, entry_of(game_id).load("lessons")).LESSON


def find_tips(game_id: str) -> Sequence[Tip]:
    """The tips for the first games, in the order in which they matter."""
    return cast(Lessons, entry_of(game_id).load("lessons")).TIPS
