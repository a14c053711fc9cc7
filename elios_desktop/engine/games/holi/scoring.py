"""The count at the end of the game, each point with its rule and the cells that earned it.

Rulebook: "score", "end". Direct hits were counted when they happened.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from elios_desktop.engine.contract import Result, Scored
from elios_desktop.engine.games.holi import rivalry
from elios_desktop.engine.games.holi.grid import LEVELS, place_names

if TYPE_CHECKING:
    from elios_desktop.engine.games.holi.position import Position

IN_RESERVES = 2
FEWER_SWEETS = 5


def in_others_reserves(position: Position, seat: int) -> int:
    """How many of a seat's tokens the others hold."""
    seats = position.rules.seats
    return sum(position.reserves[holder * seats + seat] for holder in range(seats) if holder != seat)


def final_points(position: Position) -> list[Scored]:
    """All points counted at the end: seat by seat in turn order from the first, rule by rule; none for nothing."""
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
        fewer = sum(held < position.held[seat] for held in position.held)
        found.append(Scored(seat + 1, FEWER_SWEETS * fewer, "sweets", final=True))
        for card in position.rules.rivalry:
            points, cells = rivalry.earned(card, position, seat)
            found.append(Scored(seat + 1, points, f"rivalry_{card}", cells, final=True))
    return [each for each in found if each.points]


def result(position: Position) -> Result:
    """Most points win. Ties: more own tokens in others' reserves, more sweets, earlier in turn order."""
    seats = position.rules.seats
    scores = {
        str(seat + 1): {"levels": 0, "reserves": 0, "sweets": 0, "hits": position.hits[seat], "rivalry": 0, "total": 0}
        for seat in range(seats)
    }
    for each in final_points(position):
        kind = each.rule.partition("_")[0]
        scores[str(each.seat)]["levels" if kind == "level" else kind] += each.points
    for parts in scores.values():
        parts["total"] = sum(parts.values())

    def rank(seat: int) -> tuple[int, int, int, int]:
        order = (seat - position.rules.first) % seats
        return scores[str(seat + 1)]["total"], in_others_reserves(position, seat), position.held[seat], -order

    return Result((max(range(seats), key=rank) + 1,), "scored", scores)
