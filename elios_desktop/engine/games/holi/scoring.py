"""The count at the end of the game, each point with its rule and the cells that earned it.

Rulebook: "score", "end". Direct hits were counted when they happened.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from elios_desktop.engine.contract import Result, Scored
from elios_desktop.engine.games.holi import rivalry
from elios_desktop.engine.games.holi.grid import LEVELS, place_names

if TYPE_CHECKING:
    from elios_desktop.engine.games.holi.core import Core

IN_RESERVES = 2
FEWER_SWEETS = 5


def in_others_reserves(core: Core, seat: int) -> int:
    """How many of a seat's tokens the others hold."""
    seats = core.rules.seats
    return sum(core.reserves[holder * seats + seat] for holder in range(seats) if holder != seat)


def final_points(core: Core) -> list[Scored]:
    """All points counted at the end: seat by seat in turn order from the first, rule by rule; none for nothing."""
    seats = core.rules.seats
    found: list[Scored] = []
    for step in range(seats):
        seat = (core.rules.first + step) % seats
        for level in range(LEVELS):
            # Each own token on level 1, 2, 3: 1, 2, 3 points.
            tokens = core.colours[level * seats + seat]
            points = tokens.bit_count() * (level + 1)
            found.append(Scored(seat + 1, points, f"level_{level + 1}", place_names(level, tokens), final=True))
        # Each own token in another player's reserve: 2.
        found.append(Scored(seat + 1, IN_RESERVES * in_others_reserves(core, seat), "reserves", final=True))
        # Each other player with fewer sweets: 5.
        fewer = sum(held < core.held[seat] for held in core.held)
        found.append(Scored(seat + 1, FEWER_SWEETS * fewer, "sweets", final=True))
        for card in core.rules.rivalry:
            points, cells = rivalry.earned(card, core, seat)
            found.append(Scored(seat + 1, points, f"rivalry_{card}", cells, final=True))
    return [each for each in found if each.points]


def result(core: Core) -> Result:
    """Most points win. Ties: more own tokens in others' reserves, more sweets, earlier in turn order."""
    seats = core.rules.seats
    scores = {
        str(seat + 1): {"levels": 0, "reserves": 0, "sweets": 0, "hits": core.hits[seat], "rivalry": 0, "total": 0}
        for seat in range(seats)
    }
    for each in final_points(core):
        kind = each.rule.partition("_")[0]
        scores[str(each.seat)]["levels" if kind == "level" else kind] += each.points
    for parts in scores.values():
        parts["total"] = sum(parts.values())

    def rank(seat: int) -> tuple[int, int, int, int]:
        order = (seat - core.rules.first) % seats
        return scores[str(seat + 1)]["total"], in_others_reserves(core, seat), core.held[seat], -order

    return Result((max(range(seats), key=rank) + 1,), "scored", scores)
