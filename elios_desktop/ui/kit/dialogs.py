"""Opens the few dialogs of the shell: a question, the keyboard, about, a long text to read, a mistake of the
program."""

import platform
from abc import abstractmethod
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6 import QtGui
from PySide6 import __version__ as pyside_version
from PySide6.QtCore import QEvent, QStandardPaths, Qt, qVersion
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPlainTextEdit, QTextEdit, QVBoxLayout, QWidget

from elios_desktop import __version__
from elios_desktop.linguist import QT_TRANSLATE_NOOP
from elios_desktop.resources import notices
from elios_desktop.texts.translate import fill
from elios_desktop.ui.kit.actions import Actions, LanguageButton
from elios_desktop.ui.kit.i18n import Text, translate
from elios_desktop.ui.kit.services import Services
from elios_desktop.ui.kit.widgets import button, label, scrolled

_LETTERS = 56
"""How wide a dialog is, in letters: lines that one reads comfortably."""
_BETWEEN = 26
"""The gap between a key and what it does."""


class _Talk(QDialog):
    """A dialog of wrapped sentences, always as high as they need in the language and type in force."""

    @abstractmethod
    def retranslate(self) -> None:
        """Write every text in the language in force."""

    def fit(self) -> None:
        """A comfortable width in this type, and the height that the texts need then."""
        layout = self.layout()
        if layout is None:
            return
        room = self.screen().availableSize() * 0.95
        layout.activate()
        wanted = max(layout.minimumSize().width(), _LETTERS * self.fontMetrics().averageCharWidth())
        width = min(wanted, room.width())
        height = min(max(layout.heightForWidth(width), layout.minimumSize().height()), room.height())
        self.setMinimumSize(width, height)
        self.resize(width, height)

    def showEvent(self, event: QtGui.QShowEvent) -> None:
        """Now the type is known."""
        self.fit()
        super().showEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Say everything again in another language or type."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.StyleChange) and self.isVisible():
            self.fit()


class Question(_Talk):
    """One sentence and two to three answers; Enter gives the usual one, the first unless that destroys something, and
    Escape the last.

    It has a language button, for it keeps one from the window's.
    """

    def __init__(
        self,
        title: Text,
        text: Text,
        answers: Sequence[Text],
        services: Services,
        parent: QWidget,
        usual: int = 0,
    ) -> None:
        super().__init__(parent)
        self.setModal(True)
        self._title, self._text, self._answers = title, text, tuple(answers)
        self._head, self._body = label("title", wrap=True), label(wrap=True)
        self.answer = len(answers) - 1
        """Which answer was given."""
        self.buttons = [button("primary" if number == usual else "") for number in range(len(answers))]
        column = QVBoxLayout(self)
        column.setContentsMargins(26, 22, 26, 20)
        column.setSpacing(12)
        column.addWidget(self._head)
        column.addWidget(self._body)
        column.addSpacing(6)
        self.language_button = LanguageButton(services)
        row = QHBoxLayout()
        row.addWidget(self.language_button)
        row.addStretch(1)
        for one in reversed(self.buttons):
            one.setAutoDefault(True)  # Enter gives the answer that has the keyboard, not always the usual one
            one.clicked.connect(self._on_answer)
            row.addWidget(one)
        column.addLayout(row)
        self.buttons[usual].setDefault(True)
        self.buttons[usual].setFocus()  # the language button comes first in the row, but isn't what was asked
        self.retranslate()

    def retranslate(self) -> None:
        """Write every text in the language in force."""
        self.setWindowTitle(self._title())
        self._head.setText(self._title())
        self._body.setText(self._text())
        for one, text in zip(self.buttons, self._answers, strict=True):
            one.setText(text())

    def _on_answer(self) -> None:
        self.answer = next(number for number, one in enumerate(self.buttons) if one is self.sender())
        self.accept()


