"""Does what belongs to the whole process: signals of the system, Enter on buttons, memory that is given back, and
Python's search for cyclic garbage, on the window's thread only.

By itself Python searches in whichever thread has just made many objects, and in the middle of whatever it does there.
Widgets and scenes that wait to be collected must not be taken apart in the thread that saves or reckons: Qt's objects
belong to the window's thread. Nor while Qt takes another of its objects apart: it then holds a lock that the second may
need, too, and both wait for ever. So Python never gets the search back, not even at the end of the program.
"""

import gc
import os
import signal
import sys
from collections.abc import Callable
from types import FrameType

from PySide6.QtCore import QAbstractEventDispatcher, QCoreApplication, QEvent, QObject, QSocketNotifier, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from shiboken6 import isValid

_ENDING = ("SIGTERM", "SIGINT", "SIGHUP")
"""Windows knows not all of them."""


class Signals(QObject):
    """Closes the windows of an application when a signal asks for that."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._app = app
        reading, writing, self._empty = _ends()
        self._notifier = QSocketNotifier(reading, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._end)
        signal.set_wakeup_fd(writing, warn_on_full_buffer=False)
        for name in _ENDING:
            if hasattr(signal, name):
                signal.signal(getattr(signal, name), _leave_it_to_qt)

    def _end(self) -> None:
        self._empty()
        self._app.closeAllWindows()
        self._app.quit()


def _ends() -> tuple[int, int, Callable[[], object]]:
    """Tell where signals are read, where they are written, and what takes them away; open as long as the process."""
    if sys.platform == "win32":
        import socket

        pair = socket.socketpair()
        for each in pair:
            each.setblocking(False)
        return pair[0].fileno(), pair[1].detach(), lambda: pair[0].recv(16)
    reading, writing = os.pipe()
    os.set_blocking(writing, False)
    return reading, writing, lambda: os.read(reading, 16)


def _leave_it_to_qt(number: int, frame: FrameType | None) -> None:
    """A handler has to be there, or the signal would end the process at once."""


_AFTER_MS = 500


class Collector(QObject):
    """Searches as often as Python would, but from the event loop.

    Whether there is something to search is looked at each time the event loop goes to rest: a window in which nothing
    happens makes nothing, and isn't woken for it.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_AFTER_MS)
        self._timer.timeout.connect(self.search)
        self._loop = QAbstractEventDispatcher.instance()
        self._loop.aboutToBlock.connect(self._before_rest)

    def stop(self) -> None:
        """The program ends."""
        self._loop.aboutToBlock.disconnect(self._before_rest)
        self._timer.stop()

    def search(self) -> None:
        """Search the youngest generation whose share of new objects is over Python's own threshold, if any."""
        due = _due()
        if due:
            gc.collect(max(due))

    def _before_rest(self) -> None:
        if not self._timer.isActive() and _due():
            self._timer.start()


def _due() -> list[int]:
    counts, thresholds = gc.get_count(), gc.get_threshold()
    return [generation for generation in range(3) if counts[generation] > thresholds[generation] > 0]


_TRIM_AFTER_MS = 1000


class Trimmer(QObject):
    """Gives memory back to the system that pictures have left behind: glibc keeps it for ever otherwise."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_TRIM_AFTER_MS)
        self._timer.timeout.connect(self.tidy)

    def tidy(self) -> None:
        """Search for what a page has left behind in circles, its pictures with it, and give all that is free back."""
        gc.collect()
        trim()

    def soon(self) -> None:
        """Do so when what is being taken away is gone, and what comes in its place is there."""
        self._timer.start()


def trim() -> bool:
    """Give back what is free; False where the system's library knows no such thing. Takes a few milliseconds."""
    if not sys.platform.startswith("linux"):
        return False
    import ctypes

    given_back = getattr(ctypes.CDLL(None), "malloc_trim", None)  # musl has none
    return given_back is not None and bool(given_back(0))


_PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)


class EnterKey(QObject):
    """Lets Enter press the button that has the keyboard, as Space does.

    Qt leaves that to the desktop's theme: on some, Enter does nothing there, or what the page behind the button takes
    it for. It listens at that button and at nothing else.
    """

    def __init__(self, app: QApplication, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._follow(None, app.focusWidget())
        app.focusChanged.connect(self._follow)

    def _follow(self, old: QWidget | None, now: QWidget | None) -> None:
        if isinstance(old, QAbstractButton):
            old.removeEventFilter(self)
        if isinstance(now, QAbstractButton):
            now.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress or event.modifiers() not in _PLAIN:
            return False
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter) or not isinstance(watched, QAbstractButton):
            return False
        if not event.isAutoRepeat():
            # Down and up again: a button with a menu opens it when it goes down.
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                if isValid(watched):
                    space = QKeyEvent(kind, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ")
                    QCoreApplication.sendEvent(watched, space)
        return True
