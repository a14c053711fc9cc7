"""Who plays here: what they are called, their colour and language, and how they like their own table."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from PySide6 import QtCore, QtGui
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from elios_desktop.engine.contract import LARGEST_START
from elios_desktop.engine.record import HUMAN
from elios_desktop.outside import name_of
from elios_desktop.storage.people import Person
from elios_desktop.texts.translate import LANGUAGES, fill
from elios_desktop.texts.words import isolated
from elios_desktop.ui.kit import faces, page, preferences, theme
from elios_desktop.ui.kit.i18n import Sentence, literal, translate
from elios_desktop.ui.kit.services import Services
from elios_desktop.ui.kit.widgets import Choices, button, card, label, scrolled
from elios_desktop.ui.shell.table_of_seats import colour_name, mark_icon

_LIST_WIDTH = 260
_FACE = 34
_TWO_COLUMNS_FROM = 760
_MOST_LETTERS = 30


class PeoplePage(page.Page):
    """Everybody at the left, the one who is chosen at the right. Whatever is changed holds at once."""

    wall = True

    def __init__(self, services: Services, renamed: Callable[[str, str], object]) -> None:
        """`renamed` hears how somebody was called, and how they are called now."""
        super().__init__(services.theme)
        self._services = services
        self._renamed = renamed
        self.way_back = page.WayBack(services.theme)
        self.way_back.clicked.connect(self.home_requested)
        self._title, self._nobody = label("display"), label("soft", wrap=True)
        self.people: dict[str, QPushButton] = {}
        """By their keys."""
        self._chosen = ""
        self.name = QLineEdit()
        self.name.setMaxLength(_MOST_LETTERS)
        self.name.editingFinished.connect(self._on_name)
        self._name_title, self.problem_label = label("large"), label("", wrap=True)
        self.colour = Choices(range(len(theme.SEAT_STYLES)))
        self.language = Choices(("", *LANGUAGES))
        self.hints = Choices(("", "always", "asked", "never"))
        self.help = Choices(("", *preferences.help_texts()))
        self.undo = Choices(("", "last", "own_turn", "free"))
        self.head_start = Choices(range(LARGEST_START + 1))
        self._titles = {each: label("large") for each in self._rows}
        self._own = label("soft", wrap=True)
        for name, row in self._rows.items():
            row.chosen.connect(partial(self._on_chosen, name))
        self.remove_button = button("quiet")
        self.remove_button.clicked.connect(self._on_remove)
        self._lay_out()
        self._fill()
        self.restyle()
        self.retranslate()

    @property
    def _rows(self) -> dict[str, Choices]:
        """By the field of a person that each changes."""
        return {
            "colour": self.colour,
            "language": self.language,
            "hints": self.hints,
            "help": self.help,
            "undo": self.undo,
            "head_start": self.head_start,
        }

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(10)
        top.addWidget(self.way_back)
        top.addWidget(self._title, 1)
        listed, list_column = card()
        self._list = QVBoxLayout()
        self._list.setSpacing(4)
        list_column.addLayout(self._list)
        list_column.addWidget(self._nobody)
        list_column.addStretch(1)
        self._list_area = scrolled(listed)
        about, column = card()
        column.setSpacing(6)
        column.addWidget(self._name_title)
        column.addWidget(self.name, 0, QtCore.Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.problem_label)
        for name, row in self._rows.items():
            column.addSpacing(8)
            if name == "hints":
                column.addWidget(self._own)
            column.addWidget(self._titles[name])
            column.addWidget(row)
        column.addStretch(1)
        column.addWidget(self.remove_button, 0, QtCore.Qt.AlignmentFlag.AlignLeft)
        self.about = scrolled(about)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.setSpacing(14)
        self._columns.addWidget(self._list_area)
        self._columns.addWidget(self.about, 1)
        self._outer = QVBoxLayout(self)
        self._outer.setSpacing(12)
        self._outer.addLayout(top)
        self._outer.addLayout(self._columns, 1)

    def first_focus(self) -> QWidget:
        """Whoever is chosen."""
        return self.people.get(self._chosen, self.way_back)

    def fit(self) -> None:
        """The list beside the person, or above."""
        scale = self._services.theme.text_scale
        wide = self.width() >= _TWO_COLUMNS_FROM * scale
        self._columns.setDirection(QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom)
        self._list_area.setMaximumWidth(round(_LIST_WIDTH * scale) if wide else 16_777_215)
        self._list_area.setMinimumWidth(round(_LIST_WIDTH * scale) if wide else 0)
        self._list_area.setMaximumHeight(16_777_215 if wide else self.height() // 4)
        side = max(20, (self.width() - 1240) // 2)
        self._outer.setContentsMargins(side, 12, side, 18)

    # -- who

    @property
    def person(self) -> Person | None:
        """Whoever is shown."""
        return next((each for each in self._services.people.all if each.key == self._chosen), None)

    def _fill(self) -> None:
        """A button for everybody, the last who played first."""
        while (item := self._list.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.setParent(None)
                old.deleteLater()
        self.people = {}
        for person in self._services.people.all:
            made = self.people[person.key] = button("segment")
            made.setCheckable(True)
            made.setIconSize(QtCore.QSize(_FACE, _FACE))
            made.clicked.connect(partial(self.choose, person.key))
            self._list.addWidget(made)
            made.show()
        if self._chosen not in self.people:
            self._chosen = next(iter(self.people), "")
        self._show()

    def choose(self, key: str) -> None:
        """Show this person."""
        self._chosen = key
        self._show()

    def _show(self) -> None:
        ratio = self.devicePixelRatioF()
        for number, person in enumerate(self._services.people.all):
            made = self.people[person.key]
            colour = person.colour if person.colour is not None else number % len(theme.SEAT_STYLES)
            made.setIcon(
                QtGui.QIcon(faces.portrait_pixmap(self._services.theme, person.name, HUMAN, colour, _FACE, ratio))
            )
            made.setText(literal(isolated(person.name)))
            made.setChecked(person.key == self._chosen)
        chosen = self.person
        self.about.setVisible(chosen is not None)
        self._nobody.setVisible(chosen is None)
        self.problem_label.setText("")
        if chosen is None:
            return
        self.name.setText(chosen.name)
        for name, row in self._rows.items():
            row.choose(getattr(chosen, name))
        if chosen.colour is None:
            self.colour.choose(0)
        remove = fill(translate("People", "Remove {name}"), name=isolated(chosen.name))
        self.remove_button.setText(literal(remove))

    # -- what is changed

    def _on_chosen(self, field: str, value: Any) -> None:
        chosen = self.person
        if chosen is not None:
            self._services.people.change(chosen.name, **{field: value})
            self._services.keep_people()
            self._show()

    def _on_name(self) -> None:
        chosen, name = self.person, name_of(self.name.text())
        if chosen is None or name == chosen.name:
            return
        if not self._services.people.rename(chosen.name, name):
            text = translate("People", "Somebody else has this name already.") if name else ""
            self.problem_label.setText(text)
            self.announcer.say(text, urgent=True)
            if not name:
                self.name.setText(chosen.name)
            return
        self._services.keep_people()
        self._renamed(chosen.name, name)
        found = self._services.people.find(name)
        self._chosen = found.key if found is not None else ""
        self._fill()
        self.people[self._chosen].setFocus()

    def _on_remove(self) -> None:
        chosen = self.person
        if chosen is None:
            return
        from elios_desktop.ui.kit.dialogs import Question
        from elios_desktop.ui.shell.asking import ask

        said = Sentence.translate(
            "People",
            "{name} won’t be suggested any more, and the program forgets how they like their table. Finished "
            "games stay.",
        )
        question = Question(
            Sentence.translate("People", "Remove {name}?").fill(name=isolated(chosen.name)),
            said.fill(name=isolated(chosen.name)),
            (Sentence.translate("People", "Remove"), Sentence.translate("People", "Keep")),
            self._services,
            self.window(),
            usual=1,
        )
        if ask(question):
            self._services.people.remove(chosen.name)
            self._services.keep_people()
            names = [each for each in self._services.preferences.now.names if name_of(each) != chosen.name]
            self._services.preferences.change(names=tuple(names))
            self._fill()
            self.first_focus().setFocus()

    # -- what is shown

    def retranslate(self) -> None:
        """Write every text in the language in force."""
        self._title.setText(translate("People", "People"))
        self._nobody.setText(translate("People", "Nobody has played here yet. Names appear here with the first game."))
        self._name_title.setText(translate("People", "Name"))
        self.name.setAccessibleName(translate("People", "Name"))
        self._own.setText(translate("People", "How this person likes the table, whenever they’re at the computer:"))
        usual = translate("People", "As in the settings")
        texts: dict[str, tuple[str, Sequence[str]]] = {
            "colour": (
                translate("People", "Colour and mark"),
                [colour_name(each) for each in range(len(theme.SEAT_STYLES))],
            ),
            "language": (
                translate("People", "Language"),
                [translate("People", "The program’s language"), *(each.name for each in LANGUAGES.values())],
            ),
            "hints": (
                translate("People", "Hints"),
                [
                    usual,
                    translate("People", "Every turn"),
                    translate("People", "Only when asked"),
                    translate("People", "Never"),
                ],
            ),
            "help": (preferences.help_title(), [usual, *(name for name, _ in preferences.help_texts().values())]),
            "undo": (
                translate("Settings", "Takebacks"),
                [
                    usual,
                    translate("Settings", "The last move"),
                    translate("Settings", "Own turn only"),
                    translate("Settings", "Anything"),
                ],
            ),
            "head_start": (
                translate("People", "Head start"),
                [
                    translate("People", "None"),
                    translate("People", "Small"),
                    translate("People", "Medium"),
                    translate("People", "Large"),
                ],
            ),
        }
        for name, (title, values) in texts.items():
            self._titles[name].setText(title)
            self._rows[name].set_texts(values, name=title)
        self._show()

    def restyle(self) -> None:
        """The theme or the size of type has changed."""
        self.problem_label.setStyleSheet(f"color: {self._services.theme.palette.bad};")
        for each in range(len(theme.SEAT_STYLES)):
            self.colour.button_of(each).setIcon(mark_icon(each))
        self._show()

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        """Escape goes back."""
        if event.key() == QtCore.Qt.Key.Key_Escape:
            self.home_requested.emit()
        else:
            super().keyPressEvent(event)
