"""Elementos as the rest of the program sees it: the immutable state over the core, and the `Game`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Final

from elios_desktop.engine.contract import (
    AnyState,
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
    SetupError,
    Transition,
    TurnBegan,
)
from elios_desktop.engine.games.elementos.board import HOME_SQUARES, SQUARES, TOKEN_TEXT
from elios_desktop.engine.games.elementos.core import NOWHERE, WAND, Core, newest_first, random_layout
from elios_desktop.engine.games.elementos.events import (
    Arranged,
    LocksChanged,
    TokenFlipped,
    TokenMoved,
    TokenTaken,
    WandCarried,
    WandPassed,
)
from elios_desktop.engine.games.elementos.refusals import Arrangement, Turn, locked_squares, owner, parse, symbol, why

USUAL_LAYOUT: Final = ("FW", "WA", "AF", "FW", "WA", "AF", "FW", "WA", "AF")
"""The usual layout, as in an `arrange` move: three of each symbol up."""


@dataclass(frozen=True, slots=True, eq=False)
class ElementosState:
    """A position. The core in it is never changed any more; moves are made on copies."""

    core: Core
    memory: bool

    def __eq__(self, other: object) -> bool:
        """Equal states look alike and play alike: what may come back and what is locked belong to them."""
        return isinstance(other, ElementosState) and self._identity() == other._identity()

    def __hash__(self) -> int:
        return hash(bytes(self.core.board))

    def _identity(self) -> tuple[object, ...]:
        core = self.core
        run = tuple(newest_first(core.run))
        return bytes(core.board), core.stood(), run, core.locked, core.over, core.winner, self.memory

    @property
    def phase(self) -> str:
        """ "arrange", "play" or "over"."""
        if self.core.over:
            return "over"
        return "arrange" if self.core.pending else "play"

    @property
    def to_move(self) -> Seat | None:
        """The seat whose turn it is."""
        return self.core.side + 1 if self.phase == "play" else None

    @property
    def pending(self) -> tuple[Seat, ...]:
        """The seats that still have to arrange."""
        return tuple(side + 1 for side in self.core.pending)

    @property
    def result(self) -> Result | None:
        """Won by the wand on the far row, or drawn by a position standing for the third time."""
        if not self.core.over:
            return None
        if self.core.winner is None:
            return Result((), "repetition")
        return Result((self.core.winner + 1,), "wand_across")

    def to_json(self) -> Json:
        """The full position."""
        board, result = self.core.board, self.result
        return {
            "game": "elementos",
            "phase": self.phase,
            "tokens": {SQUARES[at]: TOKEN_TEXT[board[at]] for at in range(24) if board[at]},
            "wands": {str(side + 1): SQUARES[board[WAND + side]] for side in (0, 1) if board[WAND + side] != NOWHERE},
            "locked": list(locked_squares(self.core)),
            "to_move": self.to_move,
            "pending": list(self.pending),
            "memory": self.memory,
            "result": result.to_json() if result else None,
        }

    def view(self, seat: Seat | None) -> JsonView:
        """The position with the undersides hidden that the seat may not look at."""
        # The owner may look at the own undersides at any time; with `memory` nobody may, once both have arranged,
        # and that goes on when the game is over. Nobody ever sees the underside of an enemy token.
        may_look = None if self.memory and not self.core.pending else seat
        view = self.to_json()
        view["tokens"] = {
            square: token if token[0] == str(may_look) else f"{token[:2]}?" for square, token in view["tokens"].items()
        }
        return JsonView(view)


class Elementos:
    """The rules of Elementos, by the contract that all games keep."""

    id: Final = "elementos"
    seats: Final = (2,)
    options: Final[Mapping[str, Option]] = {"memory": Option(False, (False, True))}
    has_hidden_things: Final = True

    def deal(self, seats: int, options: Options, seed: int) -> Json:
        """Who begins; chance decides nothing else."""
        return {"first": 1 + int(Random(seed).random() * seats)}

    def start(self, seats: int, options: Options, setup: Json) -> ElementosState:
        """An empty box, both seats about to arrange."""
        if not isinstance(setup, dict) or set(setup) != {"first"}:
            raise SetupError(f"the setup is {{'first': seat}} and nothing else, not {setup!r:.200}")
        first = setup["first"]
        if type(first) is not int or first not in (1, 2):
            raise SetupError(f"'first' is the seat that begins, 1 or 2, not {first!r:.200}")
        return ElementosState(Core(first), bool(options["memory"]))

    def legal(self, state: AnyState) -> list[str]:
        """Every legal turn."""
        core = _core(state)
        return [] if core.pending else sorted(core.notation(move) for move in core.legal())

    def why(self, state: AnyState, move: str) -> Refusal | None:
        """The first reason against a text."""
        return why(_core(state), move)

    def apply(self, state: AnyState, move: str) -> AnyTransition | Refusal:
        """Carry a move out on a copy of the core."""
        before = _core(state)
        refusal = why(before, move)
        if refusal is not None:
            return refusal
        read = parse(move)
        after = before.copy()
        if isinstance(read, Arrangement):
            after.arrange(read.side, read.layout)
            seat, events = read.side + 1, arranged_events(read, after)
        else:
            assert read is not None  # no refusal, so it is a move
            after.make(read.move)
            after.made.clear()
            seat, events = before.side + 1, turn_events(before, read, after)
        new = ElementosState(after, _state(state).memory)
        return Transition(move, seat, state, new, tuple(events) + tuple(_closing_events(before, new)))

    def arrangement(self, state: AnyState, seat: Seat, seed: int) -> str:
        """Nine tokens in any order and any side up."""
        return " ".join(["arrange", str(seat), *random_layout(Random(f"elementos {seat} {seed}"))])

    def move_as_seen(self, state: AnyState, move: str, seat: Seat | None) -> str:
        """Only an arrangement tells undersides. Its owner saw them then, with `memory` too."""
        words = move.split()
        if words[0] != "arrange" or words[1] == str(seat):
            return move
        return " ".join(words[:2] + [f"{token[0]}?" for token in words[2:]])


def _state(state: AnyState) -> ElementosState:
    assert isinstance(state, ElementosState)
    return state


def _core(state: AnyState) -> Core:
    return _state(state).core


def arranged_events(arrangement: Arrangement, after: Core) -> Iterator[Event]:
    """A seat lays its tokens out."""
    side = arrangement.side
    tokens = zip(HOME_SQUARES[side], arrangement.layout, strict=True)
    yield Arranged(side + 1, tuple((SQUARES[at], face[0]) for at, face in tokens), SQUARES[after.board[WAND + side]])


def turn_events(before: Core, turn: Turn, after: Core) -> Iterator[Event]:
    """What a turn does on the board, in the order in which it happens."""
    seat, origin, target = before.side + 1, SQUARES[turn.at], SQUARES[turn.to]
    if turn.verb == "flip":
        yield TokenFlipped(seat, origin, symbol(before, turn.at), symbol(after, turn.at))
    elif turn.verb == "wand":
        yield WandPassed(seat, origin, target)
    elif turn.verb == "carry":
        yield WandCarried(seat, origin, target, symbol(before, turn.at))
    else:
        taken = owner(before, turn.to)
        if taken is not None:
            yield TokenTaken(taken + 1, target, symbol(before, turn.to))
        yield TokenMoved(seat, origin, target, symbol(before, turn.at))
    if before.locked != after.locked:
        yield LocksChanged(locked_squares(after))


def _closing_events(before: Core, after: ElementosState) -> Iterator[Event]:
    """Whose turn it is now, or how the game ended."""
    if after.result is not None:
        yield Ended(after.result)
    elif after.to_move is not None:
        yield TurnBegan(after.to_move)


GAME: Final = Elementos()
