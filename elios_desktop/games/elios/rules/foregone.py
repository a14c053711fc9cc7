"""When an end of Elios is foregone: nobody can ever place a beam again, and only discs, splits and passes are left."""

from __future__ import annotations

from elios_desktop.games.elios.rules.core import Core
from elios_desktop.games.elios.rules.deal import MOST_DISCS
from elios_desktop.games.elios.rules.moves import TurnMove, from_core
from elios_desktop.games.elios.rules.turns import PLACE
from elios_desktop.games.elios.rules.views import View


def rest_of(view: View) -> tuple[TurnMove, ...]:
    """The moves by which the game is played to its end if nobody can ever place a beam again; else none.

    Columns change by placements alone, any beam can be split off its group, and discs can be added up to the last. So
    there will be another placement exactly if a column that isn't at its full height takes one of the beams that are
    left, by itself.
    """
    if view.to_move is None or view.bare:
        return ()
    core = Core.seen(view)
    open_columns = [column for column, letters in enumerate(core.columns) if len(letters) < MOST_DISCS]
    beams = {letter for groups in core.groups for group in groups for letter in group.letters}
    if any(core.takes(column, letter) for column in open_columns for letter in beams):
        return ()
    moves = []
    while not core.over:
        turn = core.legal()[0]
        assert turn.kind != PLACE
        moves.append(from_core(turn))
        core.make(turn)
    return tuple(moves)
