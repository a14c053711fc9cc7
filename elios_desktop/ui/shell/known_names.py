"""The names of people who have played here, below the seats of a new game: a click puts one into a field.

They lie beside the fields and never on one. A button keeps its place while its name is taken, so that a second click
in the same spot doesn't add somebody else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QPushButton, QSizePolicy, QVBoxLayout, QWidget

from elios_desktop.texts.names import isolated
from elios_desktop.texts.translate import fill
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.kit.plain import literal, plain
from elios_desktop.ui.kit.widgets import Flow, button, label

MOST = 8
_LETTERS = 20
"""So many letters of a name stand on its button; the whole one is in its tooltip."""


class KnownNames(QWidget):
    """A row of small buttons, in as many lines as it needs; hidden while there is nobody to offer."""

    chosen = Signal(str)

    def __init__(self, names: Sequence[str]) -> None:
        """`names` are the remembered ones, the last used first."""
        super().__init__()
        self._names = tuple(names)
        self._buttons: dict[str, QPushButton] = {}
        self._title = label("soft")
        self._row = QWidget()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self._row.setSizePolicy(policy)
        self._flow = Flow(6, self._row)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self._title)
        column.addWidget(self._row)
        self.hide()

    @property
    def buttons(self) -> dict[str, QPushButton]:
        """By the name that each puts into a field."""
        return dict(self._buttons)

    def offer(self, taken: Sequence[str], has_room: Callable[[str], bool]) -> None:
        """Who is at the table already, and whether there is a field for a name."""
        there = {name.casefold() for name in taken}
        for name in self._names:
            if len(self._buttons) < MOST and name.casefold() not in there and name not in self._buttons:
                self._add(name)
        for name, made in self._buttons.items():
            made.setEnabled(name.casefold() not in there and has_room(name))
        self.setVisible(bool(self._buttons))

    def retranslate(self) -> None:
        """Every text."""
        self._title.setText(translate("NewGame", "Recent players"))
        for name in self._buttons:
            self._write(name)

    def _add(self, name: str) -> None:
        made = self._buttons[name] = button("small")
        # A click leaves the keyboard in the field that is being filled in.
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        made.clicked.connect(partial(self.chosen.emit, name))
        self._write(name)
        self._flow.addWidget(made)
        made.show()
        self._row.updateGeometry()

    def _write(self, name: str) -> None:
        made = self._buttons[name]
        shown = name if len(name) <= _LETTERS else name[: _LETTERS - 1].rstrip() + "…"
        made.setText(literal(isolated(shown)))
        made.setToolTip(plain(name if shown != name else ""))
        made.setAccessibleName(fill(translate("NewGame", "{name} plays, too"), name=isolated(name)))

    def changeEvent(self, event: QEvent) -> None:
        """Larger type: other lines."""
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._row.updateGeometry()
        super().changeEvent(event)
