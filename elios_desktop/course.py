"""What a game says about its course: which numbers are counted after every move, and who is ahead by them.

Everything counted can be seen by everybody at the table, so the course of a game under way gives nothing away.

Ahead is the side whose rank is greater than every other's; at a tie nobody is. The lead changes where another side is
ahead than the one that was ahead last (a tie in between doesn't count). The turning point is the first move after
which the later winner was ahead and no other side was ever ahead again; if there is none, the game was won from behind
and turned with its last move. A draw, a shared win and a game under way have no turning point, nor has one in which
the winner was ahead before the first move.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, cast

from elios_desktop.engine.contract import AnyState, Result, Seat
from elios_desktop.engine.session import Session
from elios_desktop.engine.tournament import Tournament
from elios_desktop.games import entry_of
from elios_desktop.linguist import QT_TRANSLATE_NOOP
from elios_desktop.texts.translate import Translate

CONTEXT = "Course"
"""The translation context of every name here."""


@dataclass(frozen=True, slots=True)
class Measure:
    """A number that each seat has after each move."""

    id: str
    name: str
    """English, marked for translation: "Beams left"."""
    hint: str = ""
    """A sentence that says what exactly is counted."""
    left: bool = False
    """It is what a seat still has to get rid of, or to go: the end of a game without points tells it."""

    def title(self, translate: Translate) -> str:
        """Return the name in the translator's language."""
        return translate(CONTEXT, self.name)

    def explanation(self, translate: Translate) -> str:
        """Return the hint in the translator's language."""
        return translate(CONTEXT, self.hint) if self.hint else ""


Counts = Mapping[str, tuple[float, ...]]
"""For each measure's id the numbers of the seats, from seat 1."""
Rank = tuple[float, ...]
"""Compared number by number: the greater one is ahead."""


class OwnCourse(Protocol):
    """The names that a module `games.<id>.course` has in any case."""

    @property
    def MEASURES(self) -> Sequence[Measure]:
        """The one that says most comes first."""
        ...

    def counts(self, state: AnyState) -> Counts:
        """Return every measure in a position."""
        ...

    def rank(self, counts: Counts, side: tuple[Seat, ...]) -> Rank:
        """Tell how far a side is. By the same rule as the game's own result, as far as a position can say it."""
        ...


class GameCourse(OwnCourse, Protocol):
    """All names of a game's course: a module needs `sides` only if some seats play together."""

    def sides(self, seats: int) -> Sequence[tuple[Seat, ...]]:
        """Tell who plays together: a side a seat, or teams."""
        ...


def each_for_itself(seats: int) -> Sequence[tuple[Seat, ...]]:
    """Return the sides of a game without teams."""
    return tuple((seat,) for seat in range(1, seats + 1))


def total(values: tuple[float, ...], side: tuple[Seat, ...]) -> float:
    """Return the sum of a side's numbers."""
    return sum(values[seat - 1] for seat in side)


class Uncounted:
    """The course of a game in which nothing is counted."""

    MEASURES: Sequence[Measure] = ()
    sides = staticmethod(each_for_itself)

    def counts(self, state: AnyState) -> Counts:
        """Count nothing."""
        return {}

    def rank(self, counts: Counts, side: tuple[Seat, ...]) -> Rank:
        """Tell that nobody is ahead."""
        return ()


def find_course(game_id: str) -> GameCourse:
    """Return the course of a game that the program knows; a game without one counts nothing."""
    entry = entry_of(game_id)
    if not entry.has("course"):
        return Uncounted()
    module = entry.load("course")
    module.__dict__.setdefault("sides", each_for_itself)
    return cast(GameCourse, module)


def told_at_end(game_id: str) -> Measure | None:
    """Return what the end of a game without points tells of each seat, if anything."""
    return next((measure for measure in find_course(game_id).MEASURES[:1] if measure.left), None)


Side = tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class LeadChange:
    """After this many moves another side was ahead."""

    ply: int
    side: Side


