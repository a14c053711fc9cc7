"""Bytes made up by Atheris, which looks for those that take new ways through the program, for one of the kinds in
`fuzz_targets`: `python -m tests.fuzz KIND [options of libFuzzer] [folder]`. What it finds belongs into `fuzz_cases`."""

from __future__ import annotations

import os
import sys

import atheris  # type: ignore[import-untyped, import-not-found, unused-ignore]

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
with atheris.instrument_imports(include=["elios_desktop"]):
    from tests import fuzz_targets

from PySide6.QtCore import QCoreApplication

if __name__ == "__main__":
    application = QCoreApplication([])
    target = fuzz_targets.TARGETS[sys.argv.pop(1)]
    atheris.Setup(sys.argv, target)
    atheris.Fuzz()
