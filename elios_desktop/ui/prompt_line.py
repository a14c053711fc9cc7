"""The line in front of the board: what to do next, why a drop was refused, buttons for what can't be dragged."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QToolButton, QWidget

from elios_desktop.ui.board.theme import Theme
from elios_desktop.ui.games.base import TableAction
from elios_desktop.ui.i18n import translate
from elios_desktop.ui.notices import Text
from elios_desktop.ui.widgets import SeatMark, button

REFUSAL_MS = 7000


class PromptLine(QWidget):
    """One line. A refusal takes the prompt's place for a while, with a link to the rule."""

    action_chosen = Signal(str)
    """The id of a TableAction."""
    rule_wanted = Signal(str)
    """A rulebook section."""
    passed = Signal()
    """The refusal is no longer shown."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._prompt = ""
        self._section = ""
        self._refusal: Text = str
        self._actions: list[TableAction] = []
        self._buttons: list[QPushButton] = []
        self._mark = SeatMark(0, 20)
        self.text = QLabel()
        self.text.setTextFormat(Qt.TextFormat.PlainText)
        self.text.setWordWrap(True)
        self.text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._rule = QToolButton()
        self._rule.setCursor(Qt.CursorShape.PointingHandCursor)
        self._rule.clicked.connect(self._ask_rule)
        self._rule.hide()
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 5, 12, 7)
        row.setSpacing(10)
        row.addWidget(self._mark)
        row.addWidget(self.text, 1)
        row.addWidget(self._rule)
        self._row = row
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(REFUSAL_MS)
        self._timer.timeout.connect(self.back_to_prompt)
        self.text.installEventFilter(self)
        self.restyle()

    def show_prompt(self, text: str, colour: int | None) -> None:
        """What is to be done, and by whom."""
        self._prompt = text
        self._mark.setVisible(colour is not None)
        if colour is not None:
            self._mark.show_colour(colour)
        if not self._timer.isActive():
            self.back_to_prompt()

    def show_refusal(self, text: Text, section: str) -> None:
        """Why not; `section` is the rulebook's."""
        self._section, self._refusal = section, text
        self._rule.setVisible(bool(section))
        self._say(text(), bad=True)
        self._timer.start()

    @property
    def section(self) -> str:
        """The rulebook section of the refusal that is shown; empty while none is."""
        return self._section if self._timer.isActive() else ""

    def back_to_prompt(self) -> None:
        """The refusal has been read."""
        self._timer.stop()
        self._rule.hide()
        self._say(self._prompt, bad=False)
        self.passed.emit()

    def show_actions(self, actions: Sequence[TableAction]) -> None:
        """The buttons beside the rack."""
        if list(actions) == self._actions:
            return
        same = [each.id for each in actions] == [each.id for each in self._actions]
        self._actions = list(actions)
        if not same:
            for old in self._buttons:
                self._row.removeWidget(old)
                old.hide()
                old.deleteLater()
            self._buttons = []
            for action in actions:
                made = button("primary" if action.primary else "")
                made.setObjectName(f"action-{action.id}")
                made.setProperty("action", action.id)
                made.clicked.connect(self._on_clicked)
                self._row.addWidget(made)
                self._buttons.append(made)
        for made, action in zip(self._buttons, actions, strict=True):
            made.setText(action.label)
            made.setEnabled(action.enabled)
            hint = action.hint or (f"{action.label} ({action.key})" if action.key else "")
            made.setToolTip(hint)
            made.setAccessibleDescription(hint)

    def action_for_key(self, key: str) -> str | None:
        """The id of the enabled action with this key."""
        return next((each.id for each in self._actions if each.enabled and each.key.upper() == key), None)

    def button_for(self, action_id: str) -> QPushButton | None:
        """The button of an action."""
        return next((made for made in self._buttons if made.property("action") == action_id), None)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.StyleChange):
            self.restyle()
        super().changeEvent(event)

    def restyle(self) -> None:
        """Words and type in the language and size in force."""
        self._rule.setText(translate("Table", "Show the rule"))
        if self._timer.isActive():
            self._say(self._refusal(), bad=True)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._fit()  # other buttons leave the sentence more or less room
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        """Two lines always (three in a narrow window): a long sentence must not push the board about, it is written
        smaller instead."""
        large = QFontMetrics(self._theme.font("large"))
        lines = 2 if self.width() >= 44 * large.averageCharWidth() * 2 else 3
        self.setFixedHeight(lines * large.lineSpacing() + 14)
        room = QRect(0, 0, self.text.width(), 4000)
        for size in ("large", "body", "small"):
            font = self._theme.font(size)
            box = QFontMetrics(font).boundingRect(room, int(Qt.TextFlag.TextWordWrap), self.text.text())
            if box.height() <= self.height() - 12:
                break
        if self.text.font() != font:
            self.text.setFont(font)

    def _say(self, text: str, bad: bool) -> None:
        self.text.setStyleSheet(f"color: {self._theme.palette.bad};" if bad else "")
        self.text.setText(text)
        self.text.setAccessibleName(text)
        self._fit()  # last: a new style sheet takes the font back to what it was

    def _on_clicked(self) -> None:
        sender = self.sender()
        if sender is not None:
            self.action_chosen.emit(sender.property("action"))

    def _ask_rule(self) -> None:
        self.rule_wanted.emit(self._section)
