"""Brings the charts' library in when the first chart is opened, without holding the window up.

numpy, and what pyqtgraph needs of Python's own library, is imported in a thread. pyqtgraph itself has to come in on the
window's own thread, because it makes Qt's classes known to Python one by one, which is not safe anywhere else; most of
its time goes into just that, so it is done beforehand, a few classes between two events.

Work that takes longer than a frame is done in a thread (`Background`) while the window goes on. For reading and
reckoning only: what is written goes through the writer, which nothing may cut off.
"""

import sys
import threading
from collections.abc import Callable, Iterator
from importlib import import_module
from threading import Thread
from time import perf_counter
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

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
        """Call nobody: whoever waited doesn't any more."""
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
    """Tell whether it has been imported whole."""
    return _PLOT in sys.modules


def _import_numbers() -> object:
    for name in _STANDARD:
        import_module(name)
    return import_module("numpy")


def _steps() -> Iterator[bool]:
    """Yield what has to be done on the window's thread, in parts after which there can be a moment for other things:
    where True comes, there must be one, for the next part takes long by itself."""
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


T = TypeVar("T")
_POLL_MS = 3


class Background(QObject, Generic[T]):
    """One question at a time: a new one makes the answer to the one before it worthless.

    The thread knows nothing of Qt, and whoever asked is answered from the event loop, so that a page may be closed at
    any time.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setInterval(_POLL_MS)
        self._timer.timeout.connect(self._look)
        self._work: _Work[T] | None = None
        self._then: Callable[[T], None] | None = None
        self._failed: Callable[[Exception], None] | None = None

    @property
    def busy(self) -> bool:
        """Whether an answer is still to come."""
        return self._work is not None

    def ask(self, job: Callable[[], T], then: Callable[[T], None], failed: Callable[[Exception], None]) -> None:
        """Do the job; then say what came of it."""
        self._work, self._then, self._failed = _Work(job), then, failed
        self._work.thread.start()
        self._timer.start()

    def forget(self) -> None:
        """Drop the answer: nobody wants it any more."""
        self._work = self._then = self._failed = None
        self._timer.stop()

    def _look(self) -> None:
        work, then, failed = self._work, self._then, self._failed
        if work is None or work.thread.is_alive() or then is None or failed is None:
            return
        self.forget()
        if work.error is not None:
            failed(work.error)
        else:
            then(work.answers[0])


class _Work(Generic[T]):
    def __init__(self, job: Callable[[], T]) -> None:
        self._job = job
        self.answers: list[T] = []
        self.error: Exception | None = None
        self.thread = Thread(target=self._run, name="elios-background", daemon=True)

    def _run(self) -> None:
        try:
            self.answers.append(self._job())
        except Exception as error:  # whoever asked decides what it means
            self.error = error
