"""Turns of Holi compared by playing on with guesses of what is hidden, and who is likely to win."""

from collections.abc import Callable, Sequence
from itertools import cycle
from math import sqrt
from random import Random
from typing import Final

from elios_desktop.games.holi.players.turns import Effort, TurnPlan, aim_of, best_throw, lead, prospects
from elios_desktop.games.holi.rules import Core
from elios_desktop.games.holi.rules.cards import TOKENS_OF
from elios_desktop.games.holi.rules.grid import ALL_CELLS, BORDER, CELL_COUNT, LEVELS, LINES
from elios_desktop.games.holi.rules.moves import CLIMB_MOVE, END_MOVE, MOVE, STOP_MOVE, drop_of, fewer
from elios_desktop.games.holi.rules.mutable_position import CLIMBED, OVER, PLAY, SWEETS_ON

Chance = Callable[[], float]

_LOOKED_AT: Final = 5
"""So many cells are thought of for a move."""
_SWEET: Final = 1.6
_EVEN: Final = 9.0
"""By so many points a seat has to lead to be rather sure of winning."""
_BY_POINTS: Final = 0.3
"""How much of the worth of a game that is over is in its points."""


def worth_of_playing_on(core: Core, seat: int, turns: int, chance: Chance) -> float:
    """Return a seat's share in what comes of so many more turns, from 0 to 1; `core` is played on."""
    while turns and core.phase == PLAY:
        play_turn(core, chance)
        turns -= 1
    ahead = lead(prospects(core), seat) / _EVEN
    by_points = 0.5 + 0.5 * ahead / sqrt(1 + ahead * ahead)
    if core.phase != OVER:
        return by_points
    return _BY_POINTS * by_points + (1 - _BY_POINTS) * (core.result().winners[0] == seat + 1)


def play_turn(core: Core, chance: Chance) -> None:
    """A turn of the seat to move from its beginning: up if it can, to where a throw is worth most, throw, up, end."""
    seat = core.turn
    _climb(core, seat)
    level, cell = core.level[seat], core.cell[seat]
    aim = aim_of(core, seat, level)
    most, throw = best_throw(aim, cell)
    to, limit = cell, aim.limit
    free = ALL_CELLS & ~core.pawn_cells[level]
    if core.rules.slippery:
        free &= LINES[cell]
    sweets, each_sweet, tokens = core.sweets[level] & free, _SWEET * SWEETS_ON[level], core.tokens[level]
    for at in _some(free, sweets, chance):
        lying = each_sweet * (sweets >> at & 1) - (tokens >> at & 1)
        if limit + lying > most:
            found, way = best_throw(aim, at, max(0.0, most - lying))
            if found + lying > most:
                most, to, throw = found + lying, at, way
    if to != cell:
        core.make(MOVE << CELL_COUNT | 1 << to)
    if throw:
        own = core.own_tokens(seat)
        spaces = TOKENS_OF[throw >> CELL_COUNT]
        core.make(throw if own >= spaces else fewer(throw, own)[0])
    elif not _drop(core, seat, level, chance):
        _any_throw(core, chance)
    if core.phase == PLAY and core.turn == seat and core.done:
        _climb(core, seat)
        core.make(END_MOVE)
    core.settle()


def _some(free: int, sweets: int, chance: Chance) -> list[int]:
    """Return some of the free cells, those with sweets among them."""
    found = []
    while sweets:
        spot = sweets & -sweets
        sweets ^= spot
        found.append(spot.bit_length() - 1)
    for _ in range(_LOOKED_AT):
        at = int(chance() * CELL_COUNT)
        if free >> at & 1:
            found.append(at)
    return found


def _climb(core: Core, seat: int) -> None:
    level, cell = core.level[seat], core.cell[seat]
    if (
        level < LEVELS - 1
        and not core.done & CLIMBED
        and not BORDER >> cell & 1
        and core.surrounded(level, cell)
        and not core.pawn_cells[level + 1] >> cell & 1
    ):
        core.make(CLIMB_MOVE)


