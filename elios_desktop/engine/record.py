"""Records: a game as it is written down, `game + options + setup + moves`.

Replaying a record gives the same position on any machine. This module turns a record's JSON into a `Record` and says
what is wrong with one that is none; `engine.session` replays it.
"""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from elios_desktop.engine import contract
from elios_desktop.outside import name_of
from elios_desktop.strict_json import StrictJsonError, loads

FORMAT = "elios-desktop.record"
VERSION = 1

MOST_LETTERS = 1000
"""A longer name isn't read: a game that opens has to fit into a save again."""

MOST_MOVES = 10_000
"""Of a game from outside: one with more isn't replayed. Nobody sits that long, and it would hold the window for half a
minute."""

UNREADABLE = "record.unreadable"
NEWER = "record.newer_version"
UNKNOWN_GAME = "game.unknown"
BAD_SEATS = "game.bad_seats"
BAD_OPTION = "game.bad_option"
BAD_SETUP = "game.bad_setup"


class RecordError(Exception):
    """Why something can't be opened or replayed, and where.

    `code` is stable (docs/protocol.md), `reason` names the sentence in `texts.messages` and `details` fill it. For an
    illegal move, `number` counts from 1, `move` is its text, and `refusal` the game's own reason. In a tournament
    `game_number` says in which of its games.
    """

    def __init__(
        self,
        code: str,
        reason: str,
        *,
        number: int | None = None,
        move: str = "",
        refusal: contract.Refusal | None = None,
        game_id: str = "",
        **details: Any,
    ) -> None:
        super().__init__(code, reason, details)
        self.code = code
        self.reason = reason
        self.details = details
        self.number = number
        self.move = move
        self.refusal = refusal
        self.game_id = game_id
        self.game_number: int | None = None

    def __str__(self) -> str:
        where = "" if self.number is None else f" at move {self.number}, {self.move!r}"
        return f"{self.code}: {self.reason}{where} {self.details or ''}".rstrip()


COMPUTER_LEVELS = 7
"""How many levels computer players have; 1 is the weakest."""
_EARLIER: Mapping[int, Mapping[str, int]] = {5: {"1": 2, "2": 3, "3": 4, "4": 6, "5": 7}}
"""How many levels there were once: the level of today that each of them is, the one with the same word."""

HUMAN = "human"
"""The kind of a person's seat."""
PROGRAM = "program"
"""The kind of a seat that another program plays; a record doesn't say which one."""


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """Who sits at a seat: a name, and "human" or the kind of computer player."""

    name: str
    kind: str = HUMAN

    def to_json(self) -> contract.Json:
        """Write it with the number of levels where it is a computer's: in a seat without it there were five."""
        return {"name": self.name, "kind": self.kind} | ({} if self.level is None else {"of": COMPUTER_LEVELS})

    @property
    def level(self) -> int | None:
        """The level of the computer that plays here; None for everybody else."""
        return computer_level(self.kind)


def computer_level(kind: str) -> int | None:
    """Return the level that a seat's kind names, "computer:3"; None for a person, another's program and a kind
    unknown."""
    word, _, level = kind.partition(":")
    return int(level) if word == "computer" and level in map(str, range(1, COMPUTER_LEVELS + 1)) else None


def is_known_kind(kind: str) -> bool:
    """Tell whether this version knows who plays a seat of this kind; if not, a person does."""
    return kind in (HUMAN, PROGRAM) or computer_level(kind) is not None


@dataclass(frozen=True, slots=True)
class Agreed:
    """How people ended a game together before its rules did. It stands beside the moves, and is none."""

    how: str
    """One of `WAYS`."""
    winners: tuple[contract.Seat, ...]

    def to_json(self) -> contract.Json:
        """Return the documented form."""
        return {"how": self.how, "winners": list(self.winners)}

    @property
    def result(self) -> contract.Result:
        """What came of it: without scores, for nothing was counted."""
        return contract.Result(self.winners, f"agreed.{self.how}")


WAYS = ("resigned", "draw", "stopped")
"""Somebody gave up; nobody wins; whoever was ahead wins."""


def parse_agreed(value: object, seats: int) -> Agreed | None:
    """Return how a game was ended together; None for one that wasn't, and for a way that this version doesn't know."""
    if not isinstance(value, dict) or value.get("how") not in WAYS or not isinstance(value.get("winners"), list):
        return None
    winners = value["winners"]
    if any(type(each) is not int or not 1 <= each <= seats for each in winners) or len(winners) >= seats:
        return None
    return Agreed(value["how"], tuple(sorted(set(winners))))


@dataclass(frozen=True, slots=True)
class Record:
    """A game written down. Its parts have the right types; whether setup and moves are legal, replaying tells."""

    game: str
    seats: tuple[SeatInfo, ...]
    options: Mapping[str, contract.OptionValue]
    setup: contract.Json
    moves: tuple[str, ...]
    agreed: Agreed | None = None

    def to_json(self) -> contract.Json:
        """Return the documented form, a fresh value every time."""
        return {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "seats": [seat.to_json() for seat in self.seats],
            "options": dict(self.options),
            "setup": deepcopy(self.setup),
            "moves": list(self.moves),
        } | ({"agreed": self.agreed.to_json()} if self.agreed is not None else {})


