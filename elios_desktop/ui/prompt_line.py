"""The line in front of the board: what to do next, why a drop was refused, buttons for what can't be dragged."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QToolButton, QWidget

from elios_desktop.ui.board.theme import Theme
from elios_desktop.ui.games.base import TableAction
from elios_desktop.ui.i18n import translate
from elios_desktop.ui.notices import Text
from elios_desktop.ui.widgets import Flow, SeatMark, button

REFUSAL_MS = 7000
_MARGINS = (14, 5, 12, 7)
_TALL = 14
"""Of how many lines of type a page must have room for before three of them are kept for the prompt."""
_EDGE = 4
"""The mark before what is told, and its distance."""
_SIZES = ("large", "body", "small")


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
        self._bad = False
        self._actions: list[TableAction] = []
        self._showing = False
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
        words = QHBoxLayout()
        words.setSpacing(10)
        words.addWidget(self._mark)
        words.addWidget(self.text, 1)
        self._side = QWidget()
        policy = QSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self._side.setSizePolicy(policy)
        self._row = Flow(10, self._side)
        self._row.addWidget(self._rule)
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._halves.setContentsMargins(*_MARGINS)
        self._halves.setSpacing(10)
        self._halves.addLayout(words, 1)
        self._halves.addWidget(self._side, 0, Qt.AlignmentFlag.AlignVCenter)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(REFUSAL_MS)
        self._timer.timeout.connect(self.back_to_prompt)
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
        self._interrupt(text, section, bad=True)

    def show_told(self, text: Text) -> None:
        """Something worth knowing that is nobody's mistake."""
        self._interrupt(text, "", bad=False)

    def _interrupt(self, text: Text, section: str, bad: bool) -> None:
        self._section, self._refusal, self._bad = section, text, bad
        self._rule.setVisible(bool(section))
        self._say_it()
        self._timer.start()

    @property
    def section(self) -> str:
        """The rulebook section of the refusal that is shown; empty while none is."""
        return self._section if self._timer.isActive() else ""

    @property
    def interrupted(self) -> bool:
        """Whether something else is said than what is to be done."""
        return self._timer.isActive()

    def back_to_prompt(self) -> None:
        """The refusal has been read."""
        self._timer.stop()
        self._rule.hide()
        self._say(self._prompt, "")
        self.passed.emit()

    def show_actions(self, actions: Sequence[TableAction]) -> None:
        """The buttons beside the rack."""
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
            if [each.id for each in wanted] != [made.property("action") for made in self._buttons]:
                self._make_buttons(wanted)
            for made, action in zip(self._buttons, wanted, strict=True):
                _label(made, action)
            self._fit()
            if self._actions is wanted:
                break
        self._showing = False

    def _make_buttons(self, actions: Sequence[TableAction]) -> None:
        old_ones, self._buttons = self._buttons, []
        for old in old_ones:
            self._row.removeWidget(old)
            old.hide()
            old.deleteLater()
        for action in actions:
            made = button()
            made.setObjectName(f"action-{action.id}")
            made.setProperty("action", action.id)
            made.clicked.connect(self._on_clicked)
            self._row.addWidget(made)
            self._buttons.append(made)
            made.show()  # else it counts as hidden until the event loop comes to it

    def action_for_key(self, key: str) -> str | None:
        """The id of the action with this key."""
        return next((each.id for each in self._actions if each.key.upper() == key), None)

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
            self._say_it()
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Two lines always (three in a narrow window): a long sentence must not push the board about, it is written
        smaller instead. Only where that isn't enough, in large type, the buttons go below it and the line grows."""
        large = QFontMetrics(self._theme.font("large"))
        page = self.parentWidget()
        tall = page is None or page.height() >= _TALL * large.lineSpacing()
        lines = 3 if tall and self.width() < 88 * large.averageCharWidth() else 2
        usual = lines * large.lineSpacing() + 14
        left, top, right, bottom = _MARGINS
        room = self.width() - left - right - (0 if self._mark.isHidden() else self._mark.width() + 10)
        room -= 2 * _EDGE if self._timer.isActive() and not self._bad else 0
        side = 0 if self._row.isEmpty() else self._row.sizeHint().width()
        beside = room - (side + 10 if side else 0)
        needed = self._row.heightForWidth(self.width() - left - right) if side else 0
        size = next((each for each in _SIZES if self._height(each, beside) <= usual - top - bottom), None)
        if size is not None and needed <= usual - top - bottom:
            direction, height = QBoxLayout.Direction.LeftToRight, usual
        else:
            direction, size = QBoxLayout.Direction.TopToBottom, "small"
            height = max(usual, self._height(size, room) + (needed + 10 if side else 0) + top + bottom)
        self._side.setVisible(side > 0)
        self._halves.setDirection(direction)
        self.setFixedHeight(height)
        font = self._theme.font(size)
        if self.text.font() != font:
            self.text.setFont(font)
        self._halves.invalidate()
        self._halves.activate()

    def _height(self, size: str, width: int) -> int:
        """How high the sentence is in this type in so much room; too high by far if a word is wider."""
        metrics = QFontMetrics(self._theme.font(size))
        box = metrics.boundingRect(QRect(0, 0, width, 0), int(Qt.TextFlag.TextWordWrap), self.text.text())
        return box.height() if box.width() <= width else 10_000

    def _say_it(self) -> None:
        palette = self._theme.palette
        told = f"border-left: {_EDGE}px solid {palette.accent}; padding-left: {_EDGE}px;"
        self._say(self._refusal(), f"color: {palette.bad};" if self._bad else told)

    def _say(self, text: str, look: str) -> None:
        self.text.setStyleSheet(look)
        self.text.setText(text)
        self.text.setAccessibleName(text)
        self._fit()  # last: a new style sheet takes the font back to what it was

    def _on_clicked(self) -> None:
        sender = self.sender()
        if sender is not None:
            self.action_chosen.emit(sender.property("action"))

    def _ask_rule(self) -> None:
        self.rule_wanted.emit(self._section)


def _label(made: QPushButton, action: TableAction) -> None:
    """Let a button say what its action says now."""
    made.setText(action.label)
    made.setAccessibleName(action.label)
    made.setEnabled(action.enabled)
    look = "primary" if action.primary else ""
    if (made.property("look") or "") != look:  # the same button may become the one that goes on
        made.setProperty("look", look)
        made.style().unpolish(made)
        made.style().polish(made)
    hint = action.hint or (f"{action.label} ({action.key})" if action.key else "")
    made.setToolTip(hint)
    made.setAccessibleDescription(hint)
