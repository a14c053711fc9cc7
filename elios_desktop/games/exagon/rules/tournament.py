"""The points of a game, and the arithmetic of a tournament over several games.

Every point is an event that says by which rule and for which tile: "winner", "star_points", "jolly", and in a
tournament "never_below_zero" for what a total does not fall.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from elios_desktop.engine.contract import Scored, Seat
from elios_desktop.games.exagon.rules.tiles import TILES

TARGET = 50
"""A tournament goes on until someone has this many points or more."""
WINNER_POINTS = 20
JOLLY_PENALTY = 3


def game_points(winners: Sequence[Seat], hands: Sequence[Sequence[int]]) -> tuple[Scored, ...]:
    """Give every winner 20. Every other seat loses the star points of each tile that it still has, and 3 more for each
    of them with a jolly area."""
    points = []
    for seat, hand in enumerate(hands, start=1):
        if seat in winners:
            points.append(Scored(seat, WINNER_POINTS, "winner", final=True))
            continue
        for tile in hand:
            points.append(Scored(seat, -TILES[tile].points, "star_points", (f"tile {tile}",), final=True))
            if TILES[tile].has_jolly:
                points.append(Scored(seat, -JOLLY_PENALTY, "jolly", (f"tile {tile}",), final=True))
    return tuple(points)


def scores(points: Iterable[Scored], seats: int) -> dict[str, int]:
    """Return the sums by seat, as a result shows them."""
    sums = dict.fromkeys(range(1, seats + 1), 0)
    for scored in points:
        sums[scored.seat] += scored.points
    return {str(seat): total for seat, total in sums.items()}


def no_points(seats: int) -> tuple[int, ...]:
    """Return the totals with which a tournament begins."""
    return (0,) * seats


def totals_after(totals: Sequence[int], game_scores: Mapping[str, Any]) -> tuple[int, ...]:
    """Return the totals (seat 1 first) after one more game with these scores. A total never falls below 0."""
    return tuple(max(0, total + int(game_scores[str(seat)])) for seat, total in enumerate(totals, start=1))


def lifted(totals: Sequence[int], game_scores: Mapping[str, Any]) -> tuple[Scored, ...]:
    """Return the points that seats do not lose because a total never falls below 0."""
    below = {seat: total + int(game_scores[str(seat)]) for seat, total in enumerate(totals, start=1)}
    return tuple(Scored(seat, -sum_, "never_below_zero", final=True) for seat, sum_ in below.items() if sum_ < 0)


def tournament_winners(totals: Sequence[int]) -> tuple[Seat, ...]:
    """Whoever has 50 or more and the most; a tie is shared. Empty while the tournament goes on."""
    most = max(totals)
    if most < TARGET:
        return ()
    return tuple(seat for seat, total in enumerate(totals, start=1) if total == most)
