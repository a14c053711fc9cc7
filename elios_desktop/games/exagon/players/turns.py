"""Whole turns of Exagon: a beam over the tiles that a seat can put down one after the other, and how a turn can end;
and what the position after it is worth without looking ahead.

Of all the orders in which the same tiles come to the same places, the one with the most bonuses is kept.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from elios_desktop.games.exagon.rules.core import Core
from elios_desktop.games.exagon.rules.moves import END, PUT, give_move
from elios_desktop.games.exagon.rules.tiles import SIDES, STEPS, TILES, tiles_in

_LOW: Final = sum(1 << SIDES * tile for tile in range(len(TILES)))
_LOWER_HALF: Final = 0b111 * _LOW
_PLACES_WORTH: Final = (1.0, 0.35, 0.15)
"""What a tile gains by a first, second and third cell where it fits with two sides."""
_OWN_EASE: Final = 0.25
_OTHERS_EASE: Final = 0.12
_OTHERS_TILE: Final = 0.5
WON: Final = 100.0


def touching(core: Core, cell: int) -> int:
    """Tell how many tiles a cell touches."""
    tiles = core.tiles
    return sum([cell + step in tiles for step in STEPS])


def meetings(core: Core) -> dict[int, int]:
    """Return the free cells that touch two tiles or more, and how many."""
    return {cell: sides for cell in core.fits if (sides := touching(core, cell)) > 1}


def ease(core: Core, cells: Iterable[int], hand: int) -> float:
    """Tell how easily the tiles of a hand go onto these cells: how many tiles fit somewhere, and on more than one."""
    fits = core.fits
    once = twice = thrice = 0
    for cell in cells:
        fitting = fits[cell] & hand
        if fitting:
            # A tile's six rotations as its lowest bit.
            fitting = (fitting | fitting >> 3) & _LOWER_HALF
            fitting = (fitting | fitting >> 1 | fitting >> 2) & _LOW
            thrice |= twice & fitting
            twice |= once & fitting
            once |= fitting
    first, second, third = _PLACES_WORTH
    return first * once.bit_count() + second * twice.bit_count() + third * thrice.bit_count()


def standing(core: Core, seat: int) -> float:
    """Tell how well a seat stands when its turn is over: few tiles left that go on easily, the others’ many that
    don’t."""
    if core.over:
        return WON if seat in core.winners() else -WON
    cells = meetings(core)
    worth = _OWN_EASE * ease(core, cells, core.hands[seat]) - core.counts[seat]
    others = 0.0
    for other in range(core.seats):
        if other != seat:
            others += _OTHERS_TILE * core.counts[other] - _OTHERS_EASE * ease(core, cells, core.hands[other])
    return worth + others / (core.seats - 1)


BONUS_WORTH: Final = 0.5
"""What a bonus in hand is worth beside a tile that fits."""
_USEFUL_BONUSES: Final = 4
_LAST_LAYERS: Final = 3
"""A turn that ends more tiles before the longest one is not looked at, where many tiles are what is wanted."""
_OF_EACH_LENGTH: Final = 4
"""Where it isn't, so many lines of each length are ended in every way."""


@dataclass(slots=True)
class Effort:
    """The positions that may still be looked at, and how many have been."""

    limit: int
    nodes: int = 0

    @property
    def spent(self) -> bool:
        """Whether no more should be begun."""
        return self.nodes >= self.limit


class TurnPlan(NamedTuple):
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


def turns(core: Core, width: int, keep: int, effort: Effort) -> list[TurnPlan]:
    """Return the best turns of the seat to move, best first, at most `keep`; just one if it wins."""
    seat = core.seat
    won, layers = _grown(core, width, effort)
    if won is not None:
        return [won]
    ends = [(line, move) for layer in reversed(layers[-_LAST_LAYERS:]) for line in layer for move in _last_moves(line)]
    # Those that leave the fewest tiles are at the front; they are looked at more closely.
    ends.sort(key=lambda end: -len(end[0].moves) - (end[1] != END))
    found = [_ended(line, move, seat) for line, move in ends[: keep * 6]]
    effort.nodes += len(found)
    found.sort(key=lambda turn: (-turn.worth, turn.moves))
    return found[:keep]


def every_turn(core: Core, width: int, effort: Effort) -> list[TurnPlan]:
    """Turns of every length, from an end at once to the longest ones; just one if it wins."""
    seat = core.seat
    won, layers = _grown(core, width, effort)
    if won is not None:
        return [won]
    found = [
        _ended(line, move, seat) for layer in layers for line in layer[:_OF_EACH_LENGTH] for move in _last_moves(line)
    ]
    effort.nodes += len(found)
    return found


def _grown(core: Core, width: int, effort: Effort) -> tuple[TurnPlan | None, list[list[_Line]]]:
    """Return the turn that wins, if the beam comes upon one; and the turns under way, a layer for each number of
    moves."""
    seat = core.seat
    effort.nodes += 1
    layers = [[_Line(core, meetings(core), (), 0)]]
    while True:
        longer: dict[int, _Next] = {}
        for line in layers[-1]:
            winning = _lengthen(line, seat, longer, effort)
            if winning is None and line.core.counts[seat] == 1:
                winning = next((move for move in _last_moves(line) if move != END), None)
            if winning is not None:
                return _ended(line, winning, seat), layers
        if not longer:
            return None, layers
        wide = width if not effort.spent else 1
        best = sorted(longer.items(), key=lambda item: (-item[1].value, item[0]))[:wide]
        layers.append([_carried_on(key, each) for key, each in best])


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
    """Return the moves after which the turn goes on, and the bonuses that are left then."""
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


def _last_moves(line: _Line) -> Iterator[int]:
    """Yield the moves that end a turn: a tile that matches one side, without a bonus, or `end`; in the opening any
    tile."""
    core = line.core
    seat = core.seat
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


def _ended(line: _Line, move: int, seat: int) -> TurnPlan:
    after = line.core.copy()
    after.make(move)
    return TurnPlan((*line.moves, move), after, standing(after, seat))


def _mixed(move: int) -> int:
    """Return a move as one of many numbers, of which sums and differences mean nothing: lines are known by such
    numbers."""
    number = (move * 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
    number ^= number >> 29
    number = (number * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
    return number ^ number >> 32
