"""The style sheet of what is painted: shadows that fade without bands, words that can be read on its materials."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from elios_desktop.ui.kit.materials import cast, rounded
from elios_desktop.ui.kit.theme import BRASS, BRASS_INK, HELD, OVER, RAISED, REST, Shadow
from tests.ui.test_contrast import LEAST, PALETTES, contrast

ROOM = QRectF(150, 150, 200, 200)


def _darkness(shadow: Shadow, dark: bool) -> list[int]:
    """From the middle of a shadow straight down until nothing of it is left."""
    picture = QImage(500, 600, QImage.Format.Format_RGB32)
    picture.fill(QColor("white"))
    painter = QPainter(picture)
    cast(painter, rounded(ROOM, 10), shadow, dark)
    painter.end()
    return [255 - picture.pixelColor(250, y).green() for y in range(250, 600)]


@pytest.mark.parametrize("shadow", [REST, RAISED, HELD, OVER])
@pytest.mark.parametrize("dark", [False, True])
def test_a_shadow_fades_evenly(qapp: QApplication, shadow: Shadow, dark: bool) -> None:
    found = _darkness(shadow, dark)
    assert found[0] == pytest.approx(255 * shadow.alpha * (1.35 if dark else 1.0), rel=0.12)
    steps = [before - after for before, after in pairwise(found)]
    assert min(steps) >= -1, "farther away it is never darker"
    assert max(steps) <= max(6, 2.6 * found[0] / shadow.blur), "no band in it"
    below = ROOM.bottom() - 250
    assert found[round(below + shadow.y + shadow.blur * 1.5) + 1] <= 1, "it ends where its blur does"


def test_what_is_written_on_brass() -> None:
    assert all(contrast(BRASS_INK, tone) >= LEAST for tone in BRASS)


@pytest.mark.parametrize("name", PALETTES)
def test_what_is_written_on_walls_and_velvet(name: str) -> None:
    palette = PALETTES[name]
    assert contrast(palette.text, palette.wall) >= LEAST
    assert contrast(palette.text_soft, palette.wall) >= LEAST
    assert contrast("#ffffff", palette.velvet) >= LEAST
