"""What only one game asks for on the new-game page. A game without questions of its own needs nothing here."""

from __future__ import annotations

from typing import cast

from elios_desktop.games import entry_of
from elios_desktop.ui.games.setups.base import SetupPart
from elios_desktop.ui.kit.theme import Theme


def setup_part(game_id: str, theme: Theme) -> SetupPart:
    """The part of a game: `Part` of its module, or an empty one."""
    entry = entry_of(game_id)
    return cast(type[SetupPart], entry.load("setup").Part)(theme) if entry.has("setup") else SetupPart(theme)
