"""The programs of other people that can play a seat: what each is called and how it is started."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from elios_desktop.outside import name_of
from elios_desktop.storage.settings import MAX_PROGRAMS
from elios_desktop.texts.names import isolated
from elios_desktop.texts.translate import fill
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.kit.services import Services
from elios_desktop.ui.kit.widgets import button, label
from elios_desktop.ui.shell.seat_card import MOST_LETTERS

_LONGEST_COMMAND = 2000


class _Row:
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
        self.rows: list[_Row] = []
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

    def _add_row(self, name: str, command: str) -> _Row:
        row = _Row(name, command)
        at = self._grid.rowCount()
        for column, widget in enumerate(row.widgets):
            self._grid.addWidget(widget, at, column)
        row.name.editingFinished.connect(self._keep)
        row.command.editingFinished.connect(self._keep)
        row.remove.clicked.connect(partial(self._remove, row))
        row.retranslate()
        self.rows.append(row)
        return row

    def _remove(self, row: _Row) -> None:
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
        twice = next((name for at, (name, _) in enumerate(complete) if name in dict(complete[:at])), None)
        if twice is not None:
            text = translate("Programs", "Two programs are called “{program}”. The last one counts.")
            self.problem.setText(fill(text, program=isolated(twice)))
        self.problem.setVisible(twice is not None)
        for row in self.rows:
            row.retranslate()
        self._preferences.change(programs=dict(complete))
