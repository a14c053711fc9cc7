"""Why a move of Exagon is good: what the turn brings that begins with it."""

from __future__ import annotations

from typing import Final

from elios_desktop.bots.contract import Reason
from elios_desktop.bots.games.exagon.turns import Turn
from elios_desktop.bots.games.exagon.worth import touching
from elios_desktop.engine.games.exagon import Core
from elios_desktop.engine.games.exagon.moves import END, PUT, given
from elios_desktop.engine.games.exagon.tiles import tile_of

_DOUBLE: Final = 2


def reason_for(core: Core, turn: Turn) -> Reason:
    """Why to begin with the first move of this turn."""
    seat, move = core.seat, turn.moves[0]
    down = [tile_of(each & 255) for each in turn.moves if each >= PUT]
    if move == END:
        return Reason("exagon.ends")
    if turn.after.over and seat in turn.after.winners():
        return Reason("exagon.wins", {"count": len(turn.moves)})
    if move < PUT:
        tile, taker = given(move)
        return Reason("exagon.gives", {"tile": tile, "seat": taker + 1})
    sides, more = touching(core, move >> 8), down[1:]
    if core.opening:
        return Reason("exagon.opens", {"tile": down[0]})
    if not more:
        return Reason("exagon.one_less", {"sides": sides, "left": turn.after.counts[seat]})
    if sides > _DOUBLE:
        return Reason("exagon.bonuses", {"count": sides - _DOUBLE, "tile": more[0], "more": len(more)})
    if sides == _DOUBLE:
        return Reason("exagon.goes_on", {"tile": more[0], "more": len(more)})
    return Reason("exagon.spends", {"tile": more[0], "more": len(more)})
