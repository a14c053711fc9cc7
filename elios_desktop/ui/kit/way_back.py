"""The button at the head of a page that leads home, or back to the game that waits behind the page."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtWidgets import QPushButton

from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.kit.icons import icon
from elios_desktop.ui.kit.theme import Theme


class WayBack(QPushButton):
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
        """Another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._write()
        super().changeEvent(event)
