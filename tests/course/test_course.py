"""The course of a game: what is counted, who leads, when it turned."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from elios_desktop.course import Measure, course_of, find_course, standings_of
from elios_desktop.engine.contract import GAME_IDS, AnyGame, Result, Transition, find_game
from elios_desktop.engine.session import Session
from elios_desktop.engine.tournament import Tournament
from elios_desktop.texts.translate import english
from tests.play import Options, every_way_to_play, play_on, played, way_id

WAYS = list(every_way_to_play())


@pytest.mark.parametrize("way", WAYS, ids=way_id)
def test_every_game_has_a_course_that_agrees_with_its_result(way: tuple[AnyGame, int, Options]) -> None:
    game, seats, options = way
    session = played(game, seats, options, 3)
    course = course_of(session)
    assert course.plies == session.ply
    assert len(course.counts) == len(course.leaders) == session.ply + 1
    for measure in course.measures:
        for seat in range(1, seats + 1):
            assert len(course.series(measure.id, seat)) == session.ply + 1
    result = session.state.result
    assert result is not None
    if course.turning_point is not None:
        later = course.leaders[course.turning_point : course.plies]
        assert all(leader in (None, result.winners) for leader in later)
        if course.turning_point < course.plies:
            assert course.leaders[course.turning_point] == result.winners
            assert course.leaders[course.turning_point - 1] != result.winners


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_measures_have_words(game_id: str) -> None:
    measures: tuple[Measure, ...] = tuple(find_course(game_id).MEASURES)
    assert len({measure.id for measure in measures}) == len(measures)
    for measure in measures:
        assert measure.title(english)
        assert measure.explanation(english).endswith(".")


def test_cards_that_nobody_sees_change_nothing() -> None:
    game = find_game("holi")
    assert game is not None
    session = played(game, 2, {}, 6, plies=12)
    setup = session.setup
    for deck, state_deck in zip(setup["decks"], session.state.to_json()["decks"], strict=True):
        hidden = len(state_deck)
        deck[len(deck) - hidden :] = reversed(deck[len(deck) - hidden :])
    other = Session(game, session.seats, {}, setup)
    for transition in session.transitions:
        assert isinstance(other.play_text(transition.move.text), Transition)
    assert other.state != session.state
    assert course_of(other).counts == course_of(session).counts


def test_a_longer_course_takes_over_what_was_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("holi")
    assert game is not None
    session = played(game, 3, {}, 4, plies=40)
    before = course_of(session)
    for _ in play_on(session, Random(4), 5):
        pass
    module = find_course("holi")
    counted: list[Any] = []
    original = module.counts
    monkeypatch.setattr(module, "counts", lambda state: counted.append(state) or original(state))
    after = course_of(session, before=before)
    assert len(counted) == 5
    assert after.counts[:41] == before.counts
    session.undo()
    assert course_of(session, before=after).counts == after.counts[:-1]


def test_holi_counts_what_the_result_counts() -> None:
    game = find_game("holi")
    assert game is not None
    for seats in game.seats:
        session = played(game, seats, {}, 8)
        result = session.state.result
        assert result is not None
        course = course_of(session)
        for seat in range(1, seats + 1):
            for measure in course.measures:
                assert course.value(measure.id, seat, course.plies) == result.scores[str(seat)][measure.id]


def test_elios_counts_beams() -> None:
    game = find_game("elios")
    assert game is not None
    session = played(game, 4, {}, 2)
    result = session.state.result
    assert result is not None
    course = course_of(session)
    for seat in range(1, 5):
        beams = course.series("beams", seat)
        assert beams[-1] == result.scores[str(seat)]
        assert list(beams) == sorted(beams, reverse=True)
    assert all(leader in ((1, 3), (2, 4), None) for leader in course.leaders)


def test_elementos_counts_tokens_and_the_way_to_go() -> None:
    game = find_game("elementos")
    assert game is not None
    course = course_of(played(game, 2, {}, 3))
    assert [course.value("distance", seat, 0) for seat in (1, 2)] == [6, 6]
    assert [course.value("tokens", seat, 0) for seat in (1, 2)] == [9, 9]
    assert [course.value("distance", seat, 2) for seat in (1, 2)] == [6, 6]
    assert 0 in (course.value("distance", 1, course.plies), course.value("distance", 2, course.plies))


def test_exagon_counts_tiles_and_what_they_cost() -> None:
    game = find_game("exagon")
    assert game is not None
    session = played(game, 3, {}, 3)
    result = session.state.result
    assert result is not None
    course = course_of(session)
    assert [course.value("tiles", seat, 0) for seat in (1, 2, 3)] == [13, 13, 13]
    for seat in (1, 2, 3):
        if seat not in result.winners:
            assert -course.value("cost", seat, course.plies) == result.scores[str(seat)]


def test_a_tournament_begins_with_nothing_and_ends_with_its_totals() -> None:
    game = find_game("exagon")
    assert game is not None
    tournament = Tournament(game, played(game, 3, {}, 1, plies=0).seats, {})
    for seed in range(2):
        for _ in play_on(tournament.next_game(seed), Random(seed)):
            pass
        if tournament.winners:
            break
    standings = standings_of(tournament)
    assert standings[0] == (0, 0, 0)
    assert standings[-1] == tournament.totals
    assert len(standings) == 1 + len(tournament.finished)


def test_thinking_time_goes_to_whoever_moved() -> None:
    game = find_game("elementos")
    assert game is not None
    session = played(game, 2, {}, 3, plies=6)
    times = [1000, 2000, 300, 40, 5, 6]
    course = course_of(session, times)
    movers = [transition.seat for transition in session.transitions]
    for seat in (1, 2):
        expected = sum(time for time, mover in zip(times, movers, strict=True) if mover == seat)
        assert course.thinking_ms(seat) == expected
        assert course.timed_moves(seat) == movers.count(seat)
        assert course_of(session, times[:2]).timed_moves(seat) == movers[:2].count(seat)
        assert course_of(session).timed_moves(seat) == 0
    assert course_of(session).move_ms == (0,) * 6
    assert course_of(session, times[:2]).move_ms == (1000, 2000, 0, 0, 0, 0)
    assert course_of(session, [*times, 7, 8]).move_ms == tuple(times)


class _Told:
    """A session whose positions are just numbers a seat, to say exactly who leads when."""

    def __init__(self, rows: list[tuple[int, int]], winners: tuple[int, ...] | None) -> None:
        self.rows = rows
        self.winners = winners

    def course(self, monkeypatch: pytest.MonkeyPatch) -> tuple[list[int], int | None]:
        game = find_game("elementos")
        assert game is not None
        session = played(game, 2, {}, 3, plies=len(self.rows) - 1)
        module = find_course("elementos")
        order = iter(self.rows)
        monkeypatch.setattr(module, "counts", lambda state: {"points": tuple(map(float, next(order)))})
        monkeypatch.setattr(module, "rank", lambda counts, side: (counts["points"][side[0] - 1],))
        result = None if self.winners is None else Result(self.winners, "told")
        monkeypatch.setattr(Session, "state", _Ended(result))
        course = course_of(session)
        return [change.ply for change in course.lead_changes], course.turning_point


class _Ended:
    def __init__(self, result: Result | None) -> None:
        self.result = result


@pytest.mark.parametrize(
    ("rows", "winners", "changes", "turned"),
    [
        # Ahead from the second move on; a tie in between is no change.
        ([(0, 0), (0, 0), (1, 0), (1, 1), (2, 1)], (1,), [], 2),
        # Seat 2 leads, then seat 1 for good.
        ([(0, 0), (0, 1), (1, 1), (2, 1), (2, 2), (3, 2)], (1,), [3], 3),
        # Behind all the time, won by the last move all the same.
        ([(0, 0), (0, 1), (0, 2), (0, 3)], (1,), [], 3),
        # To and fro.
        ([(0, 0), (1, 0), (1, 2), (3, 2), (3, 4), (3, 5)], (2,), [2, 3, 4], 4),
        # Ahead before the first move.
        ([(2, 1), (2, 1), (3, 1)], (1,), [], None),
        # A draw, a shared win, a game under way.
        ([(0, 0), (1, 0), (1, 1)], (), [], None),
        ([(0, 0), (1, 0), (1, 1)], (1, 2), [], None),
        ([(0, 0), (1, 0), (2, 0)], None, [], None),
    ],
)
def test_lead_changes_and_the_turning_point(
    monkeypatch: pytest.MonkeyPatch,
    rows: list[tuple[int, int]],
    winners: tuple[int, ...] | None,
    changes: list[int],
    turned: int | None,
) -> None:
    assert _Told(rows, winners).course(monkeypatch) == (changes, turned)
