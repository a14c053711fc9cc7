"""The window: files, notices, languages, geometry, mistakes of the program, a second start."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtNetwork import QLocalSocket
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QTextEdit, QWidget

from elios_desktop.app import Program
from elios_desktop.engine.contract import GAME_IDS
from elios_desktop.start_request import StartRequest
from elios_desktop.storage.atomic import FileSystem
from elios_desktop.storage.paths import Paths
from elios_desktop.ui.kit.dialogs import AboutDialog, KeyboardDialog, Question
from elios_desktop.ui.kit.i18n import Sentence
from elios_desktop.ui.session.new_game import STARS
from elios_desktop.ui.shell.crash import CrashHandler, report_text
from elios_desktop.ui.shell.instance import Instance, hand_over, server_name
from elios_desktop.ui.shell.new_game_page import NewGamePage
from elios_desktop.ui.shell.window import MainWindow
from tests.ui.drive import drop, lift_curtain, settle
from tests.ui.real_games import make_moves, under_way
from tests.ui.waiting import rest, until
from tests.waiting import PATIENCE

LEFT = Qt.MouseButton.LeftButton


def begin(window: MainWindow, game: str = "elementos") -> str:
    """A game with what the page proposes; its id."""
    window.show_new_game(game)
    page = window.page
    assert isinstance(page, NewGamePage)
    page.start()
    assert window.table is not None
    return window.table.controller.id


# -- files


@pytest.fixture
def record(window: MainWindow, tmp_path: Path) -> Path:
    """A saved file; home is in front again."""
    begin(window)
    path = tmp_path / "our game.elios"
    window.host.playing.save_to(path, overwrite=True)
    window.show_home()
    assert window.services.writer.flush(PATIENCE)
    return path


def test_a_file_is_opened_shown_and_remembered(window: MainWindow, record: Path) -> None:
    assert window.host.open_file(str(record))
    assert window.table is not None
    assert window.windowTitle().startswith("Elementos: Player 1, Player 2")
    assert window.services.preferences.now.recent_files == (str(record),)
    window.menus.recent.aboutToShow.emit()
    assert [action.text() for action in window.menus.recent.actions()] == ["our game.elios"]


def test_the_file_given_at_the_start_is_on_the_table(start: Callable[..., Program], tmp_path: Path) -> None:
    window = start().window
    begin(window)
    path = tmp_path / "a.elios"
    window.host.playing.save_to(path, overwrite=True)
    window = start([str(path)]).window
    assert window.table is not None


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (None, "“x.elios” isn’t there."),
        ("no JSON", "“x.elios” isn’t a game saved by Elios Desktop. This isn’t JSON (line 1, column 1)."),
        ('{"format": "else"}', "“x.elios” isn’t a game saved by Elios Desktop."),
        (
            '{"format": "elios-desktop.record", "version": 99}',
            "“x.elios” can’t be opened. This was saved by a newer Elios Desktop (format 99, this one knows 1). "
            "Please update the program.",
        ),
    ],
)
def test_a_file_that_is_no_game_gets_one_sentence(
    window: MainWindow, tmp_path: Path, content: str | None, sentence: str
) -> None:
    path = tmp_path / "x.elios"
    if content is not None:
        path.write_text(content)
    assert not window.host.open_file(str(path))
    assert window.page is window.home
    assert window.notice_bar.text.text() == sentence


def test_of_several_files_the_first_game_is_opened_and_each_that_is_none_is_named(
    window: MainWindow, record: Path, tmp_path: Path, start: Callable[..., Program]
) -> None:
    broken = [tmp_path / f"{letter}.elios" for letter in "xyzuv"]
    for path in broken:
        path.write_text("no JSON")
    later = tmp_path / "later.elios"
    later.write_bytes(record.read_bytes())

    def wrong(*paths: Path) -> str:
        reason = "isn’t a game saved by Elios Desktop. This isn’t JSON (line 1, column 1)."
        return " ".join(f"“{path.name}” {reason}" for path in paths)

    assert window.host.open_files([str(path) for path in (*broken[:2], record, later)])
    assert window.table is not None
    assert window.host.playing.file == record
    assert window.services.preferences.now.recent_files == (str(record), str(later))
    assert window.notice_bar.text.text() == wrong(*broken[:2])
    QTest.mouseClick(window.notice_bar.close_button, LEFT)
    assert window.notice_bar.text.text().startswith("Only one game at a time can be on the table.")

    window = start([str(path) for path in broken]).window
    assert window.page is window.home
    assert window.notice_bar.text.text() == f"{wrong(*broken[:3])} 2 more files can’t be opened either."


def test_a_notice_is_said_once(window: MainWindow, qtbot: Any) -> None:
    """By the voice of the page in front, and again only if it comes again."""
    said: list[str] = []
    window.home.announcer.said.connect(said.append)
    window.host.open_file("/nowhere/x.elios")
    window.services.preferences.change(language="de")
    window.services.preferences.change(language="en")
    qtbot.waitUntil(lambda: said == ["“x.elios” isn’t there."])
    window.services.notices.show("else", Sentence.translate("Window", "Close this notice"))
    QTest.mouseClick(window.notice_bar.close_button, LEFT)
    qtbot.waitUntil(lambda: len(said) == 2)
    assert said[1] == "Close this notice."
    window.host.open_file("/nowhere/x.elios")
    qtbot.waitUntil(lambda: len(said) == 3)
    assert said[2] == said[0]


def test_the_way_to_the_buttons_is_said_at_the_first_table(window: MainWindow, qtbot: Any) -> None:
    way = "F6 moves from the table to its buttons and on; F3 lists all keys."
    said: list[str] = []
    for expected in (True, False):
        begin(window)
        assert window.table is not None
        window.table.announcer.said.connect(said.append)
        qtbot.waitUntil(lambda: bool(said))
        assert (way in " ".join(said)) == expected
        del said[:]
        window.show_home()


def test_a_file_that_somebody_changed_is_not_overwritten_unasked(window: MainWindow, record: Path, qtbot: Any) -> None:
    window.host.open_file(str(record))
    record.write_text("theirs")
    asked: list[str] = []

    def answer(number: int) -> bool:
        question = window.findChild(Question)
        if question is None or not question.isVisible():
            return False
        asked.append(question.windowTitle())
        QTest.mouseClick(question.buttons[number], LEFT)
        return True

    def press(number: int) -> None:
        if not answer(number):
            QTimer.singleShot(0, window, partial(press, number))

    for number, begins in ((1, "theirs"), (0, "{")):
        press(number)
        window.actions_["save"].trigger()
        qtbot.waitUntil(lambda expected=number: len(asked) == 2 - expected)
        assert window.services.writer.flush(PATIENCE)
        assert record.read_text().startswith(begins)
        rest()
    assert asked == ["Replace the file?"] * 2


def test_a_file_dropped_on_the_window_is_opened(window: MainWindow, record: Path, qtbot: Any) -> None:
    assert drop(window, record)
    qtbot.waitUntil(lambda: window.table is not None)


def test_what_cannot_be_opened_leaves_the_game_on_the_table(program: Program, tmp_path: Path, qtbot: Any) -> None:
    window, broken = program.window, tmp_path / "broken.elios"
    broken.write_text("no JSON")
    window.host.playing.remember_file(broken)
    wrong = "“broken.elios” isn’t a game saved by Elios Desktop. This isn’t JSON (line 1, column 1)."
    page = under_way(window, "exagon", 4)
    controller = page.controller

    def second_start() -> None:
        program.heed(StartRequest((str(broken),)))

    def recent() -> None:
        window.menus.recent.aboutToShow.emit()
        window.menus.recent.actions()[0].trigger()

    for way, said in (
        (second_start, wrong),
        (partial(drop, window, broken), wrong),
        (recent, wrong),
        (partial(window.host.paste, "Dear Anna, …"), "There’s no game on the clipboard."),
        (partial(window.host.look_back, "0" * 32), "This finished game can’t be opened any more."),
    ):
        way()
        qtbot.waitUntil(lambda expected=said: window.notice_bar.text.text().startswith(expected))
        assert window.notice_bar.isVisible()
        assert window.page is window.table is page
        assert window.host.playing.controller is controller
        QTest.mouseClick(window.notice_bar.close_button, LEFT)
    make_moves(page, 1)
    assert controller.session.ply == 5
    assert window.services.writer.flush(PATIENCE)
    [waits] = window.services.saves.unfinished()
    assert (waits.id, waits.head["moves"]) == (controller.id, 5)

    window.actions_["settings"].trigger()
    settings = window.page
    second_start()
    assert window.page is settings
    QTest.keyClick(settings, Qt.Key.Key_Escape)
    assert window.page is page


def test_what_cannot_be_opened_leaves_what_was_typed(window: MainWindow, qtbot: Any) -> None:
    window.show_new_game("holi")
    page = window.page
    assert isinstance(page, NewGamePage)
    QTest.keyClicks(page.seats.rows[0].name, "Zoe")
    assert drop(window, Path("/nowhere/x.elios"))
    qtbot.waitUntil(lambda: window.notice_bar.text.text() == "“x.elios” isn’t there.")
    assert window.page is page
    assert page.seats.rows[0].name.text() == "Zoe"


# -- games under way


def test_going_home_and_back_keeps_the_game(window: MainWindow, qtbot: Any) -> None:
    game_id = begin(window)
    window.actions_["settings"].trigger()
    assert window.page is not window.table
    QTest.keyClick(window.page, Qt.Key.Key_Escape)
    assert window.page is window.table
    window.show_home()
    assert window.table is None
    qtbot.waitUntil(lambda: [card.head.id for card in window.home.cards] == [game_id])
    assert not window.actions_["undo"].isEnabled()
    assert window.host.resume(game_id)


def test_a_game_that_is_gone_is_explained(window: MainWindow) -> None:
    assert not window.host.resume("0" * 32)
    assert window.notice_bar.text.text() == "This game is no longer there."


def test_a_game_open_elsewhere_is_explained(window: MainWindow, paths: Paths) -> None:
    from elios_desktop.storage.saves import Saves

    game_id = begin(window)
    window.show_home()
    window.services.writer.flush(PATIENCE)
    code = (
        "import sys; from pathlib import Path; from elios_desktop.storage.paths import Paths;"
        "from elios_desktop.storage.saves import Saves; from elios_desktop.storage.atomic import FileSystem;"
        "p = Paths.under(Path(sys.argv[1])); Saves(p.games, p.set_aside, FileSystem()).claim(sys.argv[2]);"
        "print('held', flush=True); sys.stdin.read()"
    )
    other = subprocess.Popen(
        [sys.executable, "-c", code, str(paths.data.parent), game_id],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert other.stdout is not None
    assert other.stdout.readline() == "held\n"
    assert not window.host.resume(game_id)
    assert window.notice_bar.text.text() == "This game is open in another window of the program."
    other.communicate("")
    assert isinstance(window.services.saves, Saves)


class FullDisk(FileSystem):
    """Writes until it is told that the disk is full."""

    full = False

    def write(self, descriptor: int, data: memoryview) -> int:
        if self.full:
            raise OSError(errno.ENOSPC, "No space left on device")
        return super().write(descriptor, data)


def test_a_full_disk_is_said_and_over_when_there_is_room_again(start: Callable[..., Program], qtbot: Any) -> None:
    fs = FullDisk()
    window = start(fs=fs).window
    begin(window)
    assert window.table is not None
    qtbot.waitUntil(lambda: not window.table.controller.save_queue.busy)
    window.notice_bar.close_button.click()  # how to play
    fs.full = True
    window.table.controller.save_queue.save()
    qtbot.waitUntil(window.notice_bar.isVisible)
    assert window.notice_bar.text.text() == "The game can’t be saved. The disk is full. You can go on playing."
    window.services.preferences.change(theme="dark")
    window.services.preferences.flush()
    fs.full = False
    window.services.preferences.flush()
    window.table.controller.save_queue.save()
    qtbot.waitUntil(lambda: not window.notice_bar.isVisible())


# -- languages


def texts(widget: QWidget) -> set[str]:
    """Every text that a person sees or hears in a widget."""
    found = {widget.windowTitle()}
    for each in (widget, *widget.findChildren(QWidget)):
        found |= {each.toolTip(), each.accessibleName()}
        if isinstance(each, QLabel | QAbstractButton):
            found.add(each.text())
        if isinstance(each, QTextEdit):
            found |= {part for line in each.toPlainText().splitlines() for part in line.split("\t")}
    return found - {""}


def test_the_language_button_is_in_reach_and_names_each_language_in_itself(window: MainWindow) -> None:
    button = window.menus.language_button
    assert button.isVisible()
    names = [action.text() for action in window.menus.language_button.languages.actions()]
    assert names == ["Follow the system", "Italiano", "English", "Deutsch"]
    window.menus.language_button.languages.actions()[3].trigger()
    assert window.services.language.code == "de"
    assert button.text() == "DE"
    assert button.accessibleName().endswith("Deutsch")
    assert window.services.preferences.now.language == "de"


class Marked:
    """A translator into nobody's language: every text of ours between marks."""

    @staticmethod
    def make() -> Any:
        from PySide6.QtCore import QTranslator

        class Translator(QTranslator):
            def isEmpty(self) -> bool:
                return False

            def translate(self, context: str, text: str, disambiguation: str | None = "", n: int = -1) -> str | None:
                return f"«{text}»" if context[:1] != "Q" else None  # Qt's own contexts are classes, QShortcut

        return Translator()


