"""Where the course of a game is counted: `games.<id>.course`, imported when first asked for."""

from __future__ import annotations

from typing import cast

from elios_desktop.course.contract import GameCourse
from elios_desktop.games import entry_of


def find_course(game_id: str) -> GameCourse:
    """The course of a game that the program knows."""
    return cast(GameCourse, entry_of(game_id).load("course"))
