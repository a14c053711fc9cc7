"""Elios as the rest of the program sees it: immutable states, refusals with reasons, events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from elios_desktop.engine.contract import (
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
    Transition,
    TurnBegan,
)
from elios_desktop.engine.games.elios.core import (
    DISC,
    DISC_MOVE,
    FIRST_DISCS,
    GROUPS,
    MOST_DISCS,
    PASS,
    PASS_MOVE,
    PLACE,
    SPLIT,
    Core,
    Move,
)
from elios_desktop.engine.games.elios.deal import (
    JOKER,
    checked_setup,
    deal,
    is_group,
    may_arrange,
    random_groups,
    suggested_groups,
)
from elios_desktop.engine.games.elios.events import (
    Arranged,
    BeamLanded,
    DiscAdded,
    GroupSplit,
    Passed,
    SeatFinished,
    SeatSkipped,
)
from elios_desktop.engine.games.elios.notation import Arrange, Command, Disc, Pass, Place, Split, parsed


@dataclass(frozen=True, slots=True, eq=False)
class State:
    """A position of Elios. Nothing in it ever changes, the core included."""

    sun: str
    hands: tuple[str, ...]
    """Each seat's beams as dealt, sorted."""
    joker: str
    arranged: tuple[Seat, ...] = ()
    """The seats in the order in which they finished arranging."""
    bundles: tuple[tuple[str, ...], ...] = ()
    """While seats arrange: each seat's groups, sorted, none for a seat that has yet to arrange."""
    core: Core | None = None
    """From the first turn on."""

    def _key(self) -> tuple[object, ...]:
        position = None if self.core is None else self.core.key()
        return (self.sun, self.hands, self.joker, self.arranged, self.bundles, position)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def phase(self) -> str:
        if self.core is None:
            return "arrange"
        return "over" if self.core.over else "play"

    @property
    def to_move(self) -> Seat | None:
        return None if self.core is None or self.core.over else self.core.player + 1

    @property
    def pending(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(1, self.seats + 1) if seat not in self.arranged)

    @property
    def result(self) -> Result | None:
        core = self.core
        if core is None or not core.over:
            return None
        winners = tuple(player + 1 for player in core.winners())
        # The core ends a game either when its winners have placed everything or when all have passed.
        reason = "blocked" if core.passes else "all_placed"
        return Result(winners, reason, {str(seat): left for seat, left in enumerate(core.left, start=1)})

    def to_json(self) -> Json:
        core = self.core
        return {
            "game": "elios",
            "phase": self.phase,
            "columns": list(self.sun if core is None else core.columns),
            "discs": FIRST_DISCS if core is None else core.discs,
            "hands": list(self.hands) if core is None else [],
            "groups": [list(each) for each in self.bundles]
            if core is None
            else [core.grouped(player) for player in range(self.seats)],
            "arranged": list(self.arranged),
            "to_move": self.to_move,
            "pending": list(self.pending),
            "passes": 0 if core is None else core.passes,
            "joker": self.joker,
            "result": None if self.result is None else self.result.to_json(),
        }

    def view(self, seat: Seat | None) -> JsonView:
        """Nothing is hidden in Elios: beams in front of the players are open to all."""
        return JsonView(self.to_json())


