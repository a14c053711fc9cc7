"""What a save holds besides the record, its head, which home reads, and its way to the disk.

An accepted move waits in the queue, and comes to the table only when it is written. A disk that fails holds nothing up:
that is said, and play goes on. What is read is read with care: files can hold anything.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, TypeGuard

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer, Signal

from elios_desktop.engine.contract import AnyTransition, Json, Seat
from elios_desktop.engine.record import HUMAN, PROGRAM, SeatInfo, computer_level, is_known_kind
from elios_desktop.engine.session import Session
from elios_desktop.engine.tournament import Tournament
from elios_desktop.games import entry_of, find_entry
from elios_desktop.outside import name_of
from elios_desktop.storage.atomic import SaveError
from elios_desktop.storage.saves import PORTION, Condition, Reading, SaveDocument, Saves, Unfinished, played_last
from elios_desktop.texts.translate import fill
from elios_desktop.texts.words import seat_name, seat_names
from elios_desktop.ui.kit.i18n import Wording, translate
from elios_desktop.ui.kit.theme import SEAT_STYLES
from elios_desktop.ui.session.new_game import ChosenSeat, program_kind, program_name

MOST_MOVES = 100_000
"""Of a game, as far as lists go."""
MOST_MS = 10**11
"""Three years: no turn takes longer, and a larger number in a file is a wrong one."""


@dataclass(slots=True)
class SavedExtras:
    """Wrong or missing parts of a saved one are replaced by defaults: a save is never lost for their sake."""

    seats: tuple[ChosenSeat, ...] = ()
    timed: bool = True
    hints: bool = True
    """Whether people may ask for hints."""
    tries: bool = False
    """Whether people may try moves out in their turns."""
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
    def fresh(
        cls,
        seats: Sequence[ChosenSeat],
        timed: bool,
        own: Json | None = None,
        hints: bool = True,
        tries: bool = False,
    ) -> SavedExtras:
        """Make those of a new game."""
        return cls(seats=tuple(seats), timed=timed, own=own or {}, hints=hints, tries=tries)

    @classmethod
    def from_json(cls, value: Mapping[str, Any], seats: Sequence[SeatInfo] = ()) -> SavedExtras:
        """Read them from a save; who sits where comes from its record."""
        state = cls(seats=_seats(value.get("seats"), seats))
        state.timed = value.get("hourglass") is not False
        state.hints = value.get("hints") is not False
        state.tries = value.get("tries") is True
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
        """Return them for a save."""
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
        unusual = ({} if self.hints else {"hints": False}) | ({"tries": True} if self.tries else {})
        return parts | ({"own": self.own} if self.own else {}) | unusual

    def labels(self) -> Json:
        """Return what tells this game from others, as far as there is anything: for its save and for the head of
        that."""
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
        """Let a seat go on arranging, from where it was; its half-done arrangement, as far as that is still known."""
        _, self.turn_ms = self.arrangements.pop(seat)
        return self.drafts.pop(seat, {})

    def take_arrangements(self, seats: Sequence[Seat]) -> list[tuple[str, int]]:
        """Return, once all these seats have finished, their moves and times, from the fastest to the slowest."""
        finished, self.arrangements = self.arrangements, {}
        by_time = sorted((finished[seat][1], seat) for seat in seats)
        return [finished[seat] for _, seat in by_time]

    def fit(self, plies: int, games_before: int = 0) -> None:
        """Keep times for so many moves, after so many games of a tournament: those of a record that came without times
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
    """Return who plays a seat. Which program it is a record never says: whoever sends one could have one of this
    machine's started."""
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


