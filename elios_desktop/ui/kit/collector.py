"""Python's search for cyclic garbage, on the window's thread only.

By itself Python searches in whichever thread has just made many objects. Widgets and scenes that wait to be collected
must not be taken apart in the thread that saves or reckons: Qt's objects belong to the window's thread.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

_EVERY_MS = 500


class Collector(QObject):
    """Searches as often as Python would, but from the event loop. `stop` gives the search back to Python."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._was_on = gc.isenabled()
        gc.disable()
        self._timer = QTimer(self)
        self._timer.setInterval(_EVERY_MS)
        self._timer.timeout.connect(self.search)
        self._timer.start()

    def stop(self) -> None:
        """The program ends."""
        self._timer.stop()
        if self._was_on:
            gc.enable()

    def search(self) -> None:
        """Search the youngest generation whose share of new objects is over Python's own threshold, if any."""
        counts, thresholds = gc.get_count(), gc.get_threshold()
        due = [generation for generation in range(3) if counts[generation] > thresholds[generation] > 0]
        if due:
            gc.collect(max(due))
