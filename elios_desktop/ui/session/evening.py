"""The evening that is going on: asked of the finished games on the disk's thread, said to whoever shows it."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from elios_desktop.engine.record import HUMAN, RecordError, SeatInfo
from elios_desktop.engine.session import Session
from elios_desktop.evening.tonight import PAUSE, Night, Played, Row, Tonight, played, tonight
from elios_desktop.storage.evening_file import Evening, EveningFile
from elios_desktop.storage.history import FinishedGame, History, HistoryError, person_key
from elios_desktop.texts.translate import fill
from elios_desktop.texts.words import isolated
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.session.saving import moment_of

if TYPE_CHECKING:
    from elios_desktop.evening.awards import Award, GameOfTonight

Perform = Callable[[Callable[[], object], Callable[[Exception | None], None]], None]
_LONGEST = timedelta(hours=48)
"""No evening is longer."""
_MOST_GAMES = 60


@dataclass(frozen=True, slots=True)
class _Answer:
    """What the disk's thread has found."""

    asked: Evening
    """What was decided when it was asked, ..."""
    decided: Evening
    """... and what that is in the light of the games that are there."""
    tonight: Tonight | None


class EveningKeeper(QObject):
    """Knows tonight, and what was decided about it. Whatever waits for the disk is done on its thread."""

    changed = Signal()
    damaged = Signal()
    """The evening's file couldn't be read, and begins anew."""
    _answered = Signal(object, object)
    """What is called with what, on this thread."""

    def __init__(
        self,
        history: History,
        file: EveningFile,
        waiting: Callable[[], Iterable[str]],
        perform: Perform,
        parent: QObject,
    ) -> None:
        """`waiting` says which games are under way, by their names on the disk."""
        super().__init__(parent)
        self._history = history
        self._file = file
        self._waiting = waiting
        self._perform = perform
        self.now: Callable[[], datetime] = _utc_now
        self._known: dict[tuple[str, str], Played | None] = {}
        """Finished games that were replayed once, with their ends: one that is taken back may come out otherwise. None
        for one that can't be replayed."""
        self.tonight: Tonight | None = None
        self._decided = Evening()
        self._loaded = False
        self._answered.connect(_call)

    @property
    def decided(self) -> Evening:
        """What was decided."""
        if not self._loaded:
            self._load()
        return self._decided

    @property
    def night(self) -> Night | None:
        """The games that were planned, if some were."""
        return self.decided.night

    def refresh(self) -> None:
        """Ask what tonight is at; `changed` tells when it is known."""
        self._perform(partial(self._ask, self.decided), _nothing)

    def end(self) -> None:
        """The evening is over."""
        self._decide(Evening(self.now(), None))
        self.tonight = None
        self.changed.emit()

    def plan(self, night: Night | None) -> None:
        """A night of games from now on, or another one, or none any more. It is on the disk before what comes next."""
        self._decide(Evening(self.decided.ended, night))
        self.changed.emit()

    def forget(self) -> None:
        """Follow a new name of somebody in finished games."""
        self._perform(self._known.clear, _nothing)
        self.refresh()

    def begun(self, save: str) -> None:
        """The current game of the night is going to have this name on the disk."""
        if self.night is not None:
            self._decide(Evening(self.decided.ended, self.night.begun(save)))

    def finished(self, save: str) -> None:
        """A game is over; if it is the current one of the night, the next one's turn has come."""
        if self.night is not None:
            self._decide(Evening(self.decided.ended, self.night.finished(save)))
        self.refresh()

    def ask_awards(self, found: Tonight, then: Callable[["list[Award]"], object]) -> None:
        """Find the prizes of an evening, and say them when they are known."""

        from elios_desktop.evening.awards import awards

        def look() -> None:
            games = [game for each in found.games if (game := self._with_moves(each)) is not None]
            self._answered.emit(then, awards(games))

        self._perform(look, _nothing)

    def _decide(self, evening: Evening) -> None:
        if evening != self._decided or not self._loaded:
            self._decided, self._loaded = evening, True
            self._perform(lambda: self._file.write(evening), _nothing)

    def _load(self) -> None:
        self._decided, damaged = self._file.read()
        self._loaded = True
        if damaged:
            self.damaged.emit()

    # -- on the disk's thread

    def _ask(self, asked: Evening) -> None:
        now, night = self.now(), asked.night
        if night is not None:
            night = self._as_it_is(night)
        planned = [each.save for each in night.rounds if each.save] if night is not None else []
        games = [each for each in map(self._played, self._recent(now, planned)) if each is not None]
        found = tonight(games, now, asked.ended, planned)
        if found is None and night is not None and night.is_over:
            night = None
        self._answered.emit(self._on_read, _Answer(asked, Evening(asked.ended, night), found))

    def _as_it_is(self, night: Night) -> Night:
        """Return games that are over by now as done, and those that were deleted to be begun anew."""
        begun = [each.save for each in night.rounds if each.save]
        if not begun:
            return night
        waiting = frozenset(self._waiting())
        try:
            night = night.settled([each for each in begun if self._history.get(each) is not None], waiting)
        except HistoryError:
            return night
        return night.unbegun(waiting)

    def _recent(self, now: datetime, planned: Iterable[str]) -> list[FinishedGame]:
        try:
            lines = self._history.lines(limit=_MOST_GAMES)
            recent = {line.id: None for line in lines if _time(line.finished, now) > now - _LONGEST}
            recent |= dict.fromkeys(planned)
            return [game for each in recent if (game := self._history.get(each)) is not None]
        except HistoryError:
            return []  # told of where finished games are looked at

    def _played(self, game: FinishedGame) -> Played | None:
        end = game.id, game.finished
        if end not in self._known:
            self._known[end] = played_of(game)
        return self._known[end]

    def _with_moves(self, played_game: Played) -> "GameOfTonight | None":
        from elios_desktop.evening.awards import GameOfTonight

        try:
            game = self._history.get(played_game.id)
            session = Session.from_record(game.record) if game is not None else None
        except (HistoryError, RecordError):
            return None
        if game is None or session is None:
            return None
        given = game.course.get("move_ms")
        times = given if isinstance(given, list) and all(type(each) is int for each in given) else []
        return GameOfTonight(game.id, session, tuple(seat.person for seat in played_game.seats), tuple(times))

    # -- and on this one

    def _on_read(self, answer: _Answer) -> None:
        if answer.asked == self._decided:
            self._decide(answer.decided)
        self.tonight = answer.tonight
        self.changed.emit()


