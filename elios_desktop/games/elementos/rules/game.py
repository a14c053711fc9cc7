"""Elementos as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Final

from elios_desktop.engine.contract import (
    AnyState,
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
from elios_desktop.games.elementos.rules import deal
from elios_desktop.games.elementos.rules.core import Core
from elios_desktop.games.elementos.rules.events import arranged_events, turn_events
from elios_desktop.games.elementos.rules.guess import guess
from elios_desktop.games.elementos.rules.judging import judge
from elios_desktop.games.elementos.rules.moves import Arrange, Move, from_core, parse, to_core
from elios_desktop.games.elementos.rules.state import State
from elios_desktop.games.elementos.rules.views import View, view_from_json


class Elementos:
    """The rules of Elementos, by the contract that all games keep."""

    id: Final = "elementos"
    seats: Final = (2,)
    options: Final[Mapping[str, Option]] = {"memory": Option(False, (False, True))}
    has_hidden_things: Final = True
    timed_phases: Final = ()
    asks_who_begins: Final = True
    chosen_in_setup: Final = ()

    def secrets(self, state: State) -> Secrets:
        """An own layout, while it is made."""
        # Undersides are looked at one by one, when their owner asks; only an own layout lies open as a whole.
        return Secrets.NEEDED if state.pending else Secrets.NONE

    def deal(self, seats: int, options: Options, seed: int) -> Json:
        """Who begins; chance decides nothing else."""
        return deal.deal(seats, seed)

    def start(self, seats: int, options: Options, setup: Json) -> State:
        """An empty box, both seats about to arrange."""
        return State(Core(deal.check_setup(setup)), bool(options["memory"]))

    def parse(self, state: AnyState, text: str) -> Move | Refusal:
        """Read a text of the notation."""
        return parse(text) or Refusal("game.bad_notation", {"move": text})

    def legal(self, state: AnyState) -> list[Move]:
        """Every legal turn."""
        core = _core(state)
        if core.pending:
            return []
        return sorted((from_core(core, move) for move in core.legal()), key=lambda turn: turn.text)

    def why(self, state: AnyState, move: Move) -> Refusal | None:
        """The first reason against a move."""
        return judge(_core(state), move)

    def apply(self, state: AnyState, move: Move) -> Transition[Move] | Refusal:
        """Carry a move out on a copy of the core."""
        before = _core(state)
        refusal = judge(before, move)
        if refusal is not None:
            return refusal
        after = before.copy()
        if isinstance(move, Arrange):
            after.arrange(move.seat - 1, move.layout)
            seat, events = move.seat, arranged_events(move, after)
        else:
            after.make(to_core(move))
            after.made.clear()
            seat, events = before.side + 1, turn_events(before, move, after)
        new = State(after, _state(state).memory)
        return Transition(move, seat, state, new, (*events, *_closing_events(new)))

    def arrangement(self, state: AnyState, seat: Seat, seed: int) -> Move:
        """Nine tokens in any order and any side up."""
        return Arrange(seat, deal.random_layout(Random(f"elementos {seat} {seed}")))

    def move_as_seen(self, state: AnyState, move: Move, seat: Seat | None) -> str:
        """Only an arrangement tells undersides. Its owner saw them then, with `memory` too."""
        return move.text_for(seat) if isinstance(move, Arrange) else move.text

    def view_from_json(self, value: Json) -> View:
        """The view that `View.to_json` wrote."""
        return view_from_json(value)

    def open_setup(self, setup: Json, seat: Seat | None) -> Json:
        """Who begins is known to all."""
        return setup

    def guess(self, seen: Seen[View], rng: Random) -> State:
        """The undersides that the seat can't know, guessed."""
        return guess(seen, rng)


def _state(state: AnyState) -> State:
    assert isinstance(state, State)
    return state


def _core(state: AnyState) -> Core:
    return _state(state).core


def _closing_events(after: State) -> Iterator[Event]:
    """Whose turn it is now, or how the game ended."""
    if after.result is not None:
        yield Ended(after.result)
    elif after.to_move is not None:
        yield TurnBegan(after.to_move)


GAME: Final = Elementos()
