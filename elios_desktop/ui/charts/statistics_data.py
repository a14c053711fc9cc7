"""What the statistics page shows, asked of the history and reckoned in one go, in a thread. No widgets."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from elios_desktop.storage.history import History, Line
from elios_desktop.storage.statistics import Filter, Standing, Statistics, Streak, Totals

View = Literal["wins", "points", "length", "thinking"]
VIEWS: tuple[View, ...] = ("wins", "points", "length", "thinking")

PAGE = 100
"""Games listed at a time."""
_MOST_PLACES = 40
"""A trend has no more points than that; each is then the mean of several games."""
_MOST_PEOPLE = 5
"""As many as there are kinds of line."""
_MS_A_MINUTE = 60_000


@dataclass(frozen=True, slots=True)
class Trend:
    """A number over time: for each of the names its means, one for each place where it has any."""

    days: tuple[str, ...] = ()
    """The first day of each place on the x axis, ISO 8601."""
    lines: tuple[tuple[str, tuple[tuple[int, float], ...]], ...] = ()
    """A name (a person's, or a game's id) and its places and means."""


@dataclass(frozen=True, slots=True)
class Person:
    """One person over all the games that the filter lets through."""

    name: str
    games: int
    wins: int
    draws: int
    thinking_ms: int
    longest: int
    current: int


@dataclass(frozen=True, slots=True)
class Answers:
    """Everything that the page shows for one choice of filter and view."""

    totals: Totals
    standings: tuple[Standing, ...] = ()
    people: tuple[Person, ...] = ()
    """Those with the most games first."""
    everybody: tuple[str, ...] = ()
    """The names to choose from."""
    trend: Trend = field(default_factory=Trend)
    lines: tuple[Line, ...] = ()
    """The newest finished games."""


def ask(statistics: Statistics, history: History, only: Filter, view: View, listed: int = PAGE) -> Answers:
    """Answer everything. Raises HistoryError."""
    totals = statistics.totals(only)
    standings = tuple(statistics.standings(only)) if totals.games else ()
    people = _people(standings, statistics.streaks(only)) if totals.games else ()
    return Answers(
        totals,
        standings,
        people,
        tuple(statistics.people()),
        _trend(statistics, only, view, people) if totals.games else Trend(),
        tuple(history.lines(only.game, only.person, listed)) if totals.games else (),
    )


def _people(standings: Sequence[Standing], streaks: Sequence[Streak]) -> tuple[Person, ...]:
    runs = {streak.person: streak for streak in streaks}
    of: defaultdict[str, list[Standing]] = defaultdict(list)
    for standing in standings:
        of[standing.person].append(standing)
    people = [
        Person(
            rows[0].name,
            sum(row.games for row in rows),
            sum(row.wins for row in rows),
            sum(row.draws for row in rows),
            sum(row.thinking_ms for row in rows),
            runs[person].longest if person in runs else 0,
            runs[person].current if person in runs else 0,
        )
        for person, rows in of.items()
    ]
    return tuple(sorted(people, key=lambda each: (-each.games, -each.wins, each.name)))


def _trend(statistics: Statistics, only: Filter, view: View, people: Sequence[Person]) -> Trend:
    if view == "length":
        lengths = statistics.lengths(only)
        games = list(dict.fromkeys(each.game for each in lengths))
        rows = [(each.game, each.finished, each.duration_ms / _MS_A_MINUTE) for each in lengths]
        return _means(rows, [(game, game) for game in sorted(games)])
    if view == "points" and only.game:
        from elios_desktop.storage.history import person_key

        shown = [(person_key(each.name), each.name) for each in people[:_MOST_PEOPLE]]
        return _means([(each.person, each.finished, each.points) for each in statistics.points(only)], shown)
    return Trend()


def _means(rows: Sequence[tuple[str, str, float]], shown: Sequence[tuple[str, str]]) -> Trend:
    """Rows are whose, when, how much, the oldest first; `shown` are keys and names."""
    days = list(dict.fromkeys(when for _, when, _ in rows))
    size = max(1, -(-len(days) // _MOST_PLACES))
    place_of = {day: number // size for number, day in enumerate(days)}
    sums: defaultdict[tuple[str, int], list[float]] = defaultdict(lambda: [0.0, 0.0])
    for whose, when, much in rows:
        entry = sums[whose, place_of[when]]
        entry[0] += much
        entry[1] += 1
    places = range(-(-len(days) // size))
    lines = tuple(
        (name, tuple((place, sums[key, place][0] / sums[key, place][1]) for place in places if (key, place) in sums))
        for key, name in shown
    )
    return Trend(tuple(days[::size]), tuple(line for line in lines if line[1]))
