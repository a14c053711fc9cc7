"""What comes back when, and how a rating moves."""

from __future__ import annotations

from datetime import date, timedelta

from elios_desktop.puzzles.practice import A_LEVEL, BEGINNING, HIGHEST, Progress, solved_count

DAY = date(2026, 11, 19)


def later(days: int) -> date:
    return DAY + timedelta(days)


def test_what_was_failed_comes_back_after_one_three_and_seven_days() -> None:
    names = [f"elios-{number}" for number in range(10)]
    here = Progress()
    for name in names:
        here = here.after(name, 2, DAY, solved=False)
    assert here.due(DAY) == []
    assert sorted(here.due(later(1))) == names
    for days, following in ((1, 4), (4, 11)):
        for name in names:
            here = here.after(name, 2, later(days), solved=True)
        assert here.due(later(following - 1)) == []
        assert sorted(here.due(later(following))) == names
    for name in names:
        here = here.after(name, 2, later(11), solved=True)
    assert here.due(later(1000)) == []


def test_the_longest_waiting_comes_first() -> None:
    here = Progress().after("b", 1, DAY, solved=False).after("a", 1, later(1), solved=False)
    assert here.due(later(30)) == ["b", "a"]


def test_failed_again_it_begins_anew() -> None:
    here = Progress().after("a", 1, DAY, solved=False).after("a", 1, later(1), solved=True)
    here = here.after("a", 1, later(4), solved=False)
    assert here.due(later(5)) == ["a"]
    assert here.is_solved("a")


def test_solved_before_its_day_it_waits_as_long_again() -> None:
    here = Progress().after("a", 1, DAY, solved=False).after("a", 1, DAY, solved=True)
    assert here.due(later(1)) == ["a"]


def test_solved_at_once_it_does_not_come_back() -> None:
    here = Progress().after("a", 1, DAY, solved=True)
    assert here.tried["a"].due is None
    assert here.due(later(1000)) == []
    assert solved_count(here, ["a", "b"]) == 1


def test_a_rating_moves_with_the_first_try_alone() -> None:
    here = Progress()
    assert here.rating == BEGINNING
    assert here.level == 2
    better = here.after("a", 3, DAY, solved=True)
    assert better.rating > here.after("a", 2, DAY, solved=True).rating > here.after("a", 1, DAY, solved=True).rating
    assert better.after("a", 3, later(1), solved=True).rating == better.rating
    worse = here.after("a", 1, DAY, solved=False)
    assert worse.rating < here.after("a", 2, DAY, solved=False).rating < here.after("a", 4, DAY, solved=False).rating


def test_a_rating_stays_between_its_ends() -> None:
    best = worst = Progress()
    for number in range(100):
        best = best.after(str(number), 5, DAY, solved=True)
        worst = worst.after(str(number), 1, DAY, solved=False)
    assert (best.rating, best.level) == (HIGHEST, 5)
    assert (worst.rating, worst.level) == (0, 1)
    assert HIGHEST // A_LEVEL == 4
