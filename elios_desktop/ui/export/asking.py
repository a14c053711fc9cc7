"""Where should the picture, the animation or the table of numbers go?"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from elios_desktop.texts.translate import QT_TRANSLATE_NOOP
from elios_desktop.ui.kit.folders import usual_folder
from elios_desktop.ui.kit.i18n import translate

KINDS = {
    "png": ("png", QT_TRANSLATE_NOOP("Export", "PNG picture")),
    "svg": ("svg", QT_TRANSLATE_NOOP("Export", "SVG drawing")),
    # By this name every program that knows no animations still shows the first picture.
    "apng": ("png", QT_TRANSLATE_NOOP("Export", "Animated PNG picture")),
    "csv": ("csv", QT_TRANSLATE_NOOP("Export", "CSV table")),
}
"""Each kind's file name suffix and name."""


def ask_where_to_export(parent: QWidget, name: str, kind: str) -> Path | None:
    """A place for a file, or None; an existing file has been asked about. `name` is proposed."""
    suffix, title = KINDS[kind]
    dialog = QFileDialog(parent, translate("Export", "Export"))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setNameFilter(f"{translate('Export', title)} (*.{suffix})")
    dialog.setDefaultSuffix(suffix)
    dialog.setDirectory(usual_folder())
    dialog.selectFile("".join("-" if letter in '/\\:*?"<>|' else letter for letter in name) + f".{suffix}")
    chosen: Path | None = None
    while dialog.exec() and dialog.selectedFiles():
        chosen = Path(dialog.selectedFiles()[0])
        if chosen.suffix.lower() == f".{suffix}":
            break
        # Other programs go by the suffix. The whole name is shown again: such a file may exist already.
        dialog.selectFile(f"{chosen.name}.{suffix}")
        chosen = None
    dialog.deleteLater()
    return chosen
