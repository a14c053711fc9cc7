"""Disks that are full, read-only, slow or broken, and mistakes of the program: play goes on, and nothing is lost."""

from __future__ import annotations

import errno
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from itertools import product
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit

from elios_desktop.app import Program
from elios_desktop.engine.contract import GAME_IDS
from elios_desktop.engine.record import known_game
from elios_desktop.engine.session import Session
from elios_desktop.storage.atomic import FileSystem
from elios_desktop.storage.paths import Paths
from elios_desktop.storage.saves import Saves, decode, encode
from elios_desktop.storage.settings import Settings
from elios_desktop.ui.covers import BOXES
from elios_desktop.ui.kit.dialogs import Question
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.shell.crash import ReportDialog
from elios_desktop.ui.shell.window import MainWindow
from tests.play import chosen_options
from tests.sizes import sized
from tests.storage.faults import tree
from tests.ui import drive
from tests.ui.drive import lift_curtain, new_game, settle
from tests.ui.real_games import almost_over, begin, finish, make_moves, tournament_almost_over, waiting
from tests.waiting import PATIENCE

LEFT = Qt.MouseButton.LeftButton


class BadDisk(FileSystem):
    """Fails with `error` as long as that is set, and has nothing done before `gate` is open."""

    def __init__(self, error: int = 0) -> None:
        self.error = error
        self.gate = Event()
        self.gate.set()
        self.only: tuple[str, ...] = ("open", "write", "fsync", "replace", "mkdir", "sync_folder", "link")

    def _try(self, call: str) -> None:
        if self.error and call in self.only:
            raise OSError(self.error, os.strerror(self.error))

    def open(self, path: Path, flags: int, mode: int) -> int:
        self._try("open")
        return super().open(path, flags, mode)

    def write(self, descriptor: int, data: memoryview) -> int:
        self._try("write")
        return super().write(descriptor, data)

    def fsync(self, descriptor: int) -> None:
        assert self.gate.wait(PATIENCE)
        self._try("fsync")
        super().fsync(descriptor)

    def replace(self, path: Path, target: Path) -> None:
        self._try("replace")
        super().replace(path, target)

    def link(self, path: Path, other: Path) -> None:
        self._try("link")
        super().link(path, other)

    def mkdir(self, path: Path, mode: int) -> None:
        self._try("mkdir")
        super().mkdir(path, mode)

    def sync_folder(self, path: Path) -> None:
        self._try("sync_folder")
        super().sync_folder(path)


def on_disk(paths: Paths, save_id: str) -> Session:
    """A game as another start of the program would find it."""
    saves = Saves(paths.games, paths.set_aside, FileSystem())
    play = Controller.load(saves.peek(save_id))
    return play if isinstance(play, Session) else play.games[-1]


def notice(window: MainWindow) -> str:
    """What the slim line at the top says."""
    return window.notice_bar.text.text() if window.notice_bar.isVisible() else ""


def leave_all_the_same(window: MainWindow) -> None:
    """Go home; what the program asks about a game that it can't save is answered."""

    def answer() -> None:
        question = window.findChild(Question)
        assert question is not None
        assert question.windowTitle() == "Leave this game?"
        question.buttons[1].click()

    QTimer.singleShot(0, window, answer)
    window.show_home()


# -- a disk that fails


REASONS = {
    errno.ENOSPC: "The disk is full.",
    errno.EIO: "The disk reported an error.",
    errno.EROFS: "The disk can’t be written to.",
}
CALLS = ("open", "write", "fsync", "replace", "sync_folder")


@sized(
    ("error", "call"),
    [(errno.ENOSPC, "write"), (errno.EIO, "fsync"), (errno.EROFS, "open"), (errno.EIO, "replace")],
    list(product(REASONS, CALLS)),
)
def test_play_goes_on_while_the_disk_fails(
    start: Callable[..., Program], paths: Paths, error: int, call: str, qtbot: Any
) -> None:
    disk = BadDisk()
    window = start(fs=disk).window
    page = begin(window)
    make_moves(page, 3)
    before = page.controller.document().head["moves"]
    disk.only, disk.error = (call,), error
    make_moves(page, 3, 2)
    assert page.controller.session.ply == before + 3
    assert notice(window) == f"The game can’t be saved. {REASONS[error]} You can go on playing."
    assert on_disk(paths, page.controller.id).ply == before
    disk.error = 0
    window.host.playing._again.setInterval(1)
    window.host.playing._again.start()
    qtbot.waitUntil(lambda: not notice(window))
    assert on_disk(paths, page.controller.id).record() == page.controller.session.record()
    assert not window.host.playing._again.isActive()