class Elios:
    """The rules of Elios, as `contract.Game` wants them."""

    id = "elios"
    seats: tuple[int, ...] = (2, 3, 4)
    options: Mapping[str, Option] = {"joker": Option("open", ("open", "keeps"))}
    has_hidden_things = False

    # -- before the first turn ---------------------------------------------------------------------------------------

    def deal(self, seats: int, options: Options, seed: int) -> Json:
        return deal(seats, Random(seed))

    def start(self, seats: int, options: Options, setup: Json) -> State:
        sun, hands = checked_setup(seats, setup)
        return State(sun, hands, str(options.get("joker", self.options["joker"].default)), bundles=((),) * seats)

    def arrangement(self, state: State, seat: Seat, seed: int) -> str:
        """Seed 0 gives the suggestion: few groups of equal size. Others give one of all possible arrangements."""
        hand = state.hands[seat - 1]
        groups = suggested_groups(hand) if seed == 0 else random_groups(hand, Random(f"{seed} {seat}"))
        return f"arrange {seat} {'.'.join(groups)}"

    # -- moves -------------------------------------------------------------------------------------------------------

    def legal(self, state: State) -> list[str]:
        core = state.core
        return [] if core is None else sorted(map(core.notation, core.legal()))

    def why(self, state: State, move: str) -> Refusal | None:
        command = self._understood(state, move)
        return command if isinstance(command, Refusal) else self._against(state, command)

    def apply(self, state: State, move: str) -> AnyTransition | Refusal:
        command = self._understood(state, move)
        if isinstance(command, Refusal):
            return command
        refusal = self._against(state, command)
        if refusal is not None:
            return refusal
        if isinstance(command, Arrange):
            return _arrange(state, move, command)
        assert state.core is not None  # else not_arranged
        return _play(state, move, state.core, _core_move(command))

    def move_as_seen(self, state: State, move: str, seat: Seat | None) -> str:
        return move

    # -- refusals ----------------------------------------------------------------------------------------------------

    def _understood(self, state: State, move: str) -> Command | Refusal:
        """The two reasons that come before all others."""
        if state.phase == "over":
            return Refusal("game.over")
        return parsed(move, state.seats) or Refusal("game.bad_notation", {"move": move})

    def _against(self, state: State, command: Command) -> Refusal | None:
        """The first reason against a command, in the order in which the rules list them."""
        if isinstance(command, Arrange):
            return _against_arranging(state, command)
        core = state.core
        if core is None:
            # Stands alone: before all have arranged, nothing else is asked of a turn.
            return Refusal("elios.not_arranged", {"seats": state.pending}, tuple(f"seat {s}" for s in state.pending))
        if isinstance(command, Place):
            return _against_placing(core, command)
        if isinstance(command, Split):
            return _against_splitting(core, command)
        if core.opening:
            # In the starter's first turn neither `disc` nor `pass` will do.
            return _first_turn(core)
        if isinstance(command, Disc) and core.discs == MOST_DISCS:
            return Refusal("elios.no_discs_left", {"discs": core.discs}, ("discs",))
        if isinstance(command, Pass):
            possible = core.legal()[0]
            if possible != PASS_MOVE:
                return Refusal("elios.must_act", {"move": core.notation(possible)}, _pieces_of(possible))
        return None


def _against_arranging(state: State, command: Arrange) -> Refusal | None:
    # Judged alike in every phase, against the hand as dealt.
    if not may_arrange(state.hands[command.seat - 1], command.groups):
        faulty = tuple(f"group {group}" for group in command.groups if not is_group(group))
        return Refusal("elios.bad_arrangement", {"seat": command.seat}, (f"seat {command.seat}", *faulty))
    if command.seat in state.arranged:
        return Refusal("elios.already_arranged", {"seat": command.seat}, (f"seat {command.seat}",))
    return None


def _against_placing(core: Core, command: Place) -> Refusal | None:
    # Each beam is judged against its column as it stands before the move.
    group = command.group
    if not _owns(core, group):
        return _not_yours(group)
    for letter, column in zip(group, command.columns, strict=True):
        if not core.takes(column - 1, letter):
            beams = core.columns[column - 1]
            colour = beams.replace(JOKER, "")[-1]
            args = {"beam": letter, "column": column, "top": beams[-1], "colour": colour}
            return Refusal("elios.wrong_colour", args, (f"group {group}", f"column {column}"))
    heights = [len(core.columns[column - 1]) for column in command.columns]
    about = (f"group {group}", *(f"column {column}" for column in dict.fromkeys(command.columns)))
    if len(set(heights)) > 1:
        return Refusal("elios.levels_differ", {"columns": command.columns, "levels": [h + 1 for h in heights]}, about)
    if heights[0] >= core.discs:
        args = {"level": heights[0] + 1, "discs": core.discs}
        return Refusal("elios.above_discs", args, (*about, "discs"))
    if len(set(command.columns)) < len(command.columns):
        twice = next(column for column in command.columns if command.columns.count(column) > 1)
        return Refusal("elios.same_column", {"column": twice}, (f"group {group}", f"column {twice}"))
    if core.opening and JOKER not in group:
        return _first_turn(core)
    return None


