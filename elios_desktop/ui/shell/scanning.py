"""One-switch play: a frame steps by itself through the rows of what can be pressed, and one key chooses.

The rows are what the keyboard walks anyway: pieces on the table, or the places for the one that is held; and all
buttons, as they stand below each other. Choosing a row steps through the things in it, choosing a thing presses it.
Whoever lets everything in a row go by twice is back among the rows; if all places go by, the piece is put back.

Space or Enter is the switch, or a mouse button that is pressed where the pointer was pressed last: a switch doesn't
move it, and whoever helps with a mouse does. In a text field a key writes once something else was written there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, cast

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QAction, QColor, QGuiApplication, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QApplication,
    QLineEdit,
    QMenu,
    QMenuBar,
    QPlainTextEdit,
    QScrollArea,
    QSlider,
    QTextEdit,
    QWidget,
)

from elios_desktop.texts.translate import fill
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.kit.page import Page
from elios_desktop.ui.play.accessible import FLIP, LET_GO, PRESS, PUT, TURN
from elios_desktop.ui.play.table_view import TableView

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent

    from elios_desktop.ui.kit.services import Services

PACES = {"slow": 3000, "normal": 1800, "fast": 1000}
"""So many milliseconds the frame stays where it is."""
_ROUNDS = 2
"""So often everything in a row goes by."""
_FEW = 4
"""So many things need no rows."""
_SWITCHES = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_KEYS = (QEvent.Type.KeyPress, QEvent.Type.KeyRelease)
_BUTTONS = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseButtonRelease)
_WRITING = (QLineEdit, QTextEdit, QPlainTextEdit)
_ROOM = 4
"""So far the frame is from what it is around."""


class Clock(Protocol):
    """What a QTimer has; tests step by one of their own."""

    timeout: Any

    def start(self, interval: int, /) -> None:
        """Begin to wait anew."""

    def stop(self) -> None:
        """Wait no more."""


class Stop(NamedTuple):
    """Something that can be chosen."""

    id: object
    """The same as long as it is the same thing."""
    rect: QRect
    """Where it is on the screen."""
    name: str
    arrive: Callable[[], object]
    """Shows it to the keyboard, and so to readers."""
    choose: Callable[[], object]
    caption: str = ""
    """What choosing it does, where that is not plain to see."""


Row = list[Stop]


class Frame(QWidget):
    """Shows what would be chosen now."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.around = QRect()
        """What it is around, in its window."""
        self._colours = QColor(), QColor()
        self._caption = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)

    def put(self, around: QRect, caption: str, colours: tuple[QColor, QColor]) -> None:
        """Stand around this, which is on the screen."""
        window = self.window()
        inside = QRect(window.mapFromGlobal(around.topLeft()), around.size())
        self.around = inside.adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM) & window.rect().adjusted(3, 3, -3, -3)
        self._caption, self._colours = caption, colours
        self.setGeometry(window.rect())
        self.raise_()
        self.show()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, (line, edge) = QPainter(self), self._colours
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for colour, width in ((edge, 8), (line, 4)):
            painter.setPen(QPen(colour, width))
            painter.drawRoundedRect(self.around, 6, 6)
        if self._caption:
            box = painter.fontMetrics().boundingRect(self._caption).adjusted(-10, -5, 10, 5)
            box.moveCenter(self.around.center())
            box.moveBottom(max(self.around.top() - 2, box.height() + 2))
            painter.setPen(QPen(edge, 2))
            painter.setBrush(line)
            painter.drawRoundedRect(box, 5, 5)
            painter.setPen(edge)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._caption)
        painter.end()


