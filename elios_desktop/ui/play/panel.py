"""The side panel: the moves as sentences, and where there are points the ledger that gives the reason for each."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from operator import is_not
from typing import Literal, NamedTuple

from PySide6 import QtCore, QtWidgets
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
    QStandardItem,
    QStandardItemModel,
)

from elios_desktop.engine.contract import AnyTransition, Scored, seen
from elios_desktop.texts.words import find_words
from elios_desktop.ui.kit.i18n import plain, translate
from elios_desktop.ui.kit.theme import PAPER_INK, SEAT_STYLES, Theme
from elios_desktop.ui.kit.widgets import paint_mark
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.table.contract import Signs

Index = QtCore.QModelIndex | QtCore.QPersistentModelIndex
_NARROWEST = 220
_ROOM_FROM = 780
"""How wide the page must be for the panel, in ordinary type."""
_WRAPPED = int(QtCore.Qt.TextFlag.TextWordWrap)
_CELL = r"(?<!\w)[a-h][1-9](?!\w)"
"""The name of a place on a board, as all languages write it."""
_NUMBER = r"(?<![\w-])[0-9]{1,2}(?![\w-])"
_PAD, _LEADING = 5, 4
"""Around the name of a place on its sign; between two lines."""


_MOST_PICTURES = 60


class Run(NamedTuple):
    """A part of a line: a word, a place, or somebody's mark."""

    text: str
    kind: Literal["word", "cell", "mark", "thing"] = "word"
    colour: int = 0
    tone: str = ""
    """The colour of a thing."""
    glued: bool = False
    """It follows what is before it without a space."""


_NOTHING = r"(?!)"


def runs_of(
    sentence: str, mover: int, names: Sequence[str], colours: Sequence[int], signs: Signs | None = None
) -> list[Run]:
    """Return what is painted of a move: places and things as little signs, seats by their marks; who made it is seen
    beside it."""
    things = signs or Signs()
    cell = rf"(?:{_CELL}|{_NUMBER})" if things.numbers else _CELL
    thing = things.pattern or _NOTHING
    told = sentence.removeprefix(f"{names[mover]} ")
    others = {name: colour for name, colour in zip(names, colours, strict=True) if name}
    people = "|".join(re.escape(name) for name in sorted(others, key=len, reverse=True)) or _NOTHING
    found: list[Run] = []
    for word in re.finditer(rf"(?<!\w)(?:{people})(?!\w)|{thing}|{cell}|\S+?(?=\s|$|{thing}|{cell})", told):
        text, glued = word.group(), word.start() > 0 and not told[word.start() - 1].isspace()
        if text in others:
            found += [Run("", "mark", others[text], glued=glued), Run(text)]
        elif text in things.colours:
            found.append(Run(text, "thing", glued=glued, tone=things.colours[text]))
        elif text == "-" and found and found[-1].kind == "thing":
            continue
        elif re.fullmatch(cell, text):
            found.append(Run(text, "cell", colours[mover], glued=glued))
        elif not (
            found
            and found[-1].kind == "cell"
            and ((text == "," and not things.numbers) or (text == "." and word.end() == len(told)))
        ):
            found.append(Run(text, glued=glued))
    return found


def ink_on(ground: QColor) -> QColor:
    """Return the ink, dark or light, that is read best on a colour."""
    parts = (ground.redF(), ground.greenF(), ground.blueF())
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    light = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    return QColor("#000000" if light > _MIDDLE else "#ffffff")


_MIDDLE = 0.179
"""Above it black stands out more than white."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of either list."""

    ply: int
    """The number of moves after which this had happened."""
    colour: int
    sentence: str
    hint: str = ""
    """What is said of it where it is asked for: a move's notation."""
    cells: tuple[str, ...] = ()
    runs: tuple[Run, ...] = ()
    """What is painted instead of the sentence, which is what is told."""


