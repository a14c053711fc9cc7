"""How the players of Exagon decide."""

from __future__ import annotations

from random import Random
from typing import Final

from elios_desktop.engine.contract import Seen
from elios_desktop.games.exagon.players.reasons import reason_for
from elios_desktop.games.exagon.players.thinking import Foresight, best_turn, chance_weights, rivals
from elios_desktop.games.exagon.players.turns import Effort, touching
from elios_desktop.games.exagon.rules import GAME, Core, View
from elios_desktop.games.exagon.rules.moves import END, GIVE, PUT
from elios_desktop.games.exagon.rules.tiles import tile_of, tiles_in
from elios_desktop.players.chance import dice, pick_near_best, shares
from elios_desktop.players.contract import Choice, Hint
from elios_desktop.players.levels import Level

LEVELS: Final = (
    Level(nodes=250, blur=0.4),
    Level(nodes=250, blur=0.1),
    Level(nodes=300),
    Level(nodes=1_500),
    Level(nodes=100_000),
)
BEST: Final = Foresight((1, 8, 64, 256), answers=True, shuts=((60, 4), (30, 16), (12, 64)))
_FORESIGHT: Final = (None, None, Foresight((1,)), Foresight((4,)), BEST)
"""By level; the first two think of one tile at a time."""
_LOOKED_AT: Final = (0.4, 1.0)
"""Which part of its tiles a player of the first levels looks at for a move."""
_GIVING: Final = 1.5
"""What giving a tile away is worth, in sides that match."""


def choose(seen: Seen[View], level: int, seed: int) -> Choice:
    """A move of the seat to move."""
    core = _core(seen)
    how = LEVELS[level - 1]
    effort = Effort(how.nodes)
    foresight = _FORESIGHT[level - 1]
    if foresight is not None:
        move = best_turn(core, foresight, effort).moves[0]
    else:
        move = _one_tile(core, _LOOKED_AT[level - 1], how.blur, dice(seen, level, seed), effort)
    return Choice(core.notation(move), effort.nodes, shares(chance_weights(core))[core.seat])


def hints(seen: Seen[View], count: int) -> list[Hint]:
    """The best moves of the seat to move, each with what it is good for in this turn."""
    core = _core(seen)
    effort = Effort(LEVELS[-1].nodes)
    best = best_turn(core, BEST, effort)
    found: list[Hint] = []
    chance = 1.0
    for turn in [best, *rivals(core, best.moves[0])][:count]:
        # They are ordered by looking farther ahead than the chances do.
        chance = min(chance, shares(chance_weights(turn.after))[core.seat])
        found.append(Hint(core.notation(turn.moves[0]), chance, reason_for(core, turn)))
    return found


def chances(seen: Seen[View]) -> tuple[float, ...]:
    """Each seat's chance to win."""
    return shares(chance_weights(_core(seen)))


def _core(seen: Seen[View]) -> Core:
    state = GAME.guess(seen, Random(0))  # nothing is hidden, so nothing is left to chance
    return state.view(seen.seat).core.copy()


def _one_tile(core: Core, looked_at: float, blur: float, rng: Random, effort: Effort) -> int:
    """One of the moves that match many sides, among the tiles that are looked at; the turn ends when none is left."""
    tiles = {tile for tile in tiles_in(core.hands[core.seat]) if rng.random() < looked_at}
    legal = core.legal()
    effort.nodes += len(legal)
    moves = sorted(move for move in legal if move >= GIVE)
    noticed = [move for move in moves if move < PUT or tile_of(move & 255) in tiles]
    if core.opening:
        noticed = noticed or moves
    if not noticed:
        # Everybody finds a place with one side, and it costs nothing.
        noticed = [move for move in moves if move >= PUT and touching(core, move >> 8) == 1]
    if not noticed:
        return END
    values = [float(touching(core, move >> 8)) if move >= PUT else _GIVING for move in noticed]
    return noticed[pick_near_best(rng, [value + 0.01 * rng.random() for value in values], blur)]
