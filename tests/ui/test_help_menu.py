"""What leads out of the program: every version, and a report that says what this computer has."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QDesktopServices, QGuiApplication

from elios_desktop import __version__
from elios_desktop.app import Program
from elios_desktop.storage.paths import Paths
from elios_desktop.texts.translate import LANGUAGES
from elios_desktop.ui.kit.i18n import aside, translate
from elios_desktop.ui.shell.menus import PROBLEMS, RELEASES
from elios_desktop.ui.shell.window import MainWindow


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses that a browser was asked for."""
    asked: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: asked.append(url.toString()))
    return asked


def test_new_versions_are_a_page_that_opens_when_asked_for(window: MainWindow, opened: list[str]) -> None:
    assert opened == []
    window.actions_["versions"].trigger()
    assert opened == [RELEASES]


def test_a_report_says_what_the_computer_has_and_not_whose_it_is(window: MainWindow, opened: list[str]) -> None:
    window.actions_["report"].trigger()
    text = QGuiApplication.clipboard().text()
    assert f"Elios Desktop: {__version__}\n" in text
    assert "Qt: " in text
    assert str(Path.home()) not in text
    assert opened == []
    notice = window.services.notices.current
    assert notice is not None
    assert notice.action is not None
    notice.action()
    assert opened == [PROBLEMS]


def test_a_file_of_a_newer_version_leads_to_it(window: MainWindow, opened: list[str], tmp_path: Path) -> None:
    file = tmp_path / "new.elios"
    file.write_text('{"format": "elios-desktop.record", "version": 99}', encoding="utf-8")
    window.host.open_files([str(file)])
    notice = window.services.notices.current
    assert notice is not None
    assert notice.action is not None
    notice.action()
    assert opened == [RELEASES]


def test_home_says_where_nothing_can_be_kept(start: Callable[..., Program], tmp_path: Path) -> None:
    """In place of its promise, before anybody begins a game; and no longer when it can."""
    (tmp_path / "file").touch()
    folders = Paths.under(tmp_path / "state")._replace(data=tmp_path / "file" / "games")
    program = start(folders=folders)
    hint = program.window.home.hint
    for language in LANGUAGES:
        program.services.preferences.change(language=language)
        said = translate("Home", "Games can’t be saved: the folder {folder} can’t be written to. You can still play.")
        assert hint.text() == said.replace("{folder}", str(folders.data))
        assert hint.isVisible()
    (tmp_path / "file").unlink()
    program.window.show_home()
    with aside(language):
        assert hint.text() == translate("Home", "Every move is saved. Games that you leave wait for you here.")


def test_qt_is_not_quoted_where_it_misleads(monkeypatch: pytest.MonkeyPatch) -> None:
    from elios_desktop import check

    said = [
        "From 6.5.0, xcb-cursor0 or libxcb-cursor0 is needed to load the Qt xcb platform plugin.",
        'Could not load the Qt platform plugin "xcb" in "" even though it was found.',
        "This application failed to start because no Qt platform plugin could be initialized. Reinstalling the "
        "application may fix this problem.\n\nAvailable platform plugins are: offscreen, xcb.",
    ]

    def true_lines(there: bool) -> str:
        monkeypatch.setattr(check, "_has_library", lambda name: there)
        return "\n".join(check._true_lines(said))

    assert "xcb-cursor0" not in true_lines(True)
    assert "xcb-cursor0" in true_lines(False)
    assert "Reinstalling" not in true_lines(False)
    assert "no Qt platform plugin could be initialized." in true_lines(True)


def test_the_check_lists_all_that_the_program_asks_for(checkout: Path, qapp: Any) -> None:
    import tomllib

    from elios_desktop.check import lines

    wanted = tomllib.loads((checkout / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
    names = {line.partition(":")[0].lower().replace("_", "-") for line in lines("en")}
    for each in wanted:
        name = each.partition(">")[0].lower()
        assert name in names or (name == "miniaudio" and "sound" in names), name
