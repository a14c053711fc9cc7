"""Where should the picture, the animation or the table of numbers go?"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from elios_desktop.linguist import QT_TRANSLATE_NOOP
from elios_desktop.outside import file_name
from elios_desktop.ui.kit.folders import usual_folder
from elios_desktop.ui.kit.i18n import translate

KINDS = {
    "png": {"png": QT_TRANSLATE_NOOP("Export", "PNG picture")},
    "svg": {"svg": QT_TRANSLATE_NOOP("Export", "SVG drawing")},
    "animation": {
        "webp": QT_TRANSLATE_NOOP("Export", "Animated WebP picture: small and sharp"),
        "gif": QT_TRANSLATE_NOOP("Export", "GIF: moves wherever it is sent to"),
        # By this name every program that knows no animations still shows the first picture.
        "png": QT_TRANSLATE_NOOP("Export", "Animated PNG picture: exact in every colour"),
    },
    "csv": {"csv": QT_TRANSLATE_NOOP("Export", "CSV table")},
}
"""For each kind the suffixes of its files' names, and what such a file is."""


def ask_where_to_export(parent: QWidget, name: str, kind: str) -> Path | None:
    """A place for a file, or None; an existing file has been asked about. `name` is proposed."""
    suffixes = tuple(KINDS[kind])
    dialog = QFileDialog(parent, translate("Export", "Export"))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    filters = [f"{translate('Export', title)} (*.{suffix})" for suffix, title in KINDS[kind].items()]
    dialog.setNameFilters(filters)
    dialog.setDefaultSuffix(suffixes[0])
    dialog.filterSelected.connect(lambda chosen: dialog.setDefaultSuffix(suffixes[filters.index(chosen)]))
    dialog.setDirectory(usual_folder())
    dialog.selectFile(f"{file_name(name)}.{suffixes[0]}")
    chosen: Path | None = None
    while dialog.exec() and dialog.selectedFiles():
        chosen = Path(dialog.selectedFiles()[0])
        if chosen.suffix.lower()[1:] in suffixes:
            break
        # Other programs go by the suffix. The whole name is shown again: such a file may exist already.
        dialog.selectFile(f"{chosen.name}.{dialog.defaultSuffix()}")
        chosen = None
    dialog.deleteLater()
    return chosen
