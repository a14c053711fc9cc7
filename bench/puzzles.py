"""How many claims are proved in a second: those of the books, each anew in its position, beside OpenSpiel's nodes.

A proof looks at everything, a node of OpenSpiel's tree search at one game played out: what can be compared is what
somebody waits for, not one with the other.
"""

from __future__ import annotations

from collections.abc import Callable
from statistics import median

from bench.players import measure, open_spiel
from elios_desktop.games import GAMES
from elios_desktop.puzzles.asking import EFFORT
from elios_desktop.puzzles.book import find_puzzles, load_book, started

ROUNDS = 7
WARMING_UP = 2
EACH = 10
"""So many positions are looked at in a round."""
YARDSTICK = "OpenSpiel, Python: MCTS, nodes"


def _proofs(game_id: str, each: int) -> Callable[[int], int]:
    """Proves what can be claimed of the book's positions, so many a round."""
    puzzles, book = find_puzzles(game_id), load_book(game_id).puzzles
    states = [started(puzzle).state for puzzle in book[:: max(1, len(book) // (each * (ROUNDS + WARMING_UP)))]]

    def prove(number: int) -> int:
        for at in range(each):
            puzzles.claims(states[(number * each + at) % len(states)], EFFORT)
        return each

    return prove


def own_runners(each: int = EACH) -> dict[str, Callable[[int], int]]:
    """The provers of each game that has puzzles."""
    return {f"{entry.id}, positions proved": _proofs(entry.id, each) for entry in GAMES if entry.has("puzzles")}


def run() -> bool:
    """Print the table."""
    return tell(measure({**own_runners(), YARDSTICK: open_spiel()}, WARMING_UP, ROUNDS))


def tell(rates: dict[str, list[float]]) -> bool:
    """Print what was measured: nothing of it has a target, for how long somebody waits is the window's."""
    print(f"{'':36}{'a second':>12}")
    for name, each in rates.items():
        print(f"{name:36}{median(each):12,.0f}")
    return True
