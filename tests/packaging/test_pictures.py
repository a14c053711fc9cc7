"""The README's pictures, which shops show, too, look like the tables of today."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from elios_desktop.engine.contract import GAME_IDS
from tests.sizes import sized
from tests.waiting import PATIENCE

CELLS = (48, 30)
"""A picture is compared in so many fields, each as one colour: letters of another font are lost in them."""
OTHER, FEW = 24, 0.08
"""So much of 255 makes a field another one, and so many of them may be: the sand and the time of day are."""


def fields(path: Path) -> NDArray[np.int16]:
    image = QImage(str(path))
    assert not image.isNull(), path
    whole, smooth = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    small = image.scaled(*CELLS, whole, smooth).convertToFormat(QImage.Format.Format_RGB888)
    rows = np.frombuffer(small.constBits(), np.uint8).reshape(CELLS[1], small.bytesPerLine())
    return rows[:, : 3 * CELLS[0]].reshape(CELLS[1], CELLS[0], 3).astype(np.int16)


@sized("name", [], ["home", *GAME_IDS])
def test_the_picture_shows_the_program_of_today(checkout: Path, tmp_path: Path, name: str) -> None:
    command = [sys.executable, "packaging/make_pictures.py", str(tmp_path), name]
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(checkout)}
    subprocess.run(command, cwd=checkout, env=environment, check=True, capture_output=True, timeout=PATIENCE)
    kept, drawn = fields(checkout / "docs" / "pictures" / f"{name}.jpg"), fields(tmp_path / f"{name}.jpg")
    other = float((np.abs(kept - drawn).max(axis=2) > OTHER).mean())
    assert other <= FEW, f"{other:.0%} of it looks different: “make pictures” draws them anew. Look at them."
