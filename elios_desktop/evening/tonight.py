"""What tonight is at: a point for everybody whom somebody left behind, over all games of the evening.

Everything here is computed from finished games. An evening begins by itself when two people who have finished a game
together begin another one within hours, and it ends after six hours without a game, or when somebody says so.

A night is planned: who plays, which games in which order, and where it is. A plan is a value: every step makes a new
one, which is written down before the step is shown. So a night goes on where it was, whatever happened in between.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from enum import Enum

from elios_desktop.course import find_course
from elios_desktop.engine.session import Session
from elios_desktop.games import GAMES, entry_of

PAUSE = timedelta(hours=6)
"""Without a game for so long, an evening is over."""
HUMAN = "human"

Place = int
"""1 for the winners; who is level shares a place."""


@dataclass(frozen=True, slots=True)
class PlayedSeat:
    """Somebody in a finished game, and where they came in."""

    person: str
    """The key of a person's name; nothing for a computer, and for whoever gave no name."""
    name: str
    place: Place
    side: int
    """Team mates have the same."""


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game, as far as an evening asks."""

    id: str
    game: str
    finished: datetime
    seats: tuple[PlayedSeat, ...]
    content: str
    """The same for two copies of one game: it counts once."""

    @property
    def people(self) -> frozenset[str]:
        """Who played, without computers and people without a name."""
        return frozenset(seat.person for seat in self.seats if seat.person)

    @property
    def points(self) -> Mapping[str, float]:
        """What each person got for it."""
        return {seat.person: _points(seat, self.seats) for seat in self.seats if seat.person}


@dataclass(frozen=True, slots=True)
class Row:
    """One person tonight."""

    person: str
    name: str
    """As it was written last."""
    points: float
    by_game: tuple[float | None, ...]
    """What each game of the evening brought; None where they didn't play."""


@dataclass(frozen=True, slots=True)
class Tonight:
    """An evening so far."""

    games: tuple[Played, ...]
    """The oldest first."""
    rows: tuple[Row, ...] = field(default=())
    """Most points first; level people in the order in which they came."""

    @property
    def leaders(self) -> tuple[Row, ...]:
        """Who has the most points; several when they are level."""
        return tuple(row for row in self.rows if row.points == self.rows[0].points)

    @property
    def kinds(self) -> frozenset[str]:
        """Which games were played."""
        return frozenset(each.game for each in self.games)


def sides_of(game: str, seats: int) -> tuple[int, ...]:
    """Return the number of each seat's side: everybody's own, or a team's."""
    number_of = {seat: number for number, side in enumerate(find_course(game).sides(seats)) for seat in side}
    return tuple(number_of[seat] for seat in range(1, seats + 1))


def places(session: Session) -> tuple[Place, ...]:
    """Tell where each seat came in: the winners first, the others by how far they were, by the game's own measure.

    A draw is a first place for everybody; without a measure all who didn't win share the next place. The second of two
    teams is second.
    """
    result = session.result
    if result is None:
        raise ValueError("a game under way has no places")
    seats = range(1, len(session.seats) + 1)
    if not result.winners:
        return (1,) * len(session.seats)
    course = find_course(session.game.id)
    counts = course.counts(session.state)
    rank_of = {seat: course.rank(counts, side) for side in course.sides(len(session.seats)) for seat in side}
    order = {seat: (seat in result.winners, rank_of[seat] if seat not in result.winners else ()) for seat in seats}
    firsts = [side[0] for side in course.sides(len(session.seats))]
    return tuple(1 + sum(order[other] > order[seat] for other in firsts) for seat in seats)


def played(game_id: str, finished: datetime, session: Session, people: Sequence[str]) -> Played:
    """Return a finished game as an evening sees it. `people` are the keys of the seats' people, "" for computers."""
    sides = sides_of(session.game.id, len(session.seats))
    seats = tuple(
        PlayedSeat(person if seat.kind == HUMAN else "", seat.name, place, side)
        for person, seat, place, side in zip(people, session.seats, places(session), sides, strict=True)
    )
    moves = "\n".join(each.move.text for each in session.transitions) or game_id
    content = f"{session.game.id}\n{sorted(session.setup.items())}\n{list(people)}\n{moves}"
    return Played(game_id, session.game.id, finished, seats, content)


def tonight(
    games: Iterable[Played], now: datetime, ended: datetime | None = None, planned: Collection[str] = ()
) -> Tonight | None:
    """Return the evening that is going on, or None. `ended` is when somebody last said that it was over.

    Two games by two of the same people make one; whoever else plays in between has joined it. Games that were
    `planned` belong to it, however long ago they were played.
    """
    evening: list[Played] = []
    later, over = now, False
    for each in sorted(once(games), key=lambda game: game.finished, reverse=True):
        over = over or later - each.finished > PAUSE or (ended is not None and each.finished <= ended)
        if not over or each.id in planned:
            evening.append(each)
            later = each.finished
    evening.reverse()
    return added_up(evening) if met_again(evening) or any(each.id in planned for each in evening) else None


def begins_with(games: Iterable[Played], people: Iterable[str], now: datetime, ended: datetime | None = None) -> bool:
    """Tell whether an evening begins, or goes on, when these people (by their keys) sit down now."""
    sitting = frozenset(filter(None, people))
    recent = [each for each in once(games) if now - each.finished <= PAUSE and (ended is None or each.finished > ended)]
    return any(len(each.people & sitting) > 1 for each in recent)


