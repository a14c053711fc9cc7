"""Importing this brings in PySide, and keeps from the start what would take a quarter of the time until home is seen.

It lets Python's search for cyclic garbage rest until a `Collector` takes it over: a start makes many objects that all
stay (Qt's enums alone are thousands), and they would be looked through again and again. And it has PySide read no
sources: after each import it would read the module's own, to learn whether it mentions PySide and so could want one of
PySide's optional features, and would keep the text in memory for ever. Nothing here wants one.
"""

import gc
import sys
from typing import Any

gc.disable()

import PySide6.QtCore  # noqa: E402, F401  # what it makes is the first of the many objects


def done() -> None:
    """The program has started. What is there by now stays, so later searches need not look at it."""
    if not gc.get_freeze_count():  # who starts it again in one process doesn't keep what the first one left for ever
        gc.freeze()


def _read_no_sources() -> None:
    """PySide has no switch for it. One that goes about it in another way just stays as slow as it is."""
    features: Any = sys.modules.get("shibokensupport.feature")
    if hasattr(features, "_mod_uses_pyside"):
        features._mod_uses_pyside = _wants_no_feature


def _wants_no_feature(module: object) -> bool:
    return False


_read_no_sources()
