"""How the players of Holi decide."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from elios_desktop.engine.contract import Seen
from elios_desktop.games.holi.players.reasons import reason_for
from elios_desktop.games.holi.players.thinking import NODES_A_WORLD, chance_weights, compared
from elios_desktop.games.holi.players.turns import Effort, Turn, turns
from elios_desktop.games.holi.players.worth import aim_of, best_throw, lead, prospects
from elios_desktop.games.holi.rules import GAME, Core, View
from elios_desktop.games.holi.rules.grid import CELL_COUNT
from elios_desktop.games.holi.rules.mutable_position import CORNERS_PHASE, PLAY, THROWN
from elios_desktop.players.chance import dice, pick, pick_near_best, shares
from elios_desktop.players.contract import Choice, Hint, Level, Reason, today


@dataclass(frozen=True, slots=True)
class Way(Level):
    """How a level of Holi thinks."""

    width: int = 0
    """How many turns under way are followed; 0: it thinks of one move at a time."""


LEVELS: Final = (
    Way(nodes=200, blur=12.0),
    Way(nodes=200, blur=2.8),
    Way(nodes=200, blur=1.4),
    Way(nodes=200, blur=0.72),
    Way(nodes=600, width=3),
    Way(nodes=4_000, width=12),
    Way(nodes=20_000, width=60, worlds=1_800),
)
_LOOKED_THROUGH: Final = 24
"""So many turns are looked through for hints that differ."""


def choose(seen: Seen[View], level: int, seed: int) -> Choice:
    """A move of the seat to move."""
    rng = dice(seen, level, seed)
    return decided(seen, LEVELS[today(LEVELS, level, rng) - 1], rng)


def decided(seen: Seen[View], way: Way, rng: Random) -> Choice:
    """A move of the seat to move, by somebody who thinks like this."""
    core = _world(seen, rng)
    effort = Effort()
    chance = shares(chance_weights(core))[core.turn]
    move = (
        _best_turns(seen, core, way, rng, effort)[0].moves[0] if way.width else _one_move(core, way.blur, rng, effort)
    )
    return Choice(core.notation(move), effort.nodes, chance)


def hints(seen: Seen[View], count: int) -> list[Hint]:
    """The best moves of the seat to move, each with what the turn brings that it begins."""
    rng = dice(seen, "hints")
    core = _world(seen, rng)
    effort = Effort()
    begins: dict[int, Turn] = {}
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
        found.append(Hint(core.notation(turn.moves[0]), chance, why))
    return found


def _most_different(core: Core, found: list[Turn]) -> list[tuple[Turn, Reason]]:
    """These turns with their reasons, best first, but behind the others those that do the same for the same reason."""
    told: list[tuple[int, Reason]] = []
    others: list[tuple[Turn, Reason]] = []
    alike: list[tuple[Turn, Reason]] = []
    for turn in found[:_LOOKED_THROUGH]:
        reason = reason_for(core, turn.moves)
        said = turn.moves[0] >> CELL_COUNT, reason
        (alike if said in told else others).append((turn, reason))
        told.append(said)
    return [*others, *alike]


def chances(seen: Seen[View]) -> tuple[float, ...]:
    """Each seat's chance to win."""
    return shares(chance_weights(_world(seen, dice(seen, "chances"))))


def _world(seen: Seen[View], rng: Random) -> Core:
    return GAME.guess(seen, rng).core()


def _best_turns(seen: Seen[View], core: Core, way: Way, rng: Random, effort: Effort) -> list[Turn]:
    """Good turns, best first."""
    legal = sorted(core.legal())
    if core.phase == CORNERS_PHASE or len(legal) == 1:
        # On its first turn a pawn can go anywhere, so one corner is as good as another.
        effort.nodes += len(legal)
        first = pick(rng, legal)
        return [Turn((move,), 0.0) for move in (first, *[move for move in legal if move != first])]
    found = turns(core, way.width, effort)
    worlds = min(way.worlds, way.nodes // NODES_A_WORLD)
    if way.worlds == 1:
        return found
    guesses = [core, *[_world(seen, rng) for _ in range(worlds - 1)]]
    compared_ones = compared(found, guesses, rng, effort)
    return [*compared_ones, *[turn for turn in found if turn not in compared_ones]]


def _one_move(core: Core, blur: float, rng: Random, effort: Effort) -> int:
    """One of the moves that gain most at once, and from which a throw brings most."""
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
