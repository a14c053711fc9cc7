"""What the settings page asks in rows of its own: a choice, the keys of the menus, and others' programs that can play a
seat."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QGridLayout, QKeySequenceEdit, QLineEdit, QPushButton, QVBoxLayout, QWidget

from elios_desktop.outside import name_of, quoted
from elios_desktop.storage.settings import FIELDS, MAX_PROGRAMS
from elios_desktop.texts.names import isolated
from elios_desktop.texts.translate import fill
from elios_desktop.ui.kit.actions import Actions
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.kit.services import Services
from elios_desktop.ui.kit.widgets import Choices, button, label
from elios_desktop.ui.session.thinker import words_of
from elios_desktop.ui.shell.seat_card import MOST_LETTERS


class ChoiceRow(QWidget):
    """A setting with a few values: its name, its values, and what the chosen one means."""

    def __init__(self, field: str, services: Services) -> None:
        super().__init__()
        self.field = field
        self._preferences = services.preferences
        self._meanings: dict[Any, str] = {}
        self._values = values = FIELDS[field].values
        self.title = label("large")
        self.choices = Choices(values)
        self._meaning = label("soft", wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        for each in (self.title, self.choices, self._meaning):
            column.addWidget(each)
        self.choices.chosen.connect(self._on_chosen)
        self.follow()

    def follow(self) -> None:
        """Show the value in force."""
        self.choices.choose(getattr(self._preferences.now, self.field))
        self._show_meaning()

    def set_texts(self, title: str, texts: dict[Any, str], meanings: dict[Any, str] | None = None) -> None:
        """The texts in the language in force."""
        self.title.setText(title)
        self._meanings = meanings or {}
        hints = [self._meanings.get(value, "") for value in self._values]
        self.choices.set_texts([texts[value] for value in self._values], hints if meanings else (), title)
        self._show_meaning()

    def _on_chosen(self, value: Any) -> None:
        self._preferences.change(**{self.field: value})
        self._show_meaning()

    def _show_meaning(self) -> None:
        text = self._meanings.get(self.choices.value, "")
        self._meaning.setText(text)
        self._meaning.setVisible(bool(text))


class _KeyRow:
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
        self.rows = {name: _KeyRow(name, self._on_key) for name in actions.ids}
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


_LONGEST_COMMAND = 2000


class _ProgramRow:
    """One program."""

    def __init__(self, name: str, command: str) -> None:
        self.name = QLineEdit(name)
        self.name.setMaxLength(MOST_LETTERS)
        self.command = QLineEdit(command)
        self.command.setMaxLength(_LONGEST_COMMAND)
        self.remove = button("quiet")

    @property
    def widgets(self) -> tuple[QLineEdit, QLineEdit, QPushButton]:
        """In the order in which Tab walks them."""
        return self.name, self.command, self.remove

    def retranslate(self) -> None:
        self.name.setPlaceholderText(translate("Programs", "Name"))
        self.name.setAccessibleName(translate("Programs", "Name of the program"))
        self.command.setPlaceholderText(translate("Programs", "Command, such as python3 player.py"))
        self.command.setAccessibleName(translate("Programs", "Command that starts it"))
        self.remove.setText(translate("Programs", "Remove"))
        name = isolated(self.name.text())
        self.remove.setAccessibleName(fill(translate("Programs", "Remove the program “{program}”"), program=name))


class ProgramsEditor(QWidget):
    """Rows of names and commands. A row counts as soon as both are there."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._preferences = services.preferences
        self._title, self._hint = label("large"), label("soft", wrap=True)
        self.problem = label(wrap=True)
        self.rows: list[_ProgramRow] = []
        self.add_button = button()
        self.add_button.clicked.connect(self.add)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(6)
        self._grid.setVerticalSpacing(8)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, 3)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for each in (self._title, self._hint, self.problem):
            column.addWidget(each)
        column.addLayout(self._grid)
        column.addWidget(self.add_button, 0, Qt.AlignmentFlag.AlignLeft)
        self.problem.hide()
        for name, command in self._preferences.now.programs.items():
            self._add_row(name, command)

    def add(self) -> None:
        """An empty row, with the keyboard in it."""
        if len(self.rows) < MAX_PROGRAMS:
            self._add_row("", "").name.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Every text."""
        self._title.setText(translate("Programs", "Other programs as players"))
        self._hint.setText(
            translate(
                "Programs",
                "A program of your own, or a friend’s, can play a seat; it is told what "
                "that seat may know and nothing more. It runs as if you had started it "
                "yourself, so add only programs you trust. How to write one is explained "
                "in docs/protocol.md, beside the program’s sources.",
            )
        )
        self.add_button.setText(translate("Programs", "Add a program"))
        for row in self.rows:
            row.retranslate()
        self.problem.hide()

    def restyle(self, bad: str) -> None:
        """The colour of what is wrong."""
        self.problem.setStyleSheet(f"color: {bad};")

    def _add_row(self, name: str, command: str) -> _ProgramRow:
        row = _ProgramRow(name, command)
        at = self._grid.rowCount()
        for column, widget in enumerate(row.widgets):
            self._grid.addWidget(widget, at, column)
        row.name.editingFinished.connect(self._keep)
        row.command.editingFinished.connect(self._keep)
        row.remove.clicked.connect(partial(self._remove, row))
        row.retranslate()
        self.rows.append(row)
        return row

    def _remove(self, row: _ProgramRow) -> None:
        self.rows.remove(row)
        for widget in row.widgets:
            self._grid.removeWidget(widget)
            widget.hide()
            widget.deleteLater()
        self._keep()
        self.add_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _keep(self) -> None:
        stated = [(name_of(row.name.text()), row.command.text().strip()) for row in self.rows]
        complete = [each for each in stated if all(each)]
        wordless = next((command for _, command in complete if not words_of(command)), None)
        complete = [each for each in complete if words_of(each[1])]
        twice = next((name for at, (name, _) in enumerate(complete) if name in dict(complete[:at])), None)
        if twice is not None:
            text = translate("Programs", "Two programs are called “{program}”. The last one counts.")
            self.problem.setText(fill(text, program=isolated(twice)))
        elif wordless is not None:
            text = translate("Programs", "“{command}” doesn’t say which program is to be started.")
            self.problem.setText(fill(text, command=isolated(quoted(wordless))))
        self.problem.setVisible(twice is not None or wordless is not None)
        for row in self.rows:
            row.retranslate()
        self._preferences.change(programs=dict(complete))
