"""What a group of people has chosen on the new-game page: everything that a game is begun with."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from typing import Any

from elios_desktop.engine.record import SeatInfo
from elios_desktop.ui.session.players import recorded_kind


@dataclass(frozen=True, slots=True)
class ChosenSeat:
    """One person, or computer, at the table."""

    name: str
    """As it was typed, empty if it wasn’t; `Kept.names` has what is shown."""
    colour: int
    """Index into `theme.SEAT_STYLES`; no two seats of a game have the same."""
    language: str = ""
    """A key of `i18n.LANGUAGES`, applied when this seat's turn comes; empty leaves the language alone."""
    kind: str = "human"
    """A person, "computer:3": a computer of that level, or "program:Deep Sun": a program that the settings name."""

    @property
    def info(self) -> SeatInfo:
        """The seat as records have it."""
        return SeatInfo(self.name, recorded_kind(self.kind))


@dataclass(frozen=True, slots=True)
class NewGame:
    """A game that can be begun at once. `setup` holds all that chance (or a person) has decided."""

    game: str
    seats: tuple[ChosenSeat, ...]
    options: dict[str, bool | int | str] = field(default_factory=dict)
    setup: dict[str, Any] = field(default_factory=dict)
    tournament: bool = False
    """Games until somebody has enough points, instead of one."""
    timed: bool = True
    """Whether time runs, where the game has a clock."""
    own: dict[str, Any] = field(default_factory=dict)
    """What the game's own part of the page chose for the table, where it is not the usual."""
    hints: bool = True
    """Whether people may ask for hints."""


def fresh_seed() -> int:
    """A seed for a deal, from the system's own chance."""
    return int.from_bytes(os.urandom(8), "big")
