"""How the people at a table stand in this game, all the games together that they have finished: “Anna 3 : 2 Bruno”."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal

from elios_desktop.engine.record import HUMAN
from elios_desktop.storage.history import person_key
from elios_desktop.storage.statistics import Series, Statistics
from elios_desktop.texts.translate import fill
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.session.controller import Controller

__all__ = ["Series", "SeriesAsker", "series_sentence"]

Perform = Callable[[Callable[[], object], Callable[[Exception | None], None]], None]


def series_sentence(series: Series, names: Sequence[str]) -> tuple[str, str]:
    """The score, and what it counts; nothing before there have been two games."""
    if series.games < 2 or len(series.wins) != len(names):
        return "", ""
    if len(names) == 2:
        text = translate("End", "{first} {wins} : {others} {second}")
        score = fill(text, first=names[0], wins=series.wins[0], others=series.wins[1], second=names[1])
    else:
        each = translate("End", "{name} {wins}")
        ranked = sorted(range(len(names)), key=lambda seat: -series.wins[seat])
        score = " · ".join(fill(each, name=names[seat], wins=series.wins[seat]) for seat in ranked)
    hint = translate("End", "Games won so far")
    if series.draws:
        hint = translate("End", "Games won so far, and %n draw(s)", None, series.draws)
    return score, hint


class SeriesAsker(QObject):
    """Asks the finished games on the disk's thread, after all that is on its way there."""

    answered = Signal(object, object)
    """The controller that was asked for, and the Series."""

    def __init__(self, statistics: Statistics, perform: Perform, parent: QObject) -> None:
        super().__init__(parent)
        self._statistics = statistics
        self._perform = perform

    def ask(self, controller: Controller) -> None:
        """How do these players stand? Whoever has no name, or another's, is nobody in particular."""
        people = [person_key(seat.name) if seat.kind == HUMAN else seat.kind for seat in controller.kept.seats]
        if all(people) and len(set(people)) == len(people) and controller.tournament is None:
            self._perform(partial(self._count, controller, people), _nothing)

    def _count(self, controller: Controller, people: list[str]) -> None:
        self.answered.emit(controller, self._statistics.series(controller.session.game.id, people))


def _nothing(_error: Exception | None) -> None:
    """A history that can't be read is told of where it is read in earnest."""
