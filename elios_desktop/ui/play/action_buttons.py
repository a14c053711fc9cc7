"""The buttons of what a table offers besides dragging: which there are, and which a key means."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QPushButton

from elios_desktop.ui.kit.widgets import Flow, button
from elios_desktop.ui.table.contract import TableAction


class ActionButtons(QObject):
    """One button an action, in a row that wraps. What they say is written by whom the row belongs to."""

    chosen = Signal(str)
    """The id of the action whose button was pressed."""
    changed = Signal()
    """There are others now, or they say something else."""
    keyboard_lost = Signal()
    """The button under the keyboard is no longer offered."""

    def __init__(self, row: Flow, parent: QObject) -> None:
        super().__init__(parent)
        self._row = row
        self._actions: list[TableAction] = []
        self._made: list[QPushButton] = []
        self._showing = False

    @property
    def made(self) -> list[tuple[QPushButton, TableAction]]:
        """Each button with its action."""
        return list(zip(self._made, self._actions, strict=False))

    def show(self, actions: Sequence[TableAction]) -> None:
        """Buttons for these actions; those that stay are the same."""
        if list(actions) == self._actions:
            return
        self._actions = list(actions)
        # A button that comes or goes may have the table laid out anew, which asks for buttons in its turn: these are
        # shown then as soon as the ones before them stand.
        if self._showing:
            return
        self._showing = True
        while True:
            wanted = self._actions
            if [each.id for each in wanted] != [made.property("action") for made in self._made]:
                self._make(wanted)
            self.changed.emit()
            if self._actions is wanted:
                break
        self._showing = False

    def _make(self, actions: Sequence[TableAction]) -> None:
        old_ones, self._made = self._made, []
        kept = next((old.property("action") for old in old_ones if old is old.window().focusWidget()), None)
        for old in old_ones:
            self._row.removeWidget(old)
            old.hide()
            old.deleteLater()
        for action in actions:
            made = button()
            made.setProperty("finger", True)
            made.setObjectName(f"action-{action.id}")
            made.setProperty("action", action.id)
            made.clicked.connect(self._on_clicked)
            self._row.addWidget(made)
            self._made.append(made)
            made.show()  # else it counts as hidden until the event loop comes to it
        if kept is not None:  # left to itself, Qt would let the keyboard go anywhere
            again = self.of(kept)
            if again is not None:
                again.setFocus()
            else:
                self.keyboard_lost.emit()

    def _on_clicked(self) -> None:
        sender = self.sender()
        if sender is not None:
            self.chosen.emit(sender.property("action"))

    def of(self, action_id: str) -> QPushButton | None:
        """The button of an action."""
        return next((made for made in self._made if made.property("action") == action_id), None)

    @property
    def going_on(self) -> QPushButton | None:
        """The button that goes on."""
        return self.of(next((each.id for each in self._actions if each.primary and each.enabled), ""))

    @property
    def first(self) -> QPushButton | None:
        """Where the keyboard comes to first: the button that goes on, else the first that can be pressed."""
        enabled = [each for each in self._actions if each.enabled]
        enabled.sort(key=lambda each: not each.primary)
        return self.of(enabled[0].id) if enabled else None

    @property
    def ending(self) -> str | None:
        """The id of the action that ends the turn, or else goes on from here."""
        found = [each for each in self._actions if each.ends] or [each for each in self._actions if each.primary]
        return found[0].id if found else None

    def for_key(self, key: str) -> str | None:
        """The id of the action with this key."""
        return next((each.id for each in self._actions if each.key.upper() == key), None)
