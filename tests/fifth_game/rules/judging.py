"""Why a move is not legal."""

from __future__ import annotations

from elios_desktop.engine.contract import Refusal
from tests.fifth_game.rules.core import Core
from tests.fifth_game.rules.moves import Mark


def judge(core: Core, move: Mark) -> Refusal | None:
    """The first reason against a move, None if it is legal now."""
    if core.over:
        return Refusal("game.over")
    if core.board[move.number]:
        return Refusal("noughts.taken", {"square": move.square}, (move.square,))
    return None
