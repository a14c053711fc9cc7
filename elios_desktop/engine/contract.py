"""What every game promises, and the values that cross the border of a game.

A game is a set of pure functions over immutable states. Everything else in the program (records, sessions, the
protocol, the tables) is written against this file and knows no game by name.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Protocol

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
        """The form that records, states and the protocol show."""
        return {"winners": list(self.winners), "reason": self.reason, "scores": dict(self.scores)}


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened while a move was carried out; each game derives its own kinds.

    Events come in the order in which they happen, fine enough for a table to animate them one after the other
    without knowing the rules.
    """

    reveals: ClassVar[bool] = False
    """Whether somebody now knows what they didn't (a card was drawn): undo never goes back past such an event."""

    def seen_by(self, seat: Seat | None) -> Event:
        """The event as a seat (None: an onlooker) may see it; a kind with hidden parts overrides this."""
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

    seat: Seat


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The game is over; always the last event."""

    result: Result


class State(Protocol):
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
        """The full position, in the form that the game's rules give; a fresh value every time."""
        ...

    def view(self, seat: Seat | None) -> Json:
        """The same as one seat may see it: what is hidden is "?". None: an onlooker, who sees nobody's secrets."""
        ...


@dataclass(frozen=True, slots=True)
class Transition:
    """One move carried out: the positions around it and what happened in between."""

    move: str
    seat: Seat
    before: State
    after: State
    events: tuple[Event, ...]


class Game(Protocol):
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
        """Whether a seat ever has something that another may not see (then tables use a curtain)."""
        ...

    def deal(self, seats: int, options: Options, seed: int) -> Json:
        """A setup by chance: everything chance decides, written out. The same seed gives the same setup."""
        ...

    def start(self, seats: int, options: Options, setup: Json) -> State:
        """The first position. Raises SetupError; seats and options have been checked by `checked_options`."""
        ...

    def legal(self, state: State) -> list[str]:
        """Every legal move, sorted by code point. Arrangements (and clock moves) are not listed."""
        ...

    def why(self, state: State, move: str) -> Refusal | None:
        """None if the text is a legal move now, else the first reason against it, in the rules' order."""
        ...

    def apply(self, state: State, move: str) -> Transition | Refusal:
        """Carry a move out. Any text may be given; nothing raises."""
        ...

    def arrangement(self, state: State, seat: Seat, seed: int) -> str:
        """A legal `arrange` move for a seat that has yet to arrange ("suggest" on a table, random play)."""
        ...

    def move_as_seen(self, state: State, move: str, seat: Seat | None) -> str:
        """A move's notation as a seat (None: an onlooker) may see it: hidden parts are "?".

        `state` is the position before the move, and the move is legal in it.
        """
        ...


class TournamentRules(Protocol):
    """The arithmetic of a tournament: several games with the same seats, points added up until someone has enough."""

    def no_points(self, seats: int) -> tuple[int, ...]:
        """The totals, from seat 1, with which it begins."""
        ...

    def totals_after(self, totals: Sequence[int], game_scores: Mapping[str, Any]) -> tuple[int, ...]:
        """The totals after one more game with these scores."""
        ...

    def tournament_winners(self, totals: Sequence[int]) -> tuple[Seat, ...]:
        """Who has won; empty while it goes on."""
        ...


def checked_options(game: Game, given: Options) -> dict[str, OptionValue] | None:
    """The options with defaults filled in, or None if a name or a value is not the game's (1 is not true)."""
    for name, value in given.items():
        option = game.options.get(name)
        if option is None or not any(value == each and type(value) is type(each) for each in option.values):
            return None
    return {name: given.get(name, option.default) for name, option in game.options.items()}


def seen(transition: Transition, seat: Seat | None) -> tuple[Event, ...]:
    """A transition's events as a seat may see them."""
    return tuple(event.seen_by(seat) for event in transition.events)
