"""The players of Exagon: from looking at a few tiles, one at a time, to whole turns and the others' answers to them."""

from dataclasses import dataclass
from random import Random
from typing import Final

from elios_desktop.engine.contract import Seen
from elios_desktop.games.exagon.players.thinking import Foresight, best_turn, chance_weights, rivals
from elios_desktop.games.exagon.players.turns import Effort, TurnPlan, touching
from elios_desktop.games.exagon.rules import GAME, Core, View
from elios_desktop.games.exagon.rules.moves import END, GIVE, PUT, given
from elios_desktop.games.exagon.rules.tiles import tile_of, tiles_in
from elios_desktop.players.chance import dice, dice_of_turn, pick_near_best, shares
from elios_desktop.players.contract import Decision, Hint, Level, Reason, today


@dataclass(frozen=True, slots=True)
class Way(Level):
    """How a level of Exagon thinks."""

    foresight: Foresight | None = None
    """How far it sees with two seats; None: it thinks of one tile at a time."""
    among_more: Foresight | None = None
    """The same with more seats."""
    looked_at: float = 1.0
    """One tile at a time: which part of its tiles it looks at, ..."""
    goes_on: float = 1.0
    """... and how often it goes on after a tile, where it could."""


LEVELS: Final = (
    Way(nodes=250, blur=0.6, looked_at=0.4, goes_on=0.40),
    Way(nodes=250, foresight=Foresight((1,)), among_more=Foresight((1,)), below=0.93, off_days=0.37),
    Way(nodes=250, foresight=Foresight((1,)), among_more=Foresight((1,)), below=0.78, off_days=0.45),
    Way(nodes=300, foresight=Foresight((1,)), among_more=Foresight((4,)), off_days=0.43),
    Way(
        nodes=10_000,
        foresight=Foresight((1, 8), answers=True),
        below=0.5,
        off_days=0.22,
        among_more=Foresight((4,), answers=True),
    ),
    Way(
        nodes=100_000,
        foresight=Foresight((1, 8, 64, 256), shuts=((60, 4), (30, 16), (12, 64))),
        among_more=Foresight((1, 8), answers=True),
        off_days=0.42,
    ),
    Way(
        nodes=100_000,
        foresight=Foresight((1, 8, 64, 256), shuts=((60, 4), (30, 16), (12, 64))),
        among_more=Foresight((1, 8, 64, 256), answers=True),
    ),
)
_GIVING: Final = 1.5
"""What giving a tile away is worth, in sides that match."""


def choose(seen: Seen[View], level: int, seed: int) -> Decision:
    """Return a move of the seat to move."""
    core = _core(seen)
    # Whoever plays a turn like the level below does so to its end.
    begun = len(seen.moves) - core.placed
    way = LEVELS[today(LEVELS, level, dice_of_turn(seen, 0, level, "form"), dice_of_turn(seen, begun, level)) - 1]
    effort = Effort(way.nodes)
    move = first_move(core, way, dice(seen, level, seed), effort)
    return Decision(core.notation(move), effort.nodes, shares(chance_weights(core))[core.seat])


def first_move(core: Core, way: Way, rng: Random, effort: Effort) -> int:
    """Return what somebody who thinks like this does first."""
    foresight = way.foresight if core.seats == 2 else way.among_more
    if foresight is not None:
        return best_turn(core, foresight, effort).moves[0]
    if core.placed and rng.random() >= way.goes_on:
        effort.nodes += 1
        return END
    return _one_tile(core, way.looked_at, way.blur, rng, effort)


def hints(seen: Seen[View], count: int) -> list[Hint]:
    """Return the best moves of the seat to move, each with what it is good for in this turn."""
    core = _core(seen)
    strongest = LEVELS[-1]
    foresight = strongest.foresight if core.seats == 2 else strongest.among_more
    assert foresight is not None
    best = best_turn(core, foresight, Effort(strongest.nodes))
    found: list[Hint] = []
    chance = 1.0
    for turn in [best, *rivals(core, best.moves[0])][:count]:
        # They are ordered by looking farther ahead than the chances do.
        chance = min(chance, shares(chance_weights(turn.after))[core.seat])
        first, *then = map(core.notation, turn.moves)
        found.append(Hint(first, chance, reason_for(core, turn), tuple(then)))
    return found


def chances(seen: Seen[View]) -> tuple[float, ...]:
    """List each seat's chance to win."""
    return shares(chance_weights(_core(seen)))


def _core(seen: Seen[View]) -> Core:
    state = GAME.guess(seen, Random(0))  # nothing is hidden, so nothing is left to chance
    return state.view(seen.seat).core.copy()


def _one_tile(core: Core, looked_at: float, blur: float, rng: Random, effort: Effort) -> int:
    """Return one of the moves that match many sides, among the tiles that are looked at; the turn ends when none is
    left."""
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


_DOUBLE: Final = 2


def reason_for(core: Core, turn: TurnPlan) -> Reason:
    """Tell why to begin with the first move of this turn."""
    seat, move = core.seat, turn.moves[0]
    if move == END:
        return Reason("exagon.ends")
    after = [each for each in turn.moves[1:] if each != END]
    if turn.after.over and seat in turn.after.winners():
        return Reason("exagon.wins", {"more": len(after)})
    if move < PUT:
        tile, taker = given(move)
        return Reason("exagon.gives", {"tile": tile, "seat": taker + 1})
    if core.opening:
        return Reason("exagon.opens")
    sides, more = touching(core, move >> 8), sum(each >= PUT for each in after)
    if not more:
        ended = sides < _DOUBLE and not core.bonus
        return Reason("exagon.ends_with" if ended else "exagon.one_less", {"left": turn.after.counts[seat]})
    if sides > _DOUBLE:
        return Reason("exagon.bonuses", {"count": sides - _DOUBLE})
    return Reason("exagon.goes_on" if sides == _DOUBLE else "exagon.spends", {"more": more})
