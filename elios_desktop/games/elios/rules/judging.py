"""What speaks against a move of Elios: the first reason, in the order in which the rules list them."""

from __future__ import annotations

from elios_desktop.engine.contract import Refusal
from elios_desktop.games.elios.rules.core import Core
from elios_desktop.games.elios.rules.deal import JOKER, MOST_DISCS, is_group, may_arrange
from elios_desktop.games.elios.rules.moves import Arrange, Disc, Move, Pass, Place, Split, TurnMove, from_core
from elios_desktop.games.elios.rules.state import State
from elios_desktop.games.elios.rules.turns import GROUPS, PASS_TURN


def judge(state: State, move: Move) -> Refusal | None:
    """The first reason against a move in a game that isn't over."""
    if isinstance(move, Arrange):
        return _arranging(state, move)
    if state.core is None:
        # Stands alone: before all have arranged, nothing else is asked of a turn.
        return Refusal("elios.not_arranged", {"seats": state.pending}, tuple(f"seat {s}" for s in state.pending))
    return judge_turn(state.core, move)


def judge_turn(core: Core, move: TurnMove) -> Refusal | None:
    """The first reason against what the player whose turn it is would do."""
    match move:
        case Place():
            return _placing(core, move)
        case Split():
            return _splitting(core, move)
        case _ if core.opening:
            # In the starter's first turn neither `disc` nor `pass` will do.
            return _first_turn(core)
        case Disc() if core.discs == MOST_DISCS:
            return Refusal("elios.no_discs_left", {"discs": core.discs}, ("discs",))
        case Pass() if (possible := core.legal()[0]) != PASS_TURN:
            instead = from_core(possible)
            return Refusal("elios.must_act", {"move": instead}, _pieces_of(instead))
    return None


def _arranging(state: State, move: Arrange) -> Refusal | None:
    # Judged alike in every phase, against the hand as dealt.
    if not may_arrange(state.hands[move.seat - 1], move.groups):
        faulty = tuple(f"group {group}" for group in move.groups if not is_group(group))
        return Refusal("elios.bad_arrangement", {"seat": move.seat}, (f"seat {move.seat}", *faulty))
    if move.seat in state.arranged:
        return Refusal("elios.already_arranged", {"seat": move.seat}, (f"seat {move.seat}",))
    return None


def _placing(core: Core, move: Place) -> Refusal | None:
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
        return Refusal("elios.levels_differ", {"columns": move.columns, "levels": [h + 1 for h in heights]}, about)
    if heights[0] >= core.discs:
        args = {"level": heights[0] + 1, "discs": core.discs}
        return Refusal("elios.above_discs", args, (*about, "discs"))
    if len(set(move.columns)) < len(move.columns):
        twice = next(column for column in move.columns if move.columns.count(column) > 1)
        return Refusal("elios.same_column", {"column": twice}, (f"group {group}", f"column {twice}"))
    if core.opening and JOKER not in group:
        return _first_turn(core)
    return None


def wrong_colour(core: Core, group: str, letter: str, column: int) -> Refusal:
    """What speaks against a beam on a column that doesn't take it."""
    beams = core.columns[column - 1]
    args = {"beam": letter, "column": column, "top": beams[-1], "colour": beams.replace(JOKER, "")[-1]}
    return Refusal("elios.wrong_colour", args, (f"group {group}", f"column {column}"))


def _splitting(core: Core, move: Split) -> Refusal | None:
    if not _owns(core, move.group):
        return _not_yours(move.group)
    if core.opening:
        return _first_turn(core)
    # Only a group of two or three can be split, and only one of its own beams can leave it.
    if len(move.group) == 1 or move.single not in move.group:
        args = {"group": move.group, "beam": move.single}
        return Refusal("elios.cannot_split", args, (f"group {move.group}",))
    return None


def _owns(core: Core, group: str) -> bool:
    """Whether the group lies in front of the player whose turn it is; one of four or more letters never does."""
    return group in GROUPS and GROUPS[group] in core.groups[core.player]


def _not_yours(group: str) -> Refusal:
    return Refusal("elios.not_your_group", {"group": group}, (f"group {group}",))


def _first_turn(core: Core) -> Refusal:
    with_joker = dict.fromkeys(letters for letters in core.grouped(core.player) if JOKER in letters)
    return Refusal("elios.first_turn_joker", {}, tuple(f"group {letters}" for letters in with_joker))


def _pieces_of(move: TurnMove) -> tuple[str, ...]:
    match move:
        case Place(group, columns):
            return (f"group {group}", *(f"column {column}" for column in columns))
        case Split(group):
            return (f"group {group}",)
        case _:
            return ("discs",)