def _call(then: Callable[[object], object], value: object) -> None:
    then(value)


def played_of(game: FinishedGame) -> Played | None:
    """Return a finished game as an evening counts it, one of a tournament like any other; None if it can't be
    replayed."""
    try:
        session = Session.from_record(game.record)
        session.seat_again([SeatInfo(seat.name, seat.kind) for seat in game.seats])  # as they are called now
        keys = [person_key(seat.name) if seat.kind == HUMAN else "" for seat in session.seats]
        finished = moment_of(game.finished)
        return played(game.id, finished, session, keys) if finished is not None else None
    except (RecordError, ValueError):
        return None


def tonight_sentence(found: Tonight) -> str:
    """ "Tonight: Ben 3 · Anna 2"; nothing for nobody."""
    each = translate("Evening", "{name} {points}").replace(" ", "\u00a0")  # nobody's points stand in the next line
    told = [fill(each, name=isolated(row.name), points=points_text(row.points)) for row in found.rows]
    return fill(translate("Evening", "Tonight: {rows}"), rows=" · ".join(told)) if told else ""


def counting_sentence() -> str:
    """Say how it was counted."""
    return translate("Evening", "A point for everybody you beat, half a point for a tie.")


def points_text(points: float) -> str:
    """A number of points, with halves: 2½."""
    whole, half = divmod(points, 1)
    return f"{whole:.0f}½" if half and whole else "½" if half else f"{whole:.0f}"


def question(found: Tonight) -> str:
    """Say what home asks those who play tonight: whoever leads, and whether it is close."""
    rows = found.rows
    if len(rows) < 2:
        return ""
    first, second = rows[0], rows[1]
    lead = first.points - second.points
    if not lead:
        text = translate("Evening", "{first} and {second} are level at {a}–{b}. A decider?")
    elif lead <= 1:
        text = translate("Evening", "{first} leads {a}–{b}. One more?")
    else:
        text = translate("Evening", "{first} leads {a}–{b}. Who can catch up?")
    a, b = points_text(first.points), points_text(second.points)
    return fill(text, first=isolated(first.name), second=isolated(second.name), a=a, b=b)


def row_points(row: Row, found: Tonight, game: str) -> float | None:
    """Return what all games of one kind brought somebody tonight; None if they played none."""
    brought = [points for played_game, points in zip(found.games, row.by_game, strict=True) if played_game.game == game]
    known = [points for points in brought if points is not None]
    return sum(known) if known else None


def _time(stamp: object, otherwise: datetime) -> datetime:
    return moment_of(stamp) or otherwise - _LONGEST - PAUSE


def _nothing(_error: Exception | None) -> None:
    """Do nothing: what can't be written now is computed anew, or decided again."""


def _utc_now() -> datetime:
    return datetime.now(UTC)
