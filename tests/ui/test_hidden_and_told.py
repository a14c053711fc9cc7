"""What is hidden is named where it leaves the program, can be left out, and a report of a bug is read before it is
saved, also after a fault that took the window away."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from elios_desktop.app import Program
from elios_desktop.engine.contract import GAME_IDS
from elios_desktop.engine.record import known_game
from elios_desktop.storage.paths import system_paths
from elios_desktop.texts.translate import english
from elios_desktop.ui.export.exporter import told_game
from elios_desktop.ui.shell.crash import CRASH_NOTICE, ReportDialog, report_text
from elios_desktop.ui.shell.window import MainWindow
from tests.play import played
from tests.sizes import sized
from tests.ui.real_games import play_game, under_way
from tests.waiting import PATIENCE

LEFT = Qt.MouseButton.LeftButton
HIDDEN = "It also contains everything that’s hidden now, and everybody’s names."
FAULT = """
import ctypes, os, sys
from PySide6.QtCore import QTimer
from elios_desktop import app
from elios_desktop.start_request import StartRequest
def take_away():
    ctypes.string_at(0)
def fail():
    raise SystemError("made by a test")
class Doomed(app.Program):
    def _after_first_paint(self):
        super()._after_first_paint()
        if sys.argv[1] == "fault":
            QTimer.singleShot(0, take_away)
        elif sys.argv[1] == "exception":
            QTimer.singleShot(0, fail)
            QTimer.singleShot(0, lambda: os._exit(3))  # before anybody has read what is said of it
        else:
            QTimer.singleShot(0, self.window.close)
    def start(self, wish, listen):
        super().start(wish, listen=False)
        if sys.argv[1] == "start":
            raise SystemError("made by a test")
app.Program = Doomed
app.run(StartRequest())
"""


def secrets_of(page: Any) -> set[str]:
    """What a spectator must not read: hidden moves, and the parts of the setup that aren't open."""
    session = page.controller.session
    hidden = {
        each.move.text
        for each in session.transitions
        if session.game.move_as_seen(each.before, each.move, None) != each.move.text
    }
    open_part = session.game.open_setup(session.setup, None)
    return hidden | {json.dumps(value) for key, value in session.setup.items() if open_part.get(key) != value}


@pytest.mark.parametrize("game", GAME_IDS)
def test_a_copied_game_says_what_it_holds_and_can_do_without(window: MainWindow, game: str) -> None:
    page = under_way(window, game, 9)
    exporter, play = window.charts.exporter, page.controller.session
    exporter.copy_game(page.controller)
    notice = window.services.notices.current
    assert notice is not None
    assert notice.text().endswith(HIDDEN) == play.hides
    assert play.hides == bool(secrets_of(page))
    exporter.copy_moves(play)
    told = QApplication.clipboard().text()
    assert told.count("\n") >= 2 + len(play.transitions)
    assert not [secret for secret in secrets_of(page) if secret in told]
    notice = window.services.notices.current
    assert notice is not None
    assert "spectator" in notice.text()
    window.show_home()


def test_a_saved_game_in_progress_says_what_it_holds(window: MainWindow, tmp_path: Path, qtbot: Any) -> None:
    page = under_way(window, "holi", 9)
    window.host.playing.save_to(tmp_path / "holi.elios", overwrite=True)
    qtbot.waitUntil(lambda: (tmp_path / "holi.elios").exists())
    qtbot.waitUntil(lambda: window.services.notices.current is not None)
    notice = window.services.notices.current
    assert notice is not None
    assert notice.text() == f"Saved as “holi.elios”. {HIDDEN}"
    window.charts.exporter.moves_to(page.controller, tmp_path / "holi.txt")
    qtbot.waitUntil(lambda: (tmp_path / "holi.txt").exists())
    text = (tmp_path / "holi.txt").read_text(encoding="utf-8")
    assert text.startswith("Holi: Anna and Bruno\n\n1. ")
    assert not [secret for secret in secrets_of(page) if secret in text]
    window.show_home()


def test_when_it_is_over_nothing_is_hidden(window: MainWindow) -> None:
    play_game(window, "holi")
    assert window.table is not None
    window.charts.exporter.copy_game(window.table.controller)
    notice = window.services.notices.current
    assert notice is not None
    assert not notice.text().endswith(HIDDEN)
    window.show_home()


@sized("seed", [1], list(range(1, 30)))
@pytest.mark.parametrize("game", GAME_IDS)
def test_a_told_game_has_a_line_a_move_and_an_end(game: str, seed: int) -> None:
    found = known_game(game)
    play = played(found, found.seats[-1], {}, seed)
    lines = told_game(play, english).splitlines()
    assert len(lines) >= play.ply + 3
    assert lines[-1]


# -- reports


@pytest.mark.parametrize("game", ["holi", "elementos"])
def test_a_report_holds_of_the_game_what_is_chosen(window: MainWindow, tmp_path: Path, game: str) -> None:
    page = under_way(window, game, 9)
    names = [seat.name for seat in page.controller.kept.seats]
    dialog = ReportDialog("Traceback: made by a test\n\x1b[31m", page.controller, window)
    dialog.show()
    seen = dialog.text.toPlainText()
    assert "Traceback: made by a test\n\\x1b[31m" in seen
    assert '"view"' in seen
    assert not [secret for secret in {*secrets_of(page), *names} if secret in seen]
    QTest.mouseClick(dialog.share.button_of("nothing"), LEFT)
    assert dialog.text.toPlainText() == report_text("Traceback: made by a test\n\x1b[31m")
    QTest.mouseClick(dialog.share.button_of("everything"), LEFT)
    everything = dialog.text.toPlainText()
    assert all(name in everything for name in names)
    assert json.loads(everything[everything.index("{\n") :]) == page.controller.session.record()
    dialog.write_to(tmp_path / "report.txt")
    assert (tmp_path / "report.txt").read_text(encoding="utf-8") == everything
    QTest.mouseClick(dialog.copy_button, LEFT)
    assert QApplication.clipboard().text() == everything
    dialog.close()
    window.show_home()


@pytest.mark.parametrize(
    ("how", "told"),
    [("fault", "Segmentation fault"), ("exception", "made by a test"), ("start", "made by a test"), ("none", "")],
)
def test_after_a_fault_the_next_start_shows_the_report(
    start: Callable[..., Program], checkout: Path, how: str, told: str
) -> None:
    done = subprocess.run(
        [sys.executable, "-c", FAULT, how],
        cwd=checkout,
        env=os.environ,
        capture_output=True,
        check=False,
        timeout=PATIENCE,
    )
    assert (done.returncode == 0) == (how == "none"), done.stderr
    program = start(folders=system_paths())
    notices = program.services.notices
    if not told:
        assert CRASH_NOTICE not in notices
        return
    assert CRASH_NOTICE in notices
    notice = notices.current
    assert notice is not None
    assert notice.action is not None
    notice.action()
    dialog = program.window.findChild(ReportDialog)
    assert dialog is not None
    text = dialog.text.toPlainText()
    assert told in text
    assert "take_away" in text or how != "fault"
    assert not dialog.share.isVisible()
    assert {each.text() for each in dialog.findChildren(QPushButton) if each.isVisible()} == {"Save…", "Copy", "Close"}
    dialog.close()
    assert CRASH_NOTICE not in start(folders=system_paths()).services.notices, "it is told once"
