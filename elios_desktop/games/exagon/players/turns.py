"""Whole turns of Exagon: a beam over the tiles that a seat can put down one after the other, and how a turn can end.

Of all the orders in which the same tiles come to the same places, the one with the most bonuses is kept. A turn that
wins is looked for with a narrow beam first, so that it is found at once where it is easy.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from elios_desktop.games.exagon.players.worth import ease, meetings, standing
from elios_desktop.games.exagon.rules.cells import STEPS
from elios_desktop.games.exagon.rules.core import Core
from elios_desktop.games.exagon.rules.moves import END, PUT, give_move
from elios_desktop.games.exagon.rules.tiles import tiles_in

BONUS_WORTH: Final = 0.5
"""What a bonus in hand is worth beside a tile that fits."""
_USEFUL_BONUSES: Final = 4
_LAST_LAYERS: Final = 3
"""A turn that ends more tiles before the longest one is not looked at."""


@dataclass(slots=True)
class Effort:
    """The positions that may still be looked at, and how many have been."""

    limit: int
    nodes: int = 0

    @property
    def spent(self) -> bool:
        """Whether no more should be begun."""
        return self.nodes >= self.limit


class Turn(NamedTuple):
    """A turn to its end."""

    moves: tuple[int, ...]
    after: Core
    worth: float
    """What the seat has of it, as far as can be seen without looking ahead."""


class _Line(NamedTuple):
    """A turn under way."""

    core: Core
    meets: dict[int, int]
    """The free cells that touch two tiles or more, and how many."""
    moves: tuple[int, ...]
    key: int


@dataclass(slots=True)
class _Next:
    """A line with one move more, before it is chosen."""

    value: float
    bonus: int
    move: int
    line: _Line
    meets: dict[int, int] = field(repr=False)


def turns(core: Core, width: int, keep: int, effort: Effort) -> list[Turn]:
    """The best turns of the seat to move, best first, at most `keep`; just one if it wins."""
    seat = core.seat
    effort.nodes += 1
    layers = [[_Line(core, meetings(core), (), 0)]]
    while True:
        longer: dict[int, _Next] = {}
        for line in layers[-1]:
            winning = _lengthen(line, seat, longer, effort)
            if winning is not None:
                return [_ended(line, winning, seat)]
        if not longer:
            break
        wide = width if not effort.spent else 1
        best = sorted(longer.items(), key=lambda item: (-item[1].value, item[0]))[:wide]
        layers.append([_carried_on(key, each) for key, each in best])
    ends = []
    for layer in reversed(layers[-_LAST_LAYERS:]):
        for line in layer:
            for move in _last_moves(line, seat):
                if move != END and line.core.counts[seat] == 1:
                    return [_ended(line, move, seat)]
                ends.append((line, move))
    # Those that leave the fewest tiles are at the front; they are looked at more closely.
    ends.sort(key=lambda end: -len(end[0].moves) - (end[1] != END))
    found = [_ended(line, move, seat) for line, move in ends[: keep * 6]]
    effort.nodes += len(found)
    found.sort(key=lambda turn: (-turn.worth, turn.moves))
    return found[:keep]


def _lengthen(line: _Line, seat: int, longer: dict[int, _Next], effort: Effort) -> int | None:
    """Add every way of going on to `longer`; a move that wins at once is returned instead."""
    core, meets = line.core, line.meets
    free = core.fits  # as it is before a move: a move exchanges it for another
    for move, bonus in _going_on(line, seat):
        key = line.key ^ _mixed(move)
        known = longer.get(key)
        if known is not None:
            if bonus > known.bonus:  # the same tiles on the same places in a better order
                better = known.value + BONUS_WORTH * (bonus - known.bonus)
                longer[key] = _Next(better, bonus, move, line, known.meets)
            continue
        core.make(move)
        effort.nodes += 1
        if core.over:
            core.unmake()
            return move
        if move >= PUT:
            cell = move >> 8
            after = meets.copy()
            after.pop(cell, None)
            for step in STEPS:
                near = cell + step
                if near in after:
                    after[near] += 1
                elif near in free:
                    after[near] = 2
        else:
            after = meets
        value = ease(core, after, core.hands[seat]) + BONUS_WORTH * min(bonus, _USEFUL_BONUSES)
        core.unmake()
        longer[key] = _Next(value, bonus, move, line, after)
    return None


def _going_on(line: _Line, seat: int) -> list[tuple[int, int]]:
    """The moves after which the turn goes on, and the bonuses that are left then."""
    core, meets = line.core, line.meets
    if core.opening:
        return []
    hand, bonus, fits = core.hands[seat], core.bonus, core.fits
    found = [(cell << 8 | put, bonus + sides - 2) for cell, sides in meets.items() for put in _each(fits[cell] & hand)]
    if bonus:
        found += [
            (cell << 8 | put, bonus - 1)
            for cell, fitting in fits.items()
            if cell not in meets
            for put in _each(fitting & hand)
        ]
        takers = [taker for taker in range(core.seats) if core.may_take(taker)]
        if takers:
            found += [(give_move(tile, taker), bonus - 1) for tile in tiles_in(hand) for taker in takers]
    return found


def _last_moves(line: _Line, seat: int) -> Iterator[int]:
    """The moves that end a turn: a tile that matches one side, without a bonus, or `end`; in the opening any tile."""
    core = line.core
    if core.opening:
        yield from core.legal()
        return
    if not core.bonus:
        for cell, fitting in core.fits.items():
            if cell not in line.meets:
                for placement in _each(fitting & core.hands[seat]):
                    yield cell << 8 | placement
    yield END


def _each(placements: int) -> Iterator[int]:
    while placements:
        placement = placements.bit_length() - 1
        yield placement
        placements ^= 1 << placement


def _carried_on(key: int, chosen: _Next) -> _Line:
    core = chosen.line.core.copy()
    core.make(chosen.move)
    return _Line(core, chosen.meets, (*chosen.line.moves, chosen.move), key)


def _ended(line: _Line, move: int, seat: int) -> Turn:
    after = line.core.copy()
    after.make(move)
    return Turn((*line.moves, move), after, standing(after, seat))


def _mixed(move: int) -> int:
    """A move as one of many numbers, of which sums and differences mean nothing: lines are known by such numbers."""
    number = (move * 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
    number ^= number >> 29
    number = (number * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
    return number ^ number >> 32
