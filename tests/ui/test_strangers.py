"""What a stranger sends: it starts nothing, changes nothing that is another's, and its text stays in its place."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from elios_desktop.engine.contract import GAME_IDS, Json
from elios_desktop.engine.record import HUMAN, MOST_MOVES, computer_level
from elios_desktop.storage.saves import SaveDocument
from elios_desktop.storage.settings import Settings
from elios_desktop.strict_json import StrictJsonError, read_file
from elios_desktop.ui.session import computers as computers_module
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.session.guest import Guest
from elios_desktop.ui.session.new_game import program_name
from elios_desktop.ui.session.thinker import Thinker
from elios_desktop.ui.shell.settings_page import SettingsPage
from elios_desktop.ui.shell.window import MainWindow
from tests.hostile_names import NAMES
from tests.sizes import sized
from tests.ui.drive import DiskInMemory, Rules, begin, drop, new_game, open_page, settle
from tests.ui.real_games import under_way
from tests.ui.test_hostile_names import harmful, texts_of
from tests.waiting import PATIENCE_MS

KINDS = (
    "program:Local", "program:", "program", "Program:Local", "program:Local ", "program: Local", "PROGRAM", "computer:",
    "computer:0", "computer:8", "computer:1 ", "computer:１", "computer:program:Local", "human ", "Human", "", "local",
    "program:local", "computer:program", "human\x00", "computer:1\n",
)  # fmt: skip


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The commands that were to be started."""
    commands: list[str] = []

    def note(command: str, parent: QObject) -> Thinker:
        commands.append(command)
        return Thinker(parent, ("/nowhere/at all",))

    monkeypatch.setattr(computers_module, "started", note)
    return commands


@sized("way", ["file"], ["file", "paste", "save"])
def test_a_record_starts_no_program(window: MainWindow, tmp_path: Path, started: list[str], way: str) -> None:
    window.services.preferences.change(programs={"Local": "local", "": "nameless"})
    record = under_way(window, "elementos", 4).controller.session.record()
    acting = window.table.controller.turns.now.acting if window.table is not None else None
    assert acting is not None
    for number, kind in enumerate(KINDS):
        record["seats"][acting - 1] = {"name": "Bob", "kind": kind, "program": "Local"}
        if way == "file":
            path = tmp_path / f"{number}.elios"
            path.write_text(json.dumps(record | {"table": {"seats": [{"program": "Local"}] * 2}}), encoding="utf-8")
            window.host.open_file(str(path))
        elif way == "paste":
            window.host.paste(json.dumps(record))
        else:
            document = window.services.saves.new_document(record=record)
            window.services.saves.save(document)
            window.services.saves.release(document.id)
            assert window.host.resume(document.id)
        assert window.table is not None
        settle(window.table)
        seated = window.table.controller.kept.seats[acting - 1].kind
        assert seated == HUMAN or computer_level(seated) or program_name(seated) == "", kind
        assert started == []
    window.show_home()


