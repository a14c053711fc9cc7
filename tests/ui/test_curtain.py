"""The curtain: who it waits for stands together with their mark, however large the window is."""

from __future__ import annotations

from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QLabel

from elios_desktop.ui.kit.theme import SEAT_STYLES
from elios_desktop.ui.shell.window import MainWindow
from tests.ui.real_games import begin


def test_the_mark_stands_right_above_the_name(window: MainWindow) -> None:
    window.services.preferences.change(curtain="always")
    page = begin(window, "elios", 3)
    curtain = page.curtain
    seat = page.controller.turns.now.awaited
    assert seat is not None
    colour = QColor(SEAT_STYLES[page.controller.kept.seats[seat - 1].colour].colour)
    for size in ((1024, 700), (1280, 800), (1920, 1080)):
        window.resize(*size)
        for _ in range(3):
            QApplication.processEvents()
        assert curtain.isVisible()
        name = next(each for each in curtain.findChildren(QLabel) if "turn" in each.text())
        image, middle = curtain.grab().toImage(), curtain.width() // 2
        marked = [y for y in range(image.height()) if image.pixelColor(middle, y) == colour]
        assert marked
        assert 0 < name.y() - marked[-1] < 60, size
    window.show_home()
