"""What a saved game holds besides its record: seats' colours, clocks, half-done turns. JSON in, JSON out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeGuard

from elios_desktop.engine.contract import Json, Seat
from elios_desktop.engine.record import HUMAN, PROGRAM, SeatInfo, is_known_kind
from elios_desktop.outside import name_of
from elios_desktop.texts.names import seat_name, seat_names
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.kit.sentence import Wording
from elios_desktop.ui.kit.theme import SEAT_STYLES
from elios_desktop.ui.session.new_game import ChosenSeat
from elios_desktop.ui.session.players import program_kind, program_name

MOST_MOVES = 100_000
"""Of a game, as far as lists go."""
MOST_MS = 10**11
"""Three years: no turn takes longer, and a larger number in a file is a wrong one."""


@dataclass(slots=True)
class Kept:
    """Wrong or missing parts of a saved one are replaced by defaults: a save is never lost for their sake."""

    seats: tuple[ChosenSeat, ...] = ()
    timed: bool = True
    hints: bool = True
    """Whether people may ask for hints."""
    own: Json = field(default_factory=dict)
    """What people have chosen for this game's table and is not the usual (see `NewGame.own`)."""
    arrangements: dict[Seat, tuple[str, int]] = field(default_factory=dict)
    drafts: dict[Seat, Json] = field(default_factory=dict, compare=False)
    """What these seats had before they said that they are ready; it isn't saved."""
    """Arrangements that are finished while others still arrange: the move and the milliseconds it took."""
    draft: Json = field(default_factory=dict)
    """The table's half-done turn and its own settings (see `Table.draft`)."""
    extra: Json = field(default_factory=dict)
    """What lives longer than a draft: how much of a turn's time is spent, the zoom."""
    undone: tuple[str, ...] = ()
    move_ms: list[int] = field(default_factory=list)
    """Thinking time of each move made; 0 where nobody measured it."""
    earlier_ms: list[list[int]] = field(default_factory=list)
    """The same of a tournament's games before this one."""
    turn_ms: int = 0
    """Thinking time of the move under way, up to the last pause."""
    name: str = ""
    """What people call this game."""
    played_from: int | None = None
    """The move of another game from which this one was played on, ..."""
    origin: str = ""
    """... and what people call that one."""

    @property
    def names(self) -> list[str]:
        """The seats' names for sentences on the screen, from seat 1."""
        return seat_names((seat.name for seat in self.seats), translate)

    @property
    def later_names(self) -> tuple[Wording, ...]:
        """The same for sentences that are shown later, perhaps in another language by then."""
        return tuple(Wording.of(seat_name, seat.name, number) for number, seat in enumerate(self.seats, 1))

    @classmethod
    def fresh(cls, seats: Sequence[ChosenSeat], timed: bool, own: Json | None = None, hints: bool = True) -> Kept:
        """For a new game."""
        return cls(seats=tuple(seats), timed=timed, own=own or {}, hints=hints)

    @classmethod
    def from_json(cls, value: Mapping[str, Any], seats: Sequence[SeatInfo] = ()) -> Kept:
        """From a save; who sits where comes from its record."""
        state = cls(seats=_seats(value.get("seats"), seats))
        state.timed = value.get("hourglass") is not False
        state.hints = value.get("hints") is not False
        given = value.get("arrangements")
        if isinstance(given, dict):
            for seat in range(1, len(state.seats) + 1):
                match given.get(str(seat)):
                    case [str(move), int(spent)]:
                        state.arrangements[seat] = (move, min(max(0, spent), MOST_MS))
        for name in ("own", "draft", "extra"):
            if isinstance(value.get(name), dict):
                setattr(state, name, value[name])
        state.undone, times = undone_in(value), value.get("move_ms")
        if _are_times(times):
            state.move_ms = times
        earlier = value.get("earlier_ms")
        if isinstance(earlier, list) and all(_are_times(each) for each in earlier):
            state.earlier_ms = earlier
        turn_ms = value.get("turn_ms")
        if type(turn_ms) is int:
            state.turn_ms = min(max(0, turn_ms), MOST_MS)
        state.name, state.origin = name_of(value.get("name")), name_of(value.get("origin"))
        played_from = value.get("played_from")
        if type(played_from) is int and 0 <= played_from <= MOST_MOVES:
            state.played_from = played_from
        return state

    def to_json(self) -> Json:
        """For a save."""
        parts = {
            "seats": [_seat_to_json(seat) for seat in self.seats],
            "hourglass": self.timed,
            "arrangements": {str(seat): list(entry) for seat, entry in self.arrangements.items()},
            "draft": self.draft,
            "extra": self.extra,
            "undone": list(self.undone),
            "move_ms": self.move_ms,
            "earlier_ms": self.earlier_ms,
            "turn_ms": self.turn_ms,
        }
        # What is as usual is left out.
        parts |= self.labels()
        return parts | ({"own": self.own} if self.own else {}) | ({} if self.hints else {"hints": False})

    def labels(self) -> Json:
        """What tells this game from others, as far as there is anything: for its save and for the head of that."""
        given = {"name": self.name, "origin": self.origin, "played_from": self.played_from}
        return {key: value for key, value in given.items() if value not in ("", None)}

    def spend(self, ms: int) -> None:
        """The acting seat has thought so much longer."""
        self.turn_ms += max(0, ms)

    def note_move(self) -> None:
        """A move was made: its thinking time is complete."""
        self.move_ms.append(self.turn_ms)
        self.turn_ms = 0

    def unnote_move(self) -> None:
        """The last move was taken back."""
        if self.move_ms:
            self.turn_ms += self.move_ms.pop()

    def note_arrangement(self, seat: Seat, move: str) -> None:
        """A seat has finished arranging; the next one begins with nothing done."""
        self.arrangements[seat] = (move, self.turn_ms)
        self.drafts[seat] = self.draft
        self.turn_ms, self.draft = 0, {}

    def unnote_arrangement(self, seat: Seat) -> Json:
        """It goes on arranging, from where it was; its half-done arrangement, as far as that is still known."""
        _, self.turn_ms = self.arrangements.pop(seat)
        return self.drafts.pop(seat, {})

    def take_arrangements(self, seats: Sequence[Seat]) -> list[tuple[str, int]]:
        """All these seats have finished: their moves and times, from the fastest to the slowest."""
        finished, self.arrangements = self.arrangements, {}
        by_time = sorted((finished[seat][1], seat) for seat in seats)
        return [finished[seat] for _, seat in by_time]

    def fit(self, plies: int, games_before: int = 0) -> None:
        """So many moves have been made, after so many games of a tournament: those of a record that came without times
        have none, and the next one's time isn't taken for theirs."""
        self.move_ms = [*self.move_ms, *(0,) * plies][:plies]
        self.earlier_ms = [*self.earlier_ms, *([] for _ in range(games_before))][:games_before]

    def new_game(self) -> None:
        """The next game of a tournament."""
        self.arrangements, self.draft, self.extra, self.undone = {}, {}, {}, ()
        self.earlier_ms.append(self.move_ms)
        self.move_ms, self.turn_ms = [], 0


