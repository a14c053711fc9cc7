"""Importing this lets Python's search for cyclic garbage rest until `done`: a start makes many objects that all stay
(Qt's enums alone are thousands), and looking through them again and again takes a tenth of the time until home is seen.
"""

from __future__ import annotations

import gc

gc.disable()


def done() -> None:
    """The program has started. What is there by now stays, so later searches need not look at it."""
    if not gc.isenabled():
        gc.freeze()
        gc.enable()
