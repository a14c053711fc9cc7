"""What lies on the table of Elios, by key: what a hand can hold, and where it can put that.

Pieces: `bundle AGJ` (a second equal one: `bundle AGJ 2`), the beams tied in it `bundle AGJ: G`, while arranging the
loose beams `beam G1`, and `disc`. Places: `column 5`, `sun`, `split`, `rack`, `bundle 3`, `bundle new`, `choice G`,
`supply`, `seat 2`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from elios_desktop.engine.contract import Seat
from elios_desktop.games.elios.board.draft import rainbow


@dataclass(frozen=True, slots=True)
class Bundle:
    """A group, tied."""

    key: str
    letters: str

    @property
    def shown(self) -> str:
        """Its letters from left to right."""
        return "".join(sorted(self.letters, key=rainbow))

    @property
    def beams(self) -> list[TiedBeam]:
        """The beams that can be taken by themselves; a single one is the bundle."""
        return [TiedBeam(self, letter) for letter in self.shown] if len(self.letters) > 1 else []


@dataclass(frozen=True, slots=True)
class TiedBeam:
    """One beam of a group."""

    bundle: Bundle
    letter: str

    @property
    def key(self) -> str:
        return f"{self.bundle.key}: {self.letter}"


@dataclass(frozen=True, slots=True)
class LooseBeam:
    """A beam while its seat arranges; `name` is "G1"."""

    name: str

    @property
    def key(self) -> str:
        return f"beam {self.name}"


@dataclass(frozen=True, slots=True)
class SpareDisc:
    """The top one of the discs beside the sun."""

    key = "disc"


Held = Bundle | TiedBeam | LooseBeam | SpareDisc
"""What a hand can hold."""


@dataclass(frozen=True, slots=True)
class Column:
    number: int

    @property
    def key(self) -> str:
        return f"column {self.number}"


@dataclass(frozen=True, slots=True)
class Sun:
    """Its middle, where the discs are stacked."""

    key = "sun"


@dataclass(frozen=True, slots=True)
class SplitBox:
    """The end of the rack where a beam leaves its bundle."""

    key = "split"


@dataclass(frozen=True, slots=True)
class Rack:
    key = "rack"


@dataclass(frozen=True, slots=True)
class Slot:
    """A bundle that beams are put into while a seat arranges, counted from 0; the last one makes a new bundle."""

    index: int
    new: bool

    @property
    def key(self) -> str:
        return "bundle new" if self.new else f"bundle {self.index + 1}"


@dataclass(frozen=True, slots=True)
class Choice:
    """A beam of the opened bundle: pressed, it leaves the others."""

    bundle: Bundle
    letter: str

    @property
    def key(self) -> str:
        return self.key_of(self.letter)

    @staticmethod
    def key_of(letter: str) -> str:
        return f"choice {letter}"


@dataclass(frozen=True, slots=True)
class Supply:
    """Where the spare discs lie."""

    key = "supply"


@dataclass(frozen=True, slots=True)
class SeatPlace:
    """A seat's plate and what lies before it."""

    seat: Seat

    @property
    def key(self) -> str:
        return f"seat {self.seat}"


Spot = Column | Sun | SplitBox | Rack | Slot | Choice | Supply | SeatPlace
"""Where something can be put, pressed, or at least dropped."""


def large_first(groups: Sequence[str]) -> list[str]:
    """Groups in the order in which they lie before a seat."""
    return sorted(groups, key=lambda group: (-len(group), sorted(map(rainbow, group))))


def bundles_of(groups: Sequence[str]) -> Iterator[Bundle]:
    """The bundles of a seat, in the order in which they lie there."""
    counted: Counter[str] = Counter()
    for group in large_first(groups):
        counted[group] += 1
        yield Bundle(f"bundle {group}" if counted[group] == 1 else f"bundle {group} {counted[group]}", group)
