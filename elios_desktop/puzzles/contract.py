"""What a puzzle is, and what a game's puzzles promise.

A game's puzzles are a module `games.<id>.puzzles` with the names of `GamePuzzles`. It proves claims on the game's core,
by looking at everything, and answers the moves that somebody tries. Effort is counted in positions, never in time.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from elios_desktop.engine.contract import AnyState, Json, Seat
from elios_desktop.engine.record import Record

LEVELS = (1, 2, 3, 4, 5)
"""How hard a puzzle is; 1 is the easiest."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of puzzle: what is claimed of its positions."""

    name: str
    """ "elementos.across"."""
    goals: range
    """What the number of a claim can be."""
    one_first: bool = True
    """Whether exactly one first move is part of a solution."""
    has_key: bool = False
    """Whether what all solutions share is written down."""
    may_be_blind: bool = False
    """Whether something is hidden from whoever solves it."""
    has_other_side: bool = True
    """Whether another seat moves before the goal is reached."""


@dataclass(frozen=True, slots=True)
class Claim:
    """What is proved of a position."""

    kind: str
    seat: Seat
    """Who solves it; it is this seat's turn."""
    goal: int
    first: tuple[str, ...]
    """Every first move that is part of a solution."""
    line: tuple[str, ...]
    """The solver's moves and the other's longest resistance, up to the goal."""
    key: tuple[str, ...] | None = None
    """The moves that all solutions share."""
    blind: bool | None = None
    """Whether it holds whatever the solver can't know."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A claim about the position to which a record leads, and how hard it is."""

    id: str
    claim: Claim
    level: int
    record: Record

    @property
    def game(self) -> str:
        """The game that it belongs to."""
        return self.record.game

    def to_json(self) -> Json:
        """Return the documented form, a fresh value every time."""
        claim = self.claim
        value: Json = {
            "id": self.id,
            "kind": claim.kind,
            "seat": claim.seat,
            "goal": claim.goal,
            "first": list(claim.first),
            "line": list(claim.line),
        }
        if claim.key is not None:
            value["key"] = list(claim.key)
        if claim.blind is not None:
            value["blind"] = claim.blind
        return {**value, "level": self.level, "record": self.record.to_json()}


@dataclass(frozen=True, slots=True)
class Why:
    """Why a move doesn't solve a puzzle, or what is good about one: a code, and what fills its sentence."""

    code: str
    args: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Answer:
    """What is said of the moves that somebody has tried."""

    right: bool
    """Whether the goal can still be reached as claimed."""
    done: bool = False
    """Whether it has been reached."""
    replies: tuple[str, ...] = ()
    """What the other side does now: its longest resistance, or after a wrong move what refutes it."""
    why: Why | None = None
    """After a wrong move: what is wrong with it."""


class GamePuzzles(Protocol):
    """The names that a module `games.<id>.puzzles` has."""

    @property
    def KINDS(self) -> Sequence[Kind]:
        """In the order in which pages show them."""

    def claims(self, state: AnyState, effort: int) -> Sequence[Claim]:
        """Return what can be claimed of a position for the seat to move, looking at no more than so many positions a
        kind."""

    def answer(self, state: AnyState, claim: Claim, tried: Sequence[str]) -> Answer:
        """Return what comes of the moves made since the puzzle's position: the solver's, and the replies to them."""

    def solution(self, state: AnyState, claim: Claim, tried: Sequence[str]) -> tuple[str, ...]:
        """Tell how it goes on to the goal after these moves, if it can; the solver's moves and the longest
        resistance."""
