"""Arranging: a hand's beams in bundles, while they are pushed around. Beams of one colour are numbered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from elios_desktop.engine.contract import Seat
from elios_desktop.engine.games.elios import Arrange
from elios_desktop.engine.games.elios.deal import is_group, may_arrange
from elios_desktop.texts.games.elios import RAINBOW

Bundles = tuple[tuple[str, ...], ...]
"""Each bundle's beams, "A1" the first azure one."""


def rainbow(letter: str) -> int:
    """Where a beam comes in the order in which people see beams."""
    return RAINBOW.index(letter[0])


def from_groups(groups: Iterable[str]) -> Bundles:
    """Bundles of these letters, the beams numbered as they come."""
    seen: Counter[str] = Counter()
    bundles = []
    for group in groups:
        beams = []
        for letter in sorted(group, key=rainbow):
            seen[letter] += 1
            beams.append(f"{letter}{seen[letter]}")
        bundles.append(tuple(beams))
    return tuple(bundles)


def untied(bundles: Bundles) -> Bundles:
    """Every beam by itself, in rainbow order."""
    return tuple((beam,) for beam in sorted((beam for bundle in bundles for beam in bundle), key=_in_rainbow))


def _in_rainbow(beam: str) -> tuple[int, str]:
    return rainbow(beam), beam


def letters_of(bundle: Iterable[str]) -> str:
    """A bundle's letters as notation has them."""
    return "".join(sorted(beam[0] for beam in bundle))


def holder_of(bundles: Bundles, beam: str) -> int:
    """The bundle that a beam is in."""
    return next(index for index, bundle in enumerate(bundles) if beam in bundle)


def moved(bundles: Bundles, beam: str, to: int) -> Bundles:
    """A beam put into another bundle, or (`to` is the number of bundles) into a new one; empty bundles vanish."""
    without = [tuple(each for each in bundle if each != beam) for bundle in bundles]
    if to == len(bundles):
        without.append((beam,))
    else:
        without[to] = tuple(sorted((*without[to], beam), key=_in_rainbow))
    return tuple(bundle for bundle in without if bundle)


def may_join(bundles: Bundles, beam: str, to: int) -> bool:
    """Whether that makes a bundle as the rules want it, and changes anything."""
    home = holder_of(bundles, beam)
    if to == len(bundles):
        return len(bundles[home]) > 1
    return to != home and is_group(letters_of((*bundles[to], beam)))


def as_move(seat: Seat, bundles: Bundles) -> Arrange:
    """The move."""
    return Arrange(seat, tuple(sorted(map(letters_of, bundles))))


def from_json(value: Any, hand: str) -> Bundles | None:
    """Saved bundles, if they are this hand's beams."""
    if not isinstance(value, list) or not all(isinstance(bundle, list) and bundle for bundle in value):
        return None
    beams = [beam for bundle in value for beam in bundle]
    expected = [beam for bundle in from_groups([hand]) for beam in bundle]
    if not all(isinstance(beam, str) for beam in beams) or sorted(beams) != sorted(expected):
        return None
    bundles: Bundles = tuple(tuple(bundle) for bundle in value)
    return bundles if may_arrange(hand, list(map(letters_of, bundles))) else None


def time_text(ms: int) -> str:
    """Minutes and seconds."""
    return f"{ms // 60000}:{ms // 1000 % 60:02d}"


def sizes(bundles: Sequence[Sequence[str]]) -> list[int]:
    """How many beams each bundle has."""
    return [len(bundle) for bundle in bundles]
