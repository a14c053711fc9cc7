"""Exagon as the rest of the program sees it: an immutable position, and the game's promises over it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from elios_desktop.engine.contract import (
    AnyState,
    AnyTransition,
    Ended,
    Event,
    Json,
    JsonView,
    Option,
    Options,
    Refusal,
    Result,
    Seat,
    SetupError,
    Transition,
    TurnBegan,
)
from elios_desktop.engine.games.exagon.core import (
    GIVE,
    STEPS,
    TILES_EACH,
    TIMEOUT,
    Core,
    cell_text,
    dealt_setup,
    given,
    is_put,
)
from elios_desktop.engine.games.exagon.events import BonusEarned, BonusUsed, TileGiven, TilePlaced, TurnEnded
from elios_desktop.engine.games.exagon.judging import judge, parse_cell, playable_tiles, side_states
from elios_desktop.engine.games.exagon.tiles import (
    SIDES,
    TILE_PLACEMENTS,
    TILES,
    placement_of,
    rotation_of,
    tile_of,
    tiles_in,
)
from elios_desktop.engine.games.exagon.tournament import game_points, scores

HOURGLASS_SECONDS = 60
"""What each turn after the opening gets; what a player leaves is added to the next player's turn. The clock itself is
the table's: in here there is only `timeout`."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a tile can be put down: the cell, the rotation, and how many sides match there."""

    cell: str
    rotation: int
    sides: int


@dataclass(frozen=True, slots=True, eq=False)
class Position:
    """A position; its core is never changed once it is in here."""

    core: Core

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.core.key() == other.core.key()

    def __hash__(self) -> int:
        return hash(self.core.key())

    @property
    def phase(self) -> str:
        """ "opening" until two tiles lie on the table, then "play", then "over"."""
        if self.core.over:
            return "over"
        return "opening" if self.core.opening else "play"

    @property
    def to_move(self) -> Seat | None:
        """The seat whose turn it is."""
        return None if self.core.over else self.core.seat + 1

    @property
    def pending(self) -> tuple[Seat, ...]:
        """Nobody arranges anything in Exagon."""
        return ()

    @property
    def hands(self) -> list[list[int]]:
        """The tiles of each seat, sorted."""
        return [tiles_in(hand) for hand in self.core.hands]

    @property
    def result(self) -> Result | None:
        """None until the game is over."""
        if not self.core.over:
            return None
        winners = tuple(seat + 1 for seat in self.core.winners())
        return Result(winners, self.core.reason, scores(game_points(winners, self.hands), self.core.seats))

    def to_json(self) -> Json:
        """The full position; the board in the order in which the tiles came there."""
        core = self.core
        return {
            "game": "exagon",
            "phase": self.phase,
            "board": {cell_text(cell): [tile_of(at), rotation_of(at)] for cell, at in core.tiles.items()},
            "hands": self.hands,
            "bonus": core.bonus,
            "placed": core.placed,
            "idle": core.idle,
            "to_move": self.to_move,
            "pending": [],
            "result": result.to_json() if (result := self.result) else None,
        }

    def view(self, seat: Seat | None) -> JsonView:
        """Everything: the hands are open to all."""
        return JsonView(self.to_json())

    def playable(self) -> list[int]:
        """The tiles of the seat to move that can be put down somewhere now."""
        return playable_tiles(self.core)

    def places(self, tile: int) -> list[Place]:
        """Where a tile of the seat to move can be put down now."""
        core = self.core
        if core.over:
            return []
        own = core.hands[core.seat] & TILE_PLACEMENTS[tile]
        return [
            Place(cell_text(cell), rotation, sum(cell + step in core.tiles for step in STEPS))
            for cell, fitting in core.fits.items()
            if fitting & own
            for rotation in range(SIDES)
            if fitting & own & 1 << placement_of(tile, rotation)
        ]

    def matches(self, tile: int, cell: str, rotation: int) -> tuple[str, ...]:
        """How a tile would lie on a cell: for each direction "match", "mismatch" or "free"."""
        return side_states(self.core, parse_cell(*cell.split(",")), placement_of(tile, rotation))


