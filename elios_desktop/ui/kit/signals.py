"""When the system asks the program to end (SIGTERM, SIGINT, SIGHUP), its windows close, and so everything is saved.

Python runs a signal's handler only between two of its own instructions, of which an idle window has none. So the
interpreter writes each signal into a pipe as well (on Windows, where nobody can wait for one, into a socket), and Qt
wakes up for that.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier
from PySide6.QtWidgets import QApplication

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
    """Where signals are read, where they are written, and what takes them away; open as long as the process."""
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
