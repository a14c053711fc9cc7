"""A guard for PySide6 itself: some versions lose a reference to None with each call from C++ into Python, and the
program dies after some thousand repaints. A version that passes this may widen the bounds in pyproject.toml."""

from __future__ import annotations

import sys
from typing import Any

import pytest
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget


class _Painted(QWidget):
    painted = 0

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawLine(0, 0, 10, 10)
        painter.end()
        self.painted += 1


def _repaint(qtbot: Any, times: int) -> None:
    widget = _Painted()
    qtbot.addWidget(widget)
    widget.resize(20, 20)
    widget.show()
    qtbot.waitExposed(widget)
    before, painted = sys.getrefcount(None), widget.painted
    for _ in range(times):
        widget.grab()
    assert widget.painted - painted == times
    assert abs(sys.getrefcount(None) - before) < times / 20


def test_repainting_loses_no_reference(qtbot: Any) -> None:
    _repaint(qtbot, 3000)


@pytest.mark.long
def test_repainting_long_loses_no_reference(qtbot: Any) -> None:
    _repaint(qtbot, 20_000)
