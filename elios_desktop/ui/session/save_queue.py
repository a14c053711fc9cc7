"""The way of a move to the disk: what was accepted waits here, and comes to the table only when it is written.

A disk that fails holds nothing up: that is said, and play goes on.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal

from elios_desktop.engine.contract import AnyTransition
from elios_desktop.storage.atomic import SaveError
from elios_desktop.storage.savefile import SaveDocument

SaveDone = Callable[[SaveError | None], None]


class Autosave(Protocol):
    """Where accepted moves go; works in the background and calls back from its own thread."""

    def submit(self, document: SaveDocument, done: SaveDone) -> None:
        """Write this, durably, then call `done`."""
        ...


class SaveQueue(QObject):
    """The moves and savings of one game that are on their way."""

    landed = Signal(object)
    """A AnyTransition: it is on the disk (or the disk failed, and `failed` has been sent)."""
    ended = Signal()
    """The game is over; sent after the last `landed`."""
    failed = Signal(object)
    """A SaveError."""
    written = Signal()
    """Everything is on the disk (again)."""

    _answered = Signal(object)
    """From the disk's thread to this one."""

    def __init__(self, disk: Autosave | None, document: Callable[[], SaveDocument]) -> None:
        """`document` says what is to be written. Without a disk everything counts as written at once."""
        super().__init__()
        self.disk = disk
        self._document = document
        self.waiting: deque[AnyTransition] = deque()
        """Accepted, but not on the disk yet."""
        self._in_flight = 0
        self._answered.connect(self._on_answered)

    @property
    def busy(self) -> bool:
        """Whether something is on its way."""
        return self._in_flight > 0

    def add(self, transition: AnyTransition) -> None:
        """An accepted move; it goes with the next `save`."""
        self.waiting.append(transition)

    def save(self) -> None:
        """Write the game, in the background."""
        if self.disk is None:
            self._on_answered(None)
            return
        self._in_flight += 1
        self.disk.submit(self._document(), self._answered.emit)

    def hear(self) -> None:
        """Take in now what the disk has answered already."""
        QCoreApplication.sendPostedEvents(self, QEvent.Type.MetaCall.value)

    def _on_answered(self, error: SaveError | None) -> None:
        self._in_flight = max(0, self._in_flight - 1)
        if error is not None:
            self.failed.emit(error)
        elif self._in_flight == 0:
            self.written.emit()
        if self._in_flight == 0:
            while self.waiting:
                transition = self.waiting.popleft()
                self.landed.emit(transition)
                if not self.waiting and transition.after.result is not None:
                    self.ended.emit()
