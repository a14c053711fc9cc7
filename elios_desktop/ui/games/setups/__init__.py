"""What only one game asks for on the new-game page. A game without questions of its own needs nothing here."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from elios_desktop.ui.games.setups.base import SetupPart
from elios_desktop.ui.kit.theme import Theme


def setup_part(game_id: str, theme: Theme) -> SetupPart:
    """The part of a game: `Part` of the module `ui.games.setups.<id>`, or an empty one."""
    name = f"{__name__}.{game_id}"
    if find_spec(name) is None:
        return SetupPart(theme)
    part = import_module(name).Part(theme)
    assert isinstance(part, SetupPart)
    return part
