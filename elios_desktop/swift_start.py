"""Importing this lets Python's search for cyclic garbage rest until a `Collector` takes it over.

A start makes many objects that all stay (Qt's enums alone are thousands), and looking through them again and again
takes a tenth of the time until home is seen.
"""

from __future__ import annotations

import gc

gc.disable()


def done() -> None:
    """The program has started. What is there by now stays, so later searches need not look at it."""
    if not gc.get_freeze_count():  # who starts it again in one process doesn't keep what the first one left for ever
        gc.freeze()
