"""Finds a game's rulebook: the text `rulebook.md` beside `positions.py`, which has what it shows: `POSITIONS`,
and `LISTS` of the game's things if there are any.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import cast

from elios_desktop.games import entry_of
from elios_desktop.rulebook.blocks import Block, Section
from elios_desktop.rulebook.positions import Position
from elios_desktop.rulebook.reader import GameLists, Reader
from elios_desktop.texts.translate import Translate


@dataclass(frozen=True, slots=True)
class Rulebook:
    """A game's rulebook, as it is written."""

    text: str
    context: str
    """In which its texts are translated."""
    lists: GameLists

    def sections(self, translate: Translate) -> list[Section]:
        """The whole rulebook, in the translator's language."""
        return Reader(self.text, self.context, translate, self.lists).sections()

    def card(self, translate: Translate) -> list[Block]:
        """The reference card: what you can do in a turn, on one page."""
        return Reader(self.text, self.context, translate, self.lists).card()


@cache
def find_rulebook(game_id: str) -> Rulebook:
    """The rulebook of a game, read when first asked for."""
    module = entry_of(game_id).load("positions")
    text = Path(str(module.__file__)).with_name("rulebook.md").read_text(encoding="utf-8")
    return Rulebook(text, context_of(game_id), getattr(module, "LISTS", {}))


def context_of(game_id: str) -> str:
    """The context in which the rulebook of a game is translated."""
    return f"Rulebook{game_id.capitalize()}"


def find_positions(game_id: str) -> Mapping[str, Position]:
    """The positions that the rulebook of a game shows, by name."""
    return cast(Mapping[str, Position], entry_of(game_id).load("positions").POSITIONS)


_OF_PHASES = {"arrange": "arranging", "play": "turn", "over": "end"}


def section_for_phase(phase: str) -> str:
    """The section about what is done in a phase of a game; a phase without one here has a section of its own name."""
    return _OF_PHASES.get(phase, phase)
