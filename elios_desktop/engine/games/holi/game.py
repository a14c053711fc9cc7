"""Holi as the program's contract wants it: texts in, immutable positions and events out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from elios_desktop.engine.contract import (
    AnyState,
    AnyTransition,
    Event,
    Json,
    Option,
    Options,
    Refusal,
    Seat,
    Transition,
)
from elios_desktop.engine.games.holi import refusals, setup
from elios_desktop.engine.games.holi.core import Core
from elios_desktop.engine.games.holi.moves import notation, parse
from elios_desktop.engine.games.holi.state import HIDDEN, HoliState


class Holi:
    """The game of colours: 2 to 4 players on a courtyard of three levels."""

    id = "holi"
    seats = (2, 3, 4)
    options: Mapping[str, Option] = {"opening_hand": Option(1, (1, 3))}
    has_hidden_things = True

    def deal(self, seats: int, options: Options, seed: int) -> Json:
        """First player and decks by chance. No rivalry cards: they are chosen, see `setup.with_rivalry`."""
        return setup.deal(seats, seed)

    def start(self, seats: int, options: Options, setup: Json) -> HoliState:
        """The first position; raises SetupError."""
        return HoliState(Core.set_up(seats, options, setup))

    def legal(self, state: AnyState) -> list[str]:
        """Every legal move, sorted by code point."""
        return sorted(map(notation, _core(state).legal()))

    def why(self, state: AnyState, move: str) -> Refusal | None:
        """None if the move is legal, else the first reason against it."""
        return refusals.why(_core(state), move)

    def apply(self, state: AnyState, move: str) -> AnyTransition | Refusal:
        """Carry a move out."""
        refusal = self.why(state, move)
        if refusal is not None:
            return refusal
        number = parse(move)
        assert number is not None
        core = _core(state).copy()
        seat = core.turn + 1
        log: list[Event] = []
        core.log = log
        core.make(number)
        core.settle()
        return Transition(move, seat, state, HoliState(core), tuple(log))

    def arrangement(self, state: AnyState, seat: Seat, seed: int) -> str:
        """Nobody arranges anything in Holi."""
        raise ValueError("nothing is arranged in holi")

    def move_as_seen(self, state: AnyState, move: str, seat: Seat | None) -> str:
        """Others don't see the face of a card thrown face-down."""
        if move.startswith("drop ") and seat != state.to_move:
            return f"drop {HIDDEN} {move.split(' ')[2]}"
        return move


def _core(state: AnyState) -> Core:
    return cast(HoliState, state).peek()


GAME = Holi()
