"""The numbers behind a chart as a table: for the keyboard, for screen readers, and for whoever likes numbers better."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from elios_desktop.ui.kit.i18n import plain

Index = QModelIndex | QPersistentModelIndex
_PADDING = 30
_TITLE_EMS = 16
"""A longer title, such as somebody's long name, is cut; its tip is whole."""
_TEXT_EMS = 24
"""Sentences keep at least so much of their column."""


@dataclass(frozen=True, slots=True)
class Column:
    """A column's title, and whether it holds numbers."""

    title: str
    number: bool = False


class NumbersModel(QAbstractTableModel):
    """Texts in rows and columns."""

    def __init__(self) -> None:
        super().__init__()
        self.columns: list[Column] = []
        self.rows: list[list[str]] = []

    def show_rows(self, columns: Sequence[Column], rows: Sequence[Sequence[str]]) -> None:
        """Take these."""
        self.beginResetModel()
        self.columns, self.rows = list(columns), [list(row) for row in rows]
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role == Qt.ItemDataRole.DisplayRole:
            return self.rows[index.row()][index.column()]
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain(self.rows[index.row()][index.column()])
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._alignment(index.column())
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{self.columns[index.column()].title}: {self.rows[index.row()][index.column()]}"
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation == Qt.Orientation.Horizontal and section < len(self.columns):
            if role == Qt.ItemDataRole.DisplayRole:
                return self.columns[section].title
            if role == Qt.ItemDataRole.ToolTipRole:
                return plain(self.columns[section].title)
            if role == Qt.ItemDataRole.TextAlignmentRole:
                return self._alignment(section)
        return None

    def _alignment(self, column: int) -> Qt.AlignmentFlag:
        side = Qt.AlignmentFlag.AlignRight if self.columns[column].number else Qt.AlignmentFlag.AlignLeft
        return side | Qt.AlignmentFlag.AlignVCenter


class NumbersTable(QTableView):
    """A quiet table: whole rows, no grid, columns as wide as they need."""

    def __init__(self) -> None:
        super().__init__()
        self.numbers = NumbersModel()
        self.setModel(self.numbers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setTextElideMode(Qt.TextElideMode.ElideRight)
        self._stretch, self._stretched_least = 0, 0

    def show_rows(self, columns: Sequence[Column], rows: Sequence[Sequence[str]], stretch: int = 0) -> None:
        """Take these; the column `stretch` gets the room that is left, or is reached by scrolling."""
        self.numbers.show_rows(columns, rows)
        metrics = self.fontMetrics()
        self.verticalHeader().setDefaultSectionSize(metrics.height() + 12)
        self._stretch, em = stretch, metrics.horizontalAdvance("n")
        for column, head in enumerate(columns):
            # Of many rows the first hundred are enough to go by: looking at all of them takes long.
            inside = max((metrics.horizontalAdvance(row[column]) for row in rows[:100]), default=0)
            title = min(metrics.horizontalAdvance(head.title), _TITLE_EMS * em)
            self.horizontalHeader().resizeSection(column, max(inside, title) + _PADDING)
            if column == stretch:
                self._stretched_least = min(inside, _TEXT_EMS * em) + _PADDING
        self._share_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def _share_room(self) -> None:
        """What the other columns leave belongs to the one that stretches."""
        header = self.horizontalHeader()
        if not self.numbers.columns:
            return
        others = header.length() - header.sectionSize(self._stretch)
        header.resizeSection(self._stretch, max(self._stretched_least, self.viewport().width() - others))
