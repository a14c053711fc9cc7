"""What is remembered of people: favourites, rivals and streaks counted by hand, evenings as they were."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from random import Random

from elios_desktop.engine.contract import find_game
from elios_desktop.evening.remembered import (
    FIRST_GUESS,
    Against,
    FairStart,
    Sat,
    best_moment,
    evenings,
    fair_start,
    level_like,
    profiles,
    runs,
)
from elios_desktop.evening.tonight import Played, PlayedSeat
from tests.play import new_session, random_move

NOW = datetime(2026, 11, 19, 20, tzinfo=UTC)


def table(number: int, game: str, *who: str) -> list[Sat]:
    """A finished game; the winner's name has a star, a computer's is its kind."""
    seats = []
    for each in who:
        name, won = each.removesuffix("*"), each.endswith("*")
        computer = name.startswith("computer")
        seats.append(Sat(number, game, "" if computer else name.lower(), name, name if computer else "human", won))
    return seats


GAMES = [
    *table(1, "holi", "Anna*", "Ben", "Carla"),
    *table(2, "holi", "Anna*", "Ben"),
    *table(3, "elios", "Ben*", "Anna"),
    *table(4, "holi", "Anna*", "computer:5"),
    *table(5, "exagon", "Anna*", "Carla"),
    *table(6, "elios", "Ben", "computer:5*"),
    *table(7, "elios", "", "Anna*"),
]


def test_a_persons_page() -> None:
    anna, ben, carla = profiles(GAMES)
    assert (anna.name, anna.games, anna.wins, anna.favourite) == ("Anna", 6, 5, ("holi", 3))
    assert (anna.longest, anna.streak) == (3, 3)
    assert anna.rival == Against("ben", "Ben", 3, 2, 1)
    assert anna.computers == (Against("computer:5", "computer:5", 1, 1, 0),)
    assert (ben.name, ben.games, ben.wins, ben.favourite[1], ben.streak) == ("Ben", 4, 1, 2, 0)
    assert ben.computers == (Against("computer:5", "computer:5", 1, 0, 1),), "a computer's win is its own"
    assert carla.rival == Against("anna", "Anna", 2, 0, 2)


def test_a_rival_is_somebody_met_again_and_of_several_the_closest() -> None:
    seats = [
        *table(1, "holi", "Anna*", "Ben"),
        *table(2, "holi", "Anna*", "Ben"),
        *table(3, "holi", "Anna*", "Carla"),
        *table(4, "holi", "Carla*", "Anna"),
        *table(5, "holi", "Dario", "Anna*"),
    ]
    found = {each.person: each for each in profiles(seats)}
    assert found["anna"].rival is not None
    assert found["anna"].rival.name == "Carla"
    assert found["dario"].rival is None


def test_nobody_is_counted_without_a_name() -> None:
    assert profiles(table(1, "holi", "", "computer:2*")) == []


def finished(number: int, hours: float, *who: str) -> Played:
    seats = tuple(PlayedSeat(name.lower(), name, place, place) for place, name in enumerate(who, 1))
    return Played(str(number), "holi", NOW + timedelta(hours=hours), seats, f"{number}")


def test_evenings_are_where_two_met_again_without_a_long_pause() -> None:
    games = [
        finished(1, 0, "Anna", "Ben"),
        finished(2, 1, "Ben", "Anna", "Carla"),
        finished(3, 10, "Anna", "Ben"),
        finished(4, 24, "Carla", "Dario"),
        finished(5, 25, "Anna", "Ben"),
        finished(6, 48, "Carla", "Dario"),
        finished(7, 50, "Carla", "Dario"),
    ]
    chance = Random(3)
    chance.shuffle(games)
    newest, oldest = evenings(games)
    assert [game.id for game in newest.games] == ["6", "7"]
    assert [game.id for game in oldest.games] == ["1", "2"]
    assert [(row.name, row.points) for row in oldest.rows] == [("Anna", 2), ("Ben", 2), ("Carla", 0)]


def test_a_copy_makes_no_evening() -> None:
    game = finished(1, 0, "Anna", "Ben")
    copy = Played("2", game.game, game.finished + timedelta(hours=1), game.seats, game.content)
    assert evenings([game, copy]) == []


def test_runs_end_at_a_long_pause() -> None:
    moments = [NOW + timedelta(hours=hours) for hours in (0, 1, 6.9, 13, 20)]
    assert runs(moments) == [range(3), range(3, 4), range(4, 5)]
    assert runs([]) == []


def test_the_best_moment_is_theirs_and_can_be_looked_at() -> None:
    rules = find_game("elementos")
    assert rules is not None
    games = []
    for seed in range(4):
        session, chance = new_session(rules, 2, {"memory": False}, seed), Random(seed)
        while session.state.result is None:
            session.play(random_move(rules, session.state, chance))
        games.append((str(seed), session))
    found = best_moment(games, lambda game_id: [1])
    assert found is not None
    session = dict(games)[found.game]
    assert session.transitions[found.ply - 1].seat == 1
    assert found.value >= found.kind.least
    assert best_moment(games, lambda game_id: []) is None


def against(*results: tuple[int, str], game: str = "elementos") -> list[Sat]:
    """Anna's games against one computer each: its level, and who won ("" for a draw)."""
    return [
        seat
        for number, (level, won) in enumerate(results)
        for seat in table(number, game, "Anna" + won * (won == "*"), f"computer:{level}" + "*" * (won == "lost"))
    ]