_TABLE_KEYS = (
    ("Tab", QT_TRANSLATE_NOOP("Keyboard", "Go to the next piece or, with one in hand, to the next place")),
    (
        QT_TRANSLATE_NOOP("Keyboard", "Page Up, Page Down"),
        QT_TRANSLATE_NOOP("Keyboard", "Skip to another row, or to another kind of piece or place"),
    ),
    ("←  ↑  →  ↓", QT_TRANSLATE_NOOP("Keyboard", "Go to the next one in that direction")),
    (
        QT_TRANSLATE_NOOP("Keyboard", "Enter or Space"),
        QT_TRANSLATE_NOOP("Keyboard", "Pick a piece up, put it down, press a button"),
    ),
    ("Esc", QT_TRANSLATE_NOOP("Keyboard", "Let go of a piece, take back a half-done turn, stop looking back")),
    ("R", QT_TRANSLATE_NOOP("Keyboard", "Rotate the piece in your hand (so does the wheel)")),
    ("F", QT_TRANSLATE_NOOP("Keyboard", "Flip a piece (so does a double click)")),
    ("F6", QT_TRANSLATE_NOOP("Keyboard", "Move on: from the table to its buttons, the toolbar, and moves and points")),
    (
        QT_TRANSLATE_NOOP("Keyboard", "Ctrl+Enter"),
        QT_TRANSLATE_NOOP("Keyboard", "Press the button that ends your turn"),
    ),
)


class KeyboardDialog(QDialog):
    """All keys on one page, a text that is read by line. It lies beside the game, not over it."""

    def __init__(self, actions: Actions, parent: QWidget, of_game: Callable[[], Sequence[tuple[str, str]]]) -> None:
        """`of_game`: the keys of the game on the table now, each with what it does."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._actions = actions
        self._of_game = of_game
        self.text = QTextEdit()
        self.text.setReadOnly(True)
        # With a caret, screen readers read it line by line.
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.text.setTabChangesFocus(True)
        self._close = button("primary")
        self._close.setDefault(True)
        self._close.clicked.connect(self.accept)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 14, 14, 14)
        column.addWidget(self.text, 1)
        column.addWidget(self._close, 0, Qt.AlignmentFlag.AlignRight)
        self.resize(660, 640)
        self.retranslate()

    @property
    def keys(self) -> list[tuple[str, str]]:
        """The keys at the table, each with what it does."""
        return [
            *((translate("Keyboard", keys), translate("Keyboard", sentence)) for keys, sentence in _TABLE_KEYS),
            *self._of_game(),
        ]

    @property
    def shortcuts(self) -> list[tuple[str, str]]:
        """The keys of the menus, each with what it does."""
        every = ((self._actions[name].shortcut(), self._actions.name(name)) for name in self._actions.ids)
        form = QtGui.QKeySequence.SequenceFormat.NativeText
        return [(keys.toString(form), name) for keys, name in every if not keys.isEmpty()]

    def retranslate(self) -> None:
        """Write every text in the language in force."""
        self.setWindowTitle(translate("Keyboard", "Keyboard"))
        self.text.setAccessibleName(self.windowTitle())
        self._close.setText(translate("About", "Close"))
        self._write()

    def _write(self) -> None:
        parts = (
            (translate("Keyboard", "At the table"), self.keys),
            (translate("Keyboard", "Everywhere"), self.shortcuts),
        )
        self.text.clear()
        metrics, cursor = self.text.fontMetrics(), self.text.textCursor()
        width = max(metrics.horizontalAdvance(key) for _, lines in parts for key, _ in lines) + _BETWEEN
        head, entry = QtGui.QTextBlockFormat(), QtGui.QTextBlockFormat()
        head.setHeadingLevel(2)
        head.setTopMargin(_BETWEEN / 2)
        entry.setTopMargin(_BETWEEN / 4)
        entry.setTabPositions([QtGui.QTextOption.Tab(width, QtGui.QTextOption.TabType.LeftTab)])
        entry.setLeftMargin(width)
        entry.setTextIndent(-width)
        large, usual = QtGui.QTextCharFormat(), QtGui.QTextCharFormat()
        large.setFontWeight(QtGui.QFont.Weight.Bold)
        for title, lines in parts:
            if not cursor.atStart():
                cursor.insertBlock()
            cursor.setBlockFormat(head)
            cursor.insertText(title, large)
            for key, deed in lines:
                cursor.insertBlock(entry)
                cursor.insertText(f"{key}\t{deed}", usual)
        cursor.movePosition(QtGui.QTextCursor.MoveOperation.Start)
        self.text.setTextCursor(cursor)

    def changeEvent(self, event: QEvent) -> None:
        """Say everything again in another language or type."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._write()


ALSO_USED = ("NumPy", "pyqtgraph", "platformdirs", "miniaudio", "Pillow")
"""What the program uses besides Python, Qt and PySide6."""


