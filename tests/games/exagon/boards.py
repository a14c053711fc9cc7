"""Exagon tables as text drawings, and positions made by hand.

A drawing shows tile/rotation; the cell 0,0 is the tile with a star. A row is one `r`, half a tile further to the
right than the one above, as on the table. Dots mark places to talk about, and mean nothing.

          19/3  16/3
       17/0*  .    7/2
          4/0   37/0
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from elios_desktop.engine.contract import AnyGame, Refusal, Transition, parsed
from elios_desktop.games.exagon.rules import GAME, Cell, Core, Move, Put, State
from elios_desktop.games.exagon.rules.tiles import CENTRE, number_of, placement_of

_WIDTH = 6
Board = dict[str, list[int]]


def parse(drawing: str) -> Board:
    """The board of a state, from a drawing."""
    tokens = [
        (row, token.start(), token[0])
        for row, line in enumerate(drawing.splitlines())
        for token in re.finditer(r"\d+/\d\*?", line)
    ]
    ((centre_row, centre_column, _),) = [each for each in tokens if each[2].endswith("*")]
    board = {}
    for row, column, token in tokens:
        r = row - centre_row
        q, crooked = divmod(column - centre_column - r * _WIDTH // 2, _WIDTH)
        assert not crooked, f"{token} stands between two columns"
        tile, rotation = token.rstrip("*").split("/")
        board[f"{q},{r}"] = [int(tile), int(rotation)]
    return board


def draw(board: Mapping[str, Sequence[int]]) -> str:
    """The drawing of a state's board."""
    rows: dict[int, dict[int, str]] = {}
    for cell, (tile, rotation) in board.items():
        q, r = map(int, cell.split(","))
        rows.setdefault(r, {})[q * _WIDTH + r * _WIDTH // 2] = f"{tile}/{rotation}" + "*" * (cell == "0,0")
    left = min(column for row in rows.values() for column in row)
    lines = []
    for r in range(min(rows), max(rows) + 1):
        line = ""
        for column, token in sorted(rows[r].items()):
            line = line.ljust(column - left) + token
        lines.append(line)
    return "\n".join(lines)


def position(
    drawing: str, hands: Sequence[list[int]], *, seat: int = 1, bonus: int = 0, placed: int = 0, idle: int = 0
) -> State:
    """A position as drawn; the tiles have to lie as the rules allow. An empty drawing is an empty table."""
    core = Core(hands, None)
    board = parse(drawing) if drawing else {}
    waiting = {number_of(Cell(*map(int, cell.split(",")))): placement_of(*lies) for cell, lies in board.items()}
    while waiting:
        cell = next((cell for cell in waiting if cell in core.fits and (cell == CENTRE or core.tiles)), None)
        assert cell is not None, "the tiles are not joined"
        placement = waiting.pop(cell)
        assert core.fits[cell] >> placement & 1, "two tiles don't match"
        core.lay(cell, placement)
    core.seat = seat - 1
    core.bonus, core.placed, core.idle = bonus, placed, idle
    return State(core)


def why(state: State, text: str) -> Refusal | None:
    """The first reason against a text."""
    move = parsed(GAME, state, text)
    return move if isinstance(move, Refusal) else GAME.why(state, move)


def legal(state: State) -> list[str]:
    """The texts of all legal moves."""
    return [move.text for move in GAME.legal(state)]


THE_GAME: AnyGame = GAME
"""The same, for positions that come out of a transition of whatever game."""


def play(state: State, *texts: str) -> Transition[Move]:
    """The last transition of a series of legal moves."""
    done: list[Transition[Move]] = []
    for text in texts:
        before = done[-1].after if done else state
        move = parsed(THE_GAME, before, text)
        assert not isinstance(move, Refusal), f"{text}: {move}"
        transition = THE_GAME.apply(before, move)
        assert isinstance(transition, Transition), f"{text}: {transition}"
        done.append(transition)
    return done[-1]


def sides(state: State, text: str) -> tuple[str, ...]:
    """How the sides of a tile would lie, clockwise from north-east."""
    put = parsed(GAME, state, text)
    assert isinstance(put, Put)
    return tuple(side.value for side in state.view(None).outcome(put).sides)


def codes(state: State, *texts: str) -> list[str | None]:
    """For each text its refusal's code, None if it is legal; checks that `apply` says the same."""
    found = []
    for text in texts:
        refusal = why(state, text)
        move = parsed(GAME, state, text)
        if not isinstance(move, Refusal):
            assert move.text == text
            applied = GAME.apply(state, move)
            assert isinstance(applied, Transition) if refusal is None else applied == refusal
        found.append(None if refusal is None else refusal.code)
    return found