def added_up(games: Sequence[Played]) -> Tonight:
    """Return what these games make together."""
    names: dict[str, str] = {}
    for game in games:
        for seat in game.seats:
            if seat.person:
                names[seat.person] = seat.name
    brought = [game.points for game in games]
    rows = [
        Row(person, name, sum(each.get(person, 0) for each in brought), tuple(each.get(person) for each in brought))
        for person, name in names.items()
    ]
    return Tonight(tuple(games), tuple(sorted(rows, key=lambda row: -row.points)))


def _points(mine: PlayedSeat, seats: Sequence[PlayedSeat]) -> float:
    """Return one for each person of another side who came in behind, half for each who came in level."""
    others = [seat for seat in seats if seat.person and seat.side != mine.side]
    return sum(1.0 if seat.place > mine.place else 0.5 if seat.place == mine.place else 0.0 for seat in others)


def once(games: Iterable[Played]) -> list[Played]:
    """Return these in the order of their ends; one that was opened and finished a second time counts once, as it was
    first finished."""
    found: dict[str, Played] = {}
    for each in sorted(games, key=lambda game: game.finished):
        found.setdefault(each.content, each)
    return list(found.values())


def met_again(games: Sequence[Played]) -> bool:
    """Tell whether two of the same people have played two of these games."""
    return any(len(one.people & other.people) > 1 for number, one in enumerate(games) for other in games[number + 1 :])


MOST_ROUNDS = 12


class LeftOut(Enum):
    """Why a game can't be part of a night."""

    TOO_FEW = "too_few"
    """It needs more people than are here."""
    TOO_MANY = "too_many"
    """It seats fewer people than are here."""


@dataclass(frozen=True, slots=True)
class Round:
    """One game of the night. `save` is the game's name on the disk once it was begun."""

    game: str
    save: str = ""
    done: bool = False


@dataclass(frozen=True, slots=True)
class Night:
    """Who plays, and the games in their order."""

    people: tuple[str, ...]
    """Their names, in the order in which they sit."""
    rounds: tuple[Round, ...]
    computers: tuple[str, ...] = ()
    """The kinds of the computers that play along, "computer:3"."""

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.people) + len(self.computers)

    @property
    def number(self) -> int:
        """Which game of the night is the current one, from 1."""
        return len(self.done) + 1

    @property
    def current(self) -> Round | None:
        """The game that is to be begun or played on; None when all are done."""
        return next((each for each in self.rounds if not each.done), None)

    @property
    def is_over(self) -> bool:
        """Whether every game was played."""
        return self.current is None

    @property
    def done(self) -> tuple[Round, ...]:
        """The games that were played."""
        return tuple(each for each in self.rounds if each.done)

    def begun(self, save: str) -> Night:
        """The current game has been begun under this name."""
        here = self.current
        return replace(self, rounds=tuple(replace(each, save=save) if each is here else each for each in self.rounds))

    def finished(self, save: str) -> Night:
        """The game of this name is over; another's end changes nothing."""
        rounds = tuple(replace(each, done=True) if each.save == save and save else each for each in self.rounds)
        return replace(self, rounds=rounds)

    def skipped(self) -> Night:
        """Return the current game isn't played after all."""
        here = self.current
        return replace(self, rounds=tuple(each for each in self.rounds if each is not here))

    def settled(self, ended: Collection[str], waiting: Collection[str] = ()) -> Night:
        """Return games that are over as done, also where the program was killed before it could say so; and a game that
        waits again, as its end was taken back, as not done yet."""
        rounds = tuple(
            replace(each, done=each.save in ended or (each.done and each.save not in waiting)) if each.save else each
            for each in self.rounds
        )
        return replace(self, rounds=rounds)

    def unbegun(self, saves: Iterable[str]) -> Night:
        """Return a game that was begun and is neither among those under way nor done, as it was deleted, is begun
        anew, if it seats who is here now."""
        there = set(saves)
        rounds = tuple(
            replace(each, save="") if not each.done and each.save not in there else each for each in self.rounds
        )
        return replace(self, rounds=rounds).seatable

    def replanned(self, plan: Night) -> Night:
        """Go on with these people and games: what was played stays, and so does a game that was begun."""
        kept = tuple(each for each in self.rounds if each.done or each.save)
        return Night(plan.people, (*kept, *plan.rounds)[:MOST_ROUNDS], plan.computers)

    @property
    def seatable(self) -> Night:
        """The same without games to come that don't seat so many."""
        seats = len(self.people) + len(self.computers)
        kept = tuple(each for each in self.rounds if each.done or each.save or left_out(each.game, seats) is None)
        return Night(self.people, kept, self.computers)


def left_out(game: str, seats: int) -> LeftOut | None:
    """Tell why so many can't play a game, or None."""
    fewest, most = entry_of(game).players
    return LeftOut.TOO_FEW if seats < fewest else LeftOut.TOO_MANY if seats > most else None


def planned(people: Sequence[str], games: Sequence[str] | None = None, computers: Sequence[str] = ()) -> Night:
    """Return a night of these games, or of all there are, without those that don't seat so many."""
    wanted = [entry.id for entry in GAMES] if games is None else list(games)
    seats = len(people) + len(computers)
    rounds = tuple(Round(game) for game in wanted if left_out(game, seats) is None)
    return Night(tuple(people), rounds[:MOST_ROUNDS], tuple(computers))
