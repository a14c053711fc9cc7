"""Why a move is not legal: the first reason in the rules' order.

Each function asks the questions about one kind of move, in the order in which the rulebook lists the refusals.
"""

from __future__ import annotations

from typing import Any

from elios_desktop.engine.contract import Refusal
from elios_desktop.games.holi.rules.core import Core
from elios_desktop.games.holi.rules.grid import (
    ALL_CELLS,
    BORDER,
    CELL_BITS,
    CORNERS,
    LEVELS,
    LINES,
    NEIGHBOURS,
    place_name,
    place_names,
)
from elios_desktop.games.holi.rules.moves import Climb, Corner, Descend, Drop, End, Move, MovePawn, Stop, Throw
from elios_desktop.games.holi.rules.mutable_position import CLIMBED, CORNERS_PHASE, MOVED, THROWN


def judge(core: Core, move: Move) -> Refusal | None:
    """None if the move is legal now, else the first reason against it."""
    if core.over:
        return Refusal("game.over")
    if isinstance(move, Corner):
        return _corner(core, CELL_BITS[move.cell])
    if core.phase == CORNERS_PHASE:
        return _no("pawns_first")
    match move:
        case Throw(card, cells):
            return _throw(core, card, sum(CELL_BITS[cell] for cell in cells))
        case Drop(card, cell):
            return _drop(core, card, CELL_BITS[cell])
        case MovePawn(cell):
            return _move(core, CELL_BITS[cell])
        case Climb():
            return _climb(core)
        case Descend():
            return _descend(core)
        case End():
            return _end(core)
        case Stop():  # pragma: no branch: a move is one of these
            return _stop(core)


def _no(code: str, *about: str, **args: Any) -> Refusal:
    return Refusal(f"holi.{code}", args, about)


def _corner(core: Core, cells: int) -> Refusal | None:
    place = place_name(0, cells)
    if core.phase != CORNERS_PHASE:
        return _no("pawns_placed")
    if not cells & CORNERS:
        return _no("not_a_corner", place, cell=place)
    if cells & core.standing[0]:
        return _no("corner_taken", place, cell=place)
    return None


def _throw(core: Core, card: int, cells: int) -> Refusal | None:
    seat = core.turn
    level, named = core.level[seat], place_names(core.level[seat], cells)
    if card not in core.hands[seat]:
        return _no("not_in_hand", f"card {card}", card=card)
    # The ways of turning it on the grid that have all the named cells among their cells for tokens.
    ways = [throw & ALL_CELLS for throw in core.rules.throws[card][core.cell[seat]] if not cells & ~throw]
    if not ways:
        return _no("pattern_does_not_fit", f"card {card}", *named, card=card)
    # Every such way has a token on one of its cells, named or not.
    if all(way & core.tokens[level] for way in ways):
        taken = cells & core.tokens[level] or _union(ways) & core.tokens[level]
        return _no("cell_has_token", *place_names(level, taken), cell=place_names(level, taken)[0])
    own, count = core.own_tokens(seat), cells.bit_count()
    if count > own:
        return _no("too_many_tokens", *named, named=count, left=own)
    # All ways of one card have the same number of cells.
    could = min(own, ways[0].bit_count())
    if count < could:
        return _no("must_place_all", f"card {card}", *named, named=count, could=could)
    if core.done & THROWN:
        return _no("already_thrown")
    return None


def _union(masks: list[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union


def _drop(core: Core, card: int, spot: int) -> Refusal | None:
    seat = core.turn
    level = core.level[seat]
    place = place_name(level, spot)
    if card not in core.hands[seat]:
        return _no("not_in_hand", f"card {card}", card=card)
    if core.tokens[level] & spot:
        return _no("cell_has_token", place, cell=place)
    if core.standing[level] & spot:
        return _no("cell_has_pawn", place, cell=place)
    if not core.may_drop(seat):
        return _no("face_down_twice", f"card {card}")
    if core.done & THROWN:
        return _no("already_thrown")
    return None


def _move(core: Core, spot: int) -> Refusal | None:
    seat = core.turn
    level, cell = core.level[seat], core.cell[seat]
    place = place_name(level, spot)
    own = spot == 1 << cell
    if core.standing[level] & spot and not own:
        return _no("cell_has_pawn", place, cell=place)
    if core.done & MOVED:
        return _no("already_moved")
    if own:
        return _no("same_cell", place, cell=place)
    if core.rules.slippery and not LINES[cell] & spot:
        return _no("not_in_line", place, "rivalry 16", cell=place)
    return None


def _climb(core: Core) -> Refusal | None:
    seat = core.turn
    level, cell = core.level[seat], core.cell[seat]
    spot = 1 << cell
    if core.done & CLIMBED:
        return _no("already_climbed")
    if level == LEVELS - 1:
        return _no("top_level", place_name(level, spot))
    if BORDER & spot:
        return _no("border", place_name(level, spot), cell=place_name(level, spot))
    if not core.surrounded(level, cell):
        empty = NEIGHBOURS[cell] & ~core.tokens[level]
        held, needed = 4 - empty.bit_count(), core.rules.climb_neighbours
        return _no("not_surrounded", *place_names(level, empty), held=held, needed=needed)
    if core.standing[level + 1] & spot:
        return _no("pawn_above", place_name(level + 1, spot), cell=place_name(level + 1, spot))
    return None


def _descend(core: Core) -> Refusal | None:
    seat = core.turn
    level, spot = core.level[seat], 1 << core.cell[seat]
    if core.done & CLIMBED:
        return _no("already_climbed")
    if not core.rules.way_down:
        return _no("no_way_down")
    if not level:
        return _no("bottom_level", place_name(level, spot))
    if core.standing[level - 1] & spot:
        return _no("pawn_below", place_name(level - 1, spot), cell=place_name(level - 1, spot))
    return None


def _end(core: Core) -> Refusal | None:
    return None if core.done & THROWN else _no("must_throw")


def _stop(core: Core) -> Refusal | None:
    if core.done & THROWN:
        return _no("already_thrown")
    if core.can_throw():
        return _no("can_throw")
    return None
