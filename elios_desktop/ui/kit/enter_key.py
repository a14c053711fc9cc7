"""Enter presses the button that has the keyboard, as Space does.

Qt leaves that to the desktop's theme: on some, Enter does nothing there, or what the page behind the button takes it
for.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from shiboken6 import isValid

_PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)


class EnterKey(QObject):
    """Listens at the button that has the keyboard, and at nothing else."""

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
