"""The page of a rulebook on the screen: fetches its pictures, finds its anchors, keeps its place.

The reference card is one page about what can be done in a turn, in a small window beside the board.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Any

from PySide6 import QtGui
from PySide6.QtCore import QEvent, QPoint, QSize, Qt, QTimer, QUrl, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QTextBrowser, QTextEdit, QVBoxLayout, QWidget

from elios_desktop.games import entry_of
from elios_desktop.rulebook.library import find_rulebook
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.kit.services import Services
from elios_desktop.ui.kit.theme import Theme
from elios_desktop.ui.kit.widgets import button
from elios_desktop.ui.rulebook.html import PICTURE, PageWriter
from elios_desktop.ui.rulebook.paper import Paper, print_on
from elios_desktop.ui.rulebook.pictures import Pictures

_EDGE = 28
_STEP = 40
_INDENT = 24
_PAINTING_S = 0.03


@dataclass(frozen=True, slots=True)
class Place:
    """What is being read, near the top of the page: the same block in every language, theme and size."""

    anchor: str = ""
    """The last anchor before it."""
    block: int = 0
    """How many blocks after that anchor."""
    share: float = 0.0
    """How much of the block has been read."""


class Page(QTextBrowser):
    """Shows HTML made by `html.PageWriter`."""

    followed = Signal(str, str)
    """A link: a game and an anchor."""
    width_changed = Signal()
    """There is more or less room for pictures now."""
    read = Signal(str)
    """The section at the top of the page."""

    def __init__(self, theme: Theme, pictures: Pictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._pictures = pictures
        self._anchors: list[tuple[str, int]] = []
        self._sections: frozenset[str] = frozenset()
        self._room = 0
        self._wanted: list[str] = []
        self._awaited: list[QUrl] = []
        self._paint_later = QTimer(self)
        self._paint_later.setSingleShot(True)
        self._paint_later.setInterval(0)
        self._paint_later.timeout.connect(self._paint_awaited)
        self._tell_width = QTimer(self)  # later: a scroll bar may come or go while a text is being set
        self._tell_width.setSingleShot(True)
        self._tell_width.setInterval(0)
        self._tell_width.timeout.connect(self._on_width)
        # With a caret, screen readers read it line by line.
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextBrowserInteraction | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setOpenLinks(False)
        self.setOpenExternalLinks(False)
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.document().setDocumentMargin(_EDGE)
        self.document().setIndentWidth(_INDENT)
        self.anchorClicked.connect(self._on_link)
        self.verticalScrollBar().valueChanged.connect(self._on_scrolled)

    # -- content

    @property
    def room(self) -> int:
        """How wide a picture may be, in steps: a page is not written anew for every pixel."""
        return max(_STEP * 5, (self.viewport().width() - 2 * _EDGE - 8) // _STEP * _STEP)

    def show_html(self, html: str, sections: Sequence[str]) -> None:
        """Show another text. The place is at its beginning; see `place`."""
        self._room = self.room
        self._sections = frozenset(sections)
        self._awaited.clear()
        # Already now, or the program's new font would move everything after the reader's place has been restored.
        self.setFont(self._theme.font())
        self.setHtml(html)
        self._anchors = list(_anchors(self.document()))
        self._highlight()

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """A picture comes into sight: a blank now, and the picture as soon as nothing else is to be done."""
        url = QUrl(name)
        if url.scheme() != PICTURE:
            return super().loadResource(kind, url)
        game, _, picture = url.path().partition("/")
        found = self._pictures.ready(game, picture, self.devicePixelRatioF())
        if found is not None:
            return found
        self._awaited.append(url)
        self._paint_later.start()
        return self._pictures.blank()

    def _paint_awaited(self) -> None:
        """A few at a time, so that scrolling and changing the language never wait for all of them."""
        until = monotonic() + _PAINTING_S
        while self._awaited:
            url = self._awaited.pop(0)
            game, _, picture = url.path().partition("/")
            image = self._pictures.image(game, picture, self.devicePixelRatioF())
            self.document().addResource(QtGui.QTextDocument.ResourceType.ImageResource.value, url, image)
            if monotonic() > until:
                break
        self.viewport().update()
        if self._awaited:
            self._paint_later.start()

    # -- where the reader is

    @property
    def place(self) -> Place:
        """Where the reader is."""
        block = self._cursor_at_top().block()
        top, height = self._box(block)
        read = self.verticalScrollBar().value() + _EDGE - top
        end = block.position() + block.length()
        anchor, position = next((each for each in reversed(self._anchors) if each[1] < end), ("", 0))
        after = block.blockNumber() - self.document().findBlock(position).blockNumber()
        return Place(anchor, after, min(1.0, max(0.0, read / height)) if height else 0.0)

    def go_to_place(self, place: Place) -> None:
        """Bring the reader back to where they were."""
        position = next((at for anchor, at in self._anchors if anchor == place.anchor), 0)
        start = self.document().findBlock(position).blockNumber()
        block = self.document().findBlockByNumber(start + place.block)
        if block.isValid():
            top, height = self._box(block)
            self.verticalScrollBar().setValue(round(top + place.share * height) - _EDGE)

    def go_to_anchor(self, name: str) -> bool:
        """Put an anchor at the top of the page, and the keyboard there; False if there is none of this name."""
        position = next((at for anchor, at in self._anchors if anchor == name), None)
        if position is None:
            return False
        block = self.document().findBlock(position)
        cursor = QtGui.QTextCursor(block)
        self.setTextCursor(cursor)
        self.verticalScrollBar().setValue(max(0, round(self._box(block)[0]) - 10))
        return True

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        """H goes to the next heading, Shift+H to the one before."""
        if event.key() == Qt.Key.Key_H and not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier:
            self.go_to_heading(-1 if event.modifiers() else 1)
        else:
            super().keyPressEvent(event)

    def go_to_heading(self, step: int) -> None:
        """The caret goes to the next (or last) heading from where it is, if there is one."""
        block = self.textCursor().block()
        while (block := block.next() if step > 0 else block.previous()).isValid():
            if block.blockFormat().headingLevel():
                self.setTextCursor(QtGui.QTextCursor(block))
                self.verticalScrollBar().setValue(max(0, round(self._box(block)[0]) - 10))
                return

    def go_to_start(self) -> None:
        """The first line."""
        self.moveCursor(QtGui.QTextCursor.MoveOperation.Start)
        self.verticalScrollBar().setValue(0)

    @property
    def anchors(self) -> list[str]:
        """Every anchor of the page."""
        return [name for name, _ in self._anchors]

    @property
    def section(self) -> str:
        """The section at the top of the page, or nothing."""
        at = self._cursor_at_top().position()
        found = ""
        for name, position in self._anchors:
            if name in self._sections and position <= at:
                found = name
        return found

    def _cursor_at_top(self) -> QtGui.QTextCursor:
        """Return the line that a reader looks at first: not the very first one, which may be cut."""
        return self.cursorForPosition(QPoint(_EDGE + 2, _EDGE))

    def _box(self, block: QtGui.QTextBlock) -> tuple[float, float]:
        box = self.document().documentLayout().blockBoundingRect(block)
        return box.top(), box.height()

    # -- words found

    def highlight(self, words: Sequence[str]) -> None:
        """Mark these words wherever they stand on the page."""
        self._wanted = list(words)
        self._highlight()

    def _highlight(self) -> None:
        mark = QtGui.QTextCharFormat()
        mark.setBackground(QtGui.QColor(self._theme.palette.glow_strong))
        mark.setForeground(QtGui.QColor("#1c140c"))
        found = []
        for word in self._wanted:
            cursor = self.document().find(word)
            while not cursor.isNull():
                selection = QTextEdit.ExtraSelection()
                selection.cursor = cursor
                selection.format = mark
                found.append(selection)
                cursor = self.document().find(word, cursor)
        self.setExtraSelections(found)

    @property
    def marked(self) -> list[str]:
        """What is marked now."""
        return [each.cursor.selectedText() for each in self.extraSelections()]

    # -- events

    def resizeEvent(self, event: QtGui.QResizeEvent) -> None:
        """Pictures follow the width."""
        place = self.place
        super().resizeEvent(event)
        self.go_to_place(place)
        self._tell_width.start()

    def _on_width(self) -> None:
        if self._room and self.room != self._room:
            self.width_changed.emit()

    def _on_link(self, url: QUrl) -> None:
        self.followed.emit(url.path(), url.fragment())

    def _on_scrolled(self) -> None:
        self.read.emit(self.section)


def _anchors(document: QtGui.QTextDocument) -> list[tuple[str, int]]:
    """Anchor names with their positions, in order."""
    found: list[tuple[str, int]] = []
    block = document.begin()
    while block.isValid():
        iterator = block.begin()
        while not iterator.atEnd():
            fragment = iterator.fragment()
            found.extend((name, fragment.position()) for name in fragment.charFormat().anchorNames())
            iterator += 1
        block = block.next()
    return found


_WIDTH = 430
_GAP = 16


class ReferenceCard(QDialog):
    """The card of one game. It takes no part in the game: everything goes on while it is open."""

    rulebook_wanted = Signal(str, str)
    """A game and an anchor of its rulebook."""

    def __init__(self, services: Services, game: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._window = parent
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._services = services
        self._theme = services.theme
        self._pictures = Pictures(self._theme)
        self._version = 0
        self.game = game
        self.page = Page(self._theme, self._pictures)
        self.page.document().setDocumentMargin(16)
        self.page.followed.connect(self.rulebook_wanted)
        self._book, self._print = button("quiet"), button("quiet")
        self._book.clicked.connect(self._open_book)
        self._print.clicked.connect(self.print_card)
        row = QHBoxLayout()
        row.setContentsMargins(12, 0, 12, 10)
        row.addWidget(self._book)
        row.addStretch(1)
        row.addWidget(self._print)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.page, 1)
        column.addLayout(row)
        for key in ("F2", "Ctrl+W"):
            QtGui.QShortcut(QtGui.QKeySequence(key), self).activated.connect(self.close)
        self._theme.changed.connect(self.retranslate)
        self.retranslate()

    def show_beside(self) -> None:
        """Show it at the right edge of the window that it belongs to."""
        window = self._window
        self.resize(self._fitting_size())
        corner = window.mapToGlobal(QPoint(window.width() - self.width() - _GAP, 90))
        self.move(corner)
        self.show()
        self.page.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """The card in the language and colours in force."""
        self._pictures.clear()
        self._version += 1
        title = entry_of(self.game).name(translate)
        self.setWindowTitle(title)
        self.page.setAccessibleName(title)
        self._book.setText(translate("Rulebook", "Open the rulebook"))
        self._print.setText(translate("Rulebook", "Print…"))
        palette = self._theme.palette
        self.page.setStyleSheet(
            f"QTextBrowser {{ background: {palette.panel}; border: none; border-radius: 0; padding: 0; }}"
        )
        writer = PageWriter(
            self.game,
            palette,
            self._pictures,
            translate,
            self._theme.text_scale,
            self.page.room,
            self._version,
        )
        self.page.show_html(writer.card(title, find_rulebook(self.game).card(translate)), [])
        self.resize(self._fitting_size())

    def print_card(self) -> None:
        """Ask for a printer and print it."""
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(self.windowTitle())
        dialog = QPrintDialog(printer, self)
        dialog.setWindowTitle(translate("Rulebook", "Print the reference card"))
        if dialog.exec():
            paper = Paper(translate)
            print_on(paper.card(self.game, self.windowTitle(), find_rulebook(self.game).card(translate)), printer)
        dialog.deleteLater()

    def changeEvent(self, event: QEvent) -> None:
        """Say everything again in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _fitting_size(self) -> QSize:
        """Return a size as high as the text, where the screen has room for it."""
        width = round(_WIDTH * self._theme.text_scale)
        document = self.page.document().clone()
        document.setTextWidth(width - 4)
        height = round(document.size().height()) + self._book.sizeHint().height() + 26
        document.deleteLater()
        room = self._window.screen().availableGeometry().size() * 0.92
        return QSize(width, height).boundedTo(room)

    def _open_book(self) -> None:
        self.rulebook_wanted.emit(self.game, "")
