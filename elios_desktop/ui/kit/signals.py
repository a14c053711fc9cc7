"""When the system asks the program to end (SIGTERM, SIGINT, SIGHUP), its windows close, and so everything is saved.

Python runs a signal's handler only between two of its own instructions, of which an idle window has none. So the
interpreter writes each signal into a socket as well, and Qt wakes up for that.
"""

from __future__ import annotations

import signal
import socket
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
        self._reading, self._writing = socket.socketpair()
        self._reading.setblocking(False)
        self._writing.setblocking(False)
        self._notifier = QSocketNotifier(self._reading.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._end)
        signal.set_wakeup_fd(self._writing.fileno(), warn_on_full_buffer=False)
        for name in _ENDING:
            if hasattr(signal, name):
                signal.signal(getattr(signal, name), _leave_it_to_qt)

    def _end(self) -> None:
        self._reading.recv(16)
        self._app.closeAllWindows()
        self._app.quit()


def _leave_it_to_qt(number: int, frame: FrameType | None) -> None:
    """A handler has to be there, or the signal would end the process at once."""
