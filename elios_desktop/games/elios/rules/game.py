"""Elios as the rest of the program sees it: functions over immutable states, and what speaks against a move first."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from random import Random

from elios_desktop.engine import contract
from elios_desktop.games.elios.rules import moves
from elios_desktop.games.elios.rules.core import Core
from elios_desktop.games.elios.rules.deal import (
    JOKER,
    MOST_DISCS,
    check_setup,
    deal,
    is_group,
    may_arrange,
    random_groups,
    suggested_groups,
)
from elios_desktop.games.elios.rules.state import State
from elios_desktop.games.elios.rules.turns import GROUPS, PASS_TURN, Turn
from elios_desktop.games.elios.rules.views import View, view_from_json


def judge(state: State, move: moves.Move) -> contract.Refusal | None:
    """Return the first reason against a move in a game that isn't over."""
    if isinstance(move, moves.Arrange):
        return _arranging(state, move)
    if state.core is None:
        # Stands alone: before all have arranged, nothing else is asked of a turn.
        return contract.Refusal(
            "elios.not_arranged", {"seats": state.pending}, tuple(f"seat {s}" for s in state.pending)
        )
    return judge_turn(state.core, move)


def judge_turn(core: Core, move: moves.TurnMove) -> contract.Refusal | None:
    """Return the first reason against what the player whose turn it is would do."""
    match move:
        case moves.Place():
            return _placing(core, move)
        case moves.Split():
            return _splitting(core, move)
        case _ if core.opening:
            # In the starter's first turn neither `disc` nor `pass` will do.
            return _first_turn(core)
        case moves.Disc() if core.discs == MOST_DISCS:
            return contract.Refusal("elios.no_discs_left", {"discs": core.discs}, ("discs",))
        case moves.Pass() if (possible := core.legal()[0]) != PASS_TURN:
            instead = moves.from_core(possible)
            return contract.Refusal("elios.must_act", {"move": instead}, _pieces_of(instead))
    return None


def _arranging(state: State, move: moves.Arrange) -> contract.Refusal | None:
    # Judged alike in every phase, against the hand as dealt.
    if not may_arrange(state.hands[move.seat - 1], move.groups):
        faulty = tuple(f"group {group}" for group in move.groups if not is_group(group))
        return contract.Refusal("elios.bad_arrangement", {"seat": move.seat}, (f"seat {move.seat}", *faulty))
    if move.seat in state.arranged:
        return contract.Refusal("elios.already_arranged", {"seat": move.seat}, (f"seat {move.seat}",))
    return None


def _placing(core: Core, move: moves.Place) -> contract.Refusal | None:
    # Each beam is judged against its column as it stands before the move.
    group = move.group
    if not _owns(core, group):
        return _not_yours(group)
    for letter, column in zip(group, move.columns, strict=True):
        if not core.takes(column - 1, letter):
            return wrong_colour(core, group, letter, column)
    heights = [len(core.columns[column - 1]) for column in move.columns]
    about = (f"group {group}", *(f"column {column}" for column in dict.fromkeys(move.columns)))
    if len(set(heights)) > 1:
        return contract.Refusal(
            "elios.levels_differ", {"columns": move.columns, "levels": [h + 1 for h in heights]}, about
        )
    if heights[0] >= core.discs:
        args = {"level": heights[0] + 1, "discs": core.discs}
        return contract.Refusal("elios.above_discs", args, (*about, "discs"))
    if len(set(move.columns)) < len(move.columns):
        twice = next(column for column in move.columns if move.columns.count(column) > 1)
        return contract.Refusal("elios.same_column", {"column": twice}, (f"group {group}", f"column {twice}"))
    if core.opening and JOKER not in group:
        return _first_turn(core)
    return None


def wrong_colour(core: Core, group: str, letter: str, column: int) -> contract.Refusal:
    """Return what speaks against a beam on a column that doesn't take it."""
    beams = core.columns[column - 1]
    args = {"beam": letter, "column": column, "top": beams[-1], "colour": beams.replace(JOKER, "")[-1]}
    return contract.Refusal("elios.wrong_colour", args, (f"group {group}", f"column {column}"))


def _splitting(core: Core, move: moves.Split) -> contract.Refusal | None:
    if not _owns(core, move.group):
        return _not_yours(move.group)
    if core.opening:
        return _first_turn(core)
    # Only a group of two or three can be split, and only one of its own beams can leave it.
    if len(move.group) == 1 or move.single not in move.group:
        args = {"group": move.group, "beam": move.single}
        return contract.Refusal("elios.cannot_split", args, (f"group {move.group}",))
    return None


def _owns(core: Core, group: str) -> bool:
    """Tell whether the group lies in front of the player whose turn it is; one of four or more letters never does."""
    return group in GROUPS and GROUPS[group] in core.groups[core.player]


def _not_yours(group: str) -> contract.Refusal:
    return contract.Refusal("elios.not_your_group", {"group": group}, (f"group {group}",))


def _first_turn(core: Core) -> contract.Refusal:
    with_joker = dict.fromkeys(letters for letters in core.grouped(core.player) if JOKER in letters)
    return contract.Refusal("elios.first_turn_joker", {}, tuple(f"group {letters}" for letters in with_joker))


def _pieces_of(move: moves.TurnMove) -> tuple[str, ...]:
    match move:
        case moves.Place(group, columns):
            return (f"group {group}", *(f"column {column}" for column in columns))
        case moves.Split(group):
            return (f"group {group}",)
        case _:
            return ("discs",)


