"""Brings the charts' library in when the first chart is opened, without holding the window up.

numpy, and what pyqtgraph needs of Python's own library, is imported in a thread. pyqtgraph itself has to come in on the
window's own thread, because it makes Qt's classes known to Python one by one, which is not safe anywhere else; most of
its time goes into just that, so it is done beforehand, a few classes between two events.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from importlib import import_module
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal

from elios_desktop.ui.kit.background import Background

_PLOT = "elios_desktop.ui.charts.plot"
_QT_MODULES = ("QtCore", "QtGui", "QtWidgets", "QtTest", "QtSvg", "QtOpenGL", "QtOpenGLWidgets")
"""Those whose names pyqtgraph copies."""
_STANDARD = (
    "cProfile", "dataclasses", "decimal", "importlib.resources", "locale", "mmap", "multiprocessing.connection",
    "pydoc", "subprocess", "tempfile", "xml.etree.ElementTree",
)  # fmt: skip
"""Those of Python's own library that take pyqtgraph longest."""
_SLICE_SECONDS = 0.008


class ChartLibrary(QObject):
    """Ask with `load`; the answer is `ready`, at once if it is there already."""

    ready = Signal()
    failed = Signal(str)
    """It can't be imported; with the reason, for people who can do something about it."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._background = Background[object](self)
        self._steps: Iterator[bool] = iter(())
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._go_on)

    def load(self) -> None:
        """Import the library."""
        if is_loaded():
            self.ready.emit()
        elif not self._background.busy and not self._timer.isActive():
            self._background.ask(_import_numbers, self._on_numbers, self._on_failed)

    def forget(self) -> None:
        """Nobody waits any more."""
        self._background.forget()
        self._timer.stop()

    def _on_numbers(self, module: object) -> None:
        self._steps = _steps()
        self._timer.start()

    def _go_on(self) -> None:
        until = perf_counter() + _SLICE_SECONDS
        try:
            for pause in self._steps:
                if pause or perf_counter() > until:
                    return
        except ImportError as error:
            self._timer.stop()
            self._on_failed(error)
        else:
            self._timer.stop()
            self.ready.emit()

    def _on_failed(self, error: Exception) -> None:
        if not isinstance(error, ImportError):
            raise error
        self.failed.emit(str(error))


def is_loaded() -> bool:
    """Whether it has been imported whole."""
    return _PLOT in sys.modules


def _import_numbers() -> object:
    for name in _STANDARD:
        import_module(name)
    return import_module("numpy")


def _steps() -> Iterator[bool]:
    """What has to be done on the window's thread, in parts after which there can be a moment for other things: where
    True comes, there must be one, for the next part takes long by itself."""
    yield from _qt_names()
    yield True
    # Some versions of pyqtgraph take uncaught exceptions over; we keep our own way of dealing with them.
    hooks = sys.excepthook, threading.excepthook
    try:
        import_module("pyqtgraph")
    finally:
        sys.excepthook, threading.excepthook = hooks
    yield True
    import_module(_PLOT)


def _qt_names() -> Iterator[bool]:
    """Makes Qt's classes known to Python, one at each step."""
    for name in _QT_MODULES:
        try:
            module = import_module(f"PySide6.{name}")
        except ImportError:
            continue  # pyqtgraph says itself what it can't do without
        for each in dir(module):
            getattr(module, each)
            yield False
