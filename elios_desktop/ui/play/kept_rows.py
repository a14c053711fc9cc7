"""The rows of buttons for which the line before a table keeps room: the table stays as large as it is while they come
and go."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QPushButton, QWidget

from elios_desktop.ui.kit.sentence import Text
from elios_desktop.ui.kit.widgets import button
from elios_desktop.ui.play.room_for_words import longest_word

Rows = Sequence[Sequence[Text]]
"""What the buttons of each row say; the last one of a row may be the one that goes on."""


class KeptRows:
    """Measures them on a button that nobody sees."""

    def __init__(self, parent: QWidget) -> None:
        self._rows: Rows = ()
        self._gauges = tuple(_gauge(look, parent) for look in ("", "primary"))
        self._measured: tuple[list[list[QSize]], int] | None = None

    def keep(self, rows: Rows) -> bool:
        """Keep room for these; whether they are others than before."""
        if rows == self._rows:
            return False
        self._rows = rows
        self._measured = None
        return True

    def forget(self) -> None:
        """Words or type have changed: measure anew."""
        self._measured = None

    @property
    def sizes(self) -> list[list[QSize]]:
        """Of each button in each row."""
        return self._measure()[0]

    @property
    def longest_word(self) -> int:
        """How wide the longest word on any of them is."""
        return self._measure()[1]

    def _measure(self) -> tuple[list[list[QSize]], int]:
        if self._measured is None:
            rows = [[text() for text in row] for row in self._rows]
            plain, bold = self._gauges
            sizes = [[_size(plain, text) for text in row[:-1]] + [_size(bold, row[-1])] for row in rows]
            words = [longest_word(bold.font(), text) for row in rows for text in row]
            self._measured = sizes, max(words, default=0)
        return self._measured


def _gauge(look: str, parent: QWidget) -> QPushButton:
    made = button(look)
    made.setProperty("finger", True)
    made.hide()
    made.setParent(parent)
    made.hide()
    return made


def _size(gauge: QPushButton, text: str) -> QSize:
    gauge.setText(text)
    gauge.ensurePolished()
    return gauge.sizeHint()
