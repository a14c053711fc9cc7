"""The theme of a table's page: the program's, with larger type where the window has much room.

On a large screen the board grows with the window; with this, plates, line and list keep their share of it.
"""

from __future__ import annotations

from PySide6.QtCore import QSize

from elios_desktop.ui.kit.theme import Theme

_ROOMY = QSize(1536, 864)
"""Beyond this size of the page type grows with it, ..."""
_MOST = 1.6
_STEPS = 20
"""... by steps: at most sizes nothing has to be written anew."""
_LARGE = 2.0
"""Type of this size was chosen to be large, and is so anywhere."""


class RoomyTheme(Theme):
    """Follows another theme."""

    def __init__(self, base: Theme) -> None:
        super().__init__()
        self._base = base
        self.room = 1.0
        """By how much the page is larger than a usual one."""
        self._follow()
        base.changed.connect(self._follow)

    @property
    def chosen(self) -> float:
        """The text scale that people chose."""
        return self._base.text_scale

    def use(self, setting: str, text_percent: int = 100) -> None:
        self._base.use(setting, text_percent)

    def follow_size(self, page: QSize) -> None:
        """The page has this size now."""
        room = min(page.width() / _ROOMY.width(), page.height() / _ROOMY.height())
        growth = int(max(1.0, min(room, _MOST)) * _STEPS) / _STEPS
        if growth != self.room:
            self.room = growth
            self._follow()

    def _follow(self) -> None:
        base = self._base
        grown = 1 + (self.room - 1) * max(0.0, min(1.0, _LARGE - base.text_scale))
        now = base.palette, base.text_scale * grown
        if now != (self.palette, self.text_scale):
            self.palette, self.text_scale = now
            self.changed.emit()
