"""What every game promises, and the values that cross the border of a game.

A game is a set of pure functions over immutable states. Everything else in the program (records, sessions, the
protocol, the tables) is written against this file and knows no game by name.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from random import Random
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar, cast

from elios_desktop.games import GAMES, entry_of, find_entry, leave_out_broken

Seat = int
"""Seats are numbered 1, 2, ... clockwise."""

Json = dict[str, Any]
OptionValue = bool | int | str
Options = Mapping[str, OptionValue]


class SetupError(ValueError):
    """A setup that the rules don't allow; the message says what is wrong with it, in English."""


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the game: its values, the usual one among them."""

    default: OptionValue
    values: tuple[OptionValue, ...]
    quiet: bool = False
    """Whether it is there only where it is chosen: a game played as usual is written as if there were none."""


HEAD_START: Final = "head_start"
"""The option by which one seat begins with something that the others don't have."""
LARGEST_START: Final = 3


def head_starts(seats: int) -> Mapping[str, Option]:
    """Return the option of a game with at most so many seats: "none", or a seat and one of three steps, "2:3"."""
    steps = range(1, LARGEST_START + 1)
    chosen = (f"{seat}:{step}" for seat in range(1, seats + 1) for step in steps)
    return {HEAD_START: Option("none", ("none", *chosen), quiet=True)}


def head_start(options: Options) -> tuple[Seat, int]:
    """Return who has a head start and how large it is; 0 and 0 if nobody has."""
    seat, _, step = str(options.get(HEAD_START, "")).partition(":")
    return (int(seat), int(step)) if step else (0, 0)


def own_head_start(wanted: Sequence[int]) -> str:
    """Return the option by what each seat's person always gets: only one of them can have it, so of several whoever
    gets most has what is between them and the next; nobody where they are even."""
    most = max(wanted, default=0)
    rest = sorted(wanted)[-2] if len(wanted) > 1 else 0
    return f"{wanted.index(most) + 1}:{most - rest}" if most > rest else "none"


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a text is not a legal move.

    `args` fill the placeholders of the sentence (see `elios_desktop.texts`), `about` names the cells, pieces or seats
    that the refusal is about, in the game's notation, so that a table can light them.
    """

    code: str
    args: Mapping[str, Any] = field(default_factory=dict)
    about: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended. `winners` is sorted; empty means a draw."""

    winners: tuple[Seat, ...]
    reason: str
    scores: Mapping[str, Any] = field(default_factory=dict)

    def to_json(self) -> Json:
        """Return the form that records, states and the protocol show."""
        return {"winners": list(self.winners), "reason": self.reason, "scores": dict(self.scores)}


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened while a move was carried out; each game derives its own kinds.

    Events come in the order in which they happen, fine enough for a table to animate them one after the other
    without knowing the rules.
    """

    reveals: ClassVar[bool] = False
    """Whether somebody now knows what they didn't (a card was drawn): undo never goes back past such an event."""
    quiet: ClassVar[bool] = False
    """Whether it is not worth a word to somebody who asks what happened meanwhile."""

    @property
    def shown(self) -> str:
        """What everybody saw by it that no position after it need show, and that is worth remembering."""
        return ""

    def foretold(self) -> Event:
        """Return the event of a move that nobody has made: a kind that reveals something leaves that out."""
        return self

    def seen_by(self, seat: Seat | None) -> Event:
        """Return the event as a seat (None: an onlooker) may see it; a kind with hidden parts overrides this."""
        return self


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """A seat got (or lost) points: by which rule, and on which cells. The ledger is made of these.

    `rule` is a stable name such as "level_2", "direct_hit", "rivalry_5"; `final` tells points counted at the end
    of the game from points scored at once.
    """

    seat: Seat
    points: int
    rule: str
    cells: tuple[str, ...] = ()
    final: bool = False


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """From now on it is this seat's turn (not sent when the same seat goes on)."""

    quiet: ClassVar[bool] = True

    seat: Seat


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The game is over; always the last event."""

    result: Result


class Secrets(Enum):
    """What the seat whose turn it is has to see at once that others may not."""

    NONE = "none"
    ASIDE = "aside"
    """Something, but it isn't needed now: it can stay out of sight."""
    NEEDED = "needed"


class Move(Protocol):
    """What a seat does, as a frozen value of its game: comparable with ==, hashable."""

    @property
    def text(self) -> str:
        """The move in the game's notation. Records hold it, and `Game.parse` reads it."""
        ...


def is_forced(move: Move) -> bool:
    """Tell whether this is a move that is made only where nothing else is possible, so that nobody decides it: its
    class says so by `forced = True`."""
    return getattr(move, "forced", False) is True


