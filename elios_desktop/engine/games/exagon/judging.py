"""What a text means as a move, and why it is refused: the refusals in the order of the rules."""

from __future__ import annotations

import re

from elios_desktop.engine.contract import Refusal
from elios_desktop.engine.games.exagon.core import (
    CENTRE,
    END,
    STEPS,
    TIMEOUT,
    Core,
    cell_at,
    cell_text,
    give_move,
    given,
    is_put,
    put_move,
)
from elios_desktop.engine.games.exagon.tiles import (
    EXAGON,
    FITS,
    SIDES,
    TILE_PLACEMENTS,
    TILES,
    area,
    opposite,
    placement_of,
    rotation_of,
    tile_of,
    tiles_in,
)

_INTEGER = "(0|-?[1-9][0-9]*)"
_TILE = "([1-9][0-9]?)"
_PUT = re.compile(f"{_TILE}@{_INTEGER},{_INTEGER}/([0-5])")
_GIVE = re.compile(f"give {_TILE}>([1-9])")
_FAR = 3
"""A coordinate of more digits is far from everything, however long it is."""

FREE, MATCH, MISMATCH = "free", "match", "mismatch"


def parse_cell(q: str, r: str) -> int:
    """The number of a cell. Every pair of integers is a cell: the plane has no edge."""
    return cell_at(*(int(each[: _FAR + 1]) for each in (q, r)))


def parse(text: str, seats: int) -> int | None:
    """The move that a text means, legal or not, or None if it is none of this game's notation."""
    if text == "end":
        return END
    if text == "timeout":
        return TIMEOUT
    if found := _PUT.fullmatch(text):
        tile, q, r, rotation = found.groups()
        return put_move(parse_cell(q, r), placement_of(int(tile), int(rotation))) if int(tile) in TILES else None
    if found := _GIVE.fullmatch(text):
        tile, to = map(int, found.groups())
        return give_move(tile, to - 1) if tile in TILES and to <= seats else None
    return None


def judge(core: Core, text: str) -> int | Refusal:
    """The legal move that a text means, or the first reason against it."""
    if core.over:
        return Refusal("game.over")
    move = parse(text, core.seats)
    if move is None:
        return Refusal("game.bad_notation", {"move": text})
    refusal = _against(core, move, text)
    return move if refusal is None else refusal


def _against(core: Core, move: int, text: str) -> Refusal | None:
    if is_put(move):
        cell_name = text[text.index("@") + 1 : text.index("/")]
        return _against_putting(core, move >> 8, move & 255, cell_name)
    if move == TIMEOUT:
        # The opening has no clock; any later turn has one.
        return Refusal("exagon.no_clock") if core.opening else None
    if move == END:
        return _against_ending(core)
    return _against_giving(core, *given(move))


def _against_putting(core: Core, cell: int, placement: int, cell_name: str) -> Refusal | None:
    tile = tile_of(placement)
    if not core.hands[core.seat] & TILE_PLACEMENTS[tile]:
        return _not_your_tile(core, tile)
    args = {"tile": tile, "cell": cell_name}
    here = f"cell {cell_name}"
    if not core.tiles:
        # On the empty table nothing lies that it could touch or match: only these two rules apply.
        if cell != CENTRE or rotation_of(placement) != 0:
            return Refusal("exagon.first_tile_at_centre", {"tile": tile}, (f"cell {cell_text(CENTRE)}",))
        return None
    if cell in core.tiles:
        return Refusal("exagon.cell_taken", args | {"other": tile_of(core.tiles[cell])}, (here,))
    if cell not in core.fits:
        return Refusal("exagon.not_touching", args, (here,))
    met = meetings(core, cell, placement)
    # Every meeting Exagon area, the tile's own or a neighbour's, comes before any other side that doesn't match.
    for code, wrong in (
        ("exagon.exagon_side", [side for side, (own, other, _) in met.items() if EXAGON in (own, other)]),
        ("exagon.side_mismatch", [side for side, (_, _, matches) in met.items() if not matches]),
    ):
        if wrong:
            own, other, _ = met[wrong[0]]
            neighbours = [cell + STEPS[side] for side in wrong]
            about = (here, *(f"cell {cell_text(near)}" for near in neighbours))
            shown = {"own": own, "other": other, "other_tile": tile_of(core.tiles[neighbours[0]])}
            return Refusal(code, args | shown, about)
    return None


def _against_ending(core: Core) -> Refusal | None:
    # From the second tile on, a turn may end at any time; in the opening only when no tile can be joined.
    if not core.opening or core.legal() == [END]:
        return None
    playable = sorted({tile_of(move & 255) for move in core.legal()})
    return Refusal("exagon.must_place", {}, tuple(f"tile {tile}" for tile in playable))


def _against_giving(core: Core, tile: int, to: int) -> Refusal | None:
    if not core.hands[core.seat] & TILE_PLACEMENTS[tile]:
        return _not_your_tile(core, tile)
    if not core.bonus:
        return Refusal("exagon.no_bonus", {"tile": tile}, (f"tile {tile}",))
    if not core.may_take(to):
        args = {"seat": to + 1, "count": core.counts[to], "own": to == core.seat}
        return Refusal("exagon.give_only_to_one_tile", args, (f"seat {to + 1}",))
    return None


def _not_your_tile(core: Core, tile: int) -> Refusal:
    """Says where the tile is instead: in another hand or on the table."""
    holders = [seat + 1 for seat, hand in enumerate(core.hands) if hand & TILE_PLACEMENTS[tile]]
    places = [cell_text(cell) for cell, placement in core.tiles.items() if tile_of(placement) == tile]
    about = (f"tile {tile}", *(f"seat {seat}" for seat in holders), *(f"cell {place}" for place in places))
    return Refusal("exagon.not_your_tile", {"tile": tile}, about)


def meetings(core: Core, cell: int, placement: int) -> dict[int, tuple[str, str, bool]]:
    """By direction in which a tile on this cell meets another: the two areas, and whether they match."""
    met = {}
    for side in range(SIDES):
        other = core.tiles.get(cell + STEPS[side])
        if other is not None:
            back = opposite(side)
            matches = bool(FITS[back][other] >> placement & 1)
            met[side] = (area(placement, side), area(other, back), matches)
    return met


def side_states(core: Core, cell: int, placement: int) -> tuple[str, ...]:
    """For each direction: "match", "mismatch" (an Exagon area matches nothing), or "free" where no tile lies."""
    met = meetings(core, cell, placement)
    return tuple(FREE if side not in met else MATCH if met[side][2] else MISMATCH for side in range(SIDES))


def playable_tiles(core: Core) -> list[int]:
    """The tiles of the seat to move that can be put down now, ascending."""
    fitting = 0
    for each in core.fits.values():
        fitting |= each
    return [] if core.over else tiles_in(fitting & core.hands[core.seat])