def test_without_games_a_level_is_a_guess() -> None:
    assert level_like([], "anna") == (FIRST_GUESS, 0)
    assert level_like(against((7, "*")), "") == (FIRST_GUESS, 0), "who has no name is nobody in particular"
    assert level_like(against((7, "*")), "ben") == (FIRST_GUESS, 0)


def test_the_level_is_the_one_at_which_half_is_won() -> None:
    for level in range(1, 8):
        half = against(*[(level, "*"), (level, "lost")] * 10)
        assert level_like(half, "anna") == (level, 20)
        assert level_like(against(*[(level, "")] * 20), "anna") == (level, 20), "a draw is half a game"
    assert level_like(against(*[(3, "*")] * 7, *[(3, "lost")] * 3), "anna")[0] == 4, "70 of 100 is one rung"
    assert level_like(against(*[(5, "*")] * 3, *[(5, "lost")] * 7), "anna")[0] == 4
    assert level_like(against(*[(1, "lost")] * 20), "anna")[0] == 1
    assert level_like(against(*[(7, "*")] * 20), "anna")[0] == 7


def test_only_the_newest_games_tell() -> None:
    assert level_like(against(*[(2, "lost")] * 50, *[(6, "*"), (6, "lost")] * 10), "anna") == (6, 20)


def test_with_more_at_the_table_a_fair_share_is_less_than_half() -> None:
    third = [
        *table(1, "holi", "Anna*", "computer:4", "computer:4"),
        *table(2, "holi", "Anna", "computer:4*", "computer:4"),
        *table(3, "holi", "Anna", "computer:4", "computer:4*"),
    ]
    many = [
        Sat(seat.number + 3 * turn, *(seat.game, seat.person, seat.name, seat.kind, seat.won))
        for turn in range(6)
        for seat in third
    ]
    assert level_like(many, "anna") == (4, 18)


def test_games_beside_others_dont_tell() -> None:
    beside = [*table(1, "holi", "Anna*", "Ben", "computer:7"), *table(2, "holi", "Anna*", "Ben")]
    mates = table(3, "elios", "Anna*", "computer:7", "computer:7*", "computer:7")
    program = [Sat(4, "holi", "anna", "Anna", "human", True), Sat(4, "holi", "", "Deep Sun", "program", False)]
    assert level_like([*beside, *mates, *program], "anna") == (FIRST_GUESS, 0)


def duels(won: str) -> list[Sat]:
    """Games of Anna and Ben, a letter each: who won, "-" for a draw."""
    return [
        seat
        for number, who in enumerate(won)
        for seat in table(number, "holi", "Anna" + "*" * (who == "a"), "Ben" + "*" * (who == "b"))
    ]


PAIR = ("anna", "ben")


def test_a_head_start_is_proposed_after_five_games_by_who_won_them() -> None:
    for even in ("", "aaaa", "aaabb", "ababa", "aaa--", "aaaaabbaa"):
        assert fair_start(duels(even), {}, PAIR) is None, even
    assert fair_start(duels("aaaba"), {}, PAIR) == FairStart(1, 1, 4, 5)
    assert fair_start(duels("aaaaa"), {}, PAIR) == FairStart(1, 2, 5, 5)
    assert fair_start(duels("b" + "a" * 9), {}, PAIR) == FairStart(1, 2, 5, 5)
    assert fair_start(duels("a" * 10), {}, PAIR) == FairStart(1, 3, 10, 10)
    assert fair_start(duels("aaaaabbbb-"), {}, PAIR) == FairStart(0, 1, 4, 5), "people learn: the newest games count"
    assert fair_start(duels("bbbbb"), {}, ("ben", "anna")) == FairStart(1, 2, 5, 5), "whoever sits where"


def test_only_games_of_exactly_these_two_propose_one() -> None:
    others = [*table(50, "holi", "Anna*", "Ben", "Carla"), *table(51, "holi", "Anna*", "Carla")]
    assert fair_start([*duels("aaaa"), *others], {}, PAIR) is None


def test_a_head_start_that_was_not_enough_grows_and_one_that_is_enough_stays() -> None:
    small = dict.fromkeys(range(5, 10), "2:1")
    assert fair_start(duels("aaaaa" + "aab"), small, PAIR) is None, "it is being tried"
    assert fair_start(duels("aaaaa" + "ababa"), small, PAIR) is None, "it is even"
    assert fair_start(duels("aaaaa" + "aaaab"), small, PAIR) == FairStart(1, 2, 4, 5)
    assert fair_start(duels("aaaaa" + "bbbbb"), small, PAIR) is None, "whoever has one already needs no other's"
    assert fair_start(duels("a" * 10), dict.fromkeys(range(10), "2:3"), PAIR) is None, "there is no larger one"
