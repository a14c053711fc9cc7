"""Where the window finds the rulebook and the reference card; each is made when it is first asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from elios_desktop.ui.services import Services

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from elios_desktop.ui.rulebook.card import ReferenceCard
    from elios_desktop.ui.rulebook.window import RulebookWindow


class Shelf(QObject):
    """Belongs to the main window and goes with it."""

    def __init__(self, services: Services, window: QWidget) -> None:
        super().__init__(window)
        self._services = services
        self._window = window
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
            self.book.destroyed.connect(self._forget_book)
        self.book.open(game, section)

    def toggle_card(self, game: str) -> None:
        """Show a game's reference card, or put it away."""
        if self._card is not None:
            self._card.close()
            return
        from elios_desktop.ui.rulebook.card import ReferenceCard

        card = ReferenceCard(self._services, game, self._window)
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