def _drop(core: Core, seat: int, level: int, chance: Chance) -> bool:
    """Throw the card with the fewest tokens face-down, where that brings most; false if it can't be."""
    if not core.may_drop(seat):
        return False
    free = ALL_CELLS & ~core.pawn_cells[level] & ~core.tokens[level]
    if not free:
        return False
    card = min(core.hands[seat], key=lambda each: (TOKENS_OF[each], each))
    aim = aim_of(core, seat, level)
    for cells in (aim.three, aim.two):
        if cells & free:
            free &= cells
            break
    core.make(drop_of(card, free & -free))
    return True


def _any_throw(core: Core, chance: Chance) -> None:
    """No throw from the cell that was chosen: `stop`, or move on if that may still be done."""
    legal = core.legal()
    if STOP_MOVE in legal:
        core.make(STOP_MOVE)
        return
    core.make(legal[int(chance() * len(legal))])


_FINALISTS: Final = 12
_TURNS: Final = {2: 2, 3: 3, 4: 3}
"""By number of seats, how many turns are played on: in the same time, more guesses of what is hidden tell more than
looking farther ahead."""
NODES_A_WORLD: Final = 6
"""So many times a guess is played on, all finalists together, on the average."""
_LUCK: Final = 64
"""So many numbers are drawn for a guess; playing on goes through them again and again."""
_FAR_WORSE: Final = 8.0
"""A turn that is so many points worse than the best is not compared."""
_SPREAD: Final = (0.6, 2.2)
"""By how many points a seat has to lead another to be rather sure: at the end, and more for each turn that is left.
With 3.6 for a turn it was too careful: in 160 games of neighbouring levels who was given 75 % won 91 % of the time. For
these 1.2 would be best, but that one player is stronger is no part of a position."""


def compared(found: Sequence[TurnPlan], worlds: Sequence[Core], luck: Random, effort: Effort) -> list[TurnPlan]:
    """Return the best of these turns by what comes of them when the game is played on, best first.

    Each world is played with the same luck after every turn; time and again the worse half is left out.
    """
    seat = worlds[0].turn
    left = [turn for turn in found[:_FINALISTS] if turn.worth > found[0].worth - _FAR_WORSE]
    rounds = max(1, (len(left) - 1).bit_length())
    each = max(1, len(worlds) // rounds)
    sums = [0.0] * len(left)
    order = list(range(len(left)))
    out: list[int] = []
    for begin in range(0, each * rounds, each):
        if len(order) == 1:
            break
        for world in worlds[begin : begin + each]:
            drawn = [luck.random() for _ in range(_LUCK)]
            for number in order:
                core = world.copy()
                for move in left[number].moves:
                    core.make(move)
                core.settle()
                sums[number] += worth_of_playing_on(core, seat, _TURNS[core.rules.seats], cycle(drawn).__next__)
                effort.nodes += 1
        order.sort(key=lambda number: (-sums[number], number))
        half = (len(order) + 1) // 2
        out = order[half:] + out
        order = order[:half]
    return [left[number] for number in order + out]


def chance_weights(core: Core) -> list[float]:
    """Tell how likely each seat is to win, in proportion: that it is ahead of each other seat at the end."""
    worths = prospects(core)
    weights = []
    for seat, worth in enumerate(worths):
        weight = 1.0
        for other, others in enumerate(worths):
            if other != seat:
                turns = 0
                for each in (seat, other):
                    if not core.finished >> each & 1:
                        turns += len(core.hands[each]) + len(core.decks[each])
                surest, more = _SPREAD
                ahead = (worth - others) / (surest + more * sqrt(turns))
                weight = weight * (0.5 + 0.5 * ahead / sqrt(1 + ahead * ahead))
        weights.append(weight)
    return weights
