"""Finds a game's course."""

from __future__ import annotations

from typing import cast

from elios_desktop.games import entry_of
from elios_desktop.lessons.contract import Course, Lessons


def has_course(game_id: str) -> bool:
    """Whether a game can be learned here. Imports nothing."""
    return entry_of(game_id).has("lessons")


def find_course(game_id: str) -> Course:
    """The course of a game, imported when first asked for."""
    return cast(Lessons, entry_of(game_id).load("lessons")).COURSE
