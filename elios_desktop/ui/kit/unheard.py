"""What screen readers needn't hear.

A page that is being built names dozens of things before anybody sees it, and each name is an event. A reader that gets
so many at once (Orca counts to fifty) believes that it is flooded and drops what is said after them.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtGui import QAccessible


@contextmanager
def unheard() -> Iterator[None]:
    """Nothing that is done meanwhile is told to assistive technology; what is there then is found as it is."""
    active = QAccessible.isActive()
    if active:
        QAccessible.setActive(False)
    try:
        yield
    finally:
        if active:
            QAccessible.setActive(True)
