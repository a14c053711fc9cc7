"""Memory, between tests."""

from __future__ import annotations

import ctypes
import gc
import sys

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication


def put_aside() -> None:
    """Collect what nobody needs; what is left isn't looked through again by any search for garbage, nor counted."""
    for _ in range(2):
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        gc.collect()
    gc.freeze()
    if sys.platform.startswith("linux"):
        # Pictures of many sizes leave holes, hundreds of megabytes of them, that the C library keeps for itself.
        getattr(ctypes.CDLL(None), "malloc_trim", int)(0)