class View(Protocol):
    """A position as one seat may see it, as a frozen value of its game; what is hidden is not in it."""

    def to_json(self) -> Json:
        """Return the form that the protocol shows: what is hidden is "?"; a fresh value every time."""
        ...


M = TypeVar("M", bound=Move)
V = TypeVar("V", bound=View)
V_co = TypeVar("V_co", bound=View, covariant=True)


class State(Protocol[V_co]):
    """A position. Immutable, comparable with ==, hashable."""

    @property
    def phase(self) -> str:
        """The phase, as the game's rules name it; the last one is "over"."""
        ...

    @property
    def to_move(self) -> Seat | None:
        """The seat whose turn it is; None while seats arrange and when the game is over."""
        ...

    @property
    def pending(self) -> tuple[Seat, ...]:
        """The seats that still have to arrange, sorted."""
        ...

    @property
    def result(self) -> Result | None:
        """None until the game is over."""
        ...

    def to_json(self) -> Json:
        """Return the full position, in the form that the game's rules give; a fresh value every time."""
        ...

    def view(self, seat: Seat | None) -> V_co:
        """Return the same as one seat may see it. None: an onlooker, who sees nobody's secrets."""
        ...


AnyState = State[Any]
S = TypeVar("S", bound=AnyState)


@dataclass(frozen=True, slots=True)
class Transition(Generic[M]):
    """One move carried out: the positions around it and what happened in between."""

    move: M
    seat: Seat
    before: AnyState
    after: AnyState
    events: tuple[Event, ...]


AnyTransition = Transition[Any]


@dataclass(frozen=True, slots=True)
class Seen(Generic[V]):
    """Everything that a seat (None: an onlooker) may know of a game under way: all that computer players get."""

    seat: Seat | None
    seats: int
    options: Options
    setup: Json
    """The open part of the setup (see `Game.open_setup`)."""
    view: V
    moves: tuple[str, ...]
    """The moves so far as this seat saw them: hidden parts are "?", and after "=" stands what a move showed."""


class Game(Protocol[S, M, V]):
    """One game's rules. All methods are pure; nothing here reads a clock, a file or a random source."""

    @property
    def id(self) -> str:
        """The name in records: "elios"."""
        ...

    @property
    def seats(self) -> tuple[int, ...]:
        """The numbers of seats that the game can be played with, ascending."""
        ...

    @property
    def options(self) -> Mapping[str, Option]:
        """What can be chosen, in the order in which the new-game page shows it."""
        ...

    @property
    def has_hidden_things(self) -> bool:
        """Whether a seat ever has something that another may not see."""
        ...

    @property
    def timed_phases(self) -> tuple[str, ...]:
        """The phases in which it matters how long a seat takes."""
        ...

    @property
    def asks_who_begins(self) -> bool:
        """Whether the setup says under "first" which seat begins: chance decides it, unless people do."""
        ...

    @property
    def chosen_in_setup(self) -> tuple[str, ...]:
        """The keys of a setup that people alone decide: a deal leaves them empty."""
        ...

    def secrets(self, state: S) -> Secrets:
        """Return what the acting seat has to see at once that others may not: a table covers it while it changes
        hands."""
        ...

    def deal(self, seats: int, options: Options, seed: int) -> Json:
        """Return a setup by chance: everything chance decides, written out. The same seed gives the same setup."""
        ...

    def start(self, seats: int, options: Options, setup: Json) -> S:
        """Return the first position. Raises SetupError; seats and options have been checked by `checked_options`."""
        ...

    def parse(self, state: S, text: str) -> M | Refusal:
        """Return the move that a text writes, legal or not; a refusal for what is not of this game's notation."""
        ...

    def legal(self, state: S) -> list[M]:
        """List every legal move, sorted by the code points of its text. Arrangements (and clock moves) are not
        listed."""
        ...

    def why(self, state: S, move: M) -> Refusal | None:
        """Return none if the move is legal now, else the first reason against it, in the rules' order."""
        ...

    def apply(self, state: S, move: M) -> Transition[M] | Refusal:
        """Carry a move out. Any move of the game may be given; nothing raises."""
        ...

    def arrangement(self, state: S, seat: Seat, seed: int) -> M:
        """Return a legal `arrange` move for a seat that has yet to arrange ("suggest" on a table, random play)."""
        ...

    def move_as_seen(self, state: S, move: M, seat: Seat | None) -> str:
        """Return a move's notation as a seat (None: an onlooker) may see it: hidden parts are "?".

        `state` is the position before the move, and the move is legal in it.
        """
        ...

    def view_from_json(self, value: Json) -> V:
        """Return the view that `View.to_json` wrote. Raises ValueError on anything else."""
        ...

    def open_setup(self, setup: Json, seat: Seat | None) -> Json:
        """Return a setup without what this seat (None: an onlooker) can't know."""
        ...

    def guess(self, seen: Seen[V], rng: Random) -> S:
        """Return a position by chance that this seat can't tell from the true one: its view of it is the view.

        The only door to what is hidden; every position that is possible has a share.
        """
        ...


