"""The moment after a game: something that suits it happens over the board, and the points are counted up.

It lasts three seconds at the most, any key and any click ends it (and does what it does), and where nothing is to move
there is none.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QVariantAnimation
from PySide6.QtWidgets import QApplication

from elios_desktop.ui.board.festivity import LASTS_MS, Festivity
from elios_desktop.ui.play.end_scores import EndScores
from elios_desktop.ui.play.stage import Stage

_COUNTED = 0.8
"""The points are counted in this share of the time."""
_PRESSES = {QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress}


class Celebration(QObject):
    """At most one at a time."""

    def __init__(self, stage: Stage, scores: EndScores) -> None:
        super().__init__(stage)
        self._view = stage.view
        self._table = stage.table
        self._scores = scores
        self._shown: Festivity | None = None
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(LASTS_MS / 1000)
        self._clock.setDuration(LASTS_MS)
        self._clock.valueChanged.connect(self._at)
        self._clock.finished.connect(self.end)

    @property
    def running(self) -> bool:
        """Whether it is going on."""
        return self._clock.state() == QVariantAnimation.State.Running

    def begin(self) -> None:
        """Celebrate, if things move here at all."""
        if self.running or not self._table.animator.speed or not self._view.isVisible():
            return
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)  # the board makes room for the card first
        paint = self._table.festivity()
        if paint is not None:
            self._shown = Festivity(self._table.area, paint)
            self._table.scene.addItem(self._shown)
        self._scores.count_up(round(LASTS_MS * _COUNTED))
        application = QApplication.instance()
        if application is not None:
            application.installEventFilter(self)
        self._clock.start()

    def end(self) -> None:
        """All is as it will stay."""
        application = QApplication.instance()
        if application is not None:
            application.removeEventFilter(self)
        self._clock.stop()
        self._scores.finish()
        if self._shown is not None:
            self._table.scene.removeItem(self._shown)
            self._shown = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _PRESSES:
            self.end()
        return False

    def _at(self, seconds: float) -> None:
        if self._shown is not None:
            self._shown.at(seconds)
