"""The points of a game of Exagon and the arithmetic of a tournament."""

from __future__ import annotations

import random

import pytest

from elios_desktop.engine.contract import Scored, Transition, find_tournament
from elios_desktop.games.exagon.rules import GAME
from elios_desktop.games.exagon.rules.state import State
from elios_desktop.games.exagon.rules.tournament import (
    game_points,
    lifted,
    no_points,
    scores,
    totals_after,
    tournament_winners,
)


def test_each_tile_left_is_explained() -> None:
    points = game_points((2,), [[4, 35], [7], [40]])
    assert points == (
        Scored(1, -1, "star_points", ("tile 4",), final=True),
        Scored(1, -6, "star_points", ("tile 35",), final=True),
        Scored(1, -3, "jolly", ("tile 35",), final=True),
        Scored(2, 20, "winner", final=True),
        Scored(3, -6, "star_points", ("tile 40",), final=True),
    )
    assert scores(points, 3) == {"1": -10, "2": 20, "3": -6}


def test_every_winner_gets_twenty_and_loses_nothing() -> None:
    assert scores(game_points((1, 3), [[35], [36, 37], [36]]), 3) == {"1": 20, "2": -18, "3": 20}


def test_a_loser_without_tiles_scores_nothing() -> None:
    assert scores(game_points((1,), [[35], []]), 2) == {"1": 20, "2": 0}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_events_add_up_to_the_result(seats: int) -> None:
    chance = random.Random(seats)
    state = GAME.start(seats, {}, GAME.deal(seats, {}, seats))
    points: list[Scored] = []
    while state.result is None:
        done = GAME.apply(state, chance.choice(GAME.legal(state)))
        assert isinstance(done, Transition)
        points += [event for event in done.events if isinstance(event, Scored)]
        assert isinstance(done.after, State)
        state = done.after
    assert scores(points, seats) == state.result.scores
    assert all(event.final for event in points)


def test_a_total_never_falls_below_zero() -> None:
    totals = no_points(3)
    assert totals == (0, 0, 0)
    totals = totals_after(totals, {"1": 20, "2": -7, "3": 0})
    assert totals == (20, 0, 0)
    assert lifted((0, 0, 0), {"1": 20, "2": -7, "3": 0}) == (Scored(2, 7, "never_below_zero", final=True),)
    assert totals_after(totals, {"1": -5, "2": 20, "3": -1}) == (15, 20, 0)
    assert totals_after((15, 20, 0), {"1": -15, "2": -21, "3": 20}) == (0, 0, 20)
    assert lifted((15, 20, 0), {"1": -15, "2": -21, "3": 20}) == (Scored(2, 1, "never_below_zero", final=True),)


@pytest.mark.parametrize(
    ("totals", "winners"),
    [
        ((0, 0), ()),
        ((49, 49), ()),
        ((50, 0), (1,)),
        ((53, 60, 12), (2,)),
        ((55, 55, 50), (1, 2)),
        ((50, 20, 50, 50, 1), (1, 3, 4)),
    ],
)
def test_who_has_fifty_and_the_most_wins(totals: tuple[int, ...], winners: tuple[int, ...]) -> None:
    assert tournament_winners(totals) == winners


def test_the_registry_finds_the_tournament() -> None:
    rules = find_tournament("exagon")
    assert rules is not None
    assert rules.totals_after(rules.no_points(2), {"1": 20, "2": -3}) == (20, 0)
    assert rules.tournament_winners((50, 49)) == (1,)
