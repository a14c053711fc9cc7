"""The players of Holi: one move at a time, whole turns, and whole turns compared by playing on."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import cycle
from math import sqrt
from random import Random
from typing import Any, Final

from elios_desktop.engine.contract import Seen
from elios_desktop.games.holi.players.turns import Effort, TurnPlan, aim_of, best_throw, lead, prospects, turns
from elios_desktop.games.holi.rules import GAME, Core, View, grid
from elios_desktop.games.holi.rules.cards import TOKENS_OF
from elios_desktop.games.holi.rules.grid import ALL_CELLS, BORDER, CELL_COUNT, LINES, bits_of
from elios_desktop.games.holi.rules.moves import (
    CLIMB_MOVE,
    CORNER,
    DROP,
    END,
    END_MOVE,
    MOVE,
    STOP,
    STOP_MOVE,
    drop_of,
    fewer,
)
from elios_desktop.games.holi.rules.mutable_position import CLIMBED, CORNERS_PHASE, OVER, PLAY, SWEETS_ON, THROWN
from elios_desktop.games.holi.rules.scoring import earned
from elios_desktop.players.chance import dice, dice_of_turn, pick, pick_near_best, shares
from elios_desktop.players.contract import Decision, Hint, Level, Reason, today


@dataclass(frozen=True, slots=True)
class Way(Level):
    """How a level of Holi thinks."""

    width: int = 0
    """How many turns under way are followed; 0: it thinks of one move at a time."""


LEVELS: Final = (
    Way(nodes=200, blur=20.0),
    Way(nodes=200, blur=2.3, off_days=0.46),
    Way(nodes=200, blur=1.05, off_days=0.5),
    Way(nodes=200, blur=0.5, off_days=0.48),
    Way(nodes=600, width=3, off_days=0.45),
    Way(nodes=20_000, width=60, worlds=1_800, off_days=0.5),
    Way(nodes=20_000, width=60, worlds=1_800),
)
_OPENING: Final = 10
"""Two games whose first moves, as far as they can be seen, are the same are hardly met: what is dealt is hidden."""
_LOOKED_THROUGH: Final = 24
"""So many turns are looked through for hints that differ."""


def choose(seen: Seen[View], level: int, seed: int) -> Decision:
    """Return a move of the seat to move."""
    rng = dice(seen, level, seed)
    return decided(seen, LEVELS[today(LEVELS, level, dice_of_turn(seen, _OPENING, level), rng) - 1], rng)


def decided(seen: Seen[View], way: Way, rng: Random) -> Decision:
    """Return a move of the seat to move, by somebody who thinks like this."""
    core = _world(seen, rng)
    effort = Effort()
    chance = shares(chance_weights(core))[core.turn]
    move = (
        _best_turns(seen, core, way, rng, effort)[0].moves[0] if way.width else _one_move(core, way.blur, rng, effort)
    )
    return Decision(core.notation(move), effort.nodes, chance)


def hints(seen: Seen[View], count: int) -> list[Hint]:
    """Return the best moves of the seat to move, each with what the turn brings that it begins."""
    rng = dice(seen, "hints")
    core = _world(seen, rng)
    effort = Effort()
    begins: dict[int, TurnPlan] = {}
    for turn in _best_turns(seen, core, LEVELS[-1], rng, effort):
        begins.setdefault(turn.moves[0], turn)
    found: list[Hint] = []
    chance = 1.0
    for turn, why in _most_different(core, list(begins.values()))[:count]:
        after = core.copy()
        for each in turn.moves:
            after.make(each)
        # They are ordered by looking farther ahead than the chances do.
        chance = min(chance, shares(chance_weights(after))[core.turn])
        first, *then = map(core.notation, turn.moves)
        found.append(Hint(first, chance, why, tuple(then)))
    return found


def _most_different(core: Core, found: list[TurnPlan]) -> list[tuple[TurnPlan, Reason]]:
    """Return these turns with their reasons, best first, but behind the others those that do the same for the same
    reason."""
    told: list[tuple[int, Reason]] = []
    others: list[tuple[TurnPlan, Reason]] = []
    alike: list[tuple[TurnPlan, Reason]] = []
    for turn in found[:_LOOKED_THROUGH]:
        reason = reason_for(core, turn.moves)
        said = turn.moves[0] >> CELL_COUNT, reason
        (alike if said in told else others).append((turn, reason))
        told.append(said)
    return [*others, *alike]


def chances(seen: Seen[View]) -> tuple[float, ...]:
    """List each seat's chance to win."""
    return shares(chance_weights(_world(seen, dice(seen, "chances"))))


