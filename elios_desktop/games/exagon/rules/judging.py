"""Why a move is refused: the refusals in the order of the rules."""

from __future__ import annotations

from elios_desktop.engine.contract import Refusal
from elios_desktop.games.exagon.rules.cells import CENTRE, STEPS, Cell, cell_of, number_of
from elios_desktop.games.exagon.rules.core import Core
from elios_desktop.games.exagon.rules.moves import END, End, Give, Move, Put, Timeout
from elios_desktop.games.exagon.rules.placing import meetings, playable
from elios_desktop.games.exagon.rules.tiles import EXAGON, TILE_PLACEMENTS, placement_of, tile_of


def judge(core: Core, move: Move) -> Refusal | None:
    """The first reason against a move, or None if it is legal."""
    if core.over:
        return Refusal("game.over")
    match move:
        case Put(tile, cell, rotation):
            return _against_putting(core, tile, cell, rotation)
        case Give(tile, to):
            return _against_giving(core, tile, to - 1)
        case Timeout():
            # The opening has no clock; any later turn has one.
            return Refusal("exagon.no_clock") if core.opening else None
        case End():  # pragma: no branch: a move is one of these
            return _against_ending(core)


def _against_putting(core: Core, tile: int, cell: Cell, rotation: int) -> Refusal | None:
    if not core.hands[core.seat] & TILE_PLACEMENTS[tile]:
        return _not_your_tile(core, tile)
    number, placement = number_of(cell), placement_of(tile, rotation)
    args = {"tile": tile, "cell": cell.text}
    here = f"cell {cell.text}"
    if not core.tiles:
        # On the empty table nothing lies that it could touch or match: only these two rules apply.
        if number != CENTRE or rotation != 0:
            return Refusal("exagon.first_tile_at_centre", {"tile": tile}, (_named(CENTRE),))
        return None
    if number in core.tiles:
        return Refusal("exagon.cell_taken", args | {"other": tile_of(core.tiles[number])}, (here,))
    if number not in core.fits:
        return Refusal("exagon.not_touching", args, (here,))
    met = meetings(core, number, placement)
    # Every meeting Exagon area, the tile's own or a neighbour's, comes before any other side that doesn't match.
    for code, wrong in (
        ("exagon.exagon_side", [side for side, (own, other, _) in met.items() if EXAGON in (own, other)]),
        ("exagon.side_mismatch", [side for side, (_, _, matches) in met.items() if not matches]),
    ):
        if wrong:
            own, other, _ = met[wrong[0]]
            neighbours = [number + STEPS[side] for side in wrong]
            shown = {"own": own, "other": other, "other_tile": tile_of(core.tiles[neighbours[0]])}
            return Refusal(code, args | shown, (here, *map(_named, neighbours)))
    return None


def _against_ending(core: Core) -> Refusal | None:
    # From the second tile on, a turn may end at any time; in the opening only when no tile can be joined.
    if not core.opening or core.legal() == [END]:
        return None
    return Refusal("exagon.must_place", {}, tuple(f"tile {tile}" for tile in playable(core)))


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
    lying = [number for number, placement in core.tiles.items() if tile_of(placement) == tile]
    about = (f"tile {tile}", *(f"seat {seat}" for seat in holders), *map(_named, lying))
    return Refusal("exagon.not_your_tile", {"tile": tile}, about)


def _named(number: int) -> str:
    """A cell as refusals name it to a table."""
    return f"cell {cell_of(number).text}"
