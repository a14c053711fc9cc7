"""Elios as the rest of the program sees it: functions over immutable states, and what speaks against a move first.

A table that puts the beams of a group down one by one asks here where each may still go, and what speaks against a
column: some have been `put` already, the others follow. All of that is asked of the legal placements, so it knows no
rule of its own, nor does `is_foregone`, which sees that nobody can ever place a beam again.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import product
from random import Random

from elios_desktop.engine import contract
from elios_desktop.engine.contract import Refusal, UsualGame
from elios_desktop.games.elios.rules import moves, turns, views
from elios_desktop.games.elios.rules.core import Core
from elios_desktop.games.elios.rules.deal import (
    COLUMNS,
    JOKER,
    MOST_DISCS,
    check_setup,
    deal,
    is_group,
    may_arrange,
    random_groups,
    suggested_groups,
)
from elios_desktop.games.elios.rules.moves import Move, Place, TurnMove, from_core
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


class Elios(UsualGame[State, moves.Move]):
    """The rules of Elios, as `contract.Game` wants them."""

    id = "elios"
    seats: tuple[int, ...] = (2, 3, 4)
    options: Mapping[str, contract.Option] = {
        "joker": contract.Option("open", ("open", "keeps")),
        **contract.head_starts(4),
    }
    timed_phases = ("arrange",)
    asks_who_begins = False

    # -- before the first turn ---------------------------------------------------------------------------------------

    def deal(self, seats: int, options: contract.Options, seed: int) -> contract.Json:
        return deal(seats, Random(seed), contract.head_start(options))

    def start(self, seats: int, options: contract.Options, setup: contract.Json) -> State:
        sun, hands = check_setup(seats, setup, contract.head_start(options))
        return State(sun, hands, str(options.get("joker", self.options["joker"].default)), bundles=((),) * seats)

    def arrangement(self, state: State, seat: contract.Seat, seed: int) -> moves.Arrange:
        """Seed 0 gives the suggestion: few groups of equal size. Others give one of all possible arrangements."""
        hand = state.hands[seat - 1]
        groups = suggested_groups(hand) if seed == 0 else random_groups(hand, Random(f"{seed} {seat}"))
        return moves.Arrange(seat, tuple(groups))

    # -- moves -------------------------------------------------------------------------------------------------------

    def read(self, state: State, text: str) -> moves.Move | None:
        return moves.parse(text, state.seats)

    def legal(self, state: State) -> list[moves.Move]:
        turns = [] if state.core is None else state.core.legal()
        return [move for _, move in sorted(map(_listed, turns))]

    def why(self, state: State, move: moves.Move) -> contract.Refusal | None:
        return contract.Refusal("game.over") if state.phase == "over" else judge(state, move)

    def carried_out(self, state: State, move: moves.Move) -> contract.Transition[moves.Move]:
        return _made(state, move)

    # -- what seats know ---------------------------------------------------------------------------------------------

    def view_from_json(self, value: contract.Json) -> View:
        return view_from_json(value)

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


Put = Mapping[str, int]
"""The columns of some beams of a group; a group has no letter twice."""
NOWHERE: Put = {}


def placements(legal: Iterable[Move], group: str, put: Put = NOWHERE) -> list[Place]:
    """Return the legal ways to place a group that have these beams there, in the order of their columns."""
    found = [move for move in legal if isinstance(move, Place) and move.group == group and _has(move, put)]
    return sorted(found, key=lambda move: move.columns)


def _has(move: Place, put: Put) -> bool:
    return all((letter, column) in zip(move.group, move.columns, strict=True) for letter, column in put.items())


def open_columns(ways: Iterable[Place], beams: str) -> list[int]:
    """Return the columns to which these placements bring one of these beams."""
    return sorted({column for way in ways for letter, column in way.column_of.items() if letter in beams})


def through(ways: Sequence[Place], column: int) -> list[Place]:
    """Return the ways that use a column. Where a joker and a coloured beam both could go there, it is the coloured
    one's."""
    found = [way for way in ways if column in way.columns]
    coloured = [way for way in found if way.column_of.get(JOKER) != column]
    return coloured or found


def settled(ways: Sequence[Place]) -> dict[str, int]:
    """Return the beams that have no choice: their column is the same in all ways."""
    return {letter: at for letter, at in ways[0].column_of.items() if all(way.column_of[letter] == at for way in ways)}


def meant_for(view: views.View, group: str, column: int) -> str:
    """Return the beam of a group that somebody means who puts the whole group on a column, legal or not."""
    top = view.columns[column - 1][-1]
    return top if top in group else JOKER if JOKER in group else group[0]


def against(view: views.View, group: str, put: Put) -> Refusal | None:
    """Return what speaks against these beams there, when no placement of the group has them there: first what they
    would lie on; then that another beam of the group finds its colour nowhere; then what is wrong with the best that is
    left."""
    core = Core.seen(view)
    for letter, column in sorted(put.items()):
        if not core.takes(column - 1, letter):
            return wrong_colour(core, group, letter, column)
    lost = "".join(letter for letter in group if not any(core.takes(column, letter) for column in range(COLUMNS)))
    if lost:
        return Refusal("elios.no_column", {"group": group, "beams": lost}, (f"group {group}",))
    return judge_turn(core, nearest(view, group, put))


def nearest(view: views.View, group: str, put: Put) -> Place:
    """Return the placement that comes closest to a legal one with these beams there: what is wrong with it is said."""
    core = Core.seen(view)
    free = [letter for letter in group if letter not in put]
    choices = product(range(1, COLUMNS + 1), repeat=len(free))
    placed = (Place.on({**put, **dict(zip(free, columns, strict=True))}) for columns in choices)
    return min(placed, key=lambda place: _faults(core, place, free))


def _faults(core: Core, place: Place, free: Sequence[str]) -> tuple[int, ...]:
    at = place.column_of
    heights = [len(core.columns[column - 1]) for column in place.columns]
    wrong = sum(not core.takes(at[letter] - 1, letter) for letter in free)
    twice = len(at) - len(set(place.columns))
    return wrong, twice, len(set(heights)) - 1, int(max(heights) >= core.discs), sum(heights)


def rest_of(view: views.View) -> tuple[TurnMove, ...]:
    """Return the moves by which the game is played to its end if nobody can ever place a beam again; else none.

    Columns change by placements alone, any beam can be split off its group, and discs can be added up to the last. So
    there will be another placement exactly if a column that isn't at its full height takes one of the beams that are
    left, by itself.
    """
    if view.to_move is None or view.bare:
        return ()
    core = Core.seen(view)
    open_columns = [column for column, letters in enumerate(core.columns) if len(letters) < MOST_DISCS]
    beams = {letter for groups in core.groups for group in groups for letter in group.letters}
    if any(core.takes(column, letter) for column in open_columns for letter in beams):
        return ()
    moves = []
    while not core.over:
        turn = core.legal()[0]
        assert turn.kind != turns.PLACE
        moves.append(from_core(turn))
        core.make(turn)
    return tuple(moves)
