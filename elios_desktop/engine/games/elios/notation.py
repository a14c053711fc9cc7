"""The notation of Elios: which texts are moves at all, whatever the position."""

from __future__ import annotations

import re
from dataclasses import dataclass

from elios_desktop.engine.contract import Seat
from elios_desktop.engine.games.elios.deal import LETTERS


@dataclass(frozen=True, slots=True)
class Arrange:
    """`arrange 2 AGJ.BR.Y`"""

    seat: Seat
    groups: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Place:
    """`AGJ@5,2,7`; columns from 1, one a letter."""

    group: str
    columns: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Split:
    """`split AGJ/G`"""

    group: str
    single: str


@dataclass(frozen=True, slots=True)
class Disc:
    """`disc`"""


@dataclass(frozen=True, slots=True)
class Pass:
    """`pass`"""


Command = Arrange | Place | Split | Disc | Pass

_ARRANGE = re.compile(rf"arrange ([1-4]) ([{LETTERS}]+(?:\.[{LETTERS}]+)*)")
_PLACE = re.compile(rf"([{LETTERS}]+)@([1-8](?:,[1-8])*)")
_SPLIT = re.compile(rf"split ([{LETTERS}]+)/([{LETTERS}])")


def parsed(text: str, seats: int) -> Command | None:
    """What a text says, or None if it is not a move of this game's notation."""
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
    """Whether a split of this group may be written with this single beam.

    Of a group of two the first is named: the other is the same split, spelled wrongly. A beam that isn't in the group
    at all is spelled rightly and is for the rules to judge (cannot_split).
    """
    return _once_in_order(group) and not (len(group) == 2 and single == group[1])
