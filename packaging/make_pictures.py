"""Draw the README's pictures: `make_pictures.py FOLDER [NAME…]`. They are the program's own, made smaller."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from elios_desktop.engine.contract import GAME_IDS
from elios_desktop.shots import pictures

WIDTH, QUALITY = 960, 84
LANGUAGE, THEME = "en", "light"
PICTURES = {"home": "home", **{game: f"{game}-late" for game in GAME_IDS}, "exagon": "exagon-early"}
"""What is shown, and which of the program's own pictures it is: of each game one."""


def drawn(app: QApplication, names: Sequence[str]) -> dict[str, QImage]:
    """These as the program is now, large."""
    games = [] if "home" in names else names  # home shows games that have been played
    with TemporaryDirectory() as shots:
        for _ in pictures(app, Path(shots), LANGUAGE, THEME, motions=False, games=games):
            pass
        return {name: QImage(str(Path(shots, f"{PICTURES[name]}-{THEME}-{LANGUAGE}.png"))) for name in names}


def main(folder: Path, names: Sequence[str]) -> None:
    """Write these."""
    app = QApplication(["elios-desktop"])
    QApplication.setStyle("Fusion")
    folder.mkdir(parents=True, exist_ok=True)
    for name, image in drawn(app, names).items():
        smaller = image.scaledToWidth(WIDTH, Qt.TransformationMode.SmoothTransformation)
        if image.isNull() or not smaller.save(str(folder / f"{name}.jpg"), quality=QUALITY):
            raise SystemExit(f"{name}: the picture could not be made")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:] or [*PICTURES])
