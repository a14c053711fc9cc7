"""The rulebook of Elios."""

from __future__ import annotations

from elios_desktop.games.elios.rulebook.around import sections as around
from elios_desktop.games.elios.rulebook.card import card
from elios_desktop.games.elios.rulebook.ending import sections as ending
from elios_desktop.games.elios.rulebook.start import sections as start
from elios_desktop.games.elios.rulebook.turn import sections as turn
from elios_desktop.rulebook.blocks import Section
from elios_desktop.texts.translate import Translate

__all__ = ["card", "sections"]


def sections(translate: Translate) -> list[Section]:
    """The whole rulebook."""
    return [*start(translate), *turn(translate), *ending(translate), *around(translate)]
