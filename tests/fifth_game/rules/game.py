"""Noughts and crosses as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from elios_desktop.engine.contract import (
    Ended,
    Event,
    Json,
    Option,
    Options,
    Refusal,
    Seat,
    Secrets,
    Seen,
    Transition,
    TurnBegan,
)
from tests.fifth_game.rules import deal
from tests.fifth_game.rules.core import SQUARES
from tests.fifth_game.rules.events import Marked
from tests.fifth_game.rules.judging import judge
from tests.fifth_game.rules.moves import Mark, parse
from tests.fifth_game.rules.state import State
from tests.fifth_game.rules.views import View, view_from_json


class Noughts:
    """The rules, by the contract that all games keep."""

    id: Final = "noughts"
    seats: Final = (2,)
    options: Final[Mapping[str, Option]] = {}
    has_hidden_things: Final = False
    timed_phases: Final = ()
    asks_who_begins: Final = True
    chosen_in_setup: Final = ()

    def secrets(self, state: State) -> Secrets:
        """None."""
        return Secrets.NONE

    def deal(self, seats: int, options: Options, seed: int) -> Json:
        """Who begins."""
        return deal.deal(seed)

    def start(self, seats: int, options: Options, setup: Json) -> State:
        """An empty board."""
        return State(deal.check_setup(setup))

    def parse(self, state: State, text: str) -> Mark | Refusal:
        """Read a text of the notation."""
        return parse(text) or Refusal("game.bad_notation", {"move": text})

    def legal(self, state: State) -> list[Mark]:
        """Every free square."""
        return sorted((Mark(SQUARES[move]) for move in state.core.legal()), key=lambda mark: mark.text)

    def why(self, state: State, move: Mark) -> Refusal | None:
        """The first reason against a move."""
        return judge(state.core, move)

    def apply(self, state: State, move: Mark) -> Transition[Mark] | Refusal:
        """Mark a square."""
        refusal = judge(state.core, move)
        if refusal is not None:
            return refusal
        seat, after = state.core.side, State(state.first, (*state.made, move.number))
        closing: Event = TurnBegan(3 - seat) if after.result is None else Ended(after.result)
        return Transition(move, seat, state, after, (Marked(seat, move.square), closing))

    def arrangement(self, state: State, seat: Seat, seed: int) -> Mark:
        """Nobody arranges anything."""
        raise ValueError(f"seat {seat} has nothing to arrange")

    def move_as_seen(self, state: State, move: Mark, seat: Seat | None) -> str:
        """Nothing is hidden."""
        return move.text

    def view_from_json(self, value: Json) -> View:
        """The view that `View.to_json` wrote."""
        return view_from_json(value)

    def open_setup(self, setup: Json, seat: Seat | None) -> Json:
        """Who begins is known to all."""
        return setup

    def guess(self, seen: Seen[View], rng: Random) -> State:
        """The position itself, which its moves lead to."""
        return State(deal.check_setup(seen.setup), tuple(SQUARES.index(text) for text in seen.moves))


GAME: Final = Noughts()
