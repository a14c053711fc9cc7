"""Why a move is good in Elementos, in the game's own terms."""

from __future__ import annotations

from elios_desktop.bots.contract import Reason
from elios_desktop.bots.search.alphabeta import SURE, WON
from elios_desktop.engine.games.elementos.board import FAR_ROW, FORWARD, KIND, NEAR, SQUARES, SYMBOLS, TAKES
from elios_desktop.engine.games.elementos.core import WAND, Core


def reason_for(core: Core, move: int, value: int) -> Reason:
    """The strongest of the reasons that hold for a move of this position, which is worth `value` to its mover."""
    side, board = core.side, core.board
    at, to = move >> 5, move & 31
    home, enemy_home = board[WAND + side], board[WAND + 1 - side]
    wand = at == home and to != at
    if wand and to in FAR_ROW[side]:
        return Reason("elementos.brings_home")
    if value >= SURE:
        return Reason("elementos.wins", {"turns": (WON - value + 1) // 2})
    target = board[to]
    if not wand and to != at and target:
        code = "elementos.takes_guard" if NEAR[1 - side][enemy_home] >> to & 1 else "elementos.takes"
        return Reason(code, {"square": SQUARES[to], "symbol": _symbol(core, to)})
    attacked = attacked_tokens(core, side)
    after = core.copy()
    after.make(move)
    still = attacked_tokens(after, side)
    if attacked and len(still) < len(attacked):
        saved = next((square for square in attacked if square not in still), attacked[0])
        return Reason("elementos.saves", {"square": SQUARES[saved], "symbol": _symbol(core, saved)})
    if wand and _is_ahead(side, at, to):
        return Reason("elementos.wand_ahead", {"square": SQUARES[to]})
    if to == enemy_home + FORWARD[1 - side] and to != at:
        return Reason("elementos.blocks", {"square": SQUARES[to]})
    threatened = [
        square for square in attacked_tokens(after, 1 - side) if square not in attacked_tokens(core, 1 - side)
    ]
    if threatened:
        return Reason("elementos.threatens", {"square": SQUARES[threatened[0]], "symbol": _symbol(core, threatened[0])})
    if not wand and _is_ahead(side, at, to):
        if NEAR[side][home] >> to & 1 and _is_ahead(side, home, to):
            return Reason("elementos.path", {"square": SQUARES[to]})
        return Reason("elementos.ahead", {"square": SQUARES[to]})
    if not still:
        return Reason("elementos.safe")
    return Reason("elementos.waits")


def attacked_tokens(core: Core, side: int) -> list[int]:
    """The squares of a side's tokens that an enemy token could take."""
    return [
        square
        for square in range(24)
        if core.board[square]
        and KIND[core.board[square]] // 3 == side
        and square != core.board[WAND + side]
        and any(
            NEAR[1 - side][at] >> square & 1
            for at in range(24)
            if core.board[at]
            and at != core.board[WAND + 1 - side]
            and TAKES[KIND[core.board[at]]] == KIND[core.board[square]]
        )
    ]


def _is_ahead(side: int, at: int, to: int) -> bool:
    return (to // 3 - at // 3) * FORWARD[side] > 0


def _symbol(core: Core, square: int) -> str:
    return SYMBOLS[KIND[core.board[square]] % 3]