@dataclass(frozen=True, slots=True)
class SaveHead:
    """One card among the games to continue."""

    id: str
    game: str
    """Empty if the save doesn't say."""
    names: tuple[str, ...]
    colours: tuple[int, ...]
    acting: int | None
    """The seat that has to do something next, if any."""
    saved: datetime | None
    condition: Condition
    open_in: int | None
    view: dict[str, Any] | None
    """What an onlooker sees, for the picture."""
    moves: int = 0
    name: str = ""
    """What people call this game."""
    played_from: int | None = None
    """The move of another game from which it was played on, if it was, ..."""
    origin: str = ""
    """... and what people call that one."""
    game_number: int = 0
    """Which game of a tournament it is; 0 if it is none."""
    ended: bool = False
    """Whether it is over, and nobody has it on the table."""
    levels: tuple[int, ...] = ()
    """Of each seat's computer; 0 for a person."""

    @property
    def title(self) -> str:
        """What the game is called, in the language in force; empty if the save doesn't say."""
        return entry_of(self.game).name(translate) if self.game else ""

    @property
    def found_by(self) -> str:
        """What somebody may look for this game by."""
        return " ".join((self.title, self.name, self.origin, *self.names)).casefold()


def head_of(
    session: Session, tournament: Tournament | None, kept: SavedExtras, acting: Seat | None, over: bool
) -> dict[str, Any]:
    """The head of a game's save: nothing that an onlooker may not see."""
    return {
        "game": session.game.id,
        "seats": [_head_seat(seat) for seat in kept.seats],
        "acting": acting,
        "moves": session.ply,
        "over": over,
        "view": session.state.view(None).to_json(),
        "totals": list(tournament.totals) if tournament else None,
        "game_number": len(tournament.games) if tournament else None,
    } | kept.labels()


def _head_seat(seat: ChosenSeat) -> Json:
    computer = {"kind": seat.kind} if computer_level(seat.kind) is not None else {}
    return {"name": seat.name, "colour": seat.colour} | computer


def read_head(save: Unfinished) -> SaveHead:
    """The card of a save."""
    head = save.head
    game = _text(head.get("game"))
    known = find_entry(game)
    given = head.get("seats")
    seats = [seat for seat in given if isinstance(seat, dict)] if isinstance(given, list) else []
    names = tuple(name_of(seat.get("name")) for seat in seats)
    colours = tuple(_colour(seat.get("colour"), number) for number, seat in enumerate(seats))
    acting = head.get("acting")
    view = head.get("view")
    return SaveHead(
        id=save.id,
        game=game if known else "",
        names=names,
        colours=colours,
        levels=tuple(computer_level(_text(seat.get("kind"))) or 0 for seat in seats),
        acting=acting if type(acting) is int and 1 <= acting <= len(names) else None,
        saved=moment_of(save.saved),
        condition=save.condition,
        open_in=save.open_in,
        view=view if isinstance(view, dict) else None,
        moves=_count(head.get("moves")) or 0,
        name=name_of(head.get("name")),
        played_from=_count(head.get("played_from")),
        origin=name_of(head.get("origin")),
        game_number=_count(head.get("game_number")) or 0,
        ended=head.get("over") is True and save.condition == "whole" and save.open_in is None,
    )


