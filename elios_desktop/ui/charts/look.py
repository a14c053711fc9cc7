"""Says how charts look, and gives their numbers as tables for the keyboard and for screen readers.

Every seat has a colour, a kind of line and a mark, so that a chart can be read in grey.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import floor, log10

from PySide6.QtCore import QAbstractTableModel, QLocale, QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout, QHeaderView, QLabel, QSizePolicy, QTableView, QWidget

from elios_desktop.texts.translate import signed
from elios_desktop.ui.kit import art, widgets
from elios_desktop.ui.kit.i18n import plain
from elios_desktop.ui.kit.theme import SEAT_STYLES, Theme

LINE_WIDTH = 2.4
_DASHES: tuple[tuple[float, ...], ...] = ((), (5.0, 2.6), (1.2, 2.2), (7.0, 2.2, 1.2, 2.2), (3.0, 1.6, 3.0, 3.6))
"""In pen widths; the first line has none."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a chart. `style` is a seat's colour index."""

    name: str
    style: int
    xs: Sequence[float]
    ys: Sequence[float]


@dataclass(frozen=True, slots=True)
class Mark:
    """Something that happened at a place on the x axis; `strong` marks have their text beside them."""

    x: float
    text: str
    strong: bool = False


@dataclass(frozen=True, slots=True)
class Bar:
    """A bar for somebody: how much of it is filled, and how long it is in all, with the text at its end."""

    name: str
    filled: float
    whole: float
    text: str


def line_colour(theme: Theme, style: int) -> QColor:
    """Return a seat's colour, bright enough for the theme's ground."""
    colour = QColor(SEAT_STYLES[style % len(SEAT_STYLES)].colour)
    return colour.lighter(150) if theme.palette.dark else colour


def line_pen(theme: Theme, style: int) -> QPen:
    """Return a seat's kind of line."""
    pen = QPen(line_colour(theme, style), LINE_WIDTH)
    pen.setCosmetic(True)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    dashes = _DASHES[style % len(_DASHES)]
    if dashes:
        pen.setDashPattern(list(dashes))
    return pen


def nice_ticks(low: float, high: float, most: int = 7, whole: bool = True) -> list[float]:
    """Round numbers from low to high, no more than so many."""
    span = max(high - low, 1e-9)
    step = 10.0 ** floor(log10(span / most))
    for factor in (1, 2, 5, 10, 20):
        if span / (step * factor) <= most:
            step *= factor
            break
    if whole:
        step = max(1.0, round(step))
    first = floor(low / step) * step
    ticks = [first + number * step for number in range(int(span / step) + 3)]
    return [tick for tick in ticks if low - 1e-9 <= tick <= high + 1e-9]


def number_text(value: float) -> str:
    """Return a number as people write it in the language in force; one decimal place where it isn't whole."""
    locale = QLocale()
    return signed(locale.toString(round(value)) if value == round(value) else locale.toString(value, "f", 1))


class Sample(QWidget):
    """A piece of a line with its mark, for the legend."""

    def __init__(self, theme: Theme, style: int) -> None:
        super().__init__()
        self._theme = theme
        self._style = style
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)

    def sizeHint(self) -> QSize:
        """Return room for a few dashes."""
        return QSize(44, 18)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The line, and the mark in its middle."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QRectF(self.rect()).center()
        painter.setPen(line_pen(self._theme, self._style))
        painter.drawLine(QPointF(1, middle.y()), QPointF(self.width() - 1, middle.y()))
        painter.setPen(QPen(QColor(self._theme.palette.panel), 1))
        painter.setBrush(line_colour(self._theme, self._style))
        painter.drawPath(art.mark_path(SEAT_STYLES[self._style % len(SEAT_STYLES)].mark, middle, 6.0))
        painter.end()


class Legend(QWidget):
    """Who is which line, and, while a chart is pointed at, what they have there."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._flow = widgets.Flow(18, self)
        self._names: list[str] = []
        self._labels: list[QLabel] = []
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_lines(self, names: Sequence[str], styles: Sequence[int]) -> None:
        """Show these lines and no others."""
        while (item := self._flow.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        self._labels = []
        self._names = list(names)
        for name, style in zip(names, styles, strict=True):
            entry = QWidget()
            row = QHBoxLayout(entry)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(7)
            row.addWidget(Sample(self._theme, style))
            text = widgets.label()
            text.setText(name)
            row.addWidget(text)
            self._labels.append(text)
            self._flow.addWidget(entry)
        self.updateGeometry()

    def show_values(self, values: Sequence[str]) -> None:
        """Show what each line has at the place pointed at."""
        for text, name, value in zip(self._labels, self._names, values, strict=False):
            text.setText(f"{name}: {value}" if value else name)
        self._flow.invalidate()
        self.updateGeometry()


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
        """Give the column that stretches what the others leave."""
        header = self.horizontalHeader()
        if not self.numbers.columns:
            return
        others = header.length() - header.sectionSize(self._stretch)
        header.resizeSection(self._stretch, max(self._stretched_least, self.viewport().width() - others))
