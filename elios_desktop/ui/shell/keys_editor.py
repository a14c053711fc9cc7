"""The keys of the menus: which one an action has, and why it can't have another."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QGridLayout, QKeySequenceEdit, QLineEdit, QVBoxLayout, QWidget

from elios_desktop.texts.translate import fill
from elios_desktop.ui.kit.actions import Actions
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.kit.services import Services
from elios_desktop.ui.kit.widgets import label


class _Row:
    """One action's key."""

    def __init__(self, action_id: str, on_edit: Callable[[str], None]) -> None:
        self.id = action_id
        self.name = label()
        self.edit = QKeySequenceEdit()
        self.edit.setMaximumSequenceLength(1)
        self.edit.setClearButtonEnabled(True)
        self.edit.editingFinished.connect(partial(on_edit, action_id))
        self.edit.keySequenceChanged.connect(self._say_none)

    def retranslate(self, name: str) -> None:
        """Its texts in the language in force: also the key's name, and what Qt says in the place of none."""
        self.name.setText(name)
        self.edit.setAccessibleName(fill(translate("Settings", "Key for “{action}”"), action=name))
        key = self.edit.keySequence()
        self.edit.clear()
        self.show_key(key)

    def show_key(self, key: QKeySequence) -> None:
        """The key that the action has now, if any."""
        self.edit.setKeySequence(key)
        self._say_none()

    def _say_none(self) -> None:
        """Qt writes its own words there whenever a key is set, also if it is the same."""
        for line in self.edit.findChildren(QLineEdit):
            line.setPlaceholderText(translate("Settings", "No key"))


class KeysEditor(QWidget):
    """An action a row, in one column or two."""

    def __init__(self, services: Services, actions: Actions) -> None:
        super().__init__()
        self._preferences = services.preferences
        self._actions = actions
        self._title, self._hint = label("large"), label("soft", wrap=True)
        self.problem = label(wrap=True)
        self.rows = {name: _Row(name, self._on_key) for name in actions.ids}
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(14)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for each in (self._title, self._hint, self.problem):
            column.addWidget(each)
        column.addLayout(self._grid)
        self.place(2)

    def place(self, columns: int) -> None:
        """The keys in so many columns."""
        each = -(-len(self.rows) // columns)
        for number, row in enumerate(self.rows.values()):
            column = 2 * (number // each)
            self._grid.addWidget(row.name, number % each, column)
            self._grid.addWidget(row.edit, number % each, column + 1)
        for column in (1, 3):
            self._grid.setColumnStretch(column, 1 if column < 2 * columns else 0)

    def follow(self) -> None:
        """Show the keys in force."""
        self._actions.use_keys(self._preferences.now.shortcuts)
        for row in self.rows.values():
            row.show_key(self._actions[row.id].shortcut())

    def follow_anew(self) -> None:
        """The same; what was refused before is said no longer."""
        self.problem.hide()
        self.follow()

    def retranslate(self) -> None:
        """Every text in the language in force."""
        self._title.setText(translate("Settings", "Keyboard"))
        self._hint.setText(
            translate(
                "Settings",
                "Click on a key and press another one. The arrow keys, letters and Enter belong to the table.",
            )
        )
        self._actions.retranslate()
        for row in self.rows.values():
            row.retranslate(self._actions.name(row.id))
        self.problem.hide()

    def restyle(self, bad: str) -> None:
        """The theme has changed."""
        self.problem.setStyleSheet(f"color: {bad};")

    def _on_key(self, action_id: str) -> None:
        row = self.rows[action_id]
        key = row.edit.keySequence()
        if key == self._actions[action_id].shortcut():
            return
        problem = self._actions.refusal(action_id, key)
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))
        if problem:
            row.show_key(self._actions[action_id].shortcut())
            return
        keys = dict(self._preferences.now.shortcuts)
        if key == self._actions.default_key(action_id):
            keys.pop(action_id, None)
        else:
            keys[action_id] = key.toString(QKeySequence.SequenceFormat.PortableText)
        self._preferences.change(shortcuts=keys)
