"""Shows the rulebooks in a window: contents or what was found at the left, the page at the right.

It is a window of its own, beside the game: opening it never covers or stops anything for good, and it is never modal.
"""

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6 import QtWidgets
from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QFontMetrics, QGuiApplication, QKeySequence, QShortcut, QTextDocument

from elios_desktop.engine.contract import GAME_IDS
from elios_desktop.games import entry_of
from elios_desktop.rulebook import blocks, library
from elios_desktop.storage.settings import Window
from elios_desktop.texts.translate import fill
from elios_desktop.ui.kit import icons, widgets
from elios_desktop.ui.kit.i18n import Sentence, plain, translate
from elios_desktop.ui.kit.services import Services
from elios_desktop.ui.rulebook import html, page, paper, pictures

_PLACE = Qt.ItemDataRole.UserRole
"""Of an item: the game and the section that it leads to."""
_PADDING, _MARGIN = 4, 8


class _Wrapping(QtWidgets.QStyledItemDelegate):
    """Lets the lines of a tree break: a long heading is read in full, however large the text is."""

    def __init__(self, tree: QtWidgets.QTreeWidget) -> None:
        super().__init__(tree)
        self._tree = tree

    def sizeHint(self, option: QtWidgets.QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return a size as high as the text is in the width that there is."""
        levels = 2 if index.parent().isValid() else 1
        width = self._tree.viewport().width() - levels * self._tree.indentation() - 2 * _MARGIN
        font = index.data(Qt.ItemDataRole.FontRole) or self._tree.font()
        flags = Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
        box = QFontMetrics(font).boundingRect(QRect(0, 0, max(40, width), 10_000), int(flags), index.data())
        return QSize(width, box.height() + 2 * _PADDING)


class Sidebar(QtWidgets.QStackedWidget):
    """Contents, hits, or the sentence that nothing was found."""

    chosen = Signal(str, str)
    """A game and a section; an empty section is the beginning."""

    def __init__(self, parent: QtWidgets.QWidget | None = None) -> None:
        super().__init__(parent)
        self.tree = QtWidgets.QTreeWidget()
        self.results = QtWidgets.QListWidget()
        self.scope = widgets.Choices(("game", "all"))
        self._found = QtWidgets.QStackedWidget()
        self.nothing = widgets.label("soft", wrap=True)
        self.tree.setHeaderHidden(True)
        self.tree.setIndentation(16)
        self.tree.setWordWrap(True)
        self.tree.header().sectionResized.connect(self._on_width)
        self.tree.setItemDelegate(_Wrapping(self.tree))
        self.tree.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.tree.setStyleSheet("QTreeWidget { border: none; border-radius: 0; } QTreeWidget::item { padding: 3px; }")
        self.results.setWordWrap(True)
        self.results.setSpacing(2)
        self.results.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.results.setStyleSheet(
            "QListWidget { border: none; border-radius: 0; } QListWidget::item { padding: 5px; }"
        )
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.nothing.setContentsMargins(16, 14, 12, 0)
        for each in (self.results, self.nothing):
            self._found.addWidget(each)
        searching = QtWidgets.QWidget()
        column = QtWidgets.QVBoxLayout(searching)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        top = QtWidgets.QHBoxLayout()
        top.setContentsMargins(10, 4, 10, 8)
        top.addWidget(self.scope)
        column.addLayout(top)
        column.addWidget(self._found, 1)
        self.addWidget(self.tree)
        self.addWidget(searching)
        self.scope.choose("game")
        self._tops: dict[str, QtWidgets.QTreeWidgetItem] = {}
        self._items: dict[tuple[str, str], QtWidgets.QTreeWidgetItem] = {}
        self.hits: list[library.Hit] = []
        """What was found last."""
        # A click and Enter both choose; on systems where a click activates, the second call finds the reader there.
        self.tree.itemClicked.connect(self._on_contents)
        self.tree.itemActivated.connect(self._on_contents)
        self.results.itemClicked.connect(self._on_hit)
        self.results.itemActivated.connect(self._on_hit)

    # -- contents

    def fill_contents(self, books: Mapping[str, Sequence[blocks.Section]]) -> None:
        """List every rulebook with its sections, in the language in force."""
        self.tree.setAccessibleName(translate("Rulebook", "Contents"))
        self.results.setAccessibleName(translate("Rulebook", "Results"))
        self.scope.set_texts(
            (translate("Rulebook", "This game"), translate("Rulebook", "All games")),
            name=translate("Rulebook", "Search in"),
        )
        self.tree.clear()
        self._tops.clear()
        self._items.clear()
        for game, sections in books.items():
            top = QtWidgets.QTreeWidgetItem([entry_of(game).name(translate)])
            top.setData(0, _PLACE, (game, ""))
            font = self.tree.font()
            font.setBold(True)
            top.setFont(0, font)
            for section in sections:
                item = QtWidgets.QTreeWidgetItem([section.title])
                item.setData(0, _PLACE, (game, section.id))
                item.setToolTip(0, plain(section.title))
                top.addChild(item)
                self._items[game, section.id] = item
            self._tops[game] = top
            self.tree.addTopLevelItem(top)

    def _on_width(self) -> None:
        self.tree.scheduleDelayedItemsLayout()  # lines break elsewhere now; Qt forgets that

    def follow(self, game: str, section: str) -> None:
        """Mark in the contents where the reader is."""
        top = self._tops.get(game)
        if top is not None:
            top.setExpanded(True)
            item = self._items.get((game, section), top)
            if item is not self.tree.currentItem():
                self.tree.setCurrentItem(item)

    def show_contents(self) -> None:
        """Show the contents again: nothing is being searched."""
        self.hits = []
        self.setCurrentWidget(self.tree)

    def _on_contents(self, item: QtWidgets.QTreeWidgetItem) -> None:
        item.setExpanded(True)
        self.chosen.emit(*item.data(0, _PLACE))

    # -- hits

    def show_hits(self, words: str, hits: Sequence[library.Hit], name_games: bool, everywhere: int = 0) -> None:
        """List what was found for some words; `name_games`: hits are from several games. `everywhere`: how many there
        are in all games, where this one has none."""
        self.hits = list(hits)
        self.results.clear()
        for hit in hits:
            title = f"{entry_of(hit.game).name(translate)}: {hit.title}" if name_games else hit.title
            item = QtWidgets.QListWidgetItem(f"{title}\n{hit.snippet}")
            item.setData(_PLACE, (hit.game, hit.section))
            self.results.addItem(item)
        if not hits:
            nothing = fill(translate("Rulebook", "Nothing found for “{words}”."), words=words)
            if everywhere:
                nothing += "\n\n" + translate("Rulebook", "All games: %n hit(s).", None, everywhere)
            self.nothing.setText(nothing)
        self._found.setCurrentWidget(self.results if hits else self.nothing)
        self.setCurrentIndex(1)

    def choose_first(self) -> None:
        """Go to the best hit, if there is one; the arrow keys go on from there."""
        if self.hits:
            self.results.setCurrentRow(0)
            self.results.setFocus(Qt.FocusReason.OtherFocusReason)
            self._on_hit(self.results.item(0))

    def _on_hit(self, item: QtWidgets.QListWidgetItem) -> None:
        self.chosen.emit(*item.data(_PLACE))


_FIRST_SIZE = QSize(980, 760)
_SMALLEST = QSize(640, 420)
_TOOLS = ("back", "forward", "smaller", "larger", "print", "pdf")
_MOST_HISTORY = 100


class RulebookWindow(QtWidgets.QWidget):
    """All rulebooks. `open` shows a section of one."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setMinimumSize(_SMALLEST)
        self._services = services
        self._theme = services.theme
        self._pictures = pictures.Pictures(self._theme)
        self._books: dict[str, list[blocks.Section]] = {}
        self._version = 0
        self._ratio = 0.0
        self.game = ""
        """The game whose rulebook is shown; empty for the list of all."""
        self.history: list[tuple[str, page.Place]] = []
        self._future: list[tuple[str, page.Place]] = []
        self.page = page.Page(self._theme, self._pictures)
        self.sidebar = Sidebar()
        self.field = QtWidgets.QLineEdit()
        self.tools = {name: QtWidgets.QToolButton() for name in _TOOLS}
        self._splitter = QtWidgets.QSplitter(Qt.Orientation.Horizontal)
        self._search_later = QTimer(self)
        self._search_later.setSingleShot(True)
        self._search_later.setInterval(120)
        self._build()
        self._connect()
        self._restore_geometry()
        side = round(min(270 * self._theme.text_scale, 0.36 * self.width()))
        self._splitter.setSizes([side, self.width() - side])
        self._restyle()
        self.retranslate()

    # -- building

    def _build(self) -> None:
        bar = QtWidgets.QHBoxLayout()
        bar.setContentsMargins(10, 8, 10, 8)
        bar.setSpacing(4)
        for name in ("back", "forward"):
            bar.addWidget(self.tools[name])
        bar.addSpacing(6)
        self.field.setClearButtonEnabled(True)
        bar.addWidget(self.field, 1)
        bar.addSpacing(6)
        for name in ("smaller", "larger", "print", "pdf"):
            bar.addWidget(self.tools[name])
        splitter = self._splitter
        splitter.addWidget(self.sidebar)
        splitter.addWidget(self.page)
        splitter.setStretchFactor(1, 1)
        splitter.setCollapsible(1, False)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(bar)
        column.addWidget(splitter, 1)

    def _connect(self) -> None:
        tools = self.tools
        tools["back"].clicked.connect(self.back)
        tools["forward"].clicked.connect(self.forward)
        tools["smaller"].clicked.connect(partial(self._services.preferences.step_text, -1))
        tools["larger"].clicked.connect(partial(self._services.preferences.step_text, 1))
        tools["print"].clicked.connect(self.print_book)
        tools["pdf"].clicked.connect(self.save_pdf)
        self.page.followed.connect(self._go)
        self.page.width_changed.connect(self._rewrite)
        self.page.read.connect(self._on_read)
        self.sidebar.chosen.connect(self._go)
        self.field.textChanged.connect(self._search_later.start)
        self.field.returnPressed.connect(self._to_first_hit)
        self._search_later.timeout.connect(self.search)
        self.sidebar.scope.chosen.connect(self.search)
        self._theme.changed.connect(self._on_theme)
        for keys, slot in (
            (QKeySequence(QKeySequence.StandardKey.Find), self._to_search),
            (QKeySequence("Alt+Left"), self.back),
            (QKeySequence("Alt+Right"), self.forward),
            (QKeySequence("Esc"), self._on_escape),
            (QKeySequence("F1"), self._to_contents),
            (QKeySequence(QKeySequence.StandardKey.Print), self.print_book),
            (QKeySequence("Ctrl+W"), self.close),
            (QKeySequence("Ctrl++"), partial(self._services.preferences.step_text, 1)),
            (QKeySequence("Ctrl+-"), partial(self._services.preferences.step_text, -1)),
            (QKeySequence("Ctrl+0"), partial(self._services.preferences.step_text, 0)),
        ):
            QShortcut(keys, self).activated.connect(slot)

    # -- what is shown

    def open(self, game: str, section: str = "") -> None:
        """Show a section (or refusal code) of a game's rulebook and come to the front; no game: the list of all."""
        self._keep_place()
        self.show()  # first: where an anchor is depends on the page's width
        self._go_to(game, section)
        if self.isMinimized():
            self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.raise_()
        self.activateWindow()
        self.page.setFocus(Qt.FocusReason.OtherFocusReason)

    def back(self) -> None:
        """Go back to where the reader was before."""
        if self.history:
            self._future.append((self.game, self.page.place))
            self._return_to(*self.history.pop())

    def forward(self) -> None:
        """Undo `back`."""
        if self._future:
            self.history.append((self.game, self.page.place))
            self._return_to(*self._future.pop())

    def _go(self, game: str, anchor: str = "") -> None:
        """Follow a link; the reader can come back."""
        self._keep_place()
        self._go_to(game, anchor)

    def _keep_place(self) -> None:
        if self.isVisible():
            self.history.append((self.game, self.page.place))
            del self.history[:-_MOST_HISTORY]
            self._future.clear()

    def _go_to(self, game: str, anchor: str) -> None:
        if game != self.game or not self.page.anchors:
            self._write(game)
        if not (anchor and self.page.go_to_anchor(anchor)):
            self.page.go_to_start()
        self._after_going()

    def _return_to(self, game: str, place: page.Place) -> None:
        if game != self.game:
            self._write(game)
        self.page.go_to_place(place)
        self._after_going()

    def _after_going(self) -> None:
        self.tools["back"].setEnabled(bool(self.history))
        self.tools["forward"].setEnabled(bool(self._future))
        self._on_read(self.page.section)

    def book(self, game: str) -> list[blocks.Section]:
        """Return a rulebook in the language in force."""
        found = self._books.get(game)
        if found is None:
            found = self._books[game] = library.find_rulebook(game).sections(translate)
        return found

    def _write(self, game: str) -> None:
        """Put a game's rulebook on the page."""
        self.game = game
        writer = html.PageWriter(
            game,
            self._theme.palette,
            self._pictures,
            translate,
            self._theme.text_scale,
            self.page.room,
            self._version,
        )
        if game:
            sections = self.book(game)
            self.page.show_html(writer.page(_title(game), sections), [section.id for section in sections])
        else:
            games = [(each, _title(each), self.book(each)) for each in GAME_IDS]
            self.page.show_html(writer.contents(translate("Rulebook", "The rulebooks"), games), [])
        for name in ("print", "pdf"):
            self.tools[name].setEnabled(bool(game))
        self._write_title()

    def _rewrite(self) -> None:
        """The same again: other words, colours or sizes; the reader stays where they are."""
        place = self.page.place
        self._write(self.game)
        self.page.go_to_place(place)

    def _on_read(self, section: str) -> None:
        self.sidebar.follow(self.game, section)

    # -- searching

    def search(self) -> None:
        words = self.field.text().strip()
        self.page.highlight([word for word in words.split() if len(word) > 1])
        if not words:
            self.sidebar.show_contents()
            return
        games = (
            [self.game] if self.sidebar.scope.value == "game" and self.game else sorted(GAME_IDS, key=self._not_shown)
        )
        hits = [hit for game in games for hit in library.search(game, self.book(game), words)]
        one = len(games) == 1
        everywhere = (
            sum(len(library.search(game, self.book(game), words)) for game in GAME_IDS) if one and not hits else 0
        )
        self.sidebar.show_hits(words, hits, not one, everywhere)

    def _not_shown(self, game: str) -> bool:
        return game != self.game

    def _to_search(self) -> None:
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def _to_first_hit(self) -> None:
        self._search_later.stop()
        self.search()
        self.sidebar.choose_first()

    def _to_contents(self) -> None:
        """F1 within the rulebook: all rulebooks."""
        self._go("")

    def _on_escape(self) -> None:
        if self.field.text():
            self.field.clear()
            self.search()
            self.page.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.close()

    # -- paper

    def print_book(self) -> None:
        """Ask for a printer and print the rulebook that is shown."""
        if not self.game:
            return
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(self.windowTitle())
        dialog = QPrintDialog(printer, self)
        dialog.setWindowTitle(translate("Rulebook", "Print the rulebook"))
        if dialog.exec():
            with paper.busy():
                paper.print_on(self._on_paper(), printer)
        dialog.deleteLater()

    def save_pdf(self) -> None:
        """Ask where, and write the rulebook that is shown as a PDF file."""
        if not self.game:
            return
        from PySide6.QtWidgets import QFileDialog

        from elios_desktop.ui.kit.dialogs import usual_folder

        dialog = QFileDialog(self, translate("Rulebook", "Save the rulebook as PDF"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(translate("Rulebook", "PDF files") + " (*.pdf)")
        dialog.setDefaultSuffix("pdf")
        dialog.setDirectory(usual_folder())
        dialog.selectFile(f"{_title(self.game)}.pdf")
        if dialog.exec() and dialog.selectedFiles():
            self.write_pdf(dialog.selectedFiles()[0])
        dialog.deleteLater()

    def write_pdf(self, path: str) -> bool:
        """Write the rulebook that is shown; if that can't be done, a notice says so."""
        with paper.busy():
            done = paper.Paper(translate).write_pdf(self._on_paper(), path, self.windowTitle())
        if done:
            self._services.notices.clear("rulebook-pdf")
        else:
            self._services.notices.show(
                "rulebook-pdf",
                Sentence.translate("Rulebook", "The rulebook couldn’t be written to {file}.").fill(file=path),
                bad=True,
            )
        return done

    def _on_paper(self) -> QTextDocument:
        return paper.Paper(translate).book(self.game, self.windowTitle(), self.book(self.game))

    # -- words, colours, sizes

    def retranslate(self) -> None:
        """Everything in the language in force; the reader stays where they are."""
        self._books.clear()
        self._pictures.clear()
        self._version += 1
        names = {
            "back": (translate("Rulebook", "Back"), "Alt+←"),
            "forward": (translate("Rulebook", "Forward"), "Alt+→"),
            "smaller": (translate("Rulebook", "Smaller text"), "Ctrl+-"),
            "larger": (translate("Rulebook", "Larger text"), "Ctrl++"),
            "print": (translate("Rulebook", "Print…"), "Ctrl+P"),
            "pdf": (translate("Rulebook", "Save as PDF…"), ""),
        }
        for name, (text, key) in names.items():
            self.tools[name].setToolTip(plain(f"{text} ({key})" if key else text))
            self.tools[name].setAccessibleName(text)
        self.field.setPlaceholderText(translate("Rulebook", "Search"))
        self.field.setAccessibleName(translate("Rulebook", "Search the rulebook"))
        self.sidebar.fill_contents({game: self.book(game) for game in GAME_IDS})
        self._rewrite()
        self.search()
        self._on_read(self.page.section)

    def _write_title(self) -> None:
        if self.game:
            title = fill(translate("Rulebook", "{game}: the rulebook"), game=_title(self.game))
        else:
            title = translate("Rulebook", "Rulebook")
        self.setWindowTitle(title)
        self.page.setAccessibleName(title)

    def _restyle(self) -> None:
        palette = self._theme.palette
        for name, made in self.tools.items():
            made.setIcon(icons.icon(name, palette.text, palette.line))
            made.setIconSize(QSize(20, 20))
        self.page.setStyleSheet(
            f"QTextBrowser {{ background: {palette.panel}; border: none; border-radius: 0; padding: 0; }}"
            f"QTextBrowser:focus {{ border: 2px solid {palette.focus}; }}"
        )

    def _on_theme(self) -> None:
        self._pictures.clear()
        self._version += 1
        self._restyle()
        self._rewrite()

    def changeEvent(self, event: QEvent) -> None:
        """Say everything again in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    # -- where the window is

    def _restore_geometry(self) -> None:
        now = self._services.preferences.now.rulebook_window
        screen = QGuiApplication.primaryScreen().availableGeometry()
        if now.width <= 0:
            self.resize(_FIRST_SIZE.boundedTo(screen.size() * 0.9))
            return
        self.resize(QSize(now.width, now.height).expandedTo(_SMALLEST).boundedTo(screen.size()))
        bar = QPoint(now.x + now.width // 2, now.y + 20)  # where one can grip the window
        if any(each.availableGeometry().contains(bar) for each in QGuiApplication.screens()):
            self.move(now.x, now.y)
        if now.maximized:
            self.setWindowState(self.windowState() | Qt.WindowState.WindowMaximized)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember where it was."""
        usual = self.normalGeometry() if self.isMaximized() else self.geometry()
        position = usual.topLeft() if self.isMaximized() else self.pos()
        self._services.preferences.change(
            rulebook_window=Window(position.x(), position.y(), usual.width(), usual.height(), self.isMaximized(), False)
        )
        super().closeEvent(event)


def _title(game: str) -> str:
    return entry_of(game).name(translate)
