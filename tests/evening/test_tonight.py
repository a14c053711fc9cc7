"""What tonight is at: points, beginnings and ends, and a thousand evenings added up a second time by hand."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from random import Random

import pytest

from elios_desktop.engine.contract import find_game
from elios_desktop.engine.record import SeatInfo
from elios_desktop.engine.session import Session
from elios_desktop.evening.tonight import Played, PlayedSeat, added_up, begins_with, places, played, sides_of, tonight
from tests.play import new_session, random_move

NOON = datetime(2026, 11, 19, 12, tzinfo=UTC)
HOUR = timedelta(hours=1)


def game(number: int, hours: float, *seats: tuple[str, int], side: tuple[int, ...] = (), kind: str = "holi") -> Played:
    """A finished game: names and places; a name in lower case is a computer's."""
    found = [
        PlayedSeat(name.casefold() if name[0].isupper() else "", name, place, side[seat] if side else seat)
        for seat, (name, place) in enumerate(seats)
    ]
    return Played(f"g{number}", kind, NOON + hours * HOUR, tuple(found), f"content {number}")


def points(*games: Played) -> dict[str, float]:
    return {row.name: row.points for row in added_up(games).rows}


def test_a_point_for_everybody_left_behind() -> None:
    assert points(game(1, 0, ("Anna", 1), ("Ben", 2))) == {"Anna": 1, "Ben": 0}
    four = game(1, 0, ("Anna", 3), ("Ben", 1), ("Carla", 2), ("Dan", 4))
    assert points(four) == {"Ben": 3, "Carla": 2, "Anna": 1, "Dan": 0}
    level = game(1, 0, ("Anna", 1), ("Ben", 2), ("Carla", 2))
    assert points(level) == {"Anna": 2, "Ben": 0.5, "Carla": 0.5}
    assert points(game(1, 0, ("Anna", 1), ("Ben", 1))) == {"Anna": 0.5, "Ben": 0.5}


def test_team_mates_get_the_same() -> None:
    teams = game(1, 0, ("Anna", 1), ("Ben", 2), ("Carla", 1), ("Dan", 2), side=(0, 1, 0, 1))
    assert points(teams) == {"Anna": 2, "Carla": 2, "Ben": 0, "Dan": 0}


def test_computers_neither_get_nor_give() -> None:
    assert points(game(1, 0, ("Anna", 2), ("altair", 1), ("Ben", 3))) == {"Anna": 1, "Ben": 0}


def test_an_evening_begins_with_the_second_game_of_two_people() -> None:
    first = game(1, 0, ("Anna", 1), ("Ben", 2))
    assert tonight([first], NOON + HOUR) is None
    assert begins_with([first], ["ben", "anna", "carla"], NOON + HOUR)
    assert not begins_with([first], ["anna", "carla"], NOON + HOUR)
    assert not begins_with([first], ["ben", "anna"], NOON + 7 * HOUR)
    found = tonight([first, game(2, 1, ("Ben", 1), ("Anna", 2), ("Carla", 3))], NOON + 2 * HOUR)
    assert found is not None
    assert [(row.name, row.points) for row in found.rows] == [("Anna", 2), ("Ben", 2), ("Carla", 0)]
    assert [row.name for row in found.leaders] == ["Anna", "Ben"]
    assert tonight([first, game(2, 1, ("Carla", 1), ("Dan", 2))], NOON + 2 * HOUR) is None


def test_it_ends_after_six_hours_or_when_somebody_says_so() -> None:
    games = [game(number, number, ("Anna", 1), ("Ben", 2)) for number in range(3)]
    assert tonight(games, NOON + 8 * HOUR) is not None
    assert tonight(games, NOON + 8.01 * HOUR) is None
    assert tonight(games, NOON + 3 * HOUR, ended=NOON + 2.5 * HOUR) is None
    apart = [*games, game(9, 12, ("Anna", 2), ("Ben", 1)), game(10, 13, ("Anna", 2), ("Ben", 1))]
    late = tonight(apart, NOON + 14 * HOUR)
    assert late is not None
    assert [each.id for each in late.games] == ["g9", "g10"]


