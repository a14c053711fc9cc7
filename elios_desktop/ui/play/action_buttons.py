"""The buttons of what a table offers besides dragging: which there are, which a key means, and how much room they and
the words before them need. The room for those that may come is kept while they come and go, and while the language
changes with the person: the table stays as large as it is."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QAbstractButton, QPushButton, QToolButton, QWidget

from elios_desktop.texts.translate import LANGUAGES
from elios_desktop.ui.kit.i18n import Text, aside, literal
from elios_desktop.ui.kit.page import unheard
from elios_desktop.ui.kit.widgets import Flow, button
from elios_desktop.ui.table.contract import TableAction


def lines_for(length: float, width: int) -> int:
    """Return in how many lines words of such a length can be written, as lines are never quite full."""
    return min(100, ceil(1.06 * length / width)) if width > 0 else 100


def height_of_lines(font: QFont, lines: int) -> int:
    """Tell how high so many lines are."""
    return height_of(font, "\n".join("x" * lines), 1000)


def height_of(font: QFont, text: str, width: int) -> int:
    """Tell how high a sentence is in so much room; too high by far if a word is wider."""
    box = QFontMetrics(font).boundingRect(QRect(0, 0, width, 0), int(Qt.TextFlag.TextWordWrap), text)
    return box.height() if box.width() <= width else 10_000


def beginning(font: QFont, text: str, width: int, high: int) -> str:
    """Return as many words of a text as there is room for."""
    if height_of(font, text, width) <= high:
        return text
    words = text.split(" ")
    return next(
        (
            shown
            for count in range(len(words) - 1, 0, -1)
            if height_of(font, shown := " ".join(words[:count]) + " …", width) <= high
        ),
        text,
    )


def folded(font: QFont, text: str, room: int) -> str:
    """Return a text in lines of this width, as far as its words let it."""
    metrics, lines = QFontMetrics(font), [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and metrics.horizontalAdvance(longer) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return "\n".join(lines)


def longest_word(font: QFont, text: str) -> int:
    """Tell how wide the longest word is: that much room a text needs at least."""
    metrics = QFontMetrics(font)
    return max(map(metrics.horizontalAdvance, text.split()), default=0)


Rows = Sequence[Sequence[Text]]
"""What the buttons of each row say; the last one of a row may be the one that goes on."""


class RoomForRows:
    """Measures them on buttons that nobody sees."""

    def __init__(self, after: Text, parent: QWidget) -> None:
        """`after` is on the button that may follow those of a row."""
        self.rows: Rows = ()
        """Those for which there is room."""
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
        if rows == self.rows:
            return False
        self.rows = rows
        self._measured = None
        return True

    def forget(self) -> None:
        """The type has changed: measure anew."""
        self._measured = None
        self._sizes.clear()

    @property
    def sizes(self) -> list[list[QSize]]:
        """Of each button in each row, and of the one that may come alone, in each language."""
        return self._measure()[0]

    @property
    def longest_word(self) -> int:
        """How wide the longest word on any of them is."""
        return self._measure()[1]

    def _measure(self) -> tuple[list[list[QSize]], int]:
        if self._measured is None:
            texts = {self._after, *(text for row in self.rows for text in row)}
            sizes, words = [], []
            with unheard():
                for code in LANGUAGES:
                    with aside(code):
                        label = {text: text() for text in texts}
                    after = self._size(self._tool, label[self._after])
                    sizes.append([after])
                    for row in self.rows:
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


class ActionButtons(QObject):
    """One button an action, in a row that wraps. What they say is written by whom the row belongs to."""

    chosen = Signal(str)
    """The id of the action whose button was pressed."""
    changed = Signal()
    """There are others now, or they say something else."""
    keyboard_lost = Signal()
    """The button under the keyboard is no longer offered."""

    def __init__(self, row: Flow, parent: QObject) -> None:
        super().__init__(parent)
        self._row = row
        self._actions: list[TableAction] = []
        self._made: list[QPushButton] = []
        self._showing = False

    @property
    def made(self) -> list[tuple[QPushButton, TableAction]]:
        """Each button with its action."""
        return list(zip(self._made, self._actions, strict=False))

    @property
    def offered(self) -> Sequence[TableAction]:
        """What there are buttons for."""
        return self._actions

    def show(self, actions: Sequence[TableAction]) -> None:
        """Buttons for these actions; those that stay are the same."""
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
            if [each.id for each in wanted] != [made.property("action") for made in self._made]:
                self._make(wanted)
            self.changed.emit()
            if self._actions is wanted:
                break
        self._showing = False

    def _make(self, actions: Sequence[TableAction]) -> None:
        old_ones, self._made = self._made, []
        kept = next((old.property("action") for old in old_ones if old is old.window().focusWidget()), None)
        for old in old_ones:
            self._row.removeWidget(old)
            old.hide()
            old.deleteLater()
        for action in actions:
            made = button()
            made.setProperty("finger", True)
            made.setObjectName(f"action-{action.id}")
            made.setProperty("action", action.id)
            made.clicked.connect(self._on_clicked)
            self._row.addWidget(made)
            self._made.append(made)
            made.show()  # else it counts as hidden until the event loop comes to it
        if kept is not None:  # left to itself, Qt would let the keyboard go anywhere
            again = self.of(kept)
            if again is not None:
                again.setFocus()
            else:
                self.keyboard_lost.emit()

    def _on_clicked(self) -> None:
        sender = self.sender()
        if sender is not None:
            self.chosen.emit(sender.property("action"))

    def of(self, action_id: str) -> QPushButton | None:
        """Return the button of an action."""
        return next((made for made in self._made if made.property("action") == action_id), None)

    @property
    def going_on(self) -> QPushButton | None:
        """The button that goes on."""
        return self.of(next((each.id for each in self._actions if each.primary and each.enabled), ""))

    @property
    def first(self) -> QPushButton | None:
        """Where the keyboard comes to first: the button that goes on, else the first that can be pressed."""
        enabled = [each for each in self._actions if each.enabled]
        enabled.sort(key=lambda each: not each.primary)
        return self.of(enabled[0].id) if enabled else None

    @property
    def ending(self) -> str | None:
        """The id of the action that ends the turn, or else goes on from here."""
        found = [each for each in self._actions if each.ends] or [each for each in self._actions if each.primary]
        return found[0].id if found else None

    def for_key(self, key: str) -> str | None:
        """Return the id of the action with this key."""
        return next((each.id for each in self._actions if each.key.upper() == key), None)
