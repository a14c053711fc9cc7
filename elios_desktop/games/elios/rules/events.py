"""What happens in Elios while a move is carried out."""

from __future__ import annotations

from dataclasses import dataclass

from elios_desktop.engine.contract import Event, Seat


@dataclass(frozen=True, slots=True)
class Arranged(Event):
    """A seat has split its hand into groups."""

    seat: Seat
    groups: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BeamLanded(Event):
    """A beam of a group landed on a column; one event for each beam. `level` is the height of its column now."""

    seat: Seat
    letter: str
    column: int
    level: int


@dataclass(frozen=True, slots=True)
class DiscAdded(Event):
    """One more disc lies on the stack; `discs` counts them all."""

    seat: Seat
    discs: int


@dataclass(frozen=True, slots=True)
class GroupSplit(Event):
    """A group became two: the single beam that was named, and the rest."""

    seat: Seat
    group: str
    single: str
    rest: str


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat could do nothing; `passes` counts how many have passed in a row."""

    seat: Seat
    passes: int


@dataclass(frozen=True, slots=True)
class SeatFinished(Event):
    """A seat has placed its last beam."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatSkipped(Event):
    """It would be this seat's turn, but it has no beams left."""

    seat: Seat
