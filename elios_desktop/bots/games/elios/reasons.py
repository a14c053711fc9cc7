"""Why a turn is good in Elios, in the game's own terms."""

from __future__ import annotations

from elios_desktop.bots.contract import Reason
from elios_desktop.engine.games.elios.core import Core
from elios_desktop.engine.games.elios.deal import COLUMNS, JOKER
from elios_desktop.engine.games.elios.turns import DISC, PASS, PLACE, Turn


def reason_for(core: Core, turn: Turn, sure_in: int | None) -> Reason:
    """The strongest reason that holds for a turn; `sure_in` says in how many turns of all seats it surely wins."""
    player = core.player
    after = core.copy()
    after.make(turn)
    if sure_in == 1:
        return Reason("elios.last_beams")
    if sure_in is not None:
        return Reason("elios.wins", {"turns": (sure_in + 1) // 2})
    if turn.kind == PASS:
        return Reason("elios.passes")
    mine, others = _placeable(after, player), _placeable_by_others(after, player)
    opened, shut = mine - _placeable(core, player), _placeable_by_others(core, player) - others
    if turn.kind == DISC:
        if opened > 0:
            return Reason("elios.disc_opens", {"level": after.discs, "groups": opened})
        return Reason("elios.disc_waits")
    if turn.kind != PLACE:
        if opened > 0:
            return Reason("elios.split_opens", {"group": turn.group.letters})
        return Reason("elios.split_waits", {"group": turn.group.letters})
    beams = len(turn.group.letters)
    if not after.left[player]:
        return Reason("elios.own_last_beams", {"beams": beams})
    if shut > 0:
        return Reason("elios.shuts_out", {"beams": beams, "groups": shut})
    if JOKER in turn.group.letters and opened > -1:
        return Reason("elios.joker_opens", {"beams": beams})
    if _lonely(core, turn):
        return Reason("elios.while_it_lasts", {"beams": beams})
    return Reason("elios.places", {"beams": beams})


def _placeable(core: Core, player: int) -> int:
    """How many of a player's groups could be placed now, if it were that player's turn."""
    rows = core.open_rows()
    return sum(
        count
        for group, count in core.groups[player].items()
        if any(group.placements[cells & group.cells] for cells, lacking in rows if not group.needs & lacking)
    )


def _placeable_by_others(core: Core, player: int) -> int:
    own = next(side for side in core.sides() if player in side)
    return sum(_placeable(core, other) for other in range(len(core.left)) if other not in own)


def _lonely(core: Core, turn: Turn) -> bool:
    """Whether a beam of the group had just one column to go to."""
    return any(
        letter != JOKER and sum(core.takes(column, letter) for column in range(COLUMNS)) == 1
        for letter in turn.group.letters
    )
