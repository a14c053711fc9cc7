"""Hostile programs at a seat: each is survived, told of, and gone afterwards with all that it has started."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication, QPlainTextEdit

from elios_desktop.storage.settings import Settings
from elios_desktop.ui.kit.dialogs import Reading
from elios_desktop.ui.play.table_page import TablePage
from elios_desktop.ui.session import computers as asking
from elios_desktop.ui.session.guest import MOST_MESSAGES, Guest, _Job, _Limits
from elios_desktop.ui.session.new_game import ChosenSeat, program_kind
from elios_desktop.ui.session.thinker import AT_ONCE, Failure, Trouble, own_command
from tests.sizes import sized
from tests.ui.drive import NAMES, begin, new_game, open_page, push
from tests.ui.hostile_programs import (
    ANSWERS,
    COMMANDS,
    LATE,
    LOOP,
    OPENING,
    PLAYS,
    REFUSED,
    WITHOUT_QUESTION,
    source,
)  # fmt: skip
from tests.ui.test_programs import command, table_with
from tests.waiting import PATIENCE, PATIENCE_MS, until

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks for processes in Linux' /proc")

SHORT_MS = 1_500
"""How long a program is waited for that says nothing; the others have their usual time."""
ALL = {**ANSWERS, **WITHOUT_QUESTION}
EVERY_DAY = (
    "a line without end", "a million lines at once", "the answer, more lines, and an end", "a move of 60,000 letters",
    "a move of 1,000 letters", "70 kB beside the move",
    "an arrangement for the other", "other numbers without end", "answers without end", "a closed output", "a daemon",
    "a daemon and an end", "twenty children", "an end of those who watch it", "a stop of those who watch it",
    "messages without end", "a word and an end",
)  # fmt: skip
"""One of each kind; the long form has them all."""


class Traces:
    """What is left of a program: processes know by their environment whose they are."""

    def __init__(self, mark: str) -> None:
        self._mark = f"ELIOS_TEST_GUEST={mark}".encode()

    def __call__(self) -> list[str]:
        found = []
        for each in Path("/proc").iterdir():
            try:
                if each.name.isdecimal() and self._mark in (each / "environ").read_bytes().split(b"\0"):
                    line = (each / "cmdline").read_bytes().replace(b"\0", b" ").decode()
                    if line and int(each.name) != os.getpid():  # a zombie has none
                        found.append(line)
            except OSError:
                continue
        return found


@pytest.fixture
def left(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Traces]:
    """The processes of this test's programs that still run."""
    mark = uuid4().hex
    monkeypatch.setenv("ELIOS_TEST_GUEST", mark)
    monkeypatch.chdir(tmp_path)
    traces = Traces(mark)
    yield traces
    for each in Path("/proc").iterdir():  # whatever a failing test has left
        try:
            other = each.name.isdecimal() and int(each.name) != os.getpid()
            if other and f"ELIOS_TEST_GUEST={mark}".encode() in (each / "environ").read_bytes():
                os.kill(int(each.name), signal.SIGKILL)
        except OSError:
            continue


def sit_down(qtbot: Any, tmp_path: Path, name: str) -> TablePage:
    script = tmp_path / "hostile.py"
    script.write_text(source(name), encoding="utf-8")
    return table_with(qtbot, {"Bot": command(script)}, program_kind("Bot"))


@sized("name", EVERY_DAY[::3], sorted(ALL))
def test_a_hostile_program_is_survived(
    qtbot: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, left: Traces, name: str
) -> None:
    said = ALL[name][1]
    if said == LATE:
        monkeypatch.setattr(asking, "PATIENCE_MS", SHORT_MS)
    page = sit_down(qtbot, tmp_path, name)
    controller, computers = page.controller, page.assistants.computers
    qtbot.waitUntil(lambda: computers.stuck is not None or 1 in controller.kept.arrangements)
    if said == PLAYS:
        assert computers.stuck is None, page.prompt.text.text()
    else:
        text = page.prompt.text.text()
        assert said in text
        assert len(computers.trouble_sentence()()) < 400, "the line itself shows no word of 1,000 letters"
        assert (page.prompt.buttons.of("again") is None) == (page.prompt.buttons.of("take-over") is None) is False
    assert set(controller.kept.arrangements) <= {1}
    if said == REFUSED or 1 in controller.kept.arrangements:
        assert 2 not in controller.kept.arrangements, "that is another's"
    # The person's own arrangement is as they left it, whatever the program said.
    controller.turns.come()
    own = controller.session.game.arrangement(controller.session.state, 2, 5)
    assert controller.arrange(2, own) is None
    assert 2 in controller.kept.arrangements or own.text in controller.session.record()["moves"]
    page.close()
    page.shut()
    qtbot.waitUntil(lambda: left() == [])


