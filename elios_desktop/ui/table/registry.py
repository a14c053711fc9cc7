"""Finds the table of a game."""

from __future__ import annotations

from typing import cast

from elios_desktop.games import entry_of
from elios_desktop.ui.table.base import AnyTable


def table_class(game_id: str) -> type[AnyTable]:
    """The class that draws this game, imported when first asked for: `TABLE` of its module."""
    return cast(type[AnyTable], entry_of(game_id).load("table").TABLE)
