"""A placement under way: which columns are still possible for the beams of a bundle, by the engine's legal moves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import product
from typing import Any

from elios_desktop.engine.contract import Json

Way = Mapping[str, int]
"""A column for each beam (letter) of a bundle; a bundle has no colour twice."""


@dataclass(frozen=True, slots=True)
class Placing:
    """A bundle of which some beams have been put on their columns."""

    bundle: str
    """The key of its piece."""
    letters: str
    put: dict[str, int] = field(default_factory=dict)

    def to_json(self) -> Json:
        return {"bundle": self.bundle, "letters": self.letters, "put": self.put}

    @classmethod
    def from_json(cls, value: Any, legal: Iterable[str]) -> Placing | None:
        """What was saved, if it still leads to a legal move."""
        match value:
            case {"bundle": str(bundle), "letters": str(letters), "put": dict(put)}:
                ways = fitting(ways_for(legal, letters), put)
                if ways:
                    return cls(bundle, letters, {letter: ways[0][letter] for letter in put})
        return None


def notation(letters: str, way: Way) -> str:
    """A placement as the engine wants it."""
    return f"{letters}@{','.join(str(way[letter]) for letter in letters)}"


def ways_for(legal: Iterable[str], letters: str) -> list[dict[str, int]]:
    """All legal ways to place a bundle, in order of their columns."""
    start = f"{letters}@"
    found = [
        dict(zip(letters, map(int, move.removeprefix(start).split(",")), strict=True))
        for move in legal
        if move.startswith(start)
    ]
    return sorted(found, key=_columns)


def _columns(way: Way) -> list[int]:
    return list(way.values())


def fitting(ways: Iterable[dict[str, int]], put: Way) -> list[dict[str, int]]:
    """The ways that have these beams there."""
    return [way for way in ways if all(way.get(letter) == column for letter, column in put.items())]


def touching(ways: Iterable[dict[str, int]], column: int) -> list[dict[str, int]]:
    """The ways that use a column. Where a joker and a coloured beam both could go there, it is the coloured one's."""
    found = [way for way in ways if column in way.values()]
    coloured = [way for way in found if way.get("J") != column]
    return coloured or found


def settled(ways: list[dict[str, int]]) -> dict[str, int]:
    """The beams that have no choice: their column is the same in all ways."""
    first = ways[0]
    return {letter: column for letter, column in first.items() if all(way[letter] == column for way in ways)}


def nearest(view: Json, letters: str, put: Way) -> str:
    """The placement that comes closest to a legal one with these beams there; the engine says what is wrong with it."""
    free = [letter for letter in letters if letter not in put]
    best: tuple[tuple[int, ...], dict[str, int]] | None = None
    for columns in product(range(1, len(view["columns"]) + 1), repeat=len(free)):
        way = dict(put) | dict(zip(free, columns, strict=True))
        faults = _faults(view, way, free)
        if best is None or faults < best[0]:
            best = (faults, way)
    assert best is not None  # there is at least one way to choose no column at all
    return notation(letters, best[1])


def _faults(view: Json, way: Way, free: list[str]) -> tuple[int, ...]:
    heights = [len(view["columns"][column - 1]) for column in way.values()]
    wrong = sum(not _takes(view["columns"][way[letter] - 1], letter, view["joker"]) for letter in free)
    twice = len(way) - len(set(way.values()))
    return wrong, twice, len(set(heights)) - 1, int(max(heights) >= view["discs"]), sum(heights)


def _takes(column: str, letter: str, joker: str) -> bool:
    top = column[-1] if joker == "open" else column.replace("J", "")[-1]
    return letter == "J" or top in ("J", letter)
