"""A placement that is made beam by beam: where each beam of a group may still go, and what speaks against a column.

Some beams have been `put` on columns already; the others follow. All of it is asked of the legal placements, so nothing
here knows a rule of its own, nor does `is_foregone`, which sees that nobody can ever place a beam again.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import product

from elios_desktop.engine.contract import Refusal
from elios_desktop.games.elios.rules import deal, game, turns, views
from elios_desktop.games.elios.rules.core import Core
from elios_desktop.games.elios.rules.moves import Move, Place, TurnMove, from_core

Put = Mapping[str, int]
"""The columns of some beams of a group; a group has no letter twice."""
NOWHERE: Put = {}


def placements(legal: Iterable[Move], group: str, put: Put = NOWHERE) -> list[Place]:
    """Return the legal ways to place a group that have these beams there, in the order of their columns."""
    found = [move for move in legal if isinstance(move, Place) and move.group == group and _has(move, put)]
    return sorted(found, key=lambda move: move.columns)


def _has(move: Place, put: Put) -> bool:
    return all((letter, column) in zip(move.group, move.columns, strict=True) for letter, column in put.items())


def open_columns(ways: Iterable[Place], beams: str) -> list[int]:
    """Return the columns to which these placements bring one of these beams."""
    return sorted({column for way in ways for letter, column in way.column_of.items() if letter in beams})


def through(ways: Sequence[Place], column: int) -> list[Place]:
    """Return the ways that use a column. Where a joker and a coloured beam both could go there, it is the coloured
    one's."""
    found = [way for way in ways if column in way.columns]
    coloured = [way for way in found if way.column_of.get(deal.JOKER) != column]
    return coloured or found


def settled(ways: Sequence[Place]) -> dict[str, int]:
    """Return the beams that have no choice: their column is the same in all ways."""
    return {letter: at for letter, at in ways[0].column_of.items() if all(way.column_of[letter] == at for way in ways)}


def meant_for(view: views.View, group: str, column: int) -> str:
    """Return the beam of a group that somebody means who puts the whole group on a column, legal or not."""
    top = view.columns[column - 1][-1]
    return top if top in group else deal.JOKER if deal.JOKER in group else group[0]


def against(view: views.View, group: str, put: Put) -> Refusal | None:
    """Return what speaks against these beams there, when no placement of the group has them there: first what they
    would lie on; then that another beam of the group finds its colour nowhere; then what is wrong with the best that is
    left."""
    core = Core.seen(view)
    for letter, column in sorted(put.items()):
        if not core.takes(column - 1, letter):
            return game.wrong_colour(core, group, letter, column)
    lost = "".join(letter for letter in group if not any(core.takes(column, letter) for column in range(deal.COLUMNS)))
    if lost:
        return Refusal("elios.no_column", {"group": group, "beams": lost}, (f"group {group}",))
    return game.judge_turn(core, nearest(view, group, put))


def nearest(view: views.View, group: str, put: Put) -> Place:
    """Return the placement that comes closest to a legal one with these beams there: what is wrong with it is said."""
    core = Core.seen(view)
    free = [letter for letter in group if letter not in put]
    choices = product(range(1, deal.COLUMNS + 1), repeat=len(free))
    placed = (Place.on({**put, **dict(zip(free, columns, strict=True))}) for columns in choices)
    return min(placed, key=lambda place: _faults(core, place, free))


def _faults(core: Core, place: Place, free: Sequence[str]) -> tuple[int, ...]:
    at = place.column_of
    heights = [len(core.columns[column - 1]) for column in place.columns]
    wrong = sum(not core.takes(at[letter] - 1, letter) for letter in free)
    twice = len(at) - len(set(place.columns))
    return wrong, twice, len(set(heights)) - 1, int(max(heights) >= core.discs), sum(heights)


def rest_of(view: views.View) -> tuple[TurnMove, ...]:
    """Return the moves by which the game is played to its end if nobody can ever place a beam again; else none.

    Columns change by placements alone, any beam can be split off its group, and discs can be added up to the last. So
    there will be another placement exactly if a column that isn't at its full height takes one of the beams that are
    left, by itself.
    """
    if view.to_move is None or view.bare:
        return ()
    core = Core.seen(view)
    open_columns = [column for column, letters in enumerate(core.columns) if len(letters) < deal.MOST_DISCS]
    beams = {letter for groups in core.groups for group in groups for letter in group.letters}
    if any(core.takes(column, letter) for column in open_columns for letter in beams):
        return ()
    moves = []
    while not core.over:
        turn = core.legal()[0]
        assert turn.kind != turns.PLACE
        moves.append(from_core(turn))
        core.make(turn)
    return tuple(moves)
