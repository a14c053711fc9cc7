"""The computers' faces: seven different ones, all inside their frame, none the same in grey."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from elios_desktop.ui.kit.faces import LOOKS, paint_face

LEVELS = range(1, len(LOOKS) + 1)


def picture(level: int, side: int = 80) -> QImage:
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_face(painter, QRectF(0, 0, side, side), level)
    painter.end()
    return image


@pytest.mark.parametrize("level", LEVELS)
def test_a_face_fills_its_frame_and_nothing_else(level: int) -> None:
    image = picture(level)
    assert image.pixelColor(40, 40).alpha() == 255
    assert all(image.pixelColor(x, y).alpha() == 0 for x in (0, 79) for y in (0, 79))
    assert image.pixelColor(40, 3).alpha() > 200


def test_they_are_told_apart_without_colour() -> None:
    grey = {level: picture(level, 40).convertToFormat(QImage.Format.Format_Grayscale8) for level in LEVELS}
    for one, other in combinations(LEVELS, 2):
        apart = sum(
            abs(grey[one].pixelColor(x, y).value() - grey[other].pixelColor(x, y).value()) > 40
            for x in range(40)
            for y in range(40)
        )
        assert apart > 120, (one, other)
