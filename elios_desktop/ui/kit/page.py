"""Makes a page of the window, and the button at its head that leads home or back to the game that waits behind it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6 import QtGui, QtWidgets
from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal

from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.kit.icons import icon
from elios_desktop.ui.kit.theme import Theme

if TYPE_CHECKING:
    from elios_desktop.ui.kit.announcer import Announcer


@contextmanager
def unheard() -> Iterator[None]:
    """Tell assistive technology nothing that is done meanwhile; what is there then is found as it is.

    A page that is being built names dozens of things before anybody sees it, and each name is an event. A reader that
    gets so many at once (Orca counts to fifty) believes that it is flooded and drops what is said after them.
    """
    active = QtGui.QAccessible.isActive()
    if active:
        QtGui.QAccessible.setActive(False)
    try:
        yield
    finally:
        if active:
            QtGui.QAccessible.setActive(True)


_STRIPE = 32


class Page(QtWidgets.QWidget):
    """Follows language and theme, and says where the keyboard goes when it comes to the front.

    The latter not by a focus proxy: Tab would go on from the proxy each time that it comes to the page, and come round
    too early.
    """

    home_requested = Signal()
    """Whoever is here wants to go home."""
    wall = False
    """Whether it stands in the room: a wall with broad stripes is behind it, but not in high contrast."""
    grows = False
    """Whether it sees itself to it that type grows with the window."""
    waits = False
    """Whether it waits behind the settings, to be gone on with."""

    def __init__(self, theme: Theme, parent: QtWidgets.QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self._followed = theme
        self._shut = False
        theme.changed.connect(self.restyle)

    def keys_here(self) -> list[tuple[str, str]]:
        """List keys of its own, each with what it does."""
        return []

    def follow_device(self) -> None:
        """Speak to who uses a mouse, a finger or keys: it is another one now."""

    @cached_property
    def announcer(self) -> Announcer:
        """Says what happens here, for people who can't see it."""
        from elios_desktop.ui.kit.announcer import Announcer

        return Announcer(self)

    # -- each page

    def retranslate(self) -> None:
        """Write every text in the language in force."""

    def fit(self) -> None:
        """Fit everything that depends on the size, which is another one now."""

    def restyle(self) -> None:
        """The theme or the size of type has changed."""

    def first_focus(self) -> QtWidgets.QWidget:
        """Tell where the keyboard begins."""
        return self

    def spare_room(self) -> QRect:
        """Return a part at its head where nothing is."""
        return QRect()

    def stop(self) -> None:
        """Let nothing of it keep running."""

    # -- what all pages share

    def shut(self) -> None:
        """Take leave of the window; a second time does nothing."""
        if not self._shut:
            self._shut = True
            self._followed.changed.disconnect(self.restyle)
            self.stop()
            if "announcer" in vars(self):  # made when it has something to say
                self.announcer.hush()

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        """Paint what is behind everything."""
        palette, painter = self._followed.palette, QtGui.QPainter(self)
        painter.fillRect(self.rect(), QtGui.QColor(palette.window))
        if self.wall and palette.line != palette.text:
            stripe = QtGui.QColor(palette.surface)
            stripe.setAlpha(70 if palette.dark else 84)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(stripe)
            for x in range(0, self.width(), 2 * _STRIPE):
                painter.drawRect(x, 0, _STRIPE, self.height())
        painter.end()

    def resizeEvent(self, event: QtGui.QResizeEvent) -> None:
        """Lay the page out for another size."""
        super().resizeEvent(event)
        self.fit()

    def changeEvent(self, event: QEvent) -> None:
        """Say everything again in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class WayBack(QtWidgets.QPushButton):
    """Says where it leads."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._to_game = False
        self.setProperty("look", "quiet")
        self.setAutoDefault(False)
        theme.changed.connect(self._write)
        self._write()

    def lead_to_game(self) -> None:
        """A game waits behind the page."""
        self._to_game = True
        self._write()

    def _write(self) -> None:
        game = self._to_game
        self.setText(translate("WayBack", "Back to the game") if game else translate("WayBack", "Home"))
        self.setIcon(icon("undo" if game else "home", self._theme.palette.text))
        self.setIconSize(QSize(20, 20) * self._theme.text_scale)

    def changeEvent(self, event: QEvent) -> None:
        """Say everything again in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._write()
        super().changeEvent(event)