def _world(seen: Seen[View], rng: Random) -> Core:
    return GAME.guess(seen, rng).core()


def _best_turns(seen: Seen[View], core: Core, way: Way, rng: Random, effort: Effort) -> list[TurnPlan]:
    """Good turns, best first."""
    legal = sorted(core.legal())
    if core.phase == CORNERS_PHASE or len(legal) == 1:
        # On its first turn a pawn can go anywhere, so one corner is as good as another.
        effort.nodes += len(legal)
        first = pick(rng, legal)
        return [TurnPlan((move,), 0.0) for move in (first, *[move for move in legal if move != first])]
    found = turns(core, way.width, effort)
    worlds = min(way.worlds, way.nodes // NODES_A_WORLD)
    if way.worlds == 1:
        return found
    guesses = [core, *[_world(seen, rng) for _ in range(worlds - 1)]]
    compared_ones = compared(found, guesses, rng, effort)
    return [*compared_ones, *[turn for turn in found if turn not in compared_ones]]


def _one_move(core: Core, blur: float, rng: Random, effort: Effort) -> int:
    """Return one of the moves that gain most at once, and from which a throw brings most."""
    seat = core.turn
    legal = sorted(core.legal())
    effort.nodes += len(legal)
    values = []
    for move in legal:
        core.make(move)
        value = lead(prospects(core), seat)
        if core.phase == PLAY and core.turn == seat and not core.done & THROWN:
            level, cell = core.level[seat], core.cell[seat]
            value += best_throw(aim_of(core, seat, level), cell)[0]
        core.unmake()
        values.append(value)
    return legal[pick_near_best(rng, values, blur)]


_HIT: Final = 3.0
_UP: Final = 4.0
_SWEET: Final = 2.0
_BLOCKED: Final = 3.0
_TOKEN_AWAY: Final = 1.5
_TOKEN: Final = 0.9
_TOLD: Final = 2
"""So many reasons are given at the most."""

Fact = tuple[float, str, dict[str, Any]]


def can_climb(core: Core, seat: int) -> bool:
    """Tell whether a seat's pawn could climb from where it stands."""
    level, cell = core.level[seat], core.cell[seat]
    inside = cell >= 0 and level < grid.LEVELS - 1 and not BORDER >> cell & 1
    return inside and core.surrounded(level, cell) and not core.pawn_cells[level + 1] >> cell & 1


def reason_for(core: Core, moves: tuple[int, ...]) -> Reason:
    """Tell what these moves, that make a turn, bring."""
    what = moves[0] >> CELL_COUNT
    if what == CORNER:
        return Reason("holi.corner")
    if what == STOP:
        return Reason("holi.stops")
    facts = sorted(_facts(core, moves), key=lambda fact: (-fact[0], fact[1]))
    if not facts or what == END:
        return Reason("holi.ends" if what == END or not _has_a_choice(core) else "holi.saves_cards")
    (_, code, args), *others = facts[:_TOLD]
    for _, also, more in others:
        args = args | {"also": also} | {f"also_{name}": value for name, value in more.items()}
    return Reason(code, args)


def _has_a_choice(core: Core) -> bool:
    """Tell whether a card that is thrown leaves others in the hand."""
    return len(core.hands[core.turn]) > 1


def _facts(core: Core, moves: tuple[int, ...]) -> list[Fact]:
    """Return what moves of a turn bring, with its weight."""
    seat, rules = core.turn, core.rules
    after = core.copy()
    for move in moves:
        after.make(move)
    found: list[Fact] = []
    if hits := (after.hits[seat] - core.hits[seat]) // rules.hit_points:
        found.append((_HIT * hits, "holi.hits", {"count": hits} | _who_is_hit(core, moves, seat)))
    if sweets := after.sweets_found[seat] - core.sweets_found[seat]:
        found.append((_SWEET * sweets, "holi.sweets", {"count": sweets}))
    if after.level[seat] > core.level[seat]:
        found.append((_UP, "holi.up", {"level": after.level[seat] + 1}))
    found += [
        (_BLOCKED, "holi.blocks", {"seat": other + 1})
        for other in range(rules.seats)
        if other != seat and not core.finished >> other & 1 and can_climb(core, other) and not can_climb(after, other)
    ]
    away = _in_others_hands(after, seat) - _in_others_hands(core, seat) - hits
    if away > 0:
        found.append((_TOKEN_AWAY * away, "holi.given", {"count": away}))
    for card in rules.rivalry:
        points = earned(card, after, seat)[0] - earned(card, core, seat)[0]
        if points > 0:
            found.append((float(points), "holi.rivalry", {"card": card, "points": points}))
    for level in range(grid.LEVELS):
        at = level * rules.seats + seat
        tokens = after.colours[at].bit_count() - core.colours[at].bit_count()
        if tokens > 0:
            found.append(
                (_TOKEN * tokens * (level + 1) / grid.LEVELS, "holi.tokens", {"count": tokens, "level": level + 1})
            )
    if _has_a_choice(core) and any(DROP <= move >> CELL_COUNT < MOVE for move in moves):
        found.append((0.1, "holi.saves_cards", {}))
    return found


def _who_is_hit(core: Core, moves: tuple[int, ...], seat: int) -> dict[str, Any]:
    """Return the only seat that is hit directly by the throw among these moves, if it is one alone."""
    ahead, hit = core.copy(), set()
    for move in moves:
        if move >> CELL_COUNT < MOVE:
            level = ahead.level[seat]
            spots = move & ahead.pawn_cells[level]
            hit = {ahead.pawn_at(level, spot) for spot in bits_of(spots)}
        ahead.make(move)
    return {"seat": hit.pop() + 1} if len(hit) == 1 else {}


def _in_others_hands(core: Core, seat: int) -> int:
    seats = core.rules.seats
    return sum([core.reserves[holder * seats + seat] for holder in range(seats) if holder != seat])


Chance = Callable[[], float]

# -- turns compared by playing on with guesses of what is hidden, and who is likely to win

_LOOKED_AT: Final = 5
"""So many cells are thought of for a move."""
_SWEET_NEAR: Final = 1.6
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
    sweets, each_sweet, tokens = core.sweets[level] & free, _SWEET_NEAR * SWEETS_ON[level], core.tokens[level]
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
        level < grid.LEVELS - 1
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
    """Make no throw from the cell that was chosen: `stop`, or move on if that may still be done."""
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
_SPREAD: Final = (0.6, 1.6)
"""By how many points a seat has to lead another to be rather sure: at the end, and more for each turn that is left.
With 2.2 for a turn it was too careful: over the turns of 40 games of equals the Brier score was 0.139, with this 0.134.
For these and for 160 games of neighbouring levels 1.2 would be best, but that one player is stronger is no part of a
position."""
_TO_THROW: Final = 0.4
"""What it is worth, in points, to be the one who throws next. Without it, chances rose by 3 % in everybody's own turn
and fell again in the next one's; with 1 it would be the other way about."""


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
    if core.phase == PLAY and not core.done & THROWN:
        worths[core.turn] += _TO_THROW
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
