"""The moves of Elios as values, their notation, which turn of the core each is, and the events that tell of it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from elios_desktop.engine.contract import Event, Seat
from elios_desktop.games.elios.rules.deal import LETTERS
from elios_desktop.games.elios.rules.turns import DISC, DISC_TURN, GROUPS, PASS_TURN, PLACE, SPLIT, Turn


@dataclass(frozen=True, slots=True)
class Arrange:
    """`arrange 2 AGJ.BR.Y`"""

    seat: Seat
    groups: tuple[str, ...]

    @property
    def text(self) -> str:
        return f"arrange {self.seat} {'.'.join(self.groups)}"


@dataclass(frozen=True, slots=True)
class Place:
    """`AGJ@5,2,7`; columns from 1, one a letter."""

    group: str
    columns: tuple[int, ...]

    @classmethod
    def on(cls, columns: Mapping[str, int]) -> Place:
        """Return the placement of a group of which each beam's column is given."""
        group = "".join(sorted(columns))
        return cls(group, tuple(columns[letter] for letter in group))

    @property
    def text(self) -> str:
        return f"{self.group}@{','.join(map(str, self.columns))}"

    @property
    def column_of(self) -> dict[str, int]:
        """The column of each beam."""
        return dict(zip(self.group, self.columns, strict=True))


@dataclass(frozen=True, slots=True)
class Split:
    """`split AGJ/G`"""

    group: str
    single: str

    @classmethod
    def taking(cls, beam: str, group: str) -> Split:
        """Return the split by which a beam leaves its group: of two, the first one in code-point order is named."""
        return cls(group, group[0] if len(group) == 2 else beam)

    @property
    def text(self) -> str:
        return f"split {self.group}/{self.single}"


@dataclass(frozen=True, slots=True)
class Disc:
    """`disc`"""

    @property
    def text(self) -> str:
        return "disc"


@dataclass(frozen=True, slots=True)
class Pass:
    """`pass`"""

    forced: ClassVar[bool] = True

    @property
    def text(self) -> str:
        return "pass"


TurnMove = Place | Split | Disc | Pass
"""What a seat may do in its turn."""
Move = Arrange | TurnMove

_ARRANGE = re.compile(rf"arrange ([1-4]) ([{LETTERS}]+(?:\.[{LETTERS}]+)*)")
_PLACE = re.compile(rf"([{LETTERS}]+)@([1-8](?:,[1-8])*)")
_SPLIT = re.compile(rf"split ([{LETTERS}]+)/([{LETTERS}])")


# -- as text ---------------------------------------------------------------------------------------------------------


def parse(text: str, seats: int) -> Move | None:
    """Return what a text says, or None if it is not a move of this game's notation."""
    if text == "disc":
        return Disc()
    if text == "pass":
        return Pass()
    if found := _PLACE.fullmatch(text):
        columns = tuple(int(column) for column in found[2].split(","))
        return Place(found[1], columns) if _once_in_order(found[1]) and len(columns) == len(found[1]) else None
    if found := _SPLIT.fullmatch(text):
        return Split(found[1], found[2]) if _may_name(found[1], found[2]) else None
    if found := _ARRANGE.fullmatch(text):
        seat, groups = int(found[1]), tuple(found[2].split("."))
        # A letter twice is for the rules to judge (bad_arrangement); letters in the wrong order are not the notation.
        return Arrange(seat, groups) if seat <= seats and all(map(_in_order, groups)) else None
    return None


def _in_order(group: str) -> bool:
    return list(group) == sorted(group)


def _once_in_order(group: str) -> bool:
    return list(group) == sorted(set(group))


def _may_name(group: str, single: str) -> bool:
    """Tell whether a split of this group may be written with this single beam.

    Of a group of two the first is named: the other is the same split, spelled wrongly. A beam that isn't in the group
    at all is spelled rightly and is for the rules to judge (cannot_split).
    """
    return _once_in_order(group) and not (len(group) == 2 and single == group[1])


# -- in the core -----------------------------------------------------------------------------------------------------


def from_core(turn: Turn) -> TurnMove:
    """Return the move that a turn of the core is."""
    group = turn.group
    if turn.kind == PLACE:
        return Place(group.letters, tuple([column + 1 for column in turn.columns]))
    if turn.kind == SPLIT:
        return Split(group.letters, turn.parts[0].letters)
    return Disc() if turn.kind == DISC else Pass()


def to_core(move: TurnMove) -> Turn:
    """Return the turn of the core that a legal move is."""
    match move:
        case Place(group, columns):
            return GROUPS[group].placements.on(*[column - 1 for column in columns])
        case Split(group, single):
            return next(turn for turn in GROUPS[group].splits if turn.parts[0].letters == single)
        case Disc():
            return DISC_TURN
        case Pass():  # pragma: no branch: a move is one of these
            return PASS_TURN


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
