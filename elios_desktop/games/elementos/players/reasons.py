"""Why a move is good in Elementos, in the game's own terms."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from elios_desktop.games.elementos.rules.board import (
    COUNT,
    FAR_ROW,
    FORWARD,
    KIND,
    NEAR,
    SQUARES,
    SYMBOLS,
    TAKES,
    rows_gone,
)
from elios_desktop.games.elementos.rules.core import WAND, Core
from elios_desktop.players.contract import Reason
from elios_desktop.players.search.alphabeta import SURE, WON


def reasons_for(core: Core, move: int, value: int) -> list[Reason]:
    """What holds for a move of this position, the strongest reason first; it is worth `value` to its mover."""
    side, board = core.side, core.board
    at, to = move >> 5, move & 31
    home = board[WAND + side]
    if at == home and to != at and to in FAR_ROW[side]:
        return [Reason("elementos.brings_home")]
    if value >= SURE:
        return [Reason("elementos.wins", {"turns": (WON - value + 1) // 2})]
    after = core.copy()
    after.make(move)
    found = [*_taking(core, after, at, to), *_ways_of_wands(core, after, at, to), *_threats(core, after)]
    if at == to:
        found += _guarding(after, at)
    elif at != home and _is_ahead(side, at, to):
        if NEAR[side][home] >> to & 1 and _is_ahead(side, home, to):
            found.append(Reason("elementos.path", {"square": SQUARES[to]}))
        safe = to not in attacked_tokens(after, side)
        found.append(Reason("elementos.ahead_safe" if safe else "elementos.ahead", {"square": SQUARES[to]}))
    if value <= -SURE:
        found.append(Reason("elementos.holds_out"))
    elif attacked_tokens(core, side) and not attacked_tokens(after, side):
        found.append(Reason("elementos.safe"))
    return found or [Reason("elementos.waits")]


def reason_for_layout(layout: Sequence[str]) -> Reason:
    """Why a layout is good, given from the back row to the front."""
    front = [token[0] for token in layout[6:]]
    if len(set(front)) == 3:
        # Its three tokens all reach the middle square before them.
        return Reason("elementos.front_row", dict(zip(("one", "two", "three"), front, strict=True)))
    return Reason("elementos.layout")


def _taking(core: Core, after: Core, at: int, to: int) -> Iterator[Reason]:
    """What is taken, and what can't be taken any more."""
    side = core.side
    if at != core.board[WAND + side] and to != at and core.board[to]:
        code = "takes_guard" if NEAR[1 - side][core.board[WAND + 1 - side]] >> to & 1 else "takes"
        yield Reason(f"elementos.{code}", {"square": SQUARES[to], "symbol": _symbol(core, to)})
    else:
        still = attacked_tokens(after, side)
        for square in attacked_tokens(core, side):
            if square not in still and len(still) < len(attacked_tokens(core, side)):
                yield Reason("elementos.saves", {"square": SQUARES[square], "symbol": _symbol(core, square)})


def _ways_of_wands(core: Core, after: Core, at: int, to: int) -> Iterator[Reason]:
    """What it does to the ways of the two wands."""
    side, board = core.side, core.board
    if at == board[WAND + side] and to != at:
        if _is_ahead(side, at, to):
            yield Reason("elementos.wand_ahead", {"square": SQUARES[to]})
        elif not board[to + FORWARD[side]]:
            yield Reason("elementos.wand_free", {"square": SQUARES[to]})
    elif to != at and to == board[WAND + 1 - side] + FORWARD[1 - side]:
        yield Reason("elementos.blocks", {"square": SQUARES[to]})


def _threats(core: Core, after: Core) -> Iterator[Reason]:
    """Enemy tokens that can be taken next, and couldn't before."""
    before = attacked_tokens(core, 1 - core.side)
    for square in attacked_tokens(after, 1 - core.side):
        if square not in before:
            yield Reason("elementos.threatens", {"square": SQUARES[square], "symbol": _symbol(core, square)})


def _guarding(after: Core, at: int) -> Iterator[Reason]:
    """Which enemy token a token that was just flipped would take if it came nearer."""
    enemy = after.side
    kind = KIND[after.board[at]]
    if at == after.board[WAND + 1 - enemy]:
        return
    for square in range(COUNT):
        token = after.board[square]
        if token and KIND[token] == TAKES[kind] and square != after.board[WAND + enemy]:
            steps = NEAR[enemy][square] & NEAR[1 - enemy][at] & after.empty
            if steps and not NEAR[1 - enemy][at] >> square & 1:
                args = {"symbol": _symbol(after, at), "other": _symbol(after, square), "square": SQUARES[square]}
                yield Reason("elementos.guards", args)


def attacked_tokens(core: Core, side: int) -> list[int]:
    """The squares of a side's tokens that an enemy token could take."""
    return [
        square
        for square in range(COUNT)
        if core.board[square]
        and KIND[core.board[square]] // 3 == side
        and square != core.board[WAND + side]
        and any(
            NEAR[1 - side][at] >> square & 1
            for at in range(COUNT)
            if core.board[at]
            and at != core.board[WAND + 1 - side]
            and TAKES[KIND[core.board[at]]] == KIND[core.board[square]]
        )
    ]


def _is_ahead(side: int, at: int, to: int) -> bool:
    return rows_gone(side, to) > rows_gone(side, at)


def _symbol(core: Core, square: int) -> str:
    return SYMBOLS[KIND[core.board[square]] % 3]
