"""Exagon as the rest of the program sees it: the game's promises over positions, and why a move is refused."""

from random import Random

from elios_desktop.engine import contract
from elios_desktop.engine.contract import UsualGame
from elios_desktop.games.exagon.rules import moves, tiles
from elios_desktop.games.exagon.rules.core import Core
from elios_desktop.games.exagon.rules.state import State, View, meetings, playable
from elios_desktop.games.exagon.rules.tiles import CENTRE, STEPS, Cell, cell_of, number_of
from elios_desktop.games.exagon.rules.tournament import game_points


def judge(core: Core, move: moves.Move) -> contract.Refusal | None:
    """Return the first reason against a move, or None if it is legal."""
    if core.over:
        return contract.Refusal("game.over")
    match move:
        case moves.Put(tile, cell, rotation):
            return _against_putting(core, tile, cell, rotation)
        case moves.Give(tile, to):
            return _against_giving(core, tile, to - 1)
        case moves.Timeout():
            # The opening has no clock; any later turn has one.
            return contract.Refusal("exagon.no_clock") if core.opening else None
        case moves.End():  # pragma: no branch: a move is one of these
            return _against_ending(core)


def _against_putting(core: Core, tile: int, cell: Cell, rotation: int) -> contract.Refusal | None:
    if not core.hands[core.seat] & tiles.TILE_PLACEMENTS[tile]:
        return _not_your_tile(core, tile)
    number, placement = number_of(cell), tiles.placement_of(tile, rotation)
    args = {"tile": tile, "cell": cell.text}
    here = f"cell {cell.text}"
    if not core.tiles:
        # On the empty table nothing lies that it could touch or match: only these two rules apply.
        if number != CENTRE or rotation != 0:
            return contract.Refusal("exagon.first_tile_at_centre", {"tile": tile}, (_named(CENTRE),))
        return None
    if number in core.tiles:
        return contract.Refusal("exagon.cell_taken", args | {"other": tiles.tile_of(core.tiles[number])}, (here,))
    if number not in core.fits:
        return contract.Refusal("exagon.not_touching", args, (here,))
    met = meetings(core, number, placement)
    # Every meeting Exagon area, the tile's own or a neighbour's, comes before any other side that doesn't match.
    for code, wrong in (
        ("exagon.exagon_side", [side for side, (own, other, _) in met.items() if tiles.EXAGON in (own, other)]),
        ("exagon.side_mismatch", [side for side, (_, _, matches) in met.items() if not matches]),
    ):
        if wrong:
            own, other, _ = met[wrong[0]]
            neighbours = [number + STEPS[side] for side in wrong]
            shown = {"own": own, "other": other, "other_tile": tiles.tile_of(core.tiles[neighbours[0]])}
            return contract.Refusal(code, args | shown, (here, *map(_named, neighbours)))
    return None


def _against_ending(core: Core) -> contract.Refusal | None:
    # From the second tile on, a turn may end at any time; in the opening only when no tile can be joined.
    if not core.opening or core.legal() == [moves.END]:
        return None
    return contract.Refusal("exagon.must_place", {}, tuple(f"tile {tile}" for tile in playable(core)))


def _against_giving(core: Core, tile: int, to: int) -> contract.Refusal | None:
    if not core.hands[core.seat] & tiles.TILE_PLACEMENTS[tile]:
        return _not_your_tile(core, tile)
    if not core.bonus:
        return contract.Refusal("exagon.no_bonus", {"tile": tile}, (f"tile {tile}",))
    if not core.may_take(to):
        args = {"seat": to + 1, "count": core.counts[to], "own": to == core.seat}
        return contract.Refusal("exagon.give_only_to_one_tile", args, (f"seat {to + 1}",))
    return None


