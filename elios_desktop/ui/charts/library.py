"""Brings the charts' library in when the first chart is opened, in the background: it takes a quarter of a second."""

from __future__ import annotations

import sys
import threading
from importlib import import_module

from PySide6.QtCore import QObject, Signal

from elios_desktop.ui.background import Background

_PLOT = "elios_desktop.ui.charts.plot"


class ChartLibrary(QObject):
    """Ask with `load`; the answer is `ready`, at once if it is there already."""

    ready = Signal()
    failed = Signal(str)
    """It can't be imported; with the reason, for people who can do something about it."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._background = Background[None](self)

    def load(self) -> None:
        """Import the library."""
        if is_loaded():
            self.ready.emit()
        elif not self._background.busy:
            self._background.ask(import_plot, self._on_imported, self._on_failed)

    def forget(self) -> None:
        """Nobody waits any more."""
        self._background.forget()

    def _on_imported(self, nothing: None) -> None:
        self.ready.emit()

    def _on_failed(self, error: Exception) -> None:
        if not isinstance(error, ImportError):
            raise error
        self.failed.emit(str(error))


def is_loaded() -> bool:
    """Whether it has been imported whole."""
    module = sys.modules.get(_PLOT)
    return module is not None and hasattr(module, "BarPlot")


def import_plot() -> None:
    """Import the library and keep our own way of dealing with uncaught exceptions: some versions take it over."""
    hooks = sys.excepthook, threading.excepthook
    try:
        import_module(_PLOT)
    finally:
        sys.excepthook, threading.excepthook = hooks
