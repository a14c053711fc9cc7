"""Whole turns of Holi: a beam over what a seat may do in one, in any order, up to its end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from elios_desktop.games.holi.players.worth import aim_of, best_throw, lead, prospects
from elios_desktop.games.holi.rules import Core
from elios_desktop.games.holi.rules.cards import TOKENS_OF
from elios_desktop.games.holi.rules.grid import CELL_COUNT
from elios_desktop.games.holi.rules.moves import DROP, END_MOVE, MOVE
from elios_desktop.games.holi.rules.mutable_position import PLAY, THROWN


@dataclass(slots=True)
class Effort:
    """How many positions have been looked at."""

    nodes: int = 0


class Turn(NamedTuple):
    """A turn up to its last move, and what the seat has of it."""

    moves: tuple[int, ...]
    worth: float


class _Line(NamedTuple):
    core: Core
    moves: tuple[int, ...]


def turns(core: Core, width: int, effort: Effort) -> list[Turn]:
    """Good turns of the seat to move, best first."""
    seat = core.turn
    found: dict[tuple[int, ...], float] = {}
    reached: dict[tuple[object, ...], float] = {}
    lines = [_Line(core, ())]
    while lines:
        longer: list[tuple[float, int, _Line]] = []
        for at in lines:
            here = at.core
            for move in _worth_trying(here):
                here.make(move)
                effort.nodes += 1
                over = here.phase != PLAY or here.turn != seat or move == END_MOVE
                value = lead(prospects(here), seat)
                if over:
                    found[(*at.moves, move)] = value
                else:
                    if not here.done & THROWN:
                        level, cell = here.level[seat], here.cell[seat]
                        value += best_throw(aim_of(here, seat, level), cell)[0]
                    key = (here.cell[seat], here.level[seat], here.done, here.hands[seat], tuple(here.tokens))
                    if key not in reached:
                        reached[key] = value
                        longer.append((-value, move, at))
                here.unmake()
        longer.sort(key=lambda each: (each[0], each[1], each[2].moves))
        lines = []
        for _, move, at in longer[:width]:
            after = at.core.copy()
            after.make(move)
            after.settle()
            lines.append(_Line(after, (*at.moves, move)))
    return sorted((Turn(moves, worth) for moves, worth in found.items()), key=lambda turn: (-turn.worth, turn.moves))


def _worth_trying(core: Core) -> list[int]:
    """The legal moves, but of the cards that could be thrown face-down only the one that is least of a loss."""
    moves = core.legal()
    if len(core.hands[core.turn]) < 2:
        return moves
    drops = [move for move in moves if DROP <= move >> CELL_COUNT < MOVE]
    if not drops:
        return moves
    worst = min(core.hands[core.turn], key=lambda card: (TOKENS_OF[card], card))
    return [move for move in moves if not DROP <= move >> CELL_COUNT < MOVE or move >> CELL_COUNT == DROP + worst]
