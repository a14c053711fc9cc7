"""A button that is painted as a whole: a game box, a card."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractButton

_BY_KEY = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)


class Tile(QAbstractButton):
    """A painted button: Enter presses it as the space bar does, and it knows whether to show a focus ring.

    The ring is for people who walk with the keyboard; a click leaves none behind.
    """

    def __init__(self) -> None:
        super().__init__()
        self.ring = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Focus by a key shows a ring."""
        self.ring = event.reason() in _BY_KEY
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """No focus, no ring."""
        self.ring = False
        super().focusOutEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)