class AboutDialog(_Talk):
    """What the program is, and what it is not."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._title = label("title")
        self._version = label("soft")
        self._texts = [label(wrap=True) for _ in range(5)]
        self._close = button("primary")
        self._close.setDefault(True)
        self._close.clicked.connect(self.accept)
        self.licences = button()
        """In the packages, which carry works of others: their licenses."""
        self.licences.clicked.connect(self._show_licences)
        self.licences.setVisible(notices().is_file())
        content = QWidget()
        told = QVBoxLayout(content)
        told.setContentsMargins(26, 22, 26, 8)
        told.setSpacing(10)
        for each in (self._title, self._version, *self._texts):
            told.addWidget(each)
        told.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(scrolled(content), 1)
        foot = QHBoxLayout()
        foot.setContentsMargins(26, 4, 26, 20)
        foot.addWidget(self.licences)
        foot.addStretch(1)
        foot.addWidget(self._close)
        column.addLayout(foot)
        self.resize(580, 460)
        self.retranslate()

    def retranslate(self) -> None:
        """Write every text in the language in force."""
        self.setWindowTitle(translate("About", "About Elios Desktop"))
        self._title.setText("Elios Desktop")
        self._version.setText(fill(translate("About", "Version {version}"), version=__version__))
        self._texts[0].setText(translate("About", "Four tabletop games for friends at one computer."))
        self._texts[1].setText(
            translate(
                "About",
                "The names and rules of Elios, Elementos, Exagon and Holi belong to "
                "their publishers. This is an unofficial program, with words and "
                "pictures of its own.",
            )
        )
        self._texts[2].setText(
            translate("About", "Free software under the MIT License. Font: Cabin, under the SIL Open Font License.")
        )
        self._texts[3].setText(
            fill(
                translate(
                    "About",
                    "The window is made with Qt {qt} and PySide6 {pyside}, under the GNU "
                    "Lesser General Public License, version 3 (gnu.org/licenses). Their "
                    "libraries are separate files, which you may replace; the sources "
                    "are at download.qt.io.",
                ),
                qt=qVersion(),
                pyside=pyside_version,
            )
        )
        self._texts[4].setText(
            fill(
                translate("About", "It also uses {works}, all of it free software."),
                works=", ".join((f"Python {platform.python_version()}", *ALSO_USED)),
            )
        )
        self.licences.setText(translate("About", "All licences"))
        self._close.setText(translate("About", "Close"))

    def _show_licences(self) -> None:
        LicencesDialog(self).show()


class LicencesDialog(QDialog):
    """The notices that the packages carry: what else is in them, and the text of every licence."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.text = QPlainTextEdit(notices().read_text(encoding="utf-8"))
        self.text.setReadOnly(True)
        column = QVBoxLayout(self)
        column.addWidget(self.text)
        self.resize(820, 620)
        self.retranslate()

    def retranslate(self) -> None:
        """The title; the texts themselves are in no other language."""
        self.setWindowTitle(translate("About", "All licences"))
        self.text.setAccessibleName(self.windowTitle())

    def changeEvent(self, event: QEvent) -> None:
        """Say everything again in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def to_the_front(dialog: QDialog) -> None:
    """Asked for a second time, it is the same one that comes."""
    dialog.show()
    dialog.raise_()
    dialog.activateWindow()


def usual_folder() -> str:
    """Return the person's documents, or home: not the folder that the program happens to have been started in."""
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return documents if Path(documents).is_dir() else str(Path.home())


class Reading(QDialog):
    """What it is about in a sentence, the text letter by letter, and a button that copies it."""

    def __init__(self, title: Text, about: Text, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._title, self._about = title, about
        self.about = label(wrap=True)
        self.text = QPlainTextEdit(text)
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.copy_button, self.close_button = button(), button("primary")
        self.copy_button.clicked.connect(self._copy)
        self.close_button.clicked.connect(self.accept)
        self.close_button.setDefault(True)
        self.column = QVBoxLayout(self)
        self.column.addWidget(self.about)
        self.column.addWidget(self.text, 1)
        self.foot = QHBoxLayout()
        self.foot.addStretch(1)
        self.foot.addWidget(self.copy_button)
        self.foot.addWidget(self.close_button)
        self.column.addLayout(self.foot)
        self.resize(720, 520)
        self.retranslate()

    def retranslate(self) -> None:
        """Write everything but the text itself."""
        self.setWindowTitle(self._title())
        self.about.setText(self._about())
        self.text.setAccessibleName(self._title())
        self.copy_button.setText(translate("Reading", "Copy"))
        self.close_button.setText(translate("About", "Close"))

    def _copy(self) -> None:
        QtGui.QGuiApplication.clipboard().setText(self.text.toPlainText())

    def changeEvent(self, event: QEvent) -> None:
        """Say everything again in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
