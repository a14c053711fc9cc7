"""What can be done in one turn of Holi: every way to throw, move and climb, in whatever order.

Two ways with the same actions are one, whatever their order, and whichever card is thrown face-down. Nothing that is
looked at here depends on what a seat doesn't see: cards are drawn when the turn has ended.
"""

from collections.abc import Callable, Iterator
from typing import Final

from elios_desktop.games.holi.rules.core import Core
from elios_desktop.games.holi.rules.grid import ALL_CELLS, CELL_COUNT
from elios_desktop.games.holi.rules.moves import DROP, END_MOVE, MOVE, STOP_MOVE
from elios_desktop.games.holi.rules.mutable_position import THROWN
from elios_desktop.games.holi.rules.rivalry import earned
from elios_desktop.games.holi.rules.scoring import FEWER_SWEETS, IN_RESERVES, in_others_reserves

Actions = frozenset[int]
"""What is done in a turn, in whatever order; a card thrown face-down is no particular one."""
Steps = tuple[int, ...]
"""The same in an order, as moves of the core."""
_ANY_CARD: Final = DROP << CELL_COUNT


def points(core: Core, seat: int) -> int:
    """Return what a seat (from 0) would have if the game ended now."""
    seats, held = core.rules.seats, core.sweets_found
    total = core.hits[seat] + IN_RESERVES * in_others_reserves(core, seat)
    for level, tokens in enumerate(core.colours[seat::seats], start=1):
        total += level * tokens.bit_count()
    total += FEWER_SWEETS * sum(others < held[seat] for others in held)
    return total + sum(earned(card, core, seat)[0] for card in core.rules.rivalry)


def is_drop(move: int) -> bool:
    """Tell whether a card is thrown face-down."""
    return DROP < move >> CELL_COUNT < MOVE


def is_throw(move: int) -> bool:
    """Tell whether a card is thrown, either way."""
    return move >> CELL_COUNT < MOVE


def action(move: int) -> int:
    """Return a move as one of a turn's actions."""
    return _ANY_CARD | move & ALL_CELLS if is_drop(move) else move


def actions(core: Core) -> list[int]:
    """Return the legal moves in a turn that aren't its end, each drop once."""
    found: dict[int, int] = {}
    for move in sorted(core.legal()):
        if move not in (END_MOVE, STOP_MOVE):
            found.setdefault(action(move), move)
    return list(found.values())


def ways(core: Core, before: Steps = ()) -> Iterator[Steps]:
    """Yield every way to begin the turn, the longer ones after those they begin with; the core stands at its end."""
    seat = core.turn
    for move in actions(core):
        core.make(move)
        steps = (*before, move)
        yield steps
        if core.turn == seat and core.done:
            yield from ways(core, steps)
        core.unmake()


def outcomes(core: Core, worth: Callable[[], int]) -> dict[Actions, tuple[int, list[Steps]]]:
    """For each set of actions, what it is worth at most, and the orders that are worth that."""
    found: dict[Actions, tuple[int, list[Steps]]] = {}
    for steps in ways(core):
        what = frozenset(map(action, steps))
        value = worth()
        most = found.get(what)
        if most is None or value > most[0]:
            found[what] = value, [steps]
        elif value == most[0]:
            most[1].append(steps)
    return found


def greedy(core: Core, worth: Callable[[], int]) -> int:
    """Return what somebody comes to who always does what is worth most at once; of several such things, the
    luckiest."""
    seat, now = core.turn, worth()
    gains: dict[int, list[int]] = {}
    for move in actions(core):
        core.make(move)
        gains.setdefault(worth(), []).append(move)
        core.unmake()
    if not gains:
        return now
    best = max(gains)
    moves = gains[best]
    if best <= now:
        # Nothing helps any more; but a card has to be thrown.
        if core.done & THROWN:
            return now
        throws = {value: throws for value, moves in gains.items() if (throws := [*filter(is_throw, moves)])}
        if not throws:
            return now
        moves = throws[max(throws)]
    found = now
    for move in moves:
        core.make(move)
        found = max(found, greedy(core, worth) if core.turn == seat and core.done else worth())
        core.unmake()
    return found
