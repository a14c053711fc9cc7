"""What tests of the window get: the real program on folders of the test's own, and a strict end.

A Qt message fails a test, and so do a window or a timer that it leaves behind.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from weakref import WeakSet

import pytest
from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from elios_desktop import swift_start
from elios_desktop.app import Application, Program
from elios_desktop.resources import compiled_translation
from elios_desktop.start_request import StartRequest
from elios_desktop.storage.atomic import FileSystem
from elios_desktop.storage.paths import Paths
from elios_desktop.ui.kit import i18n, sound
from elios_desktop.ui.kit.notice_bar import StripGuard
from elios_desktop.ui.kit.process import Collector
from elios_desktop.ui.kit.seen_time import AwakeClock
from elios_desktop.ui.kit.system_wishes import SystemWishes
from elios_desktop.ui.play.hand_over import Guard, HandOver
from elios_desktop.ui.session import turns
from elios_desktop.ui.session.turns import Turns
from elios_desktop.ui.shell.window import MainWindow
from tests.ui.garbage import put_aside
from tests.ui.painted_once import PaintedOnce
from tests.ui.pseudo import PSEUDO, compile_pseudo
from tests.ui.spoken import Painted
from tests.ui.stages import Stage
from tests.ui.waiting import Beats, PatientBot

swift_start.done()  # tests don't start once but all the time
gc.enable()  # until there is a window

_HARMLESS = tuple(
    f"This plugin does not support {what}" for what in ("propagateSizeHints()", "raise()", "grabbing the keyboard")
)
"""What the offscreen platform says of itself."""


@pytest.fixture(scope="session")
def qapp_cls() -> type[QApplication]:
    """pytest-qt makes the program's own application."""
    return Application


@pytest.fixture(scope="session")
def _collector(qapp: QApplication) -> Iterator[None]:
    """Garbage is collected on the window's thread, as in the program."""
    collector = Collector()
    yield
    collector.stop()


@pytest.fixture(scope="module")
def _little_to_search(_collector: None) -> None:
    """Thousands of tests wait in each process, beside all that those before have left: put aside, it isn't looked
    through at each search for garbage."""
    put_aside()


@pytest.fixture
def _started_long_ago(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the first start in a process keeps what is there for ever; to ask whether it was the first takes longer
    the more there is."""
    monkeypatch.setattr(swift_start, "done", lambda: None)


@pytest.fixture
def _strict_end(qapp: QApplication, qtlog: Any) -> Iterator[None]:
    timers_before = set(map(id, qapp.findChildren(QTimer)))
    yield
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    messages = [record.message for record in qtlog.records if record.message not in _HARMLESS]
    assert not messages
    assert not [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()]
    assert not [timer for timer in qapp.findChildren(QTimer) if timer.isActive() and id(timer) not in timers_before]


@pytest.fixture
def _undressed(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What a program puts on the application goes with it: type that one test made large is not the next one's, nor
    the language that it spoke. A mouse button that it holds down is let go."""
    font, palette = qapp.font(), qapp.palette()
    spoken: WeakSet[i18n.Language] = WeakSet()
    begin = i18n.Language.__init__

    def of_a_test(language: i18n.Language, parent: QObject | None = None) -> None:
        begin(language, parent)
        spoken.add(language)

    monkeypatch.setattr(i18n.Language, "__init__", of_a_test)
    yield
    for language in list(spoken):
        language.release()
    if qapp.styleSheet():
        qapp.setStyleSheet("")
    qapp.setFont(font)
    qapp.setPalette(palette)
    let_go(qapp)


def let_go(qapp: QApplication) -> None:
    """Of the mouse: while a button is held down, the program moves nothing under the pointer."""
    nowhere = QWidget()
    for each in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton):
        if qapp.mouseButtons() & each:
            QTest.mouseRelease(nowhere, each)
    assert qapp.mouseButtons() == Qt.MouseButton.NoButton


