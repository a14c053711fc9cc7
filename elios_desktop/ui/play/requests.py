"""What people at a table ask for that lies beyond it; whoever has the table says what comes of it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal


class Requests(QObject):
    """Toolbar, line and end say these; the window listens."""

    home = Signal()
    save = Signal()
    rulebook = Signal(str)
    """A section of this game's; empty for its first page."""
    card = Signal()
    charts = Signal()
    setting = Signal(str)
    """A field of the settings, to be seen and changed."""
