"""The players of noughts and crosses: they win if they can, and the better ones don't let the other one win."""

from __future__ import annotations

from elios_desktop.engine.contract import Seen
from elios_desktop.players.chance import dice, pick, shuffled
from elios_desktop.players.contract import Decision, Hint, Level, Reason
from tests.fifth_game.rules import LINES, SQUARES, View

LEVELS = (Level(0), Level(9), *(Level(18),) * 5)


def choose(seen: Seen[View], level: int, seed: int) -> Decision:
    """The best square, or on the first level any."""
    rng, owners = dice(seen, level, seed), seen.view.owners
    free = [at for at, owner in enumerate(owners) if not owner]
    if level == 1:
        return Decision(SQUARES[pick(rng, free)], 0, None)
    mover = seen.view.to_move or 1
    wanted = (mover,) if level == 2 else (mover, 3 - mover)
    best = next((at for seat in wanted for at in free if _completes(owners, seat, at)), pick(rng, free))
    return Decision(SQUARES[best], LEVELS[level - 1].nodes, None)


def hints(seen: Seen[View], count: int) -> list[Hint]:
    """Squares that win, then those that the other one wins with, then others."""
    owners, mover = seen.view.owners, seen.view.to_move or 1
    found: list[tuple[int, str]] = []
    for at in shuffled(dice(seen, "hints"), [at for at, owner in enumerate(owners) if not owner]):
        wins, blocks = _completes(owners, mover, at), _completes(owners, 3 - mover, at)
        found.append((at, "wins" if wins else "blocks" if blocks else "quiet"))
    found.sort(key=lambda each: ("wins", "blocks", "quiet").index(each[1]))
    return [Hint(SQUARES[at], None, Reason(f"noughts.{why}", {"square": SQUARES[at]})) for at, why in found[:count]]


def chances(seen: Seen[View]) -> tuple[float, ...]:
    """Nobody is ahead."""
    return 0.5, 0.5


def _completes(owners: tuple[int, ...], seat: int, at: int) -> bool:
    return any(at in line and all(other == at or owners[other] == seat for other in line) for line in LINES)
