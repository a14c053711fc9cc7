"""A setting with a few values, as a row of the settings page."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QVBoxLayout, QWidget

from elios_desktop.storage.settings import FIELDS
from elios_desktop.ui.kit.services import Services
from elios_desktop.ui.kit.widgets import Choices, label


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
