"""The evening that is going on: asked of the finished games on the disk's thread, said to whoever shows it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from PySide6.QtCore import QObject, Signal

from elios_desktop.engine.record import HUMAN, RecordError
from elios_desktop.engine.session import Session
from elios_desktop.evening.night import Night
from elios_desktop.evening.tonight import PAUSE, Played, Row, Tonight, played, tonight
from elios_desktop.storage.evening_file import Evening, EveningFile
from elios_desktop.storage.history import FinishedGame, History, HistoryError, person_key
from elios_desktop.texts.translate import fill
from elios_desktop.texts.words import isolated
from elios_desktop.ui.kit.i18n import translate

Perform = Callable[[Callable[[], object], Callable[[Exception | None], None]], None]
_LONGEST = timedelta(hours=48)
"""No evening is longer."""
_MOST_GAMES = 60


class EveningKeeper(QObject):
    """Knows tonight, and what was decided about it. Whatever waits for the disk is done on its thread."""

    changed = Signal()
    damaged = Signal()
    """The evening's file couldn't be read, and begins anew."""
    _read = Signal(object, object, bool)

    def __init__(self, history: History, file: EveningFile, perform: Perform, parent: QObject) -> None:
        super().__init__(parent)
        self._history = history
        self._file = file
        self._perform = perform
        self.now: Callable[[], datetime] = _utc_now
        self._known: dict[str, Played | None] = {}
        """Finished games that were replayed once; None for one that can't be."""
        self.tonight: Tonight | None = None
        self.decided = Evening()
        self._loaded = False
        self._read.connect(self._on_read)

    @property
    def night(self) -> Night | None:
        """The games that were planned, if some were."""
        return self.decided.night

    def refresh(self) -> None:
        """Ask what tonight is at; `changed` tells when it is known."""
        self._perform(self._ask, _nothing)

    def end(self) -> None:
        """The evening is over."""
        self._decide(Evening(self.now(), None))
        self.tonight = None
        self.changed.emit()

    def plan(self, night: Night | None) -> None:
        """A night of games from now on, or none any more."""
        self._decide(Evening(self.decided.ended, night))
        self.changed.emit()

    def _decide(self, evening: Evening) -> None:
        self.decided = evening
        self._perform(lambda: self._file.write(evening), _nothing)

    def _ask(self) -> None:
        decided, damaged = (self.decided, False) if self._loaded else self._file.read()
        now = self.now()
        games = [each for each in map(self._played, self._recent(now)) if each is not None]
        self._read.emit(decided, tonight(games, now, decided.ended), damaged)

    def _recent(self, now: datetime) -> list[FinishedGame]:
        try:
            lines = self._history.lines(limit=_MOST_GAMES)
            recent = [line.id for line in lines if _time(line.finished, now) > now - _LONGEST]
            return [game for each in recent if (game := self._history.get(each)) is not None]
        except HistoryError:
            return []  # told of where finished games are looked at

    def _played(self, game: FinishedGame) -> Played | None:
        if game.id not in self._known:
            self._known[game.id] = played_of(game)
        return self._known[game.id]

    def _on_read(self, decided: Evening, found: Tonight | None, damaged: bool) -> None:
        if not self._loaded:
            self._loaded = True
            self.decided = decided
        self.tonight = found
        if damaged:
            self.damaged.emit()
        self.changed.emit()


def played_of(game: FinishedGame) -> Played | None:
    """A finished game as an evening counts it; None for one that can't be replayed, and for one of a tournament."""
    try:
        session = Session.from_record(game.record)
        keys = [person_key(seat.name) if seat.kind == HUMAN else "" for seat in session.seats]
        return played(game.id, datetime.fromisoformat(game.finished), session, keys)
    except (RecordError, ValueError):
        return None


def tonight_sentence(found: Tonight) -> str:
    """ "Tonight: Ben 3 · Anna 2"; nothing for nobody."""
    each = translate("Evening", "{name} {points}")
    told = [fill(each, name=isolated(row.name), points=points_text(row.points)) for row in found.rows]
    return fill(translate("Evening", "Tonight: {rows}"), rows=" · ".join(told)) if told else ""


def counting_sentence() -> str:
    """How it was counted."""
    return translate("Evening", "A point for everybody you leave behind, half a point for a tie.")


def points_text(points: float) -> str:
    """A number of points, with halves: 2½."""
    whole, half = divmod(points, 1)
    return f"{whole:.0f}½" if half and whole else "½" if half else f"{whole:.0f}"


def question(found: Tonight) -> str:
    """What home asks those who play tonight: whoever leads, and whether it is close."""
    rows = found.rows
    if len(rows) < 2:
        return ""
    first, second = rows[0], rows[1]
    if first.points == second.points:
        text = translate("Evening", "{first} and {second} are level. A decider?")
    elif first.points - second.points <= 1:
        text = translate("Evening", "{first} leads by a nose. One more?")
    else:
        text = translate("Evening", "{first} is ahead. Who can catch up?")
    return fill(text, first=isolated(first.name), second=isolated(second.name))


def row_points(row: Row, found: Tonight, game: str) -> float | None:
    """What all games of one kind brought somebody tonight; None if they played none."""
    brought = [points for played_game, points in zip(found.games, row.by_game, strict=True) if played_game.game == game]
    known = [points for points in brought if points is not None]
    return sum(known) if known else None


def _time(stamp: str, otherwise: datetime) -> datetime:
    try:
        return datetime.fromisoformat(stamp)
    except ValueError:
        return otherwise - _LONGEST - PAUSE


def _nothing(_error: Exception | None) -> None:
    """What can't be written now is computed anew, or decided again."""


def _utc_now() -> datetime:
    return datetime.now(UTC)
