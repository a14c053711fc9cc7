"""Holi as the program's contract wants it: moves in, immutable positions and events out."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from elios_desktop.engine.contract import Event, Json, Option, Options, Refusal, Seat, Secrets, Seen, Transition
from elios_desktop.games.holi.rules import deal
from elios_desktop.games.holi.rules.core import Core
from elios_desktop.games.holi.rules.guess import guess
from elios_desktop.games.holi.rules.judging import judge
from elios_desktop.games.holi.rules.moves import Drop, Move, from_core, parse
from elios_desktop.games.holi.rules.state import State
from elios_desktop.games.holi.rules.views import HIDDEN, View


class Holi:
    """The game of colours: 2 to 4 players on a courtyard of three levels."""

    id = "holi"
    seats = (2, 3, 4)
    options: Mapping[str, Option] = {"opening_hand": Option(1, (1, 3))}
    has_hidden_things = True
    timed_phases = ()
    asks_who_begins = True
    chosen_in_setup = ("rivalry",)

    def secrets(self, state: State) -> Secrets:
        """Nobody throws while the pawns take their corners: the hands can stay face-down."""
        if state.result is not None:
            return Secrets.NONE
        return Secrets.ASIDE if state.phase == "corners" else Secrets.NEEDED

    def deal(self, seats: int, options: Options, seed: int) -> Json:
        """First player and decks by chance. No rivalry cards: they are chosen, see `deal.with_rivalry`."""
        return deal.deal(seats, seed)

    def start(self, seats: int, options: Options, setup: Json) -> State:
        """The first position; raises SetupError."""
        return State(Core.set_up(seats, options, setup))

    def parse(self, state: State, text: str) -> Move | Refusal:
        """The move that a text writes, legal or not."""
        return parse(text) or Refusal("game.bad_notation", {"move": text})

    def legal(self, state: State) -> list[Move]:
        """Every legal move, sorted by the code points of its text."""
        return sorted(map(from_core, state.peek().legal()), key=lambda move: move.text)

    def why(self, state: State, move: Move) -> Refusal | None:
        """None if the move is legal, else the first reason against it."""
        return judge(state.peek(), move)

    def apply(self, state: State, move: Move) -> Transition[Move] | Refusal:
        """Carry a move out."""
        refusal = self.why(state, move)
        if refusal is not None:
            return refusal
        core = state.core()
        seat = core.turn + 1
        log: list[Event] = []
        core.log = log
        core.make(move.number)
        core.settle()
        return Transition(move, seat, state, State(core), tuple(log))

    def arrangement(self, state: State, seat: Seat, seed: int) -> Move:
        """Nobody arranges anything in Holi."""
        raise ValueError("nothing is arranged in holi")

    def move_as_seen(self, state: State, move: Move, seat: Seat | None) -> str:
        """Others don't see the face of a card thrown face-down."""
        if isinstance(move, Drop) and seat != state.to_move:
            return f"drop {HIDDEN} {move.cell}"
        return move.text

    def view_from_json(self, value: Json) -> View:
        """The view that was written like this; raises ValueError on anything else."""
        return View.from_json(value)

    def open_setup(self, setup: Json, seat: Seat | None) -> Json:
        """Nobody knows the order of a deck, not even of one's own."""
        return {name: setup[name] for name in ("first", "rivalry")}

    def guess(self, seen: Seen[View], rng: Random) -> State:
        """A position with cards where the seat sees none, all that is possible equally likely."""
        return guess(seen, rng)


GAME = Holi()
