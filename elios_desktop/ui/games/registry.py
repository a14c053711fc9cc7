"""The table of each game. A game is added here and in `engine/registry.py`, nowhere else."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from elios_desktop.ui.games.base import Table

_TABLES = {
    "elios": ("elios_desktop.ui.games.elios", "EliosTable"),
    "elementos": ("elios_desktop.ui.games.elementos", "ElementosTable"),
    "exagon": ("elios_desktop.ui.games.exagon", "ExagonTable"),
    "holi": ("elios_desktop.ui.games.holi", "HoliTable"),
}


def table_class(game_id: str) -> type[Table]:
    """The class that draws this game, imported when first asked for."""
    module, name = _TABLES[game_id]
    return cast(type[Table], getattr(import_module(module), name))