def _against_splitting(core: Core, command: Split) -> Refusal | None:
    if not _owns(core, command.group):
        return _not_yours(command.group)
    if core.opening:
        return _first_turn(core)
    # Only a group of two or three can be split, and only one of its own beams can leave it.
    if len(command.group) == 1 or command.single not in command.group:
        args = {"group": command.group, "beam": command.single}
        return Refusal("elios.cannot_split", args, (f"group {command.group}",))
    return None


def _owns(core: Core, group: str) -> bool:
    """Whether the group lies in front of the player whose turn it is; one of four or more letters never does."""
    return group in GROUPS and GROUPS[group] in core.groups[core.player]


def _not_yours(group: str) -> Refusal:
    return Refusal("elios.not_your_group", {"group": group}, (f"group {group}",))


def _first_turn(core: Core) -> Refusal:
    with_joker = dict.fromkeys(letters for letters in core.grouped(core.player) if JOKER in letters)
    return Refusal("elios.first_turn_joker", {}, tuple(f"group {letters}" for letters in with_joker))


def _pieces_of(move: Move) -> tuple[str, ...]:
    if move.kind == DISC:
        return ("discs",)
    return (f"group {move.group.letters}", *(f"column {column + 1}" for column in move.columns))


# -- carrying a move out ---------------------------------------------------------------------------------------------


def _core_move(command: Place | Split | Disc | Pass) -> Move:
    if isinstance(command, Place):
        return Move(PLACE, GROUPS[command.group], tuple(column - 1 for column in command.columns))
    if isinstance(command, Split):
        group = GROUPS[command.group]
        return next(move for move in group.splits if move.parts[0].letters == command.single)
    return DISC_MOVE if isinstance(command, Disc) else PASS_MOVE


def _arrange(before: State, text: str, command: Arrange) -> AnyTransition:
    seat, groups = command.seat, tuple(sorted(command.groups))
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
    return Transition(text, seat, before, after, tuple(events))


def _play(before: State, text: str, core: Core, move: Move) -> AnyTransition:
    seat = core.player + 1
    core = core.copy()
    core.make(move)
    after = State(before.sun, before.hands, before.joker, before.arranged, core=core)
    events = _happened(seat, move, core)
    if after.result is not None:
        events.append(Ended(after.result))
    else:
        assert after.to_move is not None
        events += _handed_on(seat, after.to_move, before.seats)
    return Transition(text, seat, before, after, tuple(events))


def _happened(seat: Seat, move: Move, after: Core) -> list[Event]:
    kind, group, columns, parts = move
    if kind == PLACE:
        events: list[Event] = [
            BeamLanded(seat, letter, column + 1, len(after.columns[column]))
            for letter, column in zip(group.letters, columns, strict=True)
        ]
        if not after.left[seat - 1]:
            events.append(SeatFinished(seat))
        return events
    if kind == SPLIT:
        return [GroupSplit(seat, group.letters, parts[0].letters, parts[1].letters)]
    return [Passed(seat, after.passes)] if kind == PASS else [DiscAdded(seat, after.discs)]


def _handed_on(seat: Seat, to: Seat, seats: int) -> Sequence[Event]:
    """Clockwise to the next seat with beams; those without are skipped."""
    events: list[Event] = []
    next_seat = seat % seats + 1
    while next_seat != to:
        events.append(SeatSkipped(next_seat))
        next_seat = next_seat % seats + 1
    return [*events, TurnBegan(to)]