NAMES = {"Elios", "Elementos", "Exagon", "Holi", "Elios Desktop", "Italiano", "English", "Deutsch", "EN", "IT", "DE"}
NAMES |= {*STARS}


def test_switching_leaves_no_text_behind(window: MainWindow, qapp: Any) -> None:
    """Every page is open while the language changes; what isn't in marks then was not translated."""
    translator = Marked.make()
    dialogs = (KeyboardDialog(window.actions_, window, list), AboutDialog(window))
    new_games = (partial(window.show_new_game, game) for game in GAME_IDS)
    shows: list[Callable[[], object]] = [window.show_home, window.show_settings, *new_games]
    for show in shows:
        show()
        qapp.installTranslator(translator)
        qapp.processEvents()
        shown = texts(window)
        for dialog in dialogs:
            shown |= texts(dialog)
        qapp.removeTranslator(translator)
        qapp.processEvents()
        left = {text for text in shown - NAMES if "«" not in text and any(map(str.isalpha, text))}
        keys = {text for text in left if text.startswith(("Ctrl", "F", "Tab", "Enter", "Esc", "R"))}
        assert left - keys == set()
        assert not {text for text in texts(window) if "«" in text}
    for dialog in dialogs:
        dialog.close()


def test_a_seat_reads_its_own_language_while_it_plays(window: MainWindow) -> None:
    window.show_new_game("elementos")
    page = window.page
    assert isinstance(page, NewGamePage)
    page.first.button_of(1).click()
    page.seats.set_language(1, "it")
    page.start()
    assert window.services.language.code == "it"
    window.show_home()
    assert window.services.language.code == "en"
    assert window.services.preferences.now.language == "system"


