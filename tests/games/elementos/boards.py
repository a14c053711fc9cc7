"""Boards of Elementos as small drawings, and shorthand to play on them.

A drawing has row 8 on top. A token is owner, side up, underside, with a star if a wand stands in it; dots are empty:

    8 ...  2FW  ...
    7 ...  2WA* ...
"""

from __future__ import annotations

from elios_desktop.engine.contract import AnyGame, AnyState, Refusal, Transition, parsed
from elios_desktop.games.elementos.rules import GAME, Core, Move, State
from elios_desktop.games.elementos.rules.board import BIT, KIND, SQUARE, TOKEN, TOKEN_TEXT
from elios_desktop.games.elementos.rules.core import WAND

USUAL = "arrange {} FW WA AF FW WA AF FW WA AF"


def placed(drawing: str, to_move: int = 1, memory: bool = False) -> State:
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
    core.position = bytes(core.board)
    core.repeats[core.position] = 1
    return State(core, memory)


def drawn(state: State) -> str:
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


def played(state: AnyState, *moves: str) -> State:
    """The state after some legal moves."""
    for move in moves:
        state = transition(state, move).after
    assert isinstance(state, State)
    return state


def transition(state: AnyState, move: str) -> Transition[Move]:
    """A legal move carried out."""
    done = applied(state, move)
    assert isinstance(done, Transition), f"{move}: {done}"
    return done


def legal(state: AnyState) -> list[str]:
    """The legal moves in the game's notation."""
    return [move.text for move in THE_GAME.legal(state)]


THE_GAME: AnyGame = GAME
"""The same, for positions that come out of a transition of whatever game."""


def why(state: AnyState, text: str) -> Refusal | None:
    """The reason against a text, None if it is legal."""
    move = parsed(THE_GAME, state, text)
    return move if isinstance(move, Refusal) else THE_GAME.why(state, move)


def applied(state: AnyState, text: str) -> Transition[Move] | Refusal:
    """What comes of a text."""
    move = parsed(THE_GAME, state, text)
    return move if isinstance(move, Refusal) else THE_GAME.apply(state, move)


def code(state: AnyState, move: str) -> str | None:
    """The code of the reason against a text, None if it is legal; `apply` has to say the same."""
    refusal = why(state, move)
    done = applied(state, move)
    assert isinstance(done, Transition) if refusal is None else done == refusal
    if refusal is None:
        return None
    assert isinstance(refusal, Refusal)
    return refusal.code


def begun(first: int = 1, memory: bool = False) -> State:
    """A game with the usual layout on both sides."""
    state = GAME.start(2, {"memory": memory}, {"first": first})
    return played(state, USUAL.format(1), USUAL.format(2))
