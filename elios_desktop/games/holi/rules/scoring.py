"""The count at the end of the game, each point with its rule and the cells that earned it.

Rulebook: "score", "end". Direct hits were counted when they happened.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from elios_desktop.engine.contract import Result, Scored, Seat
from elios_desktop.games.holi.rules import rivalry
from elios_desktop.games.holi.rules.grid import LEVELS, place_names

if TYPE_CHECKING:
    from elios_desktop.games.holi.rules.mutable_position import MutablePosition

IN_RESERVES = 2
FEWER_SWEETS = 5


def in_others_reserves(position: MutablePosition, seat: int) -> int:
    """Tell how many of a seat's tokens the others hold."""
    seats = position.rules.seats
    return sum(position.reserves[holder * seats + seat] for holder in range(seats) if holder != seat)


def final_points(position: MutablePosition) -> list[Scored]:
    """List all points counted at the end: seat by seat in turn order from the first, rule by rule; none for nothing."""
    seats = position.rules.seats
    found: list[Scored] = []
    for step in range(seats):
        seat = (position.rules.first + step) % seats
        for level in range(LEVELS):
            # Each own token on level 1, 2, 3: 1, 2, 3 points.
            tokens = position.colours[level * seats + seat]
            points = tokens.bit_count() * (level + 1)
            found.append(Scored(seat + 1, points, f"level_{level + 1}", place_names(level, tokens), final=True))
        # Each own token in another player's reserve: 2.
        found.append(Scored(seat + 1, IN_RESERVES * in_others_reserves(position, seat), "reserves", final=True))
        # Each other player with fewer sweets: 5.
        fewer = sum(held < position.sweets_found[seat] for held in position.sweets_found)
        found.append(Scored(seat + 1, FEWER_SWEETS * fewer, "sweets", final=True))
        for card in position.rules.rivalry:
            points, *earning = rivalry.earned(card, position, seat)
            cells = [name for level, tokens in enumerate(earning) for name in place_names(level, tokens)]
            found.append(Scored(seat + 1, points, f"rivalry_{card}", tuple(cells), final=True))
    return [each for each in found if each.points]


@dataclass(frozen=True, slots=True)
class Count:
    """What a seat gets, or would get if the game ended now, source by source."""

    PARTS: ClassVar = ("levels", "reserves", "sweets", "hits", "rivalry", "total")
    """The names that a result's scores have."""

    levels: int
    reserves: int
    sweets: int
    hits: int
    of_cards: Mapping[int, int]
    """What each rivalry card that is shown gives."""

    @property
    def rivalry(self) -> int:
        """What the rivalry cards give together."""
        return sum(self.of_cards.values())

    @property
    def total(self) -> int:
        """All points."""
        return self.levels + self.reserves + self.sweets + self.hits + self.rivalry


def count(position: MutablePosition) -> tuple[Count, ...]:
    """Return what each seat gets at the end, or would get if it came now."""
    points: Counter[tuple[Seat, str]] = Counter()
    for each in final_points(position):
        points[each.seat, each.rule] += each.points
    return tuple(
        Count(
            levels=sum(points[seat, f"level_{level}"] for level in range(1, LEVELS + 1)),
            reserves=points[seat, "reserves"],
            sweets=points[seat, "sweets"],
            hits=hits,
            of_cards={card: points[seat, f"rivalry_{card}"] for card in position.rules.rivalry},
        )
        for seat, hits in enumerate(position.hits, 1)
    )


def result(position: MutablePosition) -> Result:
    """Most points win. Ties: more own tokens in others' reserves, more sweets, earlier in turn order."""
    seats, counts = position.rules.seats, count(position)

    def rank(seat: int) -> tuple[int, int, int, int]:
        order = (seat - position.rules.first) % seats
        return counts[seat].total, in_others_reserves(position, seat), position.sweets_found[seat], -order

    scores = {
        str(seat): {part: getattr(each, part) for part in Count.PARTS} for seat, each in enumerate(counts, start=1)
    }
    return Result((max(range(seats), key=rank) + 1,), "scored", scores)
