"""Shows the notice in force without moving what somebody is about to click.

It stands in the menu bar, between the menus and the language, where nothing else is. What is longer goes on below, if
the page in front has nothing there either. Only where it fits nowhere (a narrow window, large type) it takes a strip of
its own above the page. That strip comes and goes while nobody is in the middle of something, and a click that was aimed
before the page moved is not taken.
"""

from collections.abc import Callable

from PySide6 import QtGui, QtWidgets
from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, QTimer, Signal

from elios_desktop.ui.kit import icons, seen_time, widgets
from elios_desktop.ui.kit.i18n import plain, translate
from elios_desktop.ui.kit.notices import Notice, Notices
from elios_desktop.ui.kit.theme import Theme

_SIDES, _GAP, _ABOVE = 14, 6, 5
_AWAY = 12
"""From the menus and from the language."""
_CARD = 560
"""So wide it is at most where it has several lines."""
_AGAIN_MS = 150
_AIMED_MS = 400
"""Nobody sees that the page has moved and clicks anew in less."""
_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.TouchBegin)


class NoticeBar(QtWidgets.QFrame):
    """Hidden while there is nothing to tell. Belongs to the window, above its other widgets."""

    told = Signal(str, bool)
    """What is new in it, and whether something is wrong: for people who can't see it."""

    def __init__(
        self,
        notices: Notices,
        theme: Theme,
        window: QtWidgets.QMainWindow,
        at_rest: Callable[[], bool],
        spare: Callable[[], QRect],
    ) -> None:
        """`at_rest` says whether the page may be moved now, `spare` what it leaves free at its head."""
        super().__init__(window)
        self.setObjectName("notice")
        self._notices = notices
        self._theme = theme
        self._window = window
        self._at_rest = at_rest
        self._spare = spare
        self._heard: dict[str, Notice] = {}
        """Those that were told, by what they are about, as long as they hold."""
        self.strip = QtWidgets.QWidget()
        """The room above the page, for the window's layout; without height while it isn't needed."""
        self.strip.setFixedHeight(0)
        self.text = widgets.label()
        self.text.setSizePolicy(QtWidgets.QSizePolicy.Policy.Ignored, QtWidgets.QSizePolicy.Policy.Preferred)
        self.action = widgets.button("small")
        self.action.clicked.connect(self._on_action)
        self.close_button = QtWidgets.QToolButton()
        self.close_button.clicked.connect(self._on_close)
        self._row = QtWidgets.QBoxLayout(QtWidgets.QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(_SIDES, 0, _GAP, 0)
        self._row.setSpacing(_GAP)
        self._row.addWidget(self.text, 1)
        buttons = QtWidgets.QHBoxLayout()
        buttons.setSpacing(_GAP)
        buttons.addStretch(1)
        for each in (self.action, self.close_button):  # aligned, else the higher one is no higher than the other
            buttons.addWidget(each, 0, Qt.AlignmentFlag.AlignVCenter)
        self._row.addLayout(buttons)
        self.again = QTimer(self)
        self.again.setSingleShot(True)
        self.again.setInterval(_AGAIN_MS)
        self.again.timeout.connect(self.refresh)
        self._guard = StripGuard(self.strip)
        self._page_is_new = seen_time.SeenTime(self, self._on_page_seen)
        self._page_is_new.start()
        self.hide()
        self._watching = False
        self._draw_cross()
        notices.changed.connect(self.refresh)
        theme.changed.connect(self._on_theme)

    def refresh(self) -> None:
        """Show what holds now, where there is room for it."""
        notice = self._notices.current
        self._tell(notice)
        self._watch(notice is not None)
        self._write_buttons(notice)
        room = self._menu_room()
        in_menu = notice is None or self._width_of(notice) <= room.width()
        card, size = self._below_menu(notice, room) if notice is not None and not in_menu else (QRect(), "body")
        height = 0 if notice is None or in_menu or card.isValid() else self._height_of(notice)
        if height != self.strip.height() and not self._move_page(height):
            self.hide()  # what it said has changed, or its room
            self.again.start()
            return
        self.again.stop()
        if notice is None:
            self.hide()
            return
        self.text.setText(notice.text())
        if self.text.wordWrap() == in_menu:  # a label that is told again asks for its room anew, and so for ever
            self.text.setWordWrap(not in_menu)
        self._restyle("bad" if notice.bad else "info", "strip" if height else "menu")
        self._turn(card.isValid(), size)
        lower = card if card.isValid() else self._in_strip()
        self.setGeometry(self._in_menu(room, self._width_of(notice)) if in_menu else lower)
        self.show()
        self.raise_()

    def _tell(self, notice: Notice | None) -> None:
        """Announce each once, whatever is shown between."""
        self._heard = {key: heard for key, heard in self._heard.items() if key in self._notices}
        if notice is not None and self._heard.get(notice.key) is not notice:
            self._heard[notice.key] = notice
            self.told.emit(notice.text(), notice.bad)

    def _turn(self, down: bool, size: str) -> None:
        """Put its buttons below the words, which get this size, or beside them."""
        direction = QtWidgets.QBoxLayout.Direction.TopToBottom if down else QtWidgets.QBoxLayout.Direction.LeftToRight
        if direction != self._row.direction():
            self._row.setDirection(direction)
            self._row.setContentsMargins(_SIDES, 1 if down else 0, _GAP, 1 if down else 0)
            self._row.setSpacing(0 if down else _GAP)
        font = self._theme.font(size)
        if self.text.font() != font:
            self.text.setFont(font)

    def _watch(self, on: bool) -> None:
        """Follow the sizes around it, but only while there is something to show: the window has many events."""
        if on == self._watching:
            return
        self._watching = on
        for each in (self._window, self._window.menuBar(), self.strip):
            if on:
                each.installEventFilter(self)
            else:
                each.removeEventFilter(self)

    def _move_page(self, height: int) -> bool:
        """Make room above the page, or give it back; False if somebody is in the middle of something."""
        shown = self._window.isVisible()
        if shown and (QtWidgets.QApplication.mouseButtons() != Qt.MouseButton.NoButton or not self._at_rest()):
            return False
        self.strip.setFixedHeight(height)
        page = self.strip.parentWidget()
        layout = page.layout() if page is not None else None
        if layout is not None:
            layout.activate()
        if shown and not self._page_is_new.running:
            self._guard.begin()
        return True

    def page_came(self) -> None:
        """Another page is in front: whatever moves now, nobody has aimed at anything on it yet."""
        self._page_is_new.start()
        if self._watching:  # it leaves other room than the one before, once it is laid out
            QTimer.singleShot(0, self, self.refresh)

    def _on_page_seen(self, ms: int) -> None:
        if ms >= _AIMED_MS:
            self._page_is_new.stop()

    # -- how large it is, and where

    def _buttons_width(self, notice: Notice) -> int:
        action = self.action.sizeHint().width() + _GAP if notice.action is not None else 0
        return _SIDES + _GAP + action + self.close_button.sizeHint().width() + _GAP

    def _width_of(self, notice: Notice) -> int:
        """Return how wide a text is in one line."""
        self.text.ensurePolished()
        return self.text.fontMetrics().horizontalAdvance(notice.text()) + 4 + self._buttons_width(notice)

    def _height_of(self, notice: Notice) -> int:
        """Return how high it is with as many lines as it needs."""
        width = max(60, self._window.width() - self._buttons_width(notice) - 4)
        wrapped = int(Qt.TextFlag.TextWordWrap)
        text = self.text.fontMetrics().boundingRect(QRect(0, 0, width, 10_000), wrapped, notice.text()).height()
        return max(text, self.action.sizeHint().height(), self.close_button.sizeHint().height()) + 2 * _ABOVE

    def _menu_room(self) -> QRect:
        """Return what the menu bar has free."""
        bar = self._window.menuBar()
        right, corner = bar.width(), bar.cornerWidget()
        if corner is not None:
            right = corner.x()
        left = max((bar.actionGeometry(each).right() for each in bar.actions()), default=0)
        return QRect(left + _AWAY, 2, right - left - 2 * _AWAY, bar.height() - 5).translated(bar.pos())

    def _below_menu(self, notice: Notice, room: QRect) -> tuple[QRect, str]:
        """Return a place from the menu bar's free part down into the page's, and how large its words are there; none if
        that isn't enough."""
        spare = self._spare()
        left, right = max(room.left(), spare.left() + _AWAY), min(room.right(), spare.right() - _AWAY)
        width = min(right - left + 1, _CARD)
        high = self._window.menuBar().geometry().bottom() + 1 + spare.bottom() + 1 - room.top()
        buttons = max(self.action.sizeHint().height(), self.close_button.sizeHint().height())
        if spare.isEmpty() or width < self._buttons_width(notice):
            return QRect(), "body"
        for size in ("body", "small"):
            box = QRect(0, 0, width - _SIDES - _GAP - 4, 10_000)
            metrics = QtGui.QFontMetrics(self._theme.font(size))
            text = metrics.boundingRect(box, int(Qt.TextFlag.TextWordWrap), notice.text())
            needed = text.height() + buttons + 4
            if needed <= high and text.width() <= box.width():
                return QRect((left + right + 1 - width) // 2, room.top(), width, needed), size
        return QRect(), "body"

    def _in_menu(self, room: QRect, width: int) -> QRect:
        """Return a place in the middle of the window, if that is free."""
        x = min(max((self._window.width() - width) // 2, room.left()), room.right() + 1 - width)
        return QRect(x, room.top(), width, room.height())

    def _in_strip(self) -> QRect:
        return QRect(self.strip.mapTo(self._window, self.strip.rect().topLeft()), self.strip.size())

    # -- how it looks

    def _write_buttons(self, notice: Notice | None) -> None:
        if notice is None:
            return
        self.action.setVisible(notice.action is not None)
        self.action.setText(notice.action_text() if notice.action_text else "")
        close = translate("Window", "Close this notice")
        self.close_button.setToolTip(plain(close))
        self.close_button.setAccessibleName(close)

    def _draw_cross(self) -> None:
        """Draw the cross, but not with every notice: a button with another picture asks for its room anew, and that is
        watched."""
        self.close_button.setIcon(icons.icon("close", self._theme.palette.text))
        self.close_button.setIconSize(QSize(14, 14) * max(1.0, self._theme.text_scale))

    def _on_theme(self) -> None:
        self._draw_cross()
        self.refresh()

    def _restyle(self, level: str, place: str) -> None:
        if (self.property("level"), self.property("place")) != (level, place):
            self.setProperty("level", level)
            self.setProperty("place", place)
            self.style().unpolish(self)
            self.style().polish(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Return another window size, other menus."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.ActionChanged, QEvent.Type.LayoutRequest):
            moved = watched is not self.strip or event.type() == QEvent.Type.Resize
            if moved and not self.isHidden() and self._notices.current is not None:
                self.refresh()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Say everything again in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.refresh()
        super().changeEvent(event)

    # -- its buttons

    def _on_action(self) -> None:
        notice = self._notices.current
        if notice is not None and notice.action is not None:
            self._notices.clear(notice.key)
            notice.action()

    def _on_close(self) -> None:
        notice = self._notices.current
        if notice is not None:
            self._notices.clear(notice.key)


class StripGuard(QObject):
    """For a moment after the page has moved, takes no press on it."""

    enabled = True

    def __init__(self, strip: QtWidgets.QWidget) -> None:
        super().__init__(strip)
        self._strip = strip
        self._time = seen_time.SeenTime(self, self._go_on)

    def begin(self) -> None:
        """The page moves now."""
        if not self.enabled:
            return
        if not self._time.running:
            QtWidgets.QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]
        self._time.start()

    def _go_on(self, ms: int) -> None:
        if ms >= _AIMED_MS:
            self._time.stop()
            QtWidgets.QApplication.instance().removeEventFilter(self)  # type: ignore[union-attr]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        page = self._strip.parentWidget()
        return (
            event.type() in _PRESSES
            and page is not None
            and isinstance(watched, QtWidgets.QWidget)
            and (watched is page or page.isAncestorOf(watched))
        )


class NoticeStrip(QtWidgets.QFrame):
    """Hidden while there is nothing to tell."""

    def __init__(self, notices: Notices, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("notice")
        self._notices = notices
        self._theme = theme
        self.text = widgets.label(wrap=True)
        self.action = widgets.button("small")
        self.action.clicked.connect(self._on_action)
        self.close_button = QtWidgets.QToolButton()
        self.close_button.clicked.connect(self._on_close)
        row = QtWidgets.QHBoxLayout(self)
        row.setContentsMargins(14, 6, 6, 6)
        row.addWidget(self.text, 1)
        row.addWidget(self.action)
        row.addWidget(self.close_button)
        self.hide()
        notices.changed.connect(self.refresh)
        theme.changed.connect(self.refresh)

    def refresh(self) -> None:
        """Show what holds now, in the language in force."""
        notice = self._notices.current
        self.setVisible(notice is not None)
        if notice is None:
            return
        self.text.setText(notice.text())
        self.action.setVisible(notice.action is not None)
        if notice.action_text is not None:
            self.action.setText(notice.action_text())
        self.close_button.setIcon(icons.icon("close", self._theme.palette.text_soft))
        name = translate("Window", "Close this notice")
        self.close_button.setAccessibleName(name)
        self.close_button.setToolTip(plain(name))
        self.setProperty("level", "bad" if notice.bad else "info")
        self.style().unpolish(self)
        self.style().polish(self)

    def _on_action(self) -> None:
        notice = self._notices.current
        if notice is not None and notice.action is not None:
            notice.action()

    def _on_close(self) -> None:
        notice = self._notices.current
        if notice is not None:
            self._notices.clear(notice.key)