class Scanner(QObject):
    """Steps through one window after the other, whichever is in front, while the setting says so."""

    def __init__(self, services: Services, parent: QWidget, clock: Clock) -> None:
        super().__init__(parent)
        self._services = services
        self._window = parent
        self._clock = clock
        self._row: list[object] | None = None
        """Whose things it steps through; None among the rows."""
        self._at: object = None
        """The thing or, among rows, the first thing of the row."""
        self._passed = 0
        """How many things of the row, or rows, have gone by."""
        self._turning: str | None = None
        """The place over which what is held may be turned before it is put down."""
        self._pressed_at: QPoint | None = None
        self._swallows = False
        self._writes = False
        clock.timeout.connect(self.step)
        services.preferences.changed.connect(self._on_changed)
        self._follow()

    def _on_changed(self, field: str) -> None:
        if field == "scanning":
            self._follow()

    def _follow(self) -> None:
        app = cast(QApplication, QGuiApplication.instance())
        app.removeEventFilter(self)
        self._forget()
        self._clock.stop()
        if self.pace:
            app.installEventFilter(self)
            self._clock.start(self.pace)

    @property
    def pace(self) -> int:
        """How long it stays where it is; 0: it is off."""
        return PACES.get(self._services.preferences.now.scanning, 0)

    @property
    def shown(self) -> list[object]:
        """What choosing now would press or, where it is a row, go into."""
        rows = self._rows()
        if self._row is not None:
            return [self._at]
        return next(([each.id for each in row] for row in rows if row[0].id == self._at), [])

    # -- stepping

    def step(self) -> None:
        """Go on to the next row or thing."""
        if self._writes and isinstance(self._front().focusWidget(), _WRITING):
            return
        self._clock.start(self.pace)
        rows = self._rows()
        if self._row is None:
            self._go_on(rows)
            return
        row = self._row_now(rows)
        if row and self._passed < _ROUNDS * len(row):
            ids = [each.id for each in row]
            self._come_to(row[(ids.index(self._at) + 1) % len(row)])
        elif self._turning is not None:
            self._turning = None
            self._begin()
        elif len(rows) > 1 or not self._lets_go():
            self._at, self._row, self._passed = self._row[0], None, 0
            self._go_on(rows)

    def _go_on(self, rows: list[Row]) -> None:
        """Show the row after the one that was shown."""
        firsts = [row[0].id for row in rows]
        at = firsts.index(self._at) + 1 if self._at in firsts else 0
        if self._passed < _ROUNDS * len(rows) or not self._lets_go():
            self._show_row(rows[at % len(rows)] if rows else [])

    def _lets_go(self) -> bool:
        """Let go of what is held, if anything is, as all places have gone by."""
        view = self._view()
        if view is None or view.held_key is None:
            return False
        view.act(view.held_key, LET_GO)
        self._begin()
        return True

    def _row_now(self, rows: list[Row]) -> Row:
        """Return the row that is stepped through as it is now; empty if other things are there by now."""
        return next((row for row in rows if [each.id for each in row] == self._row), [])

    def _show_row(self, row: Row) -> None:
        self._passed += 1
        self._at = row[0].id if row else None
        if len(row) == 1:
            self._show(row[0])
        elif row:
            whole = row[0].rect
            for each in row[1:]:
                whole = whole.united(each.rect)
            self._frame(whole)
            text = translate("Scanning", "{first} to {last}")
            self._say(fill(text, first=row[0].name.removesuffix("."), last=row[-1].name))
        else:
            self._hide()

    def _come_to(self, stop: Stop) -> None:
        self._passed += 1
        self._at = stop.id
        self._show(stop)

    def _show(self, stop: Stop) -> None:
        stop.arrive()
        now = (each.rect for row in self._rows() for each in row if each.id == stop.id)
        self._frame(next(now, stop.rect), stop.caption)  # it may have been scrolled into sight

    def _frame(self, around: QRect, caption: str = "") -> None:
        window, palette = self._front(), self._services.theme.palette
        found = window.findChild(Frame)
        if found is None:
            self._hide()
        if not isinstance(window, QMenu):  # which shows by itself where it is
            (found or Frame(window)).put(around, caption, (QColor(palette.focus), QColor(palette.panel)))

    @staticmethod
    def _hide() -> None:
        for window in QApplication.topLevelWidgets():
            for frame in window.findChildren(Frame):
                frame.hide()
                frame.setParent(None)
                frame.deleteLater()

    def _forget(self) -> None:
        self._row, self._at, self._passed, self._turning = None, None, 0, None
        self._hide()

    def _begin(self) -> None:
        """Begin at what is there now."""
        self._row, self._at, self._passed = None, None, 0
        rows = self._rows()
        if len(rows) == 1 and len(rows[0]) > 1:
            self._enter(rows[0])
        else:
            self._go_on(rows)

    def _enter(self, row: Row) -> None:
        self._row, self._passed = [each.id for each in row], 0
        self._come_to(row[0])

    # -- choosing

    def choose(self) -> None:
        """Go into the row, or press the thing, that is shown now."""
        self._clock.start(self.pace)
        rows = self._rows()
        if self._row is None:
            row = next((row for row in rows if row[0].id == self._at), [])
            if len(row) > 1:
                self._enter(row)
                return
            chosen = row[0] if row else None
        else:
            chosen = next((each for each in self._row_now(rows) if each.id == self._at), None)
        if chosen is not None:
            turning = self._turning
            self._forget()
            self._turning = turning
            chosen.choose()  # which may open a menu or a dialog, and end with it
            if isinstance(chosen.id, QLineEdit):
                self._show(chosen)  # it can be begun to write there until the frame goes on
                return
        if self.pace:
            self._begin()

    # -- what is there

    def _front(self) -> QWidget:
        """Return the menu, dialog or window that is in front."""
        found = QApplication.activePopupWidget() or QApplication.activeModalWidget() or QApplication.activeWindow()
        return found or self._window

    def _view(self) -> TableView | None:
        """Return the table that is in front, if anything can be done there."""
        views = self._front().findChildren(TableView)
        return next((each for each in views if each.isVisible() and not each.covered), None)

    def _rows(self) -> list[Row]:
        """List what can be chosen, in rows; none where nothing can, as in a menu in which all is grey."""
        return [row for row in self._all_rows() if row]

    def _all_rows(self) -> list[Row]:
        """List the table first, then the buttons that go on, then the others."""
        front = self._front()
        if isinstance(front, QMenu):
            return [[_action_stop(front, each) for each in front.actions() if _usable(each)]]
        view = self._view()
        rows = self._table_rows(view) if view is not None else []
        if view is not None and view.held_key is not None:
            return rows
        buttons = [each for each in front.findChildren(QAbstractButton) if _pressable(each, front)]
        near = [each for each in buttons if each.property("action")]
        rows += _in_rows(map(_button_stop, near))
        others = [stop for each in front.findChildren(QWidget) for stop in _other_stops(each, front)]
        rows += _in_rows([*(_button_stop(each) for each in buttons if each not in near), *others])
        if sum(map(len, rows)) <= _FEW:
            rows = [[each for row in rows for each in row]]
        return rows

    def _table_rows(self, view: TableView) -> list[Row]:
        held = view.held_key
        thing = view.thing(held) if held is not None else None
        if held is None or thing is None:
            return _in_rows(_thing_stops(view, view.walked))
        can = {each.value for each in thing.actions}
        if self._turning is not None:
            return [[*self._turns(view, held, self._turning)]]
        places = _thing_stops(view, view.walked)
        if TURN in can:
            places = (each._replace(choose=partial(self._turn_over, str(each.id))) for each in places)
        rows = _in_rows(places)
        if FLIP in can:
            rows.append([_deed_stop(view, held, FLIP, translate("Telling", "Flip"))])
        if not rows:
            rows.append([_deed_stop(view, held, LET_GO, translate("Telling", "Let go"))])
        if sum(map(len, rows)) <= _FEW:
            rows = [[each for row in rows for each in row]]
        return rows

    def _turn_over(self, place: str) -> None:
        self._turning = place

    def _turns(self, view: TableView, held: str, place: str) -> Iterator[Stop]:
        """List what can be done over a place with something that can be turned."""
        put = _deed_stop(view, place, PUT, translate("Telling", "Put here"))
        yield put._replace(choose=partial(self._put, view, place))
        yield _deed_stop(view, held, TURN, translate("Telling", "Rotate"), place)

    def _put(self, view: TableView, place: str) -> None:
        self._turning = None
        view.act(place, PUT)

    def _say(self, text: str) -> None:
        for page in self._front().findChildren(Page):
            if page.isVisible():
                page.announcer.say(text)

    # -- the switch

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take what the switch sends, before anything else does."""
        kind = event.type()
        if kind in _KEYS and event.spontaneous():
            return self._on_key(cast(QKeyEvent, event), kind == QEvent.Type.KeyPress)
        if kind in _BUTTONS and watched.isWindowType():
            return self._on_button(cast("QMouseEvent", event), kind)
        return False

    def _on_key(self, event: QKeyEvent, down: bool) -> bool:
        writes = isinstance(self._front().focusWidget(), _WRITING)
        if event.key() not in _SWITCHES or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self._writes = writes and (self._writes or bool(event.text()))
            return False
        if writes and self._writes:
            return False
        if down and not event.isAutoRepeat():
            self.choose()
        return True

    def _on_button(self, event: QMouseEvent, kind: QEvent.Type) -> bool:
        """Take a press where the pointer was pressed last; of a double press Qt tells besides that it was one."""
        if kind == QEvent.Type.MouseButtonPress:
            at = event.globalPosition().toPoint()
            self._swallows, self._pressed_at = self._pressed_at == at, at
            if self._swallows:
                self.choose()
        return self._swallows


def _in_rows(stops: Iterable[Stop]) -> list[Row]:
    """Put what stands beside each other into a row: from above, and each from the left."""
    rows: list[Row] = []
    for each in sorted(stops, key=lambda stop: stop.rect.center().y()):
        last = rows[-1][0].rect if rows else QRect()
        if rows and abs(last.center().y() - each.rect.center().y()) < max(last.height(), each.rect.height()) / 2:
            rows[-1].append(each)
        else:
            rows.append([each])
    for row in rows:
        row.sort(key=lambda stop: stop.rect.center().x())
    return rows


def _usable(action: QAction) -> bool:
    return action.isEnabled() and action.isVisible() and not action.isSeparator()


def _action_stop(menu: QMenu, action: QAction) -> Stop:
    def press() -> None:
        menu.setActiveAction(action)
        QApplication.sendEvent(menu, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier))

    rect = menu.actionGeometry(action)
    on_screen = QRect(menu.mapToGlobal(rect.topLeft()), rect.size())
    return Stop(action, on_screen, action.text(), partial(menu.setActiveAction, action), press)


def _pressable(button: QAbstractButton, window: QWidget) -> bool:
    return (
        button.isVisible()
        and button.isEnabled()
        and button.window() is window
        and bool(button.focusPolicy() & Qt.FocusPolicy.TabFocus)
    )


def _button_stop(button: QAbstractButton) -> Stop:
    def arrive() -> None:
        above = button.parentWidget()
        while above is not None:
            if isinstance(above, QScrollArea):
                above.ensureWidgetVisible(button)
            above = above.parentWidget()
        button.setFocus(Qt.FocusReason.TabFocusReason)

    rect = QRect(button.mapToGlobal(QPoint()), button.size())
    return Stop(button, rect, button.accessibleName() or button.text(), arrive, button.click)


def _other_stops(widget: QWidget, window: QWidget) -> Iterator[Stop]:
    """List what can be done with something that is no button: open a menu, move a slider, scroll a text, write into
    a field."""
    if not (widget.isVisible() and widget.isEnabled() and widget.window() is window):
        return
    if isinstance(widget, QMenuBar):
        for action in filter(_usable, widget.actions()):
            name = action.text().replace("&", "")
            box = _box(widget, widget.actionGeometry(action))
            yield Stop(action, box, name, widget.setFocus, partial(widget.setActiveAction, action))
    elif isinstance(widget, QSlider):
        left, right = widget.rect(), widget.rect()
        left.setRight(left.center().x())
        right.setLeft(left.right())
        less, more = translate("Scanning", "Lower"), translate("Scanning", "Higher")
        yield _step_stop(widget, widget, left, less, QAbstractSlider.SliderAction.SliderPageStepSub)
        yield _step_stop(widget, widget, right, more, QAbstractSlider.SliderAction.SliderPageStepAdd)
    elif isinstance(widget, QTextEdit | QPlainTextEdit | QAbstractItemView) and widget.verticalScrollBar().maximum():
        bar, left, right = widget.verticalScrollBar(), widget.rect(), widget.rect()
        left.setRight(left.center().x())
        right.setLeft(left.right())
        up, down = translate("Scanning", "Scroll up"), translate("Scanning", "Scroll down")
        yield _step_stop(widget, bar, left, down, QAbstractSlider.SliderAction.SliderPageStepAdd)
        yield _step_stop(widget, bar, right, up, QAbstractSlider.SliderAction.SliderPageStepSub)
    elif isinstance(widget, QLineEdit):
        name = widget.accessibleName() or widget.text() or widget.placeholderText()
        yield Stop(widget, _box(widget, widget.rect()), name, widget.setFocus, widget.setFocus)


def _step_stop(
    widget: QWidget, slider: QAbstractSlider, part: QRect, caption: str, deed: QAbstractSlider.SliderAction
) -> Stop:
    name = " ".join(filter(None, (widget.accessibleName(), caption)))
    arrive = widget.setFocus if isinstance(widget, QSlider) else lambda: None
    return Stop((widget, deed), _box(widget, part), name, arrive, partial(slider.triggerAction, deed), caption)


def _box(widget: QWidget, part: QRect) -> QRect:
    return QRect(widget.mapToGlobal(part.topLeft()), part.size())


def _on_screen(view: TableView, key: str) -> QRect:
    box = view.table_scene.box_of(key)
    if box is None:
        return QRect()
    inside = view.mapFromScene(box).boundingRect() & view.viewport().rect()
    return QRect(view.viewport().mapToGlobal(inside.topLeft()), inside.size())


def _thing_stops(view: TableView, keys: Iterable[str]) -> Iterator[Stop]:
    for key in keys:
        thing = view.thing(key)
        yield Stop(
            key,
            _on_screen(view, key),
            thing.label if thing is not None else "",
            partial(view.act, key, ""),
            partial(view.act, key, PRESS),
        )


def _deed_stop(view: TableView, key: str, deed: str, caption: str, at: str = "") -> Stop:
    """Return something that can be done with what is held."""
    return Stop((key, deed), _on_screen(view, at or key), caption, view.setFocus, partial(view.act, key, deed), caption)
