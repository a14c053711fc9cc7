"""Finds a game's rulebook. A game's is the module `games.<id>.rulebook`, its positions `games.<id>.positions`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol, cast

from elios_desktop.games import entry_of
from elios_desktop.rulebook.blocks import Block, Section
from elios_desktop.rulebook.positions import Position
from elios_desktop.texts.translate import Translate


class Rulebook(Protocol):
    """The names that a module `games.<id>.rulebook` has."""

    def sections(self, translate: Translate) -> list[Section]:
        """The whole rulebook, in the translator's language."""

    def card(self, translate: Translate) -> list[Block]:
        """The reference card: what you can do in a turn, on one page."""


def find_rulebook(game_id: str) -> Rulebook:
    """The rulebook of a game, imported when first asked for."""
    return cast(Rulebook, entry_of(game_id).load("rulebook"))


def find_positions(game_id: str) -> Mapping[str, Position]:
    """The positions that the rulebook of a game shows, by name."""
    return cast(Mapping[str, Position], entry_of(game_id).load("positions").POSITIONS)


_OF_PHASES = {"arrange": "arranging", "play": "turn", "over": "end"}


def section_for_phase(phase: str) -> str:
    """The section about what is done in a phase of a game; a phase without one here has a section of its own name."""
    return _OF_PHASES.get(phase, phase)