# -- the window itself


def test_size_and_place_are_remembered(start: Callable[..., Program]) -> None:
    window = start().window
    window.resize(780, 640)
    window = start().window
    assert (window.width(), window.height()) == (780, 640)


def test_full_screen_is_entered_left_and_remembered(start: Callable[..., Program], qtbot: Any) -> None:
    window = start().window
    QTest.keyClick(window, Qt.Key.Key_F11)
    qtbot.waitUntil(window.isFullScreen)
    assert window.actions_["fullscreen"].isChecked()
    window = start().window
    assert window.isFullScreen()
    QTest.keyClick(window, Qt.Key.Key_F11)
    qtbot.waitUntil(lambda: not window.isFullScreen())
    assert not window.actions_["fullscreen"].isChecked()


def test_a_window_from_a_screen_that_is_gone_comes_back_into_sight(start: Callable[..., Program]) -> None:
    from elios_desktop.storage.settings import Window

    start().services.preferences.change(window=Window(90_000, 90_000, 900, 600))
    program = start()
    assert program.window.screen().availableGeometry().contains(program.window.pos())


def test_help_opens_beside_the_page(window: MainWindow, qtbot: Any) -> None:
    window.rulebook_requested.disconnect(window.shelf.open_book)  # what opens then has tests of its own
    with qtbot.waitSignal(window.rulebook_requested) as asked:
        QTest.keyClick(window, Qt.Key.Key_F1)
    assert asked.args == ["", ""]
    window.show_new_game("holi")
    with qtbot.waitSignal(window.rulebook_requested) as asked:
        QTest.keyClick(window, Qt.Key.Key_F1)
    assert asked.args == ["holi", ""]
    QTest.keyClick(window, Qt.Key.Key_F3)
    keyboard = window.findChild(KeyboardDialog)
    assert keyboard is not None
    assert "Ctrl+Z\tUndo" in keyboard.text.toPlainText()
    keyboard.close()


