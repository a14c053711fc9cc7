"""Files from outside that are dropped on the window."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from PySide6.QtCore import QUrl
    from PySide6.QtGui import QDropEvent


class FileDrop(QObject):
    """They may be dropped anywhere on a window."""

    dropped = Signal(list)
    """The paths of the saved games among them."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in (QEvent.Type.DragEnter, QEvent.Type.Drop):
            return False
        drop = cast("QDropEvent", event)
        files = _games(drop.mimeData().urls())
        if files:
            drop.acceptProposedAction()
            if event.type() == QEvent.Type.Drop:
                # After the drop has ended: the program that the file comes from must not wait for a table.
                QTimer.singleShot(0, self, partial(self.dropped.emit, files))
        return True


def _games(urls: list[QUrl]) -> list[str]:
    from elios_desktop.storage.files import SUFFIX

    return [url.toLocalFile() for url in urls if url.isLocalFile() and url.toLocalFile().lower().endswith(SUFFIX)]
