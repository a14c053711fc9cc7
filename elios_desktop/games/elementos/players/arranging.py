"""How the players of Elementos lay out their tokens: among some layouts by chance, those with the best mixture."""

from __future__ import annotations

from random import Random

from elios_desktop.engine.contract import Seen
from elios_desktop.games.elementos.rules import View
from elios_desktop.players.chance import shuffled

_PAIRS = ("FW", "WA", "AF") * 3


def good_layouts(seen: Seen[View], rng: Random, tries: int) -> list[tuple[str, ...]]:
    """So many layouts, from the back row to the front, the best first."""
    layouts = [
        tuple(pair if rng.random() < 0.5 else pair[::-1] for pair in shuffled(rng, _PAIRS)) for _ in range(tries)
    ]
    return sorted(layouts, key=lambda layout: -mixture(layout))


def mixture(layout: tuple[str, ...]) -> int:
    """How well a layout is mixed: whatever comes, a token near it takes it, or does when it is flipped."""
    total = 0
    for row in (0, 3, 6):
        # The front row counts most: it is what meets the enemy first.
        weight = 1 + row // 3
        total += weight * (len({token[0] for token in layout[row : row + 3]}) + len({*layout[row : row + 3]}))
    for column in range(3):
        total += 2 * len({token[0] for token in layout[column::3]})
    return total