def test_a_game_left_while_the_disk_was_full_is_tried_once_more(
    start: Callable[..., Program], paths: Paths, qtbot: Any
) -> None:
    disk = BadDisk()
    window = start(fs=disk).window
    page = begin(window)
    save_id = page.controller.id
    disk.error = errno.ENOSPC
    make_moves(page, 3)
    leave_all_the_same(window)
    assert window.services.writer.flush(PATIENCE)
    QApplication.processEvents()
    assert notice(window).startswith("The game can’t be saved. The disk is full.")  # a moment too late: it is said
    disk.error = 0
    assert window.host.resume(save_id)
    assert window.table is not None
    page = window.table
    make_moves(page, 2)
    disk.error = errno.ENOSPC
    make_moves(page, 2)
    ply = page.controller.session.ply
    disk.error = 0
    window.show_home()
    assert window.services.writer.flush(PATIENCE)
    assert on_disk(paths, save_id).ply == ply
    qtbot.waitUntil(lambda: not notice(window))


def test_a_home_that_is_read_only_lets_people_play(start: Callable[..., Program], paths: Paths) -> None:
    window = start(fs=BadDisk(errno.EROFS)).window
    page = begin(window, "exagon")
    make_moves(page, 5)
    assert page.controller.session.ply == 5
    assert notice(window) == "The game can’t be saved. The disk can’t be written to. You can go on playing."
    window.services.preferences.change(theme="dark")
    assert window.services.theme.palette.dark
    leave_all_the_same(window)
    assert window.page is window.home
    assert not paths.games.exists()


