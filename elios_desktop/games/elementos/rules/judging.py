"""Why a move of Elementos is not legal.

What is legal is decided by `Core.legal` alone; the reasons here explain what it leaves out, in the rules' order.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from elios_desktop.engine.contract import Refusal
from elios_desktop.games.elementos.rules.board import FORWARD, KIND, OWNER, SQUARE, SQUARES, TAKES, TOKEN_TEXT
from elios_desktop.games.elementos.rules.core import WAND, Core
from elios_desktop.games.elementos.rules.deal import is_layout
from elios_desktop.games.elementos.rules.moves import (
    Arrange,
    Carry,
    Move,
    PassWand,
    Step,
    Take,
    Turn,
    from_core,
    squares_of,
    to_core,
)


def judge(core: Core, move: Move) -> Refusal | None:
    """The first reason against a move, None if it is legal now."""
    if core.over:
        return Refusal("game.over")
    if isinstance(move, Arrange):
        return _against_arrangement(core, move)
    if pending := core.pending:
        return Refusal("elementos.not_arranged", about=tuple(str(side + 1) for side in pending))
    number = to_core(move)
    if number in core.legal() and from_core(core, number) == move:
        return None
    tried = _Tried(core, move)
    return next(refusal for reason in _REASONS if (refusal := reason(tried)) is not None)


def _against_arrangement(core: Core, move: Arrange) -> Refusal | None:
    """A bad arrangement is one in every phase; a good one comes too late when its seat has arranged."""
    if not is_layout(move.layout):
        return Refusal("elementos.bad_arrangement", {"seat": move.seat})
    if move.seat - 1 not in core.pending:
        return Refusal("elementos.already_arranged", {"seat": move.seat})
    return None


class _Tried:
    """An illegal turn, and what stands where it begins and ends."""

    def __init__(self, core: Core, turn: Turn) -> None:
        self.core = core
        self.turn = turn
        self.origin, self.target = squares_of(turn)
        self.at, self.to = SQUARE[self.origin], SQUARE[self.target]
        self.side, self.enemy = core.side, 1 - core.side
        self.here, self.there = OWNER[core.board[self.at]], OWNER[core.board[self.to]]
        self.home, self.enemy_home = core.board[WAND + self.side], core.board[WAND + self.enemy]

    @property
    def rows(self) -> int:
        """How many rows forward it goes."""
        return (self.to // 3 - self.at // 3) * FORWARD[self.side] // 3

    @property
    def columns(self) -> int:
        """How many columns it goes to a side."""
        return abs(self.to % 3 - self.at % 3)

    def refusal(self, reason: str, *about: str, **args: str) -> Refusal:
        """The answer for a reason: every sentence may name where the turn begins and ends."""
        return Refusal(f"elementos.{reason}", {"origin": self.origin, "target": self.target, **args}, about)


def _not_yours(tried: _Tried) -> Refusal | None:
    """An enemy token (whatever is to be done with it), or passing the wand to one."""
    if tried.here == tried.enemy:
        return tried.refusal("not_yours", tried.origin, square=tried.origin)
    if isinstance(tried.turn, PassWand) and tried.there == tried.enemy:
        return tried.refusal("not_yours", tried.target, square=tried.target)
    return None


def _no_token(tried: _Tried) -> Refusal | None:
    """Nothing on the square, or no token to pass the wand to."""
    if tried.here is None:
        return tried.refusal("no_token", tried.origin, square=tried.origin)
    if isinstance(tried.turn, PassWand) and tried.there is None:
        return tried.refusal("no_token", tried.target, square=tried.target)
    return None


def _no_wand(tried: _Tried) -> Refusal | None:
    """The square named first doesn't hold your wand."""
    if isinstance(tried.turn, PassWand | Carry) and tried.at != tried.home:
        return tried.refusal("no_wand", tried.origin, SQUARES[tried.home], home=SQUARES[tried.home])
    return None


def _home_is_protected(tried: _Tried) -> Refusal | None:
    """`x` onto a home (either seat's, at any distance), or from one."""
    if isinstance(tried.turn, Take):
        for square in (tried.at, tried.to):
            if square in (tried.home, tried.enemy_home):
                return tried.refusal("home_is_protected", SQUARES[square], home=SQUARES[square])
    return None


def _home_only_forward(tried: _Tried) -> Refusal | None:
    """A home by `-`, or a `carry` not straight ahead. (Two squares straight ahead are too far.)"""
    from_home = isinstance(tried.turn, Step) and tried.at == tried.home
    if from_home or (isinstance(tried.turn, Carry) and (tried.rows < 0 or tried.columns)):
        return tried.refusal("home_only_forward", tried.origin, SQUARES[tried.at + FORWARD[tried.side]])
    return None


def _backwards(tried: _Tried) -> Refusal | None:
    """Tokens and wands go ahead or sideways. This comes before too far: b3-b1 is both."""
    return tried.refusal("backwards", tried.origin, tried.target) if tried.rows < 0 else None


def _too_far(tried: _Tried) -> Refusal | None:
    """One square at a time."""
    return tried.refusal("too_far", tried.origin, tried.target) if max(tried.rows, tried.columns) > 1 else None


def _own_token(tried: _Tried) -> Refusal | None:
    """One's own token on the target, other than to pass the wand to."""
    if isinstance(tried.turn, Step | Take | Carry) and tried.there == tried.side:
        return tried.refusal("own_token", tried.target)
    return None


def _does_not_beat(tried: _Tried) -> Refusal | None:
    """Fire takes wood, wood takes water, water takes fire."""
    taker, taken = tried.core.board[tried.at], tried.core.board[tried.to]
    if isinstance(tried.turn, Take) and tried.there == tried.enemy and TAKES[KIND[taker]] != KIND[taken]:
        up = {"taker": TOKEN_TEXT[taker][1], "taken": TOKEN_TEXT[taken][1]}
        return tried.refusal("does_not_beat", tried.origin, tried.target, **up)
    return None


def _nothing_to_take(tried: _Tried) -> Refusal | None:
    """`x` onto an empty square."""
    if isinstance(tried.turn, Take) and tried.there is None:
        return tried.refusal("nothing_to_take", tried.target)
    return None


def _occupied(tried: _Tried) -> Refusal | None:
    """`-` or `carry` onto an enemy token, home or not, beaten or not."""
    if isinstance(tried.turn, Step | Carry) and tried.there == tried.enemy:
        return tried.refusal("occupied", tried.target)
    return None


def _equilibrium(tried: _Tried) -> Refusal:
    """The only reason left: the turn is a flip, and its token is locked."""
    return tried.refusal("equilibrium", tried.origin, square=tried.origin)


_REASONS: Final[tuple[Callable[[_Tried], Refusal | None], ...]] = (
    _not_yours,
    _no_token,
    _no_wand,
    _home_is_protected,
    _home_only_forward,
    _backwards,
    _too_far,
    _own_token,
    _does_not_beat,
    _nothing_to_take,
    _occupied,
    _equilibrium,
)
"""The reasons against a turn, in the order in which the rules list them."""
