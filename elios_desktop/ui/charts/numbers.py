"""The numbers behind a chart as a table: for the keyboard, for screen readers, and for whoever likes numbers better."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

Index = QModelIndex | QPersistentModelIndex


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
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return self.rows[index.row()][index.column()]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._alignment(index.column())
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{self.columns[index.column()].title}: {self.rows[index.row()][index.column()]}"
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation == Qt.Orientation.Horizontal and section < len(self.columns):
            if role == Qt.ItemDataRole.DisplayRole:
                return self.columns[section].title
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

    def show_rows(self, columns: Sequence[Column], rows: Sequence[Sequence[str]], stretch: int = 0) -> None:
        """Take these; the column `stretch` gets the room that is left."""
        self.numbers.show_rows(columns, rows)
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 12)
        header = self.horizontalHeader()
        for column in range(len(columns)):
            wide = QHeaderView.ResizeMode.Stretch if column == stretch else QHeaderView.ResizeMode.Interactive
            header.setSectionResizeMode(column, wide)
            if column != stretch:
                # Of many rows the first hundred are enough to go by: looking at all of them takes long.
                texts = [columns[column].title, *(row[column] for row in rows[:100])]
                metrics = self.fontMetrics()
                header.resizeSection(column, max(map(metrics.horizontalAdvance, texts)) + 30)
