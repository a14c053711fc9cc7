"""Where the window finds the rulebook and the reference card; each is made when it is first asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect, QSize

from elios_desktop.ui.kit.services import Services

if TYPE_CHECKING:
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QWidget

    from elios_desktop.ui.rulebook.page import ReferenceCard
    from elios_desktop.ui.rulebook.window import RulebookWindow


class Shelf(QObject):
    """Belongs to the main window and goes with it."""

    def __init__(self, services: Services, window: QWidget, quit_action: QAction) -> None:
        """`quit_action` works in its windows, too."""
        super().__init__(window)
        self._services = services
        self._window = window
        self._quit = quit_action
        self.book: RulebookWindow | None = None
        self._card: ReferenceCard | None = None

    @property
    def card(self) -> ReferenceCard | None:
        """The reference card, while it is open."""
        return self._card

    def open_book(self, game: str, section: str = "") -> None:
        """Show a section of a game's rulebook; no game: the list of all."""
        if self.book is None:
            from elios_desktop.ui.rulebook.window import RulebookWindow

            self.book = RulebookWindow(self._services)
            self.book.addAction(self._quit)
            if self._services.preferences.now.rulebook_window.width <= 0:  # else it stands where it stood last
                screen = self._window.screen().availableGeometry()
                place = beside(self._window.frameGeometry(), screen, self.book.size(), self.book.minimumWidth())
                self.book.resize(place.size())
                self.book.move(place.topLeft())
            self.book.destroyed.connect(self._forget_book)
        self.book.open(game, section)

    def toggle_card(self, game: str) -> None:
        """Show a game's reference card, or put it away."""
        if self._card is not None:
            self._card.close()
            return
        from elios_desktop.ui.rulebook.page import ReferenceCard

        card = ReferenceCard(self._services, game, self._window)
        card.addAction(self._quit)
        card.rulebook_wanted.connect(self.open_book)
        card.destroyed.connect(self._forget_card)
        self._card = card
        card.show_beside()

    def put_away(self) -> None:
        """The main window is being closed: nothing stays open."""
        self.put_card_away()
        if self.book is not None:
            self.book.close()

    def put_card_away(self) -> None:
        """The table that the card belongs to is left."""
        if self._card is not None:
            self._card.close()

    def _forget_book(self) -> None:
        self.book = None

    def _forget_card(self) -> None:
        self._card = None


def beside(game: QRect, screen: QRect, size: QSize, narrowest: int) -> QRect:
    """Tell where a window of this size covers the game least: beside it if there is room, else at the screen's edge."""
    right, left = screen.right() - game.right(), game.left() - screen.left()
    room = max(right, left)
    if room < narrowest:
        x = min(max(game.right() + 1, screen.left()), screen.right() - size.width() + 1)
        return QRect(QPoint(x, max(screen.top(), game.top())), size)
    width = min(size.width(), room)
    x = game.left() - width if left > right else game.right() + 1
    return QRect(QPoint(x, max(screen.top(), game.top())), QSize(width, size.height()))
