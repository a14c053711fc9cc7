"""A position of Elementos as an immutable value: a thin layer over a core that is never changed any more;
and its view, which is what of it somebody may see.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from elios_desktop.engine.contract import Json, Result, Seat
from elios_desktop.games.elementos.rules.board import COUNT, FACES, FORWARD, SQUARE, SQUARES, SYMBOLS, names_of
from elios_desktop.games.elementos.rules.core import NOWHERE, WAND, Core, newest_first
from elios_desktop.games.elementos.rules.moves import Carry, PassWand, Step, Take, Turn

HIDDEN: Final = "?"
"""An underside that is not seen."""


@dataclass(frozen=True, slots=True)
class Token:
    """A token as it lies: its owner, the symbol that is up and the one underneath."""

    owner: Seat
    up: str
    under: str = HIDDEN

    @property
    def text(self) -> str:
        """ "1FW", or "1F?" if the underside is not seen."""
        return f"{self.owner}{self.up}{self.under}"


@dataclass(frozen=True, slots=True)
class View:
    """A position as one seat may see it; with every underside in it, the position itself.

    Squares are names. While a seat has not arranged, its tokens and its wand are absent.
    """

    phase: str
    tokens: Mapping[str, Token]
    wands: Mapping[Seat, str]
    locked: tuple[str, ...]
    """The squares of the tokens that can't be flipped now, sorted, of both seats."""
    to_move: Seat | None
    pending: tuple[Seat, ...]
    memory: bool
    result: Result | None

    def seen_by(self, seat: Seat | None) -> View:
        """Without the undersides that a seat (None: an onlooker) may not look at."""
        # The owner may look at the own undersides at any time; with `memory` nobody may, once both have arranged,
        # and that goes on when the game is over. Nobody ever sees the underside of an enemy token.
        may_look = None if self.memory and not self.pending else seat
        tokens = self.tokens.items()
        return replace(
            self, tokens={at: token if token.owner == may_look else _FACE_UP[token.text[:2]] for at, token in tokens}
        )

    def put_token(self, origin: str, target: str) -> Turn:
        """Return the turn that it is to put the token from one square onto another one, legal or not."""
        there = self.tokens.get(target)
        if there is not None and there.owner != self.tokens[origin].owner:
            return Take(origin, target)
        # A home goes nowhere but with its wand.
        return Carry(origin, target) if origin in self.wands.values() else Step(origin, target)

    def put_wand(self, seat: Seat, target: str) -> Turn:
        """Return the turn that it is to put a seat's wand onto another square, legal or not."""
        origin = self.wands[seat]
        # To an empty square straight ahead it takes its token along; any other way it is passed, if to nobody.
        if target not in self.tokens and target == ahead(seat, origin):
            return Carry(origin, target)
        return PassWand(origin, target)

    def to_json(self) -> Json:
        """Return the form that the rules give; a fresh value every time."""
        return {
            "game": "elementos",
            "phase": self.phase,
            "tokens": {square: token.text for square, token in self.tokens.items()},
            "wands": {str(seat): square for seat, square in self.wands.items()},
            "locked": list(self.locked),
            "to_move": self.to_move,
            "pending": list(self.pending),
            "memory": self.memory,
            "result": self.result.to_json() if self.result else None,
        }


def ahead(seat: Seat, square: str) -> str | None:
    """Return the square straight ahead of a seat's; None at its far row."""
    at = SQUARE[square] + FORWARD[seat - 1]
    return SQUARES[at] if 0 <= at < COUNT else None


TOKENS: Final = (None, *(Token(seat, *face) for seat in (1, 2) for face in FACES))
"""Each token of the core, as it lies, by its number."""
_FACE_UP: Final = {f"{seat}{up}": Token(seat, up) for seat in (1, 2) for up in SYMBOLS}


# ---- Views from JSON


def view_from_json(value: Json) -> View:
    """Return the view that `View.to_json` wrote; ValueError for anything else."""
    try:
        view = View(
            phase=value["phase"],
            tokens={square: _TOKEN[text] for square, text in value["tokens"].items()},
            wands={int(seat): square for seat, square in value["wands"].items()},
            locked=tuple(value["locked"]),
            to_move=value["to_move"],
            pending=tuple(value["pending"]),
            memory=value["memory"],
            result=_result(value["result"]),
        )
        sound = view.to_json() == value and _is_sound(view)
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise ValueError(f"this is no view of Elementos: {value!r:.200}") from error
    if not sound:
        raise ValueError(f"this is no view of Elementos: {value!r:.200}")
    return view


_TOKEN: Final = {token.text: token for token in (*TOKENS, *_FACE_UP.values()) if token is not None}


def _result(value: Json | None) -> Result | None:
    return None if value is None else Result(tuple(value["winners"]), value["reason"], value["scores"])


def _is_sound(view: View) -> bool:
    """Tell whether the parts of a view fit together. (That the JSON it writes is the one it was read from is known.)"""
    tokens = view.tokens
    phase = "over" if view.result else "arrange" if view.pending else "play"
    return (
        view.phase == phase
        and type(view.memory) is bool
        and (view.to_move is None or type(view.to_move) is int)
        and (view.to_move in (1, 2)) == (phase == "play")
        and view.pending in ((), (1,), (2,), (1, 2))
        and tokens.keys() <= SQUARE.keys()
        and set(view.wands) == {1, 2} - set(view.pending)
        and all(square in tokens and tokens[square].owner == seat for seat, square in view.wands.items())
        and list(view.locked) == sorted(set(view.locked) & tokens.keys())
        and view.result in _RESULTS
    )


_RESULTS: Final = (None, Result((), "repetition"), Result((1,), "wand_across"), Result((2,), "wand_across"))


@dataclass(frozen=True, slots=True, eq=False)
class State:
    """A position. The core in it is never changed any more; moves are made on copies."""

    core: Core
    memory: bool

    def __eq__(self, other: object) -> bool:
        """Equal states look alike and play alike: what may come back and what is locked belong to them."""
        return isinstance(other, State) and self._identity() == other._identity()

    def __hash__(self) -> int:
        return hash(self.core.position)

    def _identity(self) -> tuple[object, ...]:
        core = self.core
        run = tuple(newest_first(core.run))
        return core.position, core.stood(), run, core.locked, core.over, core.winner, self.memory, core.left_out

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
        """Return the full position."""
        return self._in_full().to_json()

    def view(self, seat: Seat | None) -> View:
        """Return the position with the undersides hidden that the seat may not look at."""
        return self._in_full().seen_by(seat)

    def _in_full(self) -> View:
        board = self.core.board
        wands = ((side + 1, board[WAND + side]) for side in (0, 1))
        return View(
            phase=self.phase,
            tokens={name: token for name, lies in zip(SQUARES, board, strict=False) if (token := TOKENS[lies])},
            wands={seat: SQUARES[square] for seat, square in wands if square != NOWHERE},
            locked=names_of(self.core.locked),
            to_move=self.to_move,
            pending=self.pending,
            memory=self.memory,
            result=self.result,
        )
