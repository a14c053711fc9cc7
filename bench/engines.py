"""Random moves a second: list the legal moves, choose one uniformly, play it, to the end of the game.

Everything runs in one process, in turns of a fraction of a second, and is judged by ratios within a round: the machine
may be busy, but it is equally busy for all. Only processor time counts, and only playing: no deals, no new boards.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from random import Random
from statistics import median
from time import process_time
from typing import Any

from elios_desktop.engine.contract import all_games
from elios_desktop.games import entry_of

ROUNDS = 15
TURN_SECONDS = 0.3
YARDSTICK = "python-chess"
TARGETS = {"elementos": 12.0, "elios": 9.0, "holi": 7.0, "exagon": 2.5}
"""Times as many moves as python-chess in the same run.

Exagon was to reach 4 and has come to 2.6. What limits it is the list itself: it has some 73 moves a turn, one number
each, and `legal` takes 82 % of the processor's time, `make` 16. Other designs made fewer moves a second than now:
the 240 bits of what fits in four parts of 60 (0.65 times as many), the members of each set remembered (0.44; most sets
are met once), a table by byte (0.36)."""


@dataclass
class Runner:
    """Something that plays random games: `begin(number)` gives a new one, `play` ends it and counts its moves."""

    name: str
    begin: Callable[[int], Any]
    play: Callable[[Any, Callable[[], float]], int]
    games: int = 0
    rates: list[float] = field(default_factory=list)

    def turn(self, chance: Callable[[], float], seconds: float) -> None:
        """Play for about so long and note the moves a second."""
        moves, spent = 0, 0.0
        while spent < seconds:
            game = self.begin(self.games)
            self.games += 1
            begin = process_time()
            moves += self.play(game, chance)
            spent += process_time() - begin
        self.rates.append(moves / spent)


def play_core(core: Any, chance: Callable[[], float]) -> int:
    """One of this program's games."""
    moves = 0
    while not core.over:
        legal = core.legal()
        core.make(legal[int(chance() * len(legal))])
        moves += 1
    return moves


def play_chess(board: Any, chance: Callable[[], float]) -> int:
    """A game of chess up to mate, stalemate or fifty quiet moves."""
    moves = 0
    while board.halfmove_clock < 100:
        legal = list(board.legal_moves)
        if not legal:
            break
        board.push(legal[int(chance() * len(legal))])
        moves += 1
    return moves


def play_open_spiel(state: Any, chance: Callable[[], float]) -> int:
    """A game of OpenSpiel's; what chance does in it counts as a move like another."""
    moves = 0
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[int(chance() * len(legal))])
        moves += 1
    return moves


def own_runners() -> list[Runner]:
    """The cores of this program's games, with each number of seats in turn."""
    runners = []
    for game in all_games():
        core = entry_of(game.id).load("rules").Core
        options = {name: option.default for name, option in game.options.items()}

        def begin(number: int, core: Any = core, options: Any = options, seats: tuple[int, ...] = game.seats) -> Any:
            return core.dealt(seats[number % len(seats)], options, number)

        runners.append(Runner(game.id, begin, play_core))
    return runners


def other_runners() -> list[Runner]:
    """What ours are compared with."""
    import chess
    import open_spiel.python.games  # noqa: F401  # registers them
    import pyspiel

    runners = [Runner(YARDSTICK, lambda _: chess.Board(), play_chess)]
    for name, label in (
        ("python_tic_tac_toe", "OpenSpiel, Python: tic-tac-toe"),
        ("python_block_dominoes", "OpenSpiel, Python: dominoes"),
        ("breakthrough(rows=8,columns=3)", "OpenSpiel, C++: breakthrough 8×3"),
    ):
        game = pyspiel.load_game(name)
        runners.append(Runner(label, partial(_new_state, game), play_open_spiel))
    return runners


def _new_state(game: Any, _number: int) -> Any:
    return game.new_initial_state()


def measure(runners: list[Runner], rounds: int, seconds: float) -> None:
    """Let each play in turn, again and again."""
    chance = Random(1).random
    for runner in runners:
        runner.turn(chance, seconds / 10)  # to warm up
        runner.rates.clear()
    for _ in range(rounds):
        for runner in runners:
            runner.turn(chance, seconds)


def run() -> bool:
    """Print the table; whether every target is met."""
    runners = [*own_runners(), *other_runners()]
    measure(runners, ROUNDS, TURN_SECONDS)
    yardstick = next(runner.rates for runner in runners if runner.name == YARDSTICK)
    all_met = True
    print(f"{'':36}{'moves/s':>12}{'× ' + YARDSTICK:>18}{'target':>9}")
    for runner in runners:
        ratio = median(rate / base for rate, base in zip(runner.rates, yardstick, strict=True))
        target = TARGETS.get(runner.name)
        met = target is None or ratio >= target
        all_met = all_met and met
        wanted = "" if target is None else f"{target:9.1f}{'' if met else '  missed'}"
        print(f"{runner.name:36}{median(runner.rates):12,.0f}{ratio:18.2f}{wanted}")
    return all_met