class WaitingGames(QObject):
    """Reads which games wait, a few milliseconds at a time: first what has changed since it was read last."""

    def __init__(self, saves: Saves, show: Callable[[list[SaveHead]], object], parent: QObject) -> None:
        super().__init__(parent)
        self._saves = saves
        self._show = show
        self._heads: dict[str, tuple[Unfinished, SaveHead]] = {}
        self._reading: Reading | None = None
        self._told: dict[str, Unfinished] = {}
        """What is shown, ..."""
        self._lines: list[Unfinished] = []
        """... in its order, ..."""
        self._shown: list[SaveHead] | None = None
        """... and the cards of that: the same list as long as it is as it was."""
        self._later = QTimer(self)
        self._later.setInterval(0)
        self._later.timeout.connect(self._read_later)

    @property
    def complete(self) -> bool:
        """Whether all of them have been read."""
        return self._reading is None or self._reading.done

    def read(self) -> Iterator[None]:
        """Read them again, in two parts: a few, and then tell of them. The others while nothing else is to be done."""
        self._reading = self._saves.reading()
        self._go_on(PORTION if self._shown is None else PORTION // 4)
        yield
        if not self.complete:
            self._later.start()
        self._tell()

    def _read_later(self) -> None:
        self._go_on(PORTION)
        if self.complete:
            self._later.stop()
            self._tell()

    def _go_on(self, work: int) -> None:
        reading = self._reading
        assert reading is not None
        if not reading.done:
            reading.go_on(work)
        for line in reading.new:
            self._heads[line.id] = line, read_head(line)
        reading.new.clear()

    def _tell(self) -> None:
        """Show what is known by now. What is shown already costs next to nothing, however much that is."""
        assert self._reading is not None
        found, told = self._reading.found, self._told
        if self._shown is None or found != told:
            still = [line for line in self._lines if found.get(line.id) is line]
            new = [line for line in found.values() if told.get(line.id) is not line]
            self._lines = sorted(still + new, key=played_last, reverse=True)  # what is in order already is no work
            self._told, self._shown = dict(found), [self._head(line) for line in self._lines]
            if self.complete:
                self._heads = {line.id: (line, head) for line, head in zip(self._lines, self._shown, strict=True)}
        self._show(self._shown)

    def _head(self, line: Unfinished) -> SaveHead:
        known = self._heads.get(line.id)
        if known is None or known[0] is not line:  # somebody else has read it
            known = self._heads[line.id] = line, read_head(line)
        return known[1]


def title_with_number(title: str, number: int) -> str:
    """A game's title, and which game of a tournament it is, if it is one."""
    return fill(translate("Home", "{game}, game {number}"), game=title, number=number) if number else title


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""


def _count(value: object) -> int | None:
    return value if type(value) is int and 0 <= value <= MOST_MOVES else None


def _colour(value: object, number: int) -> int:
    return value if type(value) is int and 0 <= value < len(SEAT_STYLES) else number % len(SEAT_STYLES)


def moment_of(text: object) -> datetime | None:
    """Read a moment; None for what is none, and for times that can't be told in every time zone on every system."""
    try:
        moment = datetime.fromisoformat(text) if isinstance(text, str) else None
    except ValueError:
        return None
    if moment is None or not 1971 <= moment.year <= 2999:
        return None
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)


SaveDone = Callable[[SaveError | None], None]


Write = Callable[[SaveDocument, SaveDone], None]
"""Writes a document durably, in the background, and then calls back from its own thread (`Writer.submit`)."""


class SaveQueue(QObject):
    """The moves and savings of one game that are on their way."""

    landed = Signal(object)
    """A AnyTransition: it is on the disk (or the disk failed, and `failed` has been sent)."""
    ended = Signal()
    """The game is over; sent after the last `landed`."""
    failed = Signal(object)
    """A SaveError."""
    written = Signal()
    """Everything is on the disk (again)."""

    _answered = Signal(object)
    """From the disk's thread to this one."""

    def __init__(self, disk: Write | None, document: Callable[[], SaveDocument]) -> None:
        """`document` says what is to be written. Without a disk everything counts as written at once."""
        super().__init__()
        self.disk = disk
        self._document = document
        self.waiting: deque[AnyTransition] = deque()
        """Accepted, but not on the disk yet."""
        self._in_flight = 0
        self._answered.connect(self._on_answered)

    @property
    def busy(self) -> bool:
        """Whether something is on its way."""
        return self._in_flight > 0

    def add(self, transition: AnyTransition) -> None:
        """An accepted move; it goes with the next `save`."""
        self.waiting.append(transition)

    def save(self) -> None:
        """Write the game, in the background."""
        if self.disk is None:
            self._on_answered(None)
            return
        self._in_flight += 1
        self.disk(self._document(), self._answered.emit)

    def hear(self) -> None:
        """Take in now what the disk has answered already."""
        QCoreApplication.sendPostedEvents(self, QEvent.Type.MetaCall.value)

    def _on_answered(self, error: SaveError | None) -> None:
        self._in_flight = max(0, self._in_flight - 1)
        if error is not None:
            self.failed.emit(error)
        elif self._in_flight == 0:
            self.written.emit()
        if self._in_flight == 0:
            while self.waiting:
                transition = self.waiting.popleft()
                self.landed.emit(transition)
                if not self.waiting and transition.after.result is not None:
                    self.ended.emit()
