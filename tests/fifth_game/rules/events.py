"""What happens in a move."""

from __future__ import annotations

from dataclasses import dataclass

from elios_desktop.engine.contract import Event, Seat


@dataclass(frozen=True, slots=True)
class Marked(Event):
    """A seat put its mark on a square."""

    seat: Seat
    square: str
