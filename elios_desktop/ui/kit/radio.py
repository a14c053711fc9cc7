"""A push button of which one in a row is pressed: for assistive technology it is what it is, a radio button."""

from functools import cache
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QPushButton


class RadioButton(QPushButton):
    """Looks like a button; its row is exclusive."""

    def __init__(self) -> None:
        super().__init__()
        _install()


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
