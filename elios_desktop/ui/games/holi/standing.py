"""What each seat's points would be if the game ended now, from what everybody sees; rivalry cards are not counted."""

from __future__ import annotations

from elios_desktop.engine.contract import Json, Seat
from elios_desktop.engine.games.holi.scoring import FEWER_SWEETS, IN_RESERVES


def points_now(view: Json, seat: Seat) -> int:
    """Own tokens on the levels and in others' reserves, others with fewer sweets, and direct hits."""
    own = [list(tokens.values()).count(seat) for tokens in view["levels"]]
    given = sum(reserve[str(seat)] for holder, reserve in enumerate(view["reserves"], 1) if holder != seat)
    held = view["held_sweets"]
    fewer = sum(each < held[seat - 1] for each in held)
    on_levels = sum(worth * count for worth, count in enumerate(own, 1))
    return int(on_levels + IN_RESERVES * given + FEWER_SWEETS * fewer + view["hits"][seat - 1])