def test_no_program_has_the_sand_run_out(qtbot: Any, tmp_path: Path, left: Traces) -> None:
    """The rules take that of whoever watches the hourglass, which is the table."""
    script = tmp_path / "hostile.py"
    loop = LOOP.replace("for line in sys.stdin", "for number, line in enumerate(sys.stdin)")
    script.write_text(OPENING + loop + "    say(json.dumps({'move': move if number < 2 else 'timeout'}))\n")
    seats = tuple(ChosenSeat(name, number, kind=program_kind("Bot")) for number, name in enumerate(NAMES[:2]))
    new = replace(new_game("exagon", 2, timed=True), seats=seats)
    page = open_page(qtbot, begin(new, Settings(programs={"Bot": command(script)})))
    page.assistants.computers.pace = "instant"
    page.assistants.computers.follow()
    qtbot.waitUntil(lambda: page.assistants.computers.stuck is not None)
    assert page.controller.session.ply == 2
    assert "wants to play “timeout”" in page.prompt.text.text().translate(dict.fromkeys(map(ord, "\u2068\u2069")))
    page.close()
    page.shut()


@sized("what", ["nothing", "an open quotation mark", "a folder", "a shell's line"], sorted(COMMANDS))
def test_a_command_that_starts_nothing_is_said(qtbot: Any, left: Traces, what: str) -> None:
    page = table_with(qtbot, {"Bot": COMMANDS[what]}, program_kind("Bot"))
    qtbot.waitUntil(lambda: page.assistants.computers.stuck is not None)
    said = page.prompt.text.text()
    assert "can’t be started with" in said or (what == "a shell's line" and "and that isn’t a move." in said)
    assert not Path("/tmp/owned").exists()
    assert not any(Path().iterdir())


def test_messages_are_offered_beside_try_again(qtbot: Any, tmp_path: Path, left: Traces) -> None:
    page = sit_down(qtbot, tmp_path, "a word and an end")
    qtbot.waitUntil(lambda: page.prompt.buttons.of("messages") is not None)
    page.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is not None)
    push(page, "messages")
    dialog = page.window().findChild(Reading)
    assert dialog is not None
    text = dialog.findChild(QPlainTextEdit)
    assert text is not None
    assert text.toPlainText() == "\\x1b[31mno\\x07 �"
    dialog.copy_button.click()
    assert QApplication.clipboard().text() == text.toPlainText()
    dialog.close()


def test_only_the_last_of_the_messages_is_kept(qtbot: Any, left: Traces) -> None:
    script = (
        "import sys\nfor line in sys.stdin:\n    [print('x' * 400, n, file=sys.stderr) for n in range(5_000)]\n"
        "    print('{\"move\": 1}', flush=True)"
    )
    parent, heard = QObject(), list[Any]()
    guest = Guest(parent, f'"{sys.executable}" -c "{script.replace(chr(34), chr(34) * 3)}"', PATIENCE_MS)
    guest.ask({"do": "choose"}, heard.append)
    qtbot.waitUntil(lambda: bool(heard))
    assert heard == [{"move": 1}]
    qtbot.waitUntil(lambda: guest.messages.endswith("x 4999"))
    assert len(guest.messages) <= MOST_MESSAGES
    guest.close()


class Passes:
    """How much is done from one pass of the event loop to the next: calls of functions, Python's own and others'."""

    def __init__(self, each: Callable[[], object] = int) -> None:
        self.calls = [0]
        self._each = each
        self._timer = QTimer()
        self._timer.timeout.connect(self._next)

    def __enter__(self) -> Passes:
        self._timer.start(0)
        sys.setprofile(self._count)
        return self

    def __exit__(self, *_error: object) -> None:
        sys.setprofile(None)
        self._timer.stop()

    def _count(self, _frame: object, event: str, _function: object) -> None:
        self.calls[-1] += event in ("call", "c_call")

    def _next(self) -> None:
        self._each()
        self.calls.append(0)


def asked(name: str, tmp_path: Path, parent: QObject, heard: list[Any]) -> Guest:
    script = tmp_path / "hostile.py"
    script.write_text(source(name), encoding="utf-8")
    guest = Guest(parent, command(script), PATIENCE_MS)
    guest.ask({"do": "choose", "legal": ["x"]}, heard.append)
    return guest


