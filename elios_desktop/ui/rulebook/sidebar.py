"""The left side of the rulebook's window: the contents of all rulebooks, or what a search has found."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QStackedWidget,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from elios_desktop.rulebook.blocks import Section
from elios_desktop.rulebook.library import Hit
from elios_desktop.texts.translate import fill
from elios_desktop.texts.words import find_words
from elios_desktop.ui.kit.i18n import plain, translate
from elios_desktop.ui.kit.widgets import Choices, label

_PLACE = Qt.ItemDataRole.UserRole
"""Of an item: the game and the section that it leads to."""
_PADDING, _MARGIN = 4, 8


class _Wrapping(QStyledItemDelegate):
    """Lets the lines of a tree break: a long heading is read in full, however large the text is."""

    def __init__(self, tree: QTreeWidget) -> None:
        super().__init__(tree)
        self._tree = tree

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """As high as the text is in the width that there is."""
        levels = 2 if index.parent().isValid() else 1
        width = self._tree.viewport().width() - levels * self._tree.indentation() - 2 * _MARGIN
        font = index.data(Qt.ItemDataRole.FontRole) or self._tree.font()
        flags = Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
        box = QFontMetrics(font).boundingRect(QRect(0, 0, max(40, width), 10_000), int(flags), index.data())
        return QSize(width, box.height() + 2 * _PADDING)


class Sidebar(QStackedWidget):
    """Contents, hits, or the sentence that nothing was found."""

    chosen = Signal(str, str)
    """A game and a section; an empty section is the beginning."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tree = QTreeWidget()
        self.results = QListWidget()
        self.scope = Choices(("game", "all"))
        self._found = QStackedWidget()
        self._nothing = label("soft", wrap=True)
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
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._nothing.setContentsMargins(16, 14, 12, 0)
        for each in (self.results, self._nothing):
            self._found.addWidget(each)
        searching = QWidget()
        column = QVBoxLayout(searching)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        top = QHBoxLayout()
        top.setContentsMargins(10, 4, 10, 8)
        top.addWidget(self.scope)
        column.addLayout(top)
        column.addWidget(self._found, 1)
        self.addWidget(self.tree)
        self.addWidget(searching)
        self.scope.choose("game")
        self._tops: dict[str, QTreeWidgetItem] = {}
        self._items: dict[tuple[str, str], QTreeWidgetItem] = {}
        self.hits: list[Hit] = []
        """What was found last."""
        # A click and Enter both choose; on systems where a click activates, the second call finds the reader there.
        self.tree.itemClicked.connect(self._on_contents)
        self.tree.itemActivated.connect(self._on_contents)
        self.results.itemClicked.connect(self._on_hit)
        self.results.itemActivated.connect(self._on_hit)

    # -- contents

    def fill_contents(self, books: Mapping[str, Sequence[Section]]) -> None:
        """Every rulebook with its sections, in the language in force."""
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
            top = QTreeWidgetItem([find_words(game).title(translate)])
            top.setData(0, _PLACE, (game, ""))
            font = self.tree.font()
            font.setBold(True)
            top.setFont(0, font)
            for section in sections:
                item = QTreeWidgetItem([section.title])
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
        """Nothing is being searched."""
        self.hits = []
        self.setCurrentWidget(self.tree)

    def _on_contents(self, item: QTreeWidgetItem) -> None:
        item.setExpanded(True)
        self.chosen.emit(*item.data(0, _PLACE))

    # -- hits

    def show_hits(self, words: str, hits: Sequence[Hit], name_games: bool, everywhere: int = 0) -> None:
        """What was found for some words; `name_games`: hits are from several games. `everywhere`: how many there
        are in all games, where this one has none."""
        self.hits = list(hits)
        self.results.clear()
        for hit in hits:
            title = f"{find_words(hit.game).title(translate)}: {hit.title}" if name_games else hit.title
            item = QListWidgetItem(f"{title}\n{hit.snippet}")
            item.setData(_PLACE, (hit.game, hit.section))
            self.results.addItem(item)
        if not hits:
            nothing = fill(translate("Rulebook", "Nothing found for “{words}”."), words=words)
            if everywhere:
                nothing += "\n\n" + translate("Rulebook", "All games: %n hit(s).", None, everywhere)
            self._nothing.setText(nothing)
        self._found.setCurrentWidget(self.results if hits else self._nothing)
        self.setCurrentIndex(1)

    def choose_first(self) -> None:
        """Go to the best hit, if there is one; the arrow keys go on from there."""
        if self.hits:
            self.results.setCurrentRow(0)
            self.results.setFocus(Qt.FocusReason.OtherFocusReason)
            self._on_hit(self.results.item(0))

    def _on_hit(self, item: QListWidgetItem) -> None:
        self.chosen.emit(*item.data(_PLACE))
