"""What computer players look at in a second, beside OpenSpiel's MCTS in Python on breakthrough 8×3.

Nodes of alpha-beta, and games played out in tree search, from positions early in a game; judged by ratios within a
round, because the machine may be busy.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time

from elios_desktop.bots.games.elementos import sight as elementos_sight
from elios_desktop.bots.games.elios import playouts as elios_playouts
from elios_desktop.bots.games.elios import sight as elios_sight
from elios_desktop.bots.search.alphabeta import AlphaBeta
from elios_desktop.bots.search.tree import Tree
from elios_desktop.engine.games import elementos, elios

ROUNDS = 7
WARMING_UP = 5
"""Rounds before those that count: what is remembered of computations is there in a process that has played."""
YARDSTICK = "OpenSpiel, Python: MCTS"
SIMULATIONS = 100
TARGETS = {"elementos, alpha-beta": 60.0, "elios of 3, tree": 2.0, "elios of 4, tree": 2.0}
"""Times as many as the yardstick's simulations."""


def _elementos(seed: int) -> int:
    core = elementos.Core.dealt(2, {}, seed)
    search = AlphaBeta(core, elementos_sight.sight(core.side, 60), 5_000)
    search.lines(core.legal())
    return search.nodes


def _elios(seed: int) -> int:
    core = elios.Core.dealt(2, {}, seed)
    search = AlphaBeta(core, elios_sight.SIGHT, 5_000)
    search.lines(core.legal())
    return search.nodes


def _elios_tree(seats: int) -> Callable[[int], int]:
    def search(seed: int) -> int:
        core = elios.Core.dealt(seats, {}, seed)
        Tree(core, elios_playouts.promising, elios_playouts.played_out(Random(seed))).search(SIMULATIONS)
        return SIMULATIONS

    return search


def _open_spiel() -> Callable[[int], int]:
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import mcts

    game = pyspiel.load_game("breakthrough(rows=8,columns=3)")

    def search(seed: int) -> int:
        rng = np.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(1, rng)
        mcts.MCTSBot(game, 2, SIMULATIONS, evaluator, random_state=rng).step(game.new_initial_state())
        return SIMULATIONS

    return search


def run() -> bool:
    """Print the table; whether every target is met."""
    runners = {
        "elementos, alpha-beta": _elementos,
        "elios, alpha-beta": _elios,
        "elios of 3, tree": _elios_tree(3),
        "elios of 4, tree": _elios_tree(4),
        YARDSTICK: _open_spiel(),
    }
    rates: dict[str, list[float]] = {name: [] for name in runners}
    for number in range(WARMING_UP + ROUNDS):
        for name, search in runners.items():
            begin = process_time()
            looked_at = search(number)
            if number >= WARMING_UP:
                rates[name].append(looked_at / (process_time() - begin))
    all_met = True
    print(f"{'':36}{'a second':>12}{'× the last':>14}{'target':>9}")
    for name, each in rates.items():
        ratio = median(rate / base for rate, base in zip(each, rates[YARDSTICK], strict=True))
        target = TARGETS.get(name)
        met = target is None or ratio >= target
        all_met = all_met and met
        wanted = "" if target is None else f"{target:9.1f}{'' if met else '  missed'}"
        print(f"{name:36}{median(each):12,.0f}{ratio:14.1f}{wanted}")
    return all_met
