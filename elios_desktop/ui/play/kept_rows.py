"""The rows of buttons for which the line before a table keeps room: the table stays as large as it is while they come
and go, and while the language changes with the person."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QAbstractButton, QToolButton, QWidget

from elios_desktop.texts.languages import LANGUAGES
from elios_desktop.ui.kit.i18n import aside
from elios_desktop.ui.kit.plain import literal
from elios_desktop.ui.kit.sentence import Text
from elios_desktop.ui.kit.widgets import button
from elios_desktop.ui.play.room_for_words import longest_word

Rows = Sequence[Sequence[Text]]
"""What the buttons of each row say; the last one of a row may be the one that goes on."""


class KeptRows:
    """Measures them on buttons that nobody sees."""

    def __init__(self, after: Text, parent: QWidget) -> None:
        """`after` is on the button that may follow those of a row."""
        self._rows: Rows = ()
        self._after = after
        self._plain, self._bold, self._tool = button(), button("primary"), QToolButton()
        for gauge in (self._plain, self._bold, self._tool):
            gauge.setProperty("finger", True)
            gauge.hide()
            gauge.setParent(parent)
            gauge.hide()
        self._sizes: dict[tuple[QAbstractButton, str], QSize] = {}
        self._measured: tuple[list[list[QSize]], int] | None = None

    def keep(self, rows: Rows) -> bool:
        """Keep room for these; whether they are others than before."""
        if rows == self._rows:
            return False
        self._rows = rows
        self._measured = None
        return True

    def forget(self) -> None:
        """The type has changed: measure anew."""
        self._measured = None
        self._sizes.clear()

    @property
    def sizes(self) -> list[list[QSize]]:
        """Of each button in each row, in each language."""
        return self._measure()[0]

    @property
    def longest_word(self) -> int:
        """How wide the longest word on any of them is."""
        return self._measure()[1]

    def _measure(self) -> tuple[list[list[QSize]], int]:
        if self._measured is None:
            texts = {self._after, *(text for row in self._rows for text in row)}
            sizes, words = [], []
            for code in LANGUAGES:
                with aside(code):
                    label = {text: text() for text in texts}
                after = self._size(self._tool, label[self._after])
                for row in self._rows:
                    *first, last = (label[text] for text in row)
                    plain = [self._size(self._plain, each) for each in first]
                    sizes.append([*plain, self._size(self._bold, last), after])
                words += [longest_word(self._bold.font(), each) for each in label.values()]
            self._measured = sizes, max(words)
        return self._measured

    def _size(self, gauge: QAbstractButton, text: str) -> QSize:
        if (gauge, text) not in self._sizes:
            gauge.setText(literal(text))
            gauge.ensurePolished()
            self._sizes[gauge, text] = gauge.sizeHint()
        return self._sizes[gauge, text]
