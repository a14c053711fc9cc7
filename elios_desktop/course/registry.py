"""Where the course of a game is counted: `course.games.<id>`, imported when first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from elios_desktop.course.contract import GameCourse


def find_course(game_id: str) -> GameCourse:
    """The course of a game that the program knows."""
    return cast(GameCourse, import_module(f"elios_desktop.course.games.{game_id}"))
