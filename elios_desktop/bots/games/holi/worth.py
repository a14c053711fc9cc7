"""What a position of Holi is worth to each seat: the points that lie there, and what is still to come.

Seats and levels count from 0, cells are 36-bit sets, as in the game's core.
"""

from __future__ import annotations

from typing import Final

from elios_desktop.engine.games.holi import Core
from elios_desktop.engine.games.holi.cards import TOKENS_OF
from elios_desktop.engine.games.holi.grid import ALL_CELLS, LEVELS
from elios_desktop.engine.games.holi.mutable_position import SWEETS_ON
from elios_desktop.engine.games.holi.rivalry import earned
from elios_desktop.engine.games.holi.scoring import FEWER_SWEETS, IN_RESERVES

_TOKENS_A_CARD: Final = sum(TOKENS_OF) / (len(TOKENS_OF) - 1)
_TOKEN_FROM: Final = (1.15, 1.75, 2.35)
"""By the level of its seat's pawn, what a token that is still to be thrown will bring."""
_HELD_BACK: Final = 0.9
"""How much of the points for tokens on the courtyard is counted while they can still be walked on."""


def points(core: Core) -> list[float]:
    """By seat: the points if the game ended now."""
    seats = core.rules.seats
    found = []
    for seat in range(seats):
        total = core.hits[seat]
        for level in range(LEVELS):
            total += core.colours[level * seats + seat].bit_count() * (level + 1)
        for holder in range(seats):
            if holder != seat:
                total += core.reserves[holder * seats + seat] * IN_RESERVES
        total += FEWER_SWEETS * sum([held < core.held[seat] for held in core.held])
        for card in core.rules.rivalry:
            total += earned(card, core, seat)[0]
        found.append(float(total))
    return found


def prospects(core: Core) -> list[float]:
    """By seat: the points that it can expect at the end, as far as can be seen without looking ahead."""
    seats, held = core.rules.seats, core.held
    found = points(core)
    lying = 0
    for level, there in enumerate(core.sweets):
        lying += there.bit_count() * SWEETS_ON[level]
    for seat in range(seats):
        if not core.finished >> seat & 1:
            cards = len(core.hands[seat]) + len(core.decks[seat])
            tokens = min(float(core.reserves[seat * seats + seat]), _TOKENS_A_CARD * cards)
            found[seat] += tokens * _TOKEN_FROM[core.level[seat]]
        if lying:
            # A lead in sweets is the surer the fewer lie there still.
            sure = 0.0
            for other in range(seats):
                if other != seat:
                    lead = (held[seat] - held[other]) / (2 + lying / 3)
                    sure += 0.5 + 0.5 * max(-1.0, min(1.0, lead)) - (held[other] < held[seat])
            found[seat] += FEWER_SWEETS * sure
    return found


def lead(worths: list[float], seat: int) -> float:
    """How far a seat is ahead of the others, most of all of the best of them."""
    best, total = -1e9, 0.0
    for other, worth in enumerate(worths):
        if other != seat:
            total += worth
            if worth > best:
                best = worth
    return worths[seat] - (best + total / (len(worths) - 1)) / 2


def targets(core: Core, seat: int, level: int) -> tuple[int, ...]:
    """Where a token thrown on this level would bring how much: sets of cells for 1, 2 and 3 points."""
    standing, tokens = core.standing, core.tokens
    own = 1 << core.cell[seat] if core.level[seat] == level else 0
    hit = standing[level] & ~own
    worth = [0, 0, 0]
    # A direct hit: a point at once, and two for the token in the other's reserve.
    worth[2] |= hit
    rest = ALL_CELLS & ~hit
    for at in range(level, -1, -1):
        stays = rest if not at else rest & tokens[at - 1]
        worth[at] |= stays
        rest &= ~stays
        if at:
            caught = rest & standing[at - 1]
            worth[1] |= caught
            rest &= ~caught
    return tuple(worth)


def best_throw(core: Core, seat: int, level: int, cell: int, worth: tuple[int, ...]) -> tuple[int, int]:
    """What the best throw of a card in hand would bring from this cell, and that throw (0: none is possible)."""
    tokens = core.tokens[level]
    _, two, three = worth
    more = two | three
    best = chosen = 0
    throws = core.rules.throws
    for card in core.hands[seat]:
        each_one = TOKENS_OF[card]
        for throw in throws[card][cell]:
            if throw & tokens:
                continue
            found = each_one
            if throw & more:
                found += (throw & two).bit_count() + 2 * (throw & three).bit_count()
            if found > best:
                best, chosen = found, throw
            elif not more:
                break  # no other way to throw this card brings more
    return best, chosen


def limit_of_throws(core: Core, seat: int, worth: tuple[int, ...]) -> int:
    """More than this no throw of a card in hand can bring, from whichever cell."""
    _, two, three = worth
    twos, threes = two.bit_count(), three.bit_count()
    most = 0
    for card in core.hands[seat]:
        tokens = TOKENS_OF[card]
        most = max(most, tokens + 2 * min(tokens, threes) + min(tokens, twos))
    return most
