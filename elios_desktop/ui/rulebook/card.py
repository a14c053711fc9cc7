"""The reference card: one page about what can be done in a turn, in a small window beside the board."""

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from elios_desktop.games import entry_of
from elios_desktop.rulebook.library import find_rulebook
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.kit.services import Services
from elios_desktop.ui.kit.widgets import button
from elios_desktop.ui.rulebook.html import PageWriter
from elios_desktop.ui.rulebook.page import Page
from elios_desktop.ui.rulebook.paper import Paper, print_on
from elios_desktop.ui.rulebook.pictures import Pictures

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
            QShortcut(QKeySequence(key), self).activated.connect(self.close)
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
        """As high as the text, where the screen has room for it."""
        width = round(_WIDTH * self._theme.text_scale)
        document = self.page.document().clone()
        document.setTextWidth(width - 4)
        height = round(document.size().height()) + self._book.sizeHint().height() + 26
        document.deleteLater()
        room = self._window.screen().availableGeometry().size() * 0.92
        return QSize(width, height).boundedTo(room)

    def _open_book(self) -> None:
        self.rulebook_wanted.emit(self.game, "")