def _not_your_tile(core: Core, tile: int) -> contract.Refusal:
    """Says where the tile is instead: in another hand or on the table."""
    holders = [seat + 1 for seat, hand in enumerate(core.hands) if hand & tiles.TILE_PLACEMENTS[tile]]
    lying = [number for number, placement in core.tiles.items() if tiles.tile_of(placement) == tile]
    about = (f"tile {tile}", *(f"seat {seat}" for seat in holders), *map(_named, lying))
    return contract.Refusal("exagon.not_your_tile", {"tile": tile}, about)


def _named(number: int) -> str:
    """Return a cell as refusals name it to a table."""
    return f"cell {cell_of(number).text}"


HOURGLASS_SECONDS = 60
"""What each turn after the opening gets; what a player leaves is added to the next player's turn. The clock itself is
the table's: in here there is only `timeout`."""


MORE_SECONDS = 30
"""How much more each turn gets for every step of a head start."""


class Exagon(UsualGame[State, moves.Move]):
    """The game's rules as pure functions over positions."""

    id = "exagon"
    seats = tuple(tiles.TILES_EACH)
    options = contract.head_starts(5)
    timed_phases = ("play",)
    asks_who_begins = False

    def deal(self, seats: int, options: contract.Options, seed: int) -> contract.Json:
        """Shuffle the tiles and deal them all."""
        return tiles.deal(seats, seed, contract.head_start(options))

    def start(self, seats: int, options: contract.Options, setup: contract.Json) -> State:
        """Return the first position of a deal."""
        tiles.check_setup(seats, setup, contract.head_start(options))
        return State(Core(setup["hands"], setup["table"]))

    def read(self, state: State, text: str) -> moves.Move | None:
        """Return the move that a text means."""
        return moves.parse(text, state.core.seats)

    def legal(self, state: State) -> list[moves.Move]:
        """List every legal move but `timeout`, sorted."""
        return sorted(map(moves.from_core, state.core.legal()), key=lambda move: move.text)

    def why(self, state: State, move: moves.Move) -> contract.Refusal | None:
        """Return none if the move is legal, else the first reason against it."""
        return judge(state.core, move)

    def carried_out(self, state: State, move: moves.Move) -> contract.Transition[moves.Move]:
        """Carry a legal move out."""
        before, core = state.core, state.core.copy()
        core.make(moves.to_core(move))
        after = State(core)
        return contract.Transition(move, before.seat + 1, state, after, tuple(_events(before, move, after)))

    def view_from_json(self, value: contract.Json) -> View:
        """Return the view that was written as JSON."""
        return View.from_json(value)

    def guess(self, seen: contract.Seen[View], rng: Random) -> State:
        """Return the position itself: nothing is hidden."""
        return State(seen.view.core)


def _events(before: Core, move: moves.Move, after: State) -> list[contract.Event]:
    """Return what happened between two positions, in order."""
    core = after.core
    seat = before.seat + 1
    events: list[contract.Event] = []
    why_used, why_ended = "", "timeout" if isinstance(move, moves.Timeout) else "end"
    if isinstance(move, moves.Put):
        cell = number_of(move.cell)
        met = tuple(side for side, step in enumerate(STEPS) if cell + step in before.tiles)
        events.append(moves.TilePlaced(seat, move.tile, move.cell, move.rotation, met))
        why_used, why_ended = "single_side", "opening" if before.opening else "single_side"
    elif isinstance(move, moves.Give):
        events.append(moves.TileGiven(move.tile, seat, move.to))
        why_used = "give"
    if not core.over and core.seat == before.seat:
        if core.bonus > before.bonus:
            events.append(moves.BonusEarned(seat, core.bonus - before.bonus, core.bonus))
        elif core.bonus < before.bonus:
            events.append(moves.BonusUsed(seat, why_used, core.bonus))
        return events
    if not core.over or core.idle:  # not after a win, which cuts the turn short
        placed = before.placed + isinstance(move, moves.Put)
        events.append(moves.TurnEnded(seat, why_ended, placed, before.bonus))
    if (result := after.result) is None:
        events.append(contract.TurnBegan(core.seat + 1))
    else:
        events += game_points(result.winners, after.view(None).hands)
        events.append(contract.Ended(result))
    return events
