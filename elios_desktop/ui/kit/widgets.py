"""Small widgets that several pages use: a row of choices, a switch, a seat's mark, a layout that wraps."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from PySide6 import QtWidgets
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen

from elios_desktop.ui.kit.art import draw_mark
from elios_desktop.ui.kit.i18n import literal, plain
from elios_desktop.ui.kit.theme import Theme


def label(look: str = "", wrap: bool = False) -> QtWidgets.QLabel:
    """Return a label with one of the style sheet's looks; its text is set when the page is translated."""
    made = QtWidgets.QLabel()
    made.setTextFormat(Qt.TextFormat.PlainText)
    if look:
        made.setProperty("look", look)
    made.setWordWrap(wrap)
    return made


def button(look: str = "") -> QtWidgets.QPushButton:
    """Return a push button with one of the style sheet's looks. Enter presses it where it has the focus."""
    made = QtWidgets.QPushButton()
    if look:
        made.setProperty("look", look)
    made.setAutoDefault(False)
    return made


class DropButton(QtWidgets.QPushButton):
    """Shows what is chosen and opens a menu of the others: an arrow at its end says so."""

    def __init__(self, theme: Theme, parent: QtWidgets.QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setProperty("look", "drop")
        self.setProperty("arrow", True)
        self.setAutoDefault(False)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The button, and the arrow."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(QColor(self._theme.palette.text_soft), 1.8)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        tip = QPointF(self.width() - 14.5, self.height() / 2 + 2.5)
        painter.drawPolyline([tip + QPointF(-4.5, -4.5), tip, tip + QPointF(4.5, -4.5)])
        painter.end()


def card() -> tuple[QtWidgets.QFrame, QtWidgets.QVBoxLayout]:
    """Return a framed piece of a page, with its layout."""
    frame = QtWidgets.QFrame()
    frame.setProperty("look", "card")
    layout = QtWidgets.QVBoxLayout(frame)
    layout.setContentsMargins(18, 14, 18, 16)
    layout.setSpacing(8)
    return frame, layout


def scrolled(content: QtWidgets.QWidget) -> QtWidgets.QScrollArea:
    """Return a page that scrolls when it doesn't fit, without a frame (and, by the style sheet, without a ground of its
    own: asking for the `viewport()` here would cost 10 ms at the start, for PySide then makes a class full of
    enums)."""
    content.setObjectName("scrolled")
    area = QtWidgets.QScrollArea()
    area.setWidget(content)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    content.setAutoFillBackground(False)
    return area


def paint_mark(painter: QPainter, rect: QRectF, colour_index: int) -> None:
    """A seat's mark in its colour."""
    draw_mark(painter, colour_index, rect.center(), min(rect.width(), rect.height()) / 2 - 1.5)


class Flow(QtWidgets.QLayout):
    """Puts its items side by side and goes on in the next line where the width ends; `centred`: each line in the
    middle."""

    def __init__(self, gap: int = 8, parent: QtWidgets.QWidget | None = None, centred: bool = False) -> None:
        super().__init__(parent)
        self._centred = centred
        self._items: list[QtWidgets.QLayoutItem] = []
        self._gap = gap
        self.least = 0
        """The height of a line at least."""
        self._high: tuple[int, int] | None = None
        """The width that was asked about last, and the height that it needs."""
        self.setContentsMargins(0, 0, 0, 0)

    def addWidget(self, widget: QtWidgets.QWidget) -> None:
        """Append a widget. The item that Qt itself would make for it is never given back by a layout in Python."""
        self.addChildWidget(widget)
        self.addItem(QtWidgets.QWidgetItem(widget))

    def addItem(self, item: QtWidgets.QLayoutItem) -> None:
        """Append an item."""
        self._items.append(item)
        self.invalidate()

    def count(self) -> int:
        """Tell how many items there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QtWidgets.QLayoutItem | None:
        """Return the item at a place, or None: so Qt asks for the end."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QtWidgets.QLayoutItem | None:
        """Remove and return an item."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    @contextmanager
    def at_once(self) -> Iterator[None]:
        """Lay out what is added, taken, shown or hidden meanwhile once, at the end: by itself each would have all the
        others laid out anew."""
        outer = self.isEnabled()
        self.setEnabled(False)
        try:
            yield
        finally:
            if outer:
                self.setEnabled(True)
                self.update()

    def put_in_order(self, widgets: Sequence[QtWidgets.QWidget]) -> None:
        """Have exactly these of the widgets that were added, in this order."""
        by_widget = {each.widget(): each for each in self._items}
        self._items = [by_widget[widget] for widget in widgets]
        self.invalidate()

    def put_first(self, widget: QtWidgets.QWidget, first: bool) -> None:
        """Let a widget that it has be its first one, or its last."""
        item = next(each for each in self._items if each.widget() is widget)
        self._items.remove(item)
        self._items.insert(0 if first else len(self._items), item)

    def expandingDirections(self) -> Qt.Orientation:
        """Return none: it never grows by itself."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """A narrow one is higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height that this width needs; it is asked for many times before anything has changed."""
        if self._high is None or self._high[0] != width:
            self._high = width, self._arrange(QRect(0, 0, width, 0), move=False)
        return self._high[1]

    def invalidate(self) -> None:
        """Something has changed."""
        self._high = None
        super().invalidate()

    def setGeometry(self, rect: QRect) -> None:
        """Place the items."""
        super().setGeometry(rect)
        self._arrange(rect, move=True)

    def sizeHint(self) -> QSize:
        """Return all in one line."""
        sizes = [item.sizeHint() for item in self._items if not item.isEmpty()]
        width = sum(size.width() for size in sizes) + self._gap * max(0, len(sizes) - 1)
        return QSize(width, max((size.height() for size in sizes), default=0))

    def sizes_with(self, last: QtWidgets.QWidget) -> list[QSize]:
        """Return what it holds, and as the last one this widget, also while that is hidden."""
        last.ensurePolished()
        shown = [item for item in self._items if not item.isEmpty() and item.widget() is not last]
        return [*(item.sizeHint() for item in shown), last.sizeHint()]

    def size_of(self, sizes: Sequence[QSize]) -> QSize:
        """Return all of these in one line."""
        width = sum(size.width() for size in sizes) + self._gap * (len(sizes) - 1)
        return QSize(width, max(size.height() for size in sizes))

    def height_of(self, sizes: Sequence[QSize], width: int) -> int:
        """Return the height that these need in this width."""
        x, y, line = 0, 0, 0
        for size in sizes:
            if x and x + size.width() > width:
                x, y, line = 0, y + line + self._gap, 0
            x += size.width() + self._gap
            line = max(line, size.height())
        return y + line

    def minimumSize(self) -> QSize:
        """Return room for the largest item."""
        sizes = [item.minimumSize() for item in self._items if not item.isEmpty()]
        return QSize(max((s.width() for s in sizes), default=0), max((s.height() for s in sizes), default=0))

    def _arrange(self, rect: QRect, move: bool) -> int:
        x, y, line = rect.x(), rect.y(), self.least
        beside: list[tuple[QtWidgets.QLayoutItem, QRect]] = []

        def place() -> None:
            """The items of a line, each in the middle of its height."""
            aside = (rect.x() + rect.width() - x + self._gap) // 2 if self._centred else 0
            for one, where in beside if move else ():
                one.setGeometry(where.translated(aside, (line - where.height()) // 2))
            beside.clear()

        for item in self._items:
            if item.isEmpty():
                continue
            size = item.sizeHint()
            if x > rect.x() and x + size.width() > rect.right() + 1:
                place()
                x, y, line = rect.x(), y + line + self._gap, self.least
            beside.append((item, QRect(QPoint(x, y), size)))
            x += size.width() + self._gap
            line = max(line, size.height())
        place()
        return y + line - rect.y()


class Choices(QtWidgets.QWidget):
    """A row of buttons of which exactly one is pressed. Tab comes to it once, the arrow keys walk in it."""

    chosen = Signal(object)

    def __init__(self, values: Sequence[Any], parent: QtWidgets.QWidget | None = None) -> None:
        from elios_desktop.ui.kit.radio import RadioButton  # what it names of Qt costs too much before home is seen

        super().__init__(parent)
        self._values = list(values)
        self._group = QtWidgets.QButtonGroup(self)
        self._group.setExclusive(True)
        layout = Flow(6, self)
        for number in range(len(self._values)):
            one = RadioButton()
            one.setProperty("look", "segment")
            one.setCheckable(True)
            one.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            one.installEventFilter(self)
            self._group.addButton(one, number)
            layout.addWidget(one)
        self._group.idClicked.connect(self._on_clicked)
        policy = QtWidgets.QSizePolicy(QtWidgets.QSizePolicy.Policy.Preferred, QtWidgets.QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_texts(self, texts: Sequence[str], hints: Sequence[str] = (), name: str = "") -> None:
        """The labels (and tooltips) in the language in force; `name` is what the row is about, for screen readers."""
        self.setAccessibleName(name)
        for number, text in enumerate(texts):
            one = self._group.button(number)
            one.setText(literal(text))  # names of people are among them
            one.setAccessibleName(f"{name}: {text}" if name else text)
            if hints:
                one.setToolTip(plain(hints[number]))
                one.setAccessibleDescription(hints[number])
        self.updateGeometry()

    @property
    def value(self) -> Any:
        """What is chosen, or None."""
        number = self._group.checkedId()
        return self._values[number] if number >= 0 else None

    def choose(self, value: Any) -> None:
        """Press a button without saying so."""
        for number, each in enumerate(self._values):
            if each == value and type(each) is type(value):
                self._group.button(number).setChecked(True)
                self._only_checked_takes_tab()

    def button_of(self, value: Any) -> QtWidgets.QPushButton:
        """Return the button of a value."""
        found = self._group.button(self._values.index(value))
        assert isinstance(found, QtWidgets.QPushButton)
        return found

    def _on_clicked(self, number: int) -> None:
        self._only_checked_takes_tab()
        self.chosen.emit(self._values[number])

    def _only_checked_takes_tab(self) -> None:
        for one in self._group.buttons():
            one.setFocusPolicy(Qt.FocusPolicy.StrongFocus if one.isChecked() else Qt.FocusPolicy.ClickFocus)

    def eventFilter(self, watched: Any, event: QEvent) -> bool:
        """Return the arrow keys choose the neighbour."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            steps = {Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1}
            step = steps.get(Qt.Key(event.key()))
            if step is not None and isinstance(watched, QtWidgets.QAbstractButton):
                target = self._group.button((self._group.id(watched) + step) % len(self._values))
                target.setFocus(Qt.FocusReason.TabFocusReason)
                target.click()
                return True
        return super().eventFilter(watched, event)


class Switch(QtWidgets.QAbstractButton):
    """On or off, with its sentence beside it."""

    def __init__(self, theme: Theme, parent: QtWidgets.QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QtWidgets.QSizePolicy.Policy.Preferred, QtWidgets.QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return room for the switch and the text."""
        metrics = self.fontMetrics()
        return QSize(46 + 12 + metrics.horizontalAdvance(self.text()) + 4, max(28, metrics.height() + 8))

    def paintEvent(self, event: QPaintEvent) -> None:
        """A groove with a knob, left for off, right for on."""
        palette = self._theme.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        groove = QRectF(3, (self.height() - 22) / 2, 40, 22)
        on = self.isChecked()
        painter.setPen(QPen(QColor(palette.accent if on else palette.text_soft), 1.5))
        painter.setBrush(QColor(palette.accent if on else palette.panel))
        painter.drawRoundedRect(groove, 11, 11)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.accent_text if on else palette.text_soft))
        painter.drawEllipse(QPointF(groove.right() - 11 if on else groove.left() + 11, groove.center().y()), 7, 7)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(palette.focus), 2))
            painter.drawRoundedRect(groove.adjusted(-2, -2, 2, 2), 13, 13)
        painter.setPen(QColor(palette.text))
        room = QRectF(58, 0, self.width() - 58, self.height())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.text())
        painter.end()


class SeatMark(QtWidgets.QWidget):
    """A seat's colour and mark; or the sign that something isn't allowed, whose red is no seat's then."""

    def __init__(self, colour_index: int, size: int = 22, parent: QtWidgets.QWidget | None = None) -> None:
        super().__init__(parent)
        self.colour_index = colour_index
        self.forbids = ""
        """The colour of the sign; empty while the seat's mark is shown."""
        self.setFixedSize(size, size)

    def show_colour(self, colour_index: int) -> None:
        """Show another seat colour."""
        self.colour_index, self.forbids = colour_index, ""
        self.update()

    def forbid(self, colour: str) -> None:
        """Show the sign, until a seat is shown again."""
        self.forbids = colour
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The mark, or the sign."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.forbids:
            room = QRectF(self.rect()).adjusted(2.5, 2.5, -2.5, -2.5)
            painter.setPen(QPen(QColor(self.forbids), 2.6))
            painter.drawEllipse(room)
            part = QPointF(room.width(), room.height()) * 0.5 * 0.5**0.5
            painter.drawLine(room.center() - part, room.center() + part)
        else:
            paint_mark(painter, QRectF(self.rect()), self.colour_index)
        painter.end()


_BY_KEY = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)


class Tile(QtWidgets.QAbstractButton):
    """A painted button: Enter presses it as the space bar does, and it knows whether to show a focus ring.

    The ring is for people who walk with the keyboard; a click leaves none behind.
    """

    def __init__(self) -> None:
        super().__init__()
        self.ring = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Focus by a key shows a ring."""
        self.ring = event.reason() in _BY_KEY
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the ring away with the focus."""
        self.ring = False
        super().focusOutEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)