class LinesModel(QStandardItemModel):
    """Lines for a list view. Their sizes are in it, too: a list view asks for every line's with each new one, and what
    Qt finds by itself takes a twentieth."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[Line] = []

    def show_lines(self, lines: list[Line]) -> None:
        """Take these; where they only grew, the view keeps its place."""
        if lines[: len(self.lines)] != self.lines:
            self.lines = []
            self.clear()
        new, self.lines = lines[len(self.lines) :], lines
        if new:
            self.invisibleRootItem().appendRows([_item(line) for line in new])


def _item(line: Line) -> QStandardItem:
    item = QStandardItem(line.sentence)
    item.setToolTip(plain(line.hint))
    item.setEditable(False)
    return item


class _Painter(QtWidgets.QStyledItemDelegate):
    """A seat's mark, and the sentence (wrapped)."""

    def __init__(self, theme: Theme, parent: QtWidgets.QWidget, model: LinesModel) -> None:
        super().__init__(parent)
        self._theme = theme
        self._model = model
        model.modelReset.connect(self._forget)
        self._measured: tuple[float, QFontMetrics] | None = None
        self._width, self._scale = 240, 0.0
        self._sized = 0
        """So many lines have their sizes, for the width and type in force."""
        self._pictures: dict[int, tuple[Line, QPixmap]] = {}
        """Of the lines that were seen last: each move and each step of a resize shows the others again."""
        self._painted_for: object = None
        """What those depend on besides the lines."""

    def measure(self, width: int) -> None:
        """Say how much room the lines need that are new, or all of them in another width or type."""
        if (width, self._theme.text_scale) != (self._width, self._scale):
            self._width, self._scale, self._sized = width, self._theme.text_scale, 0
        model = self._model
        with QtCore.QSignalBlocker(model):  # the view is about to ask
            for row in range(self._sized, len(model.lines)):
                height = self._height(model.lines[row], max(60, width - 44))
                model.item(row).setSizeHint(QtCore.QSize(width, height))
        self._sized = len(model.lines)

    def _forget(self) -> None:
        self._sized = 0

    def _height(self, line: Line, width: int) -> int:
        metrics = self._metrics()
        if line.runs:
            rows = 1 + max((row for _, row, _ in self._placed(line.runs, width)), default=0)
            return rows * (metrics.height() + _LEADING) + 10
        return metrics.boundingRect(QtCore.QRect(0, 0, width, 4000), _WRAPPED, line.sentence).height() + 12

    def _placed(self, runs: Sequence[Run], width: int) -> Iterator[tuple[int, int, Run]]:
        """Put runs into rows: where each begins, in which row, and what it is. What is glued stays together."""
        metrics = self._metrics()
        space, x, row = metrics.horizontalAdvance(" "), 0, 0
        groups: list[list[Run]] = []
        for each in runs:
            after_mark = bool(groups) and groups[-1][-1].kind == "mark"
            if groups and (each.glued or after_mark):
                groups[-1].append(each)
            else:
                groups.append([each])
        for group in groups:
            wide = sum(self._wide(each) for each in group)
            if x and x + wide > width:
                x, row = 0, row + 1
            for each in group:
                yield x, row, each
                x += self._wide(each)
            x += space

    def _wide(self, run: Run) -> int:
        metrics = self._metrics()
        if run.kind == "mark":
            return metrics.height() - 2
        return metrics.horizontalAdvance(run.text) + (2 * _PAD if run.kind in ("cell", "thing") else 0)

    def _paint_runs(self, painter: QPainter, text: QtCore.QRect, runs: Sequence[Run]) -> None:
        metrics, palette = self._metrics(), self._theme.palette
        for x, row, run in self._placed(runs, text.width()):
            top = text.top() + row * (metrics.height() + _LEADING)
            where = QtCore.QRect(text.left() + x, top, self._wide(run), metrics.height())
            if run.kind == "mark":
                paint_mark(
                    painter, QtCore.QRectF(where.left(), top + 2, where.width() - 4, where.width() - 4), run.colour
                )
                continue
            if run.kind == "cell":
                tone = QColor(SEAT_STYLES[run.colour % len(SEAT_STYLES)].colour)
                painter.setPen(QPen(tone, 1.2))
                tone.setAlphaF(0.14)
                painter.setBrush(tone)
                painter.drawRoundedRect(QtCore.QRectF(where).adjusted(0.5, -0.5, -0.5, 0.5), 4, 4)
            ink = QColor(palette.text)
            if run.kind == "thing":
                painter.setPen(QPen(QColor(PAPER_INK), 1.0))
                painter.setBrush(QColor(run.tone))
                painter.drawRoundedRect(QtCore.QRectF(where).adjusted(0.5, -0.5, -0.5, 0.5), 4, 4)
                ink = ink_on(QColor(run.tone))
            painter.setPen(ink)
            painter.drawText(where, QtCore.Qt.AlignmentFlag.AlignCenter, run.text)

    def paint(self, painter: QPainter, option: QtWidgets.QStyleOptionViewItem, index: Index) -> None:
        line = self._model.lines[index.row()]
        palette = self._theme.palette
        rect: QtCore.QRect = option.rect
        state: QtWidgets.QStyle.StateFlag = option.state
        painter.save()
        if state & QtWidgets.QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, QColor(palette.surface))
        elif state & QtWidgets.QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, QColor(palette.window))
        painter.drawPixmap(rect.topLeft(), self._picture(line, rect.size(), painter.device().devicePixelRatio()))
        painter.restore()

    def _picture(self, line: Line, size: QtCore.QSize, ratio: float) -> QPixmap:
        """Return what stands in a line."""
        palette = self._theme.palette
        depends = palette, self._theme.text_scale, size.width(), ratio
        if depends != self._painted_for or len(self._pictures) >= _MOST_PICTURES:
            self._painted_for = depends
            self._pictures.clear()
        found = self._pictures.get(id(line))
        if found is not None and found[0] is line:
            return found[1]
        picture = QPixmap(size * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(QtCore.Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_mark(painter, QtCore.QRectF(9, 7, 15, 15), line.colour)
        text = QtCore.QRect(33, 5, size.width() - 44, size.height())
        painter.setFont(self._theme.font("body"))
        painter.setPen(QColor(palette.text))
        if line.runs:
            self._paint_runs(painter, text, line.runs)
        else:
            painter.drawText(text, _WRAPPED, line.sentence)
        painter.end()
        self._pictures[id(line)] = line, picture
        return picture

    def _metrics(self) -> QFontMetrics:
        if self._measured is None or self._measured[0] != self._theme.text_scale:
            self._measured = self._theme.text_scale, QFontMetrics(self._theme.font("body"))
        return self._measured[1]


class _List(QtWidgets.QListView):
    """A list that tells when the pointer leaves it, and says what will be in it as long as nothing is."""

    left = QtCore.Signal()

    def __init__(self, theme: Theme, model: LinesModel) -> None:
        super().__init__()
        self._theme = theme
        self.empty_text = ""
        self._painter = _Painter(theme, self, model)
        self.setModel(model)
        self.setItemDelegate(self._painter)

    def doItemsLayout(self) -> None:
        """Lay all lines out; their sizes are kept as long as width and type are the same."""
        self._painter.measure(self.viewport().width())
        super().doItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the lines out for another width. (Qt would do so for another height, too, and paint all twice.)"""
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.scheduleDelayedItemsLayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters are the table's: nobody looks for a sentence by its first ones."""
        if event.text().strip():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.model().rowCount() == 0:
            painter = QPainter(self.viewport())
            painter.setFont(self._theme.font("small"))
            painter.setPen(QColor(self._theme.palette.text_soft))
            painter.drawText(self.viewport().rect().adjusted(12, 10, -12, -10), _WRAPPED, self.empty_text)
            painter.end()

    def leaveEvent(self, event: QtCore.QEvent) -> None:
        self.left.emit()
        super().leaveEvent(event)


class PanelTabs(QtWidgets.QTabBar):
    """A bar whose tabs say that they have the keyboard only while they do (`accessible.py`)."""


class _Tabs(QtWidgets.QTabWidget):
    def __init__(self) -> None:
        super().__init__()
        self.setTabBar(PanelTabs())
        # Nor does what they are in: the keyboard comes to the bar by itself.
        self.setFocusProxy(None)  # type: ignore[arg-type]
        self.setFocusPolicy(QtCore.Qt.FocusPolicy.NoFocus)


class Panel(QtWidgets.QWidget):
    """Moves and points of the game on the table."""

    ply_chosen = QtCore.Signal(int)
    cells_wanted = QtCore.Signal(list)
    """Cells to light while a line of the ledger is pointed at; an empty list puts the lights out."""
    opened = QtCore.Signal(bool)
    """It is there now, or not."""

    def __init__(
        self,
        theme: Theme,
        controller: Controller,
        signs: Callable[[], Signs] = Signs,
        parent: QtWidgets.QWidget | None = None,
    ) -> None:
        """`signs` says which words of a move are painted as things."""
        super().__init__(parent)
        self._signs = signs
        self._theme = theme
        self._controller = controller
        self.wanted = True
        """Whether it is open where there is room for it."""
        self._narrow: bool | None = None
        self._folded = False
        self._moves, self._points = LinesModel(), LinesModel()
        self.moves_view, self.points_view = self._list(self._moves, theme), self._list(self._points, theme)
        self.tabs = _Tabs()
        self.tabs.setDocumentMode(True)
        self.tabs.addTab(self.moves_view, "")
        self.tabs.addTab(self.points_view, "")
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.tabs)
        self.moves_view.clicked.connect(self._choose_ply)
        self.moves_view.activated.connect(self._choose_ply)
        self.points_view.entered.connect(self._light)
        self.points_view.clicked.connect(self._light)
        self.points_view.left.connect(self._unlight)
        self._told: tuple[AnyTransition, ...] = ()
        """The moves that the lists show."""
        self.retranslate()

    def retranslate(self) -> None:
        """Write both lists in the language in force."""
        self.tabs.setTabText(0, translate("Panel", "Moves"))
        self.tabs.setTabText(1, translate("Panel", "Points"))
        self.tabs.tabBar().setAccessibleName(translate("Table", "Moves and points"))
        self.moves_view.setAccessibleName(translate("Panel", "Moves"))
        self.points_view.setAccessibleName(translate("Panel", "Points"))
        self.moves_view.empty_text = translate("Panel", "Moves will be listed here.")
        self.points_view.empty_text = translate("Panel", "Points will be listed here.")
        for view in (self.moves_view, self.points_view):
            view.setAccessibleDescription(view.empty_text)
        self._told = ()
        self.refresh()
        self._fit()

    @property
    def shown_list(self) -> QtWidgets.QWidget:
        """The list that is open."""
        return self.tabs.currentWidget()

    def open(self, on: bool) -> None:
        """Open or close it, as a person wants it."""
        self.wanted, self._folded = on, False
        self._open(on)

    def follow_width(self, width: int) -> None:
        """Leave the board the panel's room in a narrow window or in large type; it can still be opened."""
        narrow = width < _ROOM_FROM * self._theme.text_scale
        if narrow != self._narrow:
            self._narrow = narrow
            self.make_way(False)

    def make_way(self, on: bool) -> None:
        """Go away for the end of a game, which stands beside the board, and come back."""
        self._open(self.wanted and not (self._narrow or self._folded or on))

    def fold(self) -> None:
        """Stay away until somebody asks for it, here and now: this table needs the room more."""
        self._folded = True
        self._open(False)

    def _open(self, on: bool) -> None:
        self.setVisible(on)
        self.opened.emit(on)

    def refresh(self) -> None:
        """The game went on, or back. Both lists show what everybody may see."""
        session, names = self._controller.session, self._controller.kept.names
        words, signs = find_words(session.game.id), self._signs()
        colours = [seat.colour for seat in self._controller.kept.seats]
        done = session.transitions
        known = len(self._told)
        if known > len(done) or any(map(is_not, self._told, done)):
            known = 0
        moves, points = (list(each.lines) if known else [] for each in (self._moves, self._points))
        for number, transition in enumerate(done[known:], known + 1):
            sentence = words.move(transition, None, names, translate)
            notation = session.game.move_as_seen(transition.before, transition.move, None)
            runs = tuple(runs_of(sentence, transition.seat - 1, names, colours, signs))
            moves.append(Line(number, colours[transition.seat - 1], sentence, f"{number}. {notation}", runs=runs))
            for event in seen(transition, None):
                if isinstance(event, Scored) and self._controller.counts_points:
                    text = words.scored(event, names, translate)
                    points.append(Line(number, colours[event.seat - 1], text, cells=event.cells))
        self._told = done
        at_end = self._at_end(self.moves_view), self._at_end(self.points_view)
        self._moves.show_lines(moves)
        self._points.show_lines(points)
        self.tabs.setTabVisible(1, bool(points))
        for view, was in zip((self.moves_view, self.points_view), at_end, strict=True):
            if was:
                view.scrollToBottom()
        shown = self._controller.shown.ply
        row = (shown if shown is not None else len(moves)) - 1
        self.moves_view.setCurrentIndex(self._moves.index(row, 0) if row >= 0 else QtCore.QModelIndex())
        if row < 0:
            self.moves_view.scrollToTop()

    def changeEvent(self, event: QtCore.QEvent) -> None:
        if event.type() == QtCore.QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
        if event.type() == QtCore.QEvent.Type.StyleChange:
            self._fit()

    def _fit(self) -> None:
        """Be wide enough for both tabs to be read."""
        self.setMinimumWidth(max(_NARROWEST, self.tabs.tabBar().sizeHint().width()))

    def _list(self, model: LinesModel, theme: Theme) -> _List:
        view = _List(theme, model)
        view.setMouseTracking(True)
        view.setEditTriggers(QtWidgets.QAbstractItemView.EditTrigger.NoEditTriggers)
        view.setVerticalScrollMode(QtWidgets.QAbstractItemView.ScrollMode.ScrollPerPixel)
        view.setHorizontalScrollBarPolicy(QtCore.Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        return view

    @staticmethod
    def _at_end(view: QtWidgets.QListView) -> bool:
        bar = view.verticalScrollBar()
        return bar.value() >= bar.maximum() - 4

    def _choose_ply(self, index: QtCore.QModelIndex) -> None:
        self.ply_chosen.emit(self._moves.lines[index.row()].ply)

    def _light(self, index: QtCore.QModelIndex) -> None:
        self.cells_wanted.emit(list(self._points.lines[index.row()].cells))

    def _unlight(self) -> None:
        self.cells_wanted.emit([])
