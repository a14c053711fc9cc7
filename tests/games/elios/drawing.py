"""Positions of Elios as text drawings that round-trip.

Columns stand upright, 1 to 8 from the left; `=` marks the level of the top disc; the seat to move has a `>`.

    3   . . . . . . . .
    2 = J . . . G . B .
    1   R O Y L G A B P
    > 1: AGJ BR
      2: Y
"""

from __future__ import annotations

from textwrap import dedent

from elios_desktop.engine.contract import Refusal, Transition, parsed
from elios_desktop.games.elios.rules import GAME, Core, Move, State, View


def draw(state: State) -> str:
    """The drawing of a state in which it is somebody's turn, or of one that is over."""
    view = state.view(None)
    columns, discs = view.columns, view.discs
    lines = []
    for level in range(max(discs, *map(len, columns)), 0, -1):
        cells = [column[level - 1] if len(column) >= level else "." for column in columns]
        lines.append(f"{level} {'=' if level == discs else ' '} {' '.join(cells)}")
    for seat, groups in enumerate(view.groups, start=1):
        mark = ">" if seat == view.to_move else " "
        lines.append(f"{mark} {seat}: {' '.join(groups)}".rstrip())
    return "\n".join(lines)


def position(drawing: str, joker: str = "open", passes: int = 0) -> State:
    """The state of a drawing."""
    lines = dedent(drawing).strip("\n").splitlines()
    columns, groups, discs, to_move = [""] * 8, [], 0, None
    for line in lines:
        if ":" in line:
            seat, own = line[2:].split(":")
            groups.append(tuple(own.split()))
            if line[0] == ">":
                to_move = int(seat)
        else:
            level, mark, cells = line[0], line[2], line[4:].split()
            columns = [cell.strip(".") + column for cell, column in zip(cells, columns, strict=True)]
            if mark == "=":
                discs = int(level)
    seats = tuple(range(1, len(groups) + 1))
    view = View("play", tuple(columns), discs, (), tuple(groups), seats, to_move, (), passes, joker, None)
    sun = "".join(column[0] for column in columns)
    hands = tuple("".join(sorted("".join(own))) for own in groups)
    return State(sun, hands, joker, seats, core=Core.seen(view))


def play(state: State, *moves: str) -> State:
    """The state after legal moves."""
    for move in moves:
        transition = happens(state, move)
        assert isinstance(transition.after, State)
        state = transition.after
    return state


def read(state: State, text: str) -> Move:
    """The move that a text writes."""
    move = GAME.parse(state, text)
    assert not isinstance(move, Refusal), text
    return move


def happens(state: State, text: str) -> Transition[Move]:
    """The transition of a legal move."""
    transition = GAME.apply(state, read(state, text))
    assert isinstance(transition, Transition), transition
    return transition


def why(state: State, text: str) -> Refusal | None:
    """The reason against a text; `why` and `apply` have to agree."""
    move = parsed(GAME, state, text)
    if isinstance(move, Refusal):
        return move
    refusal = GAME.why(state, move)
    answer = GAME.apply(state, move)
    assert isinstance(answer, Transition) if refusal is None else answer == refusal
    return refusal


def code(state: State, text: str) -> str:
    """The code of the reason against a text; "" for a legal move."""
    refusal = why(state, text)
    return "" if refusal is None else refusal.code


def legal(state: State) -> list[str]:
    """The texts of the legal moves."""
    return [move.text for move in GAME.legal(state)]
