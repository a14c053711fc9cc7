"""Draw the README's pictures: `make_pictures.py FOLDER`. They are the program's own, made smaller."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

WIDTH, QUALITY = 960, 84
PICTURES = {
    "home": "home-light-en.png",
    "elios": "elios-late-light-en.png",
    "elementos": "elementos-late-light-en.png",
    "exagon": "exagon-early-light-en.png",
    "holi": "holi-late-light-en.png",
}


def main(folder: Path) -> None:
    """Write all of them."""
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as shots:
        command = [sys.executable, "-m", "elios_desktop", "shots", shots]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        for name, shot in PICTURES.items():
            image = QImage(str(Path(shots, shot)))
            smaller = image.scaledToWidth(WIDTH, Qt.TransformationMode.SmoothTransformation)
            if image.isNull() or not smaller.save(str(folder / f"{name}.jpg"), quality=QUALITY):
                raise SystemExit(f"{name}: the picture could not be made")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
