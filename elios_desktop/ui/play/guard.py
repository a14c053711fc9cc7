"""The guard at a hand-over: a press that was meant for the person before does nothing to the next one."""

from __future__ import annotations

from time import monotonic

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer
from PySide6.QtGui import QCursor, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

NEAR = 16.0
"""How far a second click of a double click may be from the first, in pixels."""

REPEAT_MS = 800
"""After this time without a repetition no key is held down any more."""

_KEYS = {QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride, QEvent.Type.KeyRelease}
_ANSWERS = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}
_CLICKS = {QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick}


class Guard(QObject):
    """Watches for as long as a double click may take, and until a key that is held down is let go.

    In between it swallows keys, and clicks where the pointer was at the hand-over: whoever comes moves it first.
    """

    enabled = True

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._until = 0.0
        self._where = QPointF()
        self._answers = False
        self._watching = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(REPEAT_MS)
        self._timer.timeout.connect(self.stop)

    def watch(self, answers: bool = False) -> None:
        """The table has just changed hands. `answers`: it has just come, and only what answers a question waits."""
        application = QApplication.instance()
        if not self.enabled or not isinstance(application, QApplication):
            return
        self._until = monotonic() + application.doubleClickInterval() / 1000
        self._where = QPointF(QCursor.pos())
        self._answers = answers
        if not self._watching:
            self._watching = True
            application.installEventFilter(self)
        self._timer.start()

    def stop(self) -> None:
        """Let everything through."""
        application = QApplication.instance()
        if self._watching and application is not None:
            application.removeEventFilter(self)
        self._watching = False
        self._timer.stop()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind in _KEYS and isinstance(event, QKeyEvent):
            swallowed = self._swallows_key(event)
            if swallowed:
                event.accept()  # else a shortcut would do its work all the same
            return swallowed
        if kind in _CLICKS and isinstance(event, QMouseEvent):
            away = event.globalPosition() - self._where
            return monotonic() < self._until and away.manhattanLength() <= NEAR
        return False

    def _swallows_key(self, event: QKeyEvent) -> bool:
        if self._answers and event.key() not in _ANSWERS:
            return False
        if event.isAutoRepeat():
            self._timer.start()
            return event.type() != QEvent.Type.KeyRelease
        if monotonic() < self._until:
            return event.type() != QEvent.Type.KeyRelease
        self.stop()  # a key that was pressed anew, or let go after the time
        return False