def test_a_file_that_is_opened_twice_counts_once() -> None:
    first, second = game(1, 0, ("Anna", 1), ("Ben", 2)), game(2, 1, ("Anna", 1), ("Ben", 2))
    copy = replace(second, id="copy", finished=NOON + 2 * HOUR)
    found = tonight([first, second, copy], NOON + 3 * HOUR)
    assert found is not None
    assert [each.id for each in found.games] == ["g1", "g2"]
    assert tonight([first, replace(first, id="copy")], NOON + HOUR) is None


def test_a_thousand_evenings_add_up() -> None:
    """With joins, leaves, ties, teams and computers: the same as pairs counted one by one from the games."""
    rng = Random(5)
    for _ in range(1000):
        everybody = ["Anna", "Ben", "Carla", "Dan", "Eva"]
        games = []
        for number in range(rng.randrange(2, 7)):
            sitting = rng.sample(everybody, rng.randrange(2, 5))
            seats = [(name if rng.random() < 0.9 else "altair", rng.randrange(1, 4)) for name in sitting]
            teams = len(seats) == 4 and rng.random() < 0.3
            if teams:
                seats = [(name, seats[seat % 2][1]) for seat, (name, _) in enumerate(seats)]
            games.append(game(number, number / 2, *seats, side=(0, 1, 0, 1) if teams else ()))
        by_hand: dict[str, float] = {}
        for each in games:
            people = [seat for seat in each.seats if seat.person]
            for mine in people:
                by_hand.setdefault(mine.name, 0)
                for other in people:
                    if other.side != mine.side and other.place >= mine.place:
                        by_hand[mine.name] += 1 if other.place > mine.place else 0.5
        assert points(*games) == by_hand
        rows = added_up(games).rows
        assert [row.points for row in rows] == sorted((row.points for row in rows), reverse=True)
        assert all(row.points == sum(filter(None, row.by_game)) for row in rows)


@pytest.mark.parametrize(
    ("game_id", "seats"), [("elios", 4), ("elios", 3), ("elementos", 2), ("exagon", 5), ("holi", 4)]
)
def test_places_of_real_games(game_id: str, seats: int) -> None:
    rules = find_game(game_id)
    assert rules is not None
    session = new_session(rules, seats, {name: option.default for name, option in rules.options.items()}, 3)
    with pytest.raises(ValueError, match="under way"):
        places(session)
    rng = Random(1)
    while session.state.result is None:
        session.play(random_move(rules, session.state, rng))
    found = places(session)
    result = session.state.result
    assert {seat for seat, place in enumerate(found, 1) if place == 1} == set(result.winners or range(1, seats + 1))
    sides = sides_of(game_id, seats)
    assert all(found[a] == found[b] for a in range(seats) for b in range(seats) if sides[a] == sides[b])
    if game_id == "holi":
        by_points = sorted(range(1, seats + 1), key=lambda seat: -result.scores[str(seat)]["total"])
        assert [found[seat - 1] for seat in by_points] == sorted(found)
    again = Session.from_record(session.record())
    one = played("a", NOON, session, ["anna", "ben", "carla", "dan", "eva"][:seats])
    two = played("b", NOON, again, ["anna", "ben", "carla", "dan", "eva"][:seats])
    assert one.content == two.content
    assert one.people == {"anna", "ben", "carla", "dan", "eva"} - set(["anna", "ben", "carla", "dan", "eva"][seats:])
    session.seat_again([SeatInfo("Altair", "computer:3"), *session.seats[1:]])
    assert "anna" not in played("c", NOON, session, ["anna", "ben", "carla", "dan", "eva"][:seats]).people