AnyGame = Game[Any, Any, Any]
"""Whatever game. No narrower type takes every game: what a game's functions are given is of its own kinds alone.
Whoever shows one says of which kinds it is, `Table[Move, View]`, and gets these."""


P = TypeVar("P", bound="Position")


class UsualGame(ABC, Generic[S, M]):
    """Without options, secrets, hands and clocks; chance decides who begins, unless people do."""

    id: str
    seats: tuple[int, ...] = (2,)
    options: Mapping[str, Option] = {}
    has_hidden_things: bool = False
    timed_phases: tuple[str, ...] = ()
    asks_who_begins: bool = True
    chosen_in_setup: tuple[str, ...] = ()

    @abstractmethod
    def read(self, state: S, text: str) -> M | None:
        """Return the move that a text of the notation means, legal or not; None for any other text."""

    @abstractmethod
    def why(self, state: S, move: M) -> Refusal | None:
        """Return none if the move is legal now, else the first reason against it, in the order of the rules."""

    @abstractmethod
    def carried_out(self, state: S, move: M) -> Transition[M]:
        """Carry a legal move out."""

    def parse(self, state: S, text: str) -> M | Refusal:
        """Return the move that a text writes, legal or not."""
        return self.read(state, text) or Refusal("game.bad_notation", {"move": text})

    def apply(self, state: S, move: M) -> Transition[M] | Refusal:
        """Carry a move out, unless there is something against it."""
        return self.why(state, move) or self.carried_out(state, move)

    def secrets(self, state: S) -> Secrets:
        """Tell that nothing is hidden."""
        return Secrets.NONE

    def deal(self, seats: int, options: Options, seed: int) -> Json:
        """Let chance decide who begins."""
        return {"first": first_by_chance(seats, seed)}

    def arrangement(self, state: S, seat: Seat, seed: int) -> M:
        """Raise an error: nobody arranges anything."""
        raise ValueError(f"nothing is arranged in {self.id}")

    def move_as_seen(self, state: S, move: M, seat: Seat | None) -> str:
        """Return the whole move."""
        return move.text

    def open_setup(self, setup: Json, seat: Seat | None) -> Json:
        """Return the whole setup."""
        return setup


def closing_events(before: Seat | None, after: AnyState) -> Iterator[Event]:
    """Tell how the game has ended, or whose turn it is now if it was somebody else's."""
    if after.result is not None:
        yield Ended(after.result)
    elif after.to_move is not None and after.to_move != before:
        yield TurnBegan(after.to_move)


def first_by_chance(seats: int, seed: int) -> Seat:
    """Return the seat that begins."""
    return 1 + int(Random(seed).random() * seats)


def who_begins(setup: Any, seats: int) -> Seat:
    """Return the seat that begins, of a setup that says nothing else. Raises SetupError."""
    first = setup.get("first") if isinstance(setup, dict) else None
    if not isinstance(setup, dict) or set(setup) != {"first"} or type(first) is not int or not 1 <= first <= seats:
        raise SetupError(f"the setup is {{'first': 1 to {seats}}} and nothing else, not {setup!r:.200}")
    return first


class Position(ABC):
    """A position of which everybody sees all: a game derives a frozen dataclass from it."""

    game: ClassVar[str]
    """The game's id."""

    @property
    @abstractmethod
    def to_move(self) -> Seat | None:
        """The seat whose turn it is; None at the end."""

    @property
    @abstractmethod
    def result(self) -> Result | None:
        """None until the game is over."""

    @abstractmethod
    def own(self) -> Json:
        """Return what lies on the table, in the form that the rules give."""

    @property
    def phase(self) -> str:
        """ "play" or "over"."""
        return "play" if self.result is None else "over"

    @property
    def pending(self) -> tuple[Seat, ...]:
        """Nobody arranges anything."""
        return ()

    def view(self: P, seat: Seat | None) -> P:
        """Return the position itself."""
        return self

    def to_json(self) -> Json:
        """Return what lies on the table between what every game has."""
        result = self.result.to_json() if self.result else None
        turn: Json = {"to_move": self.to_move, "pending": [], "result": result}
        return {"game": self.game, "phase": self.phase, **self.own(), **turn}


