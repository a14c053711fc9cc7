"""The rulebook of Holi."""

from __future__ import annotations

from elios_desktop.games.holi.rulebook.around import sections as around
from elios_desktop.games.holi.rulebook.card import card
from elios_desktop.games.holi.rulebook.scoring import sections as scoring
from elios_desktop.games.holi.rulebook.start import sections as start
from elios_desktop.games.holi.rulebook.turn import sections as turn
from elios_desktop.rulebook.blocks import Section
from elios_desktop.texts.translate import Translate

__all__ = ["card", "sections"]


def sections(translate: Translate) -> list[Section]:
    """The whole rulebook."""
    return [*start(translate), *turn(translate), *scoring(translate), *around(translate)]