def test_the_page_of_keys_has_those_of_the_game_on_the_table(window: MainWindow) -> None:
    begin(window, "exagon")
    QTest.keyClick(window, Qt.Key.Key_F3)
    keyboard = window.findChild(KeyboardDialog)
    assert keyboard is not None
    lines = keyboard.text.toPlainText().splitlines()
    shown = [tuple(line.split("\t")) for line in lines]
    assert window.table is not None
    assert {(each.key, each.label()) for each in window.table.table.actions()} <= set(shown)
    assert any(key == "S" for key, *_ in shown)
    keyboard.close()


def test_the_keys_for_questions_and_hints_answer_at_a_table(window: MainWindow) -> None:
    begin(window)
    page = window.table
    assert page is not None
    lift_curtain(page)
    page.view.setFocus()
    QTest.keyClick(page.view, Qt.Key.Key_Tab)
    QTest.keyClick(page.view, Qt.Key.Key_F7)
    key = page.hand.focus
    thing = page.view.thing(key) if key is not None else None
    assert thing is not None
    assert page.prompt.text.text().startswith(thing.label.removesuffix("."))
    QTest.keyClick(page.view, Qt.Key.Key_F4)
    until(lambda: page.assistants.hints.offered, "a hint")
    settle(page)
    assert "Press “Ready” to begin like this" in page.prompt.text.text()


