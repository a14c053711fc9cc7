"""The chances to win in a game that is over: who thinks them out, and the card that tells what cost most."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from elios_desktop.engine.session import Session
from elios_desktop.texts.translate import fill
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.kit.widgets import button, label
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.session.hindsight import Hindsight, TurningPoint, what_it_cost
from elios_desktop.ui.session.thinker import Thinker


class HindsightCard(QWidget):
    """Follows a `Hindsight`."""

    show_wanted = Signal(object)
    """A TurningPoint, to be shown on the board."""
    play_on_wanted = Signal(int)
    """After so many moves people want to do better."""

    def __init__(self, controller: Controller, hindsight: Hindsight) -> None:
        super().__init__()
        self._controller = controller
        self._hindsight = hindsight
        self._progress = label("soft", wrap=True)
        self.stop_button = button()
        self.stop_button.clicked.connect(self._on_button)
        self._points = QVBoxLayout()
        self._points.setSpacing(10)
        self._shown: list[TurningPoint] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        line = QHBoxLayout()
        line.addWidget(self._progress, 1)
        line.addWidget(self.stop_button, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(line)
        column.addLayout(self._points)
        hindsight.changed.connect(self.refresh)
        self.retranslate()

    def retranslate(self) -> None:
        """Every text."""
        self._shown = []
        self.refresh()

    def refresh(self) -> None:
        """How far it is, and what was found."""
        hindsight = self._hindsight
        self._progress.setText(self._progress_text())
        self.stop_button.setVisible(not hindsight.complete)
        self.stop_button.setText(
            translate("Course", "Stop") if hindsight.running else translate("Course", "Work out the chances")
        )
        points = hindsight.turning_points
        if points != self._shown or not points:
            self._shown = list(points)
            self._list()

    def _progress_text(self) -> str:
        hindsight, last = self._hindsight, self._controller.session.ply
        if hindsight.failed:
            return translate("Course", "The computer hasn’t answered.")
        if not hindsight.complete:
            text = translate("Course", "Moves looked at: {count} of {last}.")
            if hindsight.running and hindsight.looked_at >= last:
                text = translate("Course", "Looking for what would have been better…")
            return fill(text, count=hindsight.looked_at, last=last)
        if not hindsight.turning_points:
            return translate("Course", "Well played: no turn cost anybody much.")
        return translate("Course", "These turns hurt the chances of winning most:")

    def _on_button(self) -> None:
        if self._hindsight.running:
            self._hindsight.stop()
        else:
            self._hindsight.start()

    def _list(self) -> None:
        while (item := self._points.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        for point in self._shown:
            self._points.addWidget(self._row(point))

    def _row(self, point: TurningPoint) -> QWidget:
        row = QFrame()
        column = QVBoxLayout(row)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(5)
        text = label(wrap=True)
        text.setText(what_it_cost(self._controller.session, point, self._controller.kept.names))
        column.addWidget(text)
        buttons = QHBoxLayout()
        show, play_on = button(), button()
        show.setText(translate("Course", "Show"))
        play_on.setText(translate("Replay", "Play on from here"))
        for each in (show, play_on):
            each.setAccessibleDescription(text.text())
            buttons.addWidget(each)
        buttons.addStretch(1)
        show.clicked.connect(partial(self.show_wanted.emit, point))
        play_on.clicked.connect(partial(self.play_on_wanted.emit, point.ply))
        column.addLayout(buttons)
        return row


_OFTEN_MS = 300
"""While they come in, the chart is drawn no more often."""


class Chances(QObject):
    """Those of one window with a course; the card stands in `room`."""

    changed = Signal()
    """More of them are known."""
    show_wanted = Signal(object)
    """A TurningPoint."""
    play_on_wanted = Signal(int)
    """After so many moves."""

    def __init__(self, controller: Controller, room: QVBoxLayout, parent: QObject) -> None:
        super().__init__(parent)
        self._controller = controller
        self._room = room
        self.hindsight: Hindsight | None = None
        """Of a game that is over."""
        self.card: HindsightCard | None = None
        self._often = QTimer(self)
        self._often.setSingleShot(True)
        self._often.setInterval(_OFTEN_MS)
        self._often.timeout.connect(self.changed)

    def follow(self, session: Session) -> None:
        """They are there for games that are over; those of another game, or another end, are forgotten."""
        wanted = session.state if session.state.result is not None else None
        if self.hindsight is not None and self.hindsight.end is not wanted:
            self.forget()
        if wanted is not None and self.hindsight is None:
            self.hindsight = Hindsight(session, Thinker(self))
            self.hindsight.changed.connect(self._on_hindsight)
            card = self.card = HindsightCard(self._controller, self.hindsight)
            card.show_wanted.connect(self.show_wanted)
            card.play_on_wanted.connect(self.play_on_wanted)
            card.hide()
            self._room.addWidget(card)

    def start(self) -> None:
        """They are to be thought out."""
        if self.hindsight is not None:
            self.hindsight.start()

    def forget(self) -> None:
        """Nobody looks at them any more."""
        if self.hindsight is not None and self.card is not None:
            self._often.stop()
            self.hindsight.changed.disconnect(self._on_hindsight)
            self.hindsight.close()
            self._room.removeWidget(self.card)
            self.card.hide()
            self.card.deleteLater()
        self.hindsight = self.card = None

    def retranslate(self) -> None:
        """The card in the language in force."""
        if self.card is not None:
            self.card.retranslate()

    def show_card(self, on: bool) -> None:
        """The card belongs to the chart of the chances."""
        if self.card is not None:
            self.card.setVisible(on)

    def _on_hindsight(self) -> None:
        if not self._often.isActive():
            self._often.start()
