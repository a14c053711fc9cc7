"""The positions that the rulebooks show: each a record, and what the picture points at."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from elios_desktop.engine.contract import OptionValue


@dataclass(frozen=True, slots=True)
class Label:
    """A number on a picture. `about` is what it lies on, named as in `Position.light` (nothing: the whole picture), and
    `at` where on it: 0 is left and top, 1 right and bottom."""

    about: str = ""
    at: tuple[float, float] = (0.5, 0.5)


@dataclass(frozen=True, slots=True)
class Position:
    """A game played up to some point, as the seat whose turn it is sees it, and what a reader should look at.

    Names in `light`, `bad` and `crop` are those that the engine gives to cells, pieces and seats in refusals; `held`
    is the name of a piece on the table: its legal places glow as if it had been picked up.
    """

    seats: int
    setup: Mapping[str, Any]
    moves: tuple[str, ...] = ()
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    light: tuple[str, ...] = ()
    bad: tuple[str, ...] = ()
    held: str = ""
    over: str = ""
    """The name of a place over which it is held: the table shows what would happen there."""
    pressed: str = ""
    """The id of a button beside the rack: the picture shows what it shows."""
    labels: tuple[Label, ...] = ()
    """What is numbered; the picture in the rulebook says what each number is."""
    crop: tuple[str, ...] = ()
    """What the picture has to show; nothing: the whole table."""
    shown: tuple[int, int] = (580, 370)
    """The picture's size on the page."""
    table: tuple[int, int] = (1160, 740)
    """The table's size before anything is cut away."""
