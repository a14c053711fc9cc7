"""The chances to win in a game that is over: who thinks them out, and the card that tells what cost most."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QVBoxLayout

from elios_desktop.engine.session import Session
from elios_desktop.ui.charts.hindsight_card import HindsightCard
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.session.hindsight import Hindsight
from elios_desktop.ui.session.thinker import Thinker

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