def load_json(data: bytes | str) -> Any:
    """Return the JSON value in a file's bytes, however hostile; raises RecordError."""
    try:
        return loads(data)
    except StrictJsonError as error:
        raise RecordError(UNREADABLE, error.reason, **error.details) from error


def parse_record(value: object) -> Record:
    """Return a record from its JSON form. Fields that it doesn't know (the window's) are left alone."""
    fields = checked_header(value, FORMAT, VERSION)
    game, options, setup, moves = (fields.get(name) for name in ("game", "options", "setup", "moves"))
    if not isinstance(game, str):
        raise bad_field("game")
    seats = parse_seats(fields.get("seats"))
    if not isinstance(options, dict):
        raise bad_field("options")
    if not isinstance(setup, dict):
        raise bad_field("setup")
    if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
        raise bad_field("moves")
    return Record(game, seats, options, setup, tuple(moves), parse_agreed(fields.get("agreed"), len(seats)))


def checked_header(value: object, form: str, version: int) -> contract.Json:
    """Return the fields of an object that says it has this format, in a version that this program knows."""
    if not isinstance(value, dict):
        raise RecordError(UNREADABLE, "not_an_object")
    if value.get("format") != form:
        raise RecordError(UNREADABLE, "foreign")
    given = value.get("version")
    if type(given) is not int or given < 1:
        raise bad_field("version")
    if given > version:
        raise RecordError(NEWER, "newer_version", version=given, known=version)
    return value


def refuse_endless(*moves: object) -> None:
    """Say no to more moves than anybody plays, in one list or in all of a tournament's together, before they are
    replayed; raises RecordError."""
    if sum(len(each) for each in moves if isinstance(each, Sequence)) > MOST_MOVES:
        raise RecordError(UNREADABLE, "too_many_moves", most=MOST_MOVES)


def parse_seats(value: object) -> tuple[SeatInfo, ...]:
    """Return the seats' list of a record or a tournament."""
    if not isinstance(value, list):
        raise bad_field("seats")
    seats = []
    for number, entry in enumerate(value, 1):
        if not isinstance(entry, dict):
            raise bad_field("seats")
        name, kind = _text(entry.get("name")), _text(entry.get("kind"))
        if max(len(name), len(kind)) > MOST_LETTERS:
            raise RecordError(UNREADABLE, "long_name", seat=number, most=MOST_LETTERS)
        seats.append(SeatInfo(name_of(name), _kind_of_today(kind, entry.get("of"))))
    return tuple(seats)


def bad_field(name: str) -> RecordError:
    """Return the error for a field that is missing or has the wrong type."""
    return RecordError(UNREADABLE, "bad_field", field=name)


def known_game(game_id: str) -> contract.AnyGame:
    """Return the game with this id; raises RecordError."""
    game = contract.find_game(game_id)
    if game is None:
        raise RecordError(UNKNOWN_GAME, "unknown_game", game=game_id)
    return game


def checked_choices(
    game: contract.AnyGame, seats: int, options: Mapping[str, contract.OptionValue]
) -> dict[str, contract.OptionValue]:
    """Return a game's options with the defaults filled in, for a number of seats that it can be played with."""
    if seats not in game.seats:
        raise RecordError(BAD_SEATS, "bad_seats", game=game.id, seats=seats, allowed=_listed(game.seats))
    chosen = contract.checked_options(game, options)
    wrong = [name for name in options if contract.checked_options(game, {name: options[name]}) is None]
    if chosen is None or contract.head_start(chosen)[0] > seats:
        name = next(iter(wrong), contract.HEAD_START)
        raise RecordError(BAD_OPTION, "bad_option", game=game.id, option=name, value=repr(options.get(name)))
    return chosen


def first_state(
    game: contract.AnyGame, seats: int, options: Mapping[str, contract.OptionValue], setup: contract.Json
) -> contract.AnyState:
    """Return the position that a setup gives; `options` are complete. Raises RecordError."""
    try:
        state: contract.AnyState = game.start(seats, options, setup)
    except contract.SetupError as error:
        raise RecordError(BAD_SETUP, "bad_setup", game=game.id, detail=str(error)) from error
    return state


def illegal_move(game: contract.AnyGame, number: int, move: str, refusal: contract.Refusal) -> RecordError:
    """Return the error for a move that the rules refuse, counted from 1."""
    return RecordError(refusal.code, "illegal_move", number=number, move=move, refusal=refusal, game_id=game.id)


def _text(value: object) -> str:
    """Return a string that can be shown and written: half a surrogate pair (JSON can spell one) can't."""
    if not isinstance(value, str) or any("\ud800" <= character <= "\udfff" for character in value):
        raise bad_field("seats")
    return value


def _kind_of_today(kind: str, levels: object) -> str:
    """Return the kind of a seat from a time when there were so many levels; where nothing is said there were five."""
    word, _, level = kind.partition(":")
    today = {} if levels == COMPUTER_LEVELS else _EARLIER.get(levels if isinstance(levels, int) else 5, _EARLIER[5])
    return f"computer:{today[level]}" if word == "computer" and level in today else kind


def _listed(numbers: Sequence[int]) -> str:
    """Return the numbers within a sentence: 2–4 if none between them is missing."""
    if len(numbers) > 2 and numbers[-1] - numbers[0] == len(numbers) - 1:
        return f"{numbers[0]}–{numbers[-1]}"
    return ", ".join(map(str, numbers))