def test_what_lies_where_the_window_was_started_is_not_run(
    qtbot: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A folder of downloads has modules that are called like Python's own, or like the program."""
    ran, folder, home = tmp_path / "ran", tmp_path / "downloads", tmp_path / "home"
    folder.mkdir()
    home.mkdir()
    for name in ("json", "random", "ctypes", "subprocess", "elios_desktop", "sitecustomize", "player"):
        (folder / f"{name}.py").write_text(f"open({str(ran)!r}, 'a').write(__name__)\n", encoding="utf-8")
    answer = "import json\nprint(json.dumps({'move': 'x'}), flush=True)\ninput()\ninput()\n"
    (home / "player.py").write_text(answer, encoding="utf-8")
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.chdir(folder)
    parent, heard, session = QObject(), list[Any](), begin(new_game("elementos", 2)).session
    thinker, guest = Thinker(parent), Guest(parent, f'"{sys.executable}" player.py', PATIENCE_MS)
    thinker.choose("elementos", session.seen_by(1), 1, 1, heard.append)
    guest.ask({"do": "choose"}, heard.append)
    qtbot.waitUntil(lambda: len(heard) == 2)
    assert {"move": "x"} in heard
    assert all("move" in each for each in heard)
    assert not ran.exists(), ran.read_text(encoding="utf-8")
    thinker.close()
    guest.close()


# -- arrangements


ARRANGEMENTS: dict[str, Json] = {
    "of the other seat": {"2": ["arrange 1 FW WA AF FW WA AF FW WA AF", 5]},
    "no arrangement": {"2": ["b2-b3", 5]},
    "not of the notation": {"1": ["\x00", 5], "2": ["", 1]},
    "against the rules": {"1": ["arrange 1 FW FW FW FW FW FW FW FW FW", 5]},
    "all there": {"1": ["arrange 1 FW WA AF FW WA AF FW WA AF", 5], "2": ["arrange 2 FW WA AF FW WA AF FW WA AF", 5]},
    "all there, one wrong": {"1": ["arrange 2 FW WA AF FW WA AF FW WA AF", 5], "2": ["nonsense", 5]},
}


@pytest.mark.parametrize("what", ARRANGEMENTS)
def test_arrangements_of_a_file_leave_somebody_who_can_act(qtbot: Any, what: str) -> None:
    record = begin(new_game("elementos", 2)).session.record()
    document = SaveDocument("0" * 32, "", record=record, table={"arrangements": ARRANGEMENTS[what]})
    controller = Controller.resume(document, Controller.load(document), DiskInMemory(), Rules(Settings()))
    open_page(qtbot, controller)
    while controller.session.state.pending:
        controller.turns.come()
        acting = controller.turns.now.acting
        assert acting is not None
        assert controller.may_act
        move = controller.session.game.arrangement(controller.session.state, acting, 1)
        assert controller.arrange(acting, move) is None
    assert controller.session.ply == 2


def test_nobody_arranges_for_another_seat() -> None:
    for game in ("elementos", "elios"):
        controller = begin(new_game(game, 2))
        theirs = controller.session.game.arrangement(controller.session.state, 2, 1)
        refusal = controller.arrange(1, theirs)
        assert refusal is not None
        assert refusal.code == "game.not_yours"
        assert controller.kept.arrangements == {}


def test_what_waited_and_is_refused_is_a_fault_and_no_silence() -> None:
    """Whoever arranges last would else sit before a table at which nobody can do anything."""
    controller = begin(new_game("elementos", 2))
    controller.kept.arrangements[2] = "b2-b3", 0
    with pytest.raises(ValueError, match=r"what waited is refused: .*b2-b3"):
        controller.arrange(1, controller.session.game.arrangement(controller.session.state, 1, 1))


# -- numbers and files


@pytest.mark.parametrize("size", [1001, 1_000_000])
def test_a_long_number_is_quoted_shortly(window: MainWindow, tmp_path: Path, size: int) -> None:
    record = under_way(window, "elementos", 4).controller.session.record()
    text = json.dumps(record | {"version": 123}).replace("123", "9" * size)
    path = tmp_path / "long.elios"
    path.write_text(text, encoding="utf-8")
    window.host.open_file(str(path))
    window.host.paste(text)
    notice = window.services.notices.current
    assert notice is not None
    assert "999…” isn’t a number that can be used." in notice.text()
    assert len(notice.text()) < 200
    window.show_home()


@pytest.mark.parametrize("way", ["file", "paste"])
@pytest.mark.parametrize("what", ["game", "tournament"])
def test_a_game_without_end_is_not_replayed(window: MainWindow, tmp_path: Path, what: str, way: str) -> None:
    """A legal one of 290,000 moves held the window for half a minute, and took a gigabyte; a tournament of two thousand
    games, whose totals were added up anew after each, for ten minutes."""
    record = under_way(window, "elementos", 4).controller.session.record()
    window.show_home()
    record["moves"] += ["b2-b3"] * (MOST_MOVES // 2 if what == "tournament" else MOST_MOVES - 3)
    if what == "tournament":
        listed = [{"record": record, "result": {}}, {"record": None}, [], {"record": record, "result": {}}]
        record = {**record, "format": "elios-desktop.tournament", "finished": listed, "running": [], "moves": []}
    text = json.dumps(record)
    path = tmp_path / "endless.elios"
    path.write_text(text, encoding="utf-8")
    _ = window.host.open_file(str(path)) if way == "file" else window.host.paste(text)
    assert window.table is None
    notice = window.services.notices.current
    assert notice is not None
    assert "too long to be opened: more than 10000 moves" in notice.text()


def test_a_file_that_has_nothing_yet_can_not_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "kmsg.elios"
    path.write_bytes(b"{}")
    opened = os.fdopen

    class Empty:
        def __init__(self, descriptor: int, mode: str) -> None:
            self._file = opened(descriptor, mode)

        def __enter__(self) -> Empty:
            return self

        def __exit__(self, *_error: object) -> None:
            self._file.close()

        def read(self, _limit: int) -> None:
            return None

    monkeypatch.setattr(os, "fdopen", Empty)
    with pytest.raises(StrictJsonError, match="cannot_read"):
        read_file(path)


# -- what is pasted, dropped, and put into fields

TEXTS: tuple[str, ...] = (
    "", "\x00", "{}", "null", "\ud800", "[" * 100_000, "<script" * 50_000, "\u202e" * 10_000, "e\u0301" * 100_000,
    '"' * 500_001, '{"format": "elios-desktop.record"}', '{"format": "elios-desktop.puzzles", "version": 99}',
    '{"format": "elios-desktop.puzzles", "version": 1, "puzzles": [' + "0," * 100_000 + "0]}",
    '{"format": "elios-desktop.tournament", "version": 1, "finished": [{}]}', "file:///etc/passwd", "x" * 5_000_000,
)  # fmt: skip
"""Nobody's game."""


@sized("text", [TEXTS[number] for number in (1, 4, 8, 12)], TEXTS)
def test_a_pasted_text_that_is_no_game_is_one_sentence(window: MainWindow, text: str) -> None:
    QApplication.clipboard().setText(text)
    window.actions_["paste"].trigger()
    QApplication.processEvents()
    notice = window.services.notices.current
    assert window.page is window.home
    assert notice is not None
    assert 0 < len(notice.text()) < 400
    assert harmful(notice.text()) == []


def test_odd_things_that_are_dropped_are_one_sentence_or_nothing(window: MainWindow, tmp_path: Path) -> None:
    assert not drop(window, *map(QUrl, ("http://x/y.elios", "data:,x.elios", "javascript:1.elios", "")))
    assert window.services.notices.current is None
    odd = tmp_path / "odd"  # nothing of the window's own is in it
    odd.mkdir()
    (odd / "folder.elios").mkdir()
    (odd / "loop.elios").symlink_to(odd / "loop.elios")
    (odd / "endless.elios").symlink_to("/dev/zero")
    os.mkfifo(odd / "pipe.elios")
    for name in ("\u202egnp.elios", "a\nb.elios", "<b>x<i>.elios", "{name}.elios", "x" * 240 + ".elios", "page.html"):
        (odd / name).write_bytes(b"<")
    there = sorted(odd.iterdir())
    for path in (*there, odd / "none.elios", Path("//host/share/x.elios")):
        assert drop(window, path)
        notice = window.services.notices.current
        assert notice is not None, path
        assert 0 < len(notice.text()) < 400
        assert harmful(notice.text()) == []
    assert drop(window, *(odd / f"{number}.elios" for number in range(2000)))
    notice = window.services.notices.current
    assert notice is not None
    assert len(notice.text()) < 400
    assert window.page is window.home


@sized(
    "text", ["\u202eAn\u2069na\x00\n" + "x" * 100_000], ["a\x00b", "e\u0301" * 500, "=cmd|' /C calc'!A0", *NAMES[::20]]
)
def test_whatever_is_put_into_fields_is_harmless_beside_them(window: MainWindow, text: str) -> None:
    pages: list[Callable[[], object]] = [
        window.show_people,
        window.show_settings,
        window.desk.show_plan,
        *(partial(window.show_new_game, game) for game in GAME_IDS),
    ]
    filled = 0
    for come in pages:
        come()
        if isinstance(window.page, SettingsPage):
            window.page.programs.add_button.click()
        QApplication.processEvents()
        for field in [each for each in window.findChildren(QLineEdit) if each.isVisible() and each.isEnabled()]:
            QApplication.clipboard().setText(text)
            field.selectAll()
            field.paste()
            QTest.keyClick(field, Qt.Key.Key_Return)
            filled += 1
            QApplication.processEvents()
        typed = {each.text() for each in window.findChildren(QLineEdit)}
        assert [(each, wrong) for each in texts_of(window) if each not in typed and (wrong := harmful(each))] == []
        window.show_home()
    assert filled >= 10