class Exagon:
    """The game's rules as pure functions over positions."""

    id = "exagon"
    seats = tuple(TILES_EACH)
    options: Mapping[str, Option] = {}
    has_hidden_things = False

    def deal(self, seats: int, options: Options, seed: int) -> Json:
        """Shuffle the tiles and deal them all."""
        return dealt_setup(seats, seed)

    def start(self, seats: int, options: Options, setup: Json) -> AnyState:
        """The first position of a deal."""
        check_setup(seats, setup)
        return Position(Core(setup["hands"], setup["table"]))

    def legal(self, state: AnyState) -> list[str]:
        """Every legal move but `timeout`, sorted."""
        core = _core(state)
        return sorted(map(core.notation, core.legal()))

    def why(self, state: AnyState, move: str) -> Refusal | None:
        """None if the move is legal, else the first reason against it."""
        judged = judge(_core(state), move)
        return judged if isinstance(judged, Refusal) else None

    def apply(self, state: AnyState, move: str) -> AnyTransition | Refusal:
        """Carry a move out."""
        before = _core(state)
        judged = judge(before, move)
        if isinstance(judged, Refusal):
            return judged
        core = before.copy()
        core.make(judged)
        after = Position(core)
        return Transition(move, before.seat + 1, state, after, tuple(_events(before, judged, after)))

    def arrangement(self, state: AnyState, seat: Seat, seed: int) -> str:
        """Exagon has no arranging."""
        raise ValueError("nothing is arranged in exagon")

    def move_as_seen(self, state: AnyState, move: str, seat: Seat | None) -> str:
        """The move: nothing is hidden."""
        return move


def _core(state: AnyState) -> Core:
    assert isinstance(state, Position)
    return state.core


def check_setup(seats: int, setup: Any) -> None:
    """A deal is the forty tiles, each once: so many to each seat, and with 3 seats one on the table."""
    if not isinstance(setup, dict) or set(setup) != {"hands", "table"}:
        raise SetupError('a setup is {"hands": [...], "table": ...}')
    hands, table = setup["hands"], setup["table"]
    if not isinstance(hands, list) or len(hands) != seats or not all(isinstance(hand, list) for hand in hands):
        raise SetupError(f"hands: a list of tiles for each of the {seats} seats is needed")
    for seat, hand in enumerate(hands, start=1):
        if len(hand) != TILES_EACH[seats]:
            raise SetupError(f"hands: seat {seat} has {len(hand)} tiles instead of {TILES_EACH[seats]}")
    if (table is None) != (seats != 3):
        raise SetupError("table: one tile with 3 seats, else null")
    dealt = [tile for hand in hands for tile in hand] + ([] if table is None else [table])
    for tile in dealt:
        if type(tile) is not int or tile not in TILES:  # True is not tile 1
            raise SetupError(f"{tile!r:.40} is not a tile: tiles are numbered 1 to {len(TILES)}")
    if len(set(dealt)) != len(TILES):
        twice = next(tile for tile in dealt if dealt.count(tile) > 1)
        raise SetupError(f"tile {twice} is dealt twice")


def _events(before: Core, move: int, after: Position) -> list[Event]:
    """What happened between two positions, in order."""
    core = after.core
    seat = before.seat + 1
    events: list[Event] = []
    if is_put(move):
        cell, placement = move >> 8, move & 255
        met = tuple(side for side, step in enumerate(STEPS) if cell + step in before.tiles)
        events.append(TilePlaced(seat, tile_of(placement), cell_text(cell), rotation_of(placement), met))
        why_used, why_ended = "single_side", "opening" if before.opening else "single_side"
    elif move >= GIVE:
        tile, to = given(move)
        events.append(TileGiven(tile, seat, to + 1))
        why_used, why_ended = "give", ""
    else:
        why_used, why_ended = "", "timeout" if move == TIMEOUT else "end"
    if not core.over and core.seat == before.seat:
        if core.bonus > before.bonus:
            events.append(BonusEarned(seat, core.bonus - before.bonus, core.bonus))
        elif core.bonus < before.bonus:
            events.append(BonusUsed(seat, why_used, core.bonus))
        return events
    if not core.over or core.idle:  # not after a win, which cuts the turn short
        events.append(TurnEnded(seat, why_ended, before.placed + is_put(move), before.bonus))
    if (result := after.result) is None:
        events.append(TurnBegan(core.seat + 1))
    else:
        events += game_points(result.winners, after.hands)
        events.append(Ended(result))
    return events
