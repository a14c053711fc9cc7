"""The puzzles of Holi, all of them about one turn: most points, a level higher, or the game's last turn.

A turn is looked at as a set of actions, every way to throw, move and climb: two ways with the same actions are one,
whatever their order, and whichever card is thrown face-down. Nothing that is looked at here depends on what a seat
doesn't see: cards are drawn when the turn has ended.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from elios_desktop.engine.contract import AnyState
from elios_desktop.games.holi.rules import State
from elios_desktop.games.holi.rules.core import Core
from elios_desktop.games.holi.rules.grid import ALL_CELLS, CELL_COUNT
from elios_desktop.games.holi.rules.moves import CLIMB_MOVE, DROP, END_MOVE, MOVE, STOP_MOVE, parse
from elios_desktop.games.holi.rules.mutable_position import PLAY, THROWN
from elios_desktop.games.holi.rules.scoring import FEWER_SWEETS, IN_RESERVES, earned, in_others_reserves
from elios_desktop.puzzles.contract import Answer, Claim, Kind, Why

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
    """Return for each set of actions what it is worth at most, and the orders that are worth that."""
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


def _kind(name: str, goals: range) -> Kind:
    return Kind(name, goals, one_first=False, has_other_side=False)


MOST: Final = _kind("holi.most", range(2, 60))
CLIMB: Final = _kind("holi.climb", range(2, 4))
LAST: Final = _kind("holi.last", range(1))
KINDS: Final = (MOST, CLIMB, LAST)
MARGIN: Final = 2
"""So many points less is the second best way worth at least."""


def claims(state: AnyState, effort: int) -> Sequence[Claim]:
    """Return what is claimed of a position. (A turn is always looked at as a whole, whatever the effort.)"""
    assert isinstance(state, State)
    return claims_of(state.core())


def claims_of(core: Core) -> list[Claim]:
    """Return the same of a core: at the beginning of a turn."""
    if core.phase != PLAY or core.done:
        return []
    if is_last(core):
        return [claim for claim in (_last(core),) if claim]
    return [claim for claim in (_most(core), _climb(core)) if claim]


def is_last(core: Core) -> bool:
    """Tell whether the game ends with this turn, whatever is done in it: a last card, and everybody else has
    finished."""
    others = (1 << core.rules.seats) - 1 & ~(1 << core.turn)
    return core.finished == others and len(core.hands[core.turn]) == 1 and not core.decks[core.turn]


def _most(core: Core) -> Claim | None:
    """Return the only way to the most points, two more than any other brings."""
    seat = core.turn
    before = points(core, seat)
    found = outcomes(core, lambda: points(core, seat))
    if not found:
        return None
    best = max(value for value, _ in found.values())
    goal = best - before
    near = [what for what, (value, _) in found.items() if value > best - MARGIN]
    if goal not in MOST.goals or len(near) != 1 or not any(map(is_throw, near[0])):
        return None
    return _claim(core, MOST, goal, found[near[0]][1])


def _climb(core: Core) -> Claim | None:
    """Return a level higher, by one throw and on one cell only."""
    seat = core.turn
    level = core.level[seat]
    solutions: list[Steps] = []
    hows: set[tuple[Actions, int]] = set()
    for steps in ways(core):
        if steps[-1] == CLIMB_MOVE:
            solutions.append(steps)
            hows.add((frozenset(action(move) for move in steps if is_throw(move)), core.cell[seat]))
            if len(hows) > 1:
                # The core has to be left as it was, which it is when all ways have been gone.
                solutions.clear()
    if len(hows) != 1 or not all(throws for throws, _ in hows):
        return None
    return _claim(core, CLIMB, level + 2, solutions)


def _last(core: Core) -> Claim | None:
    """Return the only way to win the game."""
    seat = core.turn
    winning: dict[Actions, list[Steps]] = {}
    for steps in ways(core):
        whole = _to_the_end(core, steps, seat)
        if whole:
            winning.setdefault(frozenset(map(action, steps)), []).append(whole)
    if len(winning) != 1:
        return None
    (solutions,) = winning.values()
    return _claim(core, LAST, 0, solutions)


def _to_the_end(core: Core, steps: Steps, seat: int) -> Steps:
    """Return these steps, and what ends the turn after them, if the game is won then; else nothing."""
    if core.over:
        return steps if core.result().winners == (seat + 1,) else ()
    for move in (END_MOVE, STOP_MOVE):
        if move in core.legal():
            core.make(move)
            won = core.over and core.result().winners == (seat + 1,)
            core.unmake()
            return (*steps, move) if won else ()
    return ()


# ---- At the table

AT_MOST: Final = "at_most"
"""This turn can bring so many `points` at most, now."""
NO_CLIMB: Final = "no_climb"
"""Level `level` is out of reach in this turn."""
NOT_WON: Final = "not_won"
"""The game can't be won any more."""


