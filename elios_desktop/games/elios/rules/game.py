"""Elios as the rest of the program sees it: the rules as functions over immutable states."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from random import Random

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
from elios_desktop.games.elios.rules.core import Core
from elios_desktop.games.elios.rules.deal import check_setup, deal, random_groups, suggested_groups
from elios_desktop.games.elios.rules.events import (
    Arranged,
    BeamLanded,
    DiscAdded,
    GroupSplit,
    Passed,
    SeatFinished,
    SeatSkipped,
)
from elios_desktop.games.elios.rules.judging import judge
from elios_desktop.games.elios.rules.moves import (
    Arrange,
    Disc,
    Move,
    Pass,
    Place,
    Split,
    TurnMove,
    from_core,
    parse,
    to_core,
)
from elios_desktop.games.elios.rules.state import State
from elios_desktop.games.elios.rules.turns import Turn
from elios_desktop.games.elios.rules.views import View, view_from_json


class Elios:
    """The rules of Elios, as `contract.Game` wants them."""

    id = "elios"
    seats: tuple[int, ...] = (2, 3, 4)
    options: Mapping[str, Option] = {"joker": Option("open", ("open", "keeps"))}
    has_hidden_things = False
    timed_phases = ("arrange",)
    asks_who_begins = False
    chosen_in_setup = ()

    # -- before the first turn ---------------------------------------------------------------------------------------

    def secrets(self, state: State) -> Secrets:
        """Nothing is hidden."""
        return Secrets.NONE

    def deal(self, seats: int, options: Options, seed: int) -> Json:
        return deal(seats, Random(seed))

    def start(self, seats: int, options: Options, setup: Json) -> State:
        sun, hands = check_setup(seats, setup)
        return State(sun, hands, str(options.get("joker", self.options["joker"].default)), bundles=((),) * seats)

    def arrangement(self, state: State, seat: Seat, seed: int) -> Arrange:
        """Seed 0 gives the suggestion: few groups of equal size. Others give one of all possible arrangements."""
        hand = state.hands[seat - 1]
        groups = suggested_groups(hand) if seed == 0 else random_groups(hand, Random(f"{seed} {seat}"))
        return Arrange(seat, tuple(groups))

    # -- moves -------------------------------------------------------------------------------------------------------

    def parse(self, state: State, text: str) -> Move | Refusal:
        return parse(text, state.seats) or Refusal("game.bad_notation", {"move": text})

    def legal(self, state: State) -> list[Move]:
        turns = [] if state.core is None else state.core.legal()
        return [move for _, move in sorted(map(_listed, turns))]

    def why(self, state: State, move: Move) -> Refusal | None:
        return Refusal("game.over") if state.phase == "over" else judge(state, move)

    def apply(self, state: State, move: Move) -> Transition[Move] | Refusal:
        refusal = self.why(state, move)
        if refusal is not None:
            return refusal
        return _made(state, move)

    # -- what seats know ---------------------------------------------------------------------------------------------

    def move_as_seen(self, state: State, move: Move, seat: Seat | None) -> str:
        return move.text

    def view_from_json(self, value: Json) -> View:
        return view_from_json(value)

    def open_setup(self, setup: Json, seat: Seat | None) -> Json:
        return setup

    def guess(self, seen: Seen[View], rng: Random) -> State:
        """Nothing is hidden: the position itself, which its moves lead to."""
        state = self.start(seen.seats, seen.options, seen.setup)
        for text in seen.moves:
            move = parse(text, state.seats)
            assert move is not None  # it was made in this game
            after = _made(state, move).after
            assert isinstance(after, State)
            state = after
        return state


@lru_cache(maxsize=1 << 13)
def _listed(turn: Turn) -> tuple[str, TurnMove]:
    """A turn of the core as the list has it, sorted by its text; the core gives the same turns again and again."""
    move = from_core(turn)
    return move.text, move


# -- carrying a move out ---------------------------------------------------------------------------------------------


def _made(before: State, move: Move) -> Transition[Move]:
    """What happens; the move is legal."""
    return _arrange(before, move) if isinstance(move, Arrange) else _play(before, move)


def _arrange(before: State, move: Arrange) -> Transition[Move]:
    seat, groups = move.seat, tuple(sorted(move.groups))
    arranged = (*before.arranged, seat)
    bundles = (*before.bundles[: seat - 1], groups, *before.bundles[seat:])
    events: list[Event] = [Arranged(seat, groups)]
    if len(arranged) < before.seats:
        after = State(before.sun, before.hands, before.joker, arranged, bundles)
    else:
        # The seat that finishes last starts.
        core = Core(before.sun, bundles, seat - 1, before.joker == "keeps")
        after = State(before.sun, before.hands, before.joker, arranged, core=core)
        events.append(TurnBegan(seat))
    return Transition(move, seat, before, after, tuple(events))


def _play(before: State, move: TurnMove) -> Transition[Move]:
    assert before.core is not None  # else not_arranged
    seat = before.core.player + 1
    core = before.core.copy()
    core.make(to_core(move))
    after = State(before.sun, before.hands, before.joker, before.arranged, core=core)
    events = _happened(seat, move, core)
    if after.result is not None:
        events.append(Ended(after.result))
    else:
        assert after.to_move is not None
        events += _handed_on(seat, after.to_move, before.seats)
    return Transition(move, seat, before, after, tuple(events))


def _happened(seat: Seat, move: TurnMove, after: Core) -> list[Event]:
    match move:
        case Place(group, columns):
            beams = zip(group, columns, strict=True)
            landed: list[Event] = [
                BeamLanded(seat, letter, column, len(after.columns[column - 1])) for letter, column in beams
            ]
            return landed if after.left[seat - 1] else [*landed, SeatFinished(seat)]
        case Split(group, single):
            return [GroupSplit(seat, group, single, group.replace(single, ""))]
        case Disc():
            return [DiscAdded(seat, after.discs)]
        case Pass():  # pragma: no branch: a move is one of these
            return [Passed(seat, after.passes)]


def _handed_on(seat: Seat, to: Seat, seats: int) -> Sequence[Event]:
    """Clockwise to the next seat with beams; those without are skipped."""
    events: list[Event] = []
    next_seat = seat % seats + 1
    while next_seat != to:
        events.append(SeatSkipped(next_seat))
        next_seat = next_seat % seats + 1
    return [*events, TurnBegan(to)]
