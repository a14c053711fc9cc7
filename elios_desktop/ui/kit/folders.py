"""Where files of the user's are looked for first."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QStandardPaths


def usual_folder() -> str:
    """The person's documents, or home: not the folder that the program happens to have been started in."""
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return documents if Path(documents).is_dir() else str(Path.home())
