"""The plots themselves, drawn by pyqtgraph in our colours, type and numbers. Imported only when a chart opens."""

from collections.abc import Sequence

import pyqtgraph as pg  # type: ignore[import-untyped]
from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QFocusEvent, QFontMetrics, QKeyEvent, QMouseEvent, QPen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from elios_desktop.ui.charts.look import Bar, Line, Mark, line_colour, line_pen, nice_ticks, number_text
from elios_desktop.ui.kit.art import mark_path
from elios_desktop.ui.kit.theme import SEAT_STYLES, Theme

_NO_FRAME = "background: transparent; border: 2px solid transparent;"
_MARKS_ON_A_LINE = 10
_MARK_SIZE = 11
_BAR_HEIGHT = 0.62
_ROOM_FOR_TEXT = 1.22
"""The x axis is at least so much longer than the longest bar."""
_MOST_FOR_TEXT = 0.6
"""The most of the width that the numbers behind a bar take from it."""
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_PageUp: -10, Qt.Key.Key_PageDown: 10}


class _Plot(QWidget):
    """What both kinds have in common."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.view = pg.PlotWidget(self, background=None, enableMenu=False)
        self.view.setFrameShape(pg.QtWidgets.QFrame.Shape.NoFrame)
        self.view.setStyleSheet(_NO_FRAME)
        self.view.setMouseEnabled(False, False)
        self.view.hideButtons()
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.plot = self.view.getPlotItem()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.view)
        self.setMinimumHeight(180)
        theme.changed.connect(self.redraw)

    def redraw(self) -> None:
        """Draw again what is shown: the theme changed."""
        raise NotImplementedError

    def _dress(self, x_title: str, y_title: str) -> None:
        palette = self.theme.palette
        for name, title in (("bottom", x_title), ("left", y_title)):
            axis = self.plot.getAxis(name)
            axis.enableAutoSIPrefix(False)  # our own numbers are written as they are, never “x0.001”
            axis.setStyle(tickFont=self.theme.font("small"), tickLength=0, tickTextOffset=7)
            axis.setPen(QPen(QColor(palette.line), 1))
            axis.setTextPen(QColor(palette.text_soft))
            axis.label.setFont(self.theme.font("small"))
            axis.setLabel(title, color=palette.text_soft)
            axis.showLabel(bool(title))
        # The library's own guess cuts the tails of letters.
        line = QFontMetrics(self.theme.font("small")).height()
        self.plot.getAxis("bottom").setHeight(line + 12 + (line + 6 if x_title else 0))
        self.plot.showGrid(x=False, y=False)

    def _grid(self, ticks: Sequence[float], vertical: bool) -> None:
        """Our own lines at our own ticks."""
        pen = QPen(QColor(self.theme.palette.line), 1, Qt.PenStyle.DotLine)
        pen.setCosmetic(True)
        for tick in ticks:
            line = pg.InfiniteLine(pos=tick, angle=90 if vertical else 0, pen=pen)
            line.setZValue(-10)
            self.plot.addItem(line, ignoreBounds=True)


class LinePlot(_Plot):
    """Lines over moves or games. It can be pointed at with the mouse and walked along with the arrow keys."""

    pointed = Signal(int)
    """The whole number on the x axis that the mouse or a key is at."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.lines: tuple[Line, ...] = ()
        self._marks: tuple[Mark, ...] = ()
        self._titles = ("", "")
        self._x_texts: Sequence[tuple[float, str]] | None = None
        self._cursor: int | None = None
        self._cursor_line: pg.InfiniteLine | None = None
        self.view.viewport().setMouseTracking(True)
        self.view.viewport().installEventFilter(self)

    @property
    def place(self) -> int | None:
        """Where the vertical line stands."""
        return self._cursor

    def show_lines(
        self,
        lines: Sequence[Line],
        x_title: str,
        y_title: str,
        marks: Sequence[Mark] = (),
        x_texts: Sequence[tuple[float, str]] | None = None,
    ) -> None:
        """Draw these. `x_texts` are the labels of the x axis where it doesn't count moves."""
        self.lines, self._marks, self._titles, self._x_texts = tuple(lines), tuple(marks), (x_title, y_title), x_texts
        self.redraw()

    def show_cursor(self, x: int | None) -> None:
        """Move the vertical line."""
        self._cursor = x
        if self._cursor_line is not None:
            self._cursor_line.setVisible(x is not None)
            if x is not None:
                self._cursor_line.setValue(x)

    def redraw(self) -> None:
        palette = self.theme.palette
        self.plot.clear()
        self._dress(*self._titles)
        xs = [x for line in self.lines for x in line.xs] or [0.0, 1.0]
        ys = [y for line in self.lines for y in line.ys] or [0.0, 1.0]
        low, high = min(0.0, *ys), max(*ys, 1.0)
        left, right = min(xs), max(max(xs), min(xs) + 1)
        x_ticks = self._x_texts
        if x_ticks is None:
            x_ticks = [(tick, number_text(tick)) for tick in nice_ticks(left, right, 9)]
        y_ticks = nice_ticks(low, high, 8)
        self.plot.getAxis("bottom").setTicks([x_ticks])
        self.plot.getAxis("left").setTicks([[(tick, number_text(tick)) for tick in y_ticks]])
        self._grid(y_ticks, vertical=False)
        margin_x, margin_y = (right - left) * 0.015, (high - low) * 0.06
        self.plot.setXRange(left - margin_x, right + margin_x, padding=0)
        self.plot.setYRange(low - margin_y, high + margin_y * 2.2, padding=0)
        self._draw_marks(high + margin_y * 2)
        for line in self.lines:
            self._draw_line(line)
        pen = QPen(QColor(palette.accent), 1.6)
        pen.setCosmetic(True)
        self._cursor_line = pg.InfiniteLine(angle=90, pen=pen)
        self._cursor_line.setZValue(20)
        self.plot.addItem(self._cursor_line, ignoreBounds=True)
        self.show_cursor(self._cursor)

    def _draw_line(self, line: Line) -> None:
        colour = line_colour(self.theme, line.style)
        self.plot.plot(list(line.xs), list(line.ys), pen=line_pen(self.theme, line.style), antialias=True)
        # Lines lie upon each other where seats are level; the marks of each stand at other places than the others'.
        step = max(1, len(line.xs) // _MARKS_ON_A_LINE)
        places = range((line.style * step) // len(SEAT_STYLES) if step > 1 else 0, len(line.xs), step)
        rim = QPen(QColor(self.theme.palette.panel), 1)
        rim.setCosmetic(True)
        symbol = mark_path(SEAT_STYLES[line.style % len(SEAT_STYLES)].mark, QPointF(0, 0), 0.5)
        self.plot.addItem(
            pg.ScatterPlotItem(
                x=[line.xs[place] for place in places],
                y=[line.ys[place] for place in places],
                symbol=symbol,
                size=_MARK_SIZE,
                pen=rim,
                brush=QBrush(colour),
                antialias=True,
                useCache=False,
            )
        )

    def _draw_marks(self, top: float) -> None:
        palette = self.theme.palette
        for mark in self._marks:
            pen = QPen(
                QColor(palette.text if mark.strong else palette.text_soft),
                1.6 if mark.strong else 1,
                Qt.PenStyle.DashLine if mark.strong else Qt.PenStyle.DotLine,
            )
            pen.setCosmetic(True)
            line = pg.InfiniteLine(pos=mark.x, angle=90, pen=pen)
            line.setZValue(-5)
            self.plot.addItem(line, ignoreBounds=True)
            if mark.strong and mark.text:
                (low, high), _ = self.plot.getViewBox().viewRange()
                late = mark.x > (low + high) / 2
                text = pg.TextItem(mark.text, color=palette.text, anchor=(1 if late else 0, 0))
                text.setFont(self.theme.font("small", bold=True))
                text.setPos(mark.x, top)
                text.setZValue(15)
                self.plot.addItem(text, ignoreBounds=True)

    # -- pointing

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Return the mouse over the plot."""
        kinds = (QEvent.Type.MouseMove, QEvent.Type.MouseButtonPress)
        if event.type() in kinds and isinstance(event, QMouseEvent):
            place = self.plot.getViewBox().mapSceneToView(self.view.mapToScene(event.position().toPoint()))
            self._point_at(round(place.x()))
            if event.type() == QEvent.Type.MouseButtonPress:
                self.setFocus(Qt.FocusReason.MouseFocusReason)
            return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrow keys walk along the lines."""
        first, last = self._ends()
        here = self._cursor if self._cursor is not None else last
        key = Qt.Key(event.key())
        if key in _STEPS:
            self._point_at(here + _STEPS[key])
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self._point_at(first if key == Qt.Key.Key_Home else last)
        else:
            super().keyPressEvent(event)

    def _point_at(self, x: int) -> None:
        first, last = self._ends()
        x = max(first, min(x, last))
        if x != self._cursor and self.lines:
            self.show_cursor(x)
            self.pointed.emit(x)

    def _ends(self) -> tuple[int, int]:
        xs = [x for line in self.lines for x in (line.xs[:1], line.xs[-1:])]
        flat = [value for each in xs for value in each]
        return (round(min(flat)), round(max(flat))) if flat else (0, 0)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Draw an edge around it, so that whoever walks with the keyboard sees where it is."""
        super().focusInEvent(event)
        self.view.setStyleSheet(f"background: transparent; border: 2px solid {self.theme.palette.focus};")

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.view.setStyleSheet(_NO_FRAME)


class BarPlot(_Plot):
    """Bars lying on their side, a name before each and its numbers behind it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.bars: tuple[Bar, ...] = ()
        self._title = ""
        self.plot.getViewBox().sigResized.connect(self._make_room)

    def show_bars(self, bars: Sequence[Bar], x_title: str) -> None:
        """Draw these, the first on top."""
        self.bars, self._title = tuple(bars), x_title
        self.setMinimumHeight(round((len(bars) * 34 + 80) * self.theme.text_scale))
        self.redraw()

    def redraw(self) -> None:
        palette = self.theme.palette
        self.plot.clear()
        self._dress(self._title, "")
        count = len(self.bars)
        most = max((bar.whole for bar in self.bars), default=1.0) or 1.0
        places = [count - 1 - number for number in range(count)]
        ticks = nice_ticks(0, most, 6)
        self.plot.getAxis("bottom").setTicks([[(tick, number_text(tick)) for tick in ticks]])
        names = self.plot.getAxis("left")
        names.setTicks([[(place, bar.name) for place, bar in zip(places, self.bars, strict=True)]])
        names.setTextPen(QColor(palette.text))
        font = self.theme.font("body")
        names.setStyle(tickFont=font)
        # Else the axis learns of it by painting, and leaves out what is wider than the names before.
        names.setWidth(max((QFontMetrics(font).horizontalAdvance(bar.name) for bar in self.bars), default=0) + 16)
        self._grid(ticks, vertical=True)
        edge = QPen(QColor(palette.accent), 1.4)
        edge.setCosmetic(True)
        pale = QColor(palette.accent)
        pale.setAlphaF(0.22)
        for widths, brush in (
            ([bar.whole for bar in self.bars], QBrush(pale)),
            ([bar.filled for bar in self.bars], QBrush(QColor(palette.accent))),
        ):
            shown = [(place, width) for place, width in zip(places, widths, strict=True) if width > 0]
            if shown:
                self.plot.addItem(
                    pg.BarGraphItem(
                        x0=[0] * len(shown),
                        y=[place for place, _ in shown],
                        height=_BAR_HEIGHT,
                        width=[width for _, width in shown],
                        pen=edge,
                        brush=brush,
                    )
                )
        for place, bar in zip(places, self.bars, strict=True):
            text = pg.TextItem(bar.text, color=palette.text, anchor=(0, 0.5))
            text.setFont(self.theme.font("small"))
            text.setPos(bar.whole + most * 0.01, place)
            self.plot.addItem(text, ignoreBounds=True)
        self._make_room()
        self.plot.setYRange(-0.6, max(count, 1) - 0.4, padding=0)

    def _make_room(self) -> None:
        """Let the x axis end where the numbers behind the bars do, in whatever language and size they are written."""
        most = max((bar.whole for bar in self.bars), default=1.0) or 1.0
        letters, width = QFontMetrics(self.theme.font("small")), self.plot.getViewBox().width() or 1.0
        end = most * _ROOM_FOR_TEXT
        for bar in self.bars:
            share = min((letters.horizontalAdvance(bar.text) + 16) / width, _MOST_FOR_TEXT)
            end = max(end, (bar.whole + most * 0.01) / (1 - share))
        self.plot.setXRange(0, end, padding=0)