def test_a_mistake_of_the_program_offers_a_report_and_goes_on(window: MainWindow, qtbot: Any) -> None:
    begin(window)
    handler = window.findChild(CrashHandler)
    assert handler is not None
    seen: list[str] = []

    def press() -> None:
        question = window.findChild(Question)
        if question is None or not question.isVisible():
            QTimer.singleShot(0, window, press)
            return
        seen.append(question.windowTitle())
        QTest.mouseClick(question.buttons[0], LEFT)

    QTimer.singleShot(0, window, press)
    try:
        raise RuntimeError("made by a test")
    except RuntimeError as error:
        handler.handle(RuntimeError, error, error.__traceback__)
    qtbot.waitUntil(lambda: seen == ["Sorry, that was our fault"])
    assert window.page is window.table

    assert str(Path.home()) not in report_text(f"File {Path.home()}/x.py")


def test_a_file_that_macos_tells_of_comes_to_the_table(
    program: Program, record: Path, qtbot: Any, qapp: QApplication, tmp_path: Path
) -> None:
    """There a double click isn't a start with a name, but an event for the program that runs."""
    window = program.window
    QApplication.sendEvent(qapp, QFileOpenEvent(str(record)))
    qtbot.waitUntil(lambda: window.table is not None)
    QApplication.sendEvent(qapp, QFileOpenEvent(str(tmp_path / "missing.elios")))
    qtbot.waitUntil(window.notice_bar.isVisible)
    assert window.page is window.table