@dataclass(frozen=True, slots=True)
class Course:
    """Everything that is known of how a game went. Series have a value for ply 0 and after each move."""

    seats: int
    states: tuple[AnyState, ...]
    """The position at each ply; what was counted in it stays true, so a longer course takes it over."""
    counts: tuple[Counts, ...]
    measures: tuple[Measure, ...]
    leaders: tuple[Side | None, ...]
    """Who was ahead at each ply; None at a tie."""
    lead_changes: tuple[LeadChange, ...]
    turning_point: int | None
    movers: tuple[Seat, ...]
    """Who made each move."""
    move_ms: tuple[int, ...]
    """How long each move was thought about; 0 where it isn't known."""

    @property
    def plies(self) -> int:
        """How many moves were made."""
        return len(self.movers)

    def series(self, measure: str, seat: Seat) -> tuple[float, ...]:
        """Return one seat's numbers, ply by ply."""
        return tuple(each[measure][seat - 1] for each in self.counts)

    def value(self, measure: str, seat: Seat, ply: int) -> float:
        """Return one number."""
        return self.counts[ply][measure][seat - 1]

    def thinking_ms(self, seat: Seat) -> int:
        """Tell how long a seat has thought in all."""
        return sum(spent for mover, spent in zip(self.movers, self.move_ms, strict=True) if mover == seat)

    def timed_moves(self, seat: Seat) -> int:
        """Tell how many moves of a seat it is known of how long they took: a record from elsewhere has no times."""
        return sum(mover == seat and spent > 0 for mover, spent in zip(self.movers, self.move_ms, strict=True))


def course_of(session: Session, move_ms: Sequence[int] = (), before: Course | None = None) -> Course:
    """Return the course up to now. `before` is an earlier answer for the same game: what it counted isn't counted
    again."""
    game = find_course(session.game.id)
    transitions = session.transitions
    states = (session.start_state, *(each.after for each in transitions))
    movers = tuple(each.seat for each in transitions)
    counts = _counted(game, states, before) if game.MEASURES else _moves_made(movers, len(session.seats))
    sides = tuple(game.sides(len(session.seats)))
    leaders = tuple(_ahead(game, each, sides) for each in counts)
    times = (*move_ms, *(0,) * len(transitions))[: len(transitions)]
    return Course(
        seats=len(session.seats),
        states=states,
        counts=counts,
        measures=tuple(game.MEASURES) or (_MOVES,),
        leaders=leaders,
        lead_changes=_changes(leaders),
        turning_point=_turning_point(leaders, session.result, sides) if game.MEASURES else None,
        movers=movers,
        move_ms=times,
    )


def standings_of(tournament: Tournament) -> tuple[tuple[int, ...], ...]:
    """Return the totals of a tournament, from seat 1: before its first game and after each that is over."""
    return (tournament.rules.no_points(len(tournament.seats)), *tournament.standings)


_MOVES = Measure(
    "moves",
    QT_TRANSLATE_NOOP("Course", "Moves made"),
    QT_TRANSLATE_NOOP("Course", "How many moves each player has made so far."),
)
"""What can be told of a game in which nothing else is counted."""


def _moves_made(movers: tuple[Seat, ...], seats: int) -> tuple[Counts, ...]:
    made = [(0.0,) * seats]
    for mover in movers:
        made.append(tuple(value + (seat == mover) for seat, value in enumerate(made[-1], 1)))
    return tuple({_MOVES.id: each} for each in made)


def _counted(game: GameCourse, states: tuple[AnyState, ...], before: Course | None) -> tuple[Counts, ...]:
    known = before.states if before is not None else ()
    same = 0
    while same < min(len(known), len(states)) and known[same] is states[same]:
        same += 1
    kept = before.counts[:same] if before is not None else ()
    return (*kept, *(game.counts(state) for state in states[same:]))


def _ahead(game: GameCourse, counts: Counts, sides: tuple[Side, ...]) -> Side | None:
    ranks = [game.rank(counts, side) for side in sides]
    best = max(ranks)
    return sides[ranks.index(best)] if ranks.count(best) == 1 else None


def _changes(leaders: tuple[Side | None, ...]) -> tuple[LeadChange, ...]:
    changes: list[LeadChange] = []
    last: Side | None = None
    for ply, leader in enumerate(leaders):
        if leader is not None and leader != last:
            if last is not None:
                changes.append(LeadChange(ply, leader))
            last = leader
    return tuple(changes)


def _turning_point(leaders: tuple[Side | None, ...], result: Result | None, sides: tuple[Side, ...]) -> int | None:
    if result is None or result.winners not in sides:
        return None
    last = len(leaders) - 1
    turned = last
    for ply in range(last - 1, -1, -1):
        if leaders[ply] == result.winners:
            turned = ply
        elif leaders[ply] is not None:
            break
    return turned or None
