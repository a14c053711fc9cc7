"""Pressing a piece and holding it down: after a moment it is looked at from below, until it is let go."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from elios_desktop.ui.board.holder import Holder
from elios_desktop.ui.board.items import Piece

PEEK_MS = 350


class Peek(QObject):
    """One look of one hand; the table says what there is to be seen, and shows it."""

    def __init__(self, table: Holder, parent: QObject) -> None:
        super().__init__(parent)
        self._table = table
        self._piece: Piece | None = None
        """What is looked at."""
        self._pressed: Piece | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PEEK_MS)
        self._timer.timeout.connect(self._look)

    def wait(self, piece: Piece) -> None:
        """It is pressed: perhaps it will be held down."""
        if self._table.can_peek(piece):
            self._pressed = piece
            self._timer.start()

    def end(self) -> bool:
        """It isn't held down any more; whether it was looked at."""
        self._timer.stop()
        piece, self._piece, self._pressed = self._piece, None, None
        if piece is not None:
            self._table.peek(piece, False)
        return piece is not None

    def _look(self) -> None:
        self._piece, self._pressed = self._pressed, None
        if self._piece is not None:
            self._table.peek(self._piece, True)