class OpenGame(UsualGame[P, M], ABC, Generic[P, M]):
    """A game in which everybody sees everything: it says how it begins, what a text means, and what a move does."""

    @abstractmethod
    def begin(self, seats: int, options: Options, first: Seat) -> P:
        """Return the first position."""

    @abstractmethod
    def moves(self, position: P) -> Iterable[M]:
        """List every legal move of a game that goes on, in any order."""

    @abstractmethod
    def against(self, position: P, move: M) -> Refusal | None:
        """Return the first reason against a move in a game that goes on, in the order of the rules; None if legal."""

    @abstractmethod
    def made(self, position: P, move: M) -> tuple[P, Iterable[Event]]:
        """Carry a legal move out, and tell what happened; whose turn it is then is told by itself."""

    @abstractmethod
    def shown(self, value: Json) -> P:
        """Return the position that was written as JSON. Whatever goes wrong here is a fault of the value."""

    def start(self, seats: int, options: Options, setup: Json) -> P:
        """Return the first position; raises SetupError."""
        return self.begin(seats, options, who_begins(setup, seats))

    def legal(self, state: P) -> list[M]:
        """List every legal move, sorted by its text."""
        return [] if state.result is not None else sorted(self.moves(state), key=lambda move: move.text)

    def why(self, state: P, move: M) -> Refusal | None:
        """Return none if the move is legal, else the first reason against it."""
        return Refusal("game.over") if state.result is not None else self.against(state, move)

    def carried_out(self, state: P, move: M) -> Transition[M]:
        """Carry a legal move out."""
        assert state.to_move is not None  # the game goes on
        after, events = self.made(state, move)
        return Transition(move, state.to_move, state, after, (*events, *closing_events(state.to_move, after)))

    def view_from_json(self, value: Json) -> P:
        """Return the position that `to_json` wrote; raises ValueError on anything else."""
        try:
            position = self.shown(value)
            if position.to_json() == value:
                return position
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
            raise ValueError(f"this is no position of {self.id}: {value!r:.200}") from error
        raise ValueError(f"this is no position of {self.id}: {value!r:.200}")

    def guess(self, seen: Seen[P], rng: Random) -> P:
        """Return the position itself: nothing is hidden."""
        return seen.view


def begun_by(setup: Json, seat: Seat) -> Json:
    """Return the same setup of a game that asks who begins, with this seat's turn first."""
    return {**setup, "first": seat}


def dealt_again(game: AnyGame, seats: int, options: Options, seed: int, old: Json) -> Json:
    """Return a new deal for the same people: what they had chosen in the setup is kept."""
    chosen = {key: old[key] for key in game.chosen_in_setup if key in old}
    return game.deal(seats, options, seed) | chosen


def parsed(game: Game[S, M, V], state: S, text: str) -> M | Refusal:
    """Return the move that a text writes, or a `Refusal`: a game that is over comes before any fault of the text."""
    return Refusal("game.over") if state.result is not None else game.parse(state, text)


class TournamentRules(Protocol):
    """The arithmetic of a tournament: several games with the same seats, points added up until someone has enough."""

    def no_points(self, seats: int) -> tuple[int, ...]:
        """Return the totals, from seat 1, with which it begins."""
        ...

    def totals_after(self, totals: Sequence[int], game_scores: Mapping[str, Any]) -> tuple[int, ...]:
        """Return the totals after one more game with these scores."""
        ...

    def tournament_winners(self, totals: Sequence[int]) -> tuple[Seat, ...]:
        """Tell who has won; empty while it goes on."""
        ...


def checked_options(game: AnyGame, given: Options) -> dict[str, OptionValue] | None:
    """Return the options with defaults filled in (but for quiet ones), or None if a name or a value is not the game's
    (1 is not true)."""
    for name, value in given.items():
        option = game.options.get(name)
        if option is None or not any(value == each and type(value) is type(each) for each in option.values):
            return None
    chosen = {name: given.get(name, option.default) for name, option in game.options.items()}
    usual = {name for name, option in game.options.items() if option.quiet and chosen[name] == option.default}
    return {name: value for name, value in chosen.items() if name not in usual}


def seen(transition: AnyTransition, seat: Seat | None) -> tuple[Event, ...]:
    """Return a transition's events as a seat may see them."""
    return tuple(event.seen_by(seat) for event in transition.events)


GAME_IDS = tuple(entry.id for entry in GAMES)
"""In the order in which home shows them."""


def find_game(game_id: str) -> AnyGame | None:
    """Return the game with this id, or None. Imported when first asked for: a start that shows no game loads none."""
    entry = find_entry(game_id)
    return None if entry is None else cast(AnyGame, entry.load("rules").GAME)


def all_games() -> tuple[AnyGame, ...]:
    """List every game, in order."""
    return tuple(cast(AnyGame, entry.load("rules").GAME) for entry in GAMES)


def find_tournament(game_id: str) -> TournamentRules | None:
    """Tell how a game's points add up in a tournament, or None if it has none."""
    entry = entry_of(game_id)
    return cast(TournamentRules, entry.load("tournament")) if entry.has("tournament") else None


if leave_out_broken():
    GAME_IDS = tuple(entry.id for entry in GAMES)