class Elios:
    """The rules of Elios, as `contract.Game` wants them."""

    id = "elios"
    seats: tuple[int, ...] = (2, 3, 4)
    options: Mapping[str, contract.Option] = {"joker": contract.Option("open", ("open", "keeps"))}
    has_hidden_things = False
    timed_phases = ("arrange",)
    asks_who_begins = False
    chosen_in_setup = ()

    # -- before the first turn ---------------------------------------------------------------------------------------

    def secrets(self, state: State) -> contract.Secrets:
        """Tell that nothing is hidden."""
        return contract.Secrets.NONE

    def deal(self, seats: int, options: contract.Options, seed: int) -> contract.Json:
        return deal(seats, Random(seed))

    def start(self, seats: int, options: contract.Options, setup: contract.Json) -> State:
        sun, hands = check_setup(seats, setup)
        return State(sun, hands, str(options.get("joker", self.options["joker"].default)), bundles=((),) * seats)

    def arrangement(self, state: State, seat: contract.Seat, seed: int) -> moves.Arrange:
        """Seed 0 gives the suggestion: few groups of equal size. Others give one of all possible arrangements."""
        hand = state.hands[seat - 1]
        groups = suggested_groups(hand) if seed == 0 else random_groups(hand, Random(f"{seed} {seat}"))
        return moves.Arrange(seat, tuple(groups))

    # -- moves -------------------------------------------------------------------------------------------------------

    def parse(self, state: State, text: str) -> moves.Move | contract.Refusal:
        return moves.parse(text, state.seats) or contract.Refusal("game.bad_notation", {"move": text})

    def legal(self, state: State) -> list[moves.Move]:
        turns = [] if state.core is None else state.core.legal()
        return [move for _, move in sorted(map(_listed, turns))]

    def why(self, state: State, move: moves.Move) -> contract.Refusal | None:
        return contract.Refusal("game.over") if state.phase == "over" else judge(state, move)

    def apply(self, state: State, move: moves.Move) -> contract.Transition[moves.Move] | contract.Refusal:
        refusal = self.why(state, move)
        if refusal is not None:
            return refusal
        return _made(state, move)

    # -- what seats know ---------------------------------------------------------------------------------------------

    def move_as_seen(self, state: State, move: moves.Move, seat: contract.Seat | None) -> str:
        return move.text

    def view_from_json(self, value: contract.Json) -> View:
        return view_from_json(value)

    def open_setup(self, setup: contract.Json, seat: contract.Seat | None) -> contract.Json:
        return setup

    def guess(self, seen: contract.Seen[View], rng: Random) -> State:
        """Return the position itself, which its moves lead to: nothing is hidden."""
        state = self.start(seen.seats, seen.options, seen.setup)
        for text in seen.moves:
            move = moves.parse(text, state.seats)
            assert move is not None  # it was made in this game
            after = _made(state, move).after
            assert isinstance(after, State)
            state = after
        return state


@lru_cache(maxsize=1 << 13)
def _listed(turn: Turn) -> tuple[str, moves.TurnMove]:
    """Return a turn of the core as the list has it, sorted by its text; the core gives the same turns again and
    again."""
    move = moves.from_core(turn)
    return move.text, move


# -- carrying a move out ---------------------------------------------------------------------------------------------


def _made(before: State, move: moves.Move) -> contract.Transition[moves.Move]:
    """Return what happens; the move is legal."""
    return _arrange(before, move) if isinstance(move, moves.Arrange) else _play(before, move)


def _arrange(before: State, move: moves.Arrange) -> contract.Transition[moves.Move]:
    seat, groups = move.seat, tuple(sorted(move.groups))
    arranged = (*before.arranged, seat)
    bundles = (*before.bundles[: seat - 1], groups, *before.bundles[seat:])
    events: list[contract.Event] = [moves.Arranged(seat, groups)]
    if len(arranged) < before.seats:
        after = State(before.sun, before.hands, before.joker, arranged, bundles)
    else:
        # The seat that finishes last starts.
        core = Core(before.sun, bundles, seat - 1, before.joker == "keeps")
        after = State(before.sun, before.hands, before.joker, arranged, core=core)
        events.append(contract.TurnBegan(seat))
    return contract.Transition(move, seat, before, after, tuple(events))


def _play(before: State, move: moves.TurnMove) -> contract.Transition[moves.Move]:
    assert before.core is not None  # else not_arranged
    seat = before.core.player + 1
    core = before.core.copy()
    core.make(moves.to_core(move))
    after = State(before.sun, before.hands, before.joker, before.arranged, core=core)
    events = _happened(seat, move, core)
    if after.result is not None:
        events.append(contract.Ended(after.result))
    else:
        assert after.to_move is not None
        events += _handed_on(seat, after.to_move, before.seats)
    return contract.Transition(move, seat, before, after, tuple(events))


def _happened(seat: contract.Seat, move: moves.TurnMove, after: Core) -> list[contract.Event]:
    match move:
        case moves.Place(group, columns):
            beams = zip(group, columns, strict=True)
            landed: list[contract.Event] = [
                moves.BeamLanded(seat, letter, column, len(after.columns[column - 1])) for letter, column in beams
            ]
            return landed if after.left[seat - 1] else [*landed, moves.SeatFinished(seat)]
        case moves.Split(group, single):
            return [moves.GroupSplit(seat, group, single, group.replace(single, ""))]
        case moves.Disc():
            return [moves.DiscAdded(seat, after.discs)]
        case moves.Pass():  # pragma: no branch: a move is one of these
            return [moves.Passed(seat, after.passes)]


def _handed_on(seat: contract.Seat, to: contract.Seat, seats: int) -> Sequence[contract.Event]:
    """Clockwise to the next seat with beams; those without are skipped."""
    events: list[contract.Event] = []
    next_seat = seat % seats + 1
    while next_seat != to:
        events.append(moves.SeatSkipped(next_seat))
        next_seat = next_seat % seats + 1
    return [*events, contract.TurnBegan(to)]