@pytest.mark.parametrize(
    "name",
    ["a million lines at once", "a megabyte of other numbers at once", "a megabyte without a line's end at once"],
)
def test_of_all_that_is_said_at_once_little_is_looked_at_in_one_go(
    qtbot: Any, tmp_path: Path, left: Traces, name: str
) -> None:
    """So the window can do something else in between."""
    parent, heard = QObject(), list[Any]()
    guest = asked(name, tmp_path, parent, heard)
    with Passes() as passes:
        qtbot.waitUntil(lambda: bool(heard))
    assert heard[0].failure is Failure.RUBBISH
    assert max(passes.calls) < 2 * AT_ONCE
    guest.close()


def test_who_talks_unasked_is_not_listened_to(qtbot: Any, tmp_path: Path, left: Traces) -> None:
    """And nothing of it piles up."""
    parent, heard, waiting = QObject(), list[Any](), list[int]()
    guest = asked("the answer and lines without end", tmp_path, parent, heard)

    def look() -> None:
        if heard and guest.process is not None:
            waiting.append(guest.process.bytesAvailable())

    with Passes(look) as passes:
        qtbot.waitUntil(lambda: len(waiting) > 200)
    assert heard == [{"move": "x"}]
    assert set(waiting[5:]) == {0}
    assert max(passes.calls) < 2 * AT_ONCE
    guest.close()


# -- the window's end


WINDOW = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)
from PySide6.QtCore import QCoreApplication, QTimer
from elios_desktop.ui.session.guest import Guest
application = QCoreApplication([])
guest = Guest(application, sys.argv[1], 600_000)
def heard(reply):
    print("heard", flush=True)
    if sys.argv[2] == "crash":
        os.abort()
    if sys.argv[2] == "quit":
        application.quit()
guest.ask({"do": "choose", "legal": ["x"]}, heard)
application.exec()
"""
BUSY = ("no look at further questions", "a child", "a daemon", "children of children", "a stop of those who watch it")


@sized(
    ("end", "name"),
    [("KILL", "no look at further questions"), ("quit", "a child")],
    [(end, name) for end in ("TERM", "KILL", "INT", "HUP", "crash", "quit") for name in BUSY],
)
def test_a_program_ends_with_the_window_however_that_ends(tmp_path: Path, left: Traces, end: str, name: str) -> None:
    script = tmp_path / "hostile.py"
    script.write_text(source(name), encoding="utf-8")
    window = subprocess.Popen(
        [sys.executable, "-c", WINDOW, command(script), end], stdout=subprocess.PIPE, cwd=Path(__file__).parents[2]
    )
    assert window.stdout is not None
    assert window.stdout.readline() == b"heard\n"
    assert any("hostile.py" in line for line in left()) or end in ("crash", "quit")
    if end not in ("crash", "quit"):
        window.send_signal(getattr(signal, f"SIG{end}"))
    window.wait(PATIENCE)
    window.stdout.close()
    until(lambda: not left(), "the end of what it started")


# -- Windows


class Kernel:
    """What Windows' kernel32 would be asked."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, Any]] = []
        for name, answer in (("CreateJobObjectW", 7), ("OpenProcess", 8), ("SetInformationJobObject", 1),
                             ("AssignProcessToJobObject", 1), ("CloseHandle", 1)):  # fmt: skip
            setattr(self, name, self._function(name, answer))

    def _function(self, name: str, answer: int) -> Any:
        def call(*arguments: Any) -> int:
            self.calls.append((name, [getattr(each, "value", each) for each in arguments]))
            return answer

        return call


def test_on_windows_a_job_holds_it() -> None:
    import ctypes

    kernel = Kernel()
    job = _Job(kernel)
    job.hold(1234)
    names = [name for name, _ in kernel.calls]
    assert names == [
        "CreateJobObjectW", "SetInformationJobObject", "OpenProcess", "AssignProcessToJobObject", "CloseHandle",
    ]  # fmt: skip
    assert kernel.calls[1][1][2]._obj.flags == 0x2000, "all end with the last handle"
    assert kernel.calls[2][1][2] == 1234
    assert kernel.calls[3][1] == [7, 8]
    assert kernel.calls[4][1] == [8], "the job's own handle stays open"
    job.close()
    assert kernel.calls[-1] == ("CloseHandle", [7])
    if ctypes.sizeof(ctypes.c_void_p) == 8:
        assert ctypes.sizeof(_Limits) == 144
        assert _Limits.flags.offset == 16


def test_a_keeper_without_a_window_does_nothing(tmp_path: Path) -> None:
    touched = tmp_path / "touched"
    done = subprocess.run([*own_command("keep", "1"), "touch", str(touched)], check=False, timeout=PATIENCE)
    assert done.returncode == 0
    assert not touched.exists()


def test_no_words_are_no_program(qtbot: Any) -> None:
    heard: list[Any] = []
    parent = QObject()
    Guest(parent, '"', 1000).ask({}, heard.append)
    assert heard == [Trouble(Failure.NOT_STARTED)]
