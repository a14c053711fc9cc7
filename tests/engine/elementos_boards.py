"""Boards of Elementos as small drawings, and shorthand to play on them.

A drawing has row 8 on top. A token is owner, side up, underside, with a star if a wand stands in it; dots are empty:

    8 ...  2FW  ...
    7 ...  2WA* ...
"""

from __future__ import annotations

from elios_desktop.engine.contract import Refusal, Transition
from elios_desktop.engine.games.elementos import GAME, Core, ElementosState
from elios_desktop.engine.games.elementos.board import BIT, KIND, SQUARE, TOKEN, TOKEN_TEXT
from elios_desktop.engine.games.elementos.core import WAND

USUAL = "arrange {} FW WA AF FW WA AF FW WA AF"


def placed(drawing: str, to_move: int = 1, memory: bool = False) -> ElementosState:
    """The state that a drawing shows, as if the game began with it."""
    core = Core(to_move)
    for line in drawing.split("\n"):
        row, *cells = line.split() or [""]
        for column, cell in zip("abc", cells, strict=False):
            if not cell.startswith("."):
                square, token = SQUARE[column + row], TOKEN[cell[:3]]
                core.board[square] = token
                core.empty ^= BIT[square]
                if cell.endswith("*"):
                    core.board[WAND + int(cell[0]) - 1] = square
                else:
                    core.free[KIND[token]] ^= BIT[square]
    core.standing[bytes(core.board)] = 1
    return ElementosState(core, memory)


def drawn(state: ElementosState) -> str:
    """The drawing of a state."""
    board = state.core.board
    lines = []
    for row in "87654321":
        cells = []
        for column in "abc":
            square = SQUARE[column + row]
            star = "*" if square in board[WAND : WAND + 2] else ""
            cells.append(f"{(TOKEN_TEXT[board[square]] or '...') + star:<4}")
        lines.append(" ".join([row, *cells]).rstrip())
    return "\n".join(lines)


def played(state: ElementosState, *moves: str) -> ElementosState:
    """The state after some legal moves."""
    for move in moves:
        state = transition(state, move).after
    return state


def transition(state: ElementosState, move: str) -> Transition:
    """A legal move carried out."""
    done = GAME.apply(state, move)
    assert isinstance(done, Transition), f"{move}: {done}"
    return done


def code(state: ElementosState, move: str) -> str | None:
    """The code of the reason against a text, None if it is legal; `apply` has to say the same."""
    refusal = GAME.why(state, move)
    done = GAME.apply(state, move)
    assert isinstance(done, Transition) if refusal is None else done == refusal
    if refusal is None:
        return None
    assert isinstance(refusal, Refusal)
    return refusal.code


def begun(first: int = 1, memory: bool = False) -> ElementosState:
    """A game with the usual layout on both sides."""
    state = GAME.start(2, {"memory": memory}, {"first": first})
    return played(state, USUAL.format(1), USUAL.format(2))
