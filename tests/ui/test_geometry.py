"""Where a remembered window comes back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QSize

from elios_desktop.ui.shell.window import inside

SCREEN = QRect(0, 28, 1280, 772)


@pytest.mark.parametrize(
    "wanted",
    [
        QRect(640, 414, 1920, 1200),  # the scale was doubled since
        QRect(481, 321, 1200, 700),
        QRect(-300, 200, 800, 600),
        QRect(900, 700, 760, 520),
        QRect(100, -50, 800, 600),
        QRect(0, 28, 1280, 732),  # as wide as the screen, without its frame
    ],
)
def test_all_of_it_is_on_the_screen(wanted: QRect) -> None:
    place = inside(SCREEN, wanted)
    framed = place.adjusted(0, 0, 8, 40)
    assert SCREEN.contains(framed)


def test_what_is_in_sight_stays() -> None:
    wanted = QRect(QPoint(100, 60), QSize(900, 600))
    assert inside(SCREEN, wanted) == wanted
