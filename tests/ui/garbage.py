"""Python's heap, between tests."""

from __future__ import annotations

import gc

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication


def put_aside() -> None:
    """Collect what nobody needs; what is left isn't looked through again by any search for garbage, nor counted."""
    for _ in range(2):
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        gc.collect()
    gc.freeze()
