"""The players of Holi: one move at a time, whole turns, and whole turns compared by playing on."""

from dataclasses import dataclass
from random import Random
from typing import Any, Final

from elios_desktop.engine.contract import Seen
from elios_desktop.games.holi.players.thinking import NODES_A_WORLD, chance_weights, compared
from elios_desktop.games.holi.players.turns import Effort, TurnPlan, aim_of, best_throw, lead, prospects, turns
from elios_desktop.games.holi.rules import GAME, Core, View, grid
from elios_desktop.games.holi.rules.grid import BORDER, CELL_COUNT, bits_of
from elios_desktop.games.holi.rules.moves import CORNER, DROP, END, MOVE, STOP
from elios_desktop.games.holi.rules.mutable_position import CORNERS_PHASE, PLAY, THROWN
from elios_desktop.games.holi.rules.scoring import earned
from elios_desktop.players.chance import dice, dice_of_turn, pick, pick_near_best, shares
from elios_desktop.players.contract import Decision, Hint, Level, Reason, today


@dataclass(frozen=True, slots=True)
class Way(Level):
    """How a level of Holi thinks."""

    width: int = 0
    """How many turns under way are followed; 0: it thinks of one move at a time."""


LEVELS: Final = (
    Way(nodes=200, blur=12.0),
    Way(nodes=200, blur=2.3, off_days=0.46),
    Way(nodes=200, blur=1.05, off_days=0.5),
    Way(nodes=200, blur=0.5, off_days=0.48),
    Way(nodes=600, width=3, off_days=0.45),
    Way(nodes=4_000, width=12, off_days=0.25),
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
