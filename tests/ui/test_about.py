"""Help → About: whose works the program uses, and their licences."""

from __future__ import annotations

import platform
from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import Qt, qVersion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from elios_desktop.ui.kit.dialogs import AboutDialog, LicencesDialog
from elios_desktop.ui.shell.window import MainWindow

LEFT = Qt.MouseButton.LeftButton


def test_about_names_the_libraries_and_their_licence(window: MainWindow) -> None:
    dialog = AboutDialog(window)
    said = " ".join(each.text() for each in dialog.findChildren(QLabel))
    dialog.close()
    for needed in (f"Qt {qVersion()}", f"PySide6 {PySide6.__version__}", "Lesser General Public License", "qt.io"):
        assert needed in said
    for needed in (f"Python {platform.python_version()}", "NumPy"):
        assert needed in said


def test_about_shows_the_licences_that_the_packages_carry(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bare = AboutDialog(window)
    bare.show()
    assert not bare.licences.isVisible()  # in a checkout there is nothing else
    bare.close()
    carried = tmp_path / "NOTICES.txt"
    carried.write_text("Qt <b>6</b>, LGPL", encoding="utf-8")
    monkeypatch.setattr("elios_desktop.ui.kit.dialogs.notices", lambda: carried)
    about = AboutDialog(window)
    about.show()
    QTest.mouseClick(about.licences, LEFT)
    licences = about.findChild(LicencesDialog)
    assert licences is not None
    assert licences.isVisible()
    assert licences.text.toPlainText() == "Qt <b>6</b>, LGPL"
    about.close()