def undone_in(value: Mapping[str, Any]) -> tuple[str, ...]:
    """Read of a save which moves were taken back: with its record they make the game that was played."""
    undone = value.get("undone")
    return tuple(undone) if isinstance(undone, list) and all(isinstance(move, str) for move in undone) else ()


def _are_times(value: object) -> TypeGuard[list[int]]:
    return isinstance(value, list) and all(type(each) is int and 0 <= each <= MOST_MS for each in value)


def _seat_to_json(seat: ChosenSeat) -> Json:
    program = program_name(seat.kind)
    # Which program plays is this machine's business: records don't know it.
    named = {"program": program} if program else {}
    return {"colour": seat.colour, "language": seat.language, **named}


def _kind(info: SeatInfo, entry: Json) -> str:
    """Which program plays is never said by a record: whoever sends one could have one of this machine's started."""
    if info.kind == PROGRAM:
        return program_kind(name_of(entry.get("program")))
    return info.kind if is_known_kind(info.kind) else HUMAN


def _seats(value: object, infos: Sequence[SeatInfo]) -> tuple[ChosenSeat, ...]:
    given = value if isinstance(value, list) else []
    taken: list[int] = []
    result = []
    for index, info in enumerate(infos):
        entry = given[index] if index < len(given) and isinstance(given[index], dict) else {}
        colour = entry.get("colour")
        if type(colour) is not int or not 0 <= colour < len(SEAT_STYLES) or colour in taken:
            colour = next(each for each in range(len(SEAT_STYLES)) if each not in taken)
        taken.append(colour)
        language = entry.get("language")
        result.append(ChosenSeat(info.name, colour, language if isinstance(language, str) else "", _kind(info, entry)))
    return tuple(result)