def answer(state: AnyState, claim: Claim, tried: Sequence[str]) -> Answer:
    """Return what comes of the moves that were tried, all of one turn."""
    core, before = _after(state, tried)
    seat = claim.seat - 1
    if claim.kind == MOST.name:
        now = points(core, seat) - before
        if now >= claim.goal:
            return Answer(True, done=True)
        most = max([now, *(points(core, seat) - before for _ in _rest(core, seat, tried))])
        return Answer(True) if most >= claim.goal else Answer(False, why=Why(AT_MOST, {"points": most}))
    if claim.kind == CLIMB.name:
        level = claim.goal - 1
        if core.level[seat] >= level:
            return Answer(True, done=True)
        right = any(core.level[seat] >= level for _ in _rest(core, seat, tried))
        return Answer(True) if right else Answer(False, why=Why(NO_CLIMB, {"level": claim.goal}))
    if core.over:
        won = core.result().winners == (claim.seat,)
        return Answer(won, done=won, why=None if won else Why(NOT_WON))
    right = bool(_to_the_end(core, (0,), seat)) or any(
        _to_the_end(core, steps, seat) for steps in _rest(core, seat, tried)
    )
    return Answer(True) if right else Answer(False, why=Why(NOT_WON))


def solution(state: AnyState, claim: Claim, tried: Sequence[str]) -> tuple[str, ...]:
    """Tell how it goes on to the goal; of several ways the shortest."""
    core, before = _after(state, tried)
    seat = claim.seat - 1
    found: list[Steps] = []
    if claim.kind == LAST.name and not core.over:
        found += [whole[1:] for whole in (_to_the_end(core, (0,), seat),) if whole]
    for steps in _rest(core, seat, tried):
        if claim.kind == LAST.name:
            whole = _to_the_end(core, steps, seat)
            found += [whole] if whole else []
        elif claim.kind == CLIMB.name:
            found += [steps] if core.level[seat] >= claim.goal - 1 else []
        elif points(core, seat) - before >= claim.goal:
            found.append(steps)
    return tuple(map(core.notation, min(found, key=_natural))) if found else ()


def _after(state: AnyState, tried: Sequence[str]) -> tuple[Core, int]:
    """Return the position after these moves, and the points that the solver had before them."""
    assert isinstance(state, State)
    core = state.core()
    before = points(core, core.turn)
    for text in tried:
        move = parse(text)
        assert move is not None
        core.make(move.number)
    return core, before


def _rest(core: Core, seat: int, tried: Sequence[str]) -> Iterator[Steps]:
    """Return every way to go on with this turn, if it goes on."""
    goes_on = core.turn == seat and not core.over and (core.done or not tried)
    return ways(core) if goes_on else iter(())


def _natural(steps: Iterable[int]) -> tuple[int, list[bool], Steps]:
    """Return the shorter the better, and first what is no throw."""
    order = tuple(steps)
    return len(order), [is_throw(move) for move in order], order


def _claim(core: Core, kind: Kind, goal: int, solutions: Sequence[Steps]) -> Claim:
    firsts = {action(steps[0]) for steps in solutions}
    line = min(solutions, key=_natural)
    return Claim(
        kind.name,
        core.turn + 1,
        goal,
        _texts(core, (move for move in core.legal() if action(move) in firsts)),
        tuple(map(core.notation, line)),
    )


def _texts(core: Core, moves: Iterable[int]) -> tuple[str, ...]:
    return tuple(sorted(map(core.notation, moves)))