def test_a_game_is_opened_as_it_was_left_however_slow_the_disk(
    start: Callable[..., Program], monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = BadDisk()
    window = start(fs=disk).window
    page = begin(window)
    make_moves(page, 2)
    disk.gate.clear()
    lift_curtain(page)
    assert page.controller.submit(page.controller.session.game.legal(page.controller.session.state)[0]) is None
    save_id, ply = page.controller.id, page.controller.session.ply
    window.show_home()
    writer = window.services.writer
    assert writer.waiting

    def flush(timeout: float) -> bool:
        disk.gate.set()
        return usual(timeout)

    usual = writer.flush
    monkeypatch.setattr(writer, "flush", flush)
    assert window.host.resume(save_id)
    assert disk.gate.is_set(), "it has waited for what was being written"
    assert window.table is not None
    assert window.table.controller.session.ply == ply
    make_moves(window.table, 1)
    assert window.services.saves.open(save_id, Controller.load).document.head["moves"] == ply + 1


def test_a_file_that_cannot_be_written_stays_as_it_was(
    start: Callable[..., Program], tmp_path: Path, qtbot: Any
) -> None:
    disk = BadDisk()
    window = start(fs=disk).window
    page = begin(window)
    path = tmp_path / "friends.elios"
    window.host.playing.save_to(path, overwrite=True)
    qtbot.waitUntil(lambda: notice(window) == "Saved as “friends.elios”.")
    window.services.preferences.flush()
    before = path.read_bytes()
    make_moves(page, 3)
    disk.error = errno.ENOSPC
    window.actions_["save"].trigger()
    qtbot.waitUntil(lambda: notice(window) == "“friends.elios” couldn’t be saved. The disk is full.")
    assert path.read_bytes() == before
    disk.error = 0
    for _ in range(2):  # one right after the other: the second must not take the first for somebody else's
        window.actions_["save"].trigger()
    assert window.services.writer.flush(PATIENCE)
    QApplication.processEvents()
    assert notice(window).startswith("Saved as “friends.elios”.")
    assert len(json.loads(path.read_bytes())["moves"]) == 3


def test_settings_are_tried_again_when_the_disk_was_full(
    start: Callable[..., Program], paths: Paths, qtbot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("elios_desktop.ui.kit.preferences._AGAIN_AFTER_MS", 1)
    monkeypatch.setattr("elios_desktop.ui.kit.preferences._WRITE_AFTER_MS", 1)
    disk = BadDisk()
    window = start(fs=disk).window
    disk.error = errno.ENOSPC
    window.services.preferences.change(theme="dark")
    qtbot.waitUntil(lambda: notice(window) == "Your settings last only until you quit. The disk is full.")
    disk.error = 0
    qtbot.waitUntil(lambda: not notice(window))
    assert json.loads(paths.settings_file.read_text())["theme"] == "dark"


# -- damaged and foreign things


def test_a_damaged_newest_save_is_told(start: Callable[..., Program], paths: Paths) -> None:
    window = start().window
    page = begin(window)
    make_moves(page, 5)
    save_id, ply = page.controller.id, page.controller.session.ply
    window = start().window
    newest = max((paths.games / save_id).glob("save-*.json"))
    newest.write_bytes(newest.read_bytes()[:-9])
    assert window.host.resume(save_id)
    assert notice(window) == (
        "The newest save of this game is damaged; this is the one before. The last move may be missing."
    )
    assert window.table is not None
    assert window.table.controller.session.ply == ply - 1
    make_moves(window.table, 2)
    assert on_disk(paths, save_id).ply == ply + 1


def test_a_recent_file_is_opened_by_its_menu(start: Callable[..., Program], tmp_path: Path) -> None:
    window = start().window
    begin(window)
    path = tmp_path / "friends.elios"
    window.host.playing.save_to(path, overwrite=True)
    assert window.services.writer.flush(PATIENCE)
    QApplication.processEvents()
    assert notice(window).startswith("Saved as “friends.elios”.")
    window = start().window
    window.menus.recent.aboutToShow.emit()
    (action,) = window.menus.recent.actions()
    action.trigger()
    assert window.table is not None
    assert window.host.playing.file == path


# -- a game that ends


@sized("game", ["exagon"], GAME_IDS)
def test_a_finished_game_goes_into_the_history(start: Callable[..., Program], paths: Paths, game: str) -> None:
    save_id, last = almost_over(paths, known_game(game))
    window = start().window
    page = finish(window, save_id, last)
    record = page.controller.session.record()
    window.show_home()
    assert waiting(window) == []
    finished = window.services.history.get(save_id)
    assert finished is not None
    assert finished.record == record


@pytest.mark.parametrize("heard", [False, True])
def test_a_finished_game_waits_until_the_history_has_it(
    start: Callable[..., Program], paths: Paths, qtbot: Any, heard: bool
) -> None:
    save_id, last = almost_over(paths, known_game("elementos"))
    paths.history_file.mkdir(parents=True)  # nothing can be put there
    window = start().window
    failure = "The finished game couldn’t be added to the statistics. "
    finish(window, save_id, last)
    if heard:
        qtbot.waitUntil(lambda: notice(window).startswith(failure))
    window.show_home()  # if not, at once: nobody has been told of the failure yet, or just now
    assert waiting(window) == [save_id]
    qtbot.waitUntil(lambda: notice(window).startswith(failure))
    paths.history_file.rmdir()
    assert window.host.resume(save_id)
    assert window.table is not None
    assert window.table.end_card.isVisible()
    window.show_home()
    assert waiting(window) == []
    qtbot.waitUntil(lambda: notice(window) == "")
    assert window.services.history.get(save_id) is not None


KILLED = """
import os, signal, sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from elios_desktop.app import Program
from elios_desktop.storage.atomic import FileSystem
from elios_desktop.storage.paths import Paths
from tests.ui.drive import lift_curtain
from tests.ui.real_games import finish

folder, save_id, last, seen = sys.argv[1:]
app = QApplication([])
program = Program(app, Paths.under(Path(folder)), FileSystem())
window = program.window
window.show()
if seen == "True":
    finish(window, save_id, last)
else:
    assert window.host.resume(save_id)
    lift_curtain(window.table)
    assert window.table.controller.submit_text(last) is None
assert window.services.writer.flush(180)
os.kill(os.getpid(), signal.SIGKILL)
"""


@sized(
    ("game", "seen"),
    [("elementos", False)],
    [("elementos", True), ("elementos", False), ("tournament", True)],
)
def test_a_game_whose_end_was_seen_before_the_program_was_killed_waits_no_more(
    start: Callable[..., Program], paths: Paths, checkout: Path, qtbot: Any, game: str, seen: bool
) -> None:
    """One that nobody has seen end is opened at its end."""
    tournament = game == "tournament"
    save_id, last = tournament_almost_over(paths) if tournament else almost_over(paths, known_game(game))
    arguments = [sys.executable, "-c", KILLED, str(paths.data.parent), save_id, last, str(seen)]
    killed = subprocess.run(arguments, cwd=checkout, env=os.environ | {"QT_QPA_PLATFORM": "offscreen"}, check=False)
    assert killed.returncode == -signal.SIGKILL

    window = start().window
    in_history = len(window.services.history.lines())
    if seen:
        qtbot.waitUntil(lambda: window.home.cards == ())
        assert waiting(window) == []
        assert (in_history > 2) == tournament
        assert in_history
        return
    assert waiting(window) == [save_id]
    assert in_history == 0
    [card] = window.home.cards
    QTest.mouseClick(card, LEFT)
    assert window.table is not None
    assert window.table.end_card.isVisible()
    window.show_home()
    assert waiting(window) == []
    assert [line.id for line in window.services.history.lines()] == [save_id]


def test_an_end_taken_back_is_under_way_again(start: Callable[..., Program], paths: Paths) -> None:
    save_id, last = almost_over(paths, known_game("exagon"))
    window = start().window
    window.services.preferences.change(undo="free")
    page = finish(window, save_id, last)
    page.undoing.undo()
    settle(page)
    assert not page.end_card.isVisible()
    window.show_home()
    assert waiting(window) == [save_id]
    assert window.host.resume(save_id)
    assert window.table is not None
    page = window.table
    page.undoing.redo()
    settle(page)
    QApplication.processEvents()
    assert page.controller.over
    assert page.end_card.isVisible()
    window.show_home()
    assert waiting(window) == []
    assert [line.id for line in window.services.history.lines()] == [save_id]


def test_a_damaged_history_is_set_aside_and_told(start: Callable[..., Program], paths: Paths, qtbot: Any) -> None:
    save_id, last = almost_over(paths, known_game("elementos"))
    paths.history_file.write_bytes(b"no database at all" * 100)
    window = start().window
    finish(window, save_id, last)
    qtbot.waitUntil(lambda: notice(window).startswith("Sorry, the statistics were damaged and have to start again."))
    (aside,) = paths.set_aside.glob("history-*")
    assert aside.read_bytes().startswith(b"no database")
    assert aside.name in notice(window)
    assert window.services.writer.flush(PATIENCE)
    assert window.services.history.get(save_id) is not None


# -- a mistake of the program


def test_after_a_mistake_in_a_slot_the_game_goes_on(start: Callable[..., Program], tmp_path: Path, qtbot: Any) -> None:
    program = start()
    window = program.window
    page = begin(window)
    make_moves(page, 3)
    assert program.crash is not None
    program.crash.install()
    report = tmp_path / "report.txt"

    def written() -> set[str]:
        """But for the boxes' pictures, which are kept some time after they were painted."""
        return {path for path in tree(tmp_path) if not path.startswith("cache/")}

    assert window.services.writer.flush(PATIENCE)  # also what people have learned is written beside play
    before = written()
    pressed: list[int] = []

    def press(number: int) -> None:
        question = window.findChild(Question)
        if question is None or not question.isVisible():
            QTimer.singleShot(0, window, lambda: press(number))
            return
        pressed.append(number)
        QTest.mouseClick(question.buttons[number], LEFT)

    def save() -> None:
        shown = window.findChild(ReportDialog)
        if shown is None or not shown.isVisible():
            QTimer.singleShot(0, window, save)
            return
        choose()
        QTest.mouseClick(shown.save_button, LEFT)
        shown.accept()

    def choose() -> None:
        dialog = window.findChild(QFileDialog)
        if dialog is None or not dialog.isVisible():
            QTimer.singleShot(0, window, choose)
            return
        field = dialog.findChild(QLineEdit)
        assert field is not None
        field.setText(str(report))
        dialog.accept()

    def mistake() -> None:
        raise RuntimeError("made by a test")

    for number in (0, 1):
        press(number)
        if number == 1:
            save()
        QTimer.singleShot(0, window, mistake)
        qtbot.waitUntil(lambda expected=number: len(pressed) == expected + 1)
        if number == 0:
            assert written() == before  # nothing is written unless a report is asked for
    program.crash.uninstall()
    qtbot.waitUntil(report.exists)
    text = report.read_text()
    assert "RuntimeError: made by a test" in text
    assert '"view"' in text
    assert page is window.table
    make_moves(page, 2)
    assert page.controller.session.ply == 5


# -- undo, redo, and what is saved at every ply


@sized("plies", [4], [24])
@sized("game_id", ["holi"], GAME_IDS)
def test_every_ply_is_the_same_after_saving_undoing_and_redoing(qtbot: Any, game_id: str, plies: int) -> None:
    game = known_game(game_id)
    for number, seats in enumerate(dict.fromkeys((game.seats[0], game.seats[-1]))):
        chance = Random(number)
        options = chosen_options(game, seats, chance)
        controller = drive.begin(new_game(game_id, seats, options, number), Settings(undo="free", curtain="never"))
        page = drive.open_page(qtbot, controller)
        states = [controller.session.state]
        while controller.session.state.result is None and controller.session.ply < plies:
            make_moves(page, 1, chance.randrange(1000))
            if controller.session.ply >= len(states):
                states = [controller.session.state_at(ply) for ply in range(controller.session.ply + 1)]
            assert_saved_whole(controller)
        for state in reversed(states[:-1]):
            page.undoing.undo()
            settle(page)
            assert controller.session.state == state
            assert_saved_whole(controller)
        assert controller.steps.undo_reason() == "nothing_done"
        for state in states[1:]:
            page.undoing.redo()
            settle(page)
            assert controller.session.state == state
        assert controller.steps.redo_reason() == "nothing_undone"
        page.shut()


def assert_saved_whole(controller: Controller) -> None:
    """What is saved now brings everything back."""
    document = controller.document()
    again = decode(encode(document, "2026-01-01T00:00:00+00:00"))
    play = Controller.load(again)
    assert isinstance(play, Session)
    session = controller.session
    assert play.state == session.state
    assert play.state.to_json() == session.state.to_json()
    assert [each.move for each in play.undone] == [each.move for each in session.undone]
    resumed = Controller.resume(again, play, None, drive.Rules())
    expected = document.table | {"curtain": None}
    assert resumed.document().table | {"curtain": None} == expected
    assert resumed.kept.seats == controller.kept.seats


# -- what belongs to the program is missing


def test_missing_resources_are_said_once_and_replaced(
    start: Callable[..., Program], paths: Paths, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("elios_desktop.resources.PACKAGE", tmp_path / "nothing" / "elios_desktop")
    paths.config.mkdir(parents=True)
    tips = {"tips": "never"}  # another kind of notice
    broken = {"format": "elios-desktop.settings", "version": 1, "language": "de", "volume": 999, **tips}
    paths.settings_file.write_text(json.dumps(broken))
    program = start()
    window = program.window
    said = set()
    while notice(window):
        said.add(notice(window))
        QTest.mouseClick(window.notice_bar.close_button, LEFT)
    assert said == {
        "Some settings were damaged and are back to their defaults.",
        "The program’s own font is missing; the system’s is used instead.",
        "The translation is missing, so the program speaks English.",
    }
    for box in BOXES:
        page = begin(window, box.game, box.players[0])
        make_moves(page, 3)
        window.services.sounds.play("place")
        assert page.controller.session.ply in (2, 3)
        assert notice(window) == ""