# -- a second start


@pytest.mark.parametrize(
    "wish",
    [
        StartRequest(),
        StartRequest(("/tmp/a.elios", "/tmp/line\nend è.elios")),
        StartRequest(new_game="holi"),
        StartRequest(("/b.elios",), "elios"),
    ],
)
def test_a_wish_goes_to_another_process_and_back(wish: StartRequest) -> None:
    assert StartRequest.from_bytes(wish.to_bytes()) == wish


def test_a_second_start_hands_its_wish_over(program: Program, paths: Paths, qtbot: Any) -> None:
    name = server_name(paths.data)
    instance = Instance(name)
    assert instance.listening
    got: list[StartRequest] = []
    instance.requested.connect(got.append)
    code = (
        "import sys; from PySide6.QtCore import QCoreApplication; app = QCoreApplication([]);"
        "from elios_desktop.ui.shell import instance; from elios_desktop.start_request import StartRequest\n"
        "class Socket(instance.QtNetwork.QLocalSocket):\n"
        "    def waitForReadyRead(self, ms): print('it waits', flush=True); return super().waitForReadyRead(ms)\n"
        "instance.QtNetwork.QLocalSocket = Socket\n"
        "sys.exit(0 if instance.hand_over(sys.argv[1], StartRequest(tuple(sys.argv[2:]))) else 1)"
    )
    files = ("/tmp/a.elios", "/tmp/line\nend è.elios")
    other = subprocess.Popen([sys.executable, "-c", code, name, *files], stdout=subprocess.PIPE, text=True)
    assert other.stdout is not None
    assert other.stdout.readline() == "it waits\n", "the first one is busy meanwhile"
    qtbot.waitUntil(lambda: other.poll() is not None)
    other.stdout.close()
    assert other.returncode == 0
    assert got == [StartRequest(files)]
    instance.close()
    assert not hand_over(name, StartRequest(), patience=0.1)


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="a pipe of Windows is no file")
def test_nothing_is_handed_over_to_another_user(paths: Paths, qtbot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who took the name first would read which files are opened, and no window would ever come."""
    name, me = server_name(paths.data), os.getuid()
    other, got = Instance(name), list[StartRequest]()
    other.requested.connect(got.append)
    with monkeypatch.context() as patched:
        patched.setattr(os, "getuid", lambda: me + 1)
        assert not hand_over(name, StartRequest(("/tmp/secret.elios",)))
    with qtbot.waitSignal(other.requested):
        socket = QLocalSocket()
        socket.connectToServer(name)
        socket.write(StartRequest().to_bytes())
    assert got == [StartRequest()]
    other.close()


def test_a_second_start_can_ask_for_a_new_game(program: Program) -> None:
    """The game on the table is left as it is; what was never a game is none."""
    begin(program.window, "exagon")
    program.heed(StartRequest(new_game="chess"))
    assert program.window.table is not None
    program.heed(StartRequest(new_game="holi"))
    assert isinstance(program.window.page, NewGamePage)
    assert program.window.page.game.id == "holi"


def test_of_several_files_the_first_is_on_the_table(program: Program, record: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.elios"
    other.write_bytes(record.read_bytes())
    program.heed(StartRequest((str(record), str(other))))
    assert program.window.host.playing.file == record
    assert program.services.preferences.now.recent_files[:2] == (str(record), str(other))
    told = program.services.notices.current
    assert told is not None
    assert "Open recent" in told.text()


def test_an_address_left_by_a_killed_program_is_taken_over(qapp: Any, paths: Paths) -> None:
    name = server_name(paths.data) + "-left"
    code = (
        "import sys, os; from PySide6.QtCore import QCoreApplication; app = QCoreApplication([]);"
        "from elios_desktop.ui.shell.instance import Instance;"
        "i = Instance(sys.argv[1]); os._exit(0 if i.listening else 1)"
    )
    assert subprocess.run([sys.executable, "-c", code, name], check=False).returncode == 0
    instance = Instance(name)
    assert instance.listening
    instance.close()
