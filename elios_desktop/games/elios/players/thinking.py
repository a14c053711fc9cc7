"""What the players of Elios see in a position: of two, what is stuck and what could be placed now or soon; of more,
how games end that are played out by chance, but not blindly: whoever can place many beams does."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

from elios_desktop.games.elios.rules.core import Core
from elios_desktop.games.elios.rules.deal import COLUMNS, MOST_DISCS
from elios_desktop.games.elios.rules.turns import DISC, DISC_TURN, MARKS, OTHERS, PASS, PASS_TURN, PLACE, SPLIT, Turn
from elios_desktop.players.search import WON, Evaluation

EVEN: Final = 140
"""The value at which a side wins some 85 % of games."""
TO_MOVE: Final = 5
STAGES: Final = (6, 18, 30)
"""Beams left in all, at which the weights are known; in between they go over into each other."""
OPEN: Final = {
    # A beam, a group, a beam whose colour no column shows, one that one column shows, or two; a group that can be
    # placed now, each beam of it; a single beam.
    6: (0, -20, -290, -30, 0, 170, -65, -40),
    18: (25, 0, -150, -55, -36, 100, -40, -26),
    30: (12, 0, -45, -28, -16, 38, -16, -10),
}
"""What each costs or is worth, found from thousands of positions of games between such players."""
KEEPS: Final = {
    6: (-55, -55, -60, -60, 0, 60, 35, -16),
    18: (0, 0, -50, -50, 0, 12, 14, -14),
    30: (12, 6, -50, -50, 0, 0, 6, -6),
}

Weights = tuple[int, ...]


def _between(weights: Mapping[int, Weights], left: int) -> Weights:
    """Return the weights with so many beams left."""
    low, middle, high = STAGES
    near, far = (low, middle) if left <= middle else (middle, high)
    at = min(max(left, near), far)
    pairs = zip(weights[near], weights[far], strict=True)
    return tuple((one * (far - at) + other * (at - near)) // (far - near) for one, other in pairs)


_WEIGHTS: Final = tuple(tuple(_between(weights, left) for left in range(41)) for weights in (OPEN, KEEPS))


def _shown(cells: int) -> int:
    """Return the letters that have a column at least among these cells, each by its mark."""
    return MARKS & ((cells & OTHERS) + OTHERS | cells)


def value(core: Core) -> int:
    """Tell how well off the player to move is against the other of two."""
    rows = core.rows
    cells = 0
    for row in filter(None, rows):
        cells |= row[0]
    shown = _shown(cells)
    cells &= cells - (shown >> COLUMNS - 1)  # one column less for each letter
    twice = _shown(cells)
    cells &= cells - (twice >> COLUMNS - 1)
    never, once, twice = MARKS & ~shown, shown & ~twice, twice & ~_shown(cells)
    lacks = [lacking for _, lacking in core.open_rows()]
    left, player = core.left, core.player
    beam, group_, stuck, one, two, ready, ready_beam, single = _WEIGHTS[core.keeps][left[0] + left[1]]
    totals = []
    for groups in core.groups:
        total = 0
        for group, count in groups.items():
            marks = group.marks
            worth = group_
            if marks & never:
                worth += stuck * (marks & never).bit_count()
            else:
                for lacking in lacks:
                    if not group.needs & lacking:
                        total += ready + ready_beam * len(group.letters)
                        break
            if marks & once:
                worth += one * (marks & once).bit_count()
            if two and marks & twice:
                worth += two * (marks & twice).bit_count()
            if len(group.letters) == 1:
                worth += single
            total += worth * count
        totals.append(total)
    return TO_MOVE + beam * (left[player] - left[1 - player]) + totals[player] - totals[1 - player]


def key(core: Core) -> object:
    """Return what is on the sun and in front of the players."""
    one, two = core.groups
    waiting = core.discs * 8 + core.passes * 2 + core.player
    return (*core.columns, waiting, frozenset(one.items()), frozenset(two.items()))


_RANK: Final = {PLACE: 0, DISC: 20, SPLIT: 25, PASS: 30}


def ordered(core: Core, moves: list[Any], refuted: Mapping[Any, int]) -> list[Any]:
    """Large groups first, and what has refuted most."""
    moves.sort(key=lambda move: _RANK[move.kind] - 8 * len(move.columns) - refuted[move])
    return moves


def final(core: Core) -> int:
    """Return the player who moved last is still the one in `player`, and the other one would be next."""
    winners = core.winners()
    if len(winners) > 1:
        return 0
    return -WON if winners[0] == core.player else WON


EVALUATION: Final = Evaluation(key, value, final, ordered)


PROMISING: Final = {PLACE: (0.0, 1.0, 2.5, 5.0), DISC: (1.0,), SPLIT: (0.4,), PASS: (1.0,)}
"""How promising a turn is, by the number of beams that it places."""


def promising(core: Core) -> tuple[Sequence[Turn], Sequence[float]]:
    """Return the turns, and how promising each of them is."""
    turns = core.legal()
    weights = [PROMISING[turn.kind][len(turn.columns)] for turn in turns]
    total = 0.0
    for weight in weights:
        total += weight
    return turns, [weight / total for weight in weights]


def played_out(rng: Random) -> Callable[[Core], Sequence[float]]:
    """Plays a position to its end: what each player gets."""
    chance = rng.random

    def outcome(core: Core) -> Sequence[float]:
        while not core.over:
            turns = most_beams(core)
            core.make(turns[int(chance() * len(turns))])
        return gains(core)

    return outcome


def most_beams(core: Core) -> Sequence[Turn]:
    """Return the placements of the most beams; where none is possible, rather a disc than a split."""
    if core.opening:
        turns = core.legal()
        most = max([len(turn.columns) for turn in turns])
        return [turn for turn in turns if len(turn.columns) == most]
    rows, groups = core.open_rows(), core.groups[core.player]
    found: list[Turn] = []
    most = 0
    for group in groups:
        needs = group.needs
        for cells, lacking in rows:
            if not needs & lacking:
                placements = group.placements[cells & group.cells]
                if placements:
                    size = len(group.letters)
                    if size > most:
                        most, found = size, [*placements]
                    elif size == most:
                        found += placements
    if found:
        return found
    if core.discs < MOST_DISCS:
        return [DISC_TURN]
    return [split for group in groups for split in group.splits] or [PASS_TURN]


def gains(core: Core) -> Sequence[float]:
    """Return what each player has of a game that is over: the members of a team win together."""
    winners = core.winners()
    sides = len([side for side in core.sides() if side[0] in winners])
    return [1 / sides if player in winners else 0.0 for player in range(len(core.left))]
