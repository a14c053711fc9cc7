"""The picture on the front of each game's box. Home's first picture does without; see `ui.shell.game_box`."""

from __future__ import annotations

from typing import cast

from elios_desktop.games import entry_of
from elios_desktop.ui.covers.carton import Front


def find_front(game_id: str) -> Front:
    """What paints the front of a game's box: `paint_front` of its module."""
    return cast(Front, entry_of(game_id).load("cover").paint_front)
