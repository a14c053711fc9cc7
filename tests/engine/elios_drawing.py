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

from elios_desktop.engine.contract import Json, Refusal, Transition
from elios_desktop.engine.games.elios import GAME, Core, State


def draw(state: State) -> str:
    """The drawing of a state in which it is somebody's turn, or of one that is over."""
    view = state.to_json()
    columns, discs = view["columns"], view["discs"]
    lines = []
    for level in range(max(discs, *map(len, columns)), 0, -1):
        cells = [column[level - 1] if len(column) >= level else "." for column in columns]
        lines.append(f"{level} {'=' if level == discs else ' '} {' '.join(cells)}")
    for seat, groups in enumerate(view["groups"], start=1):
        mark = ">" if seat == view["to_move"] else " "
        lines.append(f"{mark} {seat}: {' '.join(groups)}".rstrip())
    return "\n".join(lines)


def position(drawing: str, joker: str = "open", passes: int = 0) -> State:
    """The state of a drawing."""
    lines = dedent(drawing).strip("\n").splitlines()
    columns = [""] * 8
    view: Json = {"joker": joker, "passes": passes, "groups": []}
    for line in lines:
        if ":" in line:
            seat, groups = line[2:].split(":")
            view["groups"].append(groups.split())
            if line[0] == ">":
                view["to_move"] = int(seat)
        else:
            level, mark, cells = line[0], line[2], line[4:].split()
            columns = [cell.strip(".") + column for cell, column in zip(cells, columns, strict=True)]
            if mark == "=":
                view["discs"] = int(level)
    view["columns"] = columns
    seats = len(view["groups"])
    sun = "".join(column[0] for column in view["columns"])
    hands = tuple("".join(sorted("".join(groups))) for groups in view["groups"])
    return State(sun, hands, joker, tuple(range(1, seats + 1)), core=Core.seen(view))


def play(state: State, *moves: str) -> State:
    """The state after legal moves."""
    for move in moves:
        transition = happens(state, move)
        assert isinstance(transition.after, State)
        state = transition.after
    return state


def happens(state: State, move: str) -> Transition:
    """The transition of a legal move."""
    transition = GAME.apply(state, move)
    assert isinstance(transition, Transition), transition
    return transition


def code(state: State, move: str) -> str:
    """The code of the reason against a move; "" for a legal one. `why` and `apply` have to agree."""
    refusal = GAME.why(state, move)
    answer = GAME.apply(state, move)
    if refusal is None:
        assert isinstance(answer, Transition)
        return ""
    assert isinstance(answer, Refusal)
    assert answer == refusal
    return refusal.code