@pytest.fixture
def _hasty(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests act faster than people: only those marked `unhurried` are asked “ready?”, meet the
    hand-over's guard and read what just happened."""
    if request.node.get_closest_marker("unhurried") is None:
        monkeypatch.setattr(Guard, "enabled", False)
        monkeypatch.setattr(StripGuard, "enabled", False)
        monkeypatch.setattr(Turns, "asks_ready", False)
        monkeypatch.setattr(HandOver, "tells", False)


@pytest.fixture
def _time_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is, nobody's time at a table runs out: only clocks that a test has made go on."""

    def stands() -> float:
        return 0.0

    monkeypatch.setattr(turns, "monotonic", stands)
    monkeypatch.setattr(AwakeClock.__init__, "__defaults__", (stands,))


@pytest.fixture
def _no_power_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the window writes is in its file at once, and needn't be waited for until it is on the disk, too: that it is
    asked for is what the storage's own tests are for."""
    monkeypatch.setattr(os, "fsync", lambda _descriptor: None)


@pytest.fixture
def _quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is heard of the tests, wherever they run."""
    monkeypatch.setattr(sound, "ways_out", list)


@pytest.fixture
def _wishless(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the desktop wishes on which the tests run changes nothing in them."""
    monkeypatch.setattr(SystemWishes, "listen", lambda wishes: None)


@pytest.fixture(scope="session")
def _painted(qapp: QApplication) -> PaintedOnce:
    return PaintedOnce()


@pytest.fixture
def _paints_anew(_painted: PaintedOnce) -> None:
    """Nothing that another test has painted is taken over: this one counts what is."""
    _painted.forget()


@pytest.fixture
def _paints_once(_painted: PaintedOnce, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables paint what no test has painted before."""
    _painted.take_over(monkeypatch)


@pytest.fixture
def _in_the_window(
    _collector: None,
    _little_to_search: None,
    _started_long_ago: None,
    _strict_end: None,
    _undressed: None,
    _hasty: None,
    _time_stands: None,
    _no_power_cut: None,
    _quiet: None,
    _wishless: None,
    _paints_once: None,
) -> None:
    """All that a test of the window needs around it; the folders of such tests ask for it by themselves."""


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> PatientBot:
    """Pytest-qt's, with patience."""
    return PatientBot(request)


@pytest.fixture
def beats(monkeypatch: pytest.MonkeyPatch) -> Beats:
    """Nobody sees anything before the test says so."""
    return Beats(monkeypatch)


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    """Folders of the test's own."""
    return Paths.under(tmp_path)


@pytest.fixture
def start(qapp: QApplication, qtbot: Any, paths: Paths, tmp_path: Path) -> Iterator[Callable[..., Program]]:
    """Starts the program and waits until home is complete; closes it at the end. A second call starts it again, a
    `fresh` one on folders that nobody has used."""
    running: list[Program] = []
    started = 0

    def stop() -> None:
        program = running.pop()
        program.window.close()
        program.close()

    def begin(
        files: list[str] | None = None,
        fs: FileSystem | None = None,
        folders: Paths | None = None,
        fresh: bool = False,
        on_painted: Callable[[MainWindow], None] | None = None,
    ) -> Program:
        nonlocal started
        started += 1
        if running:
            stop()
        if fresh:
            folders = Paths.under(tmp_path / f"start-{started}")
        program = Program(qapp, folders or paths, fs or FileSystem())
        running.append(program)
        if on_painted is not None:
            program.painted.connect(lambda: on_painted(program.window))
        with qtbot.waitSignal(program.completed):
            program.start(StartRequest(tuple(files or ())), listen=False)
        qtbot.waitExposed(program.window)
        assert program.crash is not None
        program.crash.uninstall()  # here a mistake of the program fails the test
        return program

    yield begin
    while running:
        stop()


@pytest.fixture
def program(start: Callable[..., Program]) -> Program:
    """The program, started for the first time."""
    return start()


@pytest.fixture
def window(program: Program) -> MainWindow:
    """Its window."""
    return program.window


# -- languages; see `pseudo`, `spoken` and `stages`


@pytest.fixture(scope="session")
def pseudo_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    target = tmp_path_factory.mktemp("pseudo") / "pseudo.qm"
    compile_pseudo(target)
    return target


@pytest.fixture
def pseudo_language(pseudo_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on German is the language of the tests."""
    monkeypatch.setattr(
        i18n, "compiled_translation", lambda code: pseudo_file if code == PSEUDO else compiled_translation(code)
    )


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> Painted:
    heard = Painted()
    heard.listen(monkeypatch)
    return heard


@pytest.fixture
def stage(painted: Painted, start: Callable[..., Program], tmp_path: Path) -> Stage:
    return Stage(start(), tmp_path)
