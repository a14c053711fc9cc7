"""Holi as the program's contract wants it: moves in, immutable positions and events out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from elios_desktop.engine.contract import Event, Json, Option, Options, Refusal, Seat, Secrets, Seen, Transition
from elios_desktop.games.holi.rules import deal
from elios_desktop.games.holi.rules.cards import CARDS
from elios_desktop.games.holi.rules.core import Core
from elios_desktop.games.holi.rules.judging import judge
from elios_desktop.games.holi.rules.moves import Drop, Move, from_core, parse
from elios_desktop.games.holi.rules.state import State
from elios_desktop.games.holi.rules.views import HIDDEN, UNKNOWN, View, core_of


def guess(seen: Seen[View], rng: Random) -> State:
    """A position that the seat can't tell from the true one."""
    core = core_of(seen.view, seen.setup["first"])
    _fill(core, _kept_by_stopping(seen) if "stop" in seen.moves else {}, rng)
    return State(core)


def _fill(core: Core, kept: Mapping[int, Sequence[int]], rng: Random) -> None:
    """Put cards by chance where they are hidden; a seat (from 0) in `kept` has only such cards in hand."""
    for seat in range(core.rules.seats):
        hand, pile = core.hands[seat], core.discards[seat]
        seen = {*hand, *map(abs, pile)}
        hidden = _shuffled(rng, [card for card in CARDS if card not in seen])
        may_be_held = [card for card in hidden if card in kept.get(seat, CARDS)]
        held = may_be_held[: hand.count(UNKNOWN)]
        others = iter([card for card in hidden if card not in held])
        core.hands[seat] = tuple(sorted([*filter(None, hand), *held]))
        core.discards[seat] = tuple([card or -next(others) for card in pile])  # only face-down ones are hidden
        core.decks[seat] = tuple(others)


def _kept_by_stopping(seen: Seen[View]) -> dict[int, list[int]]:
    """By seat (from 0) whose hand is hidden and that stopped: the cards that it couldn't throw then.

    The game is replayed with decks that could have led here, in which the cards come in the order in which they were
    thrown.
    """
    now = core_of(seen.view, seen.setup["first"])
    _fill(now, {}, Random(0))
    decks = [[*map(abs, now.discards[seat]), *now.hands[seat], *now.decks[seat]] for seat in range(now.rules.seats)]
    opening_hand = seen.options["opening_hand"]
    assert isinstance(opening_hand, int)
    core = Core(now.rules, decks, opening_hand)
    kept = {}
    for text in seen.moves:
        seat = core.turn
        if text == "stop" and seat + 1 != seen.seat:
            tokens, cell = core.tokens[core.level[seat]], core.cell[seat]
            kept[seat] = [card for card in CARDS if all(throw & tokens for throw in core.rules.throws[card][cell])]
        move = parse(text.replace(HIDDEN, str(decks[seat][len(core.discards[seat])])) if HIDDEN in text else text)
        assert move is not None
        core.make(move.number)
    return kept


def _shuffled(rng: Random, cards: Sequence[int]) -> list[int]:
    """In an order by chance that is the same in every version of Python."""
    return [card for _, card in sorted((rng.random(), card) for card in cards)]


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
        """Nobody throws while the pawns take their corners: the hands can stay face-down. Whoever is left alone has
        nobody to hide their cards from."""
        core = state.peek()
        if state.result is not None or core.finished.bit_count() == core.rules.seats - 1:
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
