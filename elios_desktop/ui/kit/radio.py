"""A push button of which one in a row is pressed: for assistive technology it is what it is, a radio button."""

from collections.abc import Callable
from functools import cache
from typing import Any

from PySide6.QtCore import QObject, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QAccessibleWidget, QPushButton, QStyle, QStyleOptionButton, QStylePainter

Paint = Callable[[QPainter, QRectF, float], None]
"""Paints what a choice changes into a rectangle; the last number goes from 0 to 1 while it is shown moving."""
_EDGE, _GAP = 7, 2


class RadioButton(QPushButton):
    """Looks like a button; its row is exclusive. It may show what it changes above its words."""

    def __init__(self) -> None:
        super().__init__()
        _install()
        self._picture: Paint | None = None
        self._room = QSize()
        self._ground = QColor()
        self._share = 1.0

    def show_picture(self, room: QSize, ground: str, paint: Paint | None) -> None:
        """Show what it changes, so large, on this colour also while it is chosen; its words alone without a picture."""
        self._picture, self._room, self._ground = paint, room, QColor(ground)
        self.updateGeometry()
        self.update()

    def show_share(self, share: float) -> None:
        """Show so much of its motion."""
        self._share = share
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for room for the picture, too."""
        hint = super().sizeHint()
        if self._picture is None:
            return hint
        high = self._room.height() + self.fontMetrics().height() + 2 * _EDGE + _GAP
        return QSize(max(hint.width(), self._room.width() + 2 * _EDGE), max(high, hint.height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture above the words, both in the middle."""
        if self._picture is None:
            super().paintEvent(event)
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        painter = QStylePainter(self)
        painter.drawControl(QStyle.ControlElement.CE_PushButtonBevel, option)
        line = self.fontMetrics().height()
        option.rect = self.rect().adjusted(0, self.height() - line - _EDGE, 0, -_EDGE)
        painter.drawControl(QStyle.ControlElement.CE_PushButtonLabel, option)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left = (self.width() - self._room.width()) / 2
        room = QRectF(left, _EDGE, self._room.width(), self.height() - line - 2 * _EDGE - _GAP)
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._ground)
            painter.drawRoundedRect(room.adjusted(-3, -3, 3, 1), 4, 4)
        self._picture(painter, room, self._share)
        painter.end()


class _Radio(QAccessibleWidget):
    """What a reader gets of one."""

    def __init__(self, button: QPushButton) -> None:
        super().__init__(button, QAccessible.Role.RadioButton, "")
        self._button = button

    def state(self) -> QAccessible.State:
        state = super().state()
        state.checkable = True
        state.checked = self._button.isChecked()
        return state

    def childCount(self) -> int:
        return 0

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def actionNames(self) -> list[str]:
        return ["Press", "SetFocus"]

    def doAction(self, name: str) -> None:
        if name == "Press":
            self._button.click()
        else:
            self._button.setFocus()


_made: dict[int, _Radio] = {}
"""Qt doesn't own interfaces made in Python: they are kept here as long as their widgets live."""


@cache
def _install() -> None:
    QAccessible.installFactory(_make)


def _make(name: str, thing: QObject) -> Any:
    if name != "RadioButton" or not isinstance(thing, RadioButton):
        return None
    number = id(thing)
    made = _made[number] = _Radio(thing)
    thing.destroyed.connect(lambda: _made.pop(number, None))
    return made
