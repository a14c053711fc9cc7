"""What is half done at the table of Elios: an arrangement, a group placed beam by beam, a group about to be split."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from elios_desktop.engine.contract import Json, Seat
from elios_desktop.games.elios.rules import Arrange, Move, View, deal, game
from elios_desktop.games.elios.words import RAINBOW


def rainbow(beam: str) -> int:
    """Tell where a beam comes in the order in which people see beams."""
    return RAINBOW.index(beam[0])


def letters_of(bundle: Iterable[str]) -> str:
    """Return a bundle's letters as notation has them."""
    return "".join(sorted(beam[0] for beam in bundle))


@dataclass(frozen=True, slots=True)
class Arranging:
    """A seat's beams in bundles. Beams of one colour are numbered: "A1" is the first azure one."""

    seat: Seat
    bundles: tuple[tuple[str, ...], ...]

    @classmethod
    def of(cls, seat: Seat, groups: Iterable[str]) -> Arranging:
        """Bundles of these letters, the beams numbered as they come."""
        seen: Counter[str] = Counter()
        bundles = []
        for group in groups:
            beams = []
            for letter in sorted(group, key=rainbow):
                seen[letter] += 1
                beams.append(f"{letter}{seen[letter]}")
            bundles.append(tuple(beams))
        return cls(seat, tuple(bundles))

    @property
    def beams(self) -> list[str]:
        """All beams, in the order in which people see them."""
        return sorted((beam for bundle in self.bundles for beam in bundle), key=_in_rainbow)

    @property
    def groups(self) -> list[str]:
        """The bundles as notation has them, sorted."""
        return sorted(map(letters_of, self.bundles))

    @property
    def move(self) -> Arrange:
        """The arrangement as a move."""
        return Arrange(self.seat, tuple(self.groups))

    def untied(self) -> Arranging:
        """Return every beam by itself."""
        return Arranging(self.seat, tuple((beam,) for beam in self.beams))

    def home_of(self, beam: str) -> int:
        """Return the number of the bundle that a beam is in, from 0."""
        return next(index for index, bundle in enumerate(self.bundles) if beam in bundle)

    def moved(self, beam: str, to: int) -> Arranging:
        """Return a beam put into another bundle, or (`to` is the number of bundles) into a new one; empty bundles
        vanish."""
        bundles = [tuple(each for each in bundle if each != beam) for bundle in self.bundles]
        if to == len(bundles):
            bundles.append((beam,))
        else:
            bundles[to] = tuple(sorted((*bundles[to], beam), key=_in_rainbow))
        return Arranging(self.seat, tuple(filter(None, bundles)))

    def may_join(self, beam: str, to: int) -> bool:
        """Tell whether that makes a bundle as the rules want it, and changes anything."""
        home = self.home_of(beam)
        if to == len(self.bundles):
            return len(self.bundles[home]) > 1
        return to != home and deal.is_group(letters_of((*self.bundles[to], beam)))

    def swapped(self, beam: str, other: str) -> Arranging:
        """Return two beams of different bundles in each other's place."""
        places = {beam: other, other: beam}
        bundles = (tuple(places.get(each, each) for each in bundle) for bundle in self.bundles)
        return Arranging(self.seat, tuple(tuple(sorted(bundle, key=_in_rainbow)) for bundle in bundles))

    def may_swap(self, beam: str, other: str) -> bool:
        """Tell whether two beams may change places: where the one could join the other's bundle, it does that
        instead."""
        home, there = self.home_of(beam), self.home_of(other)
        if home == there or beam[0] == other[0] or self.may_join(beam, there):
            return False
        places = {beam: other, other: beam}
        made = (tuple(places.get(each, each) for each in self.bundles[at]) for at in (home, there))
        return all(deal.is_group(letters_of(each)) for each in made)

    def to_json(self) -> Json:
        return {"seat": self.seat, "bundles": [list(bundle) for bundle in self.bundles]}


def _in_rainbow(beam: str) -> tuple[int, str]:
    return rainbow(beam), beam


@dataclass(frozen=True, slots=True)
class Placing:
    """A group of which some beams have been put on their columns."""

    bundle: str
    """The key of its piece."""
    letters: str
    put: Mapping[str, int]

    @property
    def left(self) -> str:
        """The beams that are still to be put somewhere."""
        return "".join(letter for letter in self.letters if letter not in self.put)

    def without(self, letter: str) -> Placing | None:
        """Return one beam taken back; nothing is under way once none is put."""
        put = {each: column for each, column in self.put.items() if each != letter}
        return Placing(self.bundle, self.letters, put) if put else None

    def to_json(self) -> Json:
        return {"placing": {"bundle": self.bundle, "letters": self.letters, "put": dict(self.put)}}


@dataclass(frozen=True, slots=True)
class Splitting:
    """A group that lies open: one of its beams is to leave it. Nothing is lost where this isn't saved."""

    bundle: str
    """The key of its piece."""
    letters: str

    def to_json(self) -> Json:
        return {}


Draft = Arranging | Placing | Splitting | None


def draft_to_json(draft: Draft) -> Json:
    """Return the form in which a save has it."""
    return {} if draft is None else draft.to_json()


def draft_from_json(value: Json, view: View, legal: Collection[Move]) -> Draft:
    """Return what was saved, if it still leads somewhere; anything else is ignored."""
    match value:
        case {"seat": int(seat), "bundles": bundles} if seat in view.pending:
            return _arranging(seat, bundles, view.hands[seat - 1])
        case {"placing": {"bundle": str(bundle), "letters": str(letters), "put": dict(put)}}:
            ways = game.placements(legal, letters, put)
            return Placing(bundle, letters, {each: ways[0].column_of[each] for each in put}) if ways else None
    return None


def _arranging(seat: Seat, value: Any, hand: str) -> Arranging | None:
    """Saved bundles, if they are this hand's beams."""
    if not isinstance(value, list) or not all(isinstance(bundle, list) and bundle for bundle in value):
        return None
    beams = [beam for bundle in value for beam in bundle]
    if not all(isinstance(beam, str) for beam in beams) or sorted(beams) != sorted(Arranging.of(seat, [hand]).beams):
        return None
    saved = Arranging(seat, tuple(tuple(bundle) for bundle in value))
    return saved if deal.may_arrange(hand, saved.groups) else None
