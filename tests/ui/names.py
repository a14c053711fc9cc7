"""Finds what a screen reader has no name for, and buttons of which nobody can know what they do."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QLineEdit, QScrollArea, QWidget

from tests.ui.spoken import name_of, parts, windows


def nameless() -> list[str]:
    """Of all open windows, as lines for a person."""
    faults = []
    for window in windows():
        for each in parts(window):
            if _takes_keyboard(each) and not _spoken_name(each):
                faults.append(f"{name_of(each)} has no accessible name")
            if not isinstance(each, QAbstractButton) or isinstance(each.parentWidget(), QLineEdit):
                continue  # the cross in a line of text is Qt's own
            if not each.icon().isNull() and not each.text() and not each.toolTip():
                faults.append(f"{name_of(each)} shows a picture only and has no tooltip")
    return faults


def _takes_keyboard(widget: QWidget) -> bool:
    if isinstance(widget, QScrollArea) or isinstance(widget.parentWidget(), QAbstractScrollArea):
        return False  # a viewport, a corner, a scroll bar
    return bool(widget.focusPolicy().value & Qt.FocusPolicy.TabFocus.value) and widget.isEnabled()


def _spoken_name(widget: QWidget) -> str:
    if widget.focusProxy() is not None:
        return "its proxy's"
    interface = QAccessible.queryAccessibleInterface(widget)
    return "" if interface is None else interface.text(QAccessible.Text.Name)
