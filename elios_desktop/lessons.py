"""What a lesson is made of: positions, sentences, and which moves are wanted.

A game's lesson is a module `games.<id>.lessons` with the names of `Lessons`. Whoever learns is always seat 1; what
is on the table, and which gesture a move is, the game's plain board knows.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fnmatch import fnmatchcase
from typing import Any, Protocol, cast

from elios_desktop.engine.contract import AnyState, AnyTransition, OptionValue, Refusal, Seat, seen
from elios_desktop.engine.record import SeatInfo, illegal_move, known_game
from elios_desktop.engine.session import Session
from elios_desktop.games import entry_of

LEARNER = 1
"""The seat of whoever learns."""


@dataclass(frozen=True, slots=True)
class Position:
    """A game played up to where a step begins."""

    setup: Mapping[str, Any]
    moves: tuple[str, ...] = ()
    seats: int = 2
    options: Mapping[str, OptionValue] = field(default_factory=dict)

    def session(self, game_id: str, seats: Sequence[SeatInfo]) -> Session:
        """Return the game; raises RecordError if the rules refuse anything of it."""
        session = Session(known_game(game_id), seats, self.options, dict(self.setup))
        for number, move in enumerate(self.moves, 1):
            answer = session.play_text(move)
            if isinstance(answer, Refusal):
                raise illegal_move(session.game, number, move, answer)
        return session


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One thing to learn by doing it. All sentences are English sources in the lesson's context."""

    title: str
    text: str
    """What it is about and what to do: a sentence or two."""
    wanted: tuple[str, ...]
    """Moves, any of which solves it; `*` and `?` stand for anything."""
    show: str
    """The move that “Show me” makes."""
    praise: str
    """What follows from having done it."""
    otherwise: str = ""
    """What is said of moves that the rules allow, but that aren't wanted here."""
    said: Mapping[str, str] = field(default_factory=dict)
    """What is said of some of them instead, by pattern."""
    but: tuple[str, ...] = ()
    """Moves that fit `wanted` and don't solve it all the same."""
    position: Position = field(default_factory=lambda: Position({}))
    """Where it begins (see `one_game`)."""
    light: tuple[str, ...] = ()
    """What the sentence is about, named as in refusals; lit until something is done."""
    replies: tuple[str, ...] = ()
    """Moves that follow by themselves, made by whoever's turn it is."""
    meanwhile: tuple[str, ...] = ()
    """Moves that nobody sees before it begins; its text says that they were made."""
    timed: bool = False
    """Whether the game's clock is on the table and runs, and only here."""
    praised: Mapping[str, str] = field(default_factory=dict)
    """What is said instead of the praise when it was solved by such a move, by pattern."""
    played: bool = False
    """Whether it is no single move, but the rest of the game, against a computer that answers; winning solves it."""

    def wants(self, move: str) -> bool:
        """Tell whether this move solves the step."""
        return fits(move, self.wanted) and not fits(move, self.but)

    def praise_of(self, move: str) -> str:
        """Say what follows from having solved it by this move."""
        return next((text for pattern, text in self.praised.items() if fnmatchcase(move, pattern)), self.praise)

    def said_of(self, move: str) -> str:
        """Say what is said of a move that the rules allow and that isn't wanted."""
        return next((text for pattern, text in self.said.items() if fnmatchcase(move, pattern)), self.otherwise)


def one_game(start: Position, *steps: LessonStep) -> tuple[LessonStep, ...]:
    """Let each step begin where the one before it ends: what one does stays on the table until the game is won."""
    chained, moves = [], start.moves
    for step in steps:
        moves = (*moves, *step.meanwhile)
        chained.append(replace(step, position=replace(start, moves=moves)))
        moves = (*moves, step.show, *step.replies)
    return tuple(chained)


def fits(move: str, patterns: tuple[str, ...]) -> bool:
    """Tell whether a move fits one of these patterns."""
    return any(fnmatchcase(move, pattern) for pattern in patterns)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A guided first game."""

    context: str
    """The translation context of its sentences."""
    steps: tuple[LessonStep, ...]
    end: str
    """What is said when all is done."""


@dataclass(frozen=True, slots=True)
class Tip:
    """A sentence for the moment when it is needed, in somebody's first games: never twice, and not to somebody who has
    just shown that they know. It is due at one's turn when all that is stated of it holds."""

    id: str
    text: str
    event: str = ""
    """The name of an event that has happened since one was last at the machine."""
    own: bool | None = None
    """Whether that has to have been in a move of one's own, or of somebody else's; None: whoever's."""
    whom: str = ""
    """The part of that event that has to be one's own seat."""
    possible: tuple[str, ...] = ()
    """Each of these patterns fits a move that is possible now."""
    impossible: tuple[str, ...] = ()
    """None of these is."""
    filled: str = ""
    """This part of the view isn't empty now."""
    known: tuple[str, ...] = ()
    """Whoever has made one of these moves in this game knows it."""


class Lessons(Protocol):
    """The names that a module `games.<id>.lessons` has."""

    LESSON: Lesson
    TIPS: Sequence[Tip]


def find_lesson(game_id: str) -> Lesson:
    """Return the lesson of a game, imported when first asked for."""
    return cast(Lessons, entry_of(game_id).load("lessons")).LESSON


def find_tips(game_id: str) -> Sequence[Tip]:
    """Return the tips for the first games, in the order in which they matter."""
    entry = entry_of(game_id)
    return cast(Lessons, entry.load("lessons")).TIPS if entry.has("lessons") else ()


def due(
    tips: Iterable[Tip],
    told: Collection[str],
    seat: Seat,
    recent: Sequence[AnyTransition],
    state: AnyState,
    legal: Collection[str],
) -> Tip | None:
    """Return the first tip that holds and that this person was never told. `recent` is what has happened since they
    were last asked for, `legal` what can be done now."""
    view = state.view(seat)
    return next((tip for tip in tips if tip.id not in told and _holds(tip, seat, recent, view, legal)), None)


def known(tips: Iterable[Tip], seat: Seat, played: Iterable[AnyTransition]) -> Iterator[str]:
    """Return the tips that a seat's own moves have made needless."""
    moves = [each.move.text for each in played if each.seat == seat]
    return (tip.id for tip in tips if any(fits(move, tip.known) for move in moves))


def _holds(tip: Tip, seat: Seat, recent: Sequence[AnyTransition], view: Any, legal: Collection[str]) -> bool:
    if tip.filled and not getattr(view, tip.filled):
        return False
    if not all(any(fits(move, (pattern,)) for move in legal) for pattern in tip.possible):
        return False
    if any(fits(move, tip.impossible) for move in legal):
        return False
    return not tip.event or any(
        type(event).__name__ == tip.event and (not tip.whom or getattr(event, tip.whom) == seat)
        for transition in recent
        if tip.own is None or tip.own == (transition.seat == seat)
        for event in seen(transition, seat)
    )
