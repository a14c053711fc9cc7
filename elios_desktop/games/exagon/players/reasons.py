"""Why a move of Exagon is good: what the turn brings that begins with it."""

from __future__ import annotations

from typing import Final

from elios_desktop.games.exagon.players.turns import Turn, touching
from elios_desktop.games.exagon.rules import Core
from elios_desktop.games.exagon.rules.moves import END, PUT, given
from elios_desktop.games.exagon.rules.tiles import tile_of
from elios_desktop.players.contract import Reason

_DOUBLE: Final = 2


def reason_for(core: Core, turn: Turn) -> Reason:
    """Why to begin with the first move of this turn."""
    seat, move = core.seat, turn.moves[0]
    if move == END:
        return Reason("exagon.ends")
    after = [each for each in turn.moves[1:] if each != END]
    if turn.after.over and seat in turn.after.winners():
        named = {"tile": tile_of(after[0] & 255)} if after and after[0] >= PUT else {}
        return Reason("exagon.wins", {"more": len(after)} | named)
    if move < PUT:
        tile, taker = given(move)
        return Reason("exagon.gives", {"tile": tile, "seat": taker + 1})
    if core.opening:
        return Reason("exagon.opens")
    sides, down = touching(core, move >> 8), [tile_of(each & 255) for each in after if each >= PUT]
    if not down:
        ended = sides < _DOUBLE and not core.bonus
        return Reason("exagon.ends_with" if ended else "exagon.one_less", {"left": turn.after.counts[seat]})
    then = {"tile": down[0], "more": len(down)}
    if sides > _DOUBLE:
        return Reason("exagon.bonuses", {"count": sides - _DOUBLE} | then)
    return Reason("exagon.goes_on" if sides == _DOUBLE else "exagon.spends", then)
