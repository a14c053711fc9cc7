"""How the players of Elios decide."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from elios_desktop.engine.contract import Seen
from elios_desktop.games.elios.players.arranging import good_groups
from elios_desktop.games.elios.players.playouts import played_out, promising
from elios_desktop.games.elios.players.reasons import reasons_for, reasons_for_groups
from elios_desktop.games.elios.players.sight import EVEN, SIGHT
from elios_desktop.games.elios.rules import GAME, Arrange, Core, View
from elios_desktop.games.elios.rules.moves import from_core
from elios_desktop.games.elios.rules.turns import Turn
from elios_desktop.players.chance import chance_of, dice, pick_near_best, shares
from elios_desktop.players.contract import Choice, Hint, Level, today, told
from elios_desktop.players.search.alphabeta import SURE, WON, AlphaBeta
from elios_desktop.players.search.tree import Tree


@dataclass(frozen=True, slots=True)
class Way(Level):
    """How a level of Elios thinks. With two seats `nodes` are positions."""

    games: int = 0
    """With more seats: how many games it plays out."""
    arrangements: int = 1
    """How many ways to arrange it compares, ..."""
    games_each: int = 0
    """... by how many games each."""


LEVELS: Final = (
    Way(nodes=40, blur=0.5, games=12),
    Way(nodes=250, blur=0.008, games=40, below=0.7),
    Way(nodes=250, blur=0.008, games=40, below=0.35),
    Way(nodes=250, blur=0.008, games=80),
    Way(nodes=800, games=150, arrangements=6, games_each=8),
    Way(nodes=10_000, games=700, arrangements=10, games_each=16),
    Way(nodes=100_000, games=8_000, arrangements=14, games_each=24),
)
CHANCES: Final = 3_000
CHANCES_GAMES: Final = 150
"""The efforts of `chances`."""
SURELY: Final = 0.995
"""A win that has been seen; less a little for every turn until then."""
FAR: Final = 0.0001


@dataclass(frozen=True, slots=True)
class Prospect:
    """A turn and what can be expected of it."""

    turn: Turn
    chance: float
    sure_in: int | None = None
    """In how many of all seats' turns it surely wins."""


def choose(seen: Seen[View], level: int, seed: int) -> Choice:
    """A move of the seat that is to move or has to arrange."""
    rng = dice(seen, level, seed)
    return decided(seen, LEVELS[today(LEVELS, level, rng) - 1], rng)


def decided(seen: Seen[View], way: Way, rng: Random) -> Choice:
    """A move of the seat that is to move or has to arrange, by somebody who thinks like this."""
    assert seen.seat is not None
    core = GAME.guess(seen, rng).core
    if core is None:
        groups, chance = good_groups(seen.view, seen.seat, rng, way.arrangements, way.games_each)[0]
        nodes = way.arrangements * max(way.games_each, 1)
        return Choice(Arrange(seen.seat, groups).text, nodes, chance if way.games_each else None)
    found, nodes = _prospects(core, way, rng, every=way.blur > 0)
    blur = way.blur if found[0].sure_in != 1 else 0.0
    chosen = found[pick_near_best(rng, [each.chance for each in found], blur)]
    return Choice(from_core(chosen.turn).text, nodes, chosen.chance)


def hints(seen: Seen[View], count: int) -> list[Hint]:
    """The moves that the strongest level finds best."""
    assert seen.seat is not None
    rng, best = dice(seen, "hints"), LEVELS[-1]
    core = GAME.guess(seen, rng).core
    if core is None:
        ways = good_groups(seen.view, seen.seat, rng, best.arrangements, best.games_each)[:count]
        return [
            Hint(Arrange(seen.seat, groups).text, chance, reason)
            for (groups, chance), reason in zip(ways, told(reasons_for_groups(way) for way, _ in ways), strict=True)
        ]
    found, _ = _prospects(core, best, rng, best=count)
    reasons = told(reasons_for(core, each.turn, each.sure_in) for each in found[:count])
    return [Hint(from_core(each.turn).text, each.chance, reason) for each, reason in zip(found, reasons, strict=False)]


def chances(seen: Seen[View]) -> tuple[float, ...]:
    """Each seat's chance to win: what its side has, shared by the side's members."""
    rng = dice(seen, "chances")
    core = GAME.guess(seen, rng).core
    if core is None:
        return (1 / seen.seats,) * seen.seats
    if seen.seats == 2:
        lines = AlphaBeta[Core, Turn](core.copy(), SIGHT, CHANCES).lines(core.legal())
        mover = _chance(lines[0].value)
        return shares((mover, 1 - mover) if core.player == 0 else (1 - mover, mover))
    tree: Tree[Core, Turn] = Tree(core, promising, played_out(rng))
    tree.search(CHANCES_GAMES)
    return shares([gain + 1 for gain in tree.gains])


def _prospects(core: Core, way: Way, rng: Random, best: int = 1, every: bool = False) -> tuple[list[Prospect], int]:
    """The turns, best first: of the `best` first ones (or of all) it is known well what can be expected."""
    if len(core.left) == 2:
        search: AlphaBeta[Core, Turn] = AlphaBeta(core.copy(), SIGHT, way.nodes)
        turns = core.legal()
        lines = search.lines(turns, len(turns) if every else best)
        return [
            Prospect(line.move, _chance(line.value), WON - line.value if line.value >= SURE else None) for line in lines
        ], search.nodes
    tree: Tree[Core, Turn] = Tree(core, promising, played_out(rng))
    tree.search(way.games)
    tried = [Prospect(turn, chance, _wins_at_once(core, turn)) for turn, visits, chance in tree.prospects() if visits]
    winning = [each for each in tried if each.sure_in]
    return winning + [each for each in tried if not each.sure_in], way.games


def _wins_at_once(core: Core, turn: Turn) -> int | None:
    after = core.copy()
    after.make(turn)
    return 1 if after.over and core.player in after.winners() else None


def _chance(value: int) -> float:
    """A value as a chance to win; a win that comes sooner is the better one."""
    if abs(value) >= SURE:
        far = FAR * (WON - abs(value))
        return SURELY - far if value > 0 else 1 - SURELY + far
    return 0.02 + 0.96 * chance_of(value, EVEN)
