"""Brings the charts' library in when the first chart is opened, in the background: it takes a quarter of a second."""

from __future__ import annotations

import sys
import threading
from importlib import import_module
from threading import Thread

from PySide6.QtCore import QObject, Qt, Signal

_PLOT = "elios_desktop.ui.charts.plot"


class ChartLibrary(QObject):
    """Ask with `load`; the answer is `ready`, at once if it is there already."""

    ready = Signal()
    failed = Signal(str)
    _imported = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread: Thread | None = None
        self._imported.connect(self._on_imported, Qt.ConnectionType.QueuedConnection)

    def load(self) -> None:
        """Import the library."""
        if _PLOT in sys.modules and self._thread is None:
            self.ready.emit()
        elif self._thread is None:
            self._thread = Thread(target=self._import, name="elios-charts", daemon=True)
            self._thread.start()

    def wait(self) -> None:
        """Until a running import is over: a thread must not outlive what it speaks to."""
        if self._thread is not None:
            self._thread.join()

    def _import(self) -> None:
        try:
            import_plot()
        except ImportError as error:
            self._imported.emit(str(error) or "import")
            return
        self._imported.emit("")

    def _on_imported(self, problem: str) -> None:
        self.wait()
        self._thread = None
        if problem:
            self.failed.emit(problem)
        else:
            self.ready.emit()


def import_plot() -> None:
    """Import the library and keep our own way of dealing with uncaught exceptions: some versions take it over."""
    hooks = sys.excepthook, threading.excepthook
    try:
        import_module(_PLOT)
    finally:
        sys.excepthook, threading.excepthook = hooks
