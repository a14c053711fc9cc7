"""Whole turns of Holi: a beam over what a seat may do in one, in any order, up to its end."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from elios_desktop.games.holi.rules import Core
from elios_desktop.games.holi.rules.cards import TOKENS_OF
from elios_desktop.games.holi.rules.grid import ALL_CELLS, CELL_COUNT, SIDE
from elios_desktop.games.holi.rules.moves import DROP, END_MOVE, MOVE
from elios_desktop.games.holi.rules.mutable_position import PLAY, SWEETS_ON, THROWN
from elios_desktop.games.holi.rules.scoring import FEWER_SWEETS, IN_RESERVES, earned

_TOKENS_A_CARD: Final = sum(TOKENS_OF) / (len(TOKENS_OF) - 1)
_TOKEN_FROM: Final = (1.15, 1.75, 2.35)
"""By the level of its seat's pawn, what a token that is still to be thrown will bring."""
_FARTHEST: Final = 2
"""So many columns and rows away a card of three by three can throw at the most."""


def _near(cell: int) -> int:
    """Return the cells to which a throw can go from one."""
    columns, rows = (range(max(0, at - _FARTHEST), min(SIDE, at + _FARTHEST + 1)) for at in divmod(cell, SIDE))
    return sum([1 << (column * SIDE + row) for column in columns for row in rows])


_NEAR: Final = tuple(map(_near, range(CELL_COUNT)))


def points(core: Core) -> list[float]:
    """Return by seat the points if the game ended now."""
    seats, held = core.rules.seats, core.sweets_found
    found = []
    for seat in range(seats):
        total = core.hits[seat]
        for level, tokens in enumerate(core.colours[seat::seats], start=1):
            total += level * tokens.bit_count()
        total += IN_RESERVES * (sum(core.reserves[seat::seats]) - core.own_tokens(seat))
        for others in held:
            if others < held[seat]:
                total += FEWER_SWEETS
        for card in core.rules.rivalry:
            total += earned(card, core, seat)[0]
        found.append(float(total))
    return found


def prospects(core: Core) -> list[float]:
    """Return by seat the points that it can expect at the end, as far as can be seen without looking ahead."""
    held = core.sweets_found
    found = points(core)
    lying = 0
    for level, there in enumerate(core.sweets):
        lying += there.bit_count() * SWEETS_ON[level]
    sure_by = 2 + lying / 3
    for seat, own in enumerate(held):
        if not core.finished >> seat & 1:
            cards = len(core.hands[seat]) + len(core.decks[seat])
            tokens = min(float(core.own_tokens(seat)), _TOKENS_A_CARD * cards)
            found[seat] += tokens * _TOKEN_FROM[core.level[seat]]
        if lying:
            # A lead in sweets is the surer the fewer lie there still.
            for others in held:
                if others < own:
                    found[seat] -= 0.5 * FEWER_SWEETS * max(0.0, 1.0 - (own - others) / sure_by)
                elif others > own:
                    found[seat] += 0.5 * FEWER_SWEETS * max(0.0, 1.0 - (others - own) / sure_by)
                else:
                    found[seat] += 0.5 * FEWER_SWEETS
            found[seat] -= 0.5 * FEWER_SWEETS  # it has as many as itself
    return found


def lead(worths: list[float], seat: int) -> float:
    """Tell how far a seat is ahead of the others, most of all of the best of them."""
    best, total = -1e9, 0.0
    for other, worth in enumerate(worths):
        if other != seat:
            total += worth
            if worth > best:
                best = worth
    return worths[seat] - (best + total / (len(worths) - 1)) / 2


class Aim(NamedTuple):
    """What a seat that throws on a level looks at: where a token would bring more than a point, and its cards."""

    tokens: int
    """The cells where nothing may be thrown."""
    two: int
    three: int
    """Where a token would bring so many points: sets of cells. It brings one on all others."""
    cards: tuple[tuple[int, int, Sequence[Sequence[int]]], ...]
    """The cards in hand: more than so much no throw of it can bring; its tokens; its throws by the pawn's cell."""

    @property
    def limit(self) -> int:
        """More than this no throw can bring, from whichever cell."""
        return max([limit for limit, _, _ in self.cards], default=0)


def aim_of(core: Core, seat: int, level: int) -> Aim:
    """Return what a seat looks at that throws on this level."""
    standing, tokens = core.pawn_cells, core.tokens
    own = 1 << core.cell[seat] if core.level[seat] == level else 0
    # A direct hit: a point at once, and two for the token in the other's reserve.
    three = standing[level] & ~own
    two = 0
    rest = ALL_CELLS & ~three
    for at in range(level, 0, -1):
        stays = rest & tokens[at - 1]
        if at == 1:
            two |= stays
        else:
            three |= stays
        rest &= ~stays
        caught = rest & standing[at - 1]
        two |= caught
        rest &= ~caught
    twos, threes = two.bit_count(), three.bit_count()
    cards = []
    for card in core.hands[seat]:
        each = TOKENS_OF[card]
        cards.append((each + 2 * min(each, threes) + min(each, twos), each, core.rules.throws[card]))
    return Aim(tokens[level], two, three, tuple(cards))


def best_throw(aim: Aim, cell: int, above: float = 0) -> tuple[float, int]:
    """Return what the best throw brings from this cell, and that throw; (`above`, 0) if none brings more than that."""
    tokens, two, three, cards = aim
    more = (two | three) & _NEAR[cell]
    best, chosen = above, 0
    for limit, each_one, ways in cards:
        if limit <= best or (not more and each_one <= best):
            continue
        for throw in ways[cell]:
            if throw & tokens:
                continue
            if not more:
                best, chosen = each_one, throw
                break
            found = each_one
            if throw & more:
                found += (throw & two).bit_count() + 2 * (throw & three).bit_count()
            if found > best:
                best, chosen = found, throw
    return best, chosen


@dataclass(slots=True)
class Effort:
    """How many positions have been looked at."""

    nodes: int = 0


class TurnPlan(NamedTuple):
    """A turn up to its last move, and what the seat has of it."""

    moves: tuple[int, ...]
    worth: float


class _Line(NamedTuple):
    core: Core
    moves: tuple[int, ...]


def turns(core: Core, width: int, effort: Effort) -> list[TurnPlan]:
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
    plans = (TurnPlan(moves, worth) for moves, worth in found.items())
    return sorted(plans, key=lambda plan: (-plan.worth, plan.moves))


def _worth_trying(core: Core) -> list[int]:
    """Return the legal moves, but of the cards that could be thrown face-down only the one that is least of a loss."""
    moves = core.legal()
    if len(core.hands[core.turn]) < 2:
        return moves
    drops = [move for move in moves if DROP <= move >> CELL_COUNT < MOVE]
    if not drops:
        return moves
    worst = min(core.hands[core.turn], key=lambda card: (TOKENS_OF[card], card))
    return [move for move in moves if not DROP <= move >> CELL_COUNT < MOVE or move >> CELL_COUNT == DROP + worst]
